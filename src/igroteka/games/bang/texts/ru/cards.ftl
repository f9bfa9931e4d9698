bang = Бэнг!
    .about = Дикий Запад, где все знают одного шерифа, а остальные таятся: стреляй, уворачивайся, вызывай на дуэль, выясняй, кто тебе друг, — и добейся того, чего требует твоя тайная роль.
    .players = 2–8 игроков

## Roles

bang-role-sheriff = Шериф
    .named = шериф
    .you = шериф
    .text = Уничтожь всех бандитов и маньяков.
bang-role-deputy = Помощник шерифа
    .named = помощник шерифа
    .you = помощник шерифа
    .text = Защищай шерифа: вы побеждаете вместе.
bang-role-outlaw = Бандит
    .named = бандит
    .you = бандит
    .text = Убей шерифа.
bang-role-renegade = Маньяк
    .named = маньяк
    .you = маньяк
    .text = Переживи всех, и шерифа тоже.
bang-role-named = { $card }
bang-role-hidden = не показана

## Suits, colours and cards in a sentence

bang-suit-S = Пики
    .named = пики
bang-suit-H = Черви
    .named = черви
bang-suit-D = Бубны
    .named = бубны
bang-suit-C = Трефы
    .named = трефы
bang-suit-named = { $card }
bang-suit-hidden = скрытая масть

bang-colour-red = Красный
    .named = красный
bang-colour-black = Чёрный
    .named = чёрный
bang-colour-named = { $card }
bang-colour-hidden = скрытый цвет

bang-named = «{ $card }»
bang-hidden = закрытая карта
bang-variant-2S = { $card } 2♠
bang-variant-3S = { $card } 3♠
bang-variant-4S = { $card } 4♠
bang-variant-5S = { $card } 5♠
bang-variant-6S = { $card } 6♠
bang-variant-7S = { $card } 7♠
bang-variant-8S = { $card } 8♠
bang-variant-9S = { $card } 9♠
bang-variant-10S = { $card } 10♠
bang-variant-JS = { $card } J♠
bang-variant-QS = { $card } Q♠
bang-variant-KS = { $card } K♠
bang-variant-AS = { $card } A♠
bang-variant-2H = { $card } 2♥
bang-variant-3H = { $card } 3♥
bang-variant-4H = { $card } 4♥
bang-variant-5H = { $card } 5♥
bang-variant-6H = { $card } 6♥
bang-variant-7H = { $card } 7♥
bang-variant-8H = { $card } 8♥
bang-variant-9H = { $card } 9♥
bang-variant-10H = { $card } 10♥
bang-variant-JH = { $card } J♥
bang-variant-QH = { $card } Q♥
bang-variant-KH = { $card } K♥
bang-variant-AH = { $card } A♥
bang-variant-2D = { $card } 2♦
bang-variant-3D = { $card } 3♦
bang-variant-4D = { $card } 4♦
bang-variant-5D = { $card } 5♦
bang-variant-6D = { $card } 6♦
bang-variant-7D = { $card } 7♦
bang-variant-8D = { $card } 8♦
bang-variant-9D = { $card } 9♦
bang-variant-10D = { $card } 10♦
bang-variant-JD = { $card } J♦
bang-variant-QD = { $card } Q♦
bang-variant-KD = { $card } K♦
bang-variant-AD = { $card } A♦
bang-variant-2C = { $card } 2♣
bang-variant-3C = { $card } 3♣
bang-variant-4C = { $card } 4♣
bang-variant-5C = { $card } 5♣
bang-variant-6C = { $card } 6♣
bang-variant-7C = { $card } 7♣
bang-variant-8C = { $card } 8♣
bang-variant-9C = { $card } 9♣
bang-variant-10C = { $card } 10♣
bang-variant-JC = { $card } J♣
bang-variant-QC = { $card } Q♣
bang-variant-KC = { $card } K♣
bang-variant-AC = { $card } A♣

## Brown cards of the base game

bang-bang = Бэнг!
    .text = Выстрел в игрока, до которого достаёт твоё оружие: без «Мимо!» он теряет 1 жизнь. Только одна такая карта за ход.
bang-missed = Мимо!
    .text = Отмени один выстрел в тебя. Играется только в ответ.
bang-beer = Пиво
    .text = Восстанови 1 жизнь. Можно и вне хода, когда теряешь последнюю жизнь. Не действует, если в игре осталось двое.
bang-panic = Паника!
    .text = Возьми карту у любого игрока: случайную с руки или любую со стола. Можно взять и свою карту со стола.
    .panic_range-1 = Возьми карту у игрока на расстоянии 1: случайную с руки или любую со стола. Можно взять и свою карту со стола.
bang-cat_balou = Кэт Баллу
    .text = Сбрось карту любого игрока: случайную с руки или любую со стола. Можно сбросить и свою карту со стола.
