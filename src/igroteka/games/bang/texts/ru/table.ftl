## What you can do

bang-do-end = Закончить ход
bang-do-pass = Ничего не делать
bang-do-play = Сыграть: { $card }
bang-do-play-at = Сыграть: { $card } { bang-on-whom }
bang-do-play-as = Сыграть: { $card } как { $kind }
bang-do-play-as-at = Сыграть: { $card } как { $kind } { bang-on-whom }
bang-do-answer = Использовать: { $card }
bang-do-answer-as = Использовать: { $card } как { $kind }
bang-do-use = { $source_id ->
        [barrel] Проверка: { $source }
        [chuck_wengam] { $source }: потерять 1 жизнь и взять 2 карты
        [hard_liquor] { $source }: восстановить 1 жизнь, а карт не брать
        [jourdonnais] { $source }: проверка, как за «Бочку»
        [lady_rosa] { $source }: поменяться местами с соседом справа
        [pedro_ramirez] { $source }: взять первую карту из сброса
        [teren_kill] { $source }: проверка, спасёт всё, кроме пик
       *[other] Применить: { $source }
    }
bang-do-use-at = { $source_id ->
        [doc_holyday] { $source }: две карты за выстрел в { target-whom }
        [dorothy_rage] { $source }: приказать { target-to }
        [jesse_jones] { $source }: первая карта — { bang-from-hand }
       *[other] Применить: { $source } { bang-on-whom }
    }
bang-do-use-card = { $source_id ->
        [jose_delgado] { $source }: сбросить { $card } и взять 2 карты
        [lee_van_kliff] { $source }: сбросить { $card } и повторить последнюю карту
       *[other] Применить: { $source }, { $card }
    }
bang-do-use-card-at = { $source_id ->
        [flint_westwood] { $source }: отдать { $card } за две карты { target-from }
        [lee_van_kliff] { $source }: сбросить { $card } и повторить последнюю карту { bang-on-whom }
        [pat_brennan] { $source }: вместо взятия карт забрать { $card } { $target_is ->
            [you] у себя{ $target_mark }
           *[other] { target-from }
        }
       *[other] Применить: { $source }, { $card } { bang-on-whom }
    }
bang-do-use-card-on = { $source }: выстрел картой { $card } в карту { $kind } { target-before }
bang-do-use-cards = { $source }: { $card } и { $second } { bang-on-whom }
bang-do-offer = { $source_id ->
        [gag] Заговорить, несмотря на { $source }: это стоит 1 жизнь
        [sid_ketchum] { $source }: сбросить две карты и восстановить 1 жизнь
       *[other] Применить: { $source }
    }
bang-do-pay = Сбросить: { $card }
bang-do-discard = Сбросить: { $card }
bang-do-check = Засчитать: { $card }
bang-do-pick = Выбрать: { $card }
bang-do-hand = Случайная карта с руки
bang-do-table = Со стола: { $card }
bang-do-draw = Взять из колоды
bang-do-choose = { $target_is ->
        [you] Выбрать себя{ $target_mark }
       *[other] Выбрать: { $target }
    }
bang-do-yes = Да
bang-do-guess = Назвать цвет: { $colour }
bang-do-name = Назвать: { $kind }
bang-do-suit = Назвать масть: { $suit }
bang-do-character = Выбрать: { $source }
bang-do-bid = Предложить ${ $count }
bang-do-announce = Объявить

## What you are asked

bang-ask-play = Твой ход: играй карты, применяй способности или закончи его.
bang-ask-shot = { $player_is ->
        [you] Ты стреляешь в себя{ $target_mark }
       *[other] { $player } стреляет в тебя{ $target_mark }
    } ({ $source }). { $count ->
        [1] Ответишь «Мимо!»?
       *[other] Нужно { $count } × «Мимо!». Ответишь?
    }
bang-ask-shot-by-nobody = { $shots ->
        [0] Выстрел в тебя ({ $source })
        [1] Выстрел в тебя ({ $source })
       *[other] Выстрел { $shot_number } из { $shots } ({ $source })
    }. { $count ->
        [1] Ответишь «Мимо!»?
       *[other] Нужно { $count } × «Мимо!». Ответишь?
    }
bang-ask-indians = { $player_is ->
        [you] Ты насылаешь индейцев на себя{ $target_mark }
       *[other] { $player } насылает индейцев на тебя{ $target_mark }
    }: сбрось «Бэнг!» или потеряешь 1 жизнь.
bang-ask-duel = { $player_is ->
        [you] Дуэль с собой{ $target_mark }.
       *[other] { $by_is ->
            [you] Твоя дуэль с { $player_ins }.
           *[other] Дуэль: { $player } против тебя{ $target_mark }.
        }
    } Сбрось «Бэнг!» или потеряешь 1 жизнь.
bang-ask-dying = Ты{ $target_mark } погибаешь: чтобы выжить, нужно вернуть { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[many] { $count } жизней
    }. Что делать?
bang-ask-pay = { $source }: чем заплатишь?{ $count ->
        [1] { "" }
        [one] { " " }Нужна { $count } карта.
        [few] { " " }Нужны { $count } карты.
       *[many] { " " }Нужно { $count } карт.
    }
