"""What options of Exploding Kittens are like, for bots with a temper. All of it is public or in the own hand."""

from __future__ import annotations

from typing import Final

from igroteka.bots.search.tempers import PLAIN, Traits
from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.kittens.bots.search.priors import ATTACKS, EFFECT_OF, NOTHING
from igroteka.games.kittens.rules.titles import NUMBERS, title_of
from igroteka.games.kittens.rules.view import KittensBoard
from igroteka.games.kittens.rules.words import (
    ALTER_IT,
    DRAW,
    FIVE,
    NOPE_IT,
    PAIR,
    PAIR_FOR,
    PLAY,
    PLAY_AT,
    PUT,
    SHOW,
    TRIPLE,
)

TARGET_AT: Final = {PLAY_AT: 1, PAIR: 2, PAIR_FOR: 2, TRIPLE: 3}  # which number is the seat it is aimed at
TAKES: Final = (PAIR, PAIR_FOR, TRIPLE, FIVE)
FAVOR: Final = NUMBERS["favor"]
LOUD: Final = tuple(
    [NUMBERS[id] for id in ("catomic_bomb", "garbage_collection", "reverse", "super_skip", "alter_the_future_3x")]
)
SOMEWHAT: Final = 0.5


def traits(view: View, decision: Decision) -> list[Traits]:
    """The traits of each option."""
    board = view.board
    assert isinstance(board, KittensBoard)
    foes = who_has_hurt(board, view.seat)
    return [traits_of(board, view.seat, foes, option) for option in decision.options]


def who_has_hurt(board: KittensBoard, me: int) -> list[int]:
    """The seats of whom everybody can see that they have done something to this one."""
    found = [board.players[me].taker, board.kitten_put_by]
    for played in board.stack:
        if me in (played.target, played.hits) or (played.player == me and played.nopes):
            found.append(played.nopes[-1] if played.player == me else played.player)
    if board.attacked and board.current == me:
        found.append(next_seat(board, me, -board.direction))  # the Attack has most likely come from there
    return [seat for seat in found if seat not in (NOBODY, me)]


def next_seat(board: KittensBoard, me: int, step: int) -> int:
    """The next living seat in this direction."""
    count, seat = len(board.living), (me + step) % len(board.living)
    while not board.living[seat] and seat != me:
        seat = (seat + step) % count
    return seat


def traits_of(board: KittensBoard, me: int, foes: list[int], option: Option) -> Traits:
    """The traits of an option."""
    verb, numbers = option.verb, option.numbers
    if verb is DRAW:
        return (0.0 if board.danger else 1.0, 0.0, 0.0, 0.0, 0.0)
    if verb is PUT:
        near = numbers[0] < board.living.count(True) - 1
        victim = next_seat(board, me, board.direction)
        return (float(not near), float(near), float(numbers[0] == 0 and victim in foes), 0.0, float(numbers[0] == 0))
    if verb is NOPE_IT:
        against = board.stack[-1].player if board.stack else NOBODY
        return (0.0, float(against != me), float(against in foes), 0.0, SOMEWHAT)
    if verb is SHOW or verb is ALTER_IT:
        return (0.0, 0.0, 0.0, 0.0, 1.0)
    if verb is not PLAY and verb not in TARGET_AT and verb is not FIVE:
        return PLAIN
    title = title_of(numbers[0])
    target = numbers[TARGET_AT[verb]] if verb in TARGET_AT else NOBODY
    if target == NOBODY and title in ATTACKS:
        target = next_seat(board, me, board.direction)
    single = verb is PLAY or verb is PLAY_AT
    care = float(single and EFFECT_OF[title] != NOTHING)
    gain = float(verb in TAKES or (single and title == FAVOR))
    show = 1.0 if verb is FIVE or verb is TRIPLE or (single and title in LOUD) else SOMEWHAT * float(target != NOBODY)
    return (care, float(target not in (NOBODY, me)), float(target in foes), gain, show)
