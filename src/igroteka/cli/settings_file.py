"""Settings of a host in a TOML file: what a command takes from it becomes options, as if they had been typed.

The file is named by `--settings FILE` or `IGROTEKA_SETTINGS`. A key has the name of an option, in the plural if it is a
list; `limits` is a table. What stands on the command line or in the environment takes precedence. One file serves all
commands of a host: each takes the keys that it knows, and a key that none of them knows is refused.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from typer.core import TyperGroup, TyperOption

from igroteka.cli.usage import find_command
from igroteka.core.errors import IgrotekaError, nearest

SETTINGS_OPTION = "--settings"
PREFIX = "IGROTEKA_"


class BadSettings(IgrotekaError):
    """A settings file that cannot be read, or a value in it that is no such setting."""


def with_settings(root: TyperGroup, arguments: list[str], environment: Mapping[str, str] = os.environ) -> list[str]:
    """The arguments, with the options that a settings file adds to them right after the command."""
    command, path = find_command(root, arguments)
    settings = {key_of(option): option for option in settings_of(command)}
    own = settings.get(key_of_variable(PREFIX + "SETTINGS"))
    file = "" if own is None else value_in(arguments, SETTINGS_OPTION) or environment.get(PREFIX + "SETTINGS", "")
    if not file:
        return arguments
    found = read_settings(Path(file))
    check_keys(file, found, known_settings(root))
    added: list[str] = []
    for key, value in found.items():
        option = settings.get(key)
        if option is not None and not is_given(option, arguments, environment):
            added += as_arguments(file, key, option, value)
    after = arguments.index(path[-1]) + 1
    return [*arguments[:after], *added, *arguments[after:]]


def settings_of(command: object) -> Iterator[TyperOption]:
    """The options of a command that may stand in a file: those that may stand in the environment, too."""
    for one in getattr(command, "params", ()):
        if isinstance(one, TyperOption) and isinstance(one.envvar, str) and one.envvar.startswith(PREFIX):
            yield one


def known_settings(root: TyperGroup) -> set[str]:
    """The settings of all commands, apart from the name of the file itself."""
    found = {key_of(option) for command in root.commands.values() for option in settings_of(command)}
    return found - {key_of_variable(PREFIX + "SETTINGS")}


def key_of(option: TyperOption) -> str:
    """The key of an option in a settings file."""
    return key_of_variable(str(option.envvar))


def key_of_variable(variable: str) -> str:
    return variable.removeprefix(PREFIX).lower().replace("_", "-")


def read_settings(file: Path) -> dict[str, object]:
    """What stands in a settings file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise BadSettings("cli-error-settings-file", file=str(file), problem=reason) from None


def check_keys(file: str, found: Mapping[str, object], known: set[str]) -> None:
    """Refuse keys that no command knows."""
    for key in found:
        if key not in known:
            names = ", ".join(sorted(known))
            raise BadSettings("cli-error-settings-key", file=file, key=key, known=names, near=nearest(key, known))


def is_given(option: TyperOption, arguments: list[str], environment: Mapping[str, str]) -> bool:
    """True if the command line or the environment sets this option."""
    typed = any(word == name or word.startswith(f"{name}=") for word in arguments for name in option.opts)
    return typed or bool(environment.get(str(option.envvar)))


def value_in(arguments: list[str], name: str) -> str:
    """The value of an option on a command line; empty if it is not there."""
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if word == name or word.startswith(f"{name}="):
            return following if word == name else word.removeprefix(f"{name}=")
    return ""


def as_arguments(file: str, key: str, option: TyperOption, value: object) -> list[str]:
    """A value of a settings file as it would be typed."""
    name = option.opts[0]
    if option.is_flag:
        if not isinstance(value, bool):
            raise BadSettings("cli-error-settings-flag", file=file, key=key)
        return [name] if value else []
    if option.multiple and isinstance(value, dict):
        value = [f"{part}={number}" for part, number in value.items()]
    values = value if option.multiple and isinstance(value, list) else [value]
    if any(isinstance(one, bool) or not isinstance(one, str | int) for one in values):
        raise BadSettings("cli-error-settings-value", file=file, key=key)
    return [word for one in values for word in (name, str(one))]
