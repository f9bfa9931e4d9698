"""The subcommands of `igroteka`. One is imported and built when it is asked for, so that the others cost it no time."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Callable, Iterator
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from igroteka.cli.commands import Command

NAMES = (
    "play",
    "games",
    "rules",
    "learn",
    "simulate",
    "arena",
    "check",
    "replay",
    "position",
    "puzzles",
    "bench",
    "serve",
    "doctor",
    "worker",
    "backup",
    "restore",
)


class AllCommands(UserDict[str, Any]):
    """The subcommands by name, in the order in which help lists them."""

    def __getitem__(self, name: str) -> Any:  # Typer does not export what all of them have in common
        if name not in self.data and name in NAMES:
            self.data[name] = build(name)
        return self.data[name]

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


def build(name: str) -> TyperCommand | TyperGroup:
    """A subcommand as Typer runs it. The text of its help is `cli-help-<name>`."""
    found = load(name)
    if not isinstance(found, typer.Typer):
        only = typer.Typer(add_completion=False)
        only.command(name, help=f"cli-help-{name}")(found)
        found = only
    command = get_command(found)
    assert isinstance(command, TyperCommand | TyperGroup)
    command.name = name
    return command


def load(name: str) -> typer.Typer | Callable[..., None]:
    """Import a subcommand; one with subcommands of its own is an application of Typer."""
    match name:
        case "play":
            from igroteka.cli.play import PlayOptions, play

            return Command(play, PlayOptions)
        case "games":
            from igroteka.cli.games import games

            return games
        case "rules":
            from igroteka.cli.rules import rules

            return rules
        case "learn":
            from igroteka.cli.learn import learn

            return learn
        case "simulate":
            from igroteka.cli.simulate import SimulateOptions, simulate

            return Command(simulate, SimulateOptions)
        case "arena":
            from igroteka.cli.arena import ArenaOptions, arena

            return Command(arena, ArenaOptions)
        case "check":
            from igroteka.cli.check import check

            return check
        case "bench":
            from igroteka.cli.bench import bench

            return bench
        case "doctor":
            from igroteka.cli.doctor import DoctorOptions, doctor

            return Command(doctor, DoctorOptions)
        case "replay":
            from igroteka.cli.replay import app

            return app
        case "position":
            from igroteka.cli.position import app

            return app
        case "puzzles":
            from igroteka.cli.puzzles import app

            return app
        case "serve":
            from igroteka.cli.serve import ServeOptions, serve

            return Command(serve, ServeOptions)
        case "worker":
            from igroteka.cli.serve import worker

            return worker
        case "backup":
            from igroteka.cli.serve import backup

            return backup
        case "restore":
            from igroteka.cli.serve import restore

            return restore
    raise KeyError(name)
