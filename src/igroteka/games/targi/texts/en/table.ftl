## Parts in a sentence

targi-card-named = { $card }
targi-card-hidden = a hidden card
targi-place-named = { $card }
targi-place-B1 = Noble (1)
targi-place-B2 = Dates (2)
targi-place-B3 = Salt (3)
targi-place-B4 = Raid 1 (4)
targi-place-B5 = Trader (5)
targi-place-B6 = Pepper (6)
targi-place-B7 = Dates (7)
targi-place-B8 = Raid 2 (8)
targi-place-B9 = Fata Morgana (9)
    .short = Fata Morgana
targi-place-B10 = Silversmith (10)
    .short = Silversmith
targi-place-B11 = Pepper (11)
targi-place-B12 = Raid 3 (12)
targi-place-B13 = Caravan (13)
targi-place-B14 = Tribal expansion (14)
    .short = Tribe grows
targi-place-B15 = Salt (15)
targi-place-B16 = Raid 4 (16)
targi-place-C11 = C11
    .page = the top left card
targi-place-C12 = C12
    .page = the top middle card
targi-place-C13 = C13
    .page = the top right card
targi-place-C21 = C21
    .page = the middle left card
targi-place-C22 = C22
    .page = the card in the middle
targi-place-C23 = C23
    .page = the middle right card
targi-place-C31 = C31
    .page = the bottom left card
targi-place-C32 = C32
    .page = the bottom middle card
targi-place-C33 = C33
    .page = the bottom right card
targi-kind-named = { $card }
targi-kind-date = date
    .counted = { $count ->
        [one] { $count } date
       *[other] { $count } dates
    }
targi-kind-salt = salt
    .counted = { $count } salt
targi-kind-pepper = pepper
    .counted = { $count } pepper
targi-kind-gold = gold
    .counted = { $count } gold
targi-kind-vp = VP
    .counted = { $count } VP
targi-kind-coin = coin
    .counted = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
targi-price-named = { $card }
targi-price-goods = goods
targi-price-gold = gold
targi-price-vp = victory points
targi-amount = { $kind_id ->
        [date] { $count ->
            [one] { $count } date
           *[other] { $count } dates
        }
        [salt] { $count } salt
        [pepper] { $count } pepper
       *[gold] { $count } gold
    }
targi-one = { $kind_id ->
        [date] 1 date
        [salt] 1 salt
        [pepper] 1 pepper
        [vp] 1 VP
        [coin] 1 coin
       *[gold] 1 gold
    }
targi-one-got = { $get_id ->
        [date] 1 date
        [salt] 1 salt
        [pepper] 1 pepper
       *[gold] 1 gold
    }

## What you can do

targi-do-raid = { $price_id ->
        [goods] Pay with goods
        [gold] Pay with gold
       *[vp] Pay with victory points
    }
targi-do-place = Place a Targi on { $place }
targi-do-use = Use { $place }
targi-do-skip = Skip { $place }
targi-do-hand = Play the hand card for 1 extra good
targi-do-end = End the turn
targi-do-pass = Do nothing
targi-do-stop = That is all
targi-do-play = Play the card
targi-do-keep = Keep the card in your hand
targi-do-discard = Discard the card
targi-do-row = Row { $row }
targi-do-pay = Pay: { $goods }
targi-do-take = Take { targi-one }
targi-do-give = Give { targi-one }
targi-do-gift = Take: { $price }
targi-do-trade = { targi-amount } → { targi-one-got }
targi-do-sell = Sell { targi-amount }
targi-do-marker = Move the marker on { $place }
targi-do-to = To { $place }
targi-do-lift = Lift the card in row { $row }, column { $column }
targi-do-put = Put it in row { $row }, column { $column }

## What you are asked

targi-ask-raid = Raid { $count }: what do you pay with?
targi-ask-place = { $count ->
        [one] Place your last Targi.
       *[other] Place a Targi; you have { $count } left.
    }
targi-ask-turn = Your turn: what do you resolve next?
targi-ask-noble = The Noble: what happens to your hand card?
targi-ask-taken = What do you do with { $card }?
targi-ask-drawn = What do you do with the card that you have drawn?
targi-ask-row = Into which row does { $card } go?
targi-ask-pay = How do you pay for { $card }?
targi-ask-card-choice = { $card }: which good do you take?
targi-ask-take = { $count ->
        [one] { $card }: which good do you take?
       *[other] { $card }: which good do you take? { $count } are yours to choose.
    }
