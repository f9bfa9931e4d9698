bang = BANG!
    .about = The Wild West, with one Sheriff in the open and everybody else in the dark: shoot, dodge and duel, find out who your friends are, and reach the goal of your secret role.
    .players = 2–8 players

## Roles

bang-role-sheriff = Sheriff
    .named = Sheriff
    .you = the Sheriff
    .text = Eliminate all Outlaws and every Renegade.
bang-role-deputy = Deputy
    .named = Deputy
    .you = a Deputy
    .text = Protect the Sheriff: you win together.
bang-role-outlaw = Outlaw
    .named = Outlaw
    .you = an Outlaw
    .text = Kill the Sheriff.
bang-role-renegade = Renegade
    .named = Renegade
    .you = a Renegade
    .text = Be the last one alive.
bang-role-named = { $card }
bang-role-hidden = not shown

## Suits, colours and cards in a sentence

bang-suit-S = Spades
    .named = spades
bang-suit-H = Hearts
    .named = hearts
bang-suit-D = Diamonds
    .named = diamonds
bang-suit-C = Clubs
    .named = clubs
bang-suit-named = { $card }
bang-suit-hidden = a hidden suit

bang-colour-red = Red
    .named = red
bang-colour-black = Black
    .named = black
bang-colour-named = { $card }
bang-colour-hidden = a hidden colour

bang-named = { $card }
bang-hidden = a hidden card
bang-variant-2S = { $card } 2♠
bang-variant-3S = { $card } 3♠
bang-variant-4S = { $card } 4♠
bang-variant-5S = { $card } 5♠
bang-variant-6S = { $card } 6♠
bang-variant-7S = { $card } 7♠
bang-variant-8S = { $card } 8♠
bang-variant-9S = { $card } 9♠
bang-variant-10S = { $card } 10♠
bang-variant-JS = { $card } J♠
bang-variant-QS = { $card } Q♠
bang-variant-KS = { $card } K♠
bang-variant-AS = { $card } A♠
bang-variant-2H = { $card } 2♥
bang-variant-3H = { $card } 3♥
bang-variant-4H = { $card } 4♥
bang-variant-5H = { $card } 5♥
bang-variant-6H = { $card } 6♥
bang-variant-7H = { $card } 7♥
bang-variant-8H = { $card } 8♥
bang-variant-9H = { $card } 9♥
bang-variant-10H = { $card } 10♥
bang-variant-JH = { $card } J♥
bang-variant-QH = { $card } Q♥
bang-variant-KH = { $card } K♥
bang-variant-AH = { $card } A♥
bang-variant-2D = { $card } 2♦
bang-variant-3D = { $card } 3♦
bang-variant-4D = { $card } 4♦
bang-variant-5D = { $card } 5♦
bang-variant-6D = { $card } 6♦
bang-variant-7D = { $card } 7♦
bang-variant-8D = { $card } 8♦
bang-variant-9D = { $card } 9♦
bang-variant-10D = { $card } 10♦
bang-variant-JD = { $card } J♦
bang-variant-QD = { $card } Q♦
bang-variant-KD = { $card } K♦
bang-variant-AD = { $card } A♦
bang-variant-2C = { $card } 2♣
bang-variant-3C = { $card } 3♣
bang-variant-4C = { $card } 4♣
bang-variant-5C = { $card } 5♣
bang-variant-6C = { $card } 6♣
bang-variant-7C = { $card } 7♣
bang-variant-8C = { $card } 8♣
bang-variant-9C = { $card } 9♣
bang-variant-10C = { $card } 10♣
bang-variant-JC = { $card } J♣
bang-variant-QC = { $card } Q♣
bang-variant-KC = { $card } K♣
bang-variant-AC = { $card } A♣

## Brown cards of the base game

bang-bang = BANG!
    .text = Shoot at a player within range of your weapon: without a Missed! they lose 1 life. Only one BANG! card per turn.
bang-missed = Missed!
    .text = Cancels one shot at you. Playable only as an answer.
bang-beer = Beer
    .text = Regain 1 life. Also out of turn, when you lose your last life. No effect when only two players are left.