bang-stagecoach = Дилижанс
    .text = Возьми 2 карты.
bang-wells_fargo = Уэллс Фарго
    .text = Возьми 3 карты.
bang-general_store = Магазин
    .text = Открой столько карт, сколько игроков в живых. Начиная с тебя, каждый берёт по одной.
bang-duel = Дуэль
    .text = Вызови любого другого игрока: сначала он, потом ты по очереди сбрасываете «Бэнг!». Кто первым не сбросит, теряет 1 жизнь.
bang-gatling = Гатлинг
    .text = Выстрел в каждого из остальных игроков.
bang-indians = Индейцы!
    .text = Каждый из остальных сбрасывает «Бэнг!» или теряет 1 жизнь.
bang-saloon = Салун
    .text = Все живые игроки, включая тебя, восстанавливают по 1 жизни.

## Blue cards of the base game

bang-jail = Тюрьма
    .text = Кладётся перед любым игроком, кроме шерифа. В начале хода узник делает проверку: черви — свободен, иначе пропускает ход.
    .jail_release-hearts_only = Кладётся перед любым игроком, кроме шерифа. В начале хода узник делает проверку: черви — свободен, иначе пропускает ход, а «Тюрьма» остаётся.
    .jail_release-one_turn = Кладётся перед любым игроком, кроме шерифа. В начале хода узник делает проверку: если не черви, он пропускает ход; затем «Тюрьма» уходит в сброс.
bang-dynamite = Динамит
    .text = Положи перед собой. В начале хода тот, перед кем он лежит, делает проверку: пики от 2 до 9 — взрыв (−3 жизни), иначе динамит переходит к следующему.
bang-barrel = Бочка
    .text = Когда в тебя стреляют, можешь сделать проверку: черви заменяют одно «Мимо!».
bang-scope = Прицел
    .text = Ты видишь остальных игроков на 1 ближе.
bang-mustang = Мустанг
    .text = Остальные игроки видят тебя на 1 дальше.
bang-volcanic = Вулкан
    .text = Оружие, дальность 1. Можно играть сколько угодно карт «Бэнг!».
bang-schofield = Скофилд
    .text = Оружие, дальность 2.
bang-remington = Ремингтон
    .text = Оружие, дальность 3.
bang-rev_carabine = Карабин
    .text = Оружие, дальность 4.
bang-winchester = Винчестер
    .text = Оружие, дальность 5.

## Blue and brown cards of Dodge City

bang-binocular = Бинокль
    .text = Ты видишь остальных игроков на 1 ближе.
bang-hideout = Укрытие
    .text = Остальные игроки видят тебя на 1 дальше.
bang-punch = Удар
    .text = Выстрел в игрока на расстоянии 1.
bang-springfield = Спрингфилд
    .text = Сбрось ещё одну карту: выстрел в любого другого игрока.
bang-rag_time = Рэгтайм
    .text = Сбрось ещё одну карту и возьми карту у любого игрока: случайную с руки или любую со стола.
bang-brawl = Драка
    .text = Сбрось ещё одну карту, а затем по одной карте каждого из остальных: случайную с руки или любую со стола.
bang-dodge = Уворот
    .text = Отмени один выстрел в тебя и возьми карту. Играется только в ответ.
bang-tequila = Текила
    .text = Сбрось ещё одну карту: любой игрок по твоему выбору, можно и ты, восстанавливает 1 жизнь.
bang-whisky = Виски
    .text = Сбрось ещё одну карту и восстанови 2 жизни.

## Green cards of Dodge City

bang-bible = Библия
    .text = Отмени один выстрел в тебя и возьми карту.
bang-canteen = Фляга
    .text = Восстанови 1 жизнь.
bang-can_can = Канкан
    .text = Сбрось карту любого игрока: случайную с руки или любую со стола.
bang-ten_gallon_hat = Десятигаллонная шляпа
    .text = Отмени один выстрел в тебя.
bang-conestoga = Конестога
    .text = Возьми карту у любого игрока: случайную с руки или любую со стола.
bang-derringer = Дерринджер
    .text = Возьми карту и выстрели в игрока на расстоянии 1.
bang-buffalo_rifle = Бизонье ружьё
    .text = Выстрел в любого другого игрока.
bang-howitzer = Гаубица
    .text = Выстрел в каждого из остальных игроков.
bang-pepperbox = Пеппербокс
    .text = Выстрел в игрока, до которого достаёт твоё оружие.
bang-iron_plate = Бронник
    .text = Отмени один выстрел в тебя.
bang-pony_express = Пони-экспресс
    .text = Возьми 3 карты.
bang-knife = Нож
    .text = Выстрел в игрока на расстоянии 1.
