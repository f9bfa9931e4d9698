"""Bots of one's own play wherever bots meet on one's own machine."""

import re
from pathlib import Path

import pytest

from igroteka.bots.bot import make_own_bot
from igroteka.bots.own import own_bot
from igroteka.core.errors import BadSetup
from igroteka.core.registry import find_game
from igroteka.simulation import Tally, plan, simulate
from tests.cli.running import run

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
SETUP = find_game("kittens").setup(2, {"deck": "classic_base"}, "1")


@pytest.fixture
def careful(tmp_path: Path) -> str:
    """The bot that the documents show."""
    found = re.search(r"```python\n(class Careful:.*?)```", PAGE, re.DOTALL)
    assert found is not None
    file = tmp_path / "careful.py"
    file.write_text(found[1], encoding="utf-8")
    return f"{file}:Careful"


def test_the_bot_of_the_documents_beats_chance(careful: str) -> None:
    wanted = plan(find_game("kittens"), 2, {"deck": "classic_base"}, [careful, "random"], "1")
    tally = Tally(2)
    for part in simulate(wanted, 60):
        tally.add(part)
    assert tally.wins[0] > 40


def test_it_meets_others_in_the_arena(careful: str) -> None:
    ran = run("arena", "kittens", careful, "random", "--seats", "2", "-n", "2", "--workers", "1", "--json")
    assert ran.code == 0
    assert careful in ran.out


def test_every_seat_has_an_object_of_its_own(careful: str) -> None:
    first, second = own_bot(careful), own_bot(careful)
    assert first is not None
    assert second is not None
    assert first.bot is not second.bot


def test_another_game_has_another_object(careful: str) -> None:
    bot = own_bot(careful)
    assert bot is not None
    first = bot.bot
    bot.forget()
    assert bot.bot is not first


def test_other_names_are_no_such_bots() -> None:
    assert own_bot("greedy") is None
    assert own_bot("search:300") is None


@pytest.mark.parametrize(
    ("content", "name"),
    [
        ("class Bot: ...", "Bot"),
        ("class Bot: ...", "Other"),
        ("class Bot:\n    def __init__(self, game): ...", "Bot"),
        ("class Bot", "Bot"),
        ("1 / 0", "Bot"),
    ],
)
def test_a_class_that_is_no_bot_is_refused(tmp_path: Path, content: str, name: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadSetup) as refused:
        make_own_bot(f"{file}:{name}", SETUP)
    assert refused.value.text == "error-bot-own"


def test_a_file_that_there_is_not_is_refused() -> None:
    ran = run("arena", "kittens", "no/such.py:Bot", "random", "-n", "2", "--seats", "2")
    assert ran.code == 2
    assert "no/such.py:Bot" in ran.err


def test_what_is_no_option_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "wild.py"
    file.write_text("class Wild:\n    def choose(self, view, decision, random, imagine):\n        return 7\n")
    ran = run("simulate", "kittens", "--seats", "2", "--bots", f"{file}:Wild,random", "-n", "2")
    assert ran.code == 2
    assert "none of its options" in ran.err
