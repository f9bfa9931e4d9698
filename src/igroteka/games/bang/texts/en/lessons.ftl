### Lessons: what a learner reads. $b, $c, $d and $e are the players after the learner.

## Turn and distance

bang-lesson-turn = Turn and distance
    .about = What you do in your turn, and whom your gun can reach.
bang-lesson-turn-welcome = Welcome to the Wild West! You are an Outlaw. { $c } wears the star and has put a price on your head. Outlaws win if the Sheriff dies. So …
bang-lesson-turn-begin = { $e } finishes, and your turn begins, as every turn does: you draw two cards. Then you play as many as you like.
bang-lesson-turn-far = Count the steps around the table: { $c } sits two away, and the Mustang there (the blue sign) makes it three. Your old Colt reaches one. You need a better gun: lay the Schofield.
bang-lesson-turn-too-far = The distance to { $c } is three: two steps and the Mustang there. Your Colt reaches one. Lay the Schofield first.
bang-lesson-turn-wrong-target = Within reach, but why? Only the Sheriff must die, and { $b } or { $e } may be on your side. Save your bullet for { $c }.
bang-lesson-turn-scope-soon = You will need that, too. But the gun comes first.
bang-lesson-turn-mustang-soon = The horse can wait a moment. First the Sheriff!
bang-lesson-turn-not-yet = Not yet: you have everything that you need to shoot at the Sheriff in this very turn.
bang-lesson-turn-scope = Range two, but the distance is three. A Scope brings everybody one step nearer. Lay it.
bang-lesson-turn-still-far = Three steps are still one too many for a Schofield. Lay the Scope.
bang-lesson-turn-shoot = Three steps minus one for the Scope: two. The Schofield reaches two. Now! Play a BANG! on { $c }.
    .page = Three steps minus one for the Scope: two. The Schofield reaches two. Now! Press a BANG!, then { $c }.
bang-lesson-turn-mustang = A hit! You have another BANG!, but only one may be played in a turn. Better look after yourself: on a Mustang you are one step further away for everybody else.
bang-lesson-turn-one-bang = Only one BANG! card a turn. Even outlaws have rules.
bang-lesson-turn-mustang-first = Wait! The Sheriff is angry now. Saddle the Mustang first.
bang-lesson-turn-limit = That will do. At the end of your turn you may keep as many cards as you have life points: two. You hold three. End your turn.
bang-lesson-turn-discard = One card must go. When the others are on turn, only a Missed! helps against bullets. So what can you spare?
bang-lesson-turn-keep-missed = You will be glad of that when the bullets come back. Discard the BANG!.
bang-lesson-turn-neighbour = { $b } sits next to you, but you are on horseback: distance two. And that Colt reaches only one …
bang-lesson-turn-end = Not a shot. That is the rhythm: draw two, play, discard down to your life points. Distance decides whom you can hit, and who can hit you.

## Being shot

bang-lesson-shot = Under fire
    .about = Barrel, Missed! and Beer: how to survive when everybody is shooting at you.
bang-lesson-shot-welcome = This time the star is yours. It shines beautifully, and it can be seen from afar. You have one life point left, and { $b } is on turn.
bang-lesson-shot-volcanic = { $b } has a Volcanic: with it, you may fire as often as you have cards. Duck!
bang-lesson-shot-barrel = A shot at you. A Missed! would stop it. But your Barrel may do that for nothing: turn up a card, and hearts save you. Try the Barrel first.
bang-lesson-shot-barrel-first = That would work. But the Barrel costs nothing, and if it fails you still have the Missed!.
bang-lesson-shot-dying = Then you would lose your last life point. Do not just stand there!
bang-lesson-shot-missed = Spades. The Barrel leaks. But the shot is still in the air: play your Missed!.
bang-lesson-shot-second = Missed by a whisker. { $b } cocks the Volcanic again …
bang-lesson-shot-barrel-again = Against each shot the Barrel may be tried anew. It is all that you have now, except luck.
bang-lesson-shot-hearts = Hearts! Safe without spending a card. { $b } is out of bullets, and { $c } takes over …
bang-lesson-shot-nothing-left = Nothing in your hand stops this one. But one look into the Barrel is free.
bang-lesson-shot-try-it = It costs nothing to try. Use the Barrel.
bang-lesson-shot-beer = Clubs, and a hit. No life point left: you are dying. But whoever loses the last one may drink a Beer at once, even outside their turn. Cheers!
bang-lesson-shot-die = Then you are dead, and the Outlaws have won. Drink!
bang-lesson-shot-indians = Back from the dead, with one life point. { $c } is not impressed and sends for the Indians …
bang-lesson-shot-bang = Indians do not care for Missed! or Barrels. Everybody but { $c } must discard a BANG! or lose a life point. You have one: answer with it.
bang-lesson-shot-die-indians = You have no Beer left, so that would be the end. Discard the BANG!.
bang-lesson-shot-others = The others had no BANG!. { $c } is done, and { $d } does not dare.
bang-lesson-shot-heal = Your turn, and two new cards. In your own turn a Beer also gives you a life point. You could do with one.
bang-lesson-shot-heal-first = All in good time. First a Beer: with one life point every bullet may be the last.
bang-lesson-shot-end = You survived! Barrel first, then Missed!, and a Beer for emergencies. Only when just two players are left does Beer do nothing at all.

