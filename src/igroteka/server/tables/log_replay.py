"""From a stored log to its table."""

from __future__ import annotations

import logging

from igroteka.server.common.labels import table_label
from igroteka.server.storage.store import Row
from igroteka.server.tables.events import read_event
from igroteka.server.tables.table import Table

log = logging.getLogger("igroteka.table")


def replay(id: str, rows: list[Row]) -> Table:
    """The table of a log. A game that this engine cannot replay is broken off."""
    table = Table(id)
    for row in rows:
        event = read_event(row.data)
        try:
            table.apply(event, row.at)
        except Exception as problem:
            log.warning("table %s cannot be replayed from event %d on: %r", table_label(id), row.number, problem)
            table.mark_unreplayable(event)
    return table
