"""One mutant: a place in a file, what stands there, and what is written there instead."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path


class Gone(Exception):
    """The code that a mutant changes is not there any more."""


@dataclass(frozen=True)
class Mutant:
    """A change of a few characters.

    The place is told by the text of its line, so that it is found in another commit where lines have moved.
    """

    area: str  # rules, server or client
    kind: str  # what is changed: "comparison", "number" …
    path: str
    function: str  # qualified name; empty outside functions
    line: int
    text: str  # of the whole line
    nth: int  # among the lines of the file with the same text
    column: int
    old: str
    new: str
    was: str = ""  # its id in the sample that it comes from, if its code has been rewritten since

    @property
    def id(self) -> str:
        """The same in every sample, so that logs can be compared."""
        if self.was:
            return self.was
        short = self.new if self.kind == "number" else self.kind
        return f"{self.path}:{self.line}:{self.column} {short}"

    def __str__(self) -> str:
        old, new = (" ".join(code.split()) for code in (self.old, self.new))
        return f"{self.path}:{self.line} {self.kind}: {old} -> {new}"

    def start(self, source: str) -> int:
        """Where in this source the mutant begins."""
        offset, equal = 0, 0
        for line in source.splitlines(keepends=True):
            if line.rstrip("\n") == self.text:
                start = offset + self.column
                if equal == self.nth and source.startswith(self.old, start):
                    return start
                equal += 1
            offset += len(line)
        raise Gone(str(self))

    def change(self, source: str) -> str:
        """The source with this mutant in it."""
        start = self.start(source)
        return source[:start] + self.new + source[start + len(self.old) :]


def mutant_at(source: str, start: int, old: str, new: str, **known: str) -> Mutant:
    """The mutant that replaces `old` at this offset."""
    line = source.count("\n", 0, start)
    lines = source.split("\n")
    column = start - (source.rfind("\n", 0, start) + 1)
    nth = lines[:line].count(lines[line])
    return Mutant(line=line + 1, text=lines[line], nth=nth, column=column, old=old, new=new, **known)


@contextlib.contextmanager
def applied(mutant: Mutant, checkout: Path) -> Iterator[None]:
    """The mutant is in the checkout, until the block ends.

    Afterwards the file has its old time of change, too, so that its compiled form stays valid.
    """
    path = checkout / mutant.path
    before, status = path.read_text(encoding="utf-8"), path.stat()
    changed = mutant.change(before)
    try:
        path.write_text(changed, encoding="utf-8")
        yield
    finally:
        path.write_text(before, encoding="utf-8")
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


def write_sample(path: Path, head: dict[str, object], mutants: list[Mutant]) -> None:
    """Write where and how a sample was drawn, then a mutant in each line."""
    lines = [head, *[asdict(mutant) for mutant in mutants]]
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


def read_sample(path: Path) -> list[Mutant]:
    return [Mutant(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
