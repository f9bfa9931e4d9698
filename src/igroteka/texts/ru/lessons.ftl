### Уроки

# Answers to a choice that the lesson did not ask for.
lesson-try-again = Так можно, но сейчас урок о другом. Попробуй ещё раз.
lesson-no-undo = В уроке ходы не возвращают, зато и ошибиться нельзя: сделай, что просят, или нажми «Покажи».
lesson-read-on = Минутку: сначала дочитай, потом продолжим.

# The panel on the board.
lesson-panel = Урок
lesson-step = Шаг { $step } из { $steps }
lesson-next = Дальше
lesson-show-me = Покажи
lesson-watch = Смотри…
lesson-try = Попробуй ещё раз
lesson-skip = Выйти из урока
    .about = Позже можно продолжить с этого места.
lesson-again = С начала
lesson-point = Показано на столе: { $what }
lesson-done = Урок пройден
lesson-done-last = Это был последний урок. Пора играть по-настоящему!
lesson-following = Следующий урок: { $title }.
lesson-home = К списку игр
lesson-play = Партия с наставником
lesson-skip-short = Выйти
lesson-do = Вот что нужно: { $what }.
lesson-do-it = Сделай за меня
lesson-following-go = Следующий урок
