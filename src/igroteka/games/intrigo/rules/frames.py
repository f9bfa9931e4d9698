"""The base rules: families, rounds, the draft, awarding and clean-up. Placing is in placing.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from igroteka.core.decisions import NOBODY, WHO_HAS_CHOSEN, Decision
from igroteka.core.frames import Answer, Frame, SealedFrame
from igroteka.core.options import Option
from igroteka.core.phrases import Message, Phrase
from igroteka.core.state import mask
from igroteka.games.intrigo.rules.parts import (
    CARDS,
    DUCAT,
    EMPTY,
    FAMILY,
    HEADED,
    INFLUENCE,
    NOTHING,
    PACKET,
    STRENGTH,
    counts,
    gives_seals,
    is_down,
    kind_of,
)
from igroteka.games.intrigo.rules.placing import Placing
from igroteka.games.intrigo.rules.state import IntrigoGame, different
from igroteka.games.intrigo.rules.words import (
    ASK_DRAFT,
    ASK_FAMILY,
    CHOOSE_FAMILY,
    HEADLESS,
    LOG_AWARDED,
    LOG_CAP,
    LOG_DEALT,
    LOG_FAMILY,
    LOG_FILLED,
    LOG_LAST,
    LOG_NO_DUCATS,
    LOG_PACKET,
    LOG_ROUND,
    LOG_STAYS,
    LOG_TAKEN,
    LOG_UNPLAYED,
    LOG_WON,
    NOT_WON,
    STOLEN,
    TAKE,
    TIED,
    UNCLAIMED,
    Reason,
)

LAST_STEP: Final = PACKET - 1  # the draft step in which packets have one card

_TAKE: Final = [TAKE(card) for card in range(len(CARDS))]
_TAKE_ONLY: Final = [[option] for option in _TAKE]  # the card that a timeout takes
_ASK_DRAFT: Final = [Message(ASK_DRAFT, count) for count in range(PACKET + 1)]

# INTR-M6: the preference of a timeout for each card, by family.
_WISHES: Final = [
    [strength + max(STRENGTH) if own == family else -strength for own, strength in zip(FAMILY, STRENGTH, strict=True)]
    for family in range(len(HEADED))
]

# Families and the palace.


@final
class ChooseFamilies(Frame[IntrigoGame]):
    """INTR-S11: from the first player to the left, each takes a free family; a last free one is assigned without
    asking.
    """

    def decisions(self, g: IntrigoGame) -> list[Decision]:
        free = free_families(g)
        if len(free) == 1 or g.players[g.current].family != NOBODY:
            return []
        return [Decision(g.current, Message(ASK_FAMILY), [CHOOSE_FAMILY(family) for family in free])]

    def why_not(self, g: IntrigoGame, seat: int, option: Option) -> str:
        if option.verb is not CHOOSE_FAMILY:
            return "INTR-N2"
        return "INTR-N21" if seat == g.current else "INTR-N3"

    def choose(self, g: IntrigoGame, seat: int, option: Option) -> None:
        head(g, seat, option.numbers[0])
        g.current = g.left_of(seat)
        g.keep(self)

    def step(self, g: IntrigoGame) -> None:
        if g.players[g.current].family == NOBODY:
            head(g, g.current, free_families(g)[0])


def free_families(g: IntrigoGame) -> list[int]:
    """The families that are neither taken nor removed."""
    return [family for family in range(len(HEADED)) if family != g.removed and g.head_of(family) == NOBODY]


def head(g: IntrigoGame, seat: int, family: int) -> None:
    """INTR-S3: a player becomes the head of a family, in public."""
    g.players[seat].family = family
    g.log(LOG_FAMILY, seat, family)


@final
class Open(Frame[IntrigoGame]):
    """INTR-S7: the palace is filled for the first time; then the first round begins."""

    def step(self, g: IntrigoGame) -> None:
        fill(g)
        g.then(Round())


def fill(g: IntrigoGame) -> None:
    """INTR-E6: clockwise from the door, every building without a token gets one of its symbol.

    Ducat buildings stay empty if the pile runs out (INTR-E7).
    """
    new: list[int] = []
    short = 0
    for building, token in enumerate(g.tokens):
        if token != EMPTY:
            continue
        if gives_seals(building):
            g.tokens[building] = g.draw_seal()
        elif g.has_ducat():
            g.take_ducat()
            g.tokens[building] = DUCAT
        else:
            short += 1
            continue
        new.append(g.tokens[building])
    if g.journal is not None:
        g.log(LOG_FILLED, *new)
    if short:
        g.log(LOG_NO_DUCATS, short)


# A round.


@final
class Round(Frame[IntrigoGame]):
    """INTR-T1: draft, placing, awarding and clean-up."""

    def step(self, g: IntrigoGame) -> None:
        g.round += 1
        g.current = g.first
        g.log(LOG_ROUND, g.round, g.first)
        deal_packets(g)
        g.then(Draft(0))
        g.then(Placing())
        g.then(Awarding())
        g.then(CleanUp())


def deal_packets(g: IntrigoGame) -> None:
    """INTR-D1: shuffle all intrigue cards and deal them, four at a time, from the first player to the left."""
    deck = g.deck()
    g.shuffle(deck)
    for step, seat in enumerate(g.round_from(g.first)):
        packet = deck[step * PACKET : (step + 1) * PACKET]
        packet.sort()
        g.players[seat].packet = packet
        if g.journal is not None:
            g.log_secret(mask(seat), LOG_DEALT, (seat,), tuple(packet))


@final
@mypyc_attr(free_list_len=1)
class Draft(SealedFrame[IntrigoGame]):
    """INTR-D2: all players choose a card of their packet at once and in secret; then the packets move to the left."""

    def __init__(self, number: int, answers: tuple[Answer, ...] = ()) -> None:
        self.number = number
        self.answers = answers

    def asked(self, g: IntrigoGame) -> list[int]:
        return g.house_rules.everybody

    def seats_with_choice(self, g: IntrigoGame) -> list[int]:
        return g.house_rules.everybody

    def decision_for(self, g: IntrigoGame, seat: int, *, waits: bool) -> Decision:
        player = g.players[seat]
        packet = player.packet
        default = _TAKE_ONLY[default_pick(packet, player.family)]
        return Decision(seat, _ASK_DRAFT[len(packet)], takes(packet), default, waits=waits, visibility=WHO_HAS_CHOSEN)

    def forced(self, g: IntrigoGame, seat: int) -> Option | None:
        packet = g.players[seat].packet
        return _TAKE[packet[0]] if different(packet) == 1 else None

    def why_not(self, g: IntrigoGame, seat: int, option: Option) -> str:
        if option.verb is not TAKE:
            return "INTR-N2"
        return "INTR-N6" if self.answer_of(seat) is None else "INTR-N5"

    def with_answers(self, answers: tuple[Answer, ...]) -> Draft:
        return Draft(self.number, answers)

    def resolve(self, g: IntrigoGame, answers: list[Answer]) -> None:
        for answer in answers:
            g.players[answer.seat].pick(answer.option.numbers[0])
        tell_taken(g, LOG_TAKEN)
        pass_packets(g)
        if self.number + 1 < LAST_STEP:
            tell_packets(g)
            g.then(Draft(self.number + 1))
        else:
            keep_last(g)


def takes(packet: list[int]) -> list[Option]:
    """One option for each different card of a packet. Packets are sorted, so equal cards are adjacent."""
    found: list[Option] = []
    before = NOTHING
    for card in packet:
        if card != before:
            found.append(_TAKE[card])
            before = card
    return found


def default_pick(packet: list[int], family: int) -> int:
    """INTR-M6: the strongest card of the seat's own family, else the weakest card; on a tie, the first listed."""
    wishes = _WISHES[family]
    best = packet[0]
    most = wishes[best]
    for card in packet:
        wish = wishes[card]
        if wish > most:
            best, most = card, wish
    return best


