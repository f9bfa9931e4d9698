# Турниры и лиги.

tournaments-title = Турниры
tournaments-about = Игра по турам: таблица, пары и твой следующий стол обновляются сами. Организовать турнир может каждый.
tournaments-none = Турниров пока нет. Открой первый!
tournaments-mine = Твои турниры
tournaments-open = Можно вступить
tournaments-running = Идут сейчас
tournaments-ended = Прошедшие
tournaments-older = Более ранние
tournament-you-direct = ты организатор
tournament-look-enter = Посмотреть и вступить

## Новый турнир

tournament-new = Новый турнир
tournament-title = Название
tournament-game = Игра
tournament-seats = Игроков за столом
tournament-seats-each = { $seats ->
        [one] за столом { $seats } игрок
        [few] за столом { $seats } игрока
       *[many] за столом { $seats } игроков
    }
tournament-format = Система
tournament-format-swiss = Швейцарская
    .about = соперники с близким числом очков, дважды никто не встречается
tournament-format-round-robin = Каждый с каждым
    .about = примерно до десяти участников
tournament-format-knock-out = На вылет
    .about = победители идут дальше, пока не останется один
tournament-format-league = Лига
    .about = жеребьёвка, чтобы как можно реже встречаться снова
tournament-rounds = Туров
    .usual = как обычно
    .about = Пусто — сколько принято для такого числа участников
tournament-by-score = По счёту в игре
    .about = Складывается счёт за столами, например деньги матча. Иначе очки дают за места.
tournament-match = Матчи: партий столько, сколько игроков
    .about = Где роль переходит по кругу, она достанется каждому по разу.
tournament-grace = Время на явку
    .about = Кто за это время не открыл свой стол, проигрывает партию. Партии по переписке начинаются сразу.
tournament-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
tournament-public = В общем списке
    .about = Иначе турнир найдёт только тот, у кого есть ссылка.
tournament-automatic = Следующий тур сам
    .about = Через двадцать секунд после последнего стола. Иначе каждый тур начинаешь ты.
tournament-late = Можно опоздать
    .about = По швейцарской системе и в лиге опоздавший играет со следующего тура.
tournament-open = Открыть турнир

## Турнир

tournament-gone = Такого турнира нет.
tournament-entrants = { $count ->
        [one] { $count } участник
        [few] { $count } участника
       *[many] { $count } участников
    }
tournament-round-of = тур { $round } из { $rounds }
tournament-your-part = Что у тебя
tournament-table-ready = Твой стол готов.
tournament-you-play = Твоя партия идёт.
tournament-come-within = Сесть за него нужно в течение { $count ->
        [one] { $count } минуты
       *[other] { $count } минут
    }.
tournament-to-table = К моему столу
tournament-is-over = Турнир закончен.
tournament-is-paused = Перерыв в турнире.
tournament-you-are-in = Ты участвуешь. Начнёт турнир организатор.
tournament-is-open = Ещё можно вступить.
tournament-next-soon = Тур закончен. Скоро начнётся следующий.
tournament-round-runs = Твой стол в этом туре сыгран. Остальные ещё играют.
tournament-runs = Турнир идёт.
tournament-directed-by = Организатор: { $name }.
tournament-enter = Участвовать
tournament-link = Скопировать ссылку
tournament-withdraw = Выйти из турнира
tournament-withdraw-sure = Точно? Идущая партия будет сдана.
tournament-round = Тур { $round }
tournament-round-before = Предыдущий тур
tournament-round-after = Следующий тур
tournament-rows-before = Назад
tournament-rows-after = Дальше
tournament-own-row = Показать меня
tournament-bye = пропускает тур
tournament-absent = неявка
tournament-table = стол { $number }
tournament-board-waiting = ждут игроков
tournament-board-playing = играют
tournament-board-finished = только что закончен
tournament-board-over = закончен
tournament-board-forfeit = не сыграно
tournament-board-closed = закрыт
tournament-board-broken = прерван
tournament-standings = Таблица
tournament-who = Кто участвует
tournament-column-place = Место
tournament-column-name = Игрок
tournament-column-points = Очки
tournament-column-score = Счёт
tournament-column-opposition = Соперники
tournament-column-beaten = Побеждённые
tournament-column-wins = Победы
tournament-left = вне турнира
tournament-out = выбывает
tournament-points = Считается, что каждый за столом сыграл с каждым: у кого место выше, тот победил, равные места — ничья, все такие встречи вместе дают одно очко. За пропуск тура — одно очко.
tournament-points-score = Счёт всех партий складывается. Пропуск тура — это средний счёт тура.
tournament-ties = При равенстве решают: { $names }; потом место делят.
tournament-ties-knock-out = При ничьей решает счёт в игре, потом — кто сидел дальше от первого места, потом жребий.
tournament-tie-opposition = очки всех соперников
tournament-tie-beaten = очки побеждённых соперников
tournament-tie-wins = победы
tournament-tie-points = очки за места

## Организатор

tournament-director = Ты организатор турнира
tournament-fill = Дополнить до
tournament-bots-level = ботами
tournament-add-bots = Добавить ботов
tournament-begin = Начать турнир
tournament-begin-round = Начать тур { $round }
tournament-finish = Завершить турнир
tournament-pause = Перерыв
tournament-resume = Продолжить
tournament-remove-who = Исключить участника
tournament-nobody = никого
tournament-remove = Исключить
tournament-end = Завершить турнир
tournament-cancel = Отменить турнир
tournament-sure = Точно?

## За столом

tournament-waits-about = Турнирный стол. Партия начнётся, когда все соберутся.
tournament-has-come = на месте
tournament-not-come = ещё не здесь
tournament-waits-for = { $count ->
        [one] Ждём ещё { $count } игрока.
       *[other] Ждём ещё { $count } игроков.
    }
tournament-begins-now = Все в сборе. Партия вот-вот начнётся.
tournament-to-tournament = К турниру
