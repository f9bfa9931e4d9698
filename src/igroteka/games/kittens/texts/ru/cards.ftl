kittens = Взрывные котята
    .about = Тяните карты по одной, увиливайте, подглядывайте, крадите и говорите друг другу «Неть»: кто вытянет котёнка и не обезвредит его — взорвётся, а победит последний уцелевший.
    .players = 2–8 игроков

## Cards

kittens-card-exploding_kitten = Взрывной котёнок
    .text = Вытянул — сразу покажи. Сбрось «Обезвредь», иначе ты выбыл.
kittens-card-imploding_kitten = Разрывной котёнок
    .text = Вытянул рубашкой вверх — верни лицом вверх в любое место колоды. Вытянул лицом вверх — ты выбыл, спасения нет.
kittens-card-barking_kitten = Лающий котёнок
    .text = Хозяин второго «Лающего котёнка» сбрасывает «Обезвредь» или взрывается. Если такого нет, карта остаётся перед тобой. Оба твои — выбери цель.
kittens-card-streaking_kitten = Бесстыжий котёнок
    .text = Пока карта на руке, можешь тайно держать там одного «Взрывного котёнка». Потеряешь её с котёнком на руке — взорвёшься.
kittens-card-defuse = Обезвредь
    .text = Спасает от «Взрывного» и «Лающего» котят. Сбрось карту, а «Взрывного котёнка» тайно верни в любое место колоды; твой ход окончен.
kittens-card-nope = Неть
    .text = Отмени чужую карту, комбинацию или «Неть», пока они не подействовали. Котят и «Обезвредь» отменить нельзя.
kittens-card-see_the_future_3x = Подсмуртри грядущее (3x)
    .text = Втайне взгляни на 3 верхние карты колоды. Порядок карт не меняется.
kittens-card-see_the_future_5x = Подсмуртри грядущее (5x)
    .text = Втайне взгляни на 5 верхних карт колоды. Порядок карт не меняется.
kittens-card-alter_the_future_3x = Измурни грядущее (3x)
    .text = Втайне переставь 3 верхние карты колоды в любом порядке. Твой ход продолжается.
kittens-card-alter_the_future_3x_now = Измурни грядущее (3x) щас
    .text = Как «Измурни грядущее», но в любой момент, даже в чужой ход, — лишь бы не посреди чьего-то действия.
kittens-card-share_the_future_3x = Раздели грядущее (3x)
    .text = Переставь 3 верхние карты колоды как хочешь и дай взглянуть следующему игроку. Твой ход продолжается.
kittens-card-mark = Пометь
    .text = Случайная карта на руке выбранного соперника видна всем, пока не покинет его руку.
kittens-card-ill_take_that = Мне нужнее!
    .text = Положи перед соперником: следующая карта, которую он возьмёт из колоды, достанется тебе, какой бы она ни была.
kittens-card-garbage_collection = Выброси мурсор
    .text = Каждый, включая тебя, тайно кладёт в колоду одну карту с руки; затем колоду тасуют.
kittens-card-cat_tacocat = Такокот
    .text = В одиночку ничего не даёт. Пара одинаковых крадёт случайную карту соперника, тройка — названную тобой.
kittens-card-cat_rainbow_ralphing = Радужный кот
    .text = В одиночку ничего не даёт. Пара одинаковых крадёт случайную карту соперника, тройка — названную тобой.
kittens-card-cat_zombie = Зомбикот
    .text = В одиночку ничего не даёт. Пара одинаковых крадёт случайную карту соперника, тройка — названную тобой.
kittens-card-cat_beard = Бородакот
    .text = В одиночку ничего не даёт. Пара одинаковых крадёт случайную карту соперника, тройка — названную тобой.
kittens-card-feral_cat = Мартовский кот
    .text = В комбинации заменяет любую кошкокарту. Карты других типов не заменяет.
kittens-card-attack_2x = Нападай (2x)
    .text = Заверши все свои ходы, не беря карту. Следующий ходит 2 раза плюс все ходы, которые ты ещё должен из-за нападения.
kittens-card-targeted_attack_2x = Супернападай (2x)
    .text = Как «Нападай», но жертву выбираешь ты; дальше игра идёт от неё.
kittens-card-personal_attack_3x = Самонападай (3x)
    .text = Напади на себя: всего 3 хода, считая этот. Если на тебя уже напали — 3 хода сверх тех, что ты ещё должен.
kittens-card-skip = Слиняй
    .text = Заверши один свой ход, не беря карту.
kittens-card-super_skip = Мега-слиняй
    .text = Заверши разом все свои ходы, не беря карту.
kittens-card-reverse = Наоборотъ
    .text = Игра идёт в обратную сторону, а один твой ход окончен, карту не бери. Вдвоём — то же, что «Слиняй».
kittens-card-shuffle = Затасуй
    .text = Перетасуй колоду.
