### Lessons: what a learner reads. $b, $c, $d and $e are the players after the learner.

## Turn and distance

bang-lesson-turn = Turn and distance
    .about = What you do in your turn, and whom your gun can reach.
bang-lesson-turn-welcome = Welcome to the Wild West! You are an Outlaw. { $c } wears the star and has put a price on your head. Outlaws win if the Sheriff dies. So …
bang-lesson-turn-begin = { $e } finishes, and your turn begins, as every turn does: you draw two cards. Then you play as many as you like.
bang-lesson-turn-far = Count the steps around the table: { $c } sits two away, and the Mustang makes it three. Your old Colt reaches one. You need a better gun: lay the Schofield.
bang-lesson-turn-too-far = The distance to { $c } is three: two steps and the Mustang. Your Colt reaches one. Lay the Schofield first.
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
