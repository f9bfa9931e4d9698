"""How the terminal words what can be chosen in Targi: a newcomer sees what an option takes, costs and gives."""

from __future__ import annotations

import pytest

from igroteka.core.outcome import Outcome
from igroteka.games.targi.game import GAME
from igroteka.games.targi.terminal import RENDERER
from igroteka.games.targi.terminal_options import OPTION_RULES
from igroteka.terminal.words import Words, names_for
from igroteka.texts import texts_for
from tests.games.targi.table import RICH, Actor, new_game, play, seat, table


def words_for(actor: Actor, language: str = "en") -> Words:
    texts = texts_for(language)
    return Words(texts, names_for(texts, 2, actor.seat))


def label(actor: Actor, code: str, language: str = "en") -> str:
    """An option of the open question as the menu has it."""
    assert actor.decision is not None
    option = actor.decision.find(code)
    assert option is not None, actor.options
    return RENDERER.label(option, actor.table.session.view(actor.seat), words_for(actor, language))


def question(actor: Actor, language: str = "en") -> str:
    assert actor.decision is not None
    return RENDERER.question(actor.decision, actor.table.session.view(actor.seat), words_for(actor, language))


def placing() -> Actor:
    """A has a Targi on the Trader and one on the dates at the top."""
    a, b = new_game()
    play(a, b, "A place:B5; B place:B14; A place:B2; B place:B3")
    return a


def taking() -> Actor:
    """A may take a gold and a tribe card."""
    a, _ = table(
        turn="A",
        a=seat(RICH, "well_discount", targis="B9", markers="C11 C12"),
        centre={"C11": "goods_gold", "C12": "camp_trader", "C21": "goods_choice"},
    )
    return a


def test_a_place_tells_where_lines_will_cross_m1() -> None:
    a = placing()
    assert label(a, "place:B7") == "Dates (7) → C32"
    assert label(a, "place:B11") == "Pepper (11) → C11"
    assert "Behind an arrow: where your lines will cross." in question(a)


def test_a_place_that_crosses_no_new_line_is_only_named() -> None:
    a, _ = new_game()
    assert label(a, "place:B2") == "Dates (2)"
    assert "arrow" not in question(a)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("use:C11", "Take Gold (C11)"),
        ("use:C12", "Take Camp – trader's tent (C12)"),
        ("skip:C12", "Skip Camp – trader's tent (C12)"),
        ("use:B9", "Use Fata Morgana (9)"),
    ],
)
def test_a_central_card_is_named_where_it_can_be_taken_a4(code: str, told: str) -> None:
    assert label(taking(), code) == told


def test_markers_are_moved_from_card_to_card_b9() -> None:
    a = taking()
    a.chooses("use:B9")
    assert label(a, "marker:C12") == "Move the marker on Camp – trader's tent (C12)"
    a.chooses("marker:C12")
    assert label(a, "to:C21") == "To Choice of goods (C21)"


def test_rows_tell_what_lies_in_them_d1() -> None:
    a = taking()
    a.chooses("use:C12", "play")
    assert label(a, "row:1") == "Row 1: Well – well digger"
    assert label(a, "row:2") == "Row 2: empty"
    assert label(a, "row:1", "ru") == "Ряд 1: «Колодец — копатель колодцев»"


def test_the_end_of_a_turn_tells_that_the_rest_is_skipped_a8() -> None:
    assert label(taking(), "end") == "End the turn and skip the rest"
    assert label(taking(), "end", "ru") == "Закончить ход, остальное пропустить"


@pytest.mark.parametrize(
    ("robber", "told"),
    [
        (3, {"raid:goods": "Pay 1 good", "raid:vp": "Pay 1 VP in tokens"}),
        (11, {"raid:goods": "Pay 3 goods", "raid:vp": "Pay 2 VP in tokens"}),
        (15, {"raid:gold": "Pay 1 gold", "raid:vp": "Pay 3 VP in tokens"}),
    ],
)
def test_prices_of_a_raid_are_told_rd1(robber: int, told: dict[str, str]) -> None:
    a, _ = table(robber=robber, phase="robber", a=seat(RICH))
    assert {code: label(a, code) for code in told} == told


def test_the_dowry_tells_how_much_it_gives_t36() -> None:
    a, _ = table(turn="A", a=seat(RICH, markers="C12"), centre={"C12": "targia_gift"})
    a.chooses("use:C12", "play", "row:1", "pay:date+salt+pepper+pepper")
    assert label(a, "gift:goods") == "Take 3 goods of your choice"
    assert label(a, "gift:gold") == "Take 1 gold"
    assert label(a, "gift:vp", "ru") == "Взять 1 ПО"


def test_a_card_to_be_lifted_is_named_t27() -> None:
    a, _ = table(turn="A", a=seat(RICH, "well_discount", markers="C12"), centre={"C12": "oasis_resettle"})
    a.chooses("use:C12", "play", "row:2", "pay:salt+pepper+gold")
    assert label(a, "lift:1:1") == "Lift Well – well digger (row 1, column 1)"


# What an option is about.


def about(actor: Actor, code: str) -> list[str]:
    option = GAME.option(code)
    assert option is not None
    return RENDERER.about(option, actor.table.session.view(actor.seat))


def test_a_place_is_about_the_card_that_lies_there() -> None:
    a = taking()
    assert about(a, "use:C12") == ["targi-card-camp_trader"]
    assert about(a, "place:B5") == ["targi-card-border_trader"]
    assert RENDERER.parts_at("c12", a.table.session.view(0)) == ["targi-card-camp_trader"]
    assert RENDERER.parts_at("B16", a.table.session.view(0)) == ["targi-card-border_raid_4"]
    assert RENDERER.parts_at("trader", a.table.session.view(0)) == []


def test_a_face_down_card_is_not_told_i2() -> None:
    a, _ = table(turn="A", a=seat(RICH, targis="B9"), centre={"C21": "camp_trader.down"})
    assert about(a, "use:C21") == []
    assert RENDERER.parts_at("C21", a.table.session.view(0)) == []


def test_playing_is_about_the_card_in_question() -> None:
    a = taking()
    a.chooses("use:C12")
    assert about(a, "play") == ["targi-card-camp_trader"]
    assert about(a, "trade:3:date:gold") == []


def test_every_rule_of_an_option_has_words() -> None:
    assert set(OPTION_RULES) <= {verb.name for verb in GAME.verbs}
    for language in ("en", "ru"):
        assert all(texts_for(language).rule(rule) for rule in OPTION_RULES.values())


def test_the_end_tells_totals_e3() -> None:
    texts = texts_for("en")
    parts = {"tokens": 4, "cards": 10, "advantages": 1, "rows": 2}
    outcome = Outcome([1, 2], [17, 17], {"rounds": 12, "points": [parts, parts]})
    lines = RENDERER.facts(outcome, Words(texts, names_for(texts, 2, 0)))
    assert lines[1] == "You: 17 VP (tokens 4, cards 10, advantages 1, rows 2)."
