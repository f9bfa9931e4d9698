## What you can do

bang-do-end = End your turn
bang-do-pass = Do nothing
bang-do-play = Play { $card }
bang-do-play-at = Play { $card } { bang-on-whom }
bang-do-play-as = Play { $card } as { $kind }
bang-do-play-as-at = Play { $card } as { $kind } { bang-on-whom }
bang-do-answer = Use { $card }
bang-do-answer-as = Use { $card } as { $kind }
bang-do-use = { $source_id ->
        [barrel] Turn up a card for { $source }
        [chuck_wengam] { $source }: lose 1 life point and draw 2 cards
        [hard_liquor] { $source }: regain 1 life point instead of drawing
        [jourdonnais] { $source }: turn up a card as for a Barrel
        [lady_rosa] { $source }: swap seats with the player on your right
        [pedro_ramirez] { $source }: take the first card from the discard pile
        [teren_kill] { $source }: turn up a card; anything but spades saves you
       *[other] Use { $source }
    }
bang-do-use-at = { $source_id ->
        [doc_holyday] { $source }: two cards for a shot at { target-whom }
        [dorothy_rage] { $source }: command { target-whom }
        [jesse_jones] { $source }: the first card { bang-from-hand }
       *[other] Use { $source } { bang-on-whom }
    }
bang-do-use-card = { $source_id ->
        [jose_delgado] { $source }: discard { $card } and draw 2 cards
        [lee_van_kliff] { $source }: discard { $card } and repeat the last card
       *[other] Use { $source }: { $card }
    }
bang-do-use-card-at = { $source_id ->
        [flint_westwood] { $source }: { $card } for two cards { target-from }
        [lee_van_kliff] { $source }: discard { $card } and repeat the last card { bang-on-whom }
        [pat_brennan] { $source }: instead of drawing take { $target_is ->
            [you] your own { $card }{ $target_mark }
           *[other] { $card } { target-from }
        }
       *[other] Use { $source }: { $card } { bang-on-whom }
    }
bang-do-use-card-on = { $source }: shoot with { $card } at { $kind } { target-before }
bang-do-use-cards = { $source }: { $card } and { $second } { bang-on-whom }
bang-do-offer = { $source_id ->
        [gag] Speak in spite of the { $source }: it costs 1 life point
        [sid_ketchum] { $source }: discard two cards and regain 1 life point
       *[other] Use { $source }
    }
bang-do-pay = Discard { $card }
bang-do-discard = Discard { $card }
bang-do-check = Let { $card } count
bang-do-pick = Choose { $card }
bang-do-hand = A random card from the hand
bang-do-table = From the table: { $card }
bang-do-draw = Draw from the deck
bang-do-choose = { $target_is ->
        [you] Choose yourself{ $target_mark }
       *[other] Choose { $target }
    }
bang-do-yes = Yes
bang-do-guess = Guess { $colour }
bang-do-name = Name { $kind }
bang-do-suit = Name { $suit }
bang-do-character = Choose { $source }
bang-do-bid = Bid ${ $count }
bang-do-announce = Announce it

## What you are asked

bang-ask-play = Your turn: play cards, use abilities, or end it.
bang-ask-shot = { $player_is ->
        [you] You shoot at yourself{ $target_mark }
       *[other] { $player } shoots at you{ $target_mark }
    } ({ $source }). { $count ->
        [1] Answer with a Missed!?
       *[other] { $count } Missed! are needed: answer?
    }
bang-ask-shot-by-nobody = { $shots ->
        [0] You are shot at ({ $source })
        [1] You are shot at ({ $source })
       *[other] { $source }, shot { $shot_number } of { $shots } at you
    }. { $count ->
        [1] Answer with a Missed!?
       *[other] { $count } Missed! are needed: answer?
    }
bang-ask-indians = { $player_is ->
        [you] You set the Indians on yourself{ $target_mark }
       *[other] { $player } sets the Indians on you{ $target_mark }
    }: discard a BANG! or lose 1 life point.
bang-ask-duel = { $player_is ->
        [you] Duel with yourself{ $target_mark }.
       *[other] { $by_is ->
            [you] Your Duel with { $player }.
           *[other] Duel: { $player } against you{ $target_mark }.
        }
    } Discard a BANG! or lose 1 life point.
bang-ask-dying = You{ $target_mark } are dying: you need { $count ->
        [one] 1 life point
       *[other] { $count } life points
    } to survive. What do you do?
