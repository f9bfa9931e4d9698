"""What is made from other files is up to date, and what is missing is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.compiled import SOURCE
from tools import generate
from tools.built_in import built_in_games


def test_generated_files_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate.main(["--check"]) == 0, capsys.readouterr().err


def test_an_outdated_file_is_named_with_the_command_that_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(generate, "engine", lambda: SOURCE)  # another engine is left to another process
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(generate, "generated_files", lambda: {tmp_path / "folder" / "a.ts": "new"})
    monkeypatch.setattr(generate, "missing_pictures", list[str])
    monkeypatch.setattr(generate, "unknown_icons", list[str])
    assert generate.main(["--check"]) == 1
    assert "folder/a.ts is out of date: run `make generate`" in capsys.readouterr().err
    assert generate.main([]) == 0
    assert (tmp_path / "folder" / "a.ts").read_text(encoding="utf-8") == "new"
    assert generate.main(["--check"]) == 0


def test_an_empty_cell_of_a_coverage_table_is_asked_for() -> None:
    page = "| id | rule | own test |\n| --- | --- | --- |\n| `a` | R1 | `t` |\n| `b` | R2 | **no** |\n"
    assert generate.missing_cells(page) == ["`b`: own test"]


def test_a_card_without_a_picture_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    client = built_in_games()[0].part("client")
    monkeypatch.setattr(client, "ICONS", {"board": ["no_such_card"]})
    (problem,) = generate.missing_pictures()
    assert 'icons.json: add "no_such_card" to "board"' in problem


def test_an_icon_that_the_installed_set_lacks_is_named_with_its_card(tmp_path: Path) -> None:
    assert generate.unknown_icons() == []
    known = tmp_path / "icons.json"
    known.write_text('{"icons": {}}', encoding="utf-8")
    problem = "web/src/games/kittens/icons.json: board: defuse: there is no icon “scissors”"
    assert problem in generate.unknown_icons(known)
