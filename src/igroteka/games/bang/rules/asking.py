"""Frames that ask one figure."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.enums import NO_CARD
from igroteka.games.bang.rules.source import Card, source_of
from igroteka.games.bang.rules.words import ASK_EVENT, CHARACTER, SOURCE, USE_AT, is_play

if TYPE_CHECKING:
    from igroteka.games.bang.rules.state import BangGame


MALFORMED: Final = "BANG-B34"  # the rule that refuses malformed options


class Asking(Frame["BangGame"]):
    """A frame with a decision. It refuses what it does not offer by its own rule, unless it knows a better reason."""

    rule: ClassVar[str] = "BANG-T41"

    def why_not(self, g: BangGame, seat: int, option: Option) -> str:
        decision = g.decision(seat)
        if decision is None or not decision.waits:
            return self.why_not_asked(option)
        return self.why_not_play(g, option) if is_play(option) else self.why_not_answer(g, option)

    def why_not_asked(self, option: Option) -> str:
        """The rule for a player who is not asked."""
        return "BANG-T30"

    def why_not_play(self, g: BangGame, option: Option) -> str:
        """Why a hand card cannot be played now."""
        return "BANG-T30"

    def why_not_answer(self, g: BangGame, option: Option) -> str:
        """Why this does not answer the question."""
        return self.rule


class Ask(Asking):
    """A frame that asks one figure. While it binds them, they can take no offer (BANG-P12), even if another player
    takes one in the meantime.
    """

    binds: ClassVar[bool] = False

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def ask(
        self, g: BangGame, prompt: Message, options: list[Option], defaults: list[Option] | None = None
    ) -> list[Decision]:
        """The decision of the player of the figure."""
        return [Decision(g.owner(self.figure), prompt, options, defaults)]

    def why_not_answer(self, g: BangGame, option: Option) -> str:
        if option.verb.parts[:1] == (SOURCE,) and option.verb is not CHARACTER:
            return self.why_not_use(g, option)
        return self.why_not_card(g, option) or self.rule

    def why_not_card(self, g: BangGame, option: Option) -> str:
        """Why a hand card cannot be given, used or discarded now; "" if that is not what the option does."""
        return ""

    def why_not_use(self, g: BangGame, option: Option) -> str:
        """Why a source cannot be used now: absent, without effect, not ready; or its own rule."""
        source = source_of(option.numbers[0])
        if not isinstance(source, Card):
            return source.rule
        if g.in_front(self.figure, source.number) == NO_CARD:
            return MALFORMED
        return g.why_cards_are_silenced(self.figure) or self.why_not_use_card(g, source, option)

    def why_not_use_card(self, g: BangGame, card: Card, option: Option) -> str:
        """Why a card in play that works cannot be used now."""
        return "BANG-E06" if card.green else self.why_not_aim(g, card, option)

    def why_not_aim(self, g: BangGame, card: Card, option: Option) -> str:
        """Why a card in play cannot be aimed like this; or its own rule."""
        if option.verb is not USE_AT or option.numbers[1] >= len(g.figures) or not g.takes_part(option.numbers[1]):
            return card.rule
        return card.why_not_at(g, self.figure, card.facts.use_aim, option.numbers[1]) or card.rule


class SourceAsk(Ask):
    """A decision that a source makes possible."""

    def __init__(self, figure: int, source: int) -> None:
        super().__init__(figure)
        self.source = source


class AbilityAsk(SourceAsk):
    """A decision of an ability that the figure has."""

    def fits(self, g: BangGame) -> bool:
        return self.source in g.figures[self.figure].abilities


class EventAsk(SourceAsk):
    """A decision of an event."""

    def ask_event(self, g: BangGame, options: list[Option], defaults: list[Option] | None = None) -> list[Decision]:
        return self.ask(g, Message(ASK_EVENT, self.source), options, defaults)


class Anytime(Ask):
    """Represents "whenever the game waits for a decision"; it is never on the stack."""
