"""The placing phase: intrigue cards, influence cards bought in small steps, and passing (INTR-P).

Buying, placing and using the power are one action (INTR-I0). Its steps are asked one after another, but nothing is
paid, placed or logged before the last of them: until then the state is unchanged, and the player can undo the steps.
Others see that a player is buying, but not what. A timeout in the middle takes the default of the turn, which never
buys (INTR-M6); so every step also offers that one play.
"""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NO_DECISIONS, SECRET, Decision
from igroteka.core.frames import Frame
from igroteka.core.option_list import OptionList, OptionTable
from igroteka.core.options import Option
from igroteka.core.phrases import Message, Phrase
from igroteka.games.intrigo.rules.card import influence, near_buildings
from igroteka.games.intrigo.rules.parts import CARDS, EMPTY, INFLUENCE, MAX_BUILDINGS, NOTHING, TYPES
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import (
    ASK_EMPTY_HAND,
    ASK_GAP,
    ASK_NO_POWER,
    ASK_POWER,
    ASK_TURN,
    BUY,
    IN_PALACE_VERBS,
    INTO,
    LOG_BOUGHT,
    LOG_PASSED,
    LOG_PLAYED,
    NEAR,
    PASS,
    PLAY,
    SECOND_TARGET_VERBS,
    STEP_VERBS,
    STOP,
    TURN_VERBS,
)

# All possible options, precomputed for every turn.
_PLAYS: Final = [OptionTable([PLAY(card, gap) for gap in range(MAX_BUILDINGS)]) for card in range(len(CARDS))]
_PASS: Final = PASS()
_JUST_PASS: Final = [_PASS]
_BUYS: Final = OptionTable([BUY(type) for type in range(len(TYPES))])
_INTO: Final = OptionTable([INTO(gap) for gap in range(MAX_BUILDINGS)])
_NEAR: Final = [NEAR(building) for building in range(MAX_BUILDINGS)]
_STOP: Final = STOP()


def _of_types_and_gaps(phrase: Phrase) -> list[list[Message]]:
    """The question for every type and every gap."""
    return [[Message(phrase, type, gap) for gap in range(MAX_BUILDINGS)] for type in range(len(TYPES))]


_ASK_POWER: Final = _of_types_and_gaps(ASK_POWER)
_ASK_NO_POWER: Final = _of_types_and_gaps(ASK_NO_POWER)


@final
class Placing(Frame[IntrigoGame]):
    """INTR-P1: players take turns until no gap is empty (INTR-P6)."""

    def decisions(self, g: IntrigoGame) -> list[Decision]:
        gaps = g.empty_gaps()
        if not gaps:
            return NO_DECISIONS
        player = g.players[g.current]
        phrase = ASK_TURN if player.hand else ASK_EMPTY_HAND
        options = OptionList()
        offer_plays(options, player.hand, gaps)  # the first is the default (INTR-M6)
        _BUYS.add_to(options, g.purchases(player.ducats))
        return [Decision(g.current, phrase.one(player.ducats), options)]

    def why_not(self, g: IntrigoGame, seat: int, option: Option) -> str:
        return forbidden_in_phase(g, seat, option) or forbids_turn(g, seat, option)

    def stays_on_stack(self) -> bool:
        return True

    def choose(self, g: IntrigoGame, seat: int, option: Option) -> None:
        if option.verb is BUY:
            g.then(ChooseGap(seat, option.numbers[0]))
        else:
            take_turn(g, seat, option)

    def step(self, g: IntrigoGame) -> None:
        """No gap is empty: the phase is over."""


def offer_plays(options: OptionList, hand: list[int], gaps: int) -> None:
    """INTR-P2, INTR-P5: add every card of the hand in every empty gap; with an empty hand, passing."""
    if not hand:
        options.add(_JUST_PASS)
    before = NOTHING
    for card in hand:
        if card != before:  # a hand is sorted: equal cards are adjacent
            _PLAYS[card].add_to(options, gaps)
            before = card


