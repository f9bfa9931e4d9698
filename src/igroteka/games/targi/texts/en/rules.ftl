## Rounds

rule-TARGI-R1 = A round goes in this order: robber, placing Targis, markers, actions (first player, then the other), upkeep.
rule-TARGI-R2 = Each round the robber moves clockwise to the next border card and blocks it for this round.
rule-TARGI-R3 = When the robber reaches a corner there is a raid. After raids 1 to 3 he moves on at once and the round continues; after raid 4 the game ends.
rule-TARGI-R4 = There are at most 12 rounds. Raids open rounds 4, 7 and 10; the fourth one ends the game.
rule-TARGI-R5 = At the end of a round the game is over if somebody has 12 cards; otherwise face-down cards are turned up and the amulet goes to the other player.

## Placing Targis

rule-TARGI-P1 = Starting with the first player, you place one Targi each in turn until both have placed three. Placing cannot be refused; there is always a place.
rule-TARGI-P2 = A Targi may not be placed on the robber's card, on a corner, on a card with a Targi, opposite an opponent's Targi, or in the centre.
rule-TARGI-P3 = You may place a Targi opposite the robber, and opposite your own Targi.
rule-TARGI-P4 = So each line belongs to one player at most, and you never share a crossing.
rule-TARGI-P5 = The robber's guest lets you place Targis on the robber's card. Everything else stays forbidden.
rule-TARGI-P6 = After an ambush you place only two Targis in the next round; your opponent goes on alone.

## Markers

rule-TARGI-M1 = Wherever a row and a column of your Targis cross in the centre, you get a marker. This happens by itself.
rule-TARGI-M2 = The number of markers is your rows times your columns: 2, 1 or 0.

## Actions

rule-TARGI-A1 = First the first player has a whole turn, then the other. In your turn resolve your own Targis and markers one by one in any order, each once; finish one before you begin the next.
rule-TARGI-A2 = You may skip any action. The figure goes back to you, and a central card stays where it is.
rule-TARGI-A3 = After its action a Targi goes back to you; the border card stays.
rule-TARGI-A4 = A central card that you use is replaced at once, face down, from the other deck. Nobody looks at the new card or uses it this round.
rule-TARGI-A5 = A used goods card goes to its discard pile. When a deck is empty after an action, its discard pile is shuffled into a new one.
rule-TARGI-A6 = During your turn you may have any number of goods and gold.
rule-TARGI-A7 = There is no trading apart from the Trader, the Silversmith and card advantages.
rule-TARGI-A8 = You end your turn when you like; what is unresolved counts as skipped. With nothing left to do it ends by itself. Then come the date grove and the limits.
rule-TARGI-L1 = At the end of your turn you keep at most 10 goods and 3 gold; you choose which goods go back. VP are unlimited.

## Border cards

rule-TARGI-B1 = 1, Noble: Play the tribe card in your hand by paying its cost, or discard it to free your hand.
rule-TARGI-B2 = 2, Dates: Take 1 date.
rule-TARGI-B3 = 3, Salt: Take 1 salt.
rule-TARGI-B4 = 4. Raid: each player loses 1 good or 1 VP.
rule-TARGI-B5 = 5, Trader: As often as you like: 3 identical goods for 1 gold, or 2 identical goods for 1 good of your choice.
rule-TARGI-B6 = 6, Pepper: Take 1 pepper.
rule-TARGI-B7 = 7, Dates: Take 1 date.
rule-TARGI-B8 = 8. Raid: each player loses 2 goods or 1 VP.
rule-TARGI-B9 = 9, Fata Morgana: Move one of your tribe markers to another face-up central card that carries no marker.
rule-TARGI-B10 = 10, Silversmith: Once: 2 identical goods for 1 VP, or 4 identical goods for 3 VP, or 1 gold for 2 VP, or 2 gold for 4 VP.
rule-TARGI-B11 = 11, Pepper: Take 1 pepper.
rule-TARGI-B12 = 12. Raid: each player loses 3 goods or 2 VP.
rule-TARGI-B13 = 13, Caravan: Turn up the top goods card and take what it shows; then discard that card.
rule-TARGI-B14 = 14, Tribal expansion: Draw the top tribe card: play it (pay the cost), keep it as your hand card, or discard it.
rule-TARGI-B15 = 15, Salt: Take 1 salt.
rule-TARGI-B16 = 16. Last raid: each player loses 1 gold or 3 VP; then the game ends.

## Goods cards

