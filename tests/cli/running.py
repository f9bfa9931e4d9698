"""How tests call the command: in this process, with captured output and a keyboard that is a text."""

from __future__ import annotations

from dataclasses import dataclass

from typer.testing import CliRunner

from igroteka.cli.main import app

LANGUAGES = ("en", "ru")
ENVIRONMENT = {"COLUMNS": "100", "LINES": "40", "IGROTEKA_LANG": "en", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}


@dataclass(frozen=True)
class Ran:
    """What a run of the command has printed, and how it has ended."""

    code: int
    out: str
    err: str


def run(*arguments: str, typed: str = "", environment: dict[str, str] | None = None) -> Ran:
    """Run `igroteka` with these arguments; an exception that nobody caught fails the test."""
    result = CliRunner().invoke(
        app, list(arguments), input=typed, env=ENVIRONMENT | (environment or {}), catch_exceptions=False
    )
    return Ran(result.exit_code, result.stdout, result.stderr)


def refused(*arguments: str, typed: str = "") -> str:
    """The one sentence on the error output with which a command is refused."""
    ran = run(*arguments, typed=typed)
    assert ran.code == 2, ran
    assert ran.err.count("\n") == 1, ran.err
    assert "Traceback" not in ran.err
    assert "cli-" not in ran.err
    return ran.err.strip()
