"""The drawn tables of all games, and what every game refuses alike."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadPosition, BadSetup, Refused
from igroteka.core.positions import read_position
from igroteka.core.random import QuickRandom
from igroteka.core.registry import find_game, games
from igroteka.core.session import LEAVE, Session
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.texts import LANGUAGES, texts_for
from tests.games.bang import table as bang
from tests.games.intrigo import table as intrigo
from tests.games.kittens import table as kittens
from tests.games.targi import table as targi

GAMES = sorted(games())
FIVE = "A: cat_tacocat cat_beard skip shuffle favor"
WITH_FIVE = {**kittens.ALL_CARDS, "combos": "with_five"}


def test_after_an_undo_a_drawn_table_shows_the_present_state() -> None:
    sam, *_ = bang.table("A: barrel.QS", "B:", "C:", "D:")
    sam.chooses("play:barrel.QS")
    sam.undoes()
    assert (sam.hand, sam.in_play) == (["barrel.QS"], [])
    trader, *_ = intrigo.table("A: ...", "B: ...", "C: ...", ducats={"A": 3})
    trader.chooses("buy:thief")
    trader.undoes()
    cat, _ = kittens.table(FIVE, "B:", options=WITH_FIVE, discards=["shuffle"])
    cat.chooses("five:cat_tacocat")
    cat.undoes()
    assert sorted(cat.hand) == ["cat_beard", "cat_tacocat", "favor", "shuffle", "skip"]
    noble, _ = targi.table(a=targi.seat("d5 v4", targis="B6"), turn="A")
    noble.chooses("skip:B6")
    noble.undoes()
    assert noble.g.players[0].targis == [6]
    for actor in (sam, trader, cat, noble):
        assert actor.table.g is actor.session.state


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_after_the_end_names_a_rule(game: str) -> None:
    session = Session.start(find_game(game), find_game(game).setup(find_game(game).seats[0], {}, "1"))
    random, choices = QuickRandom(1), 0
    while session.state.decisions() and choices < 5000:
        decision = session.state.decisions()[0]
        session.choose(decision.seat, decision.random_option(random).code)
        choices += 1
    last = session.choices[-1]
    for code in (last.code, LEAVE, "nonsense"):
        with pytest.raises(Refused) as refusal:
            session.choose(0, code)
        assert refusal.value.text == "error-game-over"
        assert all(texts_for(language).rule(refusal.value.rule) for language in LANGUAGES)
    option = find_game(game).option(last.code)
    assert option is not None
    assert session.state.why_not(0, option)


def test_the_text_of_an_error_has_its_details() -> None:
    with pytest.raises(BadSetup) as refusal:
        find_game("kittens").setup(3, {"deck": "custom", "cards": "nopee:1"}, "1")
    assert "nopee" in str(refusal.value)
    assert "KIT-V01" in str(refusal.value)
    assert "nopee" in refusal.value.code


def test_at_a_live_table_a_nope_names_its_moment() -> None:  # KIT-B15
    a, b, _ = kittens.table("A: skip shuffle", "B: nope", "C:", live=True)
    a.plays("shuffle")
    moment = a.session.state.public_version
    with pytest.raises(Refused, match="error-moment-needed"):
        a.session.choose(b.seat, "nope")
    a.table.close()
    a.plays("skip")
    with pytest.raises(Refused, match="error-too-late"):
        a.session.choose(b.seat, "nope", moment)
    with pytest.raises(Refused, match="error-moment-needed"):
        a.session.choose(b.seat, "nope")
    a.session.choose(b.seat, "nope", a.session.state.public_version)
    assert b.hand == []


def test_a_recorded_game_of_a_live_table_needs_no_moments() -> None:  # KIT-N10
    a, b, _ = kittens.table("A: skip shuffle", "B: nope", "C:", live=True)
    a.plays("shuffle")
    b.nopes()
    *_, again = a.session.restarted().follow(a.session.choices)
    assert again.game.dump(again.state) == a.session.game.dump(a.session.state)


# Tables that no game can come to.

IMPOSSIBLE = [
    ("kittens", "seats: 3\neliminated: [B]\nhands: {B: [nope]}", "KIT-X05"),
    ("kittens", "seats: 3\noptions: {deck: full_box}\neliminated: [B]\nill_take_that: {B: A}", "KIT-X05"),
    ("kittens", "seats: 3\noptions: {deck: full_box}\neliminated: [B]\nill_take_that: {A: B}", "KIT-X05"),
    ("kittens", "seats: 3\noptions: {deck: full_box}\neliminated: [B]\nbarking: [B]", "KIT-X05"),
    ("kittens", "seats: 3\noptions: {deck: full_box}\nhands: {A: [imploding_kitten]}", "KIT-03"),
    ("kittens", "seats: 3\noptions: {deck: full_box}\nhands: {A: [imploding_kitten.up]}", "KIT-03"),
    ("kittens", "seats: 3\nhands: {A: [exploding_kitten]}", "KIT-08"),
    ("targi", "seats: 2\nrobber: 1\nfirst: B", "TARGI-R5"),
    ("targi", "seats: 2\nrobber: 2\nfirst: A", "TARGI-R5"),
    ("targi", "seats: 2\nrobber: 4\nphase: raid\nfirst: A", "TARGI-R5"),
    ("intrigo", "seats: 3\noptions: {first_player: B}\nfirst: A", "INTR-E1"),
    ("intrigo", "seats: 3\noptions: {first_player: A}\nround: 2\nfirst: A", "INTR-E1"),
    ("bang", "seats: 4\nfigures: {B: {role: outlaw, alive: false, hand: [bang.AS]}}", "BANG-D05"),
    ("bang", "seats: 4\nfigures: {B: {role: outlaw, alive: false, in_play: [barrel.QS]}}", "BANG-D05"),
    ("bang", "seats: 4\nfigures: {A: {character: paul_regret}, B: {character: paul_regret}}", "BANG-S03"),
    ("bang", "seats: 4\nfigures: {B: {in_play: [bang.AS]}}", "BANG-G10"),
    ("bang", "seats: 4\nfigures: {B: {in_play: [winchester.8S, remington.KC]}}", "BANG-T33"),
    ("bang", "seats: 4\nfigures: {B: {in_play: [barrel.QS, barrel.KS]}}", "BANG-T33"),
    ("bang", "seats: 4\nfigures: {A: {role: sheriff, in_play: [jail.JS]}}", "BANG-C13"),
]


@pytest.mark.parametrize(("game", "position", "rule"), IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_the_reason(game: str, position: str, rule: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read_position(f"game: {game}\n{position}\n", find_game(game))
    assert refusal.value.rule == rule
    for language in LANGUAGES:
        assert texts_for(language).rule(rule) in texts_for(language).error(refusal.value)


POSSIBLE = [
    ("kittens", "seats: 3\noptions: {deck: full_box}\nhands: {A: [streaking_kitten, exploding_kitten]}"),
    ("kittens", "seats: 3\neliminated: [B]"),
    ("kittens", "seats: 3\noptions: {eliminated_hand: face_down}\neliminated: [B]\nhands: {B: [nope]}"),
    ("targi", "seats: 2\nrobber: 2\nfirst: B"),
    ("targi", "seats: 2\nrobber: 3\nphase: robber\nfirst: B"),
    ("bang", "seats: 4\nfigures: {B: {role: outlaw, alive: , hand: [bang.AS]}}"),
    ("targi", "seats: 2\noptions: {first_player: random}\nrobber: 2\nfirst: A"),
    ("intrigo", "seats: 3\noptions: {first_player: A}\nround: 2\nfirst: B"),
    (
        "bang",
        "seats: 4\nfigures: {B: {role: outlaw, alive: false}, C: {role: renegade, in_play: [jail.JS]}}",
    ),
    ("bang", "seats: 2\nfigures: {A: {hand: [bang.AS]}, B: {alive: false}}"),
]


@pytest.mark.parametrize(("game", "position"), POSSIBLE)
def test_a_table_like_it_that_is_possible_is_not_refused(game: str, position: str) -> None:
    assert read_position(f"game: {game}\n{position}\n", find_game(game)).decisions()


@pytest.mark.parametrize("written", ["on", "'on'", "true", "'yes'"])
def test_a_flag_of_a_position_is_written_as_a_setting_is(written: str) -> None:
    kittens_game, bang_game = find_game("kittens"), find_game("bang")
    state = read_position(f"game: kittens\nseats: 3\nturns_left: 2\nattacked: {written}\n", kittens_game)
    assert isinstance(state, KittensGame)
    assert state.attacked
    assert read_position(f"game: bang\nseats: 4\noptions: {{high_noon: {written}}}\n", bang_game).setup.on("high_noon")


def test_a_flag_that_is_neither_on_nor_off_is_refused_with_what_may_be_written() -> None:
    with pytest.raises(BadSetup) as refusal:
        find_game("bang").setup(4, {"high_noon": "maybe"}, "1")
    assert "Possible: off, on." in str(refusal.value)
    with pytest.raises(BadPosition):
        read_position("game: kittens\nseats: 3\nattacked: perhaps\n", find_game("kittens"))
