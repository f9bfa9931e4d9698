"""A file of SQLite belongs to one server at a time; a server that was killed leaves nothing locked."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, QueuePool

from igroteka.server import serving
from igroteka.server.storage.database import BadDatabase, ServingLock, open_engine
from tests.server.host import one_process
from tests.server.processes import RUN, Postgres, free_port
from tests.server.scaled import Servers, one_that_can_be_killed


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Servers]:
    """A server of its own process."""
    with one_that_can_be_killed(tmp_path) as found:
        yield found


def igroteka(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the terminal to its end."""
    command = [sys.executable, "-m", "igroteka", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=RUN, check=False)


def test_a_second_server_is_refused_until_the_first_one_is_gone_even_by_force(running: Servers, tmp_path: Path) -> None:
    file = tmp_path / "igroteka.db"
    other = tmp_path / "link.db"
    other.symlink_to(file)
    for language, name, words in (("en", file, "already using"), ("ru", other, "уже пользуется")):
        second = igroteka("--lang", language, "serve", "--port", str(free_port()), "--database", f"sqlite:///{name}")
        assert second.returncode == 2
        assert words in second.stderr
        assert "Traceback" not in second.stderr
    assert running.servers[0].running
    backup = tmp_path / "tables.jsonl"
    assert igroteka("backup", str(backup), "--database", running.database).returncode == 0
    assert igroteka("restore", str(backup), "--database", running.database).returncode == 0
    running.servers[0].kill()
    running.servers[0].start()


def test_a_server_that_has_ended_leaves_the_file_to_the_next_one(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        with pytest.raises(BadDatabase) as refusal:
            serving.application(serving.ServerOptions(database=host.database))
        assert refusal.value.text == "error-database-in-use"
        assert refusal.value.arguments == {"file": str(tmp_path / "igroteka.db")}
    with one_process(tmp_path):
        pass


def test_a_server_that_is_refused_leaves_no_connection_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engines: list[Engine] = []

    def opened(url: str) -> Engine:
        engines.append(open_engine(url))
        return engines[-1]

    with one_process(tmp_path) as host:
        monkeypatch.setattr(serving, "open_engine", opened)
        with pytest.raises(BadDatabase):
            serving.application(serving.ServerOptions(database=host.database))
    (engine,) = engines
    assert isinstance(engine.pool, QueuePool)
    assert engine.pool.checkedin() == 0


def test_a_lock_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "igroteka.db.lock").mkdir()
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    with pytest.raises(BadDatabase) as refusal:
        ServingLock(engine)
    assert refusal.value.text == "error-database-open"
    engine.dispose()


def test_several_servers_may_use_one_postgresql_database(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    with one_process(tmp_path, database=database), one_process(tmp_path, database=database):
        pass
