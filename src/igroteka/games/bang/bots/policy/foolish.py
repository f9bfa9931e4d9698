"""Options of BANG! that make any player laugh: neither the search nor the easy bot takes them.

An option is foolish only if it is bad whatever the hidden cards are. Where players disagree, the search decides.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.bang.bots.evaluation.card_values import (
    ELENA_FUENTE,
    NOTHING,
    USELESS_CARD_VALUE,
    weapon_improvement,
)
from igroteka.games.bang.bots.evaluation.effects import EXPLOSION_DAMAGE, IS_HOSTILE
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.evaluation.kinds import (
    DRAWN_BY,
    DRINKS,
    IS_BROWN,
    IS_BURDEN,
    RANGE_OF,
    ROBBERS,
    SOURCE_NUMBER,
    flags_of,
)
from igroteka.games.bang.bots.evaluation.odds import SID_KETCHUM
from igroteka.games.bang.bots.policy.answers import last_copy_value, of_verb, stops_needed, survive
from igroteka.games.bang.bots.policy.turn import JOSE_DELGADO, MISS_SUSANNA, option_value
from igroteka.games.bang.rules.faces import BEER, KIND
from igroteka.games.bang.rules.words import (
    ANSWER,
    ANSWER_AS,
    ASK_DUEL,
    ASK_DYING,
    ASK_INDIANS,
    ASK_LIMIT,
    ASK_PLAY,
    ASK_SHOT,
    ASK_SHOT_BY_NOBODY,
    DISCARD,
    END,
    OFFER,
    PASS,
    PLAY,
    PLAY_AS,
    PLAY_AS_AT,
    PLAY_AT,
    USE,
    USE_AT,
)

SURE_FRIEND: Final = 0.9  # the probability of a friend whom nobody attacks
SURE_FOE: Final = 0.9  # the hostility to a foe whom nobody helps
FREE_VALUE: Final = 0.8  # a card that gains this much is not left in the hand
TERRIBLE: Final = -6.0  # the value of a play that costs two life points for nothing
WORSE_WEAPON: Final = -0.3  # the improvement of a weapon that is worse than the one in play
GOOD_CARD: Final = 1.5  # the value of a card that is not thrown away beside a useless one
FEW_PLAYERS: Final = 2  # a Beer does nothing (BANG-D03)
ATTACKS: Final = (ASK_SHOT, ASK_SHOT_BY_NOBODY, ASK_INDIANS, ASK_DUEL)
HOLDERS: Final = (JOSE_DELGADO, ELENA_FUENTE, SID_KETCHUM, SOURCE_NUMBER["doc_holyday"])  # any card in hand is of use
SUZY_LAFAYETTE: Final = SOURCE_NUMBER["suzy_lafayette"]  # an empty hand brings a card (BANG-P14)
SALOON: Final = SOURCE_NUMBER["saloon"]
DYNAMITE: Final = SOURCE_NUMBER["dynamite"]
IS_ROBBER: Final = flags_of(ROBBERS)
IS_DRINK: Final = flags_of(DRINKS)
DRAWS: Final = flags_of(tuple(DRAWN_BY))


def foolish(ev: Evaluator, decision: Decision) -> list[bool]:
    """For each option, True if no sensible player would choose it."""
    phrase, options = decision.prompt.phrase, decision.options
    if phrase is ASK_PLAY:
        values = [option_value(ev, option) for option in options]
        best = max(values)
        return [
            ends_too_soon(ev, decision, values, best)
            if option.verb is END
            else is_foolish_play(ev, option, value, best)
            for option, value in zip(options, values, strict=True)
        ]
    if phrase is ASK_DYING:
        one_life = decision.prompt.numbers[1] == 1  # of several life points, a Beer may save none
        can_survive = one_life and survive(ev, decision).verb is not PASS
        return [can_survive and option.verb is PASS for option in options]
    if phrase in ATTACKS and dies_without_answer(ev, decision):
        return [option.verb is PASS for option in options]
    if phrase is ASK_LIMIT:
        return wasted(ev, options)
    return [False] * len(options)


# The player's own turn.


def ends_too_soon(ev: Evaluator, decision: Decision, values: list[float], best: float) -> bool:
    """True if a card is thrown away that could do good now, or one stays in hand that helps only when played."""
    if best <= NOTHING:
        return False
    if len(ev.hand) > ev.hand_limit():
        return True
    if any(ev.can(ev.me, ability) for ability in HOLDERS):
        return False
    pairs = zip(decision.options, values, strict=True)
    return any(value > FREE_VALUE and is_free(option) for option, value in pairs)


def is_free(option: Option) -> bool:
    """True for a card that is of no use in the hand: laid for good, or exchanged for more cards."""
    if option.verb is not PLAY:
        return False
    kind = KIND[option.numbers[0]]
    return DRAWS[kind] or not (IS_BROWN[kind] or IS_BURDEN[kind])


def is_foolish_play(ev: Evaluator, option: Option, value: float, best: float) -> bool:
    """True for a play that helps a foe, hurts a friend, does nothing, or costs far more than it brings."""
    if option.verb is OFFER:
        return value < NOTHING
    kind, target = what_and_whom(ev, option)
    if kind < 0 or value >= best:
        return False
    if target != ev.me and not ev.is_mine(target) and is_wrong_target(ev, kind, target):
        return True
    return value < TERRIBLE or (value < NOTHING and is_useless(ev, kind))


def what_and_whom(ev: Evaluator, option: Option) -> tuple[int, int]:
    """The kind or source of a play, −1 if there is none, and the figure it is aimed at."""
    verb, numbers = option.verb, option.numbers
    if verb is PLAY or verb is PLAY_AT:
        return KIND[numbers[0]], numbers[1] if verb is PLAY_AT else ev.me
    if verb is PLAY_AS or verb is PLAY_AS_AT:
        return numbers[1], numbers[2] if verb is PLAY_AS_AT else ev.me
    if verb is USE or verb is USE_AT:
        return numbers[0], numbers[1] if verb is USE_AT else ev.me
    return -1, ev.me


def is_wrong_target(ev: Evaluator, kind: int, target: int) -> bool:
    """True for an attack on a sure friend, unless it takes their Jail or Dynamite away, and for a drink for a foe."""
    if IS_DRINK[kind]:
        return ev.hostility[target] >= SURE_FOE
    if not (IS_HOSTILE[kind] or IS_BURDEN[kind]) or not is_sure_friend(ev, target):
        return False
    return not (IS_ROBBER[kind] and any(IS_BURDEN[KIND[card]] for card in ev.figures[target].in_play))


def is_sure_friend(ev: Evaluator, target: int) -> bool:
    """True if somebody is almost certainly on the player's side."""
    relations = ev.relations
    return (
        not relations.no_camps
        and relations.friend_probabilities[target] >= SURE_FRIEND
        and ev.hostility[target] <= -SURE_FRIEND
    )


