"""Card effects: for each title, how this seat values the future once the card has taken effect."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import permutations
from math import comb
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.views import View
from igroteka.games.kittens.bots.greedy.future import Forecast, Future, present
from igroteka.games.kittens.bots.greedy.prices import DEATH, ENDERS, Prices, barks
from igroteka.games.kittens.bots.greedy.reading import SAFE, UNKNOWN, Reading
from igroteka.games.kittens.rules.titles import (
    BARKING,
    DEFUSE,
    EXPLODING,
    IMPLODING_UP,
    NUMBERS,
    STREAKING,
    TITLES,
    title_of,
)

LOOK_AHEAD: Final = 0.005  # value of having seen cards of later turns
SHOWN: Final = 0.02  # cost of the next player having seen the cards too
GIFT: Final = 0.5  # a player who chooses which card to give gives one worth about half the average
TOLD: Final = 0.015  # value of a rival's card being visible to all
EXPOSED: Final = 0.3  # how often a lone Barking Kitten comes back to its player
ARRANGED: Final = TITLES[NUMBERS["alter_the_future_3x"]].looks  # number of cards that it reorders
ATTACK_TURNS: Final = TITLES[NUMBERS["attack_2x"]].turns
TARGETED_TURNS: Final = TITLES[NUMBERS["targeted_attack_2x"]].turns
PERSONAL_TURNS: Final = TITLES[NUMBERS["personal_attack_3x"]].turns


class ViewEval:
    """Everything a decision needs: what is known, what cards are worth, and the future if nothing is played."""

    def __init__(self, view: View) -> None:
        self.reading: Final = Reading(view)
        self.prices: Final = Prices(self.reading)
        self.forecast: Final = Forecast(self.reading, self.prices)
        self.now: Final = present(self.reading)
        self.me: Final = view.seat

    @cached_property
    def base(self) -> float:
        """The value if nobody plays anything more."""
        return self.forecast.value(self.now)

    def effect(self, title: int, actor: int, target: int) -> float:
        """How much a player's card changes this seat's value when it takes effect, without the card's price."""
        effect = EFFECTS.get(title)
        return effect(self, self.now, actor, target) - self.base if effect else 0.0

    def best_reply(self, future: Future) -> float:
        """The best result of this seat's own turn with one card that changes what it must draw."""
        found = self.forecast.value(future)
        for title in REPLIES:
            if self.reading.holds(title):
                target = future.next_seat(self.me)
                found = max(found, EFFECTS[title](self, future, self.me, target) - self.prices.spend(title))
        return found

    def share(self, value: float) -> float:
        """How a rival's gain or loss affects this seat."""
        return value / self.forecast.rivals


Effect = Callable[[ViewEval, Future, int, int], float]


# Turns.


