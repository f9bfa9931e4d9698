"""The search finds what can be known, keeps its budget, and is the same for the same seed."""

import gc
from collections.abc import Sequence

import pytest

from igroteka.bots.bot import LEVELS, Bot, Imagine, make_bot, sampler
from igroteka.bots.search.searching import SEARCH_SHARE, Budget, Estimate, Search
from igroteka.bots.search.thinker import EasyBot, SearchBot, knowledge_of
from igroteka.bots.search.tree import Node
from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom, Random, from_seed
from igroteka.core.registry import find_game, games
from igroteka.core.rollout import next_decision
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.bang.game import GAME
from igroteka.simulation import Plan, Series, answer
from igroteka.texts.texts import texts_for
from tests.bots.heaps import SHOW, TAKE, HeapKnowledge, heap
from tests.games.bang.table import table

GAMES = ("bang", "intrigo", "kittens", "targi")
FEW = "search:6"


def search(g: State, seat: int = 0, iterations: int = 400) -> list[Estimate]:
    """What a search that knows nothing of the game finds out."""

    def imagine(random: Random) -> State:
        return g.clone()

    decision = g.decision(seat)
    assert decision is not None
    return Search(HeapKnowledge(), imagine, decision, QuickRandom(7)).run(Budget(iterations))


def running(id: str, choices: int, preset: int = 0) -> State:
    """A game in the middle: random players have chosen so often."""
    found = find_game(id)
    seats = found.presets[preset].seats[-1]
    options = {**found.unattended, **found.presets[preset].settings}
    g = Series(found, Plan(id, seats, options, ("random",) * seats, "search")).start(0)
    random = from_seed("running")
    for _ in range(choices):
        decision = next_decision(g)
        g.apply(decision.seat, random.pick(decision.options))
    while len(next_decision(g).options) == 1:
        g.apply(next_decision(g).seat, next_decision(g).options[0])
    return g


# The tree.


