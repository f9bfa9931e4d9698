"""What is compiled, and what the compilation refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.compile import LEFT_OUT, ROOT, all_groups, groups_of, import_folders, library, refuse_misread, sources

READ = """
    if (likely(cpy_r_r5.f0 != -113.0 %s)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \\"PRICES\\" was not set");
"""


def test_a_constant_that_mypyc_takes_for_unset_is_named(tmp_path: Path) -> None:
    (tmp_path / "wrong.c").write_text(READ % "&& PyErr_Occurred()")
    with pytest.raises(SystemExit, match="PRICES"):
        refuse_misread(tmp_path)


def test_a_constant_that_is_read_well_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "right.c").write_text(READ % "|| !PyErr_Occurred()")
    refuse_misread(tmp_path)


def other_game(folder: Path) -> str:
    """The folder of a game of another package."""
    for path in ("__init__.py", "game.py", "client.py", "rules/__init__.py", "rules/state.py"):
        (folder / "mygame" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "mygame" / path).touch()
    return str(folder / "mygame")


def test_a_game_of_another_package_is_compiled_with_the_engine(tmp_path: Path) -> None:
    folder = other_game(tmp_path)
    assert groups_of([folder]) == [*all_groups(), folder, f"{folder}/rules"]
    assert groups_of(["core", folder]) == ["core", folder, f"{folder}/rules"]
    assert [Path(path).name for group in groups_of(["core", folder])[1:] for path in sources(group)] == [
        "game.py",
        "state.py",
    ]


def test_a_module_is_left_out_for_its_place_and_not_for_its_name() -> None:
    assert "src/igroteka/core/layout.py" not in sources("core")
    assert "src/igroteka/research/features/layout.py" in sources("research/features")
    assert "src/igroteka/core/components.py" not in sources("core")
    assert "src/igroteka/games/targi/rules/components.py" in sources("games/targi/rules")


def test_every_place_that_is_left_out_exists() -> None:
    modules = list((ROOT / "src" / "igroteka").rglob("*.py"))
    assert [one for one in LEFT_OUT if not any(path.match(one) for path in modules)] == []


def test_without_a_name_the_whole_engine_is_compiled() -> None:
    assert groups_of([]) == list(all_groups())
    assert groups_of(["games/kittens"]) == ["games/kittens"]


def test_every_group_has_a_library_of_its_own(tmp_path: Path) -> None:
    names = [library(group) for group in groups_of([other_game(tmp_path)])]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)
    assert library("games/kittens/rules") == "igroteka_games_kittens_rules"


def test_modules_are_found_where_their_packages_are_imported_from(tmp_path: Path) -> None:
    groups = groups_of(["core", other_game(tmp_path)])
    assert import_folders(groups) == sorted([str(ROOT / "src"), str(tmp_path)])
