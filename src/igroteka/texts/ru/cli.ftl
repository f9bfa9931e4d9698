## Names of the players, by seat

cli-player-A = Алекс
    .as = he
    .gen = Алекса
    .dat = Алексу
    .acc = Алекса
    .ins = Алексом
    .pre = Алексе
cli-player-B = Борис
    .as = he
    .gen = Бориса
    .dat = Борису
    .acc = Бориса
    .ins = Борисом
    .pre = Борисе
cli-player-C = Соня
    .as = she
    .gen = Сони
    .dat = Соне
    .acc = Соню
    .ins = Соней
    .pre = Соне
cli-player-D = Дина
    .as = she
    .gen = Дины
    .dat = Дине
    .acc = Дину
    .ins = Диной
    .pre = Дине
cli-player-E = Ева
    .as = she
    .gen = Евы
    .dat = Еве
    .acc = Еву
    .ins = Евой
    .pre = Еве
cli-player-F = Федя
    .as = he
    .gen = Феди
    .dat = Феде
    .acc = Федю
    .ins = Федей
    .pre = Феде
cli-player-G = Глеб
    .as = he
    .gen = Глеба
    .dat = Глебу
    .acc = Глеба
    .ins = Глебом
    .pre = Глебе
cli-player-H = Хлоя
    .as = she
    .gen = Хлои
    .dat = Хлое
    .acc = Хлою
    .ins = Хлоей
    .pre = Хлое

## Help

cli-help = Настольные игры в терминале: играй с ботами, смотри правила, моделируй и проверяй игры. Без команды — выбери игру и играй.
cli-help-usage = Как вызвать:
cli-help-command-shape = КОМАНДА
cli-help-commands = Команды
cli-help-arguments = Аргументы
cli-help-options = Ключи
cli-help-default = (иначе { $value })
cli-help-play = Сыграть с ботами.
cli-help-learn = Научиться игре за столом: короткие уроки.
cli-help-games = Показать игры, их готовые наборы и настройки.
cli-help-rules = Найти правило или карту: по номеру, по названию или по словам.
cli-help-simulate = Дать ботам сыграть много партий и посмотреть, кто выигрывает.
cli-help-arena = Устроить турнир ботов: доли побед, рейтинги, баланс игры.
cli-help-check = Сыграть наугад и проверить то, что обязана соблюдать каждая игра. Код возврата 1, если что-то не так.
cli-help-replay = Посмотреть записанную игру или проверить её.
cli-help-replay-analyse = Показать, как менялись шансы, где были переломы и какие решения обошлись дороже всего.
cli-help-replay-show = Рассказать записанную игру или показать стол в один из её моментов.
cli-help-replay-verify = Сыграть записанную игру заново и сравнить. Код возврата 1, если итог другой.
cli-help-position = Посмотреть расставленную позицию или доиграть её.
cli-help-position-show = Показать расставленную позицию и кто что может сделать.
cli-help-position-play = Играть с расставленной позиции.
cli-help-bench = Измерить скорость движка на этой машине.
cli-help-serve = Открыть столы для людей с браузерами.
cli-help-doctor = Проверить, сможет ли сервер работать здесь с этими настройками, и подсказать, что делать.
cli-help-worker = Думать за ботов сервера, который стоит на нескольких машинах.
cli-help-backup = Записать все столы или один в файл.
cli-help-restore = Вернуть столы из резервной копии, все или один.

