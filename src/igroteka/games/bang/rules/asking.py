"""Frames that ask one figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.words import ASK_EVENT

if TYPE_CHECKING:
    from igroteka.games.bang.rules.state import BangGame


class Ask(Frame["BangGame"]):
    """A frame that asks one figure. While it binds him, he can take no offer (BANG-P12), not even if another one takes
    an offer meanwhile. What it does not offer is refused by its rule.
    """

    binds: ClassVar[bool] = False
    rule: ClassVar[str] = "BANG-T41"

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def ask(
        self, g: BangGame, prompt: Message, options: list[Option], defaults: list[Option] | None = None
    ) -> list[Decision]:
        """The question to the player of the figure."""
        return [Decision(g.owner(self.figure), prompt, options, defaults)]


class EventAsk(Ask):
    """A question of an event."""

    def __init__(self, figure: int, source: int) -> None:
        super().__init__(figure)
        self.source = source

    def ask_event(self, g: BangGame, options: list[Option], defaults: list[Option] | None = None) -> list[Decision]:
        """What the event asks the player of the figure."""
        return self.ask(g, Message(ASK_EVENT, self.source), options, defaults)


class Anytime(Ask):
    """Stands for "whenever the game waits for anybody's decision"; it is never on the stack."""
