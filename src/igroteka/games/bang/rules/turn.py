"""The turn: whose it is, events, the steps at its start, the three phases, its end (BANG-T)."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NO_DECISIONS, NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.asking import Ask
from igroteka.games.bang.rules.dying import (
    Estate,
    apply_verdict,
    heirs_of,
    replace_dead_announcer,
    run_after_death_triggers,
)
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Phase, Timing, Zone
from igroteka.games.bang.rules.faces import KIND
from igroteka.games.bang.rules.frames import (
    AFTER_ACTION,
    Draw,
    RunTriggers,
    SetActive,
    act_at,
    nothing_can_happen,
    nothing_happens,
    somebody_acts,
)
from igroteka.games.bang.rules.play import add_plays, play, why_not_option
from igroteka.games.bang.rules.records import ThisTurn
from igroteka.games.bang.rules.source import Card, Source, kind_of, source_of
from igroteka.games.bang.rules.state import BangGame, distinct
from igroteka.games.bang.rules.words import (
    ASK_DRAW,
    ASK_LIMIT,
    ASK_PLAY,
    DISCARD,
    DRAW,
    END,
    LIMIT,
    LOG_DISCARD,
    LOG_DISCARD_UNSEEN,
    LOG_DRAW_OPEN,
    LOG_ENDING,
    LOG_EVENT,
    LOG_EXTRA_TURN,
    LOG_GHOST_LEAVES,
    LOG_GIFT,
    LOG_LIMIT,
    LOG_NEXT_EVENT,
    LOG_TURN,
    NO_SOURCE,
    PLAY,
    PLAY_AT,
    TO_END,
    is_play,
    source_or_hidden,
)


@final
class TurnStart(Frame[BangGame]):
    """BANG-T01: whose turn it is.

    Figures with `skips_turn` set and the dead are skipped, unless a source brings the dead back.
    """

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def step(self, g: BangGame) -> None:
        me = self.figure
        while not has_turn(g, me):
            g.figures[me].skips_turn = False
            me = g.mode_rules.follows(g, me)
        if not g.figures[me].alive:
            run_replacement(g, g.table_sources(questions.REPLACES), me, Timing.RETURN, 0)
        self.begin(g, me)

    def begin(self, g: BangGame, me: int) -> None:
        """BANG-T02: the announcer reveals an event, if one is due; then the steps of the turn."""
        g.set_turn(me)
        g.turns += 1
        owner = g.owner(me)
        begin_own_turn(g, owner)
        g.is_extra_turn = False
        g.log(LOG_TURN, me)
        if somebody_acts(g, me, Timing.ANNOUNCE):
            g.then(RunTriggers(me, Timing.ANNOUNCE))
        if belongs_to_announcer(g, me) and any(belongs_to_announcer(g, figure) for figure in g.begun_this_round):
            g.begun_this_round = []
            if g.events.pile or g.events.used:
                g.then(RevealEvent())
        g.begun_this_round.append(me)
        g.run_or_queue(Turn(me))


def belongs_to_announcer(g: BangGame, me: int) -> bool:
    """BANG-U03: True if the turns of this figure are those of the announcer, with whichever of their figures
    (BANG-N2.14).
    """
    return not g.different_owners(me, g.announcer)


def has_turn(g: BangGame, me: int) -> bool:
    """True if this figure takes its turn now. A dead one only if a source brings it back."""
    figure = g.figures[me]
    return not figure.skips_turn and (
        figure.alive or is_replaced(g, g.table_sources(questions.REPLACES), me, Timing.RETURN, 0)
    )


def is_replaced(g: BangGame, sources: list[Source], me: int, timing: int, n: int) -> bool:
    """True if any of these sources replaces what would happen now."""
    return any(source.replaces(g, me, timing, n) for source in sources)


def run_replacement(g: BangGame, sources: list[Source], me: int, timing: int, n: int) -> None:
    """Let the first of these sources that replaces something do so."""
    for source in sources:
        if source.replaces(g, me, timing, n):
            source.replace(g, me, timing, n)
            return


@final
class RevealEvent(Frame[BangGame]):
    """BANG-U03, BANG-U06: the next event of the pile comes into force; an empty pile is reshuffled."""

    def step(self, g: BangGame) -> None:
        if not g.events.pile:
            if g.house_rules.final_event or not g.events.used:
                return
            g.events.pile, g.events.used = g.events.used, []
            g.shuffle(g.events.pile)
        event = g.events.pile.pop()
        g.events.used.append(event)
        reveal_event(g, event, of_show=False)


def log_next_event(g: BangGame) -> None:
    """BANG-U01: the pile is face up, so everybody sees what comes next."""
    if g.events.pile:
        g.log(LOG_NEXT_EVENT, g.events.pile[-1])


def reveal_event(g: BangGame, event: int, *, of_show: bool) -> None:
    """BANG-U05: an event comes into force, with what happens at once."""
    if of_show:
        remember_open_hands(g)
        g.events.show_event = event
    else:
        g.events.current = event
        g.events.note = NOBODY
    g.invalidate_index()
    g.forbid_undo()
    g.log(LOG_EVENT, event)
    if not of_show:
        log_next_event(g)
    act_at(g, event, g.active_figures[g.owner(g.announcer)], Timing.REVEAL)
    g.then(AFTER_ACTION)


def remember_open_hands(g: BangGame) -> None:
    """BANG-I02: what an event has shown of the hands remains known when it ends."""
    if g.hands_are_open():
        for player in g.players:
            player.known_by = [EVERYONE] * len(player.hand)


@final
class Turn(Frame[BangGame]):
    """BANG-T02 to BANG-T14: the steps and phases of a turn. `jailed`: figures that did not get out of Jail."""

    def __init__(self, figure: int, step_index: int = 0, jailed: int = 0) -> None:
        self.figure = figure
        self.step_index = step_index
        self.jailed = jailed

    def on_result(self, value: int) -> Turn:
        return Turn(self.figure, self.step_index, self.jailed | 1 << value)

    def fits(self, g: BangGame) -> bool:
        return self.step_index <= len(g.mode_rules.steps_of_turn(g)) + Phase.OVER

    def step(self, g: BangGame) -> None:
        # Not `self.figure`: with two players, phase 0 may hand the turn to another figure of the player (BANG-N2.3).
        me, steps = g.turn, g.mode_rules.steps_of_turn(g)
        if g.mode_rules.stopped(g, me, self.jailed):
            g.then(EndOfTurn(me, skipped=1))
            return
        i = self.next_step_with_effect(g, me)
        if i < len(steps):
            self.take_step(g, me, steps[i])
        else:
            self.take_phase(g, me, i - len(steps))
        if i < len(steps) + Phase.OVER:
            g.run_or_queue(Turn(self.figure, i + 1, self.jailed))

    def next_step_with_effect(self, g: BangGame, me: int) -> int:
        """The next step of the turn at which something happens."""
        steps = g.mode_rules.steps_of_turn(g)
        first_phase = len(steps)
        i = first_phase if self.step_index < first_phase and nothing_can_happen(g, me) else self.step_index
        while i < first_phase and g.mode_rules.concerns_only(g, me, steps[i]) and nothing_happens(g, me, steps[i]):
            i += 1
        if i == first_phase + Phase.PLAY_END and nothing_happens(g, me, Timing.PHASE2_END):
            i = first_phase + Phase.LIMIT
        if i == first_phase + Phase.LIMIT and not cards_over_limit(g, me):
            i = first_phase + Phase.OVER
        return i

    def take_step(self, g: BangGame, me: int, step: int) -> None:
        """Run one step, for each figure it concerns; each of them acts in turn (BANG-N2.11)."""
        if g.mode_rules.concerns_only(g, me, step):
            g.then(RunTriggers(me, step))
            g.then(AFTER_ACTION)
            return
        for figure in g.mode_rules.checked_figures(g, me, step):
            g.then(SetActive(figure))
            g.then(RunTriggers(figure, step))
            g.then(SetActive(me))
            g.then(AFTER_ACTION)

    def take_phase(self, g: BangGame, me: int, phase: int) -> None:
        """Run one phase, or what comes between phases."""
        if phase == Phase.DRAW:
            g.run_or_queue(DrawPhase(me))
            g.run_or_queue(AFTER_ACTION)
        elif phase == Phase.PLAY:
            g.then(PlayPhase(me))
        elif phase == Phase.PLAY_END:
            g.log(LOG_ENDING, me)
            g.then(RunTriggers(me, Timing.PHASE2_END))
            g.then(AFTER_ACTION)
        elif phase == Phase.LIMIT:
            g.log(LOG_LIMIT, me, cards_over_limit(g, me))
            g.then(HandLimit(me))
            g.then(AFTER_ACTION)
        else:
            g.run_or_queue(EndOfTurn(me, skipped=0))


END_OF_TURN: Final = (Timing.TURN_PENALTY, Timing.TURN_BACK, Timing.TURN_CHECK)


@final
class EndOfTurn(Frame[BangGame]):
    """BANG-T20 to BANG-T27: the end of a turn; a skipped one only makes cards ready and resets counters."""

    def __init__(self, figure: int, skipped: int, stage: int = 0, extra: int = 0) -> None:
        self.figure = figure
        self.skipped = skipped
        self.stage = stage
        self.extra = extra

    def on_result(self, value: int) -> EndOfTurn:
        return EndOfTurn(self.figure, self.skipped, self.stage, value)

    def step(self, g: BangGame) -> None:
        me = self.figure
        skipped = int(self.skipped or not g.takes_part(me))
        silent = skipped or (nothing_can_happen(g, me) and not g.figures[me].ghost)
        for stage in range(self.stage, len(END_OF_TURN)):
            timing = END_OF_TURN[stage]
            if timing == Timing.TURN_CHECK:
                make_ready(g)
            # A ghost leaves even if its turn was an announcement.
            leaves = timing == Timing.TURN_BACK and g.figures[me].ghost
            acts = not silent and not nothing_happens(g, me, timing)
            if not acts and not leaves:
                continue
            if acts:
                g.then(RunTriggers(me, timing))
            if leaves:
                g.then(GhostLeaves(me))
            g.then(AFTER_ACTION)
            g.then(EndOfTurn(me, skipped, stage + 1, self.extra))
            return
        g.this_turn = ThisTurn()  # BANG-T25
        g.this_turn.first_action = len(g.history.public_actions)
        self.begin_next_turn(g)

    def begin_next_turn(self, g: BangGame) -> None:
        """BANG-T24, BANG-T26: an extra turn, or the next player's."""
        if self.extra and g.takes_part(self.figure):
            g.is_extra_turn = True
            begin_own_turn(g, g.owner(self.figure))
            g.log(LOG_EXTRA_TURN, self.figure)
            g.then(Turn(self.figure))
        else:
            g.run_or_queue(TurnStart(g.mode_rules.follows(g, self.figure)))


