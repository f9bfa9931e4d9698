"""The terminal board of Targi: the 5 x 5 grid, both displays, stocks and hands."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.core.decisions import Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS, Message, Phrase
from igroteka.core.views import View
from igroteka.games.targi.rules.components import (
    BORDER,
    COLUMNS,
    GOLD,
    GOODS_CARDS,
    KINDS,
    NUMBER_OF,
    ROWS,
    TRIBE_CARDS,
    BorderCard,
    is_tribe,
    tribe_card,
)
from igroteka.games.targi.rules.grid import CORNERS
from igroteka.games.targi.rules.raids import raid_number
from igroteka.games.targi.rules.view import CellBoard, PlayerBoard, TargiBoard
from igroteka.games.targi.rules.words import LOG_END_TURN, LOG_PLAY, LOG_TAKE_CARD, PLAYER
from igroteka.games.targi.terminal_options import OPTION_RULES, about, label, parts_at, question
from igroteka.terminal.flow import Flow
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words
from igroteka.texts import Texts

CARD = "targi-card-"
SAY = "cli-targi-"
# The ring as laid out on the table, row by row; 0 is the centre (dossier, section 3).
RING = ((16, 1, 2, 3, 4), (15, 0, 0, 0, 5), (14, 0, 0, 0, 6), (13, 0, 0, 0, 7), (12, 11, 10, 9, 8))
SEATS = ("bold #ffffff on #1b66ab", "bold #23232e on #e8e4d8")  # blue and white
ROBBER = Text(" ☠ ", style="bold #ffffff on #5a5a5a")
SYMBOL_STYLES = ("#1b66ab", "#b9460f", "#26743a", "#b02a70", "#80561f")
AMULET = Phrase("cli-targi-amulet", PLAYER)
RULES = {card.id: card.rule for card in BORDER.values()} | {card.id: card.rule for card in GOODS_CARDS}
RULES |= {card.id: card.rule for card in TRIBE_CARDS}


class TargiRenderer(TerminalRenderer):
    harmless = frozenset({"pass", "stop"})
    many = 6

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        board = view.board
        assert isinstance(board, TargiBoard)
        other, own = (1 - view.seat, view.seat) if view.seat >= 0 else (0, 1)
        parts = [player(board, other, words), head(board, words), grid(board, words.texts), player(board, own, words)]
        if board.drawn:
            parts.append(in_question(board.drawn, words.texts))
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

    def question(self, decision: Decision, view: View, words: Words) -> str:
        return question(decision, view, words)

    def label(self, option: Option, view: View, words: Words) -> str:
        return label(option, view, words)

    def discards(self, view: View, words: Words) -> RenderableType:
        """TARGI-I1: both discard piles, the most recent card first."""
        board = view.board
        assert isinstance(board, TargiBoard)
        grid = Table.grid(padding=(0, 2))
        for name, pile in (("goods", board.goods_discards), ("tribe", board.tribe_discards)):
            grid.add_row(Text(words.texts.say(f"{SAY}discards-{name}"), style="soft"), Flow(piled(pile, words.texts)))
        return grid

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        rounds, points = outcome.facts.get("rounds"), outcome.facts.get("points")
        lines = [words.texts.say(f"{SAY}fact-rounds", count=rounds if isinstance(rounds, int) else 0)]
        if isinstance(points, list):
            for seat, parts in enumerate(points):
                total = sum(parts.values())
                lines.append(words.texts.say(f"{SAY}fact-points", player=words.name(seat), total=total, **parts))
        return lines

    def rule_of(self, part: str) -> str:
        return RULES.get(part.removeprefix(CARD), "")

    def rule_of_option(self, option: Option) -> str:
        return OPTION_RULES.get(option.verb.name, "")

    def about(self, option: Option, view: View) -> list[str]:
        return about(option, view)

    def parts_at(self, asked: str, view: View) -> list[str]:
        return parts_at(asked, view)

    def is_shown(self, entry: Entry) -> bool:
        if entry.phrase is LOG_TAKE_CARD:
            return is_tribe(entry.numbers[1])  # the next entry says what a goods card gives
        return entry.phrase not in (LOG_END_TURN, LOG_PLAY)


RENDERER = TargiRenderer()


def head(board: TargiBoard, words: Words) -> Flow:
    """The round, the robber, who goes first, and the decks."""
    texts = words.texts
    amulet = words.prompt(Message(AMULET, board.first))
    decks = texts.say(f"{SAY}decks", goods=board.goods_deck, tribe=board.tribe_deck)
    pieces = [Text(one, style="soft") for one in (raid_text(board.robber, texts), amulet, decks)]
    return Flow([Text(texts.say(f"{SAY}round", round=min(board.round, 12)), style="head"), *pieces])


def raid_text(robber: int, texts: Texts) -> str:
    """Which raid comes next, and when (TARGI-R4)."""
    if robber in CORNERS:
        return texts.say(f"{SAY}raid-now", raid=raid_number(robber))
    corner = min(corner for corner in CORNERS if corner > robber)
    return texts.say(f"{SAY}raid-next", raid=raid_number(corner), count=corner - robber)


# The board.


def grid(board: TargiBoard, texts: Texts) -> Table:
    """The sixteen border cards around the nine cells of the centre."""
    table = Table(show_header=False, show_lines=True, show_edge=False, box=box.SQUARE, pad_edge=False, padding=(0, 0))
    for _ in range(5):
        table.add_column(width=17, justify="center", overflow="fold")
    for r, row in enumerate(RING):
        cells = [border(board, number, texts) if number else centre(board, r, c, texts) for c, number in enumerate(row)]
        table.add_row(*cells)
    return table


def border(board: TargiBoard, number: int, texts: Texts) -> Text:
    """A border card: number, name, and who stands there."""
    name = texts.say(CARD + BORDER[number].id)
    if BORDER[number].raid:
        return corner(board, number, texts)
    found = Text(f"{number} {name}")
    if board.robber == number:
        found.append("\n").append_text(ROBBER)
    for seat, other in enumerate(board.players):
        if f"B{number}" in other.targis:
            found.append("\n").append_text(figure(seat))
    return found


def corner(board: TargiBoard, number: int, texts: Texts) -> Text:
    """A raid and its prices (TARGI-RD1)."""
    facts = BORDER[number]
    found = Text(f"{number} {texts.say(CARD + facts.id)}", style="soft")
    if board.robber == number:
        found.append_text(ROBBER)
    prices = [texts.say(f"{SAY}price-{kind}", count=count) for kind, count in prices_of(facts).items() if count]
    return found.append("\n").append("/".join(prices), style="soft")


def prices_of(facts: BorderCard) -> dict[str, int]:
    """The prices of a raid by their words in codes; 0 if it cannot be paid that way."""
    return {"goods": facts.raid_goods, "gold": facts.raid_gold, "vp": facts.raid_vp}


def centre(board: TargiBoard, row: int, column: int, texts: Texts) -> Text:
    """A central cell: its card, what that costs or gives, and the owner of the marker there."""
    cell = board.cells[(row - 1) * 3 + column - 1]
    found = Text(f"{cell.cell} ", style="soft")
    if cell.marker >= 0:
        found.append_text(figure(cell.marker))
    return found.append("\n").append_text(cell_card(cell, texts))


def cell_card(cell: CellBoard, texts: Texts) -> Text:
    """The card on a cell; only the type of a face-down card."""
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
    """The cost of a tribe card, in letters."""
    options = []
    for amounts in tribe_card(NUMBER_OF[word]).costs:
        letters = [texts.say(f"{SAY}letter-{KINDS[kind]}") * amounts[kind] for kind in range(GOLD + 1)]
        options.append("".join(letters))
    return " / ".join(options)


def in_question(word: str, texts: Texts) -> Text:
    """The tribe card awaiting a decision, and its advantage."""
    found = Text(f"{texts.say(f'{SAY}in-question')}: ").append_text(one_line(word, texts))
    return found.append(f"\n{texts.attribute(CARD + word, 'text')}")


def one_line(word: str, texts: Texts) -> Text:
    """A tribe card in one line."""
    found = Text()
    for part in card(word, texts).split("\n"):
        found.append_text(part).append("  ")
    return found


# The players.


def player(board: TargiBoard, seat: int, words: Words) -> RenderableType:
    """A player: name, points, stock, hand and display."""
    texts, own = words.texts, board.players[seat]
    name = Text.assemble(figure(seat), " ", (words.name(seat), "head"))
    points = Text(texts.say(f"{SAY}points", count=own.points, tokens=own.stock["vp"]), style="bold")
    held = Text(f"{texts.say(f'{SAY}hand')}: ").append_text(hand(own, texts))
    parts: list[RenderableType] = [Flow([name, points, stock(own, texts), held])]
    return Group(*parts, display(own, texts)) if any(own.display) else parts[0]


def stock(own: PlayerBoard, texts: Texts) -> Text:
    """Goods and gold; their names begin with the letters used in costs."""
    goods = [f"{texts.say(f'{SAY}stock-{kind}')} {count}" for kind, count in own.stock.items() if kind != "vp"]
    return Text("  ".join(goods))


def hand(own: PlayerBoard, texts: Texts) -> Text:
    """The hand card, if it is known."""
    if own.hand:
        return one_line(own.hand, texts)
    return Text(texts.say(f"{SAY}hand-secret" if own.has_hand else f"{SAY}hand-none"), style="soft")


def display(own: PlayerBoard, texts: Texts) -> Table:
    """Three rows of four cards, each with its points; the name tells the rest."""
    grid = Table.grid(padding=(0, 2))
    for row in range(ROWS):
        cards = [display_card(own, word, texts) for word in own.display[row]]
        if len(cards) < COLUMNS:
            cards.append(Text("□" * (COLUMNS - len(cards)), style="soft"))
        if own.rows[row]:
            cards.append(Text(texts.say(f"{SAY}row-bonus", count=own.rows[row]), style="good"))
        grid.add_row(Text(f"   {row + 1}", style="soft"), Flow(cards, gap=1))
    return grid


def display_card(own: PlayerBoard, word: str, texts: Texts) -> Text:
    """A card of a display, with its coin if there is one."""
    facts = tribe_card(NUMBER_OF[word])
    coin = f" +{texts.say(f'{SAY}coin')}" if word in own.coins else ""
    name = (texts.say(CARD + word), f"bold {SYMBOL_STYLES[facts.symbol]}")
    return Text.assemble("[", name, f" {facts.vp}{coin}]")


def piled(pile: list[str], texts: Texts) -> list[Text]:
    """The cards of a pile, most recent first, equal ones together."""
    counted = {word: pile.count(word) for word in reversed(pile)}
    named = [(texts.say(CARD + word), count) for word, count in counted.items()]
    found = [Text(name if count == 1 else texts.say("list-several", word=name, count=count)) for name, count in named]
    return found or [Text(texts.say(f"{SAY}discards-none"), style="soft")]


# What cards do.


def texts_of_cards(board: TargiBoard, texts: Texts) -> Table:
    """The effects of all tribe cards that this seat sees, by where they lie."""
    table = Table.grid(padding=(0, 2))
    for place, word in cards_in_sight(board, texts):
        if is_tribe(NUMBER_OF[word]) and tribe_card(NUMBER_OF[word]).effect:
            text = Text.assemble((f"{texts.say(CARD + word)}. ", "bold"), texts.attribute(CARD + word, "text"))
            table.add_row(Text(place, style="soft"), text)
    return table


def cards_in_sight(board: TargiBoard, texts: Texts) -> list[tuple[str, str]]:
    """The cards of the centre, of hands and of displays, each with its place."""
    found = [(cell.cell, cell.card) for cell in board.cells if cell.card]
    for seat, own in enumerate(board.players):
        if own.hand:
            found.append((f"{LETTERS[seat]} {texts.say(f'{SAY}hand')}", own.hand))
        for row, cards in enumerate(own.display, start=1):
            found += [(f"{LETTERS[seat]} {row}", word) for word in cards]
    return found