rule-TARGI-G01 = Dates (×2): Take 1 date.
rule-TARGI-G02 = Salt (×2): Take 1 salt.
rule-TARGI-G03 = Pepper (×2): Take 1 pepper.
rule-TARGI-G04 = Two dates (×1): Take 2 dates.
rule-TARGI-G05 = Two salt (×1): Take 2 salt.
rule-TARGI-G06 = Two pepper (×1): Take 2 pepper.
rule-TARGI-G07 = Pepper and salt (×1): Take 1 pepper and 1 salt.
rule-TARGI-G08 = Dates and pepper (×1): Take 1 date and 1 pepper.
rule-TARGI-G09 = Salt and dates (×1): Take 1 salt and 1 date.
rule-TARGI-G10 = Choice of goods (×3): Take 1 date or 1 salt or 1 pepper.
rule-TARGI-G11 = Gold (×3): Take 1 gold.
rule-TARGI-G12 = Victory point (×1): Take 1 VP.

## Goods cards in general

rule-TARGI-GC1 = A goods card is taken in full; if you do not want it, skip the action.
rule-TARGI-GC2 = The supply never runs out.

## Tribe cards

rule-TARGI-H1 = A tribe card that you take or draw is dealt with at once: play it and pay, keep it if your hand is empty, or discard it.
rule-TARGI-H2 = Your hand holds one tribe card. A further one is played or discarded; it cannot be swapped for the card in your hand.
rule-TARGI-H3 = A hand card leaves your hand only with the Noble, or with the messenger.
rule-TARGI-H4 = A hand card may be played only in a later round than the one in which you took it. You may discard it with the Noble at any time.
rule-TARGI-C1 = Pay exactly what is printed: gold never replaces goods, nor goods gold. Where there is a slash, pay one side or the other.
rule-TARGI-C2 = “1 good less” leaves out one good of your choice, never gold. Discounts add up; a cost never falls below nothing.
rule-TARGI-D1 = Your display has 3 rows of 4. A new card goes to the leftmost empty place of any row that is not full.
rule-TARGI-D2 = A card in the display stays where it is (only the resettlement moves cards).
rule-TARGI-D3 = A display of 12 cards is full: no further card can be played.
rule-TARGI-D4 = An advantage works from the moment its card lies in the display, never backwards. What happens once happens at once.
rule-TARGI-D5 = There are five symbols: well, camel rider, oasis, Targia, camp.

## Raids

rule-TARGI-RD1 = In a raid each player, the first player first, chooses one of the two prices and pays it in full: goods of any kinds (gold in the last raid), or VP tokens. Prices are never mixed.
rule-TARGI-RD2 = If you can pay only one of the two prices, you must take that one.
rule-TARGI-RD3 = If you can pay neither price, you pay nothing, and your opponent takes the raid's VP price from the supply (unless the table plays without this).
rule-TARGI-RD4 = The shelter spares you every raid. The storyteller brings 1 VP after you have paid or were spared, but not if you could not pay.
rule-TARGI-RD5 = Choices in a raid are made one after the other, for all to see.

## End of the game

rule-TARGI-E1 = The game ends at the end of a round in which somebody has 12 cards. Then there is no fourth raid.
rule-TARGI-E2 = Otherwise it ends with the fourth raid, as soon as it is paid.
rule-TARGI-E3 = Your score: VP tokens, the VP printed on your cards, end-of-game advantages, and full rows.
rule-TARGI-E4 = A full row of four equal symbols brings 4 VP, one of four different symbols 2 VP, any other nothing.
rule-TARGI-E5 = For pairs, count all cards of the symbol in your display, halve the number and round down.
rule-TARGI-E6 = The hand card, goods, gold and the hidden coin score nothing.
rule-TARGI-E7 = A tie is broken by gold, then by goods; if that is equal too, the game is drawn.

## Tribe cards, one by one

