"""What a seat believes about hidden roles: exact chances that follow from what everybody did."""

from collections.abc import Mapping
from math import factorial

import pytest

from igroteka.core.random import from_seed
from igroteka.core.rollout import next_decision
from igroteka.core.setup import SettingValue
from igroteka.core.views import SPECTATOR
from igroteka.games.bang.bots.evaluation.beliefs import Assignment, beliefs, hostility_of, role_probabilities
from igroteka.games.bang.bots.greedy import BOT
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.public_actions import PublicAction
from tests.bots.imagining import nothing
from tests.games.bang.table import EVERYTHING, Actor, table

LAW_AND_CRIME: Mapping[str, SettingValue] = {"mode": "law_and_crime"}


def believed(actor: Actor, *deeds: PublicAction) -> dict[Assignment, float]:
    """What a player believes once these deeds are done."""
    actor.table.g.history.public_actions = deeds
    return dict(beliefs(GAME.view(actor.table.g, actor.seat)))


def chance(actor: Actor, other: Actor, role: str) -> float:
    """How likely somebody has a role, for a player, after what has been done so far."""
    return role_probabilities(GAME.view(actor.table.g, actor.seat))[other.number].get(role, 0.0)


# Before anything has happened.


@pytest.mark.parametrize(("seats", "deals"), [(4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
def test_all_deals_are_as_likely_as_any_other(seats: int, deals: int) -> None:  # BANG-S01
    g = GAME.deal(GAME.setup(seats, {}, "1"), from_seed("1"))
    found = beliefs(GAME.view(g, SPECTATOR))
    assert len(found) == deals
    assert {round(share * deals, 9) for _, share in found} == {1.0}


def test_a_seat_knows_its_own_role_and_the_sheriff() -> None:  # BANG-I01
    a, b, *_ = table("A sheriff", "B outlaw", "C", "D", "E")
    found = believed(b)
    assert len(found) == factorial(3)  # the other Outlaw, the Deputy and the Renegade
    assert all(deal[0] == "sheriff" and deal[1] == "outlaw" for deal in found)
    assert chance(a, b, "outlaw") == pytest.approx(1 / 2)


def test_a_player_opposite_the_sheriff_is_a_deputy_every_other_time() -> None:  # BANG-N6.2
    g = GAME.deal(GAME.setup(6, LAW_AND_CRIME, "1"), from_seed("1"))
    found = beliefs(GAME.view(g, SPECTATOR))
    opposite = (g.sheriff_seat + 3) % 6
    assert sum([share for deal, share in found if deal[opposite] == "deputy"]) == pytest.approx(1 / 2)
    lines = [(deal.count("deputy"), deal.count("outlaw"), deal.count("renegade")) for deal, _ in found]
    shares = {line: sum([s for (_, s), other in zip(found, lines, strict=True) if other == line]) for line in lines}
    assert shares == pytest.approx({(1, 3, 1): 1 / 2, (2, 2, 1): 1 / 4, (2, 3, 0): 1 / 4})


def test_without_roles_there_is_nothing_to_believe() -> None:  # BANG-N2.1
    off = dict.fromkeys(EVERYTHING, False)
    a, *_ = table("A", "B", "C", "D", two=True, options=off)
    assert believed(a) == {("", "", "", ""): 1.0}


def test_with_three_players_everything_is_known() -> None:  # BANG-N3.1
    a, *_ = table("A deputy", "B outlaw", "C renegade")
    assert believed(a) == {("deputy", "outlaw", "renegade"): 1.0}


def test_a_table_that_no_rules_have_dealt_is_no_riddle() -> None:
    a, *_ = table("A sheriff", "B deputy", "C deputy dead", "D deputy dead")
    assert set(believed(a)) == {("sheriff", role, "deputy", "deputy") for role in ("outlaw", "renegade")}


# What a deed says.


def test_whoever_shoots_at_the_sheriff_is_an_outlaw() -> None:
    a, b, *_ = table("A sheriff", "B", "C", "D", "E")
    believed(a, PublicAction(1, 0, "bang", "", (0, 2)))
    assert chance(a, b, "outlaw") > 0.9
    assert chance(a, b, "deputy") < 0.02


def test_whoever_could_have_shot_at_the_sheriff_and_did_not_is_no_outlaw() -> None:
    a, b, *_ = table("A sheriff", "B", "C", "D", "E")
    believed(a, PublicAction(1, 2, "bang", "", (0, 2)))
    spared = chance(a, b, "outlaw")
    believed(a, PublicAction(1, 2, "bang", "", (2,)))
    assert spared < 0.1 < chance(a, b, "outlaw")


def test_whoever_shoots_at_an_outlaw_is_on_the_side_of_the_law() -> None:
    a, b, c, *_ = table("A sheriff", "B", "C", "D", "E", "F", "G")
    attack = PublicAction(1, 0, "bang", "", (0, 2))
    believed(a, attack, PublicAction(2, 1, "duel", "", (0, 1, 3, 4, 5, 6)))
    assert chance(a, c, "deputy") > 0.5 > chance(a, c, "outlaw")
    assert chance(a, b, "outlaw") > 0.9


def test_whoever_frees_an_outlaw_from_jail_is_their_friend() -> None:
    a, _, c, *_ = table("A sheriff", "B", "C", "D", "E", "F", "G")
    attack = PublicAction(1, 0, "bang", "", (0, 2))
    believed(a, attack, PublicAction(2, 1, "cat_balou", "jail", (0, 1, 3, 4, 5, 6)))
    freed = chance(a, c, "outlaw")
    believed(a, attack, PublicAction(2, 1, "cat_balou", "barrel", (0, 1, 3, 4, 5, 6)))
    assert freed > chance(a, c, "outlaw")


def test_whoever_heals_the_sheriff_is_hardly_an_outlaw() -> None:
    a, b, *_ = table("A sheriff", "B", "C", "D", "E")
    believed(a, PublicAction(1, 0, "tequila", "", (0, 2, 3, 4)))
    assert chance(a, b, "outlaw") < 0.2


def test_whoever_shoots_at_everybody_beside_the_sheriff_alone_is_hardly_their_deputy() -> None:
    a, b, c, *_ = table("A sheriff", "B", "C", "D outlaw dead", "E outlaw dead")
    believed(a, PublicAction(1, -1, "gatling", "", (0, 2)))
    assert chance(a, b, "renegade") > chance(a, b, "deputy")
    assert chance(a, c, "deputy") > chance(a, c, "renegade")


@pytest.mark.parametrize("what", ["vera_custer", "lady_rosa", "dorothy_rage"])
def test_some_deeds_say_nothing(what: str) -> None:
    a, *_ = table("A sheriff", "B", "C", "D", "E")
    before = believed(a)
    assert believed(a, PublicAction(1, 0, what, "", (0, 2))) == before
    assert hostility_of(PublicAction(1, 0, what)) == 0


def test_what_one_player_did_says_something_about_the_others() -> None:
    a, _, c, *_ = table("A sheriff", "B", "C", "D", "E")
    before = chance(a, c, "outlaw")
    believed(a, PublicAction(1, 0, "bang", "", (0, 2)))
    assert chance(a, c, "outlaw") < before


def test_everybody_believes_it_by_their_own_role() -> None:
    _, b, c, d, _ = table("A sheriff", "B outlaw", "C outlaw", "D deputy", "E renegade")
    believed(c, PublicAction(1, 0, "bang", "", (0, 2)))
    assert chance(c, d, "outlaw") < 0.05  # both Outlaws are found
    assert chance(d, c, "outlaw") == pytest.approx(1 / 2, abs=0.05)
    assert chance(d, b, "outlaw") > 0.9


# Deaths and new deals.


def test_a_death_shows_a_role() -> None:  # BANG-D05
    a, _, c, *_ = table("A sheriff", "B renegade dead", "C", "D", "E")
    found = believed(a, PublicAction(0, 1, "death", "renegade"))
    assert all(deal[1] == "renegade" and "renegade" not in deal[2:] for deal in found)
    assert chance(a, c, "outlaw") == pytest.approx(2 / 3)


def test_roles_that_are_dealt_anew_make_all_deeds_of_the_living_void() -> None:  # BANG-X01
    a, b, *_ = table("A sheriff", "B", "C", "D", "E")
    attack = PublicAction(1, 0, "bang", "", (0, 2))
    before = believed(a)
    assert believed(a, attack, PublicAction(-1, -1, "roles_mixed", "", (1, 2, 3, 4))) == pytest.approx(before)
    believed(a, PublicAction(-1, -1, "roles_mixed", "", (1, 2, 3, 4)), attack)
    assert chance(a, b, "outlaw") > 0.9


def test_the_dead_exchange_roles_among_themselves_only() -> None:  # BANG-X06
    a, b, c, d, e = table("A sheriff", "B", "C", "D", "E")
    deaths = PublicAction(0, 1, "death", "outlaw"), PublicAction(0, 2, "death", "deputy")
    found = believed(a, *deaths, PublicAction(-1, -1, "roles_mixed", "", (1, 2)))
    assert {deal[1:3] for deal in found} == {("outlaw", "deputy"), ("deputy", "outlaw")}
    assert chance(a, b, "outlaw") == pytest.approx(1 / 2)
    assert chance(a, d, "renegade") == chance(a, e, "renegade") == pytest.approx(1 / 2)
    assert chance(a, c, "renegade") == 0


def test_a_contradiction_changes_nothing() -> None:
    a, *_ = table("A sheriff", "B", "C", "D", "E")
    before = believed(a)
    assert believed(a, PublicAction(0, 1, "death", "sheriff")) == before


# Whole games.


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (5, EVERYTHING), (7, EVERYTHING), (8, {}), (6, {**EVERYTHING, **LAW_AND_CRIME})]
)
def test_beliefs_add_up_and_never_exclude_the_truth(seats: int, options: Mapping[str, SettingValue]) -> None:
    g = GAME.deal(GAME.setup(seats, options, "6"), from_seed("6"))
    g.start()
    random = from_seed("6")
    for _ in range(600):
        if g.outcome() is not None:
            break
        decision = next_decision(g)
        view = GAME.view(g, decision.seat)
        found = dict(beliefs(view))
        assert sum(found.values()) == pytest.approx(1.0)
        assert found[tuple([("sheriff", "deputy", "outlaw", "renegade")[f.role] for f in g.figures])] > 0
        g.apply(decision.seat, BOT.choose(view, decision, random, nothing))


def test_a_long_story_is_weighed_step_by_step() -> None:
    a, *_ = table("A sheriff", "B", "C", "D", "E")
    story = tuple([PublicAction(1 + i % 4, 1 + (i + 1) % 4, "panic", "", (1 + (i + 1) % 4,)) for i in range(2000)])
    assert sum(believed(a, *story).values()) == pytest.approx(1.0)
