### Lessons: what a learner reads. $b is the other player.

## Crossings

targi-lesson-crossings = Where lines cross
    .about = Place three Targis, mind the robber, and carry home five cards.
targi-lesson-crossings-welcome = Welcome to the edge of the Sahara! You lead a small tribe with big plans. Nine cards lie in the middle: goods, and tribe cards, which you pay for with goods and which bring victory points.
targi-lesson-crossings-aim = Whoever has more victory points in the end wins. But first you must get at the cards. You reach them from the border, with figures called Targis. Each of you has three per round.
targi-lesson-crossings-place = A Targi takes what its border card gives, and looks along its row or column. You fancy the gold in the middle (C13). Its column begins at Salt (3): place your first Targi there.
    .page = A Targi takes what its border card gives, and looks along its row or column. You fancy the gold in the middle, top right. Its column begins at Salt (3): press that card, then “Place here”.
targi-lesson-crossings-robber = The robber stands there, smiling. He blocks that card for the whole round.
targi-lesson-crossings-corner = Corners are raid cards. Only the robber goes there, and nobody is ever glad about it.
targi-lesson-crossings-column-end = Right column! But Fata Morgana only moves markers, and you have none yet. At Salt (3) you get a salt as well.
targi-lesson-crossings-salt-first = You may stand there. But our gold hunt begins at Salt (3), where the column of the gold starts.
targi-lesson-crossings-basil = Now { $b } places a Targi. You take turns until both have placed three.
targi-lesson-crossings-row = A column alone wins nothing: a row must cross it. The row of the gold (C13) has two ends, Salt (15) on the left and Trader (5) on the right. Choose the end that gives you something now.
    .page = A column alone wins nothing: a row must cross it. The row of the gold has two ends, Salt (15) on the left and Trader (5) on the right. Choose the end that gives you something now.
targi-lesson-crossings-no-trader = The row is right. But the Trader only exchanges goods, and you have little to spare. A salt is waiting at the other end: Salt (15).
targi-lesson-crossings-same-line = There your Targi would face your own Targi. That is allowed, but both look along the same line, so nothing new crosses.
targi-lesson-crossings-facing = Opposite a Targi of { $b } you may not stand. Each line belongs to one player only: no staring contests.
targi-lesson-crossings-no-gold = That line does not cross the gold. You need the top row: Salt (15) or Trader (5).
targi-lesson-crossings-basil-again = The lines cross on the gold: it is as good as yours. Now { $b } again …
targi-lesson-crossings-third = Your last Targi. The victory point (C11) lies in your row already, it only lacks a column. At one end of that column stands the robber. He blocks his own card, but not the one opposite!
    .page = Your last Targi. The victory point, top left in the middle, lies in your row already; it only lacks a column. At one end of that column stands the robber. He blocks his own card, but not the one opposite!
targi-lesson-crossings-caravan = A Targi of { $b } stands right opposite, on Dates (7). So the Caravan (13) is closed to you.
targi-lesson-crossings-tribe-crossing = That row would cross a tribe card, and tribe cards cost goods. We go shopping in the next lesson. Now take the free victory point.
targi-lesson-crossings-point-there = The column of the victory point has two ends: the robber's card, and Pepper (11).
targi-lesson-crossings-markers = All are placed. Where your own lines cross, your markers lie by themselves: on the gold and on the victory point. So three Targis bring you five cards.
targi-lesson-crossings-gold = Now collect! Targis and markers are used one by one, in any order. Gold first, before anybody wakes up: take C13.
    .page = Now collect! Targis and markers are used one by one, in any order. Gold first, before anybody wakes up: press it, then “Use it”.
targi-lesson-crossings-gold-first = That is yours too, and the order is free. But do us the favour: gold first.
targi-lesson-crossings-no-skip = You may skip whatever you do not want. But this is free, and a good leader leaves nothing free in the desert.
targi-lesson-crossings-no-end = If you end the turn now, everything you have not used is lost. The sand will not even say thank you.
targi-lesson-crossings-rest = Gold! Now use the other four, in any order you like.
targi-lesson-crossings-refilled = Look: where you took goods cards, tribe cards now lie face down. They are turned up after the round. And where a tribe card is taken, a goods card follows.
targi-lesson-crossings-basil-takes = Now { $b } collects.
targi-lesson-crossings-end = That is a round: place, cross, collect. The robber has moved on to Dates (2), and now { $b } begins. You are richer by a gold, a point, two salt and a pepper. Not bad for a morning in the sand!

## Tribe cards

targi-lesson-tribe = Shopping for a tribe
    .about = Pay for tribe cards, keep one in hand, visit the Noble, and use an advantage.
