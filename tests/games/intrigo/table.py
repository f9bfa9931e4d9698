"""Drawn positions for tests of Intrigo: players act through real options only.

    a, b, c, d = table("A: C4 ...", "B: ...", "C: ...", "D: ...", gaps="g3=M2 g4=*thief g7=D3x")
    a.plays("C4", "g5")
    b.buys("trader", "g6", near="b6", target="b9")

Cards are written as in the dossier: C4 is Contarini 4, C4x lies face down, *thief is an influence card. A row of gaps
or tokens without `=` goes round from the door, with a dash for an empty place. Unless a test says otherwise, A heads
Contarini, B Dandolo, C Gradenigo and D Morosini, A is to move, and the cards that are not named are in the hands with
dots.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from igroteka.core.journal import Entry
from igroteka.core.phrases import LETTERS, Phrase
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import (
    BUILDING_WORDS,
    CARDS,
    FAMILIES,
    GAP_WORDS,
    ORGANISATIONS,
    in_gap,
    on_building,
)
from igroteka.games.intrigo.rules.placing import ChooseTarget
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.view import IntrigoBoard
from igroteka.games.intrigo.rules.words import LOG_AWARDED, LOG_STAYS
from tests.seated import DrawnTable, Seated

_FAMILIES = {family[0].upper(): family for family in FAMILIES}
_TOKENS = {word[:4]: word for word in (*ORGANISATIONS, "ducat")} | {"none": "none"}
_SHORT = re.compile(r"\b([CDGMT])([234])(x?)\b")
EMPTY = "-"


def long(text: str) -> str:
    """A text with the short names of cards written out: `play:C4:g5` is `play:contarini_4:g5`."""
    return _SHORT.sub(lambda m: f"{_FAMILIES[m[1]]}_{m[2]}{'.down' if m[3] else ''}", text)


def short(word: str) -> str:
    """A card as the dossier writes it."""
    card, _, side = word.partition(".")
    if card not in CARDS:
        return f"*{word}" if word else EMPTY
    family, _, value = card.partition("_")
    return family[0].upper() + value + ("x" if side else "")


def token(word: str) -> str:
    """A token by its first four letters: `merc`, `duca.down`, `none`."""
    kind, dot, side = word.partition(".")
    return _TOKENS[kind[:4]] + dot + side


class Table(DrawnTable):
    def __init__(self, g: IntrigoGame) -> None:
        super().__init__(GAME.id, g)
        self.session.opening = list(g.journal or [])

    @property
    def g(self) -> IntrigoGame:
        """The present state, also after a choice was taken back."""
        return cast(IntrigoGame, self.session.state)

    @property
    def gaps(self) -> list[str]:
        """What lies in the gaps, from the one behind the door."""
        return [short(in_gap(thing)) for thing in self.g.gaps]

    @property
    def tokens(self) -> list[str]:
        """What lies on the buildings, from the door."""
        return [on_building(thing) or "none" for thing in self.g.tokens]

    @property
    def current(self) -> str:
        """Whose turn it is."""
        return LETTERS[self.g.current]

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.g.round

    @property
    def entries(self) -> list[Entry]:
        """The journal."""
        return list(self.g.journal or [])

    def lines(self, phrase: Phrase) -> list[tuple[int, ...]]:
        """The numbers of all lines of one kind."""
        return [entry.numbers for entry in self.entries if entry.phrase is phrase]

    @property
    def awards(self) -> dict[str, str]:
        """Who got the token of which building in the last awarding; `stays` if nobody did."""
        found = {BUILDING_WORDS[numbers[2]]: LETTERS[numbers[0]] for numbers in self.lines(LOG_AWARDED)}
        return found | {BUILDING_WORDS[numbers[1]]: "stays" for numbers in self.lines(LOG_STAYS)}


class Actor(Seated):
    """One player of a position."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table.session, seat)
        self.table = table

    # What the player sees.

    @property
    def hand(self) -> list[str]:
        """The own cards, in the order of the component data."""
        return [short(CARDS[card]) for card in self.table.g.players[self.seat].hand]

    @property
    def packet(self) -> list[str]:
        """The packet that the player holds."""
        return [short(CARDS[card]) for card in self.table.g.players[self.seat].packet]

    @property
    def ducats(self) -> int:
        """The own ducats."""
        return self.table.g.players[self.seat].ducats

    @property
    def family(self) -> str:
        """The family that the player heads."""
        return FAMILIES[self.table.g.players[self.seat].family]

    @property
    def seals(self) -> dict[str, int]:
        """The kinds of seals that the player has won."""
        counts = zip(ORGANISATIONS, self.table.g.players[self.seat].seals, strict=True)
        return {kind: count for kind, count in counts if count}

    @property
    def options(self) -> list[str]:
        """The codes of all options, with short names of cards."""
        return [":".join([short(word) if word in CARDS else word for word in code.split(":")]) for code in self.codes]

    def can(self, verb: str) -> list[str]:
        """What the player can choose with one verb."""
        return [code.partition(":")[2] for code in self.options if code.partition(":")[0] == verb]

    @property
    def board(self) -> IntrigoBoard:
        """What the player may know of the table."""
        return cast(IntrigoBoard, self.table.session.view(self.seat).board)

    def code(self, written: str) -> str:
        """Cards by their short names."""
        return long(written)

    # What the player does.

    def takes(self, card: str) -> None:
        """Keep a card of the packet."""
        self.chooses(f"take:{card}")

    def plays(self, card: str, gap: str) -> None:
        """Play an intrigue card."""
        self.chooses(f"play:{card}:{gap}")

    def passes(self) -> None:
        """Pass."""
        self.chooses("pass")

    def buys(self, type: str, gap: str, near: str = "", target: str = "") -> None:
        """Buy an influence card and use its power, if a near building is named."""
        self.chooses(f"buy:{type}")
        self.chooses(f"gap:{gap}")
        if near:
            self.chooses(f"near:{near}")
        elif self.asked in ("power", "no-power"):
            self.chooses("stop")
        if target:
            assert isinstance(self.table.g.stack[-1], ChooseTarget)
            assert self.decision is not None
            self.chooses(f"{self.decision.options[0].verb.name}:{target}")