bang-ask-pay = { $source }: { $count ->
        [one] which card do you discard for it?
       *[other] which card do you discard for it? { $count } are needed.
    }
bang-ask-check = { $source }: which of the cards turned up counts?
bang-ask-draw = You are about to draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: how will you do it?
bang-ask-limit = You hold { $count ->
        [one] 1 card
       *[other] { $count } cards
    } too many: which one do you discard?
bang-ask-pick-from = { $source }: which of { $target_is ->
        [you] your
       *[other] { $target }'s
    } cards do you choose?
bang-ask-display = General Store: which card do you take?
bang-ask-estate = { $target_is ->
        [you] You are out of the game: which of your cards is discarded next? If you do nothing, first those in play are, then your hand.
       *[other] { $target } is out of the game: which of the cards left behind do you take?
    }
bang-ask-look = { $source }: { $count ->
        [one] which card do you keep?
       *[other] which card do you keep? You may keep { $count }.
    }
bang-ask-gift = Which card do you give { target-to }?
bang-ask-levy = Which card do you give { target-to }?
bang-ask-command = Which card must { $target_is ->
        [you] you
       *[other] { $target }
    } play?
bang-ask-command-target = { $kind }: on whom must { $target_is ->
        [you] you
       *[other] { $target }
    } play it?
bang-ask-obey = { $player_is ->
        [you] You command yourself
       *[other] { $player } commands you
    } to play { $kind } now: which one do you play?
bang-ask-place = { $card } comes to you: in front of which of your characters do you lay it?
bang-ask-pick-character = Which character do you take?
bang-ask-right = Which of your two characters stands on the right?
bang-ask-active = Which of your characters is active?
bang-ask-announce = Your turn begins. Do you announce anything first?
bang-ask-take-back = No Mercy: do you take a BANG! back, and which one?
bang-ask-keep-character = Do you keep { $source } for ${ $count }?
bang-ask-open = You open the bidding: for which character?
bang-ask-opening-bid = { $source }: how much do you bid?
bang-ask-bid = { $source }: { $player_is ->
        [you] you bid
       *[other] { $player } bids
    } ${ $count }. Do you bid more?
bang-ask-keep-cards = Which card do you keep from the last game? Each costs ${ $count }.
bang-ask-anytime = { $source_id ->
        [gag] { $source }: every message in the chat costs 1 life point.
        [sid_ketchum] { $source }: for two cards you may regain 1 life point at any time.
       *[other] You may use { $source } at any time.
    }
bang-ask-character-step = { $source_id ->
        [vera_custer] { $source }: whose ability do you take over?
       *[other] Will you use { $source } now?
    }
bang-ask-new-pair = { $source }: { $first_id ->
        [hidden] do you draw two characters, for their abilities?
       *[other] you have { $second_id ->
            [hidden] the ability of { $first }
           *[other] the abilities of { $first } and { $second }
        }. Do you draw two new characters instead?
    }
bang-ask-event = { $source_id ->
        [blood_brothers] { $source }: to whom do you give one of your life points?
        [handcuffs] { $source }: on whom do you put them?
        [new_identity] { $source }: do you become your hidden character, with 2 life points?
        [peyote] { $source }: is the next card red or black?
        [ranch] { $source }: which card do you exchange? You draw as many when you are done.
        [russian_roulette] { $source }: discard a Missed! or lose 2 life points.
        [the_daltons] { $source }: which of your cards in play do you discard?
       *[other] { $source }: what do you do?
    }
bang-ask-suit = { $source }: cards of which suit will you play this turn?
bang-ask-ricochet = { $player_is ->
        [you] You shoot
       *[other] { $player } shoots
    } at your { $card }: one Missed! card saves it.

## What has happened

bang-log-sheriff = { $player_is ->
        [you] You are
       *[other] { $player } is
    } the Sheriff.
bang-log-role = { $player_is ->
        [you] Your role
       *[other] { $player }'s role
    }: { $role }.
    .hidden = { $player_is ->
        [you] You are dealt a secret role.
       *[other] { $player } is dealt a secret role.
    }
bang-log-character = { $player_is ->
        [you] You are
       *[other] { $player } is
    } { $source } ({ $life ->
        [one] 1 life point
       *[other] { $life } life points
    }).