bang-sombrero = Сомбреро
    .text = Отмени один выстрел в тебя.

## Characters of the base game

bang-bart_cassidy = Барт Кэссиди
    .gist = Потерял жизнь — берёт карту
    .named = Барт Кэссиди
    .text = За каждую потерянную жизнь берёт карту из колоды.
bang-black_jack = Блэк Джек
    .gist = Вторая красная — ещё карта
    .named = Блэк Джек
    .text = В начале хода показывает вторую взятую карту; если это черви или бубны, берёт ещё одну.
bang-calamity_janet = Каламити Джанет
    .gist = «Бэнг!» и «Мимо!» — одно
    .named = Каламити Джанет
    .text = Может использовать карты «Бэнг!» как «Мимо!» и наоборот.
bang-el_gringo = Эль Гринго
    .gist = Берёт карту у обидчика
    .named = Эль Гринго
    .text = За каждую жизнь, отнятую другим игроком, берёт у него с руки случайную карту.
bang-jesse_jones = Джесси Джонс
    .gist = Может взять с чужой руки
    .named = Джесси Джонс
    .text = В начале хода первую карту может взять наугад с руки другого игрока.
bang-jourdonnais = Журдонне
    .gist = Сам себе «Бочка»
    .named = Журдонне
    .text = Всегда может делать проверку, как с «Бочкой»; настоящая «Бочка» даёт ещё одну попытку.
bang-kit_carlson = Кит Карлсон
    .gist = Берёт лучшие 2 из 3
    .named = Кит Карлсон
    .text = В начале хода смотрит три верхние карты, две берёт, третью кладёт обратно наверх.
bang-lucky_duke = Лаки Дюк
    .gist = Проверка: лучшая из двух
    .named = Лаки Дюк
    .text = При каждой проверке открывает две карты и выбирает, какая считается; обе уходят в сброс.
bang-paul_regret = Пол Регрет
    .gist = До него на 1 дальше
    .named = Пол Регрет
    .text = Остальные игроки видят его на 1 дальше.
bang-pedro_ramirez = Педро Рамирес
    .gist = Может взять из сброса
    .named = Педро Рамирес
    .text = В начале хода первую карту может взять сверху сброса.
bang-rose_doolan = Роуз Дулан
    .gist = До других на 1 ближе
    .named = Роуз Дулан
    .text = Видит остальных игроков на 1 ближе.
bang-sid_ketchum = Сид Кетчум
    .gist = 2 карты — 1 жизнь
    .named = Сид Кетчум
    .text = Когда угодно может сбросить две карты с руки и восстановить 1 жизнь.
bang-slab_the_killer = Слэб-убийца
    .gist = От его «Бэнг!» — два «Мимо!»
    .named = Слэб-убийца
    .text = Чтобы отменить его карту «Бэнг!», нужны два «Мимо!».
bang-suzy_lafayette = Сьюзи Лафайет
    .gist = Рука пуста — берёт карту
    .named = Сьюзи Лафайет
    .text = Как только её рука пуста, берёт карту из колоды.
    .suzy_lafayette_draws-settle_points = Если действие окончено, а её рука пуста, берёт карту из колоды.
bang-vulture_sam = Стервятник Сэм
    .gist = Наследует карты погибших
    .named = Стервятник Сэм
    .text = Забирает на руку все карты — с руки и со стола — каждого погибшего игрока.
bang-willy_the_kid = Малыш Вилли
    .gist = Сколько угодно «Бэнг!»
    .named = Малыш Вилли
    .text = В свой ход может играть сколько угодно карт «Бэнг!».

## Characters of Dodge City

bang-apache_kid = Апач Кид
    .gist = Бубны ему не страшны
    .named = Апач Кид
    .text = Бубновые карты других игроков на него не действуют, кроме как в «Дуэли».
bang-belle_star = Белль Стар
    .gist = В её ход чужой стол не помеха
    .named = Белль Стар
    .text = В её ход карты, лежащие перед другими игроками, не действуют.
bang-bill_noface = Билл Безликий
    .gist = Раненый берёт больше карт
    .named = Билл Безликий
    .text = В начале хода берёт одну карту и ещё по одной за каждую недостающую жизнь.
bang-chuck_wengam = Чак Венгам
    .gist = 1 жизнь — 2 карты
    .named = Чак Венгам
    .text = В свой ход может отдать 1 жизнь (не последнюю) и взять две карты, сколько угодно раз.
bang-doc_holyday = Док Холидей
    .gist = 2 карты — лишний выстрел
    .named = Док Холидей
    .text = Раз за ход может сбросить две карты и выстрелить на дальность своего оружия; за «Бэнг!» это не считается.