def begin_own_turn(g: BangGame, owner: int) -> None:
    """BANG-O11: a turn of this player begins, also an extra one: all their green cards are ready."""
    g.players[owner].turns += 1
    for figure in g.figures:
        if figure.owner == owner:
            figure.not_ready.clear()


def make_ready(g: BangGame) -> None:
    """BANG-T23: green cards laid during this turn become ready; those with a Missed! perhaps later (BANG-O11)."""
    for figure in g.figures:
        if figure.not_ready:
            waiting = figure.not_ready if g.house_rules.green_waits else []
            figure.not_ready = [card for card in waiting if kind_of(KIND[card]).answers_from_table]


@final
class GhostLeaves(Frame[BangGame]):
    """BANG-T22, BANG-H03: a ghost leaves at the end of its turn; its cards are handled like those of the dead."""

    def __init__(self, figure: int, stage: int = 0) -> None:
        self.figure = figure
        self.stage = stage

    def step(self, g: BangGame) -> None:
        if self.stage == 1:
            run_after_death_triggers(g, self.figure)
            return
        if not g.figures[self.figure].ghost:
            return
        ghost = g.figures[self.figure]
        ghost.ghost = False
        ghost.used_out_of_turn = 0
        g.player(self.figure).fines = 0
        ghost.abilities = [ghost.character]  # BANG-D11
        g.invalidate_index()
        g.log(LOG_GHOST_LEAVES, self.figure)
        apply_verdict(g, self.figure, NOBODY)
        if g.over:
            return
        replace_dead_announcer(g)
        g.then(Estate(self.figure, heirs_of(g, self.figure)))
        g.then(GhostLeaves(self.figure, 1))


