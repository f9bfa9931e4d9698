### Why a bot chose what it chose

# Advice to a player: why it is this option. $chance and $other are percents.
hint-better = It wins about { $chance }% of the games that fit what you know; the next best choice about { $other }%.
hint-close = It wins about { $chance }% of the games that fit what you know; as far as can be told, others are about as good.
hint-alone = There was no time to compare it with other choices.
hint-only = There is nothing else to choose.