bang-elena_fuente = Элена Фуэнте
    .gist = Любая карта как «Мимо!»
    .named = Элена Фуэнте
    .text = Любую карту с руки может использовать как «Мимо!».
bang-greg_digger = Грег Диггер
    .gist = Чья-то смерть: +2 жизни
    .named = Грег Диггер
    .text = Когда гибнет другой игрок, восстанавливает 2 жизни.
bang-herb_hunter = Херб Хантер
    .gist = Чья-то смерть: 2 карты
    .named = Херб Хантер
    .text = Когда гибнет другой игрок, берёт две карты.
bang-jose_delgado = Хосе Дельгадо
    .gist = Синяя карта — две новые
    .named = Хосе Дельгадо
    .text = В свой ход может сбросить синюю карту с руки и взять две: сколько угодно раз или дважды, если так договорились.
    .jose_delgado_limit-unlimited = В свой ход может сбросить синюю карту с руки и взять две — сколько угодно раз.
    .jose_delgado_limit-2 = В свой ход может сбросить синюю карту с руки и взять две — не больше двух раз.
bang-molly_stark = Молли Старк
    .gist = Сыграла не в свой ход — берёт
    .named = Молли Старк
    .text = За каждую карту с руки, сыгранную не в свой ход, берёт карту (за «Дуэль» — после её окончания).
    .molly_stark_draws-used = За каждую карту с руки, использованную не в свой ход, берёт карту (за «Дуэль» — после её окончания).
bang-pat_brennan = Пэт Бреннан
    .gist = Может взять карту со стола
    .named = Пэт Бреннан
    .text = В начале хода вместо добора может взять одну карту, лежащую перед любым игроком.
bang-pixie_pete = Пикси Пит
    .gist = Берёт больше карт
    .named = Пикси Пит
    .text = В начале хода берёт четыре карты или три, если так договорились.
    .pixie_pete_draw-4 = В начале хода берёт четыре карты.
    .pixie_pete_draw-3 = В начале хода берёт три карты.
bang-sean_mallory = Шон Мэллори
    .gist = Держит до 10 карт
    .named = Шон Мэллори
    .text = В конце хода может оставить на руке до десяти карт.
bang-tequila_joe = Текила Джо
    .gist = «Пиво» даёт ему 2 жизни
    .named = Текила Джо
    .text = «Пиво» восстанавливает ему 2 жизни; прочие лечебные карты — как обычно.
bang-vera_custer = Вера Кастер
    .gist = Копирует чужое умение
    .named = Вера Кастер
    .text = В начале хода может перенять способность любого другого живого персонажа до своего следующего хода.

## Promo characters

bang-johnny_kisch = Джонни Киш
    .gist = Его карта сбивает такие же
    .named = Джонни Киш
    .text = Когда он выкладывает синюю или зелёную карту, все одноимённые карты перед другими игроками сбрасываются.
bang-uncle_will = Дядюшка Уилл
    .gist = Любая карта как «Магазин»
    .named = Дядюшка Уилл
    .text = Раз за ход может сыграть любую карту с руки как «Магазин».
bang-claus_the_saint = Святой Клаус
    .gist = Берёт на всех, себе две
    .named = Святой Клаус
    .text = В начале хода берёт карт на одну больше, чем живых игроков: две себе, по одной — остальным.

## Characters of Wild West Show

bang-big_spencer = Биг Спенсер
    .gist = Не может играть «Мимо!»
    .named = Биг Спенсер
    .text = Начинает с 5 картами. Не может играть карты «Мимо!».
bang-flint_westwood = Флинт Вествуд
    .gist = Меняет 1 карту на 2
    .named = Флинт Вествуд
    .text = В свой ход может сколько угодно раз обменять выбранную карту с руки на две случайные с руки другого игрока.
    .flint_westwood_limit-1 = Раз за ход может обменять выбранную карту с руки на две случайные с руки другого игрока.
bang-gary_looter = Гэри Лутер
    .gist = Забирает лишние карты других
    .named = Гэри Лутер
    .text = Начинает с 5 картами. Забирает лишние карты, которые другие игроки сбрасывают в конце хода.
bang-greygory_deck = Грегори Дек
    .gist = Два случайных умения
    .named = Грегори Дек
    .text = В начале игры и каждого своего хода может взять двух случайных персонажей основной игры: у него обе их способности.
bang-john_pain = Джон Пейн
    .gist = Забирает карты проверок
    .named = Джон Пейн
    .text = Пока у него на руке меньше шести карт, забирает карты всех проверок — своих и чужих.
bang-lee_van_kliff = Ли Ван Клифф
    .gist = «Бэнг!» повторяет карту
    .named = Ли Ван Клифф
    .text = Сыграв в свой ход коричневую карту, может тут же сбросить «Бэнг!» и повторить её действие.
