"""Everything that is written goes through one thread, which commits what has gathered meanwhile in one transaction.

A commit waits for the disk; a commit for each move would make moves wait for each other. Rows for the same statement
are handed over together: that costs a fraction of a statement for each.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Generic, TypeVar, cast

from sqlalchemy import Connection, Engine, Insert, Update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from igroteka.server.common.refusals import Unavailable
from igroteka.server.storage.sums import Sum, add_sums

T = TypeVar("T")
StatementRow = tuple[Insert | Update, Mapping[str, object]]  # a statement, and the values of one row for it
MOST_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else has written there first."""


class WriteJob(Generic[T]):
    """Something to write, and who waits for it: work of its own, or rows that go together with those of others."""

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
        """Do the work; it counts only once the transaction is committed."""
        if self.work is not None:
            self.result = self.work(connection)

    def finish(self) -> None:
        """Tell whoever waits, in the event loop."""
        if self.done.cancelled():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(cast(T, self.result))


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.batches = 0
        self.written = 0
        self._jobs: SimpleQueue[WriteJob[object] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="igroteka-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs wait to be written."""
        return self._jobs.qsize()

    async def write(self, work: Callable[[Connection], T], sum: Sum | None = None) -> T:
        """Do this in a transaction, and add to the sums what has ended with it; it is on disk when this returns.

        Conflict or Unavailable: nothing was written.
        After Unavailable it may have been written all the same, if the database was lost in the middle of a commit.
        """
        job = WriteJob(work, asyncio.get_running_loop(), sum=sum)
        self._jobs.put(cast("WriteJob[object]", job))
        return await job.done

    async def add(self, *lines: StatementRow) -> None:
        """Write these rows in a transaction, as `write` does. They may depend on no other row that is written now."""
        job: WriteJob[None] = WriteJob(None, asyncio.get_running_loop(), lines)
        self._jobs.put(cast("WriteJob[object]", job))
        await job.done

    def close(self) -> None:
        """Write what is left and end."""
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
                return

    def _write(self, jobs: list[WriteJob[object]]) -> None:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    job.run(connection)
                for statement, rows in gathered(jobs).items():
                    connection.execute(statement, rows)
                add_sums(connection, [job.sum for job in jobs if job.sum is not None])  # last: all servers lock them
            self.batches += 1
            self.written += len(jobs)
        except Exception as problem:
            if len(jobs) == 1:
                jobs[0].problem = as_store_error(problem)
            else:
                self._write_singly(jobs)

    def _write_singly(self, jobs: list[WriteJob[object]]) -> None:
        """Each in its own transaction. If the database is away, the others do not wait for it one after the other."""
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
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue


def gathered(jobs: list[WriteJob[object]]) -> dict[Insert | Update, list[Mapping[str, object]]]:
    """The rows of all jobs, by their statement."""
    found: dict[Insert | Update, list[Mapping[str, object]]] = {}
    for job in jobs:
        for statement, row in job.lines:
            found.setdefault(statement, []).append(row)
    return found


def _finish_all(jobs: list[WriteJob[object]]) -> None:
    for job in jobs:
        job.finish()


def as_store_error(problem: Exception) -> Exception:
    """What a problem of the database means for those who wanted to write or read."""
    if isinstance(problem, IntegrityError):
        return Conflict(str(problem.orig))
    if isinstance(problem, DBAPIError) and not isinstance(problem, DataError | ProgrammingError):
        return Unavailable("error-storage")
    return problem
