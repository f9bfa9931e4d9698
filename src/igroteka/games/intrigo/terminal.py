"""The terminal board of Intrigo: the palace as a ring (INTR-B6), the players, your cards.

The door is in the top left corner and the ring runs right from there, alternating buildings and gaps. The stacks are in
the middle. Face-down cards and tokens are in brackets. If the window is too narrow for the ring, its places are listed
one after another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS
from igroteka.core.views import View
from igroteka.games.intrigo.rules.parts import (
    BUILDING_WORDS,
    CARDS,
    FACTS,
    FAMILIES,
    GAP_WORDS,
    INTRIGUE,
    TYPES,
    gives_seals,
)
from igroteka.games.intrigo.rules.view import (
    DRAFT_PHASE,
    FAMILIES_PHASE,
    OVER,
    Buying,
    IntrigoBoard,
    PlayerBoard,
    Stack,
)
from igroteka.games.intrigo.rules.words import (
    BUY,
    CHOOSE_FAMILY,
    INTO,
    LOG_LAST,
    LOG_PACKET,
    LOG_TAKEN,
    MOVE_TO,
    NAME,
    NEAR,
    PASS,
    PLAY,
    STOP,
    SWAP_CARD,
    SWAP_TOKEN,
    TAKE,
)
from igroteka.terminal.flow import Flow
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words
from igroteka.texts import Texts

SHORT: Final = "cli-intrigo-short-"
COLOURS: Final = {str(one["id"]): str(one["colour"]) for one in [*FACTS["families"], FACTS["neutral"]]}
HIRED: Final = "bold #ffffff on #4a4a4a"
RULES: Final = {f"intrigo-influence-{one['id']}": str(one["rule"]) for one in FACTS["influence_types"]}
VERB_RULES: Final = {
    CHOOSE_FAMILY: "INTR-S11",
    TAKE: "INTR-D2",
    PLAY: "INTR-P2",
    PASS: "INTR-P5",
    BUY: "INTR-P3",
    INTO: "INTR-P3",
    NEAR: "INTR-I0",
    STOP: "INTR-I0",
    SWAP_TOKEN: "INTR-I1",
    NAME: "INTR-I3",
    SWAP_CARD: "INTR-I4",
    MOVE_TO: "INTR-I5",
}
LABEL: Final = 4  # columns for the number of a place at the sides of the ring
_QUIET: Final = (LOG_TAKEN, LOG_PACKET, LOG_LAST)


class IntrigoRenderer(TerminalRenderer):
    harmless = frozenset()  # passing may be the default in the middle of a purchase and would cancel it (INTR-M6)
    rests = False
    rows = frozenset({BUY.name, NAME.name})

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        board = view.board
        assert isinstance(board, IntrigoBoard)
        space: list[RenderableType] = [] if brief else [Text()]
        shown = [head(board, words, brief=brief), Palace(board, words.texts), *space, players(board, words)]
        private = own(board, words, brief=brief)
        return Group(*shown, *space, private) if private.row_count else Group(*shown)

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for view in views:
            assert isinstance(view.board, IntrigoBoard)
            cards = chips(view.board.hand + view.board.packet, words.texts)
            grid.add_row(Text(words.name(view.seat), style="head"), Flow(cards))
        return Group(self.table(public, words, brief=False), Text(), grid)

    def label(self, option: Option, view: View, words: Words) -> str:
        """INTR-M6: every step of a purchase also offers one turn without it, which cancels the purchase."""
        text = words.option(option)
        assert isinstance(view.board, IntrigoBoard)
        gives_up = view.board.buying is not None and option.verb in (PLAY, PASS)
        return words.texts.say("cli-intrigo-instead", instead=text) if gives_up else text

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        rounds, bought = outcome.facts["rounds"], outcome.facts["bought"]
        assert isinstance(rounds, int)
        assert isinstance(bought, dict)
        texts = words.texts
        return [
            texts.say("cli-intrigo-fact-rounds", count=rounds),
            texts.say("cli-intrigo-fact-bought", count=sum(bought.values())),
        ]

    def closing(self, view: View, words: Words) -> RenderableType:
        """Everybody's seals (INTR-V1)."""
        assert isinstance(view.board, IntrigoBoard)
        return players(view.board, words)

    def rule_of(self, part: str) -> str:
        return RULES.get(part, "")

    def rule_of_option(self, option: Option) -> str:
        return VERB_RULES[option.verb]

    def is_shown(self, entry: Entry) -> bool:
        """Hide the draft actions of others, which are always the same."""
        return not (entry.hidden and entry.phrase in _QUIET)


