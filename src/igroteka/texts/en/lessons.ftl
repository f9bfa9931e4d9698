### Lessons

# Answers to a choice that the lesson did not ask for.
lesson-try-again = That is allowed, but it is not what this lesson is about. Try again.
lesson-no-undo = In a lesson nothing is taken back, and nothing goes wrong: do what is asked, or press “Show me”.
lesson-read-on = One moment: read this first, then go on.

# The panel on the board.
lesson-panel = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-show-me = Show me
lesson-watch = Watch …
lesson-try = Try again
lesson-skip = Leave the lesson
    .about = You can go on later from here.
lesson-again = From the start
lesson-point = Shown on the table: { $what }
lesson-done = Lesson finished
lesson-done-last = You have finished the last lesson. Time for a real game!
lesson-following = Next lesson: { $title }.
lesson-home = Back to the games
lesson-play = Play a game with a coach
lesson-skip-short = Leave
lesson-do = Do this: { $what }.
lesson-do-it = Do it for me
lesson-following-go = Next lesson
