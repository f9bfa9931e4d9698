## Words in a sentence

intrigo-reason-stolen = it lies face down
intrigo-reason-unclaimed = no card lays claim to it
intrigo-reason-tied = the two cards are equally strong
intrigo-reason-headless = nobody heads the winning family
intrigo-reason-named = { $card }
intrigo-reason-hidden = for some reason

intrigo-way-four_of_a_kind = four seals of a kind
intrigo-way-five_different = a seal of each kind
intrigo-way-named = { $card }
intrigo-way-hidden = in some way

## What you can do

intrigo-do-family = Head the { $family } family
intrigo-do-take = Keep { $card }
intrigo-do-play = Put { $card } into gap g{ $gap }
    .page = Put { $card } into the marked gap
    .boardless = Put down { $card }
    .listed = Put { $card } { intrigo-between }, { $side }
intrigo-do-pass = Pass
intrigo-do-buy = Buy: { $type }
intrigo-do-gap = Put it into gap g{ $gap }
    .page = Put it into the marked gap
    .boardless = Put down the influence card
    .listed = Put it { intrigo-between }, { $side }
intrigo-do-near = Use its power on building b{ $building }
    .page = Use its power on the marked building
    .boardless = Use the power of the influence card
    .listed = Use its power on the building with { $token }, { $side }
intrigo-do-stop = Put it there without using its power
intrigo-do-token = Swap with the token on building b{ $building }
    .page = Swap with the marked token
    .boardless = Swap two tokens
    .listed = Swap with the token { $token }, { $side }
intrigo-do-card = Swap with the card in gap g{ $gap }
    .page = Swap with the marked card
    .boardless = Swap two cards
    .listed = Swap with the card { intrigo-between }, { $side }
intrigo-do-to = Move it to gap g{ $gap }
    .page = Move it to the marked gap
    .boardless = Move a card
    .listed = Move it { intrigo-between }, { $side }
intrigo-do-name = Name { $card }

## What you are asked

intrigo-ask-family = Which family will you head?
intrigo-ask-draft = You hold a packet of { $count } cards: which one do you keep? The rest goes to your left.
intrigo-ask-turn = Your turn: put down an intrigue card or buy an influence card. { $count ->
        [0] You have no ducats.
        [one] You have 1 ducat.
       *[other] You have { $count } ducats.
    }
intrigo-ask-empty-hand = Your hand is empty: buy an influence card or pass. { $count ->
        [0] You have no ducats.
        [one] You have 1 ducat.
       *[other] You have { $count } ducats.
    }
intrigo-ask-gap = { $type } for { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }: into which gap? You pay only when all is chosen.
intrigo-ask-power = { $type } in gap g{ $gap }: on which building do you use the power, if at all?
    .page = { $type }: on which building do you use the power, if at all?
intrigo-ask-no-power = { $type } in gap g{ $gap }: its power finds nothing there. Put it there all the same?
    .page = { $type }: its power finds nothing there. Put it there all the same?
intrigo-ask-trader = On building b{ $building } lies a { $token }: with which other token do you swap it?
    .page = With which other token do you swap the { $token }?
intrigo-ask-courtesan = Which card has to go into gap g{ $gap }?
    .page = Which card has to go into the gap?
intrigo-ask-gondolier = In gap g{ $gap } lies { $card }: with which other intrigue card do you swap it?
    .page = With which other intrigue card do you swap { $card }?
intrigo-ask-guard = In gap g{ $gap } lies { $card }: to which empty gap does it move?
    .page = To which empty gap does { $card } move?

## What has happened

intrigo-log-removed = The { $family } family has no head in this game.
intrigo-log-family = { $player_is ->
        [you] You head
       *[other] { $player } heads
    } the { $family } family.
intrigo-log-round = Round { $round }: { $player_is ->
        [you] you are
       *[other] { $player } is
    } the first player.
intrigo-log-filled = New in the palace: { $tokens }.
intrigo-log-no-ducats = The pile is empty: { $count ->
        [one] 1 ducat building stays
       *[other] { $count } ducat buildings stay
    } without a token.
intrigo-log-dealt = { $player_is ->
        [you] You are dealt
       *[other] { $player } is dealt
    } { $cards }.
    .hidden = { $player_is ->
        [you] You are dealt a packet of cards.
       *[other] { $player } is dealt a packet of cards.
    }
    .page-hidden = { "" }
intrigo-log-taken = { $player_is ->
        [you] You keep
       *[other] { $player } keeps
    } { $card }.
    .hidden = { $player_is ->
        [you] You have chosen a card.
       *[other] { $player } has chosen a card.
    }
    .page-hidden = { "" }
