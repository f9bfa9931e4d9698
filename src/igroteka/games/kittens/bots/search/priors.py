"""Priors for the options of Exploding Kittens, in units of winning chance."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.kittens.bots.beliefs import top_chance
from igroteka.games.kittens.bots.greedy.prices import PLAIN
from igroteka.games.kittens.rules.reactions import Window, target_of
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import DEFUSE, EXPLODING, IMPLODING_UP, NUMBERS, TITLES, title_of
from igroteka.games.kittens.rules.words import (
    ALTER_IT,
    ASK_TURN,
    DETONATE,
    DRAW,
    FIVE,
    GIVE,
    NAME,
    NOPE_IT,
    ORDER,
    PAIR,
    PAIR_FOR,
    PLAY,
    PLAY_AT,
    PUT,
    SHOW,
    TAKE,
    TRIPLE,
)

DEATH: Final = 1.0
DEFUSE_PRICE: Final = 0.3
CAT_PRICE: Final = 0.02
PRICES: Final = [PLAIN.get(title.id, CAT_PRICE) for title in TITLES]
PRICES[DEFUSE] = DEFUSE_PRICE

NOPE_PRICE: Final = PRICES[NUMBERS["nope"]]
NOW_PRICE: Final = PRICES[NUMBERS["alter_the_future_3x_now"]]

# What a card does about the next draw.
NOTHING: Final = 0
GETS_AWAY: Final = 1
CHANGES: Final = 2
LOOKS: Final = 3
EFFECTS: Final = {
    "skip": GETS_AWAY,
    "super_skip": GETS_AWAY,
    "reverse": GETS_AWAY,
    "bury": GETS_AWAY,
    "attack_2x": GETS_AWAY,
    "targeted_attack_2x": GETS_AWAY,
    "draw_from_the_bottom": GETS_AWAY,
    "shuffle": CHANGES,
    "swap_top_and_bottom": CHANGES,
    "alter_the_future_3x": CHANGES,
    "alter_the_future_3x_now": CHANGES,
    "share_the_future_3x": CHANGES,
    "see_the_future_3x": LOOKS,
    "see_the_future_5x": LOOKS,
}
EFFECT_OF: Final = [EFFECTS.get(title.id, NOTHING) for title in TITLES]
ATTACKS: Final = [NUMBERS[id] for id in ("attack_2x", "targeted_attack_2x")]
STOLEN: Final = 0.08  # value of a stolen card
GIVEN: Final = 0.04
DEMANDED: Final = 0.12
LOOKED: Final = 0.5  # the fraction of a danger that a player avoids by seeing it
CALM: Final = 0.1  # no use looking if the danger is below this
ANNOYING: Final = 0.1  # cost of being attacked or robbed
NEAR: Final = 0.04  # value of putting a kitten where the next player draws
FAR: Final = 0.02  # value of putting it far away from everybody


def option_scores(g: KittensGame, decision: Decision) -> list[float]:
    """The score of each option for the seat that decides."""
    if decision.prompt.phrase is ASK_TURN:
        danger = danger_of(g, decision.seat)
        return [turn_weight(g, decision.seat, option, danger) for option in decision.options]
    return [answer_weight(g, decision.seat, option) for option in decision.options]


def danger_of(g: KittensGame, seat: int) -> float:
    """The expected cost of this seat's next draw, as far as it knows."""
    cost = DEFUSE_PRICE if g.players[seat].holds(DEFUSE) else DEATH
    if not g.pile:
        return 0.0
    if g.pile_known[-1] >> seat & 1:
        card = g.pile[-1]
        return cost if card == EXPLODING else DEATH if card == IMPLODING_UP else 0.0
    return cost * max(unseen_share(g, seat), top_chance(g, seat))


def unseen_share(g: KittensGame, seat: int) -> float:
    """The fraction of exploding cards among those of the imagined pile that this seat does not know.

    `view.danger` counts what may lie there. This reads what does lie there in the imagined state, because it is called
    thousands of times.
    """
    unseen = exploding = 0
    for place, card in enumerate(g.pile):
        if not g.pile_known[place] >> seat & 1:
            unseen += 1
            if card == EXPLODING:
                exploding += 1
    return exploding / unseen


def turn_weight(g: KittensGame, seat: int, option: Option, danger: float) -> float:
    """The gain of an option of the seat's own turn, minus its price."""
    verb = option.verb
    if verb is DRAW:
        return -danger
    if verb is DETONATE:
        return -DEATH
    title = title_of(option.numbers[0])
    if verb is PLAY or verb is PLAY_AT:
        return card_gain(g, seat, title, danger) - PRICES[title]
    if verb is PAIR or verb is PAIR_FOR:
        return STOLEN - danger - 2 * PRICES[title]
    if verb is TRIPLE:
        return DEMANDED - danger - 3 * PRICES[title]
    return DEMANDED - danger - 5 * CAT_PRICE


def card_gain(g: KittensGame, seat: int, title: int, danger: float) -> float:
    """The gain of a single card before its price, relative to no danger at all."""
    effect = EFFECT_OF[title]
    if effect == GETS_AWAY:
        return 0.0
    if effect == CHANGES:
        return -danger * LOOKED
    if effect == LOOKS:
        sure = len(g.pile) > 0 and g.pile_known[-1] >> seat & 1 == 1
        return -danger if sure or danger < CALM else -danger * LOOKED
    return GIVEN - danger


def answer_weight(g: KittensGame, seat: int, option: Option) -> float:
    """The gain of an answer."""
    verb = option.verb
    if verb is NOPE_IT:
        return nope_gain(g, seat) - NOPE_PRICE
    if verb is ALTER_IT:
        return -NOW_PRICE
    if verb is GIVE or verb is FIVE:
        return -PRICES[title_of(option.numbers[0])]
    if verb is TAKE or verb is NAME:
        return PRICES[title_of(option.numbers[0])]
    if verb is ORDER:
        return -DEFUSE_PRICE if option.numbers[0] == EXPLODING and g.current == seat else 0.0
    if verb is PUT:
        return put_weight(g, option.numbers[0])
    return -DEFUSE_PRICE if verb is SHOW else 0.0


def nope_gain(g: KittensGame, seat: int) -> float:
    """The gain of stopping the current action."""
    window = g.stack[-1]
    if not isinstance(window, Window):
        return 0.0
    target = target_of(window.action)
    attack = window.action.numbers[0] in ATTACKS if window.action.numbers else False
    hit = target == seat or (attack and target < 0 and g.next_living(g.current) == seat)
    cancelled = window.cancelled()
    if window.players[0] == seat:
        return ANNOYING if cancelled else -ANNOYING
    return ANNOYING if hit and not cancelled else 0.0


def put_weight(g: KittensGame, place: int) -> float:
    """The gain of a place for a kitten: in front of the next player, or far away."""
    if place < g.turns_left - 1:
        return -DEFUSE_PRICE
    if place == 0:
        return NEAR
    return FAR if place >= len(g.players) else 0.0
