"""Every installed game, and the tiny one, passes the conformance suite."""

import pytest

from igroteka.conformance import Configuration, Report, check_game, configurations
from igroteka.conformance.suite import DEALS, ENDS, MOMENTS
from igroteka.core import registry
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.core.toy import GAME as TOY

GAMES = 3  # of each configuration
DENSITY = 3  # how much more often than usual the checks look

PRESETS = [(game, preset.id) for game in registry.games().values() for preset in game.presets]


def found(report: Report) -> str:
    """What was found, with the replays that lead there."""
    return "\n\n".join(f"{violation}\n{violation.replay}" for violation in report.violations)


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[f"{game.id}-{preset}" for game, preset in PRESETS])
def test_every_game_passes_in_every_configuration(game: Game[State], preset: str) -> None:
    wanted = [configuration for configuration in configurations(game) if configuration.preset == preset]
    report = check_game(game, wanted, GAMES, "every game", density=DENSITY)
    assert not report.violations, found(report)
    assert (report.configurations, report.games) == (len(wanted), len(wanted) * GAMES)


def test_the_tiny_game_passes_and_no_check_is_left_out() -> None:
    report = check_game(TOY, configurations(TOY), 20, "tiny", density=8)
    assert not report.violations, found(report)
    assert set(report.runs) == {check.name for check in (*DEALS, *MOMENTS, *ENDS)}


def test_a_configuration_is_a_preset_with_a_number_of_seats() -> None:
    assert [str(configuration) for configuration in configurations(TOY)] == [
        "short/2",
        "short/3",
        "short/4",
        "quiet/2",
        "quiet/3",
    ]
    assert configurations(TOY)[0] == Configuration("short", 2, {"rounds": 1})


def test_the_same_seed_checks_the_same_games_on_any_number_of_workers() -> None:
    game = registry.game("kittens")
    wanted = configurations(game)[-1:]
    alone = check_game(game, wanted, 4, "7")
    together = check_game(game, wanted, 4, "7", workers=2)
    assert (alone.choices, alone.runs) == (together.choices, together.runs)
    assert alone.plain() == together.plain() == {"game": "kittens", "configurations": 1, "games": 4, "violations": []}


def test_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []
    check_game(TOY, configurations(TOY)[:2], 25, "7", lambda done, total: told.append((done, total)))
    assert told == [(20, 50), (25, 50), (45, 50), (50, 50)]
