"""The page about adding a card says what is so."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from igroteka.core.codec import saved_names
from igroteka.games.bang.rules import attack, enums, frames, source, turn
from igroteka.games.bang.rules.cards import base, dodge_city, fistful, high_noon, wild_west_show
from igroteka.games.bang.rules.enums import Aim, Timing
from igroteka.games.bang.rules.records import Events, Figure, History, Piles, Player, ThisTurn
from igroteka.games.bang.rules.source import Card, Character, EventCard, Source
from igroteka.games.bang.rules.state import BangGame

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
PART = PAGE.partition("\n## BANG!\n")[2]
MODULES = (enums, source, frames, attack, turn, base, dodge_city, fistful, high_noon, wild_west_show)
NAMES = {name: thing for module in MODULES for name, thing in vars(module).items()}
QUESTIONS = {name for kind in (Source, Card, Character, EventCard, BangGame, Timing, Aim) for name in dir(kind)}
RECORDS = (Figure(0), Player(), Piles(), Events(), ThisTurn(), History())
FIELDS = {name for record in RECORDS for name in saved_names(record)} | set(BangGame.saved)


def rows() -> list[list[str]]:
    """The rows of the table at the end: what the card does, how, and what to copy."""
    table = PART.partition("### If your card …")[2]
    lines = [line for line in table.splitlines() if line.startswith("| ") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def examples() -> dict[str, type[Source]]:
    """The classes of the page, as Python understands them."""
    found: dict[str, type[Source]] = {}
    for block in re.findall(r"```python\n(class .*?)```", PART, re.DOTALL):
        space = dict(NAMES)
        exec(block, space)
        name = re.findall(r"class (\w+)", block)[0]
        found[name] = space[name]
    return found


def test_the_page_ends_in_a_table() -> None:
    assert len(rows()) > 20
    assert PAGE.rstrip().splitlines()[-1].strip("|").split("|")[0].strip() == rows()[-1][0]


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row[0]))
def test_every_row_names_a_card_that_can_be_copied(row: list[str]) -> None:
    copies = re.findall(r"`(\w+)`", row[2])
    assert copies
    for name in copies:
        assert isinstance(NAMES[name], type), name


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row[0]))
def test_every_row_names_questions_and_frames_that_exist(row: list[str]) -> None:
    for word in re.findall(r"`([\w.]+)(?: = [\w.]+|\(\))?`", row[1]):
        if word.endswith(".py"):
            assert (ROOT / "src" / "igroteka" / "games" / "bang" / "rules" / word).exists()
            continue
        name = word.rpartition(".")[2]
        assert name in QUESTIONS or name in NAMES or hasattr(BangGame, name) or name in FIELDS, word


@pytest.mark.parametrize("name", sorted(examples()))
def test_every_example_answers_questions_that_are_asked(name: str) -> None:
    example = examples()[name]
    parent = example.__mro__[1]
    assert example.__doc__ is not None
    assert example.__doc__.startswith(example.rule)
    for word, thing in vars(example).items():
        if inspect.isfunction(thing):
            asked = inspect.signature(getattr(parent, word))
            assert list(asked.parameters) == list(inspect.signature(thing).parameters)
        else:
            assert word.startswith("__") or hasattr(parent, word)