bang-ask-check = { $source }: какую из открытых карт засчитать?
bang-ask-draw = Пора взять { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: как ты это сделаешь?
bang-ask-limit = { $count ->
        [one] У тебя { $count } лишняя карта
        [few] У тебя { $count } лишние карты
       *[many] У тебя { $count } лишних карт
    }: какую сбросишь?
bang-ask-pick-from = { $source }: какую { $target_is ->
        [you] свою карту
       *[other] карту { $target_gen }
    } выберешь?
bang-ask-display = «Магазин»: какую карту возьмёшь?
bang-ask-estate = { $target_is ->
        [you] Ты выбываешь из игры: какая твоя карта уйдёт в сброс следующей? Если ничего не делать — сначала карты со стола, потом рука.
       *[other] { $target } выбывает из игры: какую из оставшихся карт возьмёшь?
    }
bang-ask-look = { $source }: какую карту оставишь себе?{ $count ->
        [1] { "" }
       *[other] { " " }Можно оставить { $count }.
    }
bang-ask-gift = Какую карту отдашь { target-to }?
bang-ask-levy = Какую карту отдашь { target-to }?
bang-ask-command = Какую карту { $target_is ->
        [you] тебе сыграть
       *[other] { $target_as ->
            [she] должна сыграть { $target }
            [he] должен сыграть { $target }
           *[any] должен сыграть игрок { $target }
        }
    }?
bang-ask-command-target = { $kind }: кого { $target_is ->
        [you] тебе
       *[other] { $target_dat }
    } выбрать целью?
bang-ask-obey = { $player_is ->
        [you] Ты приказываешь себе
       *[other] { $player } приказывает тебе
    } сыграть карту { $kind }: какую именно?
bang-ask-place = Тебе достаётся { $card }: перед каким своим персонажем положишь?
bang-ask-pick-character = Какого персонажа возьмёшь?
bang-ask-right = Кто из твоих двух персонажей встанет справа?
bang-ask-active = Кто из твоих персонажей будет активным?
bang-ask-announce = Твой ход начинается. Хочешь сначала что-то объявить?
bang-ask-take-back = «Без пощады»: вернёшь ли «Бэнг!» на руку и какой?
bang-ask-keep-character = { $source }: оставишь этого персонажа за ${ $count }?
bang-ask-open = Ты открываешь торги: за какого персонажа?
bang-ask-opening-bid = { $source }: сколько предложишь?
bang-ask-bid = { $source }: { $player_is ->
        [you] ты предлагаешь
       *[other] { $player } предлагает
    } ${ $count }. Предложишь больше?
bang-ask-keep-cards = Какую карту оставишь с прошлой игры? Каждая стоит ${ $count }.
bang-ask-anytime = { $source_id ->
        [gag] { $source }: каждое сообщение в чате стоит 1 жизнь.
        [sid_ketchum] { $source }: за две карты можно когда угодно восстановить 1 жизнь.
       *[other] Это можно применить когда угодно: { $source }.
    }
bang-ask-character-step = { $source_id ->
        [vera_custer] { $source }: чью способность переймёшь?
       *[other] { $source }: применишь сейчас?
    }
bang-ask-new-pair = { $source }: { $first_id ->
        [hidden] вытянешь двух персонажей ради их способностей?
       *[other] сейчас у тебя { $second_id ->
            [hidden] способность персонажа: { $first }
           *[other] способности персонажей: { $first } и { $second }
        }. Вытянешь двух новых?
    }
bang-ask-event = { $source_id ->
        [blood_brothers] { $source }: кому отдашь одну свою жизнь?
        [handcuffs] { $source }: на кого их наденешь?
        [new_identity] { $source }: станешь своим скрытым персонажем с 2 жизнями?
        [peyote] { $source }: следующая карта красная или чёрная?
        [ranch] { $source }: какую карту обменяешь? Когда закончишь, возьмёшь столько же.
        [russian_roulette] { $source }: сбрось «Мимо!» или потеряешь 2 жизни.
        [the_daltons] { $source }: какую свою карту со стола сбросишь?
       *[other] { $source }: что ты делаешь?
    }
bang-ask-suit = { $source }: карты какой масти будешь играть в этот ход?
bang-ask-ricochet = { $player_is ->
        [you] Ты стреляешь
       *[other] { $player } стреляет
    } в твою карту { $card }: её спасёт одно «Мимо!».

## What has happened

bang-log-sheriff = { $player_is ->
        [you] Шериф — ты.
       *[other] Шериф — { $player }.
    }
bang-log-role = { $player_is ->
        [you] Твоя роль: { $role }.
       *[other] { $player } — { $role }.
    }
    .hidden = { $player_is ->
        [you] Ты получаешь тайную роль.
       *[other] { $player } получает тайную роль.
    }
bang-log-character = { $player_is ->
        [you] Ты
       *[other] { $player }
    } — { $source } ({ $life ->
        [one] { $life } жизнь
        [few] { $life } жизни
       *[many] { $life } жизней
    }).
bang-log-dealt = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } карты: { $cards }.
    .hidden = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
