# The table in the terminal.

cli-bang-cards = { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cli-bang-out = вне игры
cli-bang-ghost = призрак
cli-bang-sign-distance = ↔ расстояние
cli-bang-sign-range = ◎ достаёт твоё оружие ({ $count })
cli-bang-sign-turns = { $turns ->
        [back] ↑
       *[on] ↓
    } порядок ходов
cli-bang-sign-role = ? роль неизвестна
cli-bang-fresh = { $card } (новая)
cli-bang-has = на руке
cli-bang-passive = пассивный персонаж
cli-bang-second = второй персонаж: { $card }
cli-bang-skip = пропустит ход
cli-bang-money = ${ $count }
cli-bang-events = События
cli-bang-event = Событие
cli-bang-next-event = Будет событие
cli-bang-show = Шоу
cli-bang-brief-next-event = затем:
cli-bang-brief-show = шоу:
cli-bang-deck = Колода
cli-bang-on-top = сверху
cli-bang-discards = сброс { $count }:
cli-bang-all-discards = { $count ->
        [0] Сброс пуст.
        [one] В сбросе { $count } карта, последние впереди:
        [few] В сбросе { $count } карты, последние впереди:
       *[many] В сбросе { $count } карт, последние впереди:
    }
cli-bang-playing = Играется
cli-bang-display = На выбор
cli-bang-turned = Открыто
cli-bang-aside = Отложено
cli-bang-looked = Ты видишь
cli-bang-shown = Показано
cli-bang-turn = В этот ход
cli-bang-bangs = сыграно «Бэнг!»: { $count }
cli-bang-played = сыграно карт: { $count } из 3
cli-bang-offered = Персонажи
cli-bang-note = { $event ->
        [abandoned_mine] { $player_is ->
            [you] в этот ход действует для тебя
           *[other] в этот ход действует для { $player_gen }
        }
        [dead_man] { $player_is ->
            [you] ты снова в игре
           *[other] { $player } снова в игре
        }
       *[other] { $player_is ->
            [you] на тебе
           *[other] на { $player_pre }
        }
    }
cli-bang-note-suit = { $player }: только { $suit }
cli-bang-hand = Твои карты
cli-bang-fact-turns = Сыграно ходов: { $count }.
cli-bang-fact-role = { $player }: { $role }
