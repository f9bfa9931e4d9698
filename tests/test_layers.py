"""Imports point downwards only (docs/design.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "igroteka"
ABOVE = {
    "core": {"games", "bots", "arena", "analysis", "boards", "research", "server", "cli", "conformance"},
    "games": {"bots", "arena", "analysis", "boards", "research", "server", "cli", "conformance", "texts"},
    "bots": {"arena", "analysis", "boards", "server", "cli", "conformance"},
    "arena": {"boards", "research", "server", "cli", "conformance"},
    "boards": {"bots", "arena", "analysis", "research", "server", "cli", "conformance"},
    "research": {"arena", "analysis", "server", "cli", "conformance"},
    "server": {"boards", "research", "cli", "conformance"},
}


def imported(file: Path) -> set[str]:
    """The parts of the package that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        found |= {name.split(".")[1] for name in names if name.startswith("igroteka.")}
    return found


@pytest.mark.parametrize("folder", ABOVE)
def test_imports_point_downwards_only(folder: str) -> None:
    upwards = {
        str(file.relative_to(PACKAGE)): sorted(imported(file) & ABOVE[folder])
        for file in (PACKAGE / folder).rglob("*.py")
        if imported(file) & ABOVE[folder]
    }
    assert upwards == {}
