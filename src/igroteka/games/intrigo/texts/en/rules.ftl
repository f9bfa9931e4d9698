## The round

rule-INTR-T1 = A round is draft, placing, awarding and clean-up. Rounds follow each other until somebody wins.
rule-INTR-T2 = The tokens lie in the palace before the draft, so everybody knows what is to be won.
rule-INTR-D1 = All intrigue cards are shuffled and dealt, four to each player, the first player first.
rule-INTR-D2 = All look at their packet and choose one card to keep, at once and unseen. Then everybody hands the rest to the left, and so on.
rule-INTR-D3 = The last card of a packet is kept without a choice.
rule-INTR-D4 = The four cards you keep are your hand for this round. You may look at them at any time.
rule-INTR-D5 = A choice is final. Others see only that you have chosen.
rule-INTR-D6 = With four players every packet passes everybody once. With three it comes back: your fourth card is the last one of the packet you were dealt.
rule-INTR-D7 = You may keep and place cards of any family.

## The palace

rule-INTR-B1 = The buildings form a closed square: five on each side with four players, four on each side with three. A corner is a building like any other.
rule-INTR-B2 = Between any two neighbouring buildings lies one gap, also around the corners.
rule-INTR-B3 = The door is a corner. Seal and ducat buildings alternate: even numbers are seal buildings, odd numbers ducat buildings.
rule-INTR-B4 = Every gap touches one seal building and one ducat building, so a card competes for one of each.
rule-INTR-B5 = There are as many gaps as intrigue cards. For every influence card that is played, an intrigue card stays in somebody's hand.
rule-INTR-B6 = The palace is shown as a square with the door in the top left corner, going right from there; the stacks and the pile lie in the middle.

## Placing

rule-INTR-P1 = From the first player to the left, everybody takes turns: play an intrigue card, buy an influence card, or pass with an empty hand.
rule-INTR-P2 = To play an intrigue card, put it face up into an empty gap. It acts on both buildings beside it when the tokens are awarded.
rule-INTR-P3 = To buy an influence card, choose a stack, pay the price of its top card to the pile, put the card into an empty gap and use its power on one building beside it, if you like. A stack that runs out is gone.
rule-INTR-P4 = With a card in hand you must play or buy. You may buy as often as you have turns and ducats, and you never have to.
rule-INTR-P5 = A hand runs out early only through courtesans. Then you may buy or pass on each of your turns, even if you could pay.
rule-INTR-P6 = Placing ends as soon as no gap is empty, even if others have not had as many turns. Unplayed cards stay in hand until clean-up.
rule-INTR-P7 = Placing never gets stuck: there are always at least as many cards in hands as empty gaps. Nobody has more than four turns in a round.
rule-INTR-P8 = Every intrigue card is in the palace or in a hand, so everybody can work out which cards are still to come, but not who holds them.

## Influence cards

rule-INTR-I0 = A power works on one of the two buildings beside the card, at once or never, and you may do without. Influence cards have no strength, belong to nobody and are never a target. What is moved keeps its side. Buying, placing and power are one action.
rule-INTR-I1 = Trader: swap the token of a building beside it with the token of any other building. Seals and ducats may be swapped, and tokens that lie face down too.
rule-INTR-I2 = Assassin: the face-up intrigue card on the far side of a building beside it is turned face down. It keeps its gap, but wins nothing and beats nothing.
rule-INTR-I3 = Courtesan: name an intrigue card that is not in the palace. Whoever holds it puts it into the empty gap on the far side of a building beside her. It may be your own; nobody loses a turn.
rule-INTR-I4 = Gondolier: swap the intrigue card on the far side of a building beside it with any other intrigue card in the palace, face up or face down.
rule-INTR-I5 = Palace Guard: move the intrigue card on the far side of a building beside it to any other empty gap. The gap that it leaves can be filled again.
rule-INTR-I6 = Thief: the face-up token of a building beside it is turned face down. Nobody can win it this round.

## Awarding

