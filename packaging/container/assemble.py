"""Collects what an image of a host consists of: `python assemble.py ENVIRONMENT IMAGE`, with the environment's Python.

The image has no distribution below it. It gets the interpreter, its standard library, the environment with the host,
and every shared library that one of these is linked with. What a host never uses is left out.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

UNUSED_MODULES = (
    *("__pycache__", "config-*", "distutils", "dist-packages", "ensurepip", "idlelib", "lib2to3", "pydoc_data"),
    *("site-packages", "test", "tests", "tkinter", "turtledemo", "_tkinter*", "_test*"),
)
BUILD_FILES = ("*.c", "*.h", "*.pxd", "*.pyi", "*.pyx")
LANGUAGES = ("root", "en", "ru")  # of the texts: numbers and plurals of no others are needed
# What a host and a worker import only when they are asked for it. They cannot write bytecode: the image is read-only.
LATE = (
    *("igroteka.cli.all_commands", "igroteka.cli.serve", "igroteka.server.bots.worker", "igroteka.server.bus.nats"),
    *("igroteka.server.operations.backup", "psycopg", "uvicorn.loops.auto", "uvloop", "zeroconf"),
    *("sqlalchemy.dialects.postgresql.psycopg", "sqlalchemy.dialects.sqlite.pysqlite"),
)
IMPORTED = """
import importlib, sys
from igroteka.core.registry import games
for name in sys.argv[1:]:
    importlib.import_module(name)
games()
files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
print(*sorted(file for file in files if file.endswith(".py")), sep="\\n")
"""
LIBRARY = re.compile(r"^\s*(?:\S+ => )?(/\S+) \(", re.MULTILINE)  # of the output of ldd
ALIVE = """#!{python}
import os
from urllib.request import urlopen

urlopen(f"http://127.0.0.1:{{os.environ['IGROTEKA_PORT']}}/healthz", timeout=4)
"""
ETC = {
    "passwd": "root:x:0:0:root:/:/none\nigroteka:x:10001:10001:Igroteka:/data:/none\n",
    "group": "root:x:0:\nigroteka:x:10001:\n",
    "nsswitch.conf": "hosts: files dns\n",
}


def assemble(environment: Path, image: Path) -> None:
    trim(environment)
    add_probe(environment)
    library = Path(sysconfig.get_path("stdlib"))
    add_folder(environment, image, "__pycache__")
    add_folder(library, image, *UNUSED_MODULES)
    add_folder(Path("/usr/share/zoneinfo"), image, "posix", "right")
    python = (environment / "bin" / "python3").readlink()
    linked = libraries([python, *at(image, environment).rglob("*.so"), *at(image, library).rglob("*.so")])
    for file in (python, *linked, Path("/etc/ld.so.cache"), Path("/etc/ssl/certs/ca-certificates.crt")):
        add(file, image)
    for name, text in ETC.items():
        (image / "etc" / name).write_text(text)
    for name in ("dev", "proc", "run", "sys", "tmp"):
        (image / name).mkdir()
    (image / "tmp").chmod(0o1777)
    add_bytecode(environment, image)


def at(image: Path, path: Path) -> Path:
    """Where something has its place in the image."""
    return image / path.relative_to("/")


def trim(environment: Path) -> None:
    """Remove what only builds use, data of other languages, and symbols for debuggers."""
    for pattern in BUILD_FILES:
        for file in environment.rglob(pattern):
            file.unlink()
    for file in environment.rglob("babel/locale-data/*.dat"):
        if file.stem not in LANGUAGES:
            file.unlink()
    for file in environment.rglob("*.so"):
        if not file.parent.name.endswith(".libs"):  # those were patched, and would not survive it
            subprocess.run(["strip", "--strip-unneeded", file], check=True)


def add_probe(environment: Path) -> None:
    """The command of the health check: there is no shell, and no curl."""
    probe = environment / "bin" / "igroteka-alive"
    probe.write_text(ALIVE.format(python=environment / "bin" / "python"))
    probe.chmod(0o755)


def add_bytecode(environment: Path, image: Path) -> None:
    """Bytecode of what a host imports: it cannot write any itself, because the image is read-only."""
    python = str(environment / "bin" / "python")
    loaded = subprocess.run([python, "-B", "-c", IMPORTED, *LATE], stdout=subprocess.PIPE, text=True, check=True).stdout
    files = "".join(f"{at(image, Path(line))}\n" for line in loaded.splitlines())
    command = [python, "-m", "compileall", "-q", "-s", str(image), "-p", "/", "--invalidation-mode", "unchecked-hash"]
    subprocess.run([*command, "-i", "-"], input=files, text=True, check=True)


def libraries(files: list[Path]) -> set[Path]:
    """The shared libraries that these files are linked with, directly or not, and that are not in the image yet."""
    found = subprocess.run(["ldd", *files], stdout=subprocess.PIPE, text=True, check=True).stdout
    given = {file.name for file in files}
    return {Path(name) for name in LIBRARY.findall(found) if Path(name).name not in given and ".libs/" not in name}


def add_folder(folder: Path, image: Path, *left_out: str) -> None:
    shutil.copytree(folder, at(image, folder), ignore=shutil.ignore_patterns(*left_out), symlinks=True)


def add(file: Path, image: Path) -> None:
    """Copy a file to its own place in the image; a link becomes what it leads to."""
    at(image, file).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file.resolve(), at(image, file))


if __name__ == "__main__":
    assemble(Path(sys.argv[1]), Path(sys.argv[2]))
