"""Networks that judge states: their arithmetic, their files, their inputs, and how they are learnt."""

import json
from pathlib import Path

import numpy as np
import pytest

from igroteka.bots.search.network import Network, read_network
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.games.kittens.bots.learning import INPUTS, inputs, is_quiet
from igroteka.games.kittens.bots.search.inputs import is_familiar
from igroteka.games.kittens.rules.state import KittensGame
from tools import train

STEP = 1e-2  # of a weight, small enough for a slope


def test_the_score_is_that_of_one_hidden_layer() -> None:
    network = Network(("a", "b", "c"), [[1.0, -2.0, 0.5], [-1.0, 0.0, 4.0]], [0.5, -1.0], [2.0, 3.0])
    assert network.score([1.0, 0.0, 2.0]) == 2.0 * 2.5 + 3.0 * 6.0
    assert network.score([0.0, 1.0, 0.0]) == 0.0


def test_chances_add_up_and_a_seat_that_is_out_has_none() -> None:
    network = Network(("a",), [[1.0]], [0.0], [1.0])
    chances = network.chances([[2.0], [], [1.0]])
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[2] > chances[1] == 0.0


def test_weights_for_other_inputs_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "network.json"
    file.write_text(json.dumps({"inputs": ["a"], "hidden": [[1.0]], "bias": [0.0], "out": [1.0]}), encoding="utf-8")
    assert read_network(file, ("a",)).score([3.0]) == 3.0
    with pytest.raises(ValueError, match="other inputs"):
        read_network(file, ("b",))


@pytest.mark.parametrize("preset", [preset.id for preset in find_game("kittens").presets])
def test_every_living_player_of_exploding_kittens_has_a_row(preset: str) -> None:
    game = find_game("kittens")
    found = next(one for one in game.presets if one.id == preset)
    g = game.deal(game.setup(found.seats[-1], found.settings, preset, simulated=True), from_seed(preset))
    random = from_seed(preset)
    while g.outcome() is None:
        assert isinstance(g, KittensGame)
        if is_quiet(g):
            rows = inputs(g)
            assert [len(row) for row in rows] == [len(INPUTS) * player.alive for player in g.players]
        decision = next_decision(g)
        g.apply(decision.seat, decision.random_option(random))


@pytest.mark.parametrize(
    ("seats", "preset", "familiar"), [(2, "classic_base", True), (3, "classic_base", False), (2, "full_box", False)]
)
def test_the_network_judges_only_tables_like_those_it_was_measured_at(
    seats: int, preset: str, *, familiar: bool
) -> None:
    game = find_game("kittens")
    found = next(one for one in game.presets if one.id == preset)
    g = game.deal(game.setup(seats, found.settings, preset), from_seed(preset))
    assert isinstance(g, KittensGame)
    assert is_familiar(g) == familiar


def test_training_goes_on_where_it_was_stopped_and_finds_the_same_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "CHUNK", 2)
    once = train.chunks("kittens", tmp_path, "short", 0.0)
    again = train.chunks("kittens", tmp_path, "short", 0.0)
    assert len(once) == len(again) == 1
    for one, other in zip(once[0], again[0], strict=True):
        assert np.array_equal(one, other)
    found = [train.fit(once, 4, 1, tmp_path / "curve.jsonl") for _ in range(2)]
    for file, weights in zip(("a.json", "b.json"), found, strict=True):
        train.write(weights, INPUTS, tmp_path / file)
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()
    network = read_network(tmp_path / "a.json", INPUTS)
    chances = train.chances(train.rows_of(once), found[0])[1]
    first = once[0].rows[0][once[0].alive[0]]
    assert network.chances([row.tolist() for row in first]) == pytest.approx(chances[: len(first)], abs=2e-3)


def test_the_slope_of_the_loss_is_right() -> None:
    random = np.random.default_rng(3)
    rows = train.Rows(
        random.normal(size=(5, 3)).astype(np.float32), np.array([0, 2]), np.array([1, 0, 0, 1, 0], np.float32)
    )
    weights = [random.normal(size=shape).astype(np.float32) for shape in ((3, 4), (4,), (4,))]
    for part, slope in zip(weights, train.slopes(rows, weights), strict=True):
        part.flat[0] += STEP
        more = train.log_loss(rows, weights)
        part.flat[0] -= 2 * STEP
        less = train.log_loss(rows, weights)
        part.flat[0] += STEP
        assert slope.flat[0] == pytest.approx((more - less) / (2 * STEP), rel=0.05, abs=1e-3)
