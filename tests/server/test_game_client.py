"""What a host tells clients that were built without a game: its words, its components, how its pages look."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest

from igroteka.core.registry import games
from igroteka.learning.howto import screens
from igroteka.server.entry.game_client import components_of, game_texts, look_of_game
from igroteka.texts import LANGUAGES
from tests.core.toy import GAME as TOY
from tests.server.host import OneProcess
from tests.server.raw import ask


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_words_of_a_game_are_told_by_file(house: OneProcess, game: str, language: str) -> None:
    found = ask(house.port, "GET", f"/api/games/{game}/texts/{language}")
    assert found.status == 200
    told = json.loads(found.body)
    assert f"game-{game} =" in told["game"]
    assert "terminal" not in told


@pytest.mark.parametrize("game", games())
def test_the_components_of_a_game_are_told_in_its_order(house: OneProcess, game: str) -> None:
    found = ask(house.port, "GET", f"/api/games/{game}/components")
    assert found.status == 200
    told = json.loads(found.body)
    assert list(told) == [id for id in games()[game].components if id in told]
    assert all({"rule", "kind", "set", "copies"} <= set(part) for part in told.values())


@pytest.mark.parametrize(
    "path",
    [
        "nothing/texts/en",
        "kittens/texts/de",
        "kittens/texts/..%2Fen",
        "nothing/components",
        "nothing/howto",
        "kittens/nothing",
    ],
)
def test_what_is_not_there_is_refused(house: OneProcess, path: str) -> None:
    assert ask(house.port, "GET", f"/api/games/{path}").status in (404, 422)


def test_a_game_that_is_nothing_but_rules_has_nothing_to_tell() -> None:
    assert game_texts(TOY, "en") == {}
    assert components_of(TOY) == {}
    assert look_of_game(TOY) is None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("MIRINO", {"bang": {"cards": ["bang-scope"], "rules": []}}),
        ("разбойник", {"targi": {"cards": [], "rules": ["TARGI-R2", "TARGI-R3", "TARGI-R4", "TARGI-P2"]}}),
        ("prigoine", {"bang": {"cards": ["bang-jail"], "rules": []}}),  # a typing error
        ("", {}),
        ("x" * 3000, {}),
    ],
)
def test_a_card_or_a_topic_is_looked_up_by_any_of_its_names(house: OneProcess, words: str, found: object) -> None:
    answer = ask(house.port, "GET", f"/api/lookup?words={quote(words)}")
    assert (answer.status, json.loads(answer.body)) == (200, {"games": found})


@pytest.mark.parametrize("game", games())
def test_how_to_play_is_told_with_what_the_board_shows_of_each_picture(house: OneProcess, game: str) -> None:
    found = ask(house.port, "GET", f"/api/games/{game}/howto")
    assert found.status == 200
    told = json.loads(found.body)["screens"]
    assert [one["id"] for one in told if one["number"]] == [one.id for one in screens(game)]
    for one in told:
        view, table = one["view"], one["table"]
        assert (view["game"], table["settings"]["game"]) == (game, game)
        assert len(table["chairs"]) == table["settings"]["seats"] == view["seats"]
        kinds = [chair["kind"] for chair in table["chairs"]]
        assert kinds[view["seat"]] == "person"
        assert kinds.count("bot") == len(kinds) - 1
        assert set(table["values"]) == {setting.id for setting in games()[game].settings}
