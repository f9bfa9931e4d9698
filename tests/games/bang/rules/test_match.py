"""A match for money (BANG-M): who is paid what, and how a match goes on."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.match import Match
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.match import BangMatch, ending, payment, payments
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ROLES
from tests.games.bang.table import Actor, table


def match(
    seats: int = 5, games: int = 0, seed: str = "match", options: Mapping[str, SettingValue] | None = None
) -> BangMatch:
    """A new match."""
    found = GAME.match(seats, options or {}, seed, games)
    assert isinstance(found, BangMatch)
    return found


def paid(actor: Actor) -> list[int]:
    """What a finished game pays to everybody."""
    series = match(len(actor.table.g.players))
    series.add_result(actor.table.g)
    return series.scores


def finish(g: State, seed: int = 1) -> State:
    """Play a game to its end at random."""
    random = QuickRandom(seed)
    while g.decisions():
        decision = random.pick([found for found in g.decisions() if found.waits] or g.decisions())
        g.apply(decision.seat, random.pick(decision.options))
    return g


def bang(g: State) -> BangGame:
    """The state as one of this game."""
    assert isinstance(g, BangGame)
    return g


# The match.


@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_there_are_as_many_games_as_players(seats: int) -> None:  # BANG-M01
    assert match(seats).games == seats


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_is_for_four_to_eight(seats: int) -> None:  # BANG-M01
    with pytest.raises(BadSetup) as caught:
        match(seats).next_game()
    assert caught.value.rule == "BANG-M01"


def test_everybody_is_sheriff_once() -> None:  # BANG-M01
    series = match(4)
    sheriffs = []
    while not series.over:
        g = bang(series.next_game())
        sheriffs.append(g.announcer)
        assert g.figures[g.announcer].role == Role.SHERIFF
        series.add_result(finish(g))
    first = sheriffs[0]
    assert sheriffs == [(first + n) % 4 for n in range(4)]


def test_the_first_sheriff_is_random() -> None:  # BANG-M01
    assert {bang(match(4, seed=str(n)).next_game()).announcer for n in range(30)} == {0, 1, 2, 3}


def test_the_table_may_say_who_is_the_first_sheriff() -> None:  # BANG-M01
    series = match(5, options={"first_sheriff": "C"})
    g = bang(series.next_game())
    assert g.announcer == 2
    series.add_result(finish(g))
    assert bang(series.next_game()).announcer == 3


def test_other_roles_are_dealt_at_random() -> None:  # BANG-M01
    found = {
        tuple(f.role for f in bang(match(5, seed=str(n), options={"first_sheriff": "A"}).next_game()).figures)
        for n in range(20)
    }
    assert len(found) > 3


def test_money_is_added_up() -> None:  # BANG-M01
    series = match(4)
    total = [0] * 4
    for seed in range(3):
        g = bang(finish(series.next_game(), seed))
        total = [sum(pair) for pair in zip(total, payments(g), strict=True)]
        series.add_result(g)
        assert series.scores == total


def test_a_match_without_hiring_starts_with_nothing() -> None:  # BANG-M01 BANG-V03
    assert match().scores == [0] * 5


# The table of money.


def test_five_players_and_the_law_wins() -> None:  # BANG-EX08 BANG-M02
    a, b, *_ = table("A: bang", "B outlaw 1", "C deputy", "D outlaw dead", "E renegade dead")
    a.plays("bang", at=b)
    assert paid(a) == [3000, 0, 2000, 0, 0]


def test_a_dead_deputy_is_paid_less() -> None:  # BANG-M02
    a, b, *_ = table("A: bang", "B outlaw 1", "C deputy dead", "D outlaw dead", "E renegade dead")
    a.plays("bang", at=b)
    assert paid(a) == [3000, 0, 1400, 0, 0]


def test_a_renegade_killed_last_is_paid() -> None:  # BANG-M02 BANG-M03
    a, b, *_ = table("A: bang", "B renegade 1", "C deputy", "D outlaw dead", "E outlaw dead")
    a.plays("bang", at=b)
    assert paid(a) == [3000, 2000, 2000, 0, 0]


def test_a_renegade_killed_earlier_gets_nothing() -> None:  # BANG-M03
    a, b, *_, e = table("A: bang bang | volcanic", "B outlaw 1", "C deputy", "D outlaw dead", "E renegade 1")
    a.plays("bang", at=e)
    a.plays("bang", at=b)
    assert paid(a) == [3000, 0, 2000, 0, 0]


def test_a_renegade_whose_death_did_not_end_the_game_gets_nothing() -> None:  # BANG-M03 BANG-Q67
    a, b, c, _ = table(
        *("A", "B outlaw dead", "C renegade 1", "D outlaw dead"),
        event="ghost_town",
        phase="turn",
        turn="B",
        deck="duel.8C bang.AS bang.2C ...",
    )
    b.plays("duel", at=c)
    assert (c.alive, a.table.winners) == (False, "")
    b.ends()
    assert (a.table.winners, paid(a)) == ("A", [3000, 0, 0, 0])


def test_a_renegade_killed_before_the_announcement_gets_nothing() -> None:  # BANG-M03 BANG-N6.5
    lines = ("A: duel", "B deputy", "C outlaw dead", "D outlaw dead", "E renegade 1", "F deputy")
    a, b, *_, e, f = table(*lines, options={"mode": "law_and_crime"})
    a.plays("duel", at=e)
    for actor in (a, b, f):
        if actor.asked == "announce":
            actor.passes()
        actor.ends()
    a.chooses("announce")
    assert paid(a) == [3000, 2000, 0, 0, 0, 2000]


def test_of_two_renegades_only_the_last_to_die_is_paid() -> None:  # BANG-M03 BANG-Z51
    dead = [f"{letter} outlaw dead" for letter in "DEF"]
    a, b, *_ = table("A: bang", "B renegade 1", "C renegade dead", *dead, "G deputy dead", "H deputy")
    a.plays("bang", at=b)
    assert paid(a) == [4500, 3200, 0, 0, 0, 0, 2100, 3000]


def test_seven_players_and_the_outlaws_win() -> None:  # BANG-EX09 BANG-M02
    lines = ("A 1", "B outlaw: bang", "C outlaw", "D outlaw dead", "E renegade", "F deputy", "G deputy dead")
    a, b, *_ = table(*lines, turn="B")
    b.plays("bang", at=a)
    assert paid(a) == [0, 3000, 3000, 2400, 2100, 0, 0]


def test_a_dead_renegade_gets_nothing_from_the_outlaws() -> None:  # BANG-M02
    a, b, *_ = table("A 1", "B outlaw: bang", "C outlaw", "D renegade dead", turn="B")
    b.plays("bang", at=a)
    assert paid(a) == [0, 2000, 2000, 0]


def test_two_living_renegades_are_both_paid_by_the_outlaws() -> None:  # BANG-M02 BANG-Z51
    dead = [f"{letter} outlaw dead" for letter in "DEF"]
    a, b, *_ = table("A 1", "B renegade: bang", "C renegade", *dead, "G deputy dead", "H deputy dead", turn="B")
    b.plays("bang", at=a)
    assert paid(a) == [0, 2400, 2400, 2400, 2400, 2400, 0, 0]


def test_a_renegade_wins() -> None:  # BANG-M02
    a, b, *_ = table("A 1", "B renegade: bang", "C outlaw dead", "D outlaw dead", "E deputy dead", turn="B")
    b.plays("bang", at=a)
    assert paid(a) == [500, 7500, 0, 0, 0]


def test_another_renegade_gets_nothing_from_the_winner() -> None:  # BANG-M02 BANG-Z51
    dead = [f"{letter} dead" for letter in "DEFGH"]
    a, b, *_ = table("A 1", "B renegade: bang", "C renegade dead", *dead, turn="B")
    b.plays("bang", at=a)
    assert paid(a) == [800, 12000, 0, 0, 0, 0, 0, 0]


def test_who_killed_whom_does_not_matter() -> None:  # BANG-M02
    *_, d, e = table("A", "B outlaw dead", "C renegade dead", "D outlaw 1", "E deputy: bang", turn="E")
    e.plays("bang", at=d)
    assert paid(e) == [3000, 0, 0, 0, 2000]


def test_a_deputy_who_kills_the_sheriff_is_fined() -> None:  # BANG-M04
    a, b, *_ = table("A 1", "B deputy: bang", "C outlaw", "D outlaw dead", "E renegade", turn="B")
    b.plays("bang", at=a)
    assert paid(a) == [0, -5000, 2000, 1600, 1500]


def test_others_who_kill_the_sheriff_are_not_fined() -> None:  # BANG-M04
    a, b, *_ = table("A 1", "B renegade: bang", "C outlaw", "D outlaw", "E deputy", turn="B")
    b.plays("bang", at=a)
    assert paid(a) == [0, 1500, 2000, 2000, 0]


def test_nobody_is_fined_for_a_sheriff_without_a_killer() -> None:  # BANG-M04 BANG-D07
    a, *_ = table(
        *("A 1: | dynamite", "B outlaw", "C outlaw", "D renegade", "E deputy"), phase="steps", deck="bang.8S ..."
    )
    assert (a.table.winners, paid(a)) == ("BC", [0, 2000, 2000, 1500, 0])


def test_the_fine_is_due_in_the_wild_west_show_too() -> None:  # BANG-M04 BANG-M05
    a, b, *_ = table("A 1", "B deputy: bang", "C dead", "D dead", "E dead", turn="B", show="wild_west_show")
    b.plays("bang", at=a)
    assert paid(a) == [500, 2500, 0, 0, 0]


def fines(actor: Actor) -> list[int]:
    """What everybody is paid less than the table of money says."""
    g = actor.table.g
    outlaws = sum(figure.role == Role.OUTLAW for figure in g.figures)
    plain = [payment(g, seat, ending(g), outlaws) for seat in range(len(g.figures))]
    return [due - got for due, got in zip(plain, payments(g), strict=True)]


@pytest.mark.parametrize("seed", range(6))
def test_a_fine_is_for_the_role_of_the_killer_at_that_moment(seed: int) -> None:  # BANG-M04 BANG-X01
    lines = ("A 1", "B deputy: bang.AS stagecoach duel.8C duel.QD", "C dead", "D outlaw 1", "E dead", "F renegade 1")
    a, b, _, d, _, f = table(
        *lines,
        turn="B",
        options={"mode": "law_and_crime"},
        shows="helena_zontero wild_west_show",
        deck="beer.6H beer.7H beer.8H ...",
        seed=str(seed),
    )
    b.plays("bang", at=a)
    b.plays("stagecoach")
    assert "roles-mixed" in a.table.log
    b.plays("duel.8C", at=d)
    if not a.table.winners:
        b.plays("duel.QD", at=f)
    assert (a.table.g.over, fines(a)) == (True, [0, 5000, 0, 0, 0, 0])


@pytest.mark.parametrize("seed", range(6))
def test_a_fine_is_not_changed_by_a_second_mixing_of_roles(seed: int) -> None:  # BANG-M04 BANG-X01
    lines = ("A 1", "B deputy: bang.AS stagecoach wells_fargo", "C outlaw", "D outlaw", "E outlaw", "F renegade")
    a, b, *_ = table(
        *lines,
        turn="B",
        options={"mode": "law_and_crime"},
        shows="helena_zontero helena_zontero wild_west_show",
        deck="beer.6H beer.7H beer.8H beer.9H beer.10H beer.JH panic.JH ...",
        seed=str(seed),
    )
    b.plays("bang", at=a)
    b.plays("stagecoach")
    b.plays("wells_fargo")
    assert (a.table.log.count("roles-mixed"), fines(a)) == (2, [0, 5000, 0, 0, 0, 0])


def test_a_fine_outlives_the_bone_orchard() -> None:  # BANG-M04 BANG-X06
    lines = ("A 1", "B deputy 1: bang.AS", "C outlaw: duel.8C duel.QD", "D outlaw dead", "E outlaw", "F renegade 1")
    a, b, c, d, _, f = table(*lines, turn="B", options={"mode": "law_and_crime"}, show="bone_orchard", seed="6")
    b.plays("bang", at=a)
    b.ends()
    c.plays("duel.8C", at=b)
    c.ends()
    assert (d.alive, [ROLES[other.figure.role] for other in (b, d)]) == (True, ["outlaw", "deputy"])
    assert fines(a) == [0, 5000, 0, 0, 0, 0]
    assert f.alive


def test_a_deputy_who_kills_the_sheriff_twice_is_fined_twice() -> None:  # BANG-M04 BANG-N6.11
    lines = ("A 1", "B deputy: bang.AS duel.8C", "C outlaw", "D outlaw", "E outlaw", "F renegade")
    a, b, c, d, e, f = table(*lines, turn="B", options={"mode": "law_and_crime"}, show="bone_orchard")
    b.plays("bang", at=a)
    for actor in (b, c, d, e, f):
        actor.ends()
    a.ends()
    a.throws(a.hand[0])
    b.plays("duel.8C", at=a)
    a.passes()
    a.passes()
    assert fines(a) == [0, 10000, 0, 0, 0, 0]


def test_nobody_else_knows_what_the_killer_of_the_sheriff_was() -> None:  # BANG-M04 BANG-I01
    lines = ("A 1", "B deputy: bang.AS stagecoach", "C outlaw", "D outlaw", "E outlaw", "F renegade")
    a, b, c, *_ = table(
        *lines,
        turn="B",
        options={"mode": "law_and_crime"},
        shows="helena_zontero wild_west_show",
        deck="beer.6H beer.7H beer.8H ...",
    )
    b.plays("bang", at=a)
    b.plays("stagecoach")

    def imagined(actor: Actor) -> set[bool]:
        games = [GAME.imagine(actor.table.g, actor.seat, QuickRandom(seed)) for seed in range(30)]
        return {payments(g)[b.seat] < 0 for g in games}

    assert (imagined(b), imagined(c)) == ({True}, {True, False})


@pytest.mark.parametrize("role", ["outlaw", "renegade"])
def test_the_last_one_of_the_wild_west_show_is_paid_as_a_renegade(role: str) -> None:  # BANG-M05
    a, b, *_ = table("A 1", f"B {role}: bang", "C dead", "D dead", turn="B", show="wild_west_show")
    b.plays("bang", at=a)
    assert paid(a) == [400, 6000, 0, 0]


def test_a_sheriff_who_survives_the_wild_west_show_is_paid_once() -> None:  # BANG-M05
    a, b, *_ = table("A: bang", "B 1", "C dead", "D dead", show="wild_west_show")
    a.plays("bang", at=b)
    assert paid(a) == [6000, 0, 0, 0]


def test_in_law_and_crime_the_dealt_outlaws_count_and_leaving_is_no_death() -> None:  # BANG-M06
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E renegade dead", "F deputy")
    a, *_ = table(*lines, phase="turn", options={"mode": "law_and_crime"})
    a.table.g.history.removed_role = 2
    a.chooses("announce")
    assert paid(a) == [3000, 2000, 0, 0, 0, 2000]


def test_a_deputy_who_left_counts_as_alive() -> None:  # BANG-M06
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade 1: duel.8C")
    a, b, *_, f = table(*lines, phase="turn", options={"mode": "law_and_crime"}, deck="scope mustang bang.AS ...")
    a.chooses("announce")
    assert not b.alive
    f.ends()
    f.throws("scope", "mustang")
    a.plays("bang.AS", at=f)
    f.passes()
    assert paid(a) == [4500, 3000, 0, 0, 0, 2400]


# The final ranking.


def ranked(scores: list[int], wins: list[list[int]], turns: list[int], played: int = 4) -> list[int]:
    """The places of a match that stands so."""
    series = match(len(scores))
    series.scores, series.played = scores, played
    series.carried = {**series.carried, "wins": wins, "turns": turns}
    return series.places()


NONE = [0, 0, 0, 0]


def test_most_money_wins() -> None:  # BANG-M01
    assert ranked([100, 400, -50, 300], [NONE] * 4, [9, 1, 9, 9]) == [3, 1, 4, 2]


@pytest.mark.parametrize("column", range(4))
def test_victories_break_ties_in_the_order_of_the_roles(column: int) -> None:  # BANG-M07
    better = [int(n == column) for n in range(4)]
    worse = [9 if n > column else 0 for n in range(4)]
    assert ranked([500] * 4, [worse, better, NONE, worse], [5, 1, 1, 4])[1] == 1


def test_turns_break_the_next_ties() -> None:  # BANG-M07
    assert ranked([500] * 4, [NONE] * 4, [3, 5, 4, 2]) == [3, 1, 2, 4]


def test_the_last_lots_are_drawn_only_with_the_last_deal() -> None:  # BANG-M07
    places = set()
    for deal in range(20):
        series = match(4, games=1)
        setup = GAME.setup(4, {}, f"deal {deal}", carried=series.carried)
        series.add_result(finish(GAME.deal(setup, from_seed("same"))))
        series.scores = [0] * 4
        series.carried |= {"wins": [[0] * 4] * 4, "turns": [0] * 4}
        places.add(tuple(series.places()))
    assert len(places) > 5


def test_lots_break_the_last_ties() -> None:  # BANG-M07
    assert sorted(ranked([500] * 4, [NONE] * 4, [3] * 4)) == [1, 2, 3, 4]
    assert ranked([500] * 4, [NONE] * 4, [3] * 4, played=2) == [1, 1, 1, 1]


def test_the_turns_of_each_player_are_counted() -> None:  # BANG-M07
    a, b, *_ = table("A", "B outlaw: bang", "C outlaw dead", "D renegade dead", phase="turn")
    a.ends()
    b.ends()
    a.ends()
    assert [player.turns for player in a.table.g.players] == [2, 2, 0, 0]


def test_victories_are_counted_by_role() -> None:  # BANG-M07
    a, b, *_ = table("A: bang", "B outlaw 1", "C deputy", "D outlaw dead", "E renegade dead")
    a.plays("bang", at=b)
    series = match(5)
    series.add_result(a.table.g)
    assert series.carried["wins"] == [[1, 0, 0, 0], NONE, [0, 0, 1, 0], NONE, NONE]


# Saving and resuming.

VARIANTS = {"hiring": True, "experience": True, "bounties": True, "no_mercy": True}


def played_to_the_end(series: Match, save: bool) -> dict[str, object]:
    """The end of a match, saved and resumed at many moments or never."""
    while not series.over:
        g = series.next_game()
        random = QuickRandom(series.played)
        count = 0
        while g.decisions():
            decision = random.pick([found for found in g.decisions() if found.waits] or g.decisions())
            g.apply(decision.seat, random.pick(decision.options))
            count += 1
            if save and (count < 12 or count % 40 == 0):
                g = GAME.load(json.loads(json.dumps(GAME.dump(bang(g)))))
        series.add_result(g)
        if save:
            series = BangMatch.resume(series.game, json.loads(json.dumps(series.dump())))
    return series.dump()


@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
def test_a_match_that_was_saved_ends_alike(options: Mapping[str, SettingValue]) -> None:  # BANG-M01 BANG-V05
    assert played_to_the_end(match(4, options=options), save=True) == played_to_the_end(
        match(4, options=options), save=False
    )


def test_a_broken_match_is_refused() -> None:  # BANG-M01
    saved = match(4).dump()
    for field in saved:
        broken = {key: value for key, value in saved.items() if key != field}
        with pytest.raises(BadSetup):
            BangMatch.resume(match(4).game, broken)


def test_no_game_follows_the_last() -> None:  # BANG-M01
    series = match(4, games=1)
    series.add_result(finish(series.next_game()))
    with pytest.raises(BadSetup):
        series.next_game()


def test_a_running_game_is_not_counted() -> None:  # BANG-M01
    series = match(4)
    with pytest.raises(BadSetup):
        series.add_result(series.next_game())
    assert series.played == 0
