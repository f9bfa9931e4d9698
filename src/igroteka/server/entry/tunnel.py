"""A tunnel: a program that lets people on the internet reach a host on a computer at home.

It connects to a listener of its own. What arrives there comes from the internet, although its address is that of this
machine: it has no rights of the operator, its limits always count, and it is believed only where the program itself
tells who came.
"""

from __future__ import annotations

import json
import logging
import re
import shutil
import socket
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from starlette.types import ASGIApp, Receive, Scope, Send

from igroteka.core.errors import IgrotekaError
from igroteka.server.entry.forwarded import FOR, SCHEMES, listed, without_port
from igroteka.server.entry.networks import LOOPBACK, read_address

log = logging.getLogger("igroteka.tunnel")

CLOUDFLARED, TAILSCALE, SSH = "cloudflared", "tailscale", "ssh"
TOOLS = (CLOUDFLARED, TAILSCALE, f"{SSH}:HOST")
REMOTE_PORT = 7654  # of the machine that `ssh` connects to
DESTINATION = re.compile(r"(?P<place>(?:[\w.-]+@)?(?P<host>\w[\w.-]*))(?::(?P<port>\d{1,5}))?")
STRANGER = "tunnel"  # stands for the address of a visitor whom the program does not tell

FIRST_DELAY, LONGEST_DELAY = 1.0, 60.0  # seconds until a program that has ended is started again
STEADY = 60.0  # seconds after which it counts as having worked
SLOW = 20.0  # seconds after which we say that it has told no address
CLOSING = 0.3  # seconds in which a program may end because the host is being stopped, too
CHECKS, CHECK_EVERY = 10, 2.0  # how often we try whether the public address leads here, and every how many seconds
LAST_LINES = 4  # of what the program has printed, that are told

OPEN: Final = "cli-serve-tunnel-open"
ENDED: Final = "cli-serve-tunnel-ended"
SILENT: Final = "cli-serve-tunnel-silent"
UNREACHED: Final = "cli-serve-tunnel-unreached"

Tell = Callable[[str, dict[str, str | int]], None]  # the id of a text, and its arguments


@dataclass(frozen=True)
class Tool:
    """How a program is started (`{port}` is ours), and the line by which it says that it works.

    `url` is the public address; empty if that line tells it. `names_visitors`: it adds their addresses to requests,
    and nobody else can.
    """

    command: tuple[str, ...]
    works: re.Pattern[str]
    url: str = ""
    names_visitors: bool = True

    @property
    def name(self) -> str:
        return self.command[0]


def read_tool(text: str, public_url: str = "", path: str = "") -> Tool:
    """The program that an operator has named; refused if we do not know it, or if it is not installed."""
    name, _, destination = text.partition(":")
    if text == CLOUDFLARED:
        own_url = "http://127.0.0.1:{port}"
        tool = Tool((name, "tunnel", "--no-autoupdate", "--url", own_url), quick_url("trycloudflare.com"), public_url)
    elif text == TAILSCALE:
        tool = Tool((name, "funnel", "{port}"), quick_url("ts.net"), public_url)
    elif name == SSH and (found := DESTINATION.fullmatch(destination)):
        tool = ssh_tool(found, public_url, path)
    else:
        raise IgrotekaError("error-tunnel", tunnel=text, tools=", ".join(TOOLS))
    if shutil.which(tool.name) is None:
        raise IgrotekaError("error-tunnel-missing", tool=tool.name)
    return tool


def quick_url(domain: str) -> re.Pattern[str]:
    """A public address below a domain, which belongs to the program's maker. Its own pages there are none."""
    return re.compile(rf"https://(?!api\.|www\.|login\.)[a-z0-9.-]+\.{re.escape(domain)}(:\d+)?(?![\w.-])")


def ssh_tool(found: re.Match[str], public_url: str, path: str) -> Tool:
    """`ssh -R` to a machine. A web server there that ends TLS is the only one that needs to reach the remote port."""
    port = found["port"] or str(REMOTE_PORT)
    bound = "localhost" if public_url.startswith("https:") else "*"
    options = {
        "ExitOnForwardFailure": "yes",
        "ServerAliveInterval": "15",
        "ServerAliveCountMax": "3",
        "BatchMode": "yes",  # nobody is there to type a password when it reconnects
    }
    chosen = [part for name, value in options.items() for part in ("-o", f"{name}={value}")]
    forward = f"{bound}:{port}:127.0.0.1:{{port}}"
    return Tool(
        (SSH, "-v", "-N", "-T", *chosen, "-R", forward, found["place"]),
        re.compile("remote forward success"),
        public_url or f"http://{found['host']}:{port}{path}",
        names_visitors=False,
    )


