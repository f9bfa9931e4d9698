"""The game modes by number of players, and their victory conditions (BANG-W, BANG-N)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.asking import Ask
from igroteka.games.bang.rules.dying import discard_all_cards, end_game, turn_up_role
from igroteka.games.bang.rules.enums import NO_CARD, Aim, Role, Timing
from igroteka.games.bang.rules.faces import source_number
from igroteka.games.bang.rules.source import LOSES_ALL, Mode, Verdict, kind_of, mode_of, register
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import Turn, remember_open_hands
from igroteka.games.bang.rules.words import (
    ANNOUNCE,
    ASK_ACTIVE,
    ASK_ANNOUNCE,
    CHOOSE,
    LOG_ACTIVE,
    LOG_ANNOUNCED,
    LOG_LEAVES,
    LOG_PASS,
    PASS,
)

STANDARD = source_number("BANG-N8")
TWO = source_number("BANG-N2")
THREE = source_number("BANG-N3")
LAST_ALIVE = source_number("BANG-N3.3")
LAW_AND_CRIME = source_number("BANG-N6")
SHOOT_OUT = source_number("BANG-N6.8")


def mode_for(g: BangGame) -> int:
    if g.house_rules.law_and_crime:
        return LAW_AND_CRIME
    return {2: TWO, 3: THREE}.get(g.setup.seats, STANDARD)


def living_roles(g: BangGame) -> list[int]:
    """The roles of the living, including ghosts in their own turn (BANG-W06)."""
    return [figure.role for i, figure in enumerate(g.figures) if g.takes_part(i)]


def living_seats(g: BangGame) -> list[int]:
    return sorted({figure.owner for i, figure in enumerate(g.figures) if g.takes_part(i)})


def seats_with(g: BangGame, *roles: int) -> list[int]:
    """The seats that have one of these roles, living or dead."""
    return [figure.owner for figure in g.figures if figure.role in roles]


def camp(role: int) -> tuple[int, ...]:
    """The roles that win together with this one."""
    return (Role.SHERIFF, Role.DEPUTY) if role in (Role.SHERIFF, Role.DEPUTY) else (role,)


def survivor(g: BangGame) -> list[int]:
    """The last player alive, who wins alone; empty while there are several."""
    seats = living_seats(g)
    return seats if len(seats) == 1 else []


class Standard(Mode):
    """BANG-W02 to BANG-W04: four to eight players, law against crime, and Renegades for themselves."""

    id = "standard"
    rule = "BANG-N8"

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        living = living_roles(g)
        if Role.SHERIFF not in living:
            return Verdict(living_seats(g) if living == [Role.RENEGADE] else seats_with(g, Role.OUTLAW))
        if Role.OUTLAW not in living and Role.RENEGADE not in living:
            return Verdict(seats_with(g, Role.SHERIFF, Role.DEPUTY))
        return Verdict([])

    def spoils(self, g: BangGame, killer: int, dead: int, n: int) -> int:
        """BANG-D08, BANG-D09: three cards for an Outlaw; a Sheriff loses everything for a Deputy."""
        if g.figures[dead].role == Role.OUTLAW:
            return 3
        if g.figures[killer].role == Role.SHERIFF and g.figures[dead].role == Role.DEPUTY:
            return LOSES_ALL
        return n


# Three players.

HUNTER_OF = {Role.RENEGADE: Role.DEPUTY, Role.OUTLAW: Role.RENEGADE, Role.DEPUTY: Role.OUTLAW}


class LastAlive(Mode):
    """BANG-N3.3: a death that was not the killer's own target; the last one alive wins, and every killer draws three
    cards.
    """

    id = "last_alive"
    rule = "BANG-N3.3"
    open_roles = True

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        return Verdict(survivor(g))

    def spoils(self, g: BangGame, killer: int, dead: int, n: int) -> int:
        """BANG-N3.4."""
        return 3


class ThreePlayers(LastAlive):
    """BANG-N3.2: open roles; a player who kills their own target wins at once."""

    id = "three_players"
    rule = "BANG-N3"

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        if killer >= 0 and g.figures[killer].role == HUNTER_OF[g.figures[dead].role] and not g.victory_is_replaced:
            return Verdict([g.owner(killer)])
        return Verdict(survivor(g), LAST_ALIVE)


# Two players.


STEPS_WITH_EVENTS = (Timing.STEP2, Timing.STEP3, Timing.STEP5, Timing.STEP6, Timing.PHASE0, Timing.STEP4)


class TwoPlayers(Mode):
    """BANG-N2: each player controls two figures, one of which is active."""

    id = "two_players"
    rule = "BANG-N2"
    steps = (Timing.STEP5, Timing.STEP6, Timing.PHASE0, Timing.STEP4)
    timings = (Timing.PHASE0,)

    def steps_of_turn(self, g: BangGame) -> tuple[int, ...]:
        """BANG-N2.14: with event decks those of the events come first."""
        return STEPS_WITH_EVENTS if g.house_rules.events or g.house_rules.wild_west_show else self.order_of_steps

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        """BANG-N2.9."""
        return Verdict(survivor(g))

    def follows(self, g: BangGame, figure: int) -> int:
        """The other player's figure that is active."""
        return g.active_figures[1 - g.owner(figure)]

    def own_figures(self, g: BangGame, me: int) -> list[int]:
        """The living figures of a player, the right one first."""
        return [figure for figure in g.ring if g.takes_part(figure) and not g.different_owners(me, figure)]

    def order(self, g: BangGame, by: int) -> list[int]:
        """BANG-N2.6: the player's own figures first, then the opponent's."""
        living = g.living(by, first=True)
        return [f for f in living if not g.different_owners(by, f)] + [f for f in living if g.different_owners(by, f)]

    def places(self, g: BangGame, me: int) -> list[int]:
        return self.own_figures(g, me)

    def why_no_duplicate(self, kind: int) -> str:
        return "BANG-N2.6" if kind_of(kind).moves_on else ""

    def checked_figures(self, g: BangGame, me: int, step: int) -> list[int]:
        return self.own_figures(g, me) if step in (Timing.STEP5, Timing.STEP6) else [me]

    def stopped(self, g: BangGame, me: int, jailed: int) -> bool:
        """BANG-N2.3, BANG-N2.12: True if all of the player's living figures are in Jail, or the active one has died."""
        if not g.takes_part(me) and self.number in g.this_turn.used_sources:
            return True
        return all(jailed >> figure & 1 for figure in self.own_figures(g, me))

    def act(self, g: BangGame, me: int, timing: int) -> None:
        g.then(ChooseActive(me))

    def next_for_dynamite(self, g: BangGame, me: int, kind: int) -> list[int]:
        """BANG-N2.6: it moves to the opponent, in front of any figure without one."""
        return [figure for figure in g.others(me) if g.in_front(figure, kind) == NO_CARD]

    def why_illegal_aim(self, g: BangGame, kind: int, me: int, target: int) -> str:
        """BANG-N2.10: attacks and Jail only against the opponent."""
        card = kind_of(kind)
        if g.different_owners(me, target) or card.on_own_side:
            return ""
        return "BANG-N2.6" if card.aim == card.use_aim == Aim.SELF else "BANG-N2.10"