rule-TARGI-T01 = Well – paid in gold, costs 1 date, 1 salt, 1 gold, 3 VP. No advantage.
rule-TARGI-T02 = Well – small, costs 2 dates, 1 salt, 1 pepper, 2 VP. No advantage.
rule-TARGI-T03 = Well – great, costs 2 dates, 1 salt, 2 pepper, 3 VP. No advantage.
rule-TARGI-T04 = Well – gathering of women, costs 1 salt, 1 gold, 1 VP. End of game: +1 VP for every 2 Targia cards in your display.
rule-TARGI-T05 = Well – well digger, costs 1 date, 2 salt, 1 VP. Each further Well you play costs 1 good less.
rule-TARGI-T06 = Well – robber's guest, costs 1 date, 1 gold, 1 VP. You may place a Targi on the card the robber occupies.
rule-TARGI-T07 = Well – full jars, costs 1 date, 2 salt, 1 pepper, 2 VP. When played: take 1 good of your choice for every 2 cards in your display (this card counts).
rule-TARGI-T08 = Well – messenger, costs 1 salt, 1 pepper, 1 gold, 2 VP. In your turn you may play your hand card without the Noble by paying 1 extra good of any kind.
rule-TARGI-T09 = Well – hidden coin, costs 1 date, 1 gold, 1 VP. When played: put 1 gold from the supply on this card. Use it to pay the gold of one later tribe card.
rule-TARGI-T10 = Camel rider – paid in gold, costs 1 date, 1 salt, 1 gold, 3 VP. No advantage.
rule-TARGI-T11 = Camel rider – scout, costs 1 date, 2 salt, 1 pepper, 2 VP. No advantage.
rule-TARGI-T12 = Camel rider – convoy, costs 1 date, 2 salt, 2 pepper, 3 VP. No advantage.
rule-TARGI-T13 = Camel rider – camp guard, costs 1 salt, 1 gold, 1 VP. End of game: +1 VP for every 2 Camp cards in your display.
rule-TARGI-T14 = Camel rider – race winner, costs 1 gold, 1 VP. End of game: +1 VP if your display holds more cards than your opponent's.
rule-TARGI-T15 = Camel rider – rearguard, costs 2 dates, 2 salt, 1 pepper, 2 VP. End of game: +2 VP if this card is the rightmost card of a full row.
rule-TARGI-T16 = Camel rider – camel dealer, costs 1 gold, 1 VP. Each further Camel rider you play costs 1 good less.
rule-TARGI-T17 = Camel rider – pepper carrier, costs 2 pepper, 1 gold, 2 VP. Once per round, when a goods card gives you pepper, take 1 more pepper.
rule-TARGI-T18 = Camel rider – open land, costs 2 dates, 1 salt, 1 VP. When played: take 1 good of your choice for every 2 free places left in your display.
rule-TARGI-T19 = Oasis – small, costs 1 pepper, 1 gold, 2 VP. No advantage.
rule-TARGI-T20 = Oasis – paid in gold, costs 1 date, 1 salt, 1 gold, 3 VP. No advantage.
rule-TARGI-T21 = Oasis – great, costs 2 dates, 1 salt, 2 pepper, 3 VP. No advantage.
rule-TARGI-T22 = Oasis – springs, costs 1 pepper, 1 gold, 1 VP. End of game: +1 VP for every 2 Well cards in your display.
rule-TARGI-T23 = Oasis – gardener, costs 2 salt, 1 pepper, 1 VP. Each further Oasis you play costs 1 good less.
rule-TARGI-T24 = Oasis – shelter, costs 1 salt, 1 pepper, 1 gold, 1 VP. You pay nothing in raids.
rule-TARGI-T25 = Oasis – salt lake, costs 2 salt, 1 pepper, 1 VP. Once per round, when a goods card gives you salt, take 1 more salt.
rule-TARGI-T26 = Oasis – date grove, costs 1 date, 1 pepper, 1 gold, 2 VP. At the end of your turn take 1 good of your choice if no goods card gave you a good this round.
rule-TARGI-T27 = Oasis – resettlement, costs 1 salt, 1 pepper, 1 gold, 2 VP. When played: you may move up to 2 cards of your display; no gaps may remain.
rule-TARGI-T28 = Targia – paid in gold, costs 1 date, 1 pepper, 1 gold, 3 VP. No advantage.
rule-TARGI-T29 = Targia – daughter, costs 1 date, 1 salt, 2 pepper, 2 VP. No advantage.
rule-TARGI-T30 = Targia – matriarch, costs 1 date, 2 salt, 2 pepper, 3 VP. No advantage.
rule-TARGI-T31 = Targia – mother of riders, costs 1 pepper, 1 gold, 1 VP. End of game: +1 VP for every 2 Camel rider cards in your display.
rule-TARGI-T32 = Targia – mixed families, costs 2 pepper, 1 gold, 1 VP. End of game: up to 2 full rows of four different symbols score 4 VP each instead of 2.
rule-TARGI-T33 = Targia – matchmaker, costs 1 date, 2 salt / 1 gold, 1 VP. Each further Targia you play costs 1 good less.
rule-TARGI-T34 = Targia – storyteller, costs 1 date, 1 gold, 1 VP. In every raid, after paying, take 1 VP.
rule-TARGI-T35 = Targia – date seller, costs 2 dates, 1 gold, 2 VP. Once per round, when a goods card gives you dates, take 1 more date.
rule-TARGI-T36 = Targia – dowry, costs 1 date, 1 salt, 2 pepper, 2 VP. When played: take 3 goods of your choice, or 1 gold, or 1 VP.
rule-TARGI-T37 = Camp – small, costs 1 pepper, 1 gold, 2 VP. No advantage.
rule-TARGI-T38 = Camp – paid in gold, costs 1 date, 1 pepper, 1 gold, 3 VP. No advantage.
rule-TARGI-T39 = Camp – great, costs 2 dates, 2 salt, 1 pepper, 3 VP. No advantage.
rule-TARGI-T40 = Camp – shade of palms, costs 1 date, 1 gold, 1 VP. End of game: +1 VP for every 2 Oasis cards in your display.
rule-TARGI-T41 = Camp – large family, costs 1 date, 1 pepper, 1 VP. End of game: +1 VP if your display holds 10 or more cards.
rule-TARGI-T42 = Camp – tent maker, costs 1 date, 2 pepper / 1 gold, 1 VP. Each further Camp you play costs 1 good less.
rule-TARGI-T43 = Camp – noble's tent, costs 1 date, 1 gold, 2 VP. When you play your hand card with the Noble you pay 1 good less.
rule-TARGI-T44 = Camp – trader's tent, costs 1 date, 1 gold, 1 VP. At the Trader you may also exchange goods 1 for 1.
rule-TARGI-T45 = Camp – ambush, costs 1 date, 1 salt, 2 pepper, 2 VP. In the next round your opponent places only 2 Targis.

