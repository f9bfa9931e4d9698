"""Before a game of a match: characters are kept or hired at auction (BANG-V03), cards are kept (BANG-V02)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import NO_DECISIONS, NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.asking import Ask, Asking
from igroteka.games.bang.rules.deal import deal_hand, starting_hand, take_character
from igroteka.games.bang.rules.faces import FACE_WORDS
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import (
    ASK_BID,
    ASK_KEEP_CARDS,
    ASK_KEEP_CHARACTER,
    ASK_OPEN,
    ASK_OPENING_BID,
    BID,
    CHARACTER,
    LOG_BID,
    LOG_HIRED,
    LOG_KEPT_CARD,
    LOG_OFFERED,
    LOG_OPENS,
    LOG_PASS,
    PASS,
    PICK,
    YES,
)

STEP = 100  # BANG-V03: bids go up by steps of $100
CARD_PRICE = 500  # BANG-V02


def counterclockwise(g: BangGame) -> list[int]:
    """All players counter-clockwise from the one on the Sheriff's right; the Sheriff is last."""
    order = g.circle(g.announcer, -1)
    return [*order[1:], order[0]]


def without_character(g: BangGame) -> list[int]:
    """The players without a character, in that order."""
    return [figure for figure in counterclockwise(g) if not g.figures[figure].character]


@final
class KeepCharacter(Ask):
    """BANG-V03: a survivor may keep their hired character for the price recorded when it was hired."""

    rule = "BANG-V03"

    def __init__(self, figure: int, character: int, price: int) -> None:
        super().__init__(figure)
        self.character = character
        self.price = price

    def decisions(self, g: BangGame) -> list[Decision]:
        if g.player(self.figure).money < self.price > 0:
            return []
        return self.ask(g, Message(ASK_KEEP_CHARACTER, self.character, self.price), [PASS(), YES()])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, self.figure)
        else:
            hire(g, self.figure, self.character, self.price)

    def step(self, g: BangGame) -> None:
        """The player cannot pay."""


def hire(g: BangGame, figure: int, character: int, price: int) -> None:
    """Pay for a character, which belongs to the player for this game."""
    g.player(figure).money -= price
    g.player(figure).price = price
    if character in g.offered:
        g.offered.remove(character)
    g.log(LOG_HIRED, figure, character, price)
    take_character(g, figure, character)
    g.history.hired[figure] = character


@final
class TurnUp(Frame[BangGame]):
    """BANG-V03: reveal as many random characters as there are players without one."""

    def step(self, g: BangGame) -> None:
        taken = {figure.character for figure in g.figures}
        pool = [number for number in g.house_rules.characters if number not in taken]
        g.shuffle(pool)
        g.offered = pool[: len(without_character(g))]
        if g.offered:
            g.log(LOG_OFFERED, *g.offered)
        g.then(NextOpener(NOBODY))


@final
class NextOpener(Frame[BangGame]):
    """BANG-V06: the next player without a character after the last opener opens; players who cannot pay are skipped."""

    def __init__(self, last: int) -> None:
        self.last = last

    def step(self, g: BangGame) -> None:
        order = counterclockwise(g)
        if self.last >= 0:
            at = order.index(self.last)
            order = order[at + 1 :] + order[: at + 1]
        able = [f for f in order if not g.figures[f].character and g.player(f).money >= STEP]
        if able:
            g.then(Open(able[0]))
        else:
            give_rest(g)


def give_rest(g: BangGame) -> None:
    """Deal characters that nobody can bid for at random and for free, recorded at $0 (BANG-V06)."""
    g.shuffle(g.offered)
    for figure in without_character(g):
        hire(g, figure, g.offered[-1], 0)