bang-panic = Panic!
    .text = Take a card from any player: a random one from the hand or any one in play. You may also take back a card of your own in play.
    .panic_range-1 = Take a card from a player at distance 1: a random one from the hand or any one in play. You may also take back a card of your own in play.
bang-cat_balou = Cat Balou
    .text = Discard a card of any player: a random one from the hand or any one in play. A card of your own in play is allowed too.
bang-stagecoach = Stagecoach
    .text = Draw 2 cards.
bang-wells_fargo = Wells Fargo
    .text = Draw 3 cards.
bang-general_store = General Store
    .text = Turn up as many cards as there are living players. Beginning with you, everyone takes one.
bang-duel = Duel
    .text = Challenge any other player: they, then you, discard a BANG! by turns. The first who does not loses 1 life.
bang-gatling = Gatling
    .text = A shot at every other player.
bang-indians = Indians!
    .text = Every other player discards a BANG! or loses 1 life.
bang-saloon = Saloon
    .text = Every living player, you included, regains 1 life.

## Blue cards of the base game

bang-jail = Jail
    .text = Lay it in front of anyone but the Sheriff. The prisoner makes a check at the start of the turn: hearts set them free, anything else costs the turn.
    .jail_release-hearts_only = Lay it in front of anyone but the Sheriff. The prisoner makes a check at the start of the turn: hearts set them free, anything else costs the turn, and Jail stays.
    .jail_release-one_turn = Lay it in front of anyone but the Sheriff. The prisoner makes a check at the start of the turn: hearts save the turn, anything else costs it; then Jail is discarded.
bang-dynamite = Dynamite
    .text = Lay it in front of you. At the start of each turn its holder makes a check: on spades 2–9 it explodes for 3 life, otherwise it moves on to the next player.
bang-barrel = Barrel
    .text = When you are shot at, you may make a check: hearts count as one Missed!.
bang-scope = Scope
    .text = You see all other players 1 nearer.
bang-mustang = Mustang
    .text = Other players see you 1 farther away.
bang-volcanic = Volcanic
    .text = Weapon, range 1. You may play any number of BANG! cards.
bang-schofield = Schofield
    .text = Weapon, range 2.
bang-remington = Remington
    .text = Weapon, range 3.
bang-rev_carabine = Rev. Carabine
    .text = Weapon, range 4.
bang-winchester = Winchester
    .text = Weapon, range 5.

## Blue and brown cards of Dodge City

bang-binocular = Binocular
    .text = You see all other players 1 nearer.
bang-hideout = Hideout
    .text = Other players see you 1 farther away.
bang-punch = Punch
    .text = A shot at a player at distance 1.
bang-springfield = Springfield
    .text = Discard another card: a shot at any other player.
bang-rag_time = Rag Time
    .text = Discard another card: take a card from any player, a random one from the hand or any one in play.
bang-brawl = Brawl
    .text = Discard another card, then one card of each other player: a random one from the hand or any one in play.
bang-dodge = Dodge
    .text = Cancels one shot at you, and you draw a card. Playable only as an answer.
bang-tequila = Tequila
    .text = Discard another card: any player of your choice, you included, regains 1 life.
bang-whisky = Whisky
    .text = Discard another card: regain 2 life.

## Green cards of Dodge City

bang-bible = Bible
    .text = Cancels one shot at you, and you draw a card.
bang-canteen = Canteen
    .text = Regain 1 life.
bang-can_can = Can Can
    .text = Discard a card of any player: a random one from the hand or any one in play.
bang-ten_gallon_hat = Ten Gallon Hat
    .text = Cancels one shot at you.
bang-conestoga = Conestoga
    .text = Take a card from any player: a random one from the hand or any one in play.
bang-derringer = Derringer
    .text = Draw a card and shoot at a player at distance 1.
bang-buffalo_rifle = Buffalo Rifle
    .text = A shot at any other player.
bang-howitzer = Howitzer
    .text = A shot at every other player.
bang-pepperbox = Pepperbox
    .text = A shot at a player within range of your weapon.
bang-iron_plate = Iron Plate
    .text = Cancels one shot at you.
bang-pony_express = Pony Express
    .text = Draw 3 cards.
