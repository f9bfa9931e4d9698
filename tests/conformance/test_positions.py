"""Changed positions of every game are refused or can be played."""

from __future__ import annotations

import pytest

from igroteka.conformance import positions
from igroteka.conformance.mutations import CHANGES, copied, mutated
from igroteka.conformance.positions import Findings, random_position, try_position, try_positions
from igroteka.conformance.report import configurations
from igroteka.core import registry
from igroteka.core.random import from_seed
from tests.core.toy import GAME as TOY
from tests.density import times

TRIED = times(24)  # of each game; `igroteka check GAME --positions N` tries more


def found(findings: Findings) -> str:
    """What was found, with the positions that broke."""
    return "\n\n".join(f"{broken.problem}\n{broken.position}" for broken in findings.broken)


@pytest.mark.dense
@pytest.mark.parametrize("id", sorted(registry.games()))
def test_a_changed_position_is_refused_or_can_be_played(id: str) -> None:
    for findings in try_positions(registry.find_game(id), TRIED, "positions"):
        assert not findings.broken, found(findings)
    assert findings.tried == TRIED
    assert findings.played > 0
    assert len(findings.refused) > 2


def test_a_position_that_breaks_or_takes_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    random = from_seed("1")
    data = random_position(TOY, configurations(TOY)[0], "1", random)
    findings = Findings()
    try_position(TOY, data, random, findings)
    assert (findings.tried, findings.played) == (1, 1)
    monkeypatch.setattr(positions, "try_out", lambda game, state: 1 // 0)
    try_position(TOY, data, random, findings)
    monkeypatch.setattr(positions, "PATIENCE", 0.05)
    monkeypatch.setattr(positions, "try_out", go_on_for_ever)
    try_position(TOY, data, random, findings)
    assert (findings.tried, findings.played) == (3, 1)
    assert [broken.position for broken in findings.broken] == [data, data]
    assert ["ZeroDivisionError" in findings.broken[0].problem, "TimeoutError" in findings.broken[1].problem] == [
        True
    ] * 2


def go_on_for_ever(game: object, state: object) -> None:
    """What a rule must not do."""
    while True:
        pass


def test_changes_leave_the_position_that_they_are_made_of_alone() -> None:
    random = from_seed("2")
    one, other = [random_position(TOY, configurations(TOY)[0], seed, random) for seed in ("1", "2")]
    before = copied([one, other])
    changed = [mutated(one, other, random) for _ in range(200)]
    assert [one, other] == before
    assert all(data != one for data in changed)


def test_every_kind_of_change_can_be_made() -> None:
    random = from_seed("3")
    one, other = [random_position(TOY, configurations(TOY)[0], seed, random) for seed in ("1", "2")]
    assert isinstance(one, dict)
    for change in CHANGES:
        for _ in range(30):
            change(copied(one), (random.pick(list(one)),), other, random)
