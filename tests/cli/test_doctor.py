"""What `igroteka doctor` finds, and what it says about it."""

from __future__ import annotations

import dataclasses
import json
import re
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from igroteka.cli import doctor
from igroteka.cli.doctor import BAD, GOOD, NOTE
from igroteka.cli.serve import HostOptions
from igroteka.server.notices.push_services import PrivateAddress, PushServices
from igroteka.server.serving import ServerOptions
from igroteka.server.storage.database import migrate, open_engine
from igroteka.texts import texts_for
from tests.cli.running import LANGUAGES, run
from tests.server.host import one_process
from tests.server.processes import bus_of, ending, free_port, nats

LOOPBACK = "127.0.0.1"


def found(check: doctor.Check, settings: Path | None = None, **options: Any) -> list[tuple[str, str, str]]:
    """What a check has found about a host with these options."""
    given = dataclasses.replace(ServerOptions(), **options)
    return [(one.check, one.state, one.found) for one in check(given, HostOptions(settings=settings))]


def new_database(folder: Path) -> str:
    """The URL of a database that a host has used."""
    url = f"sqlite:///{folder / 'igroteka.db'}"
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()
    return url


def change(url: str, *statements: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def test_a_host_that_can_run_here_is_told_so_in_both_languages(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'igroteka.db'}"
    for language in LANGUAGES:
        ran = run("doctor", "--port", str(free_port()), "--database", url, "--json", "--lang", language)
        findings = {one["check"]: one for one in json.loads(ran.out)}
        assert ran.code == (1 if findings["pages"]["state"] == BAD else 0)
        assert {"port", "disk", "clock", "database", "bus", "push", "tracing", "addresses"} <= set(findings)
        assert findings["database"]["found"] == "new"
    assert not (tmp_path / "igroteka.db").exists()


def test_what_is_wrong_is_shown_line_by_line_and_is_the_exit_status(tmp_path: Path) -> None:
    ran = run("doctor", "--database", f"sqlite:///{tmp_path / 'missing' / 'igroteka.db'}")
    assert ran.code == 1
    assert [line for line in ran.out.splitlines() if line.startswith("✗  Disk")]


def test_every_finding_has_a_sentence_in_both_languages() -> None:
    source = Path(doctor.__file__).read_text(encoding="utf-8")
    named = re.findall(r'Finding\("([a-z]+)", [^"]*"([a-z-]+)"(?: if [^"]* else "([a-z-]+)")?', source)
    wanted = {f"cli-doctor-{check}-{one}" for check, *those in named for one in those if one}
    wanted |= {f"cli-doctor-{check}" for check, *_ in named}
    assert len(wanted) > 35
    for language in LANGUAGES:
        assert [text for text in sorted(wanted) if not texts_for(language).has(text)] == []


def test_a_port_is_free_ours_taken_or_at_no_address_of_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(doctor.check_port, port=free_port()) == [("port", GOOD, "free")]
    assert found(doctor.check_port, address="192.0.2.1") == [("port", BAD, "no-address")]
    with socket.create_server((LOOPBACK, 0)) as other:
        monkeypatch.setattr(doctor, "PATIENCE", 0.2)
        assert found(doctor.check_port, port=other.getsockname()[1]) == [("port", BAD, "taken")]
        monkeypatch.undo()
    with one_process(tmp_path) as host:
        assert found(doctor.check_port, port=host.port) == [("port", GOOD, "ours")]
        assert found(doctor.check_addresses, port=host.port, public_url=host.url(0)) == [("addresses", GOOD, "public")]


def test_a_public_url_that_leads_elsewhere_is_found(tmp_path: Path) -> None:
    nowhere = f"http://{LOOPBACK}:{free_port()}"
    assert found(doctor.check_addresses, port=free_port(), public_url=nowhere) == [("addresses", NOTE, "public-later")]
    with one_process(tmp_path) as host:
        for url, what in (
            (nowhere, "public-away"),
            (f"{host.url(0)}/api", "public-other"),
        ):
            assert found(doctor.check_addresses, port=host.port, public_url=url)[0][2] == what


def test_how_others_reach_the_host_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(doctor.check_addresses) == [("addresses", NOTE, "alone")]
    monkeypatch.setattr("igroteka.server.entry.interfaces.own_addresses", lambda: ["192.168.1.8"])
    assert found(doctor.check_addresses, address="0.0.0.0") == [("addresses", GOOD, "network")]
    monkeypatch.setattr("igroteka.server.entry.interfaces.own_addresses", list)
    assert found(doctor.check_addresses, address="0.0.0.0") == [("addresses", BAD, "no-network")]


@pytest.mark.parametrize(
    ("free", "state", "what"), [(50 * 10**9, GOOD, "free"), (5 * 10**8, NOTE, "full"), (10**6, BAD, "full")]
)
def test_a_disk_is_looked_at_before_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: str, what: str
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(free=free))
    assert found(doctor.check_disk, database=f"sqlite:///{tmp_path}/a.db") == [("disk", state, what)]


def test_the_disk_of_another_program_is_its_own_affair() -> None:
    assert found(doctor.check_disk, database="postgresql://db/igroteka") == [("disk", GOOD, "elsewhere")]


def test_a_folder_that_may_not_be_written_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert found(doctor.check_disk, database=f"sqlite:///{tmp_path}/a.db") == [("disk", BAD, "read-only")]


