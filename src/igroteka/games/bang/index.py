"""What follows from who stands where with which cards: worked out once and kept until something of it changes."""

from __future__ import annotations

from typing import Final, final

from igroteka.games.bang.source import Source

FIGURES: Final = 8  # at most

Answers = list[list[Source]]  # for each question those who answer it


@final
class Index:
    """Who answers which question, who is living, and how far they are from each other.

    Everything is filled in when it is first asked for. It holds as long as turn, events, mode, ring, characters, life
    and death, and cards in play stay as they are; then the game takes a new one (`BangGame.touch`). So copies of a
    state can share it. Nobody changes a list that it has been given.
    """

    def __init__(self, before: Index | None = None) -> None:
        self.rules: Answers | None = before.rules if before else None
        # The same without what nobody answers.
        self.ruled: list[tuple[int, list[Source]]] = before.ruled if before else []
        self.abilities: list[list[Source] | None] = before.abilities if before else [None] * FIGURES
        self.own: list[Answers | None] = before.own.copy() if before else [None] * FIGURES
        self.sources: list[Answers | None] = before.sources.copy() if before else [None] * FIGURES
        # From each figure on, in effect direction or clockwise.
        self.living: list[list[int] | None] = before.living if before else [None] * FIGURES
        self.clockwise: list[list[int] | None] = before.clockwise if before else [None] * FIGURES
        self.distances = [0] * (FIGURES * FIGURES)  # from one to the other; 0: not yet known
        self.within: dict[tuple[int, int], list[int]] = {}  # whom a figure has within so many steps
        self.offering: list[int] | None = before.offering if before else None  # who may do something at any time

    def without_cards(self, figure: int) -> Index:
        """What still holds when the cards in front of one figure change."""
        found = Index(self)
        found.own[figure] = None
        found.sources[figure] = None
        return found
