## Cards in a sentence

kittens-card-named = «{ $card }»
kittens-card-hidden = закрытая карта
kittens-card-unmarked = карта без пометки
    .named = карту без пометки
kittens-card-variant-marked = { $card } (с пометкой)
kittens-card-variant-up = { $card } (лицом вверх)

kittens-place = { $place ->
        [0] на самый верх колоды
        [one] под { $place } карту
        [few] под { $place } карты
       *[many] под { $place } карт
    }
kittens-lies-at = { $place ->
        [0] на самом верху колоды
        [one] под { $place } картой
       *[other] под { $place } картами
    }

## What you can do

kittens-do-draw = Взять карту
kittens-do-play = Сыграть: { $card }
kittens-do-play-at = Сыграть: { $card } → { target-name }
kittens-do-pair = Пара { $card } + { $second }: украсть случайную карту { target-from }
kittens-do-pair-for = Пара { $card } + { $second }: украсть { $wish } { target-from }
kittens-do-triple = Тройка { $card } + { $second } + { $third }: потребовать карту { target-from }
kittens-do-demand = Потребовать карту { $title } { target-from }
kittens-do-name = Потребовать: { $title }
kittens-do-five = Для пяти разных карт: { $card }
kittens-do-five-different = Пять разных карт: { $cards }
kittens-do-pass = Не вмешиваться
kittens-do-nope = Неть!
kittens-do-now = Сыграть: «{ kittens-card-alter_the_future_3x_now }»
kittens-do-order = Сверху вниз: { $cards_in_order }
kittens-do-put = Положить { kittens-place }
kittens-do-keep = Оставить себе и никому не говорить
kittens-do-show = Показать котёнка
kittens-do-give = Отдать: { $card }
kittens-do-take = Забрать: { $title }
kittens-do-close = Закрыть окно
kittens-do-detonate = Сыграть «Взрывного котёнка» среди пяти разных карт: он сразу взорвётся!

## What you are asked

kittens-ask-turn = Твой ход: играй карты или заверши его, взяв карту из колоды.{ $count ->
        [1] { "" }
        [one] { " " }За тобой { $count } ход, считая этот.
        [few] { " " }За тобой { $count } хода, считая этот.
       *[many] { " " }За тобой { $count } ходов, считая этот.
    }
kittens-ask-nope = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    }: { $cards }. Вмешаешься?
kittens-ask-nope-nope = { $player_is ->
        [you] Ты говоришь
       *[other] { $player } говорит
    } { target-to } «Неть»; на кону: { $cards }. Отменишь эту «Неть»?
kittens-ask-draw-window = { $player_is ->
        [you] Ты собираешься
       *[other] { $player } собирается
    } взять карту. Изменишь грядущее, пока не поздно?
kittens-ask-order = { $count ->
        [1] Ты видишь верхнюю карту колоды: верни её на место.
        [one] Ты видишь { $count } верхнюю карту колоды: в каком порядке их вернуть?
        [few] Ты видишь { $count } верхние карты колоды: в каком порядке их вернуть?
       *[many] Ты видишь { $count } верхних карт колоды: в каком порядке их вернуть?
    }
kittens-ask-put-kitten = { $count ->
        [0] { $title } возвращается в колоду, а она пуста.
        [1] { $title } возвращается в колоду: над её единственной картой или под ней?
        [one] { $title } возвращается в колоду: сколько из её { $count } карты оставить над ним?
       *[other] { $title } возвращается в колоду: сколько из её { $count } карт оставить над ним?
    }
kittens-ask-bury = { $count ->
        [0] Ты видишь единственную карту колоды и возвращаешь её на место.
        [1] Ты видишь верхнюю карту: вернуть её над второй картой или под ней?
        [one] Ты видишь верхнюю карту: сколько из остальных { $count } карты оставить над ней?
       *[other] Ты видишь верхнюю карту: сколько из остальных { $count } карт оставить над ней?
    }
