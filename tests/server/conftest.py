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


@pytest.fixture(scope="session", params=["one", "scaled"])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The host: every test runs on every kind of it."""
    folder = tmp_path_factory.mktemp("host")
    if request.param == "one":
        with one_process(folder) as host:
            yield host
    else:
        with several_processes(folder, request.getfixturevalue("postgres")) as scaled:
            yield scaled


@pytest.fixture
async def friends(host: Host, anyio_backend: str) -> AsyncIterator[Friends]:
    """People who come to the host when they are called, and leave at the end of the test."""
    async with Friends(host) as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcess]:
    """A host on each kind of database, for those who send it rubbish: PostgreSQL takes no NUL in a text."""
    database = "" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()
    with one_process(tmp_path_factory.mktemp("house"), database=database) as found:
        yield found


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
