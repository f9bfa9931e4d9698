# A recorded game looked at again.

analysis-title = { $game }: как шла партия
analysis-how = Линии показывают шанс на победу, который видел каждый игрок, — только по тому, что этот игрок мог знать в тот момент. Это оценки перебора по состояниям, которые согласуются с этим знанием.
analysis-choices = Решения
analysis-running = Думаем
analysis-turning-points = Переломы
analysis-turn = Решение { $step }: шансы игрока { $player } изменились с { $before } до { $after }.
analysis-mistakes = Самые дорогие решения
analysis-mistake = Решение { $step }, { $player }: «{ $choice }», шанс { $chance }. Лучше: «{ $best }», { $best_chance }.
analysis-no-mistakes = Ни одно решение не стоило больше, чем сама случайность.
analysis-chances = Шансы на победу
