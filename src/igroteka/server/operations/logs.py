"""Logging: readable lines in a terminal, otherwise one JSON object per line."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

PLAIN = "%(asctime)s %(levelname)s %(name)s %(message)s"
NOISY = ("uvicorn.error", "alembic")


class JsonFormatter(logging.Formatter):
    """One JSON object per record: time, level, logger and message; a traceback stands in `error`."""

    def format(self, record: logging.LogRecord) -> str:
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
    """Log to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(PLAIN) if sys.stderr.isatty() else JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)