kittens-ask-keep = Тебе досталась карта. Что с ней делать?
kittens-ask-garbage = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } «Выброси мурсор»: какую свою карту тайно положишь в колоду?
kittens-ask-favor = { $player_is ->
        [you] Ты подлизываешься
       *[other] { $player } подлизывается
    } к тебе: какую карту отдашь?
kittens-ask-name = Тройка позволяет потребовать карту { target-from }: какую?
kittens-ask-five = { $count ->
        [1] Пять разных карт: выбери последнюю.
        [one] Пять разных карт: выбери следующую, нужна ещё { $count }.
       *[other] Пять разных карт: выбери следующую, нужно ещё { $count }.
    }
kittens-ask-take = Пять разных карт позволяют забрать карту из сброса: какую?
kittens-ask-close = Ещё можно вмешаться.

## What has happened

kittens-log-start = { $player_is ->
        [you] Игра начинается: первый ход — твой.
       *[other] Игра начинается: первый ход делает { $player }.
    }
kittens-log-dealt = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } карты: { $cards }.
    .hidden = { $player_is ->
        [you] Ты получаешь свои карты.
       *[other] { $player } получает карты.
    }
kittens-log-turn = { $player_is ->
        [you] Твой ход
       *[other] Ходит { $player }
    }{ $count ->
        [1] { "" }
        [one] { " " }(остался { $count } ход)
        [few] { " " }(осталось { $count } хода)
       *[many] { " " }(осталось { $count } ходов)
    }.
kittens-log-play = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } карту { $card }.
kittens-log-play-at = { $card_id ->
        [favor] { $player_is ->
            [you] Ты подлизываешься
           *[other] { $player } подлизывается
        } к { target-to } ({ $card }).
       *[other] { $player_is ->
            [you] Ты играешь
           *[other] { $player } играет
        } карту { $card } { target-against }.
    }
kittens-log-pair = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } пару ({ $cards }), чтобы украсть карту { target-from }.
kittens-log-pair-for = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } пару ({ $cards }), чтобы украсть { target-from }: { $wish }.
kittens-log-triple = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } тройку ({ $cards }), чтобы потребовать { target-from } карту { $title }.
kittens-log-five = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } пять разных карт ({ $cards }), чтобы забрать карту из сброса.
kittens-log-nope = { $player_is ->
        [you] Ты говоришь
       *[other] { $player } говорит
    } { $target_is ->
        [you] тебе
       *[other] { $target_dat }
    } «Неть»{ $what_id ->
        [hidden] { "" }
       *[other] { " " }на карту { $what }
    }.
kittens-log-cancelled = Не вышло: { $what_id ->
        [hidden] { $player_is ->
            [you] твоя комбинация отменена
           *[other] комбинация { $player_gen } отменена
        }
       *[other] { $player_is ->
            [you] твоя карта { $what } отменена
           *[other] карта { $player_gen } { $what } отменена
        }
    }.
kittens-log-declare = { $player_is ->
        [you] Ты тянешься
       *[other] { $player } тянется
    } к колоде.
    .page = { "" }
kittens-log-withdrawn = { $player_is ->
        [you] Карта ещё не взята: можешь сыграть что-нибудь ещё.
       *[other] Карта ещё не взята: { $player } может сыграть что-нибудь ещё.
    }
kittens-log-draw = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } карту { $card }.
    .hidden = { $player_is ->
        [you] Ты берёшь карту.
       *[other] { $player } берёт карту.
    }
kittens-log-draw-bottom = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } снизу колоды карту { $card }.
    .hidden = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } карту снизу колоды.
kittens-log-draw-nothing = { $player_is ->
        [you] Колода пуста: ты не берёшь ничего.
       *[other] Колода пуста: { $player } не берёт ничего.
    }
kittens-log-hand-on = { $player_is ->
        [you] Срабатывает «Мне нужнее!»: ты отдаёшь
       *[other] Срабатывает «Мне нужнее!»: { $player } отдаёт
    } { target-to } карту { $card }.
    .hidden = { $player_is ->
        [you] Срабатывает «Мне нужнее!»: ты отдаёшь
       *[other] Срабатывает «Мне нужнее!»: { $player } отдаёт
    } { target-to } эту карту.
