# What every page says about this game.

web-poster-bang = Перестрелка, в которой никто не знает, кто за кого.
    .level = средняя
game-bang = Бэнг!
web-art-bang = Бэнг!
web-art-beer = Пиво
web-art-mustang = Мустанг
