"""The command `igroteka`: its subcommands, its language, and its exit status.

Exit status: 0 success, 1 a check failed, 2 wrong usage or bad input, 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from igroteka import __version__
from igroteka.cli import INTERRUPTED
from igroteka.cli.all_commands import AllCommands
from igroteka.cli.settings_file import with_settings
from igroteka.cli.terminal import DEFAULT_LANGUAGE, Terminal, language_of, open_terminal, take_language
from igroteka.cli.usage import check_command, find_command, print_help, usage_problem, wants_help
from igroteka.core.errors import IgrotekaError
from igroteka.core.registry import broken_games

BAD = 2


class Root(TyperGroup):
    """The root command: determines the language first, and reports errors in it, in one sentence."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = AllCommands()

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        try:
            arguments, language = take_language(arguments)
            terminal = open_terminal(language or language_of())
        except IgrotekaError as problem:
            terminal = open_terminal(DEFAULT_LANGUAGE)
            terminal.complain(terminal.error(problem))
            sys.exit(BAD)
        sys.exit(self.carry_out(terminal, arguments))

    def carry_out(self, terminal: Terminal, arguments: list[str]) -> int:
        """Run what the arguments ask for; returns the exit status."""
        for game, problem in broken_games().items():
            terminal.complain(terminal.say("cli-game-broken", game=game, problem=problem))
        try:
            if wants_help(arguments):
                command, path = find_command(self, arguments)
                check_command(arguments, command, path)
                print_help(terminal, command, path)
                return 0
            arguments = with_settings(self, arguments)
            code = super().main(args=arguments, prog_name="igroteka", standalone_mode=False, obj=terminal)
            return code if isinstance(code, int) else 0
        except IgrotekaError as problem:
            terminal.complain(terminal.error(problem))
        except typer.TyperException as problem:
            terminal.complain(usage_problem(terminal, self, problem, arguments))
        except KeyboardInterrupt:
            return INTERRUPTED
        except (EOFError, typer.Abort):
            return 0
        return BAD


app = typer.Typer(
    cls=Root, add_completion=False, invoke_without_command=True, help="cli-help", pretty_exceptions_enable=False
)

Version = Annotated[bool, typer.Option("--version", help="cli-option-version")]


@app.callback()
def igroteka(context: typer.Context, version: Version = False) -> None:
    """Without a subcommand: print the version, or the start screen."""
    if version:
        from igroteka.speed import engine

        Terminal.of(context).print("cli-version", version=__version__, engine=engine())
        raise typer.Exit
    if context.invoked_subcommand is None:
        from igroteka.cli.play import start

        start(Terminal.of(context))
