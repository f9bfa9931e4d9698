"""The host under test, and the people who visit it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.client import Friends
from tests.server.host import Host, OneProcess, one_process
from tests.server.logs import Log, logged
from tests.server.processes import Postgres, postgres_server
from tests.server.raw import ask, new_table, new_token
from tests.server.scaled import several_processes


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


@pytest.fixture(params=["one", "scaled"])
def host(request: pytest.FixtureRequest) -> Host:
    """The host: every test runs on every kind of it."""
    found: Host = request.getfixturevalue(f"{request.param}_host")
    return found


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
