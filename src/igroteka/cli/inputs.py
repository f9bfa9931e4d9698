"""The input of commands: files, settings of a game, seats and bots. Every problem is one sentence."""

from __future__ import annotations

import os
from pathlib import Path

from igroteka.arena.page import OPENING
from igroteka.arguments import read_options, typed
from igroteka.core.errors import BadSetup, IgrotekaError
from igroteka.core.game import Game, Preset
from igroteka.core.phrases import LETTERS
from igroteka.core.replays import TITLE
from igroteka.core.setup import IntRange, SettingValue
from igroteka.core.state import State

USUAL_SEATS = 4


def read_text(file: Path) -> str:
    """The text of a file; raises an IgrotekaError that says why it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise IgrotekaError("error-file-missing", file=str(file)) from None
    except UnicodeDecodeError:
        raise IgrotekaError("cli-error-file-text", file=str(file)) from None
    except OSError:
        raise IgrotekaError("error-file-unreadable", file=str(file)) from None


def write_text(file: Path, text: str) -> None:
    """Write a file; raises an IgrotekaError that says why it cannot be written."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError:
        raise IgrotekaError("cli-error-file-write", file=str(file)) from None


def check_file(file: Path) -> None:
    """Raise an IgrotekaError if the file cannot be written, before there is anything to lose."""
    wanted = file if file.exists() else file.absolute().parent
    if file.is_dir() or not wanted.exists() or not os.access(wanted, os.W_OK):
        raise IgrotekaError("cli-error-file-write", file=str(file))


def check_report(file: Path, *, force: bool) -> None:
    """Refuse a file that cannot be written, or that is not a report of ours."""
    check_file(file)
    if not force and not may_overwrite(file, OPENING):
        raise IgrotekaError("cli-error-report-exists", file=str(file))


def may_overwrite(file: Path, opening: str = TITLE) -> bool:
    """True if writing destroys only an older file of ours, recognized by its opening. A device stores nothing."""
    if not file.is_file() or not file.stat().st_size:
        return True
    try:
        return read_text(file).lstrip().startswith(opening)
    except IgrotekaError:
        return False


def check_values(game: Game[State], options: dict[str, SettingValue]) -> None:
    """Refuse a value that a setting does not have, and list the values as the user types them."""
    for setting in game.settings:
        try:
            setting.read(options.get(setting.id, setting.default))
        except BadSetup as problem:
            if problem.text != "error-setting-value":
                raise
            allowed = ", ".join(typed(value) for value in setting.values())
            if isinstance(setting, IntRange):
                allowed = f"{setting.low}–{setting.high}"
            raise BadSetup(problem.text, problem.rule, **{**problem.arguments, "allowed": allowed}) from None


def merge_preset(game: Game[State], preset: str, options: dict[str, SettingValue]) -> dict[str, SettingValue]:
    """The settings of a preset, overridden by those given by hand."""
    check_values(game, options)
    return {**game.preset(preset).settings, **options} if preset else options


def settings_and_seats(
    game: Game[State], preset: str, options: list[str] | None, seats: int | None
) -> tuple[dict[str, SettingValue], int]:
    """The settings that a command was given, and the number of seats; without one, the usual number."""
    found = merge_preset(game, preset, read_options(options or []))
    return found, seats if seats is not None else usual_seats(game, found)


def usual_seats(game: Game[State], options: dict[str, SettingValue]) -> int:
    """Four seats, or the nearest number that the chosen preset or the game allows."""
    low, high = game.seats
    allowed = tuple(range(low, high + 1))
    for preset in game.presets:
        if chosen(preset, game, options):
            allowed = preset.seats
    return min(allowed, key=lambda seats: (abs(seats - USUAL_SEATS), -seats))


def chosen(preset: Preset, game: Game[State], options: dict[str, SettingValue]) -> bool:
    """True if the settings, or the defaults of the game, equal those of the preset."""
    defaults = {setting.id: setting.default for setting in game.settings}
    wanted = {**defaults, **game.defaults(options, preset.seats[0]), **options}
    return all(wanted.get(id) == value for id, value in preset.settings.items())


def read_seat(letter: str, seats: int) -> int:
    """The seat of a letter; the first seat without one."""
    if not letter:
        return 0
    seat = LETTERS.find(letter.upper())
    if len(letter) != 1 or not 0 <= seat < seats:
        raise IgrotekaError("cli-error-seat", value=letter, last=LETTERS[seats - 1])
    return seat
