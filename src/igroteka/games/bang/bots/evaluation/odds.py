"""Probabilities that depend on hidden cards: a shot hits, a Duel is won, a player is saved."""

from __future__ import annotations

from math import comb
from typing import Final

from igroteka.games.bang.bots.evaluation.card_values import (
    BIG_SPENCER,
    CALAMITY_JANET,
    ELENA_FUENTE,
    NO_BEER_PLAYERS,
)
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import IS_SHIELD, SOURCE_NUMBER
from igroteka.games.bang.rules.enums import Suit
from igroteka.games.bang.rules.faces import BANG, BEER, KIND, MISSED
from igroteka.games.bang.rules.words import SOURCE_WORDS

# The probability that an unknown hand card is of a kind.
BANG_RATE: Final = 0.25
STOP_RATE: Final = 0.14
DODGE_RATE: Final = 0.02
BEER_RATE: Final = 0.065

SHIELD_RATE: Final = 0.9  # a green card is nearly always used
HEARTS_CHANCE: Final = 0.25  # a check shows hearts
LUCKY_HEARTS_CHANCE: Final = 0.44  # the same with Lucky Duke's two cards
MAX_UNKNOWN: Final = 12  # further unknown cards in a hand make no difference

DODGE: Final = SOURCE_NUMBER["dodge"]
BARREL: Final = SOURCE_NUMBER["barrel"]
JOURDONNAIS: Final = SOURCE_NUMBER["jourdonnais"]
LUCKY_DUKE: Final = SOURCE_NUMBER["lucky_duke"]
TEREN_KILL: Final = SOURCE_NUMBER["teren_kill"]
SID_KETCHUM: Final = SOURCE_NUMBER["sid_ketchum"]
SHOWDOWN: Final = SOURCE_NUMBER["showdown"]


def none_of(chance: float) -> list[float]:
    """For each number of unknown hand cards, the probability that none of them is of a kind with this chance."""
    return [(1.0 - chance) ** cards for cards in range(MAX_UNKNOWN + 1)]


class StopsWith:
    """Which hand cards of a player stop a shot. Of several abilities, the highest one counts."""

    USUAL: Final = 0  # Missed! and Dodge
    ONLY_DODGES: Final = 1
    ALSO_BANGS: Final = 2
    ANY_CARD: Final = 3


STOPS_WITH: Final = {
    BIG_SPENCER: StopsWith.ONLY_DODGES,
    CALAMITY_JANET: StopsWith.ALSO_BANGS,
    ELENA_FUENTE: StopsWith.ANY_CARD,
}
STOPS_WITH_OF: Final = [STOPS_WITH.get(number, StopsWith.USUAL) for number in range(len(SOURCE_WORDS))]
STOP_CHANCES: Final = [STOP_RATE, DODGE_RATE, STOP_RATE + BANG_RATE, 1.0]  # by StopsWith
UNSTOPPED: Final = [none_of(chance) for chance in STOP_CHANCES]
BANG_CHANCES: Final = [BANG_RATE, BANG_RATE + STOP_RATE]  # Calamity Janet's every Missed! is a BANG! (BANG-P03)
BANGLESS: Final = [none_of(chance) for chance in BANG_CHANCES]
BEERLESS: Final = [none_of(BEER_RATE), none_of(BANG_RATE)]  # Sid Ketchum needs any two cards


def at_most(count: int, cards: int, chance: float) -> float:
    """The probability that at most `count` of some unknown cards are of a kind with this chance."""
    return sum([comb(cards, k) * chance**k * (1.0 - chance) ** (cards - k) for k in range(min(count, cards) + 1)], 0.0)


DUELS: Final = [
    [[at_most(mine, cards, chance) for cards in range(MAX_UNKNOWN + 1)] for mine in range(MAX_UNKNOWN + 1)]
    for chance in BANG_CHANCES
]


def unknown_cards(ev: Evaluator, target: int, known_kinds: list[int]) -> int:
    """The number of cards in another hand that the player does not know."""
    return min(MAX_UNKNOWN, max(0, ev.hand_size(target) - len(known_kinds)))


# Shots.


def hit_chance(ev: Evaluator, target: int, needed: int = 1) -> float:
    """The probability that a shot hits if one or two Missed! effects are needed to stop it."""
    if needed > 1:
        return 1.0 - at_least_two(stops(ev, target))
    chance = hand_passes(ev, target)
    if ev.can(target, JOURDONNAIS):
        chance *= 1.0 - check_chance(ev, target)
    figure = ev.figures[target]
    if figure.in_play and ev.cards_work(target):
        for card in figure.in_play:
            kind = KIND[card]
            if kind == BARREL:
                chance *= 1.0 - check_chance(ev, target)
            elif IS_SHIELD[kind] and card not in figure.not_ready:
                chance *= 1.0 - SHIELD_RATE
    return chance


