"""Which lessons a guest has finished."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, select

from igroteka.server.storage.schema import learned
from igroteka.server.storage.upsert import upsert


@dataclass(frozen=True)
class Learned:
    """A guest has finished a lesson."""

    guest_id: str
    lesson: str
    at: int


def add_learned(connection: Connection, found: Learned) -> None:
    """Note a finished lesson; what was noted before stays as it is."""
    new = upsert(connection.dialect.name, learned)
    connection.execute(new.on_conflict_do_nothing(), asdict(found))


def lessons_learned(connection: Connection, guest: str) -> set[str]:
    """The ids of the lessons that a guest has finished."""
    rows = connection.execute(select(learned.c.lesson).where(learned.c.guest_id == guest))
    return {row[0] for row in rows}
