"""The terminal board of BANG!: the figures, who can shoot whom, the events and your hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.core.decisions import Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import HIDDEN, LETTERS
from igroteka.core.views import View, with_fields
from igroteka.games.bang.rules.enums import Aim
from igroteka.games.bang.rules.faces import FACE_WORDS, FACTS, KIND
from igroteka.games.bang.rules.source import kind_of
from igroteka.games.bang.rules.view import BangBoard, FigureBoard
from igroteka.games.bang.rules.words import (
    ANSWER,
    ASK_DUEL,
    ASK_DYING,
    ASK_EVENT,
    ASK_INDIANS,
    ASK_PLAY,
    ASK_RICOCHET,
    ASK_SHOT,
    ASK_SHOT_BY_NOBODY,
    LOG_DEAD,
    LOG_DEALT,
    LOG_LEAVES,
    LOG_ROLE,
    LOG_USE,
    LOG_USE_AT,
    LOG_WON,
    PLAY,
    PLAY_AT,
    ROLES,
    SOURCE_WORDS,
)
from igroteka.terminal.flow import Flow
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words
from igroteka.texts import LANGUAGES, Texts, texts_for
from igroteka.texts.plain_words import plain_word

PART = "bang-"
SAY = "cli-bang-"
LIFE, WOUND, IN_RANGE, DISTANCE, SECRET = "●", "○", "◎", "↔", "?"

# White on the colour of the card: readable on dark and light backgrounds, as everywhere in the project.
CARD_COLOURS = {"brown": "#80561f", "blue": "#1b66ab", "green": "#26743a"}
ROLE_COLOURS = {"sheriff": "#8a6500", "deputy": "#1b66ab", "outlaw": "#c6281f", "renegade": "#6848b8"}
COLOURS = {row["id"]: CARD_COLOURS[row["colour"]] for row in FACTS["cards"]}
RULES: dict[str, str] = {
    PART + row["id"]: row["rule"] for row in FACTS["cards"] + FACTS["characters"] + FACTS["events"]
}
SHERIFF = ROLES.index("sheriff")
CHARACTERS = frozenset(row["id"] for row in FACTS["characters"])
RANK_AND_SUIT = r"(?:10|[2-9JQKA])[♠♥♦♣]"
COUNTS_CARDS = "miss_susanna"  # the show event that counts the cards played in a turn (BANG-X09)
OPTION_RULES = {"draw": "BANG-T11", "end": "BANG-T13", "discard": "BANG-T14", "check": "BANG-K02"}
OPTION_RULES |= {"announce": "BANG-N6.5"}
# Questions where doing nothing costs a life point or a card.
DANGERS = (ASK_SHOT, ASK_SHOT_BY_NOBODY, ASK_INDIANS, ASK_DUEL, ASK_DYING, ASK_RICOCHET)
# Uses of these are told by what they do: the next entry names them as its cause. Pages leave them out, too (`.page`).
TOLD_BY_EFFECT = frozenset(
    SOURCE_WORDS.index(name)
    for name in (
        *("chuck_wengam", "flint_westwood", "hard_liquor", "jesse_jones", "jose_delgado", "pedro_ramirez"),
        "sid_ketchum",
    )
)
ROULETTE = SOURCE_WORDS.index("russian_roulette")


class BangRenderer(TerminalRenderer):
    rests = False

    def default(self, decision: Decision) -> Option | None:
        """Enter does nothing where that would cost life points."""
        return None if costs_life(decision) else super().default(decision)

    def guess_option(self, typed: str, decision: Decision, view: View, words: Words) -> Option | None:
        return guess_option(typed, decision, view, words)

    def people(self, view: View, words: Words) -> RenderableType | None:
        """The characters with their texts."""
        board = board_of(view)
        known = [ability for number in order(board, view.seat) for ability in board.figures[number].abilities]
        return abilities(known, words.texts) if known else None

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        board = board_of(view)
        centre = middle(board, words, brief=brief)
        parts: list[RenderableType] = [figures(board, view.seat, words), centre]
        if board.hand and brief:
            centre.add_row(words.texts.say(f"{SAY}hand"), Flow(chips(board.hand, words.texts)))
        elif board.hand:
            parts.append(hand(board, words.texts))
        return _with_gaps(parts)

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        """Every figure as its owner sees it, and all hands."""
        board = board_of(public)
        boards = [board_of(view) for view in views]
        seen = [with_fields(boards[one.owner].figures[i], distance=0) for i, one in enumerate(board.figures)]
        board = with_fields(board, figures=seen)
        hands = Table.grid(padding=(0, 2))
        for view, own in zip(views, boards, strict=True):
            hands.add_row(Text(words.name(view.seat), style="head"), Flow(chips(own.hand, words.texts)))
        return _with_gaps([figures(board, public.seat, words), middle(board, words, brief=False), hands])

    def discards(self, view: View, words: Words) -> RenderableType:
        cards = board_of(view).discards
        title = words.texts.say(f"{SAY}all-discards", count=len(cards))
        return Group(Text(title, style="soft"), Flow(chips(cards[::-1], words.texts)))

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        """How long it took, who was what, and the money of a match."""
        turns, roles, money = [outcome.facts.get(name) for name in ("turns", "roles", "money")]
        lines = [words.texts.say(f"{SAY}fact-turns", count=turns if isinstance(turns, int) else 0)]
        if isinstance(roles, list):
            for figure, role in enumerate(roles):
                if role:
                    named = words.texts.say(f"{PART}role-{role}")
                    lines.append(words.texts.say(f"{SAY}fact-role", player=words.figure(figure), role=named))
        if isinstance(money, list) and any(money):
            for seat, amount in enumerate(money):
                named = words.texts.say(f"{SAY}money", count=int(amount))
                lines.append(words.texts.say(f"{SAY}fact-role", player=words.name(seat), role=named))
        return lines

    def score(self, points: int, words: Words) -> str:
        """BANG-M01: money."""
        return words.texts.say(f"{SAY}money", count=points)

    def rule_of(self, part: str) -> str:
        return RULES.get(part, "")

    def rule_of_option(self, option: Option) -> str:
        return OPTION_RULES.get(option.verb.name, "")

    def eliminates(self, entry: Entry, seat: int) -> bool:
        """A figure without a role is one of two (BANG-N2.8): its player continues with the other."""
        if entry.phrase is LOG_DEAD:
            return entry.numbers[0] == seat and entry.numbers[1] >= 0
        return entry.phrase is LOG_LEAVES and entry.numbers[0] == seat

    def is_shown(self, entry: Entry) -> bool:
        """Hide what the table or another entry shows: hidden deals, the Sheriff's role, the victory of a second
        figure, uses that their effect tells.
        """
        if entry.phrase in (LOG_USE, LOG_USE_AT):
            return entry.numbers[1] not in TOLD_BY_EFFECT
        if entry.phrase is LOG_WON:
            return entry.numbers[1] != HIDDEN or entry.numbers[0] % 2 == 0
        if entry.phrase is LOG_ROLE and not entry.hidden:
            return entry.secret != (SHERIFF,)
        return not (entry.phrase in (LOG_DEALT, LOG_ROLE) and entry.hidden)

    def highlight(self, text: Text, words: Words) -> Text:
        text.highlight_regex(card_names(words.texts.language), "bold")
        return text


RENDERER = BangRenderer()


def board_of(view: View) -> BangBoard:
    """The game's own part of a view."""
    assert isinstance(view.board, BangBoard)
    return view.board


