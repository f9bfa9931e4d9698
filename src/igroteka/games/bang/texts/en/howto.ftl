# How to play in two minutes: a screen each, beside a picture of howto/*.yaml.

bang-howto-aim = Roles are secret; only the Sheriff's is known. Outlaws win when the Sheriff dies. The Sheriff and the Deputies win when all Outlaws and the Renegade are dead. The Renegade must be the last survivor, after the Sheriff has died last of all others.
    .title = Three camps, three goals
bang-howto-turn = You draw two cards. Then you play as many as you like, but only one BANG!. At the end you keep no more cards than you have life points.
    .title = Draw two, play, discard
bang-howto-distance = Count the steps to another player round the table, the shorter way. BANG! reaches as far as your weapon; without one, only distance 1, your neighbours. A Mustang puts its owner one step further away.
    .title = How far can you shoot?
bang-howto-shot = A shot costs you a life point, unless you answer with a Missed!. A Beer gives one back; while more than two players are alive, it even saves you when you lose your last one.
    .title = Under fire
bang-howto-blue = Blue cards stay in front of you: a weapon shoots further, a Mustang keeps others away, a Barrel may stop a shot. Jail goes in front of somebody else, who may miss a turn. Dynamite moves from player to player until it explodes.
    .title = Blue cards stay
bang-howto-characters = Your character has an ability and a number of life points. Calamity Janet, for one, plays Missed! as BANG! and BANG! as Missed!. Press a portrait to read what somebody can do.
    .title = Everybody is somebody
bang-howto-dying = Without a life point you are out, and your role is shown. Whoever kills an Outlaw draws three cards. A Sheriff who kills a Deputy loses all cards.
    .title = Out of the game
bang-howto-hidden = You know your own role and the Sheriff's, your own hand, and how many cards the others hold. The rest you must guess: watch who shoots at whom.
    .title = What nobody tells you
