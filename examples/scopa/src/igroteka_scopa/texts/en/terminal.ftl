cli-scopa-deck = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the deck
cli-scopa-points = { $points } of { $goal }
cli-scopa-taken = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } taken
cli-scopa-sweeps = { $count ->
        [one] { $count } sweep
       *[other] { $count } sweeps
    }
cli-scopa-fact-deals = { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
