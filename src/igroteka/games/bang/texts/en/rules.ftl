## Turns

rule-BANG-T10 = At the start of your turn, after the checks, you draw, normally the two top cards of the deck.
rule-BANG-T12 = After drawing, play cards from hand, use ready green cards, abilities and events, as many as you like and none that you do not want, unless Law of the West makes you. Each action is finished before the next begins.
rule-BANG-T31 = You may play one BANG! card per turn, two under Shootout, any number with a working Volcanic or as Willy the Kid. Cards played while there is no limit are counted too, so giving up the Volcanic later matters.
rule-BANG-T14 = At the end of your turn: if you hold more cards than you have life points, discard the surplus, whichever you like. Sean Mallory may hold 10, a ghost any number; Gary Looter gets what others discard here.
rule-BANG-T01 = A player who must miss a turn because of Lady Rosa is passed over once. When an eliminated player's turn comes up, an event may bring them back: Bone Orchard first, then Dead Man, then Ghost Town, and only one of them. Otherwise they are passed over. Being eliminated cancels a turn you would have had to miss.
rule-BANG-T02 = If it is time for a new event, it is turned up first of all in the turn, replaces the old one, and whatever it does at once is carried out completely.
rule-BANG-T03 = Next comes the Wild West Show event that acts at the start of a turn: Darling Valentine.
rule-BANG-T04 = Next come the other events that act at the start of a turn: High Noon, A Fistful of Cards, Blood Brothers and New Identity.
rule-BANG-T05 = Next Vera Custer may choose whom she copies, and Greygory Deck may change his two characters.
rule-BANG-T06 = Next, if a Dynamite has been lying in front of you since before this turn, you make its check.
rule-BANG-T07 = Next, if you are in Jail, you make its check. If you do not get out, your turn is skipped: you neither draw, play nor discard, and nothing that belongs to the end of a turn happens.
rule-BANG-T08 = If you are eliminated at the start of your turn, the turn is over at once, without anything that belongs to its end.
rule-BANG-T09 = So the order at the start of a turn is: new event, Wild West Show, other events, Vera and Greygory, Dynamite, Jail.
rule-BANG-T11 = Drawing at the start of the turn, in order: Youl Grinner's levy; then Peyote or, if you choose it, Hard Liquor instead of drawing. Otherwise you draw 2 cards, Pixie Pete and Bill Noface their own number, a ghost 3, with Thirst 1; Pat Brennan, Jesse Jones, Pedro Ramirez, Kit Carlson and Abandoned Mine change where from. Then Black Jack and Law of the West show the second card, and Train Arrival brings one more.
rule-BANG-T13 = When you have finished playing, Ranch follows if it is in force. After that you can do nothing more.
rule-BANG-T20 = At the end of the turn, Miss Susanna first takes her life point from whoever has played too few cards.
rule-BANG-T21 = Then the Sheriff may take back a BANG! if you play with No Mercy.
rule-BANG-T22 = Then a ghost leaves the game.
rule-BANG-T23 = Then the green cards laid during this turn become ready.
rule-BANG-T24 = Then comes the check of Vendetta: on hearts the same player takes an extra turn at once, in which no new event is turned up.
rule-BANG-T25 = Then everything that is counted per turn starts afresh: BANG! cards, abilities used, cards played.
rule-BANG-T26 = Then the next player's turn begins.
rule-BANG-T27 = After a skipped turn, or a turn that ended with the death of its player, nothing happens at the end, except that green cards become ready and everything counted per turn starts afresh.
rule-BANG-T30 = You can play cards in your own turn only. Exceptions are answers, saving your life, Sid Ketchum's ability and commands of Dorothy Rage.
rule-BANG-T32 = Not counted as your BANG!: other cards with the BANG! symbol, BANG! cards discarded in a Duel or against Indians!, Ricochet, Doc Holyday and the repetition of Lee Van Kliff. Sniper counts as one, unless the table has agreed otherwise.
    .sniper_uses_bang_limit-true = Not counted as your BANG!: other cards with the BANG! symbol, BANG! cards discarded in a Duel or against Indians!, Ricochet, Doc Holyday and the repetition of Lee Van Kliff. Sniper counts as one.
    .sniper_uses_bang_limit-false = Not counted as your BANG!: other cards with the BANG! symbol, BANG! cards discarded in a Duel or against Indians!, Ricochet, Doc Holyday, Sniper and the repetition of Lee Van Kliff.
rule-BANG-T33 = In front of a player there may be only one card of each name and only one weapon.
rule-BANG-T40 = When an action is over, and between two players whom a card visits, this happens in order: John Pain takes check cards (only when the whole action is over), Molly Stark draws for cards used out of turn, Suzy Lafayette draws if her hand is empty, fines for Gag are collected. Several players act in turn, beginning with the one whose turn it is.
rule-BANG-T41 = Until an action is over, nothing else can be done except the answers it asks for, saving one's life, and Sid Ketchum's ability. Suzy Lafayette may draw meanwhile.
rule-BANG-T42 = Bart Cassidy and El Gringo act right after the loss of life, once their owner is saved or was not in danger, and only if they are alive. Whoever has both abilities uses Bart Cassidy's first.
rule-BANG-T43 = One action is: each single step at the start and at the end of a turn, each check, each shot of A Fistful of Cards, a new event, the whole draw at the start of the turn, each action in the turn itself, Ranch, and discarding the surplus. Russian Roulette and The Daltons pause after each player, a Duel only at its end.
rule-BANG-T44 = If there is no card to draw, an ability such as Suzy Lafayette's does nothing for now and is tried again after the next action.
rule-BANG-T50 = When a card is needed and the deck is empty, the whole discard pile is shuffled and becomes the deck, at that moment and not before.
rule-BANG-T51 = If deck and discard pile are both empty, you simply draw fewer cards or none. A check without a card fails: no help from a Barrel, no way out of Jail, no escape for Teren Kill, no Vendetta; a Dynamite does not explode and moves on.
rule-BANG-T52 = Cards set aside during a check and cards on display for the General Store are not shuffled into the deck.
rule-BANG-T53 = A played brown card and a used green card reach the discard pile only when everything they caused is over; until then they are nobody's. Answers, prices, check cards and destroyed or replaced cards go there at once. Several at once: in the order their owner likes.

## Playing cards

rule-BANG-C01 = BANG!: a shot at another player within range of your weapon. Normally you may play only one BANG! card per turn.
rule-BANG-C02 = Missed!: cancels a shot at you. It can only be played as an answer.
rule-BANG-C03 = Beer: in your turn you regain 1 life point, also at full life, but then it is wasted. When you are dying it can save you even out of turn. It never helps anyone else and has no effect when only two players are left.
rule-BANG-C04 = Panic!: take a card from any player, a random one from the hand or one in play of your choice; or take back a card of your own in play.
    .panic_range-1 = Panic!: take a card from a player at distance 1, a random one from the hand or one in play of your choice; or take back a card of your own in play.
rule-BANG-C05 = Cat Balou: discard a card of any player, a random one from the hand or one in play of your choice; or a card of your own in play.
rule-BANG-C06 = Stagecoach: draw 2 cards. If you play with Wild West Show, its next event is turned up afterwards.
rule-BANG-C07 = Wells Fargo: draw 3 cards. If you play with Wild West Show, its next event is turned up afterwards.
rule-BANG-C08 = General Store: as many cards as there are living players are turned up. Beginning with you, each takes one into hand; if there are too few, the last players get none.
rule-BANG-C09 = Duel: challenge any other player, at any distance. You discard BANG! cards by turns, the challenged player first, and whoever does not loses 1 life point. A Duel is not your BANG! of the turn.
rule-BANG-C10 = Gatling: a shot at every other player. It is not your BANG! of the turn.
rule-BANG-C11 = Indians!: every other player discards a BANG! card or loses 1 life point. All these cards are diamonds.
rule-BANG-C12 = Saloon: every living player regains 1 life point. It is not a Beer: it works with two players left and under The Reverend.
rule-BANG-C13 = Jail: lay it in front of any player who is not the Sheriff and not in Jail, even yourself. At the start of the prisoner's turn comes a check: on hearts Jail is discarded and the turn goes on, otherwise the turn is skipped and Jail stays (or goes, as the table has agreed). A prisoner can be attacked and answers as usual.
    .jail_release-hearts_only = Jail: lay it in front of any player who is not the Sheriff and not in Jail, even yourself. At the start of the prisoner's turn comes a check: on hearts Jail is discarded and the turn goes on, otherwise the turn is skipped and Jail stays. A prisoner can be attacked and answers as usual.
    .jail_release-one_turn = Jail: lay it in front of any player who is not the Sheriff and not in Jail, even yourself. At the start of the prisoner's turn comes a check: on hearts the turn goes on, otherwise it is skipped; Jail is discarded in either case. A prisoner can be attacked and answers as usual.
rule-BANG-C14 = Dynamite: lay it in front of yourself. From the next turn on, its holder makes a check at the start of the turn: on spades 2–9 it is discarded and costs 3 life points, otherwise it moves on to the next living player who has no Dynamite. Nobody counts as the killer.
rule-BANG-C15 = Barrel: when you are shot at, you may make a check, once per shot; hearts count as one Missed!.
rule-BANG-C16 = Scope: you see all other players 1 nearer.
rule-BANG-C17 = Mustang: other players see you 1 farther away.
rule-BANG-C18 = Volcanic: a weapon with range 1. With it you may play any number of BANG! cards.
rule-BANG-C19 = Schofield: a weapon with range 2.
rule-BANG-C20 = Remington: a weapon with range 3.
rule-BANG-C21 = Rev. Carabine: a weapon with range 4.
rule-BANG-C22 = Winchester: a weapon with range 5.
rule-BANG-C23 = Binocular: you see all other players 1 nearer. It adds up with a Scope.
rule-BANG-C24 = Hideout: other players see you 1 farther away. It adds up with a Mustang.
rule-BANG-C25 = Punch: a shot at a player at distance 1.
rule-BANG-C26 = Springfield: discard another card from hand, then it is a shot at any other player.
rule-BANG-C27 = Rag Time: discard another card from hand, then take a card from any player, a random one from the hand or one in play of your choice.
rule-BANG-C28 = Brawl: discard another card from hand. Then each other player in turn loses a card, and you choose each time: a random one from the hand or one in play. Players without cards are passed over.
rule-BANG-C29 = Dodge: in answer to a shot it counts as one Missed!, and you draw a card at once.
rule-BANG-C30 = Tequila: discard another card from hand, then any one player, you included, regains 1 life point.
rule-BANG-C31 = Whisky: discard another card from hand, then regain 2 life points.
rule-BANG-C32 = Bible, green: when ready, it counts as one Missed! in answer to a shot, and you draw a card at once.
rule-BANG-C33 = Canteen, green: when ready, use it in your turn to regain 1 life point.
rule-BANG-C34 = Can Can, green: when ready, use it in your turn to discard a card of any player, a random one from the hand or one in play of your choice.
rule-BANG-C35 = Ten Gallon Hat, green: when ready, it counts as one Missed! in answer to a shot.
rule-BANG-C36 = Conestoga, green: when ready, use it in your turn to take a card from any player, a random one from the hand or one in play of your choice.
rule-BANG-C37 = Derringer, green: when ready, use it in your turn: you draw a card at once, then shoot at a player at distance 1.
rule-BANG-C38 = Buffalo Rifle, green: when ready, use it in your turn for a shot at any other player.
rule-BANG-C39 = Howitzer, green: when ready, use it in your turn for a shot at every other player.
rule-BANG-C40 = Pepperbox, green: when ready, use it in your turn for a shot at a player within range of your weapon.
rule-BANG-C41 = Iron Plate, green: when ready, it counts as one Missed! in answer to a shot.
rule-BANG-C42 = Pony Express, green: when ready, use it in your turn to draw 3 cards. It does not turn up a Wild West Show event.
rule-BANG-C43 = Knife, green: when ready, use it in your turn for a shot at a player at distance 1.
rule-BANG-C44 = Sombrero, green: when ready, it counts as one Missed! in answer to a shot.