class Tunnel:
    """Starts the program, starts it again when it ends, and knows the public address meanwhile."""

    def __init__(self, tool: Tool, tell: Tell, path: str = "", leads_here: Callable[[str], bool] | None = None) -> None:
        self.tool = tool
        self.listener = socket.create_server((LOOPBACK[0], 0))
        self.port: int = self.listener.getsockname()[1]
        self.url = ""  # empty while nobody can come
        self._path = path
        self._tell = tell
        self._leads_here = leads_here or answers
        self._process: subprocess.Popen[str] | None = None
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._supervise, name="igroteka-tunnel", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """End the program. It is waited for: a remote port that is still taken could not be used again."""
        self._ending.set()
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
        if self._thread.ident is not None:
            self._thread.join(5)
        self.listener.close()

    def _supervise(self) -> None:
        delay = FIRST_DELAY
        while not self._ending.is_set():
            began = time.monotonic()
            last_lines = self._run()
            self.url = ""
            if time.monotonic() - began > STEADY:
                delay = FIRST_DELAY
            if self._ending.wait(CLOSING):
                return
            self._say(ENDED, problem=last_lines, seconds=round(delay))
            if self._ending.wait(delay):
                return
            delay = min(2 * delay, LONGEST_DELAY)

    def _run(self) -> str:
        """Run the program to its end; returns what it has said last."""
        lines: deque[str] = deque(maxlen=LAST_LINES)
        command = [part.replace("{port}", str(self.port)) for part in self.tool.command]
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
            )
        except OSError as problem:
            return str(problem.strerror)
        slow = threading.Timer(SLOW, lambda: self._say(SILENT, problem=joined(lines)))
        slow.start()
        with self._process as process:
            if self._ending.is_set():  # `close` came before there was a process
                process.terminate()
            for line in process.stdout or ():
                self._read(line.strip(), lines)
                if self.url:
                    slow.cancel()
        slow.cancel()
        return joined(lines) or str(process.returncode)

    def _read(self, line: str, lines: deque[str]) -> None:
        """Look for the public address in a line; remember what may explain a failure."""
        if line and not line.startswith("debug"):
            lines.append(line)
        if self.url or (found := self.tool.works.search(line)) is None:
            return
        self.url = (self.tool.url or found[0] + self._path).rstrip("/") + "/"
        self._say(OPEN, url=self.url)
        threading.Thread(target=self._check, args=(self.url,), name="igroteka-tunnel-check", daemon=True).start()

    def _check(self, url: str) -> None:
        """Try the public address; it may take a while until a new name is known everywhere."""
        for _ in range(CHECKS):
            if self._leads_here(url):
                return
            if self._ending.wait(CHECK_EVERY) or self.url != url:
                return
        self._say(UNREACHED, url=url)

    def _say(self, text: str, **arguments: str | int) -> None:
        if not self._ending.is_set():
            log.log(logging.INFO if text == OPEN else logging.WARNING, "%s: %s", self.tool.name, text)
            self._tell(text, {"tool": self.tool.name, **arguments})


def joined(lines: deque[str]) -> str:
    return " / ".join(lines)


def answers(url: str) -> bool:
    """True if a host answers at a URL."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url}healthz", timeout=5) as answer:
            return "engine" in json.loads(answer.read(1000))
    except (OSError, ValueError):
        return False


class ThroughTunnel:
    """Recognizes what came through the tunnel, by the port of its listener; everything else goes to `others`."""

    def __init__(self, app: ASGIApp, others: ASGIApp, tunnel: Tunnel) -> None:
        self.app = app
        self.others = others
        self.tunnel = tunnel

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if (scope.get("server") or ("", 0))[1] != self.tunnel.port:
            await self.others(scope, receive, send)
            return
        told = listed(scope, FOR)[-1:] if self.tunnel.tool.names_visitors else []
        address = read_address(without_port(told[0])) if told else None
        scope["client"] = (STRANGER if address is None or address.is_loopback else str(address), 0)
        scope["scheme"] = SCHEMES[urlsplit(self.tunnel.url).scheme or "http"][scope["type"] == "websocket"]
        await self.app(scope, receive, send)
