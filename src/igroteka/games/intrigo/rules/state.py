"""The state of a game of Intrigo: the palace, the players, the stacks, the bag, and who has drafted what."""

from __future__ import annotations

from typing import ClassVar, Final, final

from igroteka.core.decisions import NOBODY
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.state import Record, State
from igroteka.games.intrigo.rules.house_rules import HouseRules
from igroteka.games.intrigo.rules.parts import (
    DUCAT,
    DUCATS,
    EMPTY,
    FAMILY,
    FOUR_ALIKE,
    NOTHING,
    ORGANISATIONS,
    SEALS_OF_A_KIND,
    STACK,
    TYPES,
    is_intrigue,
    kind_of,
)
from igroteka.games.intrigo.rules.words import FIVE_DIFFERENT, FOUR_OF_A_KIND, NOT_WON, VICTORIES, Victory

UNKNOWN: Final = -1  # to be recomputed
CAPPED: Final = "round_cap"  # the game ended by the round limit (INTR-V5)


def take_out(cards: list[int], card: int) -> None:
    """Remove one copy of a card from a short list."""
    place = 0
    while cards[place] != card:
        place += 1
    cards.pop(place)


def different(cards: list[int]) -> int:
    """The number of different cards in a sorted list."""
    found = 0
    before = NOTHING
    for card in cards:
        if card != before:
            found += 1
            before = card
    return found


@final
class Player(Record):
    """One player: family, ducats, seals won, and the cards of this round.

    `picks` are the cards in the order they were taken from the packets, `played` those that everybody has seen this
    player put down, and `lacks` those that everybody knows are no longer in the hand.
    """

    saved: ClassVar[tuple[str, ...]] = (*("family", "ducats", "seals", "hand", "packet", "picks", "played", "lacks"),)

    def __init__(self) -> None:
        self.family = NOBODY
        self.ducats = 0
        self.seals = [0] * len(ORGANISATIONS)
        self.hand: list[int] = []
        self.packet: list[int] = []
        self.picks: list[int] = []
        self.played: list[int] = []
        self.lacks: list[int] = []

    def clone(self) -> Player:
        other = Player()
        other.family = self.family
        other.ducats = self.ducats
        other.seals = self.seals.copy()
        other.hand = self.hand.copy()
        other.packet = self.packet.copy()
        other.picks = self.picks.copy()
        other.played = self.played.copy()
        other.lacks = self.lacks.copy()
        return other

    def pick(self, card: int) -> None:
        """INTR-D2: take a card from the packet into the hand."""
        take_out(self.packet, card)
        self.picks.append(card)
        place = len(self.hand)
        while place and self.hand[place - 1] > card:
            place -= 1
        self.hand.insert(place, card)

    def put_down(self, card: int) -> None:
        """Remove a card from the hand in public."""
        take_out(self.hand, card)
        self.played.append(card)

    def forget_round(self) -> None:
        """INTR-E2: the cards of this round are collected."""
        self.hand = []
        self.packet = []
        self.picks = []
        self.played = []
        self.lacks = []

    def kinds(self) -> int:
        """The number of kinds of seals the player has."""
        return len(self.seals) - self.seals.count(0)

    def victory(self) -> Victory:
        """INTR-V1: with four seals of a kind, with one of each, or not at all."""
        kinds = 0
        for count in self.seals:
            if count >= FOUR_ALIKE:
                return FOUR_OF_A_KIND
            if count:
                kinds += 1
        return FIVE_DIFFERENT if kinds == len(self.seals) else NOT_WON

    def standing(self) -> tuple[int, int, int, int]:
        """INTR-V4: the sort key of the players who have not won."""
        return self.kinds(), max(self.seals), sum(self.seals), self.ducats


