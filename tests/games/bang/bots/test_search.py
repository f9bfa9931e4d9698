"""The search in BANG!: roles are imagined by what a seat believes, and camps are judged by what they have."""

import pytest

from igroteka.bots.bot import make_bot, sampler
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.games.bang.bots.evaluation.beliefs import role_probabilities
from igroteka.games.bang.bots.search import KNOWLEDGE
from igroteka.games.bang.bots.search.judging import NAMES, camp_chances, camp_facts
from igroteka.games.bang.bots.search.weights import WEIGHTS
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.modes import LAW_AND_CRIME, SHOOT_OUT, STANDARD
from igroteka.games.bang.rules.public_actions import PublicAction
from tests.games.bang.table import Actor, table

DRAWS = 400
NOISE = 0.005  # what a fitted weight may be wrong by


def choice(actor: Actor, iterations: int = 60) -> str:
    """What the search would choose for this player."""
    decision, g = actor.decision, actor.table.g
    assert decision is not None
    bot, imagine = make_bot(f"search:{iterations}", "bang"), sampler(find_game("bang"), g, actor.seat)
    return bot.choose(GAME.view(g, actor.seat), decision, from_seed("1"), imagine).code


def test_roles_are_imagined_as_they_are_believed() -> None:
    a, _, c, *_ = table("A sheriff", "B", "C", "D", "E")
    g = a.table.g
    g.history.public_actions = (
        PublicAction(c.number, a.number, "bang", "", (0, 1, 3, 4)),
        PublicAction(c.number, a.number, "bang", "", (0, 1, 3, 4)),
    )
    believed = role_probabilities(GAME.view(g, a.seat))[c.number]["outlaw"]
    random, found = from_seed("roles"), 0
    for _ in range(DRAWS):
        imagined = GAME.imagine(g, a.seat, random)
        KNOWLEDGE.adjust(imagined, a.seat, random)
        found += imagined.figures[c.number].role == Role.OUTLAW
        assert sorted(figure.role for figure in imagined.figures) == sorted(figure.role for figure in g.figures)
        assert GAME.view(imagined, a.seat).plain() == GAME.view(g, a.seat).plain()
    assert believed > 0.6
    assert found / DRAWS == pytest.approx(believed, abs=0.08)


@pytest.mark.parametrize("rolled_out", [False, True])
def test_neither_the_root_nor_a_roll_out_knows_what_the_player_could_not_know(rolled_out: bool) -> None:
    a, b, c, *_ = table("A sheriff: bang", "B outlaw", "C deputy", "D outlaw", "E renegade")
    g, decision = a.table.g, a.decision
    assert decision is not None
    knowledge = KNOWLEDGE.for_search(g, a.seat) if rolled_out else KNOWLEDGE
    knowledge.start_rollout(g)
    before = knowledge.option_scores(g, decision, from_seed("1"))
    g.figures[b.number].role, g.figures[c.number].role = g.figures[c.number].role, g.figures[b.number].role
    knowledge.start_rollout(g)
    assert knowledge.option_scores(g, decision, from_seed("1")) == before


def test_a_wounded_outlaw_is_good_for_the_law() -> None:
    a, b, *_ = table("A sheriff", "B outlaw", "C outlaw", "D deputy", "E renegade")
    before = camp_chances(a.table.g)
    a.table.g.figures[b.number].life -= 1
    after = camp_chances(a.table.g)
    assert after[a.seat] > before[a.seat]
    assert after[b.seat] < before[b.seat]
    assert after[a.seat] + after[b.seat] + after[4] == pytest.approx(1.0)


def test_every_fact_of_a_table_has_its_weights() -> None:
    a, *_ = table("A sheriff", "B outlaw", "C outlaw", "D deputy", "E renegade")
    assert len(camp_facts(a.table.g)) == len(NAMES) == len(WEIGHTS)


def test_facts_are_counted_for_each_role() -> None:
    a, *_ = table("A sheriff 3: | barrel", "B outlaw 1: bang bang", "C outlaw 2: | jail", "D deputy", "E renegade")
    facts = dict(zip(NAMES, camp_facts(a.table.g), strict=True))
    assert facts["sheriff life"] == 3
    assert facts["sheriff barrel"] == 1
    assert (facts["outlaw number"], facts["outlaw life"], facts["outlaw last"]) == (2, 3, 1)
    assert (facts["outlaw hand"], facts["outlaw jail"]) == (2, 1)
    assert facts["sheriff threats"] == 1, "C is too far away without a weapon"
    assert facts["sheriff life × outlaws"] == 6


