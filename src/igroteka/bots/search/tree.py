"""The tree of a search: what was tried in which situation, how often, and how it went for whoever chose."""

from __future__ import annotations

import math
from typing import Final, final

from igroteka.core.options import Option

FIRST_OPTIONS: Final = 6  # so many options are tried from the first visit on,
WIDENING: Final = 2.0  # and so many more with the square root of the visits
SHY: Final = 0.1  # how much worse than the others an option is thought to be that was never tried


@final
class Edge:
    """An option of a situation, tried or not. `total` adds up what it was worth to whoever chose it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0  # how often it could have been chosen: not every imagined state offers it
        self.results: Final[list[float]] = []  # at the root of a search: what each imagined state in turn has brought

    def mean(self, unknown: float) -> float:
        """What it was worth so far; if it was never tried, what is expected of something unknown."""
        return self.total / self.visits if self.visits else unknown


@final
class Node:
    """What one seat is asked in a situation, as far as that seat can tell situations apart."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.edges: Final[dict[str, Edge]] = {}  # by the codes of the options
        self.visits = 0
        self.total = 0.0

    def edge(self, option: Option) -> Edge:
        """What is known of an option."""
        edge = self.edges.get(option.code)
        if edge is None:
            edge = self.edges[option.code] = Edge()
        return edge

    def select(self, options: list[Option], prior: list[float], explore: float) -> Option:
        """The option to try: whichever promises most, more so if it was tried seldom (PUCT over what is offered)."""
        unknown = self.total / self.visits - SHY if self.visits else 0.0
        least = self._threshold(prior)
        best, most = options[0], -math.inf
        for i, option in enumerate(options):
            edge = self.edge(option)
            edge.offered += 1
            if prior[i] < least and not edge.visits:
                continue
            score = edge.mean(unknown) + explore * prior[i] * math.sqrt(float(edge.offered)) / (1 + edge.visits)
            if score > most:
                best, most = option, score
        return best

    def _threshold(self, prior: list[float]) -> float:
        """Progressive widening: of many options only the most promising are tried at first."""
        width = FIRST_OPTIONS + int(WIDENING * math.sqrt(float(self.visits)))
        return 0.0 if len(prior) <= width else sorted(prior, reverse=True)[width - 1]

    def learn(self, edge: Edge, worth: float) -> None:
        """An option was tried, and this is what it was worth to the seat."""
        self.visits += 1
        self.total += worth
        edge.visits += 1
        edge.total += worth


@final
class Spot:
    """A point of the game: what everybody has chosen since the root, whatever the cards are.

    Seats that are asked at once have a node each, so that none of them knows what the others answer.
    """

    def __init__(self) -> None:
        self.nodes: Final[dict[tuple[int, int], Node]] = {}  # by the seat and what it sees
        self.after: Final[dict[tuple[str, ...], Spot]] = {}  # by the codes of the answers

    def node(self, seat: int, infoset_key: int) -> Node:
        """What a seat that sees this is asked here."""
        node = self.nodes.get((seat, infoset_key))
        if node is None:
            node = self.nodes[seat, infoset_key] = Node(seat)
        return node

    def then(self, answers: tuple[str, ...]) -> Spot:
        """The point after the answers of these codes."""
        spot = self.after.get(answers)
        if spot is None:
            spot = self.after[answers] = Spot()
        return spot
