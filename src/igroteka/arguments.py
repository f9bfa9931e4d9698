"""Parses and formats settings of a game and names of bots on the command line."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.errors import IgrotekaError
from igroteka.core.setup import SettingValue


def read_options(given: list[str]) -> dict[str, SettingValue]:
    """Parse `K=V,K=V`, the settings of a game. A piece without an equals sign continues the value before it."""
    found: dict[str, SettingValue] = {}
    last = ""
    for piece in ",".join(given).split(","):
        name, equals, value = piece.partition("=")
        if equals:
            last = name.strip()
            found[last] = value.strip()
        elif last:
            found[last] = f"{found[last]},{piece.strip()}"
        elif piece.strip():
            raise IgrotekaError("error-options-form", value=piece.strip())
    return found


def read_bots(given: str) -> list[str]:
    """Parse `A,B,…`, the names of bots."""
    return [name.strip() for name in given.split(",") if name.strip()]


def typed(value: SettingValue) -> str:
    """The value of a setting as the user types it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def write_options(options: Mapping[str, SettingValue]) -> str:
    """Format settings as `read_options` parses them."""
    return ",".join([f"{id}={typed(value)}" for id, value in options.items()])