@final
class Open(Ask):
    """BANG-V03: the opener picks a character and names the first bid."""

    rule = "BANG-V03"

    def __init__(self, figure: int, character: int = 0) -> None:
        super().__init__(figure)
        self.character = character

    def options(self, g: BangGame) -> list[Option]:
        """The characters on offer, then the possible bids."""
        if not self.character:
            return [CHARACTER(number) for number in g.offered]
        alone = len(without_character(g)) == 1
        most = STEP if alone else g.player(self.figure).money
        return [BID(amount) for amount in range(STEP, most + 1, STEP)]

    def decisions(self, g: BangGame) -> list[Decision]:
        options = self.options(g)
        if len(options) == 1 and g.house_rules.skip_forced_answers:
            return NO_DECISIONS
        prompt = Message(ASK_OPENING_BID, self.character) if self.character else Message(ASK_OPEN)
        return self.ask(g, prompt, options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.open_with(g, option)

    def step(self, g: BangGame) -> None:
        self.open_with(g, self.options(g)[0])

    def open_with(self, g: BangGame, option: Option) -> None:
        """The character comes first, then the bid for it."""
        if option.verb is CHARACTER:
            g.log(LOG_OPENS, self.figure, option.numbers[0])
            g.keep(Open(self.figure, option.numbers[0]))
            return
        amount = option.numbers[0]
        g.log(LOG_BID, self.figure, amount)
        others = [figure for figure in without_character(g) if figure != self.figure]
        at = counterclockwise(g).index(self.figure)
        others.sort(key=lambda figure: (counterclockwise(g).index(figure) - at) % len(g.figures))
        g.then(Auction(self.figure, self.character, amount, self.figure, tuple(others)))


@final
class Auction(Asking):
    """BANG-V03: the others raise or pass for good; the highest bid pays and gets the character."""

    def __init__(self, opener: int, character: int, bid: int, holder: int, waiting: tuple[int, ...]) -> None:
        self.opener = opener
        self.character = character
        self.bid = bid
        self.holder = holder
        self.waiting = waiting

    def decisions(self, g: BangGame) -> list[Decision]:
        if not self.waiting or g.player(self.waiting[0]).money < self.bid + STEP:
            return []
        bidder = self.waiting[0]
        options = [PASS(), *[BID(n) for n in range(self.bid + STEP, g.player(bidder).money + 1, STEP)]]
        return [Decision(g.owner(bidder), Message(ASK_BID, self.character, self.holder, self.bid), options)]

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        bidder, *rest = self.waiting
        if option.verb is PASS:
            g.log(LOG_PASS, bidder)
            g.keep(Auction(self.opener, self.character, self.bid, self.holder, tuple(rest)))
        else:
            g.log(LOG_BID, bidder, option.numbers[0])
            waiting = (*rest, self.holder)
            g.keep(Auction(self.opener, self.character, option.numbers[0], bidder, waiting))

    def step(self, g: BangGame) -> None:
        if self.waiting:
            g.keep(Auction(self.opener, self.character, self.bid, self.holder, self.waiting[1:]))
            return
        hire(g, self.holder, self.character, self.bid)
        g.then(NextOpener(self.opener))


@final
class KeepCards(Ask):
    """BANG-V02: cards that were in front of a player at the end of the last game, for $500 each, into the hand."""

    rule = "BANG-V02"

    def __init__(self, figure: int, cards: tuple[int, ...], kept: int = 0) -> None:
        super().__init__(figure)
        self.cards = cards
        self.kept = kept

    def allowed(self, g: BangGame) -> bool:
        """True if starting hand, starting life and money allow another one."""
        most = min(starting_hand(g, self.figure), g.figures[self.figure].life)
        return self.kept < most and g.player(self.figure).money >= CARD_PRICE

    def decisions(self, g: BangGame) -> list[Decision]:
        cards = [card for card in dict.fromkeys(self.cards) if card in g.piles.deck]
        if not cards or not self.allowed(g):
            return []
        return self.ask(g, Message(ASK_KEEP_CARDS, CARD_PRICE), [PASS(), *[PICK(card) for card in cards]])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, self.figure)
            return
        card = option.numbers[0]
        g.piles.deck.remove(card)
        g.piles.deck_known_by.pop()
        g.player(self.figure).money -= CARD_PRICE
        g.player(self.figure).gain(card, EVERYONE)
        g.log(LOG_KEPT_CARD, self.figure, card)
        rest = list(self.cards)
        rest.remove(card)
        g.keep(KeepCards(self.figure, tuple(rest), self.kept + 1))

    def step(self, g: BangGame) -> None:
        """Nothing can be kept."""


@final
class DealHands(Frame[BangGame]):
    """Deal the rest of the hands; kept cards count (BANG-V02)."""

    def step(self, g: BangGame) -> None:
        for figure in range(len(g.figures)):
            deal_hand(g, figure)


@final
class Counters(Frame[BangGame]):
    """BANG-V05: life counters, once everybody has a character; the pool is what is left."""

    def step(self, g: BangGame) -> None:
        taken = {figure.character for figure in g.figures}
        pool = [number for number in g.house_rules.characters if number not in taken]
        g.shuffle(pool)
        for figure in g.figures:
            figure.second_character = pool.pop()


def kept_cards(words: list[str]) -> tuple[int, ...]:
    """The cards of an earlier game, as they are carried over."""
    return tuple([FACE_WORDS.index(word) for word in words])
