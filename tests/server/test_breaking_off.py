"""A game that cannot be played on: it is tried again a few times, broken off, and everybody is told so."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from igroteka.server.bots.bot_pool import run_job
from igroteka.server.common.labels import table_label
from igroteka.server.tables.events import Chose
from igroteka.server.tables.room import Room
from igroteka.server.tables.table import Table
from tests.server import told
from tests.server.client import Friends
from tests.server.host import log_of
from tests.server.logs import logged
from tests.server.test_bots import Broken, visiting

pytestmark = pytest.mark.anyio

FEW = 20  # lines


class Sound(Broken):
    """A bot pool whose bots choose well; it is the game that breaks."""

    async def run_job(self, data: bytes) -> bytes:
        return run_job(data)


@pytest.fixture
def broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules break whenever a bot has chosen, and nobody waits long to try it again."""
    chose = Table._chose

    def breaks(self: Table, event: Chose, at: int) -> None:
        if event.by == "bot":
            raise ZeroDivisionError("a hole in the rules")
        chose(self, event, at)

    monkeypatch.setattr(Table, "_chose", breaks)
    monkeypatch.setattr("igroteka.server.tables.autopilot.RETRY_MS", 20)


async def against_a_bot(friends: Friends) -> tuple[str, told.TableMessage]:
    """Somebody plays until a bot is to move; the table as they are told it after it was broken off."""
    (a,) = await friends.play("targi", 1, bots=["greedy"])
    if a.moves:
        await a.chooses(a.moves[0])
    await a.until(lambda: a.table.status == "broken")
    found = [message for message in a.heard if isinstance(message, told.TableMessage)]
    return a.id, found[-1]


async def test_a_game_that_the_autopilot_can_never_play_on_is_broken_off_and_all_are_told(
    tmp_path: Path, broken_game: None
) -> None:
    with logged(logging.WARNING) as log:
        async with visiting(tmp_path, Sound()) as friends:
            table, last = await against_a_bot(friends)
            guest = await friends.comes("Eve")
            watcher = await guest.goes_to(table)
            assert (watcher.table.status, watcher.table.broken) == ("broken", "")
            steps = await guest.http.get(f"tables/{table}/games/1/steps?seat=open")
            assert steps.status_code == 200, steps.text
            rows = log_of(friends.host, table)
    assert last.table.status == "broken"
    assert '"broke-off"' in rows[-1].data
    # Tables that other tests have left to bots break, too, if their host lives in this process.
    mine = [record for record in log.records if table_label(table) in record.getMessage()]
    assert 2 <= len(mine) <= FEW
    assert sum(record.exc_info is not None for record in mine) == 1
    assert "is broken off" in log.text
    assert table not in log.text


async def test_a_request_that_fails_is_logged_without_the_link_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(self: Room) -> None:
        raise ZeroDivisionError("a hole in the server")

    monkeypatch.setattr(Room, "public_payload", fails)
    with logged(logging.WARNING) as log:
        async with visiting(tmp_path, Sound()) as friends:
            (a,) = await friends.play("targi", 1, bots=["greedy"])
            failed = await a.guest.http.get(f"tables/{a.id}")
    assert failed.status_code == 500
    assert f"GET /api/tables/{table_label(a.id)} failed" in log.text
    assert a.id not in log.text


async def test_a_table_that_was_broken_off_stays_so_after_a_restart(tmp_path: Path, broken_game: None) -> None:
    async with visiting(tmp_path, Sound()) as friends:
        table, _ = await against_a_bot(friends)
    async with visiting(tmp_path, Sound()) as again:
        watcher = await (await again.comes("Eve")).goes_to(table)
        assert watcher.table.status == "broken"
