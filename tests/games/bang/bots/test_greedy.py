"""The greedy bot of BANG! plays its role like a sensible person, honestly, and far better than chance."""

from collections.abc import Mapping

import pytest

from igroteka.bots.bot import Bot, RandomBot, make_bot
from igroteka.core.random import from_seed
from igroteka.core.rollout import next_decision
from igroteka.core.setup import SettingValue
from igroteka.games.bang.bots.evaluation.view_eval import ViewEval
from igroteka.games.bang.bots.greedy import BOT
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.bang.rules.state import BangGame
from tests.bots.imagining import nothing
from tests.games.bang.rules.test_variants import next_game
from tests.games.bang.table import EVERYTHING, Actor, table

TOO_LONG = 6000
ALL: Mapping[str, SettingValue] = {**EVERYTHING, "no_mercy": True}
ODD: Mapping[str, SettingValue] = {
    **ALL,
    "jail_release": "one_turn",
    "duplicate_in_play": "forbid",
    "panic_range": "any",
    "handcuffs_rule": "name_suit",
    "no_mercy_form": "must_shoot",
    "event_deck_end": "final_card",
}
LAW_AND_CRIME: Mapping[str, SettingValue] = {**ALL, "mode": "law_and_crime"}
TABLES: list[tuple[int, Mapping[str, SettingValue]]] = [
    *[(seats, {}) for seats in range(2, 9)],
    *[(seats, ALL) for seats in range(2, 9)],
    *[(seats, ODD) for seats in range(2, 9)],
    (6, {"mode": "law_and_crime"}),
    (6, LAW_AND_CRIME),
]


def answer(actor: Actor) -> str:
    """The code of what the bot would choose for this player."""
    assert actor.decision is not None
    return BOT.choose(GAME.view(actor.table.g, actor.seat), actor.decision, from_seed("1"), nothing).code


def evaluator(actor: Actor) -> ViewEval:
    """What the bot reads from the table."""
    return ViewEval(GAME.view(actor.table.g, actor.seat), from_seed("1"))


def done(actor: Actor, *deeds: PublicAction) -> None:
    """All have seen this before."""
    actor.table.g.history.public_actions = deeds


def shot(by: int, to: int, *among: int) -> PublicAction:
    """Somebody has shot at somebody, and could have shot at others."""
    return PublicAction(by, to, "bang", "", (to, *among))


# Friends and foes.


def test_an_outlaw_shoots_the_sheriff() -> None:
    _, b, _, _, _ = table("A sheriff", "B outlaw: bang.AS", "C", "D", "E", turn="B")
    assert answer(b) == "play:bang.AS:A"


def test_a_deputy_shoots_others_but_never_the_sheriff() -> None:
    _, b, _, _, _ = table("A sheriff", "B deputy: bang.AS", "C", "D", "E", turn="B")
    assert answer(b) == "play:bang.AS:C"
    _, b, _, _, _ = table("A sheriff", "B deputy: bang.AS", "C: | mustang", "D", "E", turn="B")
    assert answer(b) == "end"


def test_a_deputy_keeps_the_gatling_that_could_kill_the_sheriff() -> None:
    _, b, _, _ = table("A sheriff 1", "B deputy: gatling", "C outlaw", "D outlaw dead", turn="B")
    assert answer(b) == "end"


def test_the_sheriff_does_not_finish_a_stranger_who_may_be_their_deputy() -> None:  # BANG-D09
    a, *_ = table("A sheriff: bang.AS | winchester", "B 1", "C 1", "D 1", "E 1")
    assert answer(a) == "end"
    done(a, shot(4, 0, 3))
    assert answer(a) == "play:bang.AS:E"


def test_the_law_hurts_a_stranger_who_may_be_a_friend_once_in_a_turn() -> None:
    a, *_ = table("A sheriff: bang.AS bang.2C bang.3C | volcanic", "B", "C: | mustang", "D", "E")
    done(a, shot(0, 1, 4))
    assert answer(a).endswith(":E")
    done(a, shot(0, 1, 4), shot(0, 4, 1))
    assert answer(a) == "end"


def test_a_stranger_who_cannot_be_a_friend_is_shot_at_as_often_as_possible() -> None:
    _, b, *_ = table("A sheriff", "B deputy: bang.AS bang.2C bang.3C | volcanic", "C", "D", "E", turn="B")
    assert answer(b).endswith(":C")
    done(b, shot(1, 2), shot(1, 2))
    assert answer(b).endswith(":C")


def test_shots_of_earlier_turns_do_not_count_in_this_one() -> None:
    a, *_ = table("A sheriff: bang.AS bang.2C bang.3C | volcanic", "B", "C: | mustang", "D", "E")
    done(a, shot(0, 1, 4), shot(0, 4, 1))
    assert answer(a) == "end"
    a.table.g.this_turn.first_action = 2
    assert answer(a).endswith((":B", ":E"))


def test_somebody_who_shoots_in_every_turn_goes_on_though_nobody_else_does_anything() -> None:
    a, b, c, d = table("A sheriff: bang bang", "B: missed", "C", "D", options=dict.fromkeys(EVERYTHING, False))
    a.plays("bang", at=b)
    b.answers("missed")
    a.ends()
    for other in (b, c, d):
        other.ends()
    assert a.board.deeds_before == 1
    assert evaluator(a).attacked_this_turn() == []


