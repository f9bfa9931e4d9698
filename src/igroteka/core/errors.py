"""What can be wrong with what somebody asks for. A user never sees a traceback of these, only their words."""

from __future__ import annotations


class IgrotekaError(Exception):
    """A refusal: the id of a text and its arguments. Whoever raises it has changed nothing.

    `rule` is the id of the rule that says no, where a rule does. `details` are further refusals that make up this
    one; its text has them, worded and joined, as the argument `$details`.
    """

    def __init__(self, text: str, rule: str = "", *details: IgrotekaError, **arguments: str | int) -> None:
        super().__init__(text, arguments)
        self.text = text
        self.rule = rule
        self.details = details
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.text}({told})" + (f" [{self.rule}]" if self.rule else "")


class Refused(IgrotekaError):
    """A choice that cannot be taken: not asked, not offered, too late, or the game is over."""


class UnknownGame(IgrotekaError):
    """No game of that name is installed."""


class BadSetup(IgrotekaError):
    """A number of players, an option or a value that the game does not have."""


class BadReplay(IgrotekaError):
    """A replay that cannot be read, or that does not lead where it says."""


class BadPosition(IgrotekaError):
    """A position that cannot be read or that the cards of the game cannot make."""