rule-INTR-A1 = The buildings are handled one by one, the door first, then clockwise.
rule-INTR-A2 = A building without a token, or with one that lies face down, awards nothing.
rule-INTR-A3 = Only intrigue cards that lie face up count.
rule-INTR-A4 = Of two cards the stronger wins the token; equal cards win nothing. A card that is alone wins, however weak it is.
rule-INTR-A5 = The head of the winning card's family gets the token, whoever placed the card. If the family has no head, nobody gets it.
rule-INTR-A6 = A token that nobody gets stays for the next round.
rule-INTR-A7 = A ducat is yours to spend. A seal raises your counter of its kind by one and goes back into the bag.
rule-INTR-A8 = After every seal it is checked whether its owner has won; if so, the game is over at once.
rule-INTR-A9 = Ducats that you win can be spent from the next round on.

## Clean-up

rule-INTR-E1 = The first-player card goes to the left.
rule-INTR-E2 = All intrigue cards are collected. Unplayed ones are not shown.
rule-INTR-E3 = Influence cards that were played leave the game for good.
rule-INTR-E4 = Tokens that lie face down are turned up and stay where they are.
rule-INTR-E5 = Ducats, counters, families and the rest of the stacks stay as they are.
rule-INTR-E6 = From the door clockwise, every building without a token gets one of its own symbol. A building that has one gets nothing, even if it does not fit.
rule-INTR-E7 = If the pile is empty, ducat buildings stay without a token this round.
rule-INTR-E8 = Then the next round begins with its draft.

## The end

rule-INTR-V1 = You win as soon as you have four seals of one kind, or one of each of the five kinds.
rule-INTR-V2 = Seals are awarded one at a time, so two players never win together: the door and then clockwise decides who is first.
rule-INTR-V3 = Ducats and cards are worth nothing in the end.
rule-INTR-V4 = Behind the winner, players rank by kinds of seals, then by the most seals of one kind, then by all seals, then by ducats.
rule-INTR-V5 = If the table plays with a last round and nobody has won by then, the same ranking decides, and several may share the victory.

## What is hidden

rule-INTR-H1 = You see everything that is public, your packet, your hand, and the packets that you held this round with what you took.
rule-INTR-H2 = While others choose in the draft, you see only that they have chosen.
rule-INTR-H3 = Spectators see what is public.
rule-INTR-H4 = A refusal tells you nothing that you do not know.
rule-INTR-H5 = The log says who has chosen in the draft, whom a courtesan has found, and how many cards were not played; nothing more.
rule-INTR-H6 = If both Tiepolo 3 are in hands, a courtesan reveals one holder only.

## Timing

rule-INTR-M1 = Only the draft is simultaneous and hidden. It does not matter who chooses first.
rule-INTR-M2 = Everything else happens in turn and in the open; nobody can interfere.
rule-INTR-M3 = A turn goes like this: choose, pay, place, use the power; then it is the next player's turn.
rule-INTR-M4 = Awarding and clean-up need no choices.
rule-INTR-M5 = Say and promise what you like; nothing is binding, and nothing can be given or traded.
rule-INTR-M6 = If your time runs out: the first free family; the strongest card of your family, else the weakest one; your first card into the first empty gap, or passing. A purchase is never made for you.

## Set-up

rule-INTR-S1 = Intrigo is for three or four players.
rule-INTR-S2 = With three players, one family by lot, the four Tiepolo cards, two seal buildings, two ducat buildings (never the door) and one counter of each organisation stay in the box. The cards of the family without a player stay in the game.
rule-INTR-S3 = Every player heads a family for all to see, has one ducat, and starts with no seal of any of the five kinds.
rule-INTR-S4 = The first player of the first round is drawn by lot, unless the host names one.
rule-INTR-S5 = All other ducats form the pile. All 15 seals go into the bag, also with three players.
rule-INTR-S6 = The buildings are laid out as a ring.
rule-INTR-S7 = Then every building gets a token.
rule-INTR-S8 = The influence cards lie in six stacks, the cheapest card of each on top.
rule-INTR-S9 = With four players there are 16 buildings, 16 gaps and 16 intrigue cards; 8 seals and 8 ducats lie in the palace, 7 seals in the bag and 20 ducats in the pile. With three players it is 12, 12 and 12; 6 and 6, 9 and 23.
rule-INTR-S10 = Chance decides in a fixed order: families, first player, first seals; then in every round the deal and the new seals.
rule-INTR-S11 = If families are chosen, the first player takes one first, then everybody to the left. With three players one family is removed by lot beforehand. The last free family is taken without a choice.

## Options