def test_one_missed_stops_one_of_several_shots_by_nobody() -> None:  # BANG-F11
    a, *_ = table("A sheriff 1: missed.KC bang bang", "B", "C", "D", event="a_fistful_of_cards", phase="steps")
    assert a.asked == "shot-by-nobody"
    assert answer(a) == "answer:missed.KC"


def test_the_sheriff_keeps_their_jail_until_they_know_their_foes() -> None:
    a, *_ = table("A sheriff: jail.JS missed", "B", "C", "D", "E", "F", "G")
    assert answer(a) == "end"


def test_shots_at_strangers_go_to_all_sides() -> None:
    a, *_ = table("A sheriff: bang.AS", "B", "C", "D", "E")
    view, decision = GAME.view(a.table.g, a.seat), a.decision
    assert decision is not None
    codes = {BOT.choose(view, decision, from_seed(str(seed)), nothing).code for seed in range(20)}
    assert codes == {"play:bang.AS:B", "play:bang.AS:E"}


def test_a_renegade_spares_a_weak_sheriff_until_they_are_alone() -> None:
    _, b, _, _, _ = table("A sheriff 1", "B renegade: bang.AS", "C 4", "D", "E", turn="B")
    assert answer(b) == "play:bang.AS:C"
    _, b, _, _ = table("A sheriff 1", "B renegade: bang.AS", "C outlaw dead", "D outlaw dead", turn="B")
    assert answer(b) == "play:bang.AS:A"


def test_a_renegade_spares_strangers_while_the_law_is_stronger() -> None:
    _, b, *_ = table("A sheriff 5/5", "B renegade: bang.AS missed.KC", "C", "D", "E", "F", "G", turn="B")
    assert answer(b) == "end"
    _, b, *_ = table("A sheriff 3/5", "B renegade: bang.AS missed.KC", "C", "D", "E", "F", "G", turn="B")
    assert answer(b) == "play:bang.AS:C"


def test_a_renegade_weakens_the_stronger_camp() -> None:
    lines = "A sheriff 5/5", "B renegade: bang.AS | winchester", "C", "D"
    _, b, *_ = table(*lines, "E outlaw dead", "F outlaw dead", "G outlaw 1", turn="B")
    done(b, shot(2, 4), shot(3, 4), shot(6, 0))
    assert answer(b) in ("play:bang.AS:C", "play:bang.AS:D")
    lines = "A sheriff 3/5", "B renegade: bang.AS | winchester", "C deputy dead", "D deputy dead"
    _, b, *_ = table(*lines, "E", "F", "G", turn="B")
    assert answer(b) in ("play:bang.AS:E", "play:bang.AS:F", "play:bang.AS:G")


def test_a_renegade_wears_a_strong_sheriff_down_while_the_last_outlaw_helps() -> None:  # BANG-W03
    lines = "A sheriff 5/5", "B renegade: bang.AS bang.2C | volcanic", "C outlaw 2", "D outlaw dead"
    _, b, *_ = table(*lines, turn="B")
    assert answer(b).endswith(":A")


def test_a_renegade_kills_the_last_outlaw_before_the_sheriff_can_die() -> None:  # BANG-W03
    lines = "A sheriff 2/5", "B renegade: bang.AS bang.2C | volcanic", "C outlaw 2", "D outlaw dead"
    _, b, *_ = table(*lines, turn="B")
    assert answer(b).endswith(":C")


def test_a_renegade_does_not_help_two_strong_outlaws_against_the_sheriff() -> None:  # BANG-W03
    _, b, *_ = table("A sheriff 4/5", "B renegade: bang.AS", "C outlaw 4", "D outlaw 4", turn="B")
    assert answer(b) == "play:bang.AS:C"


def test_outlaws_do_not_shoot_at_strangers_who_may_as_well_be_outlaws() -> None:
    _, b, *_ = table("A sheriff: | mustang", "B outlaw 1: bang.AS bang.2C", "C", "D", "E", "F", "G", turn="B")
    assert answer(b) == "end"


def test_of_the_last_two_strangers_the_likelier_foe_is_suspected() -> None:
    a, b, c, *_ = table("A sheriff", "B", "C", "D outlaw dead", "E outlaw dead")
    done(a, PublicAction(1, -1, "gatling", "", (0, 2)))
    assert evaluator(a).hostility[b.number] > 0 > evaluator(a).hostility[c.number]


def test_the_sheriff_waits_while_they_cannot_tell_deputy_from_renegade() -> None:
    a, *_ = table("A sheriff: bang.AS", "B", "C", "D outlaw dead", "E outlaw dead")
    assert answer(a) == "end"


def test_of_three_players_each_hunts_their_own_target() -> None:
    a, *_ = table("A deputy: bang.AS", "B outlaw", "C renegade")
    assert answer(a) == "play:bang.AS:C"


