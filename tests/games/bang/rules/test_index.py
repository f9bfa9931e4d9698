"""What the index keeps is what the rules would answer now, whoever plays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from igroteka.core.random import QuickRandom
from igroteka.core.rollout import next_decision
from igroteka.games.bang.rules.cards.base import RoseDoolan
from igroteka.games.bang.rules.faces import FACTS
from igroteka.games.bang.rules.index import Index
from igroteka.games.bang.rules.source import Character, register
from igroteka.games.bang.rules.state import BangGame
from tests.density import times
from tests.games.bang.table import table

CHARACTERS = [row["id"] for row in FACTS["characters"]]
OTHERS = ("B bart_cassidy: beer bang schofield", "C paul_regret: bang bang mustang", "D slab_the_killer: scope missed")
CHOICES = 80
GAMES = times(1)
STALE = (
    "{what} is stale. The index follows turn, events, mode, ring, characters, death and cards in play. What depends on "
    "life points says `by_life = True`; whatever else changes an answer must call `invalidate_index` of the game."
)


def answers(g: BangGame) -> dict[str, object]:
    """Everything that the index keeps about the living."""
    living = [figure for figure in g.ring if g.takes_part(figure)]
    return {
        "distance": {(a, b): g.distance(a, b) for a in living for b in living if a != b},
        "near": {a: g.near(a) for a in living},
        "in_range": {a: g.in_range(a) for a in living},
        "sources": {a: [source.number for source in g.sources(a)] for a in living},
        "offering": [(a, [source.number for source in sources]) for a, sources in g.anytime_sources()],
    }


def check_index(g: BangGame) -> None:
    """Compare what is kept with what is worked out anew."""
    fresh = g.clone()
    fresh.index = Index()
    now = answers(fresh)
    for what, kept in answers(g).items():
        assert kept == now[what], STALE.format(what=what)


def play_and_check(character: str) -> None:
    for number in range(GAMES):
        g = table(f"A {character}: bang beer volcanic", *OTHERS, seed=str(number))[0].table.g
        random = QuickRandom(number)
        for _ in range(CHOICES):
            if not g.decisions():
                break
            decision = next_decision(g)
            g.apply_unchecked(decision, decision.options[random.below(len(decision.options))])
            check_index(g)


@pytest.mark.dense
@pytest.mark.parametrize("character", CHARACTERS)
def test_no_answer_of_the_index_is_stale(character: str) -> None:
    play_and_check(character)


class NearerWhenHurt(Character):
    """Rose Doolan as she never was: everybody is nearer as long as she has lost life points. She does not say so."""

    id = RoseDoolan.id
    rule = RoseDoolan.rule

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        return n - 1 if a == me and g.figures[me].life < 3 else n


class SaysSo(NearerWhenHurt):
    """The same, and she says so."""

    by_life = True


@pytest.fixture
def rose_doolan() -> Iterator[None]:
    """Puts the real one back."""
    yield
    register(RoseDoolan())


@pytest.mark.usefixtures("rose_doolan")
def test_a_distance_that_depends_on_life_points_is_found() -> None:
    register(NearerWhenHurt())
    with pytest.raises(AssertionError, match="by_life = True"):
        play_and_check("rose_doolan")


@pytest.mark.usefixtures("rose_doolan")
def test_a_distance_that_says_it_depends_on_life_points_is_never_stale() -> None:
    register(SaysSo())
    play_and_check("rose_doolan")