## Blue and green cards

bang-lesson-table = Blue and green cards
    .about = What lies on the table: guns, Jail, Dynamite, and green cards that need a night's sleep.
bang-lesson-table-welcome = Brown cards are played and gone. Blue and green ones stay on the table, in front of you or of somebody else. You are an Outlaw again, and there is a lot to lay out.
bang-lesson-table-weapon = First something bigger: the Winchester reaches five steps. But you have only one gun at a time: the Schofield will go. Lay it.
bang-lesson-table-jail-soon = Prison can wait a minute. First the Winchester.
bang-lesson-table-green-soon = The green cards are next. One after the other.
bang-lesson-table-not-yet = You still have something to lay out. Nobody is chasing you yet.
bang-lesson-table-jail = Jail is laid in front of somebody else. { $d }, next to you, has a Volcanic, and that is a bad neighbour. Off to Jail!
    .page = Jail is laid in front of somebody else. { $d }, next to you, has a Volcanic, and that is a bad neighbour. Press Jail, then { $d }.
bang-lesson-table-jail-sheriff = Nice try. But { $c } has the key: the Sheriff cannot be jailed.
bang-lesson-table-jail-self = You may lock yourself up. But why would you?
bang-lesson-table-jail-unarmed = { $b } has not even got a gun. { $d } with that Volcanic is the danger.
bang-lesson-table-plate = Now a green card. An Iron Plate stops one bullet and is then discarded. Lay it.
bang-lesson-table-pony-soon = That one comes next. First something against bullets: the Iron Plate.
bang-lesson-table-pony = And the Pony Express: some day it will bring you three cards. Lay it, too.
bang-lesson-table-wait = “Some day” it is: green cards sleep in the turn in which you lay them. They wake up when your next turn begins. So end your turn.
bang-lesson-table-not-ready = It is still asleep. A green card can be used from your next turn on.
bang-lesson-table-sheriff = { $b } saddles a Mustang. Then the Sheriff's turn, and { $c } has a Remington …
bang-lesson-table-asleep = A shot at you! Your Iron Plate is still asleep, because your next turn has not begun. Good that you kept a Missed!.
bang-lesson-table-hit = Why take a bullet? You have a Missed!.
bang-lesson-table-checks = Phew. Now { $d }: in Jail, and with a Dynamite. Both must be checked before the turn: first the Dynamite, then Jail. Watch the cards!
bang-lesson-table-checked = Not 2 to 9 of spades, so the Dynamite came to you; your card was harmless, too, and it went on to { $b }. But { $d } needed hearts: no luck, no turn, and Jail stays until hearts come.
bang-lesson-table-ready = Your green cards are awake now! Use the Pony Express.
    .page = Your green cards are awake now! Press the Pony Express in front of you.
bang-lesson-table-pony-first = First the mail: use the Pony Express.
bang-lesson-table-shoot = Three more cards. And your Winchester reaches the Sheriff at the other side of the table. Shoot at { $c }!
bang-lesson-table-sheriff-only = You are an Outlaw: only the Sheriff counts. { $c } is in range of your Winchester.
bang-lesson-table-shoot-first = Do not let the chance slip: shoot at { $c }.
bang-lesson-table-done = A hit. Enough for today: end your turn.
bang-lesson-table-end-now = You are in full health, so save that one. End your turn, something is ticking over there …
bang-lesson-table-explodes = The five of spades … and { $b } has three life points less. The Sheriff, however, has a bone to pick with you.
bang-lesson-table-answer = Another shot, and no Missed! left. But the Iron Plate is wide awake now. Use it.
    .page = Another shot, and no Missed! left. But the Iron Plate is wide awake now. Press it.
bang-lesson-table-plate-ready = What is the Iron Plate for? It is ready.
bang-lesson-table-end = Clang! Blue cards work at once and stay. Green ones wait for your next turn and work once. And whoever passes on Dynamite should stand well back.

## Roles and winning

bang-lesson-roles = Roles and winning
    .about = Who is who? What a shot tells about a role, and what a kill brings.
