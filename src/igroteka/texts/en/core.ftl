## Players in a sentence. A name is never changed; the reader's own seat is told as "you".

you = You
somebody = Somebody
player-name = { $name }

player-whom = { $player_is ->
        [you] you
       *[other] { $player }
    }
player-before = { $player_is ->
        [you] in front of you
       *[other] in front of { $player }
    }
target-name = { $target_is ->
        [you] you{ $target_mark }
       *[other] { $target }
    }
target-whom = { $target_self ->
        [yes] { target-self }
       *[no] { $target_is ->
            [you] you{ $target_mark }
           *[other] { $target }
        }
    }
target-from = from { $target_self ->
        [yes] { target-self }
       *[no] { $target_is ->
            [you] you{ $target_mark }
           *[other] { $target }
        }
    }
target-to = to { $target_self ->
        [yes] { target-self }
       *[no] { $target_is ->
            [you] you{ $target_mark }
           *[other] { $target }
        }
    }
target-against = against { $target_self ->
        [yes] { target-self }
       *[no] { $target_is ->
            [you] you{ $target_mark }
           *[other] { $target }
        }
    }
target-before = in front of { $target_self ->
        [yes] { target-self }
       *[no] { $target_is ->
            [you] you{ $target_mark }
           *[other] { $target }
        }
    }
target-self = { $target_is ->
        [you] yourself
       *[other] { $target_as ->
            [she] herself
            [he] himself
           *[any] themself
        }
    }{ $target_mark }

## Lists

list-empty = nothing
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
list-several = { $count } × { $word }

## What can be wrong with what somebody asks for

error-with-rule = { $error } ({ $rule }: { $text })
error-detail = { $error } ({ $rule })

# Choices
error-moment-needed = This question is on a timer: name the moment that you answer; now it is { $now }.
error-game-over = The game is over.
error-no-such-seat = There is no seat number { $seat } at this table.
error-not-asked = Player { $seat } is not asked anything right now.
error-not-offered = This cannot be chosen right now: { $code }.
error-code-unknown = There is no such choice in this game: { $code }.
error-too-late = Too late: the game has already moved on.
error-no-undo = This can no longer be taken back: somebody else has acted since, or something hidden has come to light.
error-cannot-leave = Nobody can leave this game before it is over.

# Setting up a game
error-game-unknown = There is no game called “{ $game }”.{ $near ->
        [none] { "" }
       *[other] {" "}Did you mean “{ $near }”?
    } There are: { $known }.
error-seats =
    { $seats ->
        [one] 1 player will not do
       *[other] { $seats } players will not do
    }: this game is for { $low } to { $high }.
error-seats-exactly =
    { $seats ->
        [one] 1 player will not do
       *[other] { $seats } players will not do
    }: this game is for { $count }.
error-preset-unknown = There is no preset called “{ $preset }”. There are: { $known }.
error-setting-unknown = There is no option called “{ $setting }”. There are: { $known }.
error-setting-value = “{ $value }” is not a value of the option “{ $setting }”. Possible: { $allowed }.
error-bot-unknown = There is no bot called “{ $bot }”.{ $near ->
        [none] { "" }
       *[other] {" "}Did you mean “{ $near }”?
    } There are: { $known }.
error-bot-file = The policy “{ $file }” cannot be used: it is missing or broken, was learned with another version, or igroteka[research] is not installed.
error-bot-other-table = The policy “{ $file }” has learned { $table } and plays nothing else.
error-bot-other-options = The policy “{ $file }” has learned { $table }, where { $options }: it does not know the cards or choices of this table.
error-bot-own = The bot “{ $bot }” cannot be used: { $problem }
error-bot-option = The bot “{ $bot }” has chosen “{ $option }”, which is none of its options.
error-bots-count = The bots do not fit the seats: name one for all of them, or one for each.

# Matches
error-match-games = A match has at least one game, not { $games }.
error-match-over =
    { $games ->
        [one] The only game of this match has been played.
       *[other] All { $games } games of this match have been played.
    }
error-match-running = This game of the match is not over yet.
error-match-broken = This is not a saved match.

# Replays
error-replay-title = This is not a replay: its first line should read “{ $title }”.
error-replay-parts = The replay is incomplete: it needs a head and a list of choices, separated by a line of dashes.
error-replay-line = Line { $number } of the replay cannot be understood: { $line }
error-replay-field = The replay does not say “{ $field }”.
error-replay-number = A number in the replay cannot be read.
error-replay-game = This replay belongs to the game “{ $game }”, not to “{ $wanted }”.
error-replay-setup = The replay starts with a table that the game does not have. { $details }
error-replay-choice = Choice { $number } of the replay ({ $choice }) is not possible at that point.
error-replay-commitment = The seed does not match the promise made at the start of the game: the deal was not fair.
error-replay-result = The replay says the places are { $told }, but its choices lead to { $found }.

# Positions
error-lesson-field = The lesson { $lesson } cannot be used: something is wrong with “{ $field }”.
error-lesson-unknown = There is no lesson “{ $lesson }”. There are: { $known }.
error-position-yaml = The position cannot be read: there is a mistake near line { $line }.
error-position-fields = The position should be a list of fields such as “seats: 4”.
error-position-field = The position needs a proper value for “{ $field }”.
error-position-unknown = A position has no field “{ $field }”.
error-position-list = A list is needed in the position instead of “{ $value }”.
error-position-card = There is no card “{ $card }” that could be in a position.
error-position-too-many = The position has too many cards “{ $card }”: the deck has { $count }.
error-position-seat = There is no seat “{ $seat }” in this position.
error-position-game = This position belongs to the game “{ $game }”, not to “{ $wanted }”.
error-position-broken = The position cannot be set up: { $problem }.
error-position-frame-unknown = Number { $number } of what is pending in the position (“stack”) cannot be read.
error-position-frame = “{ $frame }”, number { $number } of what is pending in the position (“stack”), does not fit the table.
error-position-frame-field = “{ $frame }”, number { $number } of what is pending in the position (“stack”), needs a proper value for “{ $field }”.
error-position-contradiction = The position contradicts itself: “{ $field }” says something else than “{ $other }”.
error-position-unplayable = The position cannot be played: a few moves later the rules could not go on. Something in it contradicts itself.

# The command line
error-language = There are no texts in the language “{ $language }”. There are: { $known }.
error-file-missing = There is no file { $file }.
error-file-unreadable = The file { $file } cannot be read.
error-usage = This command cannot be understood: { $problem }
error-options-form = Options are written as NAME=VALUE, not “{ $value }”.
error-position-stuck = Nobody is asked anything in this position, and nobody has won.
error-replay-carried = What the replay takes over from an earlier game cannot be read.
error-replay-position = A game that began from a position cannot be written as a replay; save the position instead.
error-deck-not-custom = The option { $setting } belongs to a deck of your own (deck=custom); the deck { $deck } has its own.

# What is certain of a seat before the start, and why a setting changes nothing.
seat-first = goes first
setting-idle-clock = Only with the clock “Standard”.
