"""Errors caused by user input. Users see their texts, never a traceback.

The classes are not native when compiled: `add_note` crashes the interpreter on a native exception.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class IgrotekaError(Exception):
    """A refusal: a text id and its arguments. The operation that raises it has changed nothing.

    `rule` is the id of the rule that forbids the operation, if there is one. `details` are the refusals this one
    consists of; its text receives them, worded and joined, as `$details`.

    `str` gives the English sentence. The text id is `text`; tracebacks show it as a note.
    """

    def __init__(self, text: str, rule: str = "", *details: IgrotekaError, **arguments: str | int) -> None:
        super().__init__(text, arguments)
        self.text = text
        self.rule = rule
        self.details = details
        self.arguments = arguments
        self.add_note(self.code)

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels between processes: a compiled class does not take the `args` of an exception as they are."""
        return _make_error, (type(self), self.text, self.rule, self.details, self.arguments)

    @property
    def code(self) -> str:
        """The text id with arguments, rule and details, for developers."""
        arguments = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        details = "".join(f"; {detail.code}" for detail in self.details)
        return f"{self.text}({arguments})" + (f" [{self.rule}]" if self.rule else "") + details

    def __str__(self) -> str:
        from igroteka.texts import BrokenText, MissingText, texts_for  # the texts import this module

        try:
            return texts_for("en").error(self)
        except (MissingText, BrokenText):
            return self.code


def _make_error(
    kind: type[IgrotekaError], text: str, rule: str, details: tuple[IgrotekaError, ...], arguments: dict[str, str | int]
) -> IgrotekaError:
    return kind(text, rule, *details, **arguments)


@mypyc_attr(native_class=False)
class Refused(IgrotekaError):
    """A choice that cannot be taken: not asked, not offered, too late, or the game is over."""


@mypyc_attr(native_class=False)
class UnknownGame(IgrotekaError):
    """No game of that name is installed."""


@mypyc_attr(native_class=False)
class BadSetup(IgrotekaError):
    """An unsupported number of players, setting or value."""


@mypyc_attr(native_class=False)
class BadReplay(IgrotekaError):
    """A replay that cannot be parsed, or that does not reach the result it states."""


@mypyc_attr(native_class=False)
class BadPosition(IgrotekaError):
    """A position that cannot be parsed, or that is impossible with the components of the game."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that a misspelt word most resembles; "none" if there is no close match."""
    found = get_close_matches(word.lower(), list(known), n=1)
    return found[0] if found else "none"
