# Why the bots of this game choose what they choose.

bot-intrigo-forced = Больше ничего не оставалось.
bot-intrigo-family = Все семьи одинаково хороши.
bot-intrigo-keep-own = Карта моей семьи: всё, что она выиграет, достанется мне.
bot-intrigo-keep-rival = У меня эта карта принесёт главе своей семьи меньше пользы.
bot-intrigo-keep-headless = Эта карта ни для кого не выигрывает: ею можно кому-нибудь помешать.
bot-intrigo-play-own = Там она, скорее всего, выиграет для меня больше всего.
bot-intrigo-play-against = Там она отнимет что-нибудь у соперников.
bot-intrigo-play-least = Что-то выложить нужно, и там от этой карты меньше всего вреда.
bot-intrigo-pass = Ни одна карта влияния не стоит своей цены.
bot-intrigo-block = Карта влияния на этом месте никого туда не пустит.
bot-intrigo-trader = Если обменять жетоны, я получу больше или кто-то другой — меньше.
bot-intrigo-assassin = Эта карта не должна выиграть.
bot-intrigo-courtesan = Я знаю, какую карту хочу видеть на том месте.
bot-intrigo-gondolier = Если поменять карты местами, я получу больше или кто-то другой — меньше.
bot-intrigo-guard = Этой карте лучше лежать в другом месте.
bot-intrigo-thief = Если этот жетон не достанется мне, пусть не достанется никому.
bot-intrigo-finish = Покупка уже начата, осталось довести её до конца.
bot-intrigo-usual = Это обещает больше всего.
