"""The value of the palace to one player: who will probably get which token, and what it is worth to each of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, final

from igroteka.games.intrigo.rules.parts import (
    CARDS,
    DOWN,
    DUCAT,
    EMPTY,
    FAMILIES,
    FAMILY,
    FOUR_ALIKE,
    GAP_THINGS,
    ORGANISATIONS,
    STRENGTH,
    TOKEN_THINGS,
    is_intrigue,
    kind_of,
)
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.view import IntrigoBoard, PlayerBoard

VICTORY: Final = 200.0
RIVAL: Final = 0.5  # weight of a rival's gain against the seat's own
DUCAT_WORTH: Final = 1.2
SPARE_DUCAT: Final = 0.4  # value of a ducat to a player who has enough
ENOUGH: Final = 5
STEP: Final = 2.0  # growth in value of each step towards a set
ANY_SEAL: Final = 0.2  # value of a seal apart from sets

_IN_GAP: Final = {"": EMPTY, **GAP_THINGS}
_ON_BUILDING: Final = {"": EMPTY, **TOKEN_THINGS}


def progress(seals: list[int]) -> float:
    """The progress of these seals towards a set."""
    kinds, most = len(seals) - seals.count(0), max(seals)
    if kinds == len(seals) or most >= FOUR_ALIKE:
        return VICTORY
    return STEP**kinds + STEP ** (most + 1) + sum(seals) * ANY_SEAL


def gains(player: PlayerBoard) -> list[float]:
    """The value of each kind of token to a player; the ducat comes last."""
    return gains_of(tuple([player.seals[kind] for kind in ORGANISATIONS]), player.ducats)


def gains_of(seals: tuple[int, ...], ducats: int) -> list[float]:
    """The value of each kind of token to a player with these seals and ducats; the ducat comes last."""
    return [*_steps(seals), DUCAT_WORTH if ducats < ENOUGH else SPARE_DUCAT]


@lru_cache(maxsize=4096)
def _steps(seals: tuple[int, ...]) -> tuple[float, ...]:
    """The value of one more seal of each kind."""
    now = progress(list(seals))
    found: list[float] = []
    for kind in range(len(seals)):
        more = list(seals)
        more[kind] += 1
        found.append(progress(more) - now)
    return tuple(found)


@final
class Palace:
    """The ring as numbers, with the value of each token of each family to the player who evaluates it."""

    def __init__(
        self, gaps: list[int], tokens: list[int], family: int, ducats: int, hand: list[int], prices: list[int]
    ) -> None:
        self.gaps = gaps
        self.tokens = tokens
        self.size = len(gaps)
        self.family = family
        self.ducats = ducats
        self.hand = hand
        self.prices = prices  # by type of influence card; 0 if sold out
        self.unplayed: dict[int, int] = {}
        self.worth = [[0.0] * (DUCAT + 1) for _ in FAMILIES]
        self.holds: list[float] = []

    def expect(self, unplayed: dict[int, int], gains: dict[int, list[float]]) -> None:
        """Set which cards may still be placed, and the value of each token to the head of each family."""
        self.unplayed = unplayed
        for family, found in gains.items():
            sign = 1.0 if family == self.family else -RIVAL
            self.worth[family] = [sign * gain for gain in found]
        self.holds = [self._holds(strength) for strength in range(max(STRENGTH) + 1)]

    def _holds(self, strength: int) -> float:
        """The probability that a card of this strength wins against whatever is placed in the gap on the other side."""
        total = sum(self.unplayed.values())
        if total == 0:
            return 1.0
        weaker = sum([count for card, count in self.unplayed.items() if STRENGTH[card] < strength])
        return (weaker + 0.5) / (total + 0.5)

    def at(self, building: int) -> float:
        """The value of the token of a building in the current palace."""
        token = self.tokens[building]
        if token == EMPTY or token >= DOWN:
            return 0.0
        left, right = self.gaps[building - 1], self.gaps[building]
        left_counts, right_counts = 0 <= left < DOWN, 0 <= right < DOWN  # INTR-A3
        if left_counts and right_counts:
            if STRENGTH[left] == STRENGTH[right]:
                return 0.0
            return self.worth[FAMILY[left if STRENGTH[left] > STRENGTH[right] else right]][token]
        if not left_counts and not right_counts:
            return 0.0
        card, beside = (left, right) if left_counts else (right, left)
        chance = self.holds[STRENGTH[card]] if beside == EMPTY else 1.0
        return chance * self.worth[FAMILY[card]][token]

    def sum_at(self, buildings: Iterable[int]) -> float:
        """The combined value of the tokens of these buildings."""
        return sum([self.at(building) for building in buildings])

    def beside(self, *gaps: int) -> set[int]:
        """The buildings next to these gaps."""
        return {building for gap in gaps for building in (gap, (gap + 1) % self.size)}

    def empty(self) -> list[int]:
        """The gaps without a card."""
        return [gap for gap, thing in enumerate(self.gaps) if thing == EMPTY]

    def gain(self, gaps: dict[int, int], tokens: dict[int, int]) -> float:
        """How much the value of the palace changes with these things in these gaps and on these buildings."""
        touched = self.beside(*gaps) | set(tokens)
        before = self.sum_at(touched)
        old_gaps = {gap: self.gaps[gap] for gap in gaps}
        old_tokens = {building: self.tokens[building] for building in tokens}
        self._put(gaps, tokens)
        after = self.sum_at(touched)
        self._put(old_gaps, old_tokens)
        return after - before

    def card_gain(self, card: int, gap: int) -> float:
        """How much the value of the two buildings next to a gap changes with this card in it."""
        after = (gap + 1) % self.size
        before = self.at(gap) + self.at(after)
        thing = self.gaps[gap]
        self.gaps[gap] = card
        found = self.at(gap) + self.at(after)
        self.gaps[gap] = thing
        return found - before

    def _put(self, gaps: dict[int, int], tokens: dict[int, int]) -> None:
        for gap, thing in gaps.items():
            self.gaps[gap] = thing
        for building, thing in tokens.items():
            self.tokens[building] = thing


def palace_of(board: IntrigoBoard, me: int) -> Palace:
    """The palace as a view shows it."""
    player = board.players[me]
    palace = Palace(
        gaps=[_IN_GAP[word] for word in board.gaps],
        tokens=[_ON_BUILDING[word] for word in board.tokens],
        family=FAMILIES.index(player.family),
        ducats=player.ducats,
        hand=[CARDS.index(word) for word in board.hand],
        prices=[stack.prices[0] if stack.prices else 0 for stack in board.stacks],
    )
    unplayed = {CARDS.index(word): count for word, count in board.unplayed.items()}
    palace.expect(unplayed, {FAMILIES.index(player.family): gains(player) for player in board.players})
    return palace


def palace_in(g: IntrigoGame, me: int) -> Palace:
    """The palace of an imagined state; reads only what the seat could know."""
    player = g.players[me]
    prices = [g.price(type) if left else 0 for type, left in enumerate(g.left)]
    palace = Palace(g.gaps.copy(), g.tokens.copy(), player.family, player.ducats, player.hand, prices)
    left = list(g.house_rules.cards)
    for thing in g.gaps:
        if is_intrigue(thing):
            left[kind_of(thing)] -= 1
    unplayed = {card: count for card, count in enumerate(left) if count}
    palace.expect(unplayed, {player.family: gains_of(tuple(player.seals), player.ducats) for player in g.players})
    return palace
