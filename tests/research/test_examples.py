"""The examples run, in small form."""

from __future__ import annotations

import gzip
import itertools
import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pyarrow.parquet
import pytest
import yaml
from numpy.typing import NDArray

from igroteka.core.registry import find_game
from igroteka.examples import balance_report, train
from igroteka.research import collect
from igroteka.research.configuration import Configuration
from igroteka.research.policy import Floats, Policy
from tests.cli.running import run


def test_training_saves_a_policy_and_draws_a_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy, curve = tmp_path / "kittens.npz", tmp_path / "curve.svg"
    small = ["--seats", "2", "--rounds", "1", "--games", "60", "--tested", "20"]
    points = train.main(["kittens", "--preset", "classic_base", *small, "--policy", str(policy), "--curve", str(curve)])
    assert [point.games >= 60 for point in points] == [False, True]
    assert Policy.load(policy).weights.any()
    drawn = ElementTree.fromstring(curve.read_text(encoding="utf-8"))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert "by chance" in "".join(drawn.itertext())
    assert "wins" in capsys.readouterr().out


def likeliest(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """No chance at all, so that a game depends on its deal alone."""
    return np.asarray(chances.argmax(axis=1), np.int64)


def test_the_first_games_that_are_dealt_count_and_not_the_shortest(monkeypatch: pytest.MonkeyPatch) -> None:
    """The share is the same, whether games are played side by side or one after the other."""
    policy = Policy(Configuration("kittens", 2, "classic_base"))
    monkeypatch.setattr(train, "choose", likeliest)
    side_by_side = train.share_of_wins(policy, 30)
    monkeypatch.setattr(train, "TABLES", 1)
    assert train.share_of_wins(policy, 30) == side_by_side


def test_a_lesson_makes_winning_decisions_more_likely() -> None:
    learner = train.Learner(Configuration("kittens", 2, "classic_base"), 1)
    batch = learner.batch
    action = int(batch.masks[0].nonzero()[0][-1])
    before = learner.policy.chances(batch.observations, batch.masks)[0, action]
    for result in (1.0, 1.0):
        learner.done.seen.append(batch.observations[0].copy())
        learner.done.masks.append(batch.masks[0].copy())
        learner.done.actions.append(action)
        learner.results.append(result)
    learner.learn()
    assert learner.policy.chances(batch.observations, batch.masks)[0, action] > before


CLASSIC = ("kittens", "--seats", "3", "--preset", "classic_base")


def test_a_data_set_is_collected_as_parquet(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    assert collect.main([*CLASSIC, "--games", "2", "--bots", "greedy,random", "--out", str(path)]) == 0
    table = pyarrow.parquet.read_table(path)
    configuration = Configuration("kittens", 3, "classic_base")
    names = json.loads(table.schema.metadata[b"features"])
    assert names == configuration.features.layout.names
    assert set(table["bot"].to_pylist()) == {"greedy", "random"}
    for row in table.to_pylist():
        assert row["code"] in row["options"]
        assert configuration.actions.codes[row["action"]] == row["code"]
        assert len(row["features"]) == len(names)
        assert row["reward"] in (-1, 1)
    told = (tmp_path / "games.card.md").read_text(encoding="utf-8")
    header = yaml.safe_load(told.split("---")[1])
    assert (header["license"], header["size_categories"]) == ("mit", ["n<1K"])
    assert f"    python -m igroteka.research.collect {' '.join(CLASSIC)} --games 2 --bots greedy,random" in told
    assert f"each of {table.num_rows} decisions in 2 games" in told
    assert f"`{configuration.actions.fingerprint}`" in told
    for bot in ("greedy", "random"):
        mine = [row for row in table.to_pylist() if row["bot"] == bot]
        rewards = {(row["game"], row["seat"]): row["reward"] for row in mine}
        assert f"| `{bot}` | {len(mine)} | {sum(rewards.values()) / len(rewards):.3f} |" in told
    assert all(f"| `{column}` |" in told for column in table.column_names)


def test_a_data_set_is_collected_as_lines(tmp_path: Path) -> None:
    plain, packed = tmp_path / "games.jsonl", tmp_path / "games.jsonl.gz"
    for path in (plain, packed):
        assert collect.main(["targi", "--games", "1", "--bots", "random", "--out", str(path)]) == 0
    lines = plain.read_text(encoding="utf-8").splitlines()
    assert (tmp_path / "games.card.md").exists()  # of both
    assert gzip.decompress(packed.read_bytes()).decode().splitlines() == lines
    assert [json.loads(line)["step"] for line in lines] == list(range(len(lines)))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(("--games", "0"), "'0' is no whole number from 1 on"), (("--out", "games.csv"), "'games.csv' does not end in")],
)
def test_collecting_refuses_no_games_and_unknown_formats(
    arguments: tuple[str, ...],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        collect.main(["targi", *arguments])
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_collecting_tells_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert collect.main(["chess"]) == 1
    assert "chess" in capsys.readouterr().err
    assert collect.main(["targi", "--out", str(tmp_path / "missing" / "games.jsonl")]) == 1
    assert "missing" in capsys.readouterr().err


def test_parquet_needs_pyarrow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(collect, "find_spec", lambda name: None)
    assert collect.main(["targi", "--games", "1", "--out", str(tmp_path / "games.parquet")]) == 1
    assert "PyArrow" in capsys.readouterr().err


def test_the_balance_report_has_the_tables_of_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    events = ["--events-preset", "everything", "--events-seats", "5"]
    report = balance_report.main(["bang", "--seats", "4", "8", "--games", "3", *events, "--workers", "1"])
    assert capsys.readouterr().out.splitlines() == report
    document = Path("docs/balance.md").read_text(encoding="utf-8").splitlines()
    heads = [line for line in document if line.startswith("|--")]
    tables = [at for at, line in enumerate(report) if line in heads]
    assert [report[at - 1] for at in tables] == [document[at - 1] for at, line in enumerate(document) if line in heads]
    assert [line.split(" | ")[:2] for line in report[2:4]] == [["| 4", "3"], ["| 8", "3"]]
    assert report[2].split(" | ")[2] == "–"  # nobody is a Deputy in a game of four
    characters = [int(line.split(" | ")[1]) for line in report[tables[1] + 1 : tables[2] - 2]]
    assert sum(characters) == 3 * 4 + 3 * 8


def test_the_balance_report_says_what_the_arena_says() -> None:
    told = run("arena", "bang", "greedy", "--balance", "--seats", "5", "-n", "4", "--workers", "1", "--json")
    by = {row["what"]: row for row in json.loads(told.out)["by"]["role"]}
    (line,) = balance_report.by_role([balance_report.play(find_game("bang"), 5, "", 4, "1", 1)])[2:]
    for role, cell in zip(("deputy", "outlaw", "renegade", "sheriff"), line.split(" | ")[2:], strict=True):
        assert cell.startswith(f"{100 * by[f'bang-role-{role}']['share']:.1f} %")


def test_the_balance_report_of_a_game_that_deals_no_roles_is_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    report = balance_report.main(["targi", "--games", "2", "--workers", "1"])
    assert report[0] == "| players | games | seat 1 | seat 2 |"
    assert len(report) == 3


def test_every_lesson_moves_a_policy_by_less_than_the_one_before() -> None:
    numbers = np.zeros(1, np.float32)
    steps = train.Steps(numbers)
    places = [0.0]
    for _ in range(5):
        steps.down(np.ones(1, np.float32))
        places.append(float(numbers[0]))
    moves = [before - after for before, after in itertools.pairwise(places)]
    assert moves == sorted(moves, reverse=True)
    assert moves[0] > 1.1 * moves[-1]