bang-log-dealt = { $player_is ->
        [you] You are dealt
       *[other] { $player } is dealt
    } { $cards }.
    .hidden = { $player_is ->
        [you] You are dealt
       *[other] { $player } is dealt
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
bang-log-turn = { $player_is ->
        [you] It is your turn.
       *[other] It is { $player_owner }'s turn.
    }
bang-log-draw = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } { $cards }{ bang-because }.
    .hidden = { $player_is ->
        [you] You draw
       *[other] { $player } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }{ bang-because }.
bang-log-draw-open = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $card } { $cause_id ->
        [abandoned_mine] from the discard pile
        [pedro_ramirez] from the discard pile
       *[other] for all to see
    }{ bang-because }.
bang-log-reshuffle = The discard pile is shuffled and becomes the deck.
bang-log-play = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
bang-log-play-at = { $card_kind ->
        [bang] { bang-shoots } at { target-whom } ({ $card }).
        [springfield] { bang-shoots } at { target-whom } ({ $card }).
        [punch] { $player_is ->
            [you] You punch
           *[other] { $player } punches
        } { target-whom } ({ $card }).
        [duel] { $player_is ->
            [you] You challenge
           *[other] { $player } challenges
        } { target-whom } to a Duel ({ $card }).
        [tequila] { $player_is ->
            [you] You treat { $target_is ->
                [you] yourself{ $target_mark }
               *[other] { $target }
            }
           *[other] { $player } treats { target-whom }
        } to a Tequila ({ $card }).
       *[other] { $player_is ->
            [you] You play
           *[other] { $player } plays
        } { $card } { target-against }.
    }
bang-log-play-as = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card } as { $kind }.
bang-log-play-as-at = { $kind_id ->
        [bang] { bang-shoots } at { target-whom } ({ $card } as { $kind }).
       *[other] { $player_is ->
            [you] You play
           *[other] { $player } plays
        } { $card } as { $kind } { target-against }.
    }
bang-log-lay = { $player_is ->
        [you] You lay
       *[other] { $player } lays
    } { $card } on the table.
bang-log-lay-at = { $card_kind ->
        [jail] { $player_is ->
            [you] You put { $target_is ->
                [you] yourself{ $target_mark }
               *[other] { $target }
            }
           *[other] { $player } puts { target-whom }
        } in jail ({ $card }).
       *[other] { $player_is ->
            [you] You lay { $card } { $target_is ->
                [you] in front of yourself{ $target_mark }
               *[other] in front of { $target }
            }
           *[other] { $player } lays { $card } { target-before }
        }.
    }
bang-log-use = { $source_id ->
        [bible] { $player_is ->
            [you] You answer
           *[other] { $player } answers
        } with { $source }.
        [can_can] { $player_is ->
            [you] You play { $source } against yourself{ $player_mark }
           *[other] { $player } plays { $source } against { $player_as ->
                [she] herself
                [he] himself
               *[any] themself
            }
        }.
        [canteen] { $player_is ->
            [you] You drink
           *[other] { $player } drinks
        } some water ({ $source }).
        [conestoga] { $player_is ->
            [you] You play { $source } against yourself{ $player_mark }
           *[other] { $player } plays { $source } against { $player_as ->
                [she] herself
                [he] himself
               *[any] themself
            }
        }.
        [howitzer] { $player_is ->
            [you] You shoot
           *[other] { $player } shoots
        } at everybody ({ $source }).
        [iron_plate] { $player_is ->
            [you] You answer
           *[other] { $player } answers
        } with { $source }.
        [lee_van_kliff] { $player_is ->
            [you] You repeat
           *[other] { $player } repeats
        } the last card ({ $source }).
        [pony_express] { $player_is ->
            [you] You send
           *[other] { $player } sends
        } the { $source }.
        [sombrero] { $player_is ->
            [you] You answer
           *[other] { $player } answers
        } with { $source }.
        [ten_gallon_hat] { $player_is ->
            [you] You answer
           *[other] { $player } answers
        } with { $source }.
       *[other] { $player_is ->
            [you] You use
           *[other] { $player } uses
        } { $source }.
    }
    .page = { $source_id ->
        [chuck_wengam] { "" }
        [hard_liquor] { "" }
        [jose_delgado] { "" }
        [pedro_ramirez] { "" }
        [sid_ketchum] { "" }
       *[other] { bang-log-use }
    }
