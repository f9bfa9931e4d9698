"""The options and questions of Targi in the terminal, worded with the cards and prices on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Message, Phrase
from igroteka.core.views import View
from igroteka.games.targi.rules.components import BORDER, NUMBER_OF
from igroteka.games.targi.rules.grid import CELL, PLACE_WORDS, crossings
from igroteka.games.targi.rules.view import TargiBoard
from igroteka.games.targi.rules.words import ASK_PLACE, CARD, CARDS, COLUMN, COUNT, PLACE, PLACES, PRICES, ROW
from igroteka.terminal.words import Words

ON_CARD: Final = {verb: Phrase(f"cli-targi-do-{verb}", CARD, PLACE) for verb in ("use", "skip", "marker", "to")}
PLACE_ALONE: Final = Phrase("cli-targi-do-place", PLACE)
PLACE_CROSSING: Final = Phrase("cli-targi-do-place-crossing", PLACE, PLACES)
ROW_EMPTY: Final = Phrase("cli-targi-do-row-empty", ROW)
ROW_BEGUN: Final = Phrase("cli-targi-do-row", ROW, CARDS)
LIFT_CARD: Final = Phrase("cli-targi-do-lift", CARD, ROW, COLUMN)
RAID_PRICES: Final = tuple([Phrase(f"cli-targi-do-raid-{price}", COUNT) for price in PRICES])
GIFTS: Final = tuple([Phrase(f"cli-targi-do-gift-{price}") for price in PRICES])
END_EARLY: Final = Phrase("cli-targi-do-end-early")

OPTION_RULES: Final = {
    **{"raid": "TARGI-RD1", "place": "TARGI-P2", "use": "TARGI-A1", "skip": "TARGI-A2", "end": "TARGI-A8"},
    **{"play": "TARGI-H1", "keep": "TARGI-H2", "discard": "TARGI-H1", "hand": "TARGI-T08"},
    **{"row": "TARGI-D1", "pay": "TARGI-C1", "trade": "TARGI-B5", "sell": "TARGI-B10", "gift": "TARGI-Q14"},
    **{"marker": "TARGI-B9", "to": "TARGI-B9", "lift": "TARGI-Q15", "put": "TARGI-Q15"},
}
ABOUT_CARD: Final = ("play", "keep", "discard", "row", "pay", "hand")


def label(option: Option, view: View, words: Words) -> str:
    """An option in words, naming the card it points at and what it costs."""
    worded = _WORDED.get(option.verb.name)
    saying = worded(option, view) if worded is not None and view.seat >= 0 else None
    return words.option(option) if saying is None else words.prompt(saying)


def question(decision: Decision, view: View, words: Words) -> str:
    """The question; the arrows of places are explained where they first appear."""
    prompt = words.prompt(decision.prompt)
    if decision.prompt.phrase is not ASK_PLACE:
        return prompt
    new = [crossing_cells(option.numbers[0], view) for option in decision.options]
    return f"{prompt} {words.texts.say('cli-targi-crossings')}" if any(new) else prompt


def about(option: Option, view: View) -> list[str]:
    """The cards that an option is about, as text ids: the card it points at, or the tribe card in question."""
    if PLACE in option.verb.parts:
        return [text for text in [card_at(option.numbers[0], view)] if text]
    if option.verb.name in ABOUT_CARD and view.seat >= 0:
        word = _board(view).drawn or _board(view).players[view.seat].hand
        return [CARD.text + word] if word else []
    return []


def parts_at(asked: str, view: View) -> list[str]:
    """The card at a place given by the user, such as C12 or B5."""
    word = asked.strip().upper()
    text = card_at(PLACE_WORDS.index(word), view) if word in PLACE_WORDS[1:] else ""
    return [text] if text else []


def card_at(place: int, view: View) -> str:
    """The text id of the border card or face-up central card at a place; empty if there is none."""
    word = BORDER[place].id if place < CELL else _board(view).cells[place - CELL].card
    return CARD.text + word if word else ""


def crossing_cells(place: int, view: View) -> list[int]:
    """TARGI-M1: the places where a Targi on this border card would create new crossings for the reader."""
    ends = [PLACE_WORDS.index(word) for word in _board(view).players[view.seat].targis]
    return [CELL + cell for cell in crossings([*ends, place]) if cell not in crossings(ends)]


def _board(view: View) -> TargiBoard:
    assert isinstance(view.board, TargiBoard)
    return view.board


def _place(option: Option, view: View) -> Message:
    cells = crossing_cells(option.numbers[0], view)
    return Message(PLACE_CROSSING if cells else PLACE_ALONE, option.numbers[0], *cells)


def _on_card(option: Option, view: View) -> Message | None:
    """An option that points at a central cell, with the card there."""
    place = option.numbers[0]
    card = _board(view).cells[place - CELL].card if place >= CELL else ""
    return Message(ON_CARD[option.verb.name], NUMBER_OF[card], place) if card else None


def _row(option: Option, view: View) -> Message:
    row = option.numbers[0]
    cards = [NUMBER_OF[word] for word in _board(view).players[view.seat].display[row - 1]]
    return Message(ROW_BEGUN, row, *cards) if cards else Message(ROW_EMPTY, row)


def _lift(option: Option, view: View) -> Message:
    row, column = option.numbers
    return Message(LIFT_CARD, NUMBER_OF[_board(view).players[view.seat].display[row - 1][column - 1]], row, column)


def _raid(option: Option, view: View) -> Message | None:
    """A price of the current raid (TARGI-RD1)."""
    price, facts = option.numbers[0], BORDER[_board(view).robber]
    count = (facts.raid_goods, facts.raid_gold, facts.raid_vp)[price]
    return Message(RAID_PRICES[price], count) if count else None


def _gift(option: Option, view: View) -> Message:
    return Message(GIFTS[option.numbers[0]])


def _end(option: Option, view: View) -> Message | None:
    """TARGI-A8: unresolved Targis and markers count as skipped."""
    own = _board(view).players[view.seat]
    return Message(END_EARLY) if own.targis or own.markers else None


_WORDED: Final[dict[str, Callable[[Option, View], Message | None]]] = {
    **dict.fromkeys(ON_CARD, _on_card),
    "place": _place,
    "row": _row,
    "lift": _lift,
    "raid": _raid,
    "gift": _gift,
    "end": _end,
}
