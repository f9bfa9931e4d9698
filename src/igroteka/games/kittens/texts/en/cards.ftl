kittens = Exploding Kittens
    .about = Draw cards one by one, dodge, peek, steal and say Nope to your friends: whoever draws a kitten and cannot defuse it explodes, and the last player standing wins.
    .players = 2–8 players

## Cards

kittens-card-exploding_kitten = Exploding Kitten
    .text = When you draw it, show it at once. Discard a Defuse or you are out of the game.
kittens-card-imploding_kitten = Imploding Kitten
    .text = Drawn face down: put it back face up anywhere in the pile. Drawn face up: you are out, and nothing can save you.
kittens-card-barking_kitten = Barking Kitten
    .text = Whoever has the other Barking Kitten must Defuse or explode. If nobody has it, this one stays in front of you. If you have both, choose a target.
kittens-card-streaking_kitten = Streaking Kitten
    .text = While it is in your hand you may secretly keep one Exploding Kitten. Lose it while you keep one, and you explode.
kittens-card-defuse = Defuse
    .text = Saves you from an Exploding or Barking Kitten. Discard it; an Exploding Kitten goes back anywhere in the pile, secretly, and your turn is over.
kittens-card-nope = Nope
    .text = Cancel another player's card, combo or Nope before it takes effect. Does not stop kittens or a Defuse.
kittens-card-see_the_future_3x = See the Future (3x)
    .text = Look at the top 3 cards of the pile, alone, and leave them in place.
kittens-card-see_the_future_5x = See the Future (5x)
    .text = Look at the top 5 cards of the pile, alone, and leave them in place.
kittens-card-alter_the_future_3x = Alter the Future (3x)
    .text = Look at the top 3 cards, alone, and put them back in any order. Your turn goes on.
kittens-card-alter_the_future_3x_now = Alter the Future (3x) NOW
    .text = Like Alter the Future, but playable at any moment, even in another player's turn, unless an effect is being carried out.
kittens-card-share_the_future_3x = Share the Future (3x)
    .text = Reorder the top 3 cards as you like, show the result to the next player, and put them back. Your turn goes on.
kittens-card-mark = Mark
    .text = A random card in another player's hand is visible to everyone until it leaves that hand.
kittens-card-ill_take_that = I'll Take That
    .text = Lay it in front of another player: the next card they draw is yours, whatever it is.
kittens-card-garbage_collection = Garbage Collection
    .text = Every player, you included, secretly puts one card from their hand into the pile, which is then shuffled.
kittens-card-cat_tacocat = Tacocat
    .text = Useless alone. Two alike: steal a random card. Three alike: demand a named card.
kittens-card-cat_rainbow_ralphing = Rainbow-Ralphing Cat
    .text = Useless alone. Two alike: steal a random card. Three alike: demand a named card.
kittens-card-cat_zombie = Zombie Cat
    .text = Useless alone. Two alike: steal a random card. Three alike: demand a named card.
kittens-card-cat_beard = Beard Cat
    .text = Useless alone. Two alike: steal a random card. Three alike: demand a named card.
kittens-card-feral_cat = Feral Cat
    .text = Counts as any cat card in a combo. Never as any other card.
kittens-card-attack_2x = Attack (2x)
    .text = End all your turns without drawing. The next player takes 2 turns, plus all those you still owe if you were attacked.
kittens-card-targeted_attack_2x = Targeted Attack (2x)
    .text = Like Attack, but you choose the victim; play goes on from there.
kittens-card-personal_attack_3x = Personal Attack (3x)
    .text = Attack yourself: 3 turns in all, this one included. If already attacked: 3 turns on top of those you owe.
kittens-card-skip = Skip
    .text = End one turn without drawing.
kittens-card-super_skip = Super Skip
    .text = End all the turns you owe without drawing.
kittens-card-reverse = Reverse
    .text = Reverse the direction of play and end one turn without drawing. With two players it is a Skip.
kittens-card-shuffle = Shuffle
    .text = Shuffle the draw pile.
kittens-card-catomic_bomb = Catomic Bomb
    .text = All Exploding Kittens in the pile go on top; the rest is shuffled. End one turn without drawing.
kittens-card-swap_top_and_bottom = Swap Top and Bottom
    .text = Swap the top and the bottom card of the pile, unseen.
