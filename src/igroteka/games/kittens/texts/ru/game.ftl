# What every page says about this game.

web-poster-kittens = Тяни карты, пока кто-нибудь не взорвётся.
    .level = лёгкая
game-kittens = Взрывные котята
    .short = Котята
web-art-nope = Неть
web-art-defuse = Обезвредь
web-art-exploding = Взрывной котёнок
