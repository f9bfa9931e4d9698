# Looking back at a game in the browser: jumps, what was better, and playing on from a step.

replay-first = To the beginning
replay-last = To the end
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-round-back = To the round before
replay-round-on = To the next round

replay-chosen = { $chance } · { $player }: “{ $option }”
replay-better = { $chance } · better: “{ $option }”
replay-analysis-so-far = { $looked } of { $total } moments are analysed. What is known stands here already; more will come.

replay-play-on = Play on from here
replay-play-on-short = Play on
replay-play-on-about = A new game against bots begins at step { $step }. This one stays as it is.
replay-play-on-secret = A new game against bots begins at step { $step }, on your seat. Whatever you cannot know is drawn anew, because this game is not over.
replay-play-on-seat = You play as
replay-play-on-out = out
replay-play-on-cards = What is hidden
replay-play-on-as-lay = As it really was
replay-play-on-imagined = Drawn anew: only what this player knew stays
replay-play-on-level = The bots
replay-play-on-start = Play