intrigo-log-packet = { $player_is ->
        [you] { $target_is ->
            [you] The packet comes back to you: { $cards }.
           *[other] { $target } passes you a packet: { $cards }.
        }
       *[other] { $target_is ->
            [you] You pass a packet to { $player }: { $cards }.
           *[other] { $target } passes a packet to { $player }: { $cards }.
        }
    }
    .hidden = { $player_is ->
        [you] { $target_is ->
            [you] The packet comes back to you.
           *[other] { $target } passes you a packet.
        }
       *[other] { $target_is ->
            [you] You pass a packet to { $player }.
           *[other] { $target } passes a packet to { $player }.
        }
    }
    .page-hidden = { "" }
intrigo-log-last = { $player_is ->
        [you] Your last card is
       *[other] The last card of { $player } is
    } { $card }.
    .hidden = { $player_is ->
        [you] You keep the last card of your packet.
       *[other] { $player } keeps the last card of the packet.
    }
    .page-hidden = { "" }
intrigo-log-played = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } { $card } into gap g{ $gap }.
    .page = { $player_is ->
            [you] You put
           *[other] { $player } puts
        } { $card } { intrigo-between }.
intrigo-log-passed = { $player_is ->
        [you] You pass.
       *[other] { $player } passes.
    }
intrigo-log-bought = { $player_is ->
        [you] You buy
       *[other] { $player } buys
    } the { $type } for { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }, in gap g{ $gap }.
    .page = { $player_is ->
            [you] You buy
           *[other] { $player } buys
        } the { $type } for { $count ->
            [one] 1 ducat
           *[other] { $count } ducats
        } and { $player_is ->
            [you] put
           *[other] puts
        } it { intrigo-between }.
intrigo-log-trader = { intrigo-power-trader } swaps the { $token } on building b{ $building } with the { $second_token } on building b{ $second_building }.
    .page = { intrigo-power-trader } swaps the { $token } with the { $second_token }.
intrigo-log-assassin = { intrigo-power-assassin } turns { $card } in gap g{ $gap } face down.
    .page = { intrigo-power-assassin } turns { $card } face down.
intrigo-log-courtesan = { intrigo-power-courtesan } calls for { $card }: { $target_is ->
        [you] you put
       *[other] { $target } puts
    } it into gap g{ $gap }.
    .page = { intrigo-power-courtesan } calls for { $card }: { $target_is ->
            [you] you put
           *[other] { $target } puts
        } it { intrigo-between }.
intrigo-log-gondolier = { intrigo-power-gondolier } swaps { $card } in gap g{ $gap } with { $second_card } in gap g{ $second_gap }.
    .page = { intrigo-power-gondolier } swaps { $card } with { $second_card }.
intrigo-log-guard = { intrigo-power-guard } moves { $card } from gap g{ $gap } to gap g{ $second_gap }.
    .page = { intrigo-power-guard } moves { $card } to the gap { intrigo-between }.
intrigo-log-thief = { intrigo-power-thief } turns the { $token } on building b{ $building } face down.
    .page = { intrigo-power-thief } turns the { $token } face down.
intrigo-log-awarded = Building b{ $building }: { $player_is ->
        [you] you win
       *[other] { $player } wins
    } the { $token } with { $card }.
    .page = { $player_is ->
            [you] You win
           *[other] { $player } wins
        } the { $token } with { $card }.
intrigo-log-stays = Building b{ $building }: the { $token } stays, because { $reason }.
    .page = The { $token } stays, because { $reason }.
intrigo-log-unplayed = { $player_is ->
        [you] You give back
       *[other] { $player } gives back
    } { $count ->
        [one] 1 unplayed card
       *[other] { $count } unplayed cards
    }.
    .page = { "" }
intrigo-log-won = { $player_is ->
        [you] You win
       *[other] { $player } wins
    } with { $way }!
intrigo-log-cap = Round { $round } was the last one: the game ends without a set.
intrigo-power-trader = { $by_is ->
        [nobody] The Trader
        [you] Your Trader
       *[other] { $by }'s Trader
    }
intrigo-power-assassin = { $by_is ->
        [nobody] The Assassin
        [you] Your Assassin
       *[other] { $by }'s Assassin
    }
intrigo-power-courtesan = { $by_is ->
        [nobody] The Courtesan
        [you] Your Courtesan
       *[other] { $by }'s Courtesan
    }
intrigo-power-gondolier = { $by_is ->
        [nobody] The Gondolier
        [you] Your Gondolier
       *[other] { $by }'s Gondolier
    }
