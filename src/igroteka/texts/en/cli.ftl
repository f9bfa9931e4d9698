## Names of the players, by seat

cli-player-A = Alex
    .as = he
cli-player-B = Boris
    .as = he
cli-player-C = Cleo
    .as = she
cli-player-D = Dina
    .as = she
cli-player-E = Eva
    .as = she
cli-player-F = Felix
    .as = he
cli-player-G = Greta
    .as = she
cli-player-H = Hugo
    .as = he

## Help

cli-help = Tabletop games in the terminal: play against bots, look up rules, simulate and check games. Without a command: choose a game and play.
cli-help-usage = Usage:
cli-help-command-shape = COMMAND
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-default = (otherwise { $value })
cli-help-play = Play a game against bots.
cli-help-learn = Learn a game by playing: short lessons at the table.
cli-help-games = List the games, with their ready-made variants and options.
cli-help-rules = Look up a rule or a card, by id, by name or by words.
cli-help-simulate = Let bots play many games, and see who wins.
cli-help-arena = Let bots meet in a tournament: shares of wins, ratings, balance of a game.
cli-help-check = Play at random and check what every game must hold. Exit status 1 if something is wrong.
cli-help-replay = Look at a recorded game, or verify it.
cli-help-replay-analyse = Say how the chances went, where they turned, and which choices cost most.
cli-help-replay-show = Tell a recorded game, or show the table at one of its moments.
cli-help-replay-verify = Play a recorded game again and compare. Exit status 1 if it does not lead where it says.
cli-help-position = Look at an arranged table, or play on from it.
cli-help-position-show = Show an arranged table and who may do what.
cli-help-position-play = Play on from an arranged table.
cli-help-bench = Measure how fast the engine is on this machine.
cli-help-serve = Host tables for people with browsers.
cli-help-doctor = Check whether a host with these settings can run here, and say what to do if not.
cli-help-worker = Think for the bots of a server on several machines.
cli-help-backup = Write all tables, or one, into a file.
cli-help-restore = Put the tables of a backup, or one of them, back.

