"""The roll-out policy of BANG!: it plays sensibly, in every configuration, by what its player could know."""

from __future__ import annotations

import pytest

from igroteka.conformance import CheckedSetup, configurations
from igroteka.conformance.checked_table import setup_of
from igroteka.core.random import from_seed
from igroteka.core.rollout import next_decision
from igroteka.games.bang.bots.evaluation.attacks import death_value
from igroteka.games.bang.bots.evaluation.relations import Relations
from igroteka.games.bang.bots.evaluation.state_eval import StateEval
from igroteka.games.bang.bots.policy.handlers import choose
from igroteka.games.bang.bots.policy.turn import option_value
from igroteka.games.bang.bots.search.knowing import BangRollOuts, scores
from igroteka.games.bang.bots.search.rollout_relations import RolloutRelations
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.bang.rules.state import BangGame
from tests.games.bang.table import Actor, table

LONGEST = 3000  # choices


def evaluator(actor: Actor) -> StateEval:
    """The evaluator of a player in a roll-out, nothing having been done yet."""
    g = actor.table.g
    relations = RolloutRelations(g, actor.seat)
    relations.start_rollout(g)
    return StateEval(g, actor.number, relations.of(g, actor.number))


def choice(actor: Actor) -> str:
    """What the roll-out policy takes for a player."""
    assert actor.decision is not None
    return choose(evaluator(actor), actor.decision).code


def gain(actor: Actor, code: str) -> float:
    """What the roll-out policy thinks that an option brings."""
    assert actor.decision is not None
    option = actor.decision.find(code)
    assert option is not None
    return option_value(evaluator(actor), option)


@pytest.mark.parametrize("configuration", configurations(GAME), ids=str)
def test_games_of_the_rollout_policy_end(configuration: CheckedSetup) -> None:
    g = GAME.deal(setup_of(GAME, configuration, "quick", live=False), from_seed("quick"))
    knowledge, random = BangRollOuts(g, 0), from_seed("bots")
    knowledge.start_rollout(g)
    for _ in range(LONGEST):
        if g.over:
            break
        decision = next_decision(g)
        weights = scores(knowledge.evaluator(g, decision), decision)
        assert len(weights) == len(decision.options)
        g.apply(decision.seat, knowledge.choose(g, decision, random))
    assert g.winners


# Relations.


def relations_after(g: BangGame, me: int, *actions: PublicAction) -> Relations:
    """How a figure looks at the others after some actions of a roll-out."""
    relations = RolloutRelations(g, me)
    relations.start_rollout(g)
    g.history.public_actions = (*g.history.public_actions, *actions)
    return relations.of(g, me)


def camps() -> list[Actor]:
    """A table of five."""
    return table("A sheriff", "B outlaw", "C deputy", "D outlaw", "E renegade")


def test_camps_look_at_the_sheriff_by_their_roles() -> None:
    a, b, c, _, e = camps()
    g = a.table.g
    assert relations_after(g, b.number).hostility[a.number] > 1
    assert relations_after(g, c.number).hostility[a.number] < -1
    assert relations_after(g, e.number).hostility[a.number] < 0


def test_nobody_knows_in_a_roll_out_who_has_which_role() -> None:
    a, b, c, *_ = camps()
    before = relations_after(a.table.g, a.number).hostility
    b.figure.role, c.figure.role = c.figure.role, b.figure.role
    assert relations_after(a.table.g, a.number).hostility == before
    assert before[b.number] == pytest.approx(before[c.number])


def test_who_shoots_at_the_sheriff_in_a_roll_out_becomes_their_foe() -> None:
    a, b, c, *_ = camps()
    before = relations_after(a.table.g, a.number).hostility
    after = relations_after(a.table.g, a.number, PublicAction(b.number, a.number, "bang", "", (0, 2))).hostility
    assert after[b.number] > before[b.number] + 0.2
    assert after[c.number] == pytest.approx(before[c.number]), "what others did is no reason to like them more"


def test_who_hails_bullets_on_the_sheriff_is_suspected_too() -> None:
    a, b, *_ = camps()
    before = relations_after(a.table.g, a.number).hostility
    after = relations_after(a.table.g, a.number, PublicAction(b.number, -1, "gatling", "", (0, 2, 3, 4))).hostility
    assert after[b.number] > before[b.number]


def test_a_role_that_is_turned_up_leaves_fewer_deals() -> None:
    a, b, c, _, e = camps()
    g = a.table.g
    relations = RolloutRelations(g, a.seat)
    relations.start_rollout(g)
    before = relations.of(g, a.number).hostility[e.number]
    c.figure.role_known_by = a.figure.role_known_by
    g.history.public_actions = (*g.history.public_actions, PublicAction(b.number, c.number, "death", "deputy"))
    assert relations.of(g, a.number).hostility[e.number] > before + 0.2, "the only Deputy is dead"


def test_without_outlaws_the_law_turns_to_the_renegade() -> None:
    a, *_, e = table("A sheriff", "B outlaw dead", "C deputy dead", "D outlaw dead", "E renegade")
    assert relations_after(a.table.g, a.number).hostility[e.number] == pytest.approx(1.0)


