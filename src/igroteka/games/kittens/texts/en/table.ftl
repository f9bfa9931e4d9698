## Cards in a sentence

kittens-card-named = { $card }
kittens-card-hidden = a hidden card
kittens-card-unmarked = a card that is not marked
    .named = a card that is not marked
kittens-card-variant-marked = { $card } (marked)
kittens-card-variant-up = { $card } (face up)

kittens-place = { $place ->
        [0] on top of the pile
        [one] under 1 card
       *[other] under { $place } cards
    }
kittens-lies-at = { $place ->
        [0] on top of the pile
        [one] under 1 card
       *[other] under { $place } cards
    }

## What you can do

kittens-do-draw = Draw a card
kittens-do-play = Play { $card }
kittens-do-play-at = Play { $card } on { target-name }
kittens-do-pair = Pair { $card } + { $second }: steal a random card { target-from }
kittens-do-pair-for = Pair { $card } + { $second }: steal { $wish } { target-from }
kittens-do-triple = Triple { $card } + { $second } + { $third }: demand a card { target-from }
kittens-do-demand = Demand { $title } { target-from }
kittens-do-name = Demand { $title }
kittens-do-five = For five different cards: { $card }
kittens-do-five-different = Five different cards: { $cards }
kittens-do-pass = Pass
kittens-do-nope = Nope!
kittens-do-now = Play { kittens-card-alter_the_future_3x_now }
kittens-do-order = From the top: { $cards_in_order }
kittens-do-put = Put it { kittens-place }
kittens-do-keep = Keep it and tell nobody
kittens-do-show = Show the kitten
kittens-do-give = Give { $card } away
kittens-do-take = Take { $title }
kittens-do-close = Close the window
kittens-do-detonate = Play your Exploding Kitten as one of five different cards: it explodes at once!

## What you are asked

kittens-ask-turn = Your turn: play cards, or end it by drawing one.{ $count ->
        [one] { "" }
       *[other] { " " }You owe { $count } turns, this one included.
    }
kittens-ask-nope = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $cards }. Will you stop it?
kittens-ask-nope-nope = { $player_is ->
        [you] You say
       *[other] { $player } says
    } Nope { target-to }; at stake: { $cards }. Will you stop that Nope?
kittens-ask-draw-window = { $player_is ->
        [you] You are
       *[other] { $player } is
    } about to draw. Will you alter the future first?
kittens-ask-order = { $count ->
        [one] You see the top card of the pile: put it back.
       *[other] You see the top { $count } cards of the pile: in which order do you put them back?
    }
kittens-ask-put-kitten = { $count ->
        [0] { $title } goes back into the pile, which is empty.
        [one] { $title } goes back into the pile: above or below its only card?
       *[other] { $title } goes back into the pile: how many of its { $count } cards should lie above?
    }
kittens-ask-bury = { $count ->
        [0] You look at the only card of the pile and put it back.
        [one] You look at the top card and put it back: above or below the only other card?
       *[other] You look at the top card and put it back: how many of the other { $count } cards should lie above?
    }
kittens-ask-keep = A card has come to you. What do you do with it?
kittens-ask-garbage = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } Garbage Collection: which of your cards goes secretly into the pile?
kittens-ask-favor = { $player_is ->
        [you] You ask
       *[other] { $player } asks
    } for a Favor: which of your cards do you give?
kittens-ask-name = Your triple lets you demand a card { target-from }: which one?
kittens-ask-five = { $count ->
        [one] Five different cards: choose the last one.
       *[other] Five different cards: choose one, { $count } are still needed.
    }
kittens-ask-take = Your five different cards let you take a card from the discard pile: which one?
kittens-ask-close = There is still time to react.

## What has happened

kittens-log-start = { $player_is ->
        [you] The game begins: you go first.
       *[other] The game begins: { $player } goes first.
    }
kittens-log-dealt = { $player_is ->
        [you] You are dealt
       *[other] { $player } is dealt
    } { $cards }.
    .hidden = { $player_is ->
        [you] You are dealt your cards.
       *[other] { $player } is dealt a hand of cards.
    }
kittens-log-turn = { $player_is ->
        [you] It is your turn
       *[other] It is { $player }'s turn
    }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } turns to go)
    }.
kittens-log-play = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
kittens-log-play-at = { $card_id ->
        [favor] { $player_is ->
            [you] You ask
           *[other] { $player } asks
        } { target-whom } for a { $card }.
       *[other] { $player_is ->
            [you] You play
           *[other] { $player } plays
        } { $card } on { target-whom }.
    }
