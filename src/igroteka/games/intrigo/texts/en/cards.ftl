intrigo = Intrigo
    .about = Draft intriguers in secret, slip them between the buildings of the doge's palace, buy influence cards at the right moment, and be the first to win four seals of a kind or one of each.
    .players = 3–4 players

## Families

intrigo-family-contarini = Contarini
    .text = You head the Contarini family: whatever its intrigue cards win is yours, whoever placed them.
intrigo-family-dandolo = Dandolo
    .text = You head the Dandolo family: whatever its intrigue cards win is yours, whoever placed them.
intrigo-family-gradenigo = Gradenigo
    .text = You head the Gradenigo family: whatever its intrigue cards win is yours, whoever placed them.
intrigo-family-morosini = Morosini
    .text = You head the Morosini family: whatever its intrigue cards win is yours, whoever placed them.
intrigo-family-tiepolo = Tiepolo
    .text = Nobody heads this family: a token that it wins stays in the palace.
intrigo-family-named = { $card }
intrigo-family-hidden = a hidden family

## Intrigue cards

intrigo-card-contarini_2 = Contarini 2
    .text = Goes into an empty gap and has strength 2 at both buildings beside it, for the Contarini family.
intrigo-card-contarini_3 = Contarini 3
    .text = Goes into an empty gap and has strength 3 at both buildings beside it, for the Contarini family.
intrigo-card-contarini_4 = Contarini 4
    .text = Goes into an empty gap and has strength 4 at both buildings beside it, for the Contarini family.
intrigo-card-dandolo_2 = Dandolo 2
    .text = Goes into an empty gap and has strength 2 at both buildings beside it, for the Dandolo family.
intrigo-card-dandolo_3 = Dandolo 3
    .text = Goes into an empty gap and has strength 3 at both buildings beside it, for the Dandolo family.
intrigo-card-dandolo_4 = Dandolo 4
    .text = Goes into an empty gap and has strength 4 at both buildings beside it, for the Dandolo family.
intrigo-card-gradenigo_2 = Gradenigo 2
    .text = Goes into an empty gap and has strength 2 at both buildings beside it, for the Gradenigo family.
intrigo-card-gradenigo_3 = Gradenigo 3
    .text = Goes into an empty gap and has strength 3 at both buildings beside it, for the Gradenigo family.
intrigo-card-gradenigo_4 = Gradenigo 4
    .text = Goes into an empty gap and has strength 4 at both buildings beside it, for the Gradenigo family.
intrigo-card-morosini_2 = Morosini 2
    .text = Goes into an empty gap and has strength 2 at both buildings beside it, for the Morosini family.
intrigo-card-morosini_3 = Morosini 3
    .text = Goes into an empty gap and has strength 3 at both buildings beside it, for the Morosini family.
intrigo-card-morosini_4 = Morosini 4
    .text = Goes into an empty gap and has strength 4 at both buildings beside it, for the Morosini family.
intrigo-card-tiepolo_2 = Tiepolo 2
    .text = Goes into an empty gap and has strength 2 at both buildings beside it; what it wins goes to nobody and stays.
intrigo-card-tiepolo_3 = Tiepolo 3
    .text = Goes into an empty gap and has strength 3 at both buildings beside it; what it wins goes to nobody and stays.
intrigo-card-tiepolo_4 = Tiepolo 4
    .text = Goes into an empty gap and has strength 4 at both buildings beside it; what it wins goes to nobody and stays.
intrigo-card-named = { $card }
intrigo-card-hidden = a hidden card
intrigo-card-variant-down = { $card } (face down)

## Buildings

intrigo-building-door = Palace Door
    .text = A corner of the palace that receives a seal. Filling and awarding begin here and go clockwise.
intrigo-building-seal = Seal Arcade
    .text = If it has no token when a round begins, it receives a random seal from the bag.
intrigo-building-ducat = Ducat Arcade
    .text = If it has no token when a round begins, it receives a ducat from the pile.

## Organisations and tokens

intrigo-organisation-merchants = Merchants
    .text = Counts your Merchants seals from 0 to 4. Four of them win the game at once.
intrigo-organisation-military = Military
    .text = Counts your Military seals from 0 to 4. Four of them win the game at once.
intrigo-organisation-clergy = Clergy
    .text = Counts your Clergy seals from 0 to 4. Four of them win the game at once.
