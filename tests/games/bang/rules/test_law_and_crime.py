"""Six players, law and crime (BANG-N6)."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ROLES
from tests.games.bang.table import EVERYTHING, Actor, play_checked_game, table

MODE = {"mode": "law_and_crime"}
BAD = (Role.OUTLAW, Role.RENEGADE)


def dealt(seed: int, sheriff: str = "random") -> BangGame:
    """A new game of law and crime."""
    return GAME.deal(GAME.setup(6, {**MODE, "first_sheriff": sheriff}, str(seed)), from_seed(str(seed)))


def law(
    *lines: str,
    removed: int = Role.DEPUTY,
    phase: str = "play",
    turn: str = "A",
    show: str = "",
    event: str = "",
    events: str = "",
    deck: str = "...",
) -> list[Actor]:
    """A drawn position; `removed` is the role that left the game."""
    actors = table(
        *lines, phase=phase, turn=turn, show=show, event=event, events=events, deck=deck, options=MODE, first_dead=""
    )
    actors[0].table.g.history.removed_role = removed
    return actors


# Three bad players are dead, one lives.
DEFEATED = ("A 3: bang.AS", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade 3: beer.6H")
# The Sheriff and a Deputy are dead.
LAWLESS = ("A dead", "B outlaw: bang.AS", "C outlaw", "D deputy dead", "E deputy: beer.6H", "F renegade")


# Set-up.


def test_law_and_crime_is_for_six() -> None:  # BANG-N6.1
    for seats in (4, 5, 7, 8):
        with pytest.raises(BadSetup) as caught:
            GAME.setup(seats, MODE, "1")
        assert caught.value.rule == "BANG-N6.1"


def test_the_roles_are_those_of_seven_players_without_one() -> None:  # BANG-N6.1 BANG-N6.2
    lineups = Counter[str]()
    for seed in range(300):
        g = dealt(seed)
        roles = Counter([*(figure.role for figure in g.figures), g.history.removed_role])
        assert roles == {Role.SHERIFF: 1, Role.DEPUTY: 2, Role.OUTLAW: 3, Role.RENEGADE: 1}
        lineups[ROLES[g.history.removed_role]] += 1
    assert 115 < lineups["deputy"] < 185
    assert 50 < lineups["outlaw"] < 100
    assert 50 < lineups["renegade"] < 100


def test_the_player_opposite_the_sheriff_is_a_deputy_half_the_time() -> None:  # BANG-N6.2 BANG-N6.1
    opposite = Counter[str]()
    for seed in range(300):
        g = dealt(seed)
        opposite[ROLES[g.figures[(g.announcer + 3) % 6].role]] += 1
    assert 115 < opposite["deputy"] < 185
    assert 50 < opposite["outlaw"] < 100


@pytest.mark.parametrize("letter", list("ABCDEF"))
def test_the_sheriff_may_be_fixed(letter: str) -> None:  # BANG-N6.1
    g = dealt(1, letter)
    assert g.figures["ABCDEF".index(letter)].role == Role.SHERIFF
    assert g.owner(g.turn) == "ABCDEF".index(letter)


def test_the_sheriff_is_random_otherwise() -> None:  # BANG-N6.1
    assert {dealt(seed).announcer for seed in range(40)} == set(range(6))


def test_the_removed_role_is_known_to_nobody() -> None:  # BANG-N6.1 BANG-N6.10 BANG-I01
    g = dealt(3)
    for seat in range(6):
        imagined = {GAME.imagine(g, seat, QuickRandom(n)).history.removed_role for n in range(40)}
        assert len(imagined) > 1
    assert "removed" not in str(GAME.view(g, 0).plain())


# The closed part.


def test_the_sheriffs_death_does_not_end_the_game() -> None:  # BANG-N6.3
    a, b, *_ = law("A 1", "B outlaw: bang", "C outlaw", "D deputy", "E outlaw", "F renegade", turn="B")
    b.plays("bang", at=a)
    assert (a.alive, a.table.winners, a.board.announcer) == (False, "", 1)


def test_rewards_and_penalties_are_as_usual() -> None:  # BANG-N6.3 BANG-D08 BANG-D09
    lines = ("A: bang bang beer | volcanic", "B outlaw 1", "C outlaw", "D outlaw", "E renegade", "F deputy 1")
    a, b, *_, f = law(*lines)
    a.plays("bang", at=b)
    assert len(a.hand) == 5
    a.plays("bang", at=f)
    assert (a.hand, a.in_play) == ([], [])


def test_all_outlaws_and_the_renegade_dead_need_no_announcement() -> None:  # BANG-N6.4
    a, *_, f = law(
        *("A: bang", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade 1"), removed=Role.DEPUTY
    )
    a.plays("bang", at=f)
    assert a.table.winners == "AB"


def test_three_dead_outlaws_end_nothing() -> None:  # BANG-N6.3 BANG-N6.4
    a, *_, f = law(
        "A: bang", "B deputy", "C outlaw dead", "D outlaw dead", "E deputy", "F outlaw 1", removed=Role.RENEGADE
    )
    a.plays("bang", at=f)
    assert (f.alive, a.table.winners) == (False, "")


def test_a_sheriff_and_two_deputies_dead_let_the_outlaws_win() -> None:  # BANG-N6.4
    _, b, c, *_ = law(
        *("A dead", "B outlaw: bang", "C deputy 1", "D deputy dead", "E outlaw", "F renegade"),
        turn="B",
        removed=Role.OUTLAW,
    )
    b.plays("bang", at=c)
    assert b.table.winners == "BE"


def test_an_outlaw_and_the_renegade_shoot_it_out_although_the_law_is_dead() -> None:  # BANG-N6.4 BANG-N6.13
    _, b, c, *_, f = law(
        *("A dead", "B outlaw: bang.AS bang.2C beer | volcanic", "C deputy 1", "D deputy dead", "E outlaw dead"),
        "F renegade 1",
        turn="B",
        removed=Role.OUTLAW,
    )
    b.plays("bang.AS", at=c)
    assert (b.table.winners, b.asked) == ("", "play")
    assert (b.board.figures[5].role, f.board.figures[1].role) == ("renegade", "outlaw")
    b.plays("bang.2C", at=f)
    assert b.table.winners == "BE"


def test_a_renegade_alone_wins_after_the_last_deputy() -> None:  # BANG-N6.4
    _, _, c, *_, f = law(
        *("A dead", "B outlaw dead", "C deputy 1", "D deputy dead", "E outlaw dead", "F renegade: gatling"),
        turn="F",
        removed=Role.OUTLAW,
    )
    f.plays("gatling")
    assert (c.alive, f.table.winners) == (False, "F")


def test_two_survivors_of_one_camp_win() -> None:  # BANG-N6.4
    _, b, c, *_ = law(
        *("A dead", "B outlaw: bang", "C deputy 1", "D outlaw", "E outlaw dead", "F renegade dead"),
        turn="B",
        removed=Role.DEPUTY,
    )
    b.plays("bang", at=c)
    assert b.table.winners == "BDE"


def test_two_survivors_of_two_camps_shoot_it_out_at_once() -> None:  # BANG-N6.4 BANG-N6.13
    a, b, c, *_ = law(
        *("A: bang.AS bang.2C beer | volcanic", "B outlaw 1", "C outlaw 2", "D deputy dead", "E outlaw dead"),
        "F renegade dead",
        removed=Role.DEPUTY,
        event="ambush",
    )
    a.plays("bang", at=b)
    assert (a.table.winners, a.table.turn, a.asked, a.board.event) == ("", "A", "play", "")
    assert [line["arguments"] for line in b.told if line["text"] == "bang-log-role"] == [
        {"player": "C", "role": "outlaw"}
    ]
    assert [figure.role for figure in a.board.figures] == [
        "sheriff",
        "outlaw",
        "outlaw",
        "deputy",
        "outlaw",
        "renegade",
    ]
    a.plays("bang.2C", at=c)
    assert c.life == 1


def test_the_turn_passes_on_if_its_player_died_before_the_shoot_out() -> None:  # BANG-N6.13
    _, b, c, *_ = law(
        *("A dead", "B outlaw 1: duel.8C", "C outlaw: bang", "D deputy", "E outlaw dead", "F renegade dead"),
        turn="B",
        removed=Role.DEPUTY,
    )
    b.plays("duel", at=c)
    c.answers("bang")
    assert (b.alive, b.table.winners, b.table.turn) == (False, "", "C")


# Crime is defeated.


def test_the_sheriff_may_announce_that_crime_is_defeated() -> None:  # BANG-N6.5
    a, b, *_, f = law(*DEFEATED, phase="turn")
    assert (a.asked, a.options, a.defaults) == ("announce", ["pass", "announce"], ["pass"])
    a.chooses("announce")
    assert (a.board.figures[5].role, f.alive, b.alive) == ("renegade", True, False)
    assert a.table.winners == ""


def test_the_announcement_comes_before_the_event() -> None:  # BANG-N6.5
    a, *_ = law(*DEFEATED, phase="turn", events="high_noon curse", event="ambush")
    assert (a.asked, a.board.event) == ("announce", "ambush")
    a.passes()
    assert a.board.event == "high_noon"


def test_the_law_wins_if_nobody_turns_up() -> None:  # BANG-N6.5
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F deputy")
    a, *_ = law(*lines, removed=Role.RENEGADE, phase="turn")
    a.chooses("announce")
    assert a.table.winners == "ABF"


def test_a_deputy_announces_only_if_the_sheriff_is_dead() -> None:  # BANG-N6.5 BANG-B30
    _, b, *_ = law(*DEFEATED, phase="turn", turn="B")
    assert (b.asked, b.options) == ("announce", ["pass"])
    lines = ("A dead", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade")
    b, c, *_ = law(*lines, phase="turn", turn="B")[1:]
    assert b.options == ["pass", "announce"]
    assert not c.alive


def test_two_dead_bad_players_are_not_enough() -> None:  # BANG-N6.5 BANG-B30
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw", "F renegade")
    a, *_ = law(*lines, phase="turn")
    assert a.asked == "play"
    assert a.why_not("announce") != ""


# The law is dead.


def test_an_outlaw_may_announce_that_the_law_is_dead() -> None:  # BANG-N6.6
    _, b, c, _, e, f = law(*LAWLESS, phase="turn", turn="B", removed=Role.OUTLAW)
    assert b.options == ["pass", "announce"]
    b.chooses("announce")
    assert [figure.role for figure in c.board.figures] == [
        "sheriff",
        "outlaw",
        "outlaw",
        "deputy",
        "deputy",
        "renegade",
    ]
    assert (c.alive, e.alive, f.alive) == (False, True, True)


def test_the_outlaws_win_if_nobody_turns_up() -> None:  # BANG-N6.6
    lines = ("A dead", "B outlaw", "C outlaw", "D deputy dead", "E outlaw", "F renegade dead")
    _, b, *_ = law(*lines, phase="turn", turn="B")
    b.chooses("announce")
    assert b.table.winners == "BCE"


@pytest.mark.parametrize("turn", ["E", "F"])
def test_only_outlaws_announce_that_the_law_is_dead(turn: str) -> None:  # BANG-N6.6 BANG-B30
    me = law(*LAWLESS, phase="turn", turn=turn, removed=Role.OUTLAW)["ABCDEF".index(turn)]
    assert (me.asked, me.options) == ("announce", ["pass"])


def test_the_sheriffs_death_alone_is_not_enough() -> None:  # BANG-N6.6
    lines = ("A dead", "B outlaw", "C outlaw", "D deputy", "E deputy", "F renegade")
    _, b, *_ = law(*lines, phase="turn", turn="B", removed=Role.OUTLAW)
    assert b.asked == "play"


def test_a_deputys_death_alone_is_not_enough() -> None:  # BANG-N6.6
    lines = ("A", "B outlaw", "C outlaw", "D deputy dead", "E deputy", "F renegade")
    _, b, *_ = law(*lines, phase="turn", turn="B", removed=Role.OUTLAW)
    assert b.asked == "play"


# Leaving, and the shoot-out.


def test_whoever_has_not_turned_up_leaves_with_their_role_face_down() -> None:  # BANG-N6.7
    lines = ("A", "B deputy: beer.7H | barrel", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade")
    a, b, *_ = law(*lines, phase="turn")
    a.chooses("announce")
    assert (b.alive, b.hand, b.in_play, a.board.figures[1].role) == (False, [], [], "")
    assert sorted(a.table.discards) == ["barrel.QS", "beer.7H"]
    assert b.figure.has_left
    assert "dead" not in a.table.log


def test_the_cards_of_whoever_leaves_are_told() -> None:  # BANG-N6.7 BANG-I05
    lines = ("A 3", "B deputy: beer.6H | barrel.QS", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade 3")
    a, *_, f = law(*lines, phase="turn")
    a.chooses("announce")
    told = [line["arguments"] for line in f.told if line["text"] in ("bang-log-discard", "bang-log-removed")]
    nothing = {"cause": None, "reason": None}
    assert told == [
        {"target": "B", "card": "barrel.QS", "by": None, **nothing},
        {"player": "B", "card": "beer.6H", **nothing},
    ]


def test_leaving_is_no_death() -> None:  # BANG-N6.7
    lines = ("A greg_digger 1", "B deputy: beer.7H", "C outlaw dead", "D outlaw dead", "E outlaw dead")
    a, *_, f = law(*lines, "F vulture_sam renegade", phase="turn", deck="bang.2C bang.3C ...")
    a.chooses("announce")
    assert (a.life, f.hand) == (1, ["bang.2C", "bang.3C"])


def test_an_announcement_counts_as_a_turn() -> None:  # BANG-N6.8 BANG-Z25
    a, *_, f = law(*DEFEATED, phase="turn")
    a.chooses("announce")
    assert (a.table.turn, f.asked, a.hand, a.life, f.life) == ("F", "play", ["bang.AS"], 3, 3)


def test_events_end_with_the_announcement() -> None:  # BANG-N6.8
    a, *_ = law(*DEFEATED, phase="turn", event="ambush", events="high_noon", show="gag")
    a.chooses("announce")
    assert (a.board.event, a.board.show, a.board.next_event) == ("", "", "")


def test_no_show_comes_in_a_shoot_out() -> None:  # BANG-N6.8 BANG-U08
    lines = (*DEFEATED[:5], "F renegade 3: stagecoach.9S")
    a, *_, f = table(*lines, phase="turn", options=MODE, show="gag", shows="sacagaway wild_west_show")
    a.chooses("announce")
    f.plays("stagecoach.9S")
    assert (f.board.show, len(f.hand)) == ("", 4)


def test_the_last_of_three_wins_and_killers_draw_three() -> None:  # BANG-N6.8 BANG-N6.9
    lines = ("A dead", "B outlaw: bang.AS", "C outlaw", "D deputy dead", "E deputy 1: gatling", "F renegade 1")
    _, b, _, _, e, f = law(*lines, phase="turn", turn="B", removed=Role.OUTLAW)
    b.chooses("announce")
    assert b.table.turn == "E"
    e.plays("gatling")
    while f.asked:
        f.passes()
    assert (f.alive, len(e.hand) >= 3, e.table.winners) == (False, True, "")


def test_anybody_may_be_jailed_in_a_shoot_out_of_three() -> None:  # BANG-N6.8
    lines = ("A dead", "B outlaw", "C outlaw", "D deputy dead", "E deputy: jail.10S", "F renegade")
    _, b, _, _, e, _ = law(*lines, phase="turn", turn="B", removed=Role.OUTLAW)
    b.chooses("announce")
    assert [code for code in e.options if "jail" in code] == ["play:jail.10S:E", "play:jail.10S:F", "play:jail.10S:B"]


def test_the_camp_of_the_survivor_wins() -> None:  # BANG-N6.9 BANG-N6.8
    lines = ("A: bang.AS", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade 1: beer.6H")
    a, *_, f = law(*lines, phase="turn", deck="scope mustang ...")
    a.chooses("announce")
    f.ends()
    f.throws("scope", "mustang")
    a.plays("bang.AS", at=f)
    f.passes()
    assert a.table.winners == "AB"  # they have left, but are of the law


def test_the_renegade_wins_alone() -> None:  # BANG-N6.9
    lines = ("A 1", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade: duel.8C")
    a, *_, f = law(*lines, phase="turn")
    a.chooses("announce")
    f.plays("duel", at=a)
    assert a.table.winners == "F"


def test_beer_is_of_no_use_in_a_shoot_out_of_two() -> None:  # BANG-N6.8 BANG-D03
    a, *_, f = law(*DEFEATED, phase="turn")
    a.chooses("announce")
    f.plays("beer.6H")
    assert f.life == 3


# What nobody learns.


def test_everybody_is_asked_once_a_condition_holds() -> None:  # BANG-N6.10
    for turn in "BF":
        me = law(*DEFEATED, phase="turn", turn=turn)["ABCDEF".index(turn)]
        assert (me.asked, me.options) == ("announce", ["pass"])


def test_a_returned_player_makes_the_condition_lapse() -> None:  # BANG-N6.10 BANG-N6.11
    a, b, c, *_ = law(*DEFEATED, phase="turn", turn="C", show="bone_orchard")
    assert (c.alive, c.asked) == (True, "play")
    assert (a.alive, b.alive) == (True, True)


def test_roles_dealt_face_down_do_not_count_for_the_condition() -> None:  # BANG-N6.11
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade dead")
    for seed in range(3):
        a, _, c, d, *_ = table(*lines, phase="turn", turn="C", show="bone_orchard", options=MODE, seed=str(seed))
        c.ends()
        while c.asked:
            c.chooses(c.options[0])
        assert (a.table.turn, d.alive, d.asked) == ("D", True, "play")


def test_the_removed_role_is_not_told_in_a_view() -> None:  # BANG-N6.10
    a, *_ = law(*DEFEATED, phase="turn", removed=Role.DEPUTY)
    views = []
    for removed in (Role.DEPUTY, Role.OUTLAW):
        a.table.g.history.removed_role = removed
        views.append(GAME.view(a.table.g, 0).plain())
    assert views[0] == views[1]


def test_the_removed_role_is_told_after_the_game() -> None:  # BANG-N6.10
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F deputy")
    a, *_ = law(*lines, removed=Role.RENEGADE, phase="turn")
    assert "removed-role" not in a.table.log
    a.chooses("announce")
    assert [line["arguments"] for line in a.told if line["text"] == "bang-log-removed-role"] == [{"role": "renegade"}]


def test_hands_seen_before_a_shoot_out_are_still_known() -> None:  # BANG-N6.8 BANG-I02
    lines = ("A dead", "B deputy dead", "C outlaw", "D outlaw", "E deputy: beer.6H", "F renegade")
    *_, c, _, e, _ = law(*lines, phase="turn", turn="C", show="sacagaway")
    c.chooses("announce")
    assert c.board.show == ""
    assert "beer.6H" in c.knows_of(e)


def test_a_ghost_that_announces_leaves_at_the_end_of_its_turn() -> None:  # BANG-N6.6 BANG-N6.8 BANG-H03
    lines = ("A dead", "B deputy dead", "C outlaw dead", "D outlaw", "E deputy", "F renegade")
    *_, c, _, e, f = law(*lines, phase="turn", turn="C", event="ghost_town")
    c.chooses("announce")
    assert not c.alive
    assert (e.table.turn, e.alive, f.alive) == ("E", True, True)


def test_a_ghost_is_not_dead_in_its_own_turn() -> None:  # BANG-N6.11
    *_, e, _ = law(*DEFEATED, phase="turn", turn="E", event="ghost_town")
    assert (e.alive, e.asked) == (True, "play")


def test_announcements_are_suspended_in_the_wild_west_show() -> None:  # BANG-N6.12 BANG-W07
    a, *_ = law(*DEFEATED, phase="turn", show="wild_west_show")
    assert a.asked == "play"


def test_only_the_last_one_wins_in_the_wild_west_show() -> None:  # BANG-N6.12 BANG-W07
    a, *_, f = law(
        *("A: bang", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade 1"),
        show="wild_west_show",
    )
    a.plays("bang", at=f)
    assert (f.alive, a.table.winners) == (False, "")


def test_nobody_must_announce() -> None:  # BANG-N6.14
    a, *_ = law(*DEFEATED, phase="turn")
    a.passes()
    assert (a.asked, a.table.turn) == ("play", "A")


def test_three_rounds_of_one_camp_end_the_game() -> None:  # BANG-N6.14
    lines = ("A", "B deputy", "C deputy", "D outlaw dead", "E outlaw dead", "F outlaw dead")
    a, b, c, *_ = law(*lines, phase="turn", removed=Role.RENEGADE)
    turns = 0
    while not a.table.winners:
        me = next(actor for actor in (a, b, c) if actor.asked)
        if me.asked == "play":
            turns += 1
        me.chooses("pass" if "pass" in me.options else "end" if "end" in me.options else me.options[0])
    assert (turns, a.table.winners) == (9, "ABC")


@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_law_and_crime(seed: int) -> None:  # BANG-N6.4 BANG-I10
    options: dict[str, SettingValue] = {
        **MODE,
        "high_noon": seed % 2 == 0,
        "fistful": seed % 3 == 0,
        "wild_west_show": seed > 2,
    }
    g = play_checked_game(6, options, seed)
    assert g.outcome() is not None


@pytest.mark.parametrize("seed", ["842", "1055", "2314", "1", "2"])
def test_random_games_with_all_events_end(seed: str) -> None:  # BANG-N6.8 BANG-W01
    g = GAME.deal(GAME.setup(6, {**EVERYTHING, **MODE}, seed), from_seed(seed))
    random = QuickRandom(3)
    for _ in range(3000):
        waiting = [decision for decision in g.decisions() if decision.waits]
        if not waiting:
            break
        g.apply(waiting[0].seat, random.pick(waiting[0].options))
    assert g.winners
