# Решение задач в браузере. Темы и сложность — в puzzles.ftl.

solving-title = Задача: { $game }
solving-intro = Один выбор здесь заметно лучше остальных, если исходить из того, что игрок может знать. Найди его.
solving-task = Что здесь лучше всего?
solving-task-about = Выбирай прямо на поле, как за столом. Считается первый ответ. Чего ты не видишь, того этот игрок и не знает: исходи из того, что известно.
solving-before = Что было до этого
solving-solution = Решение
solving-right = Верно, лучше не сыграть!
solving-wrong = Можно было лучше
solving-yours = твой выбор
solving-unsure = ± { $percent }
solving-more =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[many] Ещё { $count } вариантов
    }
solving-theme = Тема
solving-themes = Темы
solving-rating = рейтинг
solving-your-rating = Твой рейтинг
solving-puzzle-rating = Рейтинг задачи
solving-not-rated = Эта задача у тебя уже была: считается только первый ответ.
solving-next = Следующая
solving-solve = Решать
solving-look = Посмотреть
solving-day-solved = Решена
solving-day-missed = Не решена
solving-count =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
solving-record = решено { $solved } из { $tries } ({ $percent })