@pytest.mark.parametrize(("stones", "taken"), [(1, 1), (2, 2), (3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_finds_the_move_that_wins(stones: int, taken: int) -> None:
    estimates = search(heap(stones))
    assert estimates[0].option == TAKE(taken)
    assert estimates[0].chance > 0.6


def test_knows_that_a_lost_game_is_lost() -> None:
    assert max(estimate.chance for estimate in search(heap(4), iterations=2000)) < 0.2


def test_tells_what_every_option_has_brought_in_the_same_worlds() -> None:
    found = search(heap(6), iterations=90)
    assert [len(one.results) for one in found] == [one.visits for one in found]
    assert [sum(one.results) / one.visits for one in found] == pytest.approx([one.chance for one in found])


def test_nobody_knows_what_is_answered_at_the_same_time() -> None:
    for seat in (0, 1):
        estimates = search(heap(0), seat)
        assert {estimate.option for estimate in estimates} == {SHOW(0), SHOW(1)}
        # Whatever the other one shows, one of the two sides wins; who knew this one's side would always win.
        assert sum(estimate.chance for estimate in estimates) == pytest.approx(1.0, abs=0.2)


def test_an_option_that_goes_well_is_tried_more_often() -> None:
    node = Node(0)
    options = [TAKE(1), TAKE(2)]
    for _ in range(100):
        option = node.select(options, [0.5, 0.5], 0.7)
        node.learn(node.edge(option), 0.8 if option == TAKE(2) else 0.3)
    assert node.edge(TAKE(2)).visits > 70
    assert node.edge(TAKE(1)).visits > 3
    assert node.visits == sum(edge.visits for edge in node.edges.values())
    assert node.edge(TAKE(2)).mean(0.0) == pytest.approx(0.8)


def test_of_many_options_the_promising_ones_are_tried_first() -> None:
    node = Node(0)
    options = [TAKE(count) for count in range(40)]
    prior = [0.01] * 39 + [0.61]
    for _ in range(20):
        node.learn(node.edge(node.select(options, prior, 0.7)), 0.5)
    assert node.edge(TAKE(39)).visits > 0
    prior = [count / 780 for count in range(40)]
    fresh = Node(0)
    for _ in range(20):
        fresh.learn(fresh.edge(fresh.select(options, prior, 0.7)), 0.5)
    assert all(fresh.edge(TAKE(count)).visits == 0 for count in range(20))


# Budgets.


def test_a_search_without_end_is_refused() -> None:
    with pytest.raises(ValueError, match="without end"):
        Budget()


@pytest.mark.parametrize("iterations", [1, 2, 7, 100])
def test_keeps_to_its_iterations(iterations: int) -> None:
    assert sum(estimate.visits for estimate in search(heap(9), iterations=iterations)) == iterations


class Decided(HeapKnowledge):
    """Somebody who does not go on trying what has always gone badly."""

    def __init__(self) -> None:
        self.hopeless = 2.0


@pytest.mark.parametrize(("stones", "favourite", "ends_early"), [(3, TAKE(3), True), (5, TAKE(2), False)])
def test_ends_early_if_nothing_can_be_better_than_its_favourite(
    stones: int, favourite: Option, ends_early: bool
) -> None:
    g = heap(stones)
    decision = g.decision(0)
    assert decision is not None
    search = Search(Decided(), lambda random: g.clone(), decision, QuickRandom(7), favourite)
    found = search.run(Budget(300))
    assert (search.iterations < 300) is ends_early
    assert found[0].option == TAKE({3: 3, 5: 1}[stones])


def test_what_is_hopeless_is_given_up_long_before_half_of_the_budget_is_spent() -> None:
    g = heap(3)
    decision = g.decision(0)
    assert decision is not None
    search = Search(Decided(), lambda random: g.clone(), decision, QuickRandom(7), TAKE(3))
    search.run(Budget(3000))
    assert search.iterations < 300


def test_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("time.monotonic", lambda: next(ticks) / 1000)
    g = heap(9)
    decision = g.decision(0)
    assert decision is not None
    found = Search(HeapKnowledge(), lambda random: g.clone(), decision, QuickRandom(7)).run(Budget(seconds=0.1))
    assert 80 <= sum(estimate.visits for estimate in found) <= 100
    assert next(ticks) <= 120


class Wristwatch:
    """A clock that only goes on when something takes time."""

    def __init__(self) -> None:
        self.now = 0.0

    def read(self) -> float:
        return self.now


class Ponderer:
    """Somebody who thinks long before they say what they would do at first sight."""

    name = "ponderer"

    def __init__(self, watch: Wristwatch) -> None:
        self.watch = watch

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        self.watch.now += 0.08
        return decision.options[0]


@pytest.mark.parametrize("first", [0.0, 0.06, 0.2])
def test_everything_that_a_bot_thinks_counts_as_its_time(monkeypatch: pytest.MonkeyPatch, first: float) -> None:
    watch = Wristwatch()
    monkeypatch.setattr("time.monotonic", watch.read)
    monkeypatch.setattr("igroteka.bots.search.thinker.make_bot", lambda name, game: Ponderer(watch))
    bot, g = SearchBot("test", "kittens", Budget(seconds=0.2)), running("kittens", 12)
    decision = next_decision(g)
    worlds: list[float] = []

    def imagine(random: Random) -> State:
        watch.now += 0.01 if worlds else first
        worlds.append(watch.now)
        return find_game("kittens").imagine(g, decision.seat, random)

    bot.choose(find_game("kittens").view(g, decision.seat), decision, from_seed("x"), imagine)
    assert watch.now <= max(1.2 * 0.2, 0.08 + first)
    assert watch.now > SEARCH_SHARE * 0.2 - 0.001


@pytest.mark.parametrize("collects", [True, False])
def test_nobody_looks_for_garbage_during_a_search(collects: bool) -> None:
    during: list[bool] = []
    g = heap(9)
    decision = g.decision(0)
    assert decision is not None

    def imagine(random: Random) -> State:
        during.append(gc.isenabled())
        return g.clone()

    found = Search(HeapKnowledge(), imagine, decision, QuickRandom(7))
    during.clear()
    before = gc.isenabled()
    (gc.enable if collects else gc.disable)()
    try:
        found.run(Budget(20))
        assert during
        assert not any(during)
        assert gc.isenabled() is collects
    finally:
        (gc.enable if before else gc.disable)()


@pytest.mark.parametrize("id", GAMES)
def test_a_search_leaves_no_garbage(id: str) -> None:
    g = running(id, 12)
    bot, decision = make_bot("search:20", id), next_decision(g)
    gc.collect()
    gc.freeze()  # a host of other tests, in a thread of this process, may drop its tables meanwhile
    answer(find_game(id), g, decision, bot, from_seed("garbage"))
    del bot, decision
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        assert [one for one in gc.garbage if type(one).__module__.startswith("igroteka")] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()


# Bots.


@pytest.mark.parametrize("name", [*LEVELS, "search:20", "search:0.5s"])
@pytest.mark.parametrize("id", GAMES)
def test_is_found_by_its_name(id: str, name: str) -> None:
    assert make_bot(name, id).name == name


@pytest.mark.parametrize(
    "name", ["search:", "search:x", "search:0", "search:-1s", "search:infs", "search:nans", "harder"]
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        make_bot(name, "targi")


@pytest.mark.parametrize("id", GAMES)
def test_chooses_alike_for_the_same_seed(id: str) -> None:
    preset = find_game(id).presets[0]
    seats = preset.seats[0]
    bots = (FEW, "greedy", FEW, "easy")[:seats]
    plan = Plan(id, seats, {**find_game(id).unattended, **preset.settings}, bots, "twice")
    first, second = [Series(find_game(id), plan).play(0) for _ in range(2)]
    assert first[0].plain() == second[0].plain()
    assert first[1] == second[1]


@pytest.mark.parametrize("choices", [3, 20, 31])
@pytest.mark.parametrize("id", GAMES)
def test_chooses_alike_whatever_it_cannot_see(id: str, choices: int) -> None:
    found, g = find_game(id), running(id, choices)
    decision = next_decision(g)
    mine = answer(found, g, decision, make_bot("search:40", id), from_seed("x"))
    for seed in "abc":
        other = found.imagine(g, decision.seat, from_seed(seed))
        same = other.decision(decision.seat)
        assert same is not None
        assert answer(found, other, same, make_bot("search:40", id), from_seed("x")) == mine


@pytest.mark.parametrize("id", GAMES)
def test_goes_on_in_its_tree_while_nobody_else_chooses(id: str) -> None:
    found, g = find_game(id), running(id, 10)
    bot = SearchBot("test", id, Budget(60))
    kept = 0
    for _ in range(30):
        decision = next_decision(g)
        if len(decision.options) > 1:
            view, imagine = found.view(g, decision.seat), sampler(found, g, decision.seat)
            kept += bot.search(view, decision, from_seed("y"), imagine).root.visits
            if kept:
                bot.forget()
                assert bot.search(view, decision, from_seed("y"), imagine).root.visits == 0
        g.apply(decision.seat, answer(found, g, decision, bot, from_seed("y")))
        if kept or g.outcome() is not None:
            break
    assert kept > 0


def spread_over(seats: Sequence[int], preset: int) -> int:
    """So many seats that the presets of a game have few, many, and what lies between."""
    way = preset // 2 % len(seats)
    return seats[way] if preset % 2 == 0 else seats[-1 - way]


@pytest.mark.parametrize(("id", "preset"), [(id, preset) for id in GAMES for preset in range(len(games()[id].presets))])
def test_plays_every_deck_and_mode_to_the_end(id: str, preset: int) -> None:
    found = find_game(id)
    seats = spread_over(found.presets[preset].seats, preset)
    options = {**found.unattended, **found.presets[preset].settings}
    outcome, _ = Series(found, Plan(id, seats, options, ("search:3", "easy") * seats, "modes")).play(preset)
    assert 1 in outcome.places


@pytest.mark.parametrize("id", GAMES)
def test_the_easy_bot_mostly_takes_what_is_best_at_first_sight_and_makes_mistakes(id: str) -> None:
    found, g = find_game(id), undecided(id)
    assert 115 < hits(EasyBot(id), found, g) < 200
    assert hits(make_bot("random", id), found, g) < 115


def undecided(id: str) -> State:
    """A game in the middle where several options are sensible."""
    for choices in range(8, 40):
        g = running(id, choices)
        decision = next_decision(g)
        if len(knowledge_of(id).sensible(find_game(id).view(g, decision.seat), decision)) > 1:
            return g
    raise AssertionError("every choice is clear")


def hits(bot: Bot, found: Game[State], g: State) -> int:
    """How often of 200 times a bot takes what is best at first sight."""
    decision, seeds = next_decision(g), [str(seed) for seed in range(200)]
    best = [quick_best(found, g, decision, from_seed(seed)) for seed in seeds]
    chosen = [answer(found, g, decision, bot, from_seed(seed)) for seed in seeds]
    return len([one for one, other in zip(chosen, best, strict=True) if one == other])


def quick_best(found: Game[State], g: State, decision: Decision, random: Random) -> Option:
    """What recommends itself most in a state that the seat imagines."""
    imagined = found.imagine(g, decision.seat, random)
    asked = imagined.decision(decision.seat)
    assert asked is not None
    weights = knowledge_of(found.id).option_scores(imagined, asked, random)
    return asked.options[weights.index(max(weights))]


# Reasons.


@pytest.mark.parametrize("id", GAMES)
def test_says_why_of_every_option_in_both_languages(id: str) -> None:
    found = find_game(id)
    languages = [texts_for(language) for language in ("en", "ru")]
    reasons: set[str] = set()
    for preset in range(min(3, len(found.presets))):
        g = running(id, 0, preset)
        random = from_seed("why")
        while g.outcome() is None:
            decision = next_decision(g)
            view = found.view(g, decision.seat)
            reasons |= {knowledge_of(id).reason(view, decision, option) for option in decision.options[:5]}
            g.apply(decision.seat, random.pick(decision.options))
    assert len(reasons) > 8
    assert all(texts.has(reason) for texts in languages for reason in reasons)


@pytest.mark.parametrize(
    ("id", "idle"),
    [("bang", "end pass"), ("intrigo", "pass stop"), ("kittens", "pass"), ("targi", "end pass skip:C11 stop")],
)
def test_every_game_knows_which_choices_do_nothing(id: str, idle: str) -> None:
    codes = idle.split()
    for option in next_decision(running(id, 40)).options + [
        option for code in codes if (option := find_game(id).option(code))
    ]:
        assert knowledge_of(id).idle(option) == (option.verb.name in [code.split(":")[0] for code in codes])


def test_the_easy_bot_finds_it_hard_to_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.bots.search.thinker.OVERLOOKED", 1_000_000)  # it sees everything
    a, *_ = table("A sheriff 3: dynamite", "B", "C", "D", "E")
    g, decision = a.table.g, a.decision
    assert decision is not None
    found, imagine = GAME.view(g, a.seat), sampler(find_game("bang"), g, a.seat)
    assert make_bot("greedy", "bang").choose(found, decision, from_seed("1"), imagine).code == "end"
    bot, random = EasyBot("bang"), from_seed("haste")
    taken = [bot.choose(found, decision, random, imagine).code for _ in range(60)]
    assert 3 < len([code for code in taken if code != "end"]) < 25


def test_the_normal_bot_must_be_surer_than_the_hard_one() -> None:
    g = heap(5)
    decision = g.decision(0)
    assert decision is not None
    chosen: dict[float, Option] = {}
    for caution in (1.0, 1000.0):
        search = Search(HeapKnowledge(), lambda random: g.clone(), decision, QuickRandom(7), TAKE(2), caution=caution)
        chosen[caution] = search.run(Budget(300))[0].option
    assert chosen == {1.0: TAKE(1), 1000.0: TAKE(2)}
    normal, hard = make_bot("normal", "kittens"), make_bot("hard", "kittens")
    assert isinstance(normal, SearchBot)
    assert isinstance(hard, SearchBot)
    assert normal.caution > hard.caution


@pytest.mark.parametrize(
    ("favourite", "other", "overruled"),
    [(0.97, 0.98, False), (0.97, 1.0, True), (0.03, 0.04, False), (0.03, 0.2, True), (0.5, 0.51, True)],
)
def test_in_a_decided_game_only_a_lead_that_matters_overrules_sense(
    favourite: float, other: float, overruled: bool
) -> None:
    g = heap(5)
    decision = g.decision(0)
    assert decision is not None
    search = Search(HeapKnowledge(), lambda random: g.clone(), decision, QuickRandom(7), TAKE(2))
    for option, chance in ((TAKE(2), favourite), (TAKE(3), other)):
        for _ in range(9):
            search.root.learn(search.root.edge(option), chance)
            search.root.edge(option).results.append(chance)
    assert search._best([TAKE(2), TAKE(3)]) == TAKE(3 if overruled else 2)


class NoThrees(HeapKnowledge):
    """Takes three stones for a foolish number."""

    def foolish(self, view: View, decision: Decision) -> list[bool]:
        return [option == TAKE(3) for option in decision.options]


def test_what_is_foolish_is_not_tried_unless_there_is_nothing_else() -> None:
    g, view = heap(7), View()  # it is not looked at
    decision = g.decision(0)
    assert decision is not None
    sensible = NoThrees().sensible(view, decision)
    assert sensible == [TAKE(1), TAKE(2)]
    search = Search(NoThrees(), lambda random: g.clone(), decision, QuickRandom(7), TAKE(1), sensible=sensible)
    tried = {estimate.option for estimate in search.run(Budget(60)) if estimate.visits}
    assert tried == {TAKE(1), TAKE(2)}
    search = Search(NoThrees(), lambda random: g.clone(), decision, QuickRandom(7), TAKE(3), sensible=sensible)
    assert search.run(Budget(60))[0].option != TAKE(3), "not even if the greedy bot would take it"
    only = Decision(0, decision.prompt, [TAKE(3)])
    assert NoThrees().sensible(view, only) == [TAKE(3)]


def test_a_bot_whose_answer_is_taken_at_a_fixed_time_thinks_no_longer_than_that() -> None:
    budgets = [make_bot(name, "kittens", 0.25) for name in ("hard", "search:2s", "search:0.1s", "search:300")]
    assert all(isinstance(bot, SearchBot) for bot in budgets)
    found = [(bot.budget.iterations, bot.budget.seconds) for bot in budgets if isinstance(bot, SearchBot)]
    assert found == [(0, 0.25), (0, 0.25), (0, 0.1), (300, 0.25)]