bang-log-turn = { $player_is ->
        [you] Твой ход.
       *[other] Ходит { $player_owner }.
    }
bang-log-draw = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    }{ bang-because }: { $cards }.
    .hidden = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ bang-because }.
bang-log-draw-open = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } { $cause_id ->
        [abandoned_mine] из сброса
        [pedro_ramirez] из сброса
       *[other] в открытую
    } карту { $card }{ bang-because }.
bang-log-reshuffle = Сброс перетасован и становится колодой.
bang-log-play = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } карту { $card }.
bang-log-play-at = { $card_kind ->
        [bang] { bang-shoots } в { target-whom } ({ $card }).
        [springfield] { bang-shoots } в { target-whom } ({ $card }).
        [punch] { $player_is ->
            [you] Ты бьёшь
           *[other] { $player } бьёт
        } { target-whom } ({ $card }).
        [duel] { $player_is ->
            [you] Ты вызываешь
           *[other] { $player } вызывает
        } { target-whom } на дуэль ({ $card }).
        [tequila] { $player_is ->
            [you] Ты угощаешь { $target_is ->
                [you] себя{ $target_mark }
               *[other] { $target_acc }
            }
           *[other] { $player } угощает { target-whom }
        } ({ $card }).
       *[other] { $player_is ->
            [you] Ты играешь
           *[other] { $player } играет
        } { target-against } карту { $card }.
    }
bang-log-play-as = { $player_is ->
        [you] Ты играешь
       *[other] { $player } играет
    } карту { $card } как { $kind }.
bang-log-play-as-at = { $kind_id ->
        [bang] { bang-shoots } в { target-whom } ({ $card } как { $kind }).
       *[other] { $player_is ->
            [you] Ты играешь
           *[other] { $player } играет
        } { target-against } карту { $card } как { $kind }.
    }
bang-log-lay = { $player_is ->
        [you] Ты выкладываешь
       *[other] { $player } выкладывает
    } на стол карту { $card }.
bang-log-lay-at = { $card_kind ->
        [jail] { $player_is ->
            [you] Ты сажаешь { $target_is ->
                [you] себя{ $target_mark }
               *[other] { $target_acc }
            }
           *[other] { $player } сажает { target-whom }
        } в тюрьму ({ $card }).
       *[other] { $player_is ->
            [you] Ты кладёшь { $target_is ->
                [you] перед собой{ $target_mark } карту { $card }
               *[other] карту { $card } перед { $target_ins }
            }
           *[other] { $player } кладёт карту { $card } { target-before }
        }.
    }
bang-log-use = { $source_id ->
        [bible] { $player_is ->
            [you] Ты отвечаешь
           *[other] { $player } отвечает
        } картой { $source }.
        [can_can] { $player_is ->
            [you] Ты играешь против себя{ $player_mark }
           *[other] { $player } играет против себя
        } карту { $source }.
        [canteen] { $player_is ->
            [you] Ты пьёшь
           *[other] { $player } пьёт
        } воду ({ $source }).
        [conestoga] { $player_is ->
            [you] Ты играешь против себя{ $player_mark }
           *[other] { $player } играет против себя
        } карту { $source }.
        [howitzer] { $player_is ->
            [you] Ты стреляешь
           *[other] { $player } стреляет
        } во всех ({ $source }).
        [iron_plate] { $player_is ->
            [you] Ты отвечаешь
           *[other] { $player } отвечает
        } картой { $source }.
        [lee_van_kliff] { $player_is ->
            [you] Ты повторяешь
           *[other] { $player } повторяет
        } последнюю карту ({ $source }).
        [pony_express] { $player_is ->
            [you] Ты отправляешь
           *[other] { $player } отправляет
        } { $source }.
        [sombrero] { $player_is ->
            [you] Ты отвечаешь
           *[other] { $player } отвечает
        } картой { $source }.
        [ten_gallon_hat] { $player_is ->
            [you] Ты отвечаешь
           *[other] { $player } отвечает
        } картой { $source }.
       *[other] { $player_is ->
            [you] Ты применяешь
           *[other] { $player } применяет
        }: { $source }.
    }
    .page = { $source_id ->
        [chuck_wengam] { "" }
        [hard_liquor] { "" }
        [jose_delgado] { "" }
        [pedro_ramirez] { "" }
        [sid_ketchum] { "" }
       *[other] { bang-log-use }
    }
