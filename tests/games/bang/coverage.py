"""The tables of games/bang/COVERAGE.md: every card, character, event, option, mode and variant, whether it is
implemented, stated, tested and worded; and the table of copies in RULES.md. `make generate` writes them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from igroteka.core.setup import OnOff, Setting, SettingValue, Setup
from igroteka.dossiers import cited_ids, dossier
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.faces import FACTS, RANKS, SUITS
from igroteka.games.bang.rules.house_rules import PRESETS, SETTINGS, HouseRules
from igroteka.games.bang.rules.match import BangMatch
from igroteka.games.bang.rules.source import Mode, Source, all_sources
from igroteka.texts import LANGUAGES, texts_for
from tools.check_rules import Rulebook, tests_in

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "src" / "igroteka" / "games" / "bang"
FILE = FOLDER / "COVERAGE.md"
DOSSIER = FOLDER / "RULES.md"
HEAD = """# What of BANG! is played

Every card, character, event, mode, option and variant: its rule in the dossier, what carries it out, its own test, and
its name in both languages. An own test cites the rule and names the thing itself; of several, one is named here.
Written by `make generate`.
"""
COLUMNS = ("rule", "in the box", "carried out by", "own test", *LANGUAGES)
EMPTY = "**no**"
RULEBOOK = Rulebook("bang", "BANG", "src/igroteka/games/bang")
HOUSE_OPTIONS = "BANG-O"
OTHER_SIDES = (
    "test_bad_input",
    "test_defaults",
    "test_positions",
    "test_secrets",
)  # files about something else besides

# Each mode by the rule that tells it from the others; `Standard` is told by the roles that it deals.
MODE_RULES = {
    "standard": "BANG-S01",
    "two_players": "BANG-N2.1",
    "three_players": "BANG-N3.2",
    "last_alive": "BANG-N3.3",
    "law_and_crime": "BANG-N6.1",
    "shoot_out": "BANG-N6.8",
}


@dataclass(frozen=True)
class Thing:
    """Something that can be part of a game. `words` are what its own test must name, `texts` what it needs to be told
    in each language, the first of them its name.
    """

    id: str
    rule: str
    box: str
    code: str
    words: tuple[str, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True)
class Test:
    """A test function with the values that it takes from its module."""

    name: str
    text: str
    ids: frozenset[str]

    @property
    def file(self) -> str:
        """The module in which it stands."""
        return self.name.partition(".")[0]

    def is_about(self, thing: Thing) -> bool:
        """Does it cite the rule, and name the thing?"""
        return thing.rule in self.ids and all(re.search(rf"\b{word}\b", self.text) for word in thing.words)


def tests() -> list[Test]:
    """All tests of BANG!, file by file."""
    found: list[Test] = []
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        values = module_values(source)
        for text in tests_in(source):
            name = re.search(r"^def (test_\w+)", text, re.MULTILINE)
            if name:
                used = [value for word, value in values.items() if re.search(rf"\b{word}\b", text)]
                whole = "\n".join([text, *used])
                found.append(Test(f"{file.stem}.{name[1]}", whole, frozenset(cited_ids(text, RULEBOOK.prefix))))
    return found


def module_values(source: str) -> dict[str, str]:
    """The values that a module gives names to."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name):
                found[target.id] = ast.unparse(node.value)
    return found


def class_of(source: Source | None) -> str:
    """Module and class of a source."""
    if source is None:
        return ""
    return f"{type(source).__module__.removeprefix('igroteka.games.bang.')}.{type(source).__name__}"


@cache
def library() -> dict[str, Source]:
    """All sources by their rules."""
    assert GAME  # importing it fills the library
    return {source.rule: source for source in all_sources()}


def component(row: dict[str, str], box: str) -> Thing:
    """A card, a character or an event: a class of that id and rule."""
    source = library().get(row["rule"])
    code = class_of(source) if source and source.id == row["id"] else ""
    return Thing(row["id"], row["rule"], box, code, (row["id"],), (f"bang-{row['id']}", f"bang-{row['id']}.text"))


def cards() -> Iterator[Thing]:
    """The playing cards; in the box: how many copies in the base game and in Dodge City."""
    for row in FACTS["cards"]:
        copies = [len(row[name].split()) for name in ("base", "dodge_city")]
        yield component(row, f"{row['colour']}, {copies[0]} + {copies[1]}")


