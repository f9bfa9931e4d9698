# What the coach says when a question comes up for the first time: <game>-coach-<question> for <game>-ask-<question>.

targi-coach-place = Your Targi takes the border card on which it stands. And where its line crosses that of another Targi of yours, you get the card in the centre, too. So place it with both in mind.
    .title = Placing
targi-coach-turn = Use your Targis and markers in any order: first collect goods, then pay with them. What you do not want, you may skip.
    .title = Your actions
targi-coach-taken = Pay its price and lay it out, and it counts. Or keep it in your hand, which holds one card, and play it later by the Noble. Or discard it.
    .title = A tribe card
targi-coach-drawn = Only you have seen this card. Pay for it and lay it out, keep it in your hand, or discard it.
    .title = A card from the deck
targi-coach-row = Four equal symbols in a row bring 4 more points, four different ones 2. Cards never move, so choose the row well.
    .title = Which row?
targi-coach-pay = There are several ways to pay. Keep the goods that you need for the next card.
    .title = Paying
targi-coach-raid = The robber has come to a corner: everybody pays goods or victory points. Goods are usually cheaper.
    .title = The raid
targi-coach-give-limit = After your turn you keep at most 10 goods and 3 gold. Next time spend before it comes to this.
    .title = Too many goods
targi-coach-noble = He lets you play the card from your hand, for its price, or discard it.
    .title = The Noble
