"""Playing cards from the hand: what may be played against whom, and what follows (BANG-T12, BANG-T53)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import NOBODY
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.asking import MALFORMED
from igroteka.games.bang.rules.enums import NO_CARD, Aim, CardUse, Colour
from igroteka.games.bang.rules.faces import BANG, KIND, KINDS
from igroteka.games.bang.rules.frames import AFTER_ACTION, Cause, Effect, Pay, targets_of, why_not_pay_with
from igroteka.games.bang.rules.source import Card, kind_of
from igroteka.games.bang.rules.state import BangGame, distinct
from igroteka.games.bang.rules.words import (
    LOG_LAY,
    LOG_LAY_AT,
    LOG_PLAY,
    LOG_PLAY_AS,
    LOG_PLAY_AS_AT,
    LOG_PLAY_AT,
    PLAY,
    PLAY_AS,
    PLAY_AS_AT,
    PLAY_AT,
    REPLACED,
)


def add_plays(g: BangGame, me: int, options: list[Option]) -> None:
    """Add every way to play hand cards now, as themselves or as other kinds."""
    as_others = g.sources(me, questions.USES)
    for card in distinct(g.hand(me)):
        if as_others:
            for kind in g.kinds(me, card):
                add_plays_as(g, me, card, kind_of(kind), options)
        else:
            add_plays_as(g, me, card, kind_of(KIND[card]), options)


def add_plays_as(g: BangGame, me: int, card: int, kind: Card, options: list[Option]) -> None:
    """Add every way to play a hand card as a card of this kind."""
    if kind.facts.answer_only or why_not_played(g, me, card, kind):
        return
    number = kind.number
    own = number == KIND[card]
    if not needs_target_or_place(g, me, kind):
        options.append(PLAY.one(card) if own else PLAY_AS.two(card, number))
        return
    for target in legal_targets(g, me, kind):
        options.append(PLAY_AT.two(card, target) if own else PLAY_AS_AT(card, number, target))


def why_not_played(g: BangGame, me: int, card: int, kind: Card) -> str:
    """The rule by which a hand card cannot be played as this kind, apart from targets; "" if it can.

    NO_CARD means any card of the name.
    """
    if kind.facts.answer_only:
        return kind.rule
    reason = g.why_forbidden(me, card, kind.number, CardUse.PLAY)
    if reason:
        return reason
    if kind.number == BANG and me == g.turn and g.this_turn.bangs >= g.bang_limit(me):
        return "BANG-T31"
    if kind.facts.price and not can_pay(g, me, card):
        return "BANG-B12"
    alone = why_no_duplicate(g, kind.number) if kind.laid else ""
    return alone if alone and not free_places(g, me, kind.number) else ""


def why_not_option(g: BangGame, me: int, option: Option) -> str:
    """Why phase 2 does not offer this play, in the order in which a player would look for the reason."""
    card = option.numbers[0]
    used_as = option.verb is PLAY_AS or option.verb is PLAY_AS_AT
    kind = option.numbers[1] if used_as else KIND[card]
    if card not in g.hand(me):
        return MALFORMED
    if not g.uses(me, card) >> kind & 1:
        return next((source.rule for source in g.abilities(me) if source.number in g.this_turn.used_sources), MALFORMED)
    reason = why_not_played(g, me, card, kind_of(kind))
    if reason:
        return reason
    if option.verb is PLAY or option.verb is PLAY_AS:
        return MALFORMED
    return why_not_target(g, me, kind_of(kind), option.numbers[-1])


def why_not_target(g: BangGame, me: int, kind: Card, target: int) -> str:
    """The rule by which a playable card cannot be aimed there."""
    if target >= len(g.figures) or not g.takes_part(target):
        return "BANG-B03"
    if kind.facts.aim == Aim.SELF or not needs_target_or_place(g, me, kind):
        return g.mode_rules.why_illegal_aim(g, kind.number, me, target) or kind.rule
    return kind.why_not_at(g, me, kind.facts.aim, target) or MALFORMED


def can_pay(g: BangGame, me: int, card: int) -> bool:
    """True if another hand card may be given up for this one; NO_CARD means for any card of the name."""
    others = g.hand(me).copy()
    if card in others:
        others.remove(card)
    elif others:
        others.pop()
    return any(not why_not_pay_with(g, me, other) for other in others)


def why_no_duplicate(g: BangGame, kind: int) -> str:
    """The rule that allows only one card of a name in front of a figure: a setting (BANG-O02), or the mode; "" if none
    does.
    """
    return "BANG-E03" if g.house_rules.no_duplicates else g.mode_rules.why_no_duplicate(kind)


def free_places(g: BangGame, me: int, kind: int) -> list[int]:
    """The player's figures without a card of that name."""
    return [figure for figure in g.mode_rules.places(g, me) if g.in_front(figure, kind) == NO_CARD]


