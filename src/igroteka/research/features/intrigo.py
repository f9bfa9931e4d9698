"""The features of Intrigo."""

from __future__ import annotations

from typing import Final, cast, final

from igroteka.core.phrases import LETTERS
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.intrigo import words
from igroteka.games.intrigo.frames import Draft
from igroteka.games.intrigo.parts import (
    BUILDING_WORDS,
    CARDS,
    DOWN,
    EMPTY,
    FAMILIES,
    FAMILY,
    GAP_WORDS,
    INFLUENCE,
    NOBODY,
    ORGANISATIONS,
    STRENGTH,
    TOKENS,
    TYPES,
    is_down,
    is_intrigue,
    kind_of,
)
from igroteka.games.intrigo.placing import ChooseGap, ChooseNear, ChooseTarget
from igroteka.games.intrigo.state import IntrigoGame
from igroteka.games.intrigo.terms import Terms
from igroteka.games.intrigo.view import DRAFT_PHASE, FAMILIES_PHASE, OVER, PLACING_PHASE, IntrigoBoard, phase
from igroteka.research.features.layout import Features, count, phrases_of, put

PHASES: Final = (FAMILIES_PHASE, DRAFT_PHASE, PLACING_PHASE, OVER)
IN_GAP: Final = (*FAMILIES, "strength", "down", *TYPES)
ON_BUILDING: Final = (*TOKENS, "down")
_STRENGTH: Final = len(FAMILIES)
_DOWN: Final = _STRENGTH + 1
_TYPE: Final = _DOWN + 1


def in_gap(thing: int) -> bytes:
    """The features of a gap with this in it."""
    found = [0] * len(IN_GAP)
    if thing >= INFLUENCE:
        found[_TYPE + thing - INFLUENCE] = 1
    elif thing != EMPTY:
        found[FAMILY[kind_of(thing)]] = 1
        found[_STRENGTH] = STRENGTH[kind_of(thing)]
        found[_DOWN] = int(is_down(thing))
    return bytes(found)


def on_building(thing: int) -> bytes:
    """The features of a building with this token on it."""
    found = [0] * len(ON_BUILDING)
    if thing != EMPTY:
        found[kind_of(thing)] = 1
        found[-1] = int(is_down(thing))
    return bytes(found)


_CARDS: Final = [*range(len(CARDS)), *range(DOWN, DOWN + len(CARDS)), *range(INFLUENCE, INFLUENCE + len(TYPES))]
_TOKENS: Final = [*range(len(TOKENS)), *range(DOWN, DOWN + len(TOKENS))]
_IN_GAP: Final = {thing: in_gap(thing) for thing in [EMPTY, *_CARDS]}
_ON_BUILDING: Final = {thing: on_building(thing) for thing in [EMPTY, *_TOKENS]}
_NOTHING: Final = bytearray()