def test_a_dead_renegade_has_no_chance() -> None:
    a, *_, e = table("A sheriff", "B outlaw", "C outlaw", "D deputy", "E renegade")
    a.table.g.figures[e.number].alive = False
    chances_now = camp_chances(a.table.g)
    assert chances_now[e.seat] == 0
    assert chances_now[0] + chances_now[1] == pytest.approx(1.0)


# BANG-W01 BANG-N6.3 BANG-N6.9
@pytest.mark.parametrize("mode", [STANDARD, LAW_AND_CRIME, SHOOT_OUT])
def test_the_death_of_the_sheriff_is_never_good_for_the_law(mode: int) -> None:
    a, *_ = table("A sheriff 4", "B outlaw", "C outlaw", "D deputy", "E renegade", "F deputy")
    g = a.table.g
    g.mode = mode
    g.invalidate_index()
    healthy = camp_chances(g)
    a.figure.life = 1
    wounded = camp_chances(g)
    a.figure.alive = False
    g.invalidate_index()
    dead = camp_chances(g)
    assert healthy[a.seat] > wounded[a.seat] > dead[a.seat]
    assert healthy[a.seat] == pytest.approx(healthy[3]), "a Deputy wins with them"


# BANG-N8.1
def test_of_two_renegades_only_the_living_one_has_a_chance() -> None:
    *_, g, h = table(
        "A sheriff", "B outlaw", "C outlaw", "D outlaw", "E deputy", "F deputy", "G renegade", "H renegade"
    )
    both = camp_chances(g.table.g)
    assert both[g.seat] == both[h.seat] > 0
    h.figure.alive = False
    chances_now = camp_chances(g.table.g)
    assert chances_now[h.seat] == 0
    assert chances_now[g.seat] + chances_now[0] + chances_now[1] == pytest.approx(1.0)


# BANG-W05
def test_while_the_last_one_living_wins_everybody_is_judged_alone() -> None:
    lines = ("A sheriff 1", "B outlaw 4", "C outlaw", "D deputy 4", "E renegade")
    a, b, _, d, _ = table(*lines, show="wild_west_show")
    values = KNOWLEDGE.values(a.table.g, from_seed("1"))
    assert values[d.seat] == pytest.approx(values[b.seat])
    assert values[d.seat] > values[a.seat]


def test_a_roll_out_goes_on_for_three_turns_or_once_round_the_table() -> None:
    a, _, *others = table("A sheriff", "B outlaw", "C outlaw", "D deputy", "E renegade")
    g = a.table.g
    assert not KNOWLEDGE.at_horizon(g, KNOWLEDGE.horizon(g))
    assert KNOWLEDGE.horizon(g) == g.turns + 3
    for other in others:
        other.figure.alive = False
    assert KNOWLEDGE.horizon(g) == g.turns + 2


def test_an_outlaw_shoots_the_sheriff_who_is_about_to_die() -> None:
    _, b, *_ = table("A sheriff 1", "B outlaw: bang", "C outlaw", "D deputy", "E renegade", turn="B")
    chosen = choice(b)
    assert chosen.startswith("play:bang")
    assert chosen.endswith(":A")


@pytest.mark.parametrize("seats", [5, 7])
@pytest.mark.parametrize("card", ["barrel", "mustang", "scope", "iron_plate", "winchester", "canteen"])
def test_a_card_is_worth_no_less_in_play_than_in_the_hand(card: str, seats: int) -> None:
    lines = ["A sheriff", "B outlaw", "C outlaw", "D deputy", "E renegade", "F outlaw", "G deputy"][:seats]
    for seat in range(5):
        held, laid = lines.copy(), lines.copy()
        held[seat] += f": {card}"
        laid[seat] += f": | {card}"
        before, after = camp_chances(table(*held)[0].table.g), camp_chances(table(*laid)[0].table.g)
        assert after[seat] >= before[seat] - NOISE, lines[seat]
