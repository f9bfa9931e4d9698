"""The play phase: what the current player may play, one card or combo after another (KIT-T02)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.phrases import Saying
from igroteka.games.kittens.card import AT_NOBODY, card_of
from igroteka.games.kittens.combos import add_combos, next_of_five
from igroteka.games.kittens.frames import Draw
from igroteka.games.kittens.reactions import DrawWindow, lay, log_play
from igroteka.games.kittens.state import NOBODY, KittensGame
from igroteka.games.kittens.titles import ALTER_NOW, DEFUSE, IMPLODING, bit_of, title_of
from igroteka.games.kittens.words import (
    ASK_FIVE,
    ASK_NAME,
    ASK_TURN,
    DEMAND,
    DRAW,
    FIVE,
    FIVE_DIFFERENT,
    LOG_DECLARE,
    NAME,
    PAIR,
    PAIR_FOR,
    PLAY,
    PLAY_AT,
    TRIPLE,
)

_JUST_DRAW: Final = [DRAW()]


@final
class PlayPhase(Frame[KittensGame]):
    """KIT-T02: the current player plays cards, or declares the draw.

    It lies beneath everything as long as the game runs.
    """

    def decisions(self, g: KittensGame) -> list[Decision]:
        me = g.current
        others = g.others(me)
        options = _JUST_DRAW.copy()
        add_plays(g, me, others, options)
        add_combos(g, me, others, options)
        return [Decision(me, ASK_TURN.one(g.turns_left), options, _JUST_DRAW)]

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        g.keep(self)
        verb = option.verb
        if verb is DRAW:
            if g.unseen(ALTER_NOW):
                g.log(LOG_DECLARE, seat)
                g.then(DrawWindow(seat))
            else:
                g.then(Draw(seat, 0))
        elif verb is PLAY or verb is PLAY_AT:
            play_card(g, seat, option)
        elif verb is TRIPLE:
            *cards, target = option.numbers
            g.pick(cards)
            g.then(Name(seat, target))
        elif verb is FIVE:
            g.pick(list(option.numbers))
            g.then(Five(seat))
        else:
            assert verb is PAIR or verb is PAIR_FOR
            g.pick(list(option.numbers[:2]))
            lay(g, seat, option, g.put_down())


def add_plays(g: KittensGame, me: int, others: list[int], options: list[Option]) -> None:
    """Every single card that may be played now, with every target."""
    seen: i64 = 0
    for held in g.players[me].hand:
        title = title_of(held)
        if seen & bit_of(title):
            continue
        seen |= bit_of(title)
        card = card_of(title)
        if not card.playable or card.forbids(g, me):
            continue
        if card.aims(g, me) == AT_NOBODY:
            options.append(PLAY.one(title))
        else:
            for target in others:
                if not card.forbids_target(g, me, target):
                    options.append(PLAY_AT.two(title, target))


def play_card(g: KittensGame, me: int, option: Option) -> None:
    """A single card is played: it lies on the table until nobody stops it, or takes effect at once if nobody can."""
    title = option.numbers[0]
    target = option.numbers[1] if option.verb is PLAY_AT else NOBODY
    if card_of(title).nopeable:
        g.spend(me, title)
        lay(g, me, option, [title])
        return
    log_play(g, me, option, [title])
    card_of(title).play(g, me, target)


# Combos that are put together in steps.


@final
class Name(Frame[KittensGame]):
    """KIT-K02: which title is demanded.

    Any title of the deck, except the Imploding Kitten, which no hand ever holds.
    """

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def decisions(self, g: KittensGame) -> list[Decision]:
        if not g.alive(self.seat) or not g.alive(self.target):
            return []
        options = [NAME.one(title) for title in g.terms.titles if title != IMPLODING]
        wanted = DEFUSE if DEFUSE in g.terms.titles else options[0].numbers[0]
        return [Decision(self.seat, Saying(ASK_NAME, self.target), options, [NAME(wanted)])]

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        lay(g, seat, DEMAND(self.target, option.numbers[0]), g.put_down())

    def step(self, g: KittensGame) -> None:
        """The player or the target has left (KIT-X10)."""
        g.take_back()


@final
class Five(Frame[KittensGame]):
    """KIT-K03: five different cards are chosen one by one, in the order of the titles with Feral Cats last."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def decisions(self, g: KittensGame) -> list[Decision]:
        if not g.alive(self.seat) or len(g.picked) == 5:
            return []
        options = [FIVE.one(card) for card in next_of_five(g, self.seat)]
        return [Decision(self.seat, ASK_FIVE.one(5 - len(g.picked)), options)]

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        g.pick(list(option.numbers))
        g.keep(self)

    def step(self, g: KittensGame) -> None:
        if g.alive(self.seat):
            cards = g.put_down()
            lay(g, self.seat, FIVE_DIFFERENT(*[title_of(card) for card in cards]), cards)