bang-log-use-at = { $source_id ->
        [blood_brothers] { $player_is ->
            [you] You give
           *[other] { $player } gives
        } a life point { target-to } ({ $source }).
        [buffalo_rifle] { $player_is ->
            [you] You shoot
           *[other] { $player } shoots
        } at { target-whom } ({ $source }).
        [can_can] { $player_is ->
            [you] You play
           *[other] { $player } plays
        } { $source } { target-against }.
        [conestoga] { $player_is ->
            [you] You play
           *[other] { $player } plays
        } { $source } { target-against }.
        [derringer] { $player_is ->
            [you] You shoot
           *[other] { $player } shoots
        } at { target-whom } ({ $source }).
        [doc_holyday] { $player_is ->
            [you] You shoot
           *[other] { $player } shoots
        } at { target-whom } ({ $source }).
        [handcuffs] { $player_is ->
            [you] You put
           *[other] { $player } puts
        } the { $source } on { target-whom }.
        [knife] { $player_is ->
            [you] You throw
           *[other] { $player } throws
        } a knife at { target-whom } ({ $source }).
        [lee_van_kliff] { $player_is ->
            [you] You repeat
           *[other] { $player } repeats
        } the last card { target-against } ({ $source }).
        [pepperbox] { $player_is ->
            [you] You shoot
           *[other] { $player } shoots
        } at { target-whom } ({ $source }).
        [sniper] { $player_is ->
            [you] You shoot
           *[other] { $player } shoots
        } at { target-whom } ({ $source }).
        [vera_custer] { $player_is ->
            [you] You take over
           *[other] { $player } takes over
        } { bang-whose } ability ({ $source }).
       *[other] { $player_is ->
            [you] You use
           *[other] { $player } uses
        } { $source } on { target-whom }.
    }
    .page = { $source_id ->
        [flint_westwood] { "" }
        [jesse_jones] { "" }
       *[other] { bang-log-use-at }
    }
bang-log-pay = { $player_is ->
        [you] You pay
       *[other] { $player } pays
    } with { $card }{ bang-because }.
bang-log-answer = { $player_is ->
        [you] You answer
       *[other] { $player } answers
    } with { $card }{ bang-used-as }{ $cause_id ->
        [bang] { "" }
       *[other] { bang-because }
    }.
bang-log-give = { $player_is ->
        [you] You discard
       *[other] { $player } discards
    } { $card }{ bang-used-as } in answer{ bang-because }.
bang-log-rescue = { $player_is ->
        [you] You play
       *[other] { $player } plays
    } { $card } to survive.
bang-log-spared = { $cause_id ->
        [hidden] It
       *[other] { $cause }
    } has no effect on { player-whom }{ $ability_id ->
        [hidden] { "" }
       *[other] { " " }({ $ability })
    }.
bang-log-check = { $player_is ->
        [you] You make
       *[other] { $player } makes
    } a check ({ $source }): { $cards_in_order }.
bang-log-cover = { $player_is ->
        [you] You take cover
       *[other] { $player } takes cover
    } ({ $source }), which counts as one Missed! card.
bang-log-check-counts = { $player_is ->
        [you] You let
       *[other] { $player } lets
    } { $card } count.
bang-log-loss = { $player_is ->
        [you] You{ $player_mark } lose { $life ->
            [0] { $count ->
                [1] your last life point
               *[other] { bang-lives }
            }
           *[other] { bang-lives }
        }{ $cause_id ->
            [hidden] { "" }
           *[other] { $life ->
            [0] { $count ->
                [1] {" "}({ bang-blow })
               *[other] : { bang-blow }
            }
           *[other] : { bang-blow }
        }
        }
       *[other] { $by_is ->
            [you] { $cause_id ->
                [doc_holyday] Your shot ({ $cause }) costs
                [indians] Your { $cause } cost
               *[other] Your { $cause } costs
            } { $player } { bang-lives-lost }
           *[other] { $player } loses { bang-lives-lost }{ $cause_id ->
                [hidden] { "" }
               *[other] { $life ->
            [0] { $count ->
                [1] {" "}({ bang-blow })
               *[other] : { bang-blow }
            }
           *[other] : { bang-blow }
        }
            }
        }
    }{ $life ->
        [0] { $count ->
            [1] { "" }
           *[other] {" "}(none left)
        }
       *[other] {" "}({ $life } left)
    }.