targi-ask-give-raid = { $count ->
        [one] The raid: which good do you give?
       *[other] The raid: which good do you give? { $count } are still due.
    }
targi-ask-give-limit = { $count ->
        [one] You have 1 good too many: which one goes back?
       *[other] You have { $count } goods too many: which one goes back?
    }
targi-ask-gift = The dowry: what do you take?
targi-ask-trade = The Trader: what do you exchange?
targi-ask-sell = The Silversmith: 2 equal goods bring 1 VP, 4 bring 3 VP; 1 gold brings 2 VP, 2 gold bring 4 VP. What do you sell?
targi-ask-marker = Fata Morgana: which marker moves?
targi-ask-to-cell = Fata Morgana: where does the marker on { $place } go?
targi-ask-lift = Resettlement: which card do you lift? You may move up to { $count }.
targi-ask-put = Where does { $card } go?
targi-ask-lift-second = Which card do you lift besides { $card }?
targi-ask-lift-or-put = Lift a second card, or put { $card } down: where?

## What has happened

targi-log-start = { $player_is ->
        [you] The game begins: you hold the amulet.
       *[other] The game begins: { $player } holds the amulet.
    }
targi-log-round = Round { $round }: the robber stands on { $place }.
targi-log-raid = The robber reaches a corner: { $place }!
targi-log-raid-paid = { $player_is ->
        [you] You pay
       *[other] { $player } pays
    } the robber { $goods }.
targi-log-raid-unable = { $player_is ->
        [you] You cannot
       *[other] { $player } cannot
    } pay the robber either price.
targi-log-raid-gain = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $count } VP from the supply for it.
targi-log-raid-spared = { $card } spares { player-whom } the raid.
targi-log-raid-reward = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $count } VP after the raid.
targi-log-place = { $player_is ->
        [you] You place
       *[other] { $player } places
    } a Targi on { $place }.
targi-log-markers = { $player_is ->
        [you] Your
       *[other] { $player }'s
    } lines cross on { $places }.
targi-log-no-markers = { $player_is ->
        [you] Your
       *[other] { $player }'s
    } lines do not cross.
targi-log-turn = { $player_is ->
        [you] It is your turn.
       *[other] It is { $player }'s turn.
    }
targi-log-skip = { $player_is ->
        [you] You skip
       *[other] { $player } skips
    } { $place }.
targi-log-border = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $goods } from { $place }.
targi-log-pass = { $player_is ->
        [you] You make
       *[other] { $player } makes
    } no use of { $place }.
targi-log-goods-card = { $player_is ->
        [you] You receive
       *[other] { $player } receives
    }: { $goods } for { $card }.
    .page = That brings { $player_is ->
            [you] you
           *[other] { $player }
        } { $goods }.
targi-log-caravan = { $player_is ->
        [you] Your
       *[other] { $player }'s
    } caravan brings a goods card: { $card }.
targi-log-extra = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { targi-one } more for { $card }.
targi-log-go = { $player_is ->
        [you] You go
       *[other] { $player } goes
    } to { $place }.
targi-log-trade = { $player_is ->
        [you] You exchange
       *[other] { $player } exchanges
    } { targi-amount } for { targi-one-got }.
targi-log-sell = { $player_is ->
        [you] You sell
       *[other] { $player } sells
    } { targi-amount } for { $worth } VP.
targi-log-marker = { $player_is ->
        [you] You move
       *[other] { $player } moves
    } a marker from { $place } to { $to } (Fata Morgana).
targi-log-take-card = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $card } from { $place }.
    .page = { $player_is ->
            [you] You take
           *[other] { $player } takes
        } { $card }.
targi-log-draw = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } { $card }.
    .hidden = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } a tribe card.
targi-log-keep = { $player_is ->
        [you] You keep
       *[other] { $player } keeps
    } { $card }.
targi-log-keep-secret = { $player_is ->
        [you] You keep
       *[other] { $player } keeps
    } the drawn card.
