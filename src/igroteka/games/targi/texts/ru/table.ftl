## Parts in a sentence

targi-card-named = «{ $card }»
targi-card-hidden = закрытая карта
targi-place-named = { $card }
targi-place-B1 = «Вождь» (1)
targi-place-B2 = «Финики» (2)
targi-place-B3 = «Соль» (3)
targi-place-B4 = «Рейд 1» (4)
targi-place-B5 = «Торговец» (5)
targi-place-B6 = «Перец» (6)
targi-place-B7 = «Финики» (7)
targi-place-B8 = «Рейд 2» (8)
targi-place-B9 = «Фата-моргана» (9)
    .short = Фата-моргана
targi-place-B10 = «Серебряный мастер» (10)
    .short = Серебряный мастер
targi-place-B11 = «Перец» (11)
targi-place-B12 = «Рейд 3» (12)
targi-place-B13 = «Караван» (13)
targi-place-B14 = «Распространение племени» (14)
    .short = Рост племени
targi-place-B15 = «Соль» (15)
targi-place-B16 = «Рейд 4» (16)
targi-place-C11 = C11
    .page = вверху слева
targi-place-C12 = C12
    .page = вверху посередине
targi-place-C13 = C13
    .page = вверху справа
targi-place-C21 = C21
    .page = слева посередине
targi-place-C22 = C22
    .page = в самой середине
targi-place-C23 = C23
    .page = справа посередине
targi-place-C31 = C31
    .page = внизу слева
targi-place-C32 = C32
    .page = внизу посередине
targi-place-C33 = C33
    .page = внизу справа
targi-kind-named = { $card }
targi-kind-date = финики
    .counted = { $count ->
        [one] { $count } финик
        [few] { $count } финика
       *[many] { $count } фиников
    }
targi-kind-salt = соль
    .counted = { $count ->
        [one] { $count } соль
       *[other] { $count } соли
    }
targi-kind-pepper = перец
    .counted = { $count ->
        [one] { $count } перец
       *[other] { $count } перца
    }
