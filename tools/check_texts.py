"""All languages have the same messages and attributes, with the same variables, and one word for one thing.

Run as `python -m tools.check_texts`; exit status 1 on a problem.

Terms (`-kitten`) are not compared: one language may need them for its grammatical cases, another may not. The same
holds for the forms of a player (`$player_as`, `$player_gen`) and for the grammatical cases of names, which are
attributes: some languages need them where others do not.

`avoid` in `data/names.yaml` of a game lists other words for things that its texts call by one word.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "igroteka"
LANGUAGES = ("en", "ru")
CASES = ("gen", "dat", "acc", "ins", "pre")
SPOKEN_OF = "_as"
FORMS = re.compile(rf"_(?:is|mark|owner|{'|'.join(CASES)})$")


class Mentions(Visitor):
    """The variables of a pattern, and the messages and terms that it references."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's naming
        if not node.id.name.endswith(SPOKEN_OF):
            self.variables.add(f"${FORMS.sub('', node.id.name)}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.quoted.add(pattern_id(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.quoted.add(pattern_id(f"-{node.id.name}", node.attribute))
        self.generic_visit(node)


@dataclass
class Language:
    """All patterns of one language by id (`message`, `message.attribute`, `-term`), and its own problems."""

    name: str
    patterns: dict[str, Mentions] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def add(self, where: str, id: str, pattern: ast.Pattern) -> None:
        if id in self.patterns:
            self.problems.append(f"{where}: {id} is defined twice")
        self.patterns[id] = Mentions()
        self.patterns[id].visit(pattern)

    def messages(self) -> set[str]:
        """The ids of everything but terms and grammatical cases."""
        return {id for id in self.patterns if not id.startswith("-") and id.partition(".")[2] not in CASES}

    def broken_quotes(self) -> Iterator[str]:
        """Patterns that reference a missing message or term."""
        for id, mentions in self.patterns.items():
            for quoted in sorted(mentions.quoted - self.patterns.keys()):
                yield f"{self.name}: {id} quotes {quoted}, which does not exist"


def pattern_id(entry: str, attribute: ast.Identifier | None) -> str:
    """The id of a message or term, or of one of its attributes."""
    return entry if attribute is None else f"{entry}.{attribute.name}"


def read_language(package: Path, name: str) -> Language:
    """All files of a language: `texts/<name>/*.ftl`, in the package and in the folders of the games."""
    language = Language(name)
    files = sorted(package.rglob(f"texts/{name}/*.ftl"))
    if not files:
        language.problems.append(f"{name}: no .ftl files")
    for file in files:
        read_file(language, file, str(file.relative_to(package)))
    language.problems.extend(language.broken_quotes())
    return language


def read_file(language: Language, file: Path, where: str) -> None:
    """Add the entries of a file, or report where its syntax is wrong."""
    text = file.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            reasons = "; ".join(note.message or note.code for note in entry.annotations)
            language.problems.append(f"{where}:{line}: not Fluent: {reasons}")
        elif isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                language.add(where, name, entry.value)
            for attribute in entry.attributes:
                language.add(where, pattern_id(name, attribute.id), attribute.value)


def differences(one: Language, other: Language) -> Iterator[str]:
    """What one of two languages has and the other lacks."""
    for id in sorted(one.messages() - other.messages()):
        yield f"{other.name}: {id} is missing ({one.name} has it)"
    for id in sorted(other.messages() - one.messages()):
        yield f"{one.name}: {id} is missing ({other.name} has it)"
    for id in sorted(one.messages() & other.messages()):
        ours, theirs = one.patterns[id].variables, other.patterns[id].variables
        if ours != theirs:
            yield f"{id}: {one.name} fills in {listed(ours)}, {other.name} {listed(theirs)}"


class Sentences(Visitor):
    """The literal text of messages, without ids and variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def avoided_words(package: Path, language: str) -> Iterator[str]:
    """The texts of a game that use a word its `data/names.yaml` lists under `avoid`."""
    for names in sorted(package.rglob("data/names.yaml")):
        data = yaml.safe_load(names.read_text(encoding="utf-8"))
        words = data.get("avoid", {}).get(language, [])
        pattern = re.compile(rf"\b(?:{'|'.join(words)})\b", re.IGNORECASE)
        for file in sorted(names.parents[1].glob(f"texts/{language}/*.ftl")) if words else []:
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                sentences = Sentences()
                sentences.visit(entry)
                for word in sorted({word for text in sentences.found for word in pattern.findall(text)}):
                    name = entry.id.name if isinstance(entry, ast.Message | ast.Term) else ""
                    yield f"{file.relative_to(package)}: {name} says “{word}”, a word that data/names.yaml avoids"


def listed(variables: set[str]) -> str:
    """Variables as a problem report lists them."""
    return ", ".join(sorted(variables)) or "nothing"


def check(package: Path, names: tuple[str, ...] = LANGUAGES) -> list[str]:
    """All problems; every language is compared with the first."""
    first, *others = (read_language(package, name) for name in names)
    problems = list(first.problems)
    for other in others:
        problems += other.problems
        problems += differences(first, other)
    return problems + [problem for name in names for problem in avoided_words(package, name)]


def main() -> int:
    problems = check(PACKAGE)
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"texts: {len(problems)} problems in {', '.join(LANGUAGES)}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
