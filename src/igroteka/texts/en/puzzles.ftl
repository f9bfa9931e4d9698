### Puzzles

error-puzzle-broken = This puzzle cannot be read: { $problem }.
error-puzzle-unknown = There is no puzzle “{ $puzzle }”.{ $near ->
        [none] { "" }
       *[other] {" "}Did you mean “{ $near }”?
    }
error-puzzle-none = There are no such puzzles.
error-puzzle-theme = There is no theme “{ $theme }”. There are: { $known }.
error-puzzle-silent = In the puzzle { $puzzle } its seat is not asked anything.

# What a puzzle is about; `about` says it in a sentence.
puzzle-theme-attack = Attack
    .about = Strike where it hurts most.
puzzle-theme-kill = Finishing blow
    .about = Somebody can be eliminated.
puzzle-theme-defend = Survive
    .about = You are in danger: find the way out.
puzzle-theme-count = Count
    .about = Count the cards and judge the odds.
puzzle-theme-deduce = Who is who?
    .about = Find out from what they did who is on whose side.
puzzle-theme-take = Take
    .about = Take the right thing from the right player.
puzzle-theme-block = Block
    .about = Stop what somebody else is up to.
puzzle-theme-pay = Spend
    .about = Spend what you have where it is worth most.
puzzle-theme-build = Build
    .about = Improve your own position.
puzzle-theme-place = The right place
    .about = Find the place that is worth most.
puzzle-theme-look = Look first
    .about = Find out something before you decide.
puzzle-theme-choose = Choose
    .about = One of these is much better than the others.
puzzle-theme-bluff = Hide it
    .about = Make it as hard as possible for the others.
puzzle-theme-wait = Patience
    .about = Sometimes the best thing is to do nothing.

puzzle-difficulty-1 = easy
puzzle-difficulty-2 = moderate
puzzle-difficulty-3 = tricky
puzzle-difficulty-4 = hard
puzzle-difficulty-5 = very hard

## In the terminal

cli-help-puzzles = Solve puzzles; find new ones in games, or verify them all.
cli-help-puzzles-show = Tell how many puzzles there are, or show one.
cli-help-puzzles-solve = Solve puzzles, one after another.
cli-help-puzzles-make = Find puzzles in games of bots, or in recorded ones, and append them to a file.
cli-help-puzzles-check = Solve all puzzles again by search. Exit status 1 if an answer no longer holds.

cli-argument-puzzle = Which game, or the id of a puzzle; without it, all games.
cli-option-puzzle-theme = Only puzzles of this theme, such as defend or count.
cli-option-puzzle-difficulty = Only puzzles of this difficulty, from 1 to 5; 0 for all.
cli-option-puzzle-answer = Show the answer as well.
cli-option-puzzle-number = How many puzzles; with --out, how many shall be in the file.
cli-option-puzzle-from = A recorded game to look in; may be given several times.
cli-option-puzzle-out = The file to append to.
cli-option-puzzle-first = The number of the first game: to go on where an earlier run stopped.
cli-option-puzzle-seconds = Stop after so many seconds; 0 for never.
cli-option-puzzle-sample = Verify only so many puzzles of each game; 0 for all.
cli-option-puzzle-iterations = Length of the searches; 0 for that of the proof.

cli-puzzles-count = { $game }: { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }
cli-puzzles-title = { $game } · { $puzzle }
cli-puzzles-theme = Theme: { $theme }
cli-puzzles-about = { $difficulty } · what is hidden is drawn anew each time
cli-puzzles-right = Right!
cli-puzzles-wrong = There is something better.
cli-puzzles-chance = { $percent }%
cli-puzzles-interval = { $low }–{ $high }
cli-puzzles-play-on = Play on from here? [y/N] ❯
cli-puzzles-next = Another one? [Y/n] ❯
cli-puzzles-score = Solved: { $solved } of { $count }.
cli-puzzles-no-undo = There is nothing to take back.
cli-puzzles-made = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } written to { $file }; the next game is number { $games }.
cli-puzzles-checked = { $game }: { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    } verified, { $failed } failed.
cli-puzzles-failed = { "  " }{ $puzzle }: { $problem }
cli-puzzles-fails-asked = the position does not ask this any more
cli-puzzles-fails-view = two draws of the unknown look different to the player
cli-puzzles-fails-foolish = the bots call this answer a blunder, or every other one
cli-puzzles-fails-search = a search finds another option better
cli-puzzles-fails-endings = games played to the end do not confirm the answer