def needs_target_or_place(g: BangGame, me: int, kind: Card) -> bool:
    """True if a card of this kind needs a target or a place."""
    return len(g.mode_rules.places(g, me)) > 1 if kind.laid else kind.needs_target


def legal_targets(g: BangGame, me: int, kind: Card) -> list[int]:
    """Where a card of this kind may be aimed or laid."""
    if kind.laid:
        return free_places(g, me, kind.number) if why_no_duplicate(g, kind.number) else g.mode_rules.places(g, me)
    return targets_of(g, me, kind)


def play(g: BangGame, me: int, option: Option) -> None:
    """Take an option that plays a hand card."""
    if option.verb is PLAY:
        play_as(g, me, option.numbers[0], KIND[option.numbers[0]], me)
    elif option.verb is PLAY_AT:
        play_as(g, me, option.numbers[0], KIND[option.numbers[0]], option.numbers[1])
    elif option.verb is PLAY_AS:
        play_as(g, me, option.numbers[0], option.numbers[1], me)
    else:
        play_as(g, me, *option.numbers)


def play_as(g: BangGame, me: int, card: int, kind: int, target: int) -> None:
    """Play a hand card as a card of this kind (BANG-G08)."""
    found = kind_of(kind)
    cause = Cause(me, kind, card, 1 << g.suit(card), CardUse.PLAY)
    g.player(me).lose(card)
    g.count_use(me, CardUse.PLAY)
    if me == g.turn:
        count_play(g, card, kind)
    log_play(g, me, card, kind, target)
    if found.colour >= Colour.BLUE:
        lay_down(g, card, found, target)
        g.fill_empty_hand(me)
    else:
        g.piles.playing.append(card)
        g.fill_empty_hand(me)
        if found.facts.price:
            g.then(Pay(me, kind, found.facts.price, 0))
        g.run_or_queue(Effect(cause, target))
    g.run_or_queue(AfterPlay(cause))


def count_play(g: BangGame, card: int, kind: int) -> None:
    """Count for the rest of the turn: the BANG! limit (BANG-T31), and what can be repeated (BANG-P40)."""
    g.this_turn.last_card = card
    g.this_turn.last_kind = kind
    if kind == BANG:
        g.this_turn.bangs += 1
        g.this_turn.bang_cards.append(card)


def log_play(g: BangGame, me: int, card: int, kind: int, target: int) -> None:
    """Log what was played or laid."""
    found = kind_of(kind)
    if kind != KIND[card]:
        if target == me:
            g.log(LOG_PLAY_AS, me, card, kind)
        else:
            g.log(LOG_PLAY_AS_AT, me, card, kind, target)
    elif found.colour >= Colour.BLUE:
        if target == me:
            g.log(LOG_LAY, me, card)
        else:
            g.log(LOG_LAY_AT, me, card, target)
    elif target == me:
        g.log(LOG_PLAY, me, card)
    else:
        g.log(LOG_PLAY_AT, me, card, target)


def lay_down(g: BangGame, card: int, kind: Card, target: int) -> None:
    """BANG-E01 to BANG-E03: a card comes into play; an older one of its name, or an older weapon, is discarded."""
    for old in g.figures[target].in_play.copy():
        if KIND[old] == kind.number or (kind.weapon and kind_of(KIND[old]).weapon):
            g.destroy(target, old, kind.number, reason=REPLACED)
    g.lay(target, card)


@final
class AfterPlay(Frame[BangGame]):
    """The effect of a played card is over: abilities act, things settle, and a brown card is discarded."""

    def __init__(self, cause: Cause) -> None:
        self.cause = cause

    def step(self, g: BangGame) -> None:
        for source in g.sources(self.cause.by, questions.AFTER_PLAY):
            source.after_play(g, self.cause.by, self.cause)
        g.run_or_queue(AFTER_ACTION)
        if self.discards_card():
            g.run_or_queue(DiscardPlayed(self.cause.card))

    def discards_card(self) -> bool:
        """True if the card is discarded. A blue or green one stays in play."""
        return kind_of(self.cause.source).brown

    def fits(self, g: BangGame) -> bool:
        return self.cause.by != NOBODY and self.cause.source in KINDS


@final
class DiscardPlayed(Frame[BangGame]):
    """BANG-T53: a played card is discarded when everything about it is over."""

    def __init__(self, card: int) -> None:
        self.card = card

    def step(self, g: BangGame) -> None:
        g.piles.playing.remove(self.card)
        g.piles.discards.append(self.card)
