"""Checks of positions that people draw: what can never lie in front of a player who waits for the next action.

A file written from a state may be in the middle of anything; `position_checks` looks at it.
"""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.core.errors import BadPosition
from igroteka.core.phrases import LETTERS
from igroteka.core.position_fields import read_mapping, read_seat
from igroteka.games.bang.rules.enums import Colour, Role
from igroteka.games.bang.rules.faces import FACE_WORDS, KIND, colour_of
from igroteka.games.bang.rules.source import Card, source_of
from igroteka.games.bang.rules.state import BangGame

JAIL = "jail"


def check_drawn(g: BangGame, position: Mapping[str, object]) -> None:
    """Raise BadPosition, with the rule, if no player can have these cards."""
    for letter in read_mapping(position, "figures"):
        read_seat(letter, len(g.figures))
    characters = [figure.character for figure in g.figures]
    for number, figure in enumerate(g.figures):
        letter = LETTERS[number]
        if not figure.alive and (figure.in_play or (g.hand(number) and not _has_partner(g, number))):
            raise BadPosition("error-bang-out-has-cards", "BANG-D05", seat=letter)
        if characters.count(figure.character) > 1:
            raise BadPosition("error-bang-character-twice", "BANG-S03", seat=letter)
        _check_in_play(figure.in_play, letter)
        if figure.role == Role.SHERIFF and any(source_of(KIND[card]).id == JAIL for card in figure.in_play):
            raise BadPosition("error-bang-sheriff-in-jail", "BANG-C13", seat=letter)


def _check_in_play(cards: list[int], letter: str) -> None:
    """BANG-G10, BANG-T33: brown cards do not stay in play; one weapon, and one card of a name."""
    for card in cards:
        if colour_of(KIND[card]) == Colour.BROWN:
            raise BadPosition("error-bang-not-in-play", "BANG-G10", seat=letter, card=FACE_WORDS[card])
    kinds = [KIND[card] for card in cards]
    weapons = [kind for kind in kinds if _is_weapon(kind)]
    if len(set(kinds)) < len(kinds) or len(weapons) > 1:
        raise BadPosition("error-bang-two-in-play", "BANG-T33", seat=letter)


def _is_weapon(kind: int) -> bool:
    source = source_of(kind)
    return isinstance(source, Card) and source.weapon


def _has_partner(g: BangGame, number: int) -> bool:
    """BANG-N2.8: with two players the hand stays with the other character."""
    owner = g.figures[number].owner
    return any(figure.alive and figure.owner == owner for figure in g.figures)