kittens-log-pair = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a pair ({ $cards }) to steal a card { target-from }.
kittens-log-pair-for = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a pair ({ $cards }) to steal { $wish } { target-from }.
kittens-log-triple = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } a triple ({ $cards }) to demand { $title } { target-from }.
kittens-log-five = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } five different cards ({ $cards }) to take a card from the discard pile.
kittens-log-nope = { $player_is ->
        [you] You say
       *[other] { $player } says
    } Nope to { $what_id ->
        [hidden] { target-whom }
       *[other] { $target_is ->
            [you] your
           *[other] { $target }'s
        } { $what }
    }.
kittens-log-cancelled = { $player_is ->
        [you] Your
       *[other] { $player }'s
    } { $what_id ->
        [hidden] play
       *[other] { $what }
    } is cancelled.
kittens-log-declare = { $player_is ->
        [you] You reach
       *[other] { $player } reaches
    } for the pile.
    .page = { "" }
kittens-log-withdrawn = { $player_is ->
        [you] You have not drawn yet: you may play on.
       *[other] { $player } has not drawn yet and may play on.
    }
kittens-log-draw = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } { $card }.
    .hidden = { $player_is ->
        [you] You draw a card.
       *[other] { $player } draws a card.
    }
kittens-log-draw-bottom = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } { $card } from the bottom of the pile.
    .hidden = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } a card from the bottom of the pile.
kittens-log-draw-nothing = { $player_is ->
        [you] The pile is empty: you draw nothing.
       *[other] The pile is empty: { $player } draws nothing.
    }
kittens-log-hand-on = { $player_is ->
        [you] I'll Take That: you hand
       *[other] I'll Take That: { $player } hands
    } { $card } { target-to }.
    .hidden = { $player_is ->
        [you] I'll Take That: you hand
       *[other] I'll Take That: { $player } hands
    } the card { target-to }.
kittens-log-show = { $player_is ->
        [you] You show
       *[other] { $player } shows
    } { $card_kind ->
        [exploding_kitten] an Exploding Kitten
        [imploding_kitten] the Imploding Kitten
       *[other] { $card }
    }!
kittens-log-defuse = { $player_is ->
        [you] You defuse
       *[other] { $player } defuses
    } the kitten!
kittens-log-put = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } { $card } back { kittens-place }.
    .hidden = { $player_is ->
        [you] You hide
       *[other] { $player } hides
    } the kitten in the pile.
kittens-log-bury = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } the top card, { $card }, back { kittens-place }.
    .hidden = { $player_is ->
        [you] You bury
       *[other] { $player } buries
    } the top card somewhere in the pile.
kittens-log-bury-up = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } the top card, { $card }, back { kittens-place }.
    .hidden = { $player_is ->
        [you] You bury
       *[other] { $player } buries
    } the top card, { $card }, somewhere in the pile.
kittens-log-see = { $player_is ->
        [you] You see
       *[other] { $player } sees
    } the top of the pile: { $cards_in_order }.
    .hidden = { $player_is ->
        [you] You look
       *[other] { $player } looks
    } at the top of the pile.
kittens-log-order = { $player_is ->
        [you] You put back
       *[other] { $player } puts back
    } on the pile, from the top: { $cards_in_order }.
    .hidden = { $player_is ->
        [you] You rearrange
       *[other] { $player } rearranges
    } the top of the pile.
kittens-log-share = { $player_is ->
        [you] You show
       *[other] { $player } shows
    } the top of the pile { target-to }: { $cards_in_order }.
    .hidden = { $player_is ->
        [you] You show
       *[other] { $player } shows
    } the top of the pile { target-to }.
kittens-log-mark = { $target_is ->
        [you] A card in your hand is marked
       *[other] A card in { $target }'s hand is marked
    } and everyone can see it: { $card }.
kittens-log-steal = { $player_is ->
        [you] You steal
       *[other] { $player } steals
    } { $card } { target-from }.
    .hidden = { $player_is ->
        [you] You steal
       *[other] { $player } steals
    } a card { target-from }.
kittens-log-steal-nothing = { $player_is ->
        [you] You find
       *[other] { $player } finds
    } nothing left to steal { target-from }.
kittens-log-demand = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } { $title } { target-from }.
kittens-log-demand-nothing = { $player_is ->
        [you] You demand
       *[other] { $player } demands
    } { $title } { target-from } in vain.
kittens-log-favor = { $player_is ->
        [you] You give
       *[other] { $player } gives
    } { $card } { target-to } as a Favor.
    .hidden = { $player_is ->
        [you] You give
       *[other] { $player } gives
    } a card { target-to } as a Favor.