def table(
    *hands: str,
    gaps: str = "",
    tokens: str = "",
    options: Mapping[str, SettingValue] | None = None,
    seed: str = "1",
    **fields: object,
) -> list[Actor]:
    """The players of a position: a hand for each, such as "A: C4 ..."; `fields` are those of position files."""
    return arranged(hands, fields, gaps=gaps, tokens=tokens, options=options, seed=seed)


def arranged(
    hands: Sequence[str],
    fields: Mapping[str, object],
    *,
    gaps: str = "",
    tokens: str = "",
    options: Mapping[str, SettingValue] | None = None,
    seed: str = "1",
) -> list[Actor]:
    """The same for those who hand fields on."""
    drawn = {hand.partition(":")[0].strip(): long(hand.partition(":")[2]).split() for hand in hands}
    position: dict[str, object] = {"hands": drawn, **fields}
    position["gaps"] = {gap: long(card).lstrip("*") for gap, card in _places(gaps, GAP_WORDS).items() if card != EMPTY}
    position["tokens"] = {place: token(word) for place, word in _places(tokens, BUILDING_WORDS).items()}
    if "packets" in fields:
        packets = cast("dict[str, str]", fields["packets"])
        position["packets"] = {letter: long(cards).split() for letter, cards in packets.items()}
    setup = GAME.setup(len(hands), options or {}, seed)
    g = GAME.arrange(position, setup, from_seed(seed))
    g.start()
    whole = Table(g)
    return [Actor(whole, seat) for seat in range(len(hands))]


def _places(text: str, words: tuple[str, ...]) -> dict[str, str]:
    """`g3=M2 g5=*thief`, or a row from the door on."""
    if "=" in text:
        return {word.partition("=")[0]: word.partition("=")[2] for word in text.split()}
    return dict(zip(words, text.split(), strict=False))


FOUR = ("A: ...", "B: ...", "C: ...", "D: ...")
THREE = ("A: ...", "B: ...", "C: ...")


def dealt(seats: int = 4, seed: str = "1", **options: SettingValue) -> list[Actor]:
    """The players of a game that has just been dealt."""
    setup = GAME.setup(seats, options, seed)
    whole = Table(GAME.deal(setup, from_seed(seed)))
    return [Actor(whole, seat) for seat in range(seats)]


def draft_all(players: list[Actor]) -> None:
    """Everybody takes the default of every packet."""
    while players[0].table.g.stack and any(player.asked == "draft" for player in players):
        for player in players:
            if player.asked == "draft":
                player.chooses(player.defaults[0])


def play_on(players: list[Actor]) -> None:
    """Everybody takes defaults until the placing phase is over, or the game."""
    g = players[0].table.g
    round_before = g.round
    while not g.over and g.round == round_before:
        for decision in list(g.decisions())[:1]:
            players[decision.seat].table.session.choose(decision.seat, decision.defaults[0].code)