bang-log-use-at = { $source_id ->
        [blood_brothers] { $player_is ->
            [you] Ты отдаёшь
           *[other] { $player } отдаёт
        } { target-to } одну жизнь ({ $source }).
        [buffalo_rifle] { $player_is ->
            [you] Ты стреляешь
           *[other] { $player } стреляет
        } в { target-whom } ({ $source }).
        [can_can] { $player_is ->
            [you] Ты играешь
           *[other] { $player } играет
        } { target-against } карту { $source }.
        [conestoga] { $player_is ->
            [you] Ты играешь
           *[other] { $player } играет
        } { target-against } карту { $source }.
        [derringer] { $player_is ->
            [you] Ты стреляешь
           *[other] { $player } стреляет
        } в { target-whom } ({ $source }).
        [doc_holyday] { $player_is ->
            [you] Ты стреляешь
           *[other] { $player } стреляет
        } в { target-whom } ({ $source }).
        [dorothy_rage] { $player_is ->
            [you] Ты отдаёшь
           *[other] { $player } отдаёт
        } { target-to } приказ ({ $source }).
        [handcuffs] { $player_is ->
            [you] Ты надеваешь
           *[other] { $player } надевает
        } { $source } на { target-whom }.
        [knife] { $player_is ->
            [you] Ты бросаешь
           *[other] { $player } бросает
        } нож в { target-whom } ({ $source }).
        [lee_van_kliff] { $player_is ->
            [you] Ты повторяешь
           *[other] { $player } повторяет
        } последнюю карту { target-against } ({ $source }).
        [pepperbox] { $player_is ->
            [you] Ты стреляешь
           *[other] { $player } стреляет
        } в { target-whom } ({ $source }).
        [sniper] { $player_is ->
            [you] Ты стреляешь
           *[other] { $player } стреляет
        } в { target-whom } ({ $source }).
        [vera_custer] { $player_is ->
            [you] Ты перенимаешь
           *[other] { $player } перенимает
        } { bang-whose } ({ $source }).
       *[other] { $player_is ->
            [you] Ты применяешь
           *[other] { $player } применяет
        }: { $source } → { target-name }.
    }
    .page = { $source_id ->
        [flint_westwood] { "" }
        [jesse_jones] { "" }
       *[other] { bang-log-use-at }
    }
bang-log-pay = { $player_is ->
        [you] Ты платишь
       *[other] { $player } платит
    } картой { $card }{ bang-because }.
bang-log-answer = { $player_is ->
        [you] Ты отвечаешь
       *[other] { $player } отвечает
    } картой { $card }{ bang-used-as }{ $cause_id ->
        [bang] { "" }
       *[other] { bang-because }
    }.
bang-log-give = { $player_is ->
        [you] Ты сбрасываешь
       *[other] { $player } сбрасывает
    } в ответ карту { $card }{ bang-used-as }{ bang-because }.
bang-log-rescue = { $player_is ->
        [you] Чтобы выжить, ты играешь
       *[other] Чтобы выжить, { $player } играет
    } карту { $card }.
bang-log-spared = На { player-whom } { $cause_id ->
        [hidden] не действует эта карта
        [indians] не действуют { $cause }
       *[other] не действует { $cause }
    }{ $ability_id ->
        [hidden] { "" }
       *[other] { " " }(способность: { $ability })
    }.
bang-log-check = { $player_is ->
        [you] Ты делаешь
       *[other] { $player } делает
    } проверку ({ $source }): { $cards_in_order }.
bang-log-cover = { $player_is ->
        [you] Ты укрываешься
       *[other] { $player } укрывается
    } ({ $source }): это заменяет одно «Мимо!».
bang-log-check-counts = { $player_is ->
        [you] Ты засчитываешь
       *[other] { $player } засчитывает
    } карту { $card }.
bang-log-loss = { $player_is ->
        [you] Ты{ $player_mark } теряешь { bang-lives-lost }{ $cause_id ->
            [hidden] { "" }
           *[other] : { bang-blow }
        }
       *[other] { $by_is ->
            [you] Ты отнимаешь у { $player_gen } { bang-lives-lost } ({ $cause })
           *[other] { $player } теряет { bang-lives-lost }{ $cause_id ->
                [hidden] { "" }
               *[other] : { bang-blow }
            }
        }
    }{ $life ->
        [0] { $count ->
            [1] { "" }
           *[other] , жизней не остаётся
        }
       *[other] , остаётся { $life }
    }.
bang-log-heal = { $player_is ->
        [you] Ты{ $player_mark } восстанавливаешь
       *[other] { $player } восстанавливает
    } { bang-lives }{ bang-because }: теперь { $life }.
bang-log-dead = { $by_is ->
        [nobody] { $player_is ->
            [you] Ты{ $player_mark }
           *[other] { $player }
        } { $player_as ->
            [she] выбыла
            [he] выбыл
           *[any] { $player_is ->
                [you] выбываешь
               *[other] выбывает
            }
        } из игры{ bang-because }.
        [you] Ты { $by_as ->
            [she] убила
            [he] убил
           *[any] убиваешь
        } { $player_is ->
            [you] себя{ $player_mark }
           *[other] { $player_acc }
        }{ bang-because }.
       *[other] { $by } { $by_as ->
            [she] убила
            [he] убил
           *[any] убивает
        } { $player_is ->
            [you] тебя{ $player_mark }
           *[other] { $player_acc }
        }{ bang-because }.
    }{ $role_id ->
        [hidden] { "" }
       *[other] { " " }Роль: { $role }.
    }
