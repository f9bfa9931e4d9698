"""Settings of a host from a file and from the environment."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from igroteka.cli.main import app
from igroteka.cli.settings_file import BadSettings, known_settings, with_settings
from igroteka.server.serving import ServerOptions
from tests.cli.running import LANGUAGES, refused, run

SAMPLE = Path(__file__).resolve().parents[2] / "packaging" / "igroteka.toml"


def root() -> TyperGroup:
    found = get_command(app)
    assert isinstance(found, TyperGroup)
    return found


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[ServerOptions]:
    """With which settings hosts were started; none of them is really started."""
    found: list[ServerOptions] = []

    def start(options: ServerOptions, ready: object, tell_of_tunnel: object) -> None:
        found.append(options)

    monkeypatch.setattr("igroteka.server.serving.run", start)
    monkeypatch.setattr("igroteka.cli.serve.check_port", lambda *where: None)
    monkeypatch.setattr("igroteka.server.operations.logs.configure_logging", lambda: None)
    return found


def settings_file(folder: Path, text: str) -> str:
    (folder / "igroteka.toml").write_text(text, encoding="utf-8")
    return str(folder / "igroteka.toml")


EVERYTHING = """
host = "0.0.0.0"
port = 8000
database = "postgresql://igroteka:secret@db/igroteka"
bots = 3
allowed-hosts = ["games.example.org", "203.0.113.9"]
no-mdns = true
no-bot-delay = false

[limits]
guests = 200
tables-per-guest = 5
"""


def test_a_host_takes_its_settings_from_a_file(tmp_path: Path, served: list[ServerOptions]) -> None:
    ran = run("serve", "--settings", settings_file(tmp_path, EVERYTHING))
    assert ran.code == 0, ran.err
    (options,) = served
    assert (options.address, options.port, options.bots) == ("0.0.0.0", 8000, 3)
    assert options.database == "postgresql://igroteka:secret@db/igroteka"
    assert options.allowed_hosts == {"games.example.org", "203.0.113.9"}
    assert (options.mdns, options.bot_delay) == (False, True)
    assert (options.limits.guests, options.limits.tables_per_guest, options.limits.tables) == (200, 5, 60)


def test_the_environment_overrides_the_file_and_the_command_line_overrides_both(
    tmp_path: Path, served: list[ServerOptions], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_SETTINGS", settings_file(tmp_path, EVERYTHING))
    monkeypatch.setenv("IGROTEKA_PORT", "8001")
    monkeypatch.setenv("IGROTEKA_BOTS", "4")
    monkeypatch.setenv("IGROTEKA_ALLOWED_HOSTS", "one.example.org two.example.org")
    run("serve", "--bots", "5", "--limit", "guests=7")
    (options,) = served
    assert (options.address, options.port, options.bots) == ("0.0.0.0", 8001, 5)
    assert options.allowed_hosts == {"one.example.org", "two.example.org"}
    assert (options.limits.guests, options.limits.tables_per_guest) == (7, 20)


def test_everything_that_a_host_can_be_told_can_stand_in_the_environment(
    served: list[ServerOptions], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IGROTEKA_DATABASE", "sqlite:////srv/igroteka.db")
    monkeypatch.setenv("IGROTEKA_NO_MDNS", "1")
    monkeypatch.setenv("IGROTEKA_LIMITS", "guests=8 tables=9")
    monkeypatch.setenv("IGROTEKA_PUBLIC_URL", "https://games.example.org")
    run("serve")
    (options,) = served
    assert (options.database, options.mdns) == ("sqlite:////srv/igroteka.db", False)
    assert (options.limits.guests, options.limits.tables) == (8, 9)
    assert options.public_url == "https://games.example.org"


def test_the_other_commands_of_a_host_take_what_they_know_from_the_same_file(tmp_path: Path) -> None:
    file = settings_file(tmp_path, f'port = 8000\nbus = "nats://bus:4222"\ndatabase = "sqlite:///{tmp_path}/none.db"')
    arguments = ["worker", "--settings", file]
    assert with_settings(root(), arguments, {}) == ["worker", "--bus", "nats://bus:4222", "--settings", file]
    assert f"{tmp_path}/none.db" in refused("backup", str(tmp_path / "tables.jsonl"), "--settings", file)


def test_commands_without_a_host_read_no_settings_file(tmp_path: Path) -> None:
    assert with_settings(root(), ["games"], {"IGROTEKA_SETTINGS": str(tmp_path / "missing")}) == ["games"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 7654", "cli-error-settings-key"),
        ("settings = 'another'", "cli-error-settings-key"),
        ("port = ", "cli-error-settings-file"),
        ("no-mdns = 1", "cli-error-settings-flag"),
        ("port = true", "cli-error-settings-value"),
        ("port = [1, 2]", "cli-error-settings-value"),
        ("port = 1.5", "cli-error-settings-value"),
        ("[limits]\nguests = true", ""),
    ],
)
def test_a_wrong_setting_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    arguments = ["serve", f"--settings={settings_file(tmp_path, text)}"]
    if problem:
        with pytest.raises(BadSettings) as found:
            with_settings(root(), arguments, {})
        assert found.value.text == problem
    for language in LANGUAGES:
        assert refused(*arguments, "--lang", language)


def test_a_value_out_of_range_is_refused_as_on_the_command_line(tmp_path: Path) -> None:
    assert "--port" in refused("serve", "--settings", settings_file(tmp_path, "port = 70000"))


def test_a_settings_file_that_is_missing_is_named(tmp_path: Path) -> None:
    assert str(tmp_path / "none.toml") in refused("serve", "--settings", str(tmp_path / "none.toml"))


def test_the_sample_names_every_setting_with_its_default(tmp_path: Path, served: list[ServerOptions]) -> None:
    text = re.sub(r"^#(?=[a-z-]+ = )", "", SAMPLE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert known_settings(root()) == set(tomllib.loads(text))
    ran = run("serve", "--settings", settings_file(tmp_path, text))
    assert ran.code == 0, ran.err
    assert served == [ServerOptions()]
