"""What docs/protocol.md and docs/self-hosting.md say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

import msgspec
from typer.core import TyperGroup
from typer.main import get_command

from igroteka.cli.main import app
from igroteka.core.registry import find_game
from igroteka.core.session import RecordedChoice, Session
from igroteka.server.common.changes import Changes, joined
from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.limits import DEFAULTS
from igroteka.server.common.wire_view import view_in_pieces
from igroteka.server.entry.openapi import OPERATIONS
from igroteka.server.tables.messages import ALL_MESSAGES, AnyCommand
from tests.server.host import LOOPBACK, one_process
from tests.server.processes import RUN

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "self-hosting.md").read_text(encoding="utf-8")
QUICK = '"seats": 2, "pace": 0}'  # so that the bot does not take its time
CODES = (1002, 1007, 1009, 1012)  # of the WebSocket itself


def example_with(words: str) -> str:
    """The program in the protocol that contains these words."""
    (example,) = [found for found in re.findall(r"```python\n(.*?)```", PROTOCOL, re.DOTALL) if words in found]
    return str(example)


def test_the_example_of_the_protocol_plays_a_game_to_its_end(tmp_path: Path) -> None:
    example = example_with("async def main(")
    with one_process(tmp_path) as host:
        program = example.replace("localhost:7654", f"{LOOPBACK}:{host.port}").replace('"seats": 2}', QUICK)
        assert program.count(QUICK) == 1
        ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=RUN, check=True)
    assert sorted(re.findall(r"\d+", ended.stdout)) == ["1", "2"]


def test_the_example_of_changes_leads_to_the_next_view_of_a_game() -> None:
    names: dict[str, Any] = {}
    exec(example_with("def apply("), names)
    targi = find_game("targi")
    session = Session.start(targi, targi.setup(2, {}, "example"))
    before = view_in_pieces(session.view(0))
    first = session.state.decisions()[0]
    session.take(RecordedChoice(first.seat, first.options[0].code))
    after, found = view_in_pieces(session.view(0)), Changes()
    for path, old, new in zip(after.frame.paths, before.pieces, after.pieces, strict=True):
        if old != new:
            found.note(path, old, new)
    put, add = (msgspec.json.decode(joined(part)) for part in (found.put, found.add))
    game = {"view": msgspec.json.decode(before.text)}
    names["apply"](game, {"put": put, "add": add, "check": after.checksum})
    assert game["view"] == msgspec.json.decode(after.text) != msgspec.json.decode(before.text)


def test_the_protocol_names_every_command_and_every_message() -> None:
    for command in get_args(AnyCommand):
        assert f"`{command.__struct_config__.tag}`" in PROTOCOL
    for message in ALL_MESSAGES:
        assert f"`{message.__struct_config__.tag}`" in PROTOCOL


def test_the_protocol_names_every_code_with_which_a_connection_ends() -> None:
    used = {*CloseCode, *CODES}
    (told,) = re.findall(r"### When a connection ends\n(.*?)After any end", PROTOCOL, re.DOTALL)
    assert {int(code) for code in re.findall(r"\b\d{4}\b", told)} == used


def test_what_the_documents_ask_for_is_there() -> None:
    there = {operation.path for operation in OPERATIONS} | {"/api/tables/{id}/socket"}
    named = re.findall(r"(?:GET|POST|WS) (/[a-z./{}-]+)", PROTOCOL) + re.findall(r"`(/[a-z]+)` (?:answers|is)", HOSTING)
    assert len(named) > 5
    assert set(named) <= there


def test_the_limits_that_hosting_names_are_there() -> None:
    told = {name: int(number) for name, number in re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", HOSTING, re.MULTILINE)}
    assert told == {name.replace("_", "-"): number for name, number in asdict(DEFAULTS).items()}


def test_the_options_that_hosting_needs_are_there() -> None:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    known = {option for command in group.commands.values() for one in command.params for option in one.opts}
    # Commands of the system have options of their own.
    ours = re.sub(r"`(?:sudo|podman) [^`]+`|^ {4}podman .*$", "", HOSTING, flags=re.MULTILINE)
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", ours)) <= known
