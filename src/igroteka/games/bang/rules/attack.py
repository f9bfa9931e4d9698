"""Attacks and answers: shots, Indians!, Duels (BANG-A)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from igroteka.core.decisions import NO_DECISIONS, NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, Message
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.asking import Ask
from igroteka.games.bang.rules.dying import Loss
from igroteka.games.bang.rules.enums import CardUse
from igroteka.games.bang.rules.faces import BANG, KIND, MISSED
from igroteka.games.bang.rules.frames import Cause, shot_in_volley
from igroteka.games.bang.rules.source import Card, kind_of, source_of
from igroteka.games.bang.rules.state import BangGame, distinct
from igroteka.games.bang.rules.words import (
    ANSWER,
    ANSWER_AS,
    ASK_DUEL,
    ASK_INDIANS,
    ASK_SHOT,
    ASK_SHOT_BY_NOBODY,
    LOG_ANSWER,
    LOG_GIVE,
    PASS,
    TO_PASS,
)

HIT: Final = 1  # life points that an attack costs (BANG-A01)


class Demand(Ask):
    """A player must give or use a card of some kind, or take the consequence.

    Everybody with a hand card is asked, whether or not it serves, so that questions reveal nothing (BANG-I10).
    """

    rule = "BANG-A02"
    wants: ClassVar[int] = MISSED
    card_use: ClassVar[int] = CardUse.ANSWER
    costs: ClassVar[int] = HIT  # life points lost if it is not met

    def __init__(self, figure: int, cause: Cause) -> None:
        super().__init__(figure)
        self.cause = cause

    def asks_to_react(self) -> bool:
        return True

    def prompt(self, g: BangGame) -> Message:
        raise NotImplementedError

    def met(self, g: BangGame) -> bool:
        """True if enough has been given."""
        return False

    def serves(self, kind: int) -> bool:
        """True if a hand card used as this kind serves."""
        return kind_of(kind).facts.stops_shots if self.wants == MISSED else kind == self.wants

    def serves_as(self, g: BangGame, card: int, kind: int) -> bool:
        """True if a hand card may be used as this kind, and serves."""
        return self.serves(kind) and not g.why_forbidden(self.figure, card, kind, self.card_use)

    def decisions(self, g: BangGame) -> list[Decision]:
        me = self.figure
        if self.met(g) or not g.takes_part(me):
            return NO_DECISIONS
        options = [TO_PASS]
        for card in distinct(g.hand(me)):
            self.add_answers(g, card, options)
        for source in g.sources(me, questions.OPTIONS):
            source.options(g, me, self, options)
        if options == [TO_PASS] and (not g.hand(me) or (g.house_rules.skip_forced_answers and g.hands_are_open())):
            return NO_DECISIONS
        return self.ask(g, self.prompt(g), options)

    def add_answers(self, g: BangGame, card: int, options: list[Option]) -> None:
        """Add the answers that a hand card allows: as itself, and as each other kind it can be used as."""
        if not g.sources(self.figure, questions.USES):
            if self.serves_as(g, card, KIND[card]):
                options.append(ANSWER.one(card))
            return
        kinds = self.kinds(g, card)
        if kinds:
            options.append(ANSWER.one(card))
            options += [ANSWER_AS.two(card, kind) for kind in kinds[1:]]

    def kinds(self, g: BangGame, card: int) -> list[int]:
        """The kinds as which a hand card serves, its own first."""
        found = [kind for kind in g.kinds(self.figure, card) if self.serves_as(g, card, kind)]
        return sorted(found, key=lambda kind: kind != KIND[card]) if len(found) > 1 else found

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            self.on_failed(g)
        elif option.verb is ANSWER or option.verb is ANSWER_AS:
            card = option.numbers[0]
            kind = self.kinds(g, card)[0] if option.verb is ANSWER else option.numbers[1]
            used_as = HIDDEN if kind == KIND[card] else kind
            line = LOG_ANSWER if self.card_use == CardUse.ANSWER else LOG_GIVE
            g.log_because((used_as, self.cause.source), line, self.figure, card)
            g.spend(self.figure, card, self.card_use)
            g.keep(self.on_result(1))
            self.on_answered(g, kind)
        else:
            g.keep(self.tried_with(option.numbers[0]))
            source_of(option.numbers[0]).use(g, self.figure, option)

    def on_answered(self, g: BangGame, kind: int) -> None:
        """A card has been used as an answer: apply its second symbol, if it has one."""
        kind_of(kind).after_answer(g, self.figure)

    def step(self, g: BangGame) -> None:
        if not g.takes_part(self.figure):
            return
        if self.met(g):
            self.on_met(g)
        else:
            self.on_failed(g)

    def why_not_asked(self, option: Option) -> str:
        answers = option.verb is ANSWER or option.verb is ANSWER_AS
        return "BANG-A04" if answers else super().why_not_asked(option)

    def why_not_card(self, g: BangGame, option: Option) -> str:
        if option.verb is not ANSWER and option.verb is not ANSWER_AS:
            return ""
        return g.why_forbidden(self.figure, option.numbers[0], KIND[option.numbers[0]], self.card_use)

    def why_not_use_card(self, g: BangGame, card: Card, option: Option) -> str:
        return self.rule

    def on_met(self, g: BangGame) -> None:
        """Enough was given."""

    def on_failed(self, g: BangGame) -> None:
        """Not enough was given."""
        g.then(Loss(self.figure, self.costs, self.cause))

    def tried_with(self, source: int) -> Frame[BangGame]:
        """A copy of the frame that records that a source has been tried."""
        return self


@final
class Shot(Demand):
    """BANG-A01 to BANG-A04: a BANG! effect on its way to one target."""

    def __init__(self, figure: int, cause: Cause, need: int = 1, missed: int = 0, tried: tuple[int, ...] = ()) -> None:
        super().__init__(figure, cause)
        self.need = need
        self.missed = missed
        self.tried = tried  # sources of a check already tried against this shot (BANG-A03)

    def needed(self, g: BangGame) -> int:
        """The number of Missed! effects that cancel it."""
        n = self.need
        if self.cause.by != NOBODY:
            for source in g.own_sources(self.cause.by, questions.MISSED_NEEDED):
                n = source.missed_needed(g, self.cause.by, self, n)
        return n

    def prompt(self, g: BangGame) -> Message:
        more = self.needed(g) - self.missed
        if self.cause.by == NOBODY:
            return Message(ASK_SHOT_BY_NOBODY, self.cause.source, more, *shot_in_volley(g, self.figure, self.cause))
        return Message(ASK_SHOT, self.cause.by, self.figure, self.cause.source, more)

    def met(self, g: BangGame) -> bool:
        return self.missed >= self.needed(g)

    def on_result(self, value: int) -> Shot:
        return Shot(self.figure, self.cause, self.need, self.missed + value, self.tried)

    def can_be_checked(self, g: BangGame) -> bool:
        """True if a Barrel or Jourdonnais may stop it."""
        return not source_of(self.cause.source).stopped_by_cards_only(g)

    def why_not_use(self, g: BangGame, option: Option) -> str:
        if not self.can_be_checked(g):
            return source_of(self.cause.source).rule
        return "BANG-A03" if option.numbers[0] in self.tried else super().why_not_use(g, option)

    def why_not_use_card(self, g: BangGame, card: Card, option: Option) -> str:
        return "BANG-E06" if card.green else self.why_not_aim(g, card, option)

    def tried_with(self, source: int) -> Shot:
        return Shot(self.figure, self.cause, self.need, self.missed, (*self.tried, source))


class OneCardDemand(Demand):
    """One card is enough."""

    def __init__(self, figure: int, cause: Cause, given: int = 0) -> None:
        super().__init__(figure, cause)
        self.given = given

    def met(self, g: BangGame) -> bool:
        return self.given > 0


class DiscardDemand(OneCardDemand):
    """The card must be discarded."""

    card_use = CardUse.GIVE

    def on_answered(self, g: BangGame, kind: int) -> None:
        """A discarded card has no other effect."""


@final
class IndiansDemand(DiscardDemand):
    """BANG-A07: discard a BANG! card or lose a life point."""

    rule = "BANG-A07"
    wants = BANG

    def prompt(self, g: BangGame) -> Message:
        return Message(ASK_INDIANS, self.cause.by, self.figure)

    def on_result(self, value: int) -> IndiansDemand:
        return IndiansDemand(self.figure, self.cause, self.given + value)


@final
class Duel(Demand):
    """BANG-A08: the two discard BANG! cards alternately; the first who does not loses a life point."""

    rule = "BANG-A08"
    wants = BANG
    card_use = CardUse.DUEL

    def __init__(self, figure: int, cause: Cause, other: int) -> None:
        super().__init__(figure, cause)
        self.other = other

    def prompt(self, g: BangGame) -> Message:
        return Message(ASK_DUEL, self.other, self.figure, self.cause.by)

    def on_result(self, value: int) -> Duel:
        return Duel(self.other, self.cause, self.figure)

    def on_answered(self, g: BangGame, kind: int) -> None:
        """A discarded card has no other effect."""
