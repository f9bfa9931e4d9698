"""Forecasts: the table as it would be after a play, and the result if everybody only draws from there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.games.kittens.bots.greedy.prices import DEATH, Prices
from igroteka.games.kittens.bots.greedy.reading import SAFE, UNKNOWN, Reading
from igroteka.games.kittens.rules.titles import EXPLODING, IMPLODING, IMPLODING_UP

FADE: Final = 0.8  # discount per player for draws further ahead, since much can change before
DODGE: Final = 0.25  # how often a rival who is due to draw a kitten really does


@dataclass(frozen=True)
class Future:
    """The pile from the top as this seat would know it, and whose turn it would be.

    `rate` and `deadly` are the probabilities that an unknown place holds an Exploding, or a face-up Imploding Kitten;
    an unknown top card has an Exploding Kitten's probability of its own, `top_rate`.
    """

    pile: tuple[int, ...]
    top_rate: float
    rate: float
    deadly: float
    living: tuple[bool, ...]
    takers: tuple[int, ...]
    current: int
    turns: int
    attacked: bool
    direction: int

    # Turns.

    def next_seat(self, seat: int) -> int:
        """The next living player."""
        n = len(self.living)
        seat = (seat + self.direction) % n
        while not self.living[seat]:
            seat = (seat + self.direction) % n
        return seat

    def turn_over(self) -> Future:
        """One turn of the current player is over (KIT-T05)."""
        if self.turns > 1:
            return replace(self, turns=self.turns - 1)
        return self.handed_over()

    def handed_over(self) -> Future:
        """All turns of the current player are over (KIT-T06)."""
        return replace(self, current=self.next_seat(self.current), turns=1, attacked=False)

    def debt(self, number: int) -> int:
        """KIT-T07: the turns owed after an attack with this number."""
        return number + self.turns if self.attacked else number

    def attacking(self, seat: int, number: int) -> Future:
        """The current player attacks this seat."""
        return replace(self, current=seat, turns=self.debt(number), attacked=True)

    def turned_round(self) -> Future:
        """The direction changes if more than two players are alive (KIT-R45)."""
        return replace(self, direction=-self.direction) if sum(self.living) > 2 else self

    # The pile.

    def danger(self, place: int) -> float:
        """The probability that a kitten at this place explodes or kills."""
        if place >= len(self.pile):
            return 0.0
        card = self.pile[place]
        if card == UNKNOWN:
            return self.rate_at(place) + self.deadly
        return 1.0 if card in (EXPLODING, IMPLODING_UP) else 0.0

    def rate_at(self, place: int) -> float:
        """The probability that an unknown place holds an Exploding Kitten."""
        return self.rate if place else self.top_rate

    def unseen_kittens(self) -> float:
        """The expected number of Exploding Kittens at unknown places."""
        on_top = self.top_rate - self.rate if self.pile and self.pile[0] == UNKNOWN else 0.0
        return self.rate * self.pile.count(UNKNOWN) + on_top

    def kittens(self) -> float:
        """The expected number of Exploding Kittens in the pile."""
        return self.pile.count(EXPLODING) + self.unseen_kittens()

    def with_top(self, pile: tuple[int, ...]) -> Future:
        """The future with another pile, about whose top card nothing special is believed."""
        return replace(self, pile=pile, top_rate=self.rate)

    def supposing(self, card: int) -> Future:
        """The future if this card lies on the unknown top; the danger of the other places is adjusted."""
        left = max(1, self.pile.count(UNKNOWN) - 1)
        kittens = self.unseen_kittens() - (card == EXPLODING)
        rate = min(1.0, max(0.0, kittens / left))
        return replace(self, pile=(card, *self.pile[1:]), top_rate=rate, rate=rate)

    def ordered(self, cards: tuple[int, ...]) -> Future:
        """The future with these cards on top."""
        return self.with_top(cards + self.pile[len(cards) :])

    def without_top(self) -> Future:
        return self.with_top(self.pile[1:])

    def without_bottom(self) -> Future:
        return replace(self, pile=self.pile[:-1])

    def with_card(self, card: int, place: int) -> Future:
        """The future with a card below this many others."""
        pile = (*self.pile[:place], card, *self.pile[place:])
        return replace(self, pile=pile) if place else self.with_top(pile)

    def swapped(self) -> Future:
        """Top and bottom card are swapped."""
        if len(self.pile) < 2:
            return self
        return self.with_top((self.pile[-1], *self.pile[1:-1], self.pile[0]))

    def shuffled(self) -> Future:
        """Nobody knows the order of the pile any more."""
        size = max(1, len(self.pile))
        rate = self.kittens() / size
        deadly = self.pile.count(IMPLODING_UP) / size + self.deadly * self.pile.count(UNKNOWN) / size
        return replace(self, pile=(UNKNOWN,) * len(self.pile), top_rate=rate, rate=rate, deadly=deadly)

    def bombed(self) -> Future:
        """The Exploding Kittens lie on top and the rest is shuffled (KIT-17)."""
        kittens = min(len(self.pile), round(self.kittens()))
        calm = replace(self.shuffled(), top_rate=0.0, rate=0.0)
        return replace(calm, pile=(EXPLODING,) * kittens + calm.pile[kittens:])

    # What lies before players.

    def taken(self, target: int, owner: int) -> Future:
        """An I'll Take That lies in front of a player."""
        takers = (*self.takers[:target], owner, *self.takers[target + 1 :])
        return replace(self, takers=takers)


