# Что говорят страницы вокруг игр.

web-title = Игротека
web-nav = Страницы
web-nav-rules = Правила и карты
web-nav-games = Сыгранные партии
web-nav-about = О программе
web-theme = Тёмные цвета
web-language = Язык
web-close = Закрыть
web-cancel = Отмена
web-hero = Четыре настольные игры за три нажатия
web-hero-more = С ботами или с друзьями. Без регистрации и установки.
web-games = Игры
web-play-now = Играть
web-with-friends = С друзьями
web-your-tables = Ваши столы
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт игроков. Откройте стол кнопкой «С друзьями» или сыграйте с ботами.
web-seats-taken = занято мест: { $taken } из { $seats }
web-status-waiting = ждут игроков
web-status-playing = идёт игра
web-status-between = перерыв между партиями
web-status-finished = игра окончена
web-status-broken = игра прервана
web-status-closed = стол закрыт
web-go-on = К игре
web-sit-down = Сесть
web-look = Смотреть
web-no-connection = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.

web-name-title = Как вас называть?
web-name-why = Это имя видят другие за столом. Регистрации нет: вас запоминает это устройство.
web-name-label = Ваше имя
web-name-choose = Ваше имя
web-name-save = Это я
web-address = Как о вас говорить?
web-address-any = всё равно
web-address-she = она
web-address-he = он

web-poster-bang = Перестрелка, в которой никто не знает, кто за кого.
    .minutes = 30 мин
    .level = средняя
web-poster-kittens = Тяните карты, пока кто-нибудь не взорвётся.
    .minutes = 15 мин
    .level = лёгкая
web-poster-targi = Два племени, край пустыни и по три фигуры.
    .minutes = 60 мин
    .level = средняя
web-poster-intrigo = Интриги вокруг дворца. Каждая карта тянет в две стороны.
    .minutes = 40 мин
    .level = средняя
game-bang = Бэнг!
game-kittens = Взрывные котята
game-targi = Тарги
game-intrigo = Интриго

web-table-gone = Такого стола нет или больше нет.
web-table-home = На главную
web-table-of = Стол: { $name }
web-setup-title = Перед началом
web-setup-seats = Места
web-setup-free = Свободное место
web-setup-sit = Сесть сюда
web-setup-add-bot = Посадить бота
web-setup-remove = Убрать: { $name }
web-setup-stand = Встать
web-setup-you = вы
web-setup-host = хозяин стола
web-setup-players = Сколько игроков
web-setup-preset = Вариант
web-setup-options = Настройки
web-setup-rule = Правило { $rule }
web-setup-clock = Часы
web-setup-clock-game = Как принято в игре
web-setup-clock-none = Без часов
web-setup-clock-seconds = Секунды на решение
web-setup-clock-days = Дни на ход
web-setup-each = Сколько
web-setup-reserve = Запас, секунд
web-setup-public = Виден всем на этом сервере
web-setup-games = Партий в матче
web-setup-invite = Позвать друзей
web-setup-link-copy = Скопировать ссылку
web-setup-link-copied = Ссылка скопирована.
web-setup-scan = Друзья сканируют этот код или открывают ссылку.
web-setup-start = Начать
web-setup-waiting = Хозяин стола начнёт игру, когда займут все места.
web-setup-not-yet = { $free ->
    [one] Ещё { $free } место свободно.
    [few] Ещё { $free } места свободны.
   *[many] Ещё { $free } мест свободно.
}
web-level-random = Бот: ходит наугад
web-level-greedy = Бот: играет хорошо

web-bar-menu = Меню
web-bar-rules = Правила
web-bar-sound = Звук
web-log = Что произошло
web-chat = Чат
web-chat-write = Написать …
web-chat-send = Отправить
web-chat-costs = За слова сейчас придётся отдать единицу жизни. Всё равно отправить?
web-chat-yes = Отправить
web-emote-laugh = смех
web-emote-wow = изумление
web-emote-sad = грусть
web-emote-angry = злость
web-emote-clap = аплодисменты
web-emote-think = раздумья
web-emote-hurry = «давайте дальше»
web-emote-hello = привет
web-emotes = Знаки
web-connection-lost = Связь потеряна. Ваше место за вами; пробуем снова …
web-prompt-waiting = Решает { $name } …
web-prompt-several = Решают остальные …
web-prompt-over = Игра окончена.
web-prompt-watching = Вы смотрите.
web-undo = Вернуть ход
web-concede = Выйти из игры
web-concede-sure = Выйти из этой игры насовсем?
web-propose-end = Предложить закончить игру
web-propose-pause = Предложить паузу
web-proposed-end = { $name } предлагает на этом закончить.
web-proposed-pause = { $name } предлагает паузу.
web-agree = Согласиться
web-decline = Отказаться
web-paused = Игра на паузе.
web-resume = Продолжить
web-next-game = Следующая партия
web-rematch = Сыграть ещё раз
web-to-rematch = К новому столу
web-result = Итог
web-place = { $place }. { $name }
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-replay = Посмотреть заново
web-export = Сохранить партию
web-fair = Честная раздача: зерно было выбрано до первой карты.
web-share = Скопировать ссылку
web-broken = Эта партия сыграна движком { $engine } и с нынешним продолжаться не может. Её ходы по-прежнему можно прочесть.
web-absent = нет на месте, играет бот
web-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[many] Смотрят { $count } человек
}
web-seat-link = Перенести место на другое устройство
web-seat-link-copied = Личная ссылка скопирована. Откройте её на другом устройстве и никому не показывайте.
web-options = Что можно сделать
web-you-are = Вы — { $name }
web-speed = Скорость движений
web-speed-slow = медленно
web-speed-normal = обычно
web-speed-fast = быстро
web-speed-off = без движений

web-rules-title = Правила и карты
web-rules-choose = Выберите игру
web-rules-search = Найти: карту, правило, слово
web-rules-cards = Карты и другие части
web-rules-short = Правила коротко
web-rules-law = Правила целиком (по-английски)
web-rules-nothing = Ничего не найдено.
web-past-title = Сыгранные партии
web-past-none = Здесь ещё не сыграно ни одной партии.
web-past-mine = Ваши
web-past-all = Открытые всем
web-past-bring = Принести сохранённую партию
web-past-statistics = Сыграно здесь
web-past-seen = Чьими глазами
web-past-open = всё открыто
web-past-watcher = зритель
web-past-step = Шаг { $number } из { $total }
web-past-back = Назад
web-past-on = Вперёд
web-past-start = К началу
web-past-end = В конец
web-about-title = Об «Игротеке»
web-about-what = Свободная программа, чтобы играть в четыре настольные игры с друзьями и ботами. Правила точны, ничто тайное не попадает к тем, кому его видеть нельзя, а честность каждой раздачи можно проверить.
web-about-licence = Программа свободна по лицензии MIT.
web-about-games = Игры и их названия принадлежат авторам и издателям. Все слова, рисунки и код здесь — наши собственные.
web-about-icons = Значки: game-icons.net, авторы Lorc, Delapouite и другие, CC BY 3.0.
web-about-fonts = Шрифты: Onest, Bitter, Rubik, El Messiri и Playfair Display, SIL Open Font License 1.1.
web-about-engine = Движок { $engine }
