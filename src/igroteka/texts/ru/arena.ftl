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
arena-how = Каждая раздача сыграна во всех рассадках, поэтому у всех ботов были одни и те же карты на одних и тех же местах. Полоса показывает долю побед, черта поперёк неё — интервал, в котором истинная доля лежит с вероятностью 95 %; он считает раздачи, потому что партии одной раздачи похожи. Рейтинги — Плаккетта — Льюса.
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
error-ray-missing = Ray не установлен: pip install ray.
error-ray-away = По адресу «{ $address }» нет кластера Ray: { $problem }
