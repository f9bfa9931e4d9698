"""Compiled modules stand for the source only as long as it is the source they were made of."""

import sys
from pathlib import Path

import pytest

from igroteka import compiled
from igroteka.compiled import (
    COMPILED,
    OUTDATED,
    PARTLY,
    SOURCE,
    SOURCES,
    SUFFIX,
    CompiledFinder,
    choose_engine,
    state_of,
    write_sources,
)


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of what was compiled from one module of a repository."""
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "build")
    monkeypatch.setattr(sys, "meta_path", [])
    monkeypatch.delenv("IGROTEKA_ENGINE", raising=False)
    (tmp_path / "module.py").write_text("answer = 42\n", encoding="utf-8")
    folder = tmp_path / "build"
    (folder / "package").mkdir(parents=True)
    (folder / "package" / f"module{SUFFIX}").touch()
    write_sources(folder, [tmp_path / "module.py"])
    return folder


def test_what_was_compiled_from_this_source_is_used(build: Path) -> None:
    assert state_of(build) == COMPILED
    assert choose_engine() == COMPILED
    (finder,) = sys.meta_path
    assert isinstance(finder, CompiledFinder)
    spec = finder.find_spec("package.module", None)
    assert spec is not None
    assert spec.origin == str(build / "package" / f"module{SUFFIX}")
    assert finder.find_spec("package.other", None) is None


def test_another_package_is_compiled_only_where_it_is_imported_from_what_was_compiled(build: Path) -> None:
    finder = CompiledFinder(build)
    assert finder.find_spec("package.module", [str(build.parent)]) is not None
    assert finder.find_spec("package.module", ["/somewhere/else"]) is None
    (build / "igroteka").mkdir()
    (build / "igroteka" / f"module{SUFFIX}").touch()
    assert CompiledFinder(build).find_spec("igroteka.module", ["/somewhere/else"]) is not None


def test_what_was_compiled_from_another_source_is_not_used(build: Path) -> None:
    (build.parent / "module.py").write_text("answer = 43\n", encoding="utf-8")
    assert choose_engine() == OUTDATED
    assert sys.meta_path == []
    (build.parent / "module.py").unlink()
    assert choose_engine() == OUTDATED


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", "{}", '{"suffix": 1}', '{"suffix": "", "digest": "", "files": 3}', "\0"]
)
def test_a_damaged_note_of_the_sources_is_no_reason_to_stop(build: Path, damage: str) -> None:
    (build / SOURCES).write_text(damage, encoding="utf-8")
    assert choose_engine() == OUTDATED
    (build / SOURCES).write_bytes(b"\xff")
    assert choose_engine() == OUTDATED
    (build / SOURCES).unlink()
    (build / SOURCES).mkdir()
    assert choose_engine() == OUTDATED
    assert sys.meta_path == []


def test_what_was_compiled_in_part_is_used_and_told_apart(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_sources(build, [build.parent / "module.py"], whole=False)
    assert choose_engine() == PARTLY
    assert len(sys.meta_path) == 1
    monkeypatch.setenv("IGROTEKA_ENGINE", "compiled")
    with pytest.raises(ImportError, match="partly"):
        choose_engine()


def test_without_anything_compiled_the_source_runs(tmp_path: Path) -> None:
    assert state_of(tmp_path) == SOURCE


def test_the_source_runs_where_it_is_wanted(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_ENGINE", "source")
    assert choose_engine() == SOURCE
    assert sys.meta_path == []


def test_who_wants_the_compiled_engine_never_gets_another(build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_ENGINE", "compiled")
    assert choose_engine() == COMPILED
    (build.parent / "module.py").write_text("answer = 43\n", encoding="utf-8")
    with pytest.raises(ImportError, match="make fast"):
        choose_engine()