intrigo-power-guard = { $by_is ->
        [nobody] The Palace Guard
        [you] Your Palace Guard
       *[other] { $by }'s Palace Guard
    }
intrigo-power-thief = { $by_is ->
        [nobody] The Thief
        [you] Your Thief
       *[other] { $by }'s Thief
    }
intrigo-between = between { intrigo-before } and { intrigo-after }
intrigo-before = { $before_id ->
        [merchants] the Merchants seal
        [military] the Military seal
        [clergy] the Clergy seal
        [farmers] the Farmers seal
        [workers] the Workers seal
        [ducat] a ducat
       *[hidden] an empty building
    }
intrigo-after = { $after_id ->
        [merchants] the Merchants seal
        [military] the Military seal
        [clergy] the Clergy seal
        [farmers] the Farmers seal
        [workers] the Workers seal
        [ducat] a ducat
       *[hidden] an empty building
    }

## What is wrong with a position

error-intrigo-cards-left = { $count ->
        [one] 1 intrigue card is
       *[other] { $count } intrigue cards are
    } nowhere: all { $all } are in gaps or hands (in the draft in hands or packets). Dots (...) in a hand or packet take what is left.
error-intrigo-first = The first player of this position does not fit the round: in round { $round } it is player { $seat }.
error-intrigo-no-place = There is no “{ $place }” in this palace: the last one is { $last }.
error-intrigo-already-won = Player { $seat } has already won in this position: its phase should be “over”.

## The table in the terminal

cli-intrigo-short-contarini = Con
cli-intrigo-short-dandolo = Dan
cli-intrigo-short-gradenigo = Gra
cli-intrigo-short-morosini = Mor
cli-intrigo-short-tiepolo = Tie
cli-intrigo-short-merchants = Merch.
    .wide = Merchants
cli-intrigo-short-military = Milit.
    .wide = Military
cli-intrigo-short-clergy = Clergy
    .wide = Clergy
cli-intrigo-short-farmers = Farmers
    .wide = Farmers
cli-intrigo-short-workers = Workers
    .wide = Workers
cli-intrigo-short-ducat = ducat
    .wide = ducat
cli-intrigo-short-trader = Trader
    .wide = Trader
cli-intrigo-short-assassin = Assassin
    .wide = Assassin
cli-intrigo-short-courtesan = Courtes.
    .wide = Courtesan
cli-intrigo-short-gondolier = Gondol.
    .wide = Gondolier
cli-intrigo-short-guard = Guard
    .wide = Guard
cli-intrigo-short-thief = Thief
    .wide = Thief
cli-intrigo-door = door
cli-intrigo-round = Round { $round }
cli-intrigo-pile = { $count ->
        [one] Pile: 1 ducat
       *[other] Pile: { $count } ducats
    }
cli-intrigo-pile-unlimited = Ducats without limit
cli-intrigo-bag = Bag:
cli-intrigo-for-hire = Influence cards, for ducats
cli-intrigo-sold-out = gone
cli-intrigo-first = First player: { $player }
cli-intrigo-ducats = { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }
cli-intrigo-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
cli-intrigo-hand = Your hand
cli-intrigo-packet = Your packet
cli-intrigo-chosen = You keep
cli-intrigo-held = You have seen
cli-intrigo-kept = – kept: { $card }
cli-intrigo-unplayed = Still in hands
cli-intrigo-removed = No head
cli-intrigo-buying = You are buying
cli-intrigo-buying-told = { $type }, { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    } – u goes one step back
cli-intrigo-instead = Buy nothing after all. { $instead }
cli-intrigo-fact-rounds = { $count ->
        [one] The game took 1 round.
       *[other] The game took { $count } rounds.
    }
cli-intrigo-fact-bought = { $count ->
        [0] No influence card was bought.
        [one] One influence card was bought.
       *[other] { $count } influence cards were bought.
    }

## On the page

intrigo-web-alike = of one kind
intrigo-web-kinds = kinds
intrigo-web-close = one seal from winning
intrigo-web-won = { $count ->
    [0] no seal
    [one] 1 seal of 1 kind
   *[other] { $count } seals of { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }
}
intrigo-web-head = head of { $family }
intrigo-web-first = First player
intrigo-web-chosen = has chosen
intrigo-web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
intrigo-web-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
intrigo-web-round = Round { $round }
intrigo-web-phase-draft = Draft
intrigo-web-phase-placing = Placing
intrigo-web-phase-awards = Awards
intrigo-web-empty = { $count ->
    [one] 1 empty gap
   *[other] { $count } empty gaps
}
intrigo-web-removed = Nobody heads { $family }
intrigo-web-pile = pile { $count }
intrigo-web-pile-endless = ducats without limit
intrigo-web-bag = bag { $count }
intrigo-web-palace = The palace
intrigo-web-building = Building, { $side }: { $token }
intrigo-web-no-token = no token
intrigo-web-gap = Gap { intrigo-between }, { $side }: empty
intrigo-web-gap-card = Gap { intrigo-between }, { $side }: { $card }
intrigo-web-side = { $edge ->
        [0] top side
        [1] right side
        [2] bottom side
       *[3] left side
    }
