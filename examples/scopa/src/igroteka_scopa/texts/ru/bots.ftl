# Why the bots of this game choose what they choose.

bot-scopa-forced = Больше делать было нечего.
bot-scopa-sweep = Эта карта забирает весь стол, а это очко.
bot-scopa-settebello = Она забирает сеттебелло, а это очко.
bot-scopa-take = Она забирает самое ценное.
bot-scopa-lay = Что-то надо выложить, а так следующему достанется меньше всего.
bot-scopa-usual = Так шансы лучше всего.
