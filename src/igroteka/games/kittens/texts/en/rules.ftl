## Turns

rule-KIT-T02 = In your turn, first play any number of cards and combos one after another, or none at all; then end the turn, normally by drawing the top card of the pile. You cannot end a turn without drawing unless a card says so.
rule-KIT-T08 = Outside your own turn you can play only Nope, as a reaction, and Alter the Future NOW.
rule-KIT-T01 = Everyone can always see whose turn it is, how many turns that player still owes (the current one included), whether those turns come from an attack, and the direction of play.
rule-KIT-T03 = Each card or combo is finished completely, with reactions, effect and consequences, before the next one is played.
rule-KIT-T04 = Skip, Reverse, Catomic Bomb and Bury end one turn without a draw; Draw from the Bottom ends one turn with a draw from the other end of the pile. Attack, Targeted Attack and Super Skip end all the turns you owe. After any other card your turn goes on.
rule-KIT-T05 = When one of your turns ends, you owe one turn less. If you still owe any, you take the next turn yourself, and if you were attacked you still count as attacked; otherwise it is the next player's turn.
rule-KIT-T06 = The next player still in the game takes one ordinary turn, unless an attack hands over more.
rule-KIT-T07 = An attack costs its victim 2 turns, a Personal Attack 3. If the attacker was attacked too, all the turns the attacker still owes are added, the current one included; otherwise nothing is added. You count as attacked up to the very last turn of the attack, and with Personal Attack you are the victim yourself and your turn goes on.
rule-KIT-T09 = You may hold any number of cards. If you have none, you simply draw.
rule-KIT-G35 = The discard pile lies face up: everyone may look through it at any time. It is never shuffled back.
rule-KIT-T10 = Eliminated players are passed over in everything: turns, "the next player", targets, reactions and Garbage Collection.

## Cards

rule-KIT-01 = Exploding Kitten: you never play it. When you get it, you show it at once and use a Defuse, or you are out. Only the Streaking Kitten lets you keep it.
rule-KIT-02 = Defuse: when an Exploding Kitten comes to you, a Defuse is discarded and you put the kitten back face down anywhere in the pile, without seeing or moving the other cards; nobody else learns where. If it is your turn, that one turn is over, and any other turns you owe remain. A Defuse cannot be Noped, and if you have one you cannot refuse to use it. It also saves you from a Barking Kitten, and it may be spent in a combo.
rule-KIT-03 = Imploding Kitten: if you draw it face down, everyone sees it, and you put it back face up anywhere you like; this costs no Defuse and counts as your draw. If you draw it face up, you are out at once and nothing helps: no Defuse, no Nope, no Streaking Kitten. In the pile it never turns over by itself, and face up everyone can see how deep it lies.
rule-KIT-04 = Barking Kitten: play it in your turn; it cannot be Noped and does not end the turn. Whoever has the other one, in hand or in front of them, must discard a Defuse or is out; if you have both, you use both together and choose the target; if nobody has the other one, yours stays face up in front of you. After a hit both lie in front of you without further effect until the current turn ends, and are then discarded.
rule-KIT-05 = See the Future (3x): in your turn, look at the top 3 cards of the pile without showing them to anyone. Nothing moves, and your turn goes on.
rule-KIT-06 = See the Future (5x): in your turn, look at the top 5 cards of the pile without showing them to anyone. Nothing moves, and your turn goes on.
rule-KIT-07 = Alter the Future: in your turn, look at the top 3 cards of the pile without showing them and put them back in any order. Your turn goes on.
rule-KIT-08 = Streaking Kitten: you never play it or use it in a combo. While it is in your hand, you may secretly keep one Exploding Kitten there, or show the kitten if you can Defuse it; a second one, or an Imploding or Barking Kitten, is not covered, and whoever takes the kept kitten from you must deal with it at once. If the Streaking Kitten leaves your hand while you keep a kitten, you are out at once, even with a Defuse, unless the table has agreed otherwise.
rule-KIT-09 = Alter the Future NOW: look at the top 3 cards and put them back in any order, in your own turn, in reaction to another player's card, or just before another player draws. Never in the middle of an effect. It does not change whose turn it is, and it can be Noped.
rule-KIT-10 = Share the Future: in your turn, put the top 3 cards in any order, show them in this order to the next player and to nobody else, and put them back. A face-up Imploding Kitten stays face up. Your turn goes on.
rule-KIT-11 = Mark: in your turn, choose another player with at least one unmarked card. One of their unmarked cards, picked at random, is visible to everyone until it leaves that hand; otherwise it stays an ordinary card. Once it has left, it is no longer marked, even if it comes back.
rule-KIT-12 = Cat cards do nothing alone and cannot be played singly. Use them in combos.
rule-KIT-13 = Feral Cat: in a combo it stands for any cat, never for another kind of card. Feral Cats alone also make a pair or a triple.
rule-KIT-14 = Attack: all the turns you owe end without drawing, and the next player must take 2 turns. If you were attacked, the turns you still owed, the current one included, are added to those 2.
rule-KIT-15 = Skip: one of your turns ends without drawing.
rule-KIT-16 = Super Skip: all the turns you owe end without drawing, and the next player takes one ordinary turn.
rule-KIT-17 = Catomic Bomb: all Exploding Kittens in the pile are taken out and shown, the rest is shuffled together with any Imploding Kittens, and the Exploding Kittens go on top face down. One of your turns ends without drawing. Kittens in hands are not touched, and nobody sees any other card of the pile.
rule-KIT-18 = Shuffle: the pile is shuffled, and nobody knows the new order, apart from face-up Imploding Kittens that everyone can see. Your turn goes on.
rule-KIT-19 = Garbage Collection: at the same time, every player with cards, you included, secretly chooses one card from their hand; these cards go into the pile, which is then shuffled. Any card will do, even a kept Exploding Kitten, a marked card or the Streaking Kitten, with all its consequences. Your turn goes on.
rule-KIT-20 = Personal Attack: you attack yourself and take 3 turns, the current one being the first. If you were already attacked, 3 turns are added to those you owe.
rule-KIT-21 = Reverse: the direction of play changes, and one of your turns ends without drawing. With two players it works as a Skip.
rule-KIT-22 = Bury: look at the top card of the pile without showing it and put it back anywhere in secret; one of your turns ends. This is not a draw: an Exploding Kitten does not explode, and an Imploding Kitten does nothing and keeps its side. You cannot play it while I'll Take That lies in front of you.
rule-KIT-23 = Swap Top and Bottom: the top and the bottom card of the pile change places unseen. With fewer than two cards nothing happens. Your turn goes on.
rule-KIT-24 = Draw from the Bottom: one of your turns ends with drawing the bottom card instead of the top one. In everything else it is an ordinary draw.
rule-KIT-25 = Targeted Attack: like Attack, but you choose which other player gets the turns. Play then goes on from that player in the current direction.
rule-KIT-26 = I'll Take That: lay it in front of another player who does not already have one there. The next card that player draws, from the top or the bottom, goes to you, whatever it is, and I'll Take That is discarded; only the two of you see the card, unless it is a kitten that has to be shown. The turn of the player who drew is over, and play goes on from there; thefts, Bury, peeks and skipped draws do not count.
rule-KIT-27 = Nope: cancels a card or combo that was just played, or another Nope. It cannot cancel Exploding, Imploding or Barking Kittens or a Defuse. A cancelled card does nothing but stays discarded.
rule-KIT-28 = Favor: choose another player who has cards. That player chooses one of their cards and gives it to you; only the two of you see it. Found only in the classic deck and in custom decks.