cli-argument-bots = Какие боты. Столько же, сколько мест, — один стол; если меньше, они повторяются по очереди; если больше, играют все сочетания.
cli-argument-game = Какая игра (см. «igroteka games»).
cli-argument-maybe-game = Какая игра; если не указать — все.
cli-argument-words = Номер правила, название карты или слова для поиска.
cli-argument-replay = Записанная игра.
cli-argument-position = Расставленная позиция (YAML).
cli-argument-backup = Резервная копия.
cli-option-lang = Язык; иначе — язык системы.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-host = Адрес, на котором слушать; 0.0.0.0 — на всех адресах этой машины, чтобы подключались телефоны из той же сети.
cli-option-port = Порт; иначе 7654.
cli-option-database = База данных: sqlite:///ФАЙЛ или postgresql://…; иначе файл в твоей папке данных.
cli-option-bus = Шина между несколькими процессами: nats://…
cli-option-bot-processes = Сколько процессов думает за ботов; иначе один.
cli-option-root-path = Путь, под которым сервер виден за обратным прокси, например /games.
cli-option-proxies = Адреса обратных прокси, которым можно верить, через запятую; иначе только эта машина.
cli-option-origin = Другой сайт, которому можно обращаться к серверу; можно указать несколько раз.
cli-option-unlimited = Адрес, с которого можно открыть сколько угодно соединений, для измерений; можно указать несколько раз.
cli-option-monitor = Адрес, с которого, кроме этой машины, можно читать /metrics; можно указать несколько раз.
cli-option-allowed-host = Ещё одно имя, под которым браузеры находят сервер, например games.example.org; можно указать несколько раз.
cli-option-limit = Сколько можно одному адресу, например guests=120; можно указать несколько раз.
cli-option-abandoned = Через сколько дней закрыть игру, которая ждёт людей, а те не приходят; иначе 180, 0 — никогда.
cli-option-delete-closed = Через сколько дней удалить закрытый стол, за которым не доиграли; иначе никогда.
cli-option-forget-guests = Через сколько дней забыть гостя, у которого нет ни одного стола; иначе 365, 0 — никогда.
cli-option-backup-key = Файл с ключом, который подтверждает копии; иначе backup.key рядом с базой данных. «backup» создаст его, если его нет.
cli-option-backup-trust = Восстановить копию, происхождение которой ничем не подтверждено: с другого сервера или от старой версии.
cli-option-waiting = Сколько дней стол может ждать начала игры, прежде чем закроется; иначе 14, 0 — без срока.
cli-option-public-url = Адрес, по которому сервер найдут другие, для ссылок и QR-кодов, например https://games.example.org.
cli-option-operator-key = Ключ к странице оператора; без него он создаётся и хранится рядом с базой. Лучше в окружении или в файле, чем в командной строке.
cli-option-tracing = Адрес сборщика OpenTelemetry, которому отправлять трассировку, например http://localhost:4318; иначе её нет.
cli-option-tunnel = Пустить людей из интернета через туннель: cloudflared, tailscale или ssh:МАШИНА — «ssh -R» на твою машину.
cli-option-no-mdns = Не объявлять в сети имя, которое кончается на .local.
cli-option-settings = Файл TOML с настройками; командная строка и переменные окружения важнее него.
cli-option-no-bot-delay = Боты отвечают, как только подумали. Для тестов: время может выдать, что у них на руках.
cli-option-push-service = Push-служба, которой можно отправлять сообщения, кроме известных: push.example.org или *.example.org; можно указать несколько раз.
cli-option-notice-url = Куда ещё, кроме браузера, слать уведомления гостю: его номер и адрес Apprise, например Xy12=mailto://…; можно указать несколько раз.
cli-option-contact = Почта или адрес, по которому push-службы могут с тобой связаться; иначе публичный адрес.
cli-option-only-table = Только стол с этим номером.
cli-option-open-page = Открыть страницу в браузере.
cli-option-seats = Сколько игроков; иначе четверо или сколько подходит игре.
cli-option-level = Как играют боты: random, easy, greedy, normal или hard. Иначе — greedy: сразу.
cli-option-bots = Боты: один на всех или по одному на каждое место.
cli-option-options = Настройки игры (см. «igroteka games»). Можно указать несколько раз.
cli-option-preset = Готовый набор настроек, например колода.
cli-option-seed = От чего зависит случай: с тем же числом выйдет та же игра.
cli-option-seat = Какое место твоё или чьими глазами смотреть.
cli-option-position = Начать с расставленной позиции.
cli-option-replay = В конце сохранить игру в этот файл.
cli-option-continue = Продолжить сохранённую игру.
cli-option-force = Разрешить --replay перезаписать любой файл.
cli-option-open = Показать всё, в том числе тайное.
cli-option-step = Показать стол после стольких действий.
cli-option-games = Сколько партий.
cli-option-coach = Объяснять новое и переспрашивать перед дорогой ошибкой; боты лёгкие.
cli-option-match-games = Столько игр подряд, матчем: очки (или деньги, если они есть в игре) складываются.
cli-option-check-positions = Проверить не партии, а позиции: столько позиций каждой игры портится наугад, и каждую надо либо отклонить, либо сыграть.
cli-option-check-games = Сколько партий; они делятся между всеми наборами и числом игроков.
cli-option-arena-games = Сколько партий самое меньшее играет каждый состав; каждая раздача играется во всех рассадках.
cli-option-challenge = Один первый бот среди вторых, а рядом те же раздачи без него.
cli-option-balance = Один бот на всех местах: как часто побеждает каждое место, роль и персонаж.
cli-option-arena-save = Записывать каждую сыгранную партию в этот файл; начатый файл продолжается с того же места.
cli-option-arena-report = Записать отчёт с графиками для браузера.
cli-option-force-report = Разрешить --report перезаписать любой файл.
cli-option-ray = Играть на кластере Ray по этому адресу; «local» запускает его на этой машине.
cli-option-iterations = Сколько думать над каждым решением.
cli-option-workers = На сколько процессов разделить работу.
cli-option-processes = На сколько процессов разделить работу; иначе по одному на ядро.
cli-option-json = Вывести данные для других программ.

