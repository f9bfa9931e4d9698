# What the pages say around the games.

web-title = Igroteka
web-nav = Pages
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-tournaments = Tournaments
web-nav-rules = Rules and cards
web-nav-games = Replays
web-nav-statistics = Statistics
web-nav-about = About
web-skip = To the content
web-theme = Dark colours
web-themes = Colours
web-theme-light = light
web-theme-dark = dark
web-theme-system = as the system
web-language = Language
web-close = Close
web-back = Cancel
web-more = more
web-less = less
web-info = About { $card }
web-hand = Your hand
web-hand-new = new
web-hand-swipe = { $count ->
    [one] { $count } card · swipe sideways
   *[other] { $count } cards · swipe sideways
}
web-cancel = Cancel
web-hero = { $count ->
        [4] Four
       *[other] { $count }
    } tabletop games, ready in three clicks
web-hero-more = Against bots or with friends. No account, no download.
web-games = Games
web-how-to = How to play
web-lessons = Lessons
    .done = { $done } of { $count } lessons finished
web-quick = Players, bots and set-up
web-coach = Coach
    .about = Explains what is new to you, slows the bots down, and warns before a costly mistake. Only against bots.
web-play-now = Play now
web-with-friends = With friends
web-puzzle-day = Puzzle of the day
web-puzzle-day-solve = Solve it
web-puzzle-day-solved = Solved ✓
web-puzzle-day-missed = See the solution
web-your-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at the moment. Open a table with “With friends”, or play against bots.
web-seats-taken = { $taken } of { $seats } seats taken
web-status-waiting = waiting for players
web-status-playing = being played
web-status-between = between two games
web-status-finished = finished
web-status-broken = stopped by an error
web-status-closed = closed
web-your-turn = your turn
web-title-turn = ● Your turn – { $game }
web-my-tables = All my tables and notices
web-vacation = On vacation until { $date }
    .short = till { $date }
web-go-on = Continue
web-sit-down = Sit down
web-look = Watch
web-with = with { $names }
web-and-more = { $names } and { $count } more
web-play-level = Bots
web-loading = One moment …
web-no-connection = The server does not answer. Check your connection and try again.

web-name-title = What shall we call you?
web-name-why = The others at the table see this name. There is no account: this device remembers you.
web-name-known = I have been here before: sign in
web-name-label = Your name
# Names for whoever has not thought of one yet, with commas between them.
web-name-suggestions = Fox, Otter, Heron, Badger, Lynx, Raven, Beaver, Marten, Owl, Hare, Stork, Hedgehog
web-name-choose = Your name
web-name-save = That is me
web-address = How shall we speak of you?
web-address-any = any way
    .example = You win!
web-address-she = she
    .example = She wins!
web-address-he = he
    .example = He wins!

web-table-gone = There is no such table: perhaps it has been closed.
web-table-removed = The host has removed you from this table.
web-table-banned = The operator of this host does not let you in at present.
web-told-maintenance = Maintenance begins { $time }: no new tables until it is over. Running games go on.
web-table-home = To the start page
web-table-of = Table of { $name }
web-setup-seats = At the table
web-setup-free = Free seat
web-setup-seat = Seat { $number }
web-setup-sit = Sit here
web-setup-add-bot = Add a bot
web-setup-bots-all = Bots on all free seats
web-setup-seat-menu = { $name }: what the host can do
web-setup-remove = Remove { $name }
web-setup-ban = Remove and ban { $name }
web-setup-make-host = Make { $name } the host
web-setup-stand = Stand up
web-setup-you = you
web-setup-host = host
web-setup-away = away
web-setup-is-ready = ready
web-setup-getting-ready = getting ready
web-setup-ready = I am ready
web-setup-not-ready = Not ready yet
web-poster-minutes = { $minutes } min
web-poster-age = ages { $age }+
web-setup-players = Number of players
web-setup-preset = Variant
web-setup-deck = Deck
web-setup-more-presets = { $count ->
    [one] One more variant
   *[other] { $count } more variants
}
web-setup-more-decks = { $count ->
    [one] One more deck
   *[other] { $count } more decks
}
web-setup-fewer = Show fewer
web-setup-options = Table rules
web-setup-more-options = { $count ->
    [one] One more option
   *[other] { $count } more options
}
web-setup-changed = changed
web-setup-rule = Rule { $rule }
web-setup-sets = Cards and events
web-setup-characters = Characters
web-setup-clock = Clock
web-setup-clock-game = Standard
    .about = { $seconds ->
        [0] this game has no time limit
       *[other] { $seconds } seconds for each decision
    }
