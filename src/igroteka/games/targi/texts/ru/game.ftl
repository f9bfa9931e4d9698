# What every page says about this game.

web-poster-targi = Два племени, край пустыни и по три фигуры.
    .minutes = 60 мин
    .level = средняя
game-targi = Тарги
