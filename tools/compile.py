"""Compiles the engine with mypyc: core, games, and simulation code. `make fast` and `make wheel` run it.

A game of another package is compiled together with the engine, whose classes it extends: name the folder of its
`game.py`. The C code and the build products stay in `build/`. The extension modules are written to the given folder,
together with `sources.json`, which records their sources (see `igroteka.compiled`).
"""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from igroteka.compiled import FOLDER, SOURCES, SUFFIX, write_sources

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
PACKAGE = Path("src/igroteka")

# Modules that gain nothing: read once, or dominated by files, texts and other libraries. Each is named with its folder:
# a module of the same name elsewhere may be in every loop.
LEFT_OUT = (
    "__init__.py",
    *[
        f"core/{name}.py"
        for name in ("components", "facts", "layout", "match", "positions", "registry", "replays", "session")
    ],
    *("rules/match.py", "search/fit.py"),
    *("client.py", "terminal.py", "terminal_options.py", "themes.py"),
)

# Modules of one group call each other directly; groups are compiled in parallel.
SHARED = ("core", "bots/greedy", "bots/search", "research/actions", "research/features", "research/stepping")
PARTS_OF_A_GAME = ("", "/rules", "/bots", "/research")


def all_groups() -> tuple[str, ...]:
    """The groups of the engine: the shared code, and the parts of each game."""
    games = sorted(path.parent.relative_to(ROOT / PACKAGE) for path in (ROOT / PACKAGE / "games").glob("*/game.py"))
    return (*SHARED, *[f"{game}{part}" for game in games for part in PARTS_OF_A_GAME])


# mypyc mistakes a constant tuple of floats for an unset one; annotated as `tuple[float, ...]` it works.
MISREAD = re.compile(
    r'&& PyErr_Occurred\(\)\)\) goto \w+;\s+PyErr_SetString\(PyExc_NameError, "value for final name \\"(\w+)'
)


def is_other_game(given: str) -> bool:
    """True for the folder of a game that is no part of this repository's package."""
    folder = Path(given).resolve()
    return (folder / "game.py").exists() and not folder.is_relative_to(ROOT / PACKAGE)


def groups_of(given: list[str]) -> list[str]:
    """The groups that somebody has named, all of them if none, and those of the folders of other games."""
    others = [str(Path(one).resolve()) for one in given if is_other_game(one)]
    own = [one for one in given if not is_other_game(one)]
    found = [f"{game}{part}" for game in others for part in PARTS_OF_A_GAME]
    return [*(own or all_groups()), *[group for group in found if sources(group)]]


def sources(group: str) -> list[str]:
    """The modules of a group; for a game itself, only its game.py. Paths start at the root of the repository."""
    folder = ROOT / PACKAGE / group  # the folder of another game has a whole path, which stands for itself
    files = folder.glob("*.py") if (folder / "game.py").exists() else folder.rglob("*.py")
    found = [path for path in sorted(files) if not any(path.match(one) for one in LEFT_OUT)]
    return [os.path.relpath(path, ROOT) for path in found]


def import_folders(groups: list[str]) -> list[str]:
    """The folders from which the packages of these groups are imported: mypyc has to find all modules there."""
    found = []
    for group in groups:
        folder = ROOT / PACKAGE / group
        while (folder / "__init__.py").exists():
            folder = folder.parent
        found.append(str(folder))
    return sorted(set(found))


def library(group: str) -> str:
    """The name of the library that the modules of a group share."""
    return "igroteka_" + re.sub(r"\W+", "_", os.path.relpath(ROOT / PACKAGE / group, ROOT / PACKAGE)).strip("_")


def compile_engine(folder: Path, jobs: int, wanted: list[str]) -> None:
    """Compile groups into the folder; unchanged ones are kept."""
    os.chdir(ROOT)
    (folder / SOURCES).unlink(missing_ok=True)  # until everything is compiled, nobody may use the folder
    groups = {group: sources(group) for group in wanted}
    os.environ["MYPYPATH"] = os.pathsep.join(import_folders(wanted))
    modules = mypycify(
        [
            "--strict",
            "--config-file=",
            "--explicit-package-bases",
            *[path for paths in groups.values() for path in paths],
        ],
        opt_level="2",
        debug_level="0",
        separate=[(paths, library(group)) for group, paths in groups.items()],
        target_dir=str(BUILD / "c"),
    )
    refuse_misread(BUILD / "c")
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")  # lets the C compiler inline functions
    command = build_ext(Distribution({"name": "igroteka", "ext_modules": modules}))
    command.build_lib, command.build_temp, command.parallel = str(folder), str(BUILD / "objects"), jobs
    command.ensure_finalized()
    command.run()
    remove_others(folder, [Path(output) for output in command.get_outputs()])
    write_sources(
        folder, [ROOT / path for paths in groups.values() for path in paths], whole=set(wanted) >= set(all_groups())
    )


def refuse_misread(folder: Path) -> None:
    """Stop if the C code contains a constant that mypyc misread."""
    found = {name for path in folder.glob("*.c") for name in MISREAD.findall(path.read_text())}
    if found:
        raise SystemExit(
            f"mypyc cannot read these constants, annotate them as tuple[float, ...]: {', '.join(sorted(found))}"
        )


def remove_others(folder: Path, made: list[Path]) -> None:
    """Remove compiled modules whose source is gone."""
    for path in folder.rglob(f"*{SUFFIX}"):
        if path not in made:
            path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__)
    parser.add_argument(
        "groups",
        nargs="*",
        help="only these, for a quick trial: the rest runs as source; and folders of games of other packages",
    )
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    compile_engine(wanted.into.resolve(), wanted.jobs, groups_of(wanted.groups))


if __name__ == "__main__":
    main()
