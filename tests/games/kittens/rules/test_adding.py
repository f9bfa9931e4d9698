"""The example of the page about adding a card works as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import yaml

from igroteka.games.kittens.rules import card, titles, words
from igroteka.games.kittens.rules.cards import classic
from igroteka.games.kittens.rules.titles import NUMBERS, Title
from tests.games.kittens import table

ROOT = Path(__file__).resolve().parents[4]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
PART = PAGE.partition("\n## Exploding Kittens\n")[2].partition("\n## ")[0]
STAND_IN = "see_the_future_3x"  # the example takes its place, so that nothing that counts cards has to change


def block(language: str, containing: str) -> str:
    """The code block of the page with this in it."""
    (found,) = [text for text in re.findall(rf"```{language}\n(.*?)```", PART, re.DOTALL) if containing in text]
    return str(found)


def play_example() -> None:
    """Put the class of the page into the game, and run the test of the page."""
    names = {**vars(card), **vars(titles), **vars(words), **vars(classic)}
    exec(block("python", "class Peek").replace('"peek"', f'"{STAND_IN}"'), names)
    peek = names["Peek"]()
    peek.looks = 1
    card.LIBRARY.cards[NUMBERS[STAND_IN]] = peek
    space = dict(vars(table))
    exec(block("python", "def test_").replace("peek", STAND_IN), space)
    (test,) = [thing for name, thing in space.items() if name.startswith("test_")]
    test()


def test_the_row_of_the_example_has_the_fields_of_all_rows() -> None:
    (row,) = yaml.safe_load(block("yaml", "peek"))
    assert Title(**row).looks == 1


def test_the_class_of_the_example_passes_the_test_of_the_example() -> None:
    """On the engine from source, where a contributor tries it; compiled cards take no class from outside."""
    command = [sys.executable, "-c", f"from {__name__} import play_example; play_example()"]
    environment = {**os.environ, "IGROTEKA_ENGINE": "source"}
    ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
