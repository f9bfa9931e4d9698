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
error-database-empty = There are no tables in this database: Igroteka has never used it.
error-database-in-use = Another Igroteka server is already using { $file }. Stop it first, or choose another file with --database. Several servers need PostgreSQL.
error-database-kind = “{ $kind }” is no kind of database that can be used: SQLite or PostgreSQL.
error-database-newer = This database belongs to a newer version of Igroteka (revision { $revision }).
error-database-older = This database belongs to an older version of Igroteka. Start the server once: that brings it up to date.
error-extra-missing = This needs the Python module { $module }, which is not installed. It comes with igroteka[{ $extra }]: install that instead of igroteka, the way you installed Igroteka (pipx, uv tool or pip).
error-emotes-fast = Not so fast: at most { $most } emotes in { $seconds } seconds.
error-first-device = That can only be done on the device on which you sat down.
error-database-open = The database cannot be opened: { $problem }
error-database-url = “{ $url }” is not the address of a database. A file: sqlite:///FILE
error-foreign = Another site may not do that in your name.
error-game-runs = People are still playing here.
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
error-operator-only = This can only be done on the computer on which Igroteka runs.
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
error-no-such-table = There is no such table, or it no longer exists.
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
error-too-many-imports = You have brought { $most } games along within a day. Please come back tomorrow.
error-too-many-tables = You have { $most } open tables already. Close one first.

error-public-url = A browser cannot open “{ $url }”. A public URL looks like https://games.example.org.
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
