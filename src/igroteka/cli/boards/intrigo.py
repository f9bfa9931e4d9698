"""The table of Intrigo in the terminal: the palace as a ring (INTR-B6), the players, your cards.

The door is in the top left corner and the ring goes right from there, a building and a gap by turns. In the middle lie
the stacks, the pile and the bag. A card or token that lies face down stands in brackets.
"""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.cli.boards.face import Face
from igroteka.cli.flow import Flow
from igroteka.cli.words import Words
from igroteka.core.journal import Entry
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS
from igroteka.core.views import View
from igroteka.games.intrigo.parts import CARDS, FACTS, FAMILIES, INTRIGUE, TYPES, gives_seals
from igroteka.games.intrigo.view import IntrigoBoard, PlayerBoard
from igroteka.games.intrigo.words import LOG_LAST, LOG_PACKET, LOG_TAKEN
from igroteka.texts import Texts

CELL: Final = 8  # columns of a building or gap
SHORT: Final = "cli-intrigo-short-"
COLOURS: Final = {str(one["id"]): str(one["colour"]) for one in [*FACTS["families"], FACTS["neutral"]]}
HIRED: Final = "bold #ffffff on #4a4a4a"
RULES: Final = {f"intrigo-influence-{one['id']}": str(one["rule"]) for one in FACTS["influence_types"]}
_QUIET: Final = (LOG_TAKEN, LOG_PACKET, LOG_LAST)


class IntrigoFace(Face):
    """Intrigo."""

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        board = view.board
        assert isinstance(board, IntrigoBoard)
        return Group(palace(board, words.texts), Text(), players(board, words), Text(), own(board, words))

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        board = public.board
        assert isinstance(board, IntrigoBoard)
        grid = Table.grid(padding=(0, 2))
        for view in views:
            assert isinstance(view.board, IntrigoBoard)
            cards = chips(view.board.hand + view.board.packet, words.texts)
            grid.add_row(Text(words.name(view.seat), style="head"), Flow(cards))
        return Group(palace(board, words.texts), Text(), players(board, words), Text(), grid)

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        rounds, bought = outcome.facts["rounds"], outcome.facts["bought"]
        assert isinstance(rounds, int)
        assert isinstance(bought, dict)
        texts = words.texts
        return [
            texts.say("cli-intrigo-fact-rounds", count=rounds),
            texts.say("cli-intrigo-fact-bought", count=sum(bought.values())),
        ]

    def rule_of(self, part: str) -> str:
        return RULES.get(part, "")

    def tells(self, entry: Entry) -> bool:
        """What others do in the draft is always the same."""
        return not (entry.hidden and entry.phrase in _QUIET)


FACE = IntrigoFace()


# The palace.


def palace(board: IntrigoBoard, texts: Texts) -> Text:
    """The ring of buildings and gaps, with what lies in the middle."""
    cells = [cell for i in range(len(board.gaps)) for cell in (building(board, i, texts), gap(board, i, texts))]
    side = len(cells) // 4
    inner = middle(board, texts, (side - 1) * CELL, (side - 1) * 2)
    lines = _across(cells[: side + 1])
    for row in range(1, side):
        left, right = cells[len(cells) - row], cells[side + row]
        for half in range(2):
            lines.append(Text.assemble(left[half], inner[2 * (row - 1) + half], right[half]))
    lines += _across(cells[2 * side : 3 * side + 1][::-1])
    return Text("\n").join(lines)


def _across(cells: list[tuple[Text, Text]]) -> list[Text]:
    return [Text.assemble(*[cell[half] for cell in cells]) for half in range(2)]


def building(board: IntrigoBoard, number: int, texts: Texts) -> tuple[Text, Text]:
    """A building: its number, and the token on it."""
    label = f"b{number}" + (f" {texts.say('cli-intrigo-door')}" if number == 0 else "")
    word, _, side = board.tokens[number].partition(".")
    if not word:
        return centred(Text(label, "soft")), centred(Text("·", "soft"))
    name = texts.say(SHORT + word)
    style = "bold" if gives_seals(number) or word != "ducat" else ""
    return centred(Text(label, "soft")), centred(Text(f"({name[: CELL - 2]})", "soft") if side else Text(name, style))


def gap(board: IntrigoBoard, number: int, texts: Texts) -> tuple[Text, Text]:
    """A gap: its number, and the card in it."""
    word = board.gaps[number]
    inside = short_chip(word, texts) if word else Text("____", "soft")
    return centred(Text(f"g{number}", "soft")), centred(inside)


