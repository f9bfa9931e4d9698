"""Writes the tables of `NOTATION.md` that repeat what the code says: settings and their values, lines of the journal.

`tools.generate` calls it. The text around the tables is written by hand.
"""

import re
from pathlib import Path

from igroteka.core.game import Game
from igroteka.core.journal import Entry
from igroteka.core.phrases import LETTERS, NUMBER, SEAT, UNUSED_PREFIX, Part, Phrase
from igroteka.core.setup import FreeText, IntRange, Setting, written
from igroteka.core.state import State
from igroteka.texts import Names, texts_for

ROOT = Path(__file__).resolve().parents[1]
FILE = "NOTATION.md"
LANGUAGE = "en"
SAMPLE = 2  # the number in example sentences
FEW = 12  # values that a table lists


def notation_files(games: list[Game[State]]) -> dict[Path, str]:
    """The pages of these games with up-to-date tables."""
    return {path: page(path.read_text(encoding="utf-8"), game) for game in games for path in [path_of(game)]}


def path_of(game: Game[State]) -> Path:
    return ROOT / "src" / Path(*game.package.split(".")) / FILE


def page(text: str, game: Game[State]) -> str:
    """A page with its generated parts replaced."""
    for name, table in (("settings", settings_table(game)), ("journal", journal_table(game))):
        begin, end = f"<!-- generated: {name} -->\n", "<!-- end -->"
        before, found, rest = text.partition(begin)
        if not found:
            raise ValueError(f"{path_of(game)} has no line “{begin.strip()}”")
        text = f"{before}{begin}\n{table}\n{end}{rest.partition(end)[2]}"
    return text


# Settings.


def settings_table(game: Game[State]) -> str:
    rows = [f"| `{one.id}` | {values(one)} | {one.rule} |" for one in game.settings]
    return "\n".join(["| option | values, the default first | rule |", "| --- | --- | --- |", *rows, ""])


def values(setting: Setting) -> str:
    """The values of a setting as one writes them; a row of seats or of many words is cut short."""
    default = written(setting.default)
    if isinstance(setting, IntRange):
        return f"`{default}`; {setting.low} to {setting.high}"
    if isinstance(setting, FreeText):
        return f"`{default}`; a text" if default else "a text"
    others = [written(value) for value in setting.values() if written(value) != default]
    letters = [word for word in others if word in LETTERS]
    words = [f"`{word}`" for word in (default, *[word for word in others if word not in letters])]
    if letters:
        words.append(" … ".join([f"`{letter}`" for letter in dict.fromkeys((letters[0], letters[-1]))]))
    return ", ".join(words[:FEW] + ["…"] * (len(words) > FEW))


# The journal.


def journal_phrases(game: Game[State]) -> dict[str, Phrase]:
    """The lines of the journal by their short names, in the order of the module that defines them."""
    prefix = f"{game.id}-log-"
    words = vars(game.part("rules.words")).values()
    return {
        one.text.removeprefix(prefix): one for one in words if isinstance(one, Phrase) and one.text.startswith(prefix)
    }


def journal_table(game: Game[State]) -> str:
    rows = [f"| `{name}` | {arguments(one)} | {example(one)} |" for name, one in journal_phrases(game).items()]
    return "\n".join(["| line | arguments | for example |", "| --- | --- | --- |", *rows, ""])


def arguments(phrase: Phrase) -> str:
    """The arguments of a line; secret ones, which only some players read, in brackets, those of its cause in square
    ones.
    """
    parts = [name_of(part) for part in phrase.parts] + [f"({name_of(part)})" for part in phrase.secret]
    return ", ".join(parts + [f"[{name_of(part)}]" for part in phrase.cause]) or "–"


def name_of(part: Part) -> str:
    return f"`{part.name}`" + (" …" if part.many else "")


def example(phrase: Phrase) -> str:
    """The line in words, with the first words of its parts."""
    numbers = [number for at, part in enumerate(phrase.parts) for number in samples(part, at)]
    secret = [number for at, part in enumerate(phrase.secret) for number in samples(part, at)]
    cause = [number for at, part in enumerate(phrase.cause) for number in samples(part, at + 1)]
    entry = Entry(phrase, tuple(numbers), tuple(secret), cause=tuple(cause))
    names = Names(list(LETTERS))
    return re.sub(r"\s+", " ", texts_for(LANGUAGE).entry(entry, names)).replace("|", "\\|").strip()


def samples(part: Part, at: int) -> list[int]:
    """Numbers for a part: one, or two if it takes many."""
    if part.kind == SEAT:
        first = at % len(LETTERS)
    elif part.kind == NUMBER:
        first = SAMPLE
    else:
        first = next(number for number, word in enumerate(part.words) if word and not word.startswith(UNUSED_PREFIX))
    return [first, first] if part.many else [first]
