# Solving puzzles in the browser. Themes and difficulties are in puzzles.ftl.

solving-title = Puzzle: { $game }
solving-intro = One choice is clearly the best, from what this player can know. Find it.
solving-task = What is best here?
solving-task-about = Choose on the board, as at a table. Your first answer counts. Whatever you cannot see is hidden from you, too: think with what you know.
solving-before = What happened before
solving-solution = The solution
solving-right = That is the best choice!
solving-wrong = There is a better choice
solving-yours = your choice
solving-unsure = ± { $percent }
solving-more =
    { $count ->
        [one] One more option
       *[other] { $count } more options
    }
solving-theme = Theme
solving-themes = Themes
solving-rating = rating
solving-your-rating = Your rating
solving-puzzle-rating = Rating of the puzzle
solving-not-rated = You have answered this puzzle before: only the first answer counts.
solving-next = Next puzzle
solving-solve = Solve
solving-look = Look again
solving-day-solved = Solved
solving-day-missed = Not solved
solving-count =
    { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }
solving-record = solved { $solved } of { $tries } ({ $percent })
