# The gallery of cards and the chapters of the rules.

web-kind-intrigo-intrigue = Intrigue cards
web-kind-intrigo-influence = Influence cards
web-set-intrigo-contarini = Contarini
web-set-intrigo-dandolo = Dandolo
web-set-intrigo-gradenigo = Gradenigo
web-set-intrigo-morosini = Morosini
web-set-intrigo-tiepolo = Tiepolo
web-chapter-awarding = Awarding
web-chapter-clean-up = Clean-up
web-chapter-influence-cards = Influence cards
web-chapter-placing = Placing
web-chapter-the-end = The end
web-chapter-the-palace = The palace
web-chapter-the-round = The round
web-chapter-what-is-always-true = What is always true
intrigo-web-lost = No longer yours: { $tokens }
intrigo-web-opening = You head the { $family } family
intrigo-web-opening-goal = Collect { $alike } seals of one kind or { $kinds } different ones.
intrigo-web-opening-how = Whatever a card of your family wins in the palace is yours, whoever played it.
intrigo-web-opening-first-you = You are the first player.
intrigo-web-opening-first = { $name } is the first player.