def test_two_players_shoot_at_each_other() -> None:
    a, *_ = table("A: bang.AS", "B", "C", "D", two=True, options=dict.fromkeys(EVERYTHING, False))
    assert answer(a) == "play:bang.AS:D"


def test_of_two_figures_the_active_one_gets_the_weapon_before_it_shoots() -> None:  # BANG-N2.5
    off = dict.fromkeys(EVERYTHING, False)
    a, *_ = table("A: bang.AS schofield.JC", "B", "C", "D", two=True, options=off)
    assert answer(a) == "play:schofield.JC:A"


@pytest.mark.parametrize("card", ["scope.AS", "can_can.JC", "schofield.JC"])
def test_of_two_figures_the_active_one_gets_the_arms(card: str) -> None:  # BANG-N2.5
    off = dict.fromkeys(EVERYTHING, False)
    a, *_ = table(f"A 4/4: {card}", "B 1/4", "C", "D", two=True, options=off)
    assert answer(a) == f"play:{card}:A"


def test_of_two_figures_the_one_that_can_shoot_acts() -> None:  # BANG-N2.3
    off = dict.fromkeys(EVERYTHING, False)
    a, *_ = table("A 4/4: bang.AS", "B 3/4", "C", "D: | mustang", two=True, options=off, phase="steps")
    assert answer(a) == "choose:B"


def test_of_two_figures_the_weaker_one_gets_the_barrel() -> None:  # BANG-N2.5
    off = dict.fromkeys(EVERYTHING, False)
    a, *_ = table("A 4/4: barrel.QS", "B 1/4", "C", "D", two=True, options=off)
    assert answer(a) == "play:barrel.QS:B"


# Sides that deeds have shown.


def test_the_sheriff_shoots_at_whoever_shot_at_them() -> None:
    a, *_ = table("A sheriff: bang.AS", "B", "C", "D", "E")
    done(a, shot(4, 0, 3))
    assert answer(a) == "play:bang.AS:E"


def test_the_sheriff_spares_whoever_shot_at_their_enemy() -> None:
    a, *_ = table("A sheriff: bang.AS | winchester", "B 1", "C", "D", "E")
    done(a, shot(4, 0, 3), shot(1, 4, 0, 2))
    assert answer(a) != "play:bang.AS:B"
    assert evaluator(a).hostility[1] < 0


def test_the_sheriff_does_not_kill_a_likely_deputy() -> None:  # BANG-D09
    a, *_ = table("A sheriff: bang.AS missed missed", "B: | mustang", "C", "D", "E 1")
    done(a, shot(2, 0, 1, 3), shot(4, 2, 0, 3))
    assert answer(a) == "end"


def test_outlaws_do_not_shoot_at_whoever_shot_at_the_sheriff() -> None:
    _, b, *_ = table("A sheriff: | mustang", "B outlaw: bang.AS", "C 1", "D", "E", turn="B")
    done(b, shot(2, 0, 1, 3))
    assert answer(b) == "end"


def test_an_outlaw_shoots_at_a_deputy_if_the_sheriff_is_too_far_away() -> None:
    _, b, *_ = table("A sheriff: | mustang", "B outlaw: bang.AS", "C", "D", "E", turn="B")
    done(b, shot(3, 0, 2, 4), shot(2, 3, 0, 1, 4))
    assert answer(b) == "play:bang.AS:C"


def test_an_outlaw_finishes_the_sheriff_before_all_else() -> None:  # BANG-W02
    _, b, *_ = table("A sheriff 1: missed", "B outlaw: bang.AS", "C deputy 1", "D", "E", turn="B")
    done(b, shot(2, 3, 0, 1))
    assert answer(b) == "play:bang.AS:A"


def test_the_law_shoots_at_the_last_foe_though_they_will_dodge() -> None:
    a, *_ = table("A sheriff: bang.AS", "B renegade: missed missed missed", "C outlaw dead", "D outlaw dead")
    assert answer(a) == "play:bang.AS:B"


def test_a_friend_is_freed_from_jail() -> None:  # BANG-Q53
    _, b, *_ = table("A sheriff", "B outlaw: cat_balou.KH", "C: | jail", "D", "E", turn="B")
    done(b, shot(2, 0, 1, 3))
    assert answer(b) == "play:cat_balou.KH:C"


def test_a_renegade_spends_no_card_to_free_an_outlaw() -> None:
    lines = "A sheriff 5/5", "B renegade: cat_balou.KH", "C outlaw: | jail.JS", "D", "E", "F", "G"
    _, b, *_ = table(*lines, turn="B")
    done(b, shot(2, 0, 1, 3))
    assert answer(b) != "play:cat_balou.KH:C"


def test_nobody_takes_the_jail_of_a_foe_to_put_them_there_again() -> None:
    a, b, *_ = table("A sheriff: panic.JH", "B: missed | jail", "C", "D", "E")
    done(a, shot(1, 0, 2))
    a.plays("panic.JH", at=b)
    assert answer(a) == "hand"


def test_a_friend_is_never_jailed_and_a_foe_is() -> None:
    _, b, *_ = table("A sheriff", "B outlaw: jail.JS", "C", "D", "E", turn="B")
    done(b, shot(2, 0, 1, 3), shot(3, 2, 0, 4), shot(4, 2, 0, 3))
    assert answer(b) in ("play:jail.JS:D", "play:jail.JS:E")


