"""Why an option is said to be good: true wherever it is said, and said in both languages."""

from importlib import import_module

import pytest

from igroteka.bots.search.thinker import knowledge_of
from igroteka.core.options import Verb
from igroteka.games.bang.bots.search.reasons import CARDS
from igroteka.games.bang.rules.enums import Colour
from igroteka.games.bang.rules.faces import KINDS
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.intrigo.rules.words import BUY, TAKE
from igroteka.texts import LANGUAGES, texts_for
from tests.games.bang.table import table as bang
from tests.games.kittens.table import table as kittens
from tests.games.targi.table import PLAIN, seat
from tests.games.targi.table import table as targi
from tests.seated import Seated

TABLES = {
    "bang": "igroteka.games.bang.bots.search.reasons",
    "intrigo": "igroteka.games.intrigo.bots.search",
    "kittens": "igroteka.games.kittens.bots.search.reasons",
    "targi": "igroteka.games.targi.bots.search",
}


def reason(actor: Seated, code: str) -> str:
    """Why this option is said to be good for this player."""
    decision, id = actor.decision, actor.session.game.id
    assert decision is not None
    option = decision.find(code)
    assert option is not None, [one.code for one in decision.options]
    found = knowledge_of(id).reason(actor.session.view(actor.seat), decision, option)
    assert all(texts_for(language).has(found) for language in LANGUAGES)
    return found.removeprefix(f"bot-{id}-")


@pytest.mark.parametrize("id", TABLES)
def test_of_every_verb_it_is_known_what_it_is_good_for(id: str) -> None:
    reasons: dict[Verb, str] = import_module(TABLES[id]).REASONS
    verbs = {one for one in vars(import_module(f"igroteka.games.{id}.rules.words")).values() if isinstance(one, Verb)}
    assert set(reasons) == verbs - {BUY, TAKE}  # their reasons depend on who is bought, and whose card is kept
    for language in LANGUAGES:
        assert all(texts_for(language).has(f"bot-{id}-{why}") for why in reasons.values())


def test_of_every_brown_card_of_bang_it_is_known_what_it_is_good_for() -> None:
    assert set(CARDS) <= {kind.id for kind in KINDS.values()}
    assert {kind.id for kind in KINDS.values() if kind.colour == Colour.BROWN} <= set(CARDS)
    for language in LANGUAGES:
        assert all(texts_for(language).has(f"bot-bang-{why}") for why in CARDS.values())


def test_nobody_is_called_a_foe_who_is_most_likely_a_friend() -> None:
    _, b, *_ = bang("A sheriff: | mustang", "B deputy: duel.QD jail.JS", "C", "D", "E", turn="B")
    assert reason(b, "play:duel.QD:A") == "usual"
    assert reason(b, "play:duel.QD:C") == "shoot"
    assert reason(b, "play:jail.JS:C") == "burden"
    a, *_ = bang("A sheriff: jail.JS", "B deputy", "C", "D", "E")
    a.table.g.history.public_actions = tuple([PublicAction(by, 0, "bang", "", (0, 1)) for by in (2, 3, 4)] * 2)
    assert reason(a, "play:jail.JS:B") == "usual"


def test_a_shot_at_somebody_who_is_nearly_dead_finishes_him() -> None:
    a, *_ = bang("A sheriff: bang.QH", "B outlaw 1", "C outlaw 3", "D", "E outlaw 3")
    assert reason(a, "play:bang.QH:B") == "finish"
    assert reason(a, "play:bang.QH:E") == "shoot"


def test_a_shot_at_somebody_whose_role_is_known_is_no_guess() -> None:
    _, b, *_ = bang("A sheriff 4", "B outlaw: bang.QH", "C outlaw 3", "D", "E outlaw 3", turn="B")
    assert reason(b, "play:bang.QH:A") == "shoot-foe"
    assert reason(b, "play:bang.QH:C") == "shoot"


@pytest.mark.parametrize(("life", "why"), [(1, "heal-last"), (2, "heal")])
def test_beer_is_worth_most_to_who_is_nearly_dead(life: int, why: str) -> None:
    a, *_ = bang(f"A sheriff {life}: beer.6H", "B", "C", "D", "E")
    assert reason(a, "play:beer.6H") == why


@pytest.mark.parametrize(("life", "why"), [(1, "answer-last"), (2, "answer")])
def test_the_last_life_point_is_worth_a_missed(life: int, why: str) -> None:
    a, b, *_ = bang("A sheriff: bang", f"B {life}: missed.2S", "C", "D", "E")
    a.plays("bang", at=b)
    assert reason(b, "answer:missed.2S") == why


def test_a_green_card_is_laid_before_it_robs_anybody() -> None:
    a, *_ = bang("A sheriff: conestoga.9D brawl.JS", "B", "C", "D", "E")
    assert reason(a, "play:conestoga.9D") == "lay"


def test_a_card_that_fills_a_row_of_the_display_is_said_to() -> None:
    display = f"{' '.join(PLAIN[:3])} | {PLAIN[4]}"
    a, _ = targi(turn="A", a=seat("d5 s5 p5 g5 v4", display, targis="B1", markers="C12"), centre={"C12": PLAIN[9]})
    a.chooses("use:C12", "play")
    assert reason(a, "row:1") == "row-full"
    assert reason(a, "row:2") == "row"


def test_a_draw_is_called_as_dangerous_as_it_is() -> None:
    a, _ = kittens(
        "A: see_the_future_3x skip", "B:", pile="exploding_kitten cat_beard*3", options={"deck": "classic_base"}
    )
    a.plays("see_the_future_3x")
    assert reason(a, "play:skip") == "escape"
    assert reason(a, "draw") == "draw-risk"


def test_a_place_is_praised_for_crossings_only_where_lines_cross() -> None:
    a, b = targi(phase="placing", robber=5)
    for mine, theirs, why in [("B1", "B14", "place-open"), ("B2", "B15", "place-open"), ("", "", "place-alone")]:
        reasons = {place: reason(a, f"place:{place}") for place in a.board.lines}
        assert {reasons[place] for place, cells in a.board.lines.items() if cells} <= {"place"}
        assert {reasons[place] for place, cells in a.board.lines.items() if not cells} == {why}
        if mine:
            a.chooses(f"place:{mine}")
            b.chooses(f"place:{theirs}")
    assert "place" in reasons.values()
