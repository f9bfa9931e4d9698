# The pages about the program and about what is played on this server.

statistics-title = Statistics
statistics-intro = What was played on this server.
statistics-none = No game has been finished here yet. Play one, and it is counted.
statistics-game = Game
statistics-games = Games
statistics-players = Players on average
statistics-people = People won
statistics-bots = Bots won
statistics-last = Last game
statistics-total = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
statistics-days = Games a day, the last { $days } days
statistics-day = { $day }: { $count }
about-title = About Igroteka
about-what = Open-source software with which people play four tabletop games with friends or bots. The rules are exact, nothing hidden reaches anybody who may not see it, and every deal can be proved fair.
about-licence-title = Licence
about-licence = The software is free under the MIT licence.
about-games-title = Games
about-games = An unofficial fan implementation. The games and their names belong to their authors and publishers, who have nothing to do with this software. All words, drawings and code here are our own. If you enjoy a game, buy the box: it pays the people who invented it, and it is nicer at a table.
about-icons-title = Icons
about-icons = Icons are from game-icons.net, under CC BY 3.0; we have changed their colours and sizes. Their authors:
about-fonts-title = Typefaces
about-fonts = Each is under the SIL Open Font License 1.1:
about-libraries-title = Libraries in the page
about-libraries = Svelte (MIT) and Fluent (Apache 2.0).
about-engine = Engine { $engine }
about-version = Version
