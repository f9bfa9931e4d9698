# Запись партии в браузере: переходы, что было лучше, и доигрывание с любого шага.

replay-first = В начало
replay-last = В конец
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-round-back = К предыдущему раунду
replay-round-on = К следующему раунду

replay-chosen = { $chance } · { $player }: { $option }
replay-better = { $chance } · лучше: { $option }
replay-analysis-so-far = Разобрано моментов: { $looked } из { $total }. Что уже известно, видно сразу, остальное добавится.

replay-play-on = Доиграть отсюда
replay-play-on-short = Доиграть
replay-play-on-about = С шага { $step } начнётся новая партия против ботов. Эта останется как есть.
replay-play-on-secret = С шага { $step } начнётся новая партия против ботов, на твоём месте. Чего тебе знать нельзя, разложим заново: эта партия ещё не закончена.
replay-play-on-seat = За кого играть
replay-play-on-out = вне игры
replay-play-on-cards = Всё скрытое
replay-play-on-as-lay = Как было на самом деле
replay-play-on-imagined = Разложить заново: останется только то, что знал этот игрок
replay-play-on-level = Боты
replay-play-on-start = Играть
