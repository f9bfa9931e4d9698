"""Every option has an action of its own, and every action its option."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.decisions import Decision
from igroteka.core.phrases import Message
from igroteka.games.bang.research.actions import ActionParts
from igroteka.games.bang.rules.cards.base import SlabTheKiller
from igroteka.games.bang.rules.faces import BANG, KIND
from igroteka.games.bang.rules.source import Character
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import USE_CARD
from igroteka.games.kittens.rules.titles import NUMBERS
from igroteka.games.kittens.rules.words import ASK_TURN, PLAY
from igroteka.research.actions.space import Actions
from igroteka.research.configuration import Configuration
from tests.density import times
from tests.research.tables import EDGES, EVERY, configuration, states

FINGERPRINTS = json.loads(Path(__file__).with_name("fingerprints.json").read_text(encoding="utf-8"))
GAMES = times(2)  # random games of each configuration, with and without forced choices


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), EDGES)
def test_every_offered_option_has_an_action_of_its_own_and_back(game: str, preset: str, seats: int) -> None:
    found = configuration(game, preset, seats)
    actions = found.actions
    for number in range(GAMES):
        for state in states(found, f"actions-{number}", skip_forced=number % 2 == 0):
            for decision in state.decisions():
                legal = actions.legal(decision)
                assert set(legal.values()) == set(decision.options)
                assert all(0 <= action < actions.size for action in legal)
                for action, option in legal.items():
                    if option.verb not in actions.ranked:
                        assert actions.codes[action] == option.code
                        assert found.game.option(option.code) == option


@pytest.mark.parametrize(("game", "preset", "seats"), EVERY)
def test_the_codes_of_actions_are_unique(game: str, preset: str, seats: int) -> None:
    actions = configuration(game, preset, seats).actions
    assert len(set(actions.codes)) == actions.size


def test_the_mapping_depends_on_the_configuration_alone() -> None:
    one, other = Configuration("kittens", 4, "classic_base"), Configuration("kittens", 4, "classic_base")
    assert one.actions.codes == other.actions.codes
    assert one.actions.fingerprint == other.actions.fingerprint
    assert one.actions.fingerprint != Configuration("kittens", 5, "classic_base").actions.fingerprint


@pytest.mark.parametrize("row", FINGERPRINTS, ids=lambda row: f"{row['game']}-{row['preset']}-{row['seats']}")
def test_the_mapping_of_a_game_stays_as_it_is(row: dict[str, Any]) -> None:
    """What was trained with an earlier version can still be used: whoever changes this says so in CHANGELOG.md."""
    actions = configuration(row["game"], row["preset"], row["seats"]).actions
    assert actions.fingerprint == row["fingerprint"], "if that is meant: `make generate`, and a line in CHANGELOG.md"


class Newcomer(Character):
    """Slab the Killer as he never was: every card is a BANG! for him, and he can do something with a card."""

    rule = SlabTheKiller.rule
    verbs = (USE_CARD,)

    def uses(self, g: BangGame, me: int, card: int, kinds: int) -> int:
        return kinds | 1 << BANG if me == g.turn else kinds


def test_a_new_character_brings_its_actions_by_itself() -> None:
    table = ActionParts(configuration("bang", "base", 4).setup("1"), 4)
    others = [card for card in table.cards if KIND[card] != BANG]
    assert not {(card, BANG) for card in others} <= set(table.uses())
    table.sources.append(Newcomer())
    assert {(card, BANG) for card in others} <= set(table.uses())
    assert table.numbers(USE_CARD) == [Newcomer().number]


def test_orders_of_cards_are_counted_in_the_order_of_their_numbers() -> None:
    found = configuration("kittens", "full_box", 4)
    first = found.actions.numbers["order#0"]
    for number in range(40):
        for state in states(found, f"orders-{number}"):
            for decision in state.decisions():
                if decision.options[0].verb.name == "order":
                    legal = found.actions.legal(decision)
                    assert list(legal) == [first + rank for rank in range(len(legal))]
                    orders = [option.numbers for option in legal.values()]
                    assert orders == sorted(orders)
                    return
    raise AssertionError("no cards were ordered in forty games")


def test_bids_beyond_the_last_action_are_left_out() -> None:
    """BANG-V06: after two victories as a Renegade at a table of eight somebody may bid $25,000."""
    first = configuration("bang", "match", 8)
    rich = Configuration("bang", 8, "match", carried={**first.carried, "money": [25_000] * 8})
    assert rich.actions.fingerprint == first.actions.fingerprint
    state = rich.deal("1", skip_forced=False)
    state.apply(state.decisions()[0].seat, state.decisions()[0].options[0])
    decision = state.decisions()[0]
    assert decision.options[-1].code == "bid:25000"
    legal = rich.actions.legal(decision)
    assert [option.numbers for option in legal.values()] == [(100 * step,) for step in range(1, 201)]


def test_an_option_of_another_deck_has_no_action() -> None:
    decision = Decision(0, Message(ASK_TURN, 1), [PLAY(NUMBERS["bury"])])
    assert list(configuration("kittens", "full_box", 4).actions.legal(decision).values()) == decision.options
    with pytest.raises(LookupError, match="no action for play:bury"):
        configuration("kittens", "classic_base", 4).actions.legal(decision)


def test_an_action_is_found_by_its_code() -> None:
    found = configuration("targi", "standard", 2)
    decision = found.deal("1").decisions()[0]
    code = decision.options[-1].code
    assert found.actions.codes[found.actions.action(decision, code)] == code
    with pytest.raises(LookupError):
        found.actions.action(decision, "place:C22")


def test_an_empty_space_has_no_actions() -> None:
    assert Actions([]).size == 0
