"""The greedy bot of BANG!.

It works out who is on which side from what everybody did (`beliefs.py`), and how it looks at them in its own role
(`sides.py`, `reading.py`). Every card has a price in hand and in play (`prices.py`) and a chance to work (`odds.py`);
`attacks.py` and `effects.py` value what each play would do, and `turn.py` takes the best one. `answers.py`
has the questions about shots, death, and cards that come and go, `characters.py` and `events.py` the others. Which
cards are good for the same thing stands in `kinds.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.phrases import Phrase
from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka.games.bang.bots.greedy import answers, characters, events, turn
from igroteka.games.bang.bots.greedy.reading import Scene
from igroteka.games.bang.rules import words

Answer = Callable[[Scene, Decision], Option]

ANSWERS: Final[dict[Phrase, Answer]] = {
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
    words.ASK_KEEP_CARDS: answers.take_default,
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
    words.ASK_EVENT: events.event,
    words.ASK_SUIT: events.choose_suit,
    words.ASK_COMMAND: events.name_card,
    words.ASK_COMMAND_TARGET: events.most_hated,
}
WITH_OFFERS: Final = (words.ASK_PLAY, words.ASK_ANYTIME, words.ASK_DYING, words.ASK_LIMIT)


class GreedyBang:
    """Plays at once, like a sensible person who knows his role."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """One of the options of the decision; where nothing is known better, what a time-out would take."""
        if len(decision.options) == 1 and decision.waits:
            return decision.options[0]
        return answer(Scene(view, random), decision)


def answer(scene: Scene, decision: Decision) -> Option:
    """What is thought best; most questions are considered without the offers that stand beside them."""
    phrase = decision.prompt.phrase
    considered = decision if phrase in WITH_OFFERS else without_offers(decision)
    return ANSWERS.get(phrase, answers.take_default)(scene, considered)


def without_offers(decision: Decision) -> Decision:
    """The question alone: what could be done at any time is left for another time."""
    options = [option for option in decision.options if not option.verb.offer]
    return Decision(decision.seat, decision.prompt, options, decision.defaults)


BOT: Final = GreedyBang()
