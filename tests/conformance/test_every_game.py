"""Every installed game, and the tiny one, passes the conformance suite."""

import pytest

from igroteka.conformance import CheckedSetup, Report, check_game, configurations
from igroteka.conformance.checked_table import setup_of
from igroteka.conformance.suite import DEALS, ENDS, MOMENTS
from igroteka.core import registry
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.games.bang.game import GAME as BANG
from tests.core.toy import GAME as TOY
from tests.density import times
from tests.games.kittens.table import ALL_CARDS, table

GAMES = times(1)  # of each configuration
DENSITY = 4  # how much more often than usual the checks look

ALL = [(game, configuration) for game in registry.games().values() for configuration in configurations(game)]


def found(report: Report) -> str:
    """What was found, with the replays that lead there."""
    return "\n\n".join(f"{violation}\n{violation.replay}" for violation in report.violations)


def test_an_imploding_kitten_that_comes_to_the_top_is_told() -> None:  # KIT-O3
    options = {**ALL_CARDS, "imploding_visibility": "top_only"}
    a, b, _ = table("A:", "B:", "C:", pile="imploding_kitten mark bury", options=options)
    a.draws()
    a.puts(1)
    b.draws()
    assert "imploding-at" in a.table.log


def test_a_marked_card_that_is_spent_in_a_pair_is_told() -> None:  # KIT-R38
    lines = []
    for first in ("cat_beard", "cat_beard.marked"):
        a, b, c = table("A: cat_beard cat_beard.marked feral_cat", "B: skip", "C:", pile="mark bury")
        a.pairs(first, "feral_cat", at=b)
        lines.append(c.told)
    assert lines[0] != lines[1]


@pytest.mark.dense
@pytest.mark.parametrize(
    ("game", "configuration"), ALL, ids=[f"{game.id}-{configuration}" for game, configuration in ALL]
)
def test_every_game_passes_in_every_configuration(game: Game[State], configuration: CheckedSetup) -> None:
    report = check_game(game, [configuration], GAMES, "every game", density=DENSITY)
    assert not found(report), found(report)
    assert (report.configurations, report.games) == (1, GAMES)


def test_the_tiny_game_passes_and_no_check_is_left_out() -> None:
    report = check_game(TOY, configurations(TOY), 20, "tiny", density=20)
    assert not found(report), found(report)
    assert set(report.runs) == {check.name for check in (*DEALS, *MOMENTS, *ENDS)}


def test_a_configuration_is_a_preset_with_a_number_of_seats() -> None:
    assert [str(configuration) for configuration in configurations(TOY)] == [
        "short/2",
        "short/3",
        "short/4",
        "quiet/2",
        "quiet/3",
    ]
    assert configurations(TOY)[0] == CheckedSetup("short", 2, {"rounds": 1})


def test_a_configuration_of_a_match_checks_a_game_that_others_went_before() -> None:
    configuration = next(found for found in configurations(BANG) if found.match)
    first = BANG.match(configuration.seats, configuration.settings, "1", 0).carried
    carried = setup_of(BANG, configuration, "1", live=False).carried
    assert carried.keys() == first.keys()
    assert all(carried[name] != first[name] for name in ("sheriff", "money", "hired", "turns"))


def test_the_same_seed_checks_the_same_games_on_any_number_of_workers() -> None:
    game = registry.find_game("kittens")
    wanted = [found for found in configurations(game) if found.preset == "classic_base"][:1]
    alone = check_game(game, wanted, 4, "7")
    together = check_game(game, wanted, 4, "7", workers=2)
    assert (alone.choices, alone.runs) == (together.choices, together.runs)
    assert alone.plain() == together.plain() == {"game": "kittens", "configurations": 1, "games": 4, "violations": []}


def test_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []
    check_game(TOY, configurations(TOY)[:2], 25, "7", lambda done, total: told.append((done, total)))
    assert told == [(20, 50), (25, 50), (45, 50), (50, 50)]
