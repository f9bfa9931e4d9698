"""What docs/research.md shows can be run, and its figures are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.research.tables import EVERY, configuration

DOCUMENT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.mark.parametrize("code", CODE)
def test_the_examples_of_the_document_run(code: str) -> None:
    exec(compile(code, "docs/research.md", "exec"), {})


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


@pytest.mark.parametrize("game", ["bang", "intrigo", "kittens", "targi"])
def test_every_group_of_features_is_named(game: str) -> None:
    preset, seats = {"bang": ("everything", 4), "kittens": ("full_box", 4)}.get(
        game, ("standard", 3 if game == "intrigo" else 2)
    )
    groups = configuration(game, preset, seats).features.layout.groups
    places = re.compile(r"^(C\d\d|[bg]\d+|question\..*)$")
    names = {group.split(".")[0] for group in groups if not places.match(group)}
    numbered = {name for name in names if re.fullmatch(r"(pile|deck)_\d", name)}
    events = {"event", "next_event", "show", "event_suit", "event_note", "events_left"}
    decks = {"goods_deck", "tribe_deck", "drawn_public", "kittens_sure"}
    missing = [name for name in names - numbered - events - decks if f"`{name}`" not in DOCUMENT]
    assert not missing
