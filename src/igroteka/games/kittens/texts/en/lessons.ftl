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
