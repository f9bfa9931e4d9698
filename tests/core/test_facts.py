"""The facts about components, whichever parser of the YAML library reads them."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import pytest
import yaml

from igroteka.core.facts import parse_facts
from igroteka.core.registry import games

FILES = [file for game in games().values() for file in game.folder.joinpath("data").iterdir() if file.is_file()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))
def test_both_parsers_read_the_same_facts(file: Traversable) -> None:
    text = file.read_text(encoding="utf-8")
    assert parse_facts(text) == yaml.safe_load(text)
