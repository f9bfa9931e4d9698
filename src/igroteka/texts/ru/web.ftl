# Что говорят страницы вокруг игр.

web-title = Игротека
web-nav = Страницы
web-nav-learn = Уроки
web-nav-puzzles = Задачи
web-nav-tournaments = Турниры
web-nav-rules = Правила и карты
web-nav-games = Записи игр
web-nav-statistics = Статистика
web-nav-about = О программе
web-skip = К содержанию
web-theme = Тёмные цвета
web-themes = Цвета
web-theme-light = светлые
web-theme-dark = тёмные
web-theme-system = как в системе
web-language = Язык
web-close = Закрыть
web-back = Отмена
web-more = ещё
web-less = свернуть
web-info = Подробнее: { $card }
web-hand = Твои карты
web-hand-new = новая
web-hand-swipe = { $count ->
    [one] { $count } карта · листай вбок
    [few] { $count } карты · листай вбок
   *[many] { $count } карт · листай вбок
}
web-cancel = Отмена
web-hero = { $count ->
        [4] Четыре настольные игры
        [one] { $count } настольная игра
        [few] { $count } настольные игры
       *[many] { $count } настольных игр
    } за три нажатия
web-hero-more = С ботами или с друзьями. Без регистрации и установки.
web-games = Игры
web-how-to = Как играть
web-lessons = Уроки
    .done = Пройдено уроков: { $done } из { $count }
web-quick = Игроки, боты и набор
web-coach = Наставник
    .about = Объясняет всё новое, не даёт ботам торопиться и предупреждает перед дорогой ошибкой. Только против ботов.
web-play-now = Играть
web-with-friends = С друзьями
web-puzzle-day = Задача дня
web-puzzle-day-solve = Решить
web-puzzle-day-solved = Решена ✓
web-puzzle-day-missed = Посмотреть решение
web-your-tables = Твои столы
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт игроков. Открой стол кнопкой «С друзьями» или сыграй с ботами.
web-seats-taken = занято мест: { $taken } из { $seats }
web-status-waiting = ждут игроков
web-status-playing = идёт игра
web-status-between = перерыв между партиями
web-status-finished = игра окончена
web-status-broken = игра прервана
web-status-closed = стол закрыт
web-your-turn = твой ход
web-title-turn = ● Твой ход – { $game }
web-my-tables = Все мои столы и уведомления
web-vacation = В отпуске до { $date }
    .short = до { $date }
web-go-on = К игре
web-sit-down = Сесть
web-look = Смотреть
web-with = за столом: { $names }
web-and-more = { $names } и ещё { $count }
web-play-level = Боты
web-loading = Минутку…
web-no-connection = Сервер не отвечает. Проверь соединение и попробуй ещё раз.

web-name-title = Как тебя называть?
web-name-why = Это имя видят другие за столом. Регистрации нет: тебя запоминает это устройство.
web-name-known = Меня здесь уже знают: войти
web-name-label = Твоё имя
# Имена для тех, кто ещё не придумал своё, через запятую.
web-name-suggestions = Лис, Бобр, Филин, Барсук, Ёжик, Заяц, Журавль, Снегирь, Соболь, Кот, Дрозд, Лось
web-name-choose = Твоё имя
web-name-save = Это я
web-address = Как о тебе писать?
web-address-any = без разницы
    .example = Победа за тобой!
web-address-she = она
    .example = Она победила!
web-address-he = он
    .example = Он победил!