bang-log-heal = { $player_is ->
        [you] You{ $player_mark } regain
       *[other] { $player } regains
    } { bang-lives }{ bang-because }, now { $life }.
bang-log-dead = { $by_is ->
        [nobody] { $player_is ->
            [you] You{ $player_mark } are
           *[other] { $player } is
        } out of the game{ bang-because }.
        [you] You kill { $player_is ->
            [you] yourself{ $player_mark }
           *[other] { $player }
        }{ bang-because }.
       *[other] { $by } kills { $player_is ->
            [you] you{ $player_mark }
           *[other] { $player }
        }{ bang-because }.
    }{ $role_id ->
        [hidden] { "" }
       *[other] { " " }Role: { $role }.
    }
bang-log-pass = { $cause_id ->
        [new_identity] { $player_is ->
            [you] You keep your character
           *[other] { $player } keeps the character
        } ({ $cause }).
        [greygory_deck] { $player_is ->
            [you] You draw
           *[other] { $player } draws
        } no new characters ({ $cause }).
        [vera_custer] { $player_is ->
            [you] You take over nobody’s ability
           *[other] { $player } takes over nobody’s ability
        } ({ $cause }).
        [peyote] { $player_is ->
            [you] You stop guessing
           *[other] { $player } stops guessing
        } ({ $cause }).
        [blood_brothers] { $player_is ->
            [you] You give
           *[other] { $player } gives
        } no life point away ({ $cause }).
       *[other] { $player_is ->
            [you] You pass
           *[other] { $player } passes
        }{ bang-because }.
    }
bang-log-ending = { $player_is ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
bang-log-look = { $player_is ->
        [you] You look
       *[other] { $player } looks
    } at { $count ->
        [one] 1 card
       *[other] { $count } cards
    } before drawing{ bang-because }.
bang-log-limit = { $player_is ->
        [you] You have
       *[other] { $player } has
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } too many.
bang-log-discard = { $reason_id ->
        [death] { $player_is ->
            [you] Your { $card } is discarded.
           *[other] { $player }'s { $card } is discarded.
        }
       *[other] { $player_is ->
            [you] You discard
           *[other] { $player } discards
        } { $card }{ bang-because }.
    }
bang-log-discard-unseen = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } { $card } face down on the deck{ bang-because }.
    .hidden = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } a card face down on the deck{ bang-because }.
bang-log-removed = { $cause_id ->
        [hidden] { $target_is ->
            [you] Your { $card } is discarded.
           *[other] { $target }'s { $card } is discarded.
        }
       *[other] { $target_is ->
            [you] You lose
           *[other] { $target } loses
        } { $card }{ $reason_id ->
            [replaced] : { $cause } takes its place.
           *[other] { " " }({ bang-whose-cause }).
        }
    }
bang-log-take-hand = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $card } { bang-from-hand }{ bang-because }.
    .hidden = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } a card { bang-from-hand }{ bang-because }.
bang-log-take-table = { $reason_id ->
        [own] { $player_is ->
            [you] You take your own { $card } into your hand
           *[other] { $player } takes back { $card }
        }{ bang-because }.
       *[other] { $player_is ->
            [you] You take
           *[other] { $player } takes
        } { $card } { target-from }{ bang-because }.
    }
bang-log-lose-hand = { $player_is ->
        [you] You discard
       *[other] { $player } discards
    } { $card } { bang-from-hand }{ bang-because }.
bang-log-gift = { $player_is ->
        [you] You give
       *[other] { $player } gives
    } { $card } { target-to }{ bang-because }.
    .hidden = { $player_is ->
        [you] You give
       *[other] { $player } gives
    } a card { target-to }{ bang-because }.
bang-log-pair = { $player_is ->
        [you] You now have
       *[other] { $player } now has
    } the abilities of { $source } and { $other }.
bang-log-half-pair = { $player_is ->
        [you] You now have
       *[other] { $player } now has
    } the ability of { $source }.
bang-log-roles-mixed = { $count ->
        [one] 1 role is
       *[other] { $count } roles are
    } shuffled and dealt again{ bang-because }.
bang-log-seats = { $player_is ->
        [you] You swap
       *[other] { $player } swaps
    } seats { $target_is ->
        [you] with you{ bang-because }. You miss your next turn.
       *[other] with { $target }, who misses the next turn{ bang-because }.
    }
bang-log-spoke = { $player_is ->
        [you] You speak
       *[other] { $player } speaks
    } in spite of the Gag.