kittens-log-show = { $player_is ->
        [you] Ты показываешь
       *[other] { $player } показывает
    } { $card_kind ->
        [exploding_kitten] «Взрывного котёнка»
        [imploding_kitten] «Разрывного котёнка»
       *[other] карту { $card }
    }!
kittens-log-defuse = { $player_as ->
        [she] { $player } обезвредила
        [he] { $player } обезвредил
       *[any] { $player_is ->
            [you] Ты обезвреживаешь
           *[other] { $player } обезвреживает
        }
    } котёнка!
kittens-log-put = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } карту { $card } { kittens-place }.
    .hidden = { $player_is ->
        [you] Ты прячешь
       *[other] { $player } прячет
    } котёнка в колоду.
kittens-log-bury = { $player_is ->
        [you] Ты видишь верхнюю карту ({ $card }) и кладёшь
       *[other] { $player } видит верхнюю карту ({ $card }) и кладёт
    } её { kittens-place }.
    .hidden = { $player_is ->
        [you] Ты замуровываешь
       *[other] { $player } замуровывает
    } верхнюю карту где-то в колоде.
kittens-log-bury-up = { $player_is ->
        [you] Ты снимаешь с колоды карту { $card } и кладёшь
       *[other] { $player } снимает с колоды карту { $card } и кладёт
    } её { kittens-place }.
    .hidden = { $player_is ->
        [you] Ты замуровываешь
       *[other] { $player } замуровывает
    } где-то в колоде карту { $card }.
kittens-log-see = { $player_is ->
        [you] Ты видишь
       *[other] { $player } видит
    } верх колоды: { $cards_in_order }.
    .hidden = { $player_is ->
        [you] Ты подсматриваешь
       *[other] { $player } подсматривает
    } верхние карты колоды.
kittens-log-order = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } на колоду, сверху вниз: { $cards_in_order }.
    .hidden = { $player_is ->
        [you] Ты перекладываешь
       *[other] { $player } перекладывает
    } верхние карты колоды.
kittens-log-share = { $player_is ->
        [you] Ты показываешь
       *[other] { $player } показывает
    } { target-to } верх колоды: { $cards_in_order }.
    .hidden = { $player_is ->
        [you] Ты показываешь
       *[other] { $player } показывает
    } { target-to } верх колоды.
kittens-log-mark = { $target_is ->
        [you] Твоя карта
       *[other] Карта { $target_gen }
    } помечена, и теперь её видят все: { $card }.
kittens-log-steal = { $player_is ->
        [you] Ты крадёшь
       *[other] { $player } крадёт
    } { target-from } карту { $card }.
    .hidden = { $player_is ->
        [you] Ты крадёшь
       *[other] { $player } крадёт
    } { target-from } карту.
kittens-log-steal-nothing = { $player_is ->
        [you] Ты не находишь
       *[other] { $player } не находит
    }, что украсть { target-from }.
kittens-log-demand = { $player_is ->
        [you] Ты забираешь
       *[other] { $player } забирает
    } { target-from } карту { $title }.
kittens-log-demand-nothing = { $player_is ->
        [you] Ты напрасно требуешь
       *[other] { $player } напрасно требует
    } { target-from } карту { $title }.
kittens-log-favor = { $player_is ->
        [you] Ты отдаёшь
       *[other] { $player } отдаёт
    } { target-to } карту { $card } («Подлижись»).
    .hidden = { $player_is ->
        [you] Ты отдаёшь
       *[other] { $player } отдаёт
    } { target-to } карту («Подлижись»).
kittens-log-take = { $player_is ->
        [you] Ты забираешь
       *[other] { $player } забирает
    } карту { $title } из сброса.
kittens-log-shuffle = { $player_is ->
        [you] Ты тасуешь
       *[other] { $player } тасует
    } колоду.
kittens-log-swap = { $player_is ->
        [you] Ты меняешь
       *[other] { $player } меняет
    } местами верхнюю и нижнюю карты колоды.
