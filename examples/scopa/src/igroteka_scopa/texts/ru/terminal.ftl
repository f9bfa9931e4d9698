cli-scopa-deck = В колоде { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cli-scopa-points = { $points } из { $goal }
cli-scopa-taken = взято: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cli-scopa-sweeps = { $count ->
        [one] { $count } скопа
        [few] { $count } скопы
       *[many] { $count } скоп
    }
cli-scopa-fact-deals = { $count ->
        [one] { $count } сдача
        [few] { $count } сдачи
       *[many] { $count } сдач
    }
