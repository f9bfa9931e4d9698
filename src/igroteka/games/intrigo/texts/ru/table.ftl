## Words in a sentence

intrigo-reason-stolen = жетон лежит лицом вниз
intrigo-reason-unclaimed = рядом нет открытых карт интриг
intrigo-reason-tied = обе карты одинаково сильны
intrigo-reason-headless = у победившей семьи нет главы
intrigo-reason-named = { $card }
intrigo-reason-hidden = почему-то

intrigo-way-four_of_a_kind = четыре одинаковые печати
intrigo-way-five_different = по печати каждого вида
intrigo-way-named = { $card }
intrigo-way-hidden = что-то

## What you can do

intrigo-do-family = Возглавить семью { $family }
intrigo-do-take = Оставить себе карту { $card }
intrigo-do-play = Выложить карту { $card } на место g{ $gap }
    .page = Выложить карту { $card } на отмеченное место
    .boardless = Выложить карту { $card }
    .listed = Выложить карту { $card } { intrigo-between }, { $side }
intrigo-do-pass = Пропустить ход
intrigo-do-buy = Купить карту { $type }
intrigo-do-gap = Положить на место g{ $gap }
    .page = Положить на отмеченное место
    .boardless = Положить карту влияния
    .listed = Положить { intrigo-between }, { $side }
intrigo-do-near = Применить свойство к зданию b{ $building }
    .page = Применить свойство к отмеченному зданию
    .boardless = Применить свойство карты влияния
    .listed = Применить свойство к зданию, где { $token }, { $side }
intrigo-do-stop = Положить, не применяя свойства
intrigo-do-token = Поменять с жетоном на здании b{ $building }
    .page = Поменять с отмеченным жетоном
    .boardless = Поменять местами два жетона
    .listed = Поменять с жетоном: { $token }, { $side }
intrigo-do-card = Поменять с картой на месте g{ $gap }
    .page = Поменять с отмеченной картой
    .boardless = Поменять местами две карты
    .listed = Поменять с картой { intrigo-between }, { $side }
intrigo-do-to = Переместить на место g{ $gap }
    .page = Переместить на отмеченное место
    .boardless = Переместить карту
    .listed = Переместить { intrigo-between }, { $side }
intrigo-do-name = Назвать карту { $card }

## What you are asked

intrigo-ask-family = Какую семью ты возглавишь?
intrigo-ask-draft = { $count ->
        [one] У тебя набор из { $count } карты
       *[other] У тебя набор из { $count } карт
    }: какую оставишь себе? Остальное уйдёт соседу слева.
intrigo-ask-turn = Твой ход: выложи карту интриг или купи карту влияния. { $count ->
        [0] Дукатов у тебя нет.
        [one] У тебя { $count } дукат.
        [few] У тебя { $count } дуката.
       *[many] У тебя { $count } дукатов.
    }
intrigo-ask-empty-hand = На руке пусто: купи карту влияния или пропусти ход. { $count ->
        [0] Дукатов у тебя нет.
        [one] У тебя { $count } дукат.
        [few] У тебя { $count } дуката.
       *[many] У тебя { $count } дукатов.
    }
intrigo-ask-gap = Карта { $type } за { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }: на какое место её положить? Заплатишь, когда выберешь всё.
intrigo-ask-power = Карта { $type } на месте g{ $gap }: к какому зданию применить свойство? Можно и не применять.
    .page = Карта { $type }: к какому зданию применить свойство? Можно и не применять.
intrigo-ask-no-power = Карта { $type } на месте g{ $gap }: свойству там не на что действовать. Всё равно положить её туда?
    .page = Карта { $type }: свойству там не на что действовать. Всё равно положить её туда?
intrigo-ask-trader = На здании b{ $building } лежит { $token }: с каким другим жетоном поменять местами?
    .page = С каким другим жетоном поменять местами { $token }?
intrigo-ask-courtesan = Какая карта ляжет на место g{ $gap }?
    .page = Какая карта ляжет на это место?
intrigo-ask-gondolier = На месте g{ $gap } лежит { $card }: с какой другой картой интриг поменять местами?
    .page = С какой другой картой интриг поменять местами карту { $card }?
intrigo-ask-guard = На месте g{ $gap } лежит { $card }: на какое пустое место переместить?
    .page = На какое пустое место переместить карту { $card }?

## What has happened

