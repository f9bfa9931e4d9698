"""Builds the image of a host without an image registry, starts it as an operator would, and plays in it.

    make container                              as root, with buildah and debootstrap (Debian: apt-get install both)
    make container ARGS="--engine source"       a quick trial, without compiling the engine

Where containers may be started, `podman run` does what is done here by hand: nothing but the image is there, its root
is read-only, the host is a user without any rights, and its only folder is `/data`. The base image is a new Debian with
Python, made by debootstrap; it only builds, so it does not count for the size.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets

from igroteka.core.registry import games

ROOT = Path(__file__).resolve().parents[1]
BASE, IMAGE = "localhost/igroteka-base", "localhost/igroteka"
PACKAGES = "ca-certificates,gcc,libc6-dev,binutils,make,python3,python3-dev,python3-venv,tzdata"
CERTIFICATES = "/etc/ssl/certs"  # what this machine trusts, the build trusts, too
TRUST = ("NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE")
LARGEST = 200.0  # megabytes
PATIENCE = 120.0  # seconds
PORT = 7654
USER = "10001"
# What a container has of its own, below the folder $1; $2 is its data. The rest is the environment and the command.
START = """
set -e
root=$1 data=$2; shift 2
mount --bind "$root" "$root"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for name in null zero random urandom; do touch "$root/dev/$name"; mount --bind "/dev/$name" "$root/dev/$name"; done
mkdir "$root/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec env -i "$@"
"""


def buildah(*arguments: str) -> str:
    """Run buildah; what it prints."""
    command = ["buildah", *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def make_base(suite: str) -> None:
    """A Debian with what a build needs, unless there is one."""
    if (
        subprocess.run(["buildah", "inspect", "--type", "image", BASE], capture_output=True, check=False).returncode
        == 0
    ):
        return
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, folder], check=True)
        container = buildah("from", "scratch")
        subprocess.run(["cp", "-a", f"{folder}/.", buildah("mount", container)], check=True)
    trust = [f"--env={name}={CERTIFICATES}/ca-certificates.crt" for name in TRUST]
    buildah("config", *trust, container)
    buildah("commit", "--rm", container, BASE)


def build(engine: str) -> None:
    """What `podman build` does, from the base that was made here."""
    volume = f"{CERTIFICATES}:{CERTIFICATES}:ro"
    arguments = ["--format", "docker", "--isolation", "chroot", "--volume", volume, "--tag", IMAGE]
    arguments += ["--build-arg", f"BASE={BASE}", "--build-arg", f"ENGINE={engine}", str(ROOT)]
    subprocess.run(["buildah", "bud", *arguments], check=True)


class Container:
    """The files of an image, its configuration, and a folder for its data."""

    def __init__(self, image: str, data: Path) -> None:
        self.data = data
        data.mkdir(mode=0o700)
        os.chown(data, int(USER), int(USER))
        self.config: dict[str, Any] = json.loads(buildah("inspect", "--type", "image", image))["Docker"]["config"]
        self.id = buildah("from", image)
        self.root = Path(buildah("mount", self.id))

    def remove(self) -> None:
        buildah("rm", self.id)

    def start(self, *command: str, **options: str) -> subprocess.Popen[str]:
        """Start a command inside, or what the image starts by itself."""
        inside = command or (*self.config["Entrypoint"], *self.config["Cmd"])
        isolated = ["unshare", "--mount", "--pid", "--ipc", "--uts", "--fork", "--kill-child"]
        environment = [*self.config["Env"], *[f"{name}={value}" for name, value in options.items()]]
        without_rights = [
            "/usr/bin/setpriv",
            "--no-new-privs",
            "--bounding-set=-all,+sys_chroot,+setgid,+setuid",
            "--inh-caps=-all",
        ]
        user = ["/usr/sbin/chroot", f"--userspec={self.config['User']}", str(self.root)]
        return subprocess.Popen(
            [
                *isolated,
                "sh",
                "-c",
                START,
                "sh",
                str(self.root),
                str(self.data),
                *environment,
                *without_rights,
                *user,
                *inside,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *command: str, **options: str) -> tuple[int, str]:
        """The exit status of a command inside, and what it has printed."""
        process = self.start(*command, **options)
        printed, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, printed.strip()


@contextlib.contextmanager
def container(image: str) -> Iterator[Container]:
    with tempfile.TemporaryDirectory() as folder:
        found = Container(image, Path(folder) / "data")
        try:
            yield found
        finally:
            found.remove()


@contextlib.contextmanager
def host(inside: Container, port: int) -> Iterator[str]:
    """The host of the image, as it starts by itself; it must end within the time that a container gets."""
    process = inside.start(IGROTEKA_PORT=str(port))
    try:
        url = f"http://127.0.0.1:{port}"
        until(lambda: is_well(f"{url}/readyz") or process.poll() is not None)
        yield url
    finally:
        began = time.monotonic()
        for first in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split():
            os.kill(int(first), signal.SIGTERM)  # the first process of the container, as `podman stop` does
        printed, _ = process.communicate(timeout=PATIENCE)
        print(f"the host ended {time.monotonic() - began:.1f} s after SIGTERM; it has said:\n{printed}")


def until(true: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > limit:
            raise TimeoutError
        time.sleep(0.1)


def is_well(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(url, timeout=5).status_code == 200
    return False


async def play(url: str, game: str, bot: str) -> tuple[str, int, list[int]]:
    """A whole game against a bot over the network; the table, how many choices it took, and the places."""
    async with httpx.AsyncClient(base_url=url) as http:
        token = (await http.post("/api/me", json={"name": "Robo"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        settings = {"game": game, "seats": 2, "pace": 0}
        wanted = {"settings": settings, "seat": 0, "bots": [bot], "start": True}
        table: str = (await http.post("/api/tables", json=wanted)).json()["table"]
    socket_url = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    lot, moments = random.Random(1), set[int]()
    async with websockets.connect(socket_url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        async for text in socket:
            view = json.loads(text).get("view")
            if view and view["outcome"]:
                return table, len(moments), view["outcome"]["places"]
            if view and view["options"] and view["moment"] not in moments:
                moments.add(view["moment"])
                code = lot.choice(view["options"])["code"]
                choice = {"do": "choose", "id": str(view["moment"]), "moment": view["moment"], "code": code}
                await socket.send(json.dumps(choice))
    raise AssertionError("the connection has ended before the game")


def prove(inside: Container, port: int) -> None:
    """Everything that we say of the image, tried in it."""
    size = (
        sum(path.lstat().st_size for path in inside.root.rglob("*") if path.is_file() and not path.is_symlink()) / 10**6
    )
    print(f"the image has {size:.0f} MB")
    assert size < LARGEST
    assert not [path for path in inside.root.rglob("*") if path.name in ("sh", "bash", "apt", "pip")]
    print(inside.run("igroteka", "--version")[1])
    look = "import os; print(os.getuid(), open('/proc/self/status').read().split('CapEff:')[1].split()[0])"
    print("user and capabilities:", inside.run("python", "-c", look)[1])
    assert inside.run("python", "-c", look)[1] == f"{USER} 0000000000000000"
    for file in ("/opt/igroteka/new", "/etc/passwd", "/new"):
        status, said = inside.run("python", "-c", f"open({file!r}, 'w')")
        assert status == 1, said
        assert "Read-only file system" in said, said
    assert inside.run("igroteka-alive", IGROTEKA_PORT=str(port))[0] != 0
    with host(inside, port) as url:
        assert inside.run("igroteka-alive", IGROTEKA_PORT=str(port)) == (0, "")
        assert "<title>Igroteka</title>" in httpx.get(url).text
        for_two = [id for id, game in games().items() if game.seats[0] == 2]
        for game, bot in zip(for_two[-2:], ("greedy", "normal"), strict=True):
            table, choices, places = asyncio.run(play(url, game, bot))
            print(f"{game} against {bot}: {choices} choices, places {places}")
    with host(inside, port) as url:
        shown = httpx.get(f"{url}/api/tables/{table}").json()["table"]["status"]
        print(f"after another start the table is there, {shown}")
        assert shown == "finished"
    status, said = inside.run("igroteka", "backup", "/data/tables.jsonl")
    print(said)
    assert status == 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.container", description=__doc__)
    parser.add_argument("--engine", choices=("compiled", "source"), default="compiled")
    parser.add_argument("--suite", default="bookworm", help="the Debian whose Python is taken")
    parser.add_argument("--image", default="", help="prove this image instead of building one")
    parser.add_argument("--port", type=int, default=PORT)
    wanted = parser.parse_args()
    if os.geteuid() != 0 or not (shutil.which("buildah") and shutil.which("debootstrap")):
        print(
            "This needs root, buildah and debootstrap (Debian: apt-get install buildah debootstrap).", file=sys.stderr
        )
        return 1
    if not wanted.image:
        make_base(wanted.suite)
        build(wanted.engine)
    with container(wanted.image or IMAGE) as inside:
        prove(inside, wanted.port)
    return 0


if __name__ == "__main__":
    sys.exit(main())