def default_turn(g: IntrigoGame, seat: int) -> Option:
    """INTR-M6: the first card of the hand in the first empty gap; with an empty hand, passing."""
    hand = g.players[seat].hand
    if not hand:
        return _PASS
    gap = 0
    while g.gaps[gap] != EMPTY:
        gap += 1
    return _PLAYS[hand[0]].options[gap]


def take_turn(g: IntrigoGame, seat: int, option: Option) -> None:
    """Take a turn without a purchase."""
    if option.verb is PLAY:
        card, gap = option.numbers
        g.players[seat].put_down(card)
        g.put(gap, card)
        g.log_because(g.tokens_beside(gap), LOG_PLAYED, seat, card, gap)
    else:
        g.log(LOG_PASSED, seat)
    end_turn(g)


def end_turn(g: IntrigoGame) -> None:
    """INTR-M3: the turn passes to the left."""
    g.turns += 1
    g.current = g.left_of(g.current)


# Why something is not offered, checked in the order of the dossier. The checks use only public facts and the hand of
# the asking seat (INTR-H4).


def forbidden_in_phase(g: IntrigoGame, seat: int, option: Option) -> str:
    """INTR-N2 to INTR-N4: the rule by which this is impossible in this phase, in another player's turn or in this
    palace.
    """
    if option.verb not in TURN_VERBS and option.verb not in STEP_VERBS:
        return "INTR-N2"
    if seat != g.current:
        return "INTR-N3"
    return "INTR-N4" if option.verb in IN_PALACE_VERBS and option.numbers[-1] >= g.house_rules.buildings else ""


def forbids_turn(g: IntrigoGame, seat: int, option: Option) -> str:
    """The rule by which this turn cannot be taken or this purchase not begun; INTR-M3 if it belongs to another step."""
    player = g.players[seat]
    if option.verb is PASS:
        return "INTR-N7"
    if option.verb is PLAY:
        if option.numbers[0] not in player.hand:
            return "INTR-N8"
        return "INTR-N11" if g.gaps[option.numbers[1]] != EMPTY else "INTR-M3"
    if option.verb is not BUY:
        return "INTR-M3"
    type = option.numbers[0]
    if g.left[type] == 0:
        return "INTR-N9"
    return "INTR-N10" if g.price(type) > player.ducats else "INTR-M3"


# The steps of a purchase.


class Step(Frame[IntrigoGame]):
    """A step of a purchase that has not been carried out. Nobody learns of it, nor of giving it up (INTR-I0)."""

    seat: int
    type: int

    def answers(self, g: IntrigoGame) -> list[Option]:
        """All ways to continue the purchase."""
        raise NotImplementedError

    def question(self, g: IntrigoGame, answers: int) -> Message:
        """The question, given the number of ways to continue."""
        raise NotImplementedError

    def go_on(self, g: IntrigoGame, option: Option) -> None:
        """Take the step."""
        raise NotImplementedError

    def forbids(self, g: IntrigoGame, option: Option) -> str:
        """The rule by which the step cannot be taken like this; "" if the option belongs to another step."""
        raise NotImplementedError

    def why_not(self, g: IntrigoGame, seat: int, option: Option) -> str:
        reason = forbidden_in_phase(g, seat, option)
        if reason:
            return reason
        if option.verb in SECOND_TARGET_VERBS and option.verb is not influence(self.type).verb:
            return "INTR-N4"
        return self.forbids(g, option) or forbids_turn(g, seat, option)

    def fits(self, g: IntrigoGame) -> bool:
        """INTR-P3: True if the player whose turn it is buys an available card that they can pay for, into an empty
        gap.
        """
        if self.seat != g.current or not g.empty_gaps() or not g.left[self.type]:
            return False
        return g.players[self.seat].ducats >= g.price(self.type)

    def decisions(self, g: IntrigoGame) -> list[Decision]:
        instead = default_turn(g, self.seat)
        options = self.answers(g)
        question = self.question(g, len(options))
        options.append(instead)
        return [Decision(self.seat, question, options, [instead], visibility=SECRET)]

    def choose(self, g: IntrigoGame, seat: int, option: Option) -> None:
        if option.verb is PLAY or option.verb is PASS:
            take_turn(g, seat, option)  # beginning to buy has counted as the public choice of this turn
        else:
            self.go_on(g, option)


