"""The public memory of a game: who did what to whom, for all to see, kept by copies, files and imagined states."""

import pytest

from igroteka.core.random import from_seed
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.public_actions import DEATH, ROLES_MIXED, PublicAction
from tests.games.bang.table import Actor, table


def deeds(actor: Actor) -> tuple[PublicAction, ...]:
    """What this player remembers."""
    return actor.board.deeds


def test_a_shot_is_remembered_with_all_who_could_have_been_shot() -> None:  # BANG-R04
    a, b, c, *_ = table("A sheriff: bang.AS", "B", "C", "D", "E")
    a.plays("bang.AS", at=b)
    assert deeds(c) == (PublicAction(0, 1, "bang", "", (1, 4)),)


def test_what_a_card_is_played_as_is_remembered() -> None:  # BANG-P03
    a, b, *_ = table("A sheriff calamity_janet: missed.2S", "B", "C", "D")
    a.plays("missed.2S", at=b, as_="bang")
    assert deeds(b)[0].what == "bang"


def test_what_one_does_to_oneself_is_no_deed() -> None:  # BANG-A12
    a, *_ = table("A sheriff: panic.JH beer.6H | barrel.QS scope.AS", "B", "C", "D")
    a.plays("panic.JH", at=a)
    a.chooses("table:barrel.QS")
    a.plays("beer.6H")
    assert deeds(a) == ()


def test_the_card_in_play_that_was_taken_is_remembered() -> None:  # BANG-A11 BANG-Q53
    a, b, *_ = table("A sheriff: cat_balou.KH", "B: missed | jail.JS barrel.QS", "C", "D")
    a.plays("cat_balou.KH", at=b)
    assert deeds(b)[-1].note == ""
    a.chooses("table:jail.JS")
    assert deeds(b)[-1][:4] == (0, 1, "cat_balou", "jail")


def test_a_card_taken_from_a_hand_stays_secret() -> None:  # BANG-I06
    a, b, c, *_ = table("A sheriff: panic.JH", "B: missed | barrel", "C", "D")
    a.plays("panic.JH", at=b)
    a.chooses("hand")
    assert deeds(c)[-1].note == ""


def test_what_the_next_card_takes_is_no_part_of_the_last_deed() -> None:  # BANG-C28
    a, b, *_ = table("A sheriff: bang.AS brawl.JS beer", "B: | barrel.QS", "C", "D")
    a.plays("bang.AS", at=b)
    if b.asked:
        b.chooses(b.options[0])
    a.plays("brawl.JS")
    a.pays("beer")
    assert [deed.note for deed in deeds(a)] == ["", ""]


@pytest.mark.parametrize("what", ["gatling", "indians"])
def test_a_card_against_everybody_is_remembered(what: str) -> None:  # BANG-A06
    a, *_ = table(f"A sheriff: {what}", "B", "C dead", "D")
    a.plays(what)
    assert deeds(a)[0] == PublicAction(0, -1, what, "", (1, 3))


def test_a_green_gun_is_remembered_when_it_is_used_and_not_when_it_is_laid() -> None:  # BANG-C39
    a, *_ = table("A sheriff: howitzer.9S", "B", "C", "D")
    a.plays("howitzer.9S")
    assert deeds(a) == ()
    a, *_ = table("A sheriff: | howitzer.9S", "B", "C", "D")
    a.uses("howitzer")
    assert deeds(a) == (PublicAction(0, -1, "howitzer", "", (1, 2, 3)),)


def test_a_card_that_helps_everybody_is_no_deed() -> None:  # BANG-C12 BANG-C08
    a, *_ = table("A sheriff: saloon stagecoach", "B", "C", "D")
    a.plays("saloon")
    a.plays("stagecoach")
    assert deeds(a) == ()


def test_a_ricochet_is_aimed_at_a_card() -> None:  # BANG-F06
    a, *_ = table("A sheriff: bang.AS", "B", "C: | jail.JS", "D", event="ricochet")
    a.chooses("use-card:ricochet:bang.AS:C:jail")
    assert deeds(a) == (PublicAction(0, 2, "ricochet", "jail", (2,)),)


def test_the_card_that_pat_brennan_draws_is_remembered() -> None:  # BANG-P27
    a, *_ = table("A sheriff pat_brennan", "B: | jail.JS", "C", "D", phase="draw")
    a.chooses("use-card:pat_brennan:jail.JS:B")
    assert deeds(a) == (PublicAction(0, 1, "pat_brennan", "jail", (1,)),)


def test_the_card_that_flint_westwood_gives_stays_secret() -> None:  # BANG-P36 BANG-I06
    a, *_ = table("A sheriff flint_westwood: beer.6H", "B: missed bang", "C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert deeds(a) == (PublicAction(0, 1, "flint_westwood", "", (1,)),)


def test_who_gets_a_life_point_of_a_blood_brother_is_remembered() -> None:  # BANG-F09
    a, *_ = table("A sheriff", "B 1", "C 2", "D", event="blood_brothers", phase="steps")
    a.chooses("choose:B")
    assert deeds(a) == (PublicAction(0, 1, "blood_brothers", "", (1, 2)),)


def test_a_command_is_a_deed_of_the_commander() -> None:  # BANG-X04
    a, b, *_ = table("A sheriff", "B: bang.AS", "C", "D", show="dorothy_rage")
    a.chooses("use-at:dorothy_rage:B")
    a.chooses("name:bang")
    a.chooses("choose:C")
    b.obeys("bang.AS")
    assert [deed[:3] for deed in deeds(b)] == [(0, 1, "dorothy_rage"), (0, 2, "bang")]


def test_a_death_is_remembered_with_the_role() -> None:  # BANG-D05
    a, b, *_ = table("A sheriff: bang.AS", "B renegade 1", "C", "D")
    a.plays("bang.AS", at=b)
    assert deeds(a)[-1] == PublicAction(0, 1, DEATH, "renegade")


def test_that_roles_were_mixed_is_remembered() -> None:  # BANG-X01
    deck = "bang.2D bang.3D bang.AH ..."
    a, *_ = table("A sheriff: stagecoach.9S", "B", "C", "D", deck=deck, shows="helena_zontero")
    a.plays("stagecoach.9S")
    assert deeds(a)[-1] == PublicAction(-1, -1, ROLES_MIXED, "", (1, 2, 3))


def test_with_two_players_figures_do_deeds_to_the_figures_of_the_other() -> None:  # BANG-N2.10
    off = {"high_noon": False, "fistful": False, "wild_west_show": False, "wild_west_show_characters": False}
    a, _, _, d = table("A: bang.AS", "B", "C", "D", two=True, options=off)
    a.plays("bang.AS", at=d)
    assert deeds(d) == (PublicAction(0, 3, "bang", "", (3,)),)


def test_deeds_are_kept_by_copies_files_and_imagined_states() -> None:
    a, b, *_ = table("A sheriff: bang.AS", "B 1", "C", "D")
    a.plays("bang.AS", at=b)
    g = a.table.g
    assert len(g.history.public_actions) == 2
    assert g.clone().history.public_actions is g.history.public_actions
    assert GAME.imagine(g, 2, from_seed("1")).history.public_actions is g.history.public_actions
    assert GAME.load(GAME.dump(g)).history.public_actions == g.history.public_actions