def characters() -> Iterator[Thing]:
    """The characters; in the box: their set and life points."""
    for row in FACTS["characters"]:
        yield component(row, f"{row['set']}, {row['life']}")


def events() -> Iterator[Thing]:
    """The events; in the box: their deck."""
    for row in FACTS["events"]:
        yield component(row, row["deck"])


def modes() -> Iterator[Thing]:
    """How the game is decided, and the match."""
    for source in all_sources():
        if isinstance(source, Mode):
            rule = MODE_RULES[source.id]
            yield Thing(source.id, rule, "mode", class_of(source), (), (rule,))
    yield Thing("match", "BANG-M01", "mode", f"match.{BangMatch.__name__}", (), ("BANG-M01",))


def settings(*, house_rules: bool) -> Iterator[Thing]:
    """The options of a table: house rules (BANG-O01 to BANG-O12), or sets, variants and the rest."""
    for setting in SETTINGS:
        if setting.rule.startswith(HOUSE_OPTIONS) == house_rules:
            others = [str(value) for value in setting.values() if value != setting.default]
            default = "on" if setting.default is True else "off" if setting.default is False else str(setting.default)
            yield Thing(setting.id, setting.rule, default, code_of(setting), words_of(setting, others), named(setting))


def words_of(setting: Setting, others: list[str]) -> tuple[str, ...]:
    """What a test of an option must name: the option, and a value that is not the default."""
    return (setting.id, f"(?:{'|'.join(others)})")


def named(setting: Setting) -> tuple[str, ...]:
    """The name of an option, what it is about, and its values; seats have names of their own."""
    values = ["on", "off"] if isinstance(setting, OnOff) else [str(v) for v in setting.values() if not is_seat(v)]
    name = f"bang-setting-{setting.id}"
    return (name, f"{name}.about", *[f"{name}-{value}" for value in values])


def is_seat(value: SettingValue) -> bool:
    """Is a value the letter of a seat?"""
    return len(str(value)) == 1 and str(value).isupper()


def code_of(setting: Setting) -> str:
    """The terms that differ with the option, and the modules that ask for them."""
    names = differing(setting, {}) or differing(setting, {"dodge_city": False})  # some matter only without Dodge City
    names = names or differing(setting, {"high_noon": True}, seats=2)  # or with two players
    found = [f"{module}: house_rules.{name}" for name in names for module in modules_with(f"house_rules.{name}")]
    return ", ".join(found)


def differing(setting: Setting, others: Mapping[str, SettingValue], seats: int = 6) -> list[str]:
    """The terms of a table that differ with the option, beside these other options."""
    other = next(value for value in setting.values() if value != setting.default)
    defaults = {**{one.id: one.default for one in SETTINGS}, **others}
    plain, changed = [
        HouseRules(Setup("bang", seats, defaults | {setting.id: value}, "1")) for value in (setting.default, other)
    ]
    names = [name for name in dir(plain) if not name.startswith("_")]
    return [name for name in names if getattr(plain, name) != getattr(changed, name)]


def modules_with(words: str) -> list[str]:
    """The modules of the game in which these words stand."""
    return [
        module for module, source in rule_modules().items() if words in source and re.search(rf"\b{words}\b", source)
    ]


@cache
def rule_modules() -> dict[str, str]:
    """The source of each module of the rules."""
    package = ROOT / "src" / "igroteka" / "games" / "bang" / "rules"
    files = sorted(package.rglob("*.py"))
    return {".".join(file.relative_to(package).with_suffix("").parts): file.read_text("utf-8") for file in files}


def presets() -> Iterator[Thing]:
    """Ready-made sets of options."""
    for preset in PRESETS:
        texts = (f"bang-preset-{preset.id}", f"bang-preset-{preset.id}.about")
        yield Thing(preset.id, preset.rule, "preset", "house_rules.PRESETS", (rf"preset\(.{preset.id}",), texts)


