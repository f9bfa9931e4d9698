## Players in a sentence. The names of bots have grammatical cases (bots.ftl). A person's name is never changed, so in
## other cases it stands behind the word «игрок».

you = Ты
    .gen = тебя
    .dat = тебе
    .acc = тебя
    .ins = тобой
    .pre = тебе
somebody = Кто-то
    .gen = кого-то
    .dat = кому-то
    .acc = кого-то
    .ins = кем-то
    .pre = ком-то
player-name = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .pre = игроке { $name }

player-whom = { $player_acc }
player-before = перед { $player_ins }
target-name = { $target_is ->
        [you] ты{ $target_mark }
       *[other] { $target }
    }
target-whom = { $target_self ->
        [yes] { target-self }
       *[no] { $target_is ->
            [you] тебя{ $target_mark }
           *[other] { $target_acc }
        }
    }
target-from = { $target_self ->
        [yes] у себя{ $target_mark }
       *[no] у { $target_gen }
    }
target-to = { $target_self ->
        [yes] себе{ $target_mark }
       *[no] { $target_dat }
    }
target-against = { $target_self ->
        [yes] против себя{ $target_mark }
       *[no] против { $target_gen }
    }
target-before = { $target_self ->
        [yes] перед собой{ $target_mark }
       *[no] { $target_is ->
            [you] перед тобой{ $target_mark }
           *[other] перед { $target_ins }
        }
    }
target-self = себя{ $target_mark }

## Lists

list-empty = ничего
list-comma = { $left }, { $right }
list-and = { $left } и { $right }
list-several = { $count } × { $word }

## What can be wrong with what somebody asks for

error-with-rule = { $error } ({ $rule }: { $text })
error-detail = { $error } ({ $rule })

# Choices
error-moment-needed = У этого вопроса есть таймер: укажи, на какой момент отвечаешь; сейчас { $now }.
error-game-over = Игра окончена.
error-no-such-seat = За этим столом нет места с номером { $seat }.
error-not-asked = Игроку { $seat } сейчас нечего решать.
error-not-offered = Сейчас так поступить нельзя: { $code }.
error-code-unknown = В этой игре нет такого действия: { $code }.
error-too-late = Поздно: игра уже пошла дальше.
error-no-undo = Этого уже не вернуть: с тех пор действовал кто-то ещё или открылось что-то тайное.
error-cannot-leave = Выйти из этой игры до её конца нельзя.

# Setting up a game
error-game-unknown = Игры «{ $game }» нет.{ $near ->
        [none] { "" }
       *[other] {" "}Имеется в виду «{ $near }»?
    } Есть: { $known }.
error-seats =
    Столько игроков не подойдёт: { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }. Нужно от { $low } до { $high }.
error-seats-exactly =
    Столько игроков не подойдёт: { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }. Нужно { $count }.
error-preset-unknown = Готового набора «{ $preset }» нет. Есть: { $known }.
error-setting-unknown = Настройки «{ $setting }» нет. Есть: { $known }.
error-setting-value = У настройки «{ $setting }» не бывает значения «{ $value }». Возможные: { $allowed }.
error-bot-unknown = Бота «{ $bot }» нет.{ $near ->
        [none] { "" }
       *[other] {" "}Имеется в виду «{ $near }»?
    } Есть: { $known }.
error-bot-file = Стратегию «{ $file }» нельзя использовать: файла нет, он испорчен, она обучена на другой версии или не установлено igroteka[research].
error-bot-other-table = Стратегия «{ $file }» обучена на { $table } и ничего другого не играет.
error-bot-other-options = Стратегия «{ $file }» обучена на { $table }, где { $options }: карт или ходов этого стола она не знает.
error-bot-own = Бота «{ $bot }» нельзя использовать: { $problem }
error-bot-option = Бот «{ $bot }» выбрал «{ $option }», а такого хода ему не предлагали.
error-bots-count = Число ботов не сходится с числом мест: назови одного на всех или по одному на каждое место.

