## Settings

scopa-setting-points = Очков до победы
    .about = Игра кончается, когда у кого-то одного столько очков или больше.
scopa-preset-classic = Обычная
    .about = До 11 очков: несколько сдач.
scopa-preset-quick = Быстрая
    .about = До 5 очков: одна-две сдачи.

## Words in a sentence

scopa-scored-cards = большинство карт
scopa-scored-diamonds = большинство бубён
scopa-scored-settebello = сеттебелло
scopa-scored-prime = лучшую примьеру
scopa-scored-sweeps = скопы
scopa-scored-named = { $card }
scopa-scored-hidden = что-то

## What you can do

scopa-do-play = Сыграть { $card }
scopa-do-take = Забрать { $card }

## What you are asked

scopa-ask-play = Твой ход: сыграй карту.
scopa-ask-take = Что забирает { $card }?

## What has happened

scopa-log-deal = Сдача { $count }: { $player_is ->
        [you] сдаёшь ты
       *[other] сдаёт { $player }
    }.
scopa-log-kings = На столе три короля: карты сдаются заново.
scopa-log-table = На столе: { $cards_in_order }.
scopa-log-hand = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } { $cards_in_order }.
    .hidden = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } три карты.
scopa-log-lay = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } { $card } на стол.
scopa-log-play = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } { $card }.
scopa-log-pick = { $player_is ->
        [you] Ты выбираешь
       *[other] { $player } выбирает
    } { $card }.
scopa-log-take = { $player_is ->
        [you] Ты забираешь
       *[other] { $player } забирает
    } { $cards_in_order }.
scopa-log-sweep = Скопа! { $player_is ->
        [you] Ты забираешь
       *[other] { $player } забирает
    } весь стол.
scopa-log-rest = Остаток достаётся { $player_is ->
        [you] тебе
       *[other] игроку { $player }
    }: { $cards_in_order }.
scopa-log-score = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    } за { $what }.
scopa-log-won = { $player_is ->
        [you] Ты набираешь
       *[other] { $player } набирает
    } { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }: партия окончена.

## The table

scopa-zone-table = Стол
scopa-zone-deck = Колода
scopa-zone-played = Сыграно
scopa-zone-hand = Рука
scopa-zone-pile = Взятки
scopa-counter-points = Очки
scopa-counter-sweeps = Скопы
scopa-counter-deal = Сдача
scopa-note-dealer = сдаёт