# Phase 1.


@final
class DrawPhase(Frame[BangGame]):
    """BANG-T11: phase 1. Whatever acts first, then the draw."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def step(self, g: BangGame) -> None:
        me = self.figure
        if not g.takes_part(me):
            return
        if somebody_acts(g, me, Timing.PHASE1):
            g.then(RunTriggers(me, Timing.PHASE1))
        if g.sources(me, questions.OPTIONS):
            g.then(DrawChoice(me))
        else:
            g.run_or_queue(DrawChoice(me))  # `run_or_queue` only for frames that ask nobody


@final
class DrawChoice(Ask):
    """BANG-T11: draw as usual, or as a source offers. An event may replace the whole phase."""

    def decisions(self, g: BangGame) -> list[Decision]:
        me = self.figure
        offering = g.sources(me, questions.OPTIONS)
        if not offering or not g.takes_part(me) or phase_one_is_replaced(g, me):
            return NO_DECISIONS
        options = [DRAW()]
        for source in offering:
            source.options(g, me, self, options)
        if len(options) == 1:
            return NO_DECISIONS
        return self.ask(g, ASK_DRAW.one(cards_to_draw(g, me)), options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        g.keep(DrawRest(self.figure, len(g.hand(self.figure))))
        if option.verb is not DRAW:
            source_of(option.numbers[0]).use(g, self.figure, option)

    def step(self, g: BangGame) -> None:
        me = self.figure
        if not g.takes_part(me):
            return
        if phase_one_is_replaced(g, me):
            run_replacement(g, g.sources(me, questions.REPLACES), me, Timing.PHASE1, 0)
        else:
            DrawRest(me, len(g.hand(me))).step(g)


def phase_one_is_replaced(g: BangGame, me: int) -> bool:
    """BANG-F04: True if something else happens instead of the draw."""
    return is_replaced(g, g.sources(me, questions.REPLACES), me, Timing.PHASE1, 0)


@final
class DrawRest(Frame[BangGame]):
    """BANG-T11: what is left to draw. `start` is the index in the hand of the first card of this phase; `replaced`:
    a source has replaced the whole draw.
    """

    def __init__(self, figure: int, start: int, replaced: int = 0) -> None:
        self.figure = figure
        self.start = start
        self.replaced = replaced

    def on_result(self, value: int) -> DrawRest:
        return DrawRest(self.figure, self.start, 1)

    def step(self, g: BangGame) -> None:
        me = self.figure
        if not g.takes_part(me):
            return
        n = cards_to_draw(g, me) - (len(g.hand(me)) - self.start)
        if n > 0 and not self.replaced:
            sources = g.sources(me, questions.REPLACES)
            if is_replaced(g, sources, me, Timing.DRAW, n):
                run_replacement(g, sources, me, Timing.DRAW, n)
            else:
                g.run_or_queue(draw_of_phase_one(g, me, n))
        g.run_or_queue(AfterDraw(me, self.start))


def cards_to_draw(g: BangGame, me: int) -> int:
    """BANG-T11 step 3: two, changed by character and event; a ghost three, whoever it is (BANG-O14)."""
    ghost = g.figures[me].ghost
    n = 3 if ghost else 2
    whoever = ghost and g.house_rules.ghosts_draw_three
    for source in g.table_sources(questions.CARDS_TO_DRAW) if whoever else g.sources(me, questions.CARDS_TO_DRAW):
        n = source.cards_to_draw(g, me, n)
    return n


def from_discards(g: BangGame, me: int) -> bool:
    """BANG-F02: True if the cards of phase 1 come from the discard pile."""
    return event_that_draws_from_discards(g, me) != NO_SOURCE


def event_that_draws_from_discards(g: BangGame, me: int) -> int:
    """The event that makes a player draw the cards of phase 1 from the discard pile, or NO_SOURCE."""
    sources = g.table_sources(questions.DRAWS_FROM_DISCARDS)
    return next((source.number for source in sources if source.draws_from_discards(g, me)), NO_SOURCE)


def draw_of_phase_one(g: BangGame, me: int, n: int, source: int = NO_SOURCE) -> Frame[BangGame]:
    """The frame that draws cards of phase 1 from where they come, for a source that gives more of them."""
    return DrawDiscards(me, n) if from_discards(g, me) else Draw(me, n, source)


@final
class DrawDiscards(Frame[BangGame]):
    """BANG-F02: draw from the top of the discard pile, and from the deck when it runs out."""

    def __init__(self, figure: int, count: int) -> None:
        self.figure = figure
        self.count = count

    def step(self, g: BangGame) -> None:
        open_cards = min(self.count, len(g.piles.discards))
        for _ in range(open_cards):
            take_discard(g, self.figure, event_that_draws_from_discards(g, self.figure))
        if self.count > open_cards:
            g.then(Draw(self.figure, self.count - open_cards))


def take_discard(g: BangGame, figure: int, source: int) -> None:
    """Move the top card of the discard pile to a hand in public."""
    card = g.piles.discards.pop()
    g.player(figure).gain(card, EVERYONE)
    g.log_because((source_or_hidden(source),), LOG_DRAW_OPEN, figure, card)


@final
class AfterDraw(Frame[BangGame]):
    """Abilities that react to the drawn cards (BANG-T11 steps 5 and 6)."""

    def __init__(self, figure: int, start: int) -> None:
        self.figure = figure
        self.start = start

    def step(self, g: BangGame) -> None:
        for source in g.sources(self.figure, questions.AFTER_DRAW):
            source.after_draw(g, self.figure, self.start)


# Phase 2.


@final
class PlayPhase(Ask):
    """BANG-T12: any number of actions, one after another."""

    def decisions(self, g: BangGame) -> list[Decision]:
        me = self.figure
        if not g.takes_part(me):
            return NO_DECISIONS
        may_end = not any(source.why_not_end_phase(g, me) for source in g.sources(me, questions.WHY_NOT_END_PHASE))
        options = [TO_END] if may_end else []
        add_plays(g, me, options)
        for source in g.sources(me, questions.OPTIONS):
            source.options(g, me, self, options)
        return self.ask(g, ASK_PLAY.one(me), options, None if may_end else self.owed(g, options))

    def owed(self, g: BangGame, options: list[Option]) -> list[Option]:
        """The plays of an owed card that allow the phase to end; they target others (BANG-F15)."""
        plays = [
            option
            for option in options
            if option.verb in (PLAY, PLAY_AT) and option.numbers[0] == g.this_turn.must_play
        ]
        return [option for option in plays if option.numbers[-1] != self.figure or option.verb is PLAY] or options

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is END:
            return
        g.keep(self)
        if is_play(option):
            play(g, self.figure, option)
            return
        source = source_of(option.numbers[0])
        source.use(g, self.figure, option)
        g.this_turn.last_card = NO_CARD
        if not source.settles_itself:
            g.then(AFTER_ACTION)

    def step(self, g: BangGame) -> None:
        """The figure is dead: its turn is over."""

    def why_not_play(self, g: BangGame, option: Option) -> str:
        return why_not_option(g, self.figure, option)

    def why_not_answer(self, g: BangGame, option: Option) -> str:
        if option.verb is not END:
            return super().why_not_answer(g, option)
        reasons = [
            source.why_not_end_phase(g, self.figure) for source in g.sources(self.figure, questions.WHY_NOT_END_PHASE)
        ]
        return next(filter(None, reasons), self.rule)

    def why_not_use_card(self, g: BangGame, card: Card, option: Option) -> str:
        waits = g.in_front(self.figure, card.number) in g.figures[self.figure].not_ready
        return "BANG-E06" if card.green and waits else self.why_not_aim(g, card, option)


# Phase 3.


def hand_limit(g: BangGame, me: int) -> int:
    """BANG-T14: the number of cards a living figure may keep."""
    n = g.figures[me].life
    for source in g.sources(me, questions.HAND_LIMIT):
        n = source.hand_limit(g, me, n)
    return n


def cards_over_limit(g: BangGame, me: int) -> int:
    """BANG-T14: the number of cards that must be discarded. Ghosts have no limit."""
    return max(0, len(g.hand(me)) - hand_limit(g, me)) if g.figures[me].alive else 0


@final
class HandLimit(Ask):
    """BANG-T14: the excess is discarded, one card after another."""

    rule = "BANG-T14"

    def decisions(self, g: BangGame) -> list[Decision]:
        count = cards_over_limit(g, self.figure)
        if not count:
            return NO_DECISIONS
        hand = distinct(g.hand(self.figure))
        if g.sources(self.figure, questions.WHY_FORBIDDEN):
            hand = [card for card in hand if not g.why_forbidden(self.figure, card, KIND[card], CardUse.LIMIT)] or hand
        options = [DISCARD.one(card) for card in hand]
        return self.ask(g, ASK_LIMIT.one(count), options, options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        card = option.numbers[0]
        zone = g.destination(self.figure, CardUse.LIMIT)
        g.player(self.figure).lose(card)
        if zone == Zone.DISCARD:
            g.log_because((HIDDEN, LIMIT), LOG_DISCARD, self.figure, card)
            g.piles.discards.append(card)
        else:
            g.player(self.figure).forget_except(g.seats_that_see(zone) if zone >= 0 else 0)
            if zone >= 0:
                cause = (g.ability_that_takes(zone, self.figure, CardUse.LIMIT),)
                g.log_secret(g.seats_that_see(self.figure, zone), LOG_GIFT, (self.figure, zone), (card,), cause)
            else:
                cause = (source_or_hidden(event_that_draws_from_discards(g, self.figure)),)
                g.log_secret(g.seats_that_see(self.figure), LOG_DISCARD_UNSEEN, (self.figure,), (card,), cause)
            g.put(card, zone, self.figure, g.seats_that_see(self.figure))
        g.fill_empty_hand(self.figure)
        g.keep(self)

    def step(self, g: BangGame) -> None:
        """Nothing more to discard."""

    def why_not_card(self, g: BangGame, option: Option) -> str:
        if option.verb is not DISCARD:
            return ""
        return g.why_forbidden(self.figure, option.numbers[0], KIND[option.numbers[0]], CardUse.LIMIT)