@final
class ChooseGap(Step):
    """INTR-P3c: which empty gap the influence card goes into."""

    def __init__(self, seat: int, type: int) -> None:
        self.seat = seat
        self.type = type

    def answers(self, g: IntrigoGame) -> list[Option]:
        return _INTO.select(g.empty_gaps())

    def forbids(self, g: IntrigoGame, option: Option) -> str:
        return "INTR-N11" if option.verb is INTO else ""

    def question(self, g: IntrigoGame, answers: int) -> Message:
        return Message(ASK_GAP, self.type, g.price(self.type))

    def go_on(self, g: IntrigoGame, option: Option) -> None:
        g.then(ChooseNear(self.seat, self.type, option.numbers[0]))


@final
class ChooseNear(Step):
    """INTR-P3d: on which near building the power is used, if at all. Asked even if it has no target."""

    def __init__(self, seat: int, type: int, gap: int) -> None:
        self.seat = seat
        self.type = type
        self.gap = gap

    def fits(self, g: IntrigoGame) -> bool:
        return super().fits(g) and g.gaps[self.gap] == EMPTY

    def answers(self, g: IntrigoGame) -> list[Option]:
        """The near buildings where the power has a target, and not using it."""
        card = influence(self.type)
        found: list[Option] = []
        for near in near_buildings(g, self.gap):
            if card.works(g, self.gap, near):
                found.append(_NEAR[near])
        found.append(_STOP)
        return found

    def forbids(self, g: IntrigoGame, option: Option) -> str:
        """INTR-N12 to INTR-N18."""
        if option.verb is not NEAR:
            return ""
        near = option.numbers[0]
        if near not in near_buildings(g, self.gap):
            return "INTR-N12"
        card = influence(self.type)
        return card.forbids(g, self.gap, near) or card.no_target

    def question(self, g: IntrigoGame, answers: int) -> Message:
        return (_ASK_POWER if answers > 1 else _ASK_NO_POWER)[self.type][self.gap]

    def go_on(self, g: IntrigoGame, option: Option) -> None:
        if option.verb is STOP:
            buy(g, self.seat, self.type, self.gap)
        elif not influence(self.type).choices:
            buy(g, self.seat, self.type, self.gap, option.numbers[0])
        else:
            g.then(ChooseTarget(self.seat, self.type, self.gap, option.numbers[0]))


@final
class ChooseTarget(Step):
    """The second target of a power."""

    def __init__(self, seat: int, type: int, gap: int, near: int) -> None:
        self.seat = seat
        self.type = type
        self.gap = gap
        self.near = near

    def fits(self, g: IntrigoGame) -> bool:
        if not super().fits(g) or g.gaps[self.gap] != EMPTY or self.near not in near_buildings(g, self.gap):
            return False
        card = influence(self.type)
        return bool(card.choices) and card.works(g, self.gap, self.near)

    def answers(self, g: IntrigoGame) -> list[Option]:
        return influence(self.type).targets(g, self.gap, self.near)

    def forbids(self, g: IntrigoGame, option: Option) -> str:
        card = influence(self.type)
        if option.verb is not card.verb:
            return ""
        return card.forbids_target(g, self.gap, self.near, option.numbers[0])

    def question(self, g: IntrigoGame, answers: int) -> Message:
        return influence(self.type).question(g, self.gap, self.near)

    def go_on(self, g: IntrigoGame, option: Option) -> None:
        buy(g, self.seat, self.type, self.gap, self.near, option.numbers[0])


def buy(g: IntrigoGame, seat: int, type: int, gap: int, near: int = NOTHING, target: int = NOTHING) -> None:
    """INTR-P3, INTR-M3: pay, place, use the power (unless `near` is NOTHING); then the turn is over."""
    g.count_public_change()
    price = g.price(type)
    g.pay(seat, price)
    g.take_top(type)
    g.put(gap, INFLUENCE + type)
    g.log_because(g.tokens_beside(gap), LOG_BOUGHT, seat, type, gap, price)
    if near != NOTHING:
        influence(type).use(g, seat, gap, near, target)
    end_turn(g)
