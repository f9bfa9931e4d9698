"""Help and usage errors in the language of the user.

In the code, the help of a command or parameter is the id of a text; this module replaces it by the text.
"""

from __future__ import annotations

import re

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from igroteka.cli.terminal import Terminal
from igroteka.core.errors import IgrotekaError, nearest

Command = TyperCommand | TyperGroup
HELP = ("--help", "-h")


def find_command(root: TyperGroup, arguments: list[str]) -> tuple[Command, list[str]]:
    """The command that the arguments select, and its path. An unknown word ends the search."""
    found: Command = root
    path: list[str] = []
    for word in _words_of(arguments):
        inner = found.commands.get(word) if isinstance(found, TyperGroup) else None
        if not isinstance(inner, TyperCommand | TyperGroup):
            break
        found = inner
        path.append(word)
    return found, path


def check_command(arguments: list[str], command: Command, path: list[str]) -> None:
    """Refuse arguments in which a word after a command group is not one of its commands."""
    beyond = _words_of(arguments)[len(path) :]
    if isinstance(command, TyperGroup) and beyond:
        raise unknown_command(beyond[0], command)


def unknown_command(word: str, group: TyperGroup) -> IgrotekaError:
    """The error for an unknown command, with the commands of the group."""
    known = ", ".join(group.commands)
    return IgrotekaError("cli-error-command", command=word, known=known, near=nearest(word, group.commands))


def _words_of(arguments: list[str]) -> list[str]:
    """The arguments that are not options."""
    return [word for word in arguments if not word.startswith("-")]


def wants_help(arguments: list[str]) -> bool:
    """True if the arguments ask for help, at any position."""
    before = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return any(word in HELP for word in before)


def print_help(terminal: Terminal, command: Command, path: list[str]) -> None:
    """Print the purpose, the usage and the parameters of the command."""
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.params if isinstance(param, TyperOption)]
    pieces = ["igroteka", *path, *[_shape(argument) for argument in arguments]]
    if isinstance(command, TyperGroup):
        pieces.append(terminal.say("cli-help-command-shape"))
    say = terminal.console.print
    say(Text.assemble((terminal.say("cli-help-usage"), "head"), "  ", " ".join(pieces), "  [--…]"))
    say()
    say(Text(terminal.say(command.help or "")))
    if isinstance(command, TyperGroup):
        inner = [(name, terminal.say(one.help or "")) for name, one in command.commands.items() if not one.hidden]
        _section(terminal, "cli-help-commands", inner)
    _section(terminal, "cli-help-arguments", [(_shape(one), _words(terminal, one)) for one in arguments])
    rows = [(_flags(one), _words(terminal, one)) for one in options]
    rows += [("--lang en|ru", terminal.say("cli-option-lang")), ("--help", terminal.say("cli-option-help"))]
    _section(terminal, "cli-help-options", rows)


def _section(terminal: Terminal, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2), pad_edge=True)
    table.add_column(style="head", no_wrap=True)
    table.add_column()
    for name, words in rows:
        table.add_row(Text(f"  {name}"), Text(words))
    terminal.console.print()
    terminal.print(title, style="head")
    terminal.console.print(table)


def _shape(argument: TyperArgument) -> str:
    name = argument.metavar or argument.name.upper()
    return name if argument.required else f"[{name}]"


def _flags(option: TyperOption) -> str:
    flags = ", ".join(sorted(option.opts, key=len))
    return flags if option.is_flag else f"{flags} {option.metavar or ''}".rstrip()


def _words(terminal: Terminal, param: TyperArgument | TyperOption) -> str:
    words = terminal.say(param.help or "")
    if isinstance(param, TyperOption) and param.show_default and param.default not in (None, "", False, [], ()):
        words += " " + terminal.say("cli-help-default", value=str(param.default))
    return words


def usage_problem(terminal: Terminal, root: TyperGroup, problem: typer.TyperException, arguments: list[str]) -> str:
    """What is wrong with a command line, as a sentence that says where to find help."""
    command, path = find_command(root, arguments)
    sentence = _sentence(terminal, problem, command)
    hint = terminal.say("cli-error-see-help", command=" ".join(["igroteka", *path, "--help"]))
    return f"{sentence} {hint}"


def _sentence(terminal: Terminal, problem: typer.TyperException, command: Command) -> str:
    kind = type(problem).__name__
    param = getattr(problem, "param", None)
    if kind == "MissingParameter" and isinstance(param, TyperArgument | TyperOption):
        return terminal.say("cli-error-missing", name=_name(param))
    if kind == "NoSuchOption":
        return terminal.say("cli-error-no-such-option", option=str(getattr(problem, "option_name", "")))
    if kind == "BadOptionUsage":
        return terminal.say("cli-error-option-value", option=str(getattr(problem, "option_name", "")))
    if kind == "BadParameter" and isinstance(param, TyperArgument | TyperOption):
        text = "cli-error-number" if param.type_descriptor.annotation is int else "cli-error-value"
        low, high = [str(bound) if bound is not None else "none" for bound in (param.min, param.max)]
        return terminal.say(text, name=_name(param), low=low, high=high)
    quoted = re.findall(r"['(](.+?)[')]", problem.format_message()) or ["none"]
    if isinstance(command, TyperGroup):
        return terminal.error(unknown_command(quoted[0], command))
    return terminal.say("cli-error-too-many", word=quoted[-1])


def _name(param: TyperArgument | TyperOption) -> str:
    return param.metavar or param.name.upper() if isinstance(param, TyperArgument) else max(param.opts, key=len)
