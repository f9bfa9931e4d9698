"""Points and places at the end of the game (TARGI-E)."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NOBODY
from igroteka.core.outcome import Outcome
from igroteka.games.targi.rules.components import COLUMNS, DIFFERENT_ROW, GOLD, ROWS, SAME_ROW, VP, tribe_card
from igroteka.games.targi.rules.grid import ROUNDS
from igroteka.games.targi.rules.state import ENDINGS, TargiGame


@final
class Score:
    """TARGI-E3: where a player's points come from."""

    def __init__(self, tokens: int, cards: int, advantages: int, rows: int) -> None:
        self.tokens: Final = tokens
        self.cards: Final = cards
        self.advantages: Final = advantages
        self.rows: Final = rows

    @property
    def total(self) -> int:
        return self.tokens + self.cards + self.advantages + self.rows

    def plain(self) -> dict[str, int]:
        return {"tokens": self.tokens, "cards": self.cards, "advantages": self.advantages, "rows": self.rows}


def score(g: TargiGame, seat: int) -> Score:
    """TARGI-E3: the current points of a player; hand card, goods and gold do not count (TARGI-E6)."""
    return score_with(g, seat, row_bonuses(g, seat))


def score_with(g: TargiGame, seat: int, bonuses: list[int]) -> Score:
    """TARGI-E3: the points of a player with these row bonuses."""
    player = g.players[seat]
    return Score(
        tokens=player.stock[VP],
        cards=sum([tribe_card(card).vp for card in player.cards]),
        advantages=sum([advantage.end_vp(g, seat) for advantage in g.advantages(seat)]),
        rows=sum(bonuses),
    )


def row_bonuses(g: TargiGame, seat: int) -> list[int]:
    """TARGI-E4: the bonus of each full row of four equal or four different symbols; 0 for other rows."""
    found: list[int] = []
    different = 0
    for row in range(ROWS):
        cards = g.players[seat].row(row)
        kinds = len({tribe_card(card).symbol for card in cards}) if len(cards) == COLUMNS else 0
        if kinds == 1:
            found.append(SAME_ROW)
        elif kinds == COLUMNS:
            found.append(different_row(g, seat, different))
            different += 1
        else:
            found.append(0)
    return found


def different_row(g: TargiGame, seat: int, nth: int) -> int:
    """The bonus of the nth row of four different symbols, as changed by advantages."""
    vp = DIFFERENT_ROW
    for advantage in g.advantages(seat):
        vp = advantage.row_vp(g, seat, nth, vp)
    return vp


def standing(g: TargiGame) -> list[int]:
    """TARGI-E7, TARGI-Q28: the place of each player: by points, then gold, then goods; a player who has left is
    second.
    """
    return places(g, [score(g, seat) for seat in range(2)])


def places(g: TargiGame, scores: list[Score]) -> list[int]:
    """The place of each player with these points."""
    if g.left != NOBODY:
        return [2 if seat == g.left else 1 for seat in range(2)]
    ranks = [rank(g, seat, scores[seat].total) for seat in range(2)]
    return [1 + int(ranks[1 - seat] > ranks[seat]) for seat in range(2)]


def rank(g: TargiGame, seat: int, points: int) -> tuple[int, int, int]:
    """TARGI-E7: the sort key: points, then gold (a coin on a card does not count, TARGI-Q12), then goods."""
    player = g.players[seat]
    return points, player.stock[GOLD], player.goods


def outcome(g: TargiGame) -> Outcome:
    """Places, points, and a breakdown of the points. After a player has left nothing is scored (TARGI-Q28)."""
    scores = [score(g, seat) for seat in range(2)] if g.left == NOBODY else []
    facts = {
        "rounds": min(g.round, ROUNDS),
        "ending": ENDINGS[g.ending],
        "points": [one.plain() for one in scores],
        "cards": [len(player.cards) for player in g.players],
    }
    return Outcome(places(g, scores), [one.total for one in scores] or [0, 0], facts)