## Wrong usage

cli-error-see-help = Справка: { $command }
cli-error-missing = Не хватает: { $name }.
cli-error-no-such-option = Ключа { $option } здесь нет.
cli-error-option-value = Ключу { $option } нужно значение.
cli-error-number = { $name }: нужно целое число{ $low ->
        [none] .
       *[other] { $high ->
            [none] , не меньше { $low }.
           *[other] { " " }от { $low } до { $high }.
        }
    }
cli-error-value = Значение { $name } не подходит.
cli-error-command = { $command ->
        [none] Не хватает команды.
       *[other] Команды «{ $command }» нет.
    }{ $near ->
        [none] { "" }
       *[other] {" "}Имеется в виду «{ $near }»?
    } Есть: { $known }.
cli-error-settings-file = Не удаётся прочитать настройки из { $file }: { $problem }
cli-error-settings-key = «{ $key }» в файле { $file } — не настройка.{ $near ->
        [none] { "" }
       *[other] {" "}Имеется в виду «{ $near }»?
    } Есть: { $known }.
cli-error-settings-flag = «{ $key }» в файле { $file } — это true или false.
cli-error-settings-value = У настройки «{ $key }» в файле { $file } не может быть такого значения.
cli-error-too-many = Слово «{ $word }» лишнее.
cli-error-file-text = Файл { $file } — не текстовый.
cli-error-file-write = Файл { $file } не удаётся записать.
cli-error-file-exists = Файл { $file } уже есть, и это не запись игры; с ключом --force он будет перезаписан.
cli-error-report-exists = Файл { $file } уже есть, и это не отчёт Igroteka; с ключом --force он будет перезаписан.
cli-error-continue-alone = С --continue стол такой, как в файле: --seats, --options, --preset, --position и --seed с ним не сочетаются.
cli-error-continue-over = Эта игра окончена, продолжать нечего. Посмотреть её: «igroteka replay show».
cli-error-seat = Места «{ $value }» за этим столом нет: места — A–{ $last }.
cli-error-position-alone = С --position стол такой, как в файле: --seats, --options, --preset, --replay и --continue с ним не сочетаются.
cli-error-games-alone = С --games игры идут одна за другой: --position, --replay, --continue и --coach с ним не сочетаются.
cli-error-seat-and-open = Или --seat, или --open, но не оба сразу.
cli-error-step = В игре действий: { $last }; шага { $step } в ней нет.
cli-game-broken = Игру не удалось загрузить ({ $game }): { $problem }
cli-nothing-found = По запросу «{ $words }» ничего не нашлось.
cli-rules-corrected = «{ $asked }» нет. Вот «{ $name }»:

