# Why the bots of this game choose what they choose.

bot-targi-raid = This price hurts least.
bot-targi-place = This card and what lies where the lines cross bring most, and less is left for the rival.
bot-targi-place-open = No lines cross here yet, but this card and the lines that it opens promise most.
bot-targi-place-alone = No lines cross here, but this card alone promises most.
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