## Combos

rule-KIT-K01 = Pair: two cards with the same name let you steal a random card from another player who has cards. Normally both are cats, with or without Feral Cats; the table may allow any card except kittens, whose own effects then do not happen.
rule-KIT-K02 = Triple: three cards with the same name let you choose another player who has cards and name a card; if they have it, they must give you one, otherwise you get nothing. You may name any card of the deck in play except the Imploding Kitten.
rule-KIT-K03 = Five different (only if the table plays with it; on by default with the classic base deck): five cards with five different names let you take a card of your choice from the discard pile as it was before the combo. Exploding, Imploding, Barking and Streaking Kittens cannot be taken, and there must be something to take. A Feral Cat counts as itself or as a cat of this deck that is not among your five.
rule-KIT-K04 = Names must match exactly. See the Future (3x) and (5x), Alter the Future and Alter the Future NOW, Attack, Targeted Attack and Personal Attack, Skip and Super Skip are all different cards.
rule-KIT-K05 = Imploding, Barking and Streaking Kittens are not allowed in any combo. All other cards are, even Defuse and Nope. An Exploding Kitten that you keep may be played as one of five different cards, but then it explodes at once: you Defuse it or are out, the combo comes to nothing, and the other cards stay in your hand.
rule-KIT-K06 = Feral Cats complete cat combos: a cat and a Feral Cat are a pair; two of the same cat and a Feral Cat, one cat and two Feral Cats, or three Feral Cats are a triple. Two different cats with Feral Cats are not a triple.
rule-KIT-K07 = You can play a combo only in your own turn, and it does not end the turn. A single Nope cancels the whole combo, and all its cards stay discarded.
rule-KIT-K08 = With "Pairs of cats only", the only combos are pairs of cats, with or without Feral Cats: no triples and no five different cards.
rule-KIT-K09 = With "Pairs and triples of cats", the usual setting, combos are made of cats, with or without Feral Cats: no other cards and no five different ones.

## Nope and other reactions

rule-KIT-N01 = After every card, every combo and every Nope, a window opens in which the others may react; only the Barking Kitten opens none. There is also none for drawing a kitten, for a Defuse, for explosions, for choices made during an effect, and for the moment when I'll Take That catches a card: only laying it down can be Noped.
rule-KIT-N02 = The window opens when the cards are on the table and everything has been announced, and it closes before any part of the effect happens. After that the play can no longer be cancelled.
rule-KIT-N03 = The action lies at the bottom and the Nopes on top of it. Everyone still in the game may react except the player whose card is on top. So you may Nope a Nope against your card, but never your own card or your own Nope.
rule-KIT-N04 = In a window you may pass, play one Nope or play one Alter the Future NOW.
rule-KIT-N05 = In simulations and games without a clock everyone decides at the same time and in secret. If several react, only the reaction of the first player after the one with the top card counts, in the direction of play; the others keep their cards and nobody learns what they wanted. Then everyone is asked again; an Alter the Future NOW is settled first, with a window of its own.
rule-KIT-N06 = When the window closes, all its cards are discarded, except an I'll Take That that takes its place in front of a player. With no Nope or an even number of them the action happens; with an odd number it is cancelled, as if it had not been played, and the turn simply goes on.
rule-KIT-N07 = Nobody can tell from the game whether you were holding a Nope you did not use: who passed, who was asked and how long they took is never shown.
rule-KIT-N08 = Before an ordinary draw the others have a moment to play Alter the Future NOW, as long as such a card may still be around. Once it has been settled, the draw is taken back: the current player may play more cards or draw again. Draw from the Bottom and Bury have no such moment, because anyone can react to the card itself.
rule-KIT-N09 = No window opens if every Nope and every Alter the Future NOW of the deck is already in the discard pile or among the cards just played; the pause before a draw is left out if every Alter the Future NOW is. Cards that were removed unseen still count as being around. Nothing else that players hold changes a window.
rule-KIT-N10 = At a table with people every window lasts the same time, whatever anyone holds, and the first reaction to arrive counts; then a full new window opens on that card. It closes early only if all the people who may react have passed, and not before 1.5 seconds have gone by. Bots take their time too, with or without a Nope.
rule-KIT-N11 = Everyone sees the cards on the table, the countdown and the same buttons; only you can see whether yours work. You may pass in advance for the whole turn, or ask to be asked only when you are the target. Nobody is shown who has passed, who is still thinking or who could have Noped.
rule-KIT-N12 = Nobody may play anything while an effect is being carried out: while someone looks at cards, orders them, puts one back, chooses for Garbage Collection or pays a Defuse.

