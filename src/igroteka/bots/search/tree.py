"""The search tree: for each information set, which options were tried, how often, and their results for the chooser."""

from __future__ import annotations

import math
from typing import Final, final

from igroteka.core.options import Option

FIRST_OPTIONS: Final = 6  # this many options are tried from the first visit on
WIDENING: Final = 2.0  # and this many more per square root of the visits
UNTRIED_PENALTY: Final = 0.1  # how much below the average an untried option is estimated


@final
class Edge:
    """An option of a node, tried or not. `total` sums its results for the seat that chose it."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.offered = 0  # how often it was available; not every imagined state offers it
        self.results: Final[list[float]] = []  # at the root: the result in each imagined state, in order

    def mean(self, unknown: float) -> float:
        """The mean result; for an untried option, the value of `unknown`."""
        return self.total / self.visits if self.visits else unknown


@final
class Node:
    """A decision of one seat in one information set."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.edges: Final[dict[str, Edge]] = {}  # by option code
        self.visits = 0
        self.total = 0.0

    def edge(self, option: Option) -> Edge:
        """The edge of an option, created on first use."""
        edge = self.edges.get(option.code)
        if edge is None:
            edge = self.edges[option.code] = Edge()
        return edge

    def select(self, options: list[Option], prior: list[float], explore: float) -> Option:
        """The option to try next: PUCT over the options offered."""
        unknown = self.total / self.visits - UNTRIED_PENALTY if self.visits else 0.0
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
        """Progressive widening: only the most promising of many options are tried at first."""
        width = FIRST_OPTIONS + int(WIDENING * math.sqrt(float(self.visits)))
        return 0.0 if len(prior) <= width else sorted(prior, reverse=True)[width - 1]

    def learn(self, edge: Edge, worth: float) -> None:
        """Record the result of a try for the seat."""
        self.visits += 1
        self.total += worth
        edge.visits += 1
        edge.total += worth


@final
class TreePoint:
    """A point of the game: the choices of everybody since the root, whatever the cards are.

    Seats that are asked simultaneously have a node each, so that none of them knows the answers of the others.
    """

    def __init__(self) -> None:
        self.nodes: Final[dict[tuple[int, int], Node]] = {}  # by seat and information-set key
        self.after: Final[dict[tuple[str, ...], TreePoint]] = {}  # by the codes of the answers

    def node(self, seat: int, infoset_key: int) -> Node:
        """The node of a seat with this information-set key."""
        node = self.nodes.get((seat, infoset_key))
        if node is None:
            node = self.nodes[seat, infoset_key] = Node(seat)
        return node

    def then(self, answers: tuple[str, ...]) -> TreePoint:
        """The point after these answers."""
        point = self.after.get(answers)
        if point is None:
            point = self.after[answers] = TreePoint()
        return point