targi-kind-gold = золото
    .counted = { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
targi-kind-vp = ПО
    .counted = { $count } ПО
targi-kind-coin = монета
    .counted = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
targi-price-named = { $card }
targi-price-goods = товары
targi-price-gold = золото
targi-price-vp = победные очки
targi-amount = { $kind_id ->
        [date] { $count ->
            [one] { $count } финик
            [few] { $count } финика
           *[many] { $count } фиников
        }
        [salt] { $count ->
            [one] { $count } соль
           *[other] { $count } соли
        }
        [pepper] { $count ->
            [one] { $count } перец
           *[other] { $count } перца
        }
       *[gold] { $count ->
            [one] { $count } золото
           *[other] { $count } золота
        }
    }
targi-one = { $kind_id ->
        [date] 1 финик
        [salt] 1 соль
        [pepper] 1 перец
        [vp] 1 ПО
        [coin] 1 монету
       *[gold] 1 золото
    }
targi-one-got = { $get_id ->
        [date] 1 финик
        [salt] 1 соль
        [pepper] 1 перец
       *[gold] 1 золото
    }

## What you can do

targi-do-raid = { $price_id ->
        [goods] Заплатить товарами
        [gold] Заплатить золотом
       *[vp] Заплатить победными очками
    }
targi-do-place = Поставить Тарги: { $place }
targi-do-use = Разыграть карту { $place }
targi-do-skip = Пропустить карту { $place }
targi-do-hand = Выложить карту с руки, доплатив 1 товар
targi-do-end = Закончить ход
targi-do-pass = Ничего не делать
targi-do-stop = На этом всё
targi-do-play = Выложить карту
targi-do-keep = Оставить карту на руке
targi-do-discard = Сбросить карту
targi-do-row = Ряд { $row }
targi-do-pay = Заплатить: { $goods }
targi-do-take = Взять { targi-one }
targi-do-give = Отдать { targi-one }
targi-do-gift = Взять: { $price }
targi-do-trade = { targi-amount } → { targi-one-got }
targi-do-sell = Продать { targi-amount }
targi-do-marker = Переставить маркер с карты { $place }
targi-do-to = На карту { $place }
targi-do-lift = Поднять карту: ряд { $row }, столбец { $column }
targi-do-put = Положить: ряд { $row }, столбец { $column }

## What you are asked

targi-ask-raid = Рейд { $count }: чем заплатишь?
targi-ask-place = { $count ->
        [1] Поставь последнего Тарги.
        [one] Поставь Тарги; осталось { $count }.
       *[other] Поставь Тарги; осталось { $count }.
    }
targi-ask-turn = Твой ход: что разыграешь теперь?
targi-ask-noble = Вождь: что делать с картой на руке?
targi-ask-taken = Что делать с картой { $card }?
targi-ask-drawn = Что делать со взятой картой?
targi-ask-row = В какой ряд положить карту { $card }?
targi-ask-pay = Как оплатить карту { $card }?
targi-ask-card-choice = { $card }: какой товар возьмёшь?
targi-ask-take = { $count ->
        [1] { $card }: какой товар возьмёшь?
        [one] { $card }: какой товар возьмёшь? Всего на выбор: { $count }.
       *[other] { $card }: какой товар возьмёшь? Всего на выбор: { $count }.
    }
targi-ask-give-raid = { $count ->
        [1] Рейд: какой товар отдашь?
        [one] Рейд: какой товар отдашь? Осталось отдать: { $count }.
       *[other] Рейд: какой товар отдашь? Осталось отдать: { $count }.
    }
targi-ask-give-limit = { $count ->
        [1] У тебя лишний товар: какой вернёшь?
        [one] У тебя { $count } лишний товар: какой вернёшь?
        [few] У тебя { $count } лишних товара: какой вернёшь?
       *[many] У тебя { $count } лишних товаров: какой вернёшь?
    }
targi-ask-gift = Приданое: что возьмёшь?
targi-ask-trade = Торговец: что обменяешь?
targi-ask-sell = Серебряный мастер: 2 одинаковых товара — 1 ПО, 4 — 3 ПО; 1 золото — 2 ПО, 2 золота — 4 ПО. Что продашь?
targi-ask-marker = Фата-моргана: какой маркер переставить?
targi-ask-to-cell = Фата-моргана: куда переставить маркер с карты { $place }?
targi-ask-lift = Переселение: какую карту поднять? Переместить можно до { $count } карт.
targi-ask-put = Куда положить карту { $card }?
targi-ask-lift-second = Какую карту поднять вместе с картой { $card }?
targi-ask-lift-or-put = Поднять вторую карту или положить карту { $card }: куда?

## What has happened

targi-log-start = { $player_is ->
        [you] Игра начинается: амулет у тебя.
       *[other] Игра начинается: амулет получает { $player }.
    }
targi-log-round = Раунд { $round }: Грабитель стоит на карте { $place }.
targi-log-raid = Грабитель дошёл до угла: { $place }!
targi-log-raid-paid = { $player_is ->
        [you] Ты платишь
       *[other] { $player } платит
    } Грабителю: { $goods }.
targi-log-raid-unable = { $player_is ->
        [you] Ты не можешь
       *[other] { $player } не может
    } заплатить Грабителю.
targi-log-raid-gain = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } за это { $count } ПО из запаса.
targi-log-raid-spared = { $card } избавляет { player-whom } от рейда.
targi-log-raid-reward = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } { $count } ПО после рейда.
targi-log-place = { $player_is ->
        [you] Ты ставишь
       *[other] { $player } ставит
    } Тарги на карту { $place }.
targi-log-markers = { $player_is ->
        [you] Твои линии
       *[other] Линии { $player_gen }
    } пересекаются: { $places }.
targi-log-no-markers = { $player_is ->
        [you] Твои линии
       *[other] Линии { $player_gen }
    } не пересекаются.
targi-log-turn = { $player_is ->
        [you] Твой ход.
       *[other] Ходит { $player }.
    }
targi-log-skip = { $player_is ->
        [you] Ты пропускаешь
       *[other] { $player } пропускает
    } карту { $place }.
targi-log-border = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } с карты { $place }: { $goods }.
targi-log-pass = { $player_is ->
        [you] Ты не пользуешься
       *[other] { $player } не пользуется
    } картой { $place }.
targi-log-goods-card = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    }: { $goods } за карту { $card }.
    .page = { $player_is ->
            [you] Ты получаешь
           *[other] { $player } получает
        }: { $goods }.
