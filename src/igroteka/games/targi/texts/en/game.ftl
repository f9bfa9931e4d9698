# What every page says about this game.

web-poster-targi = Two tribes, one edge of the desert, three figures each.
    .level = medium
game-targi = Targi
