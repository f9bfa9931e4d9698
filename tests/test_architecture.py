"""The pages for contributors name files, functions and classes that exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
MAP = (DOCS / "architecture.md").read_text(encoding="utf-8")
DESIGN = (DOCS / "design.md").read_text(encoding="utf-8")
NEW_GAME = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
NEW_CARD = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
NEW_LESSON = (DOCS / "adding-a-lesson.md").read_text(encoding="utf-8")
HOPS = MAP.partition("## One move")[2].partition("## Where to begin")[0]
ROWS = [row for row in MAP.partition("## Where to begin")[2].splitlines() if row.startswith("| a")]
GAME = "kittens"  # any game will do where a page says <game>
CORE = "src/igroteka/core"
FILE = re.compile(r"\.(?:py|md|ftl|yaml|toml|ts|svelte|css|json)$")
# An identifier, perhaps of something (`g.then`), called (`clone()`) or set (`price = 1`).
CODE = re.compile(r"`(?:[A-Za-z_]\w*\.)*([A-Za-z_]\w*)(?:\([^`]*\)| = [^`]*)?`")


def paths(text: str) -> list[str]:
    """The files and folders that a text names, without those that stand below a game of no name."""
    found = re.findall(r"`((?:src|web|tests|tools|benchmarks|docs|examples)/[\w/.<>-]*)`", text)
    return sorted({path.replace("<game>", GAME) for path in found if "<set>" not in path})


@pytest.mark.parametrize("path", paths(MAP + DESIGN + NEW_GAME + NEW_CARD + NEW_LESSON))
def test_what_the_pages_name_exists(path: str) -> None:
    assert (ROOT / path).exists()


def code_of(text: str) -> str:
    """All files that a text names."""
    return "\n".join((ROOT / path).read_text(encoding="utf-8") for path in paths(text) if (ROOT / path).is_file())


@pytest.mark.parametrize("hop", re.findall(r"^\d+\. (.*?)(?=^\d+\. |\Z)", HOPS, re.MULTILINE | re.DOTALL))
def test_a_hop_names_functions_of_the_files_on_the_way(hop: str) -> None:
    code = code_of(HOPS)
    names = re.findall(r"`(_?[A-Za-z]\w*)`", hop)
    assert names
    assert [name for name in names if not re.search(rf"\b{name}\b\(|class {name}\b", code)] == []


@pytest.mark.parametrize("row", [row for row in ROWS if code_of(row)])
def test_a_row_names_what_is_in_its_files(row: str) -> None:
    code = code_of(row)
    names = re.findall(r"`(_?[A-Za-z]\w*)`", row)
    assert [name for name in names if not re.search(rf"\b{name}\b", code)] == []


@cache
def defined(*folders: str) -> frozenset[str]:
    """What the code and the data below these folders define: functions, classes, fields, parameters, modules."""
    found: set[str] = set()
    for folder in folders:
        for path in (ROOT / folder).rglob("*"):
            found.add(path.stem)
            if path.suffix in {".py", ".yaml"}:
                text = path.read_text(encoding="utf-8")
                found.update(re.findall(r"\b(?:def|class) (\w+)", text))
                found.update(re.findall(r"\b(\w+)(?:: | = |=)", text))
    return frozenset(found)


def unknown(text: str, *folders: str) -> list[str]:
    """The names of code in a text that nothing defines below these folders, code blocks included."""
    prose, blocks = re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    spans = [span for span in re.findall(r"`[^`\n]+`", prose) if not FILE.search(span[1:-1])]
    names = {found[1] for span in spans if (found := CODE.fullmatch(span))}
    names.update(name for block in blocks for name in re.findall(r"\bg\.(\w+)", block))
    return sorted(names - defined(*folders))


def test_the_design_names_what_the_core_defines() -> None:
    contract = DESIGN.partition("## The contract of a game")[2].partition("## What every game must pass")[0]
    assert unknown(contract, CORE) == []


def test_the_page_about_games_names_what_a_game_can_use() -> None:
    steps = NEW_GAME.partition("## Steps")[2].partition("\n## ")[0]
    assert steps
    assert unknown(steps, CORE, "tests/core") == []  # the toy game is its example


@pytest.mark.parametrize(
    ("heading", "game"), [("Exploding Kittens", "kittens"), ("A tribe card of Targi", "targi"), ("BANG!", "bang")]
)
def test_the_page_about_cards_names_what_a_card_can_use(heading: str, game: str) -> None:
    part = NEW_CARD.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    assert part
    assert unknown(part, CORE, f"src/igroteka/games/{game}", f"tests/games/{game}", "tools") == []