cli-argument-bots = Which bots. As many as there are seats make one table; fewer are repeated in turn; of more, every choice plays.
cli-argument-game = Which game (see “igroteka games”).
cli-argument-maybe-game = Which game; without it, all of them.
cli-argument-words = The id of a rule, the name of a card, or words to look for.
cli-argument-replay = A recorded game.
cli-argument-position = An arranged table (YAML).
cli-argument-backup = A backup.
cli-option-lang = The language; otherwise that of your system.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-host = The address to listen at; 0.0.0.0 for all of this machine's, so that phones in the same network can join.
cli-option-port = The port to listen at; otherwise 7654.
cli-option-database = The database: sqlite:///FILE or postgresql://…; otherwise a file in your data folder.
cli-option-bus = The bus between several processes: nats://…
cli-option-bot-processes = How many processes think for the bots; otherwise one.
cli-option-root-path = The path under which a reverse proxy shows the server, such as /games.
cli-option-proxies = The addresses of reverse proxies whose word is taken, with commas; otherwise this machine only.
cli-option-origin = Another site that may use this server; can be given several times.
cli-option-unlimited = An address that may open as many connections as it likes, for measuring; can be given several times.
cli-option-monitor = An address besides this machine that may read /metrics; can be given several times.
cli-option-allowed-host = Another name by which browsers reach this server, such as games.example.org; can be given several times.
cli-option-limit = How much an address may ask for, such as guests=120; can be given several times.
cli-option-abandoned = After how many days a game is closed that waits for people who do not come; otherwise 180, 0 never.
cli-option-delete-closed = After how many days an unfinished closed table is deleted; otherwise never.
cli-option-forget-guests = After how many days a guest who has no table is forgotten; otherwise 365, 0 never.
cli-option-backup-key = The file with the key that proves backups; otherwise backup.key beside the database. “backup” makes it if it is not there.
cli-option-backup-trust = Restore a backup whose origin nothing proves: of another server, or of an older version.
cli-option-waiting = How many days a table may wait for its start before it is closed; otherwise 14, 0 for ever.
cli-option-public-url = The URL by which others find this server, for links and QR codes, such as https://games.example.org.
cli-option-operator-key = The key of the operator's page; otherwise one is made and stored beside the database. Better in the environment or in a file than on a command line.
cli-option-tracing = The URL of an OpenTelemetry collector that is sent traces, such as http://localhost:4318; otherwise there are none.
cli-option-tunnel = Let people on the internet come through a tunnel: cloudflared, tailscale, or ssh:HOST for “ssh -R” to a machine of yours.
cli-option-no-mdns = Announce no name ending in .local to the network.
cli-option-settings = A TOML file with settings; the command line and the environment take precedence over it.
cli-option-no-bot-delay = Bots answer as soon as they have thought. For tests: the time may tell what they hold.
cli-option-push-service = A push service to which messages may be sent besides the known ones, such as push.example.org or *.example.org; can be given several times.
cli-option-notice-url = Where notices for a guest go besides the browser: their id and an Apprise URL, such as Xy12=mailto://…; can be given several times.
cli-option-contact = An e-mail address or URL at which push services can reach you; otherwise the public URL.
cli-option-only-table = Only the table with this id.
cli-option-open-page = Open the page in the browser.
cli-option-seats = How many players; otherwise four, or as many as suit the game.
cli-option-level = How the bots play: random, easy, greedy, normal or hard. Otherwise greedy: at once.
cli-option-bots = The bots, one for all or one for each seat.
cli-option-options = Options of the game (see “igroteka games”). May be given several times.
cli-option-preset = A ready-made choice of options, such as a deck.
cli-option-seed = What chance depends on: the same seed gives the same game.
cli-option-seat = Which seat is yours, or through whose eyes you look.
cli-option-position = Begin with an arranged table.
cli-option-replay = Save the game to this file at the end.
cli-option-continue = Go on with a saved game.
cli-option-force = Let --replay overwrite any file.
cli-option-open = Show everything, also what was hidden.
cli-option-step = Show the table after so many choices.
cli-option-games = How many games.
cli-option-coach = Explain what is new, and ask once more before a costly mistake; the bots are easy ones.
cli-option-match-games = So many games as a match: points, or money where the game has it, are added up.
cli-option-check-positions = Check positions instead: so many of each game are changed at random, and each must be refused or playable.
cli-option-check-games = How many games, spread over all variants and numbers of players.
cli-option-arena-games = How many games each line-up plays at least; every deal is played in all seatings.
cli-option-challenge = One of the first bot among bots of the second kind, beside the same deals without it.
cli-option-balance = One bot in all seats: how often each seat, role and character wins.
cli-option-arena-save = Keep every finished game in this file; with a file that was begun, go on where it stopped.
cli-option-arena-report = Write a report with charts, for a browser.
cli-option-force-report = Let --report overwrite any file.
cli-option-ray = Play on the Ray cluster at this address; “local” starts one on this machine.
cli-option-iterations = Search budget per choice, in iterations.
cli-option-workers = How many processes share the work.
cli-option-processes = How many processes share the work; otherwise one for each core.
cli-option-json = Print data for other programs.

## Wrong usage

cli-error-see-help = Help: { $command }
cli-error-missing = { $name } is missing.
cli-error-no-such-option = There is no option { $option } here.
cli-error-option-value = The option { $option } needs a value.
cli-error-number = { $name } needs a whole number{ $low ->
        [none] .
       *[other] { $high ->
            [none] , { $low } or more.
           *[other] { " " }from { $low } to { $high }.
        }
    }
cli-error-value = The value of { $name } does not fit.
cli-error-command = { $command ->
        [none] A command is missing.
       *[other] There is no command “{ $command }”.
    }{ $near ->
        [none] { "" }
       *[other] {" "}Did you mean “{ $near }”?
    } There are: { $known }.
cli-error-settings-file = The settings cannot be read from { $file }: { $problem }
cli-error-settings-key = “{ $key }” in { $file } is no setting.{ $near ->
        [none] { "" }
       *[other] {" "}Did you mean “{ $near }”?
    } There are: { $known }.
