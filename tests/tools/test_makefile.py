"""What `make` does, and what it leaves alone: tried in a folder with the Makefile and empty files."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = "src/igroteka/server/pages/index.html"
SOURCES = (
    *("requirements/uv.txt", "requirements/runtime.txt", "requirements/dev.txt", "pyproject.toml"),
    *(
        "web/package.json",
        "web/package-lock.json",
        "web/browser/package-lock.json",
        "web/index.html",
        "web/vite.config.ts",
        "web/icons.ts",
    ),
    *("web/icons.json", "web/src/main.ts", "web/public/icon.svg"),
    *("src/igroteka/texts/texts.py", "src/igroteka/texts/en/core.ftl", "src/igroteka/games/toy/texts/en/table.ftl"),
)
INSTALLED = (".venv/pyvenv.cfg", ".venv/.runtime", "web/node_modules/.installed", PAGES)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone in which the game has been played before."""
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text())
    for age, name in enumerate([*SOURCES, *INSTALLED]):
        make_file(tmp_path / name, 1_000_000_000 + age)
    return tmp_path


def make_file(path: Path, changed: float) -> None:
    """An empty file that was changed then."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (changed, changed))


def outside_make() -> dict[str, str]:
    """The environment without what a make that runs these tests has left there."""
    return {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Call make; it is no part of a make that may run these tests."""
    return subprocess.run(
        ["make", *arguments], cwd=folder, env=outside_make(), capture_output=True, text=True, check=False
    )


def is_up_to_date(folder: Path, target: str) -> bool:
    """Is there nothing to do for a target?"""
    return make(folder, "-q", target).returncode == 0


def test_pages_are_not_built_again_for_what_python_has_cached(clone: Path) -> None:
    make_file(clone / "src/igroteka/texts/__pycache__/texts.cpython-311.pyc", time.time())
    make_file(clone / "src/igroteka/texts/texts.py", time.time())
    assert is_up_to_date(clone, PAGES)


@pytest.mark.parametrize("changed", ["src/igroteka/texts/en/core.ftl", "web/src/main.ts", "web/package-lock.json"])
def test_pages_are_built_again_when_what_they_consist_of_has_changed(clone: Path, changed: str) -> None:
    assert is_up_to_date(clone, PAGES)
    make_file(clone / changed, time.time())
    assert not is_up_to_date(clone, PAGES)


def test_whoever_only_plays_installs_nothing_for_tests(clone: Path) -> None:
    (clone / "web/node_modules/.installed").unlink()
    planned = make(clone, "-n", "play").stdout
    installs = [line for line in planned.splitlines() if " install " in line]
    assert len(installs) == 1
    assert "--omit=dev" in installs[0]
    assert "dev.txt" not in planned


@pytest.mark.parametrize("target", ["check", "test", "browser"])
def test_checks_install_what_they_need(clone: Path, target: str) -> None:
    planned = make(clone, "-n", target).stdout
    assert "dev.txt" in planned
    installs = [line for line in planned.splitlines() if line.endswith("npm install --no-save --prefix web")]
    assert len(installs) == 1


@pytest.mark.parametrize("target", ["test", "browser"])
def test_a_browser_is_installed_only_where_none_is_found(clone: Path, target: str) -> None:
    planned = make(clone, "-n", target).stdout
    assert re.search(r"installed-browser\.ts \|\| \{.*--prefix web/browser; \}", planned.replace("\\\n", ""))
    assert "installed-browser" not in make(clone, "-n", "play").stdout


def test_what_is_needed_for_tests_stays_when_the_lock_changes(clone: Path) -> None:
    make_file(clone / "web/node_modules/.installed-dev", time.time())
    make_file(clone / "web/package-lock.json", time.time() + 10)
    assert "--omit=dev" not in make(clone, "-n", "play").stdout


PATIENT = """#!/bin/sh
trap 'exit 130' INT
echo ready
while :; do sleep 0.1; done
"""


@pytest.mark.parametrize("target", ["play", "terminal"])
def test_ctrl_c_ends_a_game_without_a_complaint(clone: Path, target: str) -> None:
    program = clone / ".venv/bin/igroteka"
    program.parent.mkdir()
    program.write_text(PATIENT)
    program.chmod(0o755)
    keyboard, terminal = pty.openpty()
    start = f"import os; os.login_tty(0); os.execvp('make', ['make', '{target}'])"
    with subprocess.Popen(
        [sys.executable, "-c", start],
        cwd=clone,
        env=outside_make(),
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
    ) as process:
        os.close(terminal)
        shown = os.read(keyboard, 1000)
        os.write(keyboard, b"\x03")
        process.wait(60)
        try:
            while more := os.read(keyboard, 1000):
                shown += more
        except OSError:
            pass  # on Linux a terminal that nobody writes to any more cannot be read
        os.close(keyboard)
    assert shown.decode().split() == ["ready", "^C"]
    assert process.returncode == -signal.SIGINT  # a shell that waits for it is told of Ctrl-C, and says 130


def test_a_program_that_fails_is_still_complained_about(clone: Path) -> None:
    program = clone / ".venv/bin/igroteka"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\nexit 2\n")
    program.chmod(0o755)
    ran = make(clone, "play")
    assert ran.returncode == 2
    assert "Error 2" in ran.stderr


@pytest.mark.parametrize(("version", "renewed"), [("3.14.1", True), ("3.11.2", False)])
def test_a_python_that_is_named_is_the_one_that_is_used(clone: Path, version: str, renewed: bool) -> None:
    for name, told in ((".venv/bin/python", "3.11.2"), ("other", version)):
        program = clone / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\necho {told}\n")
        program.chmod(0o755)
    assert is_up_to_date(clone, ".venv/pyvenv.cfg")
    assert (make(clone, "-q", ".venv/pyvenv.cfg", "PYTHON=./other").returncode == 1) is renewed


def test_a_python_that_is_named_and_missing_is_not_replaced_by_another(clone: Path) -> None:
    ran = make(clone, ".venv/pyvenv.cfg", "PYTHON=python2.99")
    assert ran.returncode == 2
    assert "'python2.99' is older or missing" in ran.stderr
    assert "Creating" not in ran.stdout
