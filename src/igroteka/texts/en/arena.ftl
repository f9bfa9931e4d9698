# Tournaments of bots: what the terminal prints and what a report says.

arena-title = { $game }, { $kind ->
        [challenge] challenge
        [balance] balance
       *[round-robin] tournament
    }: { $bots }; { $seats } seats, { $count ->
        [one] 1 game
       *[other] { $count } games
    }, seed { $seed }
arena-all = all
arena-bot = Bot
arena-seat = Seat
arena-role = Role
arena-character = Character
arena-event = Event
arena-games = Games
arena-share = Wins
arena-fair = Fair share
arena-interval = 95% interval
arena-rating = Rating
arena-moves = Moves a game
arena-time = ms a move
arena-challenger = Challenger
arena-others = Without it
arena-gain = Gain
arena-points = { $number } points
arena-few = Too few deals for an interval where a dash stands: play more of them (-n).
arena-by-seat = By seat
arena-by-role = By role
arena-by-character = By character
arena-by-event = Wins where an event came
arena-standings = Standings
arena-running = Share of wins as the games went on
arena-deals = Deals
arena-how = { $kind ->
        [balance] The same bot played in all seats.
        [challenge] Every deal was played with the challenger in each seat, and once more by the others alone: all had the same cards in the same seats.
        [turning] Every deal was played in a seating drawn by lot, and everybody moved on by a seat again and again, so that all bots had the same cards in the same seats.
       *[round-robin] Every deal was played in all seatings, so that all bots had the same cards in the same seats.
    }
arena-how-wins = { $allies ->
        [yes] Allies win together, so each seat counts for itself.
       *[no] A bot wins a game in any of its seats; the fair share is what it would win if all bots were equally strong.
    }
arena-how-bars = A bar shows the share of wins, the line across it the interval in which the true share lies with 95%; it counts deals, since games of one deal are alike.
arena-how-ratings = Ratings are Plackett–Luce’s.
arena-options = Other than by default: { $options }.
arena-option = { $option } – { $value }
arena-options-usual = All options are as by default.
arena-again = To play it again
arena-version = Played with Igroteka { $version }, { $day }.
arena-share-axis = Share of wins
arena-stopped = Stopped; this is what the finished games say. { $saved ->
        [yes] The same command goes on where it stopped.
       *[no] With --save FILE the same command could go on where it stopped.
    }

error-arena-balance = A balance is reported for one bot: name just one.
error-arena-alone = A bot that meets only itself cannot lose: name another one, or see with --balance how often { $bot } wins in each seat.
error-arena-challenge = A challenge is between two bots: name the challenger first, then the others.
error-arena-kinds = A challenge and a balance cannot be played at once.
error-arena-file = “{ $file }” is not a file of a contest.
error-arena-busy = “{ $file }” is being written by another contest.
error-arena-other = “{ $file }” belongs to another contest: other bots, options or seed.
error-ray-missing = Ray is not installed. It comes with igroteka[ray]: install that instead of igroteka.
error-ray-away = There is no Ray cluster at “{ $address }”: { $problem }
