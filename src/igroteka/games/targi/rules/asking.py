"""Decisions of one player, and the rules that refuse an answer to a different question (dossier, section 17)."""

from __future__ import annotations

from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.games.targi.rules.components import COIN
from igroteka.games.targi.rules.payments import has_free_hand
from igroteka.games.targi.rules.state import TargiGame
from igroteka.games.targi.rules.words import (
    DISCARD,
    GIFT,
    GIVE,
    HAND,
    INTO_ROW,
    KEEP,
    LIFT,
    MARKER,
    PASS,
    PAY,
    PLACE_TARGI,
    PLAY,
    PUT,
    RAID,
    SELL,
    STOP,
    TAKE,
    TO_CELL,
    TRADE,
)

# These rules do not depend on the state.
_RULES = {
    PLACE_TARGI: "TARGI-P1",
    RAID: "TARGI-RD1",
    PLAY: "TARGI-H3",
    KEEP: "TARGI-H1",
    DISCARD: "TARGI-H3",
    PAY: "TARGI-C1",
    TAKE: "TARGI-A7",
    GIVE: "TARGI-A7",
    GIFT: "TARGI-Q14",
    TRADE: "TARGI-A7",
    MARKER: "TARGI-B9",
    TO_CELL: "TARGI-B9",
    LIFT: "TARGI-D2",
    PUT: "TARGI-D2",
}


class Ask(Frame[TargiGame]):
    """A decision of one player."""

    seat: int

    def rule(self) -> str:
        """The rule that asks the question."""
        raise NotImplementedError(type(self).__name__)

    def forbids(self, g: TargiGame, option: Option) -> str:
        """The rule by which this option is not offered; "" if it answers a different question."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, g: TargiGame, seat: int, option: Option) -> str:
        if seat != self.seat:
            return not_asked(option)
        return self.forbids(g, option) or no_answer(g, seat, option, self.rule())


def not_asked(option: Option) -> str:
    """The rule for a player who is not asked."""
    return "TARGI-P1" if option.verb is PLACE_TARGI else "TARGI-A1"


def no_answer(g: TargiGame, seat: int, option: Option, asked: str) -> str:
    """The rule for an option that answers a different question than the one asked by the rule `asked`."""
    verb = option.verb
    if verb is PASS or verb is STOP:
        return asked
    if verb is HAND and not has_free_hand(g, seat):
        return "TARGI-H3"
    if verb is INTO_ROW:
        return "TARGI-D3" if g.players[seat].full else "TARGI-D1"
    if verb is SELL:
        return "TARGI-Q12" if option.numbers[1] == COIN else "TARGI-B10"
    return _RULES.get(verb, "TARGI-A1")  # an unfinished action