bang-log-command = { $player_is ->
        [you] You command
       *[other] { $player } commands
    }: { target-name } must play { $kind } now.
bang-log-command-target = Target of the command: { target-name }.
bang-log-hand-open = { $player_is ->
        [you] You show your hand
       *[other] { $player } shows the whole hand
    }{ bang-because }: { $cards }.
bang-log-offered = Characters on offer: { $sources }.
bang-log-active = { $player_is ->
        [you] Your character{ $player_mark } is
       *[other] { $player } is
    } active now.
bang-log-announced = { $player_is ->
        [you] You show your role
       *[other] { $player } shows the role
    }: { $role }.
bang-log-leaves = { $player_is ->
        [you] You leave
       *[other] { $player } leaves
    } the game without showing the role.
bang-log-bounty = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } a bounty of ${ $count }{ bang-for-killing }.
bang-log-opens = { $player_is ->
        [you] You put
       *[other] { $player } puts
    } { $source } up for auction.
bang-log-bid = { $player_is ->
        [you] You bid
       *[other] { $player } bids
    } ${ $count }.
bang-log-hired = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } { $source } for { $count ->
        [0] nothing
       *[other] ${ $count }
    }.
bang-log-kept-card = { $player_is ->
        [you] You keep
       *[other] { $player } keeps
    } { $card } from the last game.
bang-log-right = { $player_is ->
        [you] Your character{ $player_mark }
       *[other] { $player }
    } stands on the right: { $source }.
bang-log-next-event = The next event will be { $source }.
bang-log-display = Turned up: { $cards }.
bang-log-pick = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $card } from the General Store.
bang-log-pass-on = { $player_is ->
        [you] You pass
       *[other] { $player } passes
    } { $card } on { target-to }.
bang-log-inherit = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } { $cards } { bang-from-hand }{ bang-because }.
    .hidden = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } { bang-from-hand }{ bang-because }.
bang-log-reward = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } a reward of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ bang-for-killing }.
bang-log-penalty = { $player_is ->
        [you] For killing a Deputy you lose
       *[other] For killing a Deputy { $player } loses
    } all cards.
bang-log-jail-stays = { $player_is ->
        [you] You stay in Jail and miss your turn.
       *[other] { $player } stays in Jail and misses the turn.
    }
bang-log-jail-left = { $player_is ->
        [you] You get
       *[other] { $player } gets
    } out of Jail.
bang-log-explodes = { $player_is ->
        [you] The Dynamite blows up in front of you!
       *[other] The Dynamite blows up in front of { $player }!
    }
bang-log-shown = { $player_is ->
        [you] You show
       *[other] { $player } shows
    } { $card }{ bang-because }.
bang-log-turned-up = { $source }: { $card } is turned up.
bang-log-event = A new event: { $source }.
bang-log-second = { $player_is ->
        [you] Your hidden character
       *[other] { $player }'s hidden character
    } is { $source }.
    .hidden = { $player_is ->
        [you] You look at your hidden character.
       *[other] { $player } looks at the hidden character.
    }
bang-log-swap = { $player_is ->
        [you] You become
       *[other] { $player } becomes
    } { $source } ({ $life ->
        [one] 1 life point
       *[other] { $life } life points
    }).
bang-log-suit = { $player_is ->
        [you] You name
       *[other] { $player } names
    } { $suit }{ bang-because }.
bang-log-guess = { $player_is ->
        [you] You guess
       *[other] { $player } guesses
    } { $colour }: it is { $card }{ bang-because }.
bang-log-ricochet = { $player_is ->
        [you] You shoot
       *[other] { $player } shoots
    } with { $card } at { $second } { target-before }.
bang-log-extra-turn = { $player_is ->
        [you] You take
       *[other] { $player } takes
    } an extra turn.
bang-log-returns = { $player_is ->
        [you] You return
       *[other] { $player } returns
    } to the game { $life ->
        [0] as a ghost
        [one] with 1 life point
       *[other] with { $life } life points
    } ({ $source }).
bang-log-ghost-leaves = { $player_is ->
        [you] Your ghost
       *[other] { $player }'s ghost
    } leaves the game.
bang-log-removed-role = The role that was taken out before the game: { $role }.
bang-log-won = { $player_is ->
        [you] You win!
       *[other] { $player_owner } wins!
    }{ $role_id ->
        [hidden] { "" }
       *[other] { " " }Role: { $role }.
    }

