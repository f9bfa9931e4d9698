"""Draws a sample of mutants by a seed: from the rules, the server and the client."""

from __future__ import annotations

import json
import random
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tools.mutants.mutant import Mutant, mutant_at
from tools.mutants.python_code import compiles, python_mutants

PYTHON_AREAS = {"rules": ["core/**/*.py", "games/*/rules/**/*.py"], "server": ["server/**/*.py"]}
LISTER = Path(__file__).parents[2] / "web" / "mutants.ts"
CLIENT_FOLDERS = ["lib", "parts", "games"]
# Lists of cards and generated facts would fill the sample with numbers.
LEFT_OUT = ["web/src/games/*/facts.ts", "web/src/games/*/decks.ts", "web/src/lib/protocol.ts"]


def wanted(path: Path) -> bool:
    return not any(path.match(pattern) for pattern in LEFT_OUT)


def in_python(root: Path, area: str) -> Iterator[Mutant]:
    """All mutants of an area that is written in Python."""
    package = root / "src" / "igroteka"
    for path in sorted({path for pattern in PYTHON_AREAS[area] for path in package.glob(pattern)}):
        if wanted(name := path.relative_to(root)):
            yield from python_mutants(path.read_text(encoding="utf-8"), str(name), area)


def in_client(root: Path) -> Iterator[Mutant]:
    """All mutants of the client; its parser is TypeScript's own."""
    web = root / "web"
    files = [path for folder in CLIENT_FOLDERS for path in sorted((web / "src" / folder).rglob("*"))]
    names = [str(path.relative_to(web)) for path in files if path.suffix in (".ts", ".svelte")]
    names = [name for name in names if wanted(Path("web", name))]
    node = root / ".venv" / "bin" / "node"
    listed = subprocess.run([node, LISTER, *names], cwd=web, capture_output=True, text=True, check=True)
    for line in listed.stdout.splitlines():
        path, kind, function, start, old, new = json.loads(line)
        source = (web / path).read_text(encoding="utf-8")
        before = source.encode("utf-16-le")[: 2 * start].decode("utf-16-le")  # JavaScript counts as UTF-16 does
        known = {"area": "client", "kind": kind, "path": f"web/{path}", "function": function}
        yield mutant_at(source, len(before), old, new, **known)


def draw(found: Sequence[Mutant], count: int, chance: random.Random, works: Callable[[Mutant], bool]) -> list[Mutant]:
    """Draw so many mutants that work, the same share of every kind, at most one in a line."""
    kinds: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in found:
        kinds[mutant.kind].append(mutant)
    drawn: dict[tuple[str, int], Mutant] = {}
    while len(drawn) < count and kinds:
        kind = chance.choice(sorted(kinds))
        mutant = kinds[kind].pop(chance.randrange(len(kinds[kind])))
        if not kinds[kind]:
            del kinds[kind]
        if (mutant.path, mutant.line) not in drawn and works(mutant):
            drawn[mutant.path, mutant.line] = mutant
    return list(drawn.values())


def draw_sample(root: Path, seed: str, counts: dict[str, int]) -> list[Mutant]:
    """A sample with so many mutants of each area."""

    def works(mutant: Mutant) -> bool:
        if not mutant.path.endswith(".py"):
            return True
        return compiles(mutant.change((root / mutant.path).read_text(encoding="utf-8")))

    drawn: list[Mutant] = []
    for area, count in counts.items():
        if not count:
            continue
        found = list(in_client(root) if area == "client" else in_python(root, area))
        drawn += draw(found, count, random.Random(f"{seed}/{area}"), works)
    return drawn
