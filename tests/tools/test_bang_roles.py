"""The tool that tells how often each role of BANG! wins."""

import re

import pytest

from igroteka.bots.bot import Bot
from igroteka.games.bang.state import BangGame
from tools import bang_roles

SHARE = r"\d\.\d{3} \[\d\.\d{3} \d\.\d{3}\]"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """The lines that the tool prints."""
    bang_roles.main(list(arguments))
    return capsys.readouterr().out.splitlines()


def test_tells_the_shares_of_the_camps(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = told(capsys, "4", "--games", "2")
    assert re.fullmatch(rf"4 players, all greedy: (\w+ {SHARE}(, )?)+", line)


def test_tells_the_share_of_one_good_player_of_each_role(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "3", "2", "--one", "--games", "1", "--set", "dodge_city=false")
    roles = [re.fullmatch(rf"(\d) players, one (\w+): greedy {SHARE}, random {SHARE}", line) for line in lines]
    assert [found and found[2] for found in roles] == ["deputy", "outlaw", "renegade", "player"]


def test_plays_the_same_games_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "5", "--games", "2") == told(capsys, "5", "--games", "2")


def test_plays_other_deals_from_another_number_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    run = bang_roles.run

    def noting(g: BangGame, bots: list[Bot], number: int) -> None:
        played.append(number)
        run(g, bots, number)

    monkeypatch.setattr(bang_roles, "run", noting)
    told(capsys, "4", "--games", "2", "--first", "600")
    assert played == [600, 601]
