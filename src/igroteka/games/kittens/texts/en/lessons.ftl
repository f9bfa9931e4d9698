### Lessons: what a learner reads. $b and $c are the players after the learner.

## Draw and defuse

kittens-lesson-draw = Draw and defuse
    .about = What a turn is, what explodes, and what saves you.
kittens-lesson-draw-welcome = Welcome! Somewhere in this pile lie Exploding Kittens. Whoever draws one and cannot defuse it is out. The last player left wins.
kittens-lesson-draw-draw = It is your turn. You may play cards first, as many as you like, or none at all. A turn ends by drawing the top card. Draw it now.
    .page = It is your turn. You may play cards first, as many as you like, or none at all. A turn ends by drawing the top card. Press the pile to draw it.
kittens-lesson-draw-play-later = You may play that card, but keep it: you will need it in a moment. Draw first.
kittens-lesson-draw-others-draw = Phew, just a cat. Your turn is over. Now { $b } and { $c } draw, too.
kittens-lesson-draw-look = Your turn again. Is the next card safe? Find out: play See the Future. Only you will see the top three cards.
kittens-lesson-draw-look-first = Look before you leap: play See the Future first. Playing it does not end your turn.
kittens-lesson-draw-seen = An Exploding Kitten lies right on top! You know it, the others do not.
kittens-lesson-draw-skip = Let somebody else have it: play Skip. It ends your turn without drawing.
kittens-lesson-draw-not-the-kitten = The top card is the kitten, and you know it. Do not draw: play Skip.
kittens-lesson-draw-kitten-comes = Now { $b } draws. What will happen?
kittens-lesson-draw-defused = { $b } drew the kitten, but had a Defuse. It was discarded, and the kitten went back into the pile, at a place that only { $b } knows.
kittens-lesson-draw-brave = You have nothing left to play that helps. Take a deep breath and draw.
kittens-lesson-draw-put = The kitten! Your Defuse has saved you. Now put the kitten back wherever you like. { $b } draws next and has no Defuse any more: put it on the very top.
kittens-lesson-draw-put-on-top = You could hide it there. But on the very top, the next player draws it at once. Try that.
kittens-lesson-draw-boom = { $b } has to draw …
kittens-lesson-draw-end = Boom! Without a Defuse { $b } is out. That is the heart of the game: draw, dodge, and be the last one who has not exploded.

## Cards and combos

kittens-lesson-combos = Cards and combos
    .about = Attack, Shuffle and Favor, and what two, three or five cards do together.
kittens-lesson-combos-welcome = A big hand, and not a single Defuse. Time to go shopping, in other people's pockets. But first it is { $c }'s turn.
kittens-lesson-combos-attacked = { $c } peeks at the top three cards. And now an Attack! It ends { $c }'s turn without a draw, and the next player takes two turns. That is you.
kittens-lesson-combos-shuffle = { $c } looked and ran away. What could be lying there? Do not find out the hard way: play Shuffle, and nobody knows the pile any more.
kittens-lesson-combos-smells = { $c } has just looked at that card and would not touch it. Without a Defuse you had better not, either. Shuffle first.
kittens-lesson-combos-see-later = A peek would help, but you need that card for something better. Shuffle is enough here.
kittens-lesson-combos-shuffle-first = Later! First get rid of what { $c } saw: play Shuffle.
kittens-lesson-combos-favor = Much better. Your turn goes on, so play Favor on { $b }: a player whom you ask must give you a card. Which one? That is up to the giver.
    .page = Much better. Your turn goes on. Press Favor, then { $b }: a player whom you ask must give you a card. Which one? That is up to the giver.
kittens-lesson-combos-favor-poor = { $c } has only one card left. You will get that one in a surer way. Ask { $b }.
kittens-lesson-combos-favor-first = One thing at a time: play Favor on { $b }.
kittens-lesson-combos-not-yet = Two of the five cards in the pile are kittens, and you have no Defuse. Do not draw while you have something to play.
kittens-lesson-combos-gives = { $b } looks for the most useless card …
kittens-lesson-combos-pair = A Tacocat! One cat does nothing, but now you have two: a pair steals a random card. { $c } has a single card, so you know what you get. Play the pair on { $c }.
    .page = A Tacocat! One cat does nothing, but two are a pair and steal a random card. { $c } has a single one. Press the bracket above the Tacocats, then { $c }.
