"""Arguments and options that several commands share. Their help is the id of a text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
MaybeGame = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-maybe-game")]
ReplayFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-replay")]
PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-position")]

Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-option-seats")]
Level = Annotated[str, typer.Option("--bots", metavar="LEVEL", help="cli-option-level")]
Options = Annotated[list[str] | None, typer.Option("--options", metavar="K=V,…", help="cli-option-options")]
PresetName = Annotated[str, typer.Option("--preset", metavar="NAME", help="cli-option-preset")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="cli-option-seed")]
Seat = Annotated[str, typer.Option("--seat", metavar="A", help="cli-option-seat")]
Workers = Annotated[int, typer.Option("--workers", metavar="W", min=1, help="cli-option-workers")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-option-ray")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Report = Annotated[Path | None, typer.Option("--report", metavar="FILE.html", help="cli-option-arena-report")]
ForceReport = Annotated[bool, typer.Option("--force", help="cli-option-force-report")]
