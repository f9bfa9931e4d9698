"""How a refusal is told."""

from __future__ import annotations

from igroteka.core.errors import IgrotekaError
from igroteka.server.tables.messages import Refusal
from igroteka.texts.texts import LARGEST

LONGEST_ARGUMENT = 200


class NotAllowed(IgrotekaError):
    """Something that this guest may not do, or not now."""


class Unavailable(IgrotekaError):
    """The server cannot do it at the moment: the database is away, or there is too much to do."""


def told_refusal(id: str, problem: IgrotekaError) -> Refusal:
    """The refusal of the command of this id. Arguments may quote what the client sent, however long that was."""
    return Refusal(
        id=id,
        text=problem.text,
        arguments={name: _short(value) for name, value in problem.arguments.items()},
        rule=problem.rule,
        details=[told_refusal("", detail) for detail in problem.details[:20]],
    )


def _short(value: str | int) -> str | int:
    """A number that no client could count with is told as it is written."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return value[:LONGEST_ARGUMENT] if isinstance(value, str) else value