web-table-gone = Такого стола нет: может быть, его уже закрыли.
web-table-removed = Хозяин стола убрал тебя из зрителей.
web-table-banned = Оператор этого сервера пока закрыл тебе вход.
web-told-maintenance = Работы на сервере начнутся { $time }: новых столов не будет, пока они не закончатся. Начатые игры идут дальше.
web-table-home = На главную
web-table-of = Стол: { $name }
web-setup-seats = За столом
web-setup-free = Свободное место
web-setup-seat = Место { $number }
web-setup-sit = Сесть сюда
web-setup-add-bot = Посадить бота
web-setup-bots-all = Ботов на все свободные места
web-setup-seat-menu = { $name }: что может хозяин стола
web-setup-remove = Удалить: { $name }
web-setup-ban = Удалить и не пускать: { $name }
web-setup-make-host = Передать стол: { $name }
web-setup-stand = Встать
web-setup-you = ты
web-setup-host = { $player_as ->
    [she] хозяйка стола
   *[other] хозяин стола
}
web-setup-away = { $player_as ->
    [she] отошла
    [he] отошёл
   *[any] нет на месте
}
web-setup-is-ready = { $player_as ->
    [she] готова
    [he] готов
   *[any] всё готово
}
web-setup-getting-ready = готовится
web-setup-ready = { $player_as ->
    [she] Я готова
    [he] Я готов
   *[any] Я готов(а)
}
web-setup-not-ready = { $player_as ->
    [she] Ещё не готова
    [he] Ещё не готов
   *[any] Ещё не готов(а)
}
web-poster-minutes = { $minutes } мин
web-poster-age = от { $age } лет
web-setup-players = Сколько игроков
web-setup-preset = Вариант
web-setup-deck = Колода
web-setup-more-presets = { $count ->
    [one] Ещё { $count } вариант
    [few] Ещё { $count } варианта
   *[many] Ещё { $count } вариантов
}
web-setup-more-decks = { $count ->
    [one] Ещё { $count } колода
    [few] Ещё { $count } колоды
   *[many] Ещё { $count } колод
}
web-setup-fewer = Свернуть
web-setup-options = Правила стола
web-setup-more-options = { $count ->
    [one] Ещё { $count } настройка
    [few] Ещё { $count } настройки
   *[many] Ещё { $count } настроек
}
web-setup-changed = изменено
web-setup-rule = Правило { $rule }
web-setup-sets = Карты и события
web-setup-characters = Персонажи
web-setup-clock = Время
web-setup-clock-game = Стандартное
    .about = { $seconds ->
        [0] в этой игре время не ограничено
        [one] { $seconds } секунда на каждое решение
        [few] { $seconds } секунды на каждое решение
       *[many] { $seconds } секунд на каждое решение
    }
web-setup-clock-quick = 30 секунд
    .about = на каждое решение и минута в запасе
web-setup-clock-calm = 3 минуты
    .about = на каждое решение
web-setup-clock-days = По переписке
    .about = сутки на ход
web-setup-clock-none = Без часов
    .about = сколько понадобится
web-setup-table = Этот стол
web-setup-public = Открытый стол
    .about = Его видят все на этом сервере, и любой может сесть.
web-setup-spectators = Зрители
    .about = Видят только то, что видят все.
web-setup-undo = Возврат хода
    .about = Выбор можно вернуть, пока не открылось ничего тайного.
web-setup-hints = Подсказки
    .about = Можно спросить, как сыграл бы бот.
web-setup-talk = Реплики ботов
    .about = Боты коротко высказываются, когда выбывают и когда партия кончается.
web-setup-games = Партий в матче
    .about = Одна партия или серия на очки.
web-setup-invite = Позови друзей
web-setup-link-copy = Скопировать ссылку
web-setup-link-copied = Ссылка скопирована.
web-setup-share = Отправить
web-setup-scan = По этому коду или по ссылке садятся на свободное место.
web-setup-code = QR-код со ссылкой на этот стол
web-setup-start = Начать
web-setup-host-chooses = Во что и как играть, выбирает хозяин стола.
web-setup-close = Закрыть стол
web-setup-count = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}