def test_a_renegade_kills_the_sheriff_only_when_they_are_alone() -> None:
    a, *_, e = table("A sheriff", "B outlaw", "C deputy dead", "D outlaw dead", "E renegade")
    assert death_value(evaluator(e), a.number) < -10
    a, *_, e = table("A sheriff", "B outlaw dead", "C deputy dead", "D outlaw dead", "E renegade")
    assert death_value(evaluator(e), a.number) > 10


def test_a_sheriff_is_in_doubt_about_strangers_and_an_outlaw_not_about_them() -> None:
    a, b, c, *_ = camps()
    assert relations_after(a.table.g, a.number).doubts[c.number] > 0.2
    assert relations_after(a.table.g, b.number).doubts[a.number] == 0


# BANG-N3.2
def test_of_three_players_everybody_hunts_one() -> None:
    a, b, c = table("A deputy", "B renegade", "C outlaw")
    hostility = relations_after(a.table.g, a.number).hostility
    assert hostility[b.number] > hostility[c.number] > 0


def test_between_two_everybody_else_is_a_foe() -> None:
    a, b, *_ = table("A", "B", "C", "D", two=True)
    hostility = relations_after(a.table.g, a.number).hostility
    assert hostility[a.number] == -1
    assert hostility[b.number] == -1, "another figure of the same player"
    assert hostility[2] == 1


# Plays.


def test_an_outlaw_shoots_at_the_sheriff() -> None:
    _, b, *_ = table("A sheriff", "B outlaw: bang", "C deputy", "D outlaw", "E renegade", turn="B")
    assert choice(b) == f"play:{b.hand[0]}:A"
    assert gain(b, f"play:{b.hand[0]}:A") > gain(b, f"play:{b.hand[0]}:C")


def test_a_deputy_spares_the_sheriff() -> None:
    _, b, *_ = table("A sheriff", "B deputy: bang gatling", "C outlaw", "D outlaw", "E renegade", turn="B")
    assert gain(b, f"play:{b.hand[0]}:A") < 0


def test_a_barrel_and_a_full_hand_make_a_shot_worth_less() -> None:
    _, b, *_ = table("A sheriff", "B outlaw: bang", "C", "D", "E", turn="B")
    bare = gain(b, f"play:{b.hand[0]}:A")
    _, b, *_ = table("A sheriff: | barrel", "B outlaw: bang", "C", "D", "E", turn="B")
    behind = gain(b, f"play:{b.hand[0]}:A")
    _, b, *_ = table("A sheriff: beer beer beer", "B outlaw: bang", "C", "D", "E", turn="B")
    rich = gain(b, f"play:{b.hand[0]}:A")
    assert behind < bare
    assert rich < bare


def test_the_cards_of_others_are_not_looked_at() -> None:
    _, b, *_ = table("A sheriff: missed", "B outlaw: bang duel", "C", "D", "E", turn="B")
    with_missed = [gain(b, f"play:{card}:A") for card in b.hand]
    _, b, *_ = table("A sheriff: beer", "B outlaw: bang duel", "C", "D", "E", turn="B")
    assert [gain(b, f"play:{card}:A") for card in b.hand] == with_missed


def test_the_last_life_point_of_the_sheriff_is_worth_the_game() -> None:
    _, b, *_ = table("A sheriff 1", "B outlaw: bang", "C", "D", "E", turn="B")
    assert gain(b, f"play:{b.hand[0]}:A") > 20


def test_a_duel_is_for_whoever_holds_bangs() -> None:
    _, b, *_ = table("A sheriff: beer beer beer", "B outlaw: duel bang bang", "C", "D", "E", turn="B")
    strong = gain(b, f"play:{b.hand[0]}:A")
    _, b, *_ = table("A sheriff: beer beer beer", "B outlaw: duel beer beer", "C", "D", "E", turn="B")
    assert strong > gain(b, f"play:{b.hand[0]}:A")


def test_a_gatling_is_not_for_a_deputy_whose_sheriff_is_dying() -> None:
    _, b, *_ = table("A sheriff 1", "B deputy: gatling", "C outlaw", "D outlaw", "E renegade", turn="B")
    assert choice(b) == "end"
    _, b, *_ = table("A sheriff 1", "B outlaw: gatling", "C deputy", "D outlaw", "E renegade", turn="B")
    assert choice(b).startswith("play:gatling")


# BANG-D03
def test_a_beer_is_for_the_wounded_and_not_between_two() -> None:
    a, *_ = table("A sheriff 2: beer", "B", "C", "D", "E")
    assert choice(a).startswith("play:beer")
    a, *_ = table("A sheriff 2: beer", "B outlaw dead", "C deputy dead", "D outlaw dead", "E renegade")
    assert gain(a, f"play:{a.hand[0]}") < 0


def test_a_saloon_is_not_for_the_healthy() -> None:
    a, *_ = table("A sheriff: saloon", "B 1", "C", "D", "E")
    assert gain(a, f"play:{a.hand[0]}") < 0
    a, *_ = table("A sheriff 1: saloon", "B", "C", "D", "E")
    assert gain(a, f"play:{a.hand[0]}") > 0