# Cards that hit friends, too.


def test_an_outlaw_does_not_kill_a_friend_with_a_gatling() -> None:
    _, b, *_ = table("A sheriff 5: missed missed missed | barrel", "B outlaw: gatling", "C 1", "D", turn="B")
    done(b, shot(2, 0, 1, 3))
    assert answer(b) == "end"


def test_a_gatling_that_may_kill_the_sheriff_is_for_outlaws() -> None:
    _, b, *_ = table("A sheriff 1", "B outlaw: gatling.10H", "C 3", "D 3", "E", turn="B")
    assert answer(b) == "play:gatling.10H"
    for role in ("deputy", "renegade"):
        _, b, *_ = table("A sheriff 1", f"B {role}: gatling.10H", "C 1", "D 1", "E 1", turn="B")
        assert answer(b) == "end"


def test_a_renegade_does_not_play_indians_against_a_dying_sheriff() -> None:
    _, b, *_ = table("A sheriff 1: missed", "B renegade: indians", "C outlaw", "D outlaw 1", turn="B")
    assert answer(b) == "end"


def test_a_deputy_does_not_wound_the_sheriff_with_indians_to_hit_strangers() -> None:
    _, b, *_ = table("A sheriff", "B deputy: indians.KD", "C: bang", "D: bang", "E: bang", turn="B")
    assert answer(b) == "end"


def test_the_sheriff_does_not_kill_a_likely_deputy_with_indians() -> None:  # BANG-D09
    lines = "A sheriff: indians.KD missed missed", "B", "C 1", "D 2", "E 2", "F 2", "G"
    a, *_ = table(*lines)
    done(a, shot(3, 0), shot(4, 0), shot(5, 0), shot(2, 3, 0), shot(2, 4, 0))
    assert evaluator(a).hostility[2] < 0
    assert answer(a) == "end"


def test_nobody_heals_all_before_they_shoot_at_all() -> None:
    _, b, *_ = table("A sheriff 5/5", "B outlaw 2/4: saloon.5H gatling.10H", "C 4/4", "D 4/4", turn="B")
    assert answer(b) == "play:gatling.10H"
    _, b, *_ = table("A sheriff 3/5", "B renegade 4/4: saloon.5H gatling.10H", "C 3/4", "D 4/4", turn="B")
    assert answer(b) != "play:saloon.5H"


def test_a_saloon_at_full_life_is_for_a_sure_friend_in_need_only() -> None:
    _, b, *_ = table("A sheriff 2/5", "B deputy 4/4: saloon.5H missed", "C 4/4", "D 4/4", "E 4/4", turn="B")
    assert answer(b) == "play:saloon.5H"
    _, b, *_ = table("A sheriff 4/5", "B deputy 4/4: saloon.5H missed", "C 4/4", "D 4/4", "E 4/4", turn="B")
    assert answer(b) == "end"
    a, *_ = table("A sheriff 5/5: saloon.5H missed", "B 1/4", "C", "D", "E 1/4")
    assert answer(a) == "end"


def test_friends_are_healed_after_the_indians() -> None:
    _, b, *_ = table(
        "A sheriff", "B outlaw: tequila.9C indians.KD barrel.QS | barrel.KS", "C 2/4: bang", "D 3", turn="B"
    )
    done(b, shot(2, 0, 1, 3), shot(3, 2, 0))
    assert answer(b) == "play:indians.KD"


def test_a_saloon_is_for_those_whose_friends_need_it() -> None:
    _, b, *_ = table("A sheriff 1/5", "B outlaw 4/4: saloon.5H missed", "C", "D", turn="B")
    assert answer(b) == "end"
    _, b, *_ = table("A sheriff 1/5", "B deputy 3/4: saloon.5H", "C", "D", "E", turn="B")
    assert answer(b) == "play:saloon.5H"


# One's own turn.


def test_draws_before_it_does_anything_else() -> None:
    a, *_ = table("A sheriff: bang.AS stagecoach.9S barrel", "B", "C", "D")
    assert answer(a) == "play:stagecoach.9S"


def test_does_not_draw_the_whole_deck_again_and_again() -> None:
    many = "missed " * 11
    a, *_ = table(f"A sheriff: {many} stagecoach.9S bang.AS", "B", "C", "D")
    assert answer(a).startswith("play:bang.AS")


def test_does_not_end_the_turn_with_a_better_weapon_in_hand() -> None:
    a, *_ = table("A sheriff: schofield.JC", "B", "C", "D")
    assert answer(a) == "play:schofield.JC"
    _, _, c, *_ = table("A sheriff", "B", "C outlaw: remington.KC | volcanic", "D", "E", turn="C")
    assert answer(c) == "play:remington.KC"


def test_keeps_the_better_weapon() -> None:
    a, *_ = table("A sheriff: schofield.JC | winchester", "B", "C", "D")
    assert answer(a) == "end"


