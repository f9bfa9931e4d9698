"""The host under test, and the people who visit it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from zlib import crc32

import pytest

from tests.density import DENSITY
from tests.server.client import Friends
from tests.server.host import Host, OneProcess, one_process, rest, wake
from tests.server.logs import Log, logged
from tests.server.processes import Postgres, postgres_server
from tests.server.raw import ask, new_table, new_token
from tests.server.scaled import several_processes

# Modules about what the processes of a host share: connections, clocks, presence, the log, the database.
SHARED = (
    *("advice", "analysis", "backups", "branching", "clocks", "devices", "members", "names", "one_device", "outages"),
    "presence",
    "results",
    "tournaments",
    "people",
    *("puzzles", "readiness", "reconnecting", "several_processes", "spectators", "talking", "truth", "windows"),
)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Everything runs on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, for as many databases as the tests want."""
    with postgres_server() as found:
        yield found


# Each kind of host is a fixture of its own, and both live to the end: one that depended on a parameter would be started
# again whenever the parameter of the next test is another, in whatever order tests come.


@pytest.fixture(scope="session")
def one_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcess]:
    """A host of one process, whose database is a file."""
    with one_process(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.fixture(scope="session")
def scaled_host(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Host]:
    """A host of several processes."""
    with several_processes(tmp_path_factory.mktemp("host"), postgres) as found:
        yield found


@pytest.fixture(scope="module", autouse=True)
def _hosts_rest_afterwards() -> Iterator[None]:
    """Tables that earlier tests have left open would go on while the tests of other folders change the games."""
    wake()
    yield
    rest()


@pytest.fixture
def host(request: pytest.FixtureRequest) -> Host:
    """The host: see `pytest_generate_tests`."""
    found: Host = request.getfixturevalue(f"{request.param}_host")
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test runs on a host of one process. On one of several processes run those that are about what processes
    share, and a fixed sixth of the others; in `make soak`, all.
    """
    if "host" in metafunc.fixturenames and not _names_its_host(metafunc):
        subject = metafunc.module.__name__.rpartition(".")[2].removeprefix("test_")
        drawn = crc32(metafunc.function.__name__.encode()) % 6 == 0
        everywhere = DENSITY > 1 or subject in SHARED or drawn
        metafunc.parametrize("host", ["one", "scaled"] if everywhere else ["one"], indirect=True)


def _names_its_host(metafunc: pytest.Metafunc) -> bool:
    """True if a test, or its whole module, says itself which kinds of host it wants."""
    names = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    return hasattr(metafunc.module, "host") or any(
        "host" in (name.split(",") if isinstance(name, str) else name) for name in names
    )


@pytest.fixture
async def friends(host: Host, anyio_backend: str) -> AsyncIterator[Friends]:
    """People who come to the host when they are called, and leave at the end of the test."""
    async with Friends(host) as found:
        yield found


@pytest.fixture(scope="session")
def postgresql_house(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[OneProcess]:
    """A host of one process, whose database is PostgreSQL."""
    with one_process(tmp_path_factory.mktemp("house"), database=postgres.new_database()) as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest) -> OneProcess:
    """A host on each kind of database, for those who send it rubbish: PostgreSQL takes no NUL in a text."""
    found: OneProcess = request.getfixturevalue("one_host" if request.param == "sqlite" else "postgresql_house")
    return found


@pytest.fixture
def log(house: OneProcess) -> Iterator[Log]:
    """Whatever a test sends, the log of the house shows no trouble, and the house is still there."""
    with logged() as found:
        yield found
        assert ask(house.port, "GET", "/healthz").status == 200
    assert found.troubles == []


@pytest.fixture(scope="module")
def token(house: OneProcess) -> str:
    """The token of a guest of the house."""
    return new_token(house.port)


@pytest.fixture(scope="module")
def table(house: OneProcess, token: str) -> str:
    """A table of that guest, where a game is being played."""
    return new_table(house.port, token, "kittens", bots=["random"], start=True)
