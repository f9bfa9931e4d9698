# What every page says about this game.

web-poster-kittens = Draw until somebody explodes. Hope it is not you.
    .level = easy
game-kittens = Exploding Kittens
    .short = Kittens
web-art-nope = Nope
web-art-defuse = Defuse
web-art-exploding = Exploding Kitten