## Hidden information

rule-TARGI-I1 = Everybody sees the border, figures, markers, open cards, the type of face-down cards, displays, stocks, discard piles, the size of the decks and whether there is a hand card.
rule-TARGI-I2 = Nobody sees the decks or the face-down cards in the centre.
rule-TARGI-I3 = A hand card taken from the centre is known to both; one drawn with Tribal expansion only to you, unless the table plays it open.
rule-TARGI-I4 = A card drawn with Tribal expansion is yours alone to see until you play or discard it. A Caravan card is seen by both.
rule-TARGI-I5 = Spectators see only what is public, and bots see no more than a person in their seat.

## Timing

rule-TARGI-TM1 = An extra good comes by itself with the first goods card of the round that gives you that kind; once per round.
rule-TARGI-TM2 = The date grove looks at the end of your turn, before the limits, whether a goods card has given you a good. Gold and VP are no goods; border cards and trades do not count.
rule-TARGI-TM3 = An ambush works in the very next round, whoever is first player, with or without a raid.
rule-TARGI-TM4 = If the first player lays his 12th card, both turns are still finished before the game ends.
rule-TARGI-TM5 = If your time runs out, the game answers for you: raid – goods or gold, else VP; placing – the lowest free card; turn – end; a new tribe card – keep it, else discard; goods come in the kind you have least of and go from the kind you have most of.

## Set-up

rule-TARGI-S1 = The sixteen border cards form a ring around the centre, 16 in the top left corner. They never move.
rule-TARGI-S2 = Goods cards and tribe cards are shuffled separately. The nine central cells are filled face up like a chessboard: five goods cards in the corners and the middle, four tribe cards between them.
rule-TARGI-S3 = The other 41 tribe cards and 14 goods cards are face-down decks. Both discard piles start empty.
rule-TARGI-S4 = All tokens form a common supply.
rule-TARGI-S5 = You have 3 Targis and 2 markers and start with 2 dates, 2 salt, 2 pepper, 1 gold and 4 VP.
rule-TARGI-S6 = Whoever last ate dates goes first, otherwise blue. The first player holds the amulet.
rule-TARGI-S7 = The robber starts beside card 1 and steps onto it in the first round.
rule-TARGI-S8 = The set-up is always the same; the game is for exactly two players.
rule-TARGI-S9 = Seat A is blue, seat B is white. Blue goes first, unless the table draws lots or names a seat.

## Examples

