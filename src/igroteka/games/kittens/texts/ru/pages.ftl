# The gallery of cards and the chapters of the rules.

web-kind-kittens-kitten = Котята
web-kind-kittens-passive = Бесстыжий котёнок
web-kind-kittens-rescue = Спасение
web-kind-kittens-reaction = Ответы
web-kind-kittens-action = Действия
web-kind-kittens-cat = Кошки
web-kind-kittens-wild = Любая кошка
web-set-kittens-box = Большая коробка
web-set-kittens-classic = Только классика
web-chapter-cards = Карты
web-chapter-combos = Комбинации
web-chapter-components = Состав игры
web-chapter-custom-decks = Своя колода
web-chapter-decks = Колоды
web-chapter-nope-and-other-reactions = «Неть» и другие ответы
web-chapter-procedures = Как что делается
web-chapter-refusals = Чего нельзя
web-chapter-table-rules = Правила стола
kittens-web-fuse = Режь фитиль!
kittens-web-fuse-cut = Обезврежено!
kittens-web-opening = У тебя на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
kittens-web-opening-defuse = { $count ->
        [0] «Обезвредь» среди них нет: осторожнее.
        [1] Одна из них — «Обезвредь»: она спасёт тебя один раз.
       *[other] Из них «Обезвредь» — { $count }: каждая спасёт тебя один раз.
    }
kittens-web-opening-goal = В колоде { $count ->
        [one] { $count } взрывной котёнок
        [few] { $count } взрывных котёнка
       *[many] { $count } взрывных котят
    }. Побеждает тот, кто останется последним.
