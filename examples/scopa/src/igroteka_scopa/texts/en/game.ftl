# What every page says about this game.

game-scopa = Scopa
web-poster-scopa = Sweep the table clean with one clever card.
    .level = easy