web-deck-of = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} в этой колоде, игроков: { $seats }
web-deck-tap = Нажми на карту, чтобы прочитать её
web-deck-own = Своя колода
web-deck-begin = Взять за основу
web-deck-empty = Убрать все
web-deck-less = На одну меньше: { $card }
web-deck-more = На одну больше: { $card }
web-deck-count = { $card }: { $count }
web-deck-total = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-deck-checking = Проверяем колоду…
web-deck-good = Этой колодой можно играть.
web-deck-not-yet = Этой колодой пока играть нельзя.
web-wait-players = { $free ->
    [one] Ждём ещё { $free } игрока.
    [few] Ждём ещё { $free } игроков.
   *[many] Ждём ещё { $free } игроков.
}
web-wait-you = Ждём тебя: начинаем?
web-wait-ready = Ещё готовятся: { $names }.
web-wait-ready-start = Ещё готовятся: { $names }. Начать можно и так.
web-wait-start = Все в сборе — можно начинать.
web-wait-host = Все в сборе. Ждём, когда начнёт { $name }.
web-wait-somebody = Все в сборе. Ждём, когда начнёт хозяин стола.
web-setup-seats-needed = Если мест меньше { $seats }, кому-то не хватит места.
web-setup-hints-none = Для этой игры подсказок нет.
web-alone = Играть можно только с этого компьютера
web-alone-open = Телефоны его пока не видят. Можно открыть «Игротеку» для своей сети, перезапускать ничего не нужно.
web-alone-other = Телефоны его не видят. Открыть «Игротеку» для сети может тот, у кого она запущена, на своём компьютере.
web-open = Открыть для моей сети
web-open-question = Открыть для твоей сети?
web-open-means = Все, кто подключён к тому же Wi-Fi или роутеру, смогут зайти в «Игротеку» на этом компьютере, увидеть открытые столы и играть. Открывай её в сетях, которым доверяешь.
web-open-again = Закрыть её снова можно в любой момент: «Видят ли меня другие?».
web-open-yes = Открыть
web-reach-ask = Видят ли меня другие?
web-address-which = Адрес в ссылке и коде
web-level-random = бот-новичок: ходит наугад
    .short = новичок
web-level-easy = лёгкий бот: кое-что упускает
    .short = лёгкий
web-level-greedy = быстрый бот: знает игру, но наперёд не думает
    .short = быстрый
web-level-normal = средний бот: думает наперёд совсем недолго
    .short = средний
web-level-hard = сильный бот: думает секунду
    .short = сильный

web-bar-menu = Меню
web-bar-rules = Правила
web-bar-sound = Звук
web-volume = Громкость
web-settings = Настройки
web-host = { $player_as ->
    [she] Ты хозяйка стола
    [he] Ты хозяин стола
   *[any] Это твой стол
}
web-hint = Подсказка
web-hint-thinking = Думаю…
web-log = Что произошло
web-log-short = События
web-log-empty = Пока ничего не произошло.
web-log-to-end = К последнему событию
web-log-where = Показать на столе
web-log-earlier = Что было раньше
web-chat = Чат
web-chat-write = Написать…
web-chat-send = Отправить
web-chat-empty = Пока никто ничего не сказал.
web-chat-spectator = зритель
web-chat-muted = Хозяин стола отключил тебе чат.
web-chat-players = За этим столом говорят только игроки.
web-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-chat-left = { $count ->
    [one] Остался { $count } знак
    [few] Осталось { $count } знака
   *[many] Осталось { $count } знаков
}
web-chat-costs = Сообщение сейчас стоит 1 жизнь. Всё равно отправить?
web-chat-yes = Отправить
web-connection-lost = Связь потеряна, место за тобой. Пробуем ещё раз…
web-connection-retry = Связь потеряна, место за тобой. Новая попытка через { $seconds } с.
web-connection-now = Повторить
web-connection-first = Идём к столу…
web-clock-left = Осталось времени: { $time }
web-clock-hours = { $hours } ч
web-clock-days = { $days } д
web-prompt = Что от тебя требуется
web-prompt-waiting = Думает { $name }…
web-prompt-away = { $name } { $player_as ->
    [she] отошла
    [he] отошёл
   *[any] не на связи
}. Бот сыграет через { $time }.
web-prompt-bot = { $name } { $player_as ->
    [she] отошла
    [he] отошёл
   *[any] не на связи
}, играет бот…
web-prompt-several = Думают остальные…
web-prompt-over = Игра окончена.
web-prompt-watching = Ты зритель.
web-undo = Вернуть ход
web-undo-not = Вернуть уже нельзя: после этого кто-то сходил или открылось что-то тайное.
web-undo-never = За этим столом ходы не возвращают.
web-undo-nothing = Возвращать пока нечего.
web-proposed-end = { $player } { $player_as ->
    [she] предложила
    [he] предложил
   *[any] предлагает
} на этом закончить.
web-proposed-pause = { $player } { $player_as ->
    [she] предложила
    [he] предложил
   *[any] предлагает
} паузу.
web-agree = Согласиться
web-decline = Отказаться
web-paused = Игра на паузе.
web-resume = Продолжить
web-next-game = Следующая партия
web-rematch = Сыграть ещё раз
web-to-rematch = К новому столу
web-place-number = { $place }.
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-result-won = Победа: { $names }
web-result-total = в матче: { $total }
web-replay = Пересмотреть партию
web-export = Сохранить партию
web-share = Скопировать ссылку
web-share-done = Ссылка на эту партию скопирована.
web-broken = Эта партия начата в версии { $engine }, в нынешней её не продолжить. Её ходы по-прежнему можно прочесть.
web-broken-off = Игра прервана из-за ошибки в программе. Её по-прежнему можно посмотреть; причина записана в журнале сервера.
web-absent = { $player_as ->
    [she] отошла · играет бот
    [he] отошёл · играет бот
   *[any] нет на месте · играет бот
}
    .short = играет бот
