# What every page says about this game.

web-poster-intrigo = Masks round a Venetian palace. Every card pulls two ways.
    .level = medium
game-intrigo = Intrigo
web-art-contarini = Contarini
web-art-gradenigo = Gradenigo
web-art-courtesan = Courtesan