def test_things_are_laid_before_shots() -> None:
    _, b, *_ = table("A sheriff", "B outlaw: bang barrel", "C", "D", "E", turn="B")
    assert choice(b).startswith("play:barrel")


def test_a_copy_of_what_lies_there_is_thrown_away_first() -> None:
    a, *_ = table("A sheriff 1: bang barrel", "B", "C", "D", "E", phase="limit")
    assert choice(a).startswith("discard:bang")
    a, *_ = table("A sheriff 1: bang barrel | barrel", "B", "C", "D", "E", phase="limit")
    assert choice(a).startswith("discard:barrel")


def test_a_weapon_is_laid_that_reaches_a_foe() -> None:
    _, _, c, *_ = table("A sheriff", "B", "C outlaw: schofield", "D", "E", turn="C")
    assert choice(c).startswith("play:schofield")
    _, _, c, *_ = table("A sheriff", "B", "C outlaw: schofield | winchester", "D", "E", turn="C")
    assert gain(c, f"play:{c.hand[0]}") < 0


def test_a_foe_is_robbed_of_their_best_and_a_friend_of_their_jail() -> None:
    _, b, *_ = table("A sheriff: | barrel", "B outlaw: cat_balou", "C", "D", "E", turn="B")
    barrel = gain(b, f"play:{b.hand[0]}:A")
    _, b, *_ = table("A sheriff: beer", "B outlaw: cat_balou", "C", "D", "E", turn="B")
    assert barrel > gain(b, f"play:{b.hand[0]}:A") > 0
    _, b, *_ = table("A sheriff: | dynamite", "B deputy: cat_balou", "C", "D", "E", turn="B")
    assert gain(b, f"play:{b.hand[0]}:A") > 0
    _, b, *_ = table("A sheriff: | barrel", "B deputy: cat_balou", "C", "D", "E", turn="B")
    assert gain(b, f"play:{b.hand[0]}:A") < 0


def test_nobody_with_three_life_points_lays_dynamite() -> None:
    _, b, *_ = table("A sheriff", "B outlaw 3: dynamite", "C", "D", "E", turn="B")
    assert gain(b, f"play:{b.hand[0]}") < 0


def test_a_stranger_is_shot_at_less_gladly_than_a_known_foe() -> None:
    a, b, *_ = table("A sheriff: bang", "B outlaw", "C deputy", "D outlaw", "E renegade")
    stranger = gain(a, f"play:{a.hand[0]}:B")
    b.figure.role_known_by = a.figure.role_known_by
    assert gain(a, f"play:{a.hand[0]}:B") > stranger + 1


# Answers.


def test_a_barrel_is_asked_before_a_missed_is_spent() -> None:
    a, b, *_ = table("A sheriff: missed | barrel", "B outlaw: bang", "C", "D", "E", turn="B")
    b.plays("bang", at=a)
    assert choice(a) == "use:barrel"


def test_a_shot_is_answered() -> None:
    a, b, *_ = table("A sheriff: beer missed", "B outlaw: bang", "C", "D", "E", turn="B")
    b.plays("bang", at=a)
    assert choice(a).startswith("answer:missed")


def test_a_missed_that_is_not_enough_is_kept() -> None:
    a, b, *_ = table("A sheriff: missed", "B outlaw slab_the_killer: bang", "C", "D", "E", turn="B")
    b.plays("bang", at=a)
    assert choice(a) == "pass"


def test_indians_are_driven_away() -> None:
    _, b, c, *_ = table("A sheriff", "B outlaw: indians", "C: bang", "D", "E", turn="B")
    b.plays("indians")
    assert choice(c).startswith("answer:bang")


def test_a_friend_is_let_win_a_duel_while_life_is_plenty() -> None:
    a, b, *_ = table("A sheriff: duel", "B deputy: bang bang", "C", "D", "E")
    a.plays("duel", at=b)
    assert choice(b) == "pass"
    a, b, *_ = table("A sheriff: duel", "B outlaw: bang bang", "C", "D", "E")
    a.plays("duel", at=b)
    assert choice(b).startswith("answer:bang")


def test_the_dying_drink() -> None:
    a, b, *_ = table("A sheriff 1: beer", "B outlaw: bang", "C", "D", "E", turn="B")
    b.plays("bang", at=a)
    a.passes()
    assert choice(a).startswith("answer:beer")


def test_the_cheapest_card_is_thrown_away() -> None:
    a, *_ = table("A sheriff 2: beer missed dynamite", "B", "C", "D", "E", phase="limit")
    assert choice(a).startswith("discard:dynamite")


def test_the_best_card_is_taken_from_a_foe() -> None:
    a, b, *_ = table("A sheriff: beer | barrel", "B outlaw: panic", "C", "D", "E", turn="B")
    b.plays("panic", at=a)
    assert choice(b).startswith("table:barrel")


def test_the_best_card_of_the_store_is_taken() -> None:
    a, *_ = table("A sheriff: general_store", "B", "C", "D", "E", deck="dynamite wells_fargo bang bang bang ...")
    a.plays("general_store")
    assert choice(a).startswith("pick:wells_fargo")
