### Задачи

error-puzzle-broken = Эту задачу не прочитать: { $problem }.
error-puzzle-unknown = Задачи «{ $puzzle }» нет.{ $near ->
        [none] { "" }
       *[other] {" "}Может быть, «{ $near }»?
    }
error-puzzle-silent = В задаче { $puzzle } у этого места ничего не спрашивают.

# What a puzzle is about; `about` says it in a sentence.
puzzle-theme-attack = Атака
    .about = Ударь там, где больнее всего.
puzzle-theme-kill = Последний удар
    .about = Кого-то можно выбить из игры.
puzzle-theme-defend = Выжить
    .about = Ты в опасности: найди выход.
puzzle-theme-count = Посчитай
    .about = Посчитай карты и оцени шансы.
puzzle-theme-deduce = Кто есть кто?
    .about = Пойми по поступкам, кто на чьей стороне.
puzzle-theme-take = Забрать
    .about = Забери то, что нужно, у того, у кого нужно.
puzzle-theme-block = Помешать
    .about = Не дай другому сделать то, что он задумал.
puzzle-theme-pay = Потратить с умом
    .about = Потрать то, что есть, с наибольшей пользой.
puzzle-theme-build = Развитие
    .about = Усиль свою позицию.
puzzle-theme-place = Верное место
    .about = Найди место, которое даст больше всего.
puzzle-theme-look = Сначала посмотри
    .about = Узнай побольше, прежде чем решать.
puzzle-theme-choose = Выбор
    .about = Один из вариантов намного лучше остальных.
puzzle-theme-bluff = Спрячь
    .about = Сделай так, чтобы другим пришлось труднее всего.
puzzle-theme-wait = Терпение
    .about = Иногда лучше всего не делать ничего.

puzzle-difficulty-1 = лёгкая
puzzle-difficulty-2 = посложнее
puzzle-difficulty-3 = с хитринкой
puzzle-difficulty-4 = трудная
puzzle-difficulty-5 = очень трудная