targi-lesson-tribe-welcome = Goods are nice, but tribe cards bring the points. You hold one: a Well, worth 3 victory points (VP). You took it last round and could not pay. It happens in the best tribes.
targi-lesson-tribe-price = The Well costs a date, a salt and a gold. Exactly these: pepper does not turn into gold, however long you look at it. You have no gold at all.
targi-lesson-tribe-collect = Two of your figures bring what you lack: the marker on Gold (C11) and the Targi on Salt (15). Use both, in any order.
    .page = Two of your figures bring what you lack: the marker on the gold and the Targi on Salt (15). Use both, in any order.
targi-lesson-tribe-no-gold = The Noble lets you play your hand card, but only for its full price. You have no gold yet.
targi-lesson-tribe-hand-full = Tribal expansion draws a tribe card. Your hand holds only one, so a card that you cannot pay at once would be lost. Empty your hand first.
targi-lesson-tribe-goods-first = Soon. Take the goods first: they cost nothing, and then you know what you can afford.
targi-lesson-tribe-no-skip = You may skip an action, but nothing here deserves that.
targi-lesson-tribe-no-end = Then everything you have not used would be lost. The shops are still open!
targi-lesson-tribe-digger = Now you could pay the Well. But look where your other marker lies (C21): the well digger. “Each further Well you play costs 1 good less.” Which of the two comes first?
    .page = Now you could pay the Well. But look where your other marker lies, at the left: the well digger. “Each further Well you play costs 1 good less.” Which of the two comes first?
targi-lesson-tribe-digger-first = Then you pay the full price, and have too little salt left for the digger. Play the digger first, and the Well becomes cheaper.
targi-lesson-tribe-lay = A tribe card wants a decision at once: play it, keep it in hand, or discard it. Your hand is full, so you cannot keep it. But you can pay: play it!
targi-lesson-tribe-no-discard = A discarded card is gone, and its points with it. You can pay: play it.
targi-lesson-tribe-hand-taken = Your hand holds one card at most, and the Well is sitting in it.
targi-lesson-tribe-into-row = The cards you have paid for lie in three rows in front of you: your display. Choose a row, then pay. Today every row is fine; what rows are good for comes in the next lesson.
targi-lesson-tribe-cheaper = The digger works from now on, until the end of the game. Your Well does not cost date, salt and gold any more: you leave out one good. Gold is never discounted.
targi-lesson-tribe-noble = Now see the Noble (1): play the Well, choose a row, and pay.
    .page = Now see the Noble (1): play the Well, choose a row, and pay. If your hand or rows are folded away, press your name.
targi-lesson-tribe-no-noble-skip = Do not leave empty-handed. The Noble can lay the Well down for you, and it is worth 3 VP.
targi-lesson-tribe-draw = Two Wells in one turn! One Targi is left, on Tribal expansion (14). It draws the top tribe card. Your hand is empty now, so go and see.
targi-lesson-tribe-keep = A great Oasis! 3 VP for two dates, a salt and two pepper. What a pity that you are broke. Keep it or discard it?
targi-lesson-tribe-cannot-pay = What with? A single pepper is all you have left.
targi-lesson-tribe-worth-keeping = Your hand is empty, and the card is good. Keep it: goods will come.
targi-lesson-tribe-end = The Oasis waits in your hand; as it came from the deck, only you know it. From the next round on you can play it at the Noble. And until it is gone, no second card fits into your hand.

## Rows

targi-lesson-rows = Rows that pay
    .about = Line up your cards, use a discount, fill your display and count the points.
targi-lesson-rows-welcome = The game is nearly over, and your display is a sight: three rows of four, with two places free. Each card brings its printed points. Good rows bring more.
targi-lesson-rows-oases = Row 1 is full: four Oases. A full row of four equal symbols brings 4 VP on top.
targi-lesson-rows-others = Row 2 has three different symbols. With a fourth different one: 2 VP. Row 3 has three Camel riders. With a fourth: 4 VP. Any other mixture brings nothing.
targi-lesson-rows-rider = Two markers are left. One lies on a Camel rider, the rearguard (C12). Take him and play him.
    .page = Two markers are left. One lies on a Camel rider, the rearguard, at the top. Take him and play him.