bang-log-pass = { $cause_id ->
        [new_identity] { $player_is ->
            [you] Ты остаёшься при своём персонаже
           *[other] { $player } остаётся при своём персонаже
        } ({ $cause }).
        [greygory_deck] { $player_is ->
            [you] Ты не вытягиваешь
           *[other] { $player } не вытягивает
        } новых персонажей ({ $cause }).
        [vera_custer] { $player_is ->
            [you] Ты ни у кого не перенимаешь
           *[other] { $player } ни у кого не перенимает
        } способность ({ $cause }).
        [peyote] { $player_is ->
            [you] Ты больше не угадываешь
           *[other] { $player } больше не угадывает
        } ({ $cause }).
        [blood_brothers] { $player_is ->
            [you] Ты никому не отдаёшь
           *[other] { $player } никому не отдаёт
        } жизнь ({ $cause }).
       *[other] { $player_is ->
            [you] Ты пасуешь
           *[other] { $player } пасует
        }{ bang-because }.
    }
bang-log-ending = { $player_is ->
        [you] Ты заканчиваешь ход.
       *[other] { $player } заканчивает ход.
    }
bang-log-look = { $player_is ->
        [you] Ты смотришь
       *[other] { $player } смотрит
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }, прежде чем взять{ bang-because }.
bang-log-limit = { $player_is ->
        [you] У тебя
       *[other] У { $player_gen }
    } { $count ->
        [one] { $count } лишняя карта
        [few] { $count } лишние карты
       *[many] { $count } лишних карт
    }.
bang-log-discard = { $reason_id ->
        [death] { $player_is ->
            [you] Твоя карта { $card } уходит в сброс.
           *[other] Карта { $player_gen } уходит в сброс: { $card }.
        }
       *[other] { $player_is ->
            [you] Ты сбрасываешь
           *[other] { $player } сбрасывает
        } карту { $card }{ bang-because }.
    }
bang-log-discard-unseen = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } на колоду рубашкой вверх карту { $card }{ bang-because }.
    .hidden = { $player_is ->
        [you] Ты кладёшь
       *[other] { $player } кладёт
    } на колоду карту рубашкой вверх{ bang-because }.
bang-log-removed = { $cause_id ->
        [hidden] { $target_is ->
            [you] Твоя карта { $card } уходит в сброс.
           *[other] Карта { $target_gen } уходит в сброс: { $card }.
        }
       *[other] { $target_is ->
            [you] Ты теряешь
           *[other] { $target } теряет
        } карту { $card }{ $reason_id ->
            [replaced] : её место занимает { $cause }.
           *[other] { " " }({ bang-whose-cause }).
        }
    }
bang-log-take-hand = { $player_is ->
        [you] Ты вытягиваешь
       *[other] { $player } вытягивает
    } { target-from } карту { $card }{ bang-because }.
    .hidden = { $player_is ->
        [you] Ты вытягиваешь
       *[other] { $player } вытягивает
    } карту { target-from }{ bang-because }.
bang-log-take-table = { $reason_id ->
        [own] { $player_is ->
            [you] Ты забираешь
           *[other] { $player } забирает
        } на руку свою карту { $card }{ bang-because }.
       *[other] { $player_is ->
            [you] Ты забираешь
           *[other] { $player } забирает
        } { target-from } карту { $card }{ bang-because }.
    }
bang-log-lose-hand = { $player_is ->
        [you] Ты сбрасываешь
       *[other] { $player } сбрасывает
    } { bang-from-hand } карту { $card }{ bang-because }.
bang-log-gift = { $player_is ->
        [you] Ты отдаёшь
       *[other] { $player } отдаёт
    } { target-to } карту { $card }{ bang-because }.
    .hidden = { $player_is ->
        [you] Ты отдаёшь
       *[other] { $player } отдаёт
    } { target-to } карту{ bang-because }.
bang-log-pair = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } способности двух персонажей: { $source } и { $other }.
bang-log-half-pair = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } способность персонажа: { $source }.
bang-log-roles-mixed = { $count ->
        [one] { $count } роль перемешана и роздана
        [few] { $count } роли перемешаны и розданы
       *[many] { $count } ролей перемешаны и розданы
    } заново{ bang-because }.
bang-log-seats = { $player_is ->
        [you] Ты меняешься
       *[other] { $player } меняется
    } местами { $target_is ->
        [you] с тобой{ bang-because }. Ты пропускаешь следующий ход.
       *[other] с { $target_ins }{ bang-because }, и { $target_as ->
            [she] она пропускает
            [he] он пропускает
           *[any] этот игрок пропускает
        } следующий ход.
    }
bang-log-spoke = { $player_is ->
        [you] Ты говоришь
       *[other] { $player } говорит
    }, несмотря на «Кляп».
bang-log-command = { $player_is ->
        [you] Ты приказываешь
       *[other] { $player } приказывает
    } { target-to } сыграть карту: { $kind }.
bang-log-command-target = Цель по приказу: { target-name }.
bang-log-hand-open = { $player_is ->
        [you] Ты показываешь
       *[other] { $player } показывает
    } все карты с руки{ bang-because }: { $cards }.
bang-log-offered = Можно выбрать персонажей: { $sources }.
bang-log-active = { $player_is ->
        [you] Теперь активен твой персонаж{ $player_mark }.
       *[other] Теперь активен персонаж { $player_gen }.
    }
