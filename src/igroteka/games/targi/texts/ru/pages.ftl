# The gallery of cards and the chapters of the rules.

web-kind-targi-border = Пограничные карты
web-kind-targi-goods = Товары
web-kind-targi-tribe = Племена
web-set-targi-well = Колодцы
web-set-targi-camel_rider = Наездники
web-set-targi-oasis = Оазисы
web-set-targi-targia = Таргии
web-set-targi-camp = Лагеря
web-chapter-actions = Действия
web-chapter-border-cards = Пограничные карты
web-chapter-goods-cards = Карты товаров
web-chapter-goods-cards-in-general = О картах товаров
web-chapter-markers = Маркеры
web-chapter-placing-targis = Расстановка Тарги
web-chapter-raids = Рейды
web-chapter-rounds = Раунды
web-chapter-tribe-cards = Карты племён
web-chapter-tribe-cards-one-by-one = Карты племён по одной
targi-web-raid = Рейд!
targi-web-raid-wants = Грабитель требует: { $cost }.
targi-web-opening = У тебя { $colour ->
        [0] синие Тарги
       *[1] белые Тарги
    }
targi-web-opening-stock = С этим ты начинаешь
targi-web-opening-first-you = Амулет у тебя: первый ход твой.
targi-web-opening-first = Амулет у { $name_gen }: первый ход за соперником.
targi-web-opening-goal = Твои Тарги собирают товары и карты племён. Через { $rounds } раундов или когда чья‑то выкладка заполнена, побеждает тот, у кого больше очков. Берегись Грабителя.
