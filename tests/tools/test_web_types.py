"""The types of the browser client are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_types_of_the_client_are_up_to_date() -> None:
    command = [sys.executable, "-m", "tools.web_types", "--check"]
    told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, encoding="utf-8").stdout
    assert told == "", "run `python -m tools.web_types`"