bang-on-whom = { $target_is ->
        [you] on yourself{ $target_mark }
       *[other] on { $target }
    }
bang-from-hand = { $target_is ->
        [you] from your hand
       *[other] from { $target }'s hand
    }
bang-whose = { $target_is ->
        [you] your
       *[other] { $target }'s
    }
bang-because = { $cause_id ->
        [hidden] { "" }
       *[other] { " " }({ $cause })
    }
bang-whose-cause = { $cause_id ->
        [doc_holyday] { $by_is ->
            [nobody] { $cause }
            [you] your shot ({ $cause })
           *[other] { $by }'s shot ({ $cause })
        }
       *[other] { $by_is ->
            [nobody] { $cause }
            [you] your { $cause }
           *[other] { $by }'s { $cause }
        }
    }
bang-blow = { $shots ->
        [0] { bang-whose-cause }
        [1] { bang-whose-cause }
       *[other] { $cause }, shot { $shot_number } of { $shots }
    }
bang-lives-lost = { $life ->
        [0] { $count ->
            [1] the last life point
           *[other] { bang-lives }
        }
       *[other] { bang-lives }
    }
bang-lives = { $count ->
        [one] 1 life point
       *[other] { $count } life points
    }
bang-used-as = { $used_as_id ->
        [hidden] { "" }
       *[other] { " " }as { $used_as }
    }
bang-for-killing = { $dead_is ->
        [nobody] { "" }
        [you] { " " }for killing you
       *[other] { " " }for killing { $dead }
    }
bang-shoots = { $player_is ->
        [you] You shoot
       *[other] { $player } shoots
    }
bang-reason-limit = hand limit
bang-reason-death = out of the game
bang-reason-penalty = penalty
bang-reason-replaced = replaced
bang-reason-own = own card
bang-reason-hidden = no reason
bang-reason-named = { $card }

## What is wrong with a table

error-bang-law-and-crime = Law and crime is played by six, not by { $seats }.
error-bang-characters = There are only { $have } characters to deal, and { $need } are needed, two for each player: let more of them into the game.
error-bang-match-seats = A match for money is played by four to eight, not by { $seats }.
error-bang-no-events = Two players play without events at this table: those that were chosen are left out.
error-bang-out-has-cards = Player { $seat } is dead in this position and can have no cards.
error-bang-character-twice = The character of player { $seat } is in this position twice.
error-bang-not-in-play = “{ $card }” lies in front of player { $seat } in this position, but it is a brown card.
error-bang-two-in-play = Two weapons, or two cards of one name, lie in front of player { $seat } in this position.
error-bang-sheriff-in-jail = Player { $seat } is the Sheriff in this position and cannot be in Jail.
error-bang-needs-match = The variant “{ $variant }” needs a match of several games.

## On the page

bang-web-life = { $life } of { $most } life points
bang-web-out = out
bang-web-ghost = ghost
bang-web-turn = on turn
bang-web-skips = misses a turn
bang-web-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
bang-web-known = you know of: { $cards }
bang-web-before = In play
bang-web-known-cards = Cards in hand that you know of
bang-web-event-says = { $event }: { $text }
bang-web-warn-end = { $count ->
        [one] End your turn? 1 card can still be played.
       *[other] End your turn? { $count } cards can still be played.
    }
bang-web-warn-shot = You could still shoot at somebody this turn.
bang-web-warn-limit = { $count ->
        [one] You hold 1 card too many and would have to discard it.
       *[other] You hold { $count } cards too many and would have to discard them.
    }