@pytest.mark.parametrize("card", ["barrel.QS", "mustang.8H", "scope.AS", "hideout.KD"])
def test_lays_equipment_before_it_shoots(card: str) -> None:
    a, *_ = table(f"A sheriff: {card} bang.2C", "B", "C", "D")
    assert answer(a) == f"play:{card}"


def test_drinks_when_wounded_and_not_when_well() -> None:
    a, *_ = table("A sheriff 3/5: beer.6H", "B", "C", "D")
    assert answer(a) == "play:beer.6H"
    a, *_ = table("A sheriff 5/5: beer.6H missed", "B", "C", "D")
    assert answer(a) == "end"


def test_robs_the_foe_of_their_best_card_in_play() -> None:
    _, b, *_ = table("A sheriff: bang | barrel.QS scope", "B outlaw: cat_balou.KH", "C", "D", turn="B")
    assert answer(b) == "play:cat_balou.KH:A"
    b.chooses(answer(b))
    assert answer(b) == "table:barrel.QS"


def test_steals_from_a_foe_and_frees_a_friend_but_never_robs_them() -> None:
    people = ("A sheriff: | hideout", "B outlaw: panic.JH", "C: missed | jail barrel", "D", "E")
    _, b, c, *_ = table(*people, turn="B", options={"panic_range": "1"})
    done(b, shot(2, 0, 1, 3))
    assert answer(b) == "play:panic.JH:C"
    b.plays("panic.JH", at=c)
    assert answer(b).startswith("table:jail")
    a, b, *_ = table("A sheriff: panic.JH", "B: missed | jail.JS", "C", "D", "E")
    done(a, PublicAction(1, 2, "panic", "", (0, 2)))
    a.plays("panic.JH", at=b)
    assert answer(a) == "table:jail.JS"


@pytest.mark.parametrize("life", [1, 2, 3])
def test_nobody_lays_the_dynamite_that_would_kill_them(life: int) -> None:
    a, *_ = table(f"A sheriff {life}/5: dynamite.2H", "B", "C", "D")
    assert answer(a) == "end"


def test_lays_a_dynamite_that_is_more_dangerous_for_others() -> None:
    lines = "A deputy", "B outlaw dead", "C renegade 3/4"
    a, *_ = table(lines[0] + " 4/4: dynamite.2H", *lines[1:])
    assert answer(a) == "end"
    _, b, *_ = table("A sheriff 3/5", "B outlaw 4/4: dynamite.2H", "C deputy dead", "D", turn="B")
    assert answer(b) == "play:dynamite.2H"


def test_whisky_is_not_drunk_for_one_life_point_while_there_is_time() -> None:
    a, *_ = table("A sheriff 4/5: whisky.QH missed.KC", "B", "C", "D")
    assert answer(a) == "end"
    a, *_ = table("A sheriff 3/5: whisky.QH barrel.QS | barrel.KS", "B", "C", "D")
    assert answer(a) == "play:whisky.QH"


def test_jose_delgado_lays_what_is_worth_more_than_two_cards() -> None:  # BANG-P25
    a, *_ = table("A sheriff jose_delgado 2/5: barrel.QS missed missed", "B", "C", "D")
    assert answer(a) == "play:barrel.QS"
    a, *_ = table("A sheriff jose_delgado: barrel.QS | barrel.KS", "B", "C", "D")
    assert answer(a) == "use-card:jose_delgado:barrel.QS"


def test_shoots_at_all_before_it_shoots_at_one() -> None:
    _, b, *_ = table("A sheriff: missed", "B outlaw: bang.AS gatling.10H", "C deputy", "D", turn="B")
    done(b, shot(2, 3, 0, 1), shot(3, 2, 0))
    assert answer(b) == "play:gatling.10H"


def test_a_duel_needs_bang_cards() -> None:
    _, b, *_ = table("A sheriff: missed", "B outlaw 1: duel.QD", "C", "D", turn="B")
    assert answer(b) == "end"
    _, b, *_ = table("A sheriff 1: missed | mustang", "B outlaw: duel.QD bang bang", "C", "D", turn="B")
    assert answer(b) == "play:duel.QD:A"


def test_cards_that_cannot_be_kept_are_used() -> None:
    hand = "springfield.KS missed.10C missed.JC missed.QC"
    a, *_ = table(f"A sheriff 2/5: {hand}", "B", "C", "D", "E")
    done(a, shot(2, 0, 1))
    assert answer(a) == "play:springfield.KS:C"
    a, *_ = table(f"A sheriff 5/5: {hand}", "B: missed missed missed missed", "C 4", "D", "E")
    assert answer(a) == "end"


def test_pays_with_a_card_that_it_will_not_play() -> None:
    _, b, *_ = table(
        "A sheriff: | mustang", "B outlaw: bang.AS whisky.QH schofield.JC | winchester", "C", "D", turn="B"
    )
    b.figure.life = 2
    b.chooses("play:whisky.QH")
    assert answer(b) == "pay:schofield.JC"


def test_apache_kid_is_not_immune_to_his_own_diamonds() -> None:  # BANG-P17
    a, *_ = table("A sheriff apache_kid: ten_gallon_hat.JD", "B", "C", "D")
    assert answer(a) == "play:ten_gallon_hat.JD"


