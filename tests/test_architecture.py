"""The map of the code (docs/architecture.md) names files and functions that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
HOPS = PAGE.partition("## One move")[2].partition("## Where to begin")[0]
GAME = "kittens"  # any game will do where the page says <game>


def paths(text: str) -> list[str]:
    """The files and folders that a text names, without those that stand below a game of no name."""
    found = re.findall(r"`((?:src|web|tests|tools|benchmarks|docs)/[\w/.<>-]*)`", text)
    return sorted({path.replace("<game>", GAME) for path in found})


@pytest.mark.parametrize("path", paths(PAGE))
def test_what_the_map_names_exists(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("hop", re.findall(r"^\d+\. (.*?)(?=^\d+\. |\Z)", HOPS, re.MULTILINE | re.DOTALL))
def test_a_hop_names_functions_of_the_files_on_the_way(hop: str) -> None:
    code = "\n".join((ROOT / path).read_text(encoding="utf-8") for path in paths(HOPS) if (ROOT / path).is_file())
    names = re.findall(r"`(_?[A-Za-z]\w*)`", hop)
    assert names
    assert [name for name in names if not re.search(rf"\b{name}\b\(|class {name}\b", code)] == []