@final
class IntrigoFeatures(Features):
    """What a seat sees of a table of Intrigo."""

    def __init__(self, setup: Setup, figures: int) -> None:
        super().__init__(setup.seats, phrases_of(vars(words), "intrigo"), figures)
        letters = LETTERS[: setup.seats]
        terms = Terms(setup)
        buildings = terms.buildings
        self.round_cards = terms.cards
        add = self.layout.add
        self.phase = add("phase", PHASES)
        self.round = add("round")
        self.first = add("first", letters)
        self.current = add("current", letters)
        self.removed = add("removed", FAMILIES)
        self.turns = add("turns")
        self.pile = add("pile")
        self.bag = add("bag", ORGANISATIONS)
        self.left = add("left", TYPES)
        self.gaps = [add(gap, IN_GAP) for gap in GAP_WORDS[:buildings]]
        self.tokens = [add(building, ON_BUILDING) for building in BUILDING_WORDS[:buildings]]
        self.families = [add(f"family.{letter}", FAMILIES) for letter in letters]
        self.seals = [add(f"seals.{letter}", ORGANISATIONS) for letter in letters]
        self.ducats = add("ducats", letters)
        self.hand_sizes = add("cards", letters)
        self.played = [add(f"played.{letter}", CARDS) for letter in letters]
        self.unplayed = add("unplayed", CARDS)
        self.hand = add("hand", CARDS)
        self.packet = add("packet", CARDS)
        self.chosen = add("chosen", CARDS)
        self.buying = add("buying", TYPES)
        self.buying_gap = add("buying_gap", GAP_WORDS[:buildings])
        self.buying_building = add("buying_building", BUILDING_WORDS[:buildings])

    # From a view.

    def from_view(self, view: View, out: bytearray, at: int) -> None:
        self.common_from_view(view, out, at)
        board = cast(IntrigoBoard, view.board)
        out[at + self.phase + PHASES.index(board.phase)] = 1
        put(out, at + self.round, board.round)
        out[at + self.first + board.first] = 1
        out[at + self.current + board.current] = 1
        if board.removed:
            out[at + self.removed + FAMILIES.index(board.removed)] = 1
        put(out, at + self.turns, board.turns)
        put(out, at + self.pile, board.pile or 0)
        for i, organisation in enumerate(ORGANISATIONS):
            put(out, at + self.bag + i, board.bag[organisation])
        for i, stack in enumerate(board.stacks):
            put(out, at + self.left + i, len(stack.prices))
        for i, word in enumerate(board.gaps):
            self._gap_word(self.gaps[i], word, out, at)
        for i, word in enumerate(board.tokens):
            if word:
                out[at + self.tokens[i] + TOKENS.index(word.removesuffix(".down"))] = 1
                put(out, at + self.tokens[i] + len(TOKENS), int(word.endswith(".down")))
        self._players_of(board, out, at)
        for card, left in board.unplayed.items():
            put(out, at + self.unplayed + CARDS.index(card), left)
        self._words(self.hand, board.hand, out, at)
        self._words(self.packet, board.packet, out, at)
        self._words(self.chosen, [board.chosen] if board.chosen else [], out, at)
        if board.buying:
            out[at + self.buying + TYPES.index(board.buying.type)] = 1
            if board.buying.gap:
                out[at + self.buying_gap + GAP_WORDS.index(board.buying.gap)] = 1
            if board.buying.building:
                out[at + self.buying_building + BUILDING_WORDS.index(board.buying.building)] = 1

    def _players_of(self, board: IntrigoBoard, out: bytearray, at: int) -> None:
        for seat, player in enumerate(board.players):
            if player.family:
                out[at + self.families[seat] + FAMILIES.index(player.family)] = 1
            for i, organisation in enumerate(ORGANISATIONS):
                put(out, at + self.seals[seat] + i, player.seals[organisation])
            put(out, at + self.ducats + seat, player.ducats)
            put(out, at + self.hand_sizes + seat, player.cards)
            self._words(self.played[seat], player.played, out, at)

    def _gap_word(self, start: int, word: str, out: bytearray, at: int) -> None:
        if word in TYPES:
            out[at + start + _TYPE + TYPES.index(word)] = 1
        elif word:
            card = CARDS.index(word.removesuffix(".down"))
            out[at + start + FAMILY[card]] = 1
            put(out, at + start + _STRENGTH, STRENGTH[card])
            put(out, at + start + _DOWN, int(word.endswith(".down")))

    def _words(self, start: int, cards: list[str], out: bytearray, at: int) -> None:
        for card in cards:
            out[at + start + CARDS.index(card)] += 1

    # From a state.

    def from_state(self, state: State, seat: int, out: bytearray, at: int) -> None:
        g = cast(IntrigoGame, state)
        self.common_from_state(g, seat, out, at)
        now = phase(g)
        out[at + self.phase + PHASES.index(now)] = 1
        put(out, at + self.round, g.round)
        out[at + self.first + g.first] = 1
        out[at + self.current + g.current] = 1
        if g.removed != NOBODY:
            out[at + self.removed + g.removed] = 1
        put(out, at + self.turns, g.turns)
        out[at + self.pile] = 0 if g.terms.unlimited else count(g.pile)
        for i, number in enumerate(g.bag):
            put(out, at + self.bag + i, number)
        for i, number in enumerate(g.left):
            put(out, at + self.left + i, number)
        self._palace(g, out, at)
        self._players(g, out, at)
        if now == PLACING_PHASE:
            self._unplayed(g, out, at)
        self._cards(self.hand, g.players[seat].hand, out, at)
        self._cards(self.packet, g.players[seat].packet, out, at)
        self._choice(g, seat, out, at)

    def _palace(self, g: IntrigoGame, out: bytearray, at: int) -> None:
        """Gaps, and buildings at once behind them."""
        parts = [_IN_GAP[thing] for thing in g.gaps]
        for thing in g.tokens:
            parts.append(_ON_BUILDING[thing])
        start = at + self.gaps[0]
        written = _NOTHING.join(parts)
        out[start : start + len(written)] = written

    def _unplayed(self, g: IntrigoGame, out: bytearray, at: int) -> None:
        """INTR-P8: the cards of the round that do not lie in the palace."""
        left = self.round_cards.copy()
        for thing in g.gaps:
            if is_intrigue(thing):
                card = kind_of(thing)
                number = left[card]
                left[card] = number - 1
        for card, number in enumerate(left):
            put(out, at + self.unplayed + card, number)

    def _players(self, g: IntrigoGame, out: bytearray, at: int) -> None:
        for seat, player in enumerate(g.players):
            if player.family != NOBODY:
                out[at + self.families[seat] + player.family] = 1
            for i, seals in enumerate(player.seals):
                put(out, at + self.seals[seat] + i, seals)
            put(out, at + self.ducats + seat, player.ducats)
            put(out, at + self.hand_sizes + seat, len(player.hand))
            self._cards(self.played[seat], player.played, out, at)

    def _choice(self, g: IntrigoGame, seat: int, out: bytearray, at: int) -> None:
        """What the seat has chosen in the draft, or the purchase that it has begun."""
        top = g.stack[-1] if g.stack else None
        if isinstance(top, Draft):
            option = top.answer_of(seat)
            if option is not None:
                out[at + self.chosen + option.numbers[0]] = 1
        elif isinstance(top, ChooseGap) and top.seat == seat:
            out[at + self.buying + top.type] = 1
        elif isinstance(top, ChooseNear) and top.seat == seat:
            out[at + self.buying + top.type] = 1
            out[at + self.buying_gap + top.gap] = 1
        elif isinstance(top, ChooseTarget) and top.seat == seat:
            out[at + self.buying + top.type] = 1
            out[at + self.buying_gap + top.gap] = 1
            out[at + self.buying_building + top.near] = 1

    def _cards(self, start: int, cards: list[int], out: bytearray, at: int) -> None:
        for card in cards:
            out[at + start + card] += 1


FEATURES: Final = IntrigoFeatures