web-away-until = { $player_as ->
    [she] отошла · бот через { $time }
    [he] отошёл · бот через { $time }
   *[any] нет на месте · бот через { $time }
}
    .short = бот через { $time }
web-clock-reserve = Запас: { $time }
web-note-absent = { $player } { $player_as ->
    [she] отошла
    [he] отошёл
   *[any] не на связи
}. Теперь играет бот.
    .you = Тебя нет на месте. Теперь за тебя играет бот.
web-note-returned = { $player } снова здесь.
    .you = Ты снова здесь.
web-note-replaced = { $player } больше не играет. Вместо { $player_as ->
    [she] неё
    [he] него
   *[any] этого игрока
} бот.
    .you = Ты больше не играешь. Вместо тебя бот.
web-note-undid = { $player } возвращает ход.
    .you = Ты возвращаешь ход.
web-while-away = { $count ->
    [0] Пока тебя не было, бот ни разу не ходил за тебя.
    [one] Пока тебя не было, бот сделал за тебя { $count } ход.
    [few] Пока тебя не было, бот сделал за тебя { $count } хода.
   *[many] Пока тебя не было, бот сделал за тебя { $count } ходов.
}
web-let-pass = До моего хода всё пропускать
web-passing = До своего хода ты всё пропускаешь
web-passing-stop = Снова спрашивать
web-out = Игра продолжается без тебя
web-out-bots = Для тебя игра окончена, боты доигрывают.
web-out-others = Для тебя игра окончена, остальные играют дальше.
web-out-skipping = Боты быстро доигрывают…
web-watching-bots = В этой партии остались одни боты.
web-skip-game = Сразу к концу
web-new-game = Новая игра
web-open-cards = Открыть карты
web-proposed-skip = { $player } { $player_as ->
    [she] предложила
    [he] предложил
   *[any] предлагает
} перейти сразу к концу игры.
web-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
web-devices = Твоё место на других устройствах
web-devices-count = { $count ->
    [one] { $count } устройство
    [few] { $count } устройства
   *[many] { $count } устройств
}
web-devices-more = { $count ->
    [one] Твоё место открыто на { $count } устройстве.
   *[other] Твоё место теперь открыто на нескольких устройствах: { $count }. Если это не ты, выйди на остальных через меню.
}
web-devices-about = Личная ссылка открывает твоё место вместе с картами на другом устройстве. Любой, у кого она есть, может играть за тебя. Новая ссылка заменяет старую.
web-devices-copy = Скопировать личную ссылку
web-devices-sign-out-about = Ссылка попала в чужие руки? Забери место назад: оно останется только на этом устройстве, а старая ссылка перестанет работать.
web-devices-sign-out = Выйти на других устройствах
web-devices-sign-out-sure = Да, оставить место только на этом
web-devices-signed-out = Теперь место только на этом устройстве. Старая ссылка больше не работает.
web-devices-later = Ты здесь по личной ссылке. Новую ссылку можно сделать только на том устройстве, с которого место было занято; там же можно выйти на остальных.
web-devices-leave = Покинуть место на этом устройстве
web-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-options = Что можно сделать
web-you-are = Ты — { $name }
web-speed = Скорость анимации
web-speed-slow = медленно
web-speed-normal = обычно
web-speed-fast = быстро
web-speed-off = без анимации

