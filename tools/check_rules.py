"""Rule ids connect dossier, code and tests: every cited rule exists, and every rule is tested.

Run as `python -m tools.check_rules`; exit status 1 on a problem.
With `--list`: every rule that needs a test, and how many tests cite it.

Ids are found by text search, so write them in full: "KIT-S01, KIT-S02", not "KIT-S01, S02". A part of a rule
(`KIT-04b`, `KIT-X05.1`) counts as its rule.
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from igroteka.dossiers import FILE, cited_ids, read, whole_rule
from tools.built_in import built_in_games

ROOT = Path(__file__).resolve().parents[1]
CITING_FOLDERS = ("src", "tests", "docs", "benchmarks")
CITING_SUFFIXES = frozenset({".py", ".ftl", ".yaml", ".md"})


@dataclass(frozen=True)
class Rulebook:
    """`RULES.md` in the folder of a game (relative to the root of the repository), whose ids start with `<prefix>-`."""

    game: str
    prefix: str
    folder: str
    all_tested: bool = True  # True if a test must cite every rule

    @property
    def file(self) -> str:
        return f"{self.folder}/{FILE}"


def rulebooks() -> tuple[Rulebook, ...]:
    """The rulebooks of all built-in games."""
    return tuple(
        Rulebook(game.id, game.rule_prefix, "src/" + game.package.replace(".", "/")) for game in built_in_games()
    )


def no_rules() -> dict[str, str]:
    """Ids, or groups of ids, that need no test because they state no rule of their own, with the reason."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, str] = settings["tool"]["igroteka"]["no-rules"]
    return found


NO_RULES = no_rules()


def states_a_rule(id: str) -> bool:
    """True if a test must cite this id."""
    group = id.rstrip("0123456789")
    return id not in NO_RULES and group not in NO_RULES


def unknown_ids(text: str, known: set[str], rulebook: Rulebook) -> list[str]:
    """The ids that a text cites and no dossier defines."""
    return sorted(id for id in cited_ids(text, rulebook.prefix) if id not in known and whole_rule(id) not in known)


def citing_files(root: Path) -> Iterator[Path]:
    """All files that may cite a rule, without the dossiers themselves."""
    for folder in CITING_FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in CITING_SUFFIXES and file.name != FILE:
                yield file


@cache
def tests_in(source: str) -> tuple[str, ...]:
    """The source of each test function, and finally the code around them (tables of cases, for example)."""
    lines = source.splitlines()
    beside, tests = list(lines), list[str]()
    for node in definitions(ast.parse(source).body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) - 1
            tests.append("\n".join(lines[first : node.end_lineno]))
            beside[first : node.end_lineno] = [""] * ((node.end_lineno or first) - first)
    return (*tests, "\n".join(beside))


def definitions(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module and of its classes: a test stands nowhere else."""
    for node in body:
        yield node
        if isinstance(node, ast.ClassDef):
            yield from definitions(node.body)


def count_citations(sources: Iterable[str], rulebook: Rulebook) -> Counter[str]:
    """How many tests cite each rule."""
    counts: Counter[str] = Counter()
    for source in sources:
        for test in tests_in(source):
            counts.update({rule for id in cited_ids(test, rulebook.prefix) for rule in (id, whole_rule(id))})
    return counts


def untold_rules(root: Path, rulebook: Rulebook, defined: list[str]) -> Iterator[str]:
    """The rules of a dossier that its texts for players do not tell."""
    for file in sorted((root / rulebook.folder / "texts").glob("*/rules.ftl")):
        told = set(re.findall(r"^rule-(\S+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
        for id in defined:
            if id.replace(".", "_") not in told:
                yield f"{file.relative_to(root)}: rule-{id.replace('.', '_')} is missing"


def check(root: Path, rulebooks: tuple[Rulebook, ...]) -> tuple[list[str], dict[str, int]]:
    """All problems, and for each rule that needs a test the number of tests that cite it."""
    problems: list[str] = []
    coverage: dict[str, int] = {}
    files = [(file.relative_to(root), file.read_text(encoding="utf-8")) for file in citing_files(root)]
    tests = [text for file, text in files if file.parts[0] == "tests" and file.match("test_*.py")]
    for rulebook in rulebooks:
        rules = (root / rulebook.file).read_text(encoding="utf-8")
        known = cited_ids(rules, rulebook.prefix)
        for file, text in files:
            problems += [f"{file}: {id} is not in {rulebook.file}" for id in unknown_ids(text, known, rulebook)]
        if rulebook.all_tested:
            counts = count_citations(tests, rulebook)
            defined = [id for paragraph in read(rulebook.game, rules).paragraphs for id in paragraph.ids]
            coverage |= {id: counts[id] for id in defined if states_a_rule(id)}
            problems += untold_rules(root, rulebook, defined)
    problems += [f"{id}: no test cites this rule" for id, count in coverage.items() if count == 0]
    return problems, coverage


def main(arguments: list[str]) -> int:
    """Print the problems, or with `--list` how often each rule is tested."""
    problems, coverage = check(ROOT, rulebooks())
    if "--list" in arguments:
        for id, count in coverage.items():
            print(f"{id:10} {count}")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"rules: {len(problems)} problems, {len(coverage)} rules that need a test")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
