"""Frames that all parts of BANG! share: effects and their targets, triggers, settle points, prices, checks, drawing."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NO_DECISIONS, NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.values import Value
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.asking import MALFORMED, Ask
from igroteka.games.bang.rules.enums import NO_CARD, Aim, CardUse, Timing, Zone
from igroteka.games.bang.rules.faces import KIND
from igroteka.games.bang.rules.source import Card, Source, all_sources, kind_of, source_of
from igroteka.games.bang.rules.state import BangGame, distinct
from igroteka.games.bang.rules.words import (
    ASK_CHECK,
    ASK_PAY,
    CHECK,
    LOG_CHECK,
    LOG_CHECK_COUNTS,
    LOG_DRAW,
    LOG_DRAW_OPEN,
    LOG_PAY,
    LOG_SPARED,
    NO_SOURCE,
    PAY,
    source_or_hidden,
)


class Cause(Value):
    """Who does something to whom, through which source, with which card and suits, used how (BANG-D07)."""

    def __init__(self, by: int, source: int, card: int, suits: int, card_use: int) -> None:
        self.by: Final = by
        self.source: Final = source
        self.card: Final = card
        self.suits: Final = suits
        self.card_use: Final = card_use


def cause_without_player(source: int) -> Cause:
    """BANG-U10: an effect without a player or a suit behind it."""
    return Cause(NOBODY, source, NO_CARD, 0, CardUse.COST)


# Effects.


def targets_of(g: BangGame, me: int, card: Card, *, use: bool = False) -> list[int]:
    """The figures at which a figure may aim a card of this kind, played or used; itself if it needs no target."""
    aim = card.facts.use_aim if use else card.facts.aim
    if aim in (Aim.SELF, Aim.OTHERS, Aim.ALL_PLAYERS):
        return [me]
    if aim == Aim.WEAPON:
        found = g.in_range(me)
    elif aim == Aim.NEAR:
        found = g.near(me)
    else:
        found = g.living(me, first=False)
    if card.has_target_rule:
        found = [figure for figure in [me, *found] if not card.why_illegal_target(g, me, figure)]
    mode = g.mode_rules
    if mode.has_aim_rule:
        found = [figure for figure in found if not mode.why_illegal_aim(g, card.number, me, figure)]
    return found


@final
class Effect(Frame[BangGame]):
    """What a played card does, to one target or to several in effect direction (BANG-A06)."""

    def __init__(self, cause: Cause, target: int) -> None:
        self.cause = cause
        self.target = target

    def step(self, g: BangGame) -> None:
        card = kind_of(self.cause.source)
        card.begin(g, self.cause)
        for i, target in enumerate(self.targets(g, card)):
            if i > 0:
                g.run_or_queue(AFTER_TARGET)  # BANG-T40: between two targets; after the last, the whole action settles
            g.run_or_queue(Visit(self.cause, target, NOBODY))
        if card.finishes:
            g.run_or_queue(Finish(self.cause))

    def targets(self, g: BangGame, card: Card) -> list[int]:
        """The figures that the effect applies to."""
        aim = card.facts.use_aim if self.cause.card_use == CardUse.USED else card.facts.aim
        if aim == Aim.OTHERS:
            return g.others(self.cause.by)
        if aim == Aim.ALL_PLAYERS:
            return g.mode_rules.order(g, self.cause.by)
        return [self.target]


@final
class Finish(Frame[BangGame]):
    """After the last target's part."""

    def __init__(self, cause: Cause) -> None:
        self.cause = cause

    def step(self, g: BangGame) -> None:
        kind_of(self.cause.source).finish(g, self.cause)


@final
class Visit(Frame[BangGame]):
    """One target's part of an effect. With two players the target is the active figure (BANG-N2.4)."""

    def __init__(self, cause: Cause, target: int, active_before: int) -> None:
        self.cause = cause
        self.target = target
        self.active_before = active_before  # the active figure before; NOBODY if this part has not begun

    def step(self, g: BangGame) -> None:
        owner = g.owner(self.target)
        if self.active_before != NOBODY:
            set_active(g, owner, self.active_before)
        elif g.takes_part(self.target):
            before = g.active_figures[owner]
            set_active(g, owner, self.target)
            ability = immunity(g, self.cause, self.target)
            if ability:
                g.log_because((self.cause.source, ability), LOG_SPARED, self.target)
            else:
                source_of(self.cause.source).strike(g, self.cause, self.target)
            if before != self.target:
                g.then(Visit(self.cause, self.target, before))