bang-teren_kill = Терен Килл
    .gist = Может выжить по проверке
    .named = Терен Килл
    .text = Погибая, делает проверку: если это не пики, остаётся с 1 жизнью и берёт карту.
bang-youl_grinner = Юл Гриннер
    .gist = Кто богаче, даёт карту
    .named = Юл Гриннер
    .text = Перед его добором каждый, у кого карт на руке больше, отдаёт ему одну на свой выбор.

## Events of High Noon

bang-blessing = Благословение
    .text = Все карты считаются червами.
bang-curse = Проклятье
    .text = Все карты считаются пиками.
bang-ghost_town = Город призраков
    .text = Выбывшие играют свой ход призраками: берут три карты, не могут погибнуть и в конце хода снова выбывают. Вдвоём не действует.
bang-hangover = Похмелье
    .text = Способности персонажей не действуют.
bang-gold_rush = Золотая лихорадка
    .text = Ходы идут против часовой стрелки, и действия карт тоже, если не договорились иначе.
    .gold_rush_effects-counterclockwise = Ходы идут против часовой стрелки, и действия карт тоже.
    .gold_rush_effects-clockwise = Ходы идут против часовой стрелки, а действия карт — по-прежнему по часовой.
bang-the_daltons = Долтоны
    .text = Каждый сбрасывает на свой выбор одну из лежащих перед ним карт; только синюю, если так договорились.
    .daltons_scope-any_in_play = Каждый сбрасывает на свой выбор одну из лежащих перед ним карт.
    .daltons_scope-blue_only = Каждый сбрасывает на свой выбор одну из лежащих перед ним синих карт.
bang-the_sermon = Причастие
    .text = В свой ход нельзя играть карты «Бэнг!».
    .sermon_scope-play_and_discard = В свой ход нельзя использовать карты «Бэнг!».
bang-high_noon = Жаркий полдень
    .text = Каждый теряет 1 жизнь в начале своего хода.
bang-handcuffs = Наручники
    .text = Кто открывает события, выбирает игрока: в этом круге тот в свой ход не играет карт с руки. Если так договорились: взяв карты, каждый называет масть и играет с руки в этот ход только её.
    .handcuffs_rule-target_player = Кто открывает события, выбирает игрока: в этом круге тот в свой ход не играет карт с руки.
    .handcuffs_rule-name_suit = Взяв карты, каждый называет масть и играет с руки в этот ход только её.
bang-thirst = Засуха
    .text = В начале хода бери только одну карту.
    .thirst_draw-one_less = В начале хода бери на одну карту меньше.
bang-train_arrival = Прибытие поезда
    .text = Взяв карты в начале хода, возьми ещё одну.
bang-shootout = Перестрелка
    .text = За ход можно сыграть две карты «Бэнг!».
bang-the_reverend = Проповедь
    .text = Карты «Пиво» играть нельзя.
bang-the_doctor = Доктор
    .text = Те, у кого жизней меньше всех, восстанавливают по 1. После этого карта сбрасывается.
bang-new_identity = Новая личность
    .text = В начале хода можешь сменить персонажа на своего второго, скрытого; у него будет 2 жизни. Вдвоём не действует.

## Events of A Fistful of Cards

bang-hard_liquor = Крепкий ликёр
    .text = Вместо добора можешь восстановить 1 жизнь.
bang-abandoned_mine = Заброшенная шахта
    .text = В начале хода бери карты из сброса, если он не пуст; тогда всё, что ты сбрасываешь в этот ход, ложится на колоду рубашкой вверх.
bang-ranch = Ранчо
    .text = Сыграв карты, в конце хода можешь сбросить любое число карт с руки и взять столько же.
bang-peyote = Кактус
    .text = Вместо добора угадывай цвет верхней карты: верно — она твоя и можно продолжать; неверно — она уходит в сброс, и добор окончен.
bang-ambush = Засада
    .text = Расстояние между любыми игроками равно 1; карты и способности по-прежнему меняют его.
bang-ricochet = Рикошет
    .text = В свой ход можешь стрелять картами «Бэнг!» в чужие карты на столе; если хозяин не ответит «Мимо!», карта сбрасывается.
bang-the_judge = Судья
    .text = Нельзя выкладывать карты ни перед собой, ни перед другими.
bang-lasso = Лассо
    .text = Карты на столе не действуют.
bang-blood_brothers = Кровные братья
    .text = В начале хода можешь передать другому игроку 1 свою жизнь, но не последнюю.
bang-dead_man = Мертвец
    .text = Выбывший первым возвращается, когда подходит его ход: 2 жизни и 2 карты. Вдвоём не действует.
bang-a_fistful_of_cards = Россыпь карт
    .text = В начале хода в тебя стреляют столько раз, сколько карт у тебя на руке.
