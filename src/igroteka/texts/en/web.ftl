# What the pages say around the games.

web-title = Igroteka
web-nav = Pages
web-nav-rules = Rules and cards
web-nav-games = Finished games
web-nav-about = About
web-theme = Dark colours
web-language = Language
web-close = Close
web-cancel = Cancel
web-hero = Four tabletop games, ready in three clicks
web-hero-more = Against bots or with friends. No account, no download.
web-games = Games
web-play-now = Play now
web-with-friends = With friends
web-your-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at the moment. Open a table with “With friends”, or play against bots.
web-seats-taken = { $taken } of { $seats } seats taken
web-status-waiting = waiting for players
web-status-playing = being played
web-status-between = between two games
web-status-finished = finished
web-status-broken = broken off
web-status-closed = closed
web-go-on = Go on
web-sit-down = Sit down
web-look = Look
web-no-connection = The host does not answer. Check your connection and try again.

web-name-title = What shall we call you?
web-name-why = The others at the table see this name. There is no account: this device remembers you.
web-name-label = Your name
web-name-choose = Your name
web-name-save = That is me
web-address = How shall we speak of you?
web-address-any = any way
web-address-she = she
web-address-he = he

web-poster-bang = A shoot-out in which nobody knows who is on whose side.
    .minutes = 30 min
    .level = medium
web-poster-kittens = Draw until somebody explodes. Hope it is not you.
    .minutes = 15 min
    .level = easy
web-poster-targi = Two tribes, one edge of the desert, three figures each.
    .minutes = 60 min
    .level = medium
web-poster-intrigo = Masks round a Venetian palace. Every card pulls two ways.
    .minutes = 40 min
    .level = medium
game-bang = BANG!
game-kittens = Exploding Kittens
game-targi = Targi
game-intrigo = Intrigo

web-table-gone = This table does not exist, or no longer.
web-table-home = To the start page
web-table-of = Table of { $name }
web-setup-title = Before the start
web-setup-seats = Seats
web-setup-free = Free seat
web-setup-sit = Sit here
web-setup-add-bot = Add a bot
web-setup-remove = Remove { $name }
web-setup-stand = Stand up
web-setup-you = you
web-setup-host = host
web-setup-players = Number of players
web-setup-preset = Variant
web-setup-options = Options
web-setup-rule = Rule { $rule }
web-setup-clock = Clock
web-setup-clock-game = As the game says
web-setup-clock-none = No clock
web-setup-clock-seconds = Seconds for each decision
web-setup-clock-days = Days for each move
web-setup-each = How many
web-setup-reserve = Reserve, in seconds
web-setup-public = Shown to everybody on this host
web-setup-games = Games in the match
web-setup-invite = Invite friends
web-setup-link-copy = Copy the link
web-setup-link-copied = The link is copied.
web-setup-scan = Friends scan this code, or open the link.
web-setup-start = Start
web-setup-waiting = The host starts the game when all seats are taken.
web-setup-not-yet = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-level-random = Bot: plays at random
web-level-greedy = Bot: plays well

web-bar-menu = Menu
web-bar-rules = Rules
web-bar-sound = Sound
web-log = What has happened
web-chat = Chat
web-chat-write = Write something …
web-chat-send = Send
web-chat-costs = Speaking costs you a life point now. Send it all the same?
web-chat-yes = Send it
web-emote-laugh = laughs
web-emote-wow = is amazed
web-emote-sad = is sad
web-emote-angry = is angry
web-emote-clap = applauds
web-emote-think = is thinking
web-emote-hurry = wants to go on
web-emote-hello = says hello
web-emotes = Signs
web-connection-lost = Connection lost. Your seat is kept; trying again …
web-prompt-waiting = { $name } decides …
web-prompt-several = The others decide …
web-prompt-over = The game is over.
web-prompt-watching = You are watching.
web-undo = Take back
web-concede = Leave the game
web-concede-sure = Leave this game for good?
web-propose-end = Propose to end the game
web-propose-pause = Propose a pause
web-proposed-end = { $name } proposes to end the game here.
web-proposed-pause = { $name } proposes a pause.
web-agree = Agree
web-decline = Decline
web-paused = The game is paused.
web-resume = Go on
web-next-game = Next game
web-rematch = Rematch
web-to-rematch = To the new table
web-result = Result
web-place = { $place }. { $name }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay = Look at it again
web-export = Save the game
web-fair = Fair deal: the seed was fixed before the first card.
web-share = Copy the link
web-broken = This game was played with engine { $engine } and cannot go on with this one. Its choices can still be read.
web-absent = away, a bot plays
web-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
web-seat-link = Take your seat to another device
web-seat-link-copied = The personal link is copied. Open it on your other device; show it to nobody.
web-options = What you can do
web-you-are = You are { $name }
web-speed = Speed of movements
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = none