## Lists of games and rules

cli-games-players = игроков: { $seats }
cli-games-presets = Готовые наборы (--preset ИМЯ)
cli-games-options = Настройки (--options ИМЯ=ЗНАЧЕНИЕ,…; иначе как в наборе или первое значение)
cli-rules-books = Правила, которые можно почитать:
cli-rules-hint = Добавь номер правила, название карты или любые слова: igroteka rules { $game } { $words }
cli-rules-mentions = См. также: { $rules }{ $more ->
        [0] { "" }
       *[other] {" "}и ещё { $more }
    }
cli-rules-more = { $count ->
        [one] … и ещё { $count }: уточни запрос.
       *[other] … и ещё { $count }: уточни запрос.
    }

## The start

cli-start-welcome = Добро пожаловать в Igroteka!
cli-start-game = Во что сыграем? [{ $usual }]
cli-start-deck = Какой набор? [{ $usual }]
cli-start-seats = Сколько игроков вместе с тобой ({ $low }–{ $high })? [{ $usual }]
cli-start-again = Нужно число от { $low } до { $high }.

## Playing

cli-play-hint = Выбирай номером; ? — справка, q — выйти.
cli-play-help =
    Что можно набрать:
      номер            выбрать этот вариант
      название         вариант по названию, его началу или словам из него
      код              то же коротко, например { $code }
      Enter            то, что предложено, если предложено
      ? 3,  ? слово    что значит вариант, карта или правило
      h                твои карты и весь стол подробно
      t                стол и вопрос ещё раз
cli-play-help-discards = {"  "}d                просмотреть сброс
cli-play-help-rest = {"  "}p                пропускать всё до твоего хода
cli-play-help-advice = {"  "}a                подсказка: что выбрал бы бот и почему
cli-play-help-more =
      l                что было до сих пор
      u                взять ход назад, если ничего не открылось
      s,  s ИМЯ        сохранить игру, чтобы потом продолжить
      q                выйти
    Назови карту, которую не предлагают, — узнаешь почему.
cli-prompt = ❯
cli-match-game = Игра { $number } из { $games }
cli-match-standing = Сыграно { $played } из { $games }:
cli-yourself = себя{ $mark }
cli-key-enter = Enter
cli-thinking = Думаю…
cli-advice = { $option }: около { $percent } %
cli-advice-alone = { $option }
cli-no-advice = Для этой игры советчика нет.
cli-your-turn = Выбор за тобой
cli-your-answer = Ответишь?
cli-no-default = Выбери номер; ? — справка.
cli-no-such-number = Варианта { $number } нет.
cli-several-options = Подходит вот что; набери номер:
cli-not-understood = Ничего с названием «{ $typed }» здесь не предлагают; ? — справка.
cli-not-now = «{ $typed }» сейчас не выбрать.
cli-undone = Ход взят назад.
cli-nothing-to-undo = Брать назад пока нечего: своего выбора ещё не было.
cli-no-discards = В этой игре нет сброса, который можно просмотреть.
cli-pause = Enter — читать дальше ❯
cli-no-rest = Здесь нечего пропускать.
cli-leave-really = Выйти из игры? [Д/н]
cli-yes-words = д да y yes
cli-no-words = нет не н no n
cli-save-offer = Сохранить игру? [д/Н]
cli-save-as = Сохранить как [{ $file }]:
cli-saved = Сохранено: { $file }
cli-save-over = Файл { $file } уже есть. Перезаписать? [д/Н]
cli-not-saved = Не сохранено.
cli-saved-continue = Продолжить потом: { $command }
cli-play-left = До встречи!

