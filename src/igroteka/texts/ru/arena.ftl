# Tournaments of bots: what the terminal prints and what a report says.

arena-title = { $game }, { $kind ->
        [challenge] вызов
        [balance] баланс
       *[round-robin] турнир
    }: { $bots }; { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }, seed { $seed }
arena-all = все
arena-bot = Бот
arena-seat = Место
arena-role = Роль
arena-character = Персонаж
arena-event = Событие
arena-games = Партии
arena-share = Победы
arena-fair = Поровну
arena-interval = Интервал 95 %
arena-rating = Рейтинг
arena-moves = Ходов за партию
arena-time = мс на ход
arena-challenger = Претендент
arena-others = Без него
arena-gain = Прибавка
arena-points = { $number } п. п.
arena-few = Слишком мало раздач для интервала там, где стоит прочерк: сыграй больше (-n).
arena-by-seat = По местам
arena-by-role = По ролям
arena-by-character = По персонажам
arena-by-event = Победы там, где выпало событие
arena-standings = Таблица
arena-running = Доля побед по ходу партий
arena-deals = Раздачи
arena-how = { $kind ->
        [balance] На всех местах играл один и тот же бот.
        [challenge] Каждая раздача сыграна с претендентом на каждом месте и ещё раз без него: у всех были одни и те же карты на одних и тех же местах.
        [turning] Каждая раздача сыграна в рассадке по жребию, и все раз за разом сдвигались на место, поэтому у всех ботов были одни и те же карты на одних и тех же местах.
       *[round-robin] Каждая раздача сыграна во всех рассадках, поэтому у всех ботов были одни и те же карты на одних и тех же местах.
    }
arena-how-wins = { $allies ->
        [yes] Союзники побеждают вместе, поэтому каждое место считается само по себе.
       *[no] Бот побеждает в партии на любом из своих мест; «поровну» — сколько он побеждал бы, будь все боты одинаково сильны.
    }
arena-how-bars = Полоса показывает долю побед, черта поперёк неё — интервал, в котором истинная доля лежит с вероятностью 95 %; он считает раздачи, потому что партии одной раздачи похожи.
arena-how-ratings = Рейтинги посчитаны по модели Плаккетта — Льюса.
arena-options = Отличается от обычного: { $options }.
arena-option = { $option } — { $value }
arena-options-usual = Все настройки обычные.
arena-again = Как повторить
arena-version = Сыграно в Igroteka { $version }, { $day }.
arena-share-axis = Доля побед
arena-stopped = Остановлено; вот что говорят сыгранные партии. { $saved ->
        [yes] Та же команда продолжит с этого места.
       *[no] С --save FILE та же команда могла бы продолжить с этого места.
    }

error-arena-balance = Баланс считается для одного бота: назови только одного.
error-arena-alone = Бот, который встречает только себя, не может проиграть: назови ещё одного или посмотри с --balance, как часто { $bot } побеждает на каждом месте.
error-arena-challenge = Вызов — это два бота: сначала претендент, потом остальные.
error-arena-kinds = Вызов и баланс нельзя играть одновременно.
error-arena-file = «{ $file }» — не файл турнира.
error-arena-busy = В «{ $file }» сейчас пишет другой турнир.
error-arena-other = «{ $file }» от другого турнира: другие боты, опции или seed.
error-ray-missing = Ray не установлен. Он входит в igroteka[ray]: установи это вместо igroteka.
error-ray-away = По адресу «{ $address }» нет кластера Ray: { $problem }
