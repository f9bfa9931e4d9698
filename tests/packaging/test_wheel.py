"""What is in the wheel and in the sdist, and that a wheel plays far from the repository."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import END, Program, ending, free_port, is_healthy
from tests.server.raw import ask, new_table, new_token

ROOT = Path(__file__).resolve().parents[2]
PAGE = "igroteka/server/pages/index.html"
FOR_PAGES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "icons.ts",
    "icons.json",
    "src/main.ts",
)


def copy_of_repository(folder: Path) -> Path:
    """What stands in the repository, and a page: its real pages are built by tests that need them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    page = folder / "src" / PAGE
    page.parent.mkdir()
    page.write_text('<base href="/" /><title>Igroteka</title>', encoding="utf-8")
    return folder


def build(folder: Path, kind: str) -> Path:
    """A wheel or an sdist, built as `pip` and `make` do."""
    environment = {name: value for name, value in os.environ.items() if name != "IGROTEKA_COMPILE"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind]
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    (found,) = (folder / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return found


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(copy_of_repository(tmp_path_factory.mktemp("repository")), "sdist")


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the sdist builds from itself."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return build(unpacked, "wheel")


def test_the_sdist_contains_the_pages_and_what_builds_them(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"web/{name}" for name in FOR_PAGES} <= names
    assert {"Makefile", "requirements/runtime.txt", "tools/wheel_hook.py", f"src/{PAGE}"} <= names
    assert not any("node_modules" in name for name in names)


def test_the_wheel_of_the_sdist_contains_every_file_of_the_package(wheel: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z", "src"], cwd=ROOT, capture_output=True, text=True, check=True)
    ours = {name.removeprefix("src/") for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}
    assert {PAGE, *ours} <= set(zipfile.ZipFile(wheel).namelist())


@pytest.fixture(scope="module")
def igroteka(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program `igroteka` of a new environment that has the wheel and what it needs, and nothing of this clone."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python), "install"]
    subprocess.run([*pip, "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    # A folder that is named like this is searched for modules, but what it names itself (this clone) is not.
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"))
    return folder / "bin" / "igroteka"


@contextlib.contextmanager
def serving(igroteka: Path, folder: Path) -> Iterator[int]:
    """A host that is started from an empty folder."""
    port = free_port()
    command = [str(igroteka), "serve", "--port", str(port), "--database", f"sqlite:///{folder / 'igroteka.db'}"]
    program = Program(command, folder / "log", lambda: is_healthy(port))
    with ending(program):
        program.start()
        yield port


def test_a_wheel_plays_outside_the_repository(igroteka: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in ("PYTHONPATH", "IGROTEKA_ENGINE"):
        monkeypatch.delenv(name, raising=False)
    command = [str(igroteka), "simulate", "targi", "--number", "1", "--bots", "greedy"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=END, check=False)
    assert played.returncode == 0, played.stderr
    with serving(igroteka, tmp_path) as port:
        assert b"<title>Igroteka</title>" in ask(port, "GET", "/").body
        assert "выстрел".encode() in ask(port, "GET", "/api/games/bang/texts/ru").body.lower()
        assert b"KIT-T07" in ask(port, "GET", "/api/rules/kittens").body
        table = new_table(port, new_token(port), "targi", bots=["greedy"], start=True)
        assert b'"status":"playing"' in ask(port, "GET", f"/api/tables/{table}").body