def present(reading: Reading) -> Future:
    """The table as it is now."""
    board = reading.board
    return Future(
        pile=reading.pile,
        top_rate=reading.top_rate,
        rate=reading.rate_below,
        deadly=0.0,
        living=tuple(board.living),
        takers=tuple([player.taker for player in board.players]),
        current=board.current,
        turns=board.turns_left,
        attacked=board.attacked,
        direction=board.direction,
    )


class Forecast:
    """The value of a future for this seat if everybody only draws until its own next turn is over."""

    def __init__(self, reading: Reading, prices: Prices) -> None:
        self.me: Final = reading.me
        self.prices: Final = prices
        self.rivals: Final = max(1, len(reading.rivals))
        self.losses: Final = {seat: DODGE * prices.explosion(seat) for seat in reading.rivals}
        hidden = max(1, reading.hidden_pile)
        self.gift: Final = prices.mean * (1.0 - reading.unseen[IMPLODING] / hidden)

    def value(self, future: Future) -> float:
        """The sum of the value of all draws, with later ones discounted."""
        value, weight, met, place = 0.0, 1.0, 0.0, 0
        seat, turns, takers = future.current, future.turns, list(future.takers)
        for _ in range(len(self.losses) + 2):
            standing = 1.0
            for _ in range(min(turns, len(future.pile) - place)):
                receiver = seat if takers[seat] == NOBODY else takers[seat]
                takers[seat] = NOBODY
                value += weight * standing * self.draw(future, place, receiver, met)
                danger = future.danger(place)
                met += danger if receiver == self.me else 0.0
                standing *= 1.0 - danger * self.fatal(receiver, met) if receiver == seat else 1.0
                place += 1
            if weight < 1.0 and seat == self.me:
                break
            seat, turns, weight = future.next_seat(seat), 1, weight * FADE
        return value

    def draw(self, future: Future, place: int, receiver: int, met: float) -> float:
        """The value for this seat if the card at this place goes to a player."""
        exploding, deadly, gift = self.chances(future, place)
        if receiver == self.me:
            return gift - exploding * self.prices.kitten(round(met)) - deadly * DEATH
        return (exploding * self.losses.get(receiver, 0.0) + deadly * DODGE * DEATH - gift) / self.rivals

    def chances(self, future: Future, place: int) -> tuple[float, float, float]:
        """The probability that a card of the pile explodes, that it kills, and its value otherwise."""
        card = future.pile[place]
        if card == UNKNOWN:
            rate = future.rate_at(place)
            return rate, future.deadly, (1.0 - rate - future.deadly) * self.gift
        if card == SAFE:
            return 0.0, 0.0, self.gift
        if card == EXPLODING:
            return 1.0, 0.0, 0.0
        if card == IMPLODING_UP:
            return 0.0, 1.0, 0.0
        return 0.0, 0.0, 0.0 if card == IMPLODING else self.prices.gain(card)

    def fatal(self, seat: int, met: float) -> float:
        """The probability that a kitten eliminates the player who gets it."""
        if seat == self.me:
            return 1.0 if self.prices.kitten(max(0, round(met) - 1)) == DEATH else 0.0
        return self.losses.get(seat, 0.0)
