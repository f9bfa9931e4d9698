# Why the bots of this game choose what they choose.

bot-intrigo-forced = There was nothing else to do.
bot-intrigo-family = All families are equally good.
bot-intrigo-keep-own = A card of my own family: what it wins is mine.
bot-intrigo-keep-rival = With me this card does less for the head of its family.
bot-intrigo-keep-headless = This card wins for nobody: with it I can spoil something.
bot-intrigo-play-own = There it will probably win most for me.
bot-intrigo-play-against = There it takes something from my rivals.
bot-intrigo-play-least = I have to put down something, and there it does the least harm.
bot-intrigo-pass = Nothing that I could buy is worth its price.
bot-intrigo-block = It keeps everybody else out of this gap, and its power works on what lies beside it.
bot-intrigo-trader = With the tokens swapped I get more, or somebody else less.
bot-intrigo-assassin = That card must not win.
bot-intrigo-courtesan = I know which card I want to see in that gap.
bot-intrigo-gondolier = With the cards swapped I get more, or somebody else less.
bot-intrigo-guard = That card lies better somewhere else.
bot-intrigo-thief = If I do not get that token, nobody shall.
bot-intrigo-finish = It was begun like this, so I finish it.
bot-intrigo-usual = It promises most.
