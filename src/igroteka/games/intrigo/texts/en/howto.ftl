# How to play in two minutes: a screen each, beside a picture of howto/*.yaml.

intrigo-howto-aim = You are the head of a noble family and want the seals of five organisations. Whoever first has four seals of one kind, or one of each kind, wins at once. Ducats only help on the way.
    .title = Seals decide
intrigo-howto-palace = Each building of the palace holds a token: seals and ducats alternate. Between two buildings there is a gap for one card. So every card fights for one seal and one ducat.
    .title = The palace
intrigo-howto-draft = Each round everybody is dealt four cards, keeps one and passes the rest to the left, and so on until all have four. You may keep cards of any family.
    .title = First the draft
intrigo-howto-placing = In turn, everybody puts a card into an empty gap. It works at both buildings beside it. As long as you hold cards, you must play one or buy an influence card, even if only a rival's cards are left.
    .title = Then one card each
intrigo-howto-awarding = When all gaps are full, the stronger of two cards wins the token between them: for the head of its family, whoever has placed it. With equal cards the token stays. The flags show who would win now.
    .title = The stronger card wins
intrigo-howto-influence = For ducats you may place an influence card instead: the Trader swaps tokens, the Assassin turns a card face down, the Courtesan calls a card from a hand, the Gondolier swaps cards, the Palace Guard moves one, the Thief hides a token for this round.
    .title = Influence for ducats
intrigo-howto-hidden = Hands are secret. But every card is in the palace or in somebody's hand, so the list of unplayed cards tells you what may still come. What you passed on in the draft, you know.
    .title = What you cannot see
