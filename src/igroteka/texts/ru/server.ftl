# Что говорит сервер столов. Всё об играх — в их собственных файлах.

error-address = «{ $address }» — не IP-адрес и не сеть.
error-already-started = Игра уже началась.
error-analysis-busy = Сейчас уже разбирается несколько партий. Попробуй через минуту.
error-analysis-failed = Разобрать партию не получилось. Попробуй ещё раз.
error-banned = Хозяин стола попросил тебя сюда не садиться.
error-body = Слишком длинно: не больше { $most } байт.
error-bus = Шина по адресу { $url } недоступна: { $problem }
error-busy = За столом сейчас очень оживлённо. Попробуй ещё раз.
error-chat-closed = Сейчас тебе здесь нельзя говорить.
error-chat-costs = За слова сейчас придётся платить. Подтверди, если всё равно хочешь сказать.
error-chat-empty = В этом сообщении ничего нет.
error-content-type = Запрос должен быть в формате JSON.
error-database-empty = В этой базе данных нет столов: «Игротека» ею ещё не пользовалась.
error-database-kind = База данных вида «{ $kind }» не подходит: нужна SQLite или PostgreSQL.
error-database-newer = Эта база данных от более новой версии «Игротеки» (ревизия { $revision }).
error-database-older = Эта база данных — от более старой версии «Игротеки». Запусти сервер один раз, и она обновится.
error-extra-missing = Для этого нужен модуль Python { $module }, а он не установлен. Он входит в дополнение: pip install '.[{ $extra }]'
error-database-open = Базу данных не открыть: { $problem }
error-database-url = «{ $url }» — не адрес базы данных. Для файла: sqlite:///ФАЙЛ
error-foreign = Другой сайт не может делать этого от твоего имени.
error-game-runs = Здесь ещё играют.
error-hint-failed = В этот раз подсказку найти не удалось.
error-hint-thinking = Советчик ещё думает.
error-hints-off = За этим столом играют без подсказок.
error-host = Этот сервер не знает себя под именем «{ $host }». Имя может разрешить тот, кто держит сервер: --allowed-host { $host }
error-internal = На сервере что-то пошло не так. За столом ничего не изменилось.
error-limit = «{ $limit }» не задаёт предела. Напиши ИМЯ=N, где имя — одно из этих: { $names }
error-link = Эта личная ссылка больше не действует.
error-log-diverged = Движок { $engine } сыграл эту партию иначе.
error-log-unreadable = Журнал этого стола не читается: он повреждён или записан более новой версией.
error-message = Не удалось понять: { $problem }
error-method = Здесь так нельзя.
error-monitors-only = Показатели сервера — только для тех, кто его держит.
error-name = В имени нужна хотя бы одна буква.
error-no-game = Здесь сейчас никто не играет.
error-no-guest = Сначала выбери имя.
error-no-hints = Для этой игры подсказок нет.
error-no-person = Там нет никого, кто мог бы стать хозяином.
error-no-proposal = Тебе не на что отвечать: предложения нет.
error-no-such-game = Партии номер { $number } за этим столом нет.
error-no-such-table = Такого стола нет или больше нет.
error-not-host = Это может только хозяин стола.
error-not-now = Сейчас это невозможно.
error-not-seated = У тебя нет места за этим столом.
error-nothing-here = Здесь ничего нет.
error-paused = Игра на паузе.
error-position-table = Этот стол начинается с готовой позиции: игра, места и правила остаются её.
error-proposal-open = Сначала нужно ответить на другое предложение.
error-remove-host = Хозяина убрать нельзя. Сначала передай стол.
error-seat-free = Там никто не сидит.
error-seat-taken = Это место занято.
error-seats-free =
    { $free ->
        [one] Ещё { $free } место свободно.
        [few] Ещё { $free } места свободны.
       *[many] Ещё { $free } мест свободно.
    }
error-seats-taken = Занято больше мест, чем { $seats }. Сначала кто-то должен встать.
error-slow = Запрос шёл слишком долго.
error-still-secret = Игра не окончена: это ещё тайна.
error-storage = Сервер сейчас ничего не может записать. Попробуй чуть позже.
error-table-closed = Этот стол закрыт.
error-too-many = Слишком много сразу. Немного подожди.
error-too-many-tables = У тебя уже { $most } открытых столов. Сначала закрой один.

error-port = Порт { $port } по адресу { $address } уже занят или недоступен. Выбери другой: --port.
error-backup-line = Строка { $number } этого файла — не из резервной копии этой версии.
error-backup-hash = Стол { $table } приходит не к тому состоянию, что записано в копии. Ничего не восстановлено.
error-backup-end = У файла нет конца. Ничего не восстановлено.
error-backup-there = Стол { $table } уже есть в базе данных. Ничего не восстановлено.

cli-serve-here = «Игротека» открыта: { $url }
cli-serve-no-pages = Страницы для браузера ещё не собраны: запусти «make web».
cli-serve-phones = Другие в твоей сети найдут её здесь: { $url }
cli-serve-alone = Она доступна только с этого компьютера. Для телефонов в той же сети: igroteka serve --host 0.0.0.0
cli-serve-stop = Остановить — Ctrl-C. Ничего не пропадёт: в следующий раз все столы будут на месте.
cli-worker-runs = Думаю за ботов на { $bus }. Остановить — Ctrl-C.
cli-backup-done = Записано в { $file } — столов: { $tables } (событий: { $events }, гостей: { $guests })
cli-restore-done = Восстановлено из { $file } — столов: { $tables } (событий: { $events }, гостей: { $guests }); состояние каждого стола то же, что было.
