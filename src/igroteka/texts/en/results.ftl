# My games: results, ratings, opponents, facts.

results-title = My games
results-about = What you have played here to its end. Only you see this page.
results-none = You have not played a game to its end here yet.
results-ratings = Ratings
    .about = Everybody begins at 1500 ± 500. A game counts if a person has played it to its end, without a move that was taken back; a match is one result. Bots of a level are one opponent.
results-record = { $games ->
        [one] { $games } game, { $won } won
       *[other] { $games } games, { $won } won
    }
results-preliminary = provisional
results-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
results-filter-game = Game
results-filter-with = Opponent
results-all-games = All games
results-all-opponents = All opponents
results-newer = Newer
results-older = Older
results-won = won
results-place = place { $place } of { $of }
results-other = { $name } ({ $place })
results-unrated-lesson = a lesson
results-unrated-branch = not rated: played on from another game
results-unrated-position = not rated: from a position
results-unrated-stopped = ended by agreement
results-unrated-bots = not rated: bots only
results-unrated-undone = not rated: a move was taken back
results-unrated-replaced = not rated: a bot took over
results-unrated-device = not rated: several people on one device
results-opponents = People and bots you have played with
results-against = { $games ->
        [one] { $games } game: ahead in { $ahead }, behind in { $behind }
       *[other] { $games } games: ahead in { $ahead }, behind in { $behind }
    }
results-show = Show
results-games-with = Show the games with { $name }
results-facts = Highlights
results-fact-first-win = First win: { $game }
results-fact-role-win = { $game }: first win as { $role }
results-fact-games = { $number } games played
results-fact-streak = { $number } wins in a row
results-fact-many = Won against { $number } opponents
