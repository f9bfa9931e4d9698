"""What a time-out takes (section 18 of the dossier); of several, one by lot."""

from __future__ import annotations

import pytest

from igroteka.core.random import from_seed
from igroteka.games.bang.game import GAME
from tests.games.bang.table import Actor, Table, table

# Answers.


def test_a_target_stops() -> None:  # BANG-A09
    a, b, *_ = table("A: bang", "B: missed.2S | barrel", "C", "D")
    a.plays("bang", at=b)
    assert b.defaults == ["pass"]


def test_a_target_of_indians_loses_life() -> None:  # BANG-A07
    a, b, *_ = table("A: indians", "B: bang", "C", "D")
    a.plays("indians")
    assert b.defaults == ["pass"]


def test_a_duel_is_given_up() -> None:  # BANG-A08
    a, b, *_ = table("A: duel", "B: bang", "C", "D")
    a.plays("duel", at=b)
    assert b.defaults == ["pass"]


def test_a_ricochet_is_not_answered() -> None:  # BANG-F06
    a, b, *_ = table("A: bang.AS", "B: missed | barrel", "C", "D", event="ricochet")
    a.chooses(next(code for code in a.options if "ricochet" in code))
    assert (b.asked, b.defaults) == ("ricochet", ["pass"])


def test_a_roulette_is_declined() -> None:  # BANG-F14
    a, *_ = table("A: missed", "B", "C", "D", events="russian_roulette", phase="turn")
    assert a.defaults == ["pass"]


def test_a_dying_player_gives_up() -> None:  # BANG-D02
    a, b, *_ = table("A: duel", "B 1: beer", "C", "D")
    a.plays("duel", at=b)
    b.passes()
    assert (b.asked, b.defaults) == ("dying", ["pass"])


def test_teren_kill_checks() -> None:  # BANG-D04
    a, b, *_ = table("A: duel", "B teren_kill 1: beer", "C", "D")
    a.plays("duel", at=b)
    b.passes()
    assert b.defaults == ["use:teren_kill"]


@pytest.mark.parametrize("deck", ["bang.2C beer.6H ...", "beer.6H bang.2C ..."])
def test_lucky_duke_takes_the_better_card(deck: str) -> None:  # BANG-K02
    _, b, *_ = table("A", "B lucky_duke: | jail", "C", "D", turn="B", phase="steps", deck=deck)
    assert b.defaults == ["check:beer.6H"]


def test_lucky_duke_takes_the_better_card_against_dynamite() -> None:  # BANG-K02
    _, b, *_ = table("A", "B lucky_duke: | dynamite", "C", "D", turn="B", phase="steps", deck="bang.8S beer.6H ...")
    assert b.defaults == ["check:beer.6H"]


# Phase 1.


@pytest.mark.parametrize("character", ["jesse_jones", "pedro_ramirez", "pat_brennan"])
def test_cards_are_drawn_as_usual(character: str) -> None:  # BANG-T11
    a, *_ = table(f"A {character}", "B: beer | barrel", "C", "D", phase="draw", discards="scope")
    assert (a.asked, a.defaults) == ("draw", ["draw"])


def test_kit_carlson_keeps_the_first_cards() -> None:  # BANG-P07
    a, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="beer.6H bang.AS scope ...")
    while a.asked == "look":
        a.chooses(a.defaults[0])
    assert a.hand == ["beer.6H", "bang.AS"]


def test_claus_keeps_the_first_two() -> None:  # BANG-P34
    a, b, *_ = table("A claus_the_saint", "B", "C", "D", phase="draw", deck="beer.6H bang.AS scope barrel mustang ...")
    while a.asked != "play":
        assert len(a.defaults) == 1
        a.chooses(a.defaults[0])
    assert (a.hand, b.hand) == (["beer.6H", "bang.AS"], ["scope.AS"])


def test_nobody_drinks_hard_liquor() -> None:  # BANG-F01
    a, *_ = table("A 2", "B", "C", "D", phase="draw", event="hard_liquor")
    assert a.defaults == ["draw"]


def test_peyote_is_red_and_then_stops() -> None:  # BANG-F04
    a, *_ = table("A", "B", "C", "D", phase="draw", event="peyote", deck="beer.6H ...")
    assert a.defaults == ["guess:red"]
    a.chooses("guess:red")
    assert a.defaults == ["pass"]


# The start of a turn.


@pytest.mark.parametrize(
    ("line", "event"),
    [("A vera_custer", ""), ("A greygory_deck", ""), ("A", "new_identity"), ("A 2", "blood_brothers")],
)
def test_nothing_is_done_at_the_start_of_a_turn(line: str, event: str) -> None:  # BANG-T05 BANG-T04
    a, *_ = table(line, "B 2", "C", "D", phase="steps", event=event)
    assert a.asked in ("character-step", "new-pair", "event")
    assert a.defaults == ["pass"]


def test_announcements_are_not_made() -> None:  # BANG-N6.10
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade")
    a, *_ = table(*lines, phase="turn", options={"mode": "law_and_crime"})
    assert (a.asked, a.defaults) == ("announce", ["pass"])


def test_the_announcers_left_neighbour_is_handcuffed() -> None:  # BANG-H09
    a, *_ = table("A", "B dead", "C", "D", phase="turn", events="handcuffs")
    assert a.defaults == ["choose:C"]


# Random ones.


def test_a_card_for_the_daltons_is_random() -> None:  # BANG-H06
    a, *_ = table("A: | barrel scope", "B", "C", "D", phase="turn", events="the_daltons")
    assert (len(a.defaults), sorted(a.defaults)) == (2, sorted(a.options))


