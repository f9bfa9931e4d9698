"""Bad frames and requests in large numbers (benchmarks/fuzz.py sends a hundred thousand; here are some)."""

from __future__ import annotations

import pytest

from benchmarks.fuzz import GROWTH, measure
from tests.density import times
from tests.server.rubbish import MESSAGES, REQUESTS

SOME = times(1000)


@pytest.mark.dense
def test_a_real_server_answers_whatever_is_sent_to_it_lives_on_and_does_not_grow() -> None:
    found = measure(SOME, seed=1, report=print)
    assert found.total >= SOME
    assert {make.__name__ for make in [*MESSAGES, *REQUESTS]} <= found.sent.keys()
    assert found.memory[-1] <= found.memory[0] * GROWTH
