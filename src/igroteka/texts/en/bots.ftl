### Why a bot chose what it chose

## Exploding Kittens

bot-kittens-forced = There was nothing else to do.
bot-kittens-draw-safe = The next card is no kitten: I can draw it.
bot-kittens-draw-calm = A kitten is unlikely enough: I draw and save my cards.
bot-kittens-draw-risk = It is dangerous, but nothing I could play is worth more.
bot-kittens-escape = I would rather not draw this card.
bot-kittens-attack = Let somebody else draw, and more than once.
bot-kittens-personal-attack = More turns are good for me now.
bot-kittens-look = If I know the top card, I know whether to draw it.
bot-kittens-arrange = I choose what comes next.
bot-kittens-shuffle = Any other order of the pile is better for me than this one.
bot-kittens-swap = The bottom card is better on top.
bot-kittens-bottom = The bottom card is safer than the top one.
bot-kittens-bury = I take the top card out of my way and draw nothing.
bot-kittens-bomb = The kittens go to those after me.
bot-kittens-favor = A card more for me, a card less for a rival.
bot-kittens-mark = I want to know what is in that hand.
bot-kittens-take-that = That draw is more likely to help me than to hurt me.
bot-kittens-bark = Somebody will need a Defuse now.
bot-kittens-rob = What I may steal is worth more than these two cards.
bot-kittens-demand = That is the card I want most, and it may well be there.
bot-kittens-five = The discard pile has a card that is worth these five.
bot-kittens-take = That is the best card of the discard pile.
bot-kittens-nope = If this happened, it would cost me more than a Nope.
bot-kittens-nope-protect = My play is worth a Nope to save it.
bot-kittens-pass = This is not worth a card of mine.
bot-kittens-now = Perhaps I can lay a kitten in the way.
bot-kittens-order = In this order the others meet what I do not want.
bot-kittens-put-near = Somebody else will meet it soon.
bot-kittens-put-deep = There it is far from me, and nobody can guess the place.
bot-kittens-keep = Nobody needs to know what I have drawn.
bot-kittens-show = I would rather spend a Defuse than keep this one.
bot-kittens-give = This card is the one I need least.

## Intrigo

bot-intrigo-forced = There was nothing else to do.
bot-intrigo-family = All families are equally good.
bot-intrigo-keep-own = A card of my own family: what it wins is mine.
bot-intrigo-keep-rival = With me this card does less for the head of its family.
bot-intrigo-keep-headless = This card wins for nobody: with it I can spoil something.
bot-intrigo-play-own = There it will probably win most for me.
bot-intrigo-play-against = There it takes something from my rivals.
bot-intrigo-play-least = I have to put down something, and there it does the least harm.
bot-intrigo-pass = Nothing that I could buy is worth its price.
bot-intrigo-block = A helper in this gap keeps everybody else out of it.
bot-intrigo-trader = With the tokens swapped I get more, or somebody else less.
bot-intrigo-assassin = That card must not win.
bot-intrigo-courtesan = I know which card I want to see in that gap.
bot-intrigo-gondolier = With the cards swapped I get more, or somebody else less.
bot-intrigo-guard = That card lies better somewhere else.
bot-intrigo-thief = If I do not get that token, nobody shall.
bot-intrigo-finish = It was begun like this, so I finish it.
