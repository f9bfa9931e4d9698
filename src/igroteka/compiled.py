"""Selects the engine: the modules that `make fast` has compiled from exactly this source, or the source itself.

Compiled modules are in `build/fast` of the repository, never next to the source. They are used only if all their source
files are unchanged; otherwise the source runs, and `igroteka --version` says so. The environment variable
`IGROTEKA_ENGINE` overrides this: `source` (as in `make test`) or `compiled`, which fails without compiled modules.
In a wheel the compiled modules are in the package, where Python finds them by itself.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "fast"
SOURCES = "sources.json"
SUFFIX = EXTENSION_SUFFIXES[0]

OWN = "igroteka."  # how the names of the engine's own modules begin
COMPILED = "compiled"
SOURCE = "source"
PARTLY = "partly"  # a trial build: only some modules are compiled, the rest runs as source
OUTDATED = "outdated"  # there are compiled modules, but of another source or for another Python


class CompiledFinder(MetaPathFinder):
    """Finds compiled modules before Python finds their source.

    Those of another package only where it is imported from the folder that was compiled: an installed copy may differ.
    """

    def __init__(self, folder: Path) -> None:
        found = folder.rglob(f"*{SUFFIX}")
        self.modules = {_module(path.relative_to(folder)): path for path in found}
        self.folders = {os.path.realpath((ROOT / file).parent) for file in _read_manifest(folder)["files"]}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(fullname)
        if file is None or not (path is None or fullname.startswith(OWN) or self._is_source(path)):
            return None
        return spec_from_file_location(fullname, file)

    def _is_source(self, path: Sequence[str]) -> bool:
        return any(os.path.realpath(folder) in self.folders for folder in path)


def _module(path: Path) -> str:
    return ".".join([*path.parts[:-1], path.name.removesuffix(SUFFIX)])


def write_sources(folder: Path, files: list[Path], *, whole: bool = True) -> None:
    """Record the sources of a folder's compiled modules, and whether they are the whole engine."""
    names = [os.path.relpath(file, ROOT) for file in files]
    manifest = {"suffix": SUFFIX, "digest": digest(files), "whole": whole, "files": names}
    (folder / SOURCES).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def _read_manifest(folder: Path) -> dict[str, Any]:
    """The sources of the compiled modules of a folder, as `write_sources` recorded them."""
    manifest: dict[str, Any] = json.loads((folder / SOURCES).read_text(encoding="utf-8"))
    return manifest


def digest(files: list[Path]) -> str:
    """A digest of the content of all files."""
    found = hashlib.blake2b(digest_size=16)
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()


def state_of(folder: Path) -> str:
    """Which engine the modules of a folder are; `outdated` if their source has changed or is unknown."""
    if not (folder / SOURCES).exists():
        return SOURCE
    try:
        manifest = _read_manifest(folder)
        files = [ROOT / file for file in manifest["files"]]
        same = manifest["suffix"] == SUFFIX and manifest["digest"] == digest(files)
        found = COMPILED if manifest["whole"] else PARTLY
    except (OSError, ValueError, KeyError, TypeError):
        return OUTDATED
    return found if same else OUTDATED


def choose_engine() -> str:
    """Select the engine once, before any of its modules is loaded."""
    wanted = os.environ.get("IGROTEKA_ENGINE", "")
    if wanted == SOURCE:
        return SOURCE
    state = state_of(FOLDER)
    if state == COMPILED or (state == PARTLY and wanted != COMPILED):
        sys.meta_path.insert(0, CompiledFinder(FOLDER))
    elif wanted == COMPILED and not _in_package():
        raise ImportError(f"the compiled engine is wanted, but not all of it is there: run make fast ({state})")
    return state


def _in_package() -> bool:
    return (Path(__file__).parent / "core" / f"state{SUFFIX}").exists()
