# The table in the terminal.

cli-games-note-kittens =
    A deck of your own: --options "deck=custom,hand=3,cards=skip:4 nope:5 defuse:5 exploding_kitten:3 …"
    In cards= stands every card with its number, separated by spaces; what you do not name is not in the deck. The ids of the cards are shown by “igroteka rules kittens”; hand and defuse_each count for such a deck only. Without deck=, full_box is played.
cli-kittens-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
cli-kittens-out = out
cli-kittens-clockwise = ↓ clockwise
cli-kittens-counterclockwise = ↑ counter-clockwise
cli-kittens-owes = { $count ->
        [one] last turn of an attack
       *[other] { $count } turns to take
    }
cli-kittens-taker = { $player_is ->
        [you] the next draw goes to you
       *[other] the next draw goes to { $player }
    }
cli-kittens-has = holds
cli-kittens-pile = Pile
cli-kittens-known = You know
cli-kittens-discards = Discarded
cli-kittens-more = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
cli-kittens-stack = Played
cli-kittens-looked = You look at
cli-kittens-picked = Laid ready
cli-kittens-hand = Your hand
cli-kittens-ask-nope-at = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $cards } on { target-whom }. Do you react?
cli-kittens-log-attack-self = { $player_is ->
        [you] You attack yourself: you now have
       *[other] A self-inflicted attack: { $player } now has
    } { $count ->
        [one] 1 turn
       *[other] { $count } turns
    } to take.
cli-kittens-all-discards = { $count ->
        [0] The discard pile is empty.
        [one] The discard pile: 1 card
       *[other] The discard pile, { $count } cards, the latest first:
    }
cli-kittens-danger = next card a kitten: { $sure ->
        [exact] { $few } in { $many }
        [about] about { $few } in { $many }
       *[at-most] at most { $few } in { $many }
    }
cli-kittens-no-danger = the next card is no kitten
cli-kittens-sure = the next card is a kitten!
cli-kittens-top-kitten = a kitten is on top!
cli-kittens-top-safe = you know the next card
cli-kittens-fact-turns = { $count ->
        [one] 1 turn was taken.
       *[other] { $count } turns were taken.
    }
cli-kittens-fact-nopes = { $count ->
        [0] Nobody said Nope.
        [one] 1 Nope was said.
       *[other] { $count } Nopes were said.
    }
cli-kittens-fact-defuses = { $count ->
        [0] No kitten was defused.
        [one] 1 kitten was defused.
       *[other] { $count } kittens were defused.
    }
cli-kittens-cause-exploding = { $player } exploded.
cli-kittens-cause-imploding = { $player } imploded.
cli-kittens-cause-barking = { $player } fell to a Barking Kitten.
cli-kittens-cause-streaking_lost = { $player } lost the Streaking Kitten and exploded.
cli-kittens-cause-left = { $player } left the game.