kittens-lesson-combos-pair-luck = From { $b } you would get any of three cards. { $c } has just one: no luck needed.
kittens-lesson-combos-pair-others = A pair of any cards would do in this deck. But you need the others: take the Tacocats, and rob { $c }.
kittens-lesson-combos-pair-first = Your two Tacocats are waiting: play them as a pair on { $c }.
kittens-lesson-combos-five = Now a big one: five different cards fetch any card from the discard pile. Choose them: a Beard Cat, Cattermelon, Attack, Skip and See the Future. You have spare Beards and Attacks.
    .page = Now a big one: five different cards fetch any card from the discard pile. Press “5 different cards”, then one of each kind that is lit.
kittens-lesson-combos-five-first = Not that one alone: you need it among five different cards.
kittens-lesson-combos-take = The whole discard pile is yours to choose from, kittens excepted. Guess what you need most.
kittens-lesson-combos-take-defuse = Tempting, but that will not save you from a kitten. Take the Defuse.
kittens-lesson-combos-triple = Three of a kind are even meaner than a pair: you name the card that you want. Play your three Beard Cats on { $b }.
    .page = Three of a kind are even meaner than a pair: you name the card that you want. Press the bracket above the Beard Cats, then { $b }.
kittens-lesson-combos-triple-better = Two would steal any card. All three let you name it.
kittens-lesson-combos-triple-first = First the three Beard Cats: play them on { $b }.
kittens-lesson-combos-name = Everybody began with a Defuse. Yours and { $c }'s have been used: you saw them in the discard pile. So what does { $b } surely still have? Name it.
kittens-lesson-combos-name-defuse = If { $b } does not have that card, you get nothing. A Defuse is a safe guess.
kittens-lesson-combos-attack = Two Defuses for you, none for { $b }. You still owe two turns. Attack hands them on and adds two more: count together!
kittens-lesson-combos-attack-better = You could: a Defuse for each turn. But Attack gives all your turns to { $b }, and two on top.
kittens-lesson-combos-attack-first = Keep them, you will need both. Play Attack.
kittens-lesson-combos-four-turns = Four turns for { $b }. Five cards in the pile, two of them kittens. Can that end well?
kittens-lesson-combos-end = Boom! You were attacked, and { $b } paid for it. Remember: two alike steal, three alike demand, five different ones dig in the discards. The whole box only knows twos and threes of cats.

## Nope

kittens-lesson-nope = Nope
    .about = When you may say no, and who may say no to that.
kittens-lesson-nope-welcome = Nope is the card for your bad mood: it cancels what somebody else has just played. You need not wait for your turn. Three of them? You must be in a very bad mood.
kittens-lesson-nope-begs = It is { $b }'s turn. Here comes a Favor, and it is aimed at you …
kittens-lesson-nope-nope-it = Before a card takes effect, everybody has a moment to object. { $b } wants a card of yours. Say Nope!
    .page = Before a card takes effect, everybody has a moment to object. { $b } wants a card of yours. Press “Nope!”.
kittens-lesson-nope-robbed = Then you would have to give { $b } a card. You could afford it, but where is the fun? Say Nope.
kittens-lesson-nope-cancelled = Cancelled. The Favor and your Nope are both spent. { $b }'s turn goes on as if nothing had happened.
kittens-lesson-nope-again = { $b } is not done yet …
kittens-lesson-nope-harmless = Only a peek at the pile: it takes nothing from you. Nopes are rare, so let this one pass.
kittens-lesson-nope-spare = You could, but it is a waste: { $b } would still draw, just without looking. Let it pass.
kittens-lesson-nope-cleo = { $b } draws a card. Then it is { $c }'s turn.
kittens-lesson-nope-attack = An Attack, and you would be the one to take two turns. That is what Nopes are for.
kittens-lesson-nope-two-turns = Then you would draw twice, and { $c } not at all. Say Nope.
kittens-lesson-nope-countered = Nope! And { $c } … says Nope to your Nope.
kittens-lesson-nope-nope-nope = Two Nopes cancel each other: the Attack is alive again. But a Nope can be Noped, and that one, and that one … Once more!
kittens-lesson-nope-even = With two Nopes on it the Attack works after all. You have one left: use it.
kittens-lesson-nope-odd = Three Nopes. An odd number cancels, an even one does not. So { $c } must draw …
kittens-lesson-nope-no-window = A kitten, and a Defuse. Nobody could object: kittens, a Defuse and the draw itself cannot be Noped. Now the kitten is somewhere in the pile, and you draw next.
kittens-lesson-nope-dodge = Where would you have put it, with that smile? On top, perhaps. Play Skip and do not find out.
kittens-lesson-nope-on-top = { $c } has put the kitten back, and you draw next. It may well cost you your Defuse. Do not draw.
kittens-lesson-nope-attack-later = Good idea, but first the cheaper way out: Skip.
kittens-lesson-nope-b-nopes = You run for the door, but { $b } holds it shut …
kittens-lesson-nope-counted = Your Skip is gone, your turn goes on. Count the Nopes in the discard pile: five, and this deck has no more. Nobody can stop you now. Attack!
kittens-lesson-nope-boom = Nobody was even asked. { $b } takes two turns …
kittens-lesson-nope-end = Exactly where { $c } had put it. A Nope at the wrong time is worse than none: save yours for attacks and thieves, and count those of the others.