def hand_passes(ev: Evaluator, target: int) -> float:
    """The probability that no hand card stops a shot."""
    known_kinds = ev.known_kinds(target)
    stops_with = shot_stoppers(ev, target)
    for kind in known_kinds:
        if can_stop(kind, stops_with):
            return 0.0
    return UNSTOPPED[stops_with][unknown_cards(ev, target, known_kinds)]


def shot_stoppers(ev: Evaluator, target: int) -> int:
    """Which hand cards of a player stop a shot, as a member of `StopsWith`."""
    stops_with = StopsWith.ALSO_BANGS if ev.show_event == SHOWDOWN else StopsWith.USUAL
    for ability in ev.abilities(target):
        stops_with = max(stops_with, STOPS_WITH_OF[ability])
    return stops_with


def can_stop(kind: int, stops_with: int) -> bool:
    """True if a card of this kind stops a shot."""
    if kind == DODGE or stops_with == StopsWith.ANY_CARD:
        return True
    if kind == MISSED:
        return stops_with != StopsWith.ONLY_DODGES
    return kind == BANG and stops_with == StopsWith.ALSO_BANGS


def stops(ev: Evaluator, target: int) -> list[float]:
    """For each thing a target has, the probability that it stops a shot."""
    figure = ev.figures[target]
    found = [check_chance(ev, target)] if ev.can(target, JOURDONNAIS) else []
    if ev.cards_work(target):
        for card in figure.in_play:
            if KIND[card] == BARREL:
                found.append(check_chance(ev, target))
            elif IS_SHIELD[KIND[card]] and card not in figure.not_ready:
                found.append(SHIELD_RATE)
    known_kinds = ev.known_kinds(target)
    stops_with = shot_stoppers(ev, target)
    certain = [1.0 for kind in known_kinds if can_stop(kind, stops_with)]
    return found + certain + [STOP_CHANCES[stops_with]] * unknown_cards(ev, target, known_kinds)


def at_least_two(chances: list[float]) -> float:
    """The probability that at least two of several independent events happen."""
    none, one, more = 1.0, 0.0, 0.0
    for chance in chances:
        more += one * chance
        one = one * (1.0 - chance) + none * chance
        none *= 1.0 - chance
    return more


def check_chance(ev: Evaluator, target: int) -> float:
    """The probability that a check of a figure shows hearts."""
    suit = ev.common_suit()
    if suit != Suit.NONE:
        return 1.0 if suit == Suit.HEARTS else 0.0
    return LUCKY_HEARTS_CHANCE if ev.can(target, LUCKY_DUKE) else HEARTS_CHANCE


# BANG! cards.


def has_no_bang(ev: Evaluator, target: int) -> float:
    """The probability that a player cannot give a BANG!."""
    known_kinds = ev.known_kinds(target)
    if BANG in known_kinds or (ev.show_event == SHOWDOWN and ev.hand_size(target)):
        return 0.0
    return BANGLESS[int(ev.can(target, CALAMITY_JANET))][unknown_cards(ev, target, known_kinds)]


def duel_chance(ev: Evaluator, target: int) -> float:
    """The probability of winning a Duel. The opponent answers first, so they lose with as many BANG! cards or fewer."""
    if ev.no_bangs():
        return fewer_bangs(ev, target, 0)
    return fewer_bangs(ev, target, len(ev.hand) - 1 if ev.show_event == SHOWDOWN else own_bangs(ev))


def own_bangs(ev: Evaluator) -> int:
    """The number of hand cards the player can use as a BANG! in a Duel."""
    return ev.held(BANG) + (ev.held(MISSED) if ev.can(ev.me, CALAMITY_JANET) else 0)


def fewer_bangs(ev: Evaluator, target: int, mine: int) -> float:
    """The probability that a hand has at most `mine` BANG! cards; in a showdown every card is one (BANG-X07)."""
    if ev.show_event == SHOWDOWN:
        return 1.0 if ev.hand_size(target) <= mine else 0.0
    known_kinds = ev.known_kinds(target)
    mine = min(MAX_UNKNOWN, mine - known_kinds.count(BANG))
    return (
        DUELS[int(ev.can(target, CALAMITY_JANET))][mine][unknown_cards(ev, target, known_kinds)] if mine >= 0 else 0.0
    )


def outlast_chance(ev: Evaluator, other: int, answers: int) -> float:
    """The probability that the opponent in a Duel runs out of BANG! cards first, if the player has this many."""
    return fewer_bangs(ev, other, answers - 1) if answers else 0.0


# Life and death.


def lost_for_good(ev: Evaluator, target: int) -> float:
    """The probability that a player who has lost their last life point cannot be saved."""
    if ev.count_living() <= NO_BEER_PLAYERS or ev.no_beers():
        return 1.0
    abilities = ev.abilities(target)
    if TEREN_KILL in abilities or BEER in ev.known_kinds(target):
        return HEARTS_CHANCE
    return BEERLESS[int(SID_KETCHUM in abilities)][min(MAX_UNKNOWN, ev.hand_size(target))]
