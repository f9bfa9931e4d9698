"""The table of Targi in the terminal: the 5 x 5 board, both displays, stocks and hands."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.cli.boards.face import Face
from igroteka.cli.words import Words
from igroteka.core.journal import Entry
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS
from igroteka.core.views import View
from igroteka.games.targi.components import (
    BORDER,
    COLUMNS,
    GOLD,
    GOODS_CARDS,
    KINDS,
    NUMBER_OF,
    ROWS,
    TRIBE_CARDS,
    is_tribe,
    tribe_card,
)
from igroteka.games.targi.raids import raid_number
from igroteka.games.targi.view import CellBoard, PlayerBoard, TargiBoard
from igroteka.games.targi.words import LOG_END_TURN, LOG_PLAY, LOG_TAKE_CARD
from igroteka.texts import Texts

CARD = "targi-card-"
SAY = "cli-targi-"
# The ring as it lies on the table, row by row; 0 is the centre (dossier, section 3).
RING = ((16, 1, 2, 3, 4), (15, 0, 0, 0, 5), (14, 0, 0, 0, 6), (13, 0, 0, 0, 7), (12, 11, 10, 9, 8))
SEATS = ("bold #ffffff on #1b66ab", "bold #23232e on #e8e4d8")  # blue and white
ROBBER = Text(" ☠ ", style="bold #ffffff on #5a5a5a")
SYMBOL_STYLES = ("#1b66ab", "#b9460f", "#26743a", "#b02a70", "#80561f")
RULES = {card.id: card.rule for card in BORDER.values()} | {card.id: card.rule for card in GOODS_CARDS}
RULES |= {card.id: card.rule for card in TRIBE_CARDS}


class TargiFace(Face):
    """Targi."""

    harmless = frozenset({"pass", "stop"})

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        board = view.board
        assert isinstance(board, TargiBoard)
        parts: list[RenderableType] = [head(board, words), grid(board, words.texts), middle(board, words.texts)]
        seats = [1 - view.seat, view.seat] if view.seat >= 0 else [0, 1]
        parts += [player(board, seat, words) for seat in seats]
        if not brief:
            parts.append(texts_of_cards(board, words.texts))
            parts.append(Text(words.texts.say(f"{SAY}legend"), style="soft"))
        return Group(*parts)

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        board = public.board
        assert isinstance(board, TargiBoard)
        hands = Table.grid(padding=(0, 2))
        for view in views:
            assert isinstance(view.board, TargiBoard)
            own = view.board.players[view.seat]
            hands.add_row(Text(words.name(view.seat), style="head"), hand(own, words.texts))
        return Group(self.table(public, words, brief=True), hands)

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        rounds, points = outcome.facts.get("rounds"), outcome.facts.get("points")
        lines = [words.texts.say(f"{SAY}fact-rounds", count=rounds if isinstance(rounds, int) else 0)]
        if isinstance(points, list):
            for seat, parts in enumerate(points):
                lines.append(words.texts.say(f"{SAY}fact-points", player=words.name(seat), **parts))
        return lines

    def rule_of(self, part: str) -> str:
        return RULES.get(part.removeprefix(CARD), "")

    def tells(self, entry: Entry) -> bool:
        if entry.phrase is LOG_TAKE_CARD:
            return is_tribe(entry.numbers[1])  # the next line says what a goods card gives
        return entry.phrase not in (LOG_END_TURN, LOG_PLAY)


FACE = TargiFace()


def head(board: TargiBoard, words: Words) -> Text:
    """The round, the robber, and who goes first."""
    texts = words.texts
    told = Text(texts.say(f"{SAY}round", round=min(board.round, 12)), style="head")
    if board.robber < 16:
        told.append("  ").append(texts.say(f"{SAY}raid-next", count=raid_number(board.robber) + 1), style="soft")
    return told.append(f"  {texts.say(f'{SAY}amulet')}: {words.name(board.first)}", style="soft")


# The board.


def grid(board: TargiBoard, texts: Texts) -> Table:
    """The sixteen border cards around the nine cells of the centre."""
    table = Table(show_header=False, show_lines=True, box=box.SQUARE, pad_edge=False, padding=(0, 0))
    for _ in range(5):
        table.add_column(width=17, justify="center", vertical="middle", overflow="fold")
    for r, row in enumerate(RING):
        cells = [border(board, number, texts) if number else centre(board, r, c, texts) for c, number in enumerate(row)]
        table.add_row(*cells)
    return table


def border(board: TargiBoard, number: int, texts: Texts) -> Text:
    """A border card: number, name, and who stands there."""
    name = texts.say(CARD + BORDER[number].id)
    found = Text(f"{number} {name}", style="soft" if BORDER[number].raid else "")
    if board.robber == number:
        found.append("\n").append_text(ROBBER)
    for seat, other in enumerate(board.players):
        if f"B{number}" in other.targis:
            found.append("\n").append_text(figure(seat))
    return found


def centre(board: TargiBoard, row: int, column: int, texts: Texts) -> Text:
    """A central cell: its card, what it costs or gives, and whose marker lies there."""
    cell = board.cells[(row - 1) * 3 + column - 1]
    found = Text(f"{cell.cell} ", style="soft")
    if cell.marker >= 0:
        found.append_text(figure(cell.marker))
    return found.append("\n").append_text(cell_card(cell, texts))


def cell_card(cell: CellBoard, texts: Texts) -> Text:
    """What lies on a cell; of a face-down card only its type."""
    if cell.card:
        return card(cell.card, texts)
    return Text(f"▒ {texts.say(f'{SAY}down-{cell.type}')} ▒" if cell.type else texts.say(f"{SAY}empty"), style="soft")


def figure(seat: int) -> Text:
    """A Targi or a marker."""
    return Text(f" {LETTERS[seat]} ", style=SEATS[seat])


def card(word: str, texts: Texts) -> Text:
    """A card with its cost and points, or with what it gives."""
    number = NUMBER_OF[word]
    name = texts.say(CARD + word)
    if not is_tribe(number):
        return Text(name, style="bold")
    facts = tribe_card(number)
    found = Text(name, style=f"bold {SYMBOL_STYLES[facts.symbol]}")
    return found.append(f"\n{cost(word, texts)} → {facts.vp} {texts.say(f'{SAY}letter-vp')}", style="not bold default")


def cost(word: str, texts: Texts) -> str:
    """What a tribe card costs, in letters."""
    options = []
    for amounts in tribe_card(NUMBER_OF[word]).costs:
        letters = [texts.say(f"{SAY}letter-{KINDS[kind]}") * amounts[kind] for kind in range(GOLD + 1)]
        options.append("".join(letters))
    return " / ".join(options)


def middle(board: TargiBoard, texts: Texts) -> Text:
    """The decks, and a card that is being dealt with."""
    told = texts.say(f"{SAY}decks-told", goods=board.goods_deck, tribe=board.tribe_deck)
    found = Text(f"{texts.say(f'{SAY}decks')}: {told}", style="soft")
    if board.drawn:
        found.append(f"\n{texts.say(f'{SAY}drawn')}: ").append_text(one_line(board.drawn, texts))
    return found


def one_line(word: str, texts: Texts) -> Text:
    """A tribe card in one line."""
    found = Text()
    for part in card(word, texts).split("\n"):
        found.append_text(part).append("  ")
    return found


# The players.


def player(board: TargiBoard, seat: int, words: Words) -> RenderableType:
    """A player: name, stock, hand and display."""
    texts, own = words.texts, board.players[seat]
    line = Text.assemble(figure(seat), " ", (words.name(seat), "head"), "  ", stock(own, texts))
    line.append(f"  {texts.say(f'{SAY}hand')}: ").append_text(hand(own, texts))
    return Group(Text(), line, display(own, texts))


def stock(own: PlayerBoard, texts: Texts) -> Text:
    """Goods, gold and points."""
    goods = [f"{texts.say(f'targi-kind-{kind}')} {count}" for kind, count in own.stock.items() if kind != "vp"]
    points = texts.say(f"{SAY}points", count=own.points)
    return Text.assemble(", ".join(goods), "  ", (points, "bold"))


def hand(own: PlayerBoard, texts: Texts) -> Text:
    """The hand card, as far as it is known."""
    if own.hand:
        return one_line(own.hand, texts)
    return Text(texts.say(f"{SAY}hand-secret" if own.has_hand else f"{SAY}hand-none"), style="soft")


def display(own: PlayerBoard, texts: Texts) -> Table:
    """Three rows of four cards: symbol and points; the name tells the rest."""
    table = Table(show_header=False, box=box.SQUARE, pad_edge=False, padding=(0, 0), show_lines=True)
    for _ in range(COLUMNS):
        table.add_column(width=19, overflow="fold")
    table.add_column(width=9, justify="right")
    for row in range(ROWS):
        cards = [display_card(own, word, texts) for word in own.display[row]]
        cards += [Text(texts.say(f"{SAY}empty"), style="soft")] * (COLUMNS - len(cards))
        bonus = texts.say(f"{SAY}row-bonus", count=own.rows[row]) if own.rows[row] else ""
        table.add_row(*cards, Text(bonus, style="good"))
    return table


def display_card(own: PlayerBoard, word: str, texts: Texts) -> Text:
    """A card of a display, with the coin that may lie on it."""
    facts = tribe_card(NUMBER_OF[word])
    found = Text(texts.say(CARD + word), style=f"bold {SYMBOL_STYLES[facts.symbol]}").append(f" {facts.vp}")
    return found.append(f" +{texts.say(f'{SAY}coin')}") if word in own.coins else found


def texts_of_cards(board: TargiBoard, texts: Texts) -> Table:
    """What the tribe cards in the centre do, those that do something."""
    table = Table.grid(padding=(0, 2))
    for cell in board.cells:
        if cell.card and is_tribe(NUMBER_OF[cell.card]) and tribe_card(NUMBER_OF[cell.card]).effect:
            table.add_row(Text(cell.cell, style="soft"), Text(texts.attribute(CARD + cell.card, "text")))
    return table
