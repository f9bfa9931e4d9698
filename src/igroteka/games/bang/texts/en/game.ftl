# What every page says about this game.

web-poster-bang = A shoot-out in which nobody knows who is on whose side.
    .level = medium
game-bang = BANG!
web-art-bang = BANG!
web-art-beer = Beer
web-art-mustang = Mustang
