# What the coach says when a question comes up for the first time: <game>-coach-<question> for <game>-ask-<question>.

intrigo-coach-draft = Keep one card, the others go to your left. Strong cards of your own family win tokens for you. A rival's card works for the rival, even if you place it: put it where it does little.
    .title = Passing cards
intrigo-coach-turn = Put a card into an empty gap: it fights for the tokens on both sides. The flags show who would win them now. Or buy an influence card for ducats.
    .title = Your turn
intrigo-coach-empty-hand = You may still buy influence cards, or pass. Ducats that you keep are there for the next round.
    .title = No cards left
intrigo-coach-gap = An influence card lies in a gap, too, and blocks it. Its power works at the buildings beside it.
    .title = Where?
intrigo-coach-family = Cards of this family win tokens for you, whoever places them. All families are equally strong.
    .title = Your family
intrigo-coach-power = It works at one of the two buildings beside the card: now or never. You may also do without.
    .title = Its power
intrigo-coach-no-power = The power finds nothing beside this gap. The card would only block it, for the same price.
    .title = Without its power
intrigo-coach-courtesan = Name a card that is not in the palace: whoever holds it must put it into this gap. A strong card of your family is best.
    .title = Whom does she call?
intrigo-coach-gondolier = The two cards change places. Bring a strong card of yours to a token, or a rival's away from one.
    .title = Change places
intrigo-coach-guard = Lead a rival's card to where it wins little, or one of yours to where it wins more.
    .title = Where to?
intrigo-coach-trader = The two tokens change places. Bring the seal that you need to a building where your family wins.
    .title = Exchange
