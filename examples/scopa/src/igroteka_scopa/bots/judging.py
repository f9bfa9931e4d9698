"""What cards are worth in Scopa: one judgement for the greedy bot and the search."""

from __future__ import annotations

from typing import Final

from igroteka_scopa.rules.cards import DIAMONDS, PRIME, SETTEBELLO, SUIT, VALUE, captures

SWEEP: Final = 1.0
CARD_WORTH: Final = 0.05  # a card towards the most cards
DIAMOND_WORTH: Final = 0.12  # a diamond towards the most diamonds
SETTEBELLO_WORTH: Final = 1.0
PRIME_WORTH: Final = 0.035  # for each point above the least that a card is worth for the prime
LEAST_PRIME: Final = 10
RISK: Final = 0.3  # how much it counts what the next player could take
SWEEPABLE: Final = 10  # a table that adds up to more cannot be swept by a sum


def worth(card: int) -> float:
    """What a card is worth in a pile."""
    found = CARD_WORTH + PRIME_WORTH * (PRIME[card] - LEAST_PRIME)
    if SUIT[card] == DIAMONDS:
        found += DIAMOND_WORTH
    if card == SETTEBELLO:
        found += SETTEBELLO_WORTH
    return found


def gain(table: list[int], card: int, taken: list[int], *, last: bool) -> float:
    """What a play is worth at once; `taken` are the cards of the table that it takes."""
    if not taken:
        return 0.0
    found = worth(card) + sum([worth(one) for one in taken])
    return found + SWEEP if len(taken) == len(table) and not last else found


def danger(table: list[int]) -> float:
    """What a table offers to the next player, whose cards are unknown."""
    if not table:
        return 0.0
    total = sum([VALUE[card] for card in table])
    sweep = SWEEP if len(table) == 1 or total <= SWEEPABLE else 0.0
    return RISK * (sweep + max([worth(card) for card in table]))


def best_capture(table: list[int], card: int, *, last: bool) -> tuple[float, list[int]]:
    """The best that a card can do: what it is worth, and what it takes."""
    found = captures(table, card)
    if not found:
        return -danger([*table, card]), []
    best: tuple[float, list[int]] = (-1e9, [])
    for taken in found:
        left = [one for one in table if one not in taken]
        value = gain(table, card, taken, last=last) - danger(left)
        if value > best[0]:
            best = (value, taken)
    return best
