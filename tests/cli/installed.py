"""Which games are installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from igroteka.core import registry
from igroteka.texts.texts import texts_for


@contextmanager
def only(*points: EntryPoint) -> Iterator[None]:
    """As if only these games were installed. What is read once, games and their texts, is read anew before and after:
    texts that were first read meanwhile would lack all other games.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "entry_points", lambda group: EntryPoints(points))
        forget()
        yield
    forget()


def forget() -> None:
    registry.games.cache_clear()
    texts_for.cache_clear()
