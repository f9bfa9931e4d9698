"""A game of another package, without texts or a face of ours, can be played, simulated and looked up all the same."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from igroteka.core import registry
from igroteka.research import collect
from igroteka.speed import measure, plans
from igroteka.terminal import renderer_of
from igroteka.terminal.renderer import PlainRenderer
from tests.cli.installed import only
from tests.cli.running import LANGUAGES, refused, run

LADDER = EntryPoint("toy", "tests.core.toy:GAME", registry.GROUP)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with only(LADDER):
        yield


def test_it_has_the_plain_face() -> None:
    assert isinstance(renderer_of("toy"), PlainRenderer)
    assert isinstance(renderer_of("no.such/game"), PlainRenderer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_played_to_the_end(language: str) -> None:
    ran = run("play", "toy", "--seats", "3", "--seed", "1", "--lang", language, typed="1\n" * 100)
    assert ran.code == 0
    assert re.search(r" 3\. \w+|2\. \w+", ran.out)
    assert "hand_sizes" in ran.out
    assert "play:" in ran.out


def test_its_options_can_be_typed_and_explained() -> None:
    out = run("play", "toy", "--seed", "1", typed="?\n? 1\nblock\nxyzzy\nq\n\n\n").out
    assert "TOY-T02" in out
    assert "Nothing called “xyzzy” is offered" in out


def test_it_is_listed() -> None:
    assert "toy" in run("games").out
    assert json.loads(run("games", "--json").out)[0]["presets"][0]["id"] == "short"
    assert "igroteka rules toy" in run("rules").out
    assert "toy" in run("rules", "toy").out
    refused("rules", "toy", "TOY-T01")


def test_it_can_be_simulated() -> None:
    found = json.loads(run("simulate", "toy", "-n", "5", "--seats", "2", "--json").out)
    assert sum(found["wins"]) + found["draws"] == 5


@pytest.mark.parametrize("bot", ["greedy", "hard", "search:10"])
def test_it_has_the_random_bot_only_and_that_is_said(bot: str) -> None:
    sentence = refused("simulate", "toy", "-n", "1", "--seats", "2", "--bots", bot)
    assert bot in sentence
    assert sentence.endswith("There are: random.")


def test_the_start_offers_its_presets() -> None:
    ran = run(typed="2\n2\n" + "1\n" * 100)
    assert ran.code == 0
    assert "quiet" in ran.out


def test_its_games_can_be_saved_and_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "ladder.replay"
    run("play", "toy", "--seats", "2", "--seed", "1", "--replay", str(file), typed="1\n" * 100)
    assert run("replay", "verify", str(file)).code == 0
    story = run("replay", "show", str(file)).out
    assert "toy-log-play" in story
    assert run("replay", "show", str(file), "--step", "2").out.count("hand_sizes") == 2


def test_it_is_measured_without_what_only_our_games_have() -> None:
    toy = registry.find_game("toy")
    found = {result.what: result.per_second for result in measure(toy, plans(toy)[0], seconds=0.01)}
    assert found["games"] > 0
    assert found["iterations"] == 0
    assert found["steps"] == 0


def test_it_cannot_be_collected_and_that_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert collect.main(["toy", "--games", "1", "--bots", "random", "--out", str(tmp_path / "toy.jsonl")]) == 1
    assert capsys.readouterr().err == "toy has no actions for research\n"
