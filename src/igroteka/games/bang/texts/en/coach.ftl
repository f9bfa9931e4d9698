# What the coach says when a question comes up for the first time: <game>-coach-<question> for <game>-ask-<question>.

bang-coach-play = Play as many cards as you like, but only one BANG! in a turn. Blue and green ones stay in front of you: blue ones work at once, green ones from your next turn. Pick up a card, and you see whom it reaches. At the end you keep only as many cards as you have life points.
    .title = Your turn
bang-coach-shot = Answer with a Missed!, and nothing happens. Otherwise you lose a life point. A Barrel in front of you may stop the shot by luck.
    .title = A shot at you
bang-coach-indians = Everybody but the player discards a BANG! or loses a life point. A Missed! does not help here.
    .title = Indians!
bang-coach-duel = You discard BANG! cards in turn. Whoever cannot or will not go on loses a life point.
    .title = A duel
bang-coach-dying = You have lost your last life point. A Beer brings one back, while more than two players are alive. Without it you are out.
    .title = Your last life point
bang-coach-limit = At the end of a turn nobody keeps more cards than life points. Choose what you can do without.
    .title = Too many cards
bang-coach-display = Everybody takes one of these cards, beginning with whoever played the Store.
    .title = General Store