## Procedures

rule-KIT-X01 = You take the top card (or the bottom one with Draw from the Bottom) and look at it; if I'll Take That lies in front of you, the card goes to the owner of I'll Take That. Kittens take effect on the one who gets the card; any other card goes secretly into that hand. Then your turn ends, whatever happened to the receiver.
rule-KIT-X02 = Whichever way an Exploding Kitten comes to you, drawn, passed on, stolen, demanded or given, you must deal with it at once. With the Streaking Kitten and no other kept kitten you may keep it in secret; otherwise everyone sees it, and you Defuse it and put it back, or you are out. If it is your turn, that one turn is over after a Defuse, even if the kitten was stolen; the table may agree that only a drawn kitten ends it.
rule-KIT-X03 = If an Imploding Kitten reaches you face up, you are out. Face down, it is shown to everyone and you put it back face up wherever you like.
rule-KIT-X04 = You may put a card back anywhere: on top, at the very bottom or between any two cards. The order of the other cards does not change.
rule-KIT-X05 = When you are eliminated, your hand, the kitten that got you, the Barking Kittens and the I'll Take That in front of you, and your own I'll Take That cards in front of others are discarded, face up unless the table hides the hand. If one player is left, that player wins. If it was your turn, all the turns you owed are cancelled and the next player takes one ordinary turn; otherwise the current turn goes on.
rule-KIT-X06 = The target of a Barking Kitten discards a Defuse and nothing else happens: no card goes into the pile and no turn ends. Without a Defuse the target is out. An Exploding Kitten kept in that hand does not matter; it is only discarded with the hand.
rule-KIT-X07 = As soon as the Streaking Kitten leaves a hand with a kept Exploding Kitten, its owner is out, before anything else happens (with a milder table rule, the owner Defuses). With Garbage Collection this comes after all cards have been put in and shuffled.
rule-KIT-X08 = If you use or must give a card of which you have marked and unmarked copies, the marked one goes first. For combos, Garbage Collection and Favor you pick the very card yourself.
rule-KIT-X09 = With a valid deck the pile never runs out while two or more players are in the game. Should it happen all the same, a draw gives nothing and the turn ends; if this happens to everyone in a row, the remaining players share a draw.
rule-KIT-X10 = A player who gives up or is removed is eliminated. No kitten is taken out of the pile for that.
rule-KIT-X11 = You decide what to play and when to draw, whether to react, how to order cards, where to put a card back, whether to keep or show a kitten with the Streaking Kitten, and which card to give away or take from the discard pile. Everything else happens by itself: a needed Defuse, random picks, the answer to a Barking Kitten or a named theft, and passing a card on through I'll Take That.

## End of the game

rule-KIT-E01 = The last player still in the game wins. There are no points and no ties, and two players are never eliminated at the same moment.
rule-KIT-E02 = The winner is first; the others follow in reverse order of elimination, so the last one out is second.
rule-KIT-E03 = The results show the winner, the ranking, the number of turns, what eliminated each player, and how many Nopes and Defuses were used.

## Hidden information

rule-KIT-H01 = Everyone always sees the direction, whose turn it is, the turns owed and whether they come from an attack, the number of cards in every hand and in the pile, the whole discard pile, the cards lying in front of players, marked cards, who is out, the list of cards in the deck, and everything that was announced.
rule-KIT-H02 = What you draw, peek at, order, bury or put back is known to you alone; Share the Future also tells the next player, and a theft, a Favor or I'll Take That tells the two players involved. Everyone sees kittens that are shown, marked cards and where they go, the named card of a triple and the answer, the number of kittens found by a Catomic Bomb, the answer to a Barking Kitten, and the hand of an eliminated player. Keeping an Exploding Kitten looks like any other draw.
rule-KIT-H03 = What you saw in the pile was true at that moment. After a shuffle, a secretly returned card or somebody else's reordering it may be wrong, and the game shows it as outdated; ordinary draws and Swap Top and Bottom are followed for you.
rule-KIT-H04 = A hidden card cannot be followed through the pile, a hand or a shuffle, nor guessed from the time somebody takes. As long as the Streaking Kitten may be around, every draw at a table with people takes the same 2 seconds of looking; if an Exploding Kitten comes to you and you may keep it, you can show it within this time if you have a Defuse; otherwise you keep it.
rule-KIT-H05 = Spectators and eliminated players see only what everyone sees until the game is over. Then everything may be shown.
rule-KIT-H06 = Everyone always sees how many cards lie above a face-up Imploding Kitten, also right after a shuffle, and sees it move when a card is put back above it. By a table rule it can be visible only when it is on top.
rule-KIT-H07 = Everyone knows that each player starts with the Defuse the deck gives. How many more somebody has is secret.
rule-KIT-H08 = Nobody can lie: the game itself answers named thefts and Barking Kittens, and every discard is real.

## Set-up

rule-KIT-S01 = Choose a ready-made deck or a valid deck of your own. The number of players, at least 2, must suit the deck.
rule-KIT-S02 = First all Exploding Kittens, Imploding Kittens and Defuses are set aside.
rule-KIT-S03 = Every player gets the same number of Defuses: 1 in every ready-made deck except Black Hole, where there are none.
rule-KIT-S04 = The leftover Defuses are shuffled into the other cards, and then every player is dealt a hand. So you may be dealt one more Defuse.
rule-KIT-S05 = If the table plays with a shorter pile, a third of the cards left after dealing, rounded down and chosen at random, is removed from the game. Nobody sees these cards.
rule-KIT-S06 = Then the Exploding and Imploding Kittens of the deck are shuffled in, all face down. This is the draw pile.
rule-KIT-S07 = The discard pile starts empty, play goes clockwise, and the first player is random unless the host chooses. The first player has one ordinary turn.
rule-KIT-S08 = The deck and the number of players decide how many kittens and Defuses there are, how many cards you are dealt and how big the pile is: the classic pile has 35 cards for 2 players, 29 for 3, 23 for 4 and 16 for 5. Playing the whole box with 6–8 players is our house rule; the box itself is made for 2–5.

## Decks