bang-log-announced = { $player_is ->
        [you] Ты открываешь
       *[other] { $player } открывает
    } роль: { $role }.
bang-log-leaves = { $player_as ->
        [she] { $player } покинула
        [he] { $player } покинул
       *[any] { $player_is ->
            [you] Ты покидаешь
           *[other] { $player } покидает
        }
    } игру, не открыв роли.
bang-log-bounty = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } премию{ bang-for-killing }: ${ $count }.
bang-log-opens = { $player_is ->
        [you] Ты выставляешь
       *[other] { $player } выставляет
    } на торги персонажа { $source }.
bang-log-bid = { $player_is ->
        [you] Ты предлагаешь
       *[other] { $player } предлагает
    } ${ $count }.
bang-log-hired = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } персонажа { $count ->
        [0] даром
       *[other] за ${ $count }
    }: { $source }.
bang-log-kept-card = { $player_is ->
        [you] Ты оставляешь
       *[other] { $player } оставляет
    } с прошлой игры карту { $card }.
bang-log-right = { $player_is ->
        [you] Твой персонаж{ $player_mark } стоит
       *[other] Персонаж { $player_gen } стоит
    } справа: { $source }.
bang-log-next-event = Следующим событием будет { $source }.
bang-log-display = Открыты карты: { $cards }.
bang-log-pick = { $player_is ->
        [you] Ты берёшь
       *[other] { $player } берёт
    } из «Магазина» карту { $card }.
bang-log-pass-on = { $player_is ->
        [you] Ты передаёшь
       *[other] { $player } передаёт
    } { target-to } карту { $card }.
bang-log-inherit = { $player_is ->
        [you] Ты забираешь
       *[other] { $player } забирает
    } карты { target-from }{ bang-because }: { $cards }.
    .hidden = { $player_is ->
        [you] Ты забираешь
       *[other] { $player } забирает
    } { target-from } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ bang-because }.