@final
class ChooseActive(Ask):
    """BANG-N2.3: phase 0. A figure that is in Jail, or did not get out, cannot be chosen."""

    rule = "BANG-N2.3"

    def able(self, g: BangGame) -> list[int]:
        """The figures that may be active."""
        jailed = next(frame.jailed for frame in reversed(g.stack) if isinstance(frame, Turn))
        own = [figure for figure in g.ring if g.takes_part(figure) and not g.different_owners(self.figure, figure)]
        return [figure for figure in own if not jailed >> figure & 1]

    def decisions(self, g: BangGame) -> list[Decision]:
        able = self.able(g)
        if len(able) < 2:
            return []
        active = g.active_figures[g.owner(self.figure)]
        options = [CHOOSE(figure) for figure in able]
        return self.ask(g, Message(ASK_ACTIVE), options, [CHOOSE(active if active in able else able[0])])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.activate(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        self.activate(g, self.able(g)[0])

    def activate(self, g: BangGame, figure: int) -> None:
        """Make this the figure whose turn it is."""
        g.active_figures[g.owner(figure)] = figure
        g.invalidate_index()
        g.set_turn(figure)
        g.this_turn.used_sources.append(TWO)
        g.log(LOG_ACTIVE, figure)


# Six players, law and crime.


class LawAndCrime(Standard):
    """BANG-N6: the Sheriff's death does not end the game; a camp announces that it has won."""

    id = "law_and_crime"
    rule = "BANG-N6"
    timings = (Timing.ANNOUNCE,)

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        """BANG-N6.4: endings that need no announcement, by the true roles."""
        roles = living_roles(g)
        if len(roles) == 1:
            return Verdict(seats_with(g, *camp(roles[0])))
        if len(roles) == 2 and not g.victory_is_replaced:  # BANG-N6.13: they win together, or shoot it out at once
            allies = camp(roles[0]) == camp(roles[1])
            return Verdict(seats_with(g, *camp(roles[0]))) if allies else Verdict([], SHOOT_OUT)
        fallen = [figure.role for i, figure in enumerate(g.figures) if not g.takes_part(i)]
        if fallen.count(Role.SHERIFF) and fallen.count(Role.DEPUTY) == 2:
            return Verdict(seats_with(g, Role.OUTLAW))
        if fallen.count(Role.OUTLAW) + fallen.count(Role.RENEGADE) == 4:
            return Verdict(seats_with(g, Role.SHERIFF, Role.DEPUTY))
        return Verdict([])

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if g.victory_is_replaced:
            return
        self.count_idle_turn(g)
        if (
            g.history.idle_turns > 3 * g.count_living()
        ):  # BANG-N6.14: for three whole rounds nobody has been there to fight
            end_game(g, seats_with(g, *camp(living_roles(g)[0])))
        elif crime_defeated(g) or law_dead(g):
            g.then(Announce(me))

    def count_idle_turn(self, g: BangGame) -> None:
        """BANG-N6.14: count the turns that begin while only one camp is alive."""
        camps = {camp(role) for role in living_roles(g)}
        g.history.idle_turns = g.history.idle_turns + 1 if len(camps) == 1 else 0


def face_up_dead(g: BangGame) -> list[int]:
    """BANG-N6.11: for the conditions only open roles of the eliminated count."""
    return [f.role for i, f in enumerate(g.figures) if not g.takes_part(i) and f.role_known_by == EVERYONE]


def crime_defeated(g: BangGame) -> bool:
    """BANG-N6.5: True if at least three bad players are dead."""
    dead = face_up_dead(g)
    return dead.count(Role.OUTLAW) + dead.count(Role.RENEGADE) >= 3


def law_dead(g: BangGame) -> bool:
    """BANG-N6.6: True if the Sheriff and a Deputy are dead."""
    dead = face_up_dead(g)
    return Role.SHERIFF in dead and Role.DEPUTY in dead


@final
class Announce(Ask):
    """BANG-N6.10: everybody is asked before their turn; only entitled players can announce."""

    def entitled(self, g: BangGame) -> bool:
        """True if this player may announce that their camp has won."""
        role = g.figures[self.figure].role
        if role == Role.OUTLAW:
            return law_dead(g)
        sheriff_lives = Role.SHERIFF in living_roles(g)
        return crime_defeated(g) and (role == Role.SHERIFF or (role == Role.DEPUTY and not sheriff_lives))

    def decisions(self, g: BangGame) -> list[Decision]:
        options = [PASS(), ANNOUNCE()] if self.entitled(g) else [PASS()]
        return self.ask(g, Message(ASK_ANNOUNCE), options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PASS:
            g.log(LOG_PASS, self.figure)
        else:
            self.announce(g)

    def announce(self, g: BangGame) -> None:
        """Roles are revealed in reply; defeated players leave; the rest go into a shoot-out, unless nobody is there."""
        me = g.figures[self.figure]
        me.role_known_by = EVERYONE
        g.forbid_undo()
        g.log(LOG_ANNOUNCED, self.figure, me.role)
        of_law = me.role in (Role.SHERIFF, Role.DEPUTY)
        answering = (Role.OUTLAW if of_law else Role.DEPUTY, Role.RENEGADE)
        replies = [i for i in g.clockwise(self.figure)[1:] if g.figures[i].role in answering]
        if not replies:
            end_game(g, seats_with(g, *camp(me.role)))
            return
        for figure in g.clockwise(self.figure)[1:]:
            if figure in replies:
                g.figures[figure].role_known_by = EVERYONE
                g.log(LOG_ANNOUNCED, figure, g.figures[figure].role)
            else:
                leave(g, figure)
        mode_of(SHOOT_OUT).begin(g)
        g.notify(Turn, self.figure)


def leave(g: BangGame, figure: int) -> None:
    """BANG-N6.7: a player leaves with their role face down; their cards are discarded without any effect."""
    found = g.figures[figure]
    found.alive = False
    found.has_left = True
    g.invalidate_index()
    g.log(LOG_LEAVES, figure)
    discard_all_cards(g, figure)


class ShootOut(Mode):
    """BANG-N6.8, BANG-N6.9: the camp of the last one alive wins; killers draw three cards."""

    id = "shoot_out"
    rule = "BANG-N6.8"

    def begin(self, g: BangGame) -> None:
        """The roles of the living are open; events end, and no more are revealed."""
        for figure in g.ring:
            if g.takes_part(figure):
                turn_up_role(g, figure)
        remember_open_hands(g)
        g.events.current, g.events.show_event = 0, 0
        g.events.pile, g.events.used, g.events.show_pile = [], [], []
        super().begin(g)

    def verdict(self, g: BangGame, dead: int, killer: int) -> Verdict:
        roles = living_roles(g)
        return Verdict(seats_with(g, *camp(roles[0])) if len(roles) == 1 else [])

    def spoils(self, g: BangGame, killer: int, dead: int, n: int) -> int:
        return 3


# The roles of the seven-player game, one of which is removed (BANG-N6.1).
LAW_POOL = (Role.DEPUTY, Role.DEPUTY, Role.OUTLAW, Role.RENEGADE)
LAW_SET_ASIDE = (Role.OUTLAW, Role.OUTLAW)

for _mode in (Standard(), LastAlive(), ThreePlayers(), TwoPlayers(), LawAndCrime(), ShootOut()):
    register(_mode)
