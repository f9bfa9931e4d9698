## Settings

scopa-setting-points = Points to win
    .about = A game ends when somebody alone has at least so many.
scopa-preset-classic = Classic
    .about = To 11 points: a few deals.
scopa-preset-quick = Quick
    .about = To 5 points: one or two deals.

## Words in a sentence

scopa-scored-cards = most cards
scopa-scored-diamonds = most diamonds
scopa-scored-settebello = the settebello
scopa-scored-prime = the best prime
scopa-scored-sweeps = sweeps
scopa-scored-named = { $card }
scopa-scored-hidden = something

## What you can do

scopa-do-play = Play { $card }
scopa-do-take = Take { $card }

## What you are asked

scopa-ask-play = Your turn: play a card.
scopa-ask-take = What does { $card } take?

## What has happened

scopa-log-deal = Deal { $count }: { $player_is ->
        [you] you deal
       *[other] { $player } deals
    }.
scopa-log-kings = Three kings on the table: the cards are dealt again.
scopa-log-table = On the table: { $cards_in_order }.
scopa-log-hand = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } { $cards_in_order }.
    .hidden = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } three cards.
scopa-log-lay = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } { $card } on the table.
scopa-log-play = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
scopa-log-pick = { $player_is ->
        [you] You pick
       *[other] { $player } picks
    } { $card }.
scopa-log-take = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $cards_in_order }.
scopa-log-sweep = Scopa! { $player_is ->
        [you] You have
       *[other] { $player } has
    } swept the table.
scopa-log-rest = The rest goes to { $player_is ->
        [you] you
       *[other] { $player }
    }: { $cards_in_order }.
scopa-log-score = { $player_is ->
        [you] You score
       *[other] { $player } scores
    } { $count } for { $what }.
scopa-log-won = { $player_is ->
        [you] You reach
       *[other] { $player } reaches
    } { $count } { $count ->
        [one] point
       *[other] points
    }: the game is over.

## The table

scopa-zone-table = Table
scopa-zone-deck = Deck
scopa-zone-played = Played
scopa-zone-hand = Hand
scopa-zone-pile = Taken
scopa-counter-points = Points
scopa-counter-sweeps = Sweeps
scopa-counter-deal = Deal
scopa-note-dealer = dealer