bang-knife = Knife
    .text = A shot at a player at distance 1.
bang-sombrero = Sombrero
    .text = Cancels one shot at you.

## Characters of the base game

bang-bart_cassidy = Bart Cassidy
    .gist = Draws 1 per life lost
    .named = Bart Cassidy
    .text = Draws a card for every life point he loses.
bang-black_jack = Black Jack
    .gist = Red 2nd card: 1 more
    .named = Black Jack
    .text = Shows the second card he draws at the start of his turn; if it is hearts or diamonds, he draws one more.
bang-calamity_janet = Calamity Janet
    .gist = BANG! and Missed! alike
    .named = Calamity Janet
    .text = May use BANG! cards as Missed! and Missed! cards as BANG!.
bang-el_gringo = El Gringo
    .gist = Robs whoever hits him
    .named = El Gringo
    .text = For each life point lost to another player, takes a random card from that player's hand.
bang-jesse_jones = Jesse Jones
    .gist = May draw from a hand
    .named = Jesse Jones
    .text = At the start of his turn he may take his first card at random from another player's hand.
bang-jourdonnais = Jourdonnais
    .gist = Always has a Barrel
    .named = Jourdonnais
    .text = Always counts as having a Barrel; a real Barrel gives one more try.
bang-kit_carlson = Kit Carlson
    .gist = Draws the best 2 of 3
    .named = Kit Carlson
    .text = At the start of his turn he looks at the top three cards, keeps two and puts the third back on top.
bang-lucky_duke = Lucky Duke
    .gist = Checks twice, picks one
    .named = Lucky Duke
    .text = Turns up two cards for every check and chooses which one counts; both are discarded.
bang-paul_regret = Paul Regret
    .gist = Seen 1 farther away
    .named = Paul Regret
    .text = Other players see him 1 farther away.
bang-pedro_ramirez = Pedro Ramirez
    .gist = May draw from discards
    .named = Pedro Ramirez
    .text = At the start of his turn he may take his first card from the top of the discard pile.
bang-rose_doolan = Rose Doolan
    .gist = Sees others 1 closer
    .named = Rose Doolan
    .text = Sees all other players 1 nearer.
bang-sid_ketchum = Sid Ketchum
    .gist = 2 cards for 1 life
    .named = Sid Ketchum
    .text = At any time may discard two cards from hand to regain 1 life.
bang-slab_the_killer = Slab the Killer
    .gist = His BANG!: 2 Missed!
    .named = Slab the Killer
    .text = It takes two Missed! to cancel his BANG! card.
bang-suzy_lafayette = Suzy Lafayette
    .gist = Empty hand: draws 1
    .named = Suzy Lafayette
    .text = As soon as her hand is empty, she draws a card.
    .suzy_lafayette_draws-settle_points = With an empty hand when an action is over, she draws a card.
bang-vulture_sam = Vulture Sam
    .gist = Inherits from the dead
    .named = Vulture Sam
    .text = Takes all the cards, from hand and in play, of every other player who dies.
bang-willy_the_kid = Willy the Kid
    .gist = Any number of BANG!
    .named = Willy the Kid
    .text = May play any number of BANG! cards in his turn.

## Characters of Dodge City

bang-apache_kid = Apache Kid
    .gist = Immune to diamonds
    .named = Apache Kid
    .text = Diamond cards of other players have no effect on him, except in a Duel.
bang-belle_star = Belle Star
    .gist = Her turn: no equipment
    .named = Belle Star
    .text = During her turn, cards in play in front of other players have no effect.
bang-bill_noface = Bill Noface
    .gist = Hurt, he draws more
    .named = Bill Noface
    .text = At the start of his turn he draws one card plus one for each life point he is missing.
bang-chuck_wengam = Chuck Wengam
    .gist = 1 life for 2 cards
    .named = Chuck Wengam
    .text = In his turn may lose 1 life (not his last) to draw two cards, any number of times.
bang-doc_holyday = Doc Holyday
    .gist = 2 cards: an extra shot
    .named = Doc Holyday
    .text = Once per turn may discard two cards for a shot within range of his weapon; it does not count as his BANG!.
