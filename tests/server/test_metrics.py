"""The numbers of a host: latency, refusals, queues, connections; nothing that a player has said or may not know."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from igroteka.server.common.limits import Limits
from igroteka.server.operations.measures import BUCKETS, MAX_REASONS, OTHER, Histogram, Measures
from tests.server.host import OneProcess, one_process, writing_held_up
from tests.server.raw import PATIENCE, RawSocket, Reply, ask, ask_json, bearer, new_table, new_token

HOSTING = (Path(__file__).resolve().parents[2] / "docs" / "self-hosting.md").read_text(encoding="utf-8")
MANY = 20  # people who come while nothing can be written; the second or third of them waits
LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"\\\n]*",?)+)\})? (-?[0-9.e+-]+)')


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcess]:
    """A host with limits, where nobody else is."""
    with one_process(tmp_path_factory.mktemp("host"), limits=Limits(connections=50, sockets_per_guest=1)) as found:
        yield found


def text_of(host: OneProcess) -> str:
    """All numbers as Prometheus gets them."""
    answer = ask(host.port, "GET", "/metrics")
    assert (answer.status, answer.headers["content-type"]) == (200, "text/plain; version=0.0.4; charset=utf-8")
    return answer.body.decode()


def numbers(host: OneProcess) -> dict[str, float]:
    """All numbers, by name and labels."""
    found: dict[str, float] = {}
    for line in text_of(host).splitlines():
        if not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match is not None, line
            found[f"{match[1]}{{{match[2]}}}" if match[2] else match[1]] = float(match[3])
    return found


def test_every_number_is_described_once_and_documented(place: OneProcess) -> None:
    text = text_of(place)
    described = re.findall(r"^# HELP ([a-z_]+) \S.*\n# TYPE \1 (?:gauge|counter|histogram)$", text, re.MULTILINE)
    assert len(described) == len(set(described))
    used = {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"^([a-z_]+)[{ ]", text, re.MULTILINE)}
    assert used <= set(described)
    assert set(described) == set(re.findall(r"`(igroteka_[a-z_]+)`", HOSTING))


def test_the_time_of_commands_is_counted_by_kind(place: OneProcess) -> None:
    token = new_token(place.port)
    table = new_table(place.port, token)
    before = numbers(place)
    with RawSocket(place.port, f"/api/tables/{table}/socket", [bearer(token)]) as line:
        for number in range(3):
            line.send(f'{{"do": "emote", "id": "{number}", "emote": "hello"}}')
            assert line.answer() == "done"
    emote = {"do": "emote", "id": "4", "emote": "hello"}
    assert ask_json(place.port, f"/api/tables/{table}/commands", emote, [bearer(token)]).status == 200
    after = numbers(place)
    name = 'igroteka_command_seconds_{}{{command="emote"{}}}'
    assert after[name.format("count", "")] - before.get(name.format("count", ""), 0) == 4
    assert after[name.format("sum", "")] > 0
    counts = [after[name.format("bucket", f',le="{bound}"')] for bound in [*[f"{one:g}" for one in BUCKETS], "+Inf"]]
    assert counts == sorted(counts)
    assert counts[-1] == after[name.format("count", "")]


def test_refusals_are_counted_by_their_reason(place: OneProcess) -> None:
    token = new_token(place.port)
    table = new_table(place.port, token)
    before = numbers(place)
    ask(place.port, "GET", "/api/nothing")
    ask(place.port, "GET", "/api/me", [("Host", "evil.example")])
    ask_json(place.port, f"/api/tables/{table}/commands", {"do": "start", "id": "1"}, [bearer(token)])
    with RawSocket(place.port, f"/api/tables/{table}/socket", [bearer(token)]) as line:
        line.send("rubbish")
        assert line.answer() == "error-message"
        with RawSocket(place.port, f"/api/tables/{table}/socket", [bearer(token)]) as second:
            assert second.until_closed() == 4429
    after = numbers(place)
    for reason in ("error-nothing-here", "error-host", "error-seats-free", "error-message"):
        name = f'igroteka_refusals_total{{reason="{reason}"}}'
        assert after[name] - before.get(name, 0) == 1
    name = 'igroteka_socket_closes_total{code="4429"}'
    assert after[name] - before.get(name, 0) == 1


def test_connections_and_queues_are_counted(place: OneProcess) -> None:
    quiet = numbers(place)
    with socket.create_connection(("127.0.0.1", place.port)), socket.create_connection(("127.0.0.1", place.port)):
        found = numbers(place)
    assert found["igroteka_connections"] - quiet["igroteka_connections"] == 2
    assert found["igroteka_connections_waiting"] - quiet["igroteka_connections_waiting"] == 2
    assert 0 < found["igroteka_file_descriptors"] < found["igroteka_file_descriptor_limit"]


def test_what_waits_for_the_database_is_counted(place: OneProcess) -> None:
    posts: list[Future[Reply]] = []
    end = time.monotonic() + PATIENCE
    with ThreadPoolExecutor(MANY) as threads, writing_held_up(place):
        while not posts or numbers(place)["igroteka_write_queue"] < 1:  # what comes together is written together
            assert time.monotonic() < end
            if len(posts) < MANY:
                posts.append(threads.submit(ask_json, place.port, "/api/me", {"name": "Ann"}))
            time.sleep(0.1)
    assert {post.result().status for post in posts} == {200}
    until(place, lambda found: found["igroteka_write_queue"] == 0)


def test_what_waits_for_bots_is_counted(place: OneProcess) -> None:
    token = new_token(place.port)
    wanted = {"settings": {"game": "targi", "seats": 2, "pace": 0}, "bots": ["hard", "hard"], "start": True}
    answer = ask_json(place.port, "/api/tables", wanted, [bearer(token)])
    assert answer.status == 201
    until(place, lambda found: found["igroteka_bot_jobs"] >= 1)


def until(host: OneProcess, true: Callable[[dict[str, float]], bool]) -> None:
    """Look at the numbers until this is true of them."""
    end = time.monotonic() + PATIENCE
    while not true(numbers(host)):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_what_somebody_sends_is_no_label(place: OneProcess) -> None:
    token = new_token(place.port, "Annabella")
    table = new_table(place.port, token)
    for path in (f"/api/{token}", f"/api/tables/{table}x", "/api/rules/secret-game"):
        assert ask(place.port, "GET", path).status == 404
    ask(place.port, "GET", "/", [("Host", "secret.example")])
    text = text_of(place)
    for secret in ("Annabella", token, table, "secret"):
        assert secret not in text


def test_a_duration_is_counted_up_to_the_bucket_that_holds_it() -> None:
    times = Histogram()
    for seconds in (0.0, BUCKETS[0], 1.5 * BUCKETS[0], 100.0):
        times.add(seconds)
    assert times.cumulative == [2, *[3] * (len(BUCKETS) - 1), 4]
    assert times.total == pytest.approx(100.0 + 2.5 * BUCKETS[0])


def test_reasons_do_not_grow_without_end() -> None:
    measures = Measures()
    for number in range(2 * MAX_REASONS):
        measures.count_refusal(f"error-{number}")
    assert len(measures.refusals) == MAX_REASONS + 1
    assert measures.refusals[OTHER] == MAX_REASONS
