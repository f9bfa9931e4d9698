# The gallery of cards and the chapters of the rules.

web-kind-bang-brown = Коричневые карты
web-kind-bang-blue = Синие карты
web-kind-bang-green = Зелёные карты
web-kind-bang-character = Персонажи
web-kind-bang-event = События
web-kind-bang-role = Роли
web-set-bang-base = Основная игра
web-set-bang-dodge_city = «Додж-Сити»
web-set-bang-promo = Промо
web-set-bang-high_noon = «Жаркий полдень»
web-set-bang-fistful = «Россыпь карт»
web-set-bang-wild_west_show = «Шоу „Дикий Запад“»
web-chapter-a-fistful-of-cards = «Россыпь карт»
web-chapter-attacks-and-answers = Нападения и ответы
web-chapter-cards-in-play = Карты в игре
web-chapter-characters = Персонажи
web-chapter-checks = Проверки
web-chapter-distance = Расстояние
web-chapter-eight-players = Ввосьмером
web-chapter-events-in-general = О событиях
web-chapter-high-noon = «Жаркий полдень»
web-chapter-law-and-crime = Закон и преступность
web-chapter-losing-life-and-dying = Потеря жизни и гибель
web-chapter-match-and-money = Матч и деньги
web-chapter-playing-cards = Игровые карты
web-chapter-rulings-attack-and-answer = Разъяснения: нападение и ответ
web-chapter-rulings-cards-in-play = Разъяснения: карты в игре
web-chapter-rulings-checks = Разъяснения: проверки
web-chapter-rulings-copies-and-combinations = Разъяснения: копии и сочетания
web-chapter-rulings-dying = Разъяснения: гибель
web-chapter-rulings-events = Разъяснения: события
web-chapter-terms = Понятия
web-chapter-three-players = Втроём
web-chapter-two-players = Вдвоём
web-chapter-variants = Варианты
web-chapter-what-is-not-allowed = Чего нельзя
web-chapter-wild-west-show = «Шоу „Дикий Запад“»
web-chapter-winning = Победа
bang-web-opening-role = Твоя роль: { $role }
bang-web-opening-sheriff = Шериф: { $name }
bang-web-fell = { $by_as ->
        [she] Тебя одолела { $by }
        [he] Тебя одолел { $by }
       *[any] Тебя одолевает { $by }
    }: { $cause }
bang-web-duel-answers = нужен «Бэнг!»
