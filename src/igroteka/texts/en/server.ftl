# What the table server says. Everything else about games stands in their own files.

error-address = “{ $address }” is neither an IP address nor a network.
error-already-started = The game has already started.
error-analysis-busy = Several games are being thought about already. Please try again in a minute.
error-analysis-failed = The game could not be thought through. Please try again.
error-banned = The host of this table has asked you to stay away.
error-body = That is too long: { $most } bytes at most.
error-branch-out = This player is out of the game at that moment: play on from an earlier one.
error-branch-over = The game is over at that moment: play on from an earlier one.
error-bus = The bus at { $url } cannot be reached: { $problem }
error-bus-away = The processes of this server cannot reach each other at the moment. Please try again soon.
error-busy = The table is very busy. Please try again.
error-chat-closed = You cannot speak here now.
error-chat-costs = Speaking costs you something now. Confirm if you want to speak all the same.
error-chat-empty = There is nothing to say in that message.
error-chat-fast = Not so fast: at most { $most } messages in { $seconds } seconds.
error-content-type = A request must be JSON.
error-extra-missing = This needs the Python module { $module }, which is not installed. It comes with igroteka[{ $extra }]: install that instead of igroteka, the way you installed Igroteka (pipx, uv tool or pip).
error-emotes-fast = Not so fast: at most { $most } emotes in { $seconds } seconds.
error-first-device = That can only be done on the device on which you sat down.
error-foreign = Another site may not do that in your name.
error-game-runs = People are still playing here.
error-group-full = This group is full: at most { $most } people.
error-hint-failed = No advice could be found this time.
error-hint-thinking = The adviser is still thinking.
error-hints-off = This table is played without hints.
error-host = This server is not known by the name “{ $host }”. Whoever runs it can allow the name: --allowed-host { $host }
error-internal = Something has gone wrong on the server. Nothing has changed at the table.
error-limit = “{ $limit }” sets no limit. Write NAME=N with one of these names: { $names }
error-link = This personal link is no longer valid.
error-log-diverged = Engine { $engine } played this game otherwise.
error-log-unreadable = The log of this table cannot be read: it is damaged, or a newer version wrote it.
error-message = That was not understood: { $problem }
error-method = That cannot be done here.
error-monitors-only = The numbers of a server are for those who run it.
error-muted = The host of this table has muted you.
error-no-network = This computer is in no network at the moment: connect it to a Wi-Fi or a cable first.
error-network-taken = Another program uses port { $port } in your network. Start Igroteka with another one: --port.
error-no-such-entrant = Nobody takes part under this number.
error-no-such-group = There is no such group.
error-no-such-person = You have not met anybody by this id here.
error-no-such-tournament = There is no such tournament.
error-not-director = Only the director of this tournament can do that.
error-operator-only = This can only be done on the computer on which Igroteka runs.
error-round-runs = The round is not over yet.
error-test-over = This test is over. Start it anew.
error-name = A name needs at least one letter.
error-no-game = No game is being played here now.
error-no-guest = Please choose a name first.
error-no-hints = There are no hints for this game.
error-no-person = Nobody sits there who could be the host.
error-no-proposal = There is no proposal for you to answer.
error-no-puzzles = There are no such puzzles here.
error-no-such-game = This table has no game number { $number }.
error-no-such-spectator = That spectator is no longer here.
error-no-such-step = This game has no step number { $number }.
error-no-such-table = There is no such table: perhaps it has been closed.
error-not-host = Only the host of the table can do that.
error-not-now = That cannot be done now.
error-not-seated = You have no seat at this table.
error-nothing-here = There is nothing here.
error-options-long = An option of this game is too long: { $most } signs at most.
error-paused = The game is paused.
error-position-table = This table begins from a position: its game, seats and options stay as they are.
error-proposal-open = Another proposal is still open.
error-puzzle-open = Answer the puzzle first: you can play on from it afterwards.
error-puzzle-option = That cannot be chosen in this puzzle.
error-remove-host = The host cannot be removed. Hand the table over first.
error-replay-long = “{ $field }” is too long in this replay: { $most } signs at most.
error-removed = The host has removed you from this table.
error-seat-free = Nobody sits there.
error-seat-taken = Somebody sits there already.
error-seats-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
error-seats-taken = More than { $seats } seats are taken. Somebody must stand up first.
error-slow = That took too long to arrive.
error-spectator-seated = That guest plays at this table: a player is removed from the seat.
error-spectators-off = This table has no spectators: only players can speak here.
error-still-secret = The game is not over: this is still a secret.
error-storage = The server cannot write anything down at the moment. Please try again soon.
error-table-closed = This table is closed.
error-too-many = That is too much at once. Please wait a little.
error-too-many-groups = You are in { $most } groups already. Leave one of them first.
error-too-many-imports = You have brought { $most } games along within a day. Please come back tomorrow.
error-too-many-people = That is too many people: at most { $most }.
error-too-many-tables = You have { $most } open tables already. Close one first.

error-push-subscription = The browser has sent a push subscription that cannot be used. Switch notices off and on again.
error-push-service = This host does not send notices to “{ $host }”. Its operator can allow that with the setting push-services.
error-push-service-name = “{ $name }” is no name of a push service. Write push.example.org, or *.example.org for all names below it.
error-push-not-sent = The notice could not be delivered. Switch notices off and on again, or try later.
error-notice-url = Notice URL number { $number } is malformed. Write GUEST=URL, with the id that the guest sees on the page “My tables” and a URL of Apprise.
error-contact = The contact must be an e-mail address or a URL that begins with https://.
error-too-many-tournaments = You already direct { $most } tournaments. End one of them first.
error-tournament-begun = This tournament has begun, and nobody can enter late.
error-tournament-bots = At most { $most } bots can take part.
error-tournament-clock = A tournament needs a clock, so that every game comes to an end: seconds or days for each decision.
error-tournament-entries = You have entered this tournament { $most } times and cannot enter it again. Ask its director.
error-tournament-few = At least { $least } must take part.
error-tournament-full = The tournament is full: at most { $most } can take part.
error-tournament-over = This tournament is over.
error-tournament-pairs = Everybody against everybody is played at tables of two. For larger tables choose a league.
error-tournament-removed = The director does not want you to take part.
error-tournament-seats = A table of a tournament has at least two seats.
error-tournament-table = The tournament decides that at its tables.
error-vacation-long = You can take { $days } days of vacation in a year; { $left } are left.
error-plan-long = A plan may have { $lines } lines of { $steps } choices at most.
error-plan-answer = Every line of a plan must end with a choice of your own.
error-plan-ambiguous = The plan has two different answers to the same choice.
error-plan-hidden = Only choices can be planned that everybody at the table sees.
error-plan-impossible = The choice { $code } will not be possible there.

error-barred = The operator of this host does not let you in for { $hours ->
        [one] { $hours } more hour
       *[other] { $hours } more hours
    }.
error-maintenance = This host is about to be maintained: no new tables for { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }. Running games go on.