targi-log-caravan = { $player_is ->
        [you] Твой караван
       *[other] Караван { $player_gen }
    } привозит карту товаров: { $card }.
targi-log-extra = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } ещё { targi-one } за карту { $card }.
targi-log-go = { $player_is ->
        [you] Ты идёшь
       *[other] { $player } идёт
    } к карте { $place }.
targi-log-trade = { $player_is ->
        [you] Ты меняешь
       *[other] { $player } меняет
    } { targi-amount } на { targi-one-got }.
targi-log-sell = { $player_is ->
        [you] Ты продаёшь
       *[other] { $player } продаёт
    } { targi-amount } за { $worth } ПО.
targi-log-marker = { $player_is ->
        [you] Ты переставляешь
       *[other] { $player } переставляет
    } маркер с карты { $place } на карту { $to } («Фата-моргана»).
targi-log-take-card = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } карту { $card } с { $place }.
    .page = { $player_is ->
            [you] Ты берёшь
           *[other] { $player } берёт
        } карту { $card }.
targi-log-draw = { $player_is ->
        [you] Ты берёшь из колоды
       *[other] { $player } берёт из колоды
    } карту { $card }.
    .hidden = { $player_is ->
        [you] Ты берёшь из колоды
       *[other] { $player } берёт из колоды
    } карту племени.
targi-log-keep = { $player_is ->
        [you] Ты оставляешь
       *[other] { $player } оставляет
    } на руке карту { $card }.
targi-log-keep-secret = { $player_is ->
        [you] Ты оставляешь
       *[other] { $player } оставляет
    } взятую карту на руке.
targi-log-discard = { $player_is ->
        [you] Ты сбрасываешь
       *[other] { $player } сбрасывает
    } карту { $card }.
targi-log-play = { $player_is ->
        [you] Ты выкладываешь
       *[other] { $player } выкладывает
    } карту { $card }.
    .page = { "" }
targi-log-lay = Карта { $card } лежит в ряду { $row }; { $player_is ->
        [you] ты платишь
       *[other] { $player } платит
    }: { $goods }.
    .page = { $player_is ->
            [you] Ты кладёшь карту { $card } в ряд { $row } и платишь
           *[other] { $player } кладёт карту { $card } в ряд { $row } и платит
        }: { $goods }.
targi-log-lay-free = Карта { $card } лежит в ряду { $row }; { $player_is ->
        [you] ты не платишь
       *[other] { $player } не платит
    } ничего.
    .page = { $player_is ->
            [you] Ты кладёшь карту { $card } в ряд { $row } и не платишь
           *[other] { $player } кладёт карту { $card } в ряд { $row } и не платит
        } ничего.
targi-log-take = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } за карту { $card }: { $goods }.
targi-log-coin = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } золото из запаса на карту { $card }.
targi-log-ambush = { $player_is ->
        [you] Ты устраиваешь
       *[other] { $player } устраивает
    } засаду: в следующем раунде { $target_is ->
        [you] ты ставишь
       *[other] { $target } ставит
    } только { $count } Тарги.
targi-log-move = { $player_is ->
        [you] Ты перемещаешь
       *[other] { $player } перемещает
    } карту { $card }: ряд { $row }, столбец { $column }.
targi-log-end-turn = { $player_is ->
        [you] Ты заканчиваешь
       *[other] { $player } заканчивает
    } ход.
    .page = { "" }
targi-log-return = { $player_is ->
        [you] Ты возвращаешь
       *[other] { $player } возвращает
    } лишнее: { $goods }{ $left ->
        [0] { "" }
       *[other] , осталось вернуть ещё { $left }
    }.
targi-log-shuffle-goods = Колода товаров пуста: сброс перемешан, это новая колода.
targi-log-shuffle-tribe = Колода племени пуста: сброс перемешан, это новая колода.
targi-log-turn-up = В центре открываются: { $cards_in_order }.
targi-log-amulet = { $player_is ->
        [you] Амулет теперь у тебя.
       *[other] Амулет получает { $player }.
    }
targi-log-full = { $player_is ->
        [you] Ты заполняешь
       *[other] { $player } заполняет
    } выкладку: игра окончена.
