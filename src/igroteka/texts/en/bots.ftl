### Why a bot chose what it chose

# Advice to a player: why it is this option. $chance and $other are percents.
hint-better = It wins about { $chance }% of the games that fit what you know; the next best choice about { $other }%.
hint-close = It wins about { $chance }% of the games that fit what you know; as far as can be told, others are about as good.
hint-alone = There was no time to compare it with other choices.
hint-only = There is nothing else to choose.

# What bots are called. The server keeps the id; nobody at a table may have one of these names in any language.
bot-name-ada = Ada
bot-name-deleted = Deleted player
bot-name-basil = Basil
bot-name-clara = Clara
bot-name-darwin = Darwin
bot-name-edith = Edith
bot-name-felix = Felix
bot-name-greta = Greta
bot-name-hugo = Hugo
bot-name-iris = Iris
bot-name-jasper = Jasper
bot-name-kira = Kira
bot-name-leo = Leo
bot-name-mira = Mira
bot-name-nestor = Nestor
bot-name-olga = Olga
bot-name-pavel = Pavel
bot-name-quinn = Quinn
bot-name-rosa = Rosa
bot-name-simon = Simon
bot-name-tilda = Tilda
bot-name-urban = Urban
bot-name-vera = Vera
bot-name-walter = Walter
bot-name-zoya = Zoya