## Simulations, checks, recorded games, speed

cli-decimal-point = ,
cli-percent = { $number } %
cli-simulate-running = Играем
cli-simulate-title = { $game }, { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }, seed { $seed }
cli-simulate-seat = Место
cli-simulate-bot = Бот
cli-simulate-wins = Победы
cli-simulate-share = Доля
cli-simulate-interval = Интервал 95 %
cli-simulate-draws = ничьи
cli-simulate-caption = Решений за партию: { $decisions }; партий в секунду: { $speed }; всего { $seconds } с
cli-check-report = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $configurations ->
        [one] { $configurations } конфигурация
        [few] { $configurations } конфигурации
       *[many] { $configurations } конфигураций
    }, { $violations ->
        [0] нарушений нет.
        [one] { $violations } нарушение.
        [few] { $violations } нарушения.
       *[many] { $violations } нарушений.
    }
cli-check-positions = { $game }: { $tried ->
        [one] { $tried } испорченная позиция
        [few] { $tried } испорченные позиции
       *[many] { $tried } испорченных позиций
    }: отклонено { $refused }, сыграно { $played }, сломалось { $broken }.
cli-check-positions-json = С --json к каждой из них прилагается позиция.
cli-check-replays = С ключом --json к каждому нарушению прилагается запись, которая к нему ведёт.
cli-replay-head = { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, { $choices ->
        [one] { $choices } действие
        [few] { $choices } действия
       *[many] { $choices } действий
    }, записано версией { $engine }
cli-replay-fine = Запись верна: { $choices ->
        [one] после { $choices } действия
       *[many] после { $choices } действий
    } победа за { $count ->
        [1] игроком
       *[other] игроками
    } { $winners }.
cli-replay-fine-so-far = Запись пока верна: { $choices ->
        [one] { $choices } действие,
        [few] { $choices } действия,
       *[many] { $choices } действий,
    } игра не окончена.
cli-replay-engine = Она записана версией { $engine }, а это { $now }.
cli-replay-no-places = Игра в этой записи окончена, но в конце нет строки «places: …» с местами.

cli-version = igroteka { $version } ({ $engine ->
    [compiled] движок скомпилирован
    [partly] движок скомпилирован частично
    [outdated] движок из исходного кода; скомпилированный устарел
   *[source] движок из исходного кода
})

cli-bench-calibrating = Измеряем эту машину…
cli-bench-measuring = Измеряем { $game }, игроков: { $seats }…
cli-bench-title = Сколько раз в секунду
cli-bench-compiled = Скомпилировано. Контрольный цикл занял { $seconds } с.
cli-bench-interpreted = Без компиляции. Контрольный цикл занял { $seconds } с.
cli-bench-seats = Игроков
cli-bench-games = Партий
cli-bench-decisions = Решений
cli-bench-clones = Копий
cli-bench-views = Обзоров
cli-bench-imagined = Догадок

## igroteka doctor

cli-doctor-engine = Движок
cli-doctor-engine-compiled = Igroteka { $version }, движок скомпилирован.
cli-doctor-engine-source = Igroteka { $version }, движок работает из исходников: боты за то же время видят меньше, и столов сервер потянет меньше. Установи скомпилированный пакет («make wheel») или запусти «make fast» в клоне.
cli-doctor-pages = Страницы
cli-doctor-pages-there = Страницы для браузера на месте.
cli-doctor-pages-missing = Эта копия собрана без страниц для браузера. В клоне запусти «make web», иначе установи пакет, в котором они есть.
cli-doctor-settings = Настройки
cli-doctor-settings-none = Файла настроек нет: всё берётся из командной строки, переменных окружения и значений по умолчанию.
cli-doctor-settings-read = Прочитаны из { $file }.
cli-doctor-settings-exposed = Пароль в { $file } может прочитать любой пользователь этой машины. Выполни: chmod o= { $file }
cli-doctor-port = Порт
cli-doctor-port-free = Порт { $port } на { $address } свободен.
cli-doctor-port-ours = Сервер там уже работает: на порту { $port } отвечает Igroteka { $version }.
cli-doctor-port-taken = Порт { $port } на { $address } занят другой программой. Останови её или выбери другой порт: --port.
cli-doctor-port-forbidden = Этому пользователю порт { $port } недоступен. Выбери порт от 1024 и поставь перед ним веб-сервер, например Caddy или nginx.
cli-doctor-port-no-address = { $address } — не адрес этой машины. За веб-сервером слушай 127.0.0.1, для всех — 0.0.0.0.
cli-doctor-descriptors = Открытые файлы
cli-doctor-descriptors-enough = Одновременно можно открыть { $number }.
cli-doctor-descriptors-few = Одновременно можно открыть только { $number }, а каждой открытой странице нужен один или два. Увеличь предел: LimitNOFILE=65536 в файле systemd или «ulimit -n 65536».
cli-doctor-disk = Диск
cli-doctor-disk-elsewhere = Столы хранит другая программа, поэтому важен её диск, а не этот.
cli-doctor-disk-free = В { $folder } свободно { $free } ГБ.
cli-doctor-disk-full = В { $folder } свободно только { $free } ГБ. Освободи место: когда диск полон, ходить не сможет никто.
cli-doctor-disk-no-folder = Папки { $folder } нет. Создай её и отдай пользователю, от имени которого работает сервер.
cli-doctor-disk-read-only = Этот пользователь не может писать в { $folder }. Отдай папку пользователю, от имени которого работает сервер.
cli-doctor-clock = Часы
cli-doctor-clock-kept = Часы этой машины сверяются с точным временем.
cli-doctor-clock-free = Часы этой машины никто не сверяет. Включи службу времени: timedatectl set-ntp true
cli-doctor-clock-unknown = Система не говорит, сверяются ли её часы.
cli-doctor-clock-behind = Последняя запись в базе данных — из будущего, на { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }: часы этой машины отстают. Поставь их верно.
cli-doctor-clock-apart = Часы этой машины и базы данных расходятся на { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
    }. Включи службу времени на обеих.
cli-doctor-database = База данных
cli-doctor-database-new = Файла { $file } ещё нет: его создаст первый запуск.
cli-doctor-database-empty = { $kind } отвечает, база пуста: таблицы создаст первый запуск.
cli-doctor-database-ready = { $kind } отвечает, таблицы подходят этой версии.
cli-doctor-database-older = { $kind } отвечает; таблицы остались от более старой версии. Следующий запуск их изменит, поэтому сначала сделай резервную копию: igroteka backup
cli-doctor-database-newer = С этой базой работала более новая версия Igroteka (ревизия { $revision }). Установи её или восстанови резервную копию в новую базу.
cli-doctor-database-shared = С этой базой работала более новая версия Igroteka (ревизия { $revision }). Эта версия с ней тоже справится, но резервную копию делай новой версией.
cli-doctor-database-exposed = Файл { $file } могут прочитать другие пользователи этой машины, а в нём — зёрна идущих игр. Выполни: chmod 600 { $file }
cli-doctor-database-away = { $problem }
cli-doctor-bus = Шина
cli-doctor-bus-none = Не настроена: одному серверу она не нужна.
cli-doctor-bus-answers = { $url } отвечает за { $milliseconds } мс.
cli-doctor-bus-away = { $url } не отвечает. Запусти сервер NATS или исправь --bus; проверь брандмауэр, имя пользователя и пароль.
cli-doctor-bus-wrong = { $problem }
cli-doctor-tracing = Трассировка
cli-doctor-tracing-none = Не настроена: ничего не записывается.
cli-doctor-tracing-answers = По адресу { $url } принимают соединения.
cli-doctor-tracing-away = { $url } не принимает соединений. Запусти сборщик или исправь --tracing: до тех пор трассировка теряется, но игры идут.
cli-doctor-tracing-wrong = { $problem }
cli-doctor-push = Уведомления
cli-doctor-push-no-https = Браузеры разрешают уведомления только по https, так что издалека никто не узнает, что настал его ход. Для этого поставь перед сервером веб-сервер с сертификатом и назови его адрес: --public-url https://…
cli-doctor-push-reached = Push-службы доступны: { $service } отвечает.
cli-doctor-push-away = Push-служба { $service } недоступна: { $problem }. Разреши серверу соединения с портом 443 в интернете, иначе закрывшие страницу не узнают, что настал их ход.
cli-doctor-push-wrong = { $problem }
cli-doctor-addresses = Адреса
cli-doctor-addresses-alone = Сервер доступен только с этого компьютера. Для твоей сети: --host 0.0.0.0; за веб-сервером: --public-url с его адресом.
cli-doctor-addresses-network = Остальные заходят на { $links }. Если не получается, причиной может быть брандмауэр: подскажет «Видят ли меня другие?» на странице стола.
cli-doctor-addresses-no-network = Этот компьютер сейчас не в сети: подключи его к Wi-Fi или кабелю.
cli-doctor-addresses-public = { $url } ведёт на сервер Igroteka.
cli-doctor-addresses-public-later = Ведёт ли { $url } сюда, можно будет проверить, когда сервер заработает.
cli-doctor-addresses-public-away = { $url } отсюда недоступен: { $problem }. Проверь имя в DNS, сертификат, веб-сервер и брандмауэр.
cli-doctor-addresses-public-other = По адресу { $url } отвечает что-то другое. Проверь, на какой порт веб-сервер передаёт запросы и сохраняет ли он путь (--root-path).
cli-doctor-addresses-public-name = Сервер не принимает имя, которое передаёт веб-сервер. Пусть тот передаёт заголовок Host, или разреши имя: --allowed-host.

## Lessons

cli-argument-lesson = название или номер урока
cli-learn-games = Уроки есть для этих игр:
cli-learn-count = { $count ->
        [one] { $count } урок
        [few] { $count } урока
       *[many] { $count } уроков
    }
cli-learn-none = Уроков для { $game } пока нет.
cli-learn-minutes = около { $minutes ->
        [one] { $minutes } минуты
       *[other] { $minutes } минут
    }
cli-learn-which = Какой урок ({ $low }–{ $high }, Enter: { $usual })? ❯
cli-learn-hint = Выбирай номером; a — показать, что делать; ? — справка; q — выйти.
cli-learn-help =
    Введи номер того, что хочешь сделать, или название. Enter — читать дальше.
    a  показать, что делать
    ? и номер или название  объяснить
    t  показать стол ещё раз
    l  что было до сих пор
    q  выйти из урока
cli-learn-show = Введи { $number }: { $option }
cli-learn-done = Урок пройден!
cli-learn-left = Урок прерван.
cli-learn-no-undo = На уроке ничего не нужно отменять: что не подходит, то и не играется.
cli-learn-no-save = Урок короткий и каждый раз идёт с начала.
cli-learn-following = Продолжить уроком «{ $title }»? [Д/н] ❯

# Наставник.
cli-coach-mistake = Твой шанс на победу упадёт с { $before } % до { $after } %.
cli-coach-better = Лучше: { $option }.
cli-coach-sure = Всё равно так? [д/Н]

## Что сервер говорит тому, кто его держит

error-database-empty = В этой базе данных нет столов: «Игротека» ею ещё не пользовалась.
error-database-in-use = Файлом { $file } уже пользуется другой сервер «Игротеки». Сначала останови его или выбери другой файл через --database. Нескольким серверам нужна PostgreSQL.
error-database-kind = База данных вида «{ $kind }» не подходит: нужна SQLite или PostgreSQL.
error-database-newer = Эта база данных от более новой версии «Игротеки» (ревизия { $revision }).
error-database-older = Эта база данных — от более старой версии «Игротеки». Запусти сервер один раз, и она обновится.
error-database-open = Базу данных не открыть: { $problem }
error-database-url = «{ $url }» — не адрес базы данных. Для файла: sqlite:///ФАЙЛ
error-tracing = «{ $url }» — не адрес сборщика. Он выглядит так: http://localhost:4318.
error-public-url = Браузер не сможет открыть «{ $url }». Публичный адрес выглядит так: https://games.example.org.
error-operator-key-short = Ключ оператора должен быть не короче { $least } знаков, чтобы его нельзя было подобрать.
error-tunnel = Туннель «{ $tunnel }» «Игротеке» неизвестен. Известны: { $tools }.
error-tunnel-missing = Программа «{ $tool }» не установлена, или её нет в PATH. Установи её или выбери другой туннель; какие есть, сказано в docs/self-hosting.md.
error-port = Порт { $port } по адресу { $address } уже занят или недоступен. Выбери другой: --port.
error-backup-line = Строка { $number } этого файла — не из резервной копии этой версии.
error-backup-hash = Стол { $table } приходит не к тому состоянию, что записано в копии. Ничего не восстановлено.
error-backup-changed = Эту резервную копию изменили после записи. Ничего не восстановлено.
error-backup-key = В файле { $file } нет ключа для резервных копий.
error-backup-key-write = Ключ для резервных копий не записать в { $file }. Выбери другое место через --key.
error-backup-unproved = Происхождение этой копии ничем не подтверждено: её записал другой сервер или более старая версия. Укажи ключ того сервера через --key ФАЙЛ или --trust, если точно известно, что файл никто не менял. Ничего не восстановлено.
error-backup-end = У файла нет конца. Ничего не восстановлено.
error-backup-there = Стол { $table } уже есть в базе данных. Ничего не восстановлено.
cli-serve-here = «Игротека» открыта: { $url }
cli-serve-no-pages = Эта копия «Игротеки» собрана без страниц для браузера. В клоне репозитория запусти «make web», иначе установи пакет, в котором они есть.
cli-serve-phones = Другие в твоей сети найдут её здесь: { $url }
cli-serve-alone = Она доступна только с этого компьютера. Чтобы пустить телефоны из твоей сети, открой её на странице стола или запусти с --host 0.0.0.0.
cli-serve-also = или здесь: { $url }
cli-serve-operator = Управлять сервером можно здесь: { $url }; ключ — в файле { $file }
cli-serve-tunnel-opening = Открываю туннель через { $tool } …
cli-serve-tunnel-open = Друзья откуда угодно найдут её здесь: { $url }
cli-serve-tunnel-ended = Туннель закрыт: { $tool } завершился ({ $problem }). Запущу снова через { $seconds } с.
cli-serve-tunnel-silent = { $tool } пока не сообщил, что туннель открыт. Последнее, что он написал: { $problem }
cli-serve-tunnel-unreached = Туннель открыт, но по адресу { $url } этот сервер не отвечает. Если туннель через ssh, та машина должна пускать на этот порт: «GatewayPorts clientspecified» в её sshd_config и правило в брандмауэре — либо веб-сервер на ней, указанный в --public-url.
cli-serve-stop = Остановить — Ctrl-C. Ничего не пропадёт: в следующий раз все столы будут на месте.
cli-worker-runs = Думаю за ботов на { $bus }. Остановить — Ctrl-C.
cli-backup-done = Записано в { $file } — столов: { $tables } (событий: { $events }, гостей: { $guests })
cli-restore-unproved = Происхождение копии не проверено: файл принят на веру.
cli-restore-done = Восстановлено из { $file } — столов: { $tables } (событий: { $events }, гостей: { $guests }); состояние каждого стола то же, что было.