rule-KIT-P01 = Classic base deck: 2–5 players, 7 cards and 1 Defuse each. Exploding Kittens: one fewer than players; Defuses: two more than players, but 6 with 5 players. Also Nope ×5, Attack ×4, Skip ×4, Favor ×4, Shuffle ×4, See the Future (3x) ×5; Tacocat, Cattermelon, Hairy Potato Cat, Beard Cat and Rainbow-Ralphing Cat ×4 each. The combo of five different cards is on.
rule-KIT-P02 = The whole box: 2–5 players (6–8 as a house rule), 7 cards and 1 Defuse each. As many Exploding and Imploding Kittens together as players: one of them Imploding and the rest Exploding; with 8 players 6 Exploding and 2 Imploding. Defuses: two more than players, at most 8; and all the other 103 cards of the box.
rule-KIT-P03 = Nope Sauce: 2–5 players, 7 cards and 1 Defuse each (with 5 players 5 and 1). Exploding Kittens: one fewer than players; Defuses: as many as players. Also Nope ×8, Shuffle ×4, Skip ×4, Alter the Future NOW ×2, Swap Top and Bottom ×2, Attack ×3, Targeted Attack ×2, Catomic Bomb ×1, Bury ×3, Reverse ×4, Tacocat ×4, Feral Cat ×6.
rule-KIT-P04 = Attack of the Attacks: 2–5 players, 7 cards and 1 Defuse each (with 5 players 5 and 1). Exploding Kittens: one fewer than players; Defuses: one more than players. Also Attack ×6, Targeted Attack ×4, Skip ×4, Super Skip ×2, Reverse ×3, See the Future (3x) ×3, Nope ×4, Catomic Bomb ×1; Tacocat, Rainbow-Ralphing Cat and Zombie Cat ×4 each.
rule-KIT-P05 = Black Hole: 3–5 players, 7 cards each (with 5 players 5). Imploding Kittens: one fewer than players; no Exploding Kittens and no Defuses. Also Skip ×5, Nope ×4, Shuffle ×5, Alter the Future ×3, Share the Future ×4, Swap Top and Bottom ×3, Draw from the Bottom ×3, Reverse ×4, Tacocat ×3, Rainbow-Ralphing Cat ×3, Feral Cat ×4.
rule-KIT-P06 = Danger Mode: 2–4 players, 7 cards and 1 Defuse each. Always 6 Exploding Kittens; Defuses: as many as players. Also Streaking Kitten ×1, Attack ×4, Targeted Attack ×4, Super Skip ×1, Shuffle ×3, Reverse ×5, Draw from the Bottom ×2; Tacocat, Rainbow-Ralphing Cat, Zombie Cat and Feral Cat ×4 each.
rule-KIT-P07 = Exploding Kittens Classic: 2–5 players, 7 cards and 1 Defuse each (with 5 players 5 and 1). Exploding Kittens: one fewer than players; Defuses: one more than players. With 3–5 players also Nope ×5, Attack ×4, Skip ×4, Shuffle ×4, See the Future (3x) ×5; Tacocat, Rainbow-Ralphing Cat, Beard Cat and Zombie Cat ×4 each; with 2 players Nope ×3, Attack ×2, Skip ×3, Shuffle ×2, See the Future (3x) ×2 and the same cats without the Zombie Cat.
rule-KIT-P08 = Eye for an Eye: 3–5 players, 7 cards and 1 Defuse each. Exploding Kittens: two fewer than players, and 1 Imploding Kitten; Defuses: one more than players. Also See the Future (3x) ×5, Alter the Future ×3, Alter the Future NOW ×2, Share the Future ×4, Mark ×4, Shuffle ×2, Attack ×4, Skip ×4; Tacocat, Rainbow-Ralphing Cat and Zombie Cat ×4 each.
rule-KIT-P09 = Lightning Kittens: 2–4 players, 1 card and 1 Defuse each. Exploding Kittens: one fewer than players; Defuses: as many as players. Also Skip ×4, Reverse ×2, Nope ×2.
rule-KIT-P10 = Meowsochist: 2–5 players, 5 cards and 1 Defuse each. Exploding Kittens: as many as players; Defuses: three more than players. Also Streaking Kitten ×1, Personal Attack ×4, I'll Take That ×2, Reverse ×3, Alter the Future NOW ×2, Share the Future ×3, Garbage Collection ×2, Tacocat ×4, Rainbow-Ralphing Cat ×4, Feral Cat ×6.
rule-KIT-P11 = Power Play: 3–5 players, 7 cards and 1 Defuse each. Exploding Kittens: one fewer than players, and 1 Imploding Kitten; Defuses: two more than players. Also Streaking Kitten ×1, Nope ×4, See the Future (5x) ×3, Share the Future ×4, Attack ×4, Bury ×2, Draw from the Bottom ×2, Skip ×4, Super Skip ×2, Garbage Collection ×2, Tacocat ×4, Feral Cat ×6.
rule-KIT-P12 = Sharing Is Caring: 3–5 players, 5 cards and 1 Defuse each. Exploding Kittens: one fewer than players; Defuses: one more than players. Also Barking Kitten ×2, Mark ×4, Share the Future ×4, Skip ×4, I'll Take That ×4; Tacocat, Rainbow-Ralphing Cat, Zombie Cat and Feral Cat ×4 each.
rule-KIT-P13 = Sticky Fingers: 2–5 players, 7 cards and 1 Defuse each (with 5 players 5 and 1). Exploding Kittens: as many as players; Defuses: one more than players. Also Streaking Kitten ×1, Attack ×4, Skip ×4, I'll Take That ×4, Mark ×4; Tacocat, Rainbow-Ralphing Cat, Zombie Cat and Beard Cat ×4 each; Feral Cat ×6.
rule-KIT-P14 = The Purrrge: 3–5 players, 7 cards and 1 Defuse each (with 5 players 5 and 1). Exploding Kittens: one fewer than players, and 1 Imploding Kitten; Defuses: as many as players. Also Catomic Bomb ×1, Super Skip ×2, Skip ×5, Reverse ×5, Attack ×6, Targeted Attack ×4, Personal Attack ×4, Shuffle ×5, Nope ×8.
rule-KIT-P15 = Mind Games: 2–5 players, 5 cards and 1 Defuse each. Exploding Kittens: one fewer than players; Defuses: as many as players. Also Bury ×4, See the Future (3x) ×6, Skip ×4, Mark ×4, Draw from the Bottom ×2, Reverse ×4; Tacocat, Rainbow-Ralphing Cat and Zombie Cat ×4 each.
rule-KIT-P16 = Card Hoarders: 2–4 players, 5 cards and 1 Defuse each. 1 Exploding Kitten (with 4 players 2) and 1 Imploding Kitten; Defuses: as many as players. Also See the Future (3x) ×4, Share the Future ×4, Swap Top and Bottom ×3, Draw from the Bottom ×2, Shuffle ×3, Nope ×4; Tacocat, Rainbow-Ralphing Cat and Zombie Cat ×4 each.
rule-KIT-P17 = Cat Fight: 2–4 players, 2 cards and 1 Defuse each. Exploding Kittens: one fewer than players; Defuses: as many as players. Also Attack ×4, Targeted Attack ×2, Nope ×3, Alter the Future NOW ×2, Reverse ×3.
rule-KIT-P18 = The whole box by the sheet: like the whole box, but 5 Nopes, 5 Feral Cats, 2 Targeted Attacks, 2 I'll Take That and at most 5 Exploding Kittens.

