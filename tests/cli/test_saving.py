"""Saving a game and going on with it: nothing that is already there gets lost."""

import re
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, refused, run

SHORT = ("play", "kittens", "--bots", "random", "--preset", "lightning_kittens", "--seats", "3", "--seed", "4")
LEAVE = "q\ny\nn\n"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own to save in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def saved(name: str, *arguments: str, typed: str = "") -> str:
    """Save a game after a few choices; what is shown."""
    return run(*SHORT, *arguments, typed=f"{typed}s {name}\n{LEAVE}").out


@pytest.mark.parametrize("answer", ["", "n"])
def test_saving_asks_before_it_overwrites(here: Path, answer: str) -> None:
    (here / "notes.txt").write_text("dear diary", encoding="utf-8")
    out = run(*SHORT, typed=f"s\nnotes.txt\n{answer}\n{LEAVE}").out
    assert "notes.txt already exists. Overwrite it?" in out
    assert "Not saved." in out
    assert (here / "notes.txt").read_text(encoding="utf-8") == "dear diary"


def test_what_is_confirmed_is_overwritten(here: Path) -> None:
    (here / "notes.txt").write_text("dear diary", encoding="utf-8")
    run(*SHORT, typed=f"s notes.txt\ny\n{LEAVE}")
    assert run("replay", "verify", "notes.txt").code == 0


def test_a_name_may_follow_the_key(here: Path) -> None:
    saved("mine.replay")
    assert run("replay", "verify", "mine.replay").code == 0


def test_a_replay_never_takes_the_place_of_another_file(here: Path) -> None:
    (here / "notes.txt").write_text("dear diary", encoding="utf-8")
    (here / "noise").write_bytes(b"\xff\xfe")
    for name in ("notes.txt", "noise"):
        assert "already exists" in refused(*SHORT, "--replay", name)
    assert (here / "notes.txt").read_text(encoding="utf-8") == "dear diary"
    run(*SHORT, "--replay", "notes.txt", "--force")
    assert run("replay", "verify", "notes.txt").code == 0


def test_a_replay_takes_the_place_of_an_older_one(here: Path) -> None:
    saved("mine.replay")
    assert run(*SHORT, "--replay", "mine.replay", typed="1\n" * 300).code == 0
    assert "the winner is" in run("replay", "verify", "mine.replay").out


@pytest.mark.parametrize("name", ["no/where.replay", "."])
def test_a_replay_that_cannot_be_written_is_refused_before_the_game(here: Path, name: str) -> None:
    ran = run(*SHORT, "--replay", name, "--force")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be written" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_goes_on(here: Path, language: str) -> None:
    out = saved("mine.replay", typed="1\n")
    assert "igroteka play kittens --continue mine.replay" in " ".join(out.split())
    before = (here / "mine.replay").read_text(encoding="utf-8").split("---")[1]
    arguments = ("play", "kittens", "--bots", "random", "--continue", "mine.replay", "--lang", language)
    ran = run(*arguments, "--replay", "whole.replay", typed="1\n" * 300)
    assert re.search(r" 3\. \w+", ran.out)
    assert (here / "whole.replay").read_text(encoding="utf-8").split("---")[1].startswith(before)
    assert run("replay", "verify", "whole.replay").code == 0


def test_a_game_of_another_seat_says_so(here: Path) -> None:
    out = saved("mine.replay", "--seat", "B")
    assert "--continue mine.replay --seat B" in " ".join(out.split())


def test_what_cannot_go_on_is_refused(here: Path) -> None:
    run(*SHORT, "--replay", "over.replay", typed="1\n" * 300)
    saved("mine.replay")
    assert "is over" in refused("play", "kittens", "--continue", "over.replay")
    assert "do not go with it" in refused("play", "kittens", "--continue", "mine.replay", "--seats", "3")
    assert "do not go with it" in refused("play", "kittens", "--continue", "mine.replay", "--position", "x")
    assert "belongs to the game" in refused("play", "targi", "--continue", "mine.replay")
    assert "no file" in refused("play", "kittens", "--continue", "nowhere.replay")
    assert "A–C" in refused("play", "kittens", "--continue", "mine.replay", "--seat", "D")


def test_a_game_that_could_not_be_saved_at_the_end_is_not_lost(here: Path) -> None:
    (here / "notes.txt").write_text("dear diary", encoding="utf-8")
    run(*SHORT, typed="q\ny\ny\nno/where\ny\nnotes.txt\nn\ny\nmine.replay\n")
    assert run("replay", "verify", "mine.replay").code == 0


@pytest.mark.parametrize(("language", "odd"), [("en", "nursery"), ("en", "my game"), ("ru", "настя")])
def test_an_answer_that_is_neither_yes_nor_no_does_not_lose_the_game(tmp_path: Path, language: str, odd: str) -> None:
    file = tmp_path / "kept.replay"
    yes = "y" if language == "en" else "да"
    run(*SHORT, "--lang", language, typed=f"q\n{yes}\n{odd}\n{yes}\n{file}\n")
    assert file.is_file()
