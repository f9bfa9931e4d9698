"""The chapters of the rules as players read them, from `texts/en/rules.ftl` in the folder of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from igroteka.core.registry import games
from igroteka.texts import Texts

LANGUAGE = "en"  # all languages have the same chapters
FILE = "rules.ftl"

_HEADING = re.compile(r"^## (.+)$")
_RULE = re.compile(r"^rule-(\S+) =")


@dataclass(frozen=True)
class Chapter:
    """A chapter: the id of its name in the texts (`web-chapter-<id>`), and the ids of its rules."""

    id: str
    rules: tuple[str, ...]


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game that have rules; none if the game has no such texts."""
    found = games().get(game)
    file = found.folder.joinpath("texts", LANGUAGE, FILE) if found is not None and found.package else None
    return tuple(_chapters(file.read_text(encoding="utf-8"))) if file is not None and file.is_file() else ()


def chapter_name(texts: Texts, game: str, chapter: Chapter) -> str:
    """What a chapter is called; a game may have a name of its own for it."""
    ids = (f"web-chapter-{game}-{chapter.id}", f"web-chapter-{chapter.id}")
    return next((texts.say(id) for id in ids if texts.has(id)), chapter.id)


def _chapters(source: str) -> Iterator[Chapter]:
    """Parse a Fluent file: headings are `## …`, rules `rule-ID = …`."""
    id, rules = "", list[str]()
    for line in [*source.splitlines(), "## -"]:
        heading, rule = _HEADING.match(line), _RULE.match(line)
        if heading:
            if rules:
                yield Chapter(id, tuple(rules))
            id, rules = re.sub(r"[^a-z]+", "-", heading.group(1).lower()).strip("-"), []
        elif rule:
            rules.append(rule.group(1).replace("_", "."))
