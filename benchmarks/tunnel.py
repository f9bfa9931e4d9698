"""Does `igroteka serve --tunnel ssh:…` work with a real sshd? It runs on loopback, with its own keys and configuration.

    python -m benchmarks.tunnel

Needs `ssh`, `sshd` and `ssh-keygen` (Debian: openssh-client and openssh-server). A guest takes a name and opens a table
through the remote port; then the connection, and after it sshd itself, is killed, and the tunnel has to come back.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from igroteka.core.registry import games
from tests.server.processes import Program, ending, free_port, is_healthy, is_listening
from tests.server.raw import ask, ask_json, new_table, new_token

LOOPBACK = "127.0.0.1"
PATIENCE = 60.0  # seconds


def make_key(file: Path) -> None:
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(file)], check=True)


def ssh_server(folder: Path, port: int, *, known: bool = True) -> Program:
    """sshd that lets in the key of this folder, or nobody."""
    allowed = folder / "authorized_keys"
    allowed.write_text((folder / "client.pub").read_text() if known else "")
    config = folder / "sshd_config"
    config.write_text(
        f"Port {port}\nListenAddress {LOOPBACK}\nHostKey {folder}/host\nPidFile none\nStrictModes no\nUsePAM no\n"
        f"PasswordAuthentication no\nKbdInteractiveAuthentication no\nAuthorizedKeysFile {allowed}\n"
        "PermitRootLogin prohibit-password\nGatewayPorts clientspecified\n"
    )
    Path("/run/sshd").mkdir(exist_ok=True)
    program = shutil.which("sshd") or "/usr/sbin/sshd"
    return Program([program, "-D", "-e", "-f", str(config)], folder / "sshd.log", lambda: is_listening(port))


def wrap_ssh(folder: Path, port: int) -> None:
    """An `ssh` in front of the real one that reads our configuration and not the user's."""
    config = folder / "ssh_config"
    config.write_text(
        f"Host *\n  Port {port}\n  IdentityFile {folder}/client\n  IdentitiesOnly yes\n"
        f"  UserKnownHostsFile {folder}/known\n  StrictHostKeyChecking no\n"
    )
    program = folder / "bin" / "ssh"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shutil.which("ssh")} -F {config} "$@"\n')
    program.chmod(0o755)


def host(folder: Path, port: int, remote: int, language: str = "en") -> Program:
    command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--no-mdns"]
    command += ["--database", f"sqlite:///{folder / 'host.db'}", "--tunnel", f"ssh:{LOOPBACK}:{remote}"]
    path = f"PATH={folder / 'bin'}:{os.environ['PATH']}"
    log = folder / f"host-{language}.log"
    return Program(["env", path, f"IGROTEKA_LANG={language}", *command], log, lambda: is_healthy(port))


def until(what: str, holds: Callable[[], bool]) -> None:
    began = time.monotonic()
    while not holds():
        if time.monotonic() - began > PATIENCE:
            raise SystemExit(f"failed: {what}")
        time.sleep(0.1)
    print(f"{what}: after {time.monotonic() - began:.1f} s", flush=True)


def connections(remote: int) -> list[int]:
    """The processes of `ssh` that hold this tunnel."""
    listed = subprocess.run(["ps", "-eo", "pid,args"], capture_output=True, text=True, check=True).stdout
    wanted = f"-R *:{remote}:"
    return [int(line.split()[0]) for line in listed.splitlines() if wanted in line]


def cut(remote: int) -> None:
    for process in connections(remote):
        os.kill(process, signal.SIGKILL)


def try_everything(folder: Path) -> None:
    make_key(folder / "host")
    make_key(folder / "client")
    ssh_port, port, remote = free_port(), free_port(), free_port()
    wrap_ssh(folder, ssh_port)
    sshd = ssh_server(folder, ssh_port)
    started = host(folder, port, remote)
    with ending(started, sshd):
        sshd.start()
        started.start()
        until("the remote port leads to the host", lambda: is_healthy(remote))
        token = new_token(remote)
        smallest = min(games().values(), key=lambda game: game.seats[1])
        print("a table was opened through it:", bool(new_table(remote, token, smallest.id, bots=["random"])))
        as_operator = json.loads(ask(remote, "GET", "/api/addresses", [("Host", f"localhost:{remote}")]).body)
        assert not as_operator["operator"], "a visitor counts as the operator"
        assert ask_json(remote, "/api/reach", {}, [("Host", f"localhost:{remote}")]).refusal == "error-operator-only"
        links = json.loads(ask(port, "GET", "/api/addresses", [("Host", f"localhost:{port}")]).body)["links"]
        assert links[0] == {"url": f"http://{LOOPBACK}:{remote}/", "kind": "public"}, links
        cut(remote)
        until("the connection was cut", lambda: not is_healthy(remote))
        until("it is back", lambda: is_healthy(remote))
        sshd.end()
        cut(remote)  # sessions outlive the sshd that listens
        until("sshd is away", lambda: not is_healthy(remote))
        sshd.start()
        until("it is back, too", lambda: is_healthy(remote))
        started.end()
        until("nothing is left behind", lambda: not connections(remote) and not is_listening(remote))
    print((folder / "host-en.log").read_text())
    locked = ssh_server(folder, ssh_port, known=False)
    russian = host(folder, port, remote, "ru")
    with ending(russian, locked):
        locked.start()
        russian.start()
        until("a refused key is told", lambda: "Permission denied" in russian.log.read_text())
    print(russian.log.read_text())


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        try_everything(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
