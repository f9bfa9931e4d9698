### The pages on which one learns a game.

learn-intro = First see how a game is played, then try it on the real table, step by step.
learn-minutes = { $minutes } min
learn-done = done
learn-go-on = Go on
learn-screen = { $number } of { $total }
learn-back = Back
learn-try = Try it

## The coach at a table against bots.

coach-new = New
coach-got-it = Got it
coach-skip = Skip all
coach-more = { $count } more
coach-warning = Are you sure?
coach-falls = Your chance of winning falls from { $before } to { $after }.
coach-cost = Your chance of winning: { $before } → { $after }.
coach-yours = Your choice: { $option }
coach-better = Better: { $option }
coach-take-back = Take it back
coach-anyway = Do it anyway
coach-off = No coach from now on

## A first game, and a quick one.

first-title = Do you know { $game }?
first-teach = Teach me
    .about = A lesson of { $minutes } minutes on the real table, then a game with a coach.
first-know = I know it
    .about = Straight into a game.
first-look = Or first see how it is played: two minutes.
quick-title = Play against bots
quick-players = Players
quick-level = Bots
quick-setup = Set-up
quick-usual = As usual
quick-play = Play
