"""Positions of BANG!: a table as a text, for tests, bug reports and sandbox tables."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.codec import encode_record
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.games.bang.state import BangGame


def describe(g: BangGame) -> dict[str, object]:
    """A position's own fields that give this state back."""
    return {"exact": encode_record(g)}


def arrange(position: Mapping[str, object], setup: Setup, random: Random) -> BangGame:
    """The state that a position describes."""
    raise NotImplementedError
