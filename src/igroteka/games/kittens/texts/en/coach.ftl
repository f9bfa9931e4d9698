# What the coach says when a question comes up for the first time: <game>-coach-<question> for <game>-ask-<question>.

kittens-coach-turn = Play as many cards as you like, one after another, or none. Drawing ends the turn: a kitten blows up whoever has no Defuse. Beside the pile you see how likely a kitten is.
    .title = A turn
kittens-coach-nope = A card was played. With a Nope you can stop it, now and only now. If you let it pass, it happens.
    .title = Nope or pass
kittens-coach-nope-nope = Another Nope stops this Nope, and the card happens after all.
    .title = Nope the Nope
kittens-coach-put-kitten = Your Defuse has saved you. Put the kitten anywhere into the pile, and only you will know where. On top it waits for the next player; deep down everybody is safe for a while.
    .title = Hide the kitten
kittens-coach-favor = You have to give a card, but you choose which one. Give what helps you least.
    .title = A Favor
kittens-coach-order = You may put these cards back in another order. The first one will be drawn next.
    .title = Change the future
kittens-coach-name = Name the card that you want. If they hold it, it is yours. If not, you get nothing.
    .title = Demand a card
kittens-coach-take = Take any card from the discard pile. A Defuse is usually worth the most.
    .title = From the discards
kittens-coach-draw-window = This is the last moment to change the top cards of the pile. If you do nothing, the top card is drawn as it lies.
    .title = Before the draw
kittens-coach-bury = Only you see this card, and only you will know where it lies. A kitten goes deep, or right on top for the next player.
    .title = Back into the pile
kittens-coach-five = Choose five cards, no two of a kind. They go to the discard pile, and you take any card that lay there before.
    .title = Five different cards
kittens-coach-garbage = Everybody puts one card into the pile, and then it is shuffled. Part with what you need least.
    .title = A card into the pile
kittens-coach-keep = With a Streaking Kitten you may hide one Exploding Kitten in your hand. But if the Streaking Kitten leaves your hand, you explode.
    .title = To keep or to show?
