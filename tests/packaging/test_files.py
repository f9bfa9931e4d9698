"""The files for operators name what there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import yaml
from typer.core import TyperGroup
from typer.main import get_command

from igroteka.cli.main import app
from igroteka.cli.settings_file import known_settings, read_settings
from igroteka.server.common.limits import DEFAULTS, Limits

ROOT = Path(__file__).resolve().parents[2]
UNITS = ROOT / "packaging" / "systemd"
CONTAINER = ROOT / "packaging" / "container"


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


def test_the_settings_of_the_container_and_of_the_compose_files_exist() -> None:
    known = {"IGROTEKA_" + key.upper().replace("-", "_") for key in known_settings(root())}
    compose = [yaml.safe_load(file.read_text()) for file in sorted(CONTAINER.glob("compose*.yaml"))]
    assert len(compose) == 2
    ours = [one for file in compose for one in file["services"].values() if one["image"] == "igroteka"]
    set_there = {name for one in ours for name in one["environment"]}
    set_there |= set(re.findall(r"\b(IGROTEKA_\w+)=", (ROOT / "Containerfile").read_text()))
    assert {"IGROTEKA_HOST", "IGROTEKA_DATABASE", "IGROTEKA_BUS", "IGROTEKA_PUBLIC_URL"} <= set_there <= known
    for one in ours:
        assert (one["read_only"], one["cap_drop"]) == (True, ["ALL"])
        assert set(one.get("command", ["serve"])) <= set(root().commands)


def test_the_only_proxy_that_servers_of_the_compose_file_believe_is_caddy() -> None:
    services = yaml.safe_load((CONTAINER / "compose.several.yaml").read_text())["services"]
    address = services["web"]["networks"]["default"]["ipv4_address"]
    assert services["server-1"]["environment"]["IGROTEKA_PROXIES"] == address
    assert "ports" not in services["server-1"]
    assert re.findall(r"[\w-]+(?=:7654)", (CONTAINER / "Caddyfile").read_text()) == ["server-1", "server-2"]


def test_the_file_of_settings_shows_all_of_them_with_their_defaults() -> None:
    text = (ROOT / "packaging" / "igroteka.toml").read_text()
    shown = set(re.findall(r"^#([a-z-]+) = ", text.partition("[limits]")[0], re.MULTILINE)) | {"limits"}
    assert shown == known_settings(root())
    limits = dict(re.findall(r"^#([a-z-]+) = (\d+)$", text.partition("[limits]")[2], re.MULTILINE))
    assert limits == {field.name.replace("_", "-"): str(getattr(DEFAULTS, field.name)) for field in fields(Limits)}
    assert read_settings(ROOT / "packaging" / "igroteka.toml") == {"limits": {}}
