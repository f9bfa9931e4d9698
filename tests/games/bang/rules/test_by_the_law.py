"""Random games by the engine and by a second reading of the rules: after each choice all cards lie alike."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest

from igroteka.core.phrases import LETTERS
from igroteka.core.random import QuickRandom, Random
from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.faces import BOX, FACE_WORDS, FACTS
from igroteka.games.bang.rules.state import BangGame
from tests.density import times
from tests.games.bang import by_the_law
from tests.games.bang.by_the_law import OFFER, Law, Question
from tests.games.bang.table import REST, table

OPTIONS: tuple[dict[str, SettingValue], ...] = (
    {"high_noon": False, "fistful": False},
    {"jail_release": "one_turn", "duplicate_in_play": "forbid", "pixie_pete_draw": "3", "jose_delgado_limit": "2"},
    {"green_missed_ready": "next_turn", "panic_range": "1", "molly_stark_draws": "used", "estate_order": "always"},
    {"suzy_lafayette_draws": "settle_points", "forced_answers": "asked"},
)
T = TypeVar("T")

GAMES = times(3)  # with each setup
LONGEST = 600  # choices; with hardly a card nobody may ever win
SECOND_READING = Path(by_the_law.__file__).read_text(encoding="utf-8")
CHARACTERS = [row["id"] for row in FACTS["characters"] if row["set"] != "wild_west_show"]


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_second_reading_knows_every_character(character: str) -> None:
    assert character in SECOND_READING, f"write what {character} does in tests/games/bang/by_the_law.py"


class NoChance(Random):
    """Of a hand the first card is taken; what is shuffled stays as it is."""

    def below(self, n: int) -> int:
        return 0

    def clone(self) -> NoChance:
        return self

    def shuffle(self, items: list[T]) -> None:
        """Nothing changes."""


def drawn(random: Random, seats: int, options: dict[str, SettingValue]) -> BangGame:
    """A position with random characters, life points and cards; sometimes with hardly a deck."""
    characters = CHARACTERS.copy()
    cards = [FACE_WORDS[card] for box in BOX.values() for card in box]
    random.shuffle(characters)
    random.shuffle(cards)
    lines = []
    for letter in LETTERS[:seats]:
        hand = [cards.pop() for _ in range(random.below(7))]
        lines.append(f"{letter} {characters.pop()} {1 + random.below(3)}: {' '.join(hand)}")
    deck = REST if random.below(2) else " ".join(cards[: random.below(12)])
    a, *_ = table(*lines, deck=deck, options=options)
    a.table.g.random = NoChance()
    return a.table.g


def asked(g: BangGame) -> list[Question]:
    """Who is waited for, and for what."""
    waiting = [decision for decision in g.decisions() if decision.waits]
    return [(decision.seat, decision.prompt.phrase.text.removeprefix("bang-ask-")) for decision in waiting]


def lie(g: BangGame) -> tuple[object, ...]:
    """Where all cards lie, and how many life points everybody has."""
    zones = [
        [player.hand for player in g.players],
        [figure.in_play for figure in g.figures],
        [g.piles.deck],
        [g.piles.discards],
    ]
    cards = [[[FACE_WORDS[card] for card in zone] for zone in found] for found in zones]
    return (*cards, [figure.life for figure in g.figures], [figure.alive for figure in g.figures])


def lie_by_law(law: Law) -> tuple[object, ...]:
    """The same by the second reading."""
    return law.hand, law.in_play, [law.deck], [law.discards], law.life, law.alive


def chosen(random: Random, g: BangGame) -> tuple[int, str]:
    """Anything that anybody may do; whoever has the turn ends it seldom."""
    offers = [decision.seat for decision in g.decisions() for option in decision.options if option.code == OFFER]
    if offers and not random.below(6):
        return random.pick(offers), OFFER
    decision = next(decision for decision in g.decisions() if decision.waits)
    codes = [option.code for option in decision.options if option.code != OFFER]
    if len(codes) > 1 and random.below(4):
        codes = [code for code in codes if code != "end"]
    return decision.seat, random.pick(codes)


def play_both(random: Random, g: BangGame) -> None:
    """Play a game both ways and compare them after each choice."""
    law = Law(g)
    steps = law.play_on()
    question = [next(steps)]
    for _ in range(LONGEST):
        assert (asked(g), lie(g)) == (question, lie_by_law(law))
        seat, code = chosen(random, g)
        option = GAME.option(code)
        assert option is not None
        g.apply(seat, option)
        try:
            question = [steps.send((seat, code))]
        except StopIteration:
            break
    assert g.winners == law.winners


@pytest.mark.dense
@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_the_engine_and_a_second_reading_of_the_rules_agree(
    seats: int, number: int
) -> None:  # BANG-T40 BANG-T43 BANG-T53 BANG-A06 BANG-D05 BANG-P31
    random = QuickRandom(10 * number + seats)
    for _ in range(GAMES):
        play_both(random, drawn(random, seats, OPTIONS[number]))
