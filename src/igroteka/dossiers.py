"""Reads the rules dossiers (`RULES.md` in the folder of a game), to look up rules by id or by words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources.abc import Traversable

from igroteka.core.registry import games

FILE = "RULES.md"
LANGUAGE = "en"

_NUMBER = r"[A-Z]{0,2}\d+(?:\.\d+)?"
_ID = rf"[A-Z]{{2,6}}-{_NUMBER}"
_IDS = rf"{_ID}(?: / {_ID})*"
# The heads of rules: `KIT-T05 – …`, `- KIT-P01 **…`, `* **INTR-S1** …`, `| KIT-O9 | …`, `| **INTR-P2** | …`.
_HEAD = re.compile(rf"^(?:[-*] )?(?:\*\*({_IDS})\b|({_IDS})(?= –| \*\*| `)|\| (?:\*\*)?({_ID})(?:\*\*)? \|)")
_BOLD = re.compile(rf"\*\*({_ID})\b")  # a rule that begins in the middle of a line
_SECTION = re.compile(r"^#+ (.*)$")
_BREAK = re.compile(r"^(?:---+|\*\*[^*]+\*\*)$")  # a horizontal rule, or a heading in bold


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of a dossier: the ids it defines, its section, and its text in Markdown."""

    ids: tuple[str, ...]
    section: str
    text: str


@dataclass(frozen=True)
class Dossier:
    """The rules of one game as written for developers, in English."""

    game: str
    title: str
    paragraphs: tuple[Paragraph, ...]

    def rule(self, id: str) -> list[Paragraph]:
        """The paragraphs that define a rule; for a part such as KIT-04b or KIT-X05.1, the whole rule."""
        return self._defining(id.upper()) or self._defining(whole_rule(id))

    def search(self, words: str) -> list[Paragraph]:
        """The paragraphs that contain all the words, ignoring case."""
        wanted = words.casefold().split()
        return [one for one in self.paragraphs if wanted and all(word in one.text.casefold() for word in wanted)]

    def _defining(self, id: str) -> list[Paragraph]:
        return list(self._by_id.get(id, ()))

    @cached_property
    def _by_id(self) -> dict[str, list[Paragraph]]:
        """The paragraphs that define each id."""
        found: dict[str, list[Paragraph]] = {}
        for one in self.paragraphs:
            for id in dict.fromkeys(one.ids):
                found.setdefault(id, []).append(one)
        return found


def looks_like_id(word: str) -> bool:
    """True if this could be the id of a rule or of a part of one, in any case."""
    return re.fullmatch(rf"{_ID}[A-Z]?", word.upper()) is not None


def cited_ids(text: str, prefix: str) -> set[str]:
    """The ids in a text that begin with `<prefix>-`, including the letter of a part (`KIT-04b`)."""
    return set(re.findall(rf"\b{prefix}-{_NUMBER}[a-z]?\b", text))


def whole_rule(id: str) -> str:
    """The rule that a part belongs to: KIT-04 for KIT-04b, KIT-X05 for KIT-X05.1."""
    return re.sub(r"(?:\.\d+)?[A-Z]?$", "", id.upper())


def names() -> list[str]:
    return [id for id in games() if _file(id) is not None]


@cache
def dossier(game: str) -> Dossier | None:
    file = _file(game)
    return None if file is None else read(game, file.read_text(encoding="utf-8"))


def read(game: str, text: str) -> Dossier:
    """Parse a dossier from its Markdown."""
    title = next((line[2:] for line in text.splitlines() if line.startswith("# ")), game)
    return Dossier(game, title, tuple(_paragraphs(text.splitlines())))


def _paragraphs(lines: list[str]) -> Iterator[Paragraph]:
    """A paragraph runs from its head to the next head, section or break; text outside of paragraphs is skipped."""
    section = ""
    ids: tuple[str, ...] = ()
    kept: list[str] = []
    for line in [*lines, "---"]:
        begun = _ids_of(line)
        heading = _SECTION.match(line)
        if begun or heading or _BREAK.match(line):
            if ids:
                text = _text(kept)
                inside = tuple(id for id in _BOLD.findall(text) if id not in ids)
                yield Paragraph(ids + inside, section, text)
            ids, kept = begun, [line] if begun else []
            section = heading.group(1) if heading else section
        elif ids:
            kept.append(line)


def _ids_of(line: str) -> tuple[str, ...]:
    found = _HEAD.match(line)
    if found is None:
        return ()
    return tuple(next(group for group in found.groups() if group).split(" / "))


def _text(lines: list[str]) -> str:
    """The Markdown of a paragraph; a single table row becomes a sentence."""
    first = lines[0]
    if first.startswith("| "):
        return " – ".join(cell.strip() for cell in first.strip("| ").split(" | "))
    return "\n".join(lines).removeprefix("- ").removeprefix("* ").strip()


def _file(game: str) -> Traversable | None:
    found = games().get(game)
    file = found.folder.joinpath(FILE) if found is not None else None
    return file if file is not None and file.is_file() else None
