"""The types of the browser client are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.web_types import WEB, all_files

FILES = all_files()


@pytest.mark.parametrize("file", sorted(FILES), ids=lambda file: str(file.relative_to(WEB)))
def test_the_types_of_the_client_are_up_to_date(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == FILES[file], "run `python -m tools.web_types`"
