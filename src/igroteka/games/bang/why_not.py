"""Why an option is not offered: the id of the rule that says so (BANG-B)."""

from __future__ import annotations

from igroteka.core.options import Option
from igroteka.games.bang.asking import Ask
from igroteka.games.bang.faces import KIND
from igroteka.games.bang.frames import Pay, kept_back, why_not_at
from igroteka.games.bang.play import why_not_played
from igroteka.games.bang.source import kind_of, source_of
from igroteka.games.bang.state import BangGame
from igroteka.games.bang.turn import PlayPhase
from igroteka.games.bang.words import END, PAY, PLAY, PLAY_AS, PLAY_AS_AT, PLAY_AT, SOURCE


def why_not(g: BangGame, seat: int, option: Option) -> str:
    """The rule by which this seat may not take this option now."""
    if g.over:
        return "BANG-B34"
    if option.verb.offer:
        return source_of(option.numbers[0]).rule
    top = g.stack[-1]
    if g.decision(seat) is None:
        return "BANG-T30"
    if option.verb not in (PLAY, PLAY_AT, PLAY_AS, PLAY_AS_AT):
        return not_now(g, option)
    if not isinstance(top, PlayPhase):
        return "BANG-T30"
    return no_play(g, top.figure, option)


def not_now(g: BangGame, option: Option) -> str:
    """Why something else than a play is not offered: what holds back, or the rule of its source or of the question."""
    top = g.stack[-1]
    if option.verb is END and isinstance(top, PlayPhase):
        reasons = [source.holds_back(g, top.figure) for source in g.sources(top.figure)]
        return next(filter(None, reasons), "BANG-T41")
    if option.verb is PAY and isinstance(top, Pay) and option.numbers[0] in g.hand(top.figure):
        return kept_back(g, top.figure, option.numbers[0]) or "BANG-T41"
    if option.verb.parts[:1] == (SOURCE,):
        return source_of(option.numbers[0]).rule
    return top.rule if isinstance(top, Ask) else "BANG-T41"


def no_play(g: BangGame, me: int, option: Option) -> str:
    """Why phase 2 does not offer this play, in the order in which a player would look for the reason."""
    card = option.numbers[0]
    used_as = option.verb is PLAY_AS or option.verb is PLAY_AS_AT
    kind = option.numbers[1] if used_as else KIND[card]
    if card not in g.hand(me) or not g.uses(me, card) >> kind & 1:
        return "BANG-B34"
    reason = why_not_played(g, me, card, kind)
    if reason:
        return reason
    if option.verb is PLAY or option.verb is PLAY_AS:
        return "BANG-B34"
    target = option.numbers[-1]
    if target >= len(g.figures) or not g.alive(target):
        return "BANG-B03"
    return why_not_at(g, me, kind_of(kind), kind_of(kind).aim, target) or "BANG-B34"