kittens-log-catomic = { $player_is ->
        [you] Ты взрываешь
       *[other] { $player } взрывает
    } «Котомную бомбу»: { $count ->
        [0] «Взрывных котят» в колоде нет, она просто тасуется
        [one] { $count } «Взрывной котёнок» ложится на верх колоды, остальное тасуется
        [few] { $count } «Взрывных котёнка» ложатся на верх колоды, остальное тасуется
       *[many] { $count } «Взрывных котят» ложатся на верх колоды, остальное тасуется
    }.
kittens-log-reverse = { $count ->
        [1] Теперь ходим по часовой стрелке.
       *[other] Теперь ходим против часовой стрелки.
    }
kittens-log-attack = { $own ->
        [1] { $player_is ->
            [you] Ты нападаешь на себя: ходишь
           *[other] { $player } нападает на себя: ходит
        }
       *[other] { $player_is ->
            [you] Ты нападаешь
           *[other] { $player } нападает
        }: { $target_is ->
            [you] ты ходишь
           *[other] { $target } ходит
        }
    } { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }.
kittens-log-lay = { $player_is ->
        [you] Ты кладёшь «Мне нужнее!» { target-before } и ждёшь
       *[other] { $player } кладёт «Мне нужнее!» { target-before } и ждёт
    } добычи.
kittens-log-garbage = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } в колоду карту { $card }.
    .hidden = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } карту в колоду.
kittens-log-garbage-done = Мурсор выброшен, колода перетасована.
kittens-log-bark-alone = Никто не отзывается: «Лающий котёнок» остаётся { player-before }.
kittens-log-bark = { $player_is ->
        [you] Ты натравливаешь
       *[other] { $player } натравливает
    } «Лающего котёнка» на { target-whom }: «Обезвредь» или взрыв!
kittens-log-imploding-at = «Разрывной котёнок» лежит лицом вверх { kittens-lies-at }.
kittens-log-no-effect = { $player_is ->
        [you] Ты тратишь
       *[other] { $player } тратит
    } впустую карту { $card }.
kittens-log-exploded = Бабах! { $player_as ->
        [she] { $player } взорвалась и выбыла
        [he] { $player } взорвался и выбыл
       *[any] { $player_is ->
            [you] Ты взрываешься и выбываешь
           *[other] { $player } взрывается и выбывает
        }
    } из игры.
kittens-log-imploded = От «Разрывного котёнка» спасения нет: { $player_is ->
        [you] { $player_as ->
            [she] ты выбыла
            [he] ты выбыл
           *[any] ты выбываешь
        }
       *[other] { $player_as ->
            [she] { $player } выбыла
            [he] { $player } выбыл
           *[any] { $player } выбывает
        }
    } из игры.
kittens-log-barked = Унять лай нечем: { $player_is ->
        [you] { $player_as ->
            [she] ты взорвалась и выбыла
            [he] ты взорвался и выбыл
           *[any] ты взрываешься и выбываешь
        }
       *[other] { $player_as ->
            [she] { $player } взорвалась и выбыла
            [he] { $player } взорвался и выбыл
           *[any] { $player } взрывается и выбывает
        }
    } из игры.
kittens-log-streaking-lost = Без «Бесстыжего котёнка» взрывается { $player_is ->
        [you] твой «Взрывной котёнок»: { $player_as ->
            [she] ты выбыла
            [he] ты выбыл
           *[any] ты выбываешь
        }
       *[other] «Взрывной котёнок» { $player_gen }: { $player_as ->
            [she] она выбыла
            [he] он выбыл
           *[any] { $player } выбывает
        }
    } из игры.
kittens-log-left = { $player_as ->
        [she] { $player } вышла
        [he] { $player } вышел
       *[any] { $player_is ->
            [you] Ты выходишь
           *[other] { $player } выходит
        }
    } из игры.
kittens-log-hand-shown = { $player_is ->
        [you] Твои карты
       *[other] Карты { $player_gen }
    } уходят в сброс: { $cards }.
kittens-log-won = { $player_as ->
        [she] { $player } победила
        [he] { $player } победил
       *[any] { $player_is ->
            [you] Победа за тобой
           *[other] { $player } побеждает
        }
    }!
