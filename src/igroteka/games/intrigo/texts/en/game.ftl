# What every page says about this game.

web-poster-intrigo = Masks round a Venetian palace. Every card pulls two ways.
    .minutes = 40 min
    .level = medium
game-intrigo = Intrigo
web-art-contarini = Contarini
web-art-gradenigo = Gradenigo
web-art-courtesan = Courtesan
