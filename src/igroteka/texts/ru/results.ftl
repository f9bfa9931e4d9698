# Мои партии: результаты, рейтинги, соперники, факты.

results-title = Мои партии
results-about = Всё, что сыграно здесь до конца. Эту страницу видишь только ты.
results-none = Доигранных партий пока нет.
results-ratings = Рейтинги
    .about = Все начинают с 1500 ± 500. Считается партия, которую человек доиграл до конца и в которой никто не брал ход назад; матч — один результат. Боты одного уровня — один соперник.
results-record = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, побед: { $won }
results-preliminary = предварительно
results-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
results-filter-game = Игра
results-filter-with = Соперник
results-all-games = Все игры
results-all-opponents = Все соперники
results-newer = Новее
results-older = Раньше
results-won = победа
results-place = { $place }-е место из { $of }
results-other = { $name } ({ $place })
results-unrated-lesson = урок
results-unrated-branch = без рейтинга: продолжение другой партии
results-unrated-position = без рейтинга: с готовой позиции
results-unrated-stopped = закончена по уговору
results-unrated-bots = без рейтинга: одни боты
results-unrated-undone = без рейтинга: был ход назад
results-unrated-replaced = без рейтинга: за кого-то доиграл бот
results-unrated-device = без рейтинга: несколько человек за одним устройством
results-opponents = С кем ты играешь
results-against = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }: ты впереди — { $ahead }, позади — { $behind }
results-show = Показать
results-games-with = Показать партии: { $name }
results-facts = Чем можно гордиться
results-fact-first-win = Первая победа: { $game }
results-fact-role-win = { $game }: первая победа в роли «{ $role }»
results-fact-games = Сыграно партий: { $number }
results-fact-streak = Побед подряд: { $number }
results-fact-many = { $number ->
        [one] Победа над { $number } соперником
       *[other] Победа над { $number } соперниками
    }
