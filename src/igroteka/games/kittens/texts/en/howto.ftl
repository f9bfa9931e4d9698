# How to play in two minutes: a screen each, beside a picture of howto/*.yaml.

kittens-howto-aim = Exploding Kittens hide in this pile: one fewer than there are players. Whoever draws one and cannot stop it is out. The last player left wins.
    .title = Do not explode
kittens-howto-turn = Play as many cards as you like, or none at all. Then draw the top card: that ends your turn, and the next player goes on.
    .title = Play, then draw
kittens-howto-defuse = Everybody begins with a Defuse. If you draw a kitten, the Defuse is used up, and you put the kitten back into the pile wherever you like. Nobody sees where: why not on top, for your neighbour?
    .title = A Defuse saves you once
kittens-howto-cards = Skip ends your turn without a draw. So does Attack, and the next player takes two turns. See the Future shows you the three top cards, Shuffle mixes the pile, and for a Favor somebody must give you a card.
    .title = Cards that help you
kittens-howto-pairs = A cat does nothing alone. Two of the same cat steal a random card from somebody. With three of the same you name a card: if they have it, it is yours.
    .title = Cats work together
kittens-howto-nope = A Nope stops the card that was just played, whoever's turn it is, and another Nope brings it back. Only kittens, Defuses and drawing cannot be stopped.
    .title = Nope!
kittens-howto-hidden = You see how many cards everybody holds, all discards, and how many kittens are left. Hands and the order of the pile are secret. If you have looked into the pile, it is shown to you alone.
    .title = Who knows what