kittens-card-catomic_bomb = Котомная бомба
    .text = Все «Взрывные котята» колоды ложатся наверх, остальные карты тасуются. Один твой ход окончен, карту не бери.
kittens-card-swap_top_and_bottom = Опрокинь всё
    .text = Верхняя и нижняя карты колоды меняются местами; никто их не видит.
kittens-card-draw_from_the_bottom = Тяни за хвост
    .text = Вместо верхней карты колоды возьми самую нижнюю; один твой ход окончен.
kittens-card-bury = Замуруй
    .text = Заверши один ход: втайне взгляни на верхнюю карту и верни её куда угодно. Нельзя, если перед тобой «Мне нужнее!».
kittens-card-favor = Подлижись
    .text = Выбранный соперник отдаёт тебе одну карту на свой выбор.
kittens-card-cat_cattermelon = Арбузный кот
    .text = В одиночку ничего не даёт. Пара одинаковых крадёт случайную карту соперника, тройка — названную тобой.
kittens-card-cat_hairy_potato = Волосатый кот-картошка
    .text = В одиночку ничего не даёт. Пара одинаковых крадёт случайную карту соперника, тройка — названную тобой.

## Decks

kittens-deck-classic_base = Классическая колода
    .about = Та самая первая игра с «Подлижись» и пятью видами котов: легко освоить, хороший первый урок. Пары и тройки складываются из любых карт, есть и комбинация из пяти разных.
kittens-deck-full_box = Вся коробка
    .about = Коробка из книги: все виды карт сразу. Комбинации — пары и тройки котов. Вдвоём и втроём треть колоды остаётся в стороне.
kittens-deck-nope_sauce = Соус «Неть»
    .about = Ни один план не доживёт до конца: по рукам ходят восемь «Неть», и на каждую может найтись ещё одна.
kittens-deck-attack_of_the_attacks = Атака атак
    .about = Ходы летают над столом и копятся, пока не свалятся на того, кому нечем их перекинуть.
kittens-deck-black_hole = Чёрная дыра
    .about = Одни «Разрывные котята» и ни одной «Обезвредь»: видишь, как близится конец, и выкручиваешься как можешь.
kittens-deck-danger_mode = Режим «Опасно!»
    .about = Шесть «Взрывных котят», спасения почти нет, «Неть» нет вовсе: каждая карта может стать последней.
kittens-deck-classic_recipe = Классика (рецепт)
    .about = Знакомая базовая игра из карт большой коробки: правила на пару минут, в самый раз для первого вечера.
kittens-deck-eye_for_an_eye = Око за око
    .about = Все подглядывают, все перекладывают, а «Разрывной котёнок» гуляет по колоде у всех на виду.
kittens-deck-lightning_kittens = Молниеносные котята
    .about = Две карты на руке, семь в колоде: пара минут — и можно ещё разок.
kittens-deck-meowsochist = Мяузохист
    .about = Нападаешь сам на себя, гребёшь карты охапками и надеешься, что «Обезвредь» хватит надолго.
kittens-deck-power_play = Игра по-крупному
    .about = Сильные карты для всех: загляни подальше, увернись покрасивее и припрячь котёнка.
kittens-deck-sharing_is_caring = Надо делиться
    .about = Тайное становится явным: карты метят, крадут и отбирают, грядущим делятся, а кто-то ещё и лает.
kittens-deck-sticky_fingers = Липкие лапки
    .about = Карты не задерживаются у хозяев: коты крадут, соседи отбирают, и даже котёнок может сменить лапы.
kittens-deck-the_purrrge = Мурная ночь
    .about = Ни подглядывания, ни котов: нападения, побеги и «Неть» сыплются градом, все против всех.
kittens-deck-mind_games = Игры разума
    .about = Подглядывай, замуровывай, блефуй: «Неть» здесь нет, и всё решает, кто кому поверит.
kittens-deck-card_hoarders = Картохомяки
    .about = Ни напасть, ни слинять: карту брать придётся, так что копи то, что сделает её безопасной.
kittens-deck-cat_fight = Кошачья драка
    .about = Карт на руке мало, нападений много: короткая потасовка, где каждый даёт сдачи.
kittens-deck-full_box_scanned = Вся коробка по листу
    .about = Все карты коробки в тех меньших количествах, что читаются на листе правил: меньше «Неть», «Супернападай» и «Мне нужнее!».
kittens-deck-custom = Своя колода
    .about = Собери любые карты, какие хочешь, — лишь бы в конце кто-нибудь непременно взорвался.

## Settings

kittens-setting-deck = Колода
    .about = Какими картами играете: готовой колодой или своей.
