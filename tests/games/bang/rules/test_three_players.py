"""Three players with open roles (BANG-N3), and two Renegades among eight (BANG-N8)."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.random import from_seed
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from tests.games.bang.table import EVERYTHING, Actor, table

THREE = ("A deputy", "B outlaw", "C renegade")


# Set-up.


def test_the_three_roles_are_dealt_at_random_and_open() -> None:  # BANG-N3.1
    dealt = set()
    for seed in range(12):
        g = GAME.deal(GAME.setup(3, {}, str(seed)), from_seed(str(seed)))
        roles = tuple(figure.role for figure in g.figures)
        assert sorted(roles) == [1, 2, 3]
        dealt.add(roles)
    assert len(dealt) > 3
    a, b, c = table(*THREE)
    for actor in (a, b, c):
        assert [figure.role for figure in actor.board.figures] == ["deputy", "outlaw", "renegade"]


def test_the_deputy_begins_without_a_bonus() -> None:  # BANG-N3.1
    for seed in range(4):
        g = GAME.deal(GAME.setup(3, {}, str(seed)), from_seed(str(seed)))
        assert g.figures[g.turn].role == Role.DEPUTY
        counts = [entry.numbers[1] for entry in g.journal or [] if entry.phrase.text == "bang-log-dealt"]
        assert counts == [figure.max_life for figure in g.figures]
        assert all(figure.max_life <= 4 for figure in g.figures)


def test_anybody_may_be_jailed() -> None:  # BANG-N3.1
    a, *_ = table("A deputy: jail.10S", "B outlaw", "C renegade")
    assert [code for code in a.options if "jail" in code] == [f"play:jail.10S:{letter}" for letter in "ABC"]


# Targets.


@pytest.mark.parametrize(("hunter", "target"), [("A", "C"), ("C", "B"), ("B", "A")])
def test_whoever_kills_their_own_target_wins_at_once(hunter: str, target: str) -> None:  # BANG-N3.2
    lines = [
        f"{letter} {role} 1: bang bang" for letter, role in zip("ABC", ("deputy", "outlaw", "renegade"), strict=True)
    ]
    players = table(*lines, turn=hunter)
    me, other = players["ABC".index(hunter)], players["ABC".index(target)]
    me.plays("bang", at=other)
    while other.asked:
        other.passes()
    assert me.table.winners == hunter


@pytest.mark.parametrize(("killer", "dead"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_wrong_hunter_only_draws_three_cards(killer: str, dead: str) -> None:  # BANG-N3.3 BANG-N3.4
    lines = [f"{line} 1" for line in THREE]
    lines["ABC".index(killer)] += ": bang"
    players = table(*lines, turn=killer)
    me, other = players["ABC".index(killer)], players["ABC".index(dead)]
    me.plays("bang", at=other)
    assert (other.alive, me.table.winners, len(me.hand)) == (False, "", 3)


def test_after_another_death_the_last_one_alive_wins() -> None:  # BANG-N3.3
    a, b, c = table("A deputy: bang.AS bang.2C | volcanic", "B outlaw 1", "C renegade 1")
    a.plays("bang", at=b)
    assert a.table.winners == ""
    a.plays("bang", at=c)
    assert a.table.winners == "A"


def test_the_survivor_wins_whoever_was_their_target() -> None:  # BANG-N3.3
    a, b, c = table("A deputy 1", "B outlaw 1", "C renegade: bang.AS bang.2C | volcanic", turn="C")
    c.plays("bang", at=a)
    c.plays("bang", at=b)
    assert c.table.winners == "C"


def test_a_death_without_a_killer_decides_nothing() -> None:  # BANG-N3.3
    a, _, c = table("A deputy", "B outlaw", "C renegade 1", event="high_noon", phase="steps", turn="C")
    assert (c.alive, a.table.winners, a.hand != []) == (False, "", True)


def test_a_deputys_death_costs_nothing() -> None:  # BANG-N3.4
    a, _, c = table("A deputy 1", "B outlaw", "C renegade: bang beer | scope", turn="C")
    c.plays("bang", at=a)
    assert (len(c.hand), c.in_play) == (4, ["scope.AS"])


# Beer, events.


def test_beer_is_of_no_use_once_two_are_left() -> None:  # BANG-N3.5
    a, *_ = table("A deputy 2: beer", "B outlaw dead", "C renegade")
    a.plays("beer")
    assert a.life == 2
    b, *_ = table("A deputy 2: beer", "B outlaw", "C renegade")
    b.plays("beer")
    assert b.life == 3


def test_the_deputy_announces_events() -> None:  # BANG-N3.5 BANG-U03
    for seed in range(4):
        g = GAME.deal(GAME.setup(3, EVERYTHING, str(seed)), from_seed(str(seed)))
        assert g.figures[g.announcer].role == Role.DEPUTY


def test_the_fight_stays_when_the_dead_come_back() -> None:  # BANG-N3.6
    a, b, c = table("A deputy: bang.AS bang.2C | volcanic", "B outlaw 1", "C renegade 1", show="bone_orchard")
    a.plays("bang.AS", at=b)
    a.ends()
    assert (b.alive, a.table.turn) == (True, "B")
    assert [figure.role for figure in c.board.figures] == ["deputy", "outlaw", "renegade"]
    b.ends()
    b.throws(b.hand[0])
    c.ends()
    c.throws(c.hand[0])
    a.plays("bang.2C", at=c)
    while c.asked:
        c.passes()
    assert (b.alive, c.alive, a.table.winners) == (True, False, "")


def test_helena_deals_new_open_roles_and_targets() -> None:  # BANG-N3.6 BANG-X01
    found = set()
    for seed in range(10):
        a, b, c = table(
            *("A deputy: stagecoach bang.AS", "B outlaw 1", "C renegade"),
            shows="helena_zontero",
            deck="beer.6H beer.7H beer.8H ...",
            seed=str(seed),
        )
        a.plays("stagecoach")
        roles = [figure.role for figure in c.board.figures]
        assert Counter(roles) == {"deputy": 1, "outlaw": 1, "renegade": 1}
        a.plays("bang", at=b)
        won = (roles[0], roles[1]) in (("deputy", "renegade"), ("renegade", "outlaw"), ("outlaw", "deputy"))
        assert a.table.winners == ("A" if won else "")
        found.add(won)
    assert found == {True, False}


def test_targets_do_not_count_in_the_wild_west_show() -> None:  # BANG-N3.6 BANG-W07
    a, b, c = table("A deputy: bang.AS", "B outlaw", "C renegade 1", show="wild_west_show")
    a.plays("bang", at=c)
    assert (c.alive, b.alive, a.table.winners) == (False, True, "")


def test_a_ghost_counts_as_living_in_the_fight() -> None:  # BANG-N3.6 BANG-W06
    a, b, _ = table(
        *("A deputy 1: bang.AS", "B outlaw 1", "C renegade"),
        event="ghost_town",
        deck="beer.6H beer.7H beer.8H bang.2C ...",
    )
    a.plays("bang", at=b)
    a.ends()
    a.throws("beer.6H", "beer.7H")
    b.plays("bang.2C", at=a)
    a.passes()
    a.answers("beer")  # three are living while the ghost is here
    assert (a.life, b.table.winners) == (1, "")


def test_a_ghost_that_is_left_with_one_other_does_not_end_the_game() -> None:  # BANG-N3.6 BANG-W06
    a, b, c = table(
        *("A deputy 1: bang.AS", "B outlaw 1", "C renegade"),
        event="ghost_town",
        deck="scope barrel mustang bang.2C ...",
    )
    a.plays("bang", at=b)
    a.ends()
    a.throws("scope", "barrel")
    b.plays("bang.2C", at=a)
    while a.asked:
        a.passes()
    assert (a.alive, b.table.winners) == (False, "")
    b.ends()
    assert c.table.winners == "C"


# Eight players.

EIGHT = ("A 1", "B renegade: bang", "C renegade")


def test_two_renegades_do_not_win_together() -> None:  # BANG-N8.1 BANG-EX10 BANG-W04
    a, b, *_ = table(*EIGHT, *[f"{letter} dead" for letter in "DEFGH"], turn="B")
    b.plays("bang", at=a)
    roles = [Actor(a.table, ord(letter) - 65).figure.role for letter in a.table.winners]
    assert roles == [2, 2, 2]


def test_one_renegade_wins_as_the_single_survivor() -> None:  # BANG-N8.1 BANG-W02
    a, b, *_ = table("A 1", "B renegade: bang", "C renegade dead", *[f"{x} dead" for x in "DEFGH"], turn="B")
    b.plays("bang", at=a)
    assert a.table.winners == "B"


def test_renegades_do_not_know_each_other() -> None:  # BANG-N8.1 BANG-I01
    _, b, c, *_ = table(*EIGHT, *"DEFGH")
    assert (b.board.figures[2].role, c.board.figures[1].role) == ("", "")


def test_the_law_must_kill_both_renegades() -> None:  # BANG-N8.1 BANG-W03
    dead = [f"{letter} outlaw dead" for letter in "DEF"] + ["G deputy", "H deputy"]
    a, b, *_ = table("A: bang", "B renegade 1", "C renegade", *dead)
    a.plays("bang", at=b)
    assert (b.alive, a.table.winners) == (False, "")
