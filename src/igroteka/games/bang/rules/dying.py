"""Losing life, rescue, elimination, and what becomes of the dead (BANG-D)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import NO_DECISIONS, NOBODY, Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, Message
from igroteka.games.bang.rules import questions
from igroteka.games.bang.rules.asking import Anytime, Ask, Asking
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Role, Zone
from igroteka.games.bang.rules.faces import BEER, KIND
from igroteka.games.bang.rules.frames import Cause, draw, restore, set_active, shot_in_volley
from igroteka.games.bang.rules.public_actions import record_death
from igroteka.games.bang.rules.source import LOSES_ALL, Card, kind_of, mode_of, source_of
from igroteka.games.bang.rules.state import BangGame, distinct
from igroteka.games.bang.rules.words import (
    ANSWER,
    ASK_DYING,
    ASK_ESTATE,
    DEATH,
    DISCARD,
    FROM_HAND,
    FROM_TABLE,
    LOG_DEAD,
    LOG_DISCARD,
    LOG_INHERIT,
    LOG_LOSS,
    LOG_PENALTY,
    LOG_REMOVED_ROLE,
    LOG_RESCUE,
    LOG_REWARD,
    LOG_ROLE,
    LOG_TAKE_TABLE,
    LOG_WON,
    PASS,
    PENALTY,
    TO_PASS,
)

BEYOND_HELP = 0  # result for `Dying`: nothing can help any more


def told_cause(cause: Cause, figure: int) -> tuple[int, int]:
    """The source of a cause and whose it was, as the journal tells it of a figure; nobody if it was their own."""
    return cause.source, cause.by if cause.by != figure else NOBODY


@final
class Loss(Frame[BangGame]):
    """BANG-D01: life points are lost in one step. A ghost loses none (BANG-H03)."""

    def __init__(self, figure: int, count: int, cause: Cause) -> None:
        self.figure = figure
        self.count = count
        self.cause = cause

    def step(self, g: BangGame) -> None:
        figure = g.figures[self.figure]
        if not figure.alive:
            return
        figure.life -= self.count
        g.invalidate_distances()
        told = (*told_cause(self.cause, self.figure), *shot_in_volley(g, self.figure, self.cause))
        g.log_because(told, LOG_LOSS, self.figure, self.count, max(0, figure.life))
        if figure.life <= 0:
            g.then(Dying(self.figure, self.cause))
        g.run_or_queue(AfterLoss(self.figure, self.count, self.cause))


@final
class AfterLoss(Frame[BangGame]):
    """BANG-D06: abilities act after the loss has been resolved; the dead have none."""

    def __init__(self, figure: int, count: int, cause: Cause) -> None:
        self.figure = figure
        self.count = count
        self.cause = cause

    def step(self, g: BangGame) -> None:
        for source in g.sources(self.figure, questions.AFTER_LOSS):
            source.after_loss(g, self.figure, self.cause, self.count)


@final
class Dying(Ask):
    """BANG-D02: Beer, or what an ability allows; else elimination."""

    rule = "BANG-D02"

    def __init__(self, figure: int, cause: Cause, beyond_help: int = 0) -> None:
        super().__init__(figure)
        self.cause = cause
        self.beyond_help = beyond_help

    def asks_to_react(self) -> bool:
        return True

    def decisions(self, g: BangGame) -> list[Decision]:
        me = self.figure
        if self.beyond_help or g.figures[me].life > 0:
            return NO_DECISIONS
        options = self.options(g)
        if len(options) == 1 and not self.is_asked(g, options[0]):
            return NO_DECISIONS
        return self.ask(g, Message(ASK_DYING, me, 1 - g.figures[me].life), options)

    def options(self, g: BangGame) -> list[Option]:
        """To give up, Beer, and what an ability allows."""
        me = self.figure
        options = [TO_PASS]
        if self.beer_helps(g):
            options += [ANSWER.one(card) for card in distinct(g.hand(me)) if self.rescues(g, card)]
        for source in g.sources(me, questions.OPTIONS):
            source.options(g, me, self, options)
        return options

    def is_asked(self, g: BangGame, only: Option) -> bool:
        """BANG-I10: True if a figure with only one answer is asked: with a hand card, unless it is publicly known to be
        useless; and with an ability to use at any time.
        """
        if only.verb is not PASS and not g.house_rules.skip_forced_answers:
            return True
        is_open = g.house_rules.skip_forced_answers and g.hands_are_open()
        hides = self.beer_helps(g) and bool(g.hand(self.figure)) and not is_open
        return hides or self.may_help_themselves(g)

    def beer_helps(self, g: BangGame) -> bool:
        """BANG-D03: True unless two players are alive or a rule visible to everybody forbids it."""
        return g.count_living() > 2 and not g.why_forbidden(self.figure, NO_CARD, BEER, CardUse.RESCUE)

    def may_help_themselves(self, g: BangGame) -> bool:
        """True if the figure has an ability usable at any time, and can use it now (Sid Ketchum)."""
        found: list[Option] = []
        for source in g.abilities(self.figure):
            if source.anytime:
                source.options(g, self.figure, Anytime(self.figure), found)
        return bool(found)

    def rescues(self, g: BangGame, card: int) -> bool:
        """True if this card may be played now."""
        return kind_of(KIND[card]).rescues and not g.why_forbidden(self.figure, card, KIND[card], CardUse.RESCUE)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.carry_out(g, option)

    def carry_out(self, g: BangGame, option: Option) -> None:
        """Give up, or try to live on."""
        if option.verb is PASS:
            g.then(Elimination(self.figure, self.cause))
            return
        g.keep(self)
        if option.verb is ANSWER:
            card = option.numbers[0]
            g.log(LOG_RESCUE, self.figure, card)
            g.spend(self.figure, card, CardUse.RESCUE)
            restore(g, self.figure, KIND[card], 1)
        else:
            source_of(option.numbers[0]).use(g, self.figure, option)

    def step(self, g: BangGame) -> None:
        if self.beyond_help:
            g.then(Elimination(self.figure, self.cause))
        elif g.figures[self.figure].life <= 0:
            self.carry_out(g, self.options(g)[0])

    def why_not_use_card(self, g: BangGame, card: Card, option: Option) -> str:
        return self.rule

    def on_result(self, value: int) -> Dying:
        return Dying(self.figure, self.cause, int(value == BEYOND_HELP))


@final
class Elimination(Frame[BangGame]):
    """BANG-D05, in three stages, because each may change who is alive."""

    def __init__(self, figure: int, cause: Cause, stage: int = 0) -> None:
        self.figure = figure
        self.cause = cause
        self.stage = stage

    @property
    def killer(self) -> int:
        """BANG-D07: the figure that took the last life point, if it was another one."""
        return self.cause.by if self.cause.by != self.figure else NOBODY

    def step(self, g: BangGame) -> None:
        if self.stage == 0:
            self.die(g)
        elif self.stage == 1:
            run_after_death_triggers(g, self.figure)
            g.then(Elimination(self.figure, self.cause, 2))
        else:
            self.reward(g)

    def die(self, g: BangGame) -> None:
        """Steps 1 to 3: reveal the role, test for victory, dispose of the cards."""
        figure = g.figures[self.figure]
        figure.alive = False
        figure.life = 0
        figure.skips_turn = False
        figure.used_out_of_turn = 0
        if not any(g.takes_part(other) for other in own_others(g, self.figure)):
            g.player(self.figure).fines = 0  # BANG-X03: they are collected from the living
        figure.abilities = [figure.character]
        g.invalidate_index()
        figure.role_known_by = EVERYONE
        if g.history.first_dead == NOBODY:
            g.history.first_dead = self.figure
        set_active(g, figure.owner, g.active_figures[figure.owner])
        g.forbid_undo()
        g.log_because(told_cause(self.cause, self.figure), LOG_DEAD, self.figure, figure.role)
        record_death(g, self.killer, self.figure)
        if self.killer != NOBODY:
            if figure.role == Role.SHERIFF:
                g.history.sheriff_killers.append([self.killer, Role.NONE, 0])
            for source in g.table_sources(questions.ON_KILL):
                source.on_kill(g, self.killer, self.figure)
        apply_verdict(g, self.figure, self.killer)
        if g.over:
            g.history.last_dead = self.figure
            return
        replace_dead_announcer(g)
        g.then(Estate(self.figure, heirs_of(g, self.figure)))
        g.then(Elimination(self.figure, self.cause, 1))

    def reward(self, g: BangGame) -> None:
        """BANG-D08 to BANG-D10: only a living killer gets a reward or a penalty."""
        killer = self.killer
        if killer == NOBODY or not g.takes_part(killer):
            return
        n = 0
        for source in g.table_sources(questions.SPOILS):
            n = source.spoils(g, killer, self.figure, n)
        if n == LOSES_ALL:
            lose_everything(g, killer)
        elif n > 0:
            g.log_because((self.figure,), LOG_REWARD, killer, n)
            draw(g, killer, n)


def apply_verdict(g: BangGame, dead: int, killer: int) -> None:
    """BANG-W01: end the game if somebody has won; change to the mode that the verdict names, if any."""
    verdict = g.mode_rules.verdict(g, dead, killer)
    winners = verdict.winners
    for source in g.table_sources(questions.OVERRULES):
        winners = source.overrules(g, winners)
    if verdict.mode:
        mode_of(verdict.mode).begin(g)
    if winners:
        end_game(g, winners)


def end_game(g: BangGame, winners: list[int]) -> None:
    """End the game: all roles are revealed, and nothing that was pending happens any more."""
    g.over = True
    g.winners = sorted(winners)
    for figure, found in enumerate(g.figures):
        if found.owner in winners:
            found.role_known_by = EVERYONE
            g.log(LOG_WON, figure, found.role)
        elif found.role >= 0:
            turn_up_role(g, figure)
    if g.history.removed_role != Role.NONE:  # BANG-N6.10
        g.log(LOG_REMOVED_ROLE, g.history.removed_role)
    g.end()


def turn_up_role(g: BangGame, figure: int) -> None:
    """Reveal a face-down role."""
    found = g.figures[figure]
    if found.role_known_by != EVERYONE:
        found.role_known_by = EVERYONE
        g.log_secret(EVERYONE, LOG_ROLE, (figure,), (found.role,))


def replace_dead_announcer(g: BangGame) -> None:
    """BANG-U03: the next living player clockwise takes over for good."""
    if not g.figures[g.announcer].alive:
        living = [figure for figure in g.circle(g.announcer, 1) if g.figures[figure].alive]
        own = [figure for figure in living if not g.different_owners(figure, g.announcer)]  # BANG-N2.14
        g.announcer = (own or living)[0]


def run_after_death_triggers(g: BangGame, dead: int) -> None:
    """BANG-D05 step 4: run the triggers of a death, clockwise from the player whose turn it is."""
    for figure in g.circle(g.turn, 1):
        for source in g.own_sources(figure, questions.AFTER_DEATH):
            source.after_death(g, figure, dead)


def lose_everything(g: BangGame, figure: int) -> None:
    """BANG-D09: hand and cards in play are discarded."""
    g.log(LOG_PENALTY, figure)
    discard_all_cards(g, figure, PENALTY)
    g.fill_empty_hand(figure)


def discard_all_cards(g: BangGame, figure: int, reason: int = HIDDEN) -> None:
    """Discard cards in play, then the hand, in public."""
    g.forbid_undo()
    for card in g.figures[figure].in_play.copy():
        g.destroy(figure, card)
    discard_hand(g, figure, (HIDDEN, reason))


def discard_hand(g: BangGame, figure: int, cause: tuple[int, int]) -> None:
    """Discard a whole hand in public, for a source and a reason."""
    for card in g.hand_in_order(figure):
        g.log_because(cause, LOG_DISCARD, figure, card)
        g.piles.discards.append(card)
    player = g.player(figure)
    player.hand.clear()
    player.known_by.clear()


def own_others(g: BangGame, me: int) -> list[int]:
    """The other figures of the same player."""
    return [other for other in range(len(g.figures)) if other != me and not g.different_owners(other, me)]


def heirs_of(g: BangGame, dead: int) -> tuple[int, ...]:
    """The heirs, clockwise from the dead player (BANG-P15, BANG-Q40)."""
    found: list[int] = []
    for figure in g.circle(dead, 1)[1:]:
        zone = Zone.DISCARD
        for source in g.own_sources(figure, questions.DESTINATION):
            zone = source.destination(g, figure, dead, CardUse.DEATH, zone)
        if zone >= 0:
            found.append(zone)
    return tuple(found)


def order_of_discards_matters(g: BangGame) -> bool:
    """BANG-O21: True if somebody may take cards from the discard pile before it is shuffled. It asks public facts only:
    a question that depends on a hidden character would tell it. New Identity may bring such a character, Abandoned
    Mine lets everybody draw from the pile.
    """
    if g.house_rules.always_ask_estate or g.house_rules.events or g.events.current:
        return True
    abilities = [number for figure in g.figures if figure.alive for number in figure.abilities]
    return any(source_of(number).may_take_discards for number in abilities)


@final
class Estate(Asking):
    """BANG-D05 step 3: the cards of the dead go to an heir, to several by turns (BANG-Q40), or are discarded in an
    order that the dead player may choose.
    """

    def __init__(self, dead: int, heirs: tuple[int, ...]) -> None:
        self.dead = dead
        self.heirs = heirs

    def decisions(self, g: BangGame) -> list[Decision]:
        hand, table = self.hand(g), g.figures[self.dead].in_play
        if len(hand) + len(table) < 2 or len(self.heirs) == 1:
            return NO_DECISIONS
        if self.heirs:
            options = [FROM_HAND()] if hand else []
            options += [FROM_TABLE.one(card) for card in table]
            if len(options) == 1 and g.house_rules.skip_forced_answers:
                return NO_DECISIONS
            return [Decision(g.owner(self.heirs[0]), Message(ASK_ESTATE, self.dead), options, options)]
        if not order_of_discards_matters(g):
            return NO_DECISIONS
        options = [TO_PASS, *[DISCARD.one(card) for card in distinct(table + hand)]]
        return [Decision(g.owner(self.dead), Message(ASK_ESTATE, self.dead), options, options[:1])]

    def hand(self, g: BangGame) -> list[int]:
        """The hand, if this was the last figure of its player (BANG-N2.8)."""
        owner = g.owner(self.dead)
        last = not any(figure.owner == owner and g.takes_part(i) for i, figure in enumerate(g.figures))
        return g.players[owner].hand if last else []

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            self.discard_all(g)
        elif option.verb is DISCARD:
            self.discard(g, option.numbers[0])
            g.keep(self)
        else:
            self.inherit_one(g, option)
            g.keep(Estate(self.dead, (*self.heirs[1:], self.heirs[0])))

    def step(self, g: BangGame) -> None:
        if len(self.heirs) > 1 and len(self.hand(g)) > 1:  # nothing is left in play: random cards, by turns
            self.inherit_one(g, FROM_HAND())
            g.keep(Estate(self.dead, (*self.heirs[1:], self.heirs[0])))
        elif self.heirs:
            self.inherit_all(g)
        else:
            self.discard_all(g)

    def discard_all(self, g: BangGame) -> None:
        """The default order: cards in play first, then the hand."""
        for card in g.figures[self.dead].in_play + sorted(self.hand(g)):
            self.discard(g, card)

    def discard(self, g: BangGame, card: int) -> None:
        """Discard one card of the dead in public."""
        g.forbid_undo()
        if card in g.figures[self.dead].in_play:
            g.destroy(self.dead, card)
            return
        g.player(self.dead).lose(card)
        g.piles.discards.append(card)
        g.log_because((HIDDEN, DEATH), LOG_DISCARD, self.dead, card)

    def inherit_all(self, g: BangGame) -> None:
        """A single heir, or the next one, takes what is left: only heir and dead see the hand (BANG-I07)."""
        heir = self.heirs[0]
        for card in g.figures[self.dead].in_play.copy():
            self.inherit_table(g, heir, card)
        hand = self.hand(g)
        if hand:
            player = g.player(self.dead)
            cards = tuple(sorted(hand))
            for card in cards:
                g.player(heir).gain(card, player.lose(card) | g.seats_that_see(self.dead))
            cause = (g.ability_that_takes(heir, self.dead, CardUse.DEATH),)
            g.log_secret(g.seats_that_see(heir, self.dead), LOG_INHERIT, (heir, self.dead, len(cards)), cards, cause)

    def inherit_one(self, g: BangGame, option: Option) -> None:
        """BANG-Q40: a random hand card, or a chosen card in play."""
        heir = self.heirs[0]
        if option.verb is FROM_TABLE:
            self.inherit_table(g, heir, option.numbers[0])
            return
        player = g.player(self.dead)
        card = player.hand[g.random_below(len(player.hand))]
        player.lose(card)
        player.forget_except(g.seats_that_see(heir))
        g.player(heir).gain(card, g.seats_that_see(self.dead))
        cause = (g.ability_that_takes(heir, self.dead, CardUse.DEATH),)
        g.log_secret(g.seats_that_see(heir, self.dead), LOG_INHERIT, (heir, self.dead, 1), (card,), cause)

    def inherit_table(self, g: BangGame, heir: int, card: int) -> None:
        """Move a card in play to an heir's hand in public."""
        g.remove(self.dead, card)
        g.player(heir).gain(card, EVERYONE)
        g.log_because(
            (g.ability_that_takes(heir, self.dead, CardUse.DEATH), HIDDEN), LOG_TAKE_TABLE, heir, self.dead, card
        )