class Coverage:
    """Looks up what is known of a thing."""

    def __init__(self) -> None:
        found = dossier("bang")
        self.rules = {id for paragraph in found.paragraphs for id in paragraph.ids} if found else set()
        self.tests = tests()
        self.page = FILE.read_text(encoding="utf-8") if FILE.exists() else ""

    def row(self, thing: Thing) -> str:
        """One line of a table."""
        rule = thing.rule if thing.rule in self.rules else ""
        names = [self.name(thing, language) for language in LANGUAGES]
        cells = [rule, thing.box, self.marked(thing.code), self.marked(self.own_test(thing)), *names]
        return f"| `{thing.id}` | {' | '.join([cell or EMPTY for cell in cells])} |"

    def marked(self, code: str) -> str:
        """A name out of the code."""
        return f"`{code}`" if code else ""

    def own_test(self, thing: Thing) -> str:
        """The test that is about this thing and least about others; if the page names one, that one stays."""
        about = [test for test in self.tests if test.is_about(thing)]
        begin = f"| `{thing.id}` | {thing.rule} | {thing.box} |"
        line = next((line for line in self.page.splitlines() if line.startswith(begin)), "")
        named = [test.name for test in about if f"| `{test.name}` |" in line]
        if named:
            return named[0]
        return min(about, key=lambda test: (test.file in OTHER_SIDES, len(test.ids))).name if about else ""

    def name(self, thing: Thing, language: str) -> str:
        """Its name in a language, if all that is needed to tell of it is there; a rule has no name."""
        texts = texts_for(language)
        if not texts.rule(thing.rule):
            return ""
        if thing.texts[0] == thing.rule:
            return "yes"
        parts = [text.partition(".") for text in thing.texts]
        missing = [id for id, _, attribute in parts if not texts.has(id, attribute)]
        return "" if missing else texts.say(thing.texts[0])


TABLES: dict[str, tuple[Thing, ...]] = {
    "Playing cards": tuple(cards()),
    "Characters": tuple(characters()),
    "Events": tuple(events()),
    "Modes": tuple(modes()),
    "House rules": tuple(settings(house_rules=True)),
    "Sets, variants and the Sheriff": tuple(settings(house_rules=False)),
    "Presets": tuple(presets()),
}


def page() -> str:
    """The whole file."""
    known = Coverage()
    parts = [HEAD]
    for title, things in TABLES.items():
        head = f"| {' | '.join(['id', *COLUMNS])} |\n|{' --- |' * (len(COLUMNS) + 1)}"
        parts.append("\n".join([f"## {title} ({len(things)})", "", head, *[known.row(thing) for thing in things], ""]))
    return "\n".join(parts)


COPIES_HEAD = "| rule | card | colour | base game | Dodge City |"
COPIES = re.compile(re.escape(COPIES_HEAD) + r"\n.*?\n\nSums: [^\n]*\n", re.DOTALL)
SIGNS = dict(zip("SHDC", "♠♥♦♣", strict=True))


def copies_table() -> str:
    """The table of the dossier with suit and rank of every copy (BANG-Z40), from the data."""
    lines = [COPIES_HEAD, "|" + " --- |" * 5]
    english, russian = texts_for("en"), texts_for("ru")
    for row in FACTS["cards"]:
        name = f"bang-{row['id']}"
        names = f"{english.say(name)} ({russian.say(name)})"
        lines.append(
            f"| {row['rule']} | {names} | {row['colour']} | {printed(row['base'])} | {printed(row['dodge_city'])} |"
        )
    base, dodge_city = [sum(len(row[box].split()) for row in FACTS["cards"]) for box in ("base", "dodge_city")]
    return "\n".join([*lines, "", f"Sums: base {base}, Dodge City {dodge_city}.", ""])


def printed(faces: str) -> str:
    """The copies of a card by suit and rank: `4♥ 5♦`."""
    words = sorted(faces.split(), key=lambda word: (SUITS.index(word[-1]), RANKS.index(word[:-1])))
    return " ".join([f"{word[:-1]}{SIGNS[word[-1]]}" for word in words]) or "–"


def files() -> dict[Path, str]:
    """What `make generate` writes."""
    rules, found = COPIES.subn(copies_table(), DOSSIER.read_text(encoding="utf-8"))
    assert found == 1, f"{DOSSIER} has lost its table of copies"
    return {FILE: page(), DOSSIER: rules}