web-part-open = { $name }: открыть карту
web-part-rule = Правило
web-part-rulings = Что говорят правила
web-part-more = Все правила об этом: { $count }
web-part-copies = { $count ->
    [one] Таких карт: { $count }.
    [few] Таких карт: { $count }.
   *[many] Таких карт: { $count }.
}
web-part-where = Где сейчас
web-where-hand = { $count ->
    [one] У тебя на руке
    [few] У тебя на руке: { $count }
   *[many] У тебя на руке: { $count }
}
web-where-discards = { $count ->
    [one] В сбросе
    [few] В сбросе: { $count }
   *[many] В сбросе: { $count }
}
web-where-in-play = Лежит перед { $name_ins }
web-where-in-hand-of = На руке у { $name_gen }
web-where-pile = В колоде, и ты знаешь где
web-where-event = Действует сейчас
web-where-figure = За этого персонажа играет { $name }
web-where-table = На столе

web-refused = { $what }: нельзя
web-rule = правило
web-why-rule = Прочитать правило { $rule }

web-rules-title = Правила и карты
web-rules-book = Правила
web-rules-gallery = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-rules-chapters = Главы
web-rules-link = Ссылка на правило { $rule }
web-rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
web-rules-all-kinds = Все
web-rules-as-law = Точная запись (для разработчиков)
web-rules-intro = Ищи по всем правилам и картам четырёх игр или открой книгу.

web-chapter-aim = Цель игры
web-chapter-decisions = Спорные места
web-chapter-end-of-the-game = Конец игры
web-chapter-examples = Примеры
web-chapter-hidden-information = Что скрыто
web-chapter-options = Настройки
web-chapter-rulings = Разъяснения
web-chapter-set-up = Подготовка
web-chapter-timing = Порядок
web-chapter-turns = Ходы
web-chapter-what-is-hidden = Что скрыто
web-chapter-what-is-not-possible = Что невозможно
web-rules-choose = Выбери игру
web-rules-search = Найти: карту, правило, слово
web-rules-cards = Карты и другие части
web-rules-answers = Скорее всего, это
web-rules-nearest = Самое похожее
web-rules-partly = Правила со всеми этими словами нет. Здесь есть часть из них.
web-rules-nothing = Ничего не найдено.
web-past-title = Записи игр
web-past-intro = Посмотри партию ещё раз, шаг за шагом и чьими угодно глазами.
web-past-none = Пока нет ни твоих сыгранных партий, ни открытых всем.
web-past-mine = Твои
web-past-all = Открытые всем
web-past-bring = Открыть партию из файла
web-past-seen = Чьими глазами
web-past-open = всё открыто
web-past-watcher = зритель
web-past-step = Шаг { $number } из { $total }
web-past-back = Назад
web-past-on = Вперёд
web-past-play = Пуск
web-past-stop = Стоп
web-past-timeline = Ход партии
web-past-log = Что произошло

# Что перебор думает о сыгранной партии.
web-analyse = Разобрать
web-analysis = Разбор
web-analysis-thinking = Думаем: { $percent }
web-analysis-done = Партия разобрана.
web-analysis-step = Шаг { $number }
web-analysis-steps = Шаг
web-analysis-rose = { $player }: шансы выросли с { $before } до { $after }.
web-analysis-fell = { $player }: шансы упали с { $before } до { $after }.
web-analysis-mistake = { $player }: { $chosen } — шанс { $chance }. Лучше: { $better } — { $best }.
web-analysis-none-yet = Пока таких нет.
web-analysis-table = Все шансы в таблице

## Темп стола: как следят за остальными
web-pace = Что делают остальные
web-pace-pause = Пауза
web-pace-resume = Продолжить
web-pace-next = Дальше
web-pace-skip = Пропустить
web-pace-speed = Скорость: { $speed }
web-pace-then-you = { $count ->
    [0] А дальше решать тебе.
    [one] Ещё { $count } событие, и решать тебе.
    [few] Ещё { $count } события, и решать тебе.
   *[many] Ещё { $count } событий, и решать тебе.
}
web-pace-paused = { $count ->
    [0] Пауза.
    [one] Пауза: ждёт { $count } событие.
    [few] Пауза: ждут { $count } события.
   *[many] Пауза: ждут { $count } событий.
}
web-pace-paused-you = { $count ->
    [0] Пауза. Потом решать тебе.
    [one] Пауза: ждёт { $count } событие, потом решать тебе.
    [few] Пауза: ждут { $count } события, потом решать тебе.
   *[many] Пауза: ждут { $count } событий, потом решать тебе.
}
web-pace-film = Показать ходы остальных ещё раз
web-round = Раунд { $round }
web-opening = Начало игры
web-opening-begin = Начать
