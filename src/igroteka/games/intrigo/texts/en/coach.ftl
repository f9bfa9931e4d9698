# What the coach says when a question comes up for the first time: <game>-coach-<question> for <game>-ask-<question>.

intrigo-coach-draft = Keep one card, the others go to your left. Strong cards of your own family win tokens for you. A rival's card works for the rival, even if you place it: put it where it does little.
    .title = Passing cards
intrigo-coach-turn = Put a card into an empty gap: it fights for the tokens on both sides. The flags show who would win them now. Or buy an influence card for ducats.
    .title = Your turn
intrigo-coach-empty-hand = You may still buy influence cards, or pass. Ducats that you keep are there for the next round.
    .title = No cards left
intrigo-coach-gap = An influence card lies in a gap, too, and blocks it. Its power works at the buildings beside it.
    .title = Where?
