# What every page says about this game.

web-poster-intrigo = Интриги вокруг дворца. Каждая карта тянет в две стороны.
    .level = средняя
game-intrigo = Интриго
web-art-contarini = Контарини
web-art-gradenigo = Градениго
web-art-courtesan = Куртизанка
