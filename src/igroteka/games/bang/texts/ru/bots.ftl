# Why the bots of this game choose what they choose.

bot-bang-shoot = Скорее всего, это противник.
bot-bang-shoot-foe = Этот игрок на другой стороне.
bot-bang-shoot-all = Это задевает сразу всех остальных.
bot-bang-finish = Ещё одно попадание — и одним соперником меньше.
bot-bang-heal = Жизнь дороже этой карты.
bot-bang-heal-last = Когда жизнь последняя, ещё одна дороже любой карты.
bot-bang-draw = Чем больше карт, тем больше выбор.
bot-bang-rob = Та карта нужна хозяину больше, чем эта — здесь.
bot-bang-brawl = Каждый из остальных теряет карту, а здесь уходят всего две.
bot-bang-burden = У соперника прибавится забот.
bot-bang-dynamite = Скорее всего, динамит взорвётся не здесь.
bot-bang-lay = На столе эта карта помогает каждый ход.
bot-bang-use = Это стоит своей цены.
bot-bang-answer = Жизнь дороже этой карты.
bot-bang-answer-last = Это попадание отнимет последнюю жизнь.
bot-bang-pass = Потом карта будет нужнее.
bot-bang-end = Сейчас ни на что не стоит тратить карты.
bot-bang-discard = Эта карта нужна меньше всего.
bot-bang-take = Лучше взять нечего.
bot-bang-choose = Там от этого больше всего пользы или меньше всего вреда.
bot-bang-character = Этот персонаж подходит лучше всех.
bot-bang-usual = Это обещает больше всего.
