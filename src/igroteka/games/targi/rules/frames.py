"""The round: robber, Targis, markers, the end of a turn, upkeep, the end of the game (TARGI-R, TARGI-P, TARGI-M)."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.errors import Refused
from igroteka.core.frames import Frame
from igroteka.core.option_list import OptionTable
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.core.state import mask
from igroteka.games.targi.rules.actions import Turn
from igroteka.games.targi.rules.asking import no_answer, not_asked
from igroteka.games.targi.rules.components import BORDER, FIGURES, GOLD, GOLD_LIMIT, GOODS_LIMIT
from igroteka.games.targi.rules.goods import FOR_LIMIT, GiveGoods
from igroteka.games.targi.rules.grid import CELL, ENDS, OPPOSITE, crossings
from igroteka.games.targi.rules.raids import Raid
from igroteka.games.targi.rules.scoring import score, standing
from igroteka.games.targi.rules.state import BY_DISPLAY, BY_LEAVING, BY_RAID, Ending, TargiGame
from igroteka.games.targi.rules.words import (
    ASK_PLACE,
    IN_TURN,
    LOG_AMULET,
    LOG_DRAWN,
    LOG_END_TURN,
    LOG_FULL,
    LOG_LEFT,
    LOG_MARKERS,
    LOG_NO_MARKERS,
    LOG_PLACE,
    LOG_POINTS,
    LOG_RAID,
    LOG_RETURN,
    LOG_ROUND,
    LOG_TURN,
    LOG_TURN_UP,
    LOG_WON,
    PLACE_TARGI,
)

_PLACE_TARGI: Final = OptionTable([PLACE_TARGI(number) for number in range(CELL)])
_ENDS: Final = mask(*ENDS)
_CLOSES: Final = [mask(number, OPPOSITE[number]) if number in ENDS else 0 for number in range(CELL)]
_ASK_PLACE: Final = [Message(ASK_PLACE, left) for left in range(FIGURES + 1)]

# Phase 1.


@final
class MoveRobber(Frame[TargiGame]):
    """TARGI-R2: a round begins, and the robber moves to the next border card."""

    def step(self, g: TargiGame) -> None:
        begin_round(g)
        g.robber += 1
        if BORDER[g.robber].raid:
            g.log(LOG_RAID, g.robber)
            g.then(Raid(g.first))
            g.then(Raid(1 - g.first))
            g.then(AfterRaid())
        else:
            g.log(LOG_ROUND, g.round, g.robber)
            g.then(PlaceTargis())


def begin_round(g: TargiGame) -> None:
    """Reset everything that lasts one round."""
    g.round += 1
    g.turn = NOBODY
    for player in g.players:
        player.figures = player.next_figures
        player.next_figures = FIGURES
        player.used.clear()
        player.card_goods = 0


@final
class AfterRaid(Frame[TargiGame]):
    """TARGI-R3, TARGI-E2: the robber moves on at once; after the fourth raid the game is over."""

    def step(self, g: TargiGame) -> None:
        if BORDER[g.robber].ends_game:
            finish(g, BY_RAID)
            return
        g.robber += 1
        g.log(LOG_ROUND, g.round, g.robber)
        g.then(PlaceTargis())


# Phase 2.


@final
class PlaceTargis(Frame[TargiGame]):
    """TARGI-P1: the players place their Targis in turn, one at a time."""

    def decisions(self, g: TargiGame) -> list[Decision]:
        seat = next_to_place(g)
        if seat == NOBODY:
            return []
        left = g.players[seat].figures - len(g.players[seat].targis)
        return [Decision(seat, _ASK_PLACE[left], _PLACE_TARGI.select(open_ends(g, seat)))]

    def stays_on_stack(self) -> bool:
        return True

    def has_public_choices(self) -> bool:
        """TARGI-P2: what is closed to a player follows from what lies and stands on the table."""
        return True

    def why_not(self, g: TargiGame, seat: int, option: Option) -> str:
        asked = seat == next_to_place(g)
        if option.verb is not PLACE_TARGI:
            if not asked:
                return not_asked(option)
            return "TARGI-P1" if option.verb in IN_TURN else no_answer(g, seat, option, "TARGI-P1")
        if asked:
            return "TARGI-P2"
        player = g.players[seat]
        dropped_out = player.figures < FIGURES and len(player.targis) == player.figures
        return "TARGI-P6" if dropped_out else "TARGI-P1"

    def choose(self, g: TargiGame, seat: int, option: Option) -> None:
        number = option.numbers[0]
        g.players[seat].targis.append(number)
        g.players[seat].targis.sort()
        g.log(LOG_PLACE, seat, number)

    def step(self, g: TargiGame) -> None:
        for seat in (g.first, 1 - g.first):
            place_markers(g, seat)
        g.then(BeginTurn(g.first))


def next_to_place(g: TargiGame) -> int:
    """TARGI-P1, TARGI-P6: who places next; a player with fewer Targis simply drops out."""
    first, second = g.players[g.first], g.players[1 - g.first]
    a, b = len(first.targis), len(second.targis)
    if a < first.figures and (a <= b or b >= second.figures):
        return g.first
    return 1 - g.first if b < second.figures else NOBODY


def free_ends(g: TargiGame, seat: int) -> list[int]:
    """The border cards on which this player may place a Targi."""
    free = open_ends(g, seat)
    return [number for number in ENDS if free >> number & 1]


def open_ends(g: TargiGame, seat: int) -> int:
    """TARGI-P2, TARGI-P3: the border cards on which this player may place a Targi, as a mask."""
    closed = closed_to(g, seat)
    for number in g.players[seat].targis:
        closed |= 1 << number
    return _ENDS & ~closed


def closed_to(g: TargiGame, seat: int) -> int:
    """TARGI-P2, TARGI-P5: the border cards that the opponent's Targis and the robber close to this player, as a
    mask.
    """
    closed = 0
    for number in g.players[1 - seat].targis:
        closed |= _CLOSES[number]
    if not any(advantage.enters_robber(g, seat) for advantage in g.advantages(seat)):
        closed |= 1 << g.robber
    return closed


# Phase 3.


def place_markers(g: TargiGame, seat: int) -> None:
    """TARGI-M1: put a marker on every crossing of a player's lines."""
    player = g.players[seat]
    player.markers = [cell + CELL for cell in crossings(player.targis)]
    if not player.markers:
        g.log(LOG_NO_MARKERS, seat)
    elif g.journal is not None:
        g.log(LOG_MARKERS, seat, *player.markers)


