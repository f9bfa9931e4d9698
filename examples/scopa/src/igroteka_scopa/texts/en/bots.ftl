# Why the bots of this game choose what they choose.

bot-scopa-forced = There was nothing else to do.
bot-scopa-sweep = It sweeps the table: that is a point.
bot-scopa-settebello = It takes the settebello: that is a point.
bot-scopa-take = It takes the most that counts.
bot-scopa-lay = I have to put something down, and this leaves the least to the next player.
bot-scopa-usual = It promises most.
