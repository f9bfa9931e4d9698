"""Why an option is not offered: the id of the rule that says so (BANG-B)."""

from __future__ import annotations

from igroteka.core.options import Option
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.asking import Ask
from igroteka.games.bang.rules.attack import Demand, Shot
from igroteka.games.bang.rules.dying import Dying
from igroteka.games.bang.rules.enums import NO_CARD, NO_PLAYER, Aim, CardUse, Role, Silenced
from igroteka.games.bang.rules.faces import KIND
from igroteka.games.bang.rules.frames import Pay, kept_back, why_not_at
from igroteka.games.bang.rules.picking import PickDisplay
from igroteka.games.bang.rules.play import aimed, why_not_played
from igroteka.games.bang.rules.source import Card, kind_of, source_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import HandLimit, PlayPhase
from igroteka.games.bang.rules.words import (
    ANNOUNCE,
    ANSWER,
    ANSWER_AS,
    BID,
    CHARACTER,
    DISCARD,
    END,
    PAY,
    PICK,
    PLAY,
    PLAY_AS,
    PLAY_AS_AT,
    PLAY_AT,
    SOURCE,
    USE_AT,
)

MALFORMED = "BANG-B34"


def why_not(g: BangGame, seat: int, option: Option) -> str:
    """The rule by which this seat may not take this option now."""
    if g.over:
        return MALFORMED
    if option.verb.offer:
        return source_of(option.numbers[0]).rule
    if option.verb is BID:
        return "BANG-V03"
    if option.verb is ANNOUNCE:
        return "BANG-N6.6" if g.figures[seat].role == Role.OUTLAW else "BANG-N6.5"
    top = g.stack[-1]
    decision = g.decision(seat)
    if decision is None or not decision.waits:
        return not_asked(g, option)
    if option.verb not in (PLAY, PLAY_AT, PLAY_AS, PLAY_AS_AT):
        return not_now(g, top, option) if isinstance(top, Ask) else "BANG-T41"
    if not isinstance(top, PlayPhase):
        return "BANG-T30"
    return no_play(g, top.figure, option)


def not_asked(g: BangGame, option: Option) -> str:
    """Somebody else decides now: answers are his alone."""
    top = g.stack[-1]
    if isinstance(top, Demand) and option.verb in (ANSWER, ANSWER_AS):
        return "BANG-A04"
    return top.rule if isinstance(top, PickDisplay) and option.verb is PICK else "BANG-T30"


def not_now(g: BangGame, top: Ask, option: Option) -> str:
    """Why something else than a play is not offered: what holds back, or the rule of its source or of the question."""
    if option.verb is END and isinstance(top, PlayPhase):
        reasons = [source.holds_back(g, top.figure) for source in g.sources(top.figure, questions.HOLDS_BACK)]
        return next(filter(None, reasons), "BANG-T41")
    if option.verb.parts[:1] == (SOURCE,) and option.verb is not CHARACTER:
        return no_use(g, top, option)
    return no_card(g, top, option) or top.rule


def no_card(g: BangGame, top: Ask, option: Option) -> str:
    """Why a hand card cannot be given, used or discarded now, if that is what the option does."""
    me = top.figure
    if isinstance(top, Pay) and option.verb is PAY:
        if option.numbers[0] in g.hand(me):
            return kept_back(g, me, option.numbers[0])
        return "BANG-B12" if option.numbers[0] in g.piles.playing else MALFORMED
    if isinstance(top, Demand) and option.verb in (ANSWER, ANSWER_AS):
        return g.forbidden(me, option.numbers[0], KIND[option.numbers[0]], top.manner)
    if isinstance(top, HandLimit) and option.verb is DISCARD:
        return g.forbidden(me, option.numbers[0], KIND[option.numbers[0]], CardUse.LIMIT)
    return ""


def no_use(g: BangGame, top: Ask, option: Option) -> str:
    """Why a source cannot be used now: tried already, not there, without effect, not ready; or its own rule."""
    me, number = top.figure, option.numbers[0]
    if isinstance(top, Shot) and number in top.tried:
        return "BANG-A03"
    source = source_of(number)
    if not isinstance(source, Card):
        return source.rule
    if g.in_front(me, number) == NO_CARD:
        return MALFORMED
    if not g.cards_work(me):
        return silencer(g, me)
    if isinstance(top, Dying) or (isinstance(top, Demand) and not isinstance(top, Shot)):
        return top.rule
    waits = g.in_front(me, number) in g.figures[me].fresh or not isinstance(top, PlayPhase)
    if source.green and waits:
        return "BANG-E06"
    if option.verb is USE_AT and option.numbers[1] < len(g.figures) and g.alive(option.numbers[1]):
        return why_not_at(g, me, source, source.use_aim, option.numbers[1]) or source.rule
    return source.rule


def silencer(g: BangGame, me: int) -> str:
    """The rule by which the cards in front of a figure have no effect."""
    rules = [source.rule for source in g.rules() if source.silences(g, NO_PLAYER, me, Silenced.CARDS_IN_PLAY)]
    turn = [source.rule for source in g.abilities(g.turn) if source.silences(g, g.turn, me, Silenced.CARDS_IN_PLAY)]
    return (rules + turn)[0]


def no_play(g: BangGame, me: int, option: Option) -> str:
    """Why phase 2 does not offer this play, in the order in which a player would look for the reason."""
    card = option.numbers[0]
    used_as = option.verb is PLAY_AS or option.verb is PLAY_AS_AT
    kind = option.numbers[1] if used_as else KIND[card]
    if card not in g.hand(me):
        return MALFORMED
    if not g.uses(me, card) >> kind & 1:
        return next((source.rule for source in g.abilities(me) if source.number in g.this_turn.used), MALFORMED)
    reason = why_not_played(g, me, card, kind_of(kind))
    if reason:
        return reason
    if option.verb is PLAY or option.verb is PLAY_AS:
        return MALFORMED
    return no_target(g, me, kind, option.numbers[-1])


def no_target(g: BangGame, me: int, kind: int, target: int) -> str:
    """Why a card that can be played cannot be aimed there."""
    found = kind_of(kind)
    if target >= len(g.figures) or not g.alive(target):
        return "BANG-B03"
    if found.aim == Aim.SELF or not aimed(g, me, found):
        return g.way.bars(g, kind, me, target) or found.rule
    return why_not_at(g, me, found, found.aim, target) or MALFORMED