# Phase 4, without the actions.


@final
class BeginTurn(Frame[TargiGame]):
    """TARGI-A1: a player's turn begins; the other player's turn follows."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: TargiGame) -> None:
        g.turn = self.seat
        g.log(LOG_TURN, self.seat)
        g.then(Turn(self.seat))
        g.then(EndTurn(self.seat))


@final
class EndTurn(Frame[TargiGame]):
    """TARGI-A8: unresolved Targis and markers count as skipped; then advantages, then the limits."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: TargiGame) -> None:
        player = g.players[self.seat]
        player.targis.clear()
        player.markers.clear()
        g.log(LOG_END_TURN, self.seat)
        for advantage in g.advantages(self.seat):
            advantage.turn_ends(g, self.seat)
        g.then(Limits(self.seat))
        g.then(BeginTurn(1 - self.seat) if self.seat == g.first else Upkeep())


@final
class Limits(Frame[TargiGame]):
    """TARGI-L1: at most 10 goods and 3 gold are kept; the player chooses which goods to return."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: TargiGame) -> None:
        player = g.players[self.seat]
        gold = max(0, player.stock[GOLD] - GOLD_LIMIT)
        if gold:
            player.lose((GOLD,) * gold)
            g.log(LOG_RETURN, self.seat, *(GOLD,) * gold)
        if player.goods > GOODS_LIMIT:
            g.then(GiveGoods(self.seat, player.goods - GOODS_LIMIT, FOR_LIMIT))


# Phase 5.


@final
class Upkeep(Frame[TargiGame]):
    """TARGI-R5: the end of the round: a full display ends the game; cards are turned up; the amulet is passed on."""

    def step(self, g: TargiGame) -> None:
        if any(player.full for player in g.players):
            finish(g, BY_DISPLAY)
            return
        turn_up(g)
        g.first = 1 - g.first
        g.turn = NOBODY
        g.log(LOG_AMULET, g.first)
        g.then(MoveRobber())


def turn_up(g: TargiGame) -> None:
    """TARGI-R5 b: turn all face-down cells face up."""
    hidden = [cell for cell, up in enumerate(g.face_up) if not up]
    if hidden:
        g.forbid_undo()
        for cell in hidden:
            g.face_up[cell] = True
        if g.journal is not None:
            g.log(LOG_TURN_UP, *[g.cells[cell] for cell in hidden])


# The end.


def finish(g: TargiGame, ending: Ending) -> None:
    """End the game: everybody's points, and who has won (TARGI-E3, TARGI-E7)."""
    g.ending = ending
    g.turn = NOBODY
    if g.journal is not None:
        tell_end(g)
    g.end()


def tell_end(g: TargiGame) -> None:
    """Log the end of the game."""
    for seat, player in enumerate(g.players):
        if g.ending == BY_DISPLAY and player.full:
            g.log(LOG_FULL, seat)
    if g.ending != BY_LEAVING:
        for seat in range(len(g.players)):
            g.log(LOG_POINTS, seat, score(g, seat).total)
    places = standing(g)
    if places == [1, 1]:
        g.log(LOG_DRAWN)
    else:
        g.log(LOG_WON, places.index(1))


def leave(g: TargiGame, seat: int) -> None:
    """TARGI-Q28: a player who gives up loses the game."""
    if not 0 <= seat < len(g.players):
        raise Refused("error-no-such-seat", seat=seat)
    g.left = seat
    g.log(LOG_LEFT, seat)
    finish(g, BY_LEAVING)