def test_diamonds_are_not_wasted_on_apache_kid() -> None:  # BANG-P17
    _, b, *_ = table("A sheriff apache_kid", "B outlaw: bang.AD bang.AS", "C", "D", turn="B")
    assert answer(b) == "play:bang.AS:A"
    _, b, *_ = table("A sheriff apache_kid", "B outlaw: bang.AD", "C", "D", turn="B")
    assert answer(b) == "end"
    _, b, *_ = table("A sheriff apache_kid", "B outlaw: bang.AD", "C", "D", turn="B", event="curse")
    assert answer(b) == "play:bang.AD:A"


def test_heals_before_it_risks_a_duel() -> None:
    _, b, *_ = table("A sheriff 1", "B outlaw 1/4: duel.QD beer.6H bang", "C", "D", turn="B")
    assert answer(b) == "play:beer.6H"


def test_shoots_before_it_jails() -> None:
    a, *_ = table("A sheriff: bang.AS jail.JS", "B 1", "C", "D", "E")
    done(a, shot(1, 0, 2))
    assert answer(a) == "play:bang.AS:B"


def test_keeps_no_cards_for_a_fistful_of_cards() -> None:  # BANG-F11
    a, *_ = table("A sheriff 5/5: beer.6H barrel.AC | barrel", "B", "C", "D", "E", events="a_fistful_of_cards")
    assert answer(a) in ("play:beer.6H", "play:barrel.AC")
    a, *_ = table("A sheriff 5/5: beer.6H barrel.AC | barrel", "B", "C", "D", "E", events="ambush")
    assert answer(a) == "end"


def test_makes_a_foe_miss_a_turn_and_not_a_friend() -> None:  # BANG-X02
    _, b, *_ = table("A sheriff", "B outlaw", "C", "D", turn="B", show="lady_rosa")
    assert answer(b) == "use:lady_rosa"
    _, b, *_ = table("A sheriff", "B deputy", "C", "D", "E", turn="B", show="lady_rosa")
    assert answer(b) == "end"


def test_of_three_players_only_the_target_is_made_to_miss_a_turn() -> None:  # BANG-X02
    a, *_ = table("A deputy", "B outlaw", "C renegade", show="lady_rosa")
    assert answer(a) == "use:lady_rosa"
    a, *_ = table("A deputy", "B renegade", "C outlaw", show="lady_rosa")
    assert answer(a) == "end"


def test_commands_a_shot_at_its_foe() -> None:  # BANG-X04
    _, b, *_ = table("A sheriff", "B outlaw", "C", "D: missed missed", turn="B", show="dorothy_rage")
    assert answer(b) == "use-at:dorothy_rage:D"
    b.chooses("use-at:dorothy_rage:D")
    assert answer(b) == "name:bang"


def test_aims_a_commanded_shot_at_its_foe() -> None:  # BANG-X04
    _, b, *_ = table("A sheriff", "B outlaw", "C", "D: bang missed", turn="B", show="dorothy_rage")
    b.chooses("use-at:dorothy_rage:D")
    b.chooses("name:bang")
    assert answer(b) == "choose:A"


def test_vera_custer_copies_what_is_of_use() -> None:  # BANG-P31 BANG-P35
    lines = "A sheriff vera_custer", "B big_spencer", "C pixie_pete", "D johnny_kisch"
    a, *_ = table(*lines, phase="steps")
    assert answer(a) == "choose:C"


def test_greygory_deck_changes_a_poor_pair() -> None:  # BANG-P38
    lines = "B", "C", "D"
    a, *_ = table("A sheriff greygory_deck +lucky_duke +johnny_kisch", *lines, phase="steps")
    assert answer(a) == "yes"
    a, *_ = table("A sheriff greygory_deck +willy_the_kid +jourdonnais", *lines, phase="steps")
    assert answer(a) == "pass"


def test_elena_fuente_throws_away_what_she_cannot_use_otherwise() -> None:  # BANG-P22
    a, *_ = table("A sheriff elena_fuente 2/4: bang.AS bang.2C dynamite.2H", "B", "C", "D", phase="limit")
    assert answer(a) == "discard:dynamite.2H"


def test_no_brawl_among_friends() -> None:
    lines = "A sheriff", "B outlaw: brawl.JS missed.KC", "C: | barrel", "D: | mustang", "E renegade dead"
    _, b, *_ = table(*lines, turn="B")
    done(b, shot(2, 0, 1, 3))
    assert answer(b) == "end"


def test_throws_away_what_it_needs_least() -> None:
    a, *_ = table("A sheriff 2/5: missed beer.6H dynamite.2H", "B", "C", "D", phase="limit")
    assert answer(a) == "discard:dynamite.2H"


def test_rather_obeys_the_law_of_the_west_than_speaks_under_the_gag() -> None:
    g = dealt(4, ALL, "t4all7")
    random = from_seed("t4all7b")
    for _ in range(TOO_LONG):
        if g.outcome() is not None:
            break
        decision = next_decision(g)
        option = BOT.choose(GAME.view(g, decision.seat), decision, random, nothing)
        assert option.code != "offer:gag"
        g.apply(decision.seat, option)
    assert g.outcome() is not None


