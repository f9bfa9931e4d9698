"""Tables as text, both ways, and what is wrong with some of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

import pytest

from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.positions import read_position, write_position
from igroteka.core.random import QuickRandom
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS
from igroteka.texts import LANGUAGES, texts_for
from tests.games.bang.table import CARD_COUNT, EVERYTHING, Actor, Table

BANG = cast("Game[State]", GAME)


def arranged(text: str, seats: int = 4, options: str = "{}") -> list[Actor]:
    """The figures of a position that is written as text."""
    g = read_position(f"game: bang\nseats: {seats}\noptions: {options}\n{text}\n", BANG)
    assert isinstance(g, BangGame)
    whole = Table(g)
    return [Actor(whole, number) for number in range(len(g.figures))]


def same(g: State) -> bool:
    """Is a state that was written as a position and read again the same?"""
    again = BANG.dump(read_position(write_position(BANG, g), BANG))
    parts = ("state", "stack", "random", "setup")
    return [again[part] for part in parts] == [BANG.dump(g)[part] for part in parts]


# Both ways.

TABLES: list[tuple[int, Mapping[str, SettingValue]]] = [
    (2, {}),
    (2, {"wild_west_show_characters": True, "jail_release": "one_turn"}),
    (3, EVERYTHING),
    (4, {}),
    (5, {**EVERYTHING, "no_mercy": True}),
    (6, {**EVERYTHING, "mode": "law_and_crime"}),
    (7, GAME.preset("official").settings),
    (8, EVERYTHING),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_moments_can_be_written_and_read(seats: int, options: Mapping[str, SettingValue]) -> None:  # BANG-S08
    random = QuickRandom(seats)
    g = BANG.deal(BANG.setup(seats, options, str(seats)), random.clone())
    for count in range(120):
        if count % 6 == 0:
            assert same(g)
        if not g.decisions():
            break
        decision = random.pick([found for found in g.decisions() if found.waits] or g.decisions())
        g.apply(decision.seat, random.pick(decision.options))
    assert same(g)


def test_a_game_goes_on_alike_after_reading() -> None:  # BANG-S08
    first = BANG.deal(BANG.setup(5, EVERYTHING, "7"), QuickRandom(7))
    second = read_position(write_position(BANG, first), BANG)
    random = QuickRandom(1)
    for _ in range(200):
        if not first.decisions():
            break
        decision = random.pick([found for found in first.decisions() if found.waits])
        option = random.pick(decision.options)
        first.apply(decision.seat, option)
        second.apply(decision.seat, option)
        assert BANG.view(first, 0).plain() | {"version": 0} == BANG.view(second, 0).plain() | {"version": 0}


def test_a_finished_game_can_be_written_and_read() -> None:  # BANG-W01
    a, b, *_ = arranged("figures: {A: {role: sheriff, hand: [duel.8C]}, B: {role: outlaw, life: 1, hand: []}}")
    for number in (2, 3):
        Actor(a.table, number).figure.alive = False
    a.plays("duel", at=b)
    assert a.table.g.over
    assert same(a.table.g)


def test_a_game_of_a_match_can_be_written_and_read() -> None:  # BANG-M01
    g = BANG.match(4, {"hiring": True, "bounties": True}, "1", 0).next_game()
    assert same(g)


# What is named, and what is filled up.


def test_a_character_hired_earlier_may_lie_face_down_although_it_is_not_played_now() -> None:  # BANG-V06 BANG-H15
    settings = {"hiring": True, "base_characters": False, "dodge_city_characters": True}
    g = BANG.match(4, settings, "1", 0).next_game()
    assert isinstance(g, BangGame)
    hired = SOURCE_WORDS.index("paul_regret")
    assert hired not in g.house_rules.characters
    g.history.hired = [hired, 0, 0, 0]
    g.figures[0].second_character = hired
    assert same(g)


def test_what_is_named_is_there() -> None:  # BANG-S02
    a, b, *_ = arranged(
        "turn: B\n"
        "figures:\n"
        "  A: {role: sheriff, character: willy_the_kid, life: 3, hand: [bang.AS, beer.6H], in_play: [barrel.QS]}\n"
        "  B: {role: outlaw, hand: []}\n"
        "deck: [missed.2S, ...]\n"
        "discards: [gatling.10H]\n"
        "event: ambush\nshow: showdown",
        options="{high_noon: true, fistful: true, wild_west_show: true}",
    )
    assert (a.character, a.life, a.figure.max_life) == ("willy_the_kid", 3, 5)
    assert (a.hand, a.in_play) == (["bang.AS", "beer.6H"], ["barrel.QS"])
    assert (a.table.turn, b.asked, a.table.deck[0], a.table.discards) == ("B", "play", "missed.2S", ["gatling.10H"])
    assert (a.board.event, a.board.show) == ("ambush", "showdown")
    assert SOURCE_WORDS.index("ambush") not in a.table.g.events.pile


def test_what_is_not_named_is_dealt() -> None:  # BANG-S01 BANG-S05
    actors = arranged("", seats=5)
    g = actors[0].table.g
    assert Counter(ROLES[figure.role] for figure in g.figures) == {
        "sheriff": 1,
        "outlaw": 2,
        "renegade": 1,
        "deputy": 1,
    }
    assert [len(actor.hand) for actor in actors] == [figure.max_life for figure in g.figures]
    assert len(g.piles.deck) + sum(len(actor.hand) for actor in actors) == CARD_COUNT


def test_three_players_have_open_roles_and_the_deputy_announces() -> None:  # BANG-N3.1 BANG-N3.5
    for _ in range(3):
        a, *_ = arranged("figures: {A: {role: outlaw}, B: {role: renegade}}", seats=3)
        g = a.table.g
        assert g.figures[g.announcer].role == Role.DEPUTY
        assert [figure.role for figure in a.board.figures] == ["outlaw", "renegade", "deputy"]


def test_with_a_dead_player_of_three_the_last_one_alive_wins() -> None:  # BANG-N3.3
    a, b, c = arranged(
        "turn: A\nfigures: {A: {role: deputy, hand: [duel.8C]}, B: {role: outlaw, alive: false},"
        " C: {role: renegade, life: 1, hand: []}}",
        seats=3,
    )
    assert a.table.g.mode_rules.id == "last_alive"
    a.plays("duel", at=c)
    assert (b.alive, a.table.winners) == (False, "A")


def test_law_and_crime_has_a_role_that_left_the_game() -> None:  # BANG-N6.1
    a, *_ = arranged("figures: {B: {role: deputy}, C: {role: deputy}}", seats=6, options="{mode: law_and_crime}")
    g = a.table.g
    found = Counter([g.history.removed_role, *(figure.role for figure in g.figures)])
    assert found == {0: 1, 1: 2, 2: 3, 3: 1}
    assert g.history.removed_role in (2, 3)


def test_two_players_have_two_figures_each() -> None:  # BANG-N2.1
    a, b, _, d = arranged("turn: B\nfigures: {A: {alive: false}, D: {life: 1}}", seats=2)
    assert (a.seat, b.seat, d.seat, a.table.g.active_figures) == (0, 0, 1, [1, 2])
    assert (b.asked != "", d.life) == (True, 1)


def test_the_announcer_turns_up_an_event_when_their_turn_comes_again() -> None:  # BANG-U03
    a, *_, d = arranged(
        "turn: D\nfigures: {A: {role: sheriff, hand: []}, D: {character: bart_cassidy, hand: []}}",
        options="{high_noon: true}",
    )
    d.ends()
    assert "event" in a.table.log


def test_named_events_come_next_in_their_order() -> None:  # BANG-U01 BANG-U03
    a, *_, d = arranged(
        "turn: D\nfigures: {A: {role: sheriff, hand: []}, B: {hand: []}, C: {hand: []}, D: {hand: []}}\n"
        "event: thirst\nnext_events: [shootout, ranch]",
        options="{high_noon: true, fistful: true}",
    )
    assert (a.board.event, a.board.next_event, a.board.events_left) == ("thirst", "shootout", 29)
    assert a.table.log.count("next-event") == 1
    d.ends()
    assert (a.board.event, a.board.next_event) == ("shootout", "ranch")


# Broken files.

BROKEN = [
    "figures: [A]",
    "figures: {A: 3}",
    "figures: {A: {hat: 1}}",
    "figures: {A: {role: king}}",
    "figures: {A: {role: sheriff}, B: {role: sheriff}}",
    "figures: {A: {role: deputy}}",
    "figures: {A: {character: nobody}}",
    "figures: {A: {character: bang}}",
    "figures: {A: {character: ambush}}",
    "figures: {A: {life: -1}}",
    "figures: {A: {life: many}}",
    "figures: {A: {hand: bang.AS}}",
    "figures: {A: {hand: [bang]}}",
    "figures: {A: {hand: [bang.AS, bang.AS]}}",
    "figures: {A: {in_play: [bang.1X]}}",
    "deck: bang.AS",
    "deck: [bang.AS]\ndiscards: [bang.AS]",
    "discards: [scope.AS, scope.AS]",
    "event: gatling",
    "event: nothing",
    "show: bart_cassidy",
    "next_events: ranch",
    "next_events: [gatling]",
    "next_events: [ranch]",
    "options: {fistful: on}\nnext_events: [ranch, ranch]",
    "options: {fistful: on}\nevent: ranch\nnext_events: [ranch]",
    "turn: E",
    "turn: AB",
    "turn: 1",
    "turn: B\nfigures: {B: {alive: false}}",
    "exact: {players: 3, figures: []}",
    "exact: {}",
    "exact: {players: [], figures: []}",
    "stack: [{}]",
    "weather: fine",
]


@pytest.mark.parametrize("text", BROKEN)
def test_broken_positions_are_refused_politely(text: str) -> None:  # BANG-B34
    with pytest.raises(IgrotekaError) as caught:
        read_position(f"game: bang\nseats: 4\n{text}\n", BANG)
    for language in LANGUAGES:
        assert texts_for(language).error(caught.value)


@pytest.mark.parametrize("head", ["seats: 1", "seats: 9", "seats: many", "seats: 5\noptions: {mode: law_and_crime}"])
def test_broken_setups_are_refused_politely(head: str) -> None:  # BANG-B34
    with pytest.raises(IgrotekaError):
        read_position(f"game: bang\n{head}\n", BANG)


def test_a_written_position_that_was_cut_is_refused_politely() -> None:  # BANG-B34
    text = write_position(BANG, BANG.deal(BANG.setup(4, {}, "1"), QuickRandom(1)))
    lines = text.splitlines()
    for end in range(1, len(lines), max(1, len(lines) // 15)):
        try:
            read_position("\n".join(lines[:end]), BANG)
        except IgrotekaError:
            continue
