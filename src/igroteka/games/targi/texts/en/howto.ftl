# How to play in two minutes: a screen each, beside a picture of howto/*.yaml.

targi-howto-aim = You lead a tribe in the desert. Gather goods, pay for tribe cards with them, and lay these out. Cards and tokens bring victory points; whoever has more at the end wins.
    .title = Most victory points win
targi-howto-placing = You take turns placing three Targis each on the border. Not on a corner, not where the robber or another Targi stands, and not opposite a Targi of your opponent.
    .title = Place three Targis
targi-howto-markers = Each Targi looks along its row or column. Where a row and a column of yours cross, you get a marker. So three Targis can bring you five cards.
    .title = Where lines cross
targi-howto-actions = Then use your Targis and markers one by one, in any order. Border cards give a good or let you trade. Goods cards in the centre give what they show. You may skip anything.
    .title = Take what is yours
targi-howto-tribe = A tribe card is dealt with at once: pay its price and lay it down, keep it in your hand, which holds only one, or discard it. A kept card needs the Noble later. Many cards have a lasting advantage.
    .title = Tribe cards cost goods
targi-howto-rows = Your cards lie in three rows of four. Four equal symbols in a row bring 4 more points, four different ones 2. If somebody has twelve cards, the game ends after the round.
    .title = Fill your rows well
targi-howto-robber = Each round the robber moves one card on and blocks it. In a corner he raids: everybody pays goods or victory points, more from raid to raid. The fourth raid ends the game.
    .title = Mind the robber
targi-howto-hidden = Only the decks are unknown, the face-down cards in the centre, which open after the round, and a hand card drawn from the deck. After your turn you keep at most 10 goods and 3 gold.
    .title = Little is hidden