bang-elena_fuente = Elena Fuente
    .gist = Any card is a Missed!
    .named = Elena Fuente
    .text = May use any card from her hand as a Missed!.
bang-greg_digger = Greg Digger
    .gist = A death: +2 life
    .named = Greg Digger
    .text = Regains 2 life whenever another player dies.
bang-herb_hunter = Herb Hunter
    .gist = A death: 2 cards
    .named = Herb Hunter
    .text = Draws two cards whenever another player dies.
bang-jose_delgado = José Delgado
    .gist = Blue card for 2 cards
    .named = José Delgado
    .text = In his turn may discard a blue card from hand to draw two cards: any number of times, or twice if the table has agreed so.
    .jose_delgado_limit-unlimited = In his turn may discard a blue card from hand to draw two cards, any number of times.
    .jose_delgado_limit-2 = In his turn may discard a blue card from hand to draw two cards, up to twice.
bang-molly_stark = Molly Stark
    .gist = Draws 1 per card of defence
    .named = Molly Stark
    .text = Draws a card for each hand card she plays out of turn (after a Duel: one for each BANG!).
    .molly_stark_draws-used = Draws a card for each hand card she uses out of turn (after a Duel: one for each BANG!).
bang-pat_brennan = Pat Brennan
    .gist = May take a card in play
    .named = Pat Brennan
    .text = At the start of his turn, instead of drawing, he may take one card in play in front of any player.
bang-pixie_pete = Pixie Pete
    .gist = Draws more cards
    .named = Pixie Pete
    .text = Draws four cards at the start of his turn, or three if the table has agreed so.
    .pixie_pete_draw-4 = Draws four cards at the start of his turn.
    .pixie_pete_draw-3 = Draws three cards at the start of his turn.
bang-sean_mallory = Sean Mallory
    .gist = Keeps up to 10 cards
    .named = Sean Mallory
    .text = May keep up to ten cards at the end of his turn.
bang-tequila_joe = Tequila Joe
    .gist = Beer gives him 2 life
    .named = Tequila Joe
    .text = A Beer gives him 2 life; other healing cards work as usual.
bang-vera_custer = Vera Custer
    .gist = May copy an ability
    .named = Vera Custer
    .text = At the start of her turn may copy the ability of any other living character until her next turn.

## Promo characters

bang-johnny_kisch = Johnny Kisch
    .gist = Ousts cards of the same name
    .named = Johnny Kisch
    .text = When he lays a blue or green card, all cards of that name in front of other players are discarded.
bang-uncle_will = Uncle Will
    .gist = A card as General Store
    .named = Uncle Will
    .text = Once per turn may play any card from hand as a General Store.
bang-claus_the_saint = Claus “The Saint”
    .gist = Draws for all, keeps 2
    .named = Claus “The Saint”
    .text = At the start of his turn he draws one card more than there are living players, keeps two and gives each other player one.

## Characters of Wild West Show

bang-big_spencer = Big Spencer
    .gist = Cannot play Missed!
    .named = Big Spencer
    .text = Starts with 5 cards. Cannot play Missed! cards.
bang-flint_westwood = Flint Westwood
    .gist = Trades 1 card for 2
    .named = Flint Westwood
    .text = In his turn may trade, as often as he likes, a hand card of his choice for two random cards from another player's hand.
    .flint_westwood_limit-1 = Once per turn may trade a hand card of his choice for two random cards from another player's hand.
bang-gary_looter = Gary Looter
    .gist = Gets others’ surplus
    .named = Gary Looter
    .text = Starts with 5 cards. Gets the surplus cards that other players discard at the end of their turns.
bang-greygory_deck = Greygory Deck
    .gist = Two random abilities
    .named = Greygory Deck
    .text = At the start of the game and of each of his turns may draw two random base characters and have both their abilities.
bang-john_pain = John Pain
    .gist = Gets cards of checks
    .named = John Pain
    .text = While he has fewer than six cards, gets every card turned up for anyone's check.
bang-lee_van_kliff = Lee Van Kliff
    .gist = BANG! repeats a card
    .named = Lee Van Kliff
    .text = In his turn may discard a BANG! to repeat the effect of the brown card he has just played.
