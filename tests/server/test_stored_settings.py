"""A table keeps the settings with which its game was dealt, whatever the defaults of a later version are."""

from __future__ import annotations

import dataclasses

import msgspec

from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.server.storage.store import Row
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.events import Dealt, read_event, write_event
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.opening import begin, draft, fill
from igroteka.server.tables.settings import Settings

ANN = Guest("ann", "Ann")


def log(**chosen: SettingValue) -> list[Row]:
    """The log of a table where a game has begun."""
    found = draft(ANN, Settings("bang", 4, dict(chosen)))
    fill(found, ANN, 0, ["random"] * 3)
    begin(found)
    return found.rows


def as_before(row: Row) -> Row:
    """The same row of a version that wrote no settings into the deal, and no checksums."""
    event = read_event(row.data)
    if not isinstance(event, Dealt):
        return row
    return dataclasses.replace(row, data=write_event(msgspec.structs.replace(event, settings=None, checksums={})))


def settings_of(rows: list[Row]) -> dict[str, SettingValue]:
    current = replay("a table", rows).current_game
    assert current is not None
    return dict(current.session.state.setup.settings)


def test_a_deal_has_all_settings() -> None:
    rows = log()
    deal = next(event for event in map(read_event, [row.data for row in rows]) if isinstance(event, Dealt))
    assert deal.settings == GAME.setup(4, {}, "1").settings == settings_of(rows)


def test_a_deal_of_before_has_the_defaults_of_then() -> None:
    assert settings_of([as_before(row) for row in log()])["panic_range"] == "1"


def test_a_deal_of_before_keeps_what_the_host_had_chosen() -> None:
    assert settings_of([as_before(row) for row in log(panic_range="any")])["panic_range"] == "any"
