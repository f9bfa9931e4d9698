"""Commands that run side by side."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.parallel import run_all


def test_what_every_command_has_printed_is_shown_and_one_failure_fails_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_all(["echo one", "echo two >&2; exit 3", "echo three"], 2) == 3
    said = capsys.readouterr().out
    assert all(word in said for word in ("one\n", "two\n", "three\n", "failed (3)"))


def test_commands_that_succeed_have_status_0() -> None:
    assert run_all(["true", "true"], 1) == 0


def test_commands_run_at_the_same_time(tmp_path: Path) -> None:
    def meets(mine: str, other: str) -> str:
        wait = f"for i in $(seq 3000); do [ -e {other} ] && exit 0; sleep 0.02; done; exit 1"
        return f"cd {tmp_path} && touch {mine} && {wait}"

    assert run_all([meets("one", "other"), meets("other", "one")], 2) == 0


def test_the_first_command_can_be_followed(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    first = f"echo begun; while [ ! -e {seen} ]; do sleep 0.02; done"
    told = ""
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(run_all, [first, "echo other"], 2, follow=True)
        while "begun" not in told and not running.done():
            told += capfd.readouterr().out
        assert "begun\n" in told
        seen.touch()
        assert running.result() == 0
    assert "other\n" in told + capfd.readouterr().out
