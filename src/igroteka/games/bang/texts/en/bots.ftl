# Why the bots of this game choose what they choose.

bot-bang-shoot = Whoever is hit there is most likely on another side.
bot-bang-shoot-foe = That player is on another side.
bot-bang-shoot-all = It hurts everybody else at once.
bot-bang-finish = One more hit there, and there is one rival less.
bot-bang-heal = A life point is worth more than this card.
bot-bang-heal-last = With one life point left another one is worth more than any card.
bot-bang-draw = More cards mean more to choose from.
bot-bang-rob = The card that you take away is worth more than the one that it costs.
bot-bang-rob-which = Of all these cards, its owner will miss this one most.
bot-bang-give = This is the best card to give away.
bot-bang-brawl = Everybody else loses a card, and here it is only two.
bot-bang-burden = It keeps a rival busy.
bot-bang-dynamite = It will most likely go off in front of somebody else.
bot-bang-lay = In play this card helps every turn.
bot-bang-use = What it brings is worth what it costs.
bot-bang-answer = A life point is worth more than this card.
bot-bang-answer-last = This hit would take the last life point.
bot-bang-pass = Nothing on offer is worth its price now.
bot-bang-end = Nothing else is worth a card now.
bot-bang-discard = This card is needed least.
bot-bang-take = This is the best there is to take.
bot-bang-choose = This choice does most good, or least harm.
bot-bang-character = This character fits best.
bot-bang-usual = It promises most.