@final
class IntrigoGame(State):
    """The whole table. `gaps` and `tokens` are in ring order from the door; `bag` counts each kind of seal."""

    over_rule: ClassVar[str] = "INTR-N1"
    saved: ClassVar[tuple[str, ...]] = (
        *("players", "gaps", "tokens", "bag", "pile", "left", "gone", "removed", "first", "current", "round"),
        *("winner", "over", "turns", "bought", "evening"),
    )
    derived: ClassVar[tuple[str, ...]] = ("empty", "prices")

    def __init__(self, setup: Setup, random: Random, house_rules: HouseRules) -> None:
        super().__init__(setup, random)
        self.house_rules = house_rules
        self.players: list[Player] = []
        self.gaps: list[int] = [EMPTY] * house_rules.buildings
        self.empty = UNKNOWN  # the gaps without a card, as a mask
        self.tokens: list[int] = [EMPTY] * house_rules.buildings
        self.bag: list[int] = list(SEALS_OF_A_KIND)
        self.pile = DUCATS  # not used if ducats are unlimited (INTR-O3)
        self.left: list[int] = [STACK] * len(TYPES)  # cards left in each stack
        self.prices: list[int] = []  # of the top cards; empty if to be recomputed
        self.gone: list[int] = [0] * len(TYPES)  # cards of each type that are out of the game (INTR-E3)
        self.removed = NOBODY  # the family without a head, with three players
        self.first = 0
        self.current = 0
        self.round = 0
        self.winner = NOBODY
        self.over = False
        # For statistics.
        self.turns = 0
        self.bought: list[int] = [0] * len(TYPES)
        # For showing the awards: gaps, tokens, ducats and cards in hand when the last ones began.
        self.evening: list[list[int]] = []

    def clone(self) -> IntrigoGame:
        other = IntrigoGame(self.setup, self.random.clone(), self.house_rules)
        other.copy_shared(self)
        other.players = [player.clone() for player in self.players]
        other.gaps = self.gaps.copy()
        other.empty = self.empty
        other.tokens = self.tokens.copy()
        other.bag = self.bag.copy()
        other.pile = self.pile
        other.left = self.left.copy()
        other.prices = self.prices
        other.gone = self.gone.copy()
        other.removed = self.removed
        other.first = self.first
        other.current = self.current
        other.round = self.round
        other.winner = self.winner
        other.over = self.over
        other.turns = self.turns
        other.bought = self.bought.copy()
        other.evening = self.evening
        return other

    # Who.

    def left_of(self, seat: int, steps: int = 1) -> int:
        """The player this many seats to the left, which is clockwise."""
        return (seat + steps) % len(self.players)

    def round_from(self, seat: int) -> list[int]:
        """All players, from this one to the left."""
        return [self.left_of(seat, step) for step in range(len(self.players))]

    def head_of(self, family: int) -> int:
        """INTR-A5: the player who heads a family, or NOBODY."""
        for seat, player in enumerate(self.players):
            if player.family == family:
                return seat
        return NOBODY

    def head_of_card(self, card: int) -> int:
        """The player who gets what this intrigue card wins, or NOBODY."""
        return self.head_of(FAMILY[card])

    # The palace.

    def ring(self, place: int) -> int:
        """The number of a building or gap, wrapped around the ring."""
        return place % self.house_rules.buildings

    def empty_gaps(self) -> int:
        """The gaps without a card, as a mask."""
        if self.empty == UNKNOWN:
            self.empty = 0
            for gap, thing in enumerate(self.gaps):
                if thing == EMPTY:
                    self.empty |= 1 << gap
        return self.empty

    def tokens_beside(self, gap: int) -> tuple[int, int]:
        """The tokens of the two buildings beside a gap, whichever side is up; EMPTY where there is none."""
        before, after = self.tokens[gap], self.tokens[(gap + 1) % len(self.tokens)]
        return (EMPTY if before == EMPTY else kind_of(before), EMPTY if after == EMPTY else kind_of(after))

    def put(self, gap: int, thing: int) -> None:
        """Put a card, or EMPTY, in a gap."""
        self.gaps[gap] = thing
        empty = self.empty_gaps()
        self.empty = empty | 1 << gap if thing == EMPTY else empty & ~(1 << gap)

    def clear_gaps(self) -> None:
        """Empty all gaps."""
        self.gaps = [EMPTY] * len(self.gaps)
        self.empty = UNKNOWN

    def deck(self) -> list[int]:
        """All intrigue cards of the game, sorted."""
        return self.house_rules.deck.copy()

    def in_palace(self, card: int) -> int:
        """The number of copies of an intrigue card in the palace, face up or face down."""
        found = 0
        for thing in self.gaps:
            if is_intrigue(thing) and kind_of(thing) == card:
                found += 1
        return found

    def unplayed(self, card: int) -> int:
        """INTR-P8: the number of copies of an intrigue card in hands, which is public."""
        return self.house_rules.cards[card] - self.in_palace(card)

    # Stacks and ducats.

    def price(self, type: int) -> int:
        """The price of the top card of a stack, which must not be empty."""
        return self.top_prices()[type]

    def top_prices(self) -> list[int]:
        """The price of the top card of each stack; UNPAYABLE for an empty stack."""
        if not self.prices:
            self.prices = [self.house_rules.top_prices[type][left] for type, left in enumerate(self.left)]
        return self.prices

    def purchases(self, ducats: int) -> int:
        """INTR-P3: the stacks whose top card this many ducats can pay for, as a mask of types."""
        found = 0
        bit = 1
        for price in self.top_prices():
            if price <= ducats:
                found += bit
            bit += bit
        return found

    def take_top(self, type: int) -> None:
        """Remove the top card of a stack."""
        self.left[type] -= 1
        self.bought[type] += 1
        self.prices = []

    def pay(self, seat: int, price: int) -> None:
        """INTR-P3: a player pays ducats to the pile."""
        self.players[seat].ducats -= price
        if not self.house_rules.unlimited:
            self.pile += price

    def has_ducat(self) -> bool:
        """INTR-E7: True if there is a ducat in the pile."""
        return self.house_rules.unlimited or self.pile > 0

    def take_ducat(self) -> None:
        """Take a ducat from the pile."""
        if not self.house_rules.unlimited:
            self.pile -= 1

    def draw_seal(self) -> int:
        """Draw a seal from the bag, uniformly."""
        total = 0
        for count in self.bag:
            total += count
        number = self.random_below(total)
        kind = 0
        while number >= self.bag[kind]:
            number -= self.bag[kind]
            kind += 1
        self.bag[kind] -= 1
        return kind

    def award(self, seat: int, token: int) -> None:
        """INTR-A7: the player gets a ducat; a seal is counted and goes back into the bag."""
        if token == DUCAT:
            self.players[seat].ducats += 1
        else:
            self.players[seat].seals[token] += 1
            self.bag[token] += 1

    # The end.

    def outcome(self) -> Outcome | None:
        """INTR-V4, INTR-V5: the winner first, then by what everybody has; tied players share a place."""
        if not self.over:
            return None
        standings = [(seat == self.winner, player.standing()) for seat, player in enumerate(self.players)]
        places = [1 + sum([other > standing for other in standings]) for standing in standings]
        victory = self.players[self.winner].victory() if self.winner != NOBODY else NOT_WON
        facts = {
            "rounds": self.round,
            "turns": self.turns,
            "ended_by": VICTORIES[victory] if victory != NOT_WON else CAPPED,
            "bought": dict(zip(TYPES, self.bought, strict=True)),
            "seals": [sum(player.seals) for player in self.players],
            "ducats": [player.ducats for player in self.players],
        }
        return Outcome(places, [int(place == 1) for place in places], facts)

    def why_not_in_any_frame(self, seat: int, option: Option) -> str:
        """INTR-N1: nothing can be chosen after the end."""
        return "INTR-N1" if self.over else ""