bang-vendetta = Месть
    .text = В конце хода сделай проверку: черви дают ещё один ход (после него проверки уже нет).
bang-sniper = Снайпер
    .text = В свой ход можешь сбросить две карты «Бэнг!» ради одного выстрела, который отменяют только две карты «Мимо!».
    .sniper_stopped_by-effects = В свой ход можешь сбросить две карты «Бэнг!» ради одного выстрела, для отмены которого нужны два «Мимо!».
bang-russian_roulette = Русская рулетка
    .text = Начиная с шерифа, все по кругу сбрасывают «Мимо!»; первый, кто не сбросит, теряет 2 жизни.
bang-law_of_the_west = Закон Запада
    .text = Покажи вторую карту, взятую в начале хода: если её можно сыграть в этот ход, её нужно сыграть.

## Events of Wild West Show

bang-helena_zontero = Елена Зонтеро
    .text = Открывается верхняя карта: если это черви или бубны, роли всех живых игроков, кроме шерифа, перемешивают и раздают заново. Вдвоём не действует.
bang-lady_rosa = Леди Роза из Техаса
    .text = Раз за ход можешь поменяться местами с соседом справа; он пропустит свой следующий ход. Вдвоём не действует.
bang-gag = Кляп
    .text = Каждое твоё сообщение в чате стоит 1 жизнь. Реакции бесплатны.
bang-dorothy_rage = Дороти Рейдж
    .text = Раз за ход выбери игрока и назови карту: он обязан сыграть её в цель, которую укажешь ты, а если её нет — показать руку.
    .dorothy_rage_order-card_and_target = Раз за ход назови игрока, карту и цель: он обязан сыграть эту карту, а если её нет — показать руку.
bang-darling_valentine = Милашка Валентайн
    .text = В начале хода сбрось все карты с руки и возьми столько же.
bang-bone_orchard = Погост
    .text = Выбывшие, когда подходит их ход, возвращаются с 1 жизнью; роли выбывших перемешивают и раздают заново. Вдвоём не действует.
bang-showdown = Сведение счётов
    .text = Любую карту можно использовать как «Бэнг!», а любой «Бэнг!» — как «Мимо!».
bang-sacagaway = Сакагавея
    .text = Все карты на руках открыты; роли остаются тайными.
bang-miss_susanna = Мисс Сюзанна
    .text = Сыграй за свой ход не меньше трёх карт с руки, иначе потеряешь 1 жизнь.
bang-wild_west_show = Шоу «Дикий Запад»
    .named = «Шоу „Дикий Запад“»
    .text = Теперь цель каждого — остаться последним в живых. Эта карта действует до конца игры.

## Presets

bang-preset-house = По книге правил
    .about = Основная игра и «Додж-Сити» по букве книги: «Паника!» достаёт любого, «Тюрьма» держит, пока не выпадут черви, новая карта заменяет прежнюю с тем же названием.
bang-preset-official = Правила издателя
    .about = Те же карты, но по нынешним правилам издателя везде, где они отличаются от книги.
bang-preset-base = Только основная игра
    .about = 80 карт, без «Бинокля» и «Укрытия», и 16 персонажей: с этого лучше всего начинать.
bang-preset-events = С событиями
    .about = Основная игра и «Додж-Сити» с колодами событий «Жаркий полдень» и «Россыпь карт».
bang-preset-everything = Всё сразу
    .about = Все карты, все персонажи и все три колоды событий: Дикий Запад во всей красе.
bang-preset-law_and_crime = Закон и преступность
    .about = На шестерых: одна роль тайно убрана, со смертью шерифа игра не кончается, а стороны могут объявлять о победе.
bang-preset-match = Матч со всеми вариантами
    .about = На деньги: «Без пощады», «Опыт», «Найм» и «Премии» вместе.
bang-preset-match_everything = Матч со всем сразу
    .about = Все варианты матча со всеми картами, персонажами и событиями.
bang-preset-match_law_and_crime = Матч «Закон и преступность»
    .about = Все варианты матча на шестерых, где одна роль тайно убрана.

## Settings

bang-setting-mode = Вид игры
    .about = Какие роли раздают и как победить.
bang-setting-mode-standard = Обычная игра
bang-setting-mode-law_and_crime = Закон и преступность (шесть игроков)

bang-setting-dodge_city = Карты «Додж-Сити»
    .about = Замешивать ли в колоду 40 карт «Додж-Сити», среди которых есть и зелёные.
bang-setting-dodge_city-on = С «Додж-Сити»
bang-setting-dodge_city-off = Только основные карты

bang-setting-base_characters = Персонажи основной игры
    .about = Раздавать ли 16 персонажей основной игры.
bang-setting-base_characters-on = В игре
bang-setting-base_characters-off = Убраны