kittens-log-nobody-won = Победителя нет: у всех, кто уцелел, ничья.

## What is wrong with a deck of your own

error-kittens-out-has-cards = В этой позиции игрок { $seat } выбыл: карт у него быть не может — ни на руке, ни на столе.
error-kittens-imploding-in-hand = В этой позиции у игрока { $seat } на руке «Разрывной котёнок», но на руке его не бывает.
error-kittens-exploding-in-hand = В этой позиции у игрока { $seat } больше «Взрывных котят», чем позволяет припрятать «Бесстыжий котёнок».
error-deck-invalid = Таким набором играть нельзя: { $details }
error-deck-players = Набор «{ $deck }» не рассчитан на { $seats ->
        [one] { $seats } игрока
       *[other] { $seats } игроков
    }. Подойдёт: { $allowed }.

kittens-deck-problem-KIT-V01-card = Карты «{ $card }» нет.
kittens-deck-problem-KIT-V01-count = Сколько нужно карт «{ $card }»? «{ $count }» — не целое число от 0; пиши, например, «{ $card }:4».
kittens-deck-problem-KIT-V02 = «Взрывных» и «Разрывных» котят в сумме { $have }, а нужно не меньше { $need }.
kittens-deck-problem-KIT-V03-many = «Бесстыжий котёнок» может быть только один.
kittens-deck-problem-KIT-V03-alone = «Бесстыжему котёнку» нужен хотя бы один «Взрывной котёнок» в наборе.
kittens-deck-problem-KIT-V04 = «Лающих котят» должно быть 2 или ни одного, а не { $count }.
kittens-deck-problem-KIT-V05 = Карт «Обезвредь» { $have }, а при раздаче нужно не меньше { $need }.
kittens-deck-problem-KIT-V06 = После раздачи для колоды осталось бы карт, не считая котят, { $have }, а нужно не меньше { $need }.
kittens-deck-problem-KIT-V07-title = Карт «{ $card }» слишком много: { $count }, а можно не больше { $most }.
kittens-deck-problem-KIT-V07-total = Карт в наборе слишком много: { $count }, а можно не больше { $most }.

kittens-deck-warning-KIT-V08-no-defuse = В наборе есть «Взрывные котята», но нет карт «Обезвредь»: спастись не сможет никто.
kittens-deck-warning-KIT-V08-no-exploding = В наборе есть «Котомная бомба», но нет «Взрывных котят»: она только тасует.
kittens-deck-warning-KIT-V08-lone-cat = Карта «{ $card }» только одна, а «Мартовского кота» нет: пары она не составит.
kittens-deck-warning-KIT-V08-large = На каждого игрока больше 60 карт: игра будет долгой.
kittens-deck-warning-KIT-V08-beyond-box = Карт «{ $card }» { $count }, а в коробке их { $have }.

## На странице

kittens-web-out = вне игры
kittens-web-turn = ходит
kittens-web-cards = карт на руке: { $count }
kittens-web-seen = Карты, которые тебе известны
kittens-web-seen-none = Ни одна из этих карт тебе не известна.
kittens-web-warn-draw = Точно взять? На этой карте ты выбываешь.
    .why = Сверху котёнок: возьмёшь его — и уже ничто не спасёт.
    .sure = Взять
kittens-web-warn-defuse = Точно отдать единственную «Обезвредь»?
    .why = Без неё следующий котёнок выведет тебя из игры.
    .sure = Сыграть
