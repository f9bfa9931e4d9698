"""The detectors of `python -m tools.blunders` name laughable moves, and no others."""

import subprocess
import sys

import pytest

from tests.games.bang.table import table as bang
from tests.games.intrigo.table import long
from tests.games.intrigo.table import table as intrigo
from tests.games.kittens.table import table as kittens
from tests.games.targi.table import RICH, seat
from tests.games.targi.table import table as targi
from tests.seated import Seated
from tools.blunders import Detector, detector_of

CLASSIC = {"deck": "classic_base"}


def named(detector: Detector, actor: Seated, code: str) -> str:
    """What a detector says of an option."""
    decision = actor.decision
    assert decision is not None
    option = decision.find(code)
    assert option is not None, [one.code for one in decision.options]
    return detector.name(actor.session.state, decision, option)


def test_bang_a_beer_at_full_life_and_a_duel_with_the_sheriff() -> None:
    a, *_ = bang("A 5/5: beer.6H bang.AS", "B", "C", "D")
    assert named(detector_of("bang"), a, "play:beer.6H") == "a Beer at full life"
    assert named(detector_of("bang"), a, "play:bang.AS:B") == ""
    _, b, *_ = bang("A", "B deputy: duel.QD mustang.8H", "C", "D", "E", turn="B")
    assert named(detector_of("bang"), b, "play:duel.QD:A") == "a Deputy attacks the Sheriff"
    assert named(detector_of("bang"), b, "play:duel.QD:C") == ""
    assert named(detector_of("bang"), b, "end") == "a card that helps in play stays in hand"


def test_kittens_a_known_kitten_and_one_that_was_just_put_on_top() -> None:
    pile = "exploding_kitten cat_beard*3"
    a, _ = kittens("A: skip see_the_future_3x", "B:", pile=pile, options=CLASSIC)
    assert named(detector_of("kittens"), a, "draw") == ""
    a.plays("see_the_future_3x")
    assert named(detector_of("kittens"), a, "draw") == "draws a known kitten with an escape in hand"
    assert named(detector_of("kittens"), a, "play:skip") == ""
    a, b = kittens("A: defuse", "B: skip", pile=pile, options=CLASSIC)
    detector = detector_of("kittens")
    a.draws()
    assert named(detector, a, "put:0") == ""
    a.puts(0)
    assert named(detector, b, "draw") == "draws a kitten just put on top with help in hand"


@pytest.mark.parametrize(("hand", "laughable"), [("skip", True), ("skip defuse", False)])
def test_kittens_among_three_a_defuse_is_help_enough(hand: str, *, laughable: bool) -> None:
    a, b, _ = kittens("A: defuse", f"B: {hand}", "C:", pile="exploding_kitten cat_beard*3", options=CLASSIC)
    detector = detector_of("kittens")
    for code in ("draw", "put:0"):
        named(detector, a, code)
        a.chooses(code)
    assert (named(detector, b, "draw") != "") == laughable


def test_targi_goods_and_payable_cards_that_are_left() -> None:
    a, _ = targi(turn="A", a=seat("d2 s2 g2 v4", markers="C12"), centre={"C12": "well_plain_gold"}, robber=5)
    assert named(detector_of("targi"), a, "end") == "leaves a payable card of three points"
    a.chooses("use:C12")
    assert named(detector_of("targi"), a, "discard") == "discards a payable card of three points"
    assert named(detector_of("targi"), a, "play") == ""
    a, _ = targi(turn="A", a=seat("v4", targis="B3"), robber=5)
    assert named(detector_of("targi"), a, "end") == "leaves goods"
    display = "well_plain_gold well_plain_big well_plain_small | camel_plain_gold"
    a, _ = targi(turn="A", a=seat(RICH, display, markers="C12"), centre={"C12": "camel_plain_big"}, robber=5)
    a.chooses("use:C12", "play")
    assert named(detector_of("targi"), a, "row:1") == "breaks a row of three alike"
    assert named(detector_of("targi"), a, "row:2") == ""


def test_intrigo_a_stronger_own_card_that_is_passed_on() -> None:
    packets = {"A": "C2 C3 D4 T4", "B": "...", "C": "...", "D": "..."}
    a, *_ = intrigo("A:", "B:", "C:", "D:", phase="draft", packets=packets)
    assert named(detector_of("intrigo"), a, long("take:C2")) == "passes on a stronger own card"
    assert named(detector_of("intrigo"), a, long("take:C3")) == ""


def test_the_tool_counts_what_bots_do() -> None:
    command = [sys.executable, "-m", "tools.blunders", "kittens", "-n", "1", "--bots", "random", "--seats", "2"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert found.startswith("kittens, 2 × random, 1 games:")