bang-setting-dodge_city_characters = Персонажи «Додж-Сити»
    .about = Раздавать ли 15 персонажей «Додж-Сити».
bang-setting-dodge_city_characters-on = В игре
bang-setting-dodge_city_characters-off = Убраны

bang-setting-promo_characters = Персонажи из промо
    .about = Раздавать ли Джонни Киша, Дядюшку Уилла и Святого Клауса.
bang-setting-promo_characters-on = В игре
bang-setting-promo_characters-off = Убраны

bang-setting-wild_west_show_characters = Персонажи «Шоу „Дикий Запад“»
    .about = Раздавать ли 8 персонажей «Шоу „Дикий Запад“».
bang-setting-wild_west_show_characters-on = В игре
bang-setting-wild_west_show_characters-off = Убраны

bang-setting-high_noon = События: «Жаркий полдень»
    .about = Есть ли в стопке 15 событий «Жаркого полдня»: со второго хода шерифа в каждом круге действует одно из них.
bang-setting-high_noon-on = С этими событиями
bang-setting-high_noon-off = Без них

bang-setting-fistful = События: «Россыпь карт»
    .about = Есть ли в стопке 15 событий «Россыпи карт»; вместе с «Жарким полднем» обе колоды смешивают.
bang-setting-fistful-on = С этими событиями
bang-setting-fistful-off = Без них

bang-setting-wild_west_show = События: «Шоу „Дикий Запад“»
    .about = Открывает ли каждый сыгранный «Дилижанс» и «Уэллс Фарго» одно из 10 событий «Шоу „Дикий Запад“».
bang-setting-wild_west_show-on = С этими событиями
bang-setting-wild_west_show-off = Без них

bang-setting-no_mercy = Вариант «Без пощады»
    .about = Действуют ли для карт «Бэнг!» шерифа правила варианта «Без пощады».
bang-setting-no_mercy-on = С этим вариантом
bang-setting-no_mercy-off = Без него

bang-setting-experience = Вариант «Опыт»
    .about = Можно ли в матче за $500 сохранить на следующую игру карту, лежавшую перед тобой в конце прошлой.
bang-setting-experience-on = С этим вариантом
bang-setting-experience-off = Без него

bang-setting-hiring = Вариант «Найм»
    .about = Начинают ли все матч с $1000 и продают ли персонажей с торгов.
bang-setting-hiring-on = С этим вариантом
bang-setting-hiring-off = Без него

bang-setting-bounties = Вариант «Премии»
    .about = Платят ли в матче за убитого бандита $1000 вместо трёх карт.
bang-setting-bounties-on = С этим вариантом
bang-setting-bounties-off = Без него

bang-setting-first_sheriff = Шериф
    .about = Кто будет шерифом.
bang-setting-first_sheriff-random = По жребию

bang-setting-jail_release = Выход из тюрьмы
    .about = Когда узник покидает тюрьму.
bang-setting-jail_release-hearts_only = Только если выпали черви
bang-setting-jail_release-one_turn = После одной проверки в любом случае

bang-setting-duplicate_in_play = Одинаковые карты на столе
    .about = Что будет, если выложить карту, когда такая уже лежит перед тобой.
bang-setting-duplicate_in_play-replace = Новая заменяет прежнюю
bang-setting-duplicate_in_play-forbid = Так нельзя

bang-setting-panic_range = Дальность «Паники!»
    .about = На каком расстоянии действует «Паника!».
bang-setting-panic_range-1 = Расстояние 1
bang-setting-panic_range-any = Любой игрок

bang-setting-pixie_pete_draw = Пикси Пит
    .about = Сколько карт Пикси Пит берёт в начале хода.
bang-setting-pixie_pete_draw-4 = Четыре карты
bang-setting-pixie_pete_draw-3 = Три карты

bang-setting-jose_delgado_limit = Хосе Дельгадо
    .about = Сколько раз за ход Хосе Дельгадо может сбросить синюю карту и взять две.
bang-setting-jose_delgado_limit-unlimited = Без ограничений
bang-setting-jose_delgado_limit-2 = Дважды

bang-setting-handcuffs_rule = «Наручники»
    .about = Как действует событие «Наручники».
bang-setting-handcuffs_rule-target_player = Шериф сковывает одного игрока
bang-setting-handcuffs_rule-name_suit = Каждый играет одной мастью на свой выбор

bang-setting-gold_rush_effects = Действие карт при «Золотой лихорадке»
    .about = В какую сторону идёт действие карт при «Золотой лихорадке».
bang-setting-gold_rush_effects-counterclockwise = Против часовой стрелки, как и ходы
bang-setting-gold_rush_effects-clockwise = По часовой стрелке

bang-setting-event_deck_end = Конец стопки событий
    .about = Что будет, когда события кончатся.