## The box

kittens-lesson-box = The whole box
    .about = Kittens that implode, cards that bend the future, and one without shame.
kittens-lesson-box-welcome = This is the whole box: 121 cards, and many of them new. Only cats make pairs and triples here, and a Feral Cat stands in for any cat.
kittens-lesson-box-draw = Keep your cards for now, and see what the pile has to say. Draw.
    .page = Keep your cards for now, and see what the pile has to say. Press it to draw.
kittens-lesson-box-pair-later = A Zombie Cat and a Feral Cat are a pair, well spotted! But today is about other cards. Draw.
kittens-lesson-box-play-later = That card will save you in a minute. Draw first.
kittens-lesson-box-imploding = The Imploding Kitten! Face down it is harmless: you put it back, but face up, and everybody sees where. Whoever draws it face up is out, Defuse or not. Put it on top, for { $b }.
kittens-lesson-box-put-on-top = It would come up some day. On the very top it is { $b }'s problem right now.
kittens-lesson-box-reverse = { $b } can see it, too. What now? Oh: a Reverse. It ends the turn without a draw, and play goes round the other way …
kittens-lesson-box-back = … which is back to you. And look what lies on top. Do not draw! Alter the Future shows you the top three cards, and you put them back in any order.
kittens-lesson-box-imploding-up = The Imploding Kitten lies there face up. No Defuse would save you. Do anything, but do not draw.
kittens-lesson-box-bury-later = That would help as well. But keep it: this kitten will come round again.
kittens-lesson-box-pair-useless = A stolen card will not move the kitten. Look to your future first.
kittens-lesson-box-order = An Exploding Kitten as well! But with your Streaking Kitten you may keep one in your hand. So put the Exploding Kitten on top, for you, Shuffle next, the Imploding one third.
kittens-lesson-box-order-doom = The top card is the one that you draw. That would be the end of you.
kittens-lesson-box-order-streaking = { $c } would draw the Exploding Kitten, Defuse it and hide it somewhere. You have a safe place for it: your hand. Put it on top.
kittens-lesson-box-order-deep = If { $c } dodges it, it comes round to you sooner. Put the Imploding Kitten as deep as you can: third, for { $b }.
kittens-lesson-box-take-it = Now do what nobody in their right mind would do: draw an Exploding Kitten.
kittens-lesson-box-keep = Under cover of the Streaking Kitten you may keep it. Nobody will know that this was no ordinary card.
kittens-lesson-box-why-show = You could show it and spend your Defuse. But why, if you can keep both?
kittens-lesson-box-kept = Poker face. { $c } draws the Shuffle. { $b } sees the Imploding Kitten coming and takes the back door: Draw from the Bottom.
kittens-lesson-box-bury = And here it is again, face up, on top, for you. Bury lets you take the top card and put it back wherever you like, and that ends your turn, too.
kittens-lesson-box-bury-where = Deep down would be safe. But play still runs the other way, so { $c } is next. Put it right on top.
kittens-lesson-box-bury-on-top = Safe, but kind. On the very top { $c } has to deal with it now.
kittens-lesson-box-doomed = { $c } searches every pocket for a way out …
kittens-lesson-box-warning = … and finds a Defuse. It does not help: nothing does against a face-up Imploding Kitten. One word about your own kitten: if you lose the Streaking Kitten while you hide an Exploding one, you explode at once. Beware of thieves.
kittens-lesson-box-end = That was six of 27 kinds of cards. You need not learn them by heart: each card says what it does. The rest is nerves.
