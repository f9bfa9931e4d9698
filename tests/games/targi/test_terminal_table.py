"""The table in the terminal."""

import pytest
from rich.console import Console

from igroteka.core.outcome import Outcome
from igroteka.core.views import SPECTATOR
from igroteka.terminal import renderer_of
from igroteka.terminal.words import Words, names_for
from igroteka.texts import texts_for
from tests.games.targi.table import RICH, Actor, rows, seat, table


def shown(actor: Actor, seat_: int, language: str = "en", *, brief: bool = False) -> str:
    """What a reader sees."""
    texts = texts_for(language)
    words = Words(texts, names_for(texts, 2, seat_))
    console = Console(width=120, record=True, file=None, force_terminal=False)
    with console.capture() as capture:
        console.print(renderer_of("targi").table(actor.table.session.view(seat_), words, brief=brief))
    return capture.get()


def a_table() -> Actor:
    a, _ = table(
        turn="A",
        robber=5,
        a=seat(
            RICH,
            "well_hidden_gold",
            hand="camp_ambush",
            hand_public=False,
            targis="B3",
            markers="C13",
            coins=["well_hidden_gold"],
        ),
        b=seat("d2", rows(4), targis="B7"),
        centre={"C13": "goods_gold", "C12": "targia_discount", "C21": "camp_trader.down"},
    )
    return a


def test_the_board_shows_robber_figures_markers_and_cards() -> None:
    told = shown(a_table(), 0)
    for words in ("☠", "5 Trader", "C13", "Gold", "DSS / G", "tribe card", "Round 4 of 12", "coin"):
        assert words in told
    assert "ambush" in told


def test_a_secret_hand_card_is_not_shown_to_others() -> None:
    for seat_ in (1, SPECTATOR):
        told = shown(a_table(), seat_)
        assert "ambush" not in told
        assert "only its owner knows" in told


@pytest.mark.parametrize(("language", "words"), [("en", "Round 4 of 12"), ("ru", "Раунд 4 из 12")])
def test_the_board_speaks_both_languages(language: str, words: str) -> None:
    assert words in shown(a_table(), 1, language, brief=True)


def test_everything_can_be_shown_to_who_may_see_it() -> None:
    a = a_table()
    texts = texts_for("en")
    words = Words(texts, names_for(texts, 2))
    views = [a.table.session.view(seat_) for seat_ in (SPECTATOR, 0, 1)]
    console = Console(width=120)
    with console.capture() as capture:
        console.print(renderer_of("targi").open_table(views[0], views[1:], words))
    assert "ambush" in capture.get()


def test_the_end_tells_where_points_come_from() -> None:
    texts = texts_for("en")
    words = Words(texts, names_for(texts, 2))
    parts = {"tokens": 3, "cards": 21, "advantages": 3, "rows": 6}
    lines = renderer_of("targi").facts(Outcome([1, 2], [33, 33], {"rounds": 12, "points": [parts, parts]}), words)
    assert "12 rounds" in lines[0]
    assert "rows 6" in lines[1]


def test_cards_lead_to_their_rules() -> None:
    assert renderer_of("targi").rule_of("targi-card-camp_trader") == "TARGI-T44"
    assert renderer_of("targi").rule_of("targi-card-border_noble") == "TARGI-B1"


def test_a_goods_card_is_told_once() -> None:
    a = a_table()
    a.chooses("use:C13")
    told = [entry.phrase.text for entry in a.g.journal or [] if renderer_of("targi").is_shown(entry)]
    assert told == ["targi-log-goods-card"]