kittens-log-take = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $title } from the discard pile.
kittens-log-shuffle = { $player_is ->
        [you] You shuffle
       *[other] { $player } shuffles
    } the pile.
kittens-log-swap = { $player_is ->
        [you] You swap
       *[other] { $player } swaps
    } the top and the bottom card of the pile.
kittens-log-catomic = { $player_is ->
        [you] You set off
       *[other] { $player } sets off
    } the Catomic Bomb: { $count ->
        [0] there is no Exploding Kitten in the pile, it is only shuffled
        [one] 1 Exploding Kitten lands on top of the pile, the rest is shuffled
       *[other] { $count } Exploding Kittens land on top of the pile, the rest is shuffled
    }.
kittens-log-reverse = { $count ->
        [1] Play now goes clockwise.
       *[other] Play now goes counter-clockwise.
    }
kittens-log-attack = { $own ->
        [1] { $player_is ->
            [you] You play a personal attack and take
           *[other] { $player } plays a personal attack and takes
        }
       *[other] { $player_is ->
            [you] You attack
           *[other] { $player } attacks
        }: { $target_is ->
            [you] you take
           *[other] { $target } takes
        }
    } { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }.
kittens-log-lay = { $player_is ->
        [you] You lay I'll Take That { target-before } and wait
       *[other] { $player } lays I'll Take That { target-before } and waits
    } for the next draw.
kittens-log-garbage = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } { $card } into the pile.
    .hidden = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } a card into the pile.
kittens-log-garbage-done = The garbage is collected and the pile is shuffled.
kittens-log-bark-alone = Nobody answers: the Barking Kitten stays { player-before }.
kittens-log-bark = { $player_is ->
        [you] You set
       *[other] { $player } sets
    } the Barking Kitten on { target-whom }: Defuse or explode!
kittens-log-imploding-at = The Imploding Kitten lies face up { kittens-lies-at }.
kittens-log-no-effect = { $player_is ->
        [you] Your { $card }
       *[other] { $player }'s { $card }
    } has no effect.
kittens-log-exploded = { $player_is ->
        [you] Boom! You explode and are
       *[other] Boom! { $player } explodes and is
    } out of the game.
kittens-log-imploded = { $player_is ->
        [you] The Imploding Kitten swallows you: you are
       *[other] The Imploding Kitten swallows { $player }, who is
    } out of the game.
kittens-log-barked = { $player_is ->
        [you] You have no Defuse against the barking: you explode and are
       *[other] { $player } has no Defuse against the barking, explodes and is
    } out of the game.
kittens-log-streaking-lost = { $player_is ->
        [you] Without the Streaking Kitten, your Exploding Kitten goes off: you are
       *[other] Without the Streaking Kitten, { $player }'s Exploding Kitten goes off: { $player } is
    } out of the game.
kittens-log-left = { $player_is ->
        [you] You leave
       *[other] { $player } leaves
    } the game.
kittens-log-hand-shown = { $player_is ->
        [you] Your cards
       *[other] { $player }'s cards
    } go to the discard pile: { $cards }.
kittens-log-won = { $player_is ->
        [you] You win
       *[other] { $player } wins
    }!
kittens-log-nobody-won = Nobody wins: all who are left share the game.

## What is wrong with a deck of your own

error-kittens-out-has-cards = Player { $seat } is out of the game in this position and can have no cards, neither in the hand nor on the table.
error-kittens-imploding-in-hand = Player { $seat } holds an Imploding Kitten in this position, but it is never in a hand.
error-kittens-exploding-in-hand = Player { $seat } holds more Exploding Kittens in this position than a Streaking Kitten lets them keep.
error-deck-invalid = This deck cannot be played: { $details }
error-deck-players = The deck “{ $deck }” is not made for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, but for { $allowed }.

kittens-deck-problem-KIT-V01-card = There is no card called “{ $card }”.
kittens-deck-problem-KIT-V01-count = How many of “{ $card }”? “{ $count }” is not a whole number from 0 up; write for example “{ $card }:4”.
kittens-deck-problem-KIT-V02 = { $have ->
        [one] There is 1 Exploding or Imploding Kitten
       *[other] There are { $have } Exploding and Imploding Kittens
    }, { $need ->
        [one] at least 1 is needed.
       *[other] at least { $need } are needed.
    }
