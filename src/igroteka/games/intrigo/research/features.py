"""The features of Intrigo."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import u8

from igroteka.core.decisions import NOBODY
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.intrigo.rules import words
from igroteka.games.intrigo.rules.frames import Draft
from igroteka.games.intrigo.rules.house_rules import HouseRules
from igroteka.games.intrigo.rules.parts import (
    BUILDING_WORDS,
    CARDS,
    EMPTY,
    FAMILIES,
    FAMILY,
    GAP_THINGS,
    GAP_WORDS,
    INFLUENCE,
    ORGANISATIONS,
    STRENGTH,
    TOKEN_THINGS,
    TOKENS,
    TYPES,
    is_down,
    is_intrigue,
    kind_of,
)
from igroteka.games.intrigo.rules.placing import ChooseGap, ChooseNear, ChooseTarget
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.view import (
    DRAFT_PHASE,
    FAMILIES_PHASE,
    OVER,
    PLACING_PHASE,
    Buying,
    IntrigoBoard,
    phase,
)
from igroteka.research.features.layout import Features, add_one, put

PHASES: Final = (FAMILIES_PHASE, DRAFT_PHASE, PLACING_PHASE, OVER)
IN_GAP: Final = (*FAMILIES, "strength", "down", *TYPES)
ON_BUILDING: Final = (*TOKENS, "down")
_STRENGTH: Final = len(FAMILIES)
_DOWN: Final = _STRENGTH + 1
_TYPE: Final = _DOWN + 1

_IN_GAP: Final = {"": EMPTY, **GAP_THINGS}
_ON_BUILDING: Final = {"": EMPTY, **TOKEN_THINGS}


@final
class IntrigoFeatures(Features):
    """Features of what a seat sees of a table of Intrigo."""

    def __init__(self, setup: Setup, figures: int) -> None:
        super().__init__("intrigo", vars(words), setup.seats, figures)
        letters = LETTERS[: setup.seats]
        house_rules = HouseRules(setup)
        buildings = house_rules.buildings
        self.round_cards = house_rules.cards
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

    def write_view(self, view: View, out: vec[u8]) -> None:
        self.common_from_view(view, out)
        board = cast(IntrigoBoard, view.board)
        out[self.phase + PHASES.index(board.phase)] = 1
        put(out, self.round, board.round)
        out[self.first + board.first] = 1
        out[self.current + board.current] = 1
        if board.removed:
            out[self.removed + FAMILIES.index(board.removed)] = 1
        put(out, self.turns, board.turns)
        put(out, self.pile, board.pile or 0)
        for i, organisation in enumerate(ORGANISATIONS):
            put(out, self.bag + i, board.bag[organisation])
        for i, stack in enumerate(board.stacks):
            put(out, self.left + i, len(stack.prices))
        for i, word in enumerate(board.gaps):
            self._gap(self.gaps[i], _IN_GAP[word], out)
        for i, word in enumerate(board.tokens):
            self._building(self.tokens[i], _ON_BUILDING[word], out)
        self._players_of(board, out)
        for card, left in board.unplayed.items():
            put(out, self.unplayed + CARDS.index(card), left)
        self._words(self.hand, board.hand, out)
        self._words(self.packet, board.packet, out)
        self._words(self.chosen, [board.chosen] if board.chosen else [], out)
        if board.buying:
            self._purchase(board.buying, out)

    def _purchase(self, buying: Buying, out: vec[u8]) -> None:
        out[self.buying + TYPES.index(buying.type)] = 1
        if buying.gap:
            out[self.buying_gap + GAP_WORDS.index(buying.gap)] = 1
        if buying.building:
            out[self.buying_building + BUILDING_WORDS.index(buying.building)] = 1

    def _players_of(self, board: IntrigoBoard, out: vec[u8]) -> None:
        for seat, player in enumerate(board.players):
            family = FAMILIES.index(player.family) if player.family else NOBODY
            seals = [player.seals[organisation] for organisation in ORGANISATIONS]
            played = [CARDS.index(card) for card in player.played]
            self._player(seat, family, seals, player.ducats, player.cards, played, out)

    def _words(self, start: int, cards: list[str], out: vec[u8]) -> None:
        for card in cards:
            add_one(out, start + CARDS.index(card))

    # From a state.

    def write_state(self, state: State, seat: int, out: vec[u8]) -> None:
        g = cast(IntrigoGame, state)
        self.common_from_state(g, seat, out)
        now = phase(g)
        out[self.phase + PHASES.index(now)] = 1
        put(out, self.round, g.round)
        out[self.first + g.first] = 1
        out[self.current + g.current] = 1
        if g.removed != NOBODY:
            out[self.removed + g.removed] = 1
        put(out, self.turns, g.turns)
        put(out, self.pile, 0 if g.house_rules.unlimited else g.pile)
        for i, number in enumerate(g.bag):
            put(out, self.bag + i, number)
        for i, number in enumerate(g.left):
            put(out, self.left + i, number)
        for i, thing in enumerate(g.gaps):
            self._gap(self.gaps[i], thing, out)
        for i, thing in enumerate(g.tokens):
            self._building(self.tokens[i], thing, out)
        self._players(g, out)
        if now == PLACING_PHASE:
            self._unplayed(g, out)
        self._cards(self.hand, g.players[seat].hand, out)
        self._cards(self.packet, g.players[seat].packet, out)
        self._choice(g, seat, out)

    def _unplayed(self, g: IntrigoGame, out: vec[u8]) -> None:
        """INTR-P8: the cards of the round that are not in the palace."""
        left = self.round_cards.copy()
        for thing in g.gaps:
            if is_intrigue(thing):
                left[kind_of(thing)] -= 1
        for card, number in enumerate(left):
            put(out, self.unplayed + card, number)

    def _players(self, g: IntrigoGame, out: vec[u8]) -> None:
        for seat, player in enumerate(g.players):
            self._player(seat, player.family, player.seals, player.ducats, len(player.hand), player.played, out)

    def _choice(self, g: IntrigoGame, seat: int, out: vec[u8]) -> None:
        """What the seat has chosen in the draft, or the purchase it has begun."""
        top = g.stack[-1] if g.stack else None
        if isinstance(top, Draft):
            option = top.answer_of(seat)
            if option is not None:
                out[self.chosen + option.numbers[0]] = 1
        elif isinstance(top, ChooseGap) and top.seat == seat:
            out[self.buying + top.type] = 1
        elif isinstance(top, ChooseNear) and top.seat == seat:
            out[self.buying + top.type] = 1
            out[self.buying_gap + top.gap] = 1
        elif isinstance(top, ChooseTarget) and top.seat == seat:
            out[self.buying + top.type] = 1
            out[self.buying_gap + top.gap] = 1
            out[self.buying_building + top.near] = 1

    # Both.

    def _gap(self, start: int, thing: int, out: vec[u8]) -> None:
        if thing >= INFLUENCE:
            out[start + _TYPE + thing - INFLUENCE] = 1
        elif thing != EMPTY:
            card = kind_of(thing)
            out[start + FAMILY[card]] = 1
            put(out, start + _STRENGTH, STRENGTH[card])
            put(out, start + _DOWN, int(is_down(thing)))

    def _building(self, start: int, thing: int, out: vec[u8]) -> None:
        if thing != EMPTY:
            out[start + kind_of(thing)] = 1
            put(out, start + len(TOKENS), int(is_down(thing)))

    def _player(
        self, seat: int, family: int, seals: list[int], ducats: int, cards: int, played: list[int], out: vec[u8]
    ) -> None:
        if family != NOBODY:
            out[self.families[seat] + family] = 1
        for i, number in enumerate(seals):
            put(out, self.seals[seat] + i, number)
        put(out, self.ducats + seat, ducats)
        put(out, self.hand_sizes + seat, cards)
        self._cards(self.played[seat], played, out)

    def _cards(self, start: int, cards: list[int], out: vec[u8]) -> None:
        for card in cards:
            add_one(out, start + card)


FEATURES: Final = IntrigoFeatures