def test_a_card_for_the_levy_is_random() -> None:  # BANG-P42
    _, b, *_ = table("A youl_grinner", "B: beer scope", "C", "D", phase="draw")
    assert (b.asked, sorted(b.defaults)) == ("levy", ["pick:beer.6H", "pick:scope.AS"])


def test_a_card_above_the_hand_limit_is_random() -> None:  # BANG-T14
    a, *_ = table("A 1: beer scope", "B", "C", "D")
    a.ends()
    assert sorted(a.defaults) == ["discard:beer.6H", "discard:scope.AS"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A doc_holyday: beer.6H scope bang.AS", "use-at:doc_holyday:B"),
        ("A sid_ketchum 2: beer.6H scope bang.AS", "offer:sid_ketchum"),
        ("A 2: whisky.QH beer.6H scope bang.AS", "play:whisky.QH"),
    ],
)
def test_a_price_is_random(line: str, code: str) -> None:  # BANG-P21 BANG-P12 BANG-C31
    a, *_ = table(line, "B", "C", "D")
    a.chooses(code)
    assert (a.asked, sorted(a.defaults)) == ("pay", ["pay:bang.AS", "pay:beer.6H", "pay:scope.AS"])


def test_a_commanded_copy_is_random() -> None:  # BANG-X04
    a, b, *_ = table("A", "B: bang.AS bang.2C", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(a)
    assert sorted(b.defaults) == ["play:bang.2C", "play:bang.AS"]


def test_two_vultures_take_at_random() -> None:  # BANG-Q40
    a, b, c, _ = table("A: duel.8C", "B 1: scope | barrel", "C vulture_sam", "D vera_custer +vulture_sam")
    a.plays("duel", at=b)
    while b.asked:
        b.passes()
    assert (c.asked, c.defaults) == ("estate", ["hand", "table:barrel.QS"])


# The rest.


def test_the_first_card_of_a_store_is_taken() -> None:  # BANG-C08
    a, *_ = table("A: general_store.QS", "B", "C", "D", deck="scope beer.6H bang.AS barrel ...")
    a.plays("general_store")
    assert a.defaults == ["pick:scope.AS"]


def test_a_dead_players_cards_in_play_go_first() -> None:  # BANG-D05
    a, b, *_ = table("A: duel.8C", "B 1: scope | barrel", "C", "D")
    a.plays("duel", at=b)
    while b.asked in ("duel", "dying"):
        b.passes()
    assert (b.asked, b.defaults) == ("estate", ["pass"])
    b.passes()
    assert a.table.discards[:2] == ["barrel.QS", "scope.AS"]


def test_phase_two_ends() -> None:  # BANG-T12
    a, *_ = table("A: bang beer", "B", "C", "D")
    assert a.defaults == ["end"]


def test_ranch_changes_nothing() -> None:  # BANG-F03
    a, *_ = table("A: bang beer", "B", "C", "D", event="ranch")
    a.ends()
    assert (a.asked, a.defaults) == ("event", ["pass"])


def test_the_active_character_stays() -> None:  # BANG-N2.3
    lines = ("A", "B", "C", "D")
    a, *_ = table(*lines, two=True, phase="steps", turn="B")
    assert a.defaults == ["choose:B"]


def test_a_dynamite_comes_to_the_active_character() -> None:  # BANG-N2.6
    a, _, c, _ = table("A: | dynamite", "B", "C", "D", two=True, phase="steps", deck="beer.6H ...")
    assert (c.asked, c.defaults) == ("place", ["choose:C"])
    assert a.asked == ""


def test_nothing_is_taken_back() -> None:  # BANG-V01
    a, b, *_ = table("A: bang", "B", "C", "D", options={"no_mercy": True})
    a.plays("bang", at=b)
    a.ends()
    assert (a.asked, a.defaults) == ("take-back", ["pass"])


def auction(**options: bool) -> list[Actor]:
    """The start of a game of a match; A is Sheriff and has kept nothing yet."""
    carried = GAME.match(4, {"first_sheriff": "A", **options}, "1", 0).carried
    carried = {**carried, "money": [1000] * 4, "in_play": [["scope.AS"], [], [], []]}
    whole = Table(GAME.deal(GAME.setup(4, options, "1", carried=carried), from_seed("1")))
    return [Actor(whole, number) for number in range(4)]


def test_no_cards_are_kept() -> None:  # BANG-V02
    a, *_ = auction(experience=True)
    assert (a.asked, a.defaults) == ("keep-cards", ["pass"])


def test_a_forced_opening_is_a_hundred_on_the_first_character() -> None:  # BANG-V03
    *_, c, d = auction(hiring=True)
    assert d.defaults == d.options[:1]
    d.chooses(d.options[0])
    assert d.defaults == ["bid:100"]
    d.chooses("bid:100")
    assert (c.asked, c.defaults) == ("bid", ["pass"])


def test_an_offer_has_no_default() -> None:  # BANG-P12
    _, b, *_ = table("A", "B sid_ketchum 2: beer scope", "C", "D")
    assert b.decision is not None
    assert (b.defaults, b.decision.waits) == ([], False)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_every_default_is_an_option(seats: int) -> None:  # BANG-I10
    options = {"high_noon": seats > 2, "fistful": seats > 2, "wild_west_show": seats > 2}
    random = from_seed(str(seats))
    g = GAME.deal(GAME.setup(seats, options, str(seats)), random)
    for _ in range(400):
        for decision in g.decisions():
            assert all(option in decision.options for option in decision.defaults)
            assert decision.defaults or not decision.waits
        if not g.decisions():
            break
        decision = random.pick([found for found in g.decisions() if found.waits])
        g.apply(decision.seat, random.pick(decision.options))