# Answers.


def test_answers_a_shot_with_a_missed() -> None:
    a, b, *_ = table("A sheriff: bang.AS", "B 1: missed.10C beer", "C", "D")
    a.plays("bang.AS", at=b)
    assert answer(b) == "answer:missed.10C"


def test_tries_the_barrel_before_a_card() -> None:
    a, b, *_ = table("A sheriff: bang.AS", "B: missed.10C | barrel", "C", "D")
    a.plays("bang.AS", at=b)
    assert answer(b) == "use:barrel"


def test_saves_a_missed_that_is_not_enough() -> None:
    a, b, *_ = table("A sheriff slab_the_killer: bang.AS", "B: missed.10C", "C", "D")
    a.plays("bang.AS", at=b)
    assert answer(b) == "pass"


def test_drinks_when_dying() -> None:
    a, b, *_ = table("A sheriff: bang.AS", "B 1: beer.6H", "C", "D")
    a.plays("bang.AS", at=b)
    b.passes()
    assert answer(b) == "answer:beer.6H"


def test_gives_a_bang_to_the_indians() -> None:
    a, b, *_ = table("A sheriff: indians", "B: bang.AS missed", "C", "D")
    a.plays("indians")
    assert answer(b) == "answer:bang.AS"


def test_gives_up_a_duel_that_is_lost_anyway_and_keeps_its_bang() -> None:
    lines = "A sheriff: duel bang.2C bang.3C bang.4C", "B outlaw 4/4: bang.AS", "C", "D"
    a, b, *_ = table(*lines, show="sacagaway")
    a.plays("duel", at=b)
    assert answer(b) == "pass"
    a, b, *_ = table("A sheriff: duel bang.2C", "B outlaw 4/4: bang.AS bang.KH", "C", "D", show="sacagaway")
    a.plays("duel", at=b)
    assert answer(b) in ("answer:bang.AS", "answer:bang.KH")
    a, b, *_ = table("A sheriff: duel bang.2C bang.3C", "B outlaw 1/4: bang.AS", "C", "D", show="sacagaway")
    a.plays("duel", at=b)
    assert answer(b) == "answer:bang.AS"


def test_any_card_counts_in_a_duel_under_the_showdown() -> None:  # BANG-X07
    a, b, *_ = table("A sheriff: duel", "B outlaw 4/4: scope", "C", "D", show="showdown")
    a.plays("duel", at=b)
    assert answer(b).startswith("answer:scope")


def test_sid_ketchum_saves_himself() -> None:
    a, b, *_ = table("A sheriff: bang.AS", "B sid_ketchum 1: scope panic", "C", "D")
    a.plays("bang.AS", at=b)
    b.passes()
    assert answer(b) == "offer:sid_ketchum"


# Events, modes and the match.


def test_gives_blood_to_a_friend_who_needs_it_and_to_nobody_else() -> None:  # BANG-F09
    lines = "A sheriff 1/5", "B deputy 4/4", "C 1/4", "D 1/4", "E 1/4"
    _, b, *_ = table(*lines, turn="B", event="blood_brothers", phase="steps")
    assert answer(b) == "choose:A"
    lines = "A sheriff 1/5", "B outlaw 4/4", "C 1/4", "D 1/4", "E 1/4"
    _, b, *_ = table(*lines, turn="B", event="blood_brothers", phase="steps")
    assert answer(b) == "pass"


def test_puts_the_handcuffs_on_a_foe() -> None:  # BANG-H09
    a, *_ = table("A sheriff", "B", "C", "D", "E", events="handcuffs", phase="turn")
    done(a, shot(3, 0, 2))
    assert answer(a) == "choose:D"


def test_a_dying_player_takes_a_new_identity_and_a_healthy_one_does_not() -> None:  # BANG-H15
    a, *_ = table("A sheriff 1/5 second=suzy_lafayette", "B", "C", "D", event="new_identity", phase="steps")
    assert answer(a) == "yes"
    a, *_ = table("A sheriff 3/5 second=suzy_lafayette", "B", "C", "D", event="new_identity", phase="steps")
    assert answer(a) == "pass"


def test_rather_drinks_than_draws_when_it_is_ill() -> None:  # BANG-F01
    a, *_ = table("A sheriff 1/5", "B", "C", "D", event="hard_liquor", phase="draw")
    assert answer(a) == "use:hard_liquor"
    a, *_ = table("A sheriff 4/5", "B", "C", "D", event="hard_liquor", phase="draw")
    assert answer(a) == "draw"


def test_the_healthier_of_two_figures_gets_the_dynamite() -> None:  # BANG-N2.6
    off = dict.fromkeys(EVERYTHING, False)
    _, _, c, _ = table("A: | dynamite", "B", "C 2", "D 4", two=True, options=off, phase="steps", deck="bang.AH ...")
    assert answer(c) == "choose:D"


def test_announces_that_its_camp_has_won() -> None:  # BANG-N6.5
    lines = "A sheriff", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade"
    a, *_ = table(*lines, options={"mode": "law_and_crime"}, phase="turn")
    assert answer(a) == "announce"


