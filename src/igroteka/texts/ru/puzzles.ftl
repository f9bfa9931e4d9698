### Задачи

error-puzzle-broken = Эту задачу не прочитать: { $problem }.
error-puzzle-unknown = Задачи «{ $puzzle }» нет.{ $near ->
        [none] { "" }
       *[other] {" "}Может быть, «{ $near }»?
    }
error-puzzle-none = Таких задач нет.
error-puzzle-theme = Темы «{ $theme }» нет. Есть: { $known }.
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

## В терминале

cli-help-puzzles = Решать задачи; найти новые в партиях или проверить все.
cli-help-puzzles-show = Сказать, сколько есть задач, или показать одну.
cli-help-puzzles-solve = Решать задачи одну за другой.
cli-help-puzzles-make = Найти задачи в партиях ботов или в записанных партиях и дописать их в файл.
cli-help-puzzles-check = Решить все задачи заново перебором. Код возврата 1, если какой-то ответ больше не верен.

cli-argument-puzzle = Какая игра или номер задачи; без этого – все игры.
cli-option-puzzle-theme = Только задачи на эту тему, например defend или count.
cli-option-puzzle-difficulty = Только задачи этой трудности, от 1 до 5; 0 – любые.
cli-option-puzzle-answer = Показать и ответ.
cli-option-puzzle-number = Сколько задач; с --out – сколько их должно быть в файле.
cli-option-puzzle-from = Записанная партия, в которой искать; можно указать несколько раз.
cli-option-puzzle-out = Файл, в который дописывать.
cli-option-puzzle-first = Номер первой партии: чтобы продолжить с того места, где поиск остановился.
cli-option-puzzle-seconds = Остановиться через столько секунд; 0 – не останавливаться.
cli-option-puzzle-sample = Проверить только столько задач каждой игры; 0 – все.
cli-option-puzzle-iterations = Длина перебора; 0 – как при доказательстве.

cli-puzzles-count = { $game }: { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[other] { $count } задач
    }
cli-puzzles-title = { $game } · { $puzzle }
cli-puzzles-theme = Тема: { $theme }
cli-puzzles-about = { $difficulty } · скрытое каждый раз раздаётся заново
cli-puzzles-right = Верно!
cli-puzzles-wrong = Есть ход получше.
cli-puzzles-chance = { $percent } %
cli-puzzles-interval = { $low }–{ $high }
cli-puzzles-play-on = Доиграть отсюда? [д/Н] ❯
cli-puzzles-next = Ещё одну? [Д/н] ❯
cli-puzzles-score = Решено: { $solved } из { $count }.
cli-puzzles-no-undo = Отменять пока нечего.
cli-puzzles-made = { $count ->
        [one] Записана { $count } задача
        [few] Записаны { $count } задачи
       *[other] Записано { $count } задач
    } в { $file }; следующая партия – номер { $games }.
cli-puzzles-checked = { $game }: { $count ->
        [one] проверена { $count } задача
        [few] проверены { $count } задачи
       *[other] проверено { $count } задач
    }, с ошибкой: { $failed }.
cli-puzzles-failed = { "  " }{ $puzzle }: { $problem }
cli-puzzles-fails-asked = в этой позиции спрашивают уже другое
cli-puzzles-fails-view = две раздачи скрытого выглядят для игрока по-разному
cli-puzzles-fails-foolish = боты считают этот ответ – или все остальные – грубой ошибкой
cli-puzzles-fails-search = перебор считает лучшим другой ход
cli-puzzles-fails-endings = партии, доигранные до конца, не подтверждают ответ
