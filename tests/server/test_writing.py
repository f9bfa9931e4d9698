"""The thread that writes: what has gathered is committed together, and one failure harms nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Column, Connection, Engine, Integer, MetaData, Table, create_engine, insert, text

from igroteka.server.common.refusals import Unavailable
from igroteka.server.storage.writer import Conflict, Writer

pytestmark = pytest.mark.anyio

numbers = Table("numbers", MetaData(), Column("n", Integer, primary_key=True))
LOCK_WAIT = 0.2  # seconds that SQLite waits for a lock here


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A database with a table of unique numbers."""
    found = create_engine(f"sqlite:///{tmp_path / 'x.db'}", connect_args={"timeout": LOCK_WAIT})
    with found.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    yield found
    found.dispose()


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    """Whoever writes into it."""
    found = Writer(engine)
    yield found
    found.close()


def add(number: int) -> Callable[[Connection], None]:
    """Write a number."""

    def work(connection: Connection) -> None:
        connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})

    return work


def tries(number: int, tried: list[int]) -> Callable[[Connection], None]:
    """Write a number, and note that it was tried."""

    def work(connection: Connection) -> None:
        tried.append(number)
        add(number)(connection)

    return work


def fail(connection: Connection) -> None:
    """Something nobody has thought of."""
    raise OverflowError


def written(engine: Engine) -> list[int]:
    """What stands in the database."""
    with engine.connect() as connection:
        return [row[0] for row in connection.execute(text("SELECT n FROM numbers ORDER BY n"))]


async def outcomes(writer: Writer, *works: Callable[[Connection], None]) -> list[str]:
    """What comes of writing all this at once."""
    found = await asyncio.gather(*[writer.write(work) for work in works], return_exceptions=True)
    return [type(one).__name__ for one in found]


async def gathered(writer: Writer, *works: Callable[[Connection], None]) -> list[str]:
    """What comes of all this when it has gathered behind something that takes a while."""
    begun, free = threading.Event(), threading.Event()

    def take_a_while(connection: Connection) -> None:
        begun.set()
        free.wait()

    long_work = asyncio.create_task(writer.write(take_a_while))
    await asyncio.to_thread(begun.wait)
    found = asyncio.create_task(outcomes(writer, *works))
    while writer._jobs.qsize() < len(works):
        await asyncio.sleep(0.01)
    free.set()
    await long_work
    return await found


async def test_what_is_written_at_once_is_committed_together(writer: Writer, engine: Engine) -> None:
    await gathered(writer, *[add(number) for number in range(300)])
    assert written(engine) == list(range(300))
    assert writer.batches == 2


async def test_a_conflict_is_told_to_the_one_who_came_second(writer: Writer, engine: Engine) -> None:
    assert await outcomes(writer, add(1), add(2), add(1), add(3)) == ["NoneType", "NoneType", "Conflict", "NoneType"]
    assert written(engine) == [1, 2, 3]
    with pytest.raises(Conflict):
        await writer.write(add(2))


async def test_whatever_fails_harms_nobody_else_and_writing_goes_on(writer: Writer, engine: Engine) -> None:
    assert await outcomes(writer, add(1), fail, add(2)) == ["NoneType", "OverflowError", "NoneType"]
    assert await outcomes(writer, fail) == ["OverflowError"]
    assert await outcomes(writer, add(3)) == ["NoneType"]
    assert written(engine) == [1, 2, 3]


async def test_while_nothing_can_be_written_all_are_refused_soon(writer: Writer, engine: Engine) -> None:
    with engine.connect() as other:
        other.execute(text("BEGIN EXCLUSIVE"))
        tried: list[int] = []
        found = await gathered(writer, *[tries(number, tried) for number in range(50)])
        assert set(found) == {Unavailable.__name__}
        assert len(tried) == 2  # together, then the first alone: the others do not wait for the lock one by one
        other.rollback()
    assert await outcomes(writer, add(1)) == ["NoneType"]
    assert written(engine) == [1]


async def test_rows_of_several_that_are_written_at_once_go_together_and_one_conflict_harms_nobody_else(
    writer: Writer, engine: Engine
) -> None:
    insert_number = insert(numbers)
    await writer.add((insert_number, {"n": 7}))
    wanted = [writer.add((insert_number, {"n": n}), (insert_number, {"n": n + 100})) for n in (5, 6, 7, 8)]
    found = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(one).__name__ for one in found] == ["NoneType", "NoneType", "Conflict", "NoneType"]
    assert written(engine) == [5, 6, 7, 8, 105, 106, 108]