def skip(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """One turn less; or all owed turns, if the hand has enough cards to end them one by one."""
    value = ev.forecast.value(future.turn_over())
    if actor == ev.me and future.turns > 1:
        value = max(value, finish_all(ev, future))
    return value


def finish_all(ev: ViewEval, future: Future) -> float:
    """All owed turns are ended one by one, if the hand has the cards for it."""
    enders = [title for title in ENDERS for _ in range(ev.reading.held[title])]
    if len(enders) < future.turns:
        return -DEATH
    return ev.forecast.value(future.handed_over()) - ev.prices.spend(*enders[1 : future.turns])


def super_skip(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """No turn is left."""
    return ev.forecast.value(future.handed_over())


def reverse(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """One turn less, in the other direction."""
    return skip(ev, future.turned_round(), actor, target)


def attack(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The next player owes all the turns."""
    return ev.forecast.value(future.attacking(future.next_seat(future.current), ATTACK_TURNS))


def targeted_attack(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The target owes all the turns."""
    return ev.forecast.value(future.attacking(target, TARGETED_TURNS))


def personal_attack(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """More turns for the player, to draw more cards or to pass the debt on with an attack."""
    more = future.attacking(future.current, PERSONAL_TURNS)
    value = ev.forecast.value(more)
    for title in (ATTACK, TARGETED):
        if actor == ev.me and ev.reading.holds(title):
            victim = future.next_seat(ev.me)
            value = max(value, EFFECTS[title](ev, more, actor, victim) - ev.prices.spend(title))
    return value


# Looking and arranging.


def see(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """A player who has seen the top card knows whether to draw it or to spend a card to avoid it."""
    value = ev.forecast.value(future)
    if actor != ev.me or not future.pile or future.pile[0] != UNKNOWN:
        return value
    kitten = ev.best_reply(future.supposing(EXPLODING))
    calm = ev.best_reply(future.supposing(SAFE))
    return future.top_rate * kitten + (1.0 - future.top_rate) * calm + LOOK_AHEAD


def alter(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The top cards are put into the best order for the player of the card."""
    if actor != ev.me:
        return passed_on(ev, future)
    value = 0.0
    for chance, cards in possible_tops(future):
        orders = set(permutations(cards))
        value += chance * max([ev.forecast.value(future.ordered(order)) for order in orders])
    return value


def share_the_future(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """Like Alter the Future, but the next player sees the result."""
    value = alter(ev, future, actor, target)
    return value - SHOWN if actor == ev.me else value


def possible_tops(future: Future) -> list[tuple[float, tuple[int, ...]]]:
    """Possible top cards with their probabilities: the known ones, and some number of kittens among the unknown."""
    top = future.pile[:ARRANGED]
    known = tuple([card for card in top if card != UNKNOWN])
    unknown = len(top) - len(known)
    rates = [future.rate_at(place) for place, card in enumerate(top) if card == UNKNOWN]
    rate = sum(rates) / max(1, unknown)
    found: list[tuple[float, tuple[int, ...]]] = []
    for kittens in range(unknown + 1):
        chance = comb(unknown, kittens) * rate**kittens * (1.0 - rate) ** (unknown - kittens)
        if chance > 0.0:
            found.append((chance, known + (EXPLODING,) * kittens + (SAFE,) * (unknown - kittens)))
    return found


def passed_on(ev: ViewEval, future: Future) -> float:
    """A rival who reorders the top cards leaves a kitten known to this seat for the next player."""
    top = list(future.pile[:ARRANGED])
    for kitten in (EXPLODING, IMPLODING_UP):
        if kitten in top and top.index(kitten) < future.turns < len(top):
            top.remove(kitten)
            top.insert(future.turns, kitten)
    return ev.forecast.value(future.ordered(tuple(top)))


# The pile.


def shuffle(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """All places become equally dangerous."""
    return ev.forecast.value(future.shuffled())


def swap(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The bottom and the top card change places."""
    return ev.forecast.value(future.swapped())


def draw_from_the_bottom(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The bottom card is drawn, and the top card stays for the next player."""
    if not future.pile:
        return ev.forecast.value(future)
    receiver = actor if future.takers[actor] == NOBODY else future.takers[actor]
    drawn = ev.forecast.draw(future, len(future.pile) - 1, receiver, 0.0)
    return drawn + ev.forecast.value(future.without_bottom().turn_over())


def bury(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """One turn ends, and the top card goes where it is best for the player of the card."""
    if not future.pile or future.takers[actor] != NOBODY:
        return ev.forecast.value(future)
    if actor != ev.me:
        return ev.forecast.value(future.turn_over())
    card = future.pile[0]
    if card != UNKNOWN:
        return best_place(ev, future, card)
    kitten = best_place(ev, future.supposing(EXPLODING), EXPLODING)
    calm = best_place(ev, future.supposing(SAFE), SAFE)
    return future.top_rate * kitten + (1.0 - future.top_rate) * calm


def best_place(ev: ViewEval, future: Future, card: int) -> float:
    """The value with the top card in its best place and one turn over."""
    rest = future.without_top().turn_over()
    places = {0, min(1, len(rest.pile)), min(2, len(rest.pile)), len(rest.pile)}
    return max([ev.forecast.value(rest.with_card(card, place)) for place in places])


def catomic_bomb(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The Exploding Kittens come to the next players, or to this one if turns are left."""
    return ev.forecast.value(future.bombed().turn_over())


# Hands.


def favor(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """A card that the giver chooses."""
    if target == ev.me:
        return ev.base - ev.prices.cheapest()
    if actor != ev.me:
        return ev.base
    choice = 1.0 if ev.reading.board.players[target].cards == 1 else GIFT
    stolen = choice * ev.prices.random_card(target)
    return ev.base + stolen + ev.share(stolen)


def mark(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """A rival's card becomes visible to all."""
    if target == ev.me:
        return ev.base - (DEATH / 2 if ev.reading.holds(EXPLODING) else TOLD)
    known = len(ev.reading.open_hands[target]) / max(1, ev.reading.board.players[target].cards)
    return ev.base + TOLD * (1.0 - known) if actor == ev.me else ev.base


def ill_take_that(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The next card that the target draws goes to the owner, kitten or not."""
    return ev.forecast.value(future.taken(target, actor))


def garbage_collection(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """Everybody loses their least valuable card, and the pile is shuffled."""
    return ev.forecast.value(future.shuffled()) - ev.prices.cheapest()


def barking_kitten(ev: ViewEval, future: Future, actor: int, target: int) -> float:
    """The holder of the other one loses a Defuse or dies; if nobody holds it, it may come back."""
    reading = ev.reading
    if barks(reading):
        return ev.base + ev.share(ev.prices.explosion(target))
    before = [seat for seat in reading.rivals if reading.board.players[seat].barking]
    if before:
        return ev.base + ev.share(ev.prices.explosion(before[0]))
    if not reading.unseen[BARKING] and not any(reading.has_chance(seat, BARKING) for seat in reading.rivals):
        return ev.base
    hits = [reading.has_chance(seat, BARKING) * ev.prices.explosion(seat) for seat in reading.rivals]
    missed = 1.0 - min(1.0, sum([reading.has_chance(seat, BARKING) for seat in reading.rivals]))
    return ev.base + ev.share(sum(hits)) - missed * EXPOSED * bitten(ev)


def bitten(ev: ViewEval) -> float:
    """What a Barking Kitten costs this seat: a Defuse or their life; keeping does not help (KIT-08f)."""
    return ev.prices.spend(DEFUSE) if ev.reading.holds(DEFUSE) else DEATH


def theft(ev: ViewEval, actor: int, target: int, wish: int) -> float:
    """A pair takes a random card, or the marked one that was announced."""
    if target == ev.me:
        return -(ev.prices.spend(wish) if wish >= 0 else ev.prices.own_random_card())
    if actor != ev.me:
        return 0.0
    stolen = ev.prices.gain(wish) if wish >= 0 else ev.prices.random_card(target)
    return stolen + ev.share(stolen)


def demand(ev: ViewEval, actor: int, target: int, title: int) -> float:
    """A triple takes a card of the named title, if the target has one."""
    if target == ev.me:
        return -ev.prices.spend(title) if ev.reading.holds(title) else 0.0
    if actor != ev.me:
        return 0.0
    stolen = ev.reading.has_chance(target, title) * ev.prices.gain(title)
    if title == STREAKING and ev.reading.has_chance(target, EXPLODING) == 1.0:
        return ev.share(DEATH)
    return stolen + ev.share(stolen)


def best_demand(ev: ViewEval, target: int, titles: list[int]) -> tuple[float, int]:
    """The best title to name, and its expected value."""
    return max([(demand(ev, ev.me, target, title), -title) for title in titles])


def taking(ev: ViewEval, cards: list[int]) -> float:
    """The value of the best card in a discard pile."""
    return max([ev.prices.gain(title_of(card)) for card in cards], default=0.0)


EFFECTS: Final[dict[int, Effect]] = {
    NUMBERS[id]: effect
    for id, effect in {
        "skip": skip,
        "super_skip": super_skip,
        "reverse": reverse,
        "attack_2x": attack,
        "targeted_attack_2x": targeted_attack,
        "personal_attack_3x": personal_attack,
        "see_the_future_3x": see,
        "see_the_future_5x": see,
        "alter_the_future_3x": alter,
        "alter_the_future_3x_now": alter,
        "share_the_future_3x": share_the_future,
        "shuffle": shuffle,
        "swap_top_and_bottom": swap,
        "draw_from_the_bottom": draw_from_the_bottom,
        "bury": bury,
        "catomic_bomb": catomic_bomb,
        "favor": favor,
        "mark": mark,
        "ill_take_that": ill_take_that,
        "garbage_collection": garbage_collection,
        "barking_kitten": barking_kitten,
    }.items()
}
ATTACK: Final = NUMBERS["attack_2x"]
TARGETED: Final = NUMBERS["targeted_attack_2x"]
# What a player who has looked can do about the top card.
REPLIES: Final = tuple(
    [
        NUMBERS[id]
        for id in (
            *("skip", "super_skip", "reverse", "attack_2x", "targeted_attack_2x", "shuffle"),
            *("swap_top_and_bottom", "draw_from_the_bottom", "bury", "alter_the_future_3x", "alter_the_future_3x_now"),
        )
    ]
)
