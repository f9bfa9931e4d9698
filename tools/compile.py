"""Compiles the engine with mypyc: core, games, and simulation code. `make fast` and `make wheel` run it.

The C code and the build products stay in `build/`. The extension modules are written to the given folder, together with
`sources.json`, which records their sources (see `igroteka.compiled`).
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

# Modules that gain nothing: read once, or dominated by files, texts and other libraries.
LEFT_OUT = (
    *("__init__", "match", "positions", "registry", "replays", "session", "views"),
    *("client", "components", "fit", "layout", "terminal", "terminal_options"),
)

# Modules of one group call each other directly; groups are compiled in parallel.
SHARED = ("core", "bots/greedy", "bots/search", "research/actions", "research/features")
PARTS_OF_A_GAME = ("", "/rules", "/bots", "/research")


def all_groups() -> tuple[str, ...]:
    """The groups of the engine: the shared code, and the parts of each game."""
    games = sorted(path.parent.relative_to(ROOT / PACKAGE) for path in (ROOT / PACKAGE / "games").glob("*/game.py"))
    return (*SHARED, *[f"{game}{part}" for game in games for part in PARTS_OF_A_GAME])


# mypyc mistakes a constant tuple of floats for an unset one; annotated as `tuple[float, ...]` it works.
MISREAD = re.compile(
    r'&& PyErr_Occurred\(\)\)\) goto \w+;\s+PyErr_SetString\(PyExc_NameError, "value for final name \\"(\w+)'
)


def sources(group: str) -> list[str]:
    """The modules of a group, as paths from the root of the repository; for a game itself, only its game.py."""
    folder = ROOT / PACKAGE / group
    files = folder.glob("*.py") if (folder / "game.py").exists() else folder.rglob("*.py")
    found = [path for path in sorted(files) if path.stem not in LEFT_OUT]
    return [str(path.relative_to(ROOT)) for path in found]


def compile_engine(folder: Path, jobs: int, wanted: list[str]) -> None:
    """Compile groups into the folder; unchanged ones are kept."""
    os.chdir(ROOT)
    (folder / SOURCES).unlink(missing_ok=True)  # until everything is compiled, nobody may use the folder
    groups = {group: sources(group) for group in wanted}
    modules = mypycify(
        ["--strict", "--config-file=", *[path for paths in groups.values() for path in paths]],
        opt_level="2",
        debug_level="0",
        separate=[(paths, f"igroteka_{group.replace('/', '_')}") for group, paths in groups.items()],
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
        "groups", nargs="*", default=all_groups(), help="only these, for a quick trial: the rest runs as source"
    )
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    compile_engine(wanted.into.resolve(), wanted.jobs, wanted.groups)


if __name__ == "__main__":
    main()