bang-lesson-roles-welcome = Five at the table: you are the Sheriff. Somebody is your Deputy, two are Outlaws, one is the Renegade. Nobody shows a role until they are dead. So watch who shoots at whom.
bang-lesson-roles-first = It is { $b }'s turn, and that gun points …
bang-lesson-roles-dodge = … at you! Outlaws win if the Sheriff dies. Thank you for the information, { $b }. Play your Missed!.
bang-lesson-roles-take-cover = You have a Missed!. A live Sheriff sees more.
bang-lesson-roles-watch = Now watch the others closely: { $c } shoots at { $b }. { $d } shoots at { $c }. { $e } shoots at { $d }.
bang-lesson-roles-who = Your turn, and your Remington reaches everybody. Whoever shoots at the Sheriff is hardly a friend. Who gets the BANG!?
bang-lesson-roles-not-c = { $c } shot at { $b }, who had shot at you. That smells of a Deputy. A Sheriff who kills a Deputy loses all cards!
bang-lesson-roles-not-d = { $d } shot at { $c }, your likely Deputy. Suspicious, but { $b } shot at you, and has one life point left.
bang-lesson-roles-not-e = { $e } has done nothing to you so far. { $b } has, and is down to one life point.
bang-lesson-roles-not-yet = Not yet: somebody here deserves a bullet.
bang-lesson-roles-shoot-first = First the BANG!. You know who has earned it.
bang-lesson-roles-reward = An Outlaw! Whoever kills one draws three cards. { $c } has stuck up for you and has one life point left. Tequila gives one to anybody: to { $c }, please.
    .page = An Outlaw! Whoever kills one draws three cards. { $c } has stuck up for you and has one life point left. Tequila gives one to anybody: press it, then { $c }.
bang-lesson-roles-not-for-you = You are in the best of health. { $c } is not.
bang-lesson-roles-not-for-them = Generous. But do you know whose side they are on? { $c } needs it more.
bang-lesson-roles-help-first = First a Tequila for { $c }: the two of you win together.
bang-lesson-roles-pay = Tequila has a price: one more card from your hand. Which one is of no use to you?
bang-lesson-roles-keep-bang = You will need that for the next scoundrel. The Schofield is weaker than your Remington: pay with it.
bang-lesson-roles-keep-that = That may save your life. The Schofield is weaker than your Remington: pay with it.
bang-lesson-roles-enough = Cheers, { $c }! You have done what you could. End your turn.
bang-lesson-roles-end-now = You are in full health, so that would be wasted. End your turn.
bang-lesson-roles-second = { $c } shoots at { $d }. And then it is { $e }'s turn …
bang-lesson-roles-left = { $d } was the other Outlaw, and { $c } drew the reward. One Deputy and one Renegade are left. And { $e } has shot at { $c }! The Renegade wants to be the last one, alone with you, and then without you.
bang-lesson-roles-renegade = So who is the Renegade? Take your BANG! and decide.
bang-lesson-roles-penalty = { $c } has only ever shot at Outlaws. If that is your Deputy, you lose your hand and everything in front of you. Think again.
bang-lesson-roles-end = All Outlaws and the Renegade are dead: the Sheriff and the Deputies win, living or dead. Had you died, the Outlaws would have won, unless the Renegade alone were left.

## Events

bang-lesson-events = Events
    .about = High Noon and A Fistful of Cards: a new rule for every round.
bang-lesson-events-welcome = With events the town has a new rule every round. It holds for everybody until the Sheriff's next turn. Now: Shootout, two BANG! cards a turn instead of one.
bang-lesson-events-one = You are the Sheriff, and { $d } has been shooting at you all night. Shoot back.
bang-lesson-events-not-b = { $b } has been quiet. It was { $d } who put that hole in your hat.
bang-lesson-events-beer-soon = The Beer comes in a moment. First { $d }!
bang-lesson-events-not-yet = Not yet: { $d } is still standing there, grinning.
bang-lesson-events-two = And once more! In any other round this would be forbidden.
bang-lesson-events-one-more = It is a Shootout: you have a second BANG!.
bang-lesson-events-next = Now look ahead: the next event lies face up. The Reverend: nobody may play Beer, not even when dying. You have a Beer in your hand. What do you do with it?
bang-lesson-events-drink-now = In the next round the Beer will be worth nothing. Drink it while you may.
bang-lesson-events-over = Good timing. End your turn.
bang-lesson-events-round = The others play under Shootout, too. Then, at the beginning of your turn, the Sheriff turns up the next event …
bang-lesson-events-reverend = The Reverend has come to town. And what have you drawn? A Beer, of course. Look how it sparkles. Then end your turn.
bang-lesson-events-no-beer = “No Beer today, my child.” While the Reverend is here, nobody may drink.
bang-lesson-events-round-two = { $b } lays a gun on the table, { $c } keeps quiet, and { $d } …
bang-lesson-events-careful = … shoots. Keep in mind that no Beer could save anybody now. Play your Missed!.
bang-lesson-events-no-rescue = In a round without Beer every life point counts double. Play the Missed!.
bang-lesson-events-flip = A new round, a new event …
bang-lesson-events-ricochet = Ricochet, from A Fistful of Cards: a BANG! may also be shot at a card on the table, at any distance. { $d } hides behind a Barrel. Shoot it to pieces!
    .page = Ricochet, from A Fistful of Cards: a BANG! may also be shot at a card on the table, at any distance. { $d } hides behind a Barrel. Press a BANG!, then that Barrel.
