"""Names laughable moves of BANG! for `python -m tools.blunders`.

It looks at the rules and at the true state, not at what bots think: what a bot overlooks, its evaluation overlooks.
"""

from __future__ import annotations

from typing import Final, final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.faces import KIND, KINDS
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import hand_limit
from igroteka.games.bang.rules.words import (
    ANSWER,
    ANSWER_AS,
    ASK_PLAY,
    ASK_SHOT,
    END,
    PASS,
    PLAY,
    PLAY_AT,
    SOURCE_WORDS,
)

HOSTILE: Final = ("bang", "duel", "jail", "panic", "cat_balou", "punch", "springfield", "rag_time")
SHELTERS: Final = ("barrel", "mustang", "hideout", "scope", "binocular", "iron_plate", "sombrero", "bible")
COACHES: Final = ("stagecoach", "wells_fargo")
KEEPERS: Final = ("jose_delgado", "elena_fuente", "sid_ketchum", "doc_holyday")  # any card in hand is of use to them


@final
class Detector:
    """Follows one game, and names the moves that make any player laugh."""

    def name(self, state: State, decision: Decision, option: Option) -> str:
        """What is laughable about a choice that is about to be applied, or ""."""
        assert isinstance(state, BangGame)
        me = state.active_figures[decision.seat]
        if decision.prompt.phrase is ASK_PLAY:
            return self._name_play(state, me, decision, option)
        answers = [other for other in decision.options if other.verb in (ANSWER, ANSWER_AS)]
        dies = state.figures[me].life == 1 and "beer" not in hand_of(state, decision.seat)
        if decision.prompt.phrase is ASK_SHOT and option.verb is PASS and len(answers) >= needed(decision) and dies:
            return "dies with the answer in hand"
        return ""

    def _name_play(self, g: BangGame, me: int, decision: Decision, option: Option) -> str:
        figure = g.figures[me]
        kind = KINDS[KIND[option.numbers[0]]].id if option.verb in (PLAY, PLAY_AT) else ""
        if option.verb is PLAY_AT and kind in HOSTILE:
            target = g.figures[option.numbers[1]]
            burdened = any(KINDS[KIND[card]].id in ("jail", "dynamite") for card in target.in_play)
            if figure.role == Role.DEPUTY and target.role == Role.SHERIFF and not burdened:
                return "a Deputy attacks the Sheriff"
        if kind == "beer" and figure.life >= figure.max_life:
            return "a Beer at full life"
        if kind == "dynamite" and figure.life == 1:
            return "Dynamite at one life"
        return self._name_end(g, me, decision) if option.verb is END else ""

    def _name_end(self, g: BangGame, me: int, decision: Decision) -> str:
        plays = [option for option in decision.options if option.verb in (PLAY, PLAY_AT)]
        kinds = [KINDS[KIND[option.numbers[0]]].id for option in plays]
        if any(character in KEEPERS for character in abilities_of(g, me)):
            return ""
        laid = [KINDS[KIND[card]].id for card in g.figures[me].in_play]
        if any(kind in SHELTERS and kind not in laid for kind in kinds):
            return "a card that helps in play stays in hand"
        if any(kind in COACHES for kind in kinds):
            return "a Stagecoach or Wells Fargo stays in hand"
        too_many = len(g.hand(me)) > hand_limit(g, me)
        outlaw = g.figures[me].role == Role.OUTLAW
        for option, kind in zip(plays, kinds, strict=True):
            at_sheriff = option.verb is PLAY_AT and g.figures[option.numbers[1]].role == Role.SHERIFF
            if too_many and outlaw and kind == "bang" and at_sheriff:
                return "an Outlaw throws cards away and does not shoot the Sheriff"
        return ""


def needed(decision: Decision) -> int:
    """How many answers stop the shot."""
    return decision.prompt.numbers[-1]


def hand_of(g: BangGame, seat: int) -> list[str]:
    """The kinds in a hand."""
    return [KINDS[KIND[card]].id for card in g.players[seat].hand]


def abilities_of(g: BangGame, me: int) -> list[str]:
    """The ids of the characters whose abilities a figure has."""
    return [SOURCE_WORDS[number] for number in g.figures[me].abilities]