def immunity(g: BangGame, cause: Cause, target: int) -> int:
    """BANG-A10: the source that makes the target immune, or NO_SOURCE. Nobody is immune to their own effects."""
    if cause.by == target:
        return NO_SOURCE
    immune = [
        source.number for source in g.sources(target, questions.WHY_IMMUNE) if source.why_immune(g, target, cause)
    ]
    return immune[0] if immune else NO_SOURCE


@final
class Volley(Frame[BangGame]):
    """A number of shots without a player behind them, one after another, each an action of its own (BANG-T43)."""

    def __init__(self, figure: int, source: int, count: int, total: int = 0) -> None:
        self.figure = figure
        self.source = source
        self.count = count
        self.total = total  # 0 if an earlier version has saved it

    def step(self, g: BangGame) -> None:
        if self.count and g.takes_part(self.figure):
            g.then(Visit(cause_without_player(self.source), self.figure, NOBODY))
            g.then(AFTER_ACTION)
            g.then(Volley(self.figure, self.source, self.count - 1, self.total))


def shot_in_volley(g: BangGame, figure: int, cause: Cause) -> tuple[int, int]:
    """Which shot of how many is being resolved; zeros if it is none of several."""
    for frame in g.stack:
        if isinstance(frame, Volley) and (frame.figure, frame.source) == (figure, cause.source) and frame.total:
            return frame.total - frame.count, frame.total
    return 0, 0


def set_active(g: BangGame, seat: int, figure: int) -> None:
    """Set the active figure of a player; if it is dead, the living one."""
    if not g.takes_part(figure):
        living = [i for i, found in enumerate(g.figures) if found.owner == seat and g.takes_part(i)]
        figure = living[0] if living else figure
    if g.active_figures[seat] != figure:
        g.active_figures[seat] = figure
        g.invalidate_index()


@final
class SetActive(Frame[BangGame]):
    """BANG-N2.11: another figure of a player is active for a while, or no longer."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def step(self, g: BangGame) -> None:
        set_active(g, g.owner(self.figure), self.figure)


# Triggers and settle points.


@final
class RunTriggers(Frame[BangGame]):
    """Let each source of a figure act that acts at this timing; a source that is gone by its turn is not asked."""

    def __init__(self, figure: int, timing: int, waiting: tuple[int, ...] = (), begun: int = 0) -> None:
        self.figure = figure
        self.timing = timing
        self.waiting = waiting
        self.begun = begun

    def on_result(self, value: int) -> RunTriggers:
        """A source has been added in the meantime: it does not act in this run."""
        return RunTriggers(self.figure, self.timing, tuple([number for number in self.waiting if number != value]), 1)

    def step(self, g: BangGame) -> None:
        me, timing = self.figure, self.timing
        here = [source.number for source in g.sources(me, questions.ACT)]
        waiting = self.waiting if self.begun else tuple(here)
        for i, number in enumerate(waiting):
            source = source_of(number)
            if number in here and source.acts_at(g, me, timing):
                g.keep(RunTriggers(me, timing, waiting[i + 1 :], 1))
                source.act(g, me, timing)
                return


def somebody_acts(g: BangGame, figure: int, timing: int) -> bool:
    """True if any source of a figure acts at this timing."""
    return any(source.acts_at(g, figure, timing) for source in g.sources(figure, questions.ACT))


def act_at(g: BangGame, source: int, figure: int, timing: int) -> None:
    """Let one source act at a timing that concerns no other."""
    found = source_of(source)
    if found.acts_at(g, figure, timing):
        found.act(g, figure, timing)


SETTLE_AFTER_TARGET: Final[tuple[int, ...]] = (Timing.USED_OUT_OF_TURN, Timing.EMPTY_HAND, Timing.FINES)
SETTLE_AFTER_ACTION: Final[tuple[int, ...]] = (Timing.SET_ASIDE, *SETTLE_AFTER_TARGET)


@final
class Settle(Frame[BangGame]):
    """BANG-T40: a settle point. `whole`: the action is finished, not only one target's part of it.

    The list is repeated only while something in it really happens (BANG-T44).
    """

    def __init__(self, whole: int, stage: int = 0, happened: int = 0) -> None:
        self.whole = whole
        self.stage = stage
        self.happened = happened

    def step(self, g: BangGame) -> None:
        if not self.stage and settled(g):
            return
        stages = SETTLE_AFTER_ACTION if self.whole else SETTLE_AFTER_TARGET
        for stage in range(self.stage, len(stages)):
            timing = stages[stage]
            if timing == Timing.SET_ASIDE:
                settle_set_aside(g)
                continue
            acting = self.acting(g, timing)
            for figure, source in acting:
                source.act(g, figure, timing)
            if timing == Timing.USED_OUT_OF_TURN:
                for figure in g.living(g.turn, first=True):
                    if self.is_answered(g, figure):
                        g.figures[figure].used_out_of_turn = 0
            if acting:
                g.then(Settle(self.whole, stage + 1, 1))
                return
        if self.happened:
            g.then(Settle(self.whole))

    def acting(self, g: BangGame, timing: int) -> list[tuple[int, Source]]:
        """Who acts at one item of the list, and by which source: all living figures from the one whose turn it is."""
        found: list[tuple[int, Source]] = []
        for figure in g.living(g.turn, first=True):
            if not self.concerns(g, figure, timing):
                continue
            for source in collectors() if timing == Timing.FINES else g.sources(figure, questions.ACT):
                if source.acts_at(g, figure, timing):
                    found.append((figure, source))
        return found

    def concerns(self, g: BangGame, figure: int, timing: int) -> bool:
        """True if the figure has used cards, its hand is empty, or a fine is due."""
        found = g.figures[figure]
        player = g.players[found.owner]
        if timing == Timing.FINES:
            return player.fines > 0 and g.active_figures[found.owner] == figure
        if timing == Timing.USED_OUT_OF_TURN:
            return found.used_out_of_turn > 0 and self.is_answered(g, figure)
        return not player.hand

    def is_answered(self, g: BangGame, figure: int) -> bool:
        """BANG-P26: True if the figure's own part is over. A card that it plays at several is not, between two of them;
        by option nobody's part is before the whole action.
        """
        if self.whole:
            return True
        playing = [frame.cause.by for frame in g.stack if isinstance(frame, Visit)]
        return not g.house_rules.discards_count_as_used and figure not in playing


AFTER_TARGET: Final = Settle(0)
AFTER_ACTION: Final = Settle(1)


def settled(g: BangGame) -> bool:
    """True if a settle point would change nothing."""
    if g.piles.set_aside:
        return False
    for figure in g.living(g.turn, first=True):
        found = g.figures[figure]
        player = g.players[found.owner]
        if found.used_out_of_turn or player.fines or (not player.hand and g.sources(figure, questions.ACT)):
            return False
    return True


def nothing_can_happen(g: BangGame, figure: int) -> bool:
    """True if nobody acts at any step of this figure's turn, and everything is settled."""
    return not g.sources(figure, questions.ACT) and settled(g)


