"""What clients of every version read of what they are told: the few fields that have always been there, and no others.

`told` reads everything, and refuses what this version does not say. During an upgrade an older server answers, too.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tests.server.told import Line, Outcome


class Option(Struct):
    code: str
    offer: bool


class View(Struct):
    moment: int
    options: list[Option]
    outcome: Outcome | None


class Game(Struct):
    view: View
    first: int
    lines: list[Line]


class Table(Struct):
    status: str


class TableMessage(Struct):
    table: Table


class Done(Struct):
    id: str


class Refused(Struct):
    id: str
    text: str


class Other(Struct):
    """What is of no interest here, or not known yet."""


class Kind(Struct):
    tell: str


Heard = Game | TableMessage | Done | Refused | Other
KINDS: dict[str, type[Heard]] = {"game": Game, "table": TableMessage, "done": Done, "refused": Refused}


def read(text: str | bytes) -> Heard:
    """A message, as far as it matters."""
    return msgspec.json.decode(text, type=KINDS.get(msgspec.json.decode(text, type=Kind).tell, Other))