rule-TARGI-W1 = Example: 3 VP in tokens, 21 on cards, 1 for two wells, 2 for a camel rider at the right end, 4 for a row of oases, 2 for a row of four different symbols: 33 VP.
rule-TARGI-W2 = Example: opposite the robber is allowed; opposite an opponent's Targi is not.
rule-TARGI-W3 = Example: two Targis in the same row or column do not cross; you get one marker only.
rule-TARGI-W4 = Example: in the last raid pay 1 gold or 3 VP, and the game is over.

## Rulings

rule-TARGI-Q01 = Two of your Targis may face each other; that leaves one marker at most.
rule-TARGI-Q02 = Fata Morgana leads to another cell that is face up and carries no marker. A cell whose marker was skipped is free again.
rule-TARGI-Q03 = Without a marker left in the centre Fata Morgana does nothing; a resolved marker cannot be moved.
rule-TARGI-Q04 = The moved marker may land on a goods card or a tribe card and is resolved there as usual.
rule-TARGI-Q05 = Caravan cards count as goods cards for every advantage.
rule-TARGI-Q06 = A chosen good counts as the kind you chose. Gold and VP are no goods, so the date grove still pays.
rule-TARGI-Q07 = An extra good is not paid for goods cards that you used before its card lay in your display.
rule-TARGI-Q08 = A date grove played this turn is already checked at the end of this turn.
rule-TARGI-Q09 = The noble's tent adds to a symbol discount, but only with the Noble. With the messenger the symbol discount counts, and the extra good is paid on top.
rule-TARGI-Q10 = A discount card does not discount itself.
rule-TARGI-Q11 = With a slash, choose the side first; the gold side is never discounted.
rule-TARGI-Q12 = The hidden coin is not in your stock: it only pays a gold of a later tribe card, once, if you like.
rule-TARGI-Q13 = Full jars as your nth card bring half of n goods, open land half of the free places; rounded down, kinds of your choice.
rule-TARGI-Q14 = The dowry is exactly one of three: 3 goods of any kinds, 1 gold, or 1 VP.
rule-TARGI-Q15 = Resettlement: lift up to two of your cards and put each on an empty place. Other cards do not slide, and no gap may remain. Advantages do not happen again.
rule-TARGI-Q16 = Only with the trader's tent you may exchange 1 good for 1 of another kind; gold still costs 3 identical goods.
rule-TARGI-Q17 = With shelter and storyteller you pay nothing and take 1 VP. If you cannot pay, the storyteller brings nothing.
rule-TARGI-Q18 = The race winner compares the numbers of cards at the end; equal numbers bring nothing. The large family counts itself.
rule-TARGI-Q19 = The rearguard scores in the fourth column only.
rule-TARGI-Q20 = With mixed families three rows of four different symbols bring 4 + 4 + 2.
rule-TARGI-Q21 = Even with the robber's guest you may not go opposite an opponent's Targi.
rule-TARGI-Q22 = Discarding your hand card with the Noble first makes room for a new one. Taking a card and playing it with the Noble in the same round is forbidden.
rule-TARGI-Q23 = With 12 cards you may still do everything else, and keep or discard tribe cards.
rule-TARGI-Q24 = You may discard a card that you could keep.
rule-TARGI-Q25 = Neither deck ever runs out for good.
rule-TARGI-Q26 = The limits are checked once, at the end of your own turn.
rule-TARGI-Q27 = A raid is settled player by player, so the second player may pay with VP just gained. Who holds the amulet pays first and places first.
rule-TARGI-Q28 = A player who gives up loses, whatever the points; nothing is scored.
rule-TARGI-Q29 = The printed numbers only serve for laying out the border; both sides of a border card say the same.

## What is not possible

