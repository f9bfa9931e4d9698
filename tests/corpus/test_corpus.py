"""Recorded games lead where they led when they were recorded, and tell everybody the same.

A change here is a change of behaviour: if it is meant, record the games again (`tools/record_corpus.py --again`).
"""

from pathlib import Path

import pytest

from igroteka.conformance import configurations
from igroteka.core import registry
from igroteka.core.game import Game
from igroteka.core.replays import read_replay, replay_game, write_replay
from igroteka.core.state import State
from tools.record_corpus import CORPUS, DIGEST, digest, play, recorded_digest, write

EARLIER = CORPUS / "earlier"  # as earlier versions wrote them, before some settings existed
OLD_FILES = sorted(EARLIER.glob("*.replay"))
FILES = sorted(set(CORPUS.rglob("*.replay")) - set(OLD_FILES))


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(CORPUS)) for file in FILES])
def test_a_recorded_game_is_the_same_today(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = registry.find_game(replay_game(text))
    replay = read_replay(text, game)
    session = replay.verify(game)
    assert session.state.outcome() is not None
    assert digest(session) == recorded_digest(text)
    assert text == write_replay(replay) + f"{DIGEST}{recorded_digest(text)}\n"


@pytest.mark.parametrize("file", OLD_FILES, ids=[file.name for file in OLD_FILES])
def test_a_game_of_an_earlier_version_is_played_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = registry.find_game(replay_game(text))
    assert digest(read_replay(text, game).verify(game)) == recorded_digest(text)


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: str(game.id))
def test_there_is_a_recorded_game_of_every_configuration(game: Game[State]) -> None:
    names = {file.name for file in (CORPUS / game.id).glob("*.replay")}
    for configuration in configurations(game):
        start = f"{configuration.preset}-{configuration.seats}-"
        assert any(name.startswith(start) for name in names), start


def test_what_is_recorded_now_can_be_read_and_has_a_digest(tmp_path: Path) -> None:
    game = registry.find_game("kittens")
    session = play(game, configurations(game)[-1], "7", ["random"], live=True)
    write(session, tmp_path / "game.replay")
    text = (tmp_path / "game.replay").read_text(encoding="utf-8")
    assert recorded_digest(text) == digest(read_replay(text, game).verify(game))
    assert recorded_digest("no digest") == ""
