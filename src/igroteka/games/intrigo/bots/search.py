"""The search bot's knowledge of Intrigo."""

from __future__ import annotations

import math
from typing import Final, final

from igroteka.bots.search.knowledge import USUAL, Knowledge
from igroteka.bots.search.tempers import Traits
from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option, Verb
from igroteka.core.random import Random
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.intrigo.bots.foolish import foolish
from igroteka.games.intrigo.bots.greedy import BOT
from igroteka.games.intrigo.bots.greedy.draft import head_of, pick_reason
from igroteka.games.intrigo.bots.greedy.palace import RIVAL, Palace, gains_of, palace_in, palace_of
from igroteka.games.intrigo.bots.greedy.turn import play_reason
from igroteka.games.intrigo.bots.traits import traits
from igroteka.games.intrigo.rules.parts import STRENGTH, TYPES
from igroteka.games.intrigo.rules.state import IntrigoGame, Player
from igroteka.games.intrigo.rules.view import IntrigoBoard, view
from igroteka.games.intrigo.rules.words import (
    ASK_DRAFT,
    ASK_FAMILY,
    BUY,
    CHOOSE_FAMILY,
    INTO,
    MOVE_TO,
    NAME,
    NEAR,
    PASS,
    PLAY,
    STOP,
    SWAP_CARD,
    SWAP_TOKEN,
    TAKE,
)

OWN: Final = 4.0  # draft value of a card of the seat's own family, apart from its strength
HEADLESS: Final = 1.0  # draft value of a card of a family without a player
DENIED: Final = 0.25  # weight of what a rival would gain by a card
BOUGHT: Final = -2.0  # prior of every purchase
FAVOURITE: Final = 3.0  # prior bonus for the policy's step of a purchase
WEAKEST: Final = min(STRENGTH)

REASONS: Final[
    dict[Verb, str]
] = {  # the purpose of such an option; a purchase depends on who is bought, a draft on whose card it is
    CHOOSE_FAMILY: "family",
    PLAY: USUAL,
    PASS: "pass",
    INTO: "block",
    NEAR: USUAL,
    STOP: USUAL,
    SWAP_TOKEN: "trader",
    SWAP_CARD: "gondolier",
    MOVE_TO: "guard",
    NAME: "courtesan",
}


@final
class IntrigoKnowledge(Knowledge):
    """Rounds are played to the end, including the awards; then the seals are evaluated."""

    explore = 0.5
    temperature = 1.5
    trust = 0.03

    def option_scores(self, g: State, decision: Decision, random: Random) -> list[float]:
        assert isinstance(g, IntrigoGame)
        phrase = decision.prompt.phrase
        if phrase is ASK_FAMILY:
            return [0.0] * len(decision.options)
        if phrase is ASK_DRAFT:
            return [pick_weight(g, decision.seat, option.numbers[0]) for option in decision.options]
        verb = decision.options[0].verb
        if verb is PLAY or verb is PASS or verb is BUY:
            return turn_weights(palace_in(g, decision.seat), decision.options)
        favourite = BOT.consider(view(g, decision.seat), decision).option
        return [FAVOURITE if option == favourite else 0.0 for option in decision.options]

    def horizon(self, g: State) -> int:
        """The end of the round."""
        assert isinstance(g, IntrigoGame)
        return g.round + 1

    def at_horizon(self, g: State, horizon: int) -> bool:
        assert isinstance(g, IntrigoGame)
        return g.round >= horizon

    def values(self, g: State, random: Random) -> list[float]:
        assert isinstance(g, IntrigoGame)
        strengths = [math.exp(strength(player)) for player in g.players]
        total = sum(strengths)
        return [one / total for one in strengths]

    def foolish(self, view: View, decision: Decision) -> list[bool]:
        return foolish(view, decision)

    def traits(self, view: View, decision: Decision) -> list[Traits]:
        return traits(view, decision)

    def idle(self, option: Option) -> bool:
        return option.verb is PASS or option.verb is STOP

    def reason(self, view: View, decision: Decision, option: Option) -> str:
        """The greedy bot's own reason if it would take this option, else the purpose of such an option."""
        choice, board = BOT.consider(view, decision), view.board
        assert isinstance(board, IntrigoBoard)
        if choice.option == option:
            return choice.reason
        if option.verb is TAKE:
            return pick_reason(head_of(board, option.numbers[0]), view.seat)
        if option.verb is PLAY and palace_of(board, view.seat).card_gain(*option.numbers) > 0.0:
            return play_reason(palace_of(board, view.seat), option)
        kind = TYPES[option.numbers[0]] if option.verb is BUY else REASONS[option.verb]
        return f"bot-intrigo-{kind}"


def pick_weight(g: IntrigoGame, seat: int, card: int) -> float:
    """The value of a card of a packet: the seat's own first, then those most useful to a rival."""
    head = g.head_of_card(card)
    if head == seat:
        return OWN + STRENGTH[card]
    if head == NOBODY:
        return HEADLESS
    rival = g.players[head]
    return min(OWN, RIVAL * max(gains_of(tuple(rival.seals), rival.ducats)) * (STRENGTH[card] - WEAKEST) * DENIED)


def turn_weights(palace: Palace, options: list[Option]) -> list[float]:
    """The gain in the value of the palace for each play; purchases are left to the search."""
    found: list[float] = []
    for option in options:
        if option.verb is PLAY:
            found.append(palace.card_gain(option.numbers[0], option.numbers[1]))
        else:
            found.append(0.0 if option.verb is PASS else BOUGHT)
    return found


# The value of seals and ducats, fitted by regression over games of the greedy bot.
SEAL: Final = 0.28
MORE_ALIKE: Final[tuple[float, ...]] = (0.0, 0.0, 0.26, 0.72)  # by number of equal seals, besides `SEAL`
MORE_KINDS: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.1, 0.3)  # by number of kinds
TWO_WAYS: Final = 0.26  # one seal away from both ways of winning
DUCAT_WORTH: Final = 0.3
MANY: Final = 8  # further ducats have no value


def strength(player: Player) -> float:
    """A player's progress."""
    kinds, most = player.kinds(), max(player.seals)
    found = SEAL * sum(player.seals) + DUCAT_WORTH * min(player.ducats, MANY)
    found += MORE_ALIKE[min(most, len(MORE_ALIKE) - 1)] + MORE_KINDS[min(kinds, len(MORE_KINDS) - 1)]
    both = most == len(MORE_ALIKE) - 1 and kinds == len(MORE_KINDS) - 1
    return found + (TWO_WAYS if both else 0.0)


KNOWLEDGE: Final = IntrigoKnowledge()
