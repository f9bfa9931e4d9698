"""`igroteka serve --open`."""

from __future__ import annotations

import socket

import pytest
import uvicorn
from starlette.applications import Starlette

from igroteka.server.serving import ServerOptions, free_port, run


def test_the_page_is_opened_when_the_host_can_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.serving.tune_garbage_collection", lambda: None)  # this process goes on
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: [one.close() for one in sockets])
    monkeypatch.setattr("igroteka.server.serving.application", lambda options, tunnel: Starlette())  # nothing to close
    host = ServerOptions(port=free_port())
    reached: list[bool] = []

    def visit() -> None:
        with socket.create_connection((host.address, host.port), timeout=60):
            reached.append(True)

    run(host, visit)
    assert reached == [True]
