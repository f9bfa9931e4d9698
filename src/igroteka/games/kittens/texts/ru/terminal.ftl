# The table in the terminal.

cli-games-note-kittens =
    Своя колода: --options "deck=custom,hand=3,cards=skip:4 nope:5 defuse:5 exploding_kitten:3 …"
    В cards= через пробел перечислены карты и сколько их; чего там нет, того нет и в колоде. Как карты называются в кодах, покажет «igroteka rules kittens»; hand и defuse_each действуют только для своей колоды. Без deck= играют колодой full_box.
cli-kittens-cards = { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cli-kittens-out = вне игры
cli-kittens-clockwise = ↓ по часовой стрелке
cli-kittens-counterclockwise = ↑ против часовой стрелки
cli-kittens-owes = { $count ->
        [one] { $count } ход после нападения
        [few] { $count } хода впереди
       *[many] { $count } ходов впереди
    }
cli-kittens-taker = { $player_is ->
        [you] следующая карта — тебе
       *[other] следующую карту заберёт { $player }
    }
cli-kittens-has = на руке
cli-kittens-pile = Колода
cli-kittens-known = Ты знаешь
cli-kittens-discards = Сброс
cli-kittens-more = и ещё { $count }
cli-kittens-stack = Сыграно
cli-kittens-looked = Ты видишь
cli-kittens-picked = Отложено
cli-kittens-hand = Твои карты
cli-kittens-ask-nope-at = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } { target-against }: { $cards }. Вмешаешься?
cli-kittens-log-attack-self = { $player_is ->
        [you] Ты нападаешь на себя: ходишь
       *[other] { $player } нападает на себя: ходит
    } { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }.
cli-kittens-all-discards = { $count ->
        [0] Сброс пуст.
        [one] В сбросе { $count } карта, последние впереди:
        [few] В сбросе { $count } карты, последние впереди:
       *[many] В сбросе { $count } карт, последние впереди:
    }
cli-kittens-danger = следующая карта — котёнок: { $sure ->
        [exact] { $few } из { $many }
        [about] примерно { $few } из { $many }
       *[at-most] не больше { $few } из { $many }
    }
cli-kittens-no-danger = следующая карта — не котёнок
cli-kittens-sure = следующая карта — котёнок!
cli-kittens-top-kitten = сверху котёнок!
cli-kittens-top-safe = верхнюю карту ты знаешь
cli-kittens-fact-turns = Сыграно ходов: { $count }.
cli-kittens-fact-nopes = Сказано «Неть»: { $count }.
cli-kittens-fact-defuses = Обезврежено котят: { $count }.
cli-kittens-cause-exploding = { $player_as ->
        [she] { $player } взорвалась.
        [he] { $player } взорвался.
       *[any] { $player }: взрыв.
    }
cli-kittens-cause-imploding = { $player_as ->
        [she] { $player } встретила «Разрывного котёнка».
        [he] { $player } встретил «Разрывного котёнка».
       *[any] { $player }: встреча с «Разрывным котёнком».
    }
cli-kittens-cause-barking = { $player_as ->
        [she] { $player } взорвалась из-за «Лающего котёнка».
        [he] { $player } взорвался из-за «Лающего котёнка».
       *[any] { $player }: взрыв из-за «Лающего котёнка».
    }
cli-kittens-cause-streaking_lost = { $player_as ->
        [she] { $player } лишилась «Бесстыжего котёнка» и взорвалась.
        [he] { $player } лишился «Бесстыжего котёнка» и взорвался.
       *[any] { $player }: потеря «Бесстыжего котёнка» и взрыв.
    }
cli-kittens-cause-left = { $player_as ->
        [she] { $player } вышла из игры.
        [he] { $player } вышел из игры.
       *[any] { $player }: выход из игры.
    }