intrigo-log-removed = В этой игре семья { $family } остаётся без главы.
intrigo-log-family = { $player_is ->
        [you] Ты возглавляешь
       *[other] { $player } возглавляет
    } семью { $family }.
intrigo-log-round = Раунд { $round }: { $player_is ->
        [you] начинаешь ты
       *[other] начинает { $player }
    }.
intrigo-log-filled = Новое во дворце: { $tokens }.
intrigo-log-no-ducats = Общий запас пуст: { $count ->
        [one] { $count } здание остаётся
        [few] { $count } здания остаются
       *[many] { $count } зданий остаются
    } без дуката.
intrigo-log-dealt = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } набор: { $cards }.
    .hidden = { $player_is ->
        [you] Ты получаешь набор карт.
       *[other] { $player } получает набор карт.
    }
    .page-hidden = { "" }
intrigo-log-taken = { $player_is ->
        [you] Ты оставляешь
       *[other] { $player } оставляет
    } себе карту { $card }.
    .hidden = { $player_is ->
        [you] Ты выбираешь карту.
       *[other] { $player } выбирает карту.
    }
    .page-hidden = { "" }
intrigo-log-packet = { $player_is ->
        [you] { $target_is ->
            [you] Набор возвращается к тебе: { $cards }.
           *[other] { $target } передаёт тебе набор: { $cards }.
        }
       *[other] { $target_is ->
            [you] Ты передаёшь набор { $player_dat }: { $cards }.
           *[other] { $target } передаёт набор { $player_dat }: { $cards }.
        }
    }
    .hidden = { $player_is ->
        [you] { $target_is ->
            [you] Набор возвращается к тебе.
           *[other] { $target } передаёт тебе набор.
        }
       *[other] { $target_is ->
            [you] Ты передаёшь набор { $player_dat }.
           *[other] { $target } передаёт набор { $player_dat }.
        }
    }
    .page-hidden = { "" }
intrigo-log-last = { $player_is ->
        [you] Ты оставляешь
       *[other] { $player } оставляет
    } себе последнюю карту: { $card }.
    .hidden = { $player_is ->
        [you] Ты оставляешь себе последнюю карту набора.
       *[other] { $player } оставляет себе последнюю карту набора.
    }
    .page-hidden = { "" }
intrigo-log-played = { $player_is ->
        [you] Ты выкладываешь
       *[other] { $player } выкладывает
    } карту { $card } на место g{ $gap }.
    .page = { $player_is ->
            [you] Ты выкладываешь
           *[other] { $player } выкладывает
        } карту { $card } { intrigo-between }.
intrigo-log-passed = { $player_is ->
        [you] Ты пропускаешь ход.
       *[other] { $player } пропускает ход.
    }
intrigo-log-bought = { $player_is ->
        [you] Ты покупаешь
       *[other] { $player } покупает
    } за { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    } карту { $type } и { $player_is ->
        [you] кладёшь
       *[other] кладёт
    } её на место g{ $gap }.
    .page = { $player_is ->
            [you] Ты покупаешь
           *[other] { $player } покупает
        } за { $count ->
            [one] { $count } дукат
            [few] { $count } дуката
           *[many] { $count } дукатов
        } карту { $type } и { $player_is ->
            [you] кладёшь
           *[other] кладёт
        } её { intrigo-between }.
intrigo-log-trader = { intrigo-power-trader } меняет местами жетоны: b{ $building } — { $token }, b{ $second_building } — { $second_token }.
    .page = { intrigo-power-trader } меняет местами жетоны: { $token } и { $second_token }.
intrigo-log-assassin = { intrigo-power-assassin } переворачивает карту { $card } на месте g{ $gap } лицом вниз.
    .page = { intrigo-power-assassin } переворачивает карту { $card } лицом вниз.
intrigo-log-courtesan = { intrigo-power-courtesan } зовёт карту { $card }: { $target_is ->
        [you] ты кладёшь
       *[other] { $target } кладёт
    } её на место g{ $gap }.
    .page = { intrigo-power-courtesan } зовёт карту { $card }: { $target_is ->
            [you] ты кладёшь
           *[other] { $target } кладёт
        } её { intrigo-between }.
intrigo-log-gondolier = { intrigo-power-gondolier } меняет местами карты: { $card } (g{ $gap }) и { $second_card } (g{ $second_gap }).
    .page = { intrigo-power-gondolier } меняет местами карты { $card } и { $second_card }.
