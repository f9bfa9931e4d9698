"""A Fistful of Cards: 15 events."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, Message
from igroteka.games.bang.rules.asking import Ask, EventAsk
from igroteka.games.bang.rules.attack import DiscardDemand, OneCardDemand, Shot
from igroteka.games.bang.rules.cards.base import show_card
from igroteka.games.bang.rules.dying import Loss
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Colour, Silenced, Suit, Timing, Zone
from igroteka.games.bang.rules.faces import BANG, KIND, RED_SUITS, colour_of
from igroteka.games.bang.rules.frames import (
    AFTER_ACTION,
    AFTER_TARGET,
    Cause,
    Check,
    Draw,
    Heal,
    SetActive,
    Visit,
    Volley,
    cause_without_player,
    immunity,
    set_active,
    targets_of,
)
from igroteka.games.bang.rules.play import DiscardPlayed, legal_targets, needs_target_or_place, why_not_played
from igroteka.games.bang.rules.source import EventCard, kind_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import DrawChoice, DrawRest, EndOfTurn, PlayPhase
from igroteka.games.bang.rules.words import (
    ASK_EVENT,
    ASK_RICOCHET,
    CHOOSE,
    COLOURS,
    DISCARD,
    GUESS,
    LOG_DISCARD,
    LOG_DRAW_OPEN,
    LOG_GUESS,
    LOG_PASS,
    LOG_PAY,
    LOG_RETURNS,
    LOG_RICOCHET,
    LOG_SPARED,
    LOG_USE,
    LOG_USE_AT,
    PASS,
    USE,
    USE_CARD_ON,
    USE_CARDS_AT,
)

ROULETTE_DAMAGE: Final = 2
DEAD_MAN_LIFE: Final = 2
DEAD_MAN_CARDS: Final = 2
SNIPER_NEEDS: Final = 2  # Missed! effects


class HardLiquor(EventCard):
    """BANG-F01: a wounded player may regain a life point instead of phase 1."""

    id = "hard_liquor"
    rule = "BANG-F01"

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if isinstance(ask, DrawChoice) and wounded(g, me):
            out.append(USE(self.number))

    def use(self, g: BangGame, me: int, option: Option) -> None:
        g.log(LOG_USE, me, self.number)
        g.heal(me, 1, self.number)
        g.notify(DrawRest, 0)


def wounded(g: BangGame, figure: int) -> bool:
    """True if this figure could regain a life point. A ghost could not (BANG-H03)."""
    found = g.figures[figure]
    return found.alive and found.life < found.max_life


class AbandonedMine(EventCard):
    """BANG-F02: phase 1 draws from the discard pile, and what the player then discards goes face down on the deck.

    The note of the event is the player in whose turn it works.
    """

    id = "abandoned_mine"
    rule = "BANG-F02"
    timings = (Timing.STEP2, Timing.PHASE1)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if timing == Timing.STEP2:
            g.events.note = NOBODY
        elif g.piles.discards:
            g.events.note = me

    def works(self, g: BangGame, figure: int) -> bool:
        """True if it works for this figure now."""
        return figure == g.events.note == g.turn

    def draws_from_discards(self, g: BangGame, me: int) -> bool:
        return self.works(g, me)

    def destination(self, g: BangGame, me: int, by: int, card_use: int, zone: int) -> int:
        discarded = zone == Zone.DISCARD and card_use in (CardUse.COST, CardUse.GIVE, CardUse.DUEL, CardUse.LIMIT)
        return Zone.DECK_TOP if discarded and self.works(g, by) else zone


class Ranch(EventCard):
    """BANG-F03: at the end of phase 2 any number of hand cards may be exchanged, once."""

    id = "ranch"
    rule = "BANG-F03"
    timings = (Timing.PHASE2_END,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Exchange(me, self.number, 0))


@final
class Exchange(EventAsk):
    """Cards are discarded one after another; then equally many are drawn."""

    rule = Ranch.rule

    def __init__(self, figure: int, source: int, count: int) -> None:
        super().__init__(figure, source)
        self.count = count

    def decisions(self, g: BangGame) -> list[Decision]:
        if not g.hand(self.figure):
            return []
        return self.ask_event(g, [PASS(), *[DISCARD(card) for card in dict.fromkeys(g.hand(self.figure))]])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            self.step(g)
            return
        card = option.numbers[0]
        g.log_because((self.source, HIDDEN), LOG_DISCARD, self.figure, card)
        g.player(self.figure).lose(card)  # BANG-P14: no hand is empty in the middle of an exchange
        g.put(card, g.destination(self.figure, CardUse.COST), self.figure, EVERYONE)
        g.keep(Exchange(self.figure, self.source, self.count + 1))

    def step(self, g: BangGame) -> None:
        if self.count:
            g.then(Draw(self.figure, self.count, self.source))


class Peyote(EventCard):
    """BANG-F04: phase 1 is guessing: right guesses are drawn, a wrong one ends it."""

    id = "peyote"
    rule = "BANG-F04"

    def replaces(self, g: BangGame, me: int, timing: int, n: int) -> bool:
        return timing == Timing.PHASE1

    def replace(self, g: BangGame, me: int, timing: int, n: int) -> None:
        g.then(Guess(me, self.number, 0))


@final
class Guess(EventAsk):
    """Red or black? The first guess is mandatory; a player who was right may stop."""

    rule = Peyote.rule

    def __init__(self, figure: int, source: int, right: int) -> None:
        super().__init__(figure, source)
        self.right = right

    def decisions(self, g: BangGame) -> list[Decision]:
        if not g.piles.deck and not g.piles.discards:
            return []
        options = [GUESS(colour) for colour in range(len(COLOURS))]
        return self.ask_event(g, [PASS(), *options] if self.right else options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log_because((self.source,), LOG_PASS, self.figure)
            return
        colour = option.numbers[0]
        card, _ = g.take_top()
        g.forbid_undo()
        g.log_because((self.source,), LOG_GUESS, self.figure, colour, card)
        if (g.suit(card) in RED_SUITS) == (COLOURS[colour] == "red"):
            g.player(self.figure).gain(card, EVERYONE)
            g.log_because((self.source,), LOG_DRAW_OPEN, self.figure, card)
            g.keep(Guess(self.figure, self.source, self.right + 1))
        else:
            g.piles.discards.append(card)

    def step(self, g: BangGame) -> None:
        """BANG-T51: no card is left to turn up."""


class Ambush(EventCard):
    """BANG-F05, BANG-R06: every ring distance is 1."""

    id = "ambush"
    rule = "BANG-F05"

    def distance(self, g: BangGame, me: int, a: int, b: int, n: int) -> int:
        return 1


def usable_as_bang(g: BangGame, me: int, card_use: int) -> list[int]:
    """The hand cards that may be used as a BANG! in this way; copies are repeated."""
    found = [card for card in g.hand(me) if g.uses(me, card) >> BANG & 1]
    return [card for card in found if not g.why_forbidden(me, card, BANG, card_use)]


class Ricochet(EventCard):
    """BANG-F06: a BANG! card is played against a card in front of another player."""

    id = "ricochet"
    rule = "BANG-F06"
    verbs = (USE_CARD_ON,)
    settles_itself = True

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if not isinstance(ask, PlayPhase):
            return
        for card in dict.fromkeys(usable_as_bang(g, me, CardUse.PLAY)):
            for other in g.others(me):
                out.extend([USE_CARD_ON(self.number, card, other, KIND[aim]) for aim in g.figures[other].in_play])

    def use(self, g: BangGame, me: int, option: Option) -> None:
        _, card, target, kind = option.numbers
        cause = Cause(me, self.number, card, 1 << g.suit(card), CardUse.PLAY)
        g.player(me).lose(card)
        g.piles.playing.append(card)
        g.count_use(me, CardUse.PLAY)
        g.log(LOG_RICOCHET, me, card, target, g.in_front(target, kind))
        g.fill_empty_hand(me)
        before = g.active_figures[g.owner(target)]
        set_active(g, g.owner(target), target)  # BANG-N2.4
        ability = immunity(g, cause, target)
        if ability:
            g.log_because((cause.source, ability), LOG_SPARED, target)
        else:
            g.then(Graze(target, cause, kind))
        if before != target:
            g.then(SetActive(before))
        g.then(AFTER_ACTION)
        g.then(DiscardPlayed(card))


@final
class Graze(OneCardDemand):
    """A BANG! aimed at a card in play: unless its owner uses one Missed! card, that card is discarded."""

    rule = Ricochet.rule
    costs = 0

    def __init__(self, figure: int, cause: Cause, kind: int, given: int = 0) -> None:
        super().__init__(figure, cause, given)
        self.kind = kind

    def prompt(self, g: BangGame) -> Message:
        return Message(ASK_RICOCHET, self.cause.by, g.in_front(self.figure, self.kind))

    def on_result(self, value: int) -> Graze:
        return Graze(self.figure, self.cause, self.kind, self.given + value)

    def on_failed(self, g: BangGame) -> None:
        g.destroy(self.figure, g.in_front(self.figure, self.kind), self.cause.source, self.cause.by)


class TheJudge(EventCard):
    """BANG-F07: no blue or green card is laid."""

    id = "the_judge"
    rule = "BANG-F07"

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        return self.rule if card_use == CardUse.PLAY and colour_of(kind) >= Colour.BLUE else ""


class Lasso(EventCard):
    """BANG-F08: cards in play have no effect."""

    id = "lasso"
    rule = "BANG-F08"

    def silences(self, g: BangGame, me: int, whom: int, what: int) -> bool:
        return what == Silenced.CARDS_IN_PLAY


class BloodBrothers(EventCard):
    """BANG-F09: at the start of their turn a player may give a life point to another, never their last one."""

    id = "blood_brothers"
    rule = "BANG-F09"
    timings = (Timing.STEP3,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Brother(me, self.number))


@final
class Brother(EventAsk):
    """Who gets the life point?"""

    rule = BloodBrothers.rule

    def decisions(self, g: BangGame) -> list[Decision]:
        brothers = [CHOOSE(other) for other in g.living(self.figure, first=False) if wounded(g, other)]
        if not brothers or not g.figures[self.figure].alive or g.figures[self.figure].life < 2:
            return []
        return self.ask_event(g, [PASS(), *brothers])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log_because((self.source,), LOG_PASS, self.figure)
        else:
            g.log(LOG_USE_AT, self.figure, self.source, option.numbers[0])
            g.then(Loss(self.figure, 1, cause_without_player(self.source)))
            g.then(Heal(option.numbers[0], 1, self.source))

    def step(self, g: BangGame) -> None:
        """There is nobody to help, or nothing to help with."""


class DeadMan(EventCard):
    """BANG-F10: the first player eliminated returns for good, once while this is in force; the note records that."""

    id = "dead_man"
    rule = "BANG-F10"
    revives = True

    def replaces(self, g: BangGame, me: int, timing: int, n: int) -> bool:
        return timing == Timing.RETURN and me == g.history.first_dead and g.events.note == NOBODY

    def replace(self, g: BangGame, me: int, timing: int, n: int) -> None:
        g.events.note = me
        g.figures[me].alive = True
        g.invalidate_index()
        g.figures[me].life = DEAD_MAN_LIFE
        g.log(LOG_RETURNS, me, self.number, DEAD_MAN_LIFE)
        g.then(Draw(me, DEAD_MAN_CARDS, self.number))


class AFistfulOfCards(EventCard):
    """BANG-F11: at the start of their turn a player faces one shot for each hand card."""

    id = "a_fistful_of_cards"
    rule = "BANG-F11"
    timings = (Timing.STEP3,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if g.hand(me):
            g.then(Volley(me, self.number, len(g.hand(me)), len(g.hand(me))))

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Shot(target, cause))


class Vendetta(EventCard):
    """BANG-F12: at the end of a turn a check of hearts gives another turn."""

    id = "vendetta"
    rule = "BANG-F12"
    timings = (Timing.TURN_CHECK,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if not g.is_extra_turn:
            g.then(Check(me, self.number))

    def good_check(self, g: BangGame, me: int, card: int) -> bool:
        return g.suit(card) == Suit.HEARTS

    def on_checked(self, g: BangGame, me: int, check: Check, card: int) -> None:
        if card != NO_CARD and self.good_check(g, me, card):
            g.notify(EndOfTurn, 1)


class Sniper(EventCard):
    """BANG-F13, BANG-O12, BANG-O16: two BANG! cards for one shot that needs two Missed! cards."""

    id = "sniper"
    rule = "BANG-F13"
    verbs = (USE_CARDS_AT,)

    def options(self, g: BangGame, me: int, ask: Ask, out: list[Option]) -> None:
        if not isinstance(ask, PlayPhase) or (g.house_rules.sniper_counts and g.this_turn.bangs >= g.bang_limit(me)):
            return
        cards = sorted(usable_as_bang(g, me, CardUse.GIVE))
        pairs = dict.fromkeys([(a, b) for i, a in enumerate(cards) for b in cards[i + 1 :]])
        targets = targets_of(g, me, kind_of(BANG))
        out.extend([USE_CARDS_AT(self.number, a, b, target) for a, b in pairs for target in targets])

    def use(self, g: BangGame, me: int, option: Option) -> None:
        _, first, second, target = option.numbers
        g.log(LOG_USE_AT, me, self.number, target)
        cause = Cause(me, self.number, NO_CARD, 1 << g.suit(first) | 1 << g.suit(second), CardUse.USED)
        for card in (first, second):
            g.log_because((self.number,), LOG_PAY, me, card)
            g.spend(me, card, CardUse.COST)
        g.this_turn.played += 1
        g.this_turn.bangs += int(g.house_rules.sniper_counts)
        g.then(Visit(cause, target, NOBODY))

    def strike(self, g: BangGame, cause: Cause, target: int) -> None:
        g.then(Shot(target, cause, SNIPER_NEEDS))

    def stopped_by_cards_only(self, g: BangGame) -> bool:
        return g.house_rules.sniper_needs_cards


class RussianRoulette(EventCard):
    """BANG-F14: starting with the announcer everybody discards a Missed!, round and round; the first who does not
    loses two.
    """

    id = "russian_roulette"
    rule = "BANG-F14"
    timings = (Timing.REVEAL,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(Roulette(me, cause_without_player(self.number)))


@final
class Roulette(DiscardDemand):
    """One player's part. The card is discarded, not played: its second symbol has no effect."""

    rule = RussianRoulette.rule
    costs = ROULETTE_DAMAGE

    def prompt(self, g: BangGame) -> Message:
        return Message(ASK_EVENT, self.cause.source)

    def on_result(self, value: int) -> Roulette:
        return Roulette(self.figure, self.cause, self.given + value)

    def on_met(self, g: BangGame) -> None:
        g.then(AFTER_TARGET)
        g.then(Spin(self.figure, self.cause))


