"""What a host writes into its log while it is being tested."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator


class Log(logging.Handler):
    """Everything that is logged in this process, from the finest level on."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        self.records.append(record)

    @property
    def text(self) -> str:
        """The log as it would stand in a file, with everything that came with the records."""
        formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")
        return "\n".join([formatter.format(record) for record in self.records])

    @property
    def troubles(self) -> list[str]:
        """What must not happen whatever visitors do: errors, and anything with a traceback."""
        bad = [record for record in self.records if record.exc_info or record.levelno >= logging.ERROR]
        return [f"{record.name}: {record.getMessage()} {record.exc_info}" for record in bad]


@contextlib.contextmanager
def logged(level: int = logging.INFO) -> Iterator[Log]:
    """The log of everything that happens in the block, from this level on."""
    log, root = Log(), logging.getLogger()
    before = root.level
    root.addHandler(log)
    root.setLevel(level)
    try:
        yield log
    finally:
        root.removeHandler(log)
        root.setLevel(before)