def pass_packets(g: IntrigoGame) -> None:
    """INTR-D2: everybody passes the rest of their packet to the left."""
    packets = [player.packet for player in g.players]
    for seat, packet in enumerate(packets):
        g.players[g.left_of(seat)].packet = packet


def tell_taken(g: IntrigoGame, line: Phrase) -> None:
    """Log for each player, and only for them, the card they took last."""
    g.forbid_undo()
    if g.journal is None:
        return
    for seat, player in enumerate(g.players):
        g.log_secret(mask(seat), line, (seat,), (player.picks[-1],))


def tell_packets(g: IntrigoGame) -> None:
    """Log for each player, and only for them, the packet they have received."""
    g.forbid_undo()
    if g.journal is None:
        return
    for seat, player in enumerate(g.players):
        g.log_secret(mask(seat), LOG_PACKET, (seat, g.left_of(seat, -1)), tuple(player.packet))


def keep_last(g: IntrigoGame) -> None:
    """INTR-D3: the last packet has one card, which is kept without a decision."""
    for player in g.players:
        player.pick(player.packet[0])
    tell_taken(g, LOG_LAST)


# Awarding.


@final
class Awarding(Frame[IntrigoGame]):
    """INTR-A1: the buildings are awarded one at a time, the door first; a player who completes a set wins at once."""

    def step(self, g: IntrigoGame) -> None:
        remember_evening(g)
        for building in range(g.house_rules.buildings):
            award_building(g, building)
            if g.over:
                g.end()
                return


