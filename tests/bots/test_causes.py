"""The reason of a hint is its cause: without it, something else is advised."""

from collections.abc import Callable
from fnmatch import fnmatchcase

import pytest

from igroteka.bots.bot import sampler
from igroteka.bots.search.searching import Budget
from igroteka.bots.search.thinker import SearchBot, knowledge_of
from igroteka.core.random import from_seed
from tests.games.bang.table import table as bang
from tests.games.intrigo.table import table as intrigo
from tests.games.kittens.table import table as kittens
from tests.seated import Seated

ITERATIONS = 80
CLASSIC = {"deck": "classic_base"}


def seen_pile(hand: str, pile: str) -> Seated:
    """A player of Exploding Kittens who has seen the next cards."""
    a, _ = kittens(f"A: see_the_future_3x {hand}", "B: defuse", pile=pile, options=CLASSIC)
    a.plays("see_the_future_3x")
    return a


# Of BANG!.


def drinker(life: str) -> Seated:
    return bang(f"A {life}: beer.6H", "B", "C", "D", "E")[0]


def shooter(role: str) -> Seated:
    return bang("A 3/5", f"B {role}: bang.AS", "C", "D", "E", turn="B")[1]


def robber(role: str) -> Seated:
    return bang("A 3/5: missed beer bang", f"B {role}: panic.JH", "C", "D", "E", turn="B")[1]


def drafter(packet: str) -> Seated:
    """A player of Intrigo, of the Contarini, who chooses from a packet."""
    packets = {"A": packet, "B": "...", "C": "...", "D": "..."}
    return intrigo("A:", "B:", "C:", "D:", phase="draft", packets=packets)[0]


# With the cause, what is advised and why; without the cause.
CASES: dict[str, tuple[Callable[[], Seated], str, str, Callable[[], Seated]]] = {
    "a kitten on top": (
        lambda: seen_pile("skip", "exploding_kitten cat_beard*3 ..."),
        "play:skip",
        "escape",
        lambda: seen_pile("skip", "cat_beard*3 exploding_kitten ..."),
    ),
    "a harmless card on top": (
        lambda: seen_pile("skip", "cat_beard*3 exploding_kitten ..."),
        "draw",
        "draw-safe",
        lambda: seen_pile("skip", "exploding_kitten cat_beard*3 ..."),
    ),
    "a kitten to leave to the next": (
        lambda: seen_pile("attack_2x", "exploding_kitten cat_beard*3 ..."),
        "play:attack_2x",
        "attack",
        lambda: seen_pile("attack_2x", "cat_beard*3 exploding_kitten ..."),
    ),
    "a kitten to shuffle away": (
        lambda: seen_pile("shuffle", "exploding_kitten cat_beard*3 ..."),
        "play:shuffle",
        "shuffle",
        lambda: seen_pile("shuffle", "cat_beard*3 exploding_kitten ..."),
    ),
    "a wound": (lambda: drinker("1/4"), "play:beer*", "heal-last", lambda: drinker("4/4")),
    "an Outlaw's gun": (lambda: shooter("outlaw"), "play:bang*:A", "shoot-foe", lambda: shooter("deputy")),
    "an Outlaw's greed": (lambda: robber("outlaw"), "play:panic*:A", "rob", lambda: robber("deputy")),
    "own card": (lambda: drafter("C4 D3 T3 G3"), "take:contarini_4", "keep-own", lambda: drafter("D3 T3 G3 G2")),
}


def advice(actor: Seated) -> tuple[str, str]:
    """What a short search advises, and why."""
    game, decision = actor.session.game, actor.decision
    assert decision is not None
    view, imagine = actor.session.view(actor.seat), sampler(game, actor.session.state, actor.seat)
    bot = SearchBot("adviser", game.id, Budget(ITERATIONS))
    option = bot.think(view, decision, from_seed("causes"), imagine)[0].option
    return option.code, knowledge_of(game.id).reason(view, decision, option).removeprefix(f"bot-{game.id}-")


@pytest.mark.parametrize("cause", CASES)
def test_without_its_cause_something_else_is_advised(cause: str) -> None:
    with_cause, code, why, without = CASES[cause]
    advised, reason = advice(with_cause())
    assert fnmatchcase(advised, code)
    assert reason == why
    other, _ = advice(without())
    assert not fnmatchcase(other, code)