targi-log-discard = { $player_is ->
        [you] You discard
       *[other] { $player } discards
    } { $card }.
targi-log-play = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
    .page = { "" }
targi-log-lay = { $card } lies in row { $row }; { $player_is ->
        [you] you pay
       *[other] { $player } pays
    }: { $goods }.
    .page = { $player_is ->
            [you] You lay { $card } in row { $row } and pay
           *[other] { $player } lays { $card } in row { $row } and pays
        } { $goods }.
targi-log-lay-free = { $card } lies in row { $row }; { $player_is ->
        [you] you pay
       *[other] { $player } pays
    } nothing.
    .page = { $player_is ->
            [you] You lay { $card } in row { $row } and pay
           *[other] { $player } lays { $card } in row { $row } and pays
        } nothing.
targi-log-take = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $goods } for { $card }.
targi-log-coin = { $player_is ->
        [you] You lay
       *[other] { $player } lays
    } a gold from the supply on { $card }.
targi-log-ambush = { $player_is ->
        [you] You set
       *[other] { $player } sets
    } an ambush: in the next round { $target_is ->
        [you] you place
       *[other] { $target } places
    } only { $count } Targis.
targi-log-move = { $player_is ->
        [you] You move
       *[other] { $player } moves
    } { $card } to row { $row }, column { $column }.
targi-log-end-turn = { $player_is ->
        [you] You end
       *[other] { $player } ends
    } the turn.
    .page = { "" }
targi-log-return = { $player_is ->
        [you] You return
       *[other] { $player } returns
    } what is above the limit: { $goods }{ $left ->
        [0] { "" }
       *[other] , and { $left } more to go
    }.
targi-log-shuffle-goods = The goods deck is empty: its discard pile is shuffled and becomes the new one.
targi-log-shuffle-tribe = The tribe deck is empty: its discard pile is shuffled and becomes the new one.
targi-log-turn-up = New in the centre: { $cards_in_order }.
targi-log-amulet = The amulet goes { $player_is ->
        [you] to you
       *[other] to { $player }
    }.
targi-log-full = { $player_is ->
        [you] Your
       *[other] { $player }'s
    } display is full: the game is over.
targi-log-points = { $player_is ->
        [you] You have
       *[other] { $player } has
    } { $count } VP.
targi-log-won = { $player_is ->
        [you] You win
       *[other] { $player } wins
    }!
targi-log-drawn = The game is drawn.
targi-log-left = { $player_is ->
        [you] You give
       *[other] { $player } gives
    } the game up.

## What you can do, as the terminal words it

cli-targi-do-place = { $place }
cli-targi-do-place-crossing = { $place } → { $places }
cli-targi-crossings = Behind an arrow: where your lines will cross.
cli-targi-do-use = Take { $card } ({ $place })
cli-targi-do-skip = Skip { $card } ({ $place })
cli-targi-do-marker = Move the marker on { $card } ({ $place })
cli-targi-do-to = To { $card } ({ $place })
cli-targi-do-row = Row { $row }: { $cards_in_order }
cli-targi-do-row-empty = Row { $row }: empty
cli-targi-do-lift = Lift { $card } (row { $row }, column { $column })
cli-targi-do-raid-goods = { $count ->
        [one] Pay { $count } good
       *[other] Pay { $count } goods
    }
cli-targi-do-raid-gold = Pay { $count } gold
cli-targi-do-raid-vp = Pay { $count } VP in tokens
cli-targi-do-gift-goods = Take 3 goods of your choice
cli-targi-do-gift-gold = Take 1 gold
cli-targi-do-gift-vp = Take 1 VP
cli-targi-do-end-early = End the turn and skip the rest

## The table in the terminal

cli-targi-round = Round { $round } of 12
cli-targi-raid-next = { $count ->
        [one] raid { $raid } after this round
       *[other] raid { $raid } after { $count } rounds
    }
cli-targi-raid-now = raid { $raid } now
cli-targi-amulet = { $player_is ->
        [you] you hold the amulet
       *[other] amulet: { $player }
    }