def test_bids_for_a_character_what_it_is_worth() -> None:  # BANG-V03
    hired = next_game({"hiring": True}, [1000] * 4)
    for _ in range(40):
        asked = [actor for actor in hired if actor.asked in ("open", "opening-bid", "bid")]
        if not asked:
            break
        asked[0].chooses(answer(asked[0]))
    assert all(player.money >= 500 for player in hired[0].board.players)
    assert all(actor.figure.character for actor in hired)


@pytest.mark.parametrize(("price", "kept"), [(100, "yes"), (900, "pass")])
def test_keeps_a_hired_character_for_a_fair_price(price: int, kept: str) -> None:  # BANG-V03
    a, *_ = next_game({"hiring": True}, [2000] * 4, hired={"A": ["willy_the_kid", price]})
    assert answer(a) == kept


# Whole games.


def dealt(seats: int, options: Mapping[str, SettingValue], seed: str) -> BangGame:
    """A new game without a journal."""
    g = GAME.deal(GAME.setup(seats, options, seed), from_seed(seed))
    g.skip_forced = True
    g.journal = None
    g.start()
    return g


def run(g: BangGame, bots: list[Bot], seed: str, most: int = TOO_LONG) -> list[str]:
    """Play to the end, or so many choices; all of them."""
    random = from_seed(seed)
    codes: list[str] = []
    while g.outcome() is None and len(codes) < most:
        decision = next_decision(g)
        option = bots[decision.seat].choose(GAME.view(g, decision.seat), decision, random, nothing)
        assert option in decision.options
        codes.append(option.code)
        g.apply(decision.seat, option)
    return codes


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_answers_every_question_of_every_table(seats: int, options: Mapping[str, SettingValue]) -> None:
    for seed in "12":
        run(dealt(seats, options, seed), [BOT] * seats, seed, 500)
        mixed: list[Bot] = [BOT if seat % 2 else RandomBot() for seat in range(seats)]
        run(dealt(seats, options, seed), mixed, seed, 500)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_games_come_to_an_end(seats: int) -> None:
    for seed in "123456":
        g = dealt(seats, {}, seed)
        run(g, [BOT] * seats, seed)
        assert g.outcome() is not None


def test_plays_the_same_game_for_the_same_seed() -> None:
    first, second = [run(dealt(5, ALL, "5"), [BOT] * 5, "5") for _ in range(2)]
    assert first == second


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, ALL), (5, {}), (7, ALL), (6, LAW_AND_CRIME)])
def test_chooses_alike_whatever_it_cannot_see(seats: int, options: Mapping[str, SettingValue]) -> None:
    random = from_seed("imagine")
    g = dealt(seats, options, "3")
    for _ in range(250):
        if g.outcome() is not None:
            break
        decision = next_decision(g)
        option = BOT.choose(GAME.view(g, decision.seat), decision, from_seed("x"), nothing)
        imagined = GAME.imagine(g, decision.seat, random)
        same = imagined.decision(decision.seat)
        assert same is not None
        assert BOT.choose(GAME.view(imagined, decision.seat), same, from_seed("x"), nothing) == option
        g.apply(decision.seat, option)


def wins(camp: tuple[int, ...], seats: int, games: int) -> int:
    """How often a camp wins whose players are greedy against random ones."""
    found = 0
    for number in range(games):
        seed = f"{camp}/{number}"
        g = dealt(seats, {}, seed)
        roles = [figure.role for figure in g.figures]
        run(g, [BOT if role in camp else RandomBot() for role in roles], seed)
        found += any(roles[seat] in camp for seat in g.winners)
    return found


@pytest.mark.parametrize(
    ("camp", "share"),
    [((Role.SHERIFF, Role.DEPUTY), 0.75), ((Role.OUTLAW,), 0.85), ((Role.RENEGADE,), 0.25)],
    ids=["law", "outlaws", "renegade"],
)
def test_wins_far_more_often_than_chance(camp: tuple[int, ...], share: float) -> None:
    assert wins(camp, 5, 40) > share * 40


def test_is_found_by_its_name() -> None:
    assert make_bot("greedy", "bang") is BOT


def test_answers_the_questions_of_a_match() -> None:
    variants: Mapping[str, SettingValue] = {"experience": True, "hiring": True, "bounties": True}
    series = GAME.match(5, variants, "1", 3)
    while not series.over:
        g = series.next_game()
        assert isinstance(g, BangGame)
        g.skip_forced = True
        run(g, [BOT] * 5, "1")
        series.add_result(g)
    assert series.scores != [0] * 5


def test_the_suit_of_the_best_cards_is_named() -> None:  # BANG-O06
    _, b, *_ = table(
        *("A", "B: missed.2S gatling.10H beer.6H", "C", "D"),
        event="handcuffs",
        options={"handcuffs_rule": "name_suit"},
        turn="B",
        phase="draw",
        deck="bang.2C missed.10C ...",
    )
    assert answer(b) == "suit:H"


def test_a_foe_is_handcuffed() -> None:  # BANG-H09
    a, *_ = table("A", "B deputy", "C", "D", "E", events="handcuffs", phase="turn")
    done(a, shot(3, 0, 1))
    assert answer(a) == "choose:D"
