# The table in the terminal.

cli-bang-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
cli-bang-out = out
cli-bang-ghost = ghost
cli-bang-sign-distance = ↔ distance
cli-bang-sign-range = ◎ in your range ({ $count })
cli-bang-sign-turns = { $turns ->
        [back] ↑
       *[on] ↓
    } order of turns
cli-bang-sign-role = ? role unknown
cli-bang-fresh = { $card } (new)
cli-bang-has = holds
cli-bang-passive = passive
cli-bang-second = second character: { $card }
cli-bang-skip = misses the next turn
cli-bang-money = ${ $count }
cli-bang-events = Events
cli-bang-event = Event
cli-bang-next-event = Next event
cli-bang-show = Show
cli-bang-brief-next-event = next:
cli-bang-brief-show = show:
cli-bang-deck = Deck
cli-bang-on-top = on top
cli-bang-discards = discard pile { $count }:
cli-bang-all-discards = { $count ->
        [0] The discard pile is empty.
        [one] The discard pile has 1 card:
       *[other] The discard pile has { $count } cards, the latest first:
    }
cli-bang-playing = Being played
cli-bang-display = On offer
cli-bang-turned = Turned up
cli-bang-aside = Set aside
cli-bang-looked = You look at
cli-bang-shown = Shown
cli-bang-turn = This turn
cli-bang-bangs = BANG! played: { $count }
cli-bang-played = cards played: { $count } of 3
cli-bang-offered = Characters
cli-bang-note = { $event ->
        [abandoned_mine] { $player_is ->
            [you] it works for you this turn
           *[other] it works for { $player } this turn
        }
        [dead_man] { $player_is ->
            [you] you have returned
           *[other] { $player } has returned
        }
       *[other] { $player_is ->
            [you] on you
           *[other] on { $player }
        }
    }
cli-bang-note-suit = { $player }: only { $suit }
cli-bang-hand = Your hand
cli-bang-fact-turns = { $count ->
        [one] The game took 1 turn.
       *[other] The game took { $count } turns.
    }
cli-bang-fact-role = { $player }: { $role }
