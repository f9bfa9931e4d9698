"""Answers to all decisions outside the bot's own turn: windows, positions and orders, gifts and demands."""

from __future__ import annotations

from math import exp
from typing import Final

from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.games.kittens.bots.greedy.effects import ViewEval, alter, demand, taking, theft
from igroteka.games.kittens.bots.greedy.future import DODGE
from igroteka.games.kittens.bots.greedy.prices import DEATH, KEEPING
from igroteka.games.kittens.bots.greedy.reading import NUMBER_OF
from igroteka.games.kittens.rules.titles import ALTER_NOW, DEFUSE, NOPE, NUMBERS, STREAKING, title_of, turned
from igroteka.games.kittens.rules.view import Played
from igroteka.games.kittens.rules.words import ALTER_IT, KEEP, NOPE_IT, PASS, SHOW

NOPE_MARGIN: Final = 0.02  # minimum gain of a Nope above its price
NOW_MARGIN: Final = 0.02
TEMPERATURE: Final = 0.03  # randomness in where a kitten is put back
FINE: Final = 1 << 20  # resolution of weights as whole numbers


# Windows.


def react(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """Nope what hurts, and save the Nope otherwise."""
    played = ev.reading.board.stack[-1]
    if NOPE_IT() in decision.options and nope_gain(ev, played) > NOPE_MARGIN:
        own = played.player == ev.me
        return ReasonedOption(NOPE_IT(), "bot-kittens-nope-protect" if own else "bot-kittens-nope")
    return ReasonedOption(PASS(), "bot-kittens-pass")


def nope_gain(ev: ViewEval, played: Played) -> float:
    """The gain from reversing the result. An odd number of Nopes means that the play is cancelled now."""
    effect = played_effect(ev, played)
    return (effect if len(played.nopes) % 2 else -effect) - ev.prices.spend(NOPE)


def played_effect(ev: ViewEval, played: Played) -> float:
    """How good or bad it is for this seat if a play takes effect."""
    by, target = played.player, played.target
    if played.title:
        return demand(ev, by, target, NUMBERS[played.title])
    if len(played.cards) == 1:
        return ev.effect(title_of(NUMBER_OF[played.cards[0]]), by, target)
    if len(played.cards) == 2:
        return theft(ev, by, target, -1)
    found = taking(ev, [NUMBER_OF[word] for word in ev.reading.board.discards])
    return found if by == ev.me else -ev.share(found)


def before_draw(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """Put a kitten on top for the player who is about to draw, if there is probably one to move."""
    if ALTER_IT() in decision.options:
        gain = alter(ev, ev.now, ev.me, ev.me) - ev.base - ev.prices.spend(ALTER_NOW)
        if gain > NOW_MARGIN:
            return ReasonedOption(ALTER_IT(), "bot-kittens-now")
    return ReasonedOption(PASS(), "bot-kittens-pass")


# The pile.


def put_in_order(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """The order in which the kittens reach the others but not this seat."""
    best = max(decision.options, key=lambda option: ev.forecast.value(ev.now.ordered(option.numbers)))
    return ReasonedOption(best, "bot-kittens-order")


def put_back(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """A place where the kitten most likely reaches somebody else, randomized so that others cannot rely on it."""
    card = NUMBER_OF[ev.reading.board.looked]
    after = ev.now.turn_over()
    values = [ev.forecast.value(after.with_card(card, option.numbers[0])) for option in decision.options]
    option = draw_lot(decision.options, values, random)
    near = option.numbers[0] < len(ev.reading.rivals)
    return ReasonedOption(option, "bot-kittens-put-near" if near else "bot-kittens-put-deep")


def draw_lot(options: list[Option], values: list[float], random: Random) -> Option:
    """A random option, weighted strongly towards the better ones."""
    best = max(values)
    chances = [int(FINE * exp((value - best) / TEMPERATURE)) for value in values]
    lot = random.below(sum(chances))
    for option, chance in zip(options, chances, strict=True):
        lot -= chance
        if lot < 0:
            return option
    return options[0]


# Hands.


def keep_or_show(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """Keep a kitten in secret, unless it is better placed before the next player or the Streaking Kitten is public."""
    if SHOW() not in decision.options or KEEP() not in decision.options:
        return ReasonedOption(decision.options[0], "bot-kittens-keep")
    seen = any(turned(card) and title_of(card) == STREAKING for card in ev.reading.hand)
    trap = DODGE * ev.share(ev.prices.explosion(ev.reading.rivals[0]))
    keeping = DEATH / 2 if seen else KEEPING
    if ev.prices.spend(DEFUSE) - trap < keeping:
        return ReasonedOption(SHOW(), "bot-kittens-show")
    return ReasonedOption(KEEP(), "bot-kittens-keep")


def give(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """The least valuable card, preferably one that everybody has seen."""
    least = min(decision.options, key=lambda option: give_price(ev, option.numbers[0]))
    return ReasonedOption(least, "bot-kittens-give")


def give_price(ev: ViewEval, card: int) -> tuple[float, bool]:
    """The cost of giving a card. Of two equal cards, the unmarked one costs more."""
    return ev.prices.spend(card), not turned(card)


def name_title(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """The title with the highest expected value: the card's worth times the probability that it is there."""
    target = decision.prompt.numbers[0]
    best = max(decision.options, key=lambda option: demand(ev, ev.me, target, option.numbers[0]))
    return ReasonedOption(best, "bot-kittens-demand")


def take(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """The most valuable card of the discard pile."""
    best = max(decision.options, key=lambda option: ev.prices.gain(option.numbers[0]))
    return ReasonedOption(best, "bot-kittens-take")
