# Страница оператора.

operator-title = Управление сервером
operator-intro = Для того, кто держит этот сервер. Что за столом тайна, остаётся тайной и здесь.
operator-key = Ключ оператора
operator-key-about = Он лежит в файле operator.key рядом с базой сервера; где именно — пишет igroteka serve. Вкладка помнит его, пока открыта.
operator-enter = Открыть
operator-leave = Забыть ключ
operator-refresh = Обновить
operator-announce = Объявление
operator-announce-text = Что сказать всем
operator-announce-send = Сказать всем
operator-announce-end = Снять
operator-hours = На сколько часов
operator-maintenance = Работы на сервере
operator-maintenance-about = С этой минуты новых столов не будет; начатые игры идут дальше.
operator-maintenance-in = Начнутся через, минут
operator-maintenance-begin = Объявить работы
operator-maintenance-end = Работы закончены
operator-maintenance-now = Работы начнутся { $time }.
operator-backup = Резервная копия
operator-backup-now = Сделать копию
operator-backup-done = { $tables ->
        [one] { $tables } стол записан в { $file }
        [few] { $tables } стола записаны в { $file }
       *[other] { $tables } столов записано в { $file }
    }
operator-reports = Жалобы
operator-reports-none = Никто не жаловался.
operator-report-by = { $name } · { $time }
operator-report-settle = Разобрано
operator-people = Кто здесь
operator-people-none = За столами сейчас никого.
operator-unnamed = без имени
operator-bar = Не пускать
operator-bar-place = Закрыть адрес
operator-sure = Точно?
operator-tables = Открытые столы
operator-tables-none = Открытых столов нет.
operator-table-close = Закрыть стол
operator-tournaments = Открытые турниры
operator-tournaments-none = Открытых турниров нет.
operator-tournament-end = Закончить турнир
operator-unlisted = не в списке
operator-bans = Кому закрыт вход
operator-bans-none = Вход никому не закрыт.
operator-ban-until = { $target }, до { $time }
operator-lift = Впустить снова
operator-audit = Что делали операторы
operator-did-close = Закрыт стол { $table }
operator-did-end-tournament = Закончен турнир { $tournament }
operator-did-bar = Закрыт вход: { $target }, на { $hours } ч
operator-did-lift = Снова открыт вход: { $target }
operator-did-announce = Объявлено: { $text }
operator-did-announce-end = Объявление снято
operator-did-maintain = Объявлены работы
operator-did-maintain-end = Работы закончены
operator-did-settle = Жалоба разобрана
operator-did-backup = Записана копия { $file }

error-operator-key = Это не ключ оператора.
error-bar-own = Это твой собственный адрес или адрес прокси, через который приходят все.