bang-teren_kill = Teren Kill
    .gist = May survive by a check
    .named = Teren Kill
    .text = When about to die, may make a check: unless it is spades, he stays at 1 life and draws a card.
bang-youl_grinner = Youl Grinner
    .gist = Richer hands give him 1
    .named = Youl Grinner
    .text = Before he draws, each player with more hand cards than he has gives him one of their choice.

## Events of High Noon

bang-blessing = Blessing
    .text = All cards count as hearts.
bang-curse = Curse
    .text = All cards count as spades.
bang-ghost_town = Ghost Town
    .text = Eliminated players take their turn as ghosts: they draw three cards, cannot die and leave again at the end of it. No effect with two players.
bang-hangover = Hangover
    .text = Characters have no abilities.
bang-gold_rush = Gold Rush
    .text = Turns go counter-clockwise, and so do card effects, unless the table has agreed otherwise.
    .gold_rush_effects-counterclockwise = Turns go counter-clockwise, and so do card effects.
    .gold_rush_effects-clockwise = Turns go counter-clockwise; card effects still go clockwise.
bang-the_daltons = The Daltons
    .text = Every player discards one card in front of them, of their own choice; only a blue one if the table has agreed so.
    .daltons_scope-any_in_play = Every player discards one card in front of them, of their own choice.
    .daltons_scope-blue_only = Every player discards one blue card in front of them, of their own choice.
bang-the_sermon = The Sermon
    .text = Nobody may play BANG! cards in their own turn.
    .sermon_scope-play_and_discard = Nobody may use BANG! cards in their own turn.
bang-high_noon = High Noon
    .text = Everyone loses 1 life at the start of their turn.
bang-handcuffs = Handcuffs
    .text = Whoever announces the events chooses a player, who plays no cards from hand in their turn of this round. If the table has agreed so: after drawing everyone names a suit and plays only hand cards of that suit in this turn.
    .handcuffs_rule-target_player = Whoever announces the events chooses a player, who plays no cards from hand in their turn of this round.
    .handcuffs_rule-name_suit = After drawing everyone names a suit and plays only hand cards of that suit in this turn.
bang-thirst = Thirst
    .text = At the start of your turn draw only one card.
    .thirst_draw-one_less = At the start of your turn draw one card fewer.
bang-train_arrival = Train Arrival
    .text = After your usual draw, draw one more card.
bang-shootout = Shootout
    .text = Everyone may play two BANG! cards per turn.
bang-the_reverend = The Reverend
    .text = Beer cards cannot be played.
bang-the_doctor = The Doctor
    .text = Those with the fewest life points regain 1. Then the card is discarded.
bang-new_identity = New Identity
    .text = At the start of your turn you may change to your hidden second character, with 2 life. No effect with two players.

## Events of A Fistful of Cards

bang-hard_liquor = Hard Liquor
    .text = You may skip your draw to regain 1 life.
bang-abandoned_mine = Abandoned Mine
    .text = At the start of your turn draw from the discard pile, if there is one; then your discards of this turn go face down on the deck.
bang-ranch = Ranch
    .text = At the end of your turn you may discard any number of cards from hand and draw as many.
bang-peyote = Peyote
    .text = Instead of drawing, guess the colour of the top card: if you are right, it is yours and you may go on; if not, it is discarded and you draw no more.
bang-ambush = Ambush
    .text = All players are at distance 1 from each other; cards and abilities still change it.
bang-ricochet = Ricochet
    .text = In your turn you may shoot BANG! cards at cards in play in front of others; a card hit is discarded unless its owner uses a Missed!.
bang-the_judge = The Judge
    .text = No cards may be laid in front of any player.
bang-lasso = Lasso
    .text = Cards in play have no effect.
bang-blood_brothers = Blood Brothers
    .text = At the start of your turn you may give 1 life (not your last) to another player.
bang-dead_man = Dead Man
    .text = The player who was eliminated first returns at their turn with 2 life and 2 cards. No effect with two players.
bang-a_fistful_of_cards = A Fistful of Cards
    .text = At the start of your turn you are shot at once for each card in your hand.