intrigo-log-guard = { intrigo-power-guard } перемещает карту { $card } с места g{ $gap } на место g{ $second_gap }.
    .page = { intrigo-power-guard } перемещает карту { $card } на место { intrigo-between }.
intrigo-log-thief = { intrigo-power-thief } переворачивает жетон лицом вниз: { $token } на здании b{ $building }.
    .page = { intrigo-power-thief } переворачивает жетон лицом вниз: { $token }.
intrigo-log-awarded = Здание b{ $building }: { $player_is ->
        [you] ты получаешь
       *[other] { $player } получает
    } { $token } (карта { $card }).
    .page = { $player_is ->
            [you] Ты получаешь
           *[other] { $player } получает
        } { $token } (карта { $card }).
intrigo-log-stays = Здание b{ $building }: { $token } остаётся на месте, потому что { $reason }.
    .page = Никому не достаётся { $token }: { $reason }.
intrigo-log-unplayed = { $player_is ->
        [you] Ты возвращаешь
       *[other] { $player } возвращает
    } { $count ->
        [one] { $count } несыгранную карту
        [few] { $count } несыгранные карты
       *[many] { $count } несыгранных карт
    }.
    .page = { "" }
intrigo-log-won = { $player_as ->
        [she] { $player } победила
        [he] { $player } победил
       *[any] { $player_is ->
            [you] Ты побеждаешь
           *[other] { $player } побеждает
        }
    }, собрав { $way }!
intrigo-log-cap = Раунд { $round } был последним: игра закончена, набора печатей нет ни у кого.
intrigo-power-trader = { $by_is ->
        [nobody] «Продавец»
        [you] Твой «Продавец»
       *[other] «Продавец» { $by_gen }
    }
intrigo-power-assassin = { $by_is ->
        [nobody] «Убийца»
        [you] Твой «Убийца»
       *[other] «Убийца» { $by_gen }
    }
intrigo-power-courtesan = { $by_is ->
        [nobody] «Куртизанка»
        [you] Твоя «Куртизанка»
       *[other] «Куртизанка» { $by_gen }
    }
intrigo-power-gondolier = { $by_is ->
        [nobody] «Гондольер»
        [you] Твой «Гондольер»
       *[other] «Гондольер» { $by_gen }
    }
intrigo-power-guard = { $by_is ->
        [nobody] «Дворцовый стражник»
        [you] Твой «Дворцовый стражник»
       *[other] «Дворцовый стражник» { $by_gen }
    }
intrigo-power-thief = { $by_is ->
        [nobody] «Вор»
        [you] Твой «Вор»
       *[other] «Вор» { $by_gen }
    }
intrigo-between = между { intrigo-before } и { intrigo-after }
intrigo-before = { $before_id ->
        [merchants] печатью купечества
        [military] печатью военных
        [clergy] печатью духовенства
        [farmers] печатью земледельцев
        [workers] печатью рабочих
        [ducat] дукатом
       *[hidden] пустым зданием
    }
intrigo-after = { $after_id ->
        [merchants] печатью купечества
        [military] печатью военных
        [clergy] печатью духовенства
        [farmers] печатью земледельцев
        [workers] печатью рабочих
        [ducat] дукатом
       *[hidden] пустым зданием
    }

## What is wrong with a position

error-intrigo-cards-left = { $count ->
        [one] { $count } карта интриг нигде не лежит
        [few] { $count } карты интриг нигде не лежат
       *[many] { $count } карт интриг нигде не лежат
    }: всего карт { $all }, и все они должны быть на местах дворца или на руках (при раздаче — на руках или в наборах). Многоточие (...) на руке или в наборе возьмёт остаток.
error-intrigo-first = Первый игрок в этой позиции не сходится с раундом: в раунде { $round } это игрок { $seat }.
error-intrigo-no-place = Во дворце нет «{ $place }»: номера заканчиваются на { $last }.
error-intrigo-already-won = В этой позиции игрок { $seat } уже победил: фаза (phase) должна быть «over».

## The table in the terminal

cli-intrigo-short-contarini = Кон
cli-intrigo-short-dandolo = Дан
cli-intrigo-short-gradenigo = Гра
cli-intrigo-short-morosini = Мор
cli-intrigo-short-tiepolo = Тье
cli-intrigo-short-merchants = Купеч.
    .wide = Купечество
cli-intrigo-short-military = Военные
    .wide = Военные
