"""Taking cards from others: a random one from a hand, a chosen one from the table or from a display."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import NO_DECISIONS, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, Message
from igroteka.games.bang.rules.asking import Ask
from igroteka.games.bang.rules.public_actions import record_card
from igroteka.games.bang.rules.state import BangGame, distinct
from igroteka.games.bang.rules.words import (
    ASK_DISPLAY,
    ASK_PICK_FROM,
    FROM_HAND,
    FROM_TABLE,
    LOG_LOSE_HAND,
    LOG_PICK,
    LOG_TAKE_HAND,
    LOG_TAKE_TABLE,
    NO_SOURCE,
    OWN,
    PICK,
    source_or_hidden,
)


def has_cards(g: BangGame, me: int, target: int) -> bool:
    """BANG-A11, BANG-A12: True if there is a card to take, in play or in another player's hand."""
    return bool(g.figures[target].in_play) or (g.different_owners(me, target) and bool(g.hand(target)))


@final
class PickFrom(Ask):
    """BANG-A11: take or discard a card of a player: "hand" (random) or one in play."""

    rule = "BANG-A11"

    def __init__(self, figure: int, target: int, source: int, taken: int) -> None:
        super().__init__(figure)
        self.target = target
        self.source = source
        self.taken = taken

    def options(self, g: BangGame) -> list[Option]:
        """The hand, if it is another player's, and each card in play."""
        found = [FROM_HAND()] if g.different_owners(self.figure, self.target) and g.hand(self.target) else []
        return found + [FROM_TABLE.one(card) for card in g.figures[self.target].in_play]

    def decisions(self, g: BangGame) -> list[Decision]:
        options = self.options(g)
        if len(options) < 2 or not g.takes_part(self.figure):
            return NO_DECISIONS
        # BANG-X04: the commander of a card also chooses what it takes.
        chooser = self.figure if g.commander < 0 else g.commander
        return [Decision(g.owner(chooser), Message(ASK_PICK_FROM, self.source, self.target), options)]

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.carry_out(g, option)

    def step(self, g: BangGame) -> None:
        options = self.options(g)
        if options and g.takes_part(self.figure):
            self.carry_out(g, options[0])

    def carry_out(self, g: BangGame, option: Option) -> None:
        """Move the card to the taker's hand or to the discard pile."""
        if option.verb is FROM_TABLE:
            record_card(g, self.target, self.source, option.numbers[0])
        if option.verb is FROM_HAND:
            if self.taken:
                take_from_hand(g, self.figure, self.target, self.source)
            else:
                lose_from_hand(g, self.figure, self.target, self.source)
            g.fill_empty_hand(self.target)
        elif self.taken:
            take_from_table(g, self.figure, self.target, option.numbers[0], self.source)
        else:
            g.destroy(self.target, option.numbers[0], self.source, self.figure)


def take_from_hand(g: BangGame, taker: int, victim: int, source: int, count: int = 1) -> None:
    """Take random cards of a hand; only the two players know them (BANG-I06). Their order reveals nothing."""
    player = g.player(victim)
    hand = player.hand.copy()
    for card in sorted([hand.pop(g.random_below(len(hand))) for _ in range(min(count, len(hand)))]):
        player.lose(card)
        player.forget_except(g.seats_that_see(taker))
        g.player(taker).gain(card, g.seats_that_see(victim))
        g.log_secret(
            g.seats_that_see(taker, victim), LOG_TAKE_HAND, (taker, victim), (card,), (source_or_hidden(source),)
        )


def lose_from_hand(g: BangGame, by: int, victim: int, source: int) -> None:
    """Discard a random card of a hand in public."""
    player = g.player(victim)
    card = player.hand[g.random_below(len(player.hand))]
    player.lose(card)
    g.piles.discards.append(card)
    g.log_because((source,), LOG_LOSE_HAND, by, victim, card)


def take_from_table(g: BangGame, taker: int, owner: int, card: int, source: int) -> None:
    """Move a card in play to a hand in public."""
    g.remove(owner, card)
    g.player(taker).gain(card, EVERYONE)
    g.log_because((source, OWN if taker == owner else HIDDEN), LOG_TAKE_TABLE, taker, owner, card)


@final
class TakeFromHand(Frame[BangGame]):
    """Take a random card of a hand, if there is one and both are alive."""

    def __init__(self, taker: int, victim: int, source: int = NO_SOURCE) -> None:
        self.taker = taker
        self.victim = victim
        self.source = source

    def step(self, g: BangGame) -> None:
        if g.hand(self.victim) and g.takes_part(self.taker):
            take_from_hand(g, self.taker, self.victim, self.source)
            g.fill_empty_hand(self.victim)


@final
class PickDisplay(Ask):
    """BANG-C08: take one of the revealed cards."""

    rule = "BANG-C08"

    def decisions(self, g: BangGame) -> list[Decision]:
        cards = distinct(g.piles.display)
        if len(cards) < 2:
            return NO_DECISIONS
        return self.ask(g, Message(ASK_DISPLAY), [PICK.one(card) for card in cards])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.take(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        if g.piles.display:
            self.take(g, g.piles.display[0])

    def why_not_asked(self, option: Option) -> str:
        return self.rule if option.verb is PICK else super().why_not_asked(option)

    def take(self, g: BangGame, card: int) -> None:
        """Move the card into the hand; everybody has seen it."""
        g.piles.display.remove(card)
        g.player(self.figure).gain(card, EVERYONE)
        g.log(LOG_PICK, self.figure, card)