rule-INTR-O1 = Families are given out by lot, or chosen in turn from the first player.
rule-INTR-O2 = The first player is drawn by lot, or named by the host.
rule-INTR-O3 = There are 32 ducats, or as many as needed.
rule-INTR-O4 = The cards of a stack cost 1, 2 and 3 ducats, or other prices from 1 to 6 that do not fall, for all types or for some.
rule-INTR-O5 = The game may end after a number of rounds, also if nobody has won; between bots it does after 40.

## Examples

rule-EX-1 = Example, four players without influence cards. A ducat between Contarini 4 and Dandolo 3 goes to the head of Contarini. A token between two cards of equal strength stays, and so does one that a Tiepolo card wins.
rule-EX-2 = Example, three players with influence cards. Dandolo 4 beside a guard wins alone. A card that the assassin turned counts as nothing, and a token that the thief turned goes to nobody.
rule-EX-3 = Examples: the stronger of two intrigue cards wins; with equal strength, between two influence cards, or if a family without a head is stronger, the token stays. The courtesan may name a card of your own hand, and whoever has no cards left because of her may buy or pass.
rule-EX-4 = Example: you put the courtesan into a gap whose neighbour gap on one side is empty, and name Dandolo 4. Whoever holds it places it there and has one card fewer; the turn passes on as usual.
rule-EX-5 = Example: two gaps are empty, and you put a guard into one of them. He may send the intrigue card across a building to the other empty gap only; then the gap that it left is empty.
rule-EX-6 = Example: two players could win in one awarding. The one whose building is checked first wins, and nothing is awarded after that.
rule-EX-7 = Example, three players: you are dealt four cards and keep one; the next two players keep one each, and the last card of the four comes back to you.

## Rulings

rule-INTR-R1 = If both cards at a building are yours, the stronger wins: the token is yours.
rule-INTR-R2 = Two Tiepolo 3 at one building: the token stays.
rule-INTR-R3 = A weak card alone wins, also beside an influence card or a card that lies face down.
rule-INTR-R4 = You may have to place a card that helps somebody else.
rule-INTR-R5 = A card that lies face down can be swapped and moved, stays face down and fills its gap; it cannot be killed again.
rule-INTR-R6 = A trader may swap a stolen token: its side travels with it, and the other token can be won.
rule-INTR-R7 = A courtesan may name any card of the game of which a copy is not in the palace: somebody always holds it.
rule-INTR-R8 = Of two holders of a Tiepolo 3, the first one to the left of the buyer places his; the buyer comes last.
rule-INTR-R9 = A courtesan may call a card from your own hand: you place two cards in one turn.
rule-INTR-R10 = A courtesan who fills the last two gaps ends the placing.
rule-INTR-R11 = A guard moves one card only, and never into his own gap.
rule-INTR-R12 = Powers reach just beyond the chosen building, and nothing farther away.
rule-INTR-R13 = An influence card in the far gap is no target, and it shields nothing.
rule-INTR-R14 = The bag never runs empty.
rule-INTR-R15 = The pile can run empty. Ducats that were paid are back in it before the palace is refilled.
rule-INTR-R16 = A building without a token keeps its gaps and neighbours, and is filled as soon as the pile allows.
rule-INTR-R17 = A token that stays is neither exchanged nor added to: one token for each building.
rule-INTR-R18 = The first player has no advantage when tokens are awarded.
rule-INTR-R19 = At the usual prices nobody can win in the first round.
rule-INTR-R20 = Without winning you can hold twelve seals at most. So at the latest the 49th seal that is awarded ends the game, with three players the 37th.
rule-INTR-R21 = Nobody drops out: a bot plays on for a player who leaves. A game that all people have left is stopped; it has no result and does not count.

## What is not possible

rule-INTR-N1 = The game is over.
rule-INTR-N2 = This does not belong to this part of the round.
rule-INTR-N3 = It is another player's turn.
rule-INTR-N4 = There is no such card, building or gap in this game, or the power has no such target.
rule-INTR-N5 = You have already chosen from this packet.
rule-INTR-N6 = That card is not in your packet.
rule-INTR-N7 = You may pass only with an empty hand.
rule-INTR-N8 = You do not hold that card.
rule-INTR-N9 = No card of that type is left.
rule-INTR-N10 = You do not have enough ducats.
rule-INTR-N11 = That gap already holds a card.
rule-INTR-N12 = That building does not touch the card that you place.
rule-INTR-N13 = There is no token there.
rule-INTR-N14 = That token already lies face down.
rule-INTR-N15 = There is no intrigue card there.
rule-INTR-N16 = That card already lies face down.
rule-INTR-N17 = Two different targets are needed.
rule-INTR-N18 = That gap must be empty.
rule-INTR-N19 = That card is not in this game.
rule-INTR-N20 = That card is already in the palace.
rule-INTR-N21 = That family is not free.