kittens-card-draw_from_the_bottom = Draw from the Bottom
    .text = End one turn by drawing the bottom card of the pile.
kittens-card-bury = Bury
    .text = End one turn: look at the top card and secretly put it back anywhere. Not while I'll Take That lies in front of you.
kittens-card-favor = Favor
    .text = Another player gives you one card of their choice.
kittens-card-cat_cattermelon = Cattermelon
    .text = Useless alone. Two alike: steal a random card. Three alike: demand a named card.
kittens-card-cat_hairy_potato = Hairy Potato Cat
    .text = Useless alone. Two alike: steal a random card. Three alike: demand a named card.

## Decks

kittens-deck-classic_base = Classic base deck
    .about = The original game with Favor and five kinds of cats: easy to learn, a good first lesson. Any cards make pairs and triples, and five different ones a combo, too.
kittens-deck-full_box = The whole box
    .about = The box of the book, every kind of card at once. Combos are pairs and triples of cats. With two or three players a third of the pile stays out.
kittens-deck-nope_sauce = Nope Sauce
    .about = Hardly any plan survives: there are eight Nopes around, and each of them can be Noped.
kittens-deck-attack_of_the_attacks = Attack of the Attacks
    .about = Turns fly around the table and pile up until they land on someone who cannot pass them on.
kittens-deck-black_hole = Black Hole
    .about = Only Imploding Kittens and no Defuse at all: you see the end coming and wriggle to get out of its way.
kittens-deck-danger_mode = Danger Mode
    .about = Six Exploding Kittens, hardly any Defuses and no Nope: every draw may be your last.
kittens-deck-classic_recipe = Exploding Kittens Classic
    .about = The familiar base game made from the cards of the big box: quick to explain, good for a first evening.
kittens-deck-eye_for_an_eye = Eye for an Eye
    .about = Everyone peeks and everyone rearranges, and an Imploding Kitten travels through the pile in full view.
kittens-deck-lightning_kittens = Lightning Kittens
    .about = Two cards in hand, seven in the pile: over in a couple of minutes, and then once more.
kittens-deck-meowsochist = Meowsochist
    .about = You attack yourself, collect cards by the armful and hope that the many Defuses last long enough.
kittens-deck-power_play = Power Play
    .about = Strong cards for everyone: look far ahead, dodge in style and keep a kitten up your sleeve.
kittens-deck-sharing_is_caring = Sharing Is Caring
    .about = Secrets do not last: cards are marked, stolen and claimed, the future is shared, and somebody is barking.
kittens-deck-sticky_fingers = Sticky Fingers
    .about = Hardly a card stays with its owner: cats steal, claims are laid, and even a kitten can change hands.
kittens-deck-the_purrrge = The Purrrge
    .about = No peeking and no cats: attacks, skips and Nopes come thick and fast, everyone against everyone.
kittens-deck-mind_games = Mind Games
    .about = Peek, bury, bluff: nobody can be Noped here, so it all comes down to who believes whom.
kittens-deck-card_hoarders = Card Hoarders
    .about = There are no attacks and no skips: the draw always comes, so save up the cards that make it safe.
kittens-deck-cat_fight = Cat Fight
    .about = Small hands, many attacks: a short scuffle in which everyone hits back.
kittens-deck-full_box_scanned = The whole box by the sheet
    .about = All cards of the box with the smaller numbers that can be read on the rule sheet: fewer Nopes, Targeted Attacks and claims.
kittens-deck-custom = Custom deck
    .about = Put together any cards you like, as long as somebody is sure to explode in the end.

## Settings

kittens-setting-deck = Deck
    .about = Which cards you play with: one of the ready-made decks or one of your own.
