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
cli-option-no-mdns = Не объявлять в сети имя, которое кончается на .local.
cli-option-no-bot-delay = Боты отвечают, как только подумали. Для тестов: время может выдать, что у них на руках.
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
cli-error-too-many = Слово «{ $word }» лишнее.
cli-error-file-text = Файл { $file } — не текстовый.
cli-error-file-write = Файл { $file } не удаётся записать.
cli-error-file-exists = Файл { $file } уже есть, и это не запись игры; с ключом --force он будет перезаписан.
cli-error-report-exists = Файл { $file } уже есть, и это не отчёт Igroteka; с ключом --force он будет перезаписан.
cli-error-continue-alone = С --continue стол такой, как в файле: --seats, --options, --preset, --position и --seed с ним не сочетаются.
cli-error-continue-over = Эта игра окончена, продолжать нечего. Посмотреть её: «igroteka replay show».
cli-error-seat = Места «{ $value }» за этим столом нет: места — A–{ $last }.
cli-error-position-alone = С --position стол такой, как в файле: --seats, --options, --preset, --replay и --continue с ним не сочетаются.
cli-error-games-alone = С --games игры идут одна за другой: --position, --replay и --continue с ним не сочетаются.
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

cli-bench-calibrating = Измеряем эту машину …
cli-bench-measuring = Измеряем { $game }, игроков: { $seats } …
cli-bench-title = Сколько раз в секунду
cli-bench-compiled = Скомпилировано. Контрольный цикл занял { $seconds } с.
cli-bench-interpreted = Без компиляции. Контрольный цикл занял { $seconds } с.
cli-bench-seats = Игроков
cli-bench-games = Партий
cli-bench-decisions = Решений
cli-bench-clones = Копий
cli-bench-views = Обзоров
cli-bench-imagined = Догадок