## Custom decks

rule-KIT-V01 = A custom deck is for 2–8 players, with 1–10 cards dealt and 0–3 Defuses for each. It may contain only known cards, each in a whole number of copies.
rule-KIT-V02 = Exploding and Imploding Kittens together: at least one fewer than players, or at least as many as players if the Streaking Kitten is in the deck. This way there is always a kitten in the pile until one player is left.
rule-KIT-V03 = At most one Streaking Kitten, and only together with at least one Exploding Kitten.
rule-KIT-V04 = Either both Barking Kittens or none.
rule-KIT-V05 = There must be enough Defuses to give every player their share.
rule-KIT-V06 = After dealing, the pile needs at least as many cards as there are players, not counting Exploding and Imploding Kittens.
rule-KIT-V07 = At most 20 Exploding Kittens, 20 Imploding Kittens and 20 Defuses, at most 12 of any other card, and at most 300 cards in all.
rule-KIT-V08 = You may play, but be warned about: Exploding Kittens without any Defuse, a Catomic Bomb without Exploding Kittens, a single copy of a cat without Feral Cats, more than 60 cards per player, or more copies of a card than the box holds.

## Table rules

rule-KIT-O1 = Combos: pairs and triples of cats with Feral Cats (the default), only pairs of cats, pairs and triples of any allowed card, or also five different cards (the default of the classic base deck).
rule-KIT-O2 = Losing the Streaking Kitten while keeping an Exploding Kitten: you are out at once (the default), or a Defuse is used if you have one; then you put the kitten back.
rule-KIT-O3 = Face-up Imploding Kitten in the pile: everyone always sees its place (the default), or only the player who put it there knows it and the others see it only when it is on top.
rule-KIT-O4 = Hand of an eliminated player: face up on the discard pile (the default), or hidden. If hidden, only the deadly kitten, the cards on the table and cards already known to all are shown; the hidden ones cannot be taken from the discard pile and count as still being around for reaction windows.
rule-KIT-O5 = Pairs and marked cards: the stolen card is always random among all cards (the default), or the thief may announce a certain marked card or a random unmarked one.
rule-KIT-O6 = Shorter pile: off by default, on with the whole box and two or three players. If it is on, a third of the cards left after dealing is removed unseen.
rule-KIT-O7 = At tables with a clock you have 3–15 seconds to react to a card (5 by default) and 1–10 seconds before a draw (2 by default).
rule-KIT-O8 = The first player is random (the default) or chosen by the host.
rule-KIT-O9 = At tables with a clock you have 15–300 seconds to think (60 by default). When the time is up: you draw; a card goes back to a random place; seen cards stay in their order; a random card is given, if possible not the Streaking Kitten that covers a kept kitten; a kitten that may be kept is kept; the topmost possible card is taken from the discard pile; in a window you pass.
rule-KIT-O10 = After a Defuse in your own turn that turn is over: always (the default), or only if the kitten was drawn.
rule-KIT-O11 = A kept Exploding Kitten may be played as one of five different cards, and explodes (the default), or it cannot be played at all.

## Components

rule-KIT-C01 = The box holds 121 cards with 30 different names: Exploding Kitten ×6, Imploding Kitten ×4, Barking Kitten ×2, Streaking Kitten ×1, Defuse ×8, Nope ×8, See the Future (3x) ×6, See the Future (5x) ×3, Alter the Future ×3, Alter the Future NOW ×2, Share the Future ×4, Mark ×4, I'll Take That ×4, Garbage Collection ×2, Tacocat, Rainbow-Ralphing Cat, Zombie Cat and Beard Cat ×4 each, Feral Cat ×6, Attack ×6, Targeted Attack ×4, Personal Attack ×4, Skip ×5, Super Skip ×2, Reverse ×5, Shuffle ×5, Catomic Bomb ×1, Swap Top and Bottom ×3, Draw from the Bottom ×3, Bury ×4. A 2x, 3x or 5x in a card's name belongs to its effect and is not a number of copies.
rule-KIT-C02 = The box also holds 13 printed and 5 blank booklets with decks, and a paper cone that shows the direction of play. Here an arrow shows it.
rule-KIT-C03 = The classic deck also uses 12 cards that are not in the box: Favor, Cattermelon and Hairy Potato Cat, 4 of each. The complete classic deck has 56 cards: Exploding Kitten ×4, Defuse ×6, Nope ×5, Attack ×4, Skip ×4, Favor ×4, Shuffle ×4, See the Future (3x) ×5 and five cats ×4 each.
rule-KIT-C04 = Copies of the same card are interchangeable, and nobody can tell them apart. The only exceptions are a marked card in a hand and the side on which an Imploding Kitten lies in the pile.