kittens-deck-problem-KIT-V03-many = There can be only one Streaking Kitten.
kittens-deck-problem-KIT-V03-alone = A Streaking Kitten needs an Exploding Kitten in the deck.
kittens-deck-problem-KIT-V04 = There must be 2 Barking Kittens or none, not { $count }.
kittens-deck-problem-KIT-V05 = { $have ->
        [one] There is 1 Defuse
       *[other] There are { $have } Defuses
    }, { $need ->
        [one] at least 1 is given out at the start.
       *[other] at least { $need } are given out at the start.
    }
kittens-deck-problem-KIT-V06 = After dealing, { $have ->
        [one] 1 card
       *[other] { $have } cards
    } besides the kittens would be left for the pile, { $need ->
        [one] at least 1 is needed.
       *[other] at least { $need } are needed.
    }
kittens-deck-problem-KIT-V07-title = “{ $card }”: { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } too many, at most { $most } are allowed.
kittens-deck-problem-KIT-V07-total = { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } too many for a deck, at most { $most } are allowed.

kittens-deck-warning-KIT-V08-no-defuse = There are Exploding Kittens but no Defuse: nobody can be saved.
kittens-deck-warning-KIT-V08-no-exploding = There is a Catomic Bomb but no Exploding Kitten: it only shuffles.
kittens-deck-warning-KIT-V08-lone-cat = There is only one “{ $card }” and no Feral Cat: it can never be played in a pair.
kittens-deck-warning-KIT-V08-large = There are more than 60 cards for each player: this will be a long game.
kittens-deck-warning-KIT-V08-beyond-box = “{ $card }”: { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } more than the { $have } of the box.

## On the page

kittens-web-out = out
kittens-web-turn = on turn
kittens-web-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
kittens-web-seen = Cards that you know of
kittens-web-seen-none = You know none of these cards.
kittens-web-warn-draw = Really draw? This card is the end of you.
    .why = A kitten is on top: once you draw it, nothing saves you.
    .sure = Draw it
kittens-web-warn-defuse = Really spend your only Defuse?
    .why = Without it the next kitten that you draw eliminates you.
    .sure = Play it
kittens-web-five-defuse = Your only Defuse is among them: without it the next kitten eliminates you.
kittens-web-taken = { $name } gets the next card drawn
kittens-web-taken-yours = { $name } gets the next card that you draw, even a kitten.
kittens-web-owed = { $count } turns to take
kittens-web-owe-you = You owe { $count } turns, this one included.
kittens-web-window = Somebody has played something
kittens-web-draw = Draw a card
kittens-web-pile = Pile { $count }
kittens-web-discards = Discards { $count }
kittens-web-danger = How dangerous the pile is
kittens-web-kittens = { $count } of { $pile }
kittens-web-kittens-most = up to { $count } of { $pile }
kittens-web-kittens-in = { $count ->
    [one] in the pile is a kitten
   *[other] in the pile are kittens
}
kittens-web-next = on top: { $percent }%
kittens-web-known = only you know these
kittens-web-known-all = everybody sees this
kittens-web-unknown = nothing is known
kittens-web-topmost = top first ·
kittens-web-slot = Card { $place } from the top: { $card }
kittens-web-slot-unknown = Card { $place } from the top: not known
kittens-web-again = Begin again
kittens-web-depth = How deep it goes into the pile
kittens-web-top = top
kittens-web-bottom = bottom
kittens-web-secret = Only you will know where it is.
kittens-web-order = Tap the cards in the order in which they should lie, the topmost first.
kittens-web-order-so = Put back in this order
kittens-web-your-turn = Your turn: play cards or draw
kittens-web-sure = Careful: the card on top is a kitten for sure.
kittens-web-goal = Draw a kitten without a Defuse, and you explode.
kittens-web-where = Where does it go back?
kittens-web-kitten-came = An Exploding Kitten has come to you. What do you do with it?
    .why = As long as you hold the Streaking Kitten, you may keep it in your hand.
kittens-web-whom = { $kind ->
        [favor] { $card }: from whom?
        [several] { $card }: from whom?
        [targeted_attack_2x] { $card }: whom do you attack?
       *[other] { $card }: which player?
    }
kittens-web-card-can = { $card }: can be played
kittens-web-card-at = { $card }: can be played at { $names }
kittens-web-combo-pair = pair: steal a card
    .short = pair
kittens-web-combo-triple = triple: demand a card
    .short = triple
kittens-web-why-pair = You take a random card from that player's hand.
kittens-web-why-triple = You name a card: if that player has it, it is yours.
kittens-web-join-pair = Pair
kittens-web-join-triple = Triple
kittens-web-join-with = { $join }: { $cards }
kittens-web-five = 5 different cards
kittens-web-detonate = Exploding Kitten among five …
    .question = Play the Exploding Kitten?
    .warning = It explodes as soon as you lay it down: you Defuse it or are out. The combo comes to nothing.
    .sure = Let it explode
