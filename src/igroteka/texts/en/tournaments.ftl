# Tournaments and leagues.

tournaments-title = Tournaments
tournaments-about = Play in rounds: standings, pairings and your next table, all live. Anybody can direct one.
tournaments-none = There is no tournament here yet. Open the first one!
tournaments-mine = Your tournaments
tournaments-open = Open to enter
tournaments-running = Being played
tournaments-ended = Ended
tournaments-older = Older ones
tournament-you-direct = you direct it
tournament-look-enter = Look and enter

## A new one

tournament-new = New tournament
tournament-title = Name
tournament-game = Game
tournament-seats = Players at each table
tournament-seats-each = tables of { $seats }
tournament-format = Form
tournament-format-swiss = Swiss
    .about = against others with about as many points, nobody twice
tournament-format-round-robin = Everybody against everybody
    .about = for up to about ten players
tournament-format-knock-out = Knock-out
    .about = winners go on until one is left
tournament-format-league = League
    .about = drawn so that as few as possible meet again
tournament-rounds = Rounds
    .usual = as usual
    .about = Empty: as many as usual for so many players
tournament-by-score = Score of the game
    .about = What is scored at the tables is added up, such as the money of a match. Otherwise places give points.
tournament-match = Matches of as many games as players
    .about = Where a role goes round the table, everybody has it once.
tournament-grace = Time to come
    .about = Whoever has not opened their table by then loses that game. Games by correspondence begin at once.
tournament-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
tournament-public = In the list
    .about = Otherwise only whoever has the link finds it.
tournament-automatic = Next round by itself
    .about = Twenty seconds after the last table. Otherwise you begin each round.
tournament-late = Late entries
    .about = Swiss and leagues: whoever comes later plays from the next round on.
tournament-open = Open tournament

## One tournament

tournament-gone = There is no such tournament.
tournament-entrants = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tournament-round-of = round { $round } of { $rounds }
tournament-your-part = Your part
tournament-table-ready = Your table is ready.
tournament-you-play = Your game is being played.
tournament-come-within = { $count ->
        [one] Come within a minute.
       *[other] Come within { $count } minutes.
    }
tournament-to-table = To my table
tournament-is-over = This tournament is over.
tournament-is-paused = The tournament is paused.
tournament-you-are-in = You are taking part. It begins when the director says so.
tournament-is-open = You can still enter.
tournament-next-soon = The round is over. The next one begins soon.
tournament-round-runs = You are done in this round. Others are still playing.
tournament-runs = The tournament is being played.
tournament-directed-by = Director: { $name }.
tournament-enter = Take part
tournament-link = Copy link
tournament-withdraw = Withdraw
tournament-withdraw-sure = Really? You give up your game.
tournament-round = Round { $round }
tournament-round-before = Earlier round
tournament-round-after = Later round
tournament-rows-before = Previous
tournament-rows-after = Next
tournament-own-row = Show me
tournament-bye = has a bye
tournament-absent = did not come
tournament-table = table { $number }
tournament-board-waiting = waiting
tournament-board-playing = playing
tournament-board-finished = just ended
tournament-board-over = ended
tournament-board-forfeit = not played
tournament-board-closed = closed
tournament-board-broken = broken off
tournament-standings = Standings
tournament-who = Who takes part
tournament-column-place = Place
tournament-column-name = Player
tournament-column-points = Points
tournament-column-score = Score
tournament-column-opposition = Opponents
tournament-column-beaten = Beaten
tournament-column-wins = Wins
tournament-left = withdrawn
tournament-out = out
tournament-points = Everybody plays a duel against everybody else at their table: the better place wins it, equal places draw, all duels together are worth one point. A bye is one point.
tournament-points-score = Scores of all games are added up. A bye counts as the mean of its round.
tournament-ties = Ties are decided by { $names }; after that a place is shared.
tournament-ties-knock-out = A draw is decided by the score of the game, then for whoever sat later, then by lot.
tournament-tie-opposition = the points of all opponents
tournament-tie-beaten = the points of beaten opponents
tournament-tie-wins = wins
tournament-tie-points = points for places

## The director

tournament-director = You direct this tournament
tournament-fill = Fill up to
tournament-bots-level = with bots
tournament-add-bots = Add bots
tournament-begin = Begin tournament
tournament-begin-round = Begin round { $round }
tournament-finish = Finish tournament
tournament-pause = Pause
tournament-resume = Go on
tournament-remove-who = Remove a player
tournament-nobody = nobody
tournament-remove = Remove
tournament-end = End tournament
tournament-cancel = Cancel tournament
tournament-sure = Really?

## At a table

tournament-waits-about = A table of a tournament. The game begins when everybody has come.
tournament-has-come = is here
tournament-not-come = not yet here
tournament-waits-for = { $count ->
        [one] Waiting for { $count } player.
       *[other] Waiting for { $count } players.
    }
tournament-begins-now = Everybody is here. The game begins in a moment.
tournament-to-tournament = To the tournament
