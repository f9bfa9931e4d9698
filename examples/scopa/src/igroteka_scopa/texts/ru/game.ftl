# What every page says about this game.

game-scopa = Скопа
web-poster-scopa = Одна удачная карта – и стол чист.
    .level = лёгкая
