"""A cache of everything derived from the positions, characters and cards of the figures."""

from __future__ import annotations

from typing import Final, final

from igroteka.games.bang.rules.questions import Question
from igroteka.games.bang.rules.source import Mode, Source, SourcesByQuestion

FIGURES: Final = 8  # maximum number


@final
class Index:
    """Cached answers about the table: who answers which question, who is alive, how far players are from each other.

    An answer is computed when it is first needed. It stays valid while turn, events, mode, ring, characters, deaths and
    cards in play do not change. Clones share an index; a state takes a copy before it invalidates anything
    (`BangGame.invalidate_index`). Lists that come from here must not be modified.
    """

    def __init__(self) -> None:
        self.shared = False
        self.mode_rules: Mode | None = None
        self.table_sources: SourcesByQuestion | None = None
        self.answered_by_table: list[Question] = []
        self.silencing: bool | None = None  # True if anybody might silence others in some turn
        self.anytime_sources: list[tuple[int, list[Source]]] | None = None  # who may act at any time, by which sources
        # By figure.
        self.abilities: Final[list[list[Source] | None]] = [None] * FIGURES
        self.own_sources: Final[list[SourcesByQuestion | None]] = [None] * FIGURES
        self.sources: Final[list[SourcesByQuestion | None]] = [None] * FIGURES
        self.living: Final[list[list[int] | None]] = [None] * FIGURES  # in effect direction from it
        self.clockwise: Final[list[list[int] | None]] = [None] * FIGURES
        self.distances: Final[list[list[int] | None]] = [None] * FIGURES  # from it to each; 0 if unknown
        self.near: Final[list[list[int] | None]] = [None] * FIGURES  # the figures at distance 1
        self.in_range: Final[list[list[int] | None]] = [None] * FIGURES  # the figures within weapon range

    def forget(self) -> None:
        """Invalidate everything."""
        self.mode_rules = None
        self.table_sources = None
        self.silencing = None
        self.anytime_sources = None
        for figure in range(FIGURES):
            self.abilities[figure] = None
            self.own_sources[figure] = None
            self.sources[figure] = None
            self.living[figure] = None
            self.clockwise[figure] = None
        self.forget_distances()

    def forget_distances(self) -> None:
        """Invalidate distances and ranges."""
        for figure in range(FIGURES):
            self.distances[figure] = None
            self.near[figure] = None
            self.in_range[figure] = None

    def forget_cards(self, figure: int) -> None:
        """Invalidate what depends on the cards in front of one figure."""
        self.own_sources[figure] = None
        self.sources[figure] = None
        self.forget_distances()

    def copy(self) -> Index:
        """A copy without distances, for a state that is about to change the cards in front of a figure."""
        other = Index()
        other.mode_rules = self.mode_rules
        other.table_sources = self.table_sources
        other.answered_by_table = self.answered_by_table
        other.silencing = self.silencing
        other.anytime_sources = self.anytime_sources
        for figure in range(FIGURES):
            other.abilities[figure] = self.abilities[figure]
            other.own_sources[figure] = self.own_sources[figure]
            other.sources[figure] = self.sources[figure]
            other.living[figure] = self.living[figure]
            other.clockwise[figure] = self.clockwise[figure]
        return other