## What is always true

rule-INTR-Q1 = The ducats of the pile, of the players and of the palace are 32 in all.
rule-INTR-Q2 = In the bag and the palace there are always three seals of each kind.
rule-INTR-Q3 = While cards are placed, hands and palace together hold all intrigue cards, and hands hold at least as many as there are empty gaps.
rule-INTR-Q4 = A gap holds at most one card, a building at most one token.
rule-INTR-Q5 = The stacks, the palace and what has left the game make up all 18 influence cards; prices never fall.
rule-INTR-Q6 = Counters never go down, and the game ends exactly when somebody has a set or the last round is over.
rule-INTR-Q7 = After a refill every building has a token, unless the pile is empty.
rule-INTR-Q8 = Whoever is to move can always do something.
rule-INTR-Q9 = If four players place at random and buy no influence cards, 4.267 seals are awarded in the first round on average.

## Decisions

rule-INTR-G1 = The intrigue cards of a family have the strengths 2, 3 and 4; those of the Tiepolos 2, 3, 3 and 4.
rule-INTR-G2 = The book does not print the prices of the influence cards: in every stack they are 1, 2 and 3. The host may choose others.
rule-INTR-G3 = Between an intrigue card and an influence card, the intrigue card wins the token.
rule-INTR-G4 = A card that the assassin turned counts as absent, so the card on the other side wins alone.
rule-INTR-G5 = The family of the winning card decides who gets the token, not who placed the card.
rule-INTR-G6 = You need not use the power of an influence card: it may just occupy a gap.
rule-INTR-G7 = The gondolier and the guard may move face-down intrigue cards, too; they stay face down.
rule-INTR-G8 = The trader may swap face-down tokens, too; each keeps its side.
rule-INTR-G9 = If two players hold a Tiepolo 3 that the courtesan names, the order of seats decides who places it, without a choice.
rule-INTR-G10 = You may pass only with an empty hand; then you are free to.
rule-INTR-G11 = There are 32 ducats. If the pile is empty, ducat buildings stay without a token; a setting makes the pile endless.
rule-INTR-G12 = With three players four buildings leave the palace, but never the door.
rule-INTR-G13 = Families are dealt by lot; by a setting the players choose.
rule-INTR-G14 = The first player is chosen by lot; the host may name one.
rule-INTR-G15 = A round ends when the last building has been checked. Tokens that nobody won stay, and no new ones are put there.
rule-INTR-G16 = A seal goes back into the bag as soon as it is won.
rule-INTR-G17 = Intrigue cards that were not played are not shown: who held which stays unknown.
rule-INTR-G18 = A choice in the draft is final; the last card is taken without a choice.
rule-INTR-G19 = “Duke” and “count's palace” in the Russian book are slips: it is the doge and the Doge's Palace.
rule-INTR-G20 = The game is for three or four players; the two-player game of later editions is not offered.
rule-INTR-G21 = The families are called as in the book: Gradenigo and Tiepolo, not Venier and Foscari.
rule-INTR-G22 = The book knows only a winner. Further places are for ratings and simulations only.
rule-INTR-G23 = The pictures of the palace are lost; its shape follows from the numbers of buildings and their order.
rule-INTR-G24 = Each ducat token is worth 1.
rule-INTR-G25 = The book says “turn” for a round and for a player's turn; here these are two words.
rule-INTR-G26 = Deals between players do not bind anybody.
rule-INTR-G27 = The card is the trader, as the publisher calls it.
rule-INTR-G28 = The book does not tell the colours of the families. Each is shown with its name or a symbol, too.
rule-INTR-G29 = The rules were compared with the book once more, sentence by sentence: nothing was missing. Made clearer: INTR-S11, INTR-M6 and INTR-R21.
