"""What the network of Exploding Kittens learns from (`tools/train.py`)."""

from __future__ import annotations

from typing import Final

from igroteka.core.state import State
from igroteka.games.kittens.bots.search.inputs import INPUTS, WEIGHTS, inputs_of
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.words import ASK_TURN

__all__ = ["INPUTS", "TABLES", "WEIGHTS", "inputs", "is_quiet"]

CLASSIC: Final = {"deck": "classic_base", "combos": "with_five"}
BOX: Final = {"deck": "full_box"}
TABLES: Final[tuple[tuple[tuple[str, ...], dict[str, str]], ...]] = (
    (("greedy",) * 2, CLASSIC),
    (("greedy",) * 4, CLASSIC),
    (("greedy",) * 2, CLASSIC),
    (("search:60",) * 2, CLASSIC),
    (("greedy",) * 2, CLASSIC),
    (("greedy",) * 3, CLASSIC),
    (("greedy",) * 2, CLASSIC),
    (("greedy",) * 5, BOX),
    (("search:60", "greedy"), CLASSIC),
    (("search:60", "greedy", "greedy", "greedy"), CLASSIC),
)


def is_quiet(state: State) -> bool:
    """True if a player may begin something and nothing is pending."""
    assert isinstance(state, KittensGame)
    return bool(state.open) and state.open[0].prompt.phrase is ASK_TURN


def inputs(state: State) -> list[list[float]]:
    """The row of each seat."""
    assert isinstance(state, KittensGame)
    return inputs_of(state)