kittens-setting-deck-classic_base = { kittens-deck-classic_base }
kittens-setting-deck-full_box = { kittens-deck-full_box }
kittens-setting-deck-nope_sauce = { kittens-deck-nope_sauce }
kittens-setting-deck-attack_of_the_attacks = { kittens-deck-attack_of_the_attacks }
kittens-setting-deck-black_hole = { kittens-deck-black_hole }
kittens-setting-deck-danger_mode = { kittens-deck-danger_mode }
kittens-setting-deck-classic_recipe = { kittens-deck-classic_recipe }
kittens-setting-deck-eye_for_an_eye = { kittens-deck-eye_for_an_eye }
kittens-setting-deck-lightning_kittens = { kittens-deck-lightning_kittens }
kittens-setting-deck-meowsochist = { kittens-deck-meowsochist }
kittens-setting-deck-power_play = { kittens-deck-power_play }
kittens-setting-deck-sharing_is_caring = { kittens-deck-sharing_is_caring }
kittens-setting-deck-sticky_fingers = { kittens-deck-sticky_fingers }
kittens-setting-deck-the_purrrge = { kittens-deck-the_purrrge }
kittens-setting-deck-mind_games = { kittens-deck-mind_games }
kittens-setting-deck-card_hoarders = { kittens-deck-card_hoarders }
kittens-setting-deck-cat_fight = { kittens-deck-cat_fight }
kittens-setting-deck-full_box_scanned = { kittens-deck-full_box_scanned }
kittens-setting-deck-custom = { kittens-deck-custom }

kittens-setting-combos = Комбинации
    .about = Какие карты можно сыграть вместе, чтобы забрать карту у соперника или из сброса. «Мартовский кот» заменяет любого кота.
kittens-setting-combos-cats_only = Только пары котов
kittens-setting-combos-cats = Пары и тройки котов
kittens-setting-combos-standard = Пары и тройки любых карт
kittens-setting-combos-with_five = Пары, тройки и пять разных карт

kittens-setting-streaking_loss = Потеря «Бесстыжего котёнка»
    .about = Что будет, если «Бесстыжий котёнок» уйдёт с руки, на которой припрятан «Взрывной котёнок».
kittens-setting-streaking_loss-eliminated = Сразу выбываешь
kittens-setting-streaking_loss-defuse_allowed = «Обезвредь» спасает

kittens-setting-imploding_visibility = «Разрывной котёнок» в колоде
    .about = Видят ли все, на какой глубине в колоде лежит открытый «Разрывной котёнок».
kittens-setting-imploding_visibility-position_public = Виден всегда
kittens-setting-imploding_visibility-top_only = Виден, только когда он сверху

kittens-setting-eliminated_hand = Карты выбывшего
    .about = Увидят ли остальные карты, которые были на руке у выбывшего игрока.
kittens-setting-eliminated_hand-face_up = В сброс, лицом вверх
kittens-setting-eliminated_hand-face_down = Остаются закрытыми

kittens-setting-marked_steal = Кража помеченных карт
    .about = Крадёт ли пара всегда наугад или вор может нацелиться на помеченную карту.
kittens-setting-marked_steal-uniform = Всегда наугад
kittens-setting-marked_steal-choose = Вор может выбрать помеченную

kittens-setting-trim_third = Колода покороче
    .about = После раздачи треть оставшихся карт не глядя убирают из игры и лишь потом замешивают котят; советуем для всей коробки.
kittens-setting-trim_third-on = Убрать треть
kittens-setting-trim_third-off = Оставить все карты

kittens-setting-nope_window_seconds = Время на ответ
    .about = Сколько секунд есть у всех, чтобы ответить на карту «Неть» или «Измурни грядущее щас».

kittens-setting-draw_window_seconds = Пауза перед взятием карты
    .about = Сколько секунд есть у остальных, чтобы сыграть «Измурни грядущее щас», прежде чем карта будет взята.

kittens-setting-first_player = Первый игрок
    .about = Кто ходит первым.
kittens-setting-first_player-random = Случайный
kittens-setting-first_player-chosen = По выбору хозяина стола

kittens-setting-turn_seconds = Время на раздумья
    .about = Сколько секунд у тебя есть, когда решать тебе; когда они выйдут, игра сделает за тебя самый простой выбор.

kittens-setting-cards = Карты в колоде
    .about = Сколько копий каждой карты войдёт в твою колоду.

kittens-setting-hand = Карт при раздаче
    .about = Сколько карт получит каждый в начале игры, не считая розданных всем «Обезвредь».

kittens-setting-defuse_each = «Обезвредь» каждому
    .about = Сколько карт «Обезвредь» получит каждый в начале игры.

kittens-setting-defuse_ends_turn = «Обезвредь» завершает ход
    .about = Окончен ли твой ход, если ты обезвредил котёнка, которого не вытянул, — например, украл.
kittens-setting-defuse_ends_turn-always = Всегда
kittens-setting-defuse_ends_turn-drawn = Только если котёнок вытянут

kittens-setting-kitten_in_five = «Взрывной котёнок» среди пяти карт
    .about = Можно ли сыграть припрятанного «Взрывного котёнка» среди пяти разных карт. Тогда он взрывается.
kittens-setting-kitten_in_five-on = Можно
kittens-setting-kitten_in_five-off = Нельзя
