# What the coach says when a question comes up for the first time: <game>-coach-<question> for <game>-ask-<question>.

kittens-coach-turn = Play as many cards as you like, one after another, or none. Drawing ends the turn. Beside the pile you see how likely a kitten is.
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
