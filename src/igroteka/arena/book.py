"""The file of a contest: its first line says what is played, every other one is a finished game.

A game is written as soon as it is over, so that a contest which was broken off, even by a loss of power, goes on where
it was.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from igroteka.arena.bouts import Played
from igroteka.arena.contest import Bout, Contest
from igroteka.core.errors import IgrotekaError


class Book:
    """The finished games of a contest, in a file or, without one, in memory only."""

    def __init__(self, contest: Contest, file: Path | None) -> None:
        self.contest = contest
        self.played: list[Played] = []
        self._done: set[Bout] = set()
        self._out: BinaryIO | None = None
        if file is not None:
            self._out = _opened(file)
            self._go_on(file, self._out)

    def __enter__(self) -> Book:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._out is not None:
            self._out.close()

    def missing(self) -> list[Bout]:
        """The games that are not finished."""
        bouts = [bout for deal in range(self.contest.deals) for bout in self.contest.bouts(deal)]
        return [bout for bout in bouts if bout not in self._done]

    def add(self, game: Played) -> None:
        """Keep a finished game; one that is known already stays as it is."""
        if game.bout not in self._done:
            self._keep(game)
            self._write(game)

    def _go_on(self, file: Path, out: BinaryIO) -> None:
        """Begin the file, or read what was played before."""
        try:
            whole = self._read(file)
        except IgrotekaError:
            out.close()
            raise
        out.truncate(whole)
        if not whole:
            self._write(self.contest)

    def _keep(self, one: Played) -> None:
        if one.bout.deal < self.contest.deals:
            self.played.append(one)
            self._done.add(one.bout)

    def _write(self, line: Contest | Played) -> None:
        if self._out is not None:
            self._out.write(msgspec.json.encode(line) + b"\n")
            self._out.flush()
            os.fsync(self._out.fileno())

    def _read(self, file: Path) -> int:
        """Read a file that was begun before, perhaps for fewer games: its length up to the last whole line."""
        written = file.read_bytes()
        if msgspec.json.encode(self.contest).startswith(written):
            return 0  # it was broken off in the middle of the first line
        lines = written.splitlines(keepends=True)
        if len(lines) > 1 and not lines[-1].endswith(b"\n"):
            lines.pop()  # it was broken off in the middle of a line
        try:
            begun = msgspec.json.decode(lines[0], type=Contest)
            if msgspec.structs.replace(begun, deals=self.contest.deals) != self.contest:
                raise IgrotekaError("error-arena-other", file=str(file))
            for line in lines[1:]:
                self._keep(msgspec.json.decode(line, type=Played))
        except msgspec.MsgspecError:
            raise IgrotekaError("error-arena-file", file=str(file)) from None
        return sum([len(line) for line in lines])


def _opened(file: Path) -> BinaryIO:
    """The file, open at its end, for this contest alone."""
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