targi-log-points = { $player_is ->
        [you] Ты набираешь
       *[other] { $player } набирает
    } { $count } ПО.
targi-log-won = { $player_as ->
        [she] { $player } победила!
        [he] { $player } победил!
       *[any] { $player_is ->
            [you] Победа за тобой!
           *[other] { $player } побеждает!
        }
    }
targi-log-drawn = Ничья.
targi-log-left = { $player_as ->
        [she] { $player } сдалась
        [he] { $player } сдался
       *[any] { $player_is ->
            [you] Ты сдаёшься
           *[other] { $player } сдаётся
        }
    }.

## What you can do, as the terminal words it

cli-targi-do-place = { $place }
cli-targi-do-place-crossing = { $place } → { $places }
cli-targi-crossings = За стрелкой — где пересекутся твои линии.
cli-targi-do-use = Взять карту { $card } ({ $place })
cli-targi-do-skip = Пропустить карту { $card } ({ $place })
cli-targi-do-marker = Переставить маркер с карты { $card } ({ $place })
cli-targi-do-to = На карту { $card } ({ $place })
cli-targi-do-row = Ряд { $row }: { $cards_in_order }
cli-targi-do-row-empty = Ряд { $row }: пустой
cli-targi-do-lift = Поднять карту { $card } (ряд { $row }, столбец { $column })
cli-targi-do-raid-goods = { $count ->
        [one] Отдать { $count } товар
        [few] Отдать { $count } товара
       *[many] Отдать { $count } товаров
    }
cli-targi-do-raid-gold = Отдать { $count } золото
cli-targi-do-raid-vp = Отдать { $count } ПО жетонами
cli-targi-do-gift-goods = Взять 3 товара на выбор
cli-targi-do-gift-gold = Взять 1 золото
cli-targi-do-gift-vp = Взять 1 ПО
cli-targi-do-end-early = Закончить ход, остальное пропустить

## The table in the terminal

cli-targi-round = Раунд { $round } из 12
cli-targi-raid-next = { $count ->
        [one] рейд { $raid } после этого раунда
        [few] рейд { $raid } через { $count } раунда
       *[many] рейд { $raid } через { $count } раундов
    }
cli-targi-raid-now = идёт рейд { $raid }
cli-targi-amulet = { $player_is ->
        [you] амулет у тебя
       *[other] амулет: { $player }
    }
cli-targi-down-goods = товары
cli-targi-down-tribe = племя
cli-targi-empty = –
cli-targi-points = ПО: { $count } (жетонами { $tokens })
cli-targi-hand = Рука
cli-targi-hand-secret = карту знает только владелец
cli-targi-hand-none = пуста
cli-targi-decks = колоды: товары { $goods }, племя { $tribe }
cli-targi-discards-goods = Сброшенные карты товаров
cli-targi-discards-tribe = Сброшенные карты племени
cli-targi-discards-none = пусто
cli-targi-in-question = Разыгрывается
cli-targi-price-goods = { $count ->
        [one] { $count } товар
        [few] { $count } товара
       *[many] { $count } товаров
    }
cli-targi-price-gold = { $count } золото
cli-targi-price-vp = { $count } ПО
cli-targi-stock-date = Финики
cli-targi-stock-salt = Соль
cli-targi-stock-pepper = Перец
cli-targi-stock-gold = Золото
cli-targi-row-bonus = +{ $count } ПО
cli-targi-coin = монета
cli-targi-letter-date = Ф
cli-targi-letter-salt = С
cli-targi-letter-pepper = П
cli-targi-letter-gold = З
cli-targi-letter-vp = ПО
cli-targi-legend = Цены: Ф — финики, С — соль, П — перец, З — золото. A и B — Тарги и маркеры этих мест; ☠ — Грабитель.
cli-targi-fact-rounds = { $count ->
        [one] { $count } раунд.
        [few] { $count } раунда.
       *[many] { $count } раундов.
    }
cli-targi-fact-points = { $player }: { $total } ПО (жетоны { $tokens }, карты { $cards }, преимущества { $advantages }, ряды { $rows }).

## На странице