def _with_gaps(parts: Sequence[RenderableType]) -> Group:
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, Text()]
    return Group(*spaced[:-1])


# What is typed.


def costs_life(decision: Decision) -> bool:
    """True if doing nothing costs something here."""
    asked = decision.prompt
    return asked.phrase in DANGERS or (asked.phrase is ASK_EVENT and asked.numbers == (ROULETTE,))


def guess_option(typed: str, decision: Decision, view: View, words: Words) -> Option | None:
    """What the user wants to do with a card of the hand: play it, perhaps against somebody, or answer with it."""
    board = board_of(view)
    card = card_meant(typed, board.hand)
    if card < 0 or (decision.prompt.phrase is not ASK_PLAY and not costs_life(decision)):
        return None
    if costs_life(decision):
        return ANSWER(card)
    if kind_of(KIND[card]).aim not in (Aim.NEAR, Aim.WEAPON, Aim.ANYBODY):
        return PLAY(card)
    target = figure_meant(typed, board, words)
    return PLAY_AT(card, nearest(board, view.seat) if target < 0 else target)


def card_meant(typed: str, hand: Sequence[str]) -> int:
    """The card of a hand that is named, with or without rank and suit, in any language; -1 if there is none."""
    wanted = f" {plain_word(typed)} "
    best, found = 0, -1
    for word in hand:
        kind = word.partition(".")[0]
        for texts in [texts_for(language) for language in LANGUAGES]:
            name = plain_word(texts.say(PART + kind))
            whole = card_name(word, texts).removeprefix(texts.say(PART + kind)).strip().lower()
            weight = len(name) + len(whole) * (whole in typed.lower().split()) if f" {name} " in wanted else 0
            if weight > best:
                best, found = weight, FACE_WORDS.index(word)
    return found


