"""What the browser is told of Scopa: the board, the cards, the words; and how the conformance suite checks that."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from igroteka.conformance import CheckedSetup, layouts
from igroteka.conformance.checked_table import CheckedTable
from igroteka.core.components import DrawnComponent, Look
from igroteka.core.layout import PILE, BoardLayout, Counter, Zone, layout_of
from igroteka.core.views import SPECTATOR
from igroteka.server.entry.game_client import components_of, game_texts, look_of_game
from igroteka.texts import LANGUAGES
from igroteka_scopa import client
from igroteka_scopa.client import LOOK, OF, layout
from igroteka_scopa.game import GAME
from scopa_table import dealt, table


def zone(found: list[Zone], id: str) -> Zone:
    return next(one for one in found if one.id == id)


def checked() -> CheckedTable:
    return CheckedTable(GAME, CheckedSetup("quick", 2, {"points": 5}), "layout")


# The board.


def test_the_board_shows_the_own_hand_and_counts_those_of_others() -> None:  # SCO-H01
    a, b = table("A: 7d ks 2c", "B: 3d 4d 5d", on="7h 4c")
    found = layout(b.session.view(1))
    assert zone(found.players[1].zones, "hand").cards == ["3d", "4d", "5d"]
    hidden = zone(found.players[0].zones, "hand")
    assert (hidden.cards, hidden.hidden) == ([], 3)
    assert zone(found.zones, "table").cards == ["7h", "4c"]
    assert zone(found.zones, "deck") == Zone("deck", OF, [], hidden=len(a.g.deck), kind=PILE)


def test_a_spectator_sees_no_hand() -> None:  # SCO-H01
    a, _ = dealt()
    found = layout(GAME.view(a.g, SPECTATOR))
    assert [zone(player.zones, "hand").cards for player in found.players] == [[], []]


def test_a_card_that_is_about_to_take_stands_out() -> None:  # SCO-T05
    a, _ = table("A: 7d ks 2c", "B: ...", on="4c ah 2s 3d kd")
    assert "played" not in {one.id for one in layout(a.session.view(0)).zones}
    a.chooses("play:7d", "take:4c")
    found = layout_of(a.session.game, a.session.view(0))
    assert found is not None
    assert zone(found.zones, "played").marked == ("7d",)
    assert zone(found.zones, "table").marked == ("4c",)


def test_piles_and_points_lie_before_their_players() -> None:  # SCO-H02, SCO-E01
    a, _ = table("A: 7d ks 2c", "B: ...", on="7h", points={"A": 4}, dealer="B")
    a.chooses("play:7d")
    own, other = layout(a.session.view(0)).players
    assert zone(own.zones, "pile").cards == ["7d", "7h"]
    assert own.counters == [Counter("points", 4, 11), Counter("sweeps", 1)]
    assert (own.notes, other.notes) == ((), ("scopa-note-dealer",))


# What a host tells clients that were built without the game.


def test_a_client_is_told_all_cards_with_colours_and_symbols() -> None:
    found = components_of(GAME)
    assert list(found) == list(GAME.components)
    assert found["scopa-card-7d"] == {
        "rule": "SCO-P03",
        "kind": "d",
        "set": "",
        "copies": 0,
        "colour": "gold",
        "symbol": "♦",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_is_told_the_words_of_the_pages_and_not_of_the_terminal(language: str) -> None:
    found = game_texts(GAME, language)
    assert set(found) == {"bots", "cards", "game", "pages", "rules", "table"}
    assert "scopa-zone-table" in found["table"]


def test_a_client_is_told_how_the_pages_look() -> None:
    found = look_of_game(GAME)
    assert found is not None
    assert (found["table"], found["symbol"], found["seats"]) == ("green", "♦", 2)
    assert found["highlights"] == {"scopa-log-deal": "stage", "scopa-log-sweep": "great", "scopa-log-won": "won"}


# The checks of the conformance suite.


def test_the_layout_and_the_looks_pass() -> None:
    assert list(layouts.layouts_are_sound(checked())) == []
    assert list(layouts.looks_can_be_drawn(checked())) == []


def with_zone(flawed: Zone) -> Callable[[BoardLayout], BoardLayout]:
    """The layout with a flawed zone."""
    return lambda found: replace(found, zones=[flawed, *found.zones])


@pytest.mark.parametrize(
    ("flaw", "told"),
    [
        (with_zone(Zone("heap", OF, [])), "en: scopa-zone-heap"),
        (with_zone(Zone("deck", OF, ["8d"])), "en: scopa-card-8d"),
        (with_zone(Zone("deck", OF, [], kind="fan")), "the zone deck cannot be drawn"),
        (with_zone(Zone("deck", OF, [], hidden=-1)), "the zone deck cannot be drawn"),
        (with_zone(Zone("deck", OF, [], press="draw")), "the zone deck takes an option that nobody knows: draw"),
        (lambda found: replace(found, players=found.players[:1]), "the layout has 1 players"),
        (lambda found: replace(found, counters=[Counter("luck", 7)]), "ru: scopa-counter-luck"),
        (
            lambda found: replace(found, players=[replace(one, notes=("nobody",)) for one in found.players]),
            "en: nobody",
        ),
    ],
)
def test_a_layout_that_cannot_be_drawn_is_found(
    flaw: Callable[[BoardLayout], BoardLayout], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layouts, "layout_of", lambda game, view: flaw(layout(view)))
    assert [one for one in layouts.layouts_are_sound(checked()) if one.startswith(told)]


@pytest.mark.parametrize(
    ("look", "told"),
    [
        (replace(LOOK, table="mauve"), "there is no table of the colour mauve"),
        (
            replace(LOOK, poster=("scopa-card-8d",)),
            "the poster shows scopa-card-8d, which is no component of the game",
        ),
        (replace(LOOK, highlights={"scopa-log-won": "loud"}), "the line scopa-log-won cannot stand out as loud"),
        (replace(LOOK, highlights={"scopa-log-lost": "won"}), "the line scopa-log-lost cannot stand out as won"),
    ],
)
def test_pages_that_cannot_be_drawn_are_found(look: Look, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "LOOK", look)
    assert list(layouts.looks_can_be_drawn(checked())) == [told]


def test_a_colour_that_no_client_has_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "components", lambda: {"scopa-card-7d": DrawnComponent("SCO-P03", "d", colour="mauve")})
    assert list(layouts.looks_can_be_drawn(checked())) == ["scopa-card-7d has the colour mauve"]
