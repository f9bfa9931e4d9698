"""Bots with a temper: what they choose tells which one it is, and costs them nearly nothing."""

from typing import NamedTuple

import pytest

from igroteka.bots.bot import make_bot, sampler
from igroteka.bots.search.searching import Budget, Search
from igroteka.bots.search.tempers import HARM, LIMIT, PLAIN, REVENGE, TEMPERS, TRAITS, Temper, Traits
from igroteka.bots.search.thinker import knowledge_of
from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup
from igroteka.core.random import QuickRandom, Random, from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.core.state import State
from igroteka.simulation import Plan, Series, answer
from tests.bots.heaps import TAKE, HeapKnowledge, heap
from tests.games.bang.table import table as bang
from tests.games.kittens.table import table as kittens

EVERY = 3  # one decision in this many is put to all tempers
LEAST = 3  # different kinds of options that it must have
SEARCH = "search:16"
GAMES = {"kittens": (4, 30), "bang": (5, 20)}  # seats, and how many decisions


class Question(NamedTuple):
    state: State
    decision: Decision


def questions(id: str, seed: str, count: int) -> list[Question]:
    """Decisions from games of greedy bots in which there is something to like."""
    game, knowledge, (seats, _) = find_game(id), knowledge_of(id), GAMES[id]
    series = Series(game, Plan(id, seats, dict(game.unattended), ("greedy",) * seats, seed))
    found: list[Question] = []
    number = met = 0
    while len(found) < count:
        g, random, bot = series.start(number), from_seed(f"{seed}/{number}"), make_bot("greedy", id)
        while g.outcome() is None and len(found) < count:
            decision = next_decision(g)
            if len(set(knowledge.traits(game.view(g, decision.seat), decision))) >= LEAST:
                met += 1
                if met % EVERY == 0:
                    found.append(Question(g.clone(), decision))
            g.apply(decision.seat, answer(game, g, decision, bot, random))
        number += 1
    return found


def choices(id: str, temper: str, asked: list[Question]) -> list[Traits]:
    """What a bot of this temper chooses: the traits of the options, which everybody can see."""
    game, bot, found = find_game(id), make_bot(f"{SEARCH}/{temper}", id), []
    for number, (state, decision) in enumerate(asked):
        view, imagine = game.view(state, decision.seat), sampler(game, state, decision.seat)
        option = bot.choose(view, decision, from_seed(str(number)), imagine)
        found.append(knowledge_of(id).traits(view, decision)[decision.options.index(option)])
    return found


def test_the_choices_of_bots_tell_their_temper() -> None:
    """Who takes what a temper likes most often is the bot that has it; by chance that would be so for one in five."""
    taken: dict[str, list[Traits]] = {temper: [] for temper in TEMPERS}
    for id in GAMES:
        asked = questions(id, "tempers", GAMES[id][1])
        for temper, found in taken.items():
            found += choices(id, temper, asked)
    right = []
    for liking in TEMPERS.values():
        liked = {id: sum(liking.likes(traits) for traits in found) for id, found in taken.items()}
        right.append(max(taken, key=lambda id: liked[id]) == liking.id)
    assert right.count(True) >= len(TEMPERS) - 1


@pytest.mark.parametrize("id", ["bang", "intrigo", "kittens", "targi"])
def test_every_option_of_a_game_has_traits(id: str) -> None:
    game = find_game(id)
    seats = game.presets[0].seats[-1]
    g = Series(game, Plan(id, seats, dict(game.unattended), ("random",) * seats, "traits")).start(0)
    random, seen = from_seed("traits"), [0.0] * TRAITS
    for _ in range(150):
        if g.outcome() is not None:
            break
        decision = next_decision(g)
        found = knowledge_of(id).traits(game.view(g, decision.seat), decision)
        assert len(found) == len(decision.options)
        for one in found:
            assert len(one) == TRAITS
            assert all(0.0 <= trait <= 1.0 for trait in one)
            seen = [max(pair) for pair in zip(seen, one, strict=True)]
        g.apply(decision.seat, random.pick(decision.options))
    assert sum(trait > 0 for trait in seen) >= 4


def test_no_liking_weighs_more_than_the_limit() -> None:
    for temper in TEMPERS.values():
        assert all(abs(temper.likes(tuple([sign] * TRAITS))) <= LIMIT for sign in (-1.0, 0.0, 1.0))
        assert temper.likes(PLAIN) == 0.0


def test_what_costs_the_game_is_not_done_for_a_liking() -> None:
    g = heap(5)
    decision = g.decision(0)
    assert decision is not None

    def imagine(random: Random) -> State:
        return g.clone()

    for liked in range(3):
        likes = [LIMIT if number == liked else 0.0 for number in range(len(decision.options))]
        search = Search(HeapKnowledge(), imagine, decision, QuickRandom(7), likes=likes)
        assert search.run(Budget(400))[0].option == TAKE(1)


def test_an_unknown_temper_is_refused() -> None:
    for name in ("hard/", "hard/silly", "easy/bold", "greedy/bold"):
        with pytest.raises(BadSetup):
            make_bot(name, "kittens")


def test_revenge_is_taken_on_whoever_has_shot() -> None:
    a, b, *_ = bang("A: bang.5D", "B: bang.6D bang.7D", "C", "D", "E")
    a.plays("bang.5D", at=b)
    b.passes()
    a.ends()
    decision, view = b.decision, b.session.view(b.seat)
    assert decision is not None
    found = dict(zip([o.code for o in decision.options], knowledge_of("bang").traits(view, decision), strict=True))
    assert found["play:bang.6D:A"][REVENGE] == 1.0
    assert found["play:bang.6D:C"][REVENGE] == 0.0
    assert found["play:bang.6D:C"][HARM] == 1.0
    vengeful = Temper("vengeful", revenge=0.03)
    assert vengeful.likes(found["play:bang.6D:A"]) > vengeful.likes(found["play:bang.6D:C"])


def test_the_temper_of_a_bot_sees_no_hidden_card() -> None:
    a, b = kittens("A: skip favor", "B: defuse", pile="exploding_kitten cat_beard*3", options={"deck": "classic_base"})
    other, _ = kittens(
        "A: skip favor", "B: nope", pile="cat_beard*3 exploding_kitten", options={"deck": "classic_base"}
    )
    assert b.seat != a.seat
    found = [
        knowledge_of("kittens").traits(one.session.view(one.seat), one.decision)
        for one in (a, other)
        if one.decision is not None
    ]
    assert found[0] == found[1]