@final
class Spin(Frame[BangGame]):
    """The next living player after this one, in effect direction."""

    def __init__(self, figure: int, cause: Cause) -> None:
        self.figure = figure
        self.cause = cause

    def step(self, g: BangGame) -> None:
        g.then(Roulette(g.active_figures_of_others(self.figure)[0], self.cause))


class LawOfTheWest(EventCard):
    """BANG-F15: the second card of phase 1 is shown; if it can be played, it must be."""

    id = "law_of_the_west"
    rule = "BANG-F15"

    def after_draw(self, g: BangGame, me: int, start: int) -> None:
        if len(g.hand(me)) > start + 1:
            g.this_turn.must_play = g.hand(me)[start + 1]
            show_card(g, me, start + 1, self.number)

    def owed(self, g: BangGame, me: int) -> bool:
        """True if the player holds the shown card and could play it as itself, including at or for others."""
        if me != g.turn or g.this_turn.must_play == NO_CARD or g.this_turn.must_play not in g.hand(me):
            return False
        kind = kind_of(KIND[g.this_turn.must_play])
        if why_not_played(g, me, g.this_turn.must_play, kind):
            return False
        return not needs_target_or_place(g, me, kind) or any(
            g.different_owners(me, target) for target in legal_targets(g, me, kind)
        )

    def why_not_end_phase(self, g: BangGame, me: int) -> str:
        return self.rule if self.owed(g, me) else ""

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        """While it is owed, it cannot be a price or anything else in phase 2; a copy of it can."""
        if card == NO_CARD or card != g.this_turn.must_play or g.hand(me).count(card) > 1:
            return ""
        otherwise = card_use == CardUse.COST or (card_use == CardUse.PLAY and kind != KIND[card])
        return self.rule if otherwise and self.owed(g, me) else ""

    def after_play(self, g: BangGame, me: int, cause: Cause) -> None:
        if me == g.turn and cause.card == g.this_turn.must_play and cause.source == KIND[cause.card]:
            g.this_turn.must_play = NO_CARD
