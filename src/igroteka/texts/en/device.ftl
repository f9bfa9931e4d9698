# Several people on one device, and the screen of a table for the whole room.

## One device

device-seat = Another person on this device
device-seat-title = Who sits down here?
device-seat-about = They play on this device. Between turns the screen hides everything and says to whom it goes.
device-seat-save = Sit down
device-seat-note = on this device
device-pass = Pass to { $name }
    .about = Everything is hidden. Only { $name } should press the button.
device-who = Who is looking?
    .about = Everything is hidden. Nobody on this device has to do anything at the moment.
device-show = I am { $name } – show my side
device-look = { $name } looks
device-others = Somebody else wants to look
device-hide = Hide and pass on
device-finished = The game is over

## The table screen

screen-link = Table screen
    .about = The board for everybody, without anybody’s cards: for a TV or a tablet on the table.
screen-title = { $game } – table screen
screen-join = Scan to join
screen-free = Free
screen-wait = { $free ->
        [0] Everybody is here. The host starts the game.
        [one] One more player is needed.
       *[other] { $free } more players are needed.
    }
screen-closed = This table does not let anybody watch. Its host can allow spectators before the start.
screen-alone = Other devices cannot reach this host yet. Open the table on the host’s own computer to change that.
