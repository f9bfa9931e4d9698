"""One thread writes everything, and commits all jobs that have gathered meanwhile in one transaction.

A commit waits for the disk; with a commit for each move, moves would wait for each other. Rows for the same statement
are executed together, which costs a fraction of a statement each. Moves are such rows: their statements are compiled
once, and SQLite's connection is kept, because both would take ten times as long as the transaction itself.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Generic, TypeVar, cast

from sqlalchemy import Connection, Dialect, Engine, Insert, Update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from igroteka.server.common.refusals import Unavailable
from igroteka.server.storage.sums import Sum, add_sums

T = TypeVar("T")
StatementRow = tuple[Insert | Update, Mapping[str, object]]  # a statement, and the values of one row for it
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else has written first."""


class WriteJob(Generic[T]):
    """Something to write and a future for its result: work of its own, or rows that are batched with others."""

    def __init__(
        self,
        work: Callable[[Connection], T] | None,
        loop: asyncio.AbstractEventLoop,
        lines: tuple[StatementRow, ...] = (),
        sum: Sum | None = None,
    ) -> None:
        self.work = work
        self.lines = lines
        self.sum = sum
        self.loop = loop
        self.done: asyncio.Future[T] = loop.create_future()
        self.result: T | None = None
        self.problem: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Do the work inside the transaction."""
        if self.work is not None:
            self.result = self.work(connection)

    def finish(self) -> None:
        """Resolve the future, in the event loop."""
        if self.done.cancelled():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(cast(T, self.result))


class DriverStatement:
    """A statement as the driver of a database takes it."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        self.sql = str(compiled)
        self._order = compiled.positiontup if compiled.positional else None

    def execute(self, connection: Connection, rows: list[Mapping[str, object]]) -> None:
        order = self._order
        if order is None:
            connection.exec_driver_sql(self.sql, [dict(row) for row in rows])
        else:
            connection.exec_driver_sql(self.sql, [tuple([row[name] for name in order]) for row in rows])


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.batches = 0
        self.written = 0
        self._kept: Connection | None = None  # used by the thread only
        self._statements: dict[Insert | Update, DriverStatement] = {}
        self._jobs: SimpleQueue[WriteJob[object] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="igroteka-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._jobs.qsize()

    async def write(self, work: Callable[[Connection], T], sum: Sum | None = None) -> T:
        """Run this in a transaction, with what it adds to the totals; it is on disk when this returns.

        Conflict: nothing was written. Unavailable: normally nothing was written, but if the connection was lost during
        the commit, it may have been.
        """
        job = WriteJob(work, asyncio.get_running_loop(), sum=sum)
        self._jobs.put(cast("WriteJob[object]", job))
        return await job.done

    async def add(self, *lines: StatementRow) -> None:
        """Write these rows in a transaction. They may not depend on other rows that are being written."""
        job: WriteJob[None] = WriteJob(None, asyncio.get_running_loop(), lines)
        self._jobs.put(cast("WriteJob[object]", job))
        await job.done

    def close(self) -> None:
        """Write what is queued, and stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch = [self._jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                batch.append(self._jobs.get())
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._write(jobs)
                self._finish(jobs)
            if len(jobs) < len(batch):
                self._drop_connection()
                return

    def _write(self, jobs: list[WriteJob[object]]) -> None:
        """Write all jobs in one transaction; if that fails, each in its own."""
        try:
            with self._transaction() as connection:
                for job in jobs:
                    job.run(connection)
                for statement, rows in gathered(jobs).items():
                    self._compiled(statement).execute(connection, rows)
                if sums := [job.sum for job in jobs if job.sum is not None]:
                    add_sums(connection, sums)  # last: all servers lock them
            self.batches += 1
            self.written += len(jobs)
        except Exception as problem:
            if len(jobs) == 1:
                jobs[0].problem = as_store_error(problem)
            else:
                self._write_singly(jobs)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction. A server may have dropped a connection, so only that of SQLite is kept, until anything fails;
        others are taken from the pool, which asks whether they still work.
        """
        if self.engine.dialect.name != "sqlite":
            with self.engine.begin() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.engine.connect()
        try:
            with self._kept.begin():
                yield self._kept
        except Exception:
            self._drop_connection()
            raise

    def _drop_connection(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    def _compiled(self, statement: Insert | Update) -> DriverStatement:
        found = self._statements.get(statement)
        if found is None:
            found = self._statements[statement] = DriverStatement(statement, self.engine.dialect)
        return found

    def _write_singly(self, jobs: list[WriteJob[object]]) -> None:
        """Each in its own transaction. If the database is away, the rest fails at once instead of waiting in turn."""
        for number, job in enumerate(jobs, start=1):
            self._write([job])
            if isinstance(job.problem, Unavailable):
                for other in jobs[number:]:
                    other.problem = Unavailable(job.problem.text)
                return

    def _finish(self, jobs: list[WriteJob[object]]) -> None:
        for loop in {job.loop for job in jobs}:
            mine = [job for job in jobs if job.loop is loop]
            try:
                loop.call_soon_threadsafe(_finish_all, mine)
            except RuntimeError:  # the loop is closed
                continue


def gathered(jobs: list[WriteJob[object]]) -> dict[Insert | Update, list[Mapping[str, object]]]:
    """The rows of all jobs, by statement."""
    found: dict[Insert | Update, list[Mapping[str, object]]] = {}
    for job in jobs:
        for statement, row in job.lines:
            found.setdefault(statement, []).append(row)
    return found


def _finish_all(jobs: list[WriteJob[object]]) -> None:
    for job in jobs:
        job.finish()


def as_store_error(problem: Exception) -> Exception:
    """The error that readers and writers get for an error of the database."""
    if isinstance(problem, IntegrityError):
        return Conflict(str(problem.orig))
    if isinstance(problem, DBAPIError) and not isinstance(problem, DataError | ProgrammingError):
        return Unavailable("error-storage")
    return problem