bang-vendetta = Vendetta
    .text = At the end of your turn make a check: on hearts you take one more turn, without another check after it.
bang-sniper = Sniper
    .text = In your turn you may discard two BANG! cards for one shot that only two Missed! cards cancel.
    .sniper_stopped_by-effects = In your turn you may discard two BANG! cards for one shot that takes two Missed! to cancel.
bang-russian_roulette = Russian Roulette
    .text = Beginning with the Sheriff, everyone in turn discards a Missed!; the first who does not loses 2 life.
bang-law_of_the_west = Law of the West
    .text = Show the second card you draw at the start of your turn: you must play it in this turn if you can.

## Events of Wild West Show

bang-helena_zontero = Helena Zontero
    .text = Turn up the top card: on hearts or diamonds the roles of all living players but the Sheriff are shuffled and dealt again. No effect with two players.
bang-lady_rosa = Lady Rosa of Texas
    .text = Once per turn you may swap seats with the player on your right, who then misses their next turn. No effect with two players.
bang-gag = Gag
    .text = Each chat message you send costs you 1 life. Emotes are free.
bang-dorothy_rage = Dorothy Rage
    .text = Once per turn choose a player and name a card: they must play it at the target you choose, or show their hand if they do not have it.
    .dorothy_rage_order-card_and_target = Once per turn name a player, a card and its target: that player must play the card, or show their hand if they do not have it.
bang-darling_valentine = Darling Valentine
    .text = At the start of your turn discard your hand and draw as many cards.
bang-bone_orchard = Bone Orchard
    .text = Eliminated players return at their turn with 1 life; the roles of the eliminated are shuffled and dealt again. No effect with two players.
bang-showdown = Showdown
    .text = Any card may be used as a BANG!, and any BANG! card as a Missed!.
bang-sacagaway = Sacagaway
    .text = All hands are open; roles are not.
bang-miss_susanna = Miss Susanna
    .text = Play at least three cards from hand in your turn or lose 1 life.
bang-wild_west_show = Wild West Show
    .named = Wild West Show
    .text = From now on everyone's goal is to be the last one alive. This card stays to the end.

## Presets

bang-preset-house = By the rule book
    .about = The base game and Dodge City by the letter of the book: Panic! reaches anybody, Jail holds until hearts come up, a new card replaces an old one of the same name.
bang-preset-official = The publisher's rules
    .about = The same cards with the publisher's current rules wherever they differ from the book.
bang-preset-base = Base game only
    .about = 80 cards, without Binocular and Hideout, and 16 characters: the best way to learn the game.
bang-preset-events = With events
    .about = The base game and Dodge City with the event decks High Noon and A Fistful of Cards.
bang-preset-everything = Everything
    .about = All cards, all characters and all three decks of events: the Wild West at its wildest.
bang-preset-law_and_crime = Law and crime
    .about = For six: one role is secretly missing, the Sheriff's death does not end the game, and a camp can announce its victory.
bang-preset-match = Match with all variants
    .about = For money: No Mercy, Experience, Hiring and Bounties together.
bang-preset-match_everything = Match with everything
    .about = All variants of a match with all cards, characters and events.
bang-preset-match_law_and_crime = Match of law and crime
    .about = All variants of a match for six, where one role is secretly missing.

## Settings

bang-setting-mode = Mode
    .about = Which roles are dealt and how the game is won.
bang-setting-mode-standard = Standard
bang-setting-mode-law_and_crime = Law and crime (six players)

bang-setting-dodge_city = Cards of Dodge City
    .about = Whether the 40 cards of Dodge City, the green ones among them, are shuffled into the deck.
bang-setting-dodge_city-on = With Dodge City
bang-setting-dodge_city-off = Base cards only

bang-setting-base_characters = Characters of the base game
    .about = Whether the 16 characters of the base game may be dealt.
bang-setting-base_characters-on = In the game
bang-setting-base_characters-off = Left out

bang-setting-dodge_city_characters = Characters of Dodge City
    .about = Whether the 15 characters of Dodge City may be dealt.
bang-setting-dodge_city_characters-on = In the game
bang-setting-dodge_city_characters-off = Left out