def figure_meant(typed: str, board: BangBoard, words: Words) -> int:
    """The figure whose player is named, or -1."""
    wanted = plain_word(typed).split()
    named = [i for i in range(len(board.figures)) if set(plain_word(words.figure(i)).split()) <= set(wanted)]
    return named[0] if named else -1


def nearest(board: BangBoard, me: int) -> int:
    """The nearest figure of another player."""
    others = [i for i, figure in enumerate(board.figures) if figure.owner != me and figure.distance]
    return min(others, key=lambda i: board.figures[i].distance, default=0)


# Cards.


@cache
def card_names(language: str) -> re.Pattern[str]:
    """Playing cards with their rank and suit, the longest names first."""
    texts = texts_for(language)
    names = sorted((texts.say(PART + row["id"]) for row in FACTS["cards"]), key=len, reverse=True)
    return re.compile(f"«?(?:{'|'.join(re.escape(name) for name in names)})»? {RANK_AND_SUIT}")


def card_name(word: str, texts: Texts) -> str:
    """The name of a card, with rank and suit if it has them."""
    kind, _, face = word.partition(".")
    name = texts.say(PART + kind)
    return texts.say(f"{PART}variant-{face}", card=name) if face else name


def chip(word: str, texts: Texts, *, fresh: bool = False) -> Text:
    """A playing card as a small chip in its colour."""
    name = card_name(word, texts)
    label = texts.say(f"{SAY}fresh", card=name) if fresh else name
    return Text(f" {label} ", style=f"bold #ffffff on {COLOURS[word.partition('.')[0]]}")


def chips(cards: Sequence[str], texts: Texts, fresh: Sequence[str] = ()) -> list[Text]:
    """Cards in a row; those laid this turn are marked."""
    left = Counter(fresh)
    found: list[Text] = []
    for card in cards:
        found.append(chip(card, texts, fresh=left[card] > 0))
        left[card] -= 1
    return found


# Figures.


def order(board: BangBoard, me: int) -> list[int]:
    """The ring clockwise from the reader, followed by figures that have left it."""
    ring = board.ring
    own = board.lead[me] if me >= 0 else -1
    start = ring.index(own) if own in ring else 0
    return ring[start:] + ring[:start] + [number for number in range(len(board.figures)) if number not in ring]


