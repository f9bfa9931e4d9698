# Страницы о программе и о том, что сыграно на этом сервере.

statistics-title = Статистика
statistics-intro = Что сыграно на этом сервере.
statistics-none = Здесь ещё не сыграно ни одной партии. Сыграй, и она попадёт сюда.
statistics-game = Игра
statistics-games = Партий
statistics-players = Игроков в среднем
statistics-people = Победы людей
statistics-bots = Победы ботов
statistics-last = Последняя партия
statistics-total = { $count ->
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
   *[many] { $count } сыгранных партий
}
statistics-days = { $days ->
    [one] Партий в день за { $days } день
    [few] Партий в день за { $days } дня
   *[many] Партий в день за { $days } дней
}
statistics-day = { $day }: { $count }
about-title = Об «Игротеке»
about-what = Свободная программа, чтобы играть в четыре настольные игры с друзьями и ботами. Правила точны, ничто тайное не попадает к тем, кому его видеть нельзя, а честность каждой раздачи можно проверить.
about-licence-title = Лицензия
about-licence = Программа свободна по лицензии MIT.
about-games-title = Игры
about-games = Это неофициальная программа поклонников. Игры и их названия принадлежат авторам и издателям, которые к ней отношения не имеют. Все слова, рисунки и код здесь — наши собственные. Если игра понравилась, купи коробку: так ты поддержишь тех, кто её придумал, да и за столом играть приятнее.
about-icons-title = Значки
about-icons = Значки — с game-icons.net, по лицензии CC BY 3.0; цвета и размеры мы изменили. Их авторы:
about-fonts-title = Шрифты
about-fonts = Все — по лицензии SIL Open Font License 1.1:
about-libraries-title = Библиотеки на странице
about-libraries = Svelte (MIT) и Fluent (Apache 2.0).
about-engine = Движок { $engine }
about-version = Версия
