"""Reactions: the windows in which cards can be stopped, and Alter the Future NOW (KIT-N)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.decisions import NOBODY, SECRET, Decision
from igroteka.core.frames import Answer, Frame, SealedFrame
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, Message
from igroteka.games.kittens.rules import combos
from igroteka.games.kittens.rules.card import card_of
from igroteka.games.kittens.rules.frames import close_window_decision, draw, not_asked
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import ALTER_NOW, NOPE, bit_of, title_of
from igroteka.games.kittens.rules.words import (
    ALTER_IT,
    ASK_DRAW_WINDOW,
    ASK_NOPE,
    ASK_NOPE_NOPE,
    DEMAND,
    FIVE_DIFFERENT,
    LOG_CANCELLED,
    LOG_DECLARE,
    LOG_FIVE,
    LOG_NO_EFFECT,
    LOG_NOPE,
    LOG_PAIR,
    LOG_PAIR_FOR,
    LOG_PLAY,
    LOG_PLAY_AT,
    LOG_TRIPLE,
    LOG_WITHDRAWN,
    NOPE_IT,
    PAIR,
    PAIR_FOR,
    PASS,
    PLAY,
    PLAY_AT,
    TARGET,
    VERBS,
)

# The options of a window; never modified.
_JUST_PASS: Final = [PASS()]
_OR_NOPE: Final = [PASS(), NOPE_IT()]
_OR_ALTER: Final = [PASS(), ALTER_IT()]
_ALL: Final = [PASS(), NOPE_IT(), ALTER_IT()]

REACTION_TITLES: Final[i64] = bit_of(NOPE) | bit_of(ALTER_NOW)  # playable in the window of an action
DRAW_REACTIONS: Final[i64] = bit_of(ALTER_NOW)  # and in that of a draw


def announce(g: KittensGame, by: int, action: Option, cards: list[int]) -> None:
    """KIT-N02: cards lie on the table with everything announced, and others may react."""
    log_play(g, by, action, cards)
    titles = [title_of(card) for card in cards]
    if g.queue_empty() and nobody_can_react(g, by, REACTION_TITLES):
        g.count_public_change()
        resolve_action(g, by, action, titles, len(g.discards))
    else:
        g.then(Window((by,), action, len(g.table), len(g.discards)))
        g.table.extend(titles)


def nobody_can_react(g: KittensGame, by: int, reactions: i64) -> bool:
    """True if the window can be left out because nobody else holds one of these titles.

    Only where forced choices are skipped; otherwise everybody is asked (KIT-N05).
    """
    return g.skip_forced and not g.held_by_others(by) & reactions


def declare_draw(g: KittensGame, by: int) -> None:
    """KIT-N08: before a player draws, others may play Alter the Future NOW."""
    g.log(LOG_DECLARE, by)
    if nobody_can_react(g, by, DRAW_REACTIONS):
        g.count_public_change()
        draw(g, by, 0)
    else:
        g.then(DrawWindow(by))


def stays_in_play(action: Option) -> bool:
    """True if the card stays in front of its target instead of being discarded (KIT-N06)."""
    return action.verb is PLAY_AT and card_of(action.numbers[0]).stays_in_play


def log_play(g: KittensGame, by: int, action: Option, cards: list[int]) -> None:
    """Log what was played."""
    if g.journal is None:
        return
    if action.verb is PLAY:
        g.log(LOG_PLAY, by, *cards)
    elif action.verb is PLAY_AT:
        g.log(LOG_PLAY_AT, by, *cards, action.numbers[1])
    elif action.verb is DEMAND:
        g.log(LOG_TRIPLE, by, *action.numbers, *cards)
    elif action.verb is FIVE_DIFFERENT:
        g.log(LOG_FIVE, by, *cards)
    elif action.verb is PAIR_FOR:
        g.log(LOG_PAIR_FOR, by, action.numbers[2], action.numbers[3], *cards)
    else:
        g.log(LOG_PAIR, by, action.numbers[2], *cards)


class ReactionPoll(SealedFrame[KittensGame]):
    """KIT-N05: all responders decide simultaneously and unseen; the first reaction in turn order counts.

    Everybody is asked, with or without a card to react with; asking only the holders would reveal who they are. At
    tables with people the first reaction to arrive counts, until the clock closes the window (KIT-N10).
    """

    first_reaction_counts = True
    visibility = SECRET

    def decision_for(self, g: KittensGame, seat: int, *, waits: bool) -> Decision:
        options = poll_options(g, seat, self.reactions())
        return Decision(seat, self.prompt(g), options, waits=waits, visibility=SECRET)

    def why_not(self, g: KittensGame, seat: int, option: Option) -> str:
        if option.verb not in (PASS, NOPE_IT, ALTER_IT):
            return not_asked(g, seat, option)
        reason = self.forbids(seat, option)
        if reason:
            return reason
        if self.answer_of(seat) is not None:
            return "KIT-B15"
        return "KIT-N07" if option.verb is PASS else "KIT-B03"

    def forbids(self, seat: int, option: Option) -> str:
        """The rule that forbids this player this reaction here, whatever cards they hold; or ""."""
        raise NotImplementedError

    def prompt(self, g: KittensGame) -> Message:
        raise NotImplementedError

    def is_reaction(self, option: Option) -> bool:
        return option.verb is not PASS

    def pass_answer(self) -> Option | None:
        return _JUST_PASS[0]

    def reactions(self) -> i64:
        """The titles that may be played here, as a mask."""
        raise NotImplementedError

    def responders(self, g: KittensGame) -> list[int]:
        """The seats that may react, in turn order."""
        raise NotImplementedError

    def asked(self, g: KittensGame) -> list[int]:
        """All responders; nobody if asking is publicly pointless (KIT-N09)."""
        wanted = self.reactions()
        for title in (NOPE, ALTER_NOW):
            if wanted & bit_of(title) and g.unseen(title):
                return self.responders(g)
        return []

    def seats_with_choice(self, g: KittensGame) -> list[int]:
        """The holders of a card to react with. While there is one, asking is not pointless."""
        wanted = self.reactions()
        return [seat for seat in self.responders(g) if g.players[seat].titles & wanted]

    def close(self, g: KittensGame) -> None:
        """Close the window; seats that have not answered pass."""
        g.count_public_change()
        if self.answers:
            for seat in self.responders(g):
                option = self.answer_of(seat)
                if option is not None and self.is_reaction(option):
                    self.react(g, seat, option)
                    return
        self.nobody_reacts(g)

    def resolve(self, g: KittensGame, answers: list[Answer]) -> None:
        """At a table with people: the first reaction to arrive."""
        self.react(g, answers[0].seat, answers[0].option)

    def react(self, g: KittensGame, seat: int, option: Option) -> None:
        """Apply the one reaction that counts."""
        raise NotImplementedError

    def nobody_reacts(self, g: KittensGame) -> None:
        """Everybody has passed."""
        raise NotImplementedError


def poll_options(g: KittensGame, seat: int, wanted: i64) -> list[Option]:
    """KIT-N04: pass, Nope, or Alter the Future NOW, if these titles may be played."""
    held = g.players[seat].titles & wanted
    if held & bit_of(NOPE):
        return _ALL if held & bit_of(ALTER_NOW) else _OR_NOPE
    return _OR_ALTER if held & bit_of(ALTER_NOW) else _JUST_PASS


def play_alter_now(g: KittensGame, seat: int) -> None:
    """KIT-N05d: an Alter the Future NOW is an action of its own with its own window."""
    g.spend(seat, ALTER_NOW)
    announce(g, seat, PLAY(ALTER_NOW), [ALTER_NOW])


@final
@mypyc_attr(free_list_len=1)
class Window(ReactionPoll):
    """KIT-N03: the reaction window of an action. `players` played the stack: the action, then each Nope."""

    def __init__(
        self, players: tuple[int, ...], action: Option, start: int, before: int, answers: tuple[Answer, ...] = ()
    ) -> None:
        self.players: Final = players
        self.action: Final = action
        self.start: Final = start  # index of its first card on the table
        self.before: Final = before  # the size of the discard pile when it was played (KIT-K03)
        self.answers = answers

    def fits(self, g: KittensGame) -> bool:
        """True if somebody at this table can play the action against its target."""
        target = target_of(self.action)
        return self.action.verb in PLAYED and target < len(g.players) and super().fits(g)

    def cards(self, g: KittensGame) -> list[int]:
        """The cards of the action, without Nopes."""
        return g.table[self.start : len(g.table) - len(self.players) + 1]

    def reactions(self) -> i64:
        return REACTION_TITLES

    def responders(self, g: KittensGame) -> list[int]:
        """All living players except the one who played the top card."""
        return g.others(self.players[-1])

    def forbids(self, seat: int, option: Option) -> str:
        return "KIT-N03" if seat == self.players[-1] else ""

    def prompt(self, g: KittensGame) -> Message:
        """Stop the action, or the last Nope."""
        players, cards = self.players, self.cards(g)
        if len(players) > 1:
            return Message(ASK_NOPE_NOPE, players[-1], players[-2], *cards)
        if len(cards) > 1:
            return Message(ASK_NOPE, players[0], *cards)
        return ASK_NOPE.two(players[0], cards[0])

    def clock_decision(self, g: KittensGame) -> Decision:
        return close_window_decision(g.setup.number("nope_window_seconds"))

    def with_answers(self, answers: tuple[Answer, ...]) -> Window:
        return Window(self.players, self.action, self.start, self.before, answers)

    def react(self, g: KittensGame, seat: int, option: Option) -> None:
        if option.verb is ALTER_IT:
            g.keep(self.with_answers(()))
            play_alter_now(g, seat)
            return
        g.spend(seat, NOPE)
        g.table.append(NOPE)
        g.nopes += 1
        g.log_because((NOPE if len(self.players) > 1 else self.what(),), LOG_NOPE, seat, self.players[-1])
        g.keep(Window((*self.players, seat), self.action, self.start, self.before))

    def what(self) -> int:
        """The card that the window is about, for the journal; HIDDEN for a combination of cards."""
        return self.action.numbers[0] if self.action.verb in (PLAY, PLAY_AT) else HIDDEN

    def cancelled(self) -> bool:
        """KIT-N06: True if an odd number of Nopes lies on it."""
        return len(self.players) % 2 == 0

    def nobody_reacts(self, g: KittensGame) -> None:
        """KIT-N06: discard the cards, and carry out the action unless it was cancelled."""
        by = self.players[0]
        played = g.table[self.start :]
        del g.table[self.start :]
        if self.cancelled():
            g.log_because((self.what(),), LOG_CANCELLED, by)
        elif self.is_void(g):
            g.log(LOG_NO_EFFECT, by, played[0])
        else:
            resolve_action(g, by, self.action, played, self.before)
            return
        g.discard_all(played)

    def is_void(self, g: KittensGame) -> bool:
        """True if its player or its target has left the game in the meantime (KIT-X10)."""
        target = target_of(self.action)
        return not g.alive(self.players[0]) or (target != NOBODY and not g.alive(target))


# Actions that open a window.
PLAYED: Final = (PLAY, PLAY_AT, DEMAND, FIVE_DIFFERENT, PAIR_FOR, PAIR)

# Index of the target among the numbers of an option.
_TARGETS: Final = {verb: verb.parts.index(TARGET) for verb in VERBS if TARGET in verb.parts}


def target_of(action: Option) -> int:
    """The target of an action, or NOBODY."""
    at = _TARGETS.get(action.verb, -1)
    return action.numbers[at] if at >= 0 else NOBODY


def resolve_action(g: KittensGame, by: int, action: Option, played: list[int], discards_before: int) -> None:
    """KIT-N06: nobody stopped these cards: discard them and carry out the action."""
    g.discard_all(played[1:] if stays_in_play(action) else played)
    carry_out(g, by, action, discards_before)


def carry_out(g: KittensGame, by: int, action: Option, discards_before: int) -> None:
    """Apply the effect of a card or combo that nobody stopped."""
    if action.verb is PLAY:
        card_of(action.numbers[0]).play(g, by, NOBODY)
    elif action.verb is PLAY_AT:
        card_of(action.numbers[0]).play(g, by, action.numbers[1])
    elif action.verb is DEMAND:
        combos.demand(g, by, *action.numbers)
    elif action.verb is FIVE_DIFFERENT:
        g.then(combos.Take(by, discards_before))
    else:
        combos.steal(g, by, action)


@final
@mypyc_attr(free_list_len=1)
class DrawWindow(ReactionPoll):
    """KIT-N08: before the declared draw, others may play Alter the Future NOW; the declaration is then withdrawn."""

    def __init__(self, seat: int, answers: tuple[Answer, ...] = ()) -> None:
        self.seat: Final = seat
        self.answers = answers

    def reactions(self) -> i64:
        return DRAW_REACTIONS

    def responders(self, g: KittensGame) -> list[int]:
        return g.others(self.seat) if g.alive(self.seat) else []

    def forbids(self, seat: int, option: Option) -> str:
        return "KIT-N08" if option.verb is NOPE_IT or seat == self.seat else ""

    def prompt(self, g: KittensGame) -> Message:
        return ASK_DRAW_WINDOW.one(self.seat)

    def clock_decision(self, g: KittensGame) -> Decision:
        return close_window_decision(g.setup.number("draw_window_seconds"))

    def with_answers(self, answers: tuple[Answer, ...]) -> DrawWindow:
        return DrawWindow(self.seat, answers)

    def react(self, g: KittensGame, seat: int, option: Option) -> None:
        play_alter_now(g, seat)
        g.then(Withdraw(self.seat))

    def nobody_reacts(self, g: KittensGame) -> None:
        draw(g, self.seat, 0)


@final
@mypyc_attr(free_list_len=1)
class Withdraw(Frame[KittensGame]):
    """KIT-N08: after the Alter NOW, the player who declared the draw returns to the play phase."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def step(self, g: KittensGame) -> None:
        if g.alive(self.seat):
            g.log(LOG_WITHDRAWN, self.seat)
