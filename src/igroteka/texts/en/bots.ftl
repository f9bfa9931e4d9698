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

# What bots say in the chat, each in its manner: when they have won, when somebody else has, and when they are out.
bot-says-cautious-won-1 = Slow and steady. Thank you all for the game.
bot-says-cautious-won-2 = I only ever did what was safe. It adds up.
bot-says-cautious-lost-1 = Well played. I should have risked more.
bot-says-cautious-lost-2 = I was careful, you were better.
bot-says-cautious-out-1 = And I had been so careful.
bot-says-cautious-out-2 = I knew I should have waited.
bot-says-bold-won-1 = Who dares wins!
bot-says-bold-won-2 = No risk, no fun. Another one?
bot-says-bold-lost-1 = At least nobody was bored. Well played!
bot-says-bold-lost-2 = All or nothing. This time nothing.
bot-says-bold-out-1 = I would do it again.
bot-says-bold-out-2 = Worth it!
bot-says-vengeful-won-1 = I told you I never forget.
bot-says-vengeful-won-2 = Every score is settled now.
bot-says-vengeful-lost-1 = Well played. I have made a note of it.
bot-says-vengeful-lost-2 = Enjoy it. We will meet again.
bot-says-vengeful-out-1 = I know who that was.
bot-says-vengeful-out-2 = I will remember this next time.
bot-says-greedy-won-1 = All mine! What a lovely pile.
bot-says-greedy-won-2 = It pays to save up.
bot-says-greedy-lost-1 = Well played. But my hand was prettier.
bot-says-greedy-lost-2 = So much collected, and all for nothing.
bot-says-greedy-out-1 = But I still had such nice cards!
bot-says-greedy-out-2 = Who gets my things now?
bot-says-showman-won-1 = Thank you, thank you! I am here all evening.
bot-says-showman-won-2 = And the crowd goes wild!
bot-says-showman-lost-1 = What a finale! Applause for the winner.
bot-says-showman-lost-2 = A fine show. I would have written another ending.
bot-says-showman-out-1 = A dramatic exit. You are welcome.
bot-says-showman-out-2 = Curtain! Save me a seat in the front row.
