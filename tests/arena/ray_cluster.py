"""A contest on a real Ray cluster of this machine: `make test-ray`, since Ray is large and no part of `make test`."""

from igroteka.arena.contest import ROUND_ROBIN, contest
from igroteka.arena.results_file import ResultsFile
from igroteka.arena.running import run
from igroteka.core.registry import find_game
from igroteka.simulation import Plan, Tally, simulate

SMALL = contest(find_game("kittens"), 2, {"deck": "lightning_kittens"}, ROUND_ROBIN, ["greedy", "random"], 8, "1")
PLAN = Plan("kittens", 2, {"deck": "lightning_kittens"}, ("random", "random"), "7")


def places(ray: str | None) -> list[tuple[object, list[int]]]:
    with ResultsFile(SMALL, None) as results_file:
        list(run(results_file, ray=ray))
        return sorted([(one.key, one.places) for one in results_file.played])


def test_a_contest_on_a_cluster_ends_as_in_one_process() -> None:
    assert places("local") == places(None)


def test_a_simulation_on_a_cluster_ends_as_in_one_process() -> None:
    def total(ray: str | None) -> Tally:
        tally = Tally(PLAN.seats)
        for part in simulate(PLAN, 40, ray=ray):
            tally.add(part)
        return tally

    assert total("local") == total(None)