bang-setting-promo_characters = Promo characters
    .about = Whether Johnny Kisch, Uncle Will and Claus “The Saint” may be dealt.
bang-setting-promo_characters-on = In the game
bang-setting-promo_characters-off = Left out

bang-setting-wild_west_show_characters = Characters of Wild West Show
    .about = Whether the 8 characters of Wild West Show may be dealt.
bang-setting-wild_west_show_characters-on = In the game
bang-setting-wild_west_show_characters-off = Left out

bang-setting-high_noon = Events: High Noon
    .about = Whether the 15 High Noon events are in the pile: from the Sheriff's second turn on, each round has one.
bang-setting-high_noon-on = With these events
bang-setting-high_noon-off = Without

bang-setting-fistful = Events: A Fistful of Cards
    .about = Whether the 15 events of A Fistful of Cards are in the pile; with High Noon both are shuffled together.
bang-setting-fistful-on = With these events
bang-setting-fistful-off = Without

bang-setting-wild_west_show = Events: Wild West Show
    .about = Whether each Stagecoach and Wells Fargo played turns up one of the 10 Wild West Show events.
bang-setting-wild_west_show-on = With these events
bang-setting-wild_west_show-off = Without

bang-setting-no_mercy = Variant: No Mercy
    .about = Whether the Sheriff plays BANG! cards by the rules of No Mercy.
bang-setting-no_mercy-on = With No Mercy
bang-setting-no_mercy-off = Without

bang-setting-experience = Variant: Experience
    .about = Whether, in a match, cards that lay in front of you at the end of a game can be kept for the next one, $500 each.
bang-setting-experience-on = With Experience
bang-setting-experience-off = Without

bang-setting-hiring = Variant: Hiring
    .about = Whether, in a match, everyone starts with $1000 and characters are sold by auction.
bang-setting-hiring-on = With Hiring
bang-setting-hiring-off = Without

bang-setting-bounties = Variant: Bounties
    .about = Whether, in a match, killing an Outlaw pays $1000 instead of three cards.
bang-setting-bounties-on = With Bounties
bang-setting-bounties-off = Without

bang-setting-first_sheriff = Sheriff
    .about = Who is the Sheriff.
bang-setting-first_sheriff-random = By lot

bang-setting-jail_release = Leaving Jail
    .about = When a prisoner gets out of Jail.
bang-setting-jail_release-hearts_only = Only on hearts
bang-setting-jail_release-one_turn = After one check in any case

bang-setting-duplicate_in_play = The same card twice
    .about = What happens if you lay a card whose name you already have in front of you.
bang-setting-duplicate_in_play-replace = The new one replaces the old
bang-setting-duplicate_in_play-forbid = Not allowed

bang-setting-panic_range = Range of Panic!
    .about = How far Panic! reaches.
bang-setting-panic_range-1 = Distance 1
bang-setting-panic_range-any = Any player

bang-setting-pixie_pete_draw = Pixie Pete
    .about = How many cards Pixie Pete draws at the start of his turn.
bang-setting-pixie_pete_draw-4 = Four cards
bang-setting-pixie_pete_draw-3 = Three cards

bang-setting-jose_delgado_limit = José Delgado
    .about = How often in a turn José Delgado may discard a blue card to draw two.
bang-setting-jose_delgado_limit-unlimited = Without limit
bang-setting-jose_delgado_limit-2 = Twice

bang-setting-handcuffs_rule = Handcuffs
    .about = What the event Handcuffs does.
bang-setting-handcuffs_rule-target_player = The Sheriff handcuffs one player
bang-setting-handcuffs_rule-name_suit = Everyone plays one suit of their choice

bang-setting-gold_rush_effects = Card effects under Gold Rush
    .about = Which way the effects of cards go under Gold Rush.
bang-setting-gold_rush_effects-counterclockwise = Counter-clockwise, like the turns
bang-setting-gold_rush_effects-clockwise = Clockwise

bang-setting-event_deck_end = End of the event pile
    .about = What happens when all events have been turned up.
bang-setting-event_deck_end-reshuffle = Shuffle and start again
bang-setting-event_deck_end-final_card = The last event stays to the end