cli-intrigo-short-clergy = Духов.
    .wide = Духовенство
cli-intrigo-short-farmers = Землед.
    .wide = Земледельцы
cli-intrigo-short-workers = Рабочие
    .wide = Рабочие
cli-intrigo-short-ducat = дукат
    .wide = дукат
cli-intrigo-short-trader = Продавец
    .wide = Продавец
cli-intrigo-short-assassin = Убийца
    .wide = Убийца
cli-intrigo-short-courtesan = Куртиз.
    .wide = Куртизанка
cli-intrigo-short-gondolier = Гондол.
    .wide = Гондольер
cli-intrigo-short-guard = Стражник
    .wide = Стражник
cli-intrigo-short-thief = Вор
    .wide = Вор
cli-intrigo-door = дверь
cli-intrigo-round = Раунд { $round }
cli-intrigo-pile = { $count ->
        [one] Запас: { $count } дукат
        [few] Запас: { $count } дуката
       *[many] Запас: { $count } дукатов
    }
cli-intrigo-pile-unlimited = Дукатов сколько угодно
cli-intrigo-bag = Мешочек:
cli-intrigo-for-hire = Карты влияния, в дукатах
cli-intrigo-sold-out = нет
cli-intrigo-first = Первый игрок: { $player }
cli-intrigo-ducats = { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }
cli-intrigo-cards = { $count ->
        [0] без карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cli-intrigo-hand = Твоя рука
cli-intrigo-packet = Твой набор
cli-intrigo-chosen = Ты оставляешь
cli-intrigo-held = Тебе известно
cli-intrigo-kept = — взято: { $card }
cli-intrigo-unplayed = Ещё на руках
cli-intrigo-removed = Без главы
cli-intrigo-buying = Ты покупаешь
cli-intrigo-buying-told = { $type }, { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    } — u возвращает на шаг
cli-intrigo-instead = Ничего не покупать. { $instead }
cli-intrigo-fact-rounds = { $count ->
        [one] Игра длилась { $count } раунд.
        [few] Игра длилась { $count } раунда.
       *[many] Игра длилась { $count } раундов.
    }
cli-intrigo-fact-bought = { $count ->
        [0] Карт влияния не покупали.
        [one] Куплена { $count } карта влияния.
        [few] Куплено { $count } карты влияния.
       *[many] Куплено { $count } карт влияния.
    }

## На странице

intrigo-web-alike = одного вида
intrigo-web-kinds = видов
intrigo-web-close = одна печать до победы
intrigo-web-won = { $count ->
    [0] ни одной печати
    [one] { $count } печать, видов: { $kinds }
    [few] { $count } печати, видов: { $kinds }
   *[many] { $count } печатей, видов: { $kinds }
}
intrigo-web-head = глава семьи { $family }
intrigo-web-first = Первый игрок
intrigo-web-chosen = выбор сделан
intrigo-web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
intrigo-web-ducats = { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
   *[many] { $count } дукатов
}
intrigo-web-round = Раунд { $round }
intrigo-web-phase-draft = Получение карт
intrigo-web-phase-placing = Выкладывание
intrigo-web-phase-awards = Награждение
intrigo-web-empty = пустых мест: { $count }
intrigo-web-removed = Без главы: { $family }
intrigo-web-pile = запас { $count }
intrigo-web-pile-endless = дукаты не кончаются
intrigo-web-bag = мешочек { $count }
intrigo-web-palace = Дворец
intrigo-web-building = Здание, { $side }: { $token }
intrigo-web-no-token = без жетона
intrigo-web-gap = Место { intrigo-between }, { $side }: пусто
intrigo-web-gap-card = Место { intrigo-between }, { $side }: { $card }
intrigo-web-side = { $edge ->
        [0] верхняя сторона
        [1] правая сторона
        [2] нижняя сторона
       *[3] левая сторона
    }
intrigo-web-down = { $name } (лицом вниз)
intrigo-web-claim = Пока его получает { $name }.
intrigo-web-claim-tied = Пока никому: карты равны.
intrigo-web-claim-headless = Пока никому: у этой семьи нет главы.
intrigo-web-claim-unclaimed = На него пока никто не претендует.
intrigo-web-claim-stolen = Лежит лицом вниз: в этом раунде не достанется никому.
intrigo-web-would-you = Здесь ты пока получаешь: { $tokens }.
intrigo-web-would-other = Здесь пока получает { $name }: { $tokens }.
intrigo-web-would-none = Здесь карта пока ничего не приносит.
intrigo-web-where = { $whose ->
    [you] Она претендует на жетоны по обе стороны; если победит, они твои. Флажки покажут, кто что получит.
    [nobody] У этой семьи нет главы: она ничего не выиграет, но может помешать другим.
   *[other] Она претендует на жетоны по обе стороны; если победит, их получит { $name }. Флажки покажут, кто что получит.
}
intrigo-web-packet = Карты семьи { $family } приносят победу тебе. Остальные уйдут соседу слева.
intrigo-web-packet-waits = Выбор сделан. Когда выберут все, карты пойдут дальше.
intrigo-web-kept = Ты оставляешь
intrigo-web-unplayed = Ещё не сыграны
intrigo-web-unplayed-note = Все знают, что эти карты в игре, но не знают, у кого они.
intrigo-web-stack = { $type }, { $price ->
    [one] { $price } дукат
    [few] { $price } дуката
   *[many] { $price } дукатов
}, осталось { $left }
intrigo-web-stack-gone = { $type }: больше нет
intrigo-web-or-hire = или купи карту влияния во дворе
intrigo-web-hand-empty = Рука пуста.
intrigo-web-ask-turn = Положи карту или купи карту влияния.
intrigo-web-ask-only = Положи карту во дворец.
intrigo-web-ask-empty = Рука пуста: купи карту влияния или пропусти ход.
intrigo-web-warn-pass = Точно пропустить ход?
    .why = { $count ->
        [one] У тебя { $count } дукат: на него ещё можно купить карту влияния.
        [few] У тебя { $count } дуката: на них ещё можно купить карту влияния.
       *[many] У тебя { $count } дукатов: на них ещё можно купить карту влияния.
    }
intrigo-web-ask-draft = Какую карту ты оставишь?
intrigo-web-ask-where = Куда положить карту { $card }?
intrigo-web-ask-hire = { $type }: купить за { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
   *[many] { $count } дукатов
}?
intrigo-web-ask-gap = { $type }: на какое место?
intrigo-web-ask-near = { $type }: у какого здания?
intrigo-web-near-trader = Продавец: какой жетон обменять?
intrigo-web-near-assassin = Убийца: какую карту перевернуть?
intrigo-web-near-courtesan = Куртизанка: на какое пустое место?
intrigo-web-near-gondolier = Гондольер: какую карту обменять?
intrigo-web-near-guard = Стражник: какую карту переместить?
intrigo-web-near-thief = Вор: какой жетон перевернуть?
intrigo-web-hire-how = Сначала место, потом цель, в конце оплата. У тебя { $count ->
    [one] { $count } дукат
    [few] { $count } дуката
   *[many] { $count } дукатов
}.
intrigo-web-hire-first = Сначала закончи покупку или нажми «Отмена».
intrigo-web-yours = твоя
intrigo-web-goal = Твоя семья — { $family }. Победу дают четыре одинаковые печати или пять разных.
intrigo-web-awards = Награждение: от двери по часовой стрелке
intrigo-web-ask-stop = { $type }: здесь свойство не сработает.
intrigo-web-ask-token = { $type }: с каким жетоном поменять?
intrigo-web-ask-card = { $type }: с какой картой поменять?
intrigo-web-ask-to = { $type }: куда переместить карту?
intrigo-web-ask-name = { $type }: какую карту вызвать?
intrigo-web-not-paid = Платишь, только когда выбрано всё.
intrigo-web-turn-note = Карта претендует на жетоны по обе стороны от неё. { $count ->
    [0] Дукатов у тебя нет.
    [one] У тебя { $count } дукат.
    [few] У тебя { $count } дуката.
   *[many] У тебя { $count } дукатов.
}
intrigo-web-do-play = Положить сюда
intrigo-web-do-take = Оставить эту карту
intrigo-web-do-buy = Купить
intrigo-web-do-gap = Положить сюда
intrigo-web-do-near = Выбрать
intrigo-web-do-stop = Без свойства
intrigo-web-do-token = Поменять с этим
intrigo-web-do-card = Поменять с этой
intrigo-web-do-to = Переместить сюда
intrigo-web-skip = Пропустить показ
intrigo-web-back = Отмена
intrigo-web-about = Подробнее: { $name }
intrigo-web-hand = Твоя рука