def nothing_happens(g: BangGame, figure: int, timing: int) -> bool:
    """True if nobody acts at this timing, and everything is settled."""
    return not somebody_acts(g, figure, timing) and settled(g)


def collectors() -> list[Source]:
    """Everything that may have fined a player; a fine is due even after its event."""
    return [source for source in all_sources() if source.fines]


def settle_set_aside(g: BangGame) -> None:
    """BANG-K04, BANG-P39: check cards that were set aside go to their destinations, in the order of the checks."""
    while g.piles.set_aside:
        card, by = g.piles.set_aside.pop(0), g.piles.set_aside_by.pop(0)
        zone = g.destination(by, CardUse.SETTLE)
        g.put(card, Zone.DISCARD if zone == Zone.ASIDE else zone, by, EVERYONE)
        if zone >= 0:
            g.log_because((g.ability_that_takes(zone, by, CardUse.CHECK),), LOG_DRAW_OPEN, zone, card)


# Prices, checks, drawing.


class Pay(Ask):
    """A price: a number of hand cards, one after another; then the source is informed. It binds the payer."""

    binds = True

    def __init__(self, figure: int, source: int, count: int, note: int, suits: int = 0) -> None:
        super().__init__(figure)
        self.source = source
        self.count = count
        self.note = note
        self.suits = suits  # of the cards paid so far, as a mask

    def decisions(self, g: BangGame) -> list[Decision]:
        options = self.options(g)
        if not options or g.is_forced(self.figure, options):
            return NO_DECISIONS
        return self.ask(g, Message(ASK_PAY, self.source, self.count), options, options)

    def options(self, g: BangGame) -> list[Option]:
        """The cards that may be paid next; none if nothing is due, or can be paid."""
        if not self.count or not g.hand(self.figure) or not g.takes_part(self.figure):
            return []
        return [PAY.one(card) for card in distinct(payable(g, self.figure) or g.hand(self.figure))]

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.pay(g, option.numbers[0])

    def pay(self, g: BangGame, card: int) -> None:
        """One card is paid."""
        g.log_because((self.source,), LOG_PAY, self.figure, card)
        suits = self.suits | 1 << g.suit(card)
        g.spend(self.figure, card, CardUse.COST)
        g.keep(Pay(self.figure, self.source, self.count - 1, self.note, suits))

    def step(self, g: BangGame) -> None:
        options = self.options(g)
        if options:
            self.pay(g, options[0].numbers[0])
        elif not self.count and g.takes_part(self.figure):
            source_of(self.source).on_paid(g, self.figure, self)

    def why_not_card(self, g: BangGame, option: Option) -> str:
        if option.verb is not PAY:
            return ""
        if option.numbers[0] in g.hand(self.figure):
            return why_not_pay_with(g, self.figure, option.numbers[0])
        return "BANG-B12" if option.numbers[0] in g.piles.playing else MALFORMED