bang-setting-daltons_scope = The Daltons
    .about = Which cards the event The Daltons takes.
bang-setting-daltons_scope-any_in_play = Any card in play
bang-setting-daltons_scope-blue_only = Blue cards only

bang-setting-no_mercy_form = Form of No Mercy
    .about = What the variant No Mercy means for the Sheriff.
bang-setting-no_mercy_form-take_back = A BANG! may be taken back
bang-setting-no_mercy_form-must_shoot = A BANG! that could have been played may not be discarded

bang-setting-green_missed_ready = Green Missed! cards
    .about = When a green card with the Missed! symbol is ready.
bang-setting-green_missed_ready-next_turn = As soon as the turn is over
bang-setting-green_missed_ready-own_next_turn = From your next turn on

bang-setting-sniper_uses_bang_limit = Sniper
    .about = Whether a Sniper shot counts as a BANG! of the turn.
bang-setting-sniper_uses_bang_limit-on = Counts
bang-setting-sniper_uses_bang_limit-off = Does not count

bang-setting-thirst_draw = Thirst
    .about = How many cards everybody draws under Thirst.
bang-setting-thirst_draw-one = One
bang-setting-thirst_draw-one_less = One less than usual

bang-setting-ghost_draw = Ghosts
    .about = How many cards a ghost draws in Ghost Town.
bang-setting-ghost_draw-three = Three, whoever it is
bang-setting-ghost_draw-own_number = Three, or the number of its character

bang-setting-sermon_scope = The Sermon
    .about = What cannot be done with BANG! cards in your own turn under The Sermon.
bang-setting-sermon_scope-play = Playing them
bang-setting-sermon_scope-play_and_discard = Playing them, and discarding them as a BANG!

bang-setting-sniper_stopped_by = Stopping a Sniper
    .about = What cancels a Sniper shot.
bang-setting-sniper_stopped_by-cards = Two Missed! cards
bang-setting-sniper_stopped_by-effects = Barrel and Jourdonnais as well

bang-setting-flint_westwood_limit = Flint Westwood
    .about = How often in his turn Flint Westwood may trade.
bang-setting-flint_westwood_limit-unlimited = Without limit
bang-setting-flint_westwood_limit-1 = Once

bang-setting-greygory_first_pair = Greygory Deck
    .about = Whether Greygory Deck is asked before he draws his first pair of characters.
bang-setting-greygory_first_pair-asked = Is asked
bang-setting-greygory_first_pair-drawn = Draws it without a question

bang-setting-binocular_and_hideout = Binocular and Hideout
    .about = Whether the base game has these two cards without Dodge City, as the rule book says.
bang-setting-binocular_and_hideout-on = In the base game
bang-setting-binocular_and_hideout-off = Only with Dodge City

bang-setting-molly_stark_draws = Molly Stark
    .about = For which cards Molly Stark draws outside her turn.
bang-setting-molly_stark_draws-played = For cards she plays
bang-setting-molly_stark_draws-used = For cards she plays or discards

bang-setting-estate_order = Cards of the eliminated
    .about = When an eliminated player is asked in which order their cards are discarded.
bang-setting-estate_order-if_it_matters = Only if it can matter
bang-setting-estate_order-always = Always

bang-setting-dorothy_rage_order = Dorothy Rage
    .about = When the target of a command is named.
bang-setting-dorothy_rage_order-card_first = Once the player has the card
bang-setting-dorothy_rage_order-card_and_target = Together with the card

bang-setting-suzy_lafayette_draws = Suzy Lafayette
    .about = When Suzy Lafayette draws with an empty hand.
bang-setting-suzy_lafayette_draws-at_once = At once
bang-setting-suzy_lafayette_draws-settle_points = When the action is over

bang-setting-forced_answers = Only one answer
    .about = What happens if a question has one possible answer and everybody can see that.
bang-setting-forced_answers-skipped = It is not asked
bang-setting-forced_answers-asked = It is asked

bang-setting-two_player_events = Two players with events
    .about = Whether two players play with the event decks that are switched on.
bang-setting-two_player_events-on = With events
bang-setting-two_player_events-off = Without events