targi-lesson-rows-rider-first = The Oasis will not run away, it has roots. First the rider.
targi-lesson-rows-no-skip = You can use both cards. A free place in the display brings nothing.
targi-lesson-rows-no-end = Two places are still free, and cards for them lie ready.
targi-lesson-rows-no-keep = The game is about to end, and a card in the hand scores nothing. Play it: you can pay.
targi-lesson-rows-no-discard = Then its points are gone. Play it: you can pay.
targi-lesson-rows-which-row = Rows 2 and 3 have room. In which of them does a Camel rider bring more?
targi-lesson-rows-better-row = In row 2 he completes four different symbols: 2 VP. In row 3 he is the fourth of four equal ones: 4 VP.
targi-lesson-rows-discount = His price is two dates, two salt and a pepper. But your camel dealer makes riders 1 good cheaper, and you choose which. Mind the Oasis: it will cost a pepper and a gold.
targi-lesson-rows-save-pepper = Then your only pepper is gone, and the Oasis costs one. Save the pepper: pay two dates and two salt.
targi-lesson-rows-riders = Four riders, 4 VP! And the rearguard himself brings 2 more at the end, because he rides at the far right of a full row. Somewhere a camel nods.
targi-lesson-rows-oasis = Now the Oasis (C32). The last free place is in row 2, where it is the fourth different symbol. Take it, play it and pay.
    .page = Now the Oasis, at the bottom. The last free place is in row 2, where it is the fourth different symbol. Take it, play it and pay.
targi-lesson-rows-twelve = Twelve cards, your display is full! A game ends after the round in which that happens, and this round is over. The fourth raid is cancelled; the robber is inconsolable.
targi-lesson-rows-score = You have 5 VP in tokens, 20 on cards, 3 by advantages, and 4 + 2 + 4 for rows. That makes 38. { $b } has 29.
targi-lesson-rows-end = Goods, gold and a card in hand score nothing. But your three rows brought 10 points, a good quarter of your score. So look for partners early: a rider likes riders.

## Exchanges

targi-lesson-exchange = Mirage, market, silver
    .about = Fata Morgana, the Trader and the Silversmith turn leftovers into points.
targi-lesson-exchange-welcome = Your marker lies on a Well (C12): 3 VP for a date, a salt and a gold. In your bags: four dates, four pepper. No salt, no gold. Time for a few tricks.
    .page = Your marker lies on a Well, at the top: 3 VP for a date, a salt and a gold. In your bags: four dates, four pepper. No salt, no gold. Time for a few tricks.
targi-lesson-exchange-poor = Your Targis stand with specialists. Fata Morgana (9) moves a marker, the Trader (5) exchanges goods, the Silversmith (10) pays in points. You choose the order, and it matters.
targi-lesson-exchange-mirage = First the salt. Your other marker lies on a Camel rider (C13) that you cannot pay. Go to Fata Morgana (9) to move it.
    .page = First the salt. Your other marker lies on a Camel rider, top right, that you cannot pay. Go to Fata Morgana (9) to move it.
targi-lesson-exchange-cannot-pay-yet = You cannot pay the Well yet; you could only keep it in hand or discard it. First salt and gold.
targi-lesson-exchange-rider = You cannot pay the rider. Fata Morgana can do more with this marker.
targi-lesson-exchange-no-skip = You may skip an action. But today you need every one of them.
targi-lesson-exchange-no-end = And the Well? You are not finished yet.
targi-lesson-exchange-mirage-first = That comes later. First let us chase a mirage: Fata Morgana (9).
targi-lesson-exchange-marker = Which of your two markers shall wander?
targi-lesson-exchange-keep-well = That one lies on the Well that you want. Let the other one wander.
targi-lesson-exchange-no-pass = Then you would have come here for nothing.
targi-lesson-exchange-to = It may go to any face-up card in the middle without a marker. What do you lack for the Well?
targi-lesson-exchange-one-point = A free point is tempting. But without salt there is no Well, and that brings 3.
targi-lesson-exchange-face-down = Face-down cards belong to nobody this round. Not even a mirage gets there.
targi-lesson-exchange-own-marker = Your other marker lies there already.
targi-lesson-exchange-salt-wanted = That does not help you with the Well. You lack salt.
targi-lesson-exchange-salt = The marker counts as if it had always been there. Take the salt (C31).
    .page = The marker counts as if it had always been there. Take the salt.
targi-lesson-exchange-salt-first = In a moment. First the salt.
targi-lesson-exchange-trader = Now the gold. The Trader makes any number of exchanges: three equal goods for a gold, or two equal goods for one of your choice. Go to the Trader (5).
targi-lesson-exchange-smith-later = The Silversmith can wait until you know what you can spare.
targi-lesson-exchange-gold = Three dates or three pepper for the gold? Keep in mind: the Well costs a date, and the Silversmith pays best for four equal goods.
targi-lesson-exchange-keep-pepper = Leave the four pepper together: for them the Silversmith pays 3 VP. Of the dates you need only one, so give three dates.
targi-lesson-exchange-two-for-one = Then two dates are left, too few for a gold. Give three dates at once.
targi-lesson-exchange-no-stop = You came for gold. Three dates, and it is yours.
targi-lesson-exchange-stop = A gold! The Trader would gladly go on, but you have what you need. Say goodbye.
targi-lesson-exchange-enough = Hands off the pepper: the Silversmith is waiting for it.
targi-lesson-exchange-well = Date, salt, gold: now the Well (C12) can be yours. Take it, play it and pay.
    .page = Date, salt, gold: now the Well can be yours. Take it, play it and pay.