intrigo-web-down = { $name } (face down)
intrigo-web-claim = As things stand it goes to { $name }.
intrigo-web-claim-tied = As things stand nobody gets it: a tie.
intrigo-web-claim-headless = As things stand nobody gets it: that family has no head.
intrigo-web-claim-unclaimed = No card lays claim to it yet.
intrigo-web-claim-stolen = It lies face down: nobody gets it this round.
intrigo-web-would-you = Here it would win for you, as things stand: { $tokens }.
intrigo-web-would-other = Here it would win for { $name }, as things stand: { $tokens }.
intrigo-web-would-none = Here it would win nothing, as things stand.
intrigo-web-where = { $whose ->
    [you] It claims the tokens on both sides for you. The flags show who would win what.
    [nobody] Nobody heads this family: it wins nothing, but it can stop others.
   *[other] It claims the tokens on both sides for { $name }. The flags show who would win what.
}
intrigo-web-packet = Cards of { $family } win seals for you. The rest goes to your left neighbour.
intrigo-web-packet-waits = You have chosen. As soon as everybody has, the packets go on.
intrigo-web-kept = You keep
intrigo-web-unplayed = Not yet played
intrigo-web-unplayed-note = Everybody knows these, nobody knows who holds them.
intrigo-web-stack = { $type }, { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
}, { $left } left
intrigo-web-stack-gone = { $type }: none left
intrigo-web-or-hire = or buy an influence card in the courtyard
intrigo-web-hand-empty = Your hand is empty.
intrigo-web-ask-turn = Place a card, or buy an influence card.
intrigo-web-ask-only = Place a card in the palace.
intrigo-web-ask-empty = Your hand is empty: buy an influence card or pass.
intrigo-web-warn-pass = Pass all the same?
    .why = { $count ->
        [one] You have 1 ducat: it still buys an influence card.
       *[other] You have { $count } ducats: they still buy an influence card.
    }
intrigo-web-ask-draft = Which card do you keep?
intrigo-web-ask-where = Where does { $card } go?
intrigo-web-ask-hire = { $type }: buy for { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}?
intrigo-web-ask-gap = Where does the { $type } go?
intrigo-web-ask-near = { $type }: power on which building?
intrigo-web-near-trader = Trader: which token is swapped?
intrigo-web-near-assassin = Assassin: which card is turned face down?
intrigo-web-near-courtesan = Courtesan: into which empty gap?
intrigo-web-near-gondolier = Gondolier: which card is swapped?
intrigo-web-near-guard = Palace Guard: which card moves?
intrigo-web-near-thief = Thief: which token is turned face down?
intrigo-web-hire-how = First its place, then what it works on. You pay last; you have { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}.
intrigo-web-hire-first = Finish buying, or press “Cancel”.
intrigo-web-yours = yours
intrigo-web-goal = You head { $family }. Four seals of one kind or five different ones win the game.
intrigo-web-awards = Awards: from the door clockwise
intrigo-web-ask-stop = { $type }: the power finds nothing there.
intrigo-web-ask-token = { $type }: swap with which token?
intrigo-web-ask-card = { $type }: swap with which card?
intrigo-web-ask-to = { $type }: where does the card move to?
intrigo-web-ask-name = { $type }: which card has to come out?
intrigo-web-not-paid = You pay only when all is chosen.
intrigo-web-turn-note = A card claims the tokens on both sides of it. { $count ->
    [0] You have no ducats.
    [one] You have 1 ducat.
   *[other] You have { $count } ducats.
}
intrigo-web-do-play = Place here
intrigo-web-do-take = Keep this card
intrigo-web-do-buy = Buy
intrigo-web-do-gap = Place here
intrigo-web-do-near = Choose this
intrigo-web-do-stop = Without its power
intrigo-web-do-token = Swap with this
intrigo-web-do-card = Swap with this
intrigo-web-do-to = Move it here
intrigo-web-skip = Skip
intrigo-web-back = Cancel
intrigo-web-about = About { $name }
intrigo-web-hand = Your hand