def is_useless(ev: Evaluator, kind: int) -> bool:
    """True for a card that does nothing now, or does harm to its player alone."""
    if ev.show_event == MISS_SUSANNA or ev.can(ev.me, SUZY_LAFAYETTE):
        return False
    healthy = ev.mine.life >= ev.mine.max_life
    if kind == BEER:
        return healthy or ev.count_living() <= FEW_PLAYERS
    if IS_DRINK[kind] or kind == SALOON:
        return healthy
    if kind == DYNAMITE:
        return ev.mine.life < EXPLOSION_DAMAGE
    return RANGE_OF[kind] > 0 and weapon_improvement(ev, kind) < WORSE_WEAPON


# Answers.


def dies_without_answer(ev: Evaluator, decision: Decision) -> bool:
    """True if this hit takes the last life point, an answer is at hand, and no Beer would save the player."""
    saved = ev.held(BEER) > 0 and not ev.no_beers() and ev.count_living() > FEW_PLAYERS
    answers = of_verb(decision, ANSWER, ANSWER_AS, USE)
    needed = stops_needed(decision) if decision.prompt.phrase in (ASK_SHOT, ASK_SHOT_BY_NOBODY) else 1
    return ev.mine.life <= 1 and not ev.mine.ghost and not saved and len(answers) >= needed


def wasted(ev: Evaluator, options: list[Option]) -> list[bool]:
    """A good card is not discarded while a useless one stays (BANG-T14)."""
    values = [last_copy_value(ev, option) if option.verb is DISCARD else NOTHING for option in options]
    spare = [value for option, value in zip(options, values, strict=True) if option.verb is DISCARD]
    if not spare or min(spare) > USELESS_CARD_VALUE:
        return [False] * len(options)
    return [value >= GOOD_CARD for value in values]
