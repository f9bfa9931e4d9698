"""Options of a game and names of bots, as they are written on a command line."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.errors import IgrotekaError
from igroteka.core.setup import SettingValue


def read_options(given: list[str]) -> dict[str, SettingValue]:
    """`K=V,K=V`: the options of a game. A piece without an equals sign goes on with the value before it."""
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
    """`A,B,…`: the names of bots."""
    return [name.strip() for name in given.split(",") if name.strip()]


def typed(value: SettingValue) -> str:
    """A value of an option as it is typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def write_options(options: Mapping[str, SettingValue]) -> str:
    """Options as `read_options` reads them."""
    return ",".join([f"{id}={typed(value)}" for id, value in options.items()])