## Distance

rule-BANG-R01 = The distance between two players is the number of steps round the table, the shorter way, counting living players only. So it shrinks when somebody is eliminated.
rule-BANG-R02 = To this are added the target's Mustang, Hideout and Paul Regret, 1 each; your Scope, Binocular and Rose Doolan take away 1 each. It is never less than 1, and need not be the same in both directions.
rule-BANG-R03 = You are always at distance 1 from yourself.
rule-BANG-R04 = Without a weapon card you have a Colt with range 1; otherwise the number on your weapon counts. You may play a BANG! at a player whose distance is within this range. A weapon does not bring anyone nearer for Panic!, Punch, Knife or Derringer.
rule-BANG-R05 = Some cards reach distance 1 only; BANG!, Pepperbox, Doc Holyday and Sniper reach as far as your weapon; others reach any player.
rule-BANG-R06 = Under Ambush all players are 1 apart, but Mustang, Scope and the like still count.
rule-BANG-R07 = Cards in play that have no effect (under Lasso, or those of others in Belle Star's turn) change neither distance nor range.

## Attacks and answers

rule-BANG-A01 = One Missed! cancels a shot. It takes two against a BANG! card of Slab the Killer and against Sniper, and no more than two when Slab uses Sniper.
rule-BANG-A02 = In answer to a shot you may use, one after another: Missed! and Dodge from your hand, ready Bible, Ten Gallon Hat, Iron Plate and Sombrero, a Barrel, Jourdonnais' ability; Calamity Janet and, under Showdown, everyone a BANG!; Elena Fuente any card. Each counts as one Missed!, and a card drawn with Dodge or Bible may be used at once. You may stop at any time, but what you have used is gone.
rule-BANG-A03 = A Barrel and Jourdonnais' ability can be tried once each against one shot, and each gives one Missed! at most. Against a shot that takes two, one is still missing.
rule-BANG-A04 = Only the target can cancel a shot. With too few Missed! it hits and costs 1 life point.
rule-BANG-A05 = The card you attack with is discarded whether or not it was cancelled.
rule-BANG-A06 = Gatling, Howitzer, Indians! and Brawl visit the others one after another, beginning with the next living player; General Store and Saloon begin with whoever played them. For each player everything is finished, even death and rewards, before the next one's turn comes.
rule-BANG-A07 = Against Indians! you discard a BANG! card or lose 1 life point. Missed!, Barrel and green cards are of no use.
rule-BANG-A08 = In a Duel the two discard BANG! cards by turns, the challenged player first; the first who does not loses 1 life point. Missed! and Barrel are of no use, but Calamity Janet may give Missed! cards, and under Showdown any card will do.
rule-BANG-A09 = You need not answer, even if you have a suitable card.
rule-BANG-A10 = If the target cannot be affected (Apache Kid), the effect passes by and no answer is asked for; the card is spent all the same.
rule-BANG-A11 = A card taken from a hand is always random, even if the hand is open. In play, whoever uses the effect chooses the card. The target must have at least one card there.
rule-BANG-A12 = Panic!, Cat Balou, Rag Time, Conestoga and Can Can may be used on a card of your own in play, but never on your own hand.
rule-BANG-A13 = Where a rule speaks of a card played by another player (Apache Kid, El Gringo, who killed whom), a green card used from the table counts as well.

## Cards in play

rule-BANG-E01 = In your turn, after drawing, you lay blue and green cards in front of yourself; Jail goes in front of the player you choose.
rule-BANG-E02 = When you lay a weapon, the one you had is discarded.
rule-BANG-E03 = When you lay a card whose name you already have in front of you, the older one is discarded (or the play is not allowed, as the table has agreed). Different names with the same effect may lie side by side.
    .duplicate_in_play-replace = When you lay a card whose name you already have in front of you, the older one is discarded. Different names with the same effect may lie side by side.
    .duplicate_in_play-forbid = You may not lay a card whose name you already have in front of you. Different names with the same effect may lie side by side.
rule-BANG-E04 = Jail cannot be played on somebody who is in Jail already. A Dynamite that moves on never goes to a player who already has one.
rule-BANG-E05 = Blue cards stay until they are replaced, taken, destroyed or removed by their own rule.
rule-BANG-E06 = A green card cannot be used in the turn in which it was laid. One with the Missed! symbol is ready from its owner's next turn on and is used as an answer; any other is used in your later turns, after drawing. Using it is not playing it: it does not count as your BANG! or for Miss Susanna.
    .green_missed_ready-next_turn = A green card cannot be used in the turn in which it was laid. One with the Missed! symbol is ready when that turn is over and is used as an answer; any other is used in your later turns, after drawing. Using it is not playing it: it does not count as your BANG! or for Miss Susanna.
rule-BANG-E07 = A green card that goes from the table into a hand must be laid again, and waits again.
rule-BANG-E08 = Green cards in play can be taken and destroyed like blue ones, ready or not.
rule-BANG-E09 = A card that has no effect at the moment can still be taken, destroyed, replaced and shot at.

## Checks

rule-BANG-K01 = Checks are made for Dynamite, Jail, Barrel, Jourdonnais, Teren Kill and Vendetta.
rule-BANG-K02 = For a check you turn up the top card of the deck. Lucky Duke turns up two and chooses which one counts.
rule-BANG-K03 = Under Blessing every suit counts as hearts, under Curse as spades; ranks do not change.
rule-BANG-K04 = The card turned up, with Lucky Duke both, goes to the discard pile, never to the hand of whoever made the check. If John Pain is about, it is set aside for him until the action is over.
rule-BANG-K05 = Nobody else can change a check. If Lucky Duke can turn up only one card, that one counts; if he makes two checks against one shot, he turns up two cards for each.
rule-BANG-K06 = No checks are Helena Zontero's card, the guesses of Peyote and the cards shown by Black Jack and Law of the West: Lucky Duke and John Pain get nothing from them. Blessing and Curse do change Helena Zontero's and Black Jack's card.
rule-BANG-K07 = Dynamite explodes on spades from 2 to 9. Jail, Barrel, Jourdonnais and Vendetta need hearts. Teren Kill needs anything but spades.

## Losing life and dying

rule-BANG-D01 = Dynamite costs 3 life points, Russian Roulette 2, everything else 1. Whoever has none left is dying.
rule-BANG-D02 = A dying player may at once play Beer cards, even out of turn, and Sid Ketchum may use his ability, until there is at least 1 life point again. No Beer helps when two players are left, under The Reverend, or a handcuffed player in their own turn; Saloon, Tequila, Whisky and Canteen never help. Only cards held when the hit came can be used, and what Suzy Lafayette draws meanwhile.
rule-BANG-D03 = When only two players are left, Beer has no effect: you may play it for nothing in your turn, but not to save your life.
rule-BANG-D04 = Teren Kill, when dying, may play Beers or make his check. The check settles the matter either way; if he does nothing, it is made for him.
rule-BANG-D05 = When a player is eliminated, in order: the role is turned up; if that decides the game, it is over; Vulture Sam takes the cards, or they are discarded in an order of the dead player's choice; Greg Digger and Herb Hunter gain by it; then reward or penalty. If it was the dead player's own turn, it ends as soon as the action is finished.
rule-BANG-D06 = After the loss, even if only a Beer saved him, Bart Cassidy draws a card for each life point lost, and El Gringo takes as many random cards from the hand of whoever hit him.
rule-BANG-D07 = The killer is whoever played the card or used the ability that took the last life point, unless it was the victim. There is no killer with Dynamite, events, Gag, Miss Susanna, and when you lose a Duel that you started. Under Dorothy Rage it is the player who was made to play the card.
rule-BANG-D08 = Whoever kills an Outlaw draws 3 cards, even another Outlaw.
rule-BANG-D09 = A Sheriff who kills a Deputy discards the whole hand and all cards in play.
rule-BANG-D10 = A killer gets reward or penalty only while alive.
rule-BANG-D11 = When you die, your ability ends at once, and your own death brings you nothing. A copied ability and a drawn pair of characters are gone; if you come back, you choose anew.

## Winning

rule-BANG-W01 = Whether somebody has won is decided at every elimination, right after the role is turned up.
rule-BANG-W02 = If the Sheriff dies and the only player left alive is a Renegade, that Renegade wins alone. Otherwise all Outlaws win, living or dead.
rule-BANG-W03 = If all Outlaws and all Renegades are dead, the Sheriff and all Deputies win, living or dead.
rule-BANG-W04 = Two Renegades never win together.
rule-BANG-W05 = Once the card Wild West Show is in force, the other goals no longer count: the last living player wins alone.
rule-BANG-W06 = A ghost counts as living in its own turn. When it leaves, it is decided again whether somebody has won.
rule-BANG-W07 = With two or three players and in law and crime the game is won in other ways. The card Wild West Show replaces those of three players and of law and crime too.

## Characters

rule-BANG-P01 = Bart Cassidy (4 life points) draws a card for each life point he loses, however he loses it, if he survives.
rule-BANG-P02 = Black Jack (4) shows the second card he draws at the start of his turn. If it is hearts or diamonds, he draws one more, unseen. Without a second card there is no bonus.
rule-BANG-P03 = Calamity Janet (4) may use BANG! cards as Missed! and Missed! cards as BANG!, also in a Duel and against Indians!. Only cards of these two names will do, and a Missed! she shoots with counts as her BANG! of the turn.
rule-BANG-P04 = El Gringo (3) takes a random card from the hand of whoever hit him, one for each life point lost to that player's card or shot. Not for Dynamite, events or a Duel he started himself.
rule-BANG-P05 = Jesse Jones (4) may take the first card of his turn's draw at random from another player's hand.
rule-BANG-P06 = Jourdonnais (4) always counts as having a Barrel. With a real Barrel he has two tries against each shot.
rule-BANG-P07 = Kit Carlson (4) looks at the top three cards at the start of his turn, keeps two (under Thirst one) and puts the rest back on top as it was. If he draws three or more anyway, he simply draws them.
rule-BANG-P08 = Lucky Duke (4) turns up two cards for every check and chooses which one counts.
rule-BANG-P09 = Paul Regret (3): other players see him 1 farther away.
rule-BANG-P10 = Pedro Ramirez (4) may take the first card of his turn's draw from the top of the discard pile, if there is one.
rule-BANG-P11 = Rose Doolan (4) sees all other players 1 nearer.
rule-BANG-P12 = Sid Ketchum (4) may at any time, even out of turn or when dying, discard two cards from hand to regain 1 life point, again and again. Not at full life.
rule-BANG-P13 = Slab the Killer (4): it takes two Missed! to cancel his BANG! cards; one is enough against his other shots.
rule-BANG-P14 = Suzy Lafayette (4) draws a card as soon as her hand is empty, also in the middle of an action: after playing her last card, in a Duel, between two costs or two targets. She may use it at once. An exchange of cards (Flint Westwood, Ranch, Darling Valentine) does not count.
    .suzy_lafayette_draws-settle_points = Suzy Lafayette (4) draws a card whenever an action is over and her hand is empty, and also just before El Gringo takes a card from her because of her own shot.
rule-BANG-P15 = Vulture Sam (4) takes into his hand all the cards, from hand and in play, even Jail and Dynamite, of every other player who dies.
rule-BANG-P16 = Willy the Kid (4) may play any number of BANG! cards.
rule-BANG-P17 = Apache Kid (3): diamond cards that other players play or use have no effect on him, his hand and his cards in play; they may be aimed at him and are wasted. This does not hold in a Duel. A shot made with two cards has no effect if one of them is a diamond.
rule-BANG-P18 = Belle Star (4): during her whole turn cards in front of other players have no effect, so there are no Barrels, Mustangs or green Missed! cards. Her own cards work.
rule-BANG-P19 = Bill Noface (4) draws one card at the start of his turn, plus one for each life point he is missing.
rule-BANG-P20 = Chuck Wengam (4) may in his turn lose 1 life point to draw 2 cards, any number of times, but never his last one.
rule-BANG-P21 = Doc Holyday (4) may once in his turn discard two cards from hand for a shot within range of his weapon. It is not his BANG! of the turn, and one Missed! cancels it.
rule-BANG-P22 = Elena Fuente (3) may use any card from hand as a Missed!. What the card itself does then does not happen.
rule-BANG-P23 = Greg Digger (4) regains 2 life points whenever another player is eliminated.
rule-BANG-P24 = Herb Hunter (4) draws 2 cards whenever another player is eliminated.
rule-BANG-P25 = José Delgado (4) may in his turn discard a blue card from hand to draw 2 cards, as often as he can, or twice if agreed. Jail and Dynamite are blue; green cards will not do.
    .jose_delgado_limit-unlimited = José Delgado (4) may in his turn discard a blue card from hand to draw 2 cards, as often as he can. Jail and Dynamite are blue; green cards will not do.
    .jose_delgado_limit-2 = José Delgado (4) may in his turn discard a blue card from hand to draw 2 cards, up to twice in a turn. Jail and Dynamite are blue; green cards will not do.
rule-BANG-P26 = Molly Stark (4) draws a card for each card from hand that she plays outside her turn, once her own answer is settled: Missed!, Dodge, Beer, BANG! cards in a Duel (after it), commands of Dorothy Rage. Cards discarded against Indians! or in Russian Roulette, lost to others, given away or used from the table do not count.
    .molly_stark_draws-used = Molly Stark (4) draws a card for each card from hand that she chooses to use outside her turn, when the action is over: answers, Beer, BANG! cards in a Duel or against Indians!, commands of Dorothy Rage. Cards lost to others, given away or used from the table do not count.
rule-BANG-P27 = Pat Brennan (4) may at the start of his turn, instead of the whole draw, take one card in play in front of any player, at any distance, even his own, a Jail or a Dynamite. Nobody can answer that.
rule-BANG-P28 = Pixie Pete (3) draws four cards at the start of his turn, or three if agreed.
    .pixie_pete_draw-4 = Pixie Pete (3) draws four cards at the start of his turn.
    .pixie_pete_draw-3 = Pixie Pete (3) draws three cards at the start of his turn.
rule-BANG-P29 = Sean Mallory (3) may hold up to 10 cards at the end of his turn.
rule-BANG-P30 = Tequila Joe (4) regains 2 life points with a Beer. Saloon, Tequila, Whisky and Canteen work as usual.
rule-BANG-P31 = Vera Custer (3) may at the start of her turn choose another living player, for all to see, and has that character's ability, drawbacks included, until her next turn, even if that player dies meanwhile. She does not get its life points or starting hand. Without a choice she has no ability.
rule-BANG-P32 = Johnny Kisch (4): when he lays a blue or green card, also Jail in front of another, every other card of that name in front of other players is discarded. Cards passed to him, green cards he uses and cards he uses as something else do nothing of the kind.
rule-BANG-P33 = Uncle Will (4) may once in his turn play any card from hand as a General Store; nothing of the card's own effect happens. Real General Stores are not limited.
rule-BANG-P34 = Claus “The Saint” (3) takes at the start of his turn one card more than there are living players, keeps 2 (under Thirst 1) and gives each other player one of his choice. If there are too few cards, he keeps his own first.
rule-BANG-P35 = Big Spencer (9) starts with 5 cards and may not play Missed! cards. Dodge, green cards and Barrel are allowed, and he may discard Missed! cards.
rule-BANG-P36 = Flint Westwood (4) may in his turn, as often as he likes, choose another player who has cards in hand: he takes two of them at random (one if there is only one) and gives a card of his own choice from his hand. Any distance.
    .flint_westwood_limit-1 = Flint Westwood (4) may once in his turn choose another player who has cards in hand: he takes two of them at random (one if there is only one) and gives a card of his own choice from his hand. Any distance.
rule-BANG-P37 = Gary Looter (5) starts with 5 cards and gets into his hand every card that other players discard because of the hand limit at the end of their turn. Nothing else.
rule-BANG-P38 = Greygory Deck (4) may at the start of the game and of each of his turns put back his pair and draw two random free characters of the base game, face up: he has both their abilities. He keeps both or changes both.
rule-BANG-P39 = John Pain (4) gets the cards of all checks, anyone's, while he has fewer than 6 cards in hand, but only when the whole action is over. Of Lucky Duke's two cards he gets the one that counted; the other is discarded.
rule-BANG-P40 = Lee Van Kliff (4) may in his turn discard a BANG! card to repeat the brown card he has just played from hand, once, with new targets and without paying for it again. It is not his BANG! of the turn. If he has done something else since, the chance is gone.
rule-BANG-P41 = Teren Kill (3), when dying, may use Beer or make one check: unless it is spades, he has 1 life point and draws a card; on spades he is eliminated. It works with two players left, under The Reverend and in handcuffs, but not under Hangover.
rule-BANG-P42 = Youl Grinner (4): before he draws, every other living player who has more cards in hand than he has gives him one of their own choice.

## What is hidden

rule-BANG-I01 = You know your own role and the Sheriff's; a role is shown when its owner is eliminated. Roles dealt again are secret again.
rule-BANG-I02 = You see your own hand and how many cards the others hold. Only Sacagaway shows all hands, and Dorothy Rage one of them for a moment.
rule-BANG-I03 = Nobody knows the order of the deck, only its size. Kit Carlson and Claus see the cards they choose from; under Abandoned Mine you know what you put on top, and everybody knows what was shown first.
rule-BANG-I04 = Everybody sees the top card of the discard pile and its size, and has seen every card that came there.
rule-BANG-I05 = Everybody sees check cards, the General Store, Peyote cards, the second card of Black Jack and Law of the West, cards taken from the discard pile, and everything that is played, laid, discarded or destroyed.
rule-BANG-I06 = A card taken from a hand or given to another player is known only to the two of them; the others see how many.
rule-BANG-I07 = The hand of a dead player is known to the dead player and to Vulture Sam, who takes it. Two heirs know only what each has taken.
rule-BANG-I08 = Nobody knows the hidden second character, except its owner under New Identity.
rule-BANG-I09 = Everybody sees the event in force and, in the pile of High Noon and A Fistful of Cards, the next one. The rest is hidden.
rule-BANG-I10 = You are asked for an answer whether or not you have one, as long as you have a card in hand, a ready green card or a Barrel. So the question gives nothing away. A dying player with cards in hand is asked too, unless everyone can see that nothing can help. Where everyone can see that only one answer is possible, it is given without a question (BANG-O24).
rule-BANG-I11 = Bids in an auction are public.

## Events in general

rule-BANG-U01 = The High Noon and Fistful decks in use are shuffled into one pile that lies face up: everyone sees the next event, but not the order below it.
rule-BANG-U02 = Wild West Show is never mixed with the other events: it has a pile and an event in force of its own.
rule-BANG-U03 = The Sheriff, with three players the Deputy, with two the player who begins, turns up an event at the start of their second and every later turn. If they die, the next living player clockwise takes over for good, but there is at most one new event per round. None is turned up in an extra turn or in a turn that is missed.
rule-BANG-U04 = One event of High Noon or A Fistful of Cards is in force at a time, for everybody, until the next one is turned up.
rule-BANG-U05 = A new event is turned up first; what it does at once follows, and only then the rest of the start of the turn.
rule-BANG-U06 = When an event is due and the pile is empty, all used events, the one in force included, are shuffled into a new pile, and the top one is turned up.
rule-BANG-U07 = With the publisher's rule High Noon or A Fistful of Cards lies at the bottom and stays in force to the end of the game; with both decks one of the two, chosen at random, and the other is left out.
rule-BANG-U08 = Of the Wild West Show pile, face down, the card of that name is the last. Whenever a Stagecoach or Wells Fargo is played as such, the next one is turned up after the draw and replaces the one in force. The card Wild West Show stays to the end.
rule-BANG-U09 = When events of both piles act at the same moment, Wild West Show comes first.
rule-BANG-U10 = What an event does has no suit and no player behind it, and makes nobody a killer, unless it is an action that a player takes: Ricochet, Sniper, Dorothy Rage.

## High Noon

rule-BANG-H01 = Blessing: all suits count as hearts, everywhere.
rule-BANG-H02 = Curse: all suits count as spades, everywhere. Dynamite still needs a rank from 2 to 9.
rule-BANG-H03 = Ghost Town: an eliminated player takes the turn as a ghost, without life and without cards, but with the character's ability, and draws 3 cards. A ghost neither loses nor gains life, cannot die, may attack and be aimed at, and has no hand limit. At the end of its turn it leaves again; nobody is rewarded for that.
rule-BANG-H04 = Hangover: no character's ability works. Life points and cards stay as they are. When it ends, abilities return at once.
rule-BANG-H05 = Gold Rush: from the Sheriff's turn on, turns go counter-clockwise, and so do card effects (unless agreed otherwise). Distances do not change, and right and left keep their meaning.
    .gold_rush_effects-counterclockwise = Gold Rush: from the Sheriff's turn on, turns go counter-clockwise, and so do card effects. Distances do not change, and right and left keep their meaning.
    .gold_rush_effects-clockwise = Gold Rush: from the Sheriff's turn on, turns go counter-clockwise; card effects still go clockwise. Distances do not change, and right and left keep their meaning.
rule-BANG-H06 = The Daltons: when it is turned up, every player with cards in play discards one of them, of their own choice (only a blue one if so agreed). Jail and Dynamite may be chosen.
    .daltons_scope-any_in_play = The Daltons: when it is turned up, every player with cards in play discards one of them, of their own choice. Jail and Dynamite may be chosen.
    .daltons_scope-blue_only = The Daltons: when it is turned up, every player with blue cards in play discards one of them, of their own choice. Jail and Dynamite may be chosen.
rule-BANG-H07 = The Sermon: the player whose turn it is may not play a BANG! card, nor another card as one. Discarding one, in a Duel for example, is allowed, and so are other shots; other players may use BANG! cards.
    .sermon_scope-play_and_discard = The Sermon: the player whose turn it is may neither play a BANG! card nor discard one as a BANG!, not even in a Duel. Other shots are allowed, and other players may use BANG! cards.
rule-BANG-H08 = High Noon: at the start of your turn you lose 1 life point.
rule-BANG-H09 = Handcuffs: whoever announces the events chooses any living player, perhaps themselves. In their turn of this round that player may play no cards from hand, no answers and no Beer either; ready green cards, abilities, drawing and discarding are as usual. In the turns of others they play normally, but cannot be commanded under Dorothy Rage.
    .handcuffs_rule-name_suit = Handcuffs: after drawing at the start of the turn every player names a suit. For the rest of their turn they may play only hand cards of that suit, answers and Beer included; ready green cards, abilities and discarding are as usual.
rule-BANG-H10 = Thirst: at the start of your turn you draw only the first card, one card whoever you are.
    .thirst_draw-one_less = Thirst: at the start of your turn you draw one card fewer, but at least 1.
rule-BANG-H11 = Train Arrival: after your draw at the start of the turn you draw one more card from the deck.
rule-BANG-H12 = Shootout: you may play two BANG! cards per turn.
rule-BANG-H13 = The Reverend: nobody may play Beer cards, not even to survive.
rule-BANG-H14 = The Doctor: when it is turned up, all living players who have the fewest life points regain 1. Then it is discarded, and no event is in force until the next one.
rule-BANG-H15 = New Identity: at the start of your turn you look at your hidden character and may swap: the new one has 2 life points and its own maximum, you keep your cards, and the old one becomes the hidden one. If you refuse, nobody else learns who it is.

## A Fistful of Cards

rule-BANG-F01 = Hard Liquor: if you are wounded, you may regain 1 life point instead of drawing at the start of your turn.
rule-BANG-F02 = Abandoned Mine: if the discard pile is not empty when you come to draw, you take your cards from its top, and for the rest of this turn every card that you discard from hand goes face down on top of the deck. Cards you play go to the discard pile as usual.
rule-BANG-F03 = Ranch: when you have finished playing, before you discard the surplus, you may once discard any number of cards from hand and draw as many.
rule-BANG-F04 = Peyote: instead of drawing, name red or black and turn up the top card. If you are right, you take it and may go on or stop; if not, it is discarded and you draw no more. The first guess cannot be refused, and no drawing ability helps.
rule-BANG-F05 = Ambush: all players are 1 apart; Mustang, Scope and the like still count.
rule-BANG-F06 = Ricochet: in your turn you may play BANG! cards, any number, at cards in play in front of others, at any distance; this is not your BANG! of the turn. The card is discarded unless its owner uses a Missed! card or a ready green card; a Barrel does not help. Your own cards cannot be shot at.
rule-BANG-F07 = The Judge: no blue or green card may be laid in front of anyone. Cards already in play may be used.
rule-BANG-F08 = Lasso: cards in play have no effect: no weapons, Mustangs, Barrels or green cards, and Dynamite and Jail simply stay without a check. New cards may be laid. Abilities work.
rule-BANG-F09 = Blood Brothers: at the start of your turn, if you have 2 life points or more, you may lose 1 so that another wounded player regains 1.
rule-BANG-F10 = Dead Man: the player who was eliminated first in this game comes back for good when their turn comes up, with 2 life points and 2 cards, and plays a whole turn. The role stays face up. It happens once while the event is in force.
rule-BANG-F11 = A Fistful of Cards: at the start of your turn you are shot at as many times as you have cards in hand at that moment, one shot after another. Nobody is the shooter.
rule-BANG-F12 = Vendetta: at the end of your turn you make a check; on hearts you take an extra turn at once. After it there is no further check.
rule-BANG-F13 = Sniper: in your turn you may discard two BANG! cards for one shot at a player within range of your weapon; only two Missed! cards cancel it, no Barrel and no Jourdonnais. It counts as one BANG! of the turn.
    .sniper_stopped_by-effects = Sniper: in your turn you may discard two BANG! cards for one shot at a player within range of your weapon; it takes two Missed! to cancel it. It counts as one BANG! of the turn.
    .sniper_uses_bang_limit-false = Sniper: in your turn you may discard two BANG! cards for one shot at a player within range of your weapon; only two Missed! cards cancel it, no Barrel and no Jourdonnais. It does not count as a BANG! of the turn.
rule-BANG-F14 = Russian Roulette: when it is turned up, beginning with the Sheriff everyone in turn discards a card that counts as a Missed!, from hand or a ready green one, round and round. The first who does not loses 2 life points, and it stops. Barrel and Jourdonnais do not help, and nobody draws for Dodge or Bible.
rule-BANG-F15 = Law of the West: you show the second card taken at the start of the turn and cannot end the turn while you hold it and could play it as what it is. Until then you may not pay with it or use it as another card, except in answer. Nothing is owed if it could only hit yourself or your own cards, nor for Missed! and Dodge.

## Wild West Show

rule-BANG-X01 = Helena Zontero: the top card of the deck is turned up and discarded. On hearts or diamonds the roles of all living players except the Sheriff are shuffled and dealt again, in secret (with three players openly).
rule-BANG-X02 = Lady Rosa of Texas: once in your turn, with three or more living players, you may swap seats with the nearest living player on your right; both take everything along. The other player misses the next turn, and play goes on from your new seat.
rule-BANG-X03 = Gag: every chat message of a living player costs 1 life point, taken when the current action is over; you are warned before you send it. Gestures are free, and nobody counts as the killer. Without a chat the event has no effect.
rule-BANG-X04 = Dorothy Rage: once in your turn, choose another living player who has cards in hand and name any card of the game. If they hold a card of that name, you choose its target, one that they themselves could choose, and they must play it; it counts as theirs. A card that they cannot play now is only shown. If they hold none, they show their hand for a moment.
    .dorothy_rage_order-card_and_target = Dorothy Rage: once in your turn, name another living player who has cards in hand, a card and its target, which must be possible for that player. If they hold a card of that name, they must play it, and it counts as theirs; if not, they show their hand for a moment. Missed! and Dodge cannot be named.
rule-BANG-X05 = Darling Valentine: at the start of your turn you discard your whole hand and draw as many cards.
rule-BANG-X06 = Bone Orchard: when an eliminated player's turn comes up, that player returns for good with 1 life point and no cards. If two or more are eliminated at that moment, their roles are first shuffled and dealt back among them face down; a dead Sheriff stays Sheriff.
rule-BANG-X07 = Showdown: any card from hand may be used wherever a BANG! card is asked for, and any card named BANG! as a Missed!. Cards keep their suit and their own uses, and the limit of BANG! cards per turn still holds.
rule-BANG-X08 = Sacagaway: everyone sees all hands, but no roles or hidden characters. What is taken at random stays random.
rule-BANG-X09 = Miss Susanna: if you have played fewer than 3 cards from hand in your turn, you lose 1 life point at its end. Laid cards, Beer, answers, Sniper, Ricochet and the repetition of Lee Van Kliff count as one each; discards, used green cards and abilities do not. Skipped turns are spared.
rule-BANG-X10 = Wild West Show: from now on the last one alive wins, and this event stays to the end. Roles keep everything else: the Sheriff cannot be jailed, and reward and penalty remain.

## Set-up

rule-BANG-S01 = Four players: a Sheriff, a Renegade and two Outlaws. Five: also a Deputy. Six: also a third Outlaw. Seven: also a second Deputy. Eight: also a second Renegade.
rule-BANG-S02 = Roles are shuffled and dealt face down, one each. The Sheriff shows this role; everyone else keeps theirs secret.
rule-BANG-S03 = Every player gets one character face up and a second one face down, which nobody knows, not even its owner, before New Identity. So at least twice as many characters as players must be in the game.
rule-BANG-S04 = You start with the life points of your character, the Sheriff with one more; that is also your maximum.
rule-BANG-S05 = You are dealt as many cards as you have life points; Big Spencer and Gary Looter always get 5. The rest is the deck, and the discard pile starts empty.
rule-BANG-S06 = After the deal and before the first turn, Greygory Deck may draw his first two characters.
rule-BANG-S07 = The event piles in use are prepared. No event is in force at the start.
rule-BANG-S08 = The Sheriff begins, and play goes clockwise. Roles and characters that were not dealt leave the game.

## Two players

rule-BANG-N2 = Two players have two characters each, one active and one passive, and no roles. Whoever has killed both characters of the other wins.
rule-BANG-N2_1 = There are no roles. Four random characters are turned up, and you pick one by one, the player who does not start picking first. You set your two side by side and choose which one is active; each has its own life points. You are dealt as many cards as your active character has life points, and hold one hand for both; cards in play belong to one character.
rule-BANG-N2_2 = The four characters stand in a ring: your right one, your left one, the opponent's right one, the opponent's left one. Distances are counted from the character that acts, over living characters. Your own two are always at distance 1 from each other.
rule-BANG-N2_3 = At the start of your turn your characters make their Dynamite checks, then their Jail checks, the right one first. Then you choose the active character and play your turn with it. A character in Jail cannot be chosen; if all yours are in Jail, the turn is skipped.
rule-BANG-N2_4 = Only the ability of the active character works, in and out of turn. While a passive character is the target of a card, it counts as active and the other one as passive.
rule-BANG-N2_5 = You may lay cards in front of either of your characters; they work for that one only. In your turn only the active one's weapon and cards count; a character under attack uses its own Barrel and green cards.
rule-BANG-N2_6 = Beer heals the active character only. General Store: one card for each living character, you take yours first. Indians!, Gatling, Howitzer and Brawl go against both opposing characters, Saloon heals all. Jail goes on an opposing character, Dynamite in front of one of your own; a Dynamite that moves on goes to the opponent, who chooses its place. Panic! may take a card from your own passive character.
rule-BANG-N2_7 = At the end of your turn you may hold as many cards as your active character has life points.
rule-BANG-N2_8 = When a character dies, its cards in play are discarded (or taken by Vulture Sam), the hand stays, and there is no reward. Beer has no effect when only two characters are left in all.
rule-BANG-N2_9 = Whoever has killed both opposing characters wins. If your last character dies of your own Dynamite or Duel, the opponent wins.
rule-BANG-N2_10 = Shots, Duel and Jail go against opposing characters only. Panic!, Cat Balou, Rag Time, Conestoga, Can Can and Pat Brennan reach cards in front of any character, your own included; “hand” means the opponent's hand. Tequila heals any living character, Whisky and Canteen the active one.
rule-BANG-N2_11 = A character whose Dynamite or Jail is checked, or who is losing life or dying, counts as active for that time. When it dies, its partner is active from that moment on.
rule-BANG-N2_12 = If one of your characters dies of Dynamite at the start of your turn, the turn goes on with the other one. Later in the turn it ends if the active character dies, and goes on if the passive one does.
rule-BANG-N2_13 = Claus takes one card more than there are living characters, gives the opponent one for each of theirs and keeps the rest. Limits per turn are counted for the player, not for each character.
rule-BANG-N2_14 = Events with two players: the player who begins announces them. What happens at the start of a turn concerns the active character, before Dynamite. Handcuffs bind the player with both characters, Dorothy Rage commands the active one, Russian Roulette asks the two active ones by turns, The Daltons and The Doctor concern all characters, Blood Brothers may help any of them. Ghost Town, Dead Man, Bone Orchard, New Identity, Lady Rosa and Helena Zontero have no effect.

## Three players

rule-BANG-N3 = Three players have open roles, and each hunts one of the others: the Deputy the Renegade, the Renegade the Outlaw, the Outlaw the Deputy.
rule-BANG-N3_1 = A Deputy, an Outlaw and a Renegade are dealt at random, face up. The Deputy begins. There is no Sheriff: nobody has an extra life point, and anyone can be jailed.
rule-BANG-N3_2 = The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Whoever kills their own target wins at once.
rule-BANG-N3_3 = If a player dies in any other way, the other two fight on, and the last one alive wins.
rule-BANG-N3_4 = Every killer draws 3 cards at once, whatever the roles. There is no penalty for killing the Deputy.
rule-BANG-N3_5 = Beer has no effect once only two are left. Events are turned up by the Deputy.
rule-BANG-N3_6 = Once the other two fight on, it stays so, even if the dead player comes back. Helena Zontero deals new open roles, and so new targets, before that. Under the card Wild West Show the last one alive wins.

## Law and crime

rule-BANG-N6 = Law and crime is for six players: one role is secretly missing, the Sheriff's death does not end the game, and the camps can announce their victory.
rule-BANG-N6_1 = The Sheriff is known first. Of two Deputies, one Outlaw and the Renegade one random role goes to the player opposite the Sheriff, and another one leaves the game unseen. The last two and two more Outlaws are dealt to the other four.
rule-BANG-N6_2 = Besides the Sheriff there are either a Deputy, three Outlaws and the Renegade (half of the time), or two Deputies, two Outlaws and the Renegade, or two Deputies and three Outlaws (a quarter each). The player opposite is a Deputy half of the time.
rule-BANG-N6_3 = The usual rules hold, but the Outlaws must kill the Sheriff and all Deputies: the Sheriff's death alone does not end the game. Rewards and penalties are as usual.
rule-BANG-N6_4 = If exactly two players are left, they show their roles: one camp wins together, otherwise the two shoot it out. If one is left, their camp wins. With three or more left the game ends by itself when the Sheriff and both Deputies are dead (the Outlaws win) or four enemies of the law are (the law wins).
rule-BANG-N6_5 = “Crime is defeated!”: if at least three enemies of the law, Outlaws or Renegade, are dead, the Sheriff, or after the Sheriff's death any Deputy, may announce it at the very start of their turn, showing their role. A living Outlaw or Renegade must show theirs too: then the two shoot it out. If there is none, the law wins.
rule-BANG-N6_6 = “The law is dead!”: if the Sheriff and at least one Deputy are dead, any living Outlaw may announce it at the very start of their turn, showing their role. Living Deputies and the Renegade must show theirs: then all who have shown their roles shoot it out. If there is none, the Outlaws win.
rule-BANG-N6_7 = Everybody who has not shown their role then leaves the game: cards are discarded, the role stays secret to the end, and nobody counts as killed.
rule-BANG-N6_8 = In the shoot-out there are no events any more. The announcement counts as a turn, and the next player who has shown their role goes on; life points and cards stay as they are. Of three the last one alive wins and killers draw 3 cards; of two the survivor's camp wins.
rule-BANG-N6_9 = The camp of the winner of the shoot-out wins the game: the Sheriff with all Deputies, all Outlaws, or the Renegade alone.
rule-BANG-N6_10 = Once an announcement has become possible, every living player is asked to begin the turn, so that nobody learns from it who could announce. The role that was removed is shown only after the game.
rule-BANG-N6_11 = Dead means eliminated at this moment; a ghost in its turn is not dead. For announcements only roles that lie face up count. A Sheriff who comes back is Sheriff again.
rule-BANG-N6_12 = While the card Wild West Show is in force, there are no announcements, and the last one alive wins.
rule-BANG-N6_13 = If two players of different camps are left without an announcement, their shoot-out begins at once: events end, and the turn in progress goes on.
rule-BANG-N6_14 = Nobody is obliged to announce. If all living players have been of one camp for three whole rounds, the game ends with the victory of that camp.

## Eight players

rule-BANG-N8 = Eight players have two Renegades, each on their own.
rule-BANG-N8_1 = The two Renegades do not know each other, and each wins only as the last survivor. If the Sheriff dies while anyone else besides one Renegade is alive, the Outlaws win.

## Match and money

rule-BANG-M01 = A match has as many games as players, four to eight. The first Sheriff is chosen by lot, then the badge moves one seat clockwise, so that everyone is Sheriff once. The money of all games is added up, and the most money wins.
rule-BANG-M02 = If the law wins, each Outlaw dealt is worth $1500 to the Sheriff and to each Deputy $1000, or $700 if killed; a Renegade killed last gets $400 for each player. If the Outlaws win, each of them gets $1000 for each Outlaw dealt, or $800 if killed; a living Renegade gets $300 for each player. If the Renegade wins, the Renegade gets $1500 and the Sheriff $100 for each player.
rule-BANG-M03 = A Renegade counts as killed last if that death ended the game with the victory of the law. Killed earlier, a Renegade gets nothing.
rule-BANG-M04 = A Deputy who kills the Sheriff pays a fine of $5000. You can be in debt.
rule-BANG-M05 = Victory under the card Wild West Show: the survivor, whatever the role, gets $1500 for each player; the Sheriff, if somebody else, $100 for each player; nobody else gets anything.
rule-BANG-M06 = In law and crime only Outlaws that were really dealt count, and a player who left counts as alive.
rule-BANG-M07 = Equal money at the end of a match: more victories as Sheriff decide, then as Renegade, as Deputy, as Outlaw, then more turns played, then the lot.

## Variants

rule-BANG-V01 = No Mercy: at the end of their turn the Sheriff may take one BANG! card played in this turn back from the discard pile, if it still lies there. If agreed instead: when discarding the surplus the Sheriff may not discard a BANG! that could still have been played.
    .no_mercy_form-take_back = No Mercy: at the end of their turn the Sheriff may take one BANG! card played in this turn back from the discard pile, if it still lies there.
    .no_mercy_form-must_shoot = No Mercy: when discarding the surplus the Sheriff may not discard a BANG! that could still have been played.
rule-BANG-V02 = Experience: before the next game of a match you may keep cards that lay in front of you at the end of the last one, for $500 each, not more than your starting hand and life points, and not more than you can pay. They are part of your deal. Eliminated players keep none.
rule-BANG-V03 = Hiring: everyone starts the match with $1000, and characters are sold by auction. Beginning on the Sheriff's right and going counter-clockwise, the next player without a character picks one and bids at least $100; the others raise by steps of $100 or pass. Leftover characters are dealt for nothing. Whoever survived may keep their character for the price once paid.
rule-BANG-V04 = Bounties: whoever kills an Outlaw gets $1000 instead of 3 cards, even if this ends the game.
rule-BANG-V05 = Experience, Hiring and Bounties need a match; No Mercy does not. Order before a game: payment for the last one, the Sheriff, the other roles, keeping characters, the auction, keeping cards, the deal.
rule-BANG-V06 = Hiring: a player who can pay must open when it is their turn, with any multiple of $100 they have. If nobody raises, they get the character at that bid. The next to open is the next player without a character after the last one who opened. A character you got for nothing is noted at $0.

## Options

rule-BANG-O01 = Option: Jail stays until hearts come up or the card is removed (the book's rule), or it is discarded after one check in any case (the publisher's rule).
rule-BANG-O02 = Option: a card whose name you already have in front of you replaces the old one (the book's rule), or may not be laid at all (the publisher's rule).
rule-BANG-O03 = Option: Panic! reaches any player (the book's rule), or a player at distance 1 (the publisher's rule).
rule-BANG-O04 = Option: Pixie Pete draws four cards at the start of his turn (the book's rule) or three (the publisher's rule).
rule-BANG-O05 = Option: José Delgado may use his ability any number of times in a turn (the book's rule) or twice (the publisher's rule).
rule-BANG-O06 = Option: Handcuffs bind one chosen player (the book's rule), or everyone names a suit after drawing and may play only hand cards of that suit in this turn (the publisher's rule).
rule-BANG-O07 = Option: under Gold Rush card effects go counter-clockwise like the turns (the book's rule), or stay clockwise (the publisher's rule).
rule-BANG-O08 = Option: when the event pile is used up, it is shuffled again (the book's rule), or its last card is fixed and stays in force to the end (the publisher's rule).
rule-BANG-O09 = Option: The Daltons take any card in play (the book's rule) or blue ones only (the publisher's rule).
rule-BANG-O10 = Option: under No Mercy the Sheriff may take back a BANG! (the book's rule), or may not discard a BANG! that could have been played (the publisher's rule).
rule-BANG-O11 = Option: a green card with the Missed! symbol is ready from its owner's next turn on (the book's rule), or as soon as the turn in which it was laid is over (the publisher's rule).
rule-BANG-O12 = Option: a Sniper shot counts as one BANG! card of the turn, or does not.
rule-BANG-O13 = Option: under Thirst everybody draws just one card (the book's rule), or one less than usual (the publisher's rule).
rule-BANG-O14 = Option: a ghost draws three cards, whoever it is (the book's rule), or Pixie Pete and Bill Noface their own number (the publisher's rule).
rule-BANG-O15 = Option: under The Sermon BANG! cards cannot be played in your own turn (the book's rule), or neither played nor discarded as a BANG! (the publisher's rule).
rule-BANG-O16 = Option: a Sniper shot is stopped only by two Missed! cards (the book's rule), or Barrel and Jourdonnais help, too (the publisher's rule).
rule-BANG-O17 = Option: Flint Westwood trades as often as he likes in his turn (the book's rule), or once (the publisher's rule).
rule-BANG-O18 = Option: Greygory Deck may decline his first pair of characters, too, or gets it without a question.
rule-BANG-O19 = Option: without Dodge City the base game still has Binocular and Hideout (the book's rule), or they come with Dodge City only (the publisher's rule).
rule-BANG-O20 = Option: Molly Stark draws for cards she plays out of turn (the book's rule), or also for those she discards, after the whole action (the publisher's rule).
rule-BANG-O21 = Option: an eliminated player chooses the order of their discards only if it can matter (with event decks, Pedro Ramirez or Greygory Deck), or always.
rule-BANG-O22 = Option: with Dorothy Rage the target is named once the player has the named card (the book's rule), or together with the card, and both must be possible for that player (the publisher's rule).
rule-BANG-O23 = Option: Suzy Lafayette draws as soon as her hand is empty (the book's rule), or when the action is over and her hand is empty (the publisher's rule).
rule-BANG-O24 = Option: where everybody can see that only one answer is possible, it is given without a question, or the question is asked all the same.
rule-BANG-O25 = Option: two players play with the event decks that are switched on, or without events.

## Terms

rule-BANG-G01 = Your left neighbour is the next player clockwise, your right neighbour the next one counter-clockwise. “The next player” means the next living player in the direction in which turns go.
rule-BANG-G02 = Turns go clockwise, and so does a card that visits several players one after another. Only Gold Rush changes this.
rule-BANG-G03 = You are living, that is in play, until you are eliminated. A ghost counts as living during its own turn only.
rule-BANG-G04 = Cards are in a hand (hidden), in play face up in front of a player (blue and green ones, Jail and Dynamite included), in the deck or on the discard pile. Role and character cards do not count as cards for any effect.
rule-BANG-G05 = You have life points and a maximum of them; the difference is your wounds. Healing never takes you above the maximum.
rule-BANG-G06 = A BANG! card is a card named BANG! or one that is used as a BANG! card. A shot is anything with the BANG! symbol: BANG! cards, Gatling, Punch, Springfield, Derringer, Buffalo Rifle, Howitzer, Pepperbox, Knife, Doc Holyday, Sniper and A Fistful of Cards. Only BANG! cards count towards the limit of the turn and take two Missed! when Slab plays them.
rule-BANG-G07 = A Missed! card is a card named Missed!. As a Missed! also count Dodge, Bible, Ten Gallon Hat, Iron Plate, Sombrero, a successful check of a Barrel or of Jourdonnais, and cards used as Missed! by Calamity Janet, Elena Fuente or under Showdown.
rule-BANG-G08 = You play a card when you use it for its effect or lay it on the table. A card given up as a price, in a Duel, against Indians!, for an ability or because of the hand limit is discarded, not played.
rule-BANG-G09 = A round lasts from the start of a turn of the player who turns up the events, normally the Sheriff, to the start of that player's next turn.
rule-BANG-G10 = A brown card takes effect and is discarded. A blue card stays in play and works at once, again and again. A green card stays in play and can be used later, once; then it is discarded. Jail and Dynamite are blue.
rule-BANG-G11 = Every card, character and event has one name in each language; cards of the same name are the same kind of card.
rule-BANG-G12 = A card used as another card counts as that other card for every ban and limit, but keeps its own suit and rank. Only Big Spencer's ban looks at the printed name.
rule-BANG-G13 = You may play healing cards at full life, and General Store, Saloon, Gatling, Indians!, Howitzer and Brawl whatever they bring. A card that needs a target cannot be played without one. Abilities and events that heal need somebody who is wounded.

## Examples

rule-BANG-EX01 = Six players sit in a ring. C is at distance 2 from A, who can shoot C with a Schofield, Remington, Rev. Carabine or Winchester, but not with a Volcanic or a Colt. With Binocular the distance is 1 and any weapon will do; if C then gets a Mustang, it is 2 again.
rule-BANG-EX02 = In the same ring D has a Mustang: from A the distance is 3 + 1 = 4, so A needs a weapon with range 4 or more.
rule-BANG-EX03 = A player with 2 life points loses 3 to Dynamite and plays two Beers: 2 − 3 + 2 = 1, so the player lives.
rule-BANG-EX04 = A plays BANG! on C, whose Barrel turns up the 4 of hearts: cancelled. With another suit C could still play a Missed!.
rule-BANG-EX05 = With a Volcanic in play and Winchester, Panic! and four BANG! in hand you may take the Volcanic back with Panic!, lay the Winchester, shoot far away once, lay the Volcanic again and shoot a neighbour three times.
rule-BANG-EX06 = After several BANG! with a Volcanic you lay a Winchester: no more BANG! in this turn.
rule-BANG-EX07 = An Outlaw starts a Duel and loses the last life point in it: nobody gets the reward.
rule-BANG-EX08 = Five players, the law wins, one Deputy alive, two Outlaws dealt: the Sheriff gets $3000, the Deputy $2000, the others nothing.
rule-BANG-EX09 = Seven players, the Outlaws win, one of the three is dead, the Renegade lives: living Outlaws get $3000 each, the dead one $2400, the Renegade $2100, Sheriff and Deputies nothing.
rule-BANG-EX10 = Eight players: the Sheriff and both Renegades are left, and the Sheriff dies: the Outlaws win.
rule-BANG-EX11 = A player with 4 life points and 5 cards discards one at the end of the turn: it goes to Gary Looter's hand.
rule-BANG-EX12 = Two players: yours are Suzy Lafayette, active, and Calamity Janet, and your only card is a Missed!. Against Indians! Suzy cannot answer and loses 1 life point. Then it is Janet's turn: she discards the Missed! as a BANG!. Afterwards Suzy is active again, your hand is empty, and you draw a card.
rule-BANG-EX13 = A prisoner who fails the check skips the turn and keeps even more cards than the hand limit allows.
rule-BANG-EX14 = A Sombrero and an Iron Plate may lie side by side, two Iron Plates may not.

## Rulings: attack and answer

rule-BANG-Q01 = Against Slab's Gatling, Punch, Springfield and green guns one Missed! is enough; only his BANG! cards take two.
rule-BANG-Q02 = Against Slab, Jourdonnais with a Barrel may make two checks. Two hearts cancel the shot; one leaves one Missed! to find.
rule-BANG-Q03 = If you use one Missed! against Slab and then stop, you are hit, and the Missed! is gone.
rule-BANG-Q04 = Elena Fuente does not heal when she uses a Beer as Missed!. A Dodge she may use as a Dodge and draw.
rule-BANG-Q05 = Calamity Janet can shoot only with cards named Missed!, not with Dodge, Bible and the like.
rule-BANG-Q06 = When Calamity Janet has shot with a Missed!, she has played her BANG! of the turn.
rule-BANG-Q07 = Gatling, Indians!, Duel, Punch and the like may be played besides the one BANG! of the turn.
rule-BANG-Q08 = In Belle Star's turn her targets can use neither Barrel nor green cards, and Mustang and Hideout do not count. The abilities of Jourdonnais and Paul Regret still work.
rule-BANG-Q09 = Every Indians! card passes Apache Kid by, since all are diamonds, unless Blessing or Curse is in force.
rule-BANG-Q10 = Uncle Will plays a diamond as General Store: Apache Kid takes nothing, and the card left over is discarded.
rule-BANG-Q11 = Lee Van Kliff repeats a club BANG! by discarding a diamond one: Apache Kid is not safe.
rule-BANG-Q12 = Derringer lets you draw even if the shot is cancelled.
rule-BANG-Q13 = If Gatling kills the second of four targets, that death, the reward included, is finished before the third answers.
rule-BANG-Q14 = Under Lasso a Volcanic gives no extra BANG!, and your range is 1.
rule-BANG-Q15 = Under Hangover Willy the Kid may play one BANG! per turn, with a working Volcanic any number.
rule-BANG-Q16 = Under Shootout Calamity Janet may shoot twice with any mix of BANG! and Missed! cards.

## Rulings: checks

rule-BANG-Q20 = Lucky Duke turns up two cards under Curse as well: the ranks may matter for Dynamite.
rule-BANG-Q21 = Lucky Duke makes a check, and John Pain has 5 cards: he gets the card that counted; the other is discarded.
rule-BANG-Q22 = If John Pain is hit after his own Barrel check failed, he gets the card only after the hit; if it kills him, the card is discarded.
rule-BANG-Q23 = Under Blessing a Barrel always works, under Curse never.
rule-BANG-Q24 = Teren Kill's check counts for John Pain. Vera Custer can make it when she copies Teren Kill.
rule-BANG-Q25 = If a Barrel turns up a Missed! during a Gatling, John Pain gets it only after the last target, too late to use it against this Gatling.

## Rulings: dying

rule-BANG-Q30 = Bart Cassidy, hit at 1 life point, plays a Beer and then draws a card. He cannot draw first to look for a Beer.
rule-BANG-Q31 = Dynamite hits Bart Cassidy with 4 life points: he has 1 left and draws 3 cards.
rule-BANG-Q32 = El Gringo, hit by Gatling, takes a card from whoever played it, even their last one.
rule-BANG-Q33 = Suzy Lafayette hits El Gringo with her last card: she draws one, El Gringo takes it, and she draws again.
rule-BANG-Q34 = Tequila Joe with 1 life point loses 2 in Russian Roulette: one Beer brings him back to 1.
rule-BANG-Q35 = When dying, you may not use a ready Canteen, not even in your own turn.
rule-BANG-Q36 = Molly Stark, saving herself with a Beer out of turn, draws her card only afterwards, too late for the same rescue.
rule-BANG-Q37 = The Sheriff kills a Deputy while Vulture Sam is alive: Sam takes the Deputy's cards first, then the Sheriff discards everything.
rule-BANG-Q38 = The Sheriff is Vulture Sam himself and kills a Deputy: he takes the Deputy's cards and then discards everything.
rule-BANG-Q39 = Herb Hunter kills an Outlaw: he draws 2 + 3 cards.
rule-BANG-Q40 = If Vulture Sam lives and Vera Custer copies him, they take a dead player's cards by turns, at random from the hand or chosen in play; the nearer one clockwise begins.
rule-BANG-Q41 = A Deputy dies in a Duel that the Sheriff started: the Sheriff is punished. If the Deputy started it, there is no penalty.
rule-BANG-Q42 = Greg Digger at full life gains nothing from a death.
rule-BANG-Q43 = Dynamite kills the last enemy of the law, an Outlaw: the law wins, and nobody draws a reward.

## Rulings: cards in play

rule-BANG-Q50 = Johnny Kisch lays a Mustang: all other Mustangs go, Hideouts stay. If he lays a weapon, his own old one goes as usual.
rule-BANG-Q51 = If the only two living players have a Dynamite each, a harmless one stays where it is.
rule-BANG-Q52 = A Dynamite taken with Panic! is an ordinary card in your hand and may be laid again.
rule-BANG-Q53 = Cat Balou on a Jail frees the prisoner before the check.
rule-BANG-Q54 = A green card laid on a command of Dorothy Rage is ready when the turn in progress is over.
rule-BANG-Q55 = Pat Brennan may take back a card of his own. A Dynamite in front of him has exploded or moved on before he draws, unless Lasso is in force or everyone else has one; then he may take it.
rule-BANG-Q56 = Laying a second Barrel is a way to get rid of a card, if the new one replaces the old. José Delgado may discard it instead.

## Rulings: events

rule-BANG-Q60 = High Noon at 1 life point: you are dying at the start of your turn, and a Beer can save you if three or more are alive. Then Dynamite and Jail follow.
rule-BANG-Q61 = A Fistful of Cards with 3 cards in hand means three shots. Using a Missed! from them does not lower the number.
rule-BANG-Q62 = Under The Sermon you start a Duel and the other player discards a BANG!: you cannot answer and lose 1 life point.
rule-BANG-Q63 = A handcuffed prisoner makes the Jail check as usual; once out, they may draw, use green cards and abilities, and must discard.
rule-BANG-Q64 = Under Lasso a prisoner takes a normal turn, and a Dynamite is neither checked nor passed on.
rule-BANG-Q65 = Under The Judge a Dynamite still moves on: it is passed, not laid.
rule-BANG-Q66 = A ghost Outlaw kills the Sheriff: the Outlaws win. A ghost Renegade kills the Sheriff and nobody else is alive: the Renegade wins.
rule-BANG-Q67 = The last living Outlaw dies in the turn of a ghost Outlaw: nobody has won yet; when the ghost leaves, the law wins.
rule-BANG-Q68 = The ghosts of Bill Noface and Pixie Pete draw 3 cards like every ghost.
    .ghost_draw-own_number = The ghost of Bill Noface with a maximum of 4 draws 5 cards, the ghost of Pixie Pete as many as in life.
rule-BANG-Q69 = Under Abandoned Mine Pedro Ramirez gains nothing more, and Kit Carlson looks at the three top cards of the discard pile.
rule-BANG-Q70 = Under Train Arrival Kit Carlson puts the third card back and draws it at once: he gets all three.
rule-BANG-Q71 = Under Thirst Black Jack draws one card and shows nothing, Jesse Jones may take that one from a hand, and Pixie Pete and Bill Noface draw one, too.
    .thirst_draw-one_less = Under Thirst Black Jack draws one card and shows nothing, Jesse Jones may take that one from a hand, and Bill Noface without wounds still draws 1.
rule-BANG-Q72 = In the extra turn of Vendetta the start of the turn is carried out again, Dynamite and Jail included, but no event is turned up.
rule-BANG-Q73 = Vendetta and Blessing are never in force together, so there is no endless chain of turns.
rule-BANG-Q74 = Under Gold Rush General Store, Gatling and Dynamite go counter-clockwise, unless agreed otherwise.
    .gold_rush_effects-counterclockwise = Under Gold Rush General Store, Gatling and Dynamite go counter-clockwise.
    .gold_rush_effects-clockwise = Under Gold Rush General Store, Gatling and Dynamite still go clockwise.
rule-BANG-Q75 = The Doctor with everybody at full life does nothing and is discarded.
rule-BANG-Q76 = New Identity: whoever swaps has 2 life points, whether it was 1 or 4 before.
rule-BANG-Q77 = Under Hangover Big Spencer may play Missed! cards.
rule-BANG-Q78 = In Russian Roulette Elena Fuente may discard any card, Calamity Janet a BANG!, Big Spencer a Missed!. A Barrel does not help.
rule-BANG-Q79 = Ricochet against a ready Bible: its owner may answer with that very Bible. It is gone either way, but they draw a card.
rule-BANG-Q80 = Law of the West shows a BANG!: you must play it, unless at the end of the turn nobody is in range or you have already played another BANG!.
rule-BANG-Q81 = Under Bone Orchard, a player who returned and dies again returns again at the next turn.
rule-BANG-Q82 = If Bone Orchard and Dead Man are both in force, Bone Orchard is used: 1 life point and no cards.
rule-BANG-Q83 = Under Darling Valentine a prisoner gets a new hand too: it comes before Jail.
rule-BANG-Q84 = Whoever must miss a turn because of Lady Rosa misses the next one even if the event has changed meanwhile.
rule-BANG-Q85 = Dorothy Rage: a commanded Slab makes it two Missed!, a commanding one does not. Life lost in a commanded Duel is never the commander's, and a commanded Stagecoach draws for the one who plays it and turns up the next Wild West Show event.
rule-BANG-Q86 = Under Sacagaway Panic! on a hand still takes a random card.
rule-BANG-Q87 = Showdown: a Stagecoach used as BANG! turns up no event, and Willy the Kid may shoot his whole hand.
rule-BANG-Q88 = Miss Susanna: Doc Holyday's two cards count nothing, Uncle Will's card counts one, two laid cards and a Beer count three.
rule-BANG-Q89 = The Sheriff dies under Wild West Show: the game goes on, and somebody else turns up the events.
rule-BANG-Q90 = Gag: two messages before the current action is over cost two life points.

## Rulings: copies and combinations

rule-BANG-Q95 = Vera Custer copying Sid Ketchum may use his ability until her next turn, out of turn too.
rule-BANG-Q96 = Vera Custer copying Greygory Deck draws a pair of her own at once; it goes when the copy ends.
rule-BANG-Q97 = Greygory Deck with Jesse Jones and Kit Carlson: the first card from a hand, then one of three. With Jesse Jones and Pedro Ramirez he chooses where the first card comes from. With Kit Carlson and Black Jack the second card kept is shown.
rule-BANG-Q98 = Flint Westwood takes Suzy Lafayette's only card and gives her one: her hand is not empty, and she draws nothing.
rule-BANG-Q99 = Greygory Deck with Calamity Janet and Slab: a Missed! used as BANG! takes two Missed! to cancel. With Lucky Duke and Jourdonnais each try turns up two cards. With Black Jack and Jesse Jones or Pedro Ramirez the second card, from the deck, is shown. With Kit Carlson and Pedro Ramirez: the first card from the discard pile, then one of the three top cards.
rule-BANG-Q100 = Vera Custer copies Youl Grinner: the levy comes in this very turn. Copying Greygory Deck, she draws two free characters, not his pair. Gary Looter's and Molly Stark's abilities work for her in the others' turns up to her next one.
rule-BANG-Q101 = Lee Van Kliff plays a Duel, loses it and saves himself with a Beer: he may still repeat the Duel. A repeated Stagecoach draws two more cards but turns up no second event; a repeated General Store again offers a card to every living player.
rule-BANG-Q102 = Lee Van Kliff plays a BANG! and repeats it by discarding another: only one BANG! counts as played, and a third one is refused.
rule-BANG-Q103 = Teren Kill with 2 life points loses 3 to Dynamite and has one Beer: he may play it first and then make his check, or check at once. Success means 1 life point either way.
rule-BANG-Q104 = An Outlaw dies by Greg Digger's shot while Vulture Sam and Herb Hunter live: Sam takes the cards, then Greg and Herb gain by it, clockwise from the player whose turn it is, then Greg draws his reward of 3.
rule-BANG-Q105 = Law of the West shows a Jail, and everybody else is the Sheriff or in Jail: nothing is owed. Wells Fargo must be played, and Indians! too, even if it helps an enemy.
rule-BANG-Q106 = Dorothy Rage: a player with two or more cards who has the named Whisky plays it and chooses the card to pay with. Commanded Molly Stark draws 1 afterwards. A commanded player who dies in that Duel has no killer.
rule-BANG-Q107 = Being handcuffed, jailed or without cards does not save you from Miss Susanna, unless your turn was skipped.
rule-BANG-Q108 = Under Abandoned Mine Doc Holyday's two cards and the card paid for a Whisky go face down on the deck, the Whisky itself to the discard pile.
rule-BANG-Q109 = Under The Reverend Uncle Will may play a Beer as General Store, and Elena Fuente may use one as Missed!. Under The Sermon Uncle Will may play a BANG! as General Store. Under The Judge and Showdown a Mustang may be used as BANG!.

## What is not allowed

rule-BANG-B01 = It is neither your turn nor your answer.
rule-BANG-B02 = You have already played your BANG! of this turn. More are allowed only with a Volcanic, as Willy the Kid or under Shootout.
rule-BANG-B03 = A BANG! must be aimed at another living player within range of your weapon.
rule-BANG-B04 = Punch, Knife and Derringer reach only distance 1; by option Panic!, too.
rule-BANG-B05 = The Sheriff cannot be jailed, nor a player who is in Jail already.
rule-BANG-B06 = A green card cannot be used in the turn in which it was laid, and a green gun only in your own turn.
rule-BANG-B07 = Missed! and Dodge can only be played as answers to shots: against Indians! and in a Duel neither they nor a Barrel help.
rule-BANG-B08 = A Barrel can be tried only once against one shot.
rule-BANG-B09 = You cannot answer for another player.
rule-BANG-B10 = Beer is only for yourself, and out of turn only when you are dying. It cannot save you with two players left or under The Reverend.
rule-BANG-B11 = Saloon, Tequila, Whisky and Canteen cannot save a dying player.
rule-BANG-B12 = This card costs another card from your hand, not the card itself.
rule-BANG-B13 = Under The Judge no card may be laid; under Lasso no card in play may be used.
rule-BANG-B14 = In handcuffs you cannot play cards from hand in your turn.
rule-BANG-B15 = Under The Sermon you cannot play a BANG!, or a card in its place, in your own turn; by option you cannot discard one as a BANG! either.
rule-BANG-B16 = Under Law of the West you must play the card you have shown if you can; you may neither end your turn before nor pay with it.
rule-BANG-B17 = The last life point cannot be given up, and Blood Brothers helps only a wounded player.
rule-BANG-B18 = Doc Holyday and Uncle Will use their ability once per turn; by option Flint Westwood, too. Doc needs two cards; Flint needs a card of his own and a target who has one.
rule-BANG-B19 = José Delgado needs a blue card.
rule-BANG-B20 = Sid Ketchum needs two cards in hand and a wound to heal.
rule-BANG-B21 = Big Spencer cannot play Missed! cards.
rule-BANG-B22 = Pedro Ramirez needs a card in the discard pile, Jesse Jones a player with cards in hand.
rule-BANG-B23 = Greygory Deck changes both his characters or none. Vera Custer copies another, living character.
rule-BANG-B24 = Lee Van Kliff can repeat only the brown card he has played last, once; no blue card, no event and no repetition.
rule-BANG-B25 = At the end of your turn you discard exactly the cards above your limit.
rule-BANG-B26 = It is not your turn to take a card from the General Store, or that card is gone.
rule-BANG-B27 = A card from another player's hand cannot be chosen, only taken at random, and your own hand cannot be aimed at.
rule-BANG-B28 = Hard Liquor is for the wounded, and the first guess of Peyote cannot be refused.
rule-BANG-B29 = Lady Rosa and Dorothy Rage may be used once per turn: Lady Rosa only with three living players or more, Dorothy Rage only on another player with cards in hand, and only at a target that they could reach.
    .dorothy_rage_order-card_and_target = Lady Rosa and Dorothy Rage may be used once per turn: Lady Rosa only with three living players or more, Dorothy Rage only with a command that another player with cards in hand could carry out. Missed! and Dodge cannot be commanded.
rule-BANG-B30 = You can announce only at the start of your turn, with the right role, and when enough open roles lie among the dead.
rule-BANG-B31 = With two players, a character in Jail cannot be active, and Beer in your turn is for the active one only.
rule-BANG-B32 = A bid must be at least $100 higher than the last, not above your money, and you must not have a character yet.
rule-BANG-B33 = You cannot keep more cards than your money, life points or starting hand allow.
rule-BANG-B34 = This cannot be done: there is no such card here, the target does not fit, or the game is over.
rule-BANG-B35 = Under Gag eliminated players and spectators cannot write to the table.
rule-BANG-B36 = With two players you cannot use BANG!, Duel or Jail against your own characters.
rule-BANG-B37 = Ricochet cannot be aimed at a card of your own.

## Decisions

rule-BANG-Z01 = The book does not say that a Jail is discarded when the check fails, so it stays until hearts come up. With the publisher's setting it is discarded after one check.
rule-BANG-Z02 = A second card of the same name replaces the first one, as the book says; the publisher forbids laying it.
rule-BANG-Z03 = Panic! reaches any player, as the book's chapter on the card says; the publisher's setting is distance 1.
rule-BANG-Z04 = Pixie Pete draws 4 cards and José Delgado uses his ability as often as he likes, as the book says; with the publisher it is 3 cards and twice.
rule-BANG-Z05 = Green Missed! cards work from their owner's next turn on, as the book says; with the publisher's setting from the next player's turn on.
rule-BANG-Z06 = Handcuffs are put on one player, as the book says: in their turn this round they play no cards from the hand, not even Beer, but may discard. With the publisher's setting everybody names a suit.
rule-BANG-Z07 = With Gold Rush the effects of cards go counter-clockwise, too, as the book says; with the publisher's setting they stay clockwise.
rule-BANG-Z08 = When the event pile is used up, it is shuffled again, with the event in force; with the publisher's setting the last card stays to the end.
rule-BANG-Z09 = The Daltons act when they are revealed and take any card in play; with the publisher's setting only a blue one.
rule-BANG-Z10 = No Mercy: after discarding the surplus the Sheriff may take back one BANG! card that was played; with the publisher's setting they may not discard a BANG! that they could have played.
rule-BANG-Z11 = A Sniper's shot counts as a BANG! of the turn and needs the range of the weapon; a setting makes it not count.
rule-BANG-Z12 = Of the two cards of Doc Holyday or a Sniper one diamond is enough to leave Apache Kid unharmed.
rule-BANG-Z13 = Apache Kid's ability does not work in a Duel: a Duel of diamonds works against him.
rule-BANG-Z14 = In Belle Star's turn the cards in front of the other players do not work; her own do.
rule-BANG-Z15 = Lucky Duke turns up two cards at checks.
rule-BANG-Z16 = The life points of the characters are the publisher's, as the book does not give them.
rule-BANG-Z17 = The order at the start of a turn is that of BANG-T01 to BANG-T07: a new event comes before Dynamite, and Dynamite before Jail.
rule-BANG-Z18 = Vera Custer and Greygory Deck choose before Dynamite and Jail.
rule-BANG-Z19 = With Peyote you guess on as long as you are right; the wrong card goes to the discard pile.
rule-BANG-Z20 = With two players you take a card from your own passive character with Panic!; the book says BANG! there by mistake.
rule-BANG-Z21 = In the book's example for two players the words BANG! and Missed! are swapped; BANG-EX12 has it right.
rule-BANG-Z22 = The picture of the table for two is lost. The characters stand in a ring: your right one, your left one, your opponent's right one and left one.
rule-BANG-Z23 = The book does not exclude events for two players: they may be switched on. How they work with two is told in BANG-N2.14.
rule-BANG-Z24 = In Law and crime, if exactly two are left, they reveal first. With three or more left the game ends by itself only when what everybody knows proves it (BANG-N6.4).
rule-BANG-Z25 = An announcement is made at the very start of one's turn and replaces that turn.
rule-BANG-Z26 = Whoever leaves the game after an announcement discards all cards; nothing is triggered, and for money they count as alive.
rule-BANG-Z27 = If the player who reveals the events dies, the next one in the circle does it; there is at most one event a round.
rule-BANG-Z28 = With Thirst everybody draws one card, as the book says; with the publisher's setting one less than usual.
rule-BANG-Z29 = A ghost draws three cards, keeps its ability, has no life points that could change and no hand limit. With a setting characters draw their own number.
rule-BANG-Z30 = If several events could bring you back, only one does: first Bone Orchard, then Dead Man, then Ghost Town.
rule-BANG-Z31 = Lady Rosa works once a turn, after drawing, between two other actions, and only with three or more players alive.
rule-BANG-Z32 = Gag is about talking: each message in the chat costs a life point, emotes are free.
rule-BANG-Z33 = Dorothy Rage: once a turn, only cards of the hand, and bans apply as in their own turn; the target is named only once the card is there, and a card that cannot be played is shown (BANG-X04). With the publisher's setting card and target are named together (BANG-O22).
rule-BANG-Z34 = With Showdown a BANG! may serve as Missed!, it need not. Any card serves wherever a BANG! is asked for.
rule-BANG-Z35 = What counts as played for Miss Susanna is told in BANG-X09; cards that were played before the event came count, too.
rule-BANG-Z36 = The card of Helena Zontero is turned up by the game: it is no check.
rule-BANG-Z37 = Against Russian Roulette and Ricochet only Missed! cards help, no Barrel.
rule-BANG-Z38 = With Abandoned Mine everything that you discard goes face down onto the deck; cards that you play do not.
rule-BANG-Z39 = Whether somebody has won is decided at each death, also in the middle of a Gatling.
rule-BANG-Z40 = Suits and ranks are those of public lists of the cards. Where lists differ: Buffalo Rifle is Q♣, Whisky Q♥, General Store 9♣ and Q♠.
rule-BANG-Z41 = Sid Ketchum may heal whenever anybody has to decide something, unless he has all his life points.
rule-BANG-Z42 = Suzy Lafayette draws as soon as her hand is empty, as the book says (BANG-P14); with the publisher's setting when the action is over (BANG-O23).
rule-BANG-Z43 = Bart Cassidy and El Gringo use their abilities also after a Beer saved them.
rule-BANG-Z44 = A Dynamite passes by a player who already has one.
rule-BANG-Z45 = Panic! and Cat Balou may be played at a card in front of oneself, not at one's own hand.
rule-BANG-Z46 = The discard pile is shuffled when a card is needed, not before.
rule-BANG-Z47 = Whoever loses a Duel that they began has no killer: no reward, no penalty, no fine.
rule-BANG-Z48 = Gary Looter as the Sheriff has 6 life points and begins with 5 cards.
rule-BANG-Z49 = Nobody knows the second character before New Identity.
rule-BANG-Z50 = What the book leaves open about Hiring and Experience is told in BANG-V02 and BANG-V03.
rule-BANG-Z51 = What the book leaves open about money is told in BANG-M03, BANG-M05 and BANG-M07.
rule-BANG-Z52 = Some cards have several names in the Russian book; all of them are found by the search.
rule-BANG-Z53 = The next card of Wild West Show is turned when a Stagecoach or Wells Fargo has been drawn for; Pony Express does not turn it.
rule-BANG-Z54 = A dying Teren Kill chooses Beer or his check. Saved by Beer, he draws no card.
rule-BANG-Z55 = Gary Looter gets the surplus cards of the others unseen.
rule-BANG-Z56 = Flint Westwood trades cards as often as he likes, as the book gives no number; with the publisher's setting once a turn.
rule-BANG-Z57 = Lee Van Kliff may repeat only the last card that he played; a card laid in between ends the chance.
rule-BANG-Z58 = You may put yourself in Jail; you are asked whether you mean it.
rule-BANG-Z59 = Some Latin names are printed with mistakes; cards are found by both spellings.
rule-BANG-Z60 = The roles for eight players are those of BANG-S01.
rule-BANG-Z61 = When abilities act by themselves, at the start and the end of a turn as well, is told in BANG-T42, BANG-T43 and BANG-T44.
rule-BANG-Z62 = A green card that is used counts like a card that is played for Apache Kid, El Gringo and who killed whom (BANG-A13).
rule-BANG-Z63 = Made clearer: a Beer that is not enough for Teren Kill (BANG-D04, BANG-P41), Flint Westwood needs a card (BANG-P36), several John Pains (BANG-P39).
rule-BANG-Z64 = With Dorothy Rage cards that cost another card may be named, too; whoever pays chooses that card (BANG-X04).
rule-BANG-Z65 = Abandoned Mine follows the book and the card (BANG-F02).
rule-BANG-Z66 = What Lee Van Kliff has just played is told exactly in BANG-P40.
rule-BANG-Z67 = With Law of the West you cannot pay with the shown card, and you need not play it against yourself (BANG-F15).
rule-BANG-Z68 = Rare cases of characters are told with them: Molly Stark BANG-P26, Pat Brennan BANG-P27, Vera Custer BANG-P31, Johnny Kisch BANG-P32, Uncle Will BANG-P33, Claus the Saint BANG-P34, Greygory Deck BANG-P38; after death BANG-D11.
rule-BANG-Z69 = Rare cases of events are told with them: BANG-F04, BANG-F06, BANG-F14, BANG-H03; Lucky Duke with one card: BANG-K05; who dies in their own turn: BANG-D05.
rule-BANG-Z70 = What the book leaves open for two players is told in BANG-N2.10 to BANG-N2.13.
rule-BANG-Z71 = What the book leaves open about events with three and six players is told in BANG-N3.6 and BANG-N6.11 to BANG-N6.14.
rule-BANG-Z72 = The bounty for the last Outlaw is paid although the game is over; payments and auctions are told in BANG-V04, BANG-V05 and BANG-V06.
rule-BANG-Z73 = Whoever is dying is asked with or without a Beer, so that nobody learns whether they hold one (BANG-I10).
rule-BANG-Z74 = With the publisher a Sniper's shot counts as a BANG!, too.
rule-BANG-Z75 = A card is discarded when its effect is over, and it is not shuffled in before (BANG-T53).
rule-BANG-Z76 = John Pain gets the cards of checks when the whole action is over, not between two targets (BANG-T40, BANG-P39).
rule-BANG-Z77 = Cards used as others and cards without effect: BANG-G12 and BANG-G13.
rule-BANG-Z78 = Where the book is silent we decided further rare cases: BANG-G12, BANG-P26, BANG-P35, BANG-T53, BANG-I03, BANG-I07, BANG-I10, BANG-N6.10, BANG-N6.14, BANG-V01 and BANG-H09.
