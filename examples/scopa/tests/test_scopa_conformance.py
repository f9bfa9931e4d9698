"""Scopa passes the conformance suite, and its tests cite every rule."""

from pathlib import Path

from igroteka.conformance import CheckedSetup, Report, check_game, configurations
from igroteka.conformance.suite import DEALS, ENDS, MOMENTS
from igroteka.dossiers import cited_ids, dossier
from igroteka.texts import LANGUAGES, texts_for
from igroteka_scopa.game import GAME

GAMES = 5  # of each of the six configurations


def found(report: Report) -> list[str]:
    """What was found, with the replays that lead there."""
    return [f"{violation}\n{violation.replay}" for violation in report.violations]


def test_thirty_games_pass() -> None:
    report = check_game(GAME, configurations(GAME), GAMES, "scopa")
    assert found(report) == []
    assert (report.configurations, report.games) == (6, 6 * GAMES)


def test_no_check_is_left_out() -> None:
    report = check_game(GAME, [CheckedSetup("quick", 2, {"points": 1})], 1, "every check", density=100)
    assert found(report) == []
    assert {check.name for check in (*DEALS, *MOMENTS, *ENDS)} == set(report.runs)


def test_every_rule_has_words_and_a_test() -> None:
    found = dossier("scopa")
    assert found is not None
    rules = {id for paragraph in found.paragraphs for id in paragraph.ids}
    tests = "".join([file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py")])
    assert cited_ids(tests, "SCO") == rules
    for language in LANGUAGES:
        assert [id for id in sorted(rules) if not texts_for(language).has(f"rule-{id}")] == []