def why_not_pay_with(g: BangGame, figure: int, card: int) -> str:
    """The rule by which a card may not be given up as a price (BANG-F15); "" if it may."""
    return g.why_forbidden(figure, card, KIND[card], CardUse.COST)


def payable(g: BangGame, figure: int) -> list[int]:
    """The hand cards that may be paid as a price."""
    return [card for card in g.hand(figure) if not why_not_pay_with(g, figure, card)]


class Check(Ask):
    """BANG-K02: a card is revealed for a source; Lucky Duke reveals two and chooses. The cards are public."""

    def __init__(self, figure: int, source: int, note: int = 0, cards: tuple[int, ...] = ()) -> None:
        super().__init__(figure)
        self.source = source
        self.note = note
        self.cards = cards

    def decisions(self, g: BangGame) -> list[Decision]:
        if len(set(self.cards)) < 2:
            return NO_DECISIONS
        options = [CHECK(card) for card in self.cards]
        source = source_of(self.source)
        good = [CHECK(card) for card in self.cards if source.good_check(g, self.figure, card)]
        return self.ask(g, Message(ASK_CHECK, self.source), options, good[:1] or options[:1])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.done(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        if self.cards:
            self.done(g, self.cards[0])
            return
        cards = self.turn_up(g)
        if len(cards) > 1:
            g.keep(Check(self.figure, self.source, self.note, cards))
        elif cards:
            Check(self.figure, self.source, self.note, cards).done(g, cards[0])
        else:
            source_of(self.source).on_checked(g, self.figure, self, NO_CARD)

    def turn_up(self, g: BangGame) -> tuple[int, ...]:
        """Reveal cards from the top of the deck."""
        n = 1
        for source in g.sources(self.figure, questions.CARDS_TO_CHECK):
            n = source.cards_to_check(g, self.figure, n)
        cards = [card for card, _ in [g.take_top() for _ in range(n)] if card != NO_CARD]
        g.piles.turned.extend(cards)
        if cards:
            g.forbid_undo()
            g.log(LOG_CHECK, self.figure, self.source, *cards)
        return tuple(cards)

    def done(self, g: BangGame, chosen: int) -> None:
        """BANG-K04, BANG-P39: the chosen card counts and is discarded or set aside; the other is discarded."""
        zone = g.destination(self.figure, CardUse.CHECK)
        counts = self.cards.index(chosen)
        for i, card in enumerate(self.cards):
            g.piles.turned.remove(card)
            g.put(card, zone if i == counts or zone != Zone.ASIDE else Zone.DISCARD, self.figure, EVERYONE)
        if len(self.cards) > 1:
            g.log(LOG_CHECK_COUNTS, self.figure, chosen)
        source_of(self.source).on_checked(g, self.figure, self, chosen)


@final
class Draw(Frame[BangGame]):
    """Cards from the deck, as many as there are (BANG-T51), for a source, if it is not the draw of phase 1."""

    def __init__(self, figure: int, count: int, source: int = NO_SOURCE) -> None:
        self.figure = figure
        self.count = count
        self.source = source

    def step(self, g: BangGame) -> None:
        if g.takes_part(self.figure):
            draw(g, self.figure, self.count, self.source)


def draw(g: BangGame, figure: int, count: int, source: int = NO_SOURCE) -> None:
    """A figure draws from the deck."""
    cards: list[int] = []
    for _ in range(count):
        card, known_by = g.take_top()
        if card != NO_CARD:
            g.player(figure).gain(card, known_by)
            cards.append(card)
    if cards:
        if g.hands_are_open():
            cards.sort()  # an open hand does not show the order of its cards either
        g.log_secret(
            g.seats_that_see(figure), LOG_DRAW, (figure, len(cards)), tuple(cards), (source_or_hidden(source),)
        )


@final
class Heal(Frame[BangGame]):
    """A figure regains life points."""

    def __init__(self, figure: int, count: int, source: int = NO_SOURCE) -> None:
        self.figure = figure
        self.count = count
        self.source = source

    def step(self, g: BangGame) -> None:
        g.heal(self.figure, self.count, self.source)


def restore(g: BangGame, figure: int, kind: int, n: int) -> None:
    """Heal by a card of this kind; some figures gain more from it."""
    for source in g.sources(figure, questions.HEALING):
        n = source.healing(g, figure, kind, n)
    g.heal(figure, n, kind)