def remember_evening(g: IntrigoGame) -> None:
    """Store the palace and what everybody has, so that clients can show the awards one by one."""
    ducats = [player.ducats for player in g.players]
    g.evening = [g.gaps.copy(), g.tokens.copy(), ducats, [len(player.hand) for player in g.players]]


def award_building(g: IntrigoGame, building: int) -> None:
    """INTR-A2 to INTR-A8: who gets the token of this building, and whether that wins the game."""
    token = g.tokens[building]
    if token == EMPTY:
        return
    if is_down(token):
        g.log(LOG_STAYS, kind_of(token), building, STOLEN)
        return
    left, right = g.gaps[building - 1], g.gaps[building]
    card = winning_card(left, right)
    seat = g.head_of_card(card) if card != NOTHING else NOBODY
    if seat == NOBODY:
        g.log(LOG_STAYS, token, building, reason(left, right, card))
        return
    g.tokens[building] = EMPTY
    g.award(seat, token)
    g.log(LOG_AWARDED, seat, token, building, card)
    victory = g.players[seat].victory() if token != DUCAT else NOT_WON
    if victory != NOT_WON:
        g.winner = seat
        g.over = True
        g.log(LOG_WON, seat, victory)


def winning_card(left: int, right: int) -> int:
    """INTR-A4: the stronger of two cards that count, or the only one; NOTHING for a tie or for none."""
    first = STRENGTH[left] if counts(left) else 0
    second = STRENGTH[right] if counts(right) else 0
    if first == second:
        return NOTHING
    return left if first > second else right


def reason(left: int, right: int, card: int) -> Reason:
    """Why nobody gets a token that lies face up (INTR-A4, INTR-A5)."""
    if card != NOTHING:
        return HEADLESS
    return TIED if counts(left) and counts(right) else UNCLAIMED


# Clean-up.


@final
class CleanUp(Frame[IntrigoGame]):
    """INTR-E1 to INTR-E8: everything is put back, the palace is refilled, the next round begins."""

    def step(self, g: IntrigoGame) -> None:
        if g.house_rules.cap and g.round >= g.house_rules.cap:
            g.log(LOG_CAP, g.round)
            g.over = True
            g.end()
            return
        g.first = g.left_of(g.first)
        collect(g)
        g.tokens = [EMPTY if token == EMPTY else kind_of(token) for token in g.tokens]
        fill(g)
        g.then(Round())


def collect(g: IntrigoGame) -> None:
    """INTR-E2, INTR-E3: collect intrigue cards, unplayed ones unseen; influence cards leave the game."""
    for thing in g.gaps:
        if thing >= INFLUENCE:
            g.gone[thing - INFLUENCE] += 1
    g.clear_gaps()
    for seat, player in enumerate(g.players):
        if player.hand:
            g.log(LOG_UNPLAYED, seat, len(player.hand))
        player.forget_round()