def test_a_database_is_ready_empty_older_or_newer(tmp_path: Path) -> None:
    url = new_database(tmp_path)
    assert found(doctor.check_database, database=url) == [("database", GOOD, "ready")]
    change(url, "UPDATE alembic_version SET version_num = '0001'")
    assert found(doctor.check_database, database=url) == [("database", NOTE, "older")]
    change(url, "UPDATE alembic_version SET version_num = '9999'")
    assert found(doctor.check_database, database=url) == [("database", NOTE, "shared")]
    change(url, "DROP TABLE learned")
    assert found(doctor.check_database, database=url) == [("database", BAD, "newer")]
    (tmp_path / "empty.db").touch(mode=0o600)
    assert found(doctor.check_database, database=f"sqlite:///{tmp_path}/empty.db") == [("database", GOOD, "empty")]
    (tmp_path / "text.db").write_text("this is no database" * 100)
    (tmp_path / "text.db").chmod(0o600)
    assert found(doctor.check_database, database=f"sqlite:///{tmp_path}/text.db") == [("database", BAD, "away")]
    assert found(doctor.check_database, database="mysql://db") == [("database", BAD, "away")]


def test_a_database_that_others_can_read_is_found(tmp_path: Path) -> None:
    url = new_database(tmp_path)
    (tmp_path / "igroteka.db").chmod(0o644)
    assert ("database", NOTE, "exposed") in found(doctor.check_database, database=url)


def test_a_clock_that_is_slower_than_the_tables_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = new_database(tmp_path)
    later = int((time.time() + 3600) * 1000)
    change(url, f"INSERT INTO tables VALUES ('t', 'targi', 'playing', 1, 'h', {later}, {later}, NULL, '{{}}', NULL)")
    assert ("clock", BAD, "behind") in found(doctor.check_database, database=url)


@pytest.mark.parametrize(("told", "state", "what"), [(0, GOOD, "kept"), (5, NOTE, "free"), (None, NOTE, "unknown")])
def test_a_clock_that_nobody_keeps_right_is_found(
    monkeypatch: pytest.MonkeyPatch, told: int | None, state: str, what: str
) -> None:
    assert doctor.clock_state() in (None, 0, 1, 2, 3, 4, 5)
    monkeypatch.setattr(doctor, "clock_state", lambda: told)
    assert found(doctor.check_clock) == [("clock", state, what)]


def test_a_bus_answers_or_is_away(tmp_path: Path) -> None:
    assert found(doctor.check_bus) == [("bus", GOOD, "none")]
    assert found(doctor.check_bus, bus=f"nats://{LOOPBACK}:{free_port()}") == [("bus", BAD, "away")]
    bus = nats(tmp_path)
    with ending(bus):
        bus.start()
        assert found(doctor.check_bus, bus=bus_of(bus)) == [("bus", GOOD, "answers")]


def test_a_password_that_others_can_read_is_found(tmp_path: Path) -> None:
    file = tmp_path / "igroteka.toml"
    file.touch(mode=0o644)
    secret = "postgresql://igroteka:secret@db/igroteka"
    assert found(doctor.check_settings) == [("settings", GOOD, "none")]
    assert found(doctor.check_settings, file) == [("settings", GOOD, "read")]
    assert found(doctor.check_settings, file, database=secret) == [("settings", BAD, "exposed")]
    file.chmod(0o640)
    assert found(doctor.check_settings, file, database=secret) == [("settings", GOOD, "read")]


@pytest.mark.parametrize(("most", "state"), [(1024, NOTE), (65536, GOOD), (-1, GOOD)])
def test_too_few_descriptors_are_found(monkeypatch: pytest.MonkeyPatch, most: int, state: str) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda kind: (most, most))
    assert found(doctor.check_descriptors)[0][1] == state


def test_whether_absent_players_can_be_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(doctor.check_push) == [("push", NOTE, "no-https")]
    assert found(doctor.check_push, notice_urls=("rubbish",)) == [("push", BAD, "wrong")]
    secure = "https://games.example.org"
    monkeypatch.setattr(PushServices, "reach", lambda services, host: None)
    assert found(doctor.check_push, public_url=secure) == [("push", GOOD, "reached")]

    def away(services: PushServices, host: str) -> None:
        raise PrivateAddress(host)

    monkeypatch.setattr(PushServices, "reach", away)
    assert found(doctor.check_push, public_url=secure) == [("push", NOTE, "away")]


def test_a_collector_of_traces_answers_or_is_away() -> None:
    assert found(doctor.check_tracing) == [("tracing", GOOD, "none")]
    assert found(doctor.check_tracing, tracing="localhost") == [("tracing", BAD, "wrong")]
    assert found(doctor.check_tracing, tracing=f"http://{LOOPBACK}:{free_port()}") == [("tracing", NOTE, "away")]
    with socket.create_server((LOOPBACK, 0)) as other:
        url = f"http://{LOOPBACK}:{other.getsockname()[1]}"
        assert found(doctor.check_tracing, tracing=url) == [("tracing", GOOD, "answers")]


def test_the_password_of_a_collector_is_not_told(tmp_path: Path) -> None:
    url = f"http://me:sesame@{LOOPBACK}:{free_port()}"
    for tracing in (url, "me:sesame@nowhere"):
        ran = run("doctor", "--database", f"sqlite:///{tmp_path / 'igroteka.db'}", "--tracing", tracing)
        assert "sesame" not in ran.out + ran.err
