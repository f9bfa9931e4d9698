"""A package with a broken game does not keep anybody from the other games."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from igroteka.core import registry
from tests.cli.installed import only
from tests.cli.running import run

WORKS = EntryPoint("toy", "tests.core.toy:GAME", registry.GROUP)
BROKEN = [
    EntryPoint("gone", "tests.core.no_such_module:GAME", registry.GROUP),
    EntryPoint("no_game", "tests.core.toy:WORDS", registry.GROUP),
]


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with only(*BROKEN, WORKS):
        yield


def test_the_other_games_are_there() -> None:
    assert list(registry.games()) == ["toy"]


def test_the_command_says_what_is_broken_and_goes_on() -> None:
    ran = run("games")
    assert ran.code == 0
    assert "toy" in ran.out
    assert [line.split(":")[0] for line in ran.err.splitlines() if "cannot be loaded" in line] == [
        "A game cannot be loaded (gone = tests.core.no_such_module",
        "A game cannot be loaded (no_game = tests.core.toy",
    ]
