"""What a seat may know of a game of Scopa: its own hand, and everything that has been turned up."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.views import View, table_view
from igroteka_scopa.rules.cards import CARDS
from igroteka_scopa.rules.state import NOTHING, ScopaGame


@dataclass
class PlayerBoard:
    """What everybody knows of a player. Whatever is in a pile was seen by all when it was taken (SCO-H02)."""

    hand_size: int
    pile: list[str]
    sweeps: int
    points: int


@dataclass
class ScopaBoard:
    """The table. `played` is the card that is about to take others, "" if there is none."""

    hand: list[str]
    table: list[str]
    played: str
    picked: list[str]
    deck_size: int
    players: list[PlayerBoard]
    dealer: int
    deals: int
    goal: int


def words(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def view(g: ScopaGame, seat: int) -> View:
    """What a seat, or a spectator, may know."""
    return table_view(
        g,
        seat,
        ScopaBoard(
            hand=words(g.players[seat].hand) if seat >= 0 else [],
            table=words(g.table),
            played="" if g.played == NOTHING else CARDS[g.played],
            picked=words(g.picked),
            deck_size=len(g.deck),
            players=[PlayerBoard(len(p.hand), words(p.pile), p.sweeps, p.points) for p in g.players],
            dealer=g.dealer,
            deals=g.deals,
            goal=g.setup.number("points"),
        ),
    )