kittens-web-five-defuse = Среди них твоя единственная «Обезвредь»: без неё следующий котёнок выведет тебя из игры.
kittens-web-taken = следующую взятую карту получит { $name }
kittens-web-taken-yours = Следующую твою карту из колоды получит { $name } — даже котёнка.
kittens-web-owed = { $count ->
    [one] ещё { $count } ход
    [few] ещё { $count } хода
   *[many] ещё { $count } ходов
}
kittens-web-owe-you = За тобой { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, считая этот.
kittens-web-window = Кто-то сыграл карту
kittens-web-draw = Взять карту
kittens-web-pile = Колода { $count }
kittens-web-discards = Сброс { $count }
kittens-web-danger = Насколько опасна колода
kittens-web-kittens = { $count } из { $pile }
kittens-web-kittens-most = до { $count } из { $pile }
kittens-web-kittens-in = { $count ->
    [one] в колоде — котёнок
   *[other] в колоде — котята
}
kittens-web-next = сверху: { $percent } %
kittens-web-known = знаешь только ты
kittens-web-known-all = видно всем
kittens-web-unknown = ничего не известно
kittens-web-topmost = от верхней ·
kittens-web-slot = Карта { $place } сверху: { $card }
kittens-web-slot-unknown = Карта { $place } сверху: неизвестна
kittens-web-again = Сначала
kittens-web-depth = На какую глубину положить
kittens-web-top = верх
kittens-web-bottom = низ
kittens-web-secret = Место будешь знать только ты.
kittens-web-order = Нажимай карты в том порядке, в каком им лежать, начиная с верхней.
kittens-web-order-so = Положить в этом порядке
kittens-web-your-turn = Твой ход: играй карты или бери
kittens-web-sure = Осторожно: верхняя карта — точно котёнок.
kittens-web-goal = Вытянешь котёнка без «Обезвредь» — взорвёшься.
kittens-web-where = Куда его вернуть?
kittens-web-kitten-came = Тебе достался «Взрывной котёнок». Что с ним делать?
    .why = Пока у тебя «Бесстыжий котёнок», его можно держать на руке.
kittens-web-whom = { $kind ->
        [favor] { $card }: к кому?
        [several] { $card }: у кого?
        [targeted_attack_2x] { $card }: на кого нападаешь?
       *[other] { $card }: кого выбираешь?
    }
kittens-web-card-can = { $card }: можно сыграть
kittens-web-card-at = { $card }: можно сыграть, цель: { $names }
kittens-web-combo-pair = пара: украсть карту
    .short = пара
kittens-web-combo-triple = тройка: потребовать карту
    .short = тройка
kittens-web-why-pair = Заберёшь у этого игрока случайную карту с руки.
kittens-web-why-triple = Назовёшь карту: если она есть у этого игрока, она твоя.
kittens-web-join-pair = Пара
kittens-web-join-triple = Тройка
kittens-web-join-with = { $join }: { $cards }
kittens-web-five = 5 разных карт
kittens-web-detonate = «Взрывной котёнок» среди пяти…
    .question = Сыграть «Взрывного котёнка»?
    .warning = Он взорвётся, как только ляжет на стол: обезвредишь его или выбываешь. Комбинации не выйдет.
    .sure = Пусть взрывается
kittens-web-five-ready = Пять разных карт: сыграть их?
kittens-web-five-play = Сыграть эти пять
kittens-web-five-why = За пять разных карт ты заберёшь из сброса любую, какую захочешь.
kittens-web-five-count = Выбрано { $count } из 5.
kittens-web-five-how = Нажимай подсвеченные карты в любом порядке.
kittens-web-five-empty = не выбрана
kittens-web-titles = Карты на выбор
kittens-web-clockwise = Ходы идут по часовой стрелке
kittens-web-counter = Ходы идут против часовой стрелки
kittens-web-let = Не вмешиваться
kittens-web-now = Измурни щас
kittens-web-no-nope = Карты «Неть» у тебя нет.
kittens-web-own = Это играешь ты: теперь слово за другими.
kittens-web-own-nope = Свою карту и свою «Неть» отменить нельзя.
kittens-web-fallen = Ты вне игры: смотри, чем всё кончится.
kittens-web-s = с
kittens-web-seconds = { $count ->
    [one] осталась { $count } секунда
    [few] остались { $count } секунды
   *[many] осталось { $count } секунд
}
kittens-web-same-for-all = Спрашиваем всех, чтобы не выдать, у кого есть «Неть».
kittens-web-stopped = Если эту «Неть» никто не отменит, карта не подействует.
kittens-web-chain = «Неть» на «Неть»:
kittens-web-boom = { $player } { $player_as ->
        [she] выбыла из игры!
        [he] выбыл из игры!
       *[any] вне игры!
    }
    .you = { $player_as ->
        [she] Ты выбыла из игры!
        [he] Ты выбыл из игры!
       *[any] Ты вне игры!
    }
kittens-web-then-draw = Если никто не изменит грядущее, карта будет взята.
kittens-web-then-attack = { $target_is ->
        [you] Тогда тебе придётся
       *[other] Тогда { $target_dat } придётся
    } сходить { $count ->
        [one] { $count } раз.
        [few] { $count } раза.
       *[many] { $count } раз.
    }
kittens-web-then-favor = { $target_is ->
        [you] Ты отдашь
       *[other] { $target } отдаст
    } карту на свой выбор { $player_is ->
        [you] тебе.
       *[other] { $player_dat }.
    }
kittens-web-then-mark = Случайную карту { target-from } увидят все.
kittens-web-then-ill_take_that = Следующую карту, которую { $target_is ->
        [you] ты возьмёшь
       *[other] возьмёт { $target }
    }, { $player_is ->
        [you] получишь ты.
       *[other] получит { $player }.
    }
kittens-web-then-pair = { $player_is ->
        [you] Ты украдёшь
       *[other] { $player } украдёт
    } случайную карту { target-from }.
kittens-web-then-pair-for = { $player_is ->
        [you] Ты украдёшь
       *[other] { $player } украдёт
    } { $wish } { target-from }.
kittens-web-then-triple = Если { target-from } есть { $title }, { $player_is ->
        [you] карту получишь ты.
       *[other] карту получит { $player }.
    }
kittens-web-then-five = { $player_is ->
        [you] Ты заберёшь
       *[other] { $player } заберёт
    } карту из сброса.
kittens-web-then-see_the_future_3x = Только { $player_is ->
        [you] ты увидишь
       *[other] { $player } увидит
    } 3 верхние карты колоды.
kittens-web-then-see_the_future_5x = Только { $player_is ->
        [you] ты увидишь
       *[other] { $player } увидит
    } 5 верхних карт колоды.
kittens-web-then-alter_the_future_3x = { $player_is ->
        [you] Ты втайне переложишь
       *[other] { $player } втайне переложит
    } 3 верхние карты колоды.
kittens-web-then-alter_the_future_3x_now = { kittens-web-then-alter_the_future_3x }
kittens-web-then-share_the_future_3x = { $player_is ->
        [you] Ты переложишь 3 верхние карты и покажешь
       *[other] { $player } переложит 3 верхние карты и покажет
    } их следующему игроку.
kittens-web-then-skip = Один ход закончится без взятия карты.
kittens-web-then-super_skip = { $player_is ->
        [you] Ты закончишь
       *[other] { $player } закончит
    } все свои ходы без взятия карты.
kittens-web-then-reverse = Игра пойдёт в обратную сторону, а один ход закончится без взятия карты.
kittens-web-then-shuffle = Колоду перетасуют: прежнее знание о ней пропадёт.
kittens-web-then-catomic_bomb = Все «Взрывные котята» окажутся сверху колоды, а один ход закончится.
kittens-web-then-swap_top_and_bottom = Верхняя и нижняя карты колоды поменяются местами.
kittens-web-then-draw_from_the_bottom = { $player_is ->
        [you] Ты возьмёшь
       *[other] { $player } возьмёт
    } нижнюю карту колоды.
kittens-web-then-bury = { $player_is ->
        [you] Ты взглянешь на верхнюю карту и втайне вернёшь
       *[other] { $player } взглянет на верхнюю карту и втайне вернёт
    } её куда угодно.
kittens-web-then-garbage_collection = Каждый втайне положит карту в колоду, и её перетасуют.
kittens-web-then-barking_kitten = Хозяин второго «Лающего котёнка» обезвредит его или взорвётся.

## До начала партии

kittens-idle-card = В этой колоде нет такой карты.
kittens-idle-own = Только со своей колодой.
kittens-idle-five = Только с пятью разными картами и «Бесстыжим котёнком».