cli-targi-down-goods = goods card
cli-targi-down-tribe = tribe card
cli-targi-empty = –
cli-targi-points = { $count } VP ({ $tokens } in tokens)
cli-targi-hand = Hand
cli-targi-hand-secret = a card only its owner knows
cli-targi-hand-none = empty
cli-targi-decks = decks: goods { $goods }, tribe { $tribe }
cli-targi-discards-goods = Discarded goods cards
cli-targi-discards-tribe = Discarded tribe cards
cli-targi-discards-none = empty
cli-targi-in-question = Card in question
cli-targi-price-goods = { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
cli-targi-price-gold = { $count } gold
cli-targi-price-vp = { $count } VP
cli-targi-stock-date = Dates
cli-targi-stock-salt = Salt
cli-targi-stock-pepper = Pepper
cli-targi-stock-gold = Gold
cli-targi-row-bonus = +{ $count } VP
cli-targi-coin = coin
cli-targi-letter-date = D
cli-targi-letter-salt = S
cli-targi-letter-pepper = P
cli-targi-letter-gold = G
cli-targi-letter-vp = VP
cli-targi-legend = Costs: D dates, S salt, P pepper, G gold. A and B: Targis and markers of that seat; ☠ the robber.
cli-targi-fact-rounds = { $count ->
        [one] { $count } round.
       *[other] { $count } rounds.
    }
cli-targi-fact-points = { $player }: { $total } VP (tokens { $tokens }, cards { $cards }, advantages { $advantages }, rows { $rows }).

## On the page

targi-web-first = goes first this round
targi-web-points = { $points ->
    [one] one victory point so far
   *[other] { $points } victory points so far
}
targi-web-hidden-hand = Only its owner knows it.
targi-web-in-hand = In hand
targi-web-hand-later = Can be played at the Noble from the next round on.
targi-web-hand-payable = You can pay it: play it at the Noble.
targi-web-hand-short = You cannot pay it yet. The Noble plays it.
targi-web-round = Round { $round } of { $rounds }
targi-web-phase-raid = Raid
targi-web-phase-placing = Placing Targis
targi-web-phase-actions = Actions
targi-web-phase-over = The game is over
targi-web-raid-in = { $count ->
    [0] Raid: { $cost }
    [one] Raid after this round: { $cost }
   *[other] Raid in { $count } rounds: { $cost }
}
targi-web-raid-goods = { $count ->
    [one] 1 good or { $points } VP
   *[other] { $count } goods or { $points } VP
}
targi-web-raid-gold = { $count } gold or { $points } VP
targi-web-board = The board
targi-web-robber-here = the robber stands here
targi-web-robber-next = The robber comes here next
targi-web-face-down = a card face down
targi-web-closed-raid = No Targi stands on a raid card.
targi-web-closed-robber = The robber stands there.
targi-web-closed-taken = A Targi already stands there.
targi-web-closed-opposite = Opposite a Targi of { $name }.
targi-web-would-cross = { $count ->
    [one] New crossing: { $cards }.
   *[other] New crossings: { $cards }.
}
targi-web-would-not-cross = No new crossing.
targi-web-would-pay = { $can ->
    [yes] { $card } (you can pay it)
   *[no] { $card } (you cannot pay it yet)
}
targi-web-card-says = { $card }: { $text }
targi-web-tribe-says = { $points } VP for { $cost }. { $text }
targi-web-or = { $left } or { $right }
targi-web-can-pay = You can pay it.
targi-web-missing = You cannot pay it yet: { $goods } missing.
targi-web-cannot-pay = You cannot pay it yet.
targi-web-centre = It is yours where two of your lines cross.
targi-web-empty-hand = Your hand is empty: there is nothing to play.
targi-web-idle = There is nothing that you can do here now.
targi-web-not-yours = Nothing of yours stands there.
targi-web-answer-first = First answer the question.
targi-web-ask-picked = { $card }?
targi-web-ask-end = { $count ->
    [one] End the turn with { $count } action unused?
   *[other] End the turn with { $count } actions unused?
}
targi-web-why-end = { $count ->
    [one] It would be lost: { $cards }.
   *[other] They would be lost: { $cards }.
}
targi-web-ask-taken = What happens to this card?
targi-web-ask-give = { $count ->
    [one] Give back 1 good.
   *[other] Give back { $count } goods.
}
targi-web-ask-lift = Which card do you move?
targi-web-ask-put = Where does it go?
targi-web-why-lift = You may move up to { $count } cards; no gaps may be left.
targi-web-why-lift-or-put = Put it down, or lift a second card first.
targi-web-ask-noble = The Noble: play this card?
targi-web-ask-row = Into which row does it go?
targi-web-ask-pay = Pay this and lay it down?
targi-web-ask-pay-how = How do you pay for it?
targi-web-ask-take = { $count ->
    [one] Take a good of your choice.
   *[other] Take { $count } goods of your choice.
}
targi-web-why-row-points = At the end a row of four equal symbols brings { $same } VP, one of four different symbols { $different } VP.
targi-web-why-lay = Pay its cost to lay it into a row, or discard it: your hand already holds a card.
targi-web-why-short = You cannot pay it now: keep it in hand for the Noble, or discard it.
targi-web-why-stuck = You cannot lay it down, and your hand already holds a card.
targi-web-price-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
targi-web-price-gold = { $count } gold
targi-web-price-vp = { $count } VP
targi-web-do-pay = Pay
targi-web-do-hand = Hand card (+1 good)
targi-web-do-pass = Leave it
targi-web-do-end-early = End the turn ({ $count } unused)
targi-web-ambushed = next round { $count } Targis
targi-web-hand-none = No hand card
targi-web-raid-here = { $count ->
    [one] The robber raids here after this round
   *[other] The robber raids here in { $count } rounds
}
targi-web-ask-sell = The Silversmith: what do you sell?
targi-web-why-place = Pick a lit card of the border. You get it, and every card in the middle where your lines cross.
targi-web-why-turn = Press what glows: your figures and markers, in any order.
targi-web-why-noble = Pay its cost to lay it into a row, or discard it.
targi-web-why-taken = Pay its cost to lay it into a row, keep it in hand for the Noble, or discard it.
targi-web-why-drawn = Pay its cost to lay it into a row, keep it in hand for the Noble, or discard it.
targi-web-why-row = Four alike or four different cards in a row bring points at the end.
targi-web-why-pay = It then lies in your display until the end, and its advantage is yours.
targi-web-why-sell = You may make one exchange.
targi-web-why-trade = You may exchange as often as you like.
targi-web-why-raid = Both players pay. Choose what you can spare.
targi-web-why-give-raid = The robber takes what you choose.
targi-web-why-give-limit = Nobody keeps more than { $goods } goods and { $gold } gold at the end of a turn.
targi-web-why-marker = It moves to another open card without a marker.
targi-web-why-to-cell = It moves to an open card without a marker.
targi-web-do-place = Place here
targi-web-do-play = Play it
targi-web-do-keep = Keep it
targi-web-do-discard = Discard
targi-web-do-use = Use it
targi-web-do-skip = Skip it
targi-web-do-marker = Move this marker
targi-web-do-to = Move it here
targi-web-placed = Targis { $count }/{ $figures }
targi-web-acting = is acting
targi-web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
targi-web-limit = { $goods } of at most { $limit } goods
targi-web-spot = Row { $row }, place { $column }: { $card }
targi-web-free = free
targi-web-near-same = Row { $row }: a fourth of the same kind brings +{ $points }.
targi-web-near-different = Row { $row }: a fourth kind brings +{ $points }.
targi-web-viewer-border = Border cards
    .icons = with icons
    .text = with text
targi-web-score-tokens = Tokens
targi-web-score-cards = Tribe cards
targi-web-score-advantages = Advantages
targi-web-score-rows = Rows
targi-web-score-sum = Total
targi-web-decks = Decks
targi-web-deck-tribe = Tribe { $count }
targi-web-deck-goods = Goods { $count }
targi-web-discarded = Discarded { $count }
targi-web-in-question = The card in question
targi-web-only-you = Only you see it.
targi-web-back = Cancel
targi-web-not-yet = Not yet

## Before the start

targi-seat-blue = blue figures
targi-seat-white = white figures
targi-idle-chosen_seat = Only if the first player is a seat that you choose.
error-targi-first = The robber and the first player do not fit in this position: with the robber on border card { $robber }, player { $seat } is the first player.
