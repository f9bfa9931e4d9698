"""The host under test, and the people who visit it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.client import Friends
from tests.server.host import Host, one_process
from tests.server.processes import Postgres, postgres_server
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
