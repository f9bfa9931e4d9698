"""What all tests share.

Property tests draw new examples on every run, so that they go on finding things. Where `CI` is set they draw the same
ones for the same code: a run that judges a change must not depend on chance. A counterexample found elsewhere becomes a
test of its own.

With `IGROTEKA_SHUFFLE=7` tests run in an order that depends on this number: modules at random, and the tests of each.
"""

import gc
import os
import random
import signal

import pytest
from hypothesis import HealthCheck, settings

# A busy machine takes as long as it takes: no example has a deadline, and none is drawn too slowly.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("here", PATIENT)
settings.register_profile("ci", PATIENT, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# Whoever starts the tests in the background ignores Ctrl-C, and every program that a test starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# These mostly wait: for time-outs, other processes, thinking that gives way to everything else. They begin first, so
# that others have work to do meanwhile, and nobody waits for them at the end.
LONG_WAITS = ("outages", "reconnecting", "kills", "analysis", "spectators")


def pytest_collection_finish() -> None:
    """What has been collected lives until the end: the garbage collector need not look at it again and again."""
    gc.freeze()


def by_waiting(item: pytest.Item) -> tuple[bool, bool]:
    """Where a test stands: what waits long, then the server, whose tests share hosts, then the rest."""
    return item.path.stem.removeprefix("test_") not in LONG_WAITS, item.path.parent.name != "server"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long waits first. Or shuffle modules, and the tests of each, if that is wanted."""
    seed = os.environ.get("IGROTEKA_SHUFFLE")
    if seed is None:
        items.sort(key=by_waiting)
        return
    chance, modules = random.Random(seed), dict[str, list[pytest.Item]]()
    for item in items:
        modules.setdefault(item.nodeid.partition("::")[0], []).append(item)
    shuffled = list(modules.values())
    chance.shuffle(shuffled)
    for tests in shuffled:
        chance.shuffle(tests)
    items[:] = [item for tests in shuffled for item in tests]