bang-setting-event_deck_end-reshuffle = Перемешать и начать снова
bang-setting-event_deck_end-final_card = Последнее событие действует до конца

bang-setting-daltons_scope = «Долтоны»
    .about = Какие карты забирает событие «Долтоны».
bang-setting-daltons_scope-any_in_play = Любые карты на столе
bang-setting-daltons_scope-blue_only = Только синие

bang-setting-no_mercy_form = Вид «Без пощады»
    .about = Что вариант «Без пощады» значит для шерифа.
bang-setting-no_mercy_form-take_back = «Бэнг!» можно вернуть на руку
bang-setting-no_mercy_form-must_shoot = Нельзя сбросить «Бэнг!», который можно было сыграть

bang-setting-green_missed_ready = Зелёные карты «Мимо!»
    .about = Когда готова зелёная карта со значком «Мимо!».
bang-setting-green_missed_ready-next_turn = Как только ход окончен
bang-setting-green_missed_ready-own_next_turn = Со своего следующего хода

bang-setting-sniper_uses_bang_limit = «Снайпер»
    .about = Считается ли выстрел «Снайпера» за «Бэнг!» этого хода.
bang-setting-sniper_uses_bang_limit-on = Считается
bang-setting-sniper_uses_bang_limit-off = Не считается

bang-setting-thirst_draw = «Засуха»
    .about = Сколько карт каждый берёт при «Засухе».
bang-setting-thirst_draw-one = Одну
bang-setting-thirst_draw-one_less = На одну меньше обычного

bang-setting-ghost_draw = Призраки
    .about = Сколько карт берёт призрак в «Городе призраков».
bang-setting-ghost_draw-three = Три, кто бы он ни был
bang-setting-ghost_draw-own_number = Три или число своего персонажа

bang-setting-sermon_scope = «Причастие»
    .about = Чего нельзя делать с картами «Бэнг!» в свой ход при «Причастии».
bang-setting-sermon_scope-play = Играть
bang-setting-sermon_scope-play_and_discard = Играть и сбрасывать как «Бэнг!»

bang-setting-sniper_stopped_by = Защита от «Снайпера»
    .about = Чем можно отменить выстрел «Снайпера».
bang-setting-sniper_stopped_by-cards = Двумя картами «Мимо!»
bang-setting-sniper_stopped_by-effects = И «Бочкой», и Журдонне

bang-setting-flint_westwood_limit = Флинт Вествуд
    .about = Сколько раз за свой ход Флинт Вествуд может меняться картами.
bang-setting-flint_westwood_limit-unlimited = Без ограничений
bang-setting-flint_westwood_limit-1 = Один раз

bang-setting-greygory_first_pair = Грегори Дек
    .about = Спрашивают ли Грегори Дека, прежде чем он вытянет первую пару персонажей.
bang-setting-greygory_first_pair-asked = Спрашивают
bang-setting-greygory_first_pair-drawn = Вытягивает без вопроса

bang-setting-binocular_and_hideout = «Бинокль» и «Укрытие»
    .about = Есть ли эти две карты в основной игре без «Додж-Сити», как сказано в книге.
bang-setting-binocular_and_hideout-on = В основной игре
bang-setting-binocular_and_hideout-off = Только с «Додж-Сити»

bang-setting-molly_stark_draws = Молли Старк
    .about = За какие карты Молли Старк берёт карты не в свой ход.
bang-setting-molly_stark_draws-played = За сыгранные
bang-setting-molly_stark_draws-used = За сыгранные и сброшенные

bang-setting-estate_order = Карты выбывшего
    .about = Когда выбывшего спрашивают, в каком порядке сбросить его карты.
bang-setting-estate_order-if_it_matters = Только если это может быть важно
bang-setting-estate_order-always = Всегда

bang-setting-dorothy_rage_order = Дороти Рейдж
    .about = Когда называют цель приказа.
bang-setting-dorothy_rage_order-card_first = Когда карта нашлась
bang-setting-dorothy_rage_order-card_and_target = Вместе с картой

bang-setting-suzy_lafayette_draws = Сьюзи Лафайет
    .about = Когда Сьюзи Лафайет с пустой рукой берёт карту.
bang-setting-suzy_lafayette_draws-at_once = Сразу
bang-setting-suzy_lafayette_draws-settle_points = Когда действие окончено

bang-setting-forced_answers = Единственный ответ
    .about = Что делать, если ответ возможен только один и это видно всем.
bang-setting-forced_answers-skipped = Не спрашивать
bang-setting-forced_answers-asked = Спрашивать

bang-setting-two_player_events = События вдвоём
    .about = Играют ли вдвоём с включёнными колодами событий.
bang-setting-two_player_events-on = С событиями
bang-setting-two_player_events-off = Без событий
