"""The terminal board of Exploding Kittens: players, the pile and its danger, your hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.core.decisions import Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS, Message, Phrase
from igroteka.core.views import View
from igroteka.games.kittens.rules.titles import TITLES
from igroteka.games.kittens.rules.view import KittensBoard, Played, PlayerBoard
from igroteka.games.kittens.rules.words import (
    ASK_NOPE,
    CARDS,
    COUNT,
    LOG_ATTACK,
    LOG_BARKED,
    LOG_BURY_UP,
    LOG_DEALT,
    LOG_DECLARE,
    LOG_EXPLODED,
    LOG_IMPLODED,
    LOG_IMPLODING_AT,
    LOG_PUT,
    LOG_STREAKING_LOST,
    LOG_TURN,
    PLAYER,
    TARGET,
)
from igroteka.terminal.flow import Flow
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words
from igroteka.texts import Texts, texts_for

CARD = "kittens-card-"
KITTENS = ("exploding_kitten", "imploding_kitten")
STREAKING = "streaking_kitten"
TOP_DISCARDS = 5

# White on the colour of the family: readable on dark and light backgrounds, as everywhere in the project.
_FAMILIES = {
    "#c6281f": ("exploding_kitten", "barking_kitten", "streaking_kitten"),
    "#33245f": ("imploding_kitten",),
    "#26743a": ("defuse",),
    "#4b5060": ("nope",),
    "#b02a70": (
        *("see_the_future_3x", "see_the_future_5x", "alter_the_future_3x", "alter_the_future_3x_now"),
        "share_the_future_3x",
    ),
    "#b9460f": ("attack_2x", "targeted_attack_2x", "personal_attack_3x"),
    "#1b66ab": ("skip", "super_skip", "reverse"),
    "#6848b8": ("mark", "ill_take_that", "favor"),
    "#0b6f68": (
        *("shuffle", "catomic_bomb", "garbage_collection", "swap_top_and_bottom"),
        *("draw_from_the_bottom", "bury"),
    ),
    "#4f5b23": ("feral_cat",),
}
COLOURS = {title: colour for colour, titles in _FAMILIES.items() for title in titles}
CAT_COLOUR = "#80561f"
RULES = {title.id: title.rule for title in TITLES}

OPTION_RULES = {
    **{"draw": "KIT-X01", "pass": "KIT-N04", "nope": "KIT-N04", "now": "KIT-09", "close": "KIT-N10"},
    **{"pair": "KIT-K01", "triple": "KIT-K02", "name": "KIT-K02", "five": "KIT-K03", "take": "KIT-K03"},
    **{"put": "KIT-X04", "keep": "KIT-X02", "show": "KIT-X02", "give": "KIT-B18", "detonate": "KIT-K05"},
}
PUT_OUT = (LOG_EXPLODED, LOG_IMPLODED, LOG_BARKED, LOG_STREAKING_LOST)
ASK_NOPE_AT = Phrase("cli-kittens-ask-nope-at", PLAYER, TARGET, CARDS)
LOG_ATTACK_SELF = Phrase("cli-kittens-log-attack-self", PLAYER, COUNT)


class KittensRenderer(TerminalRenderer):
    harmless = frozenset({"pass", "order", "keep"})
    combos = frozenset({"pair", "triple", "five"})

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        board = view.board
        assert isinstance(board, KittensBoard)
        centre = middle(board, view.seat, words)
        parts: list[RenderableType] = [players(board, view.seat, words), centre]
        if board.hand and brief:
            centre.add_row(words.texts.say("cli-kittens-hand"), Flow(chips(board.hand, words.texts)))
        elif board.hand:
            parts.append(hand(board, words))
        return Group(*_with_gaps(parts))

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        board = public.board
        assert isinstance(board, KittensBoard)
        grid = Table.grid(padding=(0, 2))
        for view in views:
            assert isinstance(view.board, KittensBoard)
            grid.add_row(Text(words.name(view.seat), style="head"), Flow(chips(view.board.hand, words.texts)))
        return Group(*_with_gaps([players(board, public.seat, words), middle(board, public.seat, words), grid]))

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        facts = outcome.facts
        facts_shown = [_fact(words.texts, name, facts.get(name)) for name in ("turns", "nopes", "defuses")]
        causes = facts.get("causes")
        lines = [" ".join(facts_shown)]
        if isinstance(causes, dict):
            for seat in sorted(map(int, causes), key=lambda one: -outcome.places[one]):
                player, spoken_of = words.name(seat), words.names.spoken_of(seat)
                lines.append(
                    words.texts.say(f"cli-kittens-cause-{causes[str(seat)]}", player=player, player_as=spoken_of)
                )
        return lines

    def question(self, decision: Decision, view: View, words: Words) -> str:
        """The question about a targeted card also names its target."""
        board, prompt = view.board, decision.prompt
        assert isinstance(board, KittensBoard)
        if prompt.phrase is ASK_NOPE and board.stack and board.stack[-1].target >= 0:
            player, *cards = prompt.numbers
            return words.prompt(Message(ASK_NOPE_AT, player, board.stack[-1].target, *cards))
        return words.prompt(prompt)

    def discards(self, view: View, words: Words) -> RenderableType:
        assert isinstance(view.board, KittensBoard)
        title = words.texts.say("cli-kittens-all-discards", count=len(view.board.discards))
        return Group(Text(title, style="soft"), Flow(chips(view.board.discards[::-1], words.texts)))

    def rule_of_option(self, option: Option) -> str:
        return OPTION_RULES.get(option.verb.name, "")

    def eliminates(self, entry: Entry, seat: int) -> bool:
        return entry.phrase in PUT_OUT and entry.numbers[0] == seat

    def shown_entries(self, entries: list[Entry]) -> list[Entry]:
        """Leave out where the Imploding Kitten lies after an entry about putting it there."""
        found: list[Entry] = []
        place: tuple[int, ...] | None = None
        for entry in super().shown_entries(entries):
            if entry.phrase is not LOG_IMPLODING_AT or entry.numbers != place:
                found.append(entry)
            if entry.phrase is not LOG_IMPLODING_AT:
                place = entry.secret[-1:] if entry.phrase in (LOG_PUT, LOG_BURY_UP) else None
        return found

    def sentence(self, entry: Entry, words: Words) -> Text:
        if entry.phrase is LOG_ATTACK and entry.numbers[0] == entry.numbers[1]:
            entry = Entry(LOG_ATTACK_SELF, (entry.numbers[0], entry.numbers[2]))
        return super().sentence(entry, words)

    def is_shown(self, entry: Entry) -> bool:
        if entry.phrase is LOG_TURN:
            return entry.numbers[1] > 1
        return entry.phrase is not LOG_DECLARE and not (entry.phrase is LOG_DEALT and entry.hidden)

    def rule_of(self, part: str) -> str:
        return RULES.get(part.removeprefix(CARD), "")

    def highlight(self, text: Text, words: Words) -> Text:
        text.highlight_regex(card_names(words.texts.language), "bold")
        return text


RENDERER = KittensRenderer()


def _fact(texts: Texts, name: str, value: object) -> str:
    return texts.say(f"cli-kittens-fact-{name}", count=value if isinstance(value, int) else 0)


def _with_gaps(parts: Sequence[RenderableType]) -> list[RenderableType]:
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [part, Text()]
    return spaced[:-1]


# Cards.


@cache
def card_names(language: str) -> re.Pattern[str]:
    """The names of all cards, the longest first."""
    texts = texts_for(language)
    names = sorted((texts.say(CARD + title.id) for title in TITLES), key=len, reverse=True)
    return re.compile("|".join(rf"{re.escape(name)}(?!\w)" for name in names))


def card_name(word: str, texts: Texts) -> str:
    """The name of a card, with its state: marked, or face up."""
    title, *variants = word.split(".")
    name = texts.say(CARD + title)
    for variant in variants:
        name = texts.say(f"{CARD}variant-{variant}", card=name)
    return name


def chip(word: str, texts: Texts) -> Text:
    """A card as a small coloured chip."""
    colour = COLOURS.get(word.split(".", maxsplit=1)[0], CAT_COLOUR)
    return Text(f" {card_name(word, texts)} ", style=f"bold #ffffff on {colour}")


def chips(cards: Sequence[str], texts: Texts) -> list[Text]:
    """Cards in a row, equal ones together."""
    parts: list[Text] = []
    for word, count in Counter(cards).items():
        parts.append(Text.assemble(f"{count}× ", chip(word, texts)) if count > 1 else chip(word, texts))
    return parts


# Players.


def players(board: KittensBoard, me: int, words: Words) -> RenderableType:
    """The players in seat order, starting after you; play goes down or up the list."""
    seats = len(board.players)
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for step in range(1, seats + 1):
        grid.add_row(*player_row(board, (me + step) % seats, words))
    direction = "cli-kittens-clockwise" if board.direction == 1 else "cli-kittens-counterclockwise"
    return Group(grid, Text(words.texts.say(direction), style="soft"))


def player_row(board: KittensBoard, seat: int, words: Words) -> list[RenderableType]:
    """One player: turn marker, seat letter, name, number of cards, and notes."""
    player, living, texts = board.players[seat], board.living[seat], words.texts
    mark = "▶" if seat == board.current and living else " "
    cards = texts.say("cli-kittens-cards", count=player.cards) if living else texts.say("cli-kittens-out")
    name = Text(words.name(seat), style="head" if living else "soft")
    cards_text = Text(cards, style="" if living else "soft")
    more = Padding(notes(board, player, seat, words), (0, 0, 0, 1))
    return [Text(mark, style="bold"), Text(LETTERS[seat], style="soft"), name, cards_text, more]


def notes(board: KittensBoard, player: PlayerBoard, seat: int, words: Words) -> Flow:
    """Everything else that is visible about a player."""
    texts = words.texts
    found: list[Text] = []
    if seat == board.current and (board.turns_left > 1 or board.attacked):
        found.append(Text(texts.say("cli-kittens-owes", count=board.turns_left)))
    if player.taker >= 0:
        owner = "you" if player.taker == words.names.me else "other"
        label = texts.say("cli-kittens-taker", player=words.name(player.taker), player_is=owner)
        found.append(Text.assemble(chip("ill_take_that", texts), " ", label))
    barking = player.barking + (board.barked if seat == board.current else 0)
    if barking:
        found += chips(["barking_kitten"] * barking, texts)
    found += chips(player.marked, texts)
    if player.known:
        first, *others = chips(player.known, texts)
        found += [Text.assemble(texts.say("cli-kittens-has"), " ", first), *others]
    return Flow(found)


# The middle of the table.


def middle(board: KittensBoard, me: int, words: Words) -> Table:
    """The pile, what you know of it, the discard pile, and what has just been played."""
    texts = words.texts
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="soft", no_wrap=True)
    grid.add_column()
    grid.add_row(texts.say("cli-kittens-pile"), Text.assemble(pile_size(board, texts), "  ", danger(board, me, texts)))
    if board.known_pile:
        known = [Text.assemble(f"{one.place + 1}. ", chip(one.card, texts)) for one in board.known_pile]
        grid.add_row(texts.say("cli-kittens-known"), Flow(known))
    if board.discards:
        grid.add_row(texts.say("cli-kittens-discards"), discards(board, texts))
    for played in board.stack:
        grid.add_row(texts.say("cli-kittens-stack"), played_cards(played, words))
    if board.looked:
        grid.add_row(texts.say("cli-kittens-looked"), chip(board.looked, texts))
    if board.picked:
        grid.add_row(texts.say("cli-kittens-picked"), Flow(chips(board.picked, texts)))
    return grid


def discards(board: KittensBoard, texts: Texts) -> Flow:
    """The top of the discard pile, topmost card first."""
    top = [chip(card, texts) for card in board.discards[: -TOP_DISCARDS - 1 : -1]]
    more = len(board.discards) - TOP_DISCARDS
    if more > 0:
        top.append(Text(texts.say("cli-kittens-more", count=more), style="soft"))
    return Flow(top)


def played_cards(played: Played, words: Words) -> Flow:
    """What has just been played, against whom, and who has said Nope."""
    first, *others = chips(played.cards, words.texts)
    found = [Text.assemble(words.name(played.player), ": ", first), *others]
    if played.target >= 0:
        found.append(Text(f"→ {words.name(played.target)}"))
    if played.title:
        found.append(chip(played.title, words.texts))
    found += [Text.assemble(chip("nope", words.texts), f" {words.name(seat)}") for seat in played.nopes]
    return Flow(found)


def pile_size(board: KittensBoard, texts: Texts) -> str:
    """The number of cards left to draw."""
    return texts.say("cli-kittens-cards", count=board.pile)


def danger(board: KittensBoard, me: int, texts: Texts) -> Text:
    """The probability that the next card is a kitten, as far as you can know."""
    if not board.pile:
        return Text()
    top = next((one.card for one in board.known_pile if one.place == 0), "")
    if top:
        kitten = top.split(".")[0] in KITTENS
        return Text(
            texts.say("cli-kittens-top-kitten" if kitten else "cli-kittens-top-safe"), "bad" if kitten else "good"
        )
    kittens, cards = unknown_kittens(board, me), board.pile - len(board.known_pile)
    if kittens <= 0:
        return Text(texts.say("cli-kittens-no-danger"), style="good")
    if kittens >= cards:
        return Text(texts.say("cli-kittens-sure"), style="bad")
    sure = "at-most" if may_be_kept(board) else "exact" if cards % kittens == 0 or cards < 3 * kittens else "about"
    few, many = odds(kittens, cards)
    style = "bad" if 4 * kittens >= cards else ""
    return Text(texts.say("cli-kittens-danger", few=few, many=many, sure=sure), style=style)


def odds(kittens: int, cards: int) -> tuple[int, int]:
    """A probability in everyday form: 1 in 8 if it is small, a reduced fraction if it is large."""
    share = Fraction(kittens, cards)
    return (share.numerator, share.denominator) if share * 3 > 1 else (1, round(1 / share))


def unknown_kittens(board: KittensBoard, me: int) -> int:
    """The number of kittens of the deck whose place you do not know."""
    seen = [*board.discards, *board.hand, *board.picked, board.looked]
    seen += [one.card for one in board.known_pile]
    for seat, player in enumerate(board.players):
        seen += player.known + (player.marked if seat != me else [])
    found = sum(board.deck.get(kitten, 0) for kitten in KITTENS)
    return found - sum(card.split(".")[0] in KITTENS for card in seen)


def may_be_kept(board: KittensBoard) -> bool:
    """True if somebody else may be keeping an Exploding Kitten with the Streaking Kitten (KIT-08)."""
    gone = [card.split(".")[0] for card in [*board.discards, *board.hand]]
    return board.deck.get(STREAKING, 0) > gone.count(STREAKING)


# Your hand.


def hand(board: KittensBoard, words: Words) -> RenderableType:
    """Your cards, each with its text."""
    texts = words.texts
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right")
    for word, count in Counter(board.hand).items():
        text = texts.attribute(CARD + word.split(".", maxsplit=1)[0], "text")
        grid.add_row(f"{count}×" if count > 1 else "", chip(word, texts), Text(text))
    return Group(Text(texts.say("cli-kittens-hand"), style="soft"), grid)