targi-lesson-exchange-pay-now = You have done all this to pay the Well now. Play it!
targi-lesson-exchange-smith = Last, the Silversmith (10). He makes one exchange only: two equal goods for 1 VP, four for 3, one gold for 2, two gold for 4.
targi-lesson-exchange-sell = Four pepper lie on his table. How many will you sell?
targi-lesson-exchange-once = Two for 1 VP, and then he closes the shop. Sell all four: they bring 3.
targi-lesson-exchange-end = Six points from a bag of leftovers! Two more specialists: the Caravan (13) brings you what the top goods card shows, Tribal expansion (14) the top tribe card. And do not hoard: after your turn you keep at most 10 goods and 3 gold.

## Raids and the end

targi-lesson-raid = The robber's last corner
    .about = What raids cost, how to be ready for the last one, and how the game ends.
targi-lesson-raid-welcome = Each round the robber walks one card on. On most cards he merely blocks your way. Now he has come almost all the way round, to Salt (15): this is round 12, the last.
targi-lesson-raid-corners = In a corner he raids, and both players pay. The first raid costs 1 good or 1 VP. The second 2 goods or 1 VP. The third 3 goods or 2 VP. He does not get more modest.
targi-lesson-raid-last = After this turn he reaches the fourth corner. That raid costs 1 gold or 3 VP, and then the game is over. { $b } is done for this round: you have the last turn of all.
targi-lesson-raid-point = First the easy part: one of your markers lies on a victory point (C22). Take it.
    .page = First the easy part: one of your markers lies on a victory point, in the very middle. Take it.
targi-lesson-raid-point-first = In a moment. First the point: it costs nothing.
targi-lesson-raid-smith-later = Soon. He makes only one exchange, so first collect what you can sell.
targi-lesson-raid-oasis-later = Wait a moment with the Oasis: it costs something. First the point.
targi-lesson-raid-no-skip = You can use this one. Skip something else.
targi-lesson-raid-no-end = Not yet: what you have not used would be lost, and you need every point.
targi-lesson-raid-oasis = The other marker lies on an Oasis (C32): 2 VP for a pepper and a gold. It is your only gold, and the robber is coming. Take the Oasis, or skip it?
    .page = The other marker lies on an Oasis: 2 VP for a pepper and a gold. It is your only gold, and the robber is coming. Press the Oasis: “Use it” or “Skip it”?
targi-lesson-raid-gold-needed = Count: the Oasis brings 2 VP. Without gold the raid then costs you 3. So the gold is better kept: skip the Oasis.
targi-lesson-raid-oasis-first = First decide about the Oasis.
targi-lesson-raid-dates = Well resisted! Now the Silversmith (10) would like to see you: four equal goods bring 3 VP, two bring 1. You have three dates. What do you use first?
targi-lesson-raid-three-dates = He takes two of your three dates for 1 VP, and that is all. Fetch a fourth at Dates (7) first!
targi-lesson-raid-dates-first = The pepper can wait. First the business with the dates.
targi-lesson-raid-smith = Four dates! Now go to the Silversmith (10), and sell what brings most.
targi-lesson-raid-gold-needed-sell = 2 VP for the gold, and a moment later 3 VP for the robber. That is how rich people become poor.
targi-lesson-raid-four-dates = He makes one exchange only. All four dates bring 3 VP.
targi-lesson-raid-no-pass = Then the dates rot. Sell all four: goods score nothing.
targi-lesson-raid-pepper = One Targi is left, on Pepper (6). Goods score nothing; only in a tie do gold and then goods decide. Take it, skip it or end the turn, as you please.
targi-lesson-raid-raid = Hoofbeats! The fourth raid: 1 gold or 3 VP. What do you pay?
targi-lesson-raid-gold-is-dust = The game ends now. Gold scores nothing, points do. Give him the gold.
targi-lesson-raid-empty-pockets = { $b } has no gold and only 2 VP in tokens. Whoever can pay neither price pays nothing, but the rival takes the VP from the supply. 3 more for you!
targi-lesson-raid-score = You: 13 VP in tokens, 17 on cards, 4 for your row of Wells. That makes 34. { $b }: 33.
targi-lesson-raid-end = You win by one point, saved by one gold. A game may also end sooner: after a round in which somebody has 12 cards, without the last raid. Now you know Targi. The desert is yours!
