"""Finds paragraphs in the rules of a game."""

from __future__ import annotations

from igroteka.dossiers import Paragraph, dossier
from igroteka.texts import LANGUAGES, texts_for


def hits(id: str, asked: str) -> list[Paragraph]:
    """The paragraphs that contain all the words, in any of our languages or in the dossier, the best first."""
    book = dossier(id)
    wanted = asked.casefold().split()
    weighed = [(_weight(one, wanted), one) for one in book.paragraphs] if book else []
    found = [(weight, one) for weight, one in weighed if weight]
    return [one for _, one in sorted(found, key=lambda pair: -pair[0])]


def _weight(paragraph: Paragraph, wanted: list[str]) -> float:
    """How much of a text the words make up; 0 if one of them is missing."""
    ours = [texts_for(language).rule(id) for language in LANGUAGES for id in paragraph.ids]
    return max(_share(text.casefold(), wanted) for text in [paragraph.text, *ours])


def _share(text: str, wanted: list[str]) -> float:
    counts = [text.count(word) for word in wanted]
    return sum(counts) / len(text) if counts and all(counts) else 0.0