rule-TARGI-X01 = No Targi on a corner.
rule-TARGI-X02 = No Targi on the robber's card without the robber's guest.
rule-TARGI-X03 = No Targi on an occupied card.
rule-TARGI-X04 = No Targi opposite an opponent's Targi.
rule-TARGI-X05 = No Targi in the centre.
rule-TARGI-X06 = No placing out of turn, no Targi too many, and no refusing to place.
rule-TARGI-X07 = No acting in the opponent's turn or at the wrong time.
rule-TARGI-X08 = No figure is resolved twice, and never an opponent's.
rule-TARGI-X09 = No second action inside an unfinished one.
rule-TARGI-X10 = No using of face-down cards.
rule-TARGI-X11 = The Trader takes identical goods only, enough of them, and no gold.
rule-TARGI-X12 = The Silversmith makes one exchange, at the printed rates.
rule-TARGI-X13 = Fata Morgana moves your own marker to another free, open cell.
rule-TARGI-X14 = A tribe card is paid exactly: no other kinds, no less, no more.
rule-TARGI-X15 = No discount on gold, and no more goods left out than allowed.
rule-TARGI-X16 = A card goes only to the leftmost free place of a row; there is no 13th card.
rule-TARGI-X17 = No second hand card, no swapping, no discarding of the hand card without the Noble.
rule-TARGI-X18 = No playing of the hand card in the round in which it was taken.
rule-TARGI-X19 = With an empty hand the Noble has nothing to do.
rule-TARGI-X20 = The messenger needs the extra good, your own turn, and no unfinished action.
rule-TARGI-X21 = The hidden coin pays only the gold of a tribe card, and only once.
rule-TARGI-X22 = Resettlement moves at most two cards, your own ones, and leaves no gap.
rule-TARGI-X23 = Only one of the offered kinds may be chosen.
rule-TARGI-X24 = A turn does not end above the limits; exactly the surplus goes back.
rule-TARGI-X25 = A raid is paid in full and in one way, with VP tokens that you have.
rule-TARGI-X26 = After the end of the game nothing can be done.
rule-TARGI-X27 = Hidden cards are shown to nobody who asks.

## Decisions

rule-TARGI-K01 = The book has no texts of the tribe cards. Prices, points and advantages are those printed on the cards.
rule-TARGI-K02 = The book says “turn” for a round and for a player's turn; here these are two words. Limits are checked at the end of your own turn.
rule-TARGI-K03 = A raid and what follows it are one round. The amulet changes hands once a round, and twelve rounds are played.
rule-TARGI-K04 = You may not place a Targi opposite one of your opponent. Your own two may stand opposite each other.
rule-TARGI-K05 = If you can pay nothing in a raid, your opponent takes the victory points that you would have lost; a setting changes this.
rule-TARGI-K06 = A card in your hand waits until a later round, even with the messenger, who replaces only the Noble; a setting lifts the waiting.
rule-TARGI-K07 = A tribe card that you take may be played, kept or discarded as you like.
rule-TARGI-K08 = A card in hand is known to both if it was taken from the centre, and secret if it was drawn by Tribal Expansion; this can be set.
rule-TARGI-K09 = Both decks are reshuffled after the action in which they ran out.
rule-TARGI-K10 = The Silversmith makes one exchange for an action, the Trader as many as you like.
rule-TARGI-K11 = Fata Morgana moves your marker only to a face-up card without a marker.
rule-TARGI-K12 = The goods card of the Caravan goes to the discard pile, like any used one.
rule-TARGI-K13 = You may skip an action; a card in the centre then stays where it is.
rule-TARGI-K14 = A tribe card that you do not want goes onto the discard pile.
rule-TARGI-K15 = The fourth symbol is Targia; “Targi” in the book is a misprint.
rule-TARGI-K16 = You must place your Targis, and there is always room for them.
rule-TARGI-K17 = The hidden coin may pay one gold of a tribe card's price, if you like.
rule-TARGI-K18 = Extra goods come once a round, and not for cards that were used before.
rule-TARGI-K19 = A card that counts your display counts itself, too.
rule-TARGI-K20 = Resettlement moves up to two cards; the others do not slide, and no gaps may stay.
rule-TARGI-K21 = Discounts of several cards add up.
rule-TARGI-K22 = If somebody has twelve cards at the end of the twelfth round, the game is over, and the fourth raid does not take place.
rule-TARGI-K23 = If points, gold and goods are equal, the game is a draw.
rule-TARGI-K24 = Blue begins; by a setting, chance or the host decides.
rule-TARGI-K25 = The book says from 13 years on.
rule-TARGI-K26 = The Russian book has two words for the Robber, and calls the Noble the Chief; here they are the Robber and the Noble.
rule-TARGI-K27 = The book has no Russian name for Fata Morgana and no nicknames for the tribe cards; these are ours.
rule-TARGI-K28 = The cards before you, three rows of four, are your display.
rule-TARGI-K29 = The number in the corner of each border card says where it lies; card 16 lies in the top left corner.
rule-TARGI-K30 = The rules were compared with the book once more, sentence by sentence: nothing was missing. Made clearer: TARGI-S9, TARGI-RD3, TARGI-A8, TARGI-TM5, TARGI-Q27, TARGI-Q28 and TARGI-Q29.
