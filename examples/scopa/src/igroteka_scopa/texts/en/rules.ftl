## The cards
rule-SCO-C01 = You play with forty cards: a French deck without eights, nines and tens.
rule-SCO-C02 = An ace counts 1, the other numbers count what they say, a jack 8, a queen 9, a king 10.
rule-SCO-C03 = For the prime a seven is worth 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a jack, queen or king 10.

## Dealing
rule-SCO-S01 = Two, three or four players play, each for themselves.
rule-SCO-S02 = The first dealer is drawn by lot. After every deal the player to the left deals.
rule-SCO-S03 = Everybody gets three cards, and four are turned up on the table.
rule-SCO-S04 = If three or four kings are turned up, the cards are dealt again.
rule-SCO-S05 = The player to the left of the dealer begins.

## A turn
rule-SCO-T01 = In your turn you play one card of your hand.
rule-SCO-T02 = It takes a card of the same value from the table.
rule-SCO-T03 = Or it takes several cards whose values make up its own.
rule-SCO-T04 = If a card of the same value lies there, a sum cannot be taken instead.
rule-SCO-T05 = A card that can take must take. If it can take different cards, you choose which.
rule-SCO-T06 = A card that takes nothing stays on the table.
rule-SCO-T07 = When all hands are empty, everybody gets three more cards. When the deck is empty, too, the deal is over.

## Sweeps
rule-SCO-W01 = Whoever takes all cards of the table has made a sweep, a scopa, which is worth a point.
rule-SCO-W02 = With the last card of the deal nobody makes a sweep.
rule-SCO-W03 = What is left on the table goes to whoever was the last to take. That is no sweep.

## Points
rule-SCO-P01 = One point for the most cards; a tie is worth nothing.
rule-SCO-P02 = One point for the most diamonds; a tie is worth nothing.
rule-SCO-P03 = One point for the seven of diamonds, the settebello.
rule-SCO-P04 = One point for the best prime: the best card of each suit, added up. A tie is worth nothing.
rule-SCO-P05 = One point for every sweep.

## The end
rule-SCO-E01 = After a deal, whoever alone has the most points, and at least as many as were agreed on, wins.
rule-SCO-E02 = If several share the lead, another deal is played.
rule-SCO-E03 = The others are ranked by their points.

## What is hidden
rule-SCO-H01 = Nobody knows the hands of the others and the order of the deck.
rule-SCO-H02 = What was taken has been seen by all, and everybody may look at it.

## Settings
rule-SCO-O1 = How many points win a game: 1 to 21, mostly 11.
