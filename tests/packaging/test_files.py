"""The files for operators name what there is."""

from __future__ import annotations

import re
from pathlib import Path

from typer.core import TyperGroup
from typer.main import get_command

from igroteka.cli.main import app

ROOT = Path(__file__).resolve().parents[2]
UNITS = ROOT / "packaging" / "systemd"


def root() -> TyperGroup:
    found = get_command(app)
    assert isinstance(found, TyperGroup)
    return found


def test_units_start_commands_that_exist() -> None:
    started = {unit.name: re.findall(r"/bin/igroteka (\w+)", unit.read_text()) for unit in UNITS.glob("*.service")}
    assert all(started.values())
    assert {command for commands in started.values() for command in commands} <= set(root().commands)


def test_the_host_of_the_units_can_write_its_data_folder_only() -> None:
    for name in ("igroteka", "igroteka-worker", "igroteka-backup"):
        unit = (UNITS / f"{name}.service").read_text()
        assert {"ProtectSystem=strict", "NoNewPrivileges=yes", "User=igroteka"} <= set(unit.splitlines())
    assert "u igroteka " in (UNITS / "igroteka.sysusers").read_text()