web-setup-clock-quick = 30 seconds
    .about = for each decision, and a minute in reserve
web-setup-clock-calm = 3 minutes
    .about = for each decision
web-setup-clock-days = Correspondence
    .about = a day for each move
web-setup-clock-none = No clock
    .about = as long as it takes
web-setup-table = This table
web-setup-public = Open table
    .about = Everybody on this server can see it and sit down.
web-setup-spectators = Spectators
    .about = They see only what everybody sees.
web-setup-undo = Take-backs
    .about = A choice may be taken back as long as nothing hidden has come to light.
web-setup-hints = Hints
    .about = Players may ask what a bot would do.
web-setup-talk = Bots talk
    .about = They say a short line when they are out and when the game ends.
web-setup-games = Games in the match
    .about = One game, or a series with points.
web-setup-invite = Invite friends
web-setup-link-copy = Copy the link
web-setup-link-copied = The link is copied.
web-setup-share = Share
web-setup-scan = Whoever scans this code or opens the link takes a free seat.
web-setup-code = QR code of the link to this table
web-setup-start = Start
web-setup-host-chooses = The host of the table chooses what is played, and how.
web-setup-close = Close the table
web-setup-count = { $seats ->
    [one] One player
   *[other] { $seats } players
}

web-deck-of = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in this deck with { $seats } players
web-deck-tap = Tap a card to read it
web-deck-own = Your own deck
web-deck-begin = Start from
web-deck-empty = Remove all
web-deck-less = One { $card } less
web-deck-more = One more { $card }
web-deck-count = { $card }: { $count }
web-deck-total = { $count ->
    [one] One card
   *[other] { $count } cards
}
web-deck-checking = Checking the deck …
web-deck-good = This deck can be played.
web-deck-not-yet = This deck cannot be played yet.
web-wait-players = { $free ->
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
web-wait-you = Waiting for you: are you ready?
web-wait-ready = Getting ready: { $names }.
web-wait-ready-start = Getting ready: { $names }. You can start all the same.
web-wait-start = Everybody is here: start.
web-wait-host = Everybody is here. Waiting for { $name } to start.
web-wait-somebody = Everybody is here. Waiting for the host of the table to start.
web-setup-seats-needed = Fewer than { $seats } would leave somebody without a seat.
web-setup-hints-none = There are no hints for this game.
web-alone = Only this computer can join
web-alone-open = Phones cannot reach it yet. You can open it to your network now; no restart is needed.
web-alone-other = Phones cannot reach it. Whoever runs Igroteka can open it to the network on their own computer.
web-open = Open to my network
web-open-question = Open to your network?
web-open-means = Everybody in the same Wi-Fi or at the same router can then come to this computer’s Igroteka, see its open tables and play. Do it in networks that you trust.
web-open-again = You can close it again at any time: “Can others reach me?”.
web-open-yes = Open
web-reach-ask = Can others reach me?
web-address-which = Address in the link and the code
web-level-random = beginner bot: plays at random
    .short = beginner
web-level-easy = easy bot: overlooks things
    .short = easy
web-level-greedy = quick bot: knows the game, does not think ahead
    .short = quick
web-level-normal = normal bot: thinks ahead for a moment
    .short = normal
web-level-hard = hard bot: thinks for a second
    .short = hard

web-bar-menu = Menu
web-bar-rules = Rules
web-bar-sound = Sound
web-volume = Volume
web-settings = Settings
web-host = You are the host
web-hint = Hint
web-hint-thinking = Thinking…
web-log = What has happened
web-log-short = Log
web-log-empty = Nothing has happened yet.
web-log-to-end = To the newest entry
web-log-where = Show where on the board
web-log-earlier = Earlier entries
web-chat = Chat
web-chat-write = Write something …
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-chat-spectator = spectator
web-chat-muted = The host of this table has muted you.
web-chat-players = Only players can speak at this table.
web-chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
web-chat-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
web-chat-costs = Speaking costs you a life point now. Send it all the same?
web-chat-yes = Send it
web-connection-lost = Connection lost. Your seat is kept; trying again …
web-connection-retry = Connection lost. Your seat is kept, trying again in { $seconds } s.
web-connection-now = Try now
web-connection-first = Joining the table …
web-clock-left = Time left: { $time }
web-clock-hours = { $hours } h
web-clock-days = { $days } d
web-prompt = What is asked
web-prompt-waiting = { $name } is thinking …
web-prompt-away = { $name } is away. A bot plays in { $time }.
web-prompt-bot = A bot plays for { $name } …
web-prompt-several = The others are thinking …
web-prompt-over = The game is over.
web-prompt-watching = You are watching.
web-undo = Take back
web-undo-not = This can no longer be taken back: somebody else has acted since, or something hidden has come to light.
web-undo-never = At this table nothing is taken back.
web-undo-nothing = There is nothing to take back yet.
web-proposed-end = { $player } proposes to end the game here.
web-proposed-pause = { $player } proposes a pause.
web-agree = Agree
web-decline = Decline
web-paused = The game is paused.
web-resume = Resume
web-next-game = Next game
web-rematch = Rematch
web-to-rematch = To the new table
web-place-number = { $place }.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result-won = { $names } won
web-result-total = match: { $total }
web-replay = Watch replay
web-export = Save the game
web-share = Copy the link
web-share-done = The link to this game is copied.
web-broken = This game was played with engine { $engine } and cannot go on with this one. Its choices can still be read.
web-broken-off = The game stopped because of an error in the program. It can still be watched; whoever runs this server finds the cause in its log.
web-absent = away · a bot plays
    .short = a bot plays
web-away-until = away · bot plays in { $time }
    .short = bot in { $time }
web-clock-reserve = In reserve: { $time }
web-note-absent = { $player } is away. A bot plays for { $player } now.
    .you = You are away. A bot plays for you now.
web-note-returned = { $player } is back.
    .you = You are back.
web-note-replaced = { $player } has left the game. A bot plays on.
    .you = You have left the game. A bot plays on.
web-note-undid = { $player } takes back the last move.
    .you = You take back your last move.
web-while-away = { $count ->
    [0] While you were away a bot played for you, but had no move to make.
    [one] While you were away a bot made one move for you.
   *[other] While you were away a bot made { $count } moves for you.
}
web-let-pass = Always let pass until my turn
web-passing = You let everything pass until your turn
web-passing-stop = Ask me again
web-out = Out of the game
web-out-bots = You are out. The bots play on.
web-out-others = You are out. The others play on.
web-out-skipping = The bots play to the end …
web-watching-bots = Only bots are in this game.
web-skip-game = Skip to the end
web-new-game = New game
web-open-cards = Open cards
web-proposed-skip = { $player } would like to skip to the end of the game.
web-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
web-devices = Your seat on other devices
web-devices-count = { $count ->
    [one] One device
   *[other] { $count } devices
}
web-devices-more = { $count ->
    [one] Your seat is open on one device.
   *[other] Your seat is now open on { $count } devices. If that was not you, sign the others out in the menu.
}
web-devices-about = A personal link opens your seat, with your hand, on another device. Whoever has the link can play for you. A new link replaces the old one.
web-devices-copy = Copy a personal link
web-devices-sign-out-about = Has somebody got hold of your link? Then take the seat back: only this device keeps it, and the old link no longer works.
web-devices-sign-out = Sign out other devices
web-devices-sign-out-sure = Yes, keep the seat on this device only
web-devices-signed-out = The seat is on this device only now. The old link no longer works.
web-devices-later = You came here by a personal link. Links are made, and other devices signed out, on the device on which you sat down.
web-devices-leave = Leave the seat on this device
web-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-options = What you can do
web-you-are = You are { $name }
web-speed = Animation speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = none

web-part-open = { $name }: open the card
web-part-rule = The rule
web-part-rulings = What the rules say about it
web-part-more = All { $count } rules that speak of it
web-part-copies = { $count ->
    [one] There is only one.
   *[other] There are { $count } of them.
}
web-part-where = Where it is now
web-where-hand = { $count ->
    [one] In your hand
   *[other] In your hand: { $count }
}
web-where-discards = { $count ->
    [one] On the discard pile
   *[other] On the discard pile: { $count }
}
web-where-in-play = In front of { $name }
web-where-in-hand-of = { $name } has it in hand
web-where-pile = In the pile, and you know where
web-where-event = In force now
web-where-figure = { $name } plays this character
web-where-table = On the table

web-refused = { $what }: not possible
web-rule = rule
web-why-rule = Read rule { $rule }

web-rules-title = Rules and cards
web-rules-book = Rules
web-rules-gallery = { $count ->
    [one] One card
   *[other] { $count } cards
}
web-rules-chapters = Chapters
web-rules-link = Link to rule { $rule }
web-rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
web-rules-all-kinds = All
web-rules-as-law = The exact wording (for developers)
web-rules-intro = Search all rules and cards of the four games, or open a book.

web-chapter-aim = Aim
web-chapter-decisions = Doubtful points
web-chapter-end-of-the-game = End of the game
web-chapter-examples = Examples
web-chapter-hidden-information = Hidden information
web-chapter-options = Options
web-chapter-rulings = Rulings
web-chapter-set-up = Set-up
web-chapter-timing = Timing
web-chapter-turns = Turns
web-chapter-what-is-hidden = What is hidden
web-chapter-what-is-not-possible = What is not possible
web-rules-choose = Choose a game
web-rules-search = Search: a card, a rule, a word
web-rules-cards = Cards and other parts
web-rules-answers = What you are probably looking for
web-rules-nearest = The nearest rules
web-rules-partly = No rule has all these words. These have some of them.
web-rules-nothing = Nothing found.
web-past-title = Replays
web-past-intro = Watch a game again, step by step, through anybody's eyes.
web-past-none = None of your games is finished yet, and there are no public ones.
web-past-mine = Your own
web-past-all = Public ones
web-past-bring = Open a saved game
web-past-seen = Seen by
web-past-open = all cards open
web-past-watcher = a spectator
web-past-step = Step { $number } of { $total }
web-past-back = Back
web-past-on = Forward
web-past-play = Play
web-past-stop = Stop
web-past-timeline = Timeline
web-past-log = What happened

# What a search thinks of a finished game.
web-analyse = Analyse
web-analysis = Analysis
web-analysis-thinking = Thinking: { $percent }
web-analysis-done = The game has been analysed.
web-analysis-step = Step { $number }
web-analysis-steps = Step
web-analysis-rose = { $player }: the chances rose from { $before } to { $after }.
web-analysis-fell = { $player }: the chances fell from { $before } to { $after }.
web-analysis-mistake = { $player }: “{ $chosen }” had a chance of { $chance }. Better: “{ $better }”, { $best }.
web-analysis-none-yet = None so far.
web-analysis-table = All chances as a table

## The pace of a table: how one follows what others do
web-pace = Following the others
web-pace-pause = Pause
web-pace-resume = Resume
web-pace-next = Next
web-pace-skip = Catch up
web-pace-speed = Speed: { $speed }
web-pace-then-you = { $count ->
    [0] Then it is your turn to decide.
    [one] One more event, then it is your turn to decide.
   *[other] { $count } more events, then it is your turn to decide.
}
web-pace-paused = { $count ->
    [0] Paused.
    [one] Paused: { $count } event waits.
   *[other] Paused: { $count } events wait.
}
web-pace-paused-you = { $count ->
    [0] Paused. Then it is your turn to decide.
    [one] Paused: { $count } event waits, then it is your turn to decide.
   *[other] Paused: { $count } events wait, then it is your turn to decide.
}
web-pace-film = Play the others’ turns again
web-round = Round { $round }
web-opening = The game begins
web-opening-begin = Begin
