# What every page says about this game.

web-poster-targi = Два племени, край пустыни и по три фигуры.
    .level = средняя
game-targi = Тарги
