"""Every card, character, event and question of BANG! has a place in the evaluation: whoever adds one is told here."""

from __future__ import annotations

import pytest

from igroteka.core.phrases import Phrase
from igroteka.games.bang.bots.evaluation.card_values import IN_HAND, IN_PLAY
from igroteka.games.bang.bots.evaluation.effects import EFFECTS
from igroteka.games.bang.bots.evaluation.kinds import BURDENS, CARDS, RANGES
from igroteka.games.bang.bots.policy.characters import ABILITIES
from igroteka.games.bang.bots.policy.events import ANSWERED_LIKE_SHOTS, EVENTS, USED_LIKE_CARDS, WITHOUT_CHOICE
from igroteka.games.bang.bots.policy.handlers import BY_DEFAULT, HANDLERS
from igroteka.games.bang.rules import words
from igroteka.games.bang.rules.source import Card, Character, EventCard, Source, all_sources

QUESTIONS = [phrase for name, phrase in vars(words).items() if name.startswith("ASK_") and isinstance(phrase, Phrase)]
CHARACTERS = [source for source in all_sources() if isinstance(source, Character)]
EVENT_CARDS = [source for source in all_sources() if isinstance(source, EventCard)]


def named(source: Source) -> str:
    return source.id


@pytest.mark.parametrize("card", CARDS, ids=named)
def test_every_card_has_a_value(card: Card) -> None:
    if card.brown or card.id in BURDENS:
        assert card.id in IN_HAND, "say in card_values.IN_HAND what it costs to give it up"
    if not card.brown:
        assert card.id in IN_PLAY or card.id in RANGES, "say in card_values.IN_PLAY what it is worth where it lies"


@pytest.mark.parametrize("card", CARDS, ids=named)
def test_every_card_that_does_something_has_an_effect(card: Card) -> None:
    acts = not card.answer_only and not card.laid
    used = card.green and not card.answers_from_table
    assert not (acts or used) or card.id in EFFECTS, "say in effects.EFFECTS what it does for its player"


@pytest.mark.parametrize("character", CHARACTERS, ids=named)
def test_every_character_has_a_worth(character: Character) -> None:
    assert character.id in ABILITIES, "say in characters.ABILITIES how useful the ability is"


@pytest.mark.parametrize("event", EVENT_CARDS, ids=named)
def test_every_event_is_thought_of(event: EventCard) -> None:
    places = (tuple(EVENTS), ANSWERED_LIKE_SHOTS, USED_LIKE_CARDS, WITHOUT_CHOICE)
    assert [event.id in place for place in places].count(True) == 1, "say in events.py what it asks of a player"
    offers = type(event).options is not Source.options
    assert offers == (event.id in USED_LIKE_CARDS), "it has options of its own"


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.text)
def test_every_question_has_an_answer(question: Phrase) -> None:
    assert (question in HANDLERS) != (question in BY_DEFAULT), "say in handlers.py who answers it"


def test_nothing_is_priced_that_is_no_card() -> None:
    known = {source.id for source in all_sources()}
    for table in (IN_HAND, IN_PLAY, EFFECTS, ABILITIES, EVENTS):
        assert set(table) <= known
