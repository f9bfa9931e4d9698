"""Intrigo once more, in a few lines and without the engine: random play, to compare figures with (dossier, section 19).

It knows no views, no options and no steps. A card is (family, strength), a helper -1; family 4 is Tiepolo. Players
draft and place at random and buy, whenever they can, with a chance of 0.3.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

T = TypeVar("T")

Card = tuple[int, int]
TRADER, ASSASSIN, COURTESAN, GONDOLIER, GUARD, THIEF = range(6)
DUCAT = 5
BUYS = 0.3


@dataclass
class Sketch:
    """One game."""

    players: int
    random: Random
    chance_to_buy: float = BUYS
    rounds: int = 0
    turns: int = 0
    bought: int = 0
    seals_awarded: int = 0
    ducats_awarded: int = 0
    winner: int = -1
    gaps: list[Card | int | None] = field(default_factory=list)
    dead: set[int] = field(default_factory=set)
    stolen: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.size = 4 * self.players
        self.tokens: list[int | None] = [None] * self.size
        self.bag = [kind for kind in range(5) for _ in range(3)]
        self.pile = 32 - self.players
        self.money = [1] * self.players
        self.seals = [[0] * 5 for _ in range(self.players)]
        self.stacks = [[1, 2, 3] for _ in range(6)]
        self.first = self.random.randrange(self.players)

    def play(self) -> Sketch:
        """Rounds until somebody wins."""
        while self.winner < 0:
            self.play_round()
        return self

    def play_round(self) -> None:
        """One round."""
        self.rounds += 1
        self.refill()
        self.deal()
        self.place()
        self.award()
        self.first = (self.first + 1) % self.players

    def refill(self) -> None:
        for i in range(self.size):
            if self.tokens[i] is None and i % 2 == 0:
                self.tokens[i] = self.bag.pop(self.random.randrange(len(self.bag)))
            elif self.tokens[i] is None and self.pile:
                self.tokens[i] = DUCAT
                self.pile -= 1

    def deal(self) -> None:
        """A random draft is a random deal."""
        deck: list[Card] = [(family, value) for family in range(4) for value in (2, 3, 4)]
        if self.players == 4:
            deck += [(4, 2), (4, 3), (4, 3), (4, 4)]
        self.random.shuffle(deck)
        self.hands = [deck[4 * seat : 4 * seat + 4] for seat in range(self.players)]
        self.gaps = [None] * self.size
        self.dead, self.stolen = set(), set()

    def place(self) -> None:
        seat = self.first
        while None in self.gaps:
            self.turns += 1
            affordable = [type for type, stack in enumerate(self.stacks) if stack and stack[0] <= self.money[seat]]
            if affordable and self.random.random() < self.chance_to_buy:
                self.buy(seat, self.random.choice(affordable))
            elif self.hands[seat]:
                hand = self.hands[seat]
                self.gaps[self.random.choice(self.empty())] = hand.pop(self.random.randrange(len(hand)))
            seat = (seat + 1) % self.players

    def empty(self) -> list[int]:
        return [gap for gap, card in enumerate(self.gaps) if card is None]

    def buy(self, seat: int, type: int) -> None:
        price = self.stacks[type].pop(0)
        self.money[seat] -= price
        self.pile += price
        self.bought += 1
        gap = self.random.choice(self.empty())
        self.gaps[gap] = -1
        near, far = self.random.choice([(gap, (gap - 1) % self.size), ((gap + 1) % self.size, (gap + 1) % self.size)])
        self.power(type, near, far)

    def power(self, type: int, near: int, far: int) -> None:
        """Use the power on a random target, if there is one."""
        intrigue = [gap for gap, card in enumerate(self.gaps) if isinstance(card, tuple)]
        if type == TRADER and self.tokens[near] is not None:
            others = [i for i, token in enumerate(self.tokens) if token is not None and i != near]
            if others:
                swap(self.tokens, self.stolen, near, self.random.choice(others))
        elif type == THIEF and self.tokens[near] is not None:
            self.stolen.add(near)
        elif type == ASSASSIN and far in intrigue:
            self.dead.add(far)
        elif type == GONDOLIER and far in intrigue and len(intrigue) > 1:
            swap(self.gaps, self.dead, far, self.random.choice([gap for gap in intrigue if gap != far]))
        elif type == GUARD and far in intrigue and self.empty():
            swap(self.gaps, self.dead, far, self.random.choice(self.empty()))
        elif type == COURTESAN and self.gaps[far] is None:
            hand = self.random.choice([hand for hand in self.hands for _ in hand])
            self.gaps[far] = hand.pop(self.random.randrange(len(hand)))

    def award(self) -> None:
        for i in range(self.size):
            token = self.tokens[i]
            if token is None or i in self.stolen:
                continue
            seat = self.head((i - 1) % self.size, i)
            if seat is None:
                continue
            self.tokens[i] = None
            if token == DUCAT:
                self.money[seat] += 1
                self.ducats_awarded += 1
                continue
            self.bag.append(token)
            self.seals[seat][token] += 1
            self.seals_awarded += 1
            if max(self.seals[seat]) == 4 or 0 not in self.seals[seat]:
                self.winner = seat
                return

    def head(self, left: int, right: int) -> int | None:
        """Who gets the token between two gaps."""
        found = [card for gap in (left, right) if gap not in self.dead and isinstance(card := self.gaps[gap], tuple)]
        if not found or (len(found) == 2 and found[0][1] == found[1][1]):
            return None
        family = max(found, key=lambda card: card[1])[0]
        return family if family < self.players else None


def swap(things: list[T], down: set[int], one: int, other: int) -> None:
    """Two places change what lies there, and on which side it lies."""
    things[one], things[other] = things[other], things[one]
    sides = {one: other in down, other: one in down}
    for place, is_down in sides.items():
        (down.add if is_down else down.discard)(place)
