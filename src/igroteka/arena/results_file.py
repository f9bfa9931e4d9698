"""The results of a contest as a file: the first line is the contest, every other line a finished game.

A game is synced to disk as soon as it is over, so that an interrupted contest continues where it stopped.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from igroteka.arena.bouts import FinishedGame
from igroteka.arena.contest import Bout, Contest
from igroteka.core.errors import IgrotekaError


class ResultsFile:
    """The finished games of a contest; without a file, in memory only."""

    def __init__(self, contest: Contest, file: Path | None) -> None:
        self.contest = contest
        self.played: list[FinishedGame] = []
        self._done: set[Bout] = set()
        self._out: BinaryIO | None = None
        if file is not None:
            self._out = _opened(file)
            self._go_on(file, self._out)

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._out is not None:
            self._out.close()

    def missing(self) -> list[Bout]:
        """Games that are not finished yet."""
        bouts = [bout for deal in range(self.contest.deals) for bout in self.contest.bouts(deal)]
        return [bout for bout in bouts if bout not in self._done]

    def add(self, game: FinishedGame) -> None:
        """Add a finished game; a duplicate is ignored."""
        if game.bout not in self._done:
            self._keep(game)
            self._write(game)

    def _go_on(self, file: Path, out: BinaryIO) -> None:
        """Start a new file, or read an existing one and truncate a partial last line."""
        try:
            whole = self._read(file)
        except IgrotekaError:
            out.close()
            raise
        out.truncate(whole)
        if not whole:
            self._write(self.contest)

    def _keep(self, one: FinishedGame) -> None:
        if one.bout.deal < self.contest.deals:
            self.played.append(one)
            self._done.add(one.bout)

    def _write(self, line: Contest | FinishedGame) -> None:
        if self._out is not None:
            self._out.write(msgspec.json.encode(line) + b"\n")
            self._out.flush()
            os.fsync(self._out.fileno())

    def _read(self, file: Path) -> int:
        """Read an existing file, perhaps of fewer games; returns its length up to the last complete line."""
        written = file.read_bytes()
        if msgspec.json.encode(self.contest).startswith(written):
            return 0  # interrupted in the first line
        lines = written.splitlines(keepends=True)
        if len(lines) > 1 and not lines[-1].endswith(b"\n"):
            lines.pop()  # interrupted in the last line
        try:
            begun = msgspec.json.decode(lines[0], type=Contest)
            if msgspec.structs.replace(begun, deals=self.contest.deals) != self.contest:
                raise IgrotekaError("error-arena-other", file=str(file))
            for line in lines[1:]:
                self._keep(msgspec.json.decode(line, type=FinishedGame))
        except msgspec.MsgspecError:
            raise IgrotekaError("error-arena-file", file=str(file)) from None
        return sum([len(line) for line in lines])


def _opened(file: Path) -> BinaryIO:
    """Open the file for appending, with an exclusive lock."""
    try:
        out = file.open("a+b")
    except OSError:
        raise IgrotekaError("cli-error-file-write", file=str(file)) from None
    try:
        fcntl.flock(out, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        out.close()
        raise IgrotekaError("error-arena-busy", file=str(file)) from None
    return out
