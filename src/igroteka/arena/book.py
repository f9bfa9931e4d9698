"""The file of a contest: its first line says what is played, every other one is a finished game.

A game is written as soon as it is over, so that a contest which was broken off, even by a loss of power, goes on where
it was.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

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
        self._out = None
        if file is None:
            return
        try:
            whole = self._read(file) if file.exists() and file.stat().st_size else 0
            self._out = file.open("r+b" if whole else "wb")
            self._out.truncate(whole)
            self._out.seek(whole)
        except OSError:
            raise IgrotekaError("cli-error-file-write", file=str(file)) from None
        if not whole:
            self._write(contest)

    def __enter__(self) -> Book:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._out is not None:
            self._out.close()

    def missing(self) -> list[int]:
        """The deals of which not every game is finished."""
        contest = self.contest
        return [deal for deal in range(contest.deals) if not self._done.issuperset(contest.bouts(deal))]

    def add(self, games: list[Played]) -> None:
        """Keep finished games; one that is known already stays as it is."""
        for one in games:
            if one.bout not in self._done:
                self._keep(one)
                self._write(one)

    def _keep(self, one: Played) -> None:
        self.played.append(one)
        self._done.add(one.bout)

    def _write(self, line: Contest | Played) -> None:
        if self._out is not None:
            self._out.write(msgspec.json.encode(line) + b"\n")
            self._out.flush()
            os.fsync(self._out.fileno())

    def _read(self, file: Path) -> int:
        """Read a file that was begun before: its length up to the last whole line."""
        lines = file.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()  # it was broken off in the middle of a line
        try:
            if not lines or msgspec.json.decode(lines[0], type=Contest) != self.contest:
                raise IgrotekaError("error-arena-other", file=str(file))
            for line in lines[1:]:
                self._keep(msgspec.json.decode(line, type=Played))
        except msgspec.MsgspecError:
            raise IgrotekaError("error-arena-file", file=str(file)) from None
        return sum([len(line) for line in lines])
