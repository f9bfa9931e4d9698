"""What docs/research.md shows can be run, its figures are right, and docs/features.md explains all features."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.research.tables import EVERY, configuration

DOCS = Path(__file__).parents[2] / "docs"
DOCUMENT = (DOCS / "research.md").read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.mark.parametrize("code", CODE)
def test_the_examples_of_the_document_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "docs/research.md", "exec"), {})
    assert bool(capsys.readouterr().out) == ("print(" in code)


def test_the_first_loop_has_no_more_than_ten_lines() -> None:
    assert len([line for line in CODE[0].splitlines() if line.strip()]) <= 10


@pytest.mark.parametrize(
    ("row", "preset", "seats"),
    [
        ("Kittens `classic_base`", "classic_base", (2, 5)),
        ("Kittens `full_box`", "full_box", (2, 8)),
        ("Targi", "standard", (2,)),
        ("Intrigo", "standard", (3, 4)),
        ("BANG! `base`", "base", (4, 8)),
        ("BANG! `everything`", "everything", (5,)),
    ],
)
def test_the_numbers_of_actions_and_features_are_those_of_the_table(
    row: str, preset: str, seats: tuple[int, ...]
) -> None:
    game = row.split(maxsplit=1)[0].lower().rstrip("!")
    found = [configuration(game, preset, count) for count in seats]
    line = next(line for line in DOCUMENT.splitlines() if line.startswith(f"| {row}"))
    told = [[int(number) for number in re.findall(r"\d+", cell)] for cell in line.split("|")[2:4]]
    assert told == [[one.actions.size for one in found], [one.features.size for one in found]]


def test_the_document_counts_the_configurations() -> None:
    assert f"all {len(EVERY)} presets and numbers of seats" in DOCUMENT


TITLES = {"kittens": "Exploding Kittens", "targi": "Targi", "intrigo": "Intrigo", "bang": "BANG!"}
FEATURES = (DOCS / "features.md").read_text(encoding="utf-8")
SERIES = re.compile(r"(pile_|deck_|[bg])\d+|C\d\d")


def explained(title: str) -> set[str]:
    """The groups of features in the first column of a table of docs/features.md."""
    chapter = FEATURES.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    first = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    return {SERIES.sub("series", name) for cell in first for name in re.findall(r"`([^`]+)`", cell)}


@pytest.mark.parametrize("game", TITLES)
def test_every_group_of_features_is_explained_and_no_other(game: str) -> None:
    groups = {
        SERIES.sub("series", group.split(".")[0])
        for _, preset, seats in [one for one in EVERY if one[0] == game]
        for group in configuration(game, preset, seats).features.layout.groups
    }
    common = {"me", "asked", "question"}
    assert explained("All games") == common | {"question.…"}
    assert explained(TITLES[game]) == groups - common