intrigo-organisation-farmers = Farmers
    .text = Counts your Farmers seals from 0 to 4. Four of them win the game at once.
intrigo-organisation-workers = Workers
    .text = Counts your Workers seals from 0 to 4. Four of them win the game at once.
intrigo-token-merchants = Merchants seal
    .named = Merchants seal
    .counted = { $count ->
        [one] Merchants seal
       *[other] { $count } Merchants seals
    }
    .text = When you win it, your Merchants card goes up by 1 and the token returns to the bag.
intrigo-token-military = Military seal
    .named = Military seal
    .counted = { $count ->
        [one] Military seal
       *[other] { $count } Military seals
    }
    .text = When you win it, your Military card goes up by 1 and the token returns to the bag.
intrigo-token-clergy = Clergy seal
    .named = Clergy seal
    .counted = { $count ->
        [one] Clergy seal
       *[other] { $count } Clergy seals
    }
    .text = When you win it, your Clergy card goes up by 1 and the token returns to the bag.
intrigo-token-farmers = Farmers seal
    .named = Farmers seal
    .counted = { $count ->
        [one] Farmers seal
       *[other] { $count } Farmers seals
    }
    .text = When you win it, your Farmers card goes up by 1 and the token returns to the bag.
intrigo-token-workers = Workers seal
    .named = Workers seal
    .counted = { $count ->
        [one] Workers seal
       *[other] { $count } Workers seals
    }
    .text = When you win it, your Workers card goes up by 1 and the token returns to the bag.
intrigo-token-ducat = Ducat
    .named = ducat
    .text = Pays for influence cards. A ducat that is spent goes back to the pile.
    .counted = { $count ->
        [one] 1 ducat
       *[other] { $count } ducats
    }
intrigo-token-named = { $card }
intrigo-token-hidden = a hidden token
intrigo-token-variant-down = { $card } (face down)

## Influence cards

intrigo-influence-trader = Trader
    .text = Swap the token of one building beside it with any other token in the palace, whatever the symbols of the buildings.
    .gist = swaps two tokens
intrigo-influence-assassin = Assassin
    .text = Beyond one building beside it: turn the intrigue card there face down. It wins nothing this round.
    .gist = turns a card face down
intrigo-influence-courtesan = Courtesan
    .text = Name an intrigue card that is not in the palace. Whoever holds it must put it into the empty gap beyond one building beside her.
    .gist = calls a card from a hand
intrigo-influence-gondolier = Gondolier
    .text = Swap the intrigue card beyond one building beside it with any other intrigue card in the palace.
    .gist = swaps two cards
intrigo-influence-guard = Palace Guard
    .text = Move the intrigue card beyond one building beside it to any other empty gap of the palace.
    .gist = moves a card
intrigo-influence-thief = Thief
    .text = Turn the token of one building beside it face down: nobody can win it this round. It is turned up afterwards.
    .gist = turns a token face down
intrigo-influence-named = { $card }
intrigo-influence-hidden = a hidden influence card

intrigo-other-first_player = First Player
    .text = Whoever has it begins the placing. After every round it goes one seat to the left.

## Ready-made games

intrigo-preset-standard = Standard
    .about = Families and first player by lot.
intrigo-preset-choose_families = Choose your family
    .about = Everybody chooses a family in turn.

## Settings

intrigo-setting-family_assignment = Families
    .about = How the families are given out.
intrigo-setting-family_assignment-random = By lot
intrigo-setting-family_assignment-choose = Chosen in turn, the first player first

intrigo-setting-first_player = First player
    .about = Who begins the first round.
intrigo-setting-first_player-random = By lot
intrigo-setting-first_player-chosen = Chosen by the host

intrigo-setting-ducat_supply = Ducats
    .about = Whether the pile of ducats can run out.
intrigo-setting-ducat_supply-limited_32 = 32 tokens, as in the box
intrigo-setting-ducat_supply-unlimited = Without limit

intrigo-setting-influence_prices = Prices
    .about = What the first, second and third card of a stack cost, such as 1/2/3; other prices for a type follow behind: 1/2/3 thief:2/2/4.

intrigo-setting-round_cap = Last round
    .about = The game ends after so many rounds if nobody has won; 0 means never.