bang-lesson-events-barrel-first = The Barrel may still swallow your bullet. First shoot the Barrel, with Ricochet.
bang-lesson-events-not-that = That would be possible. But what stands between you and { $d } is the Barrel.
bang-lesson-events-shoot = The Barrel is firewood. Such a shot does not count as the BANG! of your turn: one is left for { $d }, who has one life point.
bang-lesson-events-save-it = Enough furniture broken. Shoot at { $d }.
bang-lesson-events-last-shot = Cheers, but afterwards. First { $d }.
bang-lesson-events-falls = { $d } goes down …
bang-lesson-events-end = … and was an Outlaw: three cards for you. Next comes the Hangover, when nobody has their ability. Always look at the next event: half the game is knowing what will be forbidden tomorrow.

## Two characters

bang-lesson-two = Two players, four characters
    .about = A duel for two: whom to send forward, and when to change.
bang-lesson-two-welcome = Only two players? Then each leads two characters. Yours are Willy the Kid ①, badly wounded, and Rose Doolan ②. Each has life points and cards on the table of their own; the hand you share.
bang-lesson-two-four = Your opponent has Lucky Duke ① and Slab the Killer ②. No roles, no Sheriff: whoever kills both characters of the other wins. Distances are counted around all four.
bang-lesson-two-begin = Your opponent finishes, and your turn begins with a question.
bang-lesson-two-choose = Who is active? Only that character draws, shoots and uses an ability. Slab has one life point, but sits two steps from Rose. She sees everybody one step nearer, though, and she is fit. Take Rose.
bang-lesson-two-not-willy = Willy sits next to Slab, true. But at the end of the turn he could keep one card only, for the active one's life is the limit. Rose reaches both opponents.
bang-lesson-two-barrel = You may lay cards in front of either character, but they work for that one only. Who needs a Barrel most? Willy, with one life point.
bang-lesson-two-barrel-rose = Rose has four life points. Willy has one, and he can be shot although he is passive.
bang-lesson-two-shoot-soon = In a moment. First some cover for Willy.
bang-lesson-two-tequila-soon = Soon! Do what is asked first: one thing at a time.
bang-lesson-two-not-yet = There is more to do in this turn.
bang-lesson-two-barrel-now = First the Barrel, in front of Willy.
bang-lesson-two-shoot = Now Rose shoots, and she reaches both. Slab has one life point left, Lucky Duke has two. Shoot!
bang-lesson-two-not-duke = Lucky Duke would survive that. Slab would not.
bang-lesson-two-shoot-now = Later! Now a BANG!.
bang-lesson-two-heal = One down! There is no reward with two players. Willy needs a drink, but Beer only helps the active character. Tequila is for anybody: play it on Willy.
bang-lesson-two-beer-rose = Beer is for the active character only, and Rose is in full health. Play Tequila on Willy.
bang-lesson-two-not-there = Wrong glass! Willy is the one who bleeds.
bang-lesson-two-heal-now = First look after Willy: play Tequila on him.
bang-lesson-two-pay = Tequila costs another card. Keep the BANG!, you will need it.
bang-lesson-two-keep-bang = Not that one: the next turn will be about bullets. Give something else.
bang-lesson-two-limit = Rose has four life points, so you may keep four cards. End your turn.
bang-lesson-two-end-now = That has no use now. End your turn.
bang-lesson-two-opponent = Now there are three around the table, and everybody sits next to everybody. Lucky Duke aims …
bang-lesson-two-shot = … at Willy. Whoever is aimed at counts as active meanwhile, and uses their own cards. You were wise to put the Barrel there. Try it.
bang-lesson-two-try-barrel = The Barrel in front of Willy costs nothing. Try it.
bang-lesson-two-saved = Hearts! Saved. Your opponent has had enough.
bang-lesson-two-change = Your turn, and a new choice. Lucky Duke has two life points, and you have BANG! cards. Rose may play one a turn. Willy the Kid any number …
bang-lesson-two-not-rose = With Rose it is one BANG! a turn, and then it is Lucky Duke's turn again. Willy may fire as often as he likes.
bang-lesson-two-volley = Two BANG! cards, two life points. Finish it!
bang-lesson-two-end = Both are down: you win. With two characters the question is always the same: who goes forward today, and who stays behind the Barrel?
