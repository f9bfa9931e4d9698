# Notices, the page of a guest's own tables, vacations and planned answers.

## What a notice says. It reaches a locked screen: nothing about the game itself.

notice-turn = Your turn – { $game }
notice-late = Your time is running out – { $game }
notice-invited = You are invited to a table – { $game }
notice-ready = Your table is ready – { $game }
notice-turns = { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }
notice-test = Notices work
notice-test-body = This is how Igroteka tells you that it is your turn.

## My tables

tables-title = My tables
tables-about = Your open games. Those that wait for you come first.
tables-none = You are at no table now. Finished games are under “Replays”.
tables-none-home = Choose a game
tables-your-turn = Your turn
tables-waits = waiting for { $names }
tables-left = { $time } left
tables-no-limit = no time limit
tables-overdue = time is up
tables-on-vacation = { $name } is on vacation until { $date }
tables-next = { $count ->
        [one] Next table
       *[other] Next table ({ $count })
    }
    .about = It is your turn there, too.
tables-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
tables-hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
tables-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
tables-bell-on = Tell me when it is my turn: { $table }

## Notices

notices-title = Notices
notices-browser = In this browser
    .about = When it is your turn and the page is closed. You choose for each table whether you want that.
notices-sample = Send a test notice
notices-sample-sent = Sent. It should appear in a moment.
notices-on = Notices are on in this browser.
notices-off = Notices are off in this browser.
notices-denied = This browser does not allow notices for this page. Allow them in its settings for this site, then try again.
notices-failed = This browser could not reach its push service. Try again later, or in another browser.
notices-insecure = Notices need a secure page: https, or this computer itself.
    .about = Ask whoever runs this host to serve it over https (self-hosting guide, “A small server”), or open it as http://localhost on the computer that runs it. The title of the tab and the sound work without.
notices-unsupported = This browser has no notices for pages.
    .about = On an iPhone or iPad first add the page to the home screen, and open it from there.
notices-elsewhere = { $count ->
        [one] Also on { $count } other device.
       *[other] Also on { $count } other devices.
    }
notices-by-operator = Whoever runs this host has also set up messages to you.
notices-id = Your id, if whoever runs this host is to set up e-mail for you: { $id }
    .title = E-mail on this host
notices-quiet = Quiet hours
    .about = Notices wait until they are over.
notices-quiet-from = from
notices-quiet-until = until
notices-digest = Correspondence games once a day
    .about = All your turns in one notice. A turn that would run out before is told at once.
notices-digest-at = at
notices-at-table = Tell me when it is my turn here
    .about = Also when the page is closed.
notices-saved = Saved.

## Vacation

vacation-title = Vacation
vacation-about = Your clock stands still in correspondence games. The others see until when. { $left ->
        [one] { $left } day is left this year.
       *[other] { $left } days are left this year.
    }
vacation-until = Back on
vacation-begin = Go on vacation
vacation-end = I am back
vacation-now = You are on vacation until { $date }.
vacation-ended = Welcome back. Your clocks run again.
vacation-begun = Your clocks stand still until { $date }.

## Planned answers

plan-button = Plan an answer
plan-title = Planned answers
plan-about = Choose now what you will answer. If it turns out like this, the answer is given for you; otherwise the plan is dropped. Nobody else sees it.
plan-if = If { $name } chooses
plan-then = I choose
plan-and-then = and then
plan-choose = choose…
plan-add = Add
plan-deeper = Continue this line
plan-remove = Remove this line
plan-none = Nothing is planned.
plan-saved = { $count ->
        [0] Nothing is planned any more.
        [one] { $count } line is planned.
       *[other] { $count } lines are planned.
    }
plan-dropped = It turned out differently: your plan is dropped.