kittens-setting-deck-classic_base = { kittens-deck-classic_base }
kittens-setting-deck-full_box = { kittens-deck-full_box }
kittens-setting-deck-nope_sauce = { kittens-deck-nope_sauce }
kittens-setting-deck-attack_of_the_attacks = { kittens-deck-attack_of_the_attacks }
kittens-setting-deck-black_hole = { kittens-deck-black_hole }
kittens-setting-deck-danger_mode = { kittens-deck-danger_mode }
kittens-setting-deck-classic_recipe = { kittens-deck-classic_recipe }
kittens-setting-deck-eye_for_an_eye = { kittens-deck-eye_for_an_eye }
kittens-setting-deck-lightning_kittens = { kittens-deck-lightning_kittens }
kittens-setting-deck-meowsochist = { kittens-deck-meowsochist }
kittens-setting-deck-power_play = { kittens-deck-power_play }
kittens-setting-deck-sharing_is_caring = { kittens-deck-sharing_is_caring }
kittens-setting-deck-sticky_fingers = { kittens-deck-sticky_fingers }
kittens-setting-deck-the_purrrge = { kittens-deck-the_purrrge }
kittens-setting-deck-mind_games = { kittens-deck-mind_games }
kittens-setting-deck-card_hoarders = { kittens-deck-card_hoarders }
kittens-setting-deck-cat_fight = { kittens-deck-cat_fight }
kittens-setting-deck-full_box_scanned = { kittens-deck-full_box_scanned }
kittens-setting-deck-custom = { kittens-deck-custom }

kittens-setting-combos = Combos
    .about = Which sets of cards may be played together to get a card from another player or from the discard pile. Feral Cats stand for any cat.
kittens-setting-combos-cats_only = Pairs of cats only
kittens-setting-combos-cats = Pairs and triples of cats
kittens-setting-combos-standard = Pairs and triples of any card
kittens-setting-combos-with_five = Pairs, triples and five different cards

kittens-setting-streaking_loss = Losing the Streaking Kitten
    .about = What happens if the Streaking Kitten leaves your hand while you secretly keep an Exploding Kitten.
kittens-setting-streaking_loss-eliminated = You are out at once
kittens-setting-streaking_loss-defuse_allowed = A Defuse saves you

kittens-setting-imploding_visibility = Imploding Kitten in the pile
    .about = Whether everyone can see how deep in the pile a face-up Imploding Kitten lies.
kittens-setting-imploding_visibility-position_public = Always visible
kittens-setting-imploding_visibility-top_only = Visible only on top

kittens-setting-eliminated_hand = Hand of an eliminated player
    .about = Whether the others see the cards that an eliminated player was still holding.
kittens-setting-eliminated_hand-face_up = Face up on the discard pile
kittens-setting-eliminated_hand-face_down = Stays hidden

kittens-setting-marked_steal = Stealing marked cards
    .about = Whether a pair always steals at random or lets the thief go for a marked card.
kittens-setting-marked_steal-uniform = Always at random
kittens-setting-marked_steal-choose = The thief may pick a marked card

kittens-setting-trim_third = Shorter pile
    .about = After dealing, a third of the remaining cards is removed unseen before the kittens are shuffled in; recommended for the whole box.
kittens-setting-trim_third-on = Remove a third
kittens-setting-trim_third-off = Keep all cards

kittens-setting-nope_window_seconds = Time to react
    .about = How many seconds everyone has to answer a card with Nope or Alter the Future NOW.

kittens-setting-draw_window_seconds = Pause before a draw
    .about = How many seconds the others have to play Alter the Future NOW before a card is drawn.

kittens-setting-first_player = First player
    .about = Who takes the first turn.
kittens-setting-first_player-random = Random
kittens-setting-first_player-chosen = Chosen by the host

kittens-setting-turn_seconds = Time to think
    .about = How many seconds you have when it is up to you; when they run out, the game makes the simplest choice for you.

kittens-setting-cards = Cards in the deck
    .about = How many copies of each card your own deck contains.

kittens-setting-hand = Cards dealt
    .about = How many cards each player is dealt at the start, not counting the Defuses given to everyone.

kittens-setting-defuse_each = Defuses for everyone
    .about = How many Defuses each player is given at the start.

kittens-setting-defuse_ends_turn = Defuse ends the turn
    .about = Whether your turn is over after you have Defused a kitten that you did not draw, such as a stolen one.
kittens-setting-defuse_ends_turn-always = Always
kittens-setting-defuse_ends_turn-drawn = Only after a draw

kittens-setting-kitten_in_five = Exploding Kitten among five cards
    .about = Whether an Exploding Kitten that you keep may be played as one of five different cards. It explodes then.
kittens-setting-kitten_in_five-on = May be played
kittens-setting-kitten_in_five-off = Cannot be played
