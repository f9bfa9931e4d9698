"""What a host writes down about itself."""

import logging
import subprocess
import sys

import msgspec

from igroteka.server.operations.logs import JsonFormatter

SPEAK = """
import logging
from igroteka.server.operations.logs import configure_logging
configure_logging()
log = logging.getLogger("igroteka.rooms")
log.warning("table %s: %s", "abc", "the first line\\nand a second one")
try:
    raise ValueError("broken")
except ValueError:
    log.exception("a chore failed")
"""


def entries(text: str) -> list[dict[str, str]]:
    """The entries of a log, one a line."""
    return [msgspec.json.decode(line, type=dict[str, str]) for line in text.splitlines()]


def test_a_log_that_nobody_reads_in_a_terminal_has_one_entry_a_line() -> None:
    done = subprocess.run([sys.executable, "-c", SPEAK], capture_output=True, text=True, check=True)
    warning, failure = entries(done.stderr)
    assert (warning["level"], warning["part"]) == ("warning", "igroteka.rooms")
    assert warning["what"] == "table abc: the first line\nand a second one"
    assert failure["what"] == "a chore failed"
    assert failure["error"].endswith("ValueError: broken")
    assert "error" not in warning


def test_an_entry_says_when_it_was_written_in_universal_time() -> None:
    record = logging.LogRecord("igroteka", logging.INFO, "", 0, "%d tables", (3,), None)
    record.created = 1_700_000_000.25
    (entry,) = entries(JsonFormatter().format(record))
    assert entry == {"at": "2023-11-14T22:13:20.250+00:00", "level": "info", "part": "igroteka", "what": "3 tables"}
