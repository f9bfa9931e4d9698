### Puzzles

error-puzzle-broken = This puzzle cannot be read: { $problem }.
error-puzzle-unknown = There is no puzzle “{ $puzzle }”.{ $near ->
        [none] { "" }
       *[other] {" "}Did you mean “{ $near }”?
    }
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