cli-error-settings-flag = “{ $key }” in { $file } must be true or false.
cli-error-settings-value = “{ $key }” in { $file } has a value that it cannot have.
cli-error-too-many = “{ $word }” is one word too many.
cli-error-file-text = The file { $file } is not a text file.
cli-error-file-write = The file { $file } cannot be written.
cli-error-file-exists = The file { $file } already exists and is not a recorded game; with --force it is overwritten.
cli-error-report-exists = The file { $file } already exists and is not a report of Igroteka; with --force it is overwritten.
cli-error-continue-alone = With --continue, the table is as the file says: --seats, --options, --preset, --position and --seed do not go with it.
cli-error-continue-over = This game is over, there is nothing to continue. Look at it with “igroteka replay show”.
cli-error-seat = “{ $value }” is not a seat of this table: the seats are A–{ $last }.
cli-error-position-alone = With --position, the table is as the file says: --seats, --options, --preset, --replay and --continue do not go with it.
cli-error-games-alone = With --games, one game follows another: --position, --replay, --continue and --coach do not go with it.
cli-error-seat-and-open = Either --seat or --open, not both.
cli-error-step = The game has { $last } choices, so there is no step { $step }.
cli-game-broken = A game cannot be loaded ({ $game }): { $problem }
cli-nothing-found = Nothing found for “{ $words }”.
cli-rules-corrected = Nothing is called “{ $asked }”. This is “{ $name }”:

## Lists of games and rules

cli-games-players = { $seats } players
cli-games-presets = Ready-made variants (--preset NAME)
cli-games-options = Options (--options NAME=VALUE,…; else that of the preset or the first value)
cli-rules-books = Rules to read:
cli-rules-hint = Add a rule’s id, a card’s name or any words: igroteka rules { $game } { $words }
cli-rules-mentions = See also: { $rules }{ $more ->
        [0] { "" }
       *[other] {" "}and { $more } more
    }
cli-rules-more = { $count ->
        [one] … and 1 more: add a word to narrow it down.
       *[other] … and { $count } more: add a word to narrow it down.
    }

## The start

cli-start-welcome = Welcome to Igroteka!
cli-start-game = Which game? [{ $usual }]
cli-start-deck = Which one? [{ $usual }]
cli-start-seats = How many players, you included ({ $low }–{ $high })? [{ $usual }]
cli-start-again = A number from { $low } to { $high }, please.

## Playing

cli-play-hint = Type a number to choose, ? for help, q to leave.
cli-play-help =
    What you can type:
      a number         choose that option
      a name           an option by its name, some words or the beginning of it
      a code           the same in short, such as { $code }
      Enter            what is suggested, if something is
      ? 3,  ? a name   what an option, a card or a rule means
      h                your hand and the table in full
      t                the table and the question again
cli-play-help-discards = {"  "}d                look through the discard pile
cli-play-help-rest = {"  "}p                let everything pass until your next turn
cli-play-help-advice = {"  "}a                advice: what a bot would choose, and why
cli-play-help-more =
      l                what has happened so far
      u                take your last choice back, if nothing was revealed
      s,  s NAME       save the game, to go on later
      q                leave
    Type a card that is not offered, and you are told why.
cli-prompt = ❯
cli-match-game = Game { $number } of { $games }
cli-match-standing = { $played ->
        [one] After 1 game of { $games }:
       *[other] After { $played } games of { $games }:
    }
cli-yourself = yourself{ $mark }
cli-key-enter = Enter
cli-thinking = Thinking …
cli-advice = { $option }: about { $percent }%
cli-advice-alone = { $option }
cli-no-advice = There is no adviser for this game.
cli-your-turn = Your turn to choose
cli-your-answer = Do you react?
cli-no-default = Please choose a number; ? shows help.
cli-no-such-number = There is no option { $number }.
cli-several-options = That fits these options; please type a number:
cli-not-understood = Nothing called “{ $typed }” is offered here; ? shows help.
cli-not-now = “{ $typed }” cannot be chosen now.
cli-undone = Taken back.
cli-nothing-to-undo = You have not chosen anything yet that could be taken back.
cli-no-discards = There is no discard pile to look through in this game.
cli-pause = Enter to read on ❯
cli-no-rest = There is nothing to let pass here.
cli-leave-really = Leave the game? [Y/n]
cli-yes-words = y yes
cli-no-words = no n
cli-save-offer = Save the game? [y/N]
cli-save-as = Save as [{ $file }]:
cli-saved = Saved: { $file }
cli-save-over = { $file } already exists. Overwrite it? [y/N]
cli-not-saved = Not saved.
cli-saved-continue = Go on later with: { $command }
cli-play-left = See you next time!

## Simulations, checks, recorded games, speed

