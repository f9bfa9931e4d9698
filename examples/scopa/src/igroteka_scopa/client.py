"""How the browser shows Scopa: its cards, and what lies where. There is no client code of the game."""

from __future__ import annotations

from typing import Final

from igroteka.core.components import DrawnComponent, Look
from igroteka.core.layout import HAND, PILE, BoardLayout, Counter, PlayerArea, Zone
from igroteka.core.views import View
from igroteka_scopa.rules.cards import FACTS
from igroteka_scopa.rules.view import ScopaBoard

OF: Final = "scopa-card-"
LOOK: Final = Look(
    table="green",
    symbol="♦",
    poster=(f"{OF}kh", f"{OF}as", f"{OF}7d"),
    seats=2,
    highlights={"scopa-log-deal": "stage", "scopa-log-sweep": "great", "scopa-log-won": "won"},
)


def components() -> dict[str, DrawnComponent]:
    """All cards, suit by suit."""
    return {
        f"{OF}{rank['id']}{suit['id']}": DrawnComponent(
            "SCO-P03" if (rank["id"], suit["id"]) == ("7", "d") else "SCO-C02",
            suit["id"],
            colour=suit["colour"],
            symbol=suit["symbol"],
        )
        for suit in FACTS["suits"]
        for rank in FACTS["ranks"]
    }


def layout(view: View) -> BoardLayout:
    """The table in the middle; before each player their hand and what they have taken."""
    board = view.board
    assert isinstance(board, ScopaBoard)
    played = [Zone("played", OF, [board.played], marked=(board.played,))] if board.played else []
    return BoardLayout(
        zones=[
            Zone("deck", OF, [], hidden=board.deck_size, kind=PILE),
            *played,
            Zone("table", OF, board.table, marked=tuple(board.picked)),
        ],
        counters=[Counter("deal", board.deals)],
        players=[area(board, seat, mine=seat == view.seat) for seat in range(view.seats)],
    )


def area(board: ScopaBoard, seat: int, *, mine: bool) -> PlayerArea:
    """What lies before one player. What was taken lies face down, but everybody has seen it (SCO-H02)."""
    player = board.players[seat]
    hand = Zone("hand", OF, board.hand if mine else [], hidden=0 if mine else player.hand_size, kind=HAND)
    return PlayerArea(
        zones=[hand, Zone("pile", OF, player.pile, kind=PILE)],
        counters=[Counter("points", player.points, board.goal), Counter("sweeps", player.sweeps)],
        notes=("scopa-note-dealer",) if seat == board.dealer else (),
    )
