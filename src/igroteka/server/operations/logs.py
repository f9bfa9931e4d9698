"""What a host writes down about itself: lines to read in a terminal, and one JSON object a line for everything else."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"
NOISY = ("uvicorn.error", "alembic")


class JsonFormatter(logging.Formatter):
    """One JSON object for an entry: when, how serious, which part, what; what has failed stands in `error`."""

    def format(self, record: logging.LogRecord) -> str:
        """The entry in one line."""
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def configure_logging() -> None:
    """Write to the standard error from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(PLAIN) if sys.stderr.isatty() else JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)