cli-decimal-point = .
cli-percent = { $number }%
cli-simulate-running = Playing
cli-simulate-title = { $game }, { $count ->
        [one] 1 game
       *[other] { $count } games
    }, seed { $seed }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-interval = 95% interval
cli-simulate-draws = draws
cli-simulate-caption = { $decisions } decisions a game, { $speed } games a second, { $seconds } s in all
cli-check-report = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $configurations ->
        [one] 1 configuration
       *[other] { $configurations } configurations
    }, { $violations ->
        [0] no violations.
        [one] 1 violation.
       *[other] { $violations } violations.
    }
cli-check-positions = { $game }: { $tried ->
        [one] 1 changed position
       *[other] { $tried } changed positions
    }: { $refused } refused, { $played } played, { $broken } broken.
cli-check-positions-json = With --json, each of them comes with the position.
cli-check-replays = With --json, each violation comes with a replay that leads there.
cli-replay-head = { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, recorded by version { $engine }
cli-replay-fine = The recorded game is right: { $choices ->
        [one] after 1 choice
       *[other] after { $choices } choices
    } { $count ->
        [one] the winner is
       *[other] the winners are
    } { $winners }.
cli-replay-fine-so-far = The recorded game is right as far as it goes: { $choices ->
        [one] 1 choice,
       *[other] { $choices } choices,
    } not over yet.
cli-replay-engine = It was recorded by version { $engine }; this is { $now }.
cli-replay-no-places = The game of this replay is over, but its last line, “places: …”, is missing.

cli-version = igroteka { $version } ({ $engine ->
    [compiled] compiled engine
    [partly] engine compiled in part
    [outdated] engine from source; the compiled one is out of date
   *[source] engine from source
})

cli-bench-calibrating = Measuring this machine …
cli-bench-measuring = Measuring { $game } with { $seats } players …
cli-bench-title = How often in a second
cli-bench-compiled = Compiled. The calibration loop took { $seconds } s.
cli-bench-interpreted = Not compiled. The calibration loop took { $seconds } s.
cli-bench-seats = Players
cli-bench-games = Games
cli-bench-decisions = Decisions
cli-bench-clones = Clones
cli-bench-views = Views
cli-bench-imagined = Imagined

## igroteka doctor

cli-doctor-engine = Engine
cli-doctor-engine-compiled = Igroteka { $version } with the compiled engine.
cli-doctor-engine-source = Igroteka { $version } runs its engine from source: bots see less in the same time, and a server carries fewer tables. Install a compiled wheel (“make wheel”), or run “make fast” in a clone.
cli-doctor-pages = Pages
cli-doctor-pages-there = The pages for browsers are there.
cli-doctor-pages-missing = This copy was built without its pages for browsers. In a clone run “make web”; otherwise install a wheel that has them.
cli-doctor-settings = Settings
cli-doctor-settings-none = No settings file: everything comes from the command line, the environment and the defaults.
cli-doctor-settings-read = Read from { $file }.
cli-doctor-settings-exposed = Everybody on this machine can read the password in { $file }. Do this: chmod o= { $file }
cli-doctor-port = Port
cli-doctor-port-free = Port { $port } at { $address } is free.
cli-doctor-port-ours = A host runs there already: Igroteka { $version } answers on port { $port }.
cli-doctor-port-taken = Another program uses port { $port } at { $address }. Stop it, or choose another port with --port.
cli-doctor-port-forbidden = This user may not use port { $port }. Choose one from 1024 on, and put a web server such as Caddy or nginx in front of it.
cli-doctor-port-no-address = { $address } is no address of this machine. Listen at 127.0.0.1 behind a web server, or at 0.0.0.0 for everybody.
cli-doctor-descriptors = Open files
cli-doctor-descriptors-enough = { $number } may be open at once.
cli-doctor-descriptors-few = Only { $number } may be open at once, and each open page needs one or two. Raise it: LimitNOFILE=65536 in the systemd unit, or “ulimit -n 65536”.
cli-doctor-disk = Disk
cli-doctor-disk-elsewhere = The tables are in a database of another program, so its disk counts and not this one.
cli-doctor-disk-free = { $free } GB are free in { $folder }.
cli-doctor-disk-full = Only { $free } GB are free in { $folder }. Free some: when the disk is full, nobody can move.
cli-doctor-disk-no-folder = The folder { $folder } is missing. Create it, owned by the user who runs the host.
cli-doctor-disk-read-only = This user may not write to { $folder }. Give it to the user who runs the host.
cli-doctor-clock = Clock
cli-doctor-clock-kept = The clock of this machine is kept right.
cli-doctor-clock-free = Nothing keeps the clock of this machine right. Switch on a time service: timedatectl set-ntp true
cli-doctor-clock-unknown = This system does not say whether its clock is kept right.
cli-doctor-clock-behind = The newest table in the database is { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } in the future: the clock of this machine is slow. Set it.
cli-doctor-clock-apart = The clocks of this machine and of the database differ by { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }. Switch on a time service on both.
cli-doctor-database = Database
cli-doctor-database-new = { $file } is not there yet: the first start creates it.
cli-doctor-database-empty = { $kind } answers, and is empty: the first start creates the tables.
cli-doctor-database-ready = { $kind } answers, and its tables fit this version.
cli-doctor-database-older = { $kind } answers; its tables are of an older version. The next start changes them, so make a backup before: igroteka backup
cli-doctor-database-newer = A newer version of Igroteka has used this database (revision { $revision }). Install that version, or restore a backup into a new database.
cli-doctor-database-shared = A newer version of Igroteka has used this database (revision { $revision }). This version can use it, too, but makes no backup of it: use the newer one for that.
cli-doctor-database-exposed = Other users of this machine can read { $file }, in which the seeds of running games stand. Do this: chmod 600 { $file }
cli-doctor-database-away = { $problem }
cli-doctor-bus = Bus
cli-doctor-bus-none = Not configured: one server needs none.
cli-doctor-bus-answers = { $url } answers within { $milliseconds } ms.
cli-doctor-bus-away = { $url } does not answer. Start the NATS server, or correct --bus; check its firewall, user and password.
cli-doctor-bus-wrong = { $problem }
cli-doctor-tracing = Traces
cli-doctor-tracing-none = Not configured: nothing is traced.
cli-doctor-tracing-answers = Something takes connections at { $url }.
cli-doctor-tracing-away = { $url } takes no connections. Start the collector, or correct --tracing: traces are lost meanwhile, games go on.
cli-doctor-tracing-wrong = { $problem }
cli-doctor-push = Notices
cli-doctor-push-no-https = Browsers allow notices only over https, so nobody far away can be told that it is their turn. For that, put a web server with a certificate in front of the host, and name its address: --public-url https://…
cli-doctor-push-reached = Push services can be reached: { $service } answers.
cli-doctor-push-away = The push service { $service } cannot be reached: { $problem }. Let the host connect to port 443 of the internet, or nobody hears that it is their turn once they have closed the page.
cli-doctor-push-wrong = { $problem }
cli-doctor-addresses = Addresses
cli-doctor-addresses-alone = Only this computer can reach the host. For your network: --host 0.0.0.0; behind a web server: --public-url with its address.
cli-doctor-addresses-network = Others come to { $links }. If they cannot, a firewall may be the cause: “Can others reach me?” on the page of a table tells.
cli-doctor-addresses-no-network = This computer is in no network at the moment: connect it to a Wi-Fi or a cable.
cli-doctor-addresses-public = { $url } leads to a host of Igroteka.
cli-doctor-addresses-public-later = Whether { $url } leads here can be checked as soon as the host runs.
cli-doctor-addresses-public-away = { $url } cannot be reached from here: { $problem }. Check its name in the DNS, its certificate, the web server and the firewall.
cli-doctor-addresses-public-other = At { $url } something else answers. Check to which port the web server hands requests on, and whether it keeps the path (--root-path).
cli-doctor-addresses-public-name = The host refuses the name that the web server hands on. Let it hand on the Host header, or allow the name: --allowed-host.

## Lessons

cli-argument-lesson = the name or number of the lesson
cli-learn-games = There are lessons for:
cli-learn-count = { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }
cli-learn-none = There are no lessons for { $game } yet.
cli-learn-minutes = about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
cli-learn-which = Which lesson ({ $low }–{ $high }, Enter: { $usual })? ❯
cli-learn-hint = Type a number to choose, a to be shown what to do, ? for help, q to leave.
cli-learn-help =
    Type the number of what you want to do, or its name. Enter reads on.
    a  show me what to do
    ? and a number or a name  explain it
    t  show the table again
    l  what has happened so far
    q  leave the lesson
cli-learn-show = Type { $number }: { $option }
cli-learn-done = Lesson finished!
cli-learn-left = You have left the lesson.
cli-learn-no-undo = In a lesson nothing needs to be taken back: what does not fit is not played.
cli-learn-no-save = A lesson is short; it begins anew each time.
cli-learn-following = Go on with “{ $title }”? [Y/n] ❯

# The coach.
cli-coach-mistake = Your chance of winning falls from { $before }% to { $after }%.
cli-coach-better = Better: { $option }.
cli-coach-sure = Do it anyway? [y/N]

## What a host tells those who run it

error-database-empty = There are no tables in this database: Igroteka has never used it.
error-database-in-use = Another Igroteka server is already using { $file }. Stop it first, or choose another file with --database. Several servers need PostgreSQL.
error-database-kind = “{ $kind }” is no kind of database that can be used: SQLite or PostgreSQL.
error-database-newer = This database belongs to a newer version of Igroteka (revision { $revision }).
error-database-older = This database belongs to an older version of Igroteka. Start the server once: that brings it up to date.
error-database-open = The database cannot be opened: { $problem }
error-database-url = “{ $url }” is not the address of a database. A file: sqlite:///FILE
error-tracing = “{ $url }” is no URL of a collector. One looks like http://localhost:4318.
error-public-url = A browser cannot open “{ $url }”. A public URL looks like https://games.example.org.
error-operator-key-short = The operator's key needs at least { $least } characters, so that nobody can guess it.
error-tunnel = “{ $tunnel }” is no tunnel that Igroteka knows. Known are: { $tools }.
error-tunnel-missing = The program “{ $tool }” is not installed, or not in PATH. Install it, or choose another tunnel; docs/self-hosting.md says which there are.
error-port = Port { $port } at { $address } is already in use, or may not be used. Choose another one with --port.
error-backup-line = Line { $number } of the file does not belong to a backup of this version.
error-backup-hash = Table { $table } does not lead to the state that the backup says. Nothing was restored.
error-backup-changed = This backup was changed after it was written. Nothing was restored.
error-backup-key = { $file } does not contain a key for backups.
error-backup-key-write = The key for backups cannot be written to { $file }. Choose another place with --key.
error-backup-unproved = Nothing proves where this backup comes from: another server or an older version wrote it. Give the key of that server with --key FILE, or --trust if you know that nobody has changed the file. Nothing was restored.
error-backup-end = The end of the file is missing. Nothing was restored.
error-backup-there = Table { $table } is already in the database. Nothing was restored.
cli-serve-here = Igroteka is open at { $url }
cli-serve-no-pages = This copy of Igroteka was built without its pages for browsers. In a clone of the repository run “make web”; otherwise install a wheel that has them.
cli-serve-phones = Others in your network can come to { $url }
cli-serve-alone = Only this computer can reach it. To let phones of your network in, open it on the page of a table, or start it with --host 0.0.0.0.
cli-serve-also = or by { $url }
cli-serve-operator = You run this host at { $url }; the key is in { $file }
cli-serve-tunnel-opening = Opening a tunnel with { $tool } …
cli-serve-tunnel-open = Friends anywhere can come to { $url }
cli-serve-tunnel-ended = The tunnel is closed: { $tool } has ended ({ $problem }). It is started again in { $seconds } s.
cli-serve-tunnel-silent = { $tool } has not said yet that the tunnel is open. Its last words: { $problem }
cli-serve-tunnel-unreached = The tunnel is open, but this host cannot be reached at { $url }. With ssh the other machine must let the port in: “GatewayPorts clientspecified” in its sshd_config, and its firewall; or a web server there, named with --public-url.
cli-serve-stop = Ctrl-C ends it. Nothing is lost: all tables are there again next time.
cli-worker-runs = Thinking for the bots of { $bus }. Ctrl-C ends it.
cli-backup-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } ({ $events ->
        [one] one event
       *[other] { $events } events
    }, { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }) written to { $file }
cli-restore-unproved = Its origin was not proved: you have trusted the file.
cli-restore-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } ({ $events ->
        [one] one event
       *[other] { $events } events
    }, { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }) restored from { $file }, with the same state as before.
