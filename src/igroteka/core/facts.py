"""Reads the facts about components that a game keeps as YAML in its folder `data`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import yaml

# The parser in C is eight times faster, and every program that knows a game reads its facts first. Some builds lack it.
_LOADER: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def parse_facts(text: str) -> Any:
    """The facts that a text states in YAML."""
    return yaml.load(text, _LOADER)


def read_facts(package: str, name: str) -> Any:
    """The facts in `data/<name>` of a package; the caller knows their shape."""
    return parse_facts(files(package).joinpath("data", name).read_text(encoding="utf-8"))
