"""Drawn positions for tests of Scopa: players act through real options only.

    a, b = table("A: 7d ks 2c", "B: ...", on="3h 4c 2s 5d")
    a.chooses("play:7d", "take:3h")

Cards are written as in NOTATION.md. A hand with dots is filled up to three cards. Unless a test says otherwise A is to
play, the last player deals, and cards that are not named are in the deck; without a deck they are in the last pile.
"""

from __future__ import annotations

from typing import cast

import yaml

from igroteka.core.phrases import LETTERS
from igroteka.core.positions import read_position
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka_scopa.rules.state import Player, ScopaGame
from igroteka_scopa.rules.view import ScopaBoard, words
from igroteka_scopa.rules.words import LOG_SCORE, SCORED


class Actor:
    """One player of a position."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat

    @property
    def g(self) -> ScopaGame:
        """The whole table, for what no single player may see."""
        return cast(ScopaGame, self.session.state)

    @property
    def player(self) -> Player:
        return self.g.players[self.seat]

    @property
    def hand(self) -> list[str]:
        return words(self.player.hand)

    @property
    def pile(self) -> list[str]:
        return words(self.player.pile)

    @property
    def on_table(self) -> list[str]:
        return words(self.g.table)

    @property
    def options(self) -> list[str]:
        """The codes of all options."""
        decision = self.g.decision(self.seat)
        return [option.code for option in decision.options] if decision else []

    @property
    def log(self) -> list[str]:
        """The journal as short names: `lay`, `take`, `sweep` …"""
        return [entry.phrase.text.removeprefix("scopa-log-") for entry in self.g.journal or []]

    @property
    def scores(self) -> dict[str, str]:
        """What was scored so far, as `{"prime": "A1"}`: by whom, and how many points."""
        lines = [entry.numbers for entry in self.g.journal or [] if entry.phrase is LOG_SCORE]
        return {SCORED[what]: f"{LETTERS[seat]}{points}" for seat, points, what in lines}

    @property
    def board(self) -> ScopaBoard:
        """What the player may know of the table."""
        return cast(ScopaBoard, self.session.view(self.seat).board)

    def chooses(self, *codes: str) -> None:
        """Take options one after another; the test fails with a list of what was possible."""
        for code in codes:
            assert code in self.options, f"{LETTERS[self.seat]} cannot {code}, only {self.options or 'wait'}"
            self.session.choose(self.seat, code)

    def why_not(self, code: str) -> str:
        """The rule by which this is not possible now; empty if it is."""
        option = self.session.game.option(code)
        assert option is not None, f"{code} is no code"
        return self.g.why_not(self.seat, option)


def drawn(fields: dict[str, object], seats: int, goal: int = 11) -> list[Actor]:
    """The players of a position with these fields (rules/position.py)."""
    game = find_game("scopa")
    position = {"game": game.id, "seats": seats, "options": {"points": goal}, **fields}
    session = Session(game, read_position(yaml.safe_dump(position), game))
    return [Actor(session, seat) for seat in range(seats)]


def table(*hands: str, on: str = "", goal: int = 11, **fields: object) -> list[Actor]:
    """The players of a position; each has the letter of their seat and a hand."""
    shown = {"table": on.split(), "hands": {hand[0]: hand[2:].split() for hand in hands}}
    return drawn({**shown, **fields}, len(hands), goal)


def last_card(card: str, on: str, *, taken: str = "", goal: int = 21, **fields: object) -> list[Actor]:
    """The end of a deal: A plays the last card. They have taken what is named, B everything else."""
    end: dict[str, object] = {"piles": {"A": taken.split()}, "deck": [], "dealer": "A", "last_taker": "B"}
    return table(f"A: {card}", "B:", on=on, goal=goal, **end | fields)


def dealt(seats: int = 2, seed: str = "1") -> list[Actor]:
    """The players of a new game."""
    game = find_game("scopa")
    session = Session.start(game, game.setup(seats, {}, seed))
    return [Actor(session, seat) for seat in range(seats)]
