"""Writes every generated file of the repository: `make generate`.

`python -m tools.generate --check` writes nothing and fails if a file is out of date; `make check` runs it. Both also
fail if something required is missing: a cell of a coverage table, or the picture of a card.
"""

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from igroteka.compiled import SOURCE
from igroteka.research.configuration import Configuration
from igroteka.speed import engine
from igroteka.texts import LANGUAGES, MissingText
from tools import notation, terminal_picture, web_types
from tools.built_in import built_in_games

ROOT = Path(__file__).resolve().parents[1]
FINGERPRINTS = ROOT / "tests" / "research" / "fingerprints.json"
COVERAGE = "COVERAGE.md"
MISSING = "**no**"  # an empty cell of a coverage table
LANGUAGE_HINT = " (its name, text or rule in the texts of that language)"
ICON_SET = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


def generated_files() -> dict[Path, str]:
    found = web_types.all_files()
    found[terminal_picture.PICTURE] = terminal_picture.draw_picture()
    found[FINGERPRINTS] = fingerprints()
    found |= notation.notation_files(built_in_games())
    for game in built_in_games():
        coverage = f"tests.games.{game.id}.coverage"
        if find_spec(coverage) is not None:
            found |= import_module(coverage).files()
    return found


def fingerprints() -> str:
    """The action mappings of the configurations that the file lists: a change makes trained policies useless."""
    rows = json.loads(FINGERPRINTS.read_text(encoding="utf-8"))
    for row in rows:
        row["fingerprint"] = Configuration(row["game"], row["seats"], row["preset"]).actions.fingerprint
    return "[\n" + ",\n".join([f"  {json.dumps(row)}" for row in rows]) + "\n]\n"


def missing_cells(page: str) -> list[str]:
    """The empty cells of a coverage page, as "`bandage`: own test"."""
    found: list[str] = []
    columns: list[str] = []
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells and cells[0] == "id":
            columns = cells
        found += [f"{cells[0]}: {column}" for column, cell in zip(columns, cells, strict=False) if cell == MISSING]
    return found


def missing_pictures() -> list[str]:
    """Icons that the client of a game must draw (`ICONS` in `client.py`) and that its `icons.json` lacks."""
    found: list[str] = []
    for game in built_in_games():
        list_of_icons = web_types.WEB / "games" / game.id / "icons.json"
        sets = json.loads(list_of_icons.read_text(encoding="utf-8"))
        for set_name, ids in getattr(game.part("client"), "ICONS", {}).items():
            for id in ids:
                if id not in sets[set_name]:
                    found.append(
                        f'{list_of_icons.relative_to(ROOT)}: add "{id}" to "{set_name}", with the name of an icon of '
                        f"https://game-icons.net"
                    )
    return found


def unknown_icons(known: Path = ICON_SET) -> list[str]:
    """Icons that some `icons.json` names and the installed set lacks; none as long as no set is installed."""
    if not known.exists():
        return []
    data = json.loads(known.read_text(encoding="utf-8"))
    names = {*data["icons"], *data.get("aliases", {})}
    found: list[str] = []
    for list_of_icons in sorted((web_types.WEB / "games").glob("*/icons.json")):
        for set_name, icons in json.loads(list_of_icons.read_text(encoding="utf-8")).items():
            place = f"{list_of_icons.relative_to(ROOT)}: {set_name}"
            found += [f"{place}: {id}: there is no icon “{name}”" for id, name in icons.items() if name not in names]
    return found


def problems(files: dict[Path, str]) -> list[str]:
    """Problems that no command can fix, as sentences that say what to do."""
    found = missing_pictures() + unknown_icons()
    for path, text in files.items():
        if path.name == COVERAGE:
            found += [
                f"{path.relative_to(ROOT)} lacks {cell}{LANGUAGE_HINT if cell[-2:] in LANGUAGES else ''}"
                for cell in missing_cells(text)
            ]
    return found


def main(arguments: list[str]) -> int:
    """Write or compare the files; returns 1 if something remains to be done."""
    if engine() != SOURCE:  # compiled views do not expose the types of their fields
        environment = {**os.environ, "IGROTEKA_ENGINE": SOURCE}
        command = [sys.executable, "-m", "tools.generate", *arguments]
        return subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode
    try:
        files = generated_files()
    except MissingText as missing:
        print(f"a text is missing: {missing.args[0]}", file=sys.stderr)
        return 1
    outdated = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in outdated:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is out of date: run `make generate`", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    if FINGERPRINTS in outdated and "--check" not in arguments:
        print("The actions of research environments have changed: say in CHANGELOG.md which trained policies are void.")
    found = problems(files)
    for problem in found:
        print(problem, file=sys.stderr)
    print(f"generated files: {len(files)}, {len(outdated)} out of date, {len(found)} other problems")
    return 1 if found or ("--check" in arguments and outdated) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
