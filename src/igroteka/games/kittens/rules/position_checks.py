"""Checks of hand-written positions for states that Exploding Kittens cannot reach.

`arrange` refuses most of them. These checks cover unbounded numbers, knowledge of cards, and pending frames.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.errors import BadPosition
from igroteka.core.field_checks import (
    MAX_COUNT,
    FieldCheck,
    a_value,
    an_option,
    check_fields,
    check_frames,
    check_pending,
    many,
    masks,
    misplaced,
    whole,
)
from igroteka.core.phrases import LETTERS
from igroteka.games.kittens.rules.frames import PutBack, Receive
from igroteka.games.kittens.rules.play import Five, Name, PlayPhase
from igroteka.games.kittens.rules.reactions import Window
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import EXPLODING, IMPLODING, STREAKING, title_of

LONGEST: Final = 100_000  # turns of a game
MAX_ORDERED: Final = 5  # number of cards to reorder: one more would give too many orders to list


def check(g: KittensGame) -> None:
    """Raise BadPosition, with the wrong field or frame, if no game can reach this state."""
    seats = len(g.players)
    for seat, player in enumerate(g.players):
        check_fields(player, {"known": many(masks(seats))}, f"players[{seat}].")
    check_out_of_the_game(g)
    if not g.over:
        check_hands(g)
    check_fields(g, table_checks(seats))
    check_frames(g, frame_checks(g))
    if g.over and g.stack:
        raise misplaced(g.stack[0], 1)
    if not g.over:
        check_stack(g)


def check_out_of_the_game(g: KittensGame) -> None:
    """KIT-X05: who is eliminated has no cards, in the hand (unless it stays face down, KIT-O4) or on the table."""
    for seat, player in enumerate(g.players):
        taking = player.taker != NOBODY and not g.alive(player.taker)
        hand = g.house_rules.hands_face_up and bool(player.hand)
        if taking or (not player.alive and (hand or player.barking or player.taker != NOBODY)):
            raise BadPosition("error-kittens-out-has-cards", "KIT-X05", seat=LETTERS[player.taker if taking else seat])


def check_hands(g: KittensGame) -> None:
    """KIT-03, KIT-08: no hand holds an Imploding Kitten, or an Exploding one that no Streaking Kitten covers."""
    for seat, player in enumerate(g.players):
        titles = [title_of(card) for card in player.hand]
        if IMPLODING in titles:
            raise BadPosition("error-kittens-imploding-in-hand", "KIT-03", seat=LETTERS[seat])
        if titles.count(EXPLODING) > titles.count(STREAKING):
            raise BadPosition("error-kittens-exploding-in-hand", "KIT-08", seat=LETTERS[seat])


def table_checks(seats: int) -> dict[str, FieldCheck]:
    """Checks for masks, and for numbers that nothing else bounds."""
    known, counts = many(masks(seats)), whole(0, LONGEST)
    return {
        "pile_known": known,
        "picked_known": known,
        "moving_known": known,
        "turns_left": whole(1, MAX_COUNT),
        "turns": counts,
        "nopes": counts,
        "defuses": counts,
        "kitten_put_by": whole(NOBODY, seats - 1),
        "drawn_since_put": counts,
        "dry": whole(0, (1 << seats) - 1),
    }


def frame_checks(g: KittensGame) -> dict[str, FieldCheck]:
    """Checks for the fields of all frames, by name."""
    seat, flag = whole(0, len(g.players) - 1), whole(0, 1)
    checks: dict[str, FieldCheck] = dict.fromkeys(("seat", "by", "giver", "receiver", "target"), seat)
    return checks | {
        "drawn": flag,
        "buried": flag,
        "shared": flag,
        "count": whole(1, MAX_ORDERED),
        "before": whole(0, len(g.discards)),
        "start": whole(0, len(g.table)),
        "players": many(seat),
        "action": an_option,
        "answers": many(a_value("Answer")),
        "option": an_option,
    }


def check_stack(g: KittensGame) -> None:
    """The play phase must be the lowest frame, and every card in transit must belong to a frame."""
    for number, frame in enumerate(g.stack, start=1):
        if isinstance(frame, PlayPhase) != (number == 1):
            raise misplaced(frame, number)
    if not g.stack:
        raise BadPosition("error-position-field", field="stack")
    if len(g.moving) != len([frame for frame in g.stack if isinstance(frame, Receive | PutBack)]):
        raise BadPosition("error-position-field", field="moving")
    if bool(g.picked) and not any(isinstance(frame, Five | Name) for frame in g.stack):
        raise BadPosition("error-position-field", field="picked")
    check_table(g)
    check_pending(g)


def check_table(g: KittensGame) -> None:
    """KIT-N03: the cards on the table must be those of the windows, in order."""
    end = len(g.table)
    for frame in reversed(g.stack):
        if isinstance(frame, Window):
            if not frame.players or frame.start + len(frame.players) > end:
                raise BadPosition("error-position-field", field="table")
            end = frame.start
    if end:
        raise BadPosition("error-position-field", field="table")
