"""The blunder catalogues: positions in which one option makes any player laugh (`blunders.txt`).

A catalogue is a table, a line for each position: why an option is foolish; the rule that makes it so; the position; the
codes of the foolish options (`*` stands for anything). No level chooses any of them, not even `easy`.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from igroteka.bots.bot import Bot, make_bot, sampler
from igroteka.core.decisions import Decision
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.state import State

SEARCH = "search:8"  # so few iterations that noise shows
SEEDS = {"greedy": 3, SEARCH: 1, "easy": 6}


class Blunder(NamedTuple):
    why: str
    rule: str
    position: str
    foolish: str


def read_blunders(test_file: str) -> list[Blunder]:
    """The catalogue beside a test file."""
    lines = Path(test_file).with_name("blunders.txt").read_text(encoding="utf-8").splitlines()
    return [Blunder(*line.split("; ")) for line in lines if line and not line.startswith("#")]


def is_foolish(code: str, patterns: str) -> bool:
    """True if one of the patterns, which are separated by spaces, matches the code of an option."""
    return any(fnmatchcase(code, pattern) for pattern in patterns.split())


def check_blunder(game: str, state: State, decision: Decision, foolish: str) -> None:
    """Fail if any level takes one of the foolish options, or if there is no such choice."""
    codes = [option.code for option in decision.options]
    assert any(is_foolish(code, foolish) for code in codes), f"nothing foolish among {codes}"
    assert not all(is_foolish(code, foolish) for code in codes), f"nothing sensible among {codes}"
    for level, seeds in SEEDS.items():
        for seed in range(seeds):
            chosen = choice(game, state, decision, make_bot(level, game), str(seed))
            assert not is_foolish(chosen, foolish), f"{level} chooses {chosen} of {codes}"


def choice(game: str, state: State, decision: Decision, bot: Bot, seed: str) -> str:
    """What a bot chooses for the seat that is asked."""
    found = find_game(game)
    imagine = sampler(found, state, decision.seat)
    return bot.choose(found.view(state, decision.seat), decision, from_seed(seed), imagine).code
