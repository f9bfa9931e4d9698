"""How to play in two minutes: every game has its screens, drawn from positions that can be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from igroteka.core.registry import games
from igroteka.learning.howto import Screen, pictures, read_choice, read_screen, screen_count, screens
from igroteka.rulebook import chapters
from igroteka.texts import LANGUAGES, texts_for

GAMES = sorted(game for game in games() if screens(game))
MINUTES = 2.0
WORDS_A_MINUTE = 180  # of somebody who reads calmly and looks at the pictures


def test_every_game_of_ours_tells_how_to_play() -> None:
    assert {"bang", "intrigo", "kittens", "targi"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_six_to_eight_screens_numbered_from_one(game: str) -> None:
    assert 6 <= len(screens(game)) <= 8
    assert [one.number for one in screens(game)] == list(range(1, len(screens(game)) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_they_are_read_in_two_minutes(game: str, language: str) -> None:
    texts = texts_for(language)
    told = [f"{texts.attribute(one.text, 'title')} {texts.say(one.text)}" for one in screens(game)]
    assert len(re.findall(r"\w+", " ".join(told))) <= MINUTES * WORDS_A_MINUTE


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_a_position_in_which_the_game_goes_on(game: str) -> None:
    for one in pictures(game):
        session = one.session()
        assert session.state.outcome() is None, one.id
        assert session.view(one.seat).seat == one.seat
        assert [str(choice) for choice in session.choices] == [str(choice) for choice in one.story]


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_the_same_each_time(game: str) -> None:
    for one in pictures(game):
        assert one.session().view(one.seat).plain() == one.session().view(one.seat).plain()


@pytest.mark.parametrize("game", GAMES)
def test_pictures_illustrate_chapters_that_exist_and_each_chapter_has_one_at_most(game: str) -> None:
    shown = [chapter for one in pictures(game) for chapter in one.chapters]
    assert set(shown) <= {chapter.id for chapter in chapters(game)}
    assert len(shown) == len(set(shown))
    assert "set-up" in shown


def test_a_file_that_is_no_screen_is_refused(tmp_path: Path) -> None:
    game = games()["kittens"]
    for name, text in (("1-aim.yaml", "seat: A"), ("1-aim.yaml", "position: {}\nwrong: 1"), ("1.yaml", "position: {}")):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=re.escape(name)):
            read_screen(game, file)


def test_a_choice_is_written_as_in_replays() -> None:
    assert str(read_choice("B play:favor:A")) == "B play:favor:A"


def test_a_broken_screen_of_one_game_leaves_the_list_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(game: str) -> tuple[Screen, ...]:
        raise ValueError(f"{game}: 1-aim.yaml")

    screen_count.cache_clear()
    monkeypatch.setattr("igroteka.learning.howto.pictures", read)
    assert screen_count("kittens") == 0
    screen_count.cache_clear()