def centred(text: Text) -> Text:
    """A text in the middle of a cell."""
    text.truncate(CELL)
    room = CELL - text.cell_len
    return Text.assemble(" " * (room // 2), text, " " * (room - room // 2))


def middle(board: IntrigoBoard, texts: Texts, width: int, height: int) -> list[Text]:
    """What lies inside the ring: the stacks, the pile and the bag."""
    pile = texts.say("cli-intrigo-pile-unlimited")
    if board.pile is not None:
        pile = texts.say("cli-intrigo-pile", count=board.pile)
    lines = [Text.assemble((texts.say("cli-intrigo-round", round=board.round), "head"), "  ", pile)]
    lines += Flow(bag(board, texts), gap=1).lines(width - 4)
    lines.append(Text(texts.say("cli-intrigo-for-hire"), "soft"))
    for stack in board.stacks:
        prices = " ".join([str(price) for price in stack.prices]) or texts.say("cli-intrigo-sold-out")
        lines.append(Text.assemble(Text(texts.say(f"intrigo-influence-{stack.type}").ljust(20)), (prices, "bold")))
    top = max(0, (height - len(lines)) // 2)
    rows = [*[Text()] * top, *lines][:height]
    return [_padded(row, width) for row in rows + [Text()] * (height - len(rows))]


def bag(board: IntrigoBoard, texts: Texts) -> list[Text]:
    """How many seals of each kind are in the bag."""
    found = [Text(texts.say("cli-intrigo-bag"), "soft")]
    return found + [Text(f"{texts.say(SHORT + kind)} {count}") for kind, count in board.bag.items()]


def _padded(text: Text, width: int) -> Text:
    row = Text.assemble("  ", text)
    row.truncate(width, pad=True)
    return row


# Players.


def players(board: IntrigoBoard, words: Words) -> Table:
    """The players in the order of the table."""
    texts = words.texts
    grid = Table.grid(padding=(0, 1))
    for seat, player in enumerate(board.players):
        mark = Text("▶" if seat == board.current and board.phase != "draft" else " ", style="bold")
        name = Text(words.name(seat), style="head")
        family = family_chip(player.family, texts)
        first = Text(texts.say("cli-intrigo-first") if seat == board.first else "", style="soft")
        grid.add_row(mark, Text(LETTERS[seat], style="soft"), name, family, *owned(player, texts), first)
    if board.removed:
        grid.add_row("", "", Text(texts.say("cli-intrigo-removed"), "soft"), family_chip(board.removed, texts))
    return grid


def owned(player: PlayerBoard, texts: Texts) -> tuple[Text, Text, Text]:
    """Ducats, cards and seals of a player."""
    seals = [f"{texts.say(SHORT + kind)} {count}" for kind, count in player.seals.items() if count]
    return (
        Text(texts.say("cli-intrigo-ducats", count=player.ducats)),
        Text(texts.say("cli-intrigo-cards", count=player.cards)),
        Text(" · ".join(seals), style="bold"),
    )


# Cards.


def family_chip(family: str, texts: Texts) -> Text:
    """A family in its colour."""
    if not family:
        return Text("–", "soft")
    return Text(f" {texts.say(f'intrigo-family-{family}')} ", style=f"bold #ffffff on {COLOURS[family]}")


def style_of(card: str) -> str:
    """The colour of an intrigue card's family."""
    return f"bold #ffffff on {COLOURS[FAMILIES[INTRIGUE[CARDS.index(card)].family]]}"


def short_chip(word: str, texts: Texts) -> Text:
    """What lies in a gap, short enough for a cell."""
    if word in TYPES:
        return Text(texts.say(SHORT + word), style=HIRED)
    card, _, side = word.partition(".")
    family, _, value = card.partition("_")
    name = f"{texts.say(SHORT + family)} {value}"
    return Text(f"({name})", "soft") if side else Text(f" {name} ", style_of(card))


def chips(cards: list[str], texts: Texts) -> list[Text]:
    """Cards in a row."""
    return [Text(f" {texts.say(f'intrigo-card-{card}')} ", style_of(card)) for card in cards]


def own(board: IntrigoBoard, words: Words) -> Table:
    """What this seat holds and has seen, and what is still in hands."""
    texts = words.texts
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="soft", no_wrap=True)
    grid.add_column()
    rows = [("packet", board.packet), ("chosen", [board.chosen] if board.chosen else []), ("hand", board.hand)]
    for name, cards in rows:
        if cards:
            grid.add_row(texts.say(f"cli-intrigo-{name}"), Flow(chips(cards, texts), gap=1))
    for held in board.held:
        seen = ", ".join([texts.say(f"intrigo-card-{card}") for card in held.packet])
        told = texts.say("cli-intrigo-held-row", cards=seen, card=texts.say(f"intrigo-card-{held.taken}"))
        grid.add_row(texts.say("cli-intrigo-held"), Text(told))
    if board.unplayed:
        cards = [card for card, count in board.unplayed.items() for _ in range(count)]
        grid.add_row(texts.say("cli-intrigo-unplayed"), Flow(chips(cards, texts), gap=1))
    return grid