# Matches
error-match-games = В матче должна быть хотя бы одна игра, а не { $games }.
error-match-over =
    { $games ->
        [1] Единственная игра этого матча уже сыграна.
        [one] Матч окончен: сыграна { $games } игра.
        [few] Матч окончен: сыграны { $games } игры.
       *[many] Матч окончен: сыграно { $games } игр.
    }
error-match-running = Эта партия матча ещё не окончена.
error-match-broken = Это не сохранённый матч.

# Replays
error-replay-title = Это не запись игры: первая строка должна быть «{ $title }».
error-replay-parts = Запись неполна: в ней должны быть заголовок и список действий, разделённые строкой из дефисов.
error-replay-line = Строка { $number } записи непонятна: { $line }
error-replay-field = В записи не указано «{ $field }».
error-replay-number = В записи есть число, которое не удаётся прочитать.
error-replay-game = Эта запись относится к игре «{ $game }», а не «{ $wanted }».
error-replay-setup = Запись начинается со стола, которого в игре не бывает. { $details }
error-replay-choice = Действие { $number } записи ({ $choice }) в этот момент невозможно.
error-replay-commitment = Начальное число не совпадает с обещанным в начале игры: раздача была нечестной.
error-replay-result = По записи места такие: { $told }, а её действия ведут к таким: { $found }.

# Positions
error-lesson-field = Урок { $lesson } не годится: что-то не так с «{ $field }».
error-lesson-unknown = Урока «{ $lesson }» нет. Есть такие: { $known }.
error-position-yaml = Позицию не удаётся прочитать: ошибка около строки { $line }.
error-position-fields = Позиция должна быть списком полей, например «seats: 4».
error-position-field = Позиции нужно правильное значение поля «{ $field }».
error-position-unknown = Поля «{ $field }» в позиции не бывает.
error-position-list = Вместо «{ $value }» в позиции нужен список.
error-position-card = Карты «{ $card }» в позиции быть не может.
error-position-too-many = В позиции слишком много карт «{ $card }»: в наборе их { $count }.
error-position-seat = Места «{ $seat }» в этой позиции нет.
error-position-game = Это позиция игры «{ $game }», а не «{ $wanted }».
error-position-broken = Такую позицию расставить нельзя: { $problem }.
error-position-frame-unknown = Не удаётся прочитать незавершённое действие № { $number } в поле «stack».
error-position-frame = Незавершённое действие «{ $frame }» (№ { $number } в поле «stack») не подходит к тому, что на столе.
error-position-frame-field = Незавершённому действию «{ $frame }» (№ { $number } в поле «stack») нужно правильное значение поля «{ $field }».
error-position-contradiction = Позиция противоречит сама себе: поле «{ $field }» не сходится с полем «{ $other }».
error-position-unplayable = Сыграть эту позицию нельзя: через несколько ходов правила зашли бы в тупик. Что-то в ней противоречит само себе.

# The command line
error-language = Текстов на языке «{ $language }» нет. Есть: { $known }.
error-file-missing = Файла { $file } нет.
error-file-unreadable = Файл { $file } не удаётся прочитать.
error-usage = Команда непонятна: { $problem }
error-options-form = Настройки пишутся как ИМЯ=ЗНАЧЕНИЕ, а не «{ $value }».
error-position-stuck = В этой позиции никого ни о чём не спрашивают, и никто не победил.
error-replay-carried = Не удаётся прочитать, что запись берёт из прошлой партии.
error-replay-position = Партию, начатую с позиции, нельзя сохранить как запись: сохрани позицию.
error-deck-not-custom = Настройка { $setting } — для своей колоды (deck=custom); у колоды { $deck } она своя.

# Что известно о местах до начала партии и почему настройка ничего не меняет.
seat-first = первый ход
setting-idle-clock = Только если время — «Стандартное».
