"""The handler for each question.

`turn.py` chooses what to play, `answers.py` answers questions about shots, death, and gaining and losing cards,
`characters.py` and `events.py` the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Phrase
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.policy import answers, characters, events, turn
from igroteka.games.bang.rules import words

Handler = Callable[[Evaluator, Decision], Option]

HANDLERS: Final[dict[Phrase, Handler]] = {
    words.ASK_PLAY: turn.best_play,
    words.ASK_ANYTIME: answers.any_time,
    words.ASK_SHOT: answers.dodge,
    words.ASK_SHOT_BY_NOBODY: answers.dodge,
    words.ASK_INDIANS: answers.give_bang,
    words.ASK_DUEL: answers.fight_on,
    words.ASK_RICOCHET: answers.save_card,
    words.ASK_DYING: answers.survive,
    words.ASK_PAY: answers.pay,
    words.ASK_LEVY: answers.give_least,
    words.ASK_OBEY: answers.give_least,
    words.ASK_LIMIT: answers.discard,
    words.ASK_DRAW: answers.draw,
    words.ASK_PICK_FROM: answers.rob,
    words.ASK_ESTATE: answers.inherit,
    words.ASK_DISPLAY: answers.take_best,
    words.ASK_LOOK: answers.take_best,
    words.ASK_TAKE_BACK: answers.take_best,
    words.ASK_GIFT: answers.give_present,
    words.ASK_PICK_CHARACTER: characters.pick_character,
    words.ASK_OPEN: characters.pick_character,
    words.ASK_ACTIVE: characters.readiest,
    words.ASK_PLACE: characters.healthiest,
    words.ASK_ANNOUNCE: events.announce,
    words.ASK_BID: characters.bid,
    words.ASK_OPENING_BID: characters.bid,
    words.ASK_KEEP_CHARACTER: characters.keep_character,
    words.ASK_CHARACTER_STEP: characters.character_step,
    words.ASK_NEW_PAIR: characters.new_pair,
    words.ASK_EVENT: events.event,
    words.ASK_SUIT: events.choose_suit,
    words.ASK_COMMAND: events.name_card,
    words.ASK_COMMAND_TARGET: events.most_hated,
}
BY_DEFAULT: Final = (words.ASK_CHECK, words.ASK_KEEP_CARDS, words.ASK_RIGHT)  # the timeout default is good
WITH_OFFERS: Final = (words.ASK_PLAY, words.ASK_ANYTIME, words.ASK_DYING, words.ASK_LIMIT)


def choose(ev: Evaluator, decision: Decision) -> Option:
    """The best option. Most questions are answered without the offers beside them."""
    phrase = decision.prompt.phrase
    handler = HANDLERS.get(phrase)
    if handler is None:
        return answers.take_default(ev, decision)
    return handler(ev, decision if phrase in WITH_OFFERS else without_offers(decision))


def without_offers(decision: Decision) -> Decision:
    """The decision without offers, which can be taken at another time."""
    for option in decision.options:
        if option.verb.offer:
            options = [option for option in decision.options if not option.verb.offer]
            return Decision(decision.seat, decision.prompt, options, decision.defaults)
    return decision