kittens-web-five-ready = Five different cards: play them?
kittens-web-five-play = Play these five
kittens-web-five-why = For five different cards you may take any card you like from the discards.
kittens-web-five-count = { $count } of 5 chosen.
kittens-web-five-how = Tap the cards that are lit, in any order.
kittens-web-five-empty = not chosen yet
kittens-web-titles = Cards to choose from
kittens-web-clockwise = Play goes clockwise
kittens-web-counter = Play goes counter-clockwise
kittens-web-let = Pass
kittens-web-now = Alter NOW
kittens-web-no-nope = You have no Nope.
kittens-web-own = That is yours: now the others may answer.
kittens-web-own-nope = You cannot Nope your own card or your own Nope.
kittens-web-fallen = You are out: watch how it ends.
kittens-web-s = s
kittens-web-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
kittens-web-same-for-all = Everybody is asked, so that nobody learns who has a Nope.
kittens-web-stopped = If nobody stops this Nope, the play is cancelled.
kittens-web-chain = Nope on Nope:
kittens-web-boom = { $player } is out!
    .you = You are out!
kittens-web-then-draw = If nobody changes the future, the card is drawn.
kittens-web-then-attack = { $target_is ->
        [you] You will have to take
       *[other] { $target } will have to take
    } { $count ->
        [one] 1 turn.
       *[other] { $count } turns.
    }
kittens-web-then-favor = { $target_is ->
        [you] You give a card of your own choice
       *[other] { $target } gives a card of their own choice
    } { $player_is ->
        [you] to you.
       *[other] to { $player }.
    }
kittens-web-then-mark = A random card { target-from } will be seen by everybody.
kittens-web-then-ill_take_that = The next card that { $target_is ->
        [you] you draw
       *[other] { $target } draws
    } goes { $player_is ->
        [you] to you.
       *[other] to { $player }.
    }
kittens-web-then-pair = { $player_is ->
        [you] You steal
       *[other] { $player } steals
    } a random card { target-from }.
kittens-web-then-pair-for = { $player_is ->
        [you] You steal
       *[other] { $player } steals
    } { $wish } { target-from }.
kittens-web-then-triple = If there is { $title } to be had { target-from }, { $player_is ->
        [you] you get it.
       *[other] { $player } gets it.
    }
kittens-web-then-five = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } a card from the discard pile.
kittens-web-then-see_the_future_3x = { $player_is ->
        [you] You alone look
       *[other] { $player } alone looks
    } at the top 3 cards of the pile.
kittens-web-then-see_the_future_5x = { $player_is ->
        [you] You alone look
       *[other] { $player } alone looks
    } at the top 5 cards of the pile.
kittens-web-then-alter_the_future_3x = { $player_is ->
        [you] You secretly put
       *[other] { $player } secretly puts
    } the top 3 cards of the pile into any order.
kittens-web-then-alter_the_future_3x_now = { kittens-web-then-alter_the_future_3x }
kittens-web-then-share_the_future_3x = { $player_is ->
        [you] You put the top 3 cards into any order and show
       *[other] { $player } puts the top 3 cards into any order and shows
    } them to the next player.
kittens-web-then-skip = A turn ends without a draw.
kittens-web-then-super_skip = { $player_is ->
        [you] You end
       *[other] { $player } ends
    } all turns that are left without a draw.
kittens-web-then-reverse = The direction turns round, and a turn ends without a draw.
kittens-web-then-shuffle = The pile is shuffled: what was known of it is forgotten.
kittens-web-then-catomic_bomb = All Exploding Kittens go on top of the pile, and a turn ends.
kittens-web-then-swap_top_and_bottom = The top and the bottom card of the pile change places.
kittens-web-then-draw_from_the_bottom = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } the bottom card of the pile.
kittens-web-then-bury = { $player_is ->
        [you] You look at the top card and secretly put
       *[other] { $player } looks at the top card and secretly puts
    } it back anywhere.
kittens-web-then-garbage_collection = Everybody secretly puts a card into the pile, and it is shuffled.
kittens-web-then-barking_kitten = Whoever holds the other Barking Kitten must Defuse or explode.

## Before the start

kittens-idle-card = This deck has no such card.
kittens-idle-own = Only with a deck of your own.
kittens-idle-five = Only with five different cards and a Streaking Kitten.
