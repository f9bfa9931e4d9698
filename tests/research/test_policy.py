"""A learned policy is saved, read again, and played as a bot."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from igroteka.arena.contest import BALANCE, ROUND_ROBIN, contest
from igroteka.bots.bot import make_bot, make_own_bot
from igroteka.core.errors import BadSetup
from igroteka.core.registry import find_game
from igroteka.research.policy import Policy, load_bot
from igroteka.simulation import Tally, plan, simulate
from tests.cli.running import refused, run
from tests.research.tables import configuration


@pytest.fixture
def drawer(tmp_path: Path) -> Path:
    """A policy of the classic game for two that would rather do anything than draw."""
    policy = Policy(configuration("kittens", "classic_base", 2))
    policy.bias[policy.configuration.actions.numbers["draw"]] = -1
    path = tmp_path / "never-draw.npz"
    policy.save(path)
    return path


def test_a_saved_policy_is_the_same_policy(drawer: Path) -> None:
    again = Policy.load(drawer)
    assert again.bias[again.configuration.actions.numbers["draw"]] == -1
    assert again.configuration.settings["deck"] == "classic_base"


def test_chances_add_up_and_leave_out_what_is_not_offered() -> None:
    policy = Policy(configuration("kittens", "classic_base", 2))
    masks = np.zeros((2, policy.configuration.actions.size), np.int8)
    masks[0, [1, 5]] = masks[1, 3] = 1
    chances = policy.chances(np.zeros((2, policy.configuration.features.size), np.uint8), masks)
    assert chances[0, [1, 5]].tolist() == [0.5, 0.5]
    assert chances[1, 3] == 1
    assert chances.sum() == pytest.approx(2)


def test_a_policy_plays_in_simulations(drawer: Path) -> None:
    wanted = plan(
        find_game("kittens"), 2, {"deck": "classic_base", "combos": "with_five"}, [f"policy:{drawer}", "random"], "1"
    )
    tally = Tally(2)
    for part in simulate(wanted, 10):
        tally.add(part)
    assert tally.games == 10


CLASSIC = ("--seats", "2", "--preset", "classic_base")


def test_a_policy_plays_on_the_command_line(drawer: Path) -> None:
    told = run("simulate", "kittens", *CLASSIC, "-n", "3", "--bots", f"policy:{drawer},random", "--json")
    assert told.code == 0, told.err
    assert json.loads(told.out)["games"] == 3


def test_a_policy_plays_in_the_arena(drawer: Path) -> None:
    told = run("arena", "kittens", f"policy:{drawer}", "random", *CLASSIC, "-n", "2", "--workers", "1", "--json")
    assert told.code == 0, told.err
    assert [bot["name"] for bot in json.loads(told.out)["bots"]] == [f"policy:{drawer}", "random"]


def test_a_policy_plays_only_what_it_has_learned(drawer: Path) -> None:
    name = f"policy:{drawer}"
    for other, seats in (("targi", 2), ("kittens", 3)):
        with pytest.raises(BadSetup, match="error-bot-other-table"):
            plan(find_game(other), seats, {}, [name], "1")
        with pytest.raises(BadSetup, match="error-bot-other-table"):
            contest(find_game(other), seats, {}, BALANCE, [name], 1, "1")


def test_a_policy_refuses_cards_and_rules_that_it_has_not_learned(drawer: Path) -> None:
    name, other = f"policy:{drawer}", {"deck": "full_box"}
    with pytest.raises(BadSetup, match="error-bot-other-options"):
        plan(find_game("kittens"), 2, other, [name, "random"], "1")
    with pytest.raises(BadSetup, match="error-bot-other-options"):
        contest(find_game("kittens"), 2, other, ROUND_ROBIN, [name, "random"], 1, "1")
    told = refused("simulate", "kittens", "--seats", "2", "--preset", "full_box", "--bots", f"{name},random")
    assert "deck=classic_base" in told
    assert "streaking_loss" not in told


def test_a_policy_plays_with_options_that_change_nothing_that_it_sees_or_does(drawer: Path) -> None:
    setup = find_game("kittens").setup(2, {"deck": "classic_base", "nope_window_seconds": 3}, "1")
    assert make_own_bot(f"policy:{drawer}", setup).name == "policy"


def test_a_policy_that_has_learned_more_is_read_again(drawer: Path) -> None:
    setup = find_game("kittens").setup(2, {"deck": "classic_base"}, "1")
    policy = load_bot(str(drawer), setup).policy
    assert load_bot(str(drawer), setup).policy is policy
    policy.bias[0] = 7
    policy.save(drawer)
    assert load_bot(str(drawer), setup).policy is not policy
    assert load_bot(str(drawer), setup).policy.bias[0] == 7


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"nonsense")
    for path in (broken, tmp_path / "missing.npz"):
        with pytest.raises(BadSetup, match="error-bot-file"):
            load_bot(str(path), find_game("kittens").setup(2, {}, "1"))


def test_a_policy_of_other_actions_or_features_is_refused(drawer: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("igroteka.research.actions.space.Actions.fingerprint", "other")
        with pytest.raises(ValueError, match="other actions"):
            Policy.load(drawer)
    policy = Policy(configuration("kittens", "classic_base", 2))
    policy.configuration.features.layout.names.append("one more")
    try:
        policy.save(drawer)
    finally:
        policy.configuration.features.layout.names.pop()
    with pytest.raises(ValueError, match="other features"):
        Policy.load(drawer)


def test_a_host_reads_no_files_for_its_guests(drawer: Path) -> None:
    """The name of a bot comes from the network there."""
    with pytest.raises(BadSetup, match="error-bot-unknown"):
        make_bot(f"policy:{drawer}", "kittens")