def figures(board: BangBoard, me: int, words: Words) -> RenderableType:
    """All figures in the order of the table."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(6):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for number in order(board, me):
        grid.add_row(*figure_row(board, number, me, words))
    return Group(grid, Flow(legend(board, words.texts)))


def legend(board: BangBoard, texts: Texts) -> list[Text]:
    """What the symbols mean."""
    found: list[str] = []
    if board.reach:
        found += [texts.say(f"{SAY}sign-distance"), texts.say(f"{SAY}sign-range", count=board.reach)]
    found.append(texts.say(f"{SAY}sign-turns", turns="on" if board.clockwise else "back"))
    if any(has_secret_role(board, figure) for figure in board.figures):
        found.append(texts.say(f"{SAY}sign-role"))
    return [Text(sign, style="soft") for sign in found]


def figure_row(board: BangBoard, number: int, me: int, words: Words) -> list[RenderableType]:
    """One figure: turn marker, letter, name, life, hand, distance, and everything in front of it."""
    figure, texts = board.figures[number], words.texts
    here = figure.alive or figure.ghost
    cards = Text()
    if here and number in board.lead:
        cards.append(texts.say(f"{SAY}cards", count=board.players[figure.owner].cards))
    more = Padding(about(board, number, words), (0, 0, 0, 1))
    return [
        Text("▶" if number == board.turn and here else " ", style="bold"),
        Text(LETTERS[number], style="soft"),
        Text(words.figure(number), style="head" if here else "soft"),
        life(figure, texts),
        cards,
        distance(board, figure, me),
        more,
    ]


def life(figure: FigureBoard, texts: Texts) -> Text:
    """Life points as bullets, lost ones hollow."""
    if figure.ghost:
        return Text(texts.say(f"{SAY}ghost"), style="note")
    if not figure.alive:
        return Text(texts.say(f"{SAY}out"), style="soft")
    lost = max(figure.max_life - figure.life, 0)
    return Text.assemble((LIFE * max(figure.life, 0), "bad"), (WOUND * lost, "soft"))


def distance(board: BangBoard, figure: FigureBoard, me: int) -> Text:
    """The distance of the figure from the reader, and whether the reader's weapon reaches it; empty for their own."""
    if not figure.distance or figure.owner == me:
        return Text()
    reached = figure.distance <= board.reach
    label = f"{DISTANCE}{figure.distance}" + (f" {IN_RANGE}" if reached else "")
    return Text(label, style="good" if reached else "soft")


def about(board: BangBoard, number: int, words: Words) -> Flow:
    """Who a figure is, and its known cards, if possible in one line."""
    figure, texts = board.figures[number], words.texts
    player = board.players[figure.owner]
    found = identity(board, number, texts) + chips(figure.in_play, texts, figure.fresh)
    if player.known and number in board.lead:
        first, *others = chips(player.known, texts)
        found += [Text.assemble(texts.say(f"{SAY}has"), " ", first), *others]
    return Flow(found, gap=1)


def identity(board: BangBoard, number: int, texts: Texts) -> list[Text]:
    """Character with copied abilities, role, and whatever else is known of a figure."""
    figure = board.figures[number]
    found: list[Text] = []
    if figure.character in CHARACTERS:
        copied = [one for one in figure.abilities if one != figure.character]
        found.append(Text(" + ".join([texts.say(PART + one) for one in [figure.character, *copied]]), style="head"))
    found += role(board, figure, texts)
    if figure.alive and figure.character in CHARACTERS and number not in board.lead:
        found.append(Text(texts.say(f"{SAY}passive"), style="soft"))
    if figure.second in CHARACTERS:
        found.append(Text(texts.say(f"{SAY}second", card=texts.say(PART + figure.second)), style="soft"))
    if figure.skip:
        found.append(Text(texts.say(f"{SAY}skip"), style="note"))
    if any(player.money for player in board.players) and number in board.lead:
        found.append(Text(texts.say(f"{SAY}money", count=board.players[figure.owner].money)))
    return found


def role(board: BangBoard, figure: FigureBoard, texts: Texts) -> list[Text]:
    """The role if it is known; a question mark if this game has roles at all."""
    if figure.role:
        label = texts.say(f"{PART}role-{figure.role}")
        return [Text(f" {label} ", style=f"bold #ffffff on {ROLE_COLOURS[figure.role]}")]
    return [Text(SECRET, style="soft")] if has_secret_role(board, figure) else []


def has_secret_role(board: BangBoard, figure: FigureBoard) -> bool:
    """True if this figure has a role that the reader does not know."""
    return not figure.role and any(other.role for other in board.figures)


def abilities(characters: Sequence[str], texts: Texts) -> Table:
    """Characters, each with its text."""
    grid = Table.grid(padding=(0, 2))
    for one in dict.fromkeys(characters):
        if one in CHARACTERS:
            grid.add_row(Text(texts.say(PART + one), style="head"), Text(texts.attribute(PART + one, "text")))
    return grid


