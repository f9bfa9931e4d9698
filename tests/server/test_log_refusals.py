"""Refusals in the log of a host stand there by their ids: to word them takes seconds, while everybody would wait."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igroteka.server.bots.bot_pool import ProcessBotPool
from igroteka.server.bus.notices import LocalBus
from igroteka.server.common.chore import run_logged
from igroteka.server.common.refusals import NotAllowed, Unavailable
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Store
from igroteka.server.tables.events import BadLog, Opened
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.opening import begin_log, open_table
from igroteka.server.tables.settings import Settings
from tests.server.logs import logged

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The languages whose texts somebody has asked for."""
    found: list[str] = []

    def texts_for(language: str) -> None:
        found.append(language)
        raise AssertionError("texts are loaded")

    monkeypatch.setattr("igroteka.texts.texts_for", texts_for)
    return found


@pytest.fixture
async def hub(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Hub]:
    """The tables of a host that nobody visits."""
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    found = Hub(Store(engine), LocalBus(), ProcessBotPool(1))
    yield found
    await found.close()


async def test_a_refused_chore_is_logged_without_words(asked: list[str]) -> None:
    async def chore() -> None:
        raise NotAllowed("error-no-such-table")

    with logged() as log:
        await run_logged(chore, logging.getLogger("igroteka.hub"))
        assert "error-no-such-table" in log.text
    assert asked == []


async def test_a_table_that_cannot_be_read_is_logged_without_words(
    hub: Hub, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(id: str) -> None:
        raise BadLog("error-log-unreadable")

    monkeypatch.setattr(hub.services, "read_table", read)
    with logged() as log:
        await hub._run_overdue("table")
        assert "error-log-unreadable" in log.text
    assert asked == []


async def test_an_outage_at_a_table_is_logged_without_words(hub: Hub, asked: list[str]) -> None:
    async def work() -> None:
        raise Unavailable("error-storage")

    room = await open_table(hub, begin_log(Opened(Settings("targi", 2), "ann")))
    with logged() as log:
        await room.autopilot._run_with_retry(work())
        assert "error-storage" in log.text
    assert asked == []
