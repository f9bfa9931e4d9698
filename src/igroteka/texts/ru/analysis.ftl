# A recorded game looked at again.

analysis-title = { $game }: как шла партия
analysis-how = Линии показывают шанс на победу, который видел каждый игрок, только из того, что он мог знать в этот момент: среднее по положениям, которые подходят к этому знанию и быстро доиграны. Каждый знает своё, поэтому в сумме не обязательно выходит 100 %.
analysis-choices = Решения
analysis-running = Думаем
analysis-turning-points = Переломы
analysis-turn = Решение { $step }, { $player }: шансы изменились с { $before } до { $after }.
analysis-mistakes = Самые дорогие решения
analysis-mistake = Решение { $step }, { $player }: { $choice } — шанс { $chance }. Лучше: { $best } — { $best_chance }.
analysis-no-turning-points = Шансы ни разу резко не менялись.
analysis-no-mistakes = Ни одно решение не стоило больше, чем сама случайность.
analysis-chances = Шансы на победу