## Examples

rule-KIT-W01 = Ben was attacked and owes 2 turns. In the first of them he plays Attack: Cleo, the next player, owes 2 + 2 = 4 turns.
rule-KIT-W02 = Ben was attacked and owes 2 turns. He ends the first by drawing and plays Attack in the second: Cleo owes 1 + 2 = 3 turns.
rule-KIT-W03 = Ann was not attacked and plays Attack: Ben owes 2 turns, not 3.
rule-KIT-W04 = Ben owes 2 turns, draws an Exploding Kitten in the first and Defuses it: he still owes 1 turn.
rule-KIT-W05 = Ben owes 2 turns and plays two Skips: both turns are over and he draws nothing. One Skip would leave him one turn.
rule-KIT-W06 = Ben owes 2 turns and plays two Reverses: both turns are over, and the direction has changed twice, so it is the same as before.
rule-KIT-W07 = Ben owes 5 turns and plays Super Skip: all are over, and Cleo takes one ordinary turn.
rule-KIT-W08 = Ann was not attacked and plays Personal Attack: she owes 3 turns, the current one included, and draws three times if she does nothing else.
rule-KIT-W09 = Ann plays Personal Attack and then Attack, still in the first of her three turns: Ben owes 3 + 2 = 5 turns. If she ends the first turn before that, he owes 2 + 2 = 4.
rule-KIT-W10 = Only Ann and Ben are left and Ann plays Reverse: it is Ben's turn, as after a Skip.
rule-KIT-W11 = An Imploding Kitten lies face up on top and Ann plays Shuffle: it may end up on top again, and nobody, not even Ann, can influence that.
rule-KIT-W12 = Ann has looked with See the Future and is about to draw. Cleo may play Alter the Future NOW before the card is taken; it is still Ann's turn.
rule-KIT-W13 = Ann's Shuffle is being carried out: Cleo can no longer play Alter the Future NOW. Before the effect began, in the window for reactions, she could have.
rule-KIT-W14 = Ann laid I'll Take That in front of Ben, and Ben draws an Exploding Kitten: Ann gets it and must Defuse it or is out. Play goes on from Ben: the next player is the one after him.
rule-KIT-W15 = Ann plays a Barking Kitten and Cleo has the other one in hand: Cleo discards a Defuse or explodes. Ann's turn goes on, and both cards are discarded when it ends.
rule-KIT-W16 = Ann plays a Barking Kitten and nobody has the other one: it stays in front of Ann. If Cleo later plays the other one, Ann is the target.
rule-KIT-W17 = Ann keeps an Exploding Kitten thanks to the Streaking Kitten, and somebody plays Garbage Collection: Ann may put the Exploding Kitten into the pile.
rule-KIT-W18 = Ann plays a pair, Ben plays Nope, Ann plays Nope on it, Cleo plays Nope on that: three Nopes, so the pair is cancelled, and all five cards are discarded.
rule-KIT-W19 = Ann plays Catomic Bomb with two Exploding Kittens and one Imploding Kitten in the pile: the two are shown and go on top, the Imploding Kitten stays in the shuffled rest. Ann's turn ends without drawing.
rule-KIT-W20 = Ann plays Bury and finds an Exploding Kitten: she puts it back anywhere, uses no Defuse and tells nobody. Her turn is over.

## Rulings

