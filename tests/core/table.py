"""Ladder at the table: sessions that tests start and play by codes."""

from __future__ import annotations

from typing import cast

import pytest
import yaml

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import Refused
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import read_position
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.session import Session
from igroteka.core.setup import SettingValue
from tests.core.toy import GAME, TOY, Toy


def deal(seats: int = 3, seed: str = "7", *, live: bool = False, **options: SettingValue) -> Session:
    """A new game."""
    return Session.start(GAME, GAME.setup(seats, options, seed, live))


def dealt(seats: int = 3, seed: str = "7", *, live: bool = False, **options: SettingValue) -> Toy:
    """The state of a new game."""
    setup = TOY.setup(seats, options, seed, live)
    return TOY.deal(setup, from_seed(seed))


def table(
    *hands: str,
    deck: str | None = None,
    live: bool = False,
    options: dict[str, SettingValue] | None = None,
    **fields: int,
) -> Session:
    """A table with these hands, each a list of words; the deck is given from its bottom to its top."""
    position: dict[str, object] = {"game": "toy", "seats": len(hands), "live": live, "options": options or {}}
    position |= {"hands": [hand.split() for hand in hands], **fields}
    if deck is not None:
        position["deck"] = deck.split()
    return Session(GAME, read_position(yaml.safe_dump(position), GAME))


def play(session: Session, *choices: str) -> Session:
    """Take choices as a replay writes them: "A play:two", "- close"."""
    for choice in choices:
        letter, code = choice.split(" ")
        seat = CLOCK_SEAT if letter == "-" else LETTERS.index(letter)
        session.choose(seat, code, session.state.public_version)
    return session


def toy(session: Session) -> Toy:
    """The state, with the fields of Ladder."""
    return cast(Toy, session.state)


def options(session: Session, seat: int) -> list[str]:
    """The codes that a seat can choose from."""
    decision = session.state.decision(seat)
    return [option.code for option in decision.options] if decision else []


def random_game(session: Session, seed: int = 1) -> Session:
    """Play to the end at random."""
    random = QuickRandom(seed)
    while session.state.decisions():
        decision = random.pick(session.state.decisions())
        session.choose(decision.seat, random.pick(decision.options).code, session.state.public_version)
    return session


def lines(session: Session, seat: int) -> list[str]:
    """The texts of the journal as a seat may read it; hidden ones in brackets."""
    told = session.journal_for(seat)
    return [f"({entry.phrase.text})" if entry.hidden else entry.phrase.text for entry in told]


def assert_refused(session: Session, seat: int, code: str, text: str, rule: str = "") -> None:
    """The choice is refused for this reason, and nothing changes."""
    before = GAME.dump(session.state), len(session.state.journal or []), list(session.choices)
    with pytest.raises(Refused) as refusal:
        session.choose(seat, code, session.state.public_version)
    assert (refusal.value.text, refusal.value.rule) == (text, rule)
    assert (GAME.dump(session.state), len(session.state.journal or []), list(session.choices)) == before
