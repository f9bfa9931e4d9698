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
bot-kittens-usual = It promises most.

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
bot-intrigo-usual = It promises most.

## Targi

bot-targi-raid = This price hurts least.
bot-targi-place = This card and what lies where the lines cross bring most, and less is left for the rival.
bot-targi-use = It is worth doing now, before what costs something.
bot-targi-leave = Nothing more here is worth its price.
bot-targi-play = The card is worth more in the display than the goods that it costs.
bot-targi-keep = The card will be worth its price in a later round.
bot-targi-discard = The card will never be worth its price.
bot-targi-row = In this row the symbols fit best.
bot-targi-row-full = With this card the row is full.
bot-targi-pay = These goods are needed least.
bot-targi-take = This is what is needed most.
bot-targi-trade = With it a card can be paid that could not be paid before.
bot-targi-sell = Points are worth more now than these goods.
bot-targi-marker = A better card lies there.
bot-targi-usual = It promises most.

## BANG!

bot-bang-shoot = Whoever is hit there is most likely on another side.
bot-bang-shoot-foe = That player is on another side.
bot-bang-shoot-all = It hurts everybody else at once.
bot-bang-finish = One more hit there, and there is one rival less.
bot-bang-heal = A life point is worth more than this card.
bot-bang-heal-last = With one life point left another one is worth more than any card.
bot-bang-draw = More cards mean more to choose from.
bot-bang-rob = That card is worth more to its owner than this one is here.
bot-bang-brawl = Everybody else loses a card, and here it is only two.
bot-bang-burden = It keeps a rival busy.
bot-bang-dynamite = It will most likely go off in front of somebody else.
bot-bang-lay = In play this card helps every turn.
bot-bang-use = What it brings is worth what it costs.
bot-bang-answer = A life point is worth more than this card.
bot-bang-answer-last = This hit would take the last life point.
bot-bang-pass = The card will be needed more later.
bot-bang-end = Nothing else is worth a card now.
bot-bang-discard = This card is needed least.
bot-bang-take = This is the best there is to take.
bot-bang-choose = There it does most good, or least harm.
bot-bang-character = This character fits best.
bot-bang-usual = It promises most.

# Advice to a player: why it is this option. $chance and $other are percents.
hint-better = It wins about { $chance }% of the games that fit what you know; the next best choice about { $other }%.
hint-close = It wins about { $chance }% of the games that fit what you know; as far as can be told, others are about as good.
hint-alone = There was no time to compare it with other choices.
hint-only = There is nothing else to choose.
