"""A batch whose tables are divided among processes, with all arrays in memory that they share.

    with WorkerBatch(configuration, tables=1024, workers=8) as batch:
        batch.step(batch.random_actions(np.random.default_rng(1)))

Worker `i` of `n` plays the games number `i`, `i + n`, `i + 2n` … of the seed, so together they play those of a `Batch`.
Processes are spawned: a script has to start them under `if __name__ == "__main__"`.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from igroteka.core.setup import SettingValue
from igroteka.research.batch import Actions, Arrays, Batch
from igroteka.research.configuration import Configuration
from igroteka.research.rewards import Rewards, scheme
from igroteka.workers import workers_not_interrupted

N = TypeVar("N", bound=np.generic)

Memory = Any  # a block of bytes that processes share; the standard library does not name its type


@dataclass(frozen=True)
class Job:
    """What one worker plays: its tables, and which games of the seed."""

    game: str
    seats: int
    preset: str
    options: Mapping[str, SettingValue]
    carried: Mapping[str, object]
    seed: str
    rewards: str | Rewards
    skip_forced: bool
    tables: int  # of all workers
    begin: int  # the first of its own tables, and the one after the last
    end: int
    worker: int
    workers: int

    def configuration(self) -> Configuration:
        return Configuration(self.game, self.seats, self.preset, self.options, self.carried)


class SharedArrays(Arrays):
    """The arrays of a batch in one block of memory, and the actions that were chosen. Wide numbers come first, so that
    all arrays are aligned.
    """

    def __init__(self, configuration: Configuration, tables: int, memory: Memory) -> None:
        self._memory, self._used = memory, 0
        self.actions = self._next(np.int64, tables)
        seats = self._next(np.int64, tables)
        numbers = self._next(np.int64, tables)
        rewards = self._next(np.float32, tables, configuration.seats)
        observations = self._next(np.uint8, tables, configuration.features.size)
        masks = self._next(np.int8, tables, configuration.actions.size)
        super().__init__(observations, masks, seats, numbers, rewards, self._next(np.bool_, tables))

    def _next(self, kind: type[N], *shape: int) -> NDArray[N]:
        count = int(np.prod(shape))
        found = np.frombuffer(self._memory, kind, count, self._used).reshape(shape)
        self._used += found.nbytes
        return found

    def part(self, begin: int, end: int) -> Arrays:
        """The rows of some tables."""
        rows = slice(begin, end)
        return Arrays(
            self.observations[rows],
            self.masks[rows],
            self.seats[rows],
            self.numbers[rows],
            self.rewards[rows],
            self.over[rows],
        )


def size_of(configuration: Configuration, tables: int) -> int:
    """The bytes that `SharedArrays` needs."""
    numbers = 3 * 8 + 4 * configuration.seats
    return tables * (numbers + configuration.features.size + configuration.actions.size + 1)


def work(job: Job, memory: Memory, line: Connection) -> None:
    """Play the tables of a worker: one step for each message, answered with what has gone wrong, if anything."""
    try:
        configuration = job.configuration()
        shared = SharedArrays(configuration, job.tables, memory)
        batch = Batch(
            configuration,
            job.end - job.begin,
            job.seed,
            job.rewards,
            skip_forced=job.skip_forced,
            first=job.worker,
            every=job.workers,
            arrays=shared.part(job.begin, job.end),
        )
        actions = shared.actions[job.begin : job.end]
        line.send("")
        while line.recv():
            batch.step(actions)
            line.send("")
    except EOFError:
        return  # the batch is gone
    except Exception:
        line.send(traceback.format_exc())


class WorkerBatch(Arrays):
    """A number of tables of one configuration, played by several processes. See `Arrays` for what it shows, and
    `Batch` for the arguments. Close it, or use it in a `with` statement.

    The arrays live as long as the batch: copy what you keep.
    """

    def __init__(
        self,
        configuration: Configuration,
        tables: int,
        workers: int,
        seed: str = "1",
        rewards: str | Rewards = "win",
        *,
        skip_forced: bool = True,
    ) -> None:
        if not 0 < workers <= tables:
            raise ValueError(f"one to {tables} workers for {tables} tables, not {workers}")
        scheme(rewards)  # an unknown name is refused here rather than by every worker
        self.configuration = configuration
        context = get_context("spawn")
        memory = context.RawArray("B", size_of(configuration, tables))
        shared = SharedArrays(configuration, tables, memory)
        super().__init__(shared.observations, shared.masks, shared.seats, shared.numbers, shared.rewards, shared.over)
        self._chosen = shared.actions
        self._lines: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for worker in range(workers):
            begin, end = tables * worker // workers, tables * (worker + 1) // workers
            job = Job(
                configuration.game.id,
                configuration.seats,
                configuration.preset,
                configuration.settings,
                configuration.carried,
                seed,
                rewards,
                skip_forced,
                tables,
                begin,
                end,
                worker,
                workers,
            )
            here, there = context.Pipe()
            process = context.Process(target=work, args=(job, memory, there), daemon=True)
            with workers_not_interrupted():
                process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)
        self._wait()

    def step(self, actions: Actions) -> None:
        """Take an action at every table; ValueError, without any change, if one of them is not offered."""
        self.check_shape(actions)
        within = (actions >= 0) & (actions < self.masks.shape[1])
        legal = within & (self.masks[np.arange(self.tables), np.where(within, actions, 0)] == 1)
        if not legal.all():
            table = int(np.argmin(legal))
            raise ValueError(f"nobody may take action {int(actions[table])} at table {table}")
        if not self._lines:
            raise ValueError("this batch is closed")
        self._chosen[:] = actions
        for line in self._lines:
            with suppress(BrokenPipeError):  # `_wait` says that the worker has ended
                line.send(True)
        self._wait()

    def _wait(self) -> None:
        """Wait until all workers are done; RuntimeError if one has failed."""
        problems = [problem for problem in [_answer(line) for line in self._lines] if problem]
        if problems:
            self.close()
            raise RuntimeError(problems[0])

    def close(self) -> None:
        """End the processes. The arrays keep what they hold."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines, self._processes = [], []

    def __enter__(self) -> WorkerBatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _answer(line: Connection) -> str:
    """What has gone wrong in a worker, or an empty text."""
    try:
        return str(line.recv())
    except (EOFError, ConnectionResetError):
        return "a worker has ended unexpectedly"
