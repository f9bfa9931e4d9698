"""Processes that share work: Ctrl-C waits until they have started, and ends them."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Generator

import pytest

from igroteka.workers import spread, workers_not_interrupted


def test_ctrl_c_that_another_thread_receives_waits_until_processes_have_started() -> None:
    ends, started = threading.Event(), []
    other = threading.Thread(target=ends.wait)  # it does not block the signal, unlike threads of the block
    other.start()

    def start() -> None:
        with workers_not_interrupted():
            os.kill(os.getpid(), signal.SIGINT)
            threading.Event().wait(0.2)
            started.append("all")

    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        ends.set()
        other.join()
    assert started == ["all"]


def test_ctrl_c_is_handled_as_before_afterwards() -> None:
    before = signal.getsignal(signal.SIGINT)
    with workers_not_interrupted():
        assert signal.getsignal(signal.SIGINT) != before
    assert signal.getsignal(signal.SIGINT) == before


def test_nobody_waits_for_pieces_whose_results_are_not_wanted() -> None:
    begun = time.monotonic()
    results = spread(time.sleep, [0.0, 600.0], workers=2)
    next(results)
    assert isinstance(results, Generator)
    results.close()
    assert time.monotonic() - begun < 60