bang-web-active = active
bang-web-resting = passive
bang-web-total = ${ $total }
bang-web-gain = +${ $gain }
bang-web-money = ${ $money } in the match
bang-web-in-play = In play: { $cards }
bang-web-distance = distance { $distance }
bang-web-not-BANG-R04 = too far: { $distance }
bang-web-not-BANG-R05 = too far: { $distance }
bang-web-not-BANG-A11 = has no cards
bang-web-not-BANG-C13 = not the Sheriff
bang-web-not-BANG-E04 = has one already
bang-web-attacks-you = attacks you
bang-web-attacks = attacks { $name }
bang-web-reach = range { $reach }
bang-web-deck = Deck
bang-web-only-you = only you see it
bang-web-discards = Discards
bang-web-event = Event
bang-web-event-left = Event, { $count } left
bang-web-event-next = Next event
bang-web-event-then = Next: { $event }
bang-web-counter = Turns go counter-clockwise
bang-web-hidden = { $count ->
    [one] still hidden: { $roles }
   *[other] still hidden: { $roles }
}
bang-web-duels-you = in a duel with you
bang-web-duels = in a duel: { $name }
bang-web-identity = { $event }: do you become { $character }, with 2 life points?
bang-web-hidden-sheriff = { $count ->
    [one] 1 Sheriff
   *[other] { $count } Sheriffs
}
bang-web-hidden-deputy = { $count ->
    [one] 1 Deputy
   *[other] { $count } Deputies
}
bang-web-hidden-outlaw = { $count ->
    [one] 1 Outlaw
   *[other] { $count } Outlaws
}
bang-web-hidden-renegade = { $count ->
    [one] 1 Renegade
   *[other] { $count } Renegades
}
bang-web-shoot-out = Shoot-out!
bang-web-shoot-out-goal = The side of the last one standing wins.
bang-web-law-and-crime = Law and crime: a camp announces that it has won
bang-web-role-open = (everybody sees it).
bang-web-goal-three_players-deputy = Kill the Renegade yourself.
bang-web-goal-three_players-renegade = Kill the Outlaw yourself.
bang-web-goal-three_players-outlaw = Kill the Deputy yourself.
bang-web-goal-last = Be the last one alive.
bang-web-role-secret = (only you see it).
bang-web-your-turn = Your turn: play cards or end it
bang-web-must-play = Your turn: you cannot end it yet
bang-web-whom = “{ $card }”: which player?
bang-web-play-or = Play { $card }, or { $ability }: which player?
bang-web-several = Pick { $count } cards to discard: { $picked } of { $count }
bang-web-discard-several = { $count ->
        [one] Discard this card
       *[other] Discard { $count } cards
    }
bang-web-play-as = Play as { $card }
bang-web-bid = How much to bid
bang-web-no-bid = Do not bid
bang-web-won-sheriff = The law wins: { $names }
bang-web-won-outlaw = The Outlaws win: { $names }
bang-web-use = Use { $card }
bang-web-what-shot = { $name } shoots at you{ $source_id ->
    [bang] { "" }
   *[other] { " " }({ $source })
}
bang-web-what-indians = { $name } sets the Indians on you
bang-web-what-duel = { $name } fights a duel with you
    .own = Your duel with { $name }
bang-web-need-shot = { $count ->
    [one] Answer with a Missed!, otherwise you lose 1 life point: { $life } → { $left }.
   *[other] Answer with { $count } × Missed!, otherwise you lose 1 life point: { $life } → { $left }.
}
bang-web-need-indians = Discard a BANG!, otherwise you lose 1 life point: { $life } → { $left }.
bang-web-need-duel = Discard a BANG!, otherwise you lose 1 life point: { $life } → { $left }.
bang-web-missed-given = { $count } of { $needed } answers given
bang-web-die = Die
bang-web-take-hit = Take the hit
bang-web-no-cards = No cards in hand
bang-web-tray = Cards to choose from
bang-web-face = { $card }, { $rank }, { $suit }
bang-web-card-can = { $card }: can be played
bang-web-card-at = { $card }: can be played at { $names }
bang-web-jail-left = free!
bang-web-jail-stays = stays in Jail
bang-web-explodes = explodes!
bang-web-passes = goes on
bang-web-covered = missed!
bang-web-no-luck = no luck

## Before the start

bang-seat-sheriff = the first Sheriff
bang-idle-only_two = Only with two players.
bang-idle-two = Two players play without events at this table.
bang-idle-four = Only with four or more players.
bang-idle-six = Only with six players.
bang-idle-match = Only in a match of several games.
bang-idle-high_noon = Only with High Noon.
bang-idle-fistful = Only with A Fistful of Cards.
bang-idle-events = Only with events.
bang-idle-wild_west_show = Only with Wild West Show.
bang-idle-no_mercy = Only with No Mercy.
bang-idle-without_dodge_city = Only without the cards of Dodge City.
bang-idle-dodge_city = Only with the cards of Dodge City.
bang-idle-show_characters = Only with the characters of Wild West Show.
bang-idle-base_characters = Only with the characters of the base game or of Wild West Show.
bang-idle-characters = Only with the characters of Dodge City.
