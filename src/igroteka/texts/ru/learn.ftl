### Страницы, на которых учатся играть.

learn-intro = Сначала посмотри, как играют, а потом попробуй на настоящем столе, шаг за шагом.
learn-minutes = { $minutes } мин
learn-done = пройден
learn-go-on = Продолжить
learn-screen = { $number } из { $total }
learn-back = Назад
learn-try = Попробовать

## Наставник за столом с ботами.

coach-new = Новое
coach-got-it = Понятно
coach-skip = Пропустить всё
coach-more = ещё { $count }
coach-warning = Точно?
coach-falls = Твой шанс на победу упадёт с { $before } до { $after }.
coach-cost = Твой шанс на победу: { $before } → { $after }.
coach-yours = Твой выбор: { $option }
coach-better = Лучше: { $option }
coach-take-back = Передумать
coach-anyway = Всё равно так
coach-off = Дальше без наставника

## Первая партия и быстрая партия.

first-title = Знаешь игру «{ $game }»?
first-teach = Научи меня
    .about = Урок на настоящем столе ({ $minutes } мин), потом партия с наставником.
first-know = Я умею
    .about = Сразу за игру.
first-look = Или сначала посмотри, как играют: две минуты.
quick-title = Партия с ботами
quick-players = Игроки
quick-level = Боты
quick-setup = Набор
quick-usual = Как обычно
quick-play = Играть
