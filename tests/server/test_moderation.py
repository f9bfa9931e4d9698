"""The operator's page and reports: who may do what, what is told, and what is written down."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.core.errors import IgrotekaError
from igroteka.server import serving
from igroteka.server.entry import moderation
from igroteka.server.entry.moderation import check_chosen_key, operator_key, operator_key_file
from igroteka.server.storage.database import open_engine
from tests.server.host import serving_in_thread
from tests.server.raw import RawSocket, Reply, ask, ask_json, bearer, new_table, new_token

KEY = "a key that nobody could guess"
HOME, ELSEWHERE = "198.51.100.1", "198.51.100.2"  # as a proxy on this machine tells them


@contextlib.contextmanager
def moderated(folder: Path) -> Iterator[int]:
    config = serving.ServerOptions(database=f"sqlite:///{folder / 'host.db'}", operator_key=KEY)
    with serving_in_thread(config, serving.application(config)) as port:
        yield port


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with moderated(tmp_path_factory.mktemp("host")) as found:
        yield found


def at(address: str) -> tuple[str, str]:
    return "X-Forwarded-For", address


def operate(port: int, what: str, key: str = KEY, place: str = HOME, **wanted: object) -> Reply:
    return ask_json(port, f"/api/operator/{what}", wanted, [("Operator-Key", key), at(place)])


def overview(port: int) -> dict[str, Any]:
    found = ask(port, "GET", "/api/operator", [("Operator-Key", KEY), at(HOME)])
    assert found.status == 200, found.body
    told: dict[str, Any] = json.loads(found.body)
    return told


def me(port: int, token: str) -> str:
    return str(json.loads(ask(port, "GET", "/api/me", [bearer(token)]).body)["guest"]["id"])


def say(port: int, token: str, table: str, text: str) -> None:
    command = {"do": "say", "id": text, "text": text, "costs": False}
    assert ask_json(port, f"/api/tables/{table}/commands", command, [bearer(token)]).status == 200


def test_the_operator_ends_a_tournament_whose_title_nobody_should_read(port: int) -> None:
    table = {"game": "targi", "seats": 2, "title": "Rude words", "clock": {"kind": "seconds", "each": 60}}
    token = new_token(port, "Ann")
    made = ask_json(port, "/api/tournaments", {"settings": {"table": table, "public": False}}, [bearer(token)])
    assert made.status == 201, made.body
    id = json.loads(made.body)["tournament"]
    (found,) = [one for one in overview(port)["tournaments"] if one["title"] == "Rude words"]
    assert (found["status"], found["public"]) == ("open", False)
    assert id not in json.dumps(overview(port))
    assert operate(port, "end-tournament", key="guessed", label=found["label"]).status == 401
    assert operate(port, "end-tournament", label="another").status == 404
    answer = json.loads(operate(port, "end-tournament", label=found["label"]).body)
    assert answer["tournaments"] == []
    assert (answer["audit"][0]["action"], answer["audit"][0]["detail"]["title"]) == ("end-tournament", "Rude words")
    told = json.loads(ask(port, "GET", f"/api/tournaments/{id}").body)
    assert (told["status"], told["settings"]["table"]["title"], told["settings"]["public"]) == ("ended", "", False)


def test_the_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'host.db'}")
    key = operator_key(engine)
    assert operator_key(engine) == key
    file = operator_key_file(engine)
    assert (file.parent, file.stat().st_mode & 0o777) == (tmp_path, 0o600)
    assert operator_key(engine, KEY) == KEY
    engine.dispose()


def test_a_key_that_could_be_guessed_is_refused() -> None:
    with pytest.raises(IgrotekaError) as refused:
        check_chosen_key("secret")
    assert refused.value.text == "error-operator-key-short"


def test_nobody_gets_in_without_the_key_and_guessing_ends_soon(port: int) -> None:
    assert ask(port, "GET", "/api/operator", [at("203.0.113.1")]).refusal == "error-operator-key"
    tries = [operate(port, "announce", "wrong", "203.0.113.2", text="x", hours=1).refusal for _ in range(12)]
    assert tries == ["error-operator-key"] * 10 + ["error-too-many"] * 2
    right = operate(port, "announce", KEY, "203.0.113.2", text="x", hours=1)
    assert right.refusal == "error-too-many", "whoever guesses does not learn that they have found it"
    assert overview(port)["announcement"] == ""


def test_a_page_of_another_site_cannot_use_the_key(port: int) -> None:
    headers = [("Operator-Key", KEY), ("Origin", "https://evil.example.org")]
    assert ask_json(port, "/api/operator/announce", {"text": "x", "hours": 1}, headers).refusal == "error-foreign"


def test_the_operator_is_told_of_a_game_what_its_list_tells(port: int) -> None:
    ann = new_token(port, "Ann")
    settings = {"game": "targi", "seats": 2, "public": False}
    answer = ask_json(
        port, "/api/tables", {"settings": settings, "seat": 0, "bots": ["random"], "start": True}, [bearer(ann)]
    )
    table = str(msgspec.json.decode(answer.body)["table"])
    (row,) = [one for one in overview(port)["tables"] if not one["public"]]
    assert set(row) == {"label", "game", "status", "public", "opened", "summary"}
    assert row["summary"]["names"][0] == "Ann"
    assert table not in json.dumps(overview(port)), "whoever knows the id of an unlisted table can come in"


def test_a_closed_table_is_closed_for_good_and_that_is_written_down(port: int) -> None:
    ann = new_token(port, "Ann")
    table = new_table(port, ann, "kittens", seats=3)
    (row,) = [one for one in overview(port)["tables"] if one["game"] == "kittens"]
    assert operate(port, "close", label=row["label"]).status == 200
    shown = json.loads(ask(port, "GET", f"/api/tables/{table}", [bearer(ann)]).body)
    assert shown["table"]["status"] == "closed"
    newest = overview(port)["audit"][0]
    assert (newest["action"], newest["address"], newest["detail"]["table"]) == ("close", HOME, row["label"])
    assert operate(port, "close", label=row["label"]).refusal == "error-no-such-table"


def test_a_barred_guest_is_disconnected_and_may_do_nothing_until_they_are_let_in_again(port: int) -> None:
    bob = new_token(port, "Bob")
    guest = me(port, bob)
    table = new_table(port, bob, "targi")
    with RawSocket(port, f"/api/tables/{table}/socket", [bearer(bob)]) as socket:
        assert heard(socket, "table")
        assert operate(port, "bar-guest", guest=guest, name="Bob", hours=2).status == 200
        assert socket.until_closed() == 4411
    with RawSocket(port, f"/api/tables/{table}/socket", [bearer(bob)]) as socket:
        assert socket.until_closed() == 4411
    wanted = {"settings": {"game": "targi", "seats": 2}}
    assert ask_json(port, "/api/tables", wanted, [bearer(bob)]).refusal == "error-barred"
    assert operate(port, "lift-bar", kind="guest", target=guest).status == 200
    assert ask_json(port, "/api/tables", wanted, [bearer(bob)]).status == 201


def test_nobody_comes_from_a_barred_address_but_the_operator_cannot_bar_themselves(port: int) -> None:
    assert operate(port, "bar-address", address="2001:db8::1", hours=1).status == 200
    assert ask(port, "GET", "/api/me", [at("2001:db8::2")]).refusal == "error-barred", "IPv6 counts by /64"
    assert ask(port, "GET", "/api/me", [at("2001:db8:0:1::2")]).status == 200
    for own in (HOME, "127.0.0.1", "::1"):
        assert operate(port, "bar-address", address=own, hours=1).refusal == "error-bar-own"
    assert operate(port, "bar-address", address="not an address", hours=1).refusal == "error-message"


def test_before_maintenance_no_table_is_opened_and_everybody_is_told(port: int) -> None:
    ann = new_token(port, "Ann")
    table = new_table(port, ann, "targi")
    with RawSocket(port, f"/api/tables/{table}/socket", [bearer(ann)]) as socket:
        assert heard(socket, "table")
        assert operate(port, "maintain", minutes=30, hours=2).status == 200
        assert heard(socket, "announced")["maintenance"] > 0
    refused = ask_json(port, "/api/tables", {"settings": {"game": "targi", "seats": 2}}, [bearer(ann)])
    assert refused.refusal == "error-maintenance"
    assert json.loads(ask(port, "GET", "/api/me", [bearer(ann)]).body)["told"]["maintenance"] > 0
    assert operate(port, "maintain", minutes=0, hours=0).status == 200
    new_table(port, ann, "targi")


def test_an_announcement_reaches_who_is_here_and_who_comes_later(port: int) -> None:
    table = new_table(port, new_token(port), "targi")
    path = f"/api/tables/{table}/socket"
    with RawSocket(port, path) as here:
        assert heard(here, "table")
        assert operate(port, "announce", text="Pizza at eight", hours=1).status == 200
        assert heard(here, "announced")["text"] == "Pizza at eight"
        with RawSocket(port, path) as later:
            assert heard(later, "announced")["text"] == "Pizza at eight"
        assert operate(port, "announce", text="", hours=1).status == 200
        assert heard(here, "announced")["text"] == ""


def test_a_report_shows_the_operator_the_last_lines_of_the_chat(port: int) -> None:
    ann, bob = new_token(port, "Ann"), new_token(port, "Bob")
    table = new_table(port, ann, "targi")
    say(port, ann, table, "hello")
    say(port, bob, table, "something rude")
    with RawSocket(port, f"/api/tables/{table}/socket", [bearer(ann)]) as socket:
        rude = next(one for one in heard(socket, "chat")["said"] if one["name"] == "Bob")
    wanted = {"at": rude["at"], "name": "Bob", "text": "rude"}
    assert ask_json(port, f"/api/tables/{table}/report", wanted).refusal == "error-no-guest"
    assert ask_json(port, f"/api/tables/{table}/report", wanted, [bearer(ann)]).status == 200
    (report,) = overview(port)["reports"]
    assert (report["reporter"], report["guest_id"], report["text"]) == (me(port, ann), me(port, bob), "rude")
    assert [one["text"] for one in report["chat"]] == ["hello", "something rude"]
    unknown = {**wanted, "name": "Ann"}
    assert ask_json(port, f"/api/tables/{table}/report", unknown, [bearer(ann)]).refusal == "error-nothing-here"
    assert operate(port, "settle", id=report["id"]).status == 200
    assert overview(port)["reports"] == []


def test_a_backup_is_written_beside_the_database(port: int) -> None:
    new_table(port, new_token(port), "targi")
    told = json.loads(operate(port, "backup").body)
    assert told["tables"] > 0
    assert Path(told["file"]).stat().st_mode & 0o777 == 0o600
    assert Path(told["file"]).read_text().count("\n") > told["tables"]


def test_what_was_decided_holds_after_a_restart_and_in_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "INTERVAL", 0.05)
    with moderated(tmp_path) as port:
        assert operate(port, "bar-address", address=ELSEWHERE, hours=1).status == 200
    with moderated(tmp_path) as port:
        assert ask(port, "GET", "/api/me", [at(ELSEWHERE)]).refusal == "error-barred"


def heard(socket: RawSocket, tell: str) -> dict[str, Any]:
    """The next message of this kind."""
    while (message := socket.read()) is not None:
        if message["tell"] == tell:
            return message
    raise AssertionError(socket.closed)
