"""Scopa in the terminal: played by keyboard, with help, rules and reasons."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from igroteka.cli.main import app

LANGUAGES = ("en", "ru")
TURN = "game: scopa\nseats: 2\nturn: A\ntable: [3h, 4c, 2s, 5d]\nhands: {A: [7d, ks, 2c]}\npoints: {A: 9, B: 10}\n"


def run(*arguments: str, typed: str = "", language: str = "en") -> str:
    """What a command prints that succeeds."""
    environment = {"COLUMNS": "100", "LINES": "40", "IGROTEKA_LANG": language}
    result = CliRunner().invoke(app, list(arguments), input=typed, env=environment, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    assert "scopa-" not in result.stdout  # the id of a text that is missing
    return result.stdout


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "turn.yaml"
    file.write_text(TURN, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_keyboard(language: str) -> None:
    out = run(
        "play", "scopa", "--preset", "quick", "--bots", "greedy", "--seed", "5", typed="1\n" * 400, language=language
    )
    assert " 2. " in out


@pytest.mark.parametrize(("language", "words"), [("en", ("Table", "3♥", "9 of 11")), ("ru", ("3♥", "9"))])
def test_the_table_shows_cards_and_points(position: str, language: str, words: tuple[str, ...]) -> None:
    out = run("position", "show", position, language=language)
    assert not [word for word in words if word not in out]


def test_cards_options_and_rules_are_explained(position: str) -> None:
    out = run("position", "play", position, "--bots", "random", typed="? 1\n? 7d\n? SCO-T05\nq\ny\nn\n")
    assert "the settebello" in out
    assert "A card that can take must take" in " ".join(out.split())


def test_a_hint_can_be_asked_for(position: str) -> None:
    out = run("position", "play", position, "--bots", "random", typed="a\nq\ny\nn\n")
    assert "%" in out


def test_a_forbidden_choice_names_its_rule(position: str) -> None:  # SCO-T01
    out = run("position", "play", position, "--bots", "random", typed="play:3d\nq\ny\nn\n")
    assert "SCO-T01" in out


@pytest.mark.parametrize(("language", "rule"), [("en", "Taking is a duty"), ("ru", "SCO-T05")])
def test_the_rules_can_be_read(language: str, rule: str) -> None:
    assert rule in run("rules", "scopa", "SCO-T05", language=language) + run("rules", "scopa", language=language)


def test_games_are_simulated() -> None:
    assert "greedy" in run("simulate", "scopa", "-n", "4", "--seats", "2", "--bots", "greedy,random", "--workers", "1")
