"""The play phase: the cards and combos the current player may play, one after another (KIT-T02)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.option_list import OptionList
from igroteka.core.options import Option
from igroteka.games.kittens.rules.card import AT_NOBODY, LIBRARY, Card, card_of
from igroteka.games.kittens.rules.combos import (
    FIVE_CARDS,
    THREE_CARDS,
    add_combos,
    laid_order,
    next_of_five,
    why_no_combo,
)
from igroteka.games.kittens.rules.frames import draw, explode, not_asked
from igroteka.games.kittens.rules.reactions import announce, declare_draw, log_play
from igroteka.games.kittens.rules.state import EXPLODED, KittensGame
from igroteka.games.kittens.rules.titles import ALTER_NOW, DEFUSE, EXPLODING, IMPLODING, bit_of, title_of, turned
from igroteka.games.kittens.rules.words import (
    ALTER_IT,
    ASK_FIVE,
    ASK_NAME,
    ASK_TURN,
    DEMAND,
    DETONATE,
    DRAW,
    FIVE,
    FIVE_DIFFERENT,
    NAME,
    PAIR,
    PAIR_FOR,
    PLAY,
    PLAY_AT,
    PLAYS,
    TRIPLE,
)

_JUST_DRAW: Final = [DRAW()]


@final
class PlayPhase(Frame[KittensGame]):
    """KIT-T02: the current player plays cards, or declares the draw.

    It stays at the bottom of the stack throughout the game.
    """

    def stays_on_stack(self) -> bool:
        return True

    def decisions(self, g: KittensGame) -> list[Decision]:
        menu = OptionList()
        self.offer(g, menu)
        return [Decision(g.current, ASK_TURN.one(g.turns_left), menu, _JUST_DRAW)]

    def offer(self, g: KittensGame, menu: OptionList) -> None:
        """Add everything the current player may do."""
        menu.add(_JUST_DRAW)
        add_plays(g, g.current, menu)
        add_combos(g, g.current, menu)

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        if option.verb is ALTER_IT:
            return "KIT-09"
        if seat != g.current or option.verb not in PLAYS:
            return not_asked(g, seat, option)
        single = option.verb is PLAY or option.verb is PLAY_AT
        return why_no_play(g, seat, option) if single else why_no_combo(g, seat, option)

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        verb = option.verb
        if verb is DRAW:
            if g.unseen(ALTER_NOW):
                declare_draw(g, seat)
            else:
                draw(g, seat, 0)
        elif verb is PLAY or verb is PLAY_AT:
            play_card(g, seat, option)
        elif verb is TRIPLE:
            numbers = option.numbers
            for i in range(3):
                g.pick_for_combo(numbers[i])
            g.then(Name(seat, numbers[3]))
        elif verb is DETONATE:
            g.forbid_undo()
            g.move(title_of(g.spend(seat, EXPLODING)), EVERYONE)
            explode(g, seat, EXPLODED, drawn=False)
        elif verb is FIVE:
            g.pick_for_combo(option.numbers[0])
            g.then(Five(seat))
        else:
            assert verb is PAIR or verb is PAIR_FOR
            player = g.players[seat]
            first, second = option.numbers[0], option.numbers[1]
            player.lose(first)
            player.lose(second)
            announce(g, seat, option, [first, second])


def add_plays(g: KittensGame, me: int, menu: OptionList) -> None:
    """Add every single card that may be played now, with every target."""
    player = g.players[me]
    left = player.titles & LIBRARY.playable
    for held in player.hand:
        if not left:
            return
        title = title_of(held)
        bit = bit_of(title)
        if left & bit:
            left &= ~bit
            card = card_of(title)
            if card.forbids(g, me):
                continue
            if card.aims(g, me) == AT_NOBODY:
                menu.add(card.alone)
            else:
                menu.add(g.others_among(me, targets(g, me, card)).plays(title))


def why_no_play(g: KittensGame, me: int, option: Option) -> str:
    """The rule by which `add_plays` does not offer this single card, or not with this target."""
    player, title = g.players[me], title_of(option.numbers[0])
    if not player.holds(title):
        return "KIT-B03"
    card = card_of(title)
    if card.unplayable:
        return card.unplayable
    if turned(option.numbers[0]):
        # Players do not choose which copy is used: a marked one goes first.
        return "KIT-X08" if player.has(option.numbers[0]) else "KIT-B03"
    reason = card.forbids(g, me)
    if reason:
        return reason
    aimed = card.aims(g, me) != AT_NOBODY
    if aimed != (option.verb is PLAY_AT):
        # A missing target, or a target for a card that takes none; for Barking Kittens both depend on the player's
        # cards.
        return card.rule if not card.nopeable else "KIT-B08" if aimed else "KIT-B09"
    target = option.numbers[1]
    return card.forbids_target(g, me, target) if target in g.others(me) else "KIT-B08"


def targets(g: KittensGame, me: int, card: Card) -> i64:
    """The other living players this card may target, as a mask."""
    found: i64 = 0
    for target in g.others(me):
        if not card.forbids_target(g, me, target):
            found |= bit_of(target)
    return found


def play_card(g: KittensGame, me: int, option: Option) -> None:
    """Play a single card. It lies on the table until its window closes, or takes effect at once if nobody can stop
    it.
    """
    title = option.numbers[0]
    target = option.numbers[1] if option.verb is PLAY_AT else NOBODY
    if card_of(title).nopeable:
        g.spend(me, title)
        announce(g, me, option, [title])
        return
    log_play(g, me, option, [title])
    card_of(title).play(g, me, target)


# Combos that are chosen in several steps.


@final
@mypyc_attr(free_list_len=1)
class Name(Frame[KittensGame]):
    """KIT-K02: which title is demanded.

    Any title of the deck except the Imploding Kitten, which is never in a hand.
    """

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def fits(self, g: KittensGame) -> bool:
        return self.seat == g.current and self.seat != self.target and len(g.picked) == THREE_CARDS

    def decisions(self, g: KittensGame) -> list[Decision]:
        if not g.alive(self.seat) or not g.alive(self.target):
            return []
        options = self.options(g)
        wanted = DEFUSE if DEFUSE in g.house_rules.titles else options[0].numbers[0]
        return [Decision(self.seat, ASK_NAME.one(self.target), options, [NAME.one(wanted)])]

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        return "KIT-K02" if seat == self.seat and option.verb is NAME else not_asked(g, seat, option)

    def options(self, g: KittensGame) -> list[Option]:
        """Every title that may be named."""
        return [NAME.one(title) for title in g.house_rules.titles if title != IMPLODING]

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        announce(g, seat, DEMAND.two(self.target, option.numbers[0]), g.put_down())

    def step(self, g: KittensGame) -> None:
        """The player or the target has left (KIT-X10)."""
        g.take_back()


@final
@mypyc_attr(free_list_len=1)
class Five(Frame[KittensGame]):
    """KIT-K03: five different cards are chosen one by one, in the order of the titles with Feral Cats last."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def fits(self, g: KittensGame) -> bool:
        return self.seat == g.current and (not self.is_open(g) or bool(next_of_five(g, self.seat)))

    def decisions(self, g: KittensGame) -> list[Decision]:
        if not self.is_open(g):
            return []
        return [Decision(self.seat, ASK_FIVE.one(FIVE_CARDS - len(g.picked)), next_of_five(g, self.seat))]

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        mine = seat == self.seat and option.verb is FIVE
        return why_no_combo(g, seat, option) if mine else not_asked(g, seat, option)

    def is_open(self, g: KittensGame) -> bool:
        """True if there is still a card to choose."""
        return len(g.picked) < FIVE_CARDS and g.alive(self.seat)

    def choose(self, g: KittensGame, seat: int, option: Option) -> None:
        g.pick_for_combo(option.numbers[0])
        g.keep(self)

    def step(self, g: KittensGame) -> None:
        if g.alive(self.seat):
            cards = sorted(g.put_down(), key=laid_order)
            announce(g, self.seat, FIVE_DIFFERENT.of(tuple([title_of(card) for card in cards])), cards)
