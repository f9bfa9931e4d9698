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
