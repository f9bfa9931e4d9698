"""The table of games/targi/COVERAGE.md: every card, whether it is implemented, stated, tested and worded.

`make generate` writes it anew.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from igroteka.dossiers import dossier
from igroteka.games.targi.game import GAME
from igroteka.games.targi.rules.borders import ACTIONS
from igroteka.games.targi.rules.card import advantage_of
from igroteka.games.targi.rules.components import BORDER, GOODS_CARDS, TRIBE, TRIBE_CARDS, BorderCard, GoodsCard
from igroteka.texts import texts_for
from tools.check_rules import Rulebook, count_citations

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "src" / "igroteka" / "games" / "targi" / "COVERAGE.md"
HEAD = """# Coverage of Targi

All 80 cards: whether the engine carries the card out, the dossier states its rule, a test cites that rule, and the card
has a name and a text in both languages. Written by `make generate`; a test keeps it true.

| rule | card | copies | implemented | rule | test | en | ru |
|---|---|---|---|---|---|---|---|
"""

assert GAME  # importing it fills the library of advantages


class Coverage:
    """Looks up what is known of a card."""

    def __init__(self) -> None:
        sources = [file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.rglob("test_*.py"))]
        self.citations: Counter[str] = count_citations(sources, Rulebook("targi", "TARGI", "src/igroteka/games/targi"))
        found = dossier("targi")
        self.rules = {id for paragraph in found.paragraphs for id in paragraph.ids} if found else set()

    def row(self, rule: str, card: str, copies: int, *, implemented: bool) -> str:
        """One line of the table."""
        worded = [texts_for(lang).has(f"targi-card-{card}", "text") for lang in ("en", "ru")]
        marks = [implemented, rule in self.rules, self.citations[rule] > 0, *worded]
        cells = [rule, f"`{card}`", str(copies), *["yes" if mark else "**no**" for mark in marks]]
        return f"| {' | '.join(cells)} |"


def border_implemented(card: BorderCard) -> bool:
    """Does it give something, open a raid, or have an action that the rules know?"""
    return bool(card.gives) or card.raid or card.action in ACTIONS


def goods_implemented(card: GoodsCard) -> bool:
    """Does it give something or offer a choice?"""
    return bool(card.gives) or bool(card.choice)


def table() -> str:
    """The whole file."""
    known = Coverage()
    lines = [known.row(c.rule, c.id, 1, implemented=border_implemented(c)) for c in BORDER.values()]
    lines += [known.row(c.rule, c.id, c.count, implemented=goods_implemented(c)) for c in GOODS_CARDS]
    for number, card in enumerate(TRIBE_CARDS, start=TRIBE):
        done = not card.effect or advantage_of(number) is not None
        lines.append(known.row(card.rule, card.id, 1, implemented=done))
    return HEAD + "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    """What `make generate` writes."""
    return {FILE: table()}
