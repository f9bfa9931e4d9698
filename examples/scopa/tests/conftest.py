"""Scopa is the one game that these tests know: it is registered for them, without being installed."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from igroteka.core import registry
from igroteka.texts import texts_for

SCOPA = EntryPoint("scopa", "igroteka_scopa.game:GAME", registry.GROUP)


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    """What is read once, the games and their texts, is read anew before and afterwards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "entry_points", lambda group: EntryPoints([SCOPA]))
        forget()
        yield
    forget()


def forget() -> None:
    registry.games.cache_clear()
    texts_for.cache_clear()
