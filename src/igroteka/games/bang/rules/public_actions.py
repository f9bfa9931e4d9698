"""The public history of who did what to whom (docs/decisions/0009).

An action is recorded when a choice is aimed at other players' figures, when somebody dies, and when roles are mixed.
The tuple of all actions is replaced, never modified, so that copies of a state and views share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option, Verb
from igroteka.games.bang.rules.enums import Aim
from igroteka.games.bang.rules.faces import KIND, KINDS
from igroteka.games.bang.rules.source import kind_of
from igroteka.games.bang.rules.words import (
    ASK_COMMAND_TARGET,
    ASK_DRAW,
    ASK_EVENT,
    CHOOSE,
    PLAY,
    PLAY_AS,
    PLAY_AS_AT,
    PLAY_AT,
    ROLES,
    SOURCE_WORDS,
    USE,
    USE_AT,
    USE_CARD_AT,
    USE_CARD_ON,
    USE_CARDS_AT,
)

if TYPE_CHECKING:
    from igroteka.games.bang.rules.state import BangGame

DEATH: Final = "death"
ROLES_MIXED: Final = "roles_mixed"

# Index of the target among the numbers of an option.
_TARGET: Final[dict[Verb, int]] = {
    PLAY_AT: 1,
    PLAY_AS_AT: 2,
    USE_AT: 1,
    USE_CARD_AT: 2,
    USE_CARD_ON: 2,
    USE_CARDS_AT: 3,
}


class PublicAction(NamedTuple):
    """Who did what to whom; NOBODY stands for an effect without a player."""

    by: int
    to: int  # NOBODY: all of `among`
    what: str  # the card, ability or event; or DEATH, or ROLES_MIXED
    note: str = ""  # the card in play that it was about; the role of the dead
    among: tuple[int, ...] = ()  # the figures it could have been aimed at, or whose roles were mixed


def remember(g: BangGame, decision: Decision, option: Option) -> None:
    """Record a choice that is aimed at another player."""
    place = _TARGET.get(option.verb)
    if place is not None:
        _remember_aim(g, decision, option, place)
    elif option.verb is CHOOSE:
        _remember_choice(g, decision, option)
    elif option.verb is PLAY or option.verb is PLAY_AS or option.verb is USE:
        _remember_attack(g, decision.seat, option)


def _remember_aim(g: BangGame, decision: Decision, option: Option, place: int) -> None:
    """Record a card, an ability or an event against somebody; everybody can infer who else could have been the
    target.
    """
    numbers = option.numbers
    by, to = g.active_figures[decision.seat], numbers[place]
    if not g.different_owners(by, to):
        return
    among: list[int] = []
    for other in decision.options:
        if other.verb is option.verb and other.numbers[0] == numbers[0]:
            among.append(other.numbers[place])
    _add(g, PublicAction(by, to, SOURCE_WORDS[_source(option)], _card_in_play(decision, option), _others(g, by, among)))


def _remember_choice(g: BangGame, decision: Decision, option: Option) -> None:
    """Record whom an event shall concern, or at whom somebody is commanded to play a card (BANG-X04)."""
    prompt = decision.prompt
    by, to = g.active_figures[decision.seat], option.numbers[0]
    if prompt.phrase not in (ASK_EVENT, ASK_COMMAND_TARGET) or not g.different_owners(by, to):
        return
    among = [o.numbers[0] for o in decision.options if o.verb is CHOOSE]
    _add(g, PublicAction(by, to, SOURCE_WORDS[prompt.numbers[-1]], "", _others(g, by, among)))


def _remember_attack(g: BangGame, seat: int, option: Option) -> None:
    """Record a card that hits all others."""
    source = _source(option)
    if source not in KINDS:
        return
    card = kind_of(source)
    if (card.facts.use_aim if option.verb is USE else card.facts.aim) == Aim.OTHERS:
        by = g.active_figures[seat]
        _add(g, PublicAction(by, NOBODY, card.id, "", tuple(g.others(by))))


def _source(option: Option) -> int:
    """The kind that a card is played as, or the source that is used."""
    number = option.numbers[0]
    if option.verb is PLAY or option.verb is PLAY_AT:
        return KIND[number]
    return option.numbers[1] if option.verb is PLAY_AS or option.verb is PLAY_AS_AT else number


def _card_in_play(decision: Decision, option: Option) -> str:
    """The card in play that an option names: the target of a Ricochet (BANG-F06), or what is drawn (BANG-P27)."""
    if option.verb is USE_CARD_ON:
        return KINDS[option.numbers[3]].id
    drawn = option.verb is USE_CARD_AT and decision.prompt.phrase is ASK_DRAW
    return KINDS[KIND[option.numbers[1]]].id if drawn else ""


def _others(g: BangGame, by: int, figures: list[int]) -> tuple[int, ...]:
    """The figures of other players, without duplicates."""
    found: list[int] = []
    for figure in figures:
        if figure not in found and g.different_owners(by, figure):
            found.append(figure)
    return tuple(found)


def record_card(g: BangGame, owner: int, source: int, card: int) -> None:
    """Record the card in play that a source takes from its owner, if it was aimed at that."""
    last = g.history.public_actions[-1] if g.history.public_actions else None
    if last and last.to == owner and last.what == SOURCE_WORDS[source]:
        g.history.public_actions = (
            *g.history.public_actions[:-1],
            PublicAction(last.by, last.to, last.what, KINDS[KIND[card]].id, last.among),
        )


def record_death(g: BangGame, killer: int, dead: int) -> None:
    """Record a death and the revealed role."""
    role = g.figures[dead].role
    _add(g, PublicAction(killer, dead, DEATH, ROLES[role] if role >= 0 else ""))


def record_role_mix(g: BangGame, figures: list[int]) -> None:
    """Record that roles have been redealt among some figures."""
    _add(g, PublicAction(NOBODY, NOBODY, ROLES_MIXED, "", tuple(figures)))


def _add(g: BangGame, action: PublicAction) -> None:
    g.history.public_actions = (*g.history.public_actions, action)


def public_actions_of(data: object) -> tuple[PublicAction, ...]:
    """The public actions of a saved state; malformed data raises ValueError."""
    return tuple([_deed_of(row) for row in _rows(data)])


def _deed_of(row: object) -> PublicAction:
    by, to, what, note, among = _rows(row)
    figures = _rows(among)
    if not isinstance(by, int) or not isinstance(to, int) or not isinstance(what, str) or not isinstance(note, str):
        raise ValueError(row)
    return PublicAction(by, to, what, note, tuple([int(str(figure)) for figure in figures]))


def _rows(data: object) -> list[object]:
    if not isinstance(data, list | tuple):
        raise ValueError(data)
    return list(data)