RENDERER = IntrigoRenderer()


def head(board: IntrigoBoard, words: Words, *, brief: bool) -> Flow:
    """The round, who begins it, the pile, and, unless brief, the bag; the palace shows what is missing there."""
    texts = words.texts
    pieces = [Text(texts.say("cli-intrigo-first", player=words.name(board.first)))]
    if board.phase != FAMILIES_PHASE:
        pieces.insert(0, Text(texts.say("cli-intrigo-round", round=board.round), "head"))
    unlimited = texts.say("cli-intrigo-pile-unlimited")
    pieces.append(Text(unlimited if board.pile is None else texts.say("cli-intrigo-pile", count=board.pile)))
    seals = ", ".join([f"{texts.say(SHORT + kind)} {count}" for kind, count in board.bag.items()])
    bag = Text.assemble((texts.say("cli-intrigo-bag"), "soft"), " ", seals)
    return Flow(pieces if brief else [*pieces, bag])


# The palace.


@dataclass(frozen=True)
class Scale:
    """The width of the places of the ring, and whether names are written in full."""

    building: int
    gap: int
    wide: bool

    def width(self, side: int) -> int:
        """The width of a ring with this many places per side, counting corners once."""
        return (side // 2 + 1) * self.building + side // 2 * self.gap


SCALES: Final = (Scale(14, 11, wide=True), Scale(9, 8, wide=False))


@dataclass(frozen=True)
class Palace:
    """The ring of buildings and gaps, with the stacks in the middle."""

    board: IntrigoBoard
    texts: Texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def lines(self, width: int) -> list[Text]:
        """The lines for a width: the widest ring that fits, or all places in a row."""
        side = len(self.board.gaps) // 2
        scale = next((scale for scale in SCALES if scale.width(side) <= width), None)
        if scale is None:
            places = [Text.assemble(name, " ", inside) for name, inside in self.places(wide=False)]
            stacks = [stack_text(stack, self.texts, wide=False) for stack in self.board.stacks]
            return [*Flow(places).lines(width), Text(), *Flow(stacks).lines(width)]
        return self.ring(scale, side)

    def places(self, *, wide: bool) -> list[tuple[Text, Text]]:
        """All places from the door: the name of each, and what lies there."""
        numbers = range(len(self.board.gaps))
        return [one for i in numbers for one in (self.building(i, wide=wide), self.gap(i, wide=wide))]

    def building(self, number: int, *, wide: bool) -> tuple[Text, Text]:
        """A building: its number, and the token on it."""
        door = f" {self.texts.say('cli-intrigo-door')}" if number == 0 else ""
        label = Text(f"{BUILDING_WORDS[number]}{door}", "soft")
        word, _, side = self.board.tokens[number].partition(".")
        if not word:
            return label, Text("·", "soft")
        name = name_of(word, self.texts, wide=wide)
        style = "bold" if gives_seals(number) or word != "ducat" else ""
        return label, Text(f"({name})", "soft") if side else Text(name, style)

    def gap(self, number: int, *, wide: bool) -> tuple[Text, Text]:
        """A gap: its number, and the card in it."""
        word = self.board.gaps[number]
        return Text(GAP_WORDS[number], "soft"), short_chip(word, self.texts, wide=wide) if word else Text(
            "____", "soft"
        )

    def ring(self, scale: Scale, side: int) -> list[Text]:
        """The ring: at the top and bottom, a place has its name above its contents; at the sides, before them."""
        places = self.places(wide=scale.wide)
        room = scale.width(side) - 2 * (LABEL + scale.building)
        inner = middle(self.board, self.texts, room, side - 1)
        lines = _across(places[: side + 1], scale)
        for row in range(1, side):
            left, right = places[len(places) - row], places[side + row]
            lines.append(Text.assemble(_beside(left, scale), inner[row - 1], _beside(right, scale)))
        return lines + _across(places[2 * side : 3 * side + 1][::-1], scale)


def _across(places: list[tuple[Text, Text]], scale: Scale) -> list[Text]:
    widths = [scale.gap if i % 2 else scale.building for i in range(len(places))]
    return [
        Text.assemble(*[centred(place[half], width) for place, width in zip(places, widths, strict=True)])
        for half in range(2)
    ]


def _beside(place: tuple[Text, Text], scale: Scale) -> Text:
    label, inside = place
    own_space = len(inside.plain) - len(inside.plain.lstrip())
    return padded(Text.assemble(padded(label, LABEL - own_space), inside), LABEL + scale.building)


def centred(text: Text, width: int) -> Text:
    """A text centred in this many columns."""
    room = width - text.cell_len
    return Text.assemble(" " * (room // 2), text, " " * (room - room // 2))


def padded(text: Text, width: int) -> Text:
    """A text left-aligned in this many columns."""
    return Text.assemble(text, " " * (width - text.cell_len))


def middle(board: IntrigoBoard, texts: Texts, width: int, height: int) -> list[Text]:
    """The inside of the ring: the stacks with their prices, in one or two columns."""
    rows = len(board.stacks) if len(board.stacks) < height else len(board.stacks) // 2
    columns = len(board.stacks) // rows
    wide = columns * (_widest(board, texts, wide=True) + 2) + 2 <= width
    stacks = [padded(stack_text(stack, texts, wide=wide), _widest(board, texts, wide=wide)) for stack in board.stacks]
    lines = [Text(texts.say("cli-intrigo-for-hire"), "soft")]
    lines += [Text("  ").join(stacks[row::rows]) for row in range(rows)]
    top = (height - len(lines)) // 2
    shown = [Text()] * top + lines + [Text()] * (height - top - len(lines))
    return [padded(Text.assemble("  ", line), width) for line in shown]


def _widest(board: IntrigoBoard, texts: Texts, *, wide: bool) -> int:
    return max(stack_text(stack, texts, wide=wide).cell_len for stack in board.stacks)


def stack_text(stack: Stack, texts: Texts, *, wide: bool) -> Text:
    """A stack: its name, and the remaining prices, top first."""
    longest = max(len(name_of(type, texts, wide=wide)) for type in TYPES)
    prices = " ".join([str(price) for price in stack.prices]) or texts.say("cli-intrigo-sold-out")
    return Text.assemble(name_of(stack.type, texts, wide=wide).ljust(longest), " ", (prices, "bold"))


def name_of(word: str, texts: Texts, *, wide: bool) -> str:
    """The name of something in the palace, in full or abbreviated for a narrow window."""
    return texts.attribute(SHORT + word, "wide") if wide else texts.say(SHORT + word)


# Players.


def players(board: IntrigoBoard, words: Words) -> Table:
    """The players in the order of the table."""
    texts = words.texts
    grid = Table.grid(padding=(0, 1))
    for seat, player in enumerate(board.players):
        mark = Text("▶" if seat == board.current and board.phase not in (DRAFT_PHASE, OVER) else " ", style="bold")
        name = Text(words.name(seat), style="head")
        family = family_chip(player.family, texts)
        grid.add_row(mark, Text(LETTERS[seat], style="soft"), name, family, *owned(player, texts))
    if board.removed:
        grid.add_row("", "", Text(texts.say("cli-intrigo-removed"), "soft"), family_chip(board.removed, texts))
    return grid


def owned(player: PlayerBoard, texts: Texts) -> tuple[Text, Text, Flow]:
    """Ducats, cards and seals of a player."""
    seals = [Text(f"{texts.say(SHORT + kind)} {count}", "bold") for kind, count in player.seals.items() if count]
    return (
        Text(texts.say("cli-intrigo-ducats", count=player.ducats)),
        Text(texts.say("cli-intrigo-cards", count=player.cards)),
        Flow(seals),
    )


# Cards.


def ink_on(colour: str) -> str:
    """White, or a dark ink where white would be hard to read."""
    red, green, blue = [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
    return "#231700" if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else "#ffffff"


def style_of(family: str) -> str:
    """The colour of a family."""
    return f"bold {ink_on(COLOURS[family])} on {COLOURS[family]}"


def family_chip(family: str, texts: Texts) -> Text:
    """A family in its colour."""
    if not family:
        return Text("–", "soft")
    return Text(f" {texts.say(f'intrigo-family-{family}')} ", style_of(family))


def short_chip(word: str, texts: Texts, *, wide: bool = False) -> Text:
    """What lies in a gap, abbreviated to fit."""
    if word in TYPES:
        return Text(name_of(word, texts, wide=wide), style=HIRED)
    card, _, side = word.partition(".")
    family, _, value = card.partition("_")
    name = f"{texts.say(SHORT + family)} {value}"
    return Text(f"({name})", "soft") if side else Text(f" {name} ", style_of(family))


def chips(cards: list[str], texts: Texts) -> list[Text]:
    """Cards in a row."""
    return [Text(f" {texts.say(f'intrigo-card-{card}')} ", style_of(family_of(card))) for card in cards]


def family_of(card: str) -> str:
    """The family of an intrigue card."""
    return FAMILIES[INTRIGUE[CARDS.index(card)].family]


# What a seat knows.


def own(board: IntrigoBoard, words: Words, *, brief: bool) -> Table:
    """What this seat holds, has seen and is buying, and what is still in hands; `brief` omits the packets seen."""
    texts = words.texts
    rows: list[tuple[str, Flow]] = []
    for name, cards in (("packet", board.packet), ("chosen", [board.chosen]), ("hand", board.hand)):
        rows.append((name, Flow(chips([card for card in cards if card], texts), gap=1)))
    if not brief:
        rows += [("held", seen(held.packet, held.taken, texts)) for held in board.held]
    cards = [card for card, count in board.unplayed.items() for _ in range(count)]
    rows.append(("unplayed", Flow([short_chip(card, texts) for card in cards], gap=1)))
    if board.buying is not None:
        rows.append(("buying", Flow([bought(board.buying, texts)])))
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="soft", no_wrap=True)
    grid.add_column()
    for name, flow in rows:
        if flow.pieces:
            grid.add_row(texts.say(f"cli-intrigo-{name}"), flow)
    return grid


def seen(packet: list[str], taken: str, texts: Texts) -> Flow:
    """A packet that this seat held, and the card it kept."""
    names = [texts.say(f"intrigo-card-{card}") for card in packet]
    kept = texts.say("cli-intrigo-kept", card=texts.say(f"intrigo-card-{taken}"))
    return Flow([*[Text(f" {name},") for name in names[:-1]], Text(f" {names[-1]}"), Text(f" {kept}")], gap=0)


def bought(buying: Buying, texts: Texts) -> Text:
    """What is being bought, for how much, and how to go back."""
    type = texts.say(f"intrigo-influence-{buying.type}")
    return Text(f" {texts.say('cli-intrigo-buying-told', type=type, count=buying.price)}")
