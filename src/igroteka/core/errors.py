"""What can be wrong with what somebody asks for. A user never sees a traceback of these, only their words.

The classes are no native ones when they are compiled: `add_note` crashes the interpreter on a native exception.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class IgrotekaError(Exception):
    """A refusal: the id of a text and its arguments. Whoever raises it has changed nothing.

    `rule` is the id of the rule that says no, where a rule does. `details` are further refusals that make up this
    one; its text has them, worded and joined, as the argument `$details`.

    `str` gives the English sentence. The id is `text`, and a note that tracebacks show beneath the sentence.
    """

    def __init__(self, text: str, rule: str = "", *details: IgrotekaError, **arguments: str | int) -> None:
        super().__init__(text, arguments)
        self.text = text
        self.rule = rule
        self.details = details
        self.arguments = arguments
        self.add_note(self.code)

    @property
    def code(self) -> str:
        """The id of the text with its arguments and its rule, for programmers."""
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.text}({told})" + (f" [{self.rule}]" if self.rule else "")

    def __str__(self) -> str:
        from igroteka.texts import BrokenText, MissingText, texts_for  # the texts import this module

        try:
            return texts_for("en").error(self)
        except (MissingText, BrokenText):
            return self.code


@mypyc_attr(native_class=False)
class Refused(IgrotekaError):
    """A choice that cannot be taken: not asked, not offered, too late, or the game is over."""


@mypyc_attr(native_class=False)
class UnknownGame(IgrotekaError):
    """No game of that name is installed."""


@mypyc_attr(native_class=False)
class BadSetup(IgrotekaError):
    """A number of players, an option or a value that the game does not have."""


@mypyc_attr(native_class=False)
class BadReplay(IgrotekaError):
    """A replay that cannot be read, or that does not lead where it says."""


@mypyc_attr(native_class=False)
class BadPosition(IgrotekaError):
    """A position that cannot be read or that the cards of the game cannot make."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that somebody may have misspelt; "none" if no word is like it."""
    found = get_close_matches(word.lower(), list(known), n=1)
    return found[0] if found else "none"
