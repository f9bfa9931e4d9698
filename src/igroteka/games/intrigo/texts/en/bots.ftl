# Why the bots of this game choose what they choose.

bot-intrigo-forced = There was nothing else to do.
bot-intrigo-family = All families are equally good.
bot-intrigo-keep-own = A card of one’s own family: what it wins stays there.
bot-intrigo-keep-rival = Kept away from the head of its family, this card does less for them.
bot-intrigo-keep-headless = This card wins for nobody, but it can spoil something.
bot-intrigo-play-own = There it will probably win most.
bot-intrigo-play-against = There it takes something from the rivals.
bot-intrigo-play-least = Something has to be put down, and there it does the least harm.
bot-intrigo-pass = No influence card is worth its price now.
bot-intrigo-block = It keeps everybody else out of this gap, and its power works on what lies beside it.
bot-intrigo-trader = With the tokens swapped one’s own cards win more, or those of somebody else less.
bot-intrigo-assassin = That card must not win.
bot-intrigo-courtesan = A certain card is wanted in that gap.
bot-intrigo-gondolier = With the cards swapped one’s own family wins more, or somebody else’s less.
bot-intrigo-guard = That card lies better somewhere else.
bot-intrigo-thief = A token that cannot be won is better out of the rivals’ reach.
bot-intrigo-finish = It was begun like this, so it is finished.
bot-intrigo-usual = It promises most.
