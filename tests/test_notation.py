"""The notation pages and the dossiers name every setting, value, field of a position and line of the journal."""

from __future__ import annotations

import re

import pytest

from igroteka.core.positions import SHARED, read_position
from igroteka.core.registry import find_game, games
from igroteka.core.setup import OneOf, OnOff
from igroteka.games.bang.rules import position as bang_position
from igroteka.games.intrigo.rules import position as intrigo_position
from igroteka.games.kittens.rules import position as kittens_position
from igroteka.games.targi.rules import position as targi_position
from igroteka.games.targi.rules.state import Player
from tests.games.bang.table import table as bang_table
from tools.notation import journal_phrases

GAMES = sorted(games())
FIELDS = {
    "bang": (*bang_position._FIELDS, *bang_position._FIGURE),
    "intrigo": intrigo_position._FIELDS,
    "kittens": kittens_position._FIELDS,
    "targi": (*targi_position.FIELDS, *Player.saved),
}


def page(game: str, name: str) -> str:
    return find_game(game).folder.joinpath(name).read_text(encoding="utf-8")


def section(game: str, heading: str) -> str:
    """A section of the notation page."""
    return page(game, "NOTATION.md").split(f"## {heading}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_position_is_described(game: str) -> None:
    described = re.sub(r"```.*?```", "", section(game, "Positions"), flags=re.DOTALL)
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]+`", described))))
    assert {*FIELDS[game], *SHARED} - words == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_position_of_the_page_can_be_played(game: str) -> None:
    example = section(game, "Positions").split("```yaml\n")[1].split("```")[0]
    assert read_position(example, find_game(game)).decisions()


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_journal_is_listed_with_its_arguments(game: str) -> None:
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (.*?) \|", section(game, "Journal"), re.MULTILINE))
    phrases = journal_phrases(find_game(game))
    assert {name: re.findall(r"`(\w+)`", cell) for name, cell in rows.items()} == {
        name: [part.name for part in phrase.parts + phrase.secret + phrase.cause] for name, phrase in phrases.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_journal_is_among_the_words(game: str) -> None:
    texts = page(game, "texts/en/table.ftl")
    assert journal_phrases(find_game(game)).keys() == set(re.findall(rf"^{game}-log-([\w-]+) =", texts, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_written_alike_in_the_dossier_and_on_the_page(game: str) -> None:
    options, dossier = section(game, "Options"), page(game, "RULES.md")
    for setting in find_game(game).settings:
        assert f"`{setting.id}`" in options
        words = setting.words if isinstance(setting, OneOf) and len(setting.words) < 5 else ()
        assert [word for word in words if f"`{word}`" not in dossier + options] == [], setting.id
        if isinstance(setting, OnOff):
            assert not re.search(rf"`{setting.id}[^|\n]{{0,20}}\b(true|false)\b", dossier + options), setting.id
            assert f"| `{setting.id}` | `true`" not in dossier


@pytest.mark.parametrize(("game", "letter"), [(game, letter) for game in GAMES for letter in "AB"])
def test_the_seat_that_begins_is_written_alike_in_all_games(game: str, letter: str) -> None:
    setting = "first_sheriff" if game == "bang" else "first_player"
    played = find_game(game)
    setup = played.setup(max(played.seats[0], 4 if game == "bang" else 0), {setting: letter}, "1")
    assert setup.settings[setting] == letter


def test_a_card_is_found_by_rank_and_suit() -> None:
    bang = find_game("bang")
    text = "game: bang\nseats: 4\nfigures: {A: {role: sheriff, hand: [6H, QS], in_play: []}}\ndiscards: [gatling.10H]\n"
    state = read_position(text + "deck: [10H, ...]\n", bang)
    described = bang.describe(state)["figures"]
    assert isinstance(described, dict)
    assert [word.partition(".")[2] for word in described["A"]["hand"]] == ["6H", "QS"]
    a, _, _, _ = bang_table("A: 6H bang.AS", "B:", "C:", "D:", deck="10H ...")
    assert a.card("6H") == "beer.6H"
    assert a.table.deck[0].endswith(".10H")