rule-KIT-R01 = An attacked player passes on everything still owed: attacked with 4 turns, two of them done, a Targeted Attack gives its target 2 + 2 = 4.
rule-KIT-R02 = A Personal Attack by an attacked player adds 3 to the turns owed: in the first of 2 turns it makes 5. A second Personal Attack right after the first makes 3 + 3 = 6.
rule-KIT-R03 = If you owe several turns and play Reverse, the direction changes at once, but your remaining turns stay yours. If you then play Attack, it hits your neighbour in the new direction.
rule-KIT-R04 = Catomic Bomb, Bury, Draw from the Bottom, drawing and Defusing an Exploding Kitten and drawing a face-down Imploding Kitten each finish exactly one turn owed.
rule-KIT-R05 = If a card that would end your turn is Noped, nothing changes: neither your turns nor the direction.
rule-KIT-R06 = The turns a player owes are gone when that player is eliminated. The next player takes one ordinary turn, even if the eliminated player was attacked.
rule-KIT-R07 = If you are eliminated in your own turn before drawing, for example by a stolen kitten or your own Garbage Collection, the turn ends without a draw and the next player takes one ordinary turn.
rule-KIT-R08 = If a player is eliminated outside their own turn, by a Barking Kitten, through I'll Take That or by losing the Streaking Kitten, it changes neither whose turn it is nor how many turns are owed.
rule-KIT-R09 = When an action takes effect, its victim may have spent cards as Nopes. If the hand is now empty, the named card is gone or no unmarked card is left, nothing happens, and the cards played are still spent.
rule-KIT-R10 = Laying down I'll Take That can be Noped; it is then discarded. Once it lies there, the transfer of the card cannot be Noped.
rule-KIT-R11 = If Alter the Future NOW is Noped, its player sees no cards.
rule-KIT-R12 = An Alter the Future NOW played in reaction to a card takes effect before that card. Against Bury or Swap Top and Bottom it changes what lies on top; against Draw from the Bottom it is of use only if the pile has at most three cards.
rule-KIT-R13 = If someone plays Alter the Future NOW before your draw, you may change your mind and play other cards. When you decide to draw again, the others can react again.
rule-KIT-R14 = Nopes played as a pair or a triple are an ordinary combo and can be Noped.
rule-KIT-R15 = You decide whether to keep an Exploding Kitten at the moment it comes to you. Once kept, it cannot be Defused whenever you like.
rule-KIT-R16 = If you already keep an Exploding Kitten, draw a second one and Defuse it, one goes back into the pile and you still keep one.
rule-KIT-R17 = A random theft from a player who keeps an Exploding Kitten may hit the kitten, which the thief must deal with at once; the Streaking Kitten, so that its owner is out while the thief's turn goes on with the Streaking Kitten in hand; or any other card.
rule-KIT-R18 = You may name the Streaking Kitten or the Exploding Kitten in a triple. A Streaking Kitten that you get from your last opponent arrives before the game ends.
rule-KIT-R19 = If an Exploding Kitten reaches you through your I'll Take That and you have the Streaking Kitten and no other kept kitten, you may keep it in secret. Only the player who drew it knows.
rule-KIT-R20 = If you hold only the Streaking Kitten and a kept Exploding Kitten, you must give one of them to Garbage Collection. Giving the Exploding Kitten saves you.
rule-KIT-R21 = A marked Exploding or Streaking Kitten works as before; everyone just knows about it.
rule-KIT-R22 = If a player who keeps an Exploding Kitten is eliminated for another reason, that kitten is discarded and does not return to the pile.
rule-KIT-R23 = An Imploding Kitten counts as one of the cards of See, Alter or Share the Future. Alter and Share may move it; if it is face up, everyone sees its new place at once, unless the table shows it only on top.
rule-KIT-R24 = An Imploding Kitten face up on top can be dealt with by Shuffle, Alter the Future, Share the Future, Swap Top and Bottom, Bury, Draw from the Bottom or Catomic Bomb, or avoided by any card that ends your turn. Drawing it is the end.
rule-KIT-R25 = Buried face down, an Imploding Kitten stays face down and secret. Buried face up, it stays face up and everyone sees its new place, unless the table shows it only on top.
rule-KIT-R26 = Through I'll Take That an Imploding Kitten goes to the owner of I'll Take That: face up, the owner is out; face down, the owner chooses where to put it back.
rule-KIT-R27 = After a Catomic Bomb, a face-up Imploding Kitten can only lie below the Exploding Kittens that were put on top.
rule-KIT-R28 = Draw from the Bottom takes the bottom card the way it lies: an Imploding Kitten that is face up there is deadly.
rule-KIT-R29 = I'll Take That catches exactly one draw. If its target owes several turns, it is the first draw only.
rule-KIT-R30 = I'll Take That stays while its target skips, reverses or attacks. It is discarded unused if its target or its owner is eliminated.
rule-KIT-R31 = You may have I'll Take That cards in front of several players, and one may lie in front of you at the same time.
rule-KIT-R32 = If the card passed on eliminates the owner of I'll Take That and at least two players are left, play goes on from the player who drew.
rule-KIT-R33 = If the other Barking Kitten is in the discard pile or was removed from the game, a single one stays in front of its player for good and does nothing. If the other one is still in the pile or comes into a hand later, it works as usual when it is played.
rule-KIT-R34 = A Barking Kitten lying in front of you is not part of your hand: it cannot be stolen, marked, demanded or given to Garbage Collection, and it does not count as a card in hand.
rule-KIT-R35 = If your Barking Kitten lies in front of you and you get the other one, you need not play it. While you hold it, nobody can hit you with it.
rule-KIT-R36 = If you must show your Barking Kitten because somebody played the other one, it leaves your hand at once, even if you Defuse.
rule-KIT-R37 = Nothing goes back into the pile when you Defuse against a Barking Kitten; the pile does not change.
rule-KIT-R38 = A marked card that is stolen or leaves the hand in any other way is no longer marked. Everyone knows where it went, if they could see it: to the thief, into the pile or to the discard pile.
rule-KIT-R39 = You may play a marked card like any other.
rule-KIT-R40 = If you give a marked card to Garbage Collection, everyone knows what went into the pile, but not where it lies, because the pile is shuffled.
rule-KIT-R41 = If you play Garbage Collection, you choose your own contribution from the cards you still have after playing it.
rule-KIT-R42 = The last card of the pile is top and bottom at once: Swap Top and Bottom does nothing, Bury puts it back as the only card, and Draw from the Bottom is an ordinary draw.
rule-KIT-R43 = If the pile has fewer cards than See, Alter or Share the Future asks for, you use all there are.
rule-KIT-R44 = Shuffle, Catomic Bomb and Garbage Collection shuffle fairly: every order of the shuffled cards is equally likely.
rule-KIT-R45 = With two players left, Reverse is a Skip and the direction arrow does not turn; Targeted Attack is the same as Attack; Share the Future shows the cards to your only opponent. Everything else stays as it is.
rule-KIT-R46 = I'll Take That does not make chains: the owner gets the card without drawing, so an I'll Take That in front of the owner stays and waits for the owner's own next draw.

## Refusals

rule-KIT-B01 = It is not your turn: now you can play only Nope or Alter the Future NOW, and only while a window is open.
rule-KIT-B02 = Something is still going on: wait until the window has closed and all pending choices are made.
rule-KIT-B03 = You do not hold that card, or you used the same card twice in a combo.
rule-KIT-B04 = Cats and Feral Cats do nothing alone: play them in a combo.
rule-KIT-B05 = These cards do not match: a pair or a triple needs cards with exactly the same name. A Feral Cat can replace only a cat, and two different cats never make a triple.
rule-KIT-B06 = This combo is not allowed: kittens cannot be part of any combo, and five different cards need five different names and a table that plays with them.
rule-KIT-B07 = This card cannot be played just like that: Exploding, Imploding and Streaking Kittens are never played, and a Defuse works only when something explodes.
rule-KIT-B08 = Choose another target: it must be another player who is still in the game. For a theft or Favor they need cards in hand, for Mark an unmarked card, and for I'll Take That none may lie in front of them yet.
rule-KIT-B09 = This card has no target: play it without choosing a player.
rule-KIT-B10 = Name a card for your triple: any card of this deck except the Imploding Kitten.
rule-KIT-B11 = You cannot play Bury while I'll Take That lies in front of you.
rule-KIT-B12 = If you have both Barking Kittens, play them together and choose a target. A single Barking Kitten finds its target by itself.
rule-KIT-B13 = You can only Nope while a window is open and you are still in the game, and never your own card on top. A Barking Kitten, a Defuse or a drawn kitten cannot be Noped.
rule-KIT-B14 = A draw cannot be Noped: before it you can play only Alter the Future NOW.
rule-KIT-B15 = Too late: you have already decided, the window has closed, or someone else was faster. Your card stays in your hand, and nobody has seen it.
rule-KIT-B16 = Put back exactly the cards you saw, each of them once.
rule-KIT-B17 = There is no such place in the pile: choose one from the top to the bottom.
rule-KIT-B18 = Choose one card from your own hand; a choice once made cannot be changed.
rule-KIT-B19 = That is not possible with this kitten: you can show it only if you have a Defuse, and keep it only if you have the Streaking Kitten and keep no other Exploding Kitten.
rule-KIT-B20 = You cannot take that card: kittens and cards that were not in the discard pile before your combo stay there.
rule-KIT-B21 = That stays secret: the order of the pile, other players' hands, the place of a returned kitten and who has passed are not shown.
rule-KIT-B22 = The game cannot start like this: a custom deck must meet all the conditions, and a ready-made deck needs a number of players that suits it.
rule-KIT-B23 = The game is over: nothing more can be played.