# The middle of the table.


def middle(board: BangBoard, words: Words, *, brief: bool) -> Table:
    """Events, the piles, face-up cards, and the shots of this turn."""
    texts = words.texts
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="soft", no_wrap=True)
    grid.add_column()
    rows = events(board, words, brief=brief)
    if rows and brief:
        grid.add_row(texts.say(f"{SAY}events"), Flow([piece for _, piece in rows]))
    for name, piece in [] if brief else rows:
        grid.add_row(texts.say(f"{SAY}{name}"), piece)
    grid.add_row(texts.say(f"{SAY}deck"), Flow(deck(board, texts) + discards(board, texts)))
    for name in ("playing", "display", "turned", "aside", "looked"):
        cards = getattr(board, name)
        if cards:
            grid.add_row(texts.say(f"{SAY}{name}"), Flow(chips(cards, texts), gap=1))
    if board.shown:
        grid.add_row(texts.say(f"{SAY}shown"), chip(board.shown, texts))
    if board.offered and brief:
        grid.add_row(texts.say(f"{SAY}offered"), ", ".join([texts.say(PART + one) for one in board.offered]))
    elif board.offered:
        grid.add_row(texts.say(f"{SAY}offered"), abilities(board.offered, texts))
    counted = [texts.say(f"{SAY}bangs", count=board.bangs)] if board.bangs else []
    if board.show == COUNTS_CARDS:
        counted.append(texts.say(f"{SAY}played", count=board.played))
    if counted:
        grid.add_row(texts.say(f"{SAY}turn"), ", ".join(counted))
    return grid


def note(board: BangBoard, words: Words) -> str:
    """Whom the event in force concerns: who is handcuffed, for whom the mine works, who has returned."""
    figure, texts = board.event_note, words.texts
    if board.event_suit:
        suit = texts.attribute(f"{PART}suit-{board.event_suit}", "named")
        return texts.say(f"{SAY}note-suit", player=words.figure(figure), suit=suit)
    return texts.say(f"{SAY}note", event=board.event, **texts.seat_arguments("player", figure, words.names))


def events(board: BangBoard, words: Words, *, brief: bool) -> list[tuple[str, Text]]:
    """The events in force and the next one, in full with their texts."""
    found: list[tuple[str, Text]] = []
    for name, source in (("event", board.event), ("next-event", board.next_event), ("show", board.show)):
        if not source:
            continue
        text = Text(words.texts.say(PART + source), style="head")
        if name == "event" and board.event_note >= 0:
            text.append(f"  {note(board, words)}", style="note")
        if brief and name != "event":
            text = Text.assemble((f"{words.texts.say(f'{SAY}brief-{name}')} ", "soft"), text)
        elif not brief:
            text = Text.assemble(text, "  ", words.texts.attribute(PART + source, "text"))
        found.append((name, text))
    return found


def deck(board: BangBoard, texts: Texts) -> list[Text]:
    """The number of cards left, and those the reader knows, from the top."""
    found = [Text(texts.say(f"{SAY}cards", count=board.deck))]
    if board.known_deck:
        first, *others = chips(board.known_deck, texts)
        found += [Text.assemble(texts.say(f"{SAY}on-top"), " ", first), *others]
    return found


def discards(board: BangBoard, texts: Texts) -> list[Text]:
    """The size of the discard pile, and its top card."""
    if not board.discards:
        return []
    label = texts.say(f"{SAY}discards", count=len(board.discards))
    return [Text.assemble((f"{label} ", "soft"), chip(board.discards[-1], texts))]


# Your hand.


def hand(board: BangBoard, texts: Texts) -> RenderableType:
    """Your cards, each with its text."""
    grid = Table.grid(padding=(0, 2))
    for card in board.hand:
        grid.add_row(chip(card, texts), Text(texts.attribute(PART + card.partition(".")[0], "text")))
    return Group(Text(texts.say(f"{SAY}hand"), style="soft"), grid)