targi-web-first = начинает этот раунд
targi-web-points = { $points ->
    [one] пока { $points } победное очко
    [few] пока { $points } победных очка
   *[many] пока { $points } победных очков
}
targi-web-hidden-hand = Её знает только владелец.
targi-web-in-hand = На руке
targi-web-hand-later = Играется через Вождя, но не раньше следующего раунда.
targi-web-hand-payable = Её можно оплатить. Играется через Вождя.
targi-web-hand-short = Оплатить её пока нечем. Играется через Вождя.
targi-web-round = Раунд { $round } из { $rounds }
targi-web-phase-raid = Рейд
targi-web-phase-placing = Расстановка Тарги
targi-web-phase-actions = Действия
targi-web-phase-over = Игра окончена
targi-web-raid-in = { $count ->
    [0] Рейд: { $cost }
    [one] { $count ->
        [1] Рейд после этого раунда: { $cost }
       *[other] Рейд через { $count } раунд: { $cost }
    }
    [few] Рейд через { $count } раунда: { $cost }
   *[many] Рейд через { $count } раундов: { $cost }
}
targi-web-raid-goods = { $count ->
    [one] { $count } товар или { $points } ПО
    [few] { $count } товара или { $points } ПО
   *[many] { $count } товаров или { $points } ПО
}
targi-web-raid-gold = { $count } золото или { $points } ПО
targi-web-board = Поле
targi-web-robber-here = здесь стоит Грабитель
targi-web-robber-next = Сюда Грабитель придёт следующим
targi-web-face-down = закрытая карта
targi-web-closed-raid = На карты рейдов Тарги не ставят.
targi-web-closed-robber = Там стоит Грабитель.
targi-web-closed-taken = Там уже стоит Тарги.
targi-web-closed-opposite = Напротив — Тарги соперника: { $name }.
targi-web-would-cross = { $count ->
    [one] Новое пересечение: { $cards }.
   *[other] Новые пересечения: { $cards }.
}
targi-web-would-not-cross = Новых пересечений не будет.
targi-web-would-pay = { $can ->
    [yes] { $card } (можно оплатить)
   *[no] { $card } (пока не оплатить)
}
targi-web-card-says = { $card }: { $text }
targi-web-tribe-says = { $points } ПО, цена: { $cost }. { $text }
targi-web-or = { $left } или { $right }
targi-web-can-pay = Оплатить можно.
targi-web-missing = Пока не оплатить. Не хватает: { $goods }.
targi-web-cannot-pay = Оплатить пока нечем.
targi-web-centre = Карта твоя, если на ней пересекутся две твои линии.
targi-web-empty-hand = На руке пусто: играть нечего.
targi-web-idle = Сейчас здесь ничего не сделать.
targi-web-not-yours = Там нет ни твоей фигурки, ни твоего маркера.
targi-web-answer-first = Сначала ответь на вопрос.
targi-web-ask-picked = { $card }?
targi-web-ask-end = { $count ->
    [one] Закончить ход? Осталось { $count } действие.
    [few] Закончить ход? Осталось { $count } действия.
   *[many] Закончить ход? Осталось { $count } действий.
}
targi-web-why-end = { $count ->
    [1] Пропадёт: { $cards }.
   *[other] Пропадут: { $cards }.
}
targi-web-ask-taken = Что делать с этой картой?
targi-web-ask-give = { $count ->
    [one] Верни { $count } товар.
    [few] Верни { $count } товара.
   *[many] Верни { $count } товаров.
}
targi-web-ask-lift = Какую карту переместить?
targi-web-ask-put = Куда её положить?
targi-web-why-lift = Переместить можно до { $count } карт; пропусков остаться не должно.
targi-web-why-lift-or-put = Положи её или сначала подними вторую карту.
targi-web-ask-noble = Вождь: сыграть эту карту?
targi-web-ask-row = В какой ряд её положить?
targi-web-ask-pay = Заплатить и выложить карту?
targi-web-ask-pay-how = Как её оплатить?
targi-web-ask-take = { $count ->
    [one] { $count ->
        [1] Возьми товар на выбор.
       *[other] Возьми { $count } товар на выбор.
    }
    [few] Возьми { $count } товара на выбор.
   *[many] Возьми { $count } товаров на выбор.
}
targi-web-why-row-points = В конце четыре одинаковых символа в ряду дают { $same } ПО, четыре разных — { $different } ПО.
targi-web-why-lay = Выложи её в ряд за указанную цену или сбрось: на руке уже есть карта.
targi-web-why-short = Оплатить её сейчас нечем: оставь на руке для Вождя или сбрось.
targi-web-why-stuck = Выложить её нельзя, а на руке уже есть карта.
targi-web-price-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
targi-web-price-gold = { $count } золото
targi-web-price-vp = { $count } ПО
targi-web-do-pay = Заплатить
targi-web-do-hand = Карта с руки (+1 товар)
targi-web-do-pass = Оставить
targi-web-do-end-early = Закончить ход (осталось: { $count })
targi-web-ambushed = в следующем раунде Тарги: { $count }
targi-web-hand-none = На руке пусто
targi-web-raid-here = { $count ->
    [one] { $count ->
        [1] Здесь Грабитель устроит рейд после этого раунда
       *[other] Здесь Грабитель устроит рейд через { $count } раунд
    }
    [few] Здесь Грабитель устроит рейд через { $count } раунда
   *[many] Здесь Грабитель устроит рейд через { $count } раундов
}
targi-web-ask-sell = Серебряный мастер: что ты продаёшь?
targi-web-why-place = Выбери светящуюся пограничную карту: она твоя, как и карты в середине, где пересекутся твои линии.
targi-web-why-turn = Нажми на то, что светится: фигурки и маркеры, в любом порядке.
targi-web-why-noble = Чтобы выложить карту в ряд, заплати её цену. Можно и сбросить её.
targi-web-why-taken = Выложи её в ряд за указанную цену, оставь на руке для Вождя или сбрось.
targi-web-why-drawn = Выложи её в ряд за указанную цену, оставь на руке для Вождя или сбрось.
targi-web-why-row = Четыре одинаковые или четыре разные карты в ряду принесут в конце очки.
targi-web-why-pay = Она ляжет в твою выкладку до конца игры, и её преимущество станет твоим.
targi-web-why-sell = Можно сделать один обмен.
targi-web-why-trade = Менять можно сколько угодно раз.
targi-web-why-raid = Платят оба игрока. Выбери, без чего обойдёшься.
targi-web-why-give-raid = Грабитель заберёт то, что ты выберешь.
targi-web-why-give-limit = В конце хода нельзя иметь больше { $goods } товаров и { $gold } золота.
targi-web-why-marker = Маркер перейдёт на другую открытую карту без маркера.
targi-web-why-to-cell = Маркер перейдёт на открытую карту без маркера.
targi-web-do-place = Поставить здесь
targi-web-do-play = Выложить
targi-web-do-keep = На руку
targi-web-do-discard = Сбросить
targi-web-do-use = Разыграть
targi-web-do-skip = Пропустить
targi-web-do-marker = Этот маркер
targi-web-do-to = Сюда
targi-web-placed = Тарги { $count }/{ $figures }
targi-web-acting = ходит
targi-web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
targi-web-limit = Товаров: { $goods }, лимит { $limit }
targi-web-spot = Ряд { $row }, место { $column }: { $card }
targi-web-free = свободно
targi-web-near-same = Ряд { $row }: четвёртая такая же даст +{ $points }.
targi-web-near-different = Ряд { $row }: четвёртый вид даст +{ $points }.
targi-web-viewer-border = Пограничные карты
    .icons = со значками
    .text = с текстом
targi-web-score-tokens = Жетоны
targi-web-score-cards = Карты племени
targi-web-score-advantages = Преимущества
targi-web-score-rows = Ряды
targi-web-score-sum = Итого
targi-web-decks = Колоды
targi-web-deck-tribe = Племя { $count }
targi-web-deck-goods = Товары { $count }
targi-web-discarded = Сброс { $count }
targi-web-in-question = Карта, которая разыгрывается
targi-web-only-you = Её видишь только ты.
targi-web-back = Отмена
targi-web-not-yet = Ещё нет

## До начала партии

targi-seat-blue = синие фигуры
targi-seat-white = белые фигуры
targi-idle-chosen_seat = Только если первым ходит выбранное место.
error-targi-first = Грабитель на пограничной карте { $robber } и первый игрок в этой позиции не сходятся: в этом раунде первый — игрок { $seat }.