## Decisions

rule-KIT-G01 = The rule sheet is hard to read: only the publisher's numbers of copies add up to the 121 cards of the box, so these are used. The numbers as they seem to stand on the sheet are a ready-made deck of their own.
rule-KIT-G02 = The sheet says “4 of each kind” and does not name the cats. They are Tacocat, Rainbow-Ralphing Cat, Zombie Cat and Beard Cat, as the publisher lists them.
rule-KIT-G03 = The book has no set-up; the game is set up as the publisher says.
rule-KIT-G04 = With five players, six decks deal 5 cards instead of 7, as the covers of their booklets say: Nope Sauce, Attack of the Attacks, Black Hole, Exploding Kittens Classic, Sticky Fingers and The Purrrge.
rule-KIT-G05 = The leftover Defuses are shuffled in before the hands are dealt, as in the publisher's current sheets.
rule-KIT-G06 = The book names pairs of cats and “special combinations” without saying which. By default pairs and triples of cats count; combos of any title and of five different cards are settings of the table.
rule-KIT-G07 = An Exploding Kitten that you kept explodes if you lay it down for a combo, and nothing else is spent then; you are warned before. A setting forbids it. No other kitten goes into a combo.
rule-KIT-G08 = If you lose Streaking Kitten while you keep an Exploding Kitten, you are out at once, as the book says; a setting allows a Defuse.
rule-KIT-G09 = Streaking Kitten protects you however the Exploding Kitten comes to you, through I'll Take That as well.
rule-KIT-G10 = In your own turn a Defuse ends the turn, however the kitten came to you. With the publisher's setting the turn goes on if the kitten was stolen.
rule-KIT-G11 = Whoever passes an attack on adds as many turns as the attack card they play says, not always two.
rule-KIT-G12 = If you have a Defuse, you cannot refuse to use it; the only other way is to keep the kitten with Streaking Kitten.
rule-KIT-G13 = “Choose a player” always means another player who is still in the game. Only Personal Attack is for yourself.
rule-KIT-G14 = Everyone sees how deep a face-up Imploding Kitten lies, as the book says; with the publisher's setting it is seen only on top.
rule-KIT-G15 = An Imploding Kitten that is drawn under I'll Take That goes to the owner of that card, like an Exploding Kitten.
rule-KIT-G16 = The hand of an eliminated player goes to the discard pile face up; a setting keeps it hidden.
rule-KIT-G17 = Cards that lie before an eliminated player, or that they laid before others, leave the game with them: they neither take nor give.
rule-KIT-G18 = Everyone still in the game may play Nope, except the player whose card or Nope it would stop.
rule-KIT-G19 = For a Nope everyone is asked at once and in secret, with or without one in hand, so that nobody learns who holds one or who declined.
rule-KIT-G20 = Alter the Future NOW is played as a reaction to a card or before another player draws. After it, that player decides anew whether to draw.
rule-KIT-G21 = With Share the Future you first rearrange the cards, then the next player sees the final order.
rule-KIT-G22 = Mark picks a random card among those that are not marked yet, so that it is never wasted.
rule-KIT-G23 = A pair steals any card of the hand with equal chances, marked or not; with a setting the thief may take a marked card.
rule-KIT-G24 = The player of a Catomic Bomb sees nothing of the pile but how many Exploding Kittens were in it.
rule-KIT-G25 = Bury is no draw: the card never comes into your hand, and no kitten goes off.
rule-KIT-G26 = Barking Kittens that went off lie without effect until the current turn ends, then they are discarded.
rule-KIT-G27 = If you have both Barking Kittens, you must play them together.
rule-KIT-G28 = For Garbage Collection everyone chooses a card in secret at the same time. The order does not matter, as the pile is shuffled.
rule-KIT-G29 = A marked card may be given for Garbage Collection; then it is marked no longer.
rule-KIT-G30 = With two players Reverse works like Skip, and the direction does not change.
rule-KIT-G31 = Where published lists of a deck differ, the one that the cards of the box allow is used.
rule-KIT-G32 = The box has 13 booklets, but 15 decks were published; all 15 are offered.
rule-KIT-G33 = The whole box is the default deck. For two and three players a third of the pile is removed, so that a game does not take twice as long as with the classic deck.
rule-KIT-G34 = The first player is chosen by lot, and play goes clockwise.
rule-KIT-G36 = The book has no Russian names for the cats, for Favor and for the ready-made decks; these are the usual names or ours.
rule-KIT-G37 = In a deck with Favor and Streaking Kitten, a kept Exploding Kitten may be given away; whoever gets it deals with it at once.
rule-KIT-G38 = For a triple you may name any card of the deck in play, except Imploding Kitten, which is never in a hand.
rule-KIT-G39 = With Share the Future “face down” means that others do not see the cards. An Imploding Kitten that lay face up stays face up.
rule-KIT-G40 = With Personal Attack the current turn is the first of the three.
rule-KIT-G41 = The rules were compared with the book once more, sentence by sentence; what was put right is in the rules named here: KIT-02, KIT-08, KIT-10, KIT-26, KIT-K03, KIT-X05, KIT-O2, KIT-R09, KIT-R46 and KIT-E01.