bang-log-reward = { $player_is ->
        [you] Ты получаешь
       *[other] { $player } получает
    } награду{ bang-for-killing }: { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
bang-log-penalty = { $player_is ->
        [you] За убийство помощника ты теряешь
       *[other] За убийство помощника { $player } теряет
    } все карты.
bang-log-jail-stays = { $player_is ->
        [you] Ты не выходишь из тюрьмы и пропускаешь ход.
       *[other] { $player } не выходит из тюрьмы и пропускает ход.
    }
bang-log-jail-left = { $player_is ->
        [you] Ты выходишь
       *[other] { $player } выходит
    } из тюрьмы.
bang-log-explodes = { $player_is ->
        [you] Ты подрываешься
       *[other] { $player } подрывается
    } на динамите!
bang-log-shown = { $player_is ->
        [you] Ты показываешь
       *[other] { $player } показывает
    } карту { $card }{ bang-because }.
bang-log-turned-up = { $source }: открыта карта { $card }.
bang-log-event = Новое событие: { $source }.
bang-log-second = { $player_is ->
        [you] Твой скрытый персонаж
       *[other] Скрытый персонаж { $player_gen }
    } — { $source }.
    .hidden = { $player_is ->
        [you] Ты смотришь своего скрытого персонажа.
       *[other] { $player } смотрит своего скрытого персонажа.
    }
bang-log-swap = { $player_is ->
        [you] Теперь ты
       *[other] Теперь { $player }
    } — { $source } ({ $life ->
        [one] { $life } жизнь
        [few] { $life } жизни
       *[many] { $life } жизней
    }).
bang-log-suit = { $player_is ->
        [you] Ты называешь
       *[other] { $player } называет
    } масть{ bang-because }: { $suit }.
bang-log-guess = { $player_is ->
        [you] Ты называешь
       *[other] { $player } называет
    } цвет ({ $colour }), открыта карта { $card }{ bang-because }.
bang-log-ricochet = { $player_is ->
        [you] Ты стреляешь
       *[other] { $player } стреляет
    } картой { $card } в карту { $second } { target-before }.
bang-log-extra-turn = { $player_is ->
        [you] Ты делаешь
       *[other] { $player } делает
    } ещё один ход.
bang-log-returns = { $player_as ->
        [she] { $player } вернулась
        [he] { $player } вернулся
       *[any] { $player_is ->
            [you] Ты возвращаешься
           *[other] { $player } возвращается
        }
    } в игру { $life ->
        [0] призраком
        [one] с { $life } жизнью
       *[other] с { $life } жизнями
    } ({ $source }).
bang-log-ghost-leaves = { $player_is ->
        [you] Твой призрак
       *[other] Призрак { $player_gen }
    } покидает игру.
bang-log-removed-role = Роль, убранная до начала игры: { $role }.
bang-log-won = { $player_as ->
        [she] { $player_owner } победила!
        [he] { $player_owner } победил!
       *[any] { $player_is ->
            [you] Победа за тобой!
           *[other] { $player_owner } побеждает!
        }
    }{ $role_id ->
        [hidden] { "" }
       *[other] { " " }Роль: { $role }.
    }

bang-on-whom = { $target_is ->
        [you] (на себя{ $target_mark })
       *[other] → { $target }
    }
bang-from-hand = { $target_is ->
        [you] с твоей руки
       *[other] с руки { $target_gen }
    }
bang-whose = { $target_is ->
        [you] твою способность
       *[other] способность { $target_gen }
    }
bang-because = { $cause_id ->
        [hidden] { "" }
       *[other] { " " }({ $cause })
    }
bang-whose-cause = { $cause_id ->
        [doc_holyday] { $by_is ->
            [nobody] { $cause }
            [you] { $cause }
           *[other] выстрел { $by_gen } ({ $cause })
        }
       *[other] { $cause }{ $by_is ->
            [nobody] { "" }
            [you] { "" }
           *[other] { " " }{ $by_gen }
        }
    }
bang-blow = { $shots ->
        [0] { bang-whose-cause }
        [1] { bang-whose-cause }
       *[other] выстрел { $shot_number } из { $shots } ({ $cause })
    }
bang-lives-lost = { $life ->
        [0] { $count ->
            [1] последнюю жизнь
           *[other] { bang-lives }
        }
       *[other] { bang-lives }
    }
bang-lives = { $count ->
        [one] { $count } жизнь
        [few] { $count } жизни
       *[many] { $count } жизней
    }
bang-used-as = { $used_as_id ->
        [hidden] { "" }
       *[other] { " " }как { $used_as }
    }
bang-for-killing = { $dead_is ->
        [nobody] { "" }
       *[other] { " " }за { $dead_acc }
    }
bang-shoots = { $player_is ->
        [you] Ты стреляешь
       *[other] { $player } стреляет
    }
bang-reason-limit = лишняя карта
bang-reason-death = вне игры
bang-reason-penalty = расплата
bang-reason-replaced = замена
bang-reason-own = своя карта
bang-reason-hidden = без причины
bang-reason-named = { $card }

## What is wrong with a table

error-bang-law-and-crime = В «Закон и преступность» играют вшестером, а игроков { $seats }.
error-bang-characters = Персонажей в игре { $have }, а нужно { $need }, по два на каждого игрока: добавь ещё персонажей.
error-bang-match-seats = Матч на деньги играют вчетвером и больше, до восьми игроков, а не { $seats }.
error-bang-no-events = За этим столом вдвоём играют без событий: выбранные не участвуют.
error-bang-out-has-cards = В этой позиции игрок { $seat } мёртв: карт у него быть не может.
error-bang-character-twice = Персонаж игрока { $seat } встречается в этой позиции дважды.
error-bang-not-in-play = В этой позиции перед игроком { $seat } лежит «{ $card }», но это коричневая карта.
error-bang-two-in-play = В этой позиции перед игроком { $seat } два оружия или две карты с одним названием.
error-bang-sheriff-in-jail = В этой позиции игрок { $seat } — шериф, а посадить его в тюрьму нельзя.
error-bang-needs-match = Вариант «{ $variant }» бывает только в матче из нескольких игр.

## На странице

bang-web-life = жизней: { $life } из { $most }
bang-web-out = вне игры
bang-web-ghost = призрак
bang-web-turn = ходит
bang-web-skips = пропускает ход
bang-web-cards = карт на руке: { $count }
bang-web-known = тебе известны: { $cards }
bang-web-before = В игре
bang-web-known-cards = Карты на руке, которые тебе известны
bang-web-event-says = { $event }. { $text }
bang-web-warn-end = { $count ->
        [one] Закончить ход? Можно сыграть ещё { $count } карту.
        [few] Закончить ход? Можно сыграть ещё { $count } карты.
       *[other] Закончить ход? Можно сыграть ещё { $count } карт.
    }
bang-web-warn-shot = В этом ходу ещё можно в кого-нибудь выстрелить.
bang-web-warn-limit = { $count ->
        [1] На руке 1 лишняя карта: её придётся сбросить.
        [one] На руке { $count } лишняя карта: её придётся сбросить.
        [few] На руке { $count } лишние карты: их придётся сбросить.
       *[other] На руке { $count } лишних карт: их придётся сбросить.
    }
bang-web-active = активен
bang-web-resting = пассивен
bang-web-total = ${ $total }
bang-web-gain = +${ $gain }
bang-web-money = в матче: ${ $money }
bang-web-in-play = В игре: { $cards }
bang-web-distance = расстояние { $distance }
bang-web-not-BANG-R04 = далеко: { $distance }
bang-web-not-BANG-R05 = далеко: { $distance }
bang-web-not-BANG-A11 = нет карт
bang-web-not-BANG-C13 = не для шерифа
bang-web-not-BANG-E04 = уже лежит
bang-web-attacks-you = нападает на тебя
bang-web-attacks = нападает: { $name }
bang-web-reach = дальность { $reach }
bang-web-deck = Колода
bang-web-only-you = видишь только ты
bang-web-discards = Сброс
bang-web-event = Событие
bang-web-event-left = Событие, ещё { $count }
bang-web-event-next = Следующее событие
bang-web-event-then = Дальше: { $event }
bang-web-counter = Ходы идут против часовой стрелки
bang-web-hidden = { $count ->
    [one] ещё скрыт { $roles }
   *[other] ещё скрыты { $roles }
}
bang-web-duels-you = дуэль с тобой
bang-web-duels = дуэль: { $name }
bang-web-identity = { $event }: станешь другим персонажем ({ $character }) с 2 жизнями?
bang-web-hidden-sheriff = { $count ->
    [one] { $count } шериф
    [few] { $count } шерифа
   *[many] { $count } шерифов
}
bang-web-hidden-deputy = { $count ->
    [one] { $count } помощник
    [few] { $count } помощника
   *[many] { $count } помощников
}
bang-web-hidden-outlaw = { $count ->
    [one] { $count } бандит
    [few] { $count } бандита
   *[many] { $count } бандитов
}
bang-web-hidden-renegade = { $count ->
    [one] { $count } маньяк
    [few] { $count } маньяка
   *[many] { $count } маньяков
}
bang-web-shoot-out = Перестрелка!
bang-web-shoot-out-goal = Побеждает сторона последнего, кто останется на ногах.
bang-web-law-and-crime = Закон и преступность: о победе сторона объявляет сама
bang-web-role-open = (видно всем).
bang-web-goal-three_players-deputy = Убей маньяка своей рукой.
bang-web-goal-three_players-renegade = Убей бандита своей рукой.
bang-web-goal-three_players-outlaw = Убей помощника шерифа своей рукой.
bang-web-goal-last = Переживи всех.
bang-web-role-secret = (видишь только ты).
bang-web-your-turn = Твой ход: играй или заканчивай
bang-web-must-play = Твой ход: закончить его пока нельзя
bang-web-whom = «{ $card }»: кого выбираешь?
bang-web-play-or = Сыграть «{ $card }» или { $ability }: кого выбираешь?
bang-web-several = { $count ->
        [one] Выбери { $count } карту для сброса: { $picked } из { $count }
        [few] Выбери { $count } карты для сброса: { $picked } из { $count }
       *[other] Выбери { $count } карт для сброса: { $picked } из { $count }
    }
bang-web-discard-several = { $count ->
        [1] Сбросить эту карту
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[other] Сбросить { $count } карт
    }
bang-web-play-as = Сыграть как «{ $card }»
bang-web-bid = Сколько предложить
bang-web-no-bid = Не торговаться
bang-web-won-sheriff = Победил закон: { $names }
bang-web-won-outlaw = Победили бандиты: { $names }
bang-web-use = Применить: «{ $card }»
bang-web-what-shot = { $name } стреляет в тебя{ $source_id ->
    [bang] { "" }
   *[other] { " " }({ $source })
}
bang-web-what-indians = { $name } насылает на тебя индейцев
bang-web-what-duel = Дуэль: { $name } против тебя
    .own = Твоя дуэль с { $name_ins }
bang-web-need-shot = { $count ->
    [1] Ответишь «Мимо!»? Иначе минус 1 жизнь: { $life } → { $left }.
   *[other] Нужно { $count } × «Мимо!», иначе минус 1 жизнь: { $life } → { $left }.
}
bang-web-need-indians = Сбрось «Бэнг!», иначе минус 1 жизнь: { $life } → { $left }.
bang-web-need-duel = Сбрось «Бэнг!», иначе минус 1 жизнь: { $life } → { $left }.
bang-web-missed-given = Ответов дано: { $count } из { $needed }
bang-web-die = Погибнуть
bang-web-take-hit = Получить пулю
bang-web-no-cards = Карт на руке нет
bang-web-tray = Карты на выбор
bang-web-face = { $card }, { $rank }, { $suit }
bang-web-card-can = { $card }: можно сыграть
bang-web-card-at = { $card }: можно сыграть, цель: { $names }
bang-web-jail-left = на свободе!
bang-web-jail-stays = остаётся в тюрьме
bang-web-explodes = взрыв!
bang-web-passes = пронесло
bang-web-covered = мимо!
bang-web-no-luck = не повезло

## До начала партии

bang-seat-sheriff = шериф в первой партии
bang-idle-only_two = Только вдвоём.
bang-idle-two = За этим столом вдвоём играют без событий.
bang-idle-four = Только вчетвером и больше.
bang-idle-six = Только вшестером.
bang-idle-match = Только в матче из нескольких партий.
bang-idle-high_noon = Только с «Жарким полднем».
bang-idle-fistful = Только с «Россыпью карт».
bang-idle-events = Только с событиями.
bang-idle-wild_west_show = Только с «Шоу „Дикий Запад“».
bang-idle-no_mercy = Только с вариантом «Без пощады».
bang-idle-without_dodge_city = Только без карт «Додж-Сити».
bang-idle-dodge_city = Только с картами «Додж-Сити».
bang-idle-show_characters = Только с персонажами «Шоу „Дикий Запад“».
bang-idle-base_characters = Только с персонажами основной игры или «Шоу „Дикий Запад“».
bang-idle-characters = Только с персонажами «Додж-Сити».
