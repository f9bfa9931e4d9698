"""The attitude of each role to the others, 1 for a foe, negative for a friend; and the value of a death to it."""

from __future__ import annotations

from typing import Final

Attitude = dict[str, float]

LAW: Final[Attitude] = {"outlaw": 1.0, "renegade": 0.35, "deputy": -1.0, "sheriff": -1.5, "": 0.0}
CRIME: Final[Attitude] = {"sheriff": 1.5, "deputy": 0.8, "renegade": 0.2, "outlaw": -1.0, "": 0.0}
ALONE: Final[Attitude] = {"outlaw": 0.7, "deputy": 0.5, "renegade": 0.7, "sheriff": -0.5, "": 0.0}
INDIFFERENT: Final[Attitude] = dict.fromkeys(LAW, 0.0)
EVERYBODY: Final[Attitude] = dict.fromkeys(LAW, 1.0)

ATTITUDES: Final = {"sheriff": LAW, "deputy": LAW, "outlaw": CRIME, "renegade": ALONE, "": INDIFFERENT}

LAW_IN_THE_END: Final[Attitude] = {**LAW, "renegade": 1.0}  # when no Outlaw is left

# Law and crime (BANG-N6.3): the Outlaws must kill all good players, including the Sheriff.
CRIME_FOR_ALL: Final[Attitude] = {**CRIME, "sheriff": 1.0, "deputy": 1.0}

# BANG-N6.9: a shoot-out is camp against camp.
LAW_TO_THE_END: Final[Attitude] = {**EVERYBODY, "sheriff": -1.0, "deputy": -1.0}
CRIME_TO_THE_END: Final[Attitude] = {**EVERYBODY, "outlaw": -1.0}

# A Renegade who will soon face the Sheriff alone lets the last Outlaws weaken the Sheriff, and helps them.
SHERIFF_TOO_STRONG: Final[Attitude] = {**ALONE, "sheriff": 0.8, "outlaw": -0.2}

NONE_LEFT: Final = 0.3  # this few foes count as none
FEW: Final = 0.5  # this few are enough for a Renegade, who can wait
WEAK: Final = 2  # a Sheriff with this many life points needs help
STRONG: Final = 4  # a Sheriff with this many can take a shot

REWARD_VALUE: Final = 3.0  # BANG-D08
VICTORY_VALUE: Final = 25.0  # the game itself
DEAD_FOE_VALUE: Final = 2.0  # a foe who no longer shoots
DEAD_FRIEND_COST: Final = 5.0  # a friend, in addition to their last life point
KILLED_DEPUTY_COST: Final = 15.0  # a Sheriff's own Deputy, in addition to all cards (BANG-D09)


def camp_attitude(role: str, mode: str, outlaws: float) -> Attitude:
    """The attitude to each role of a player with a camp, or in a shoot-out; `outlaws` is the number of other
    Outlaws.
    """
    if mode == "shoot_out":
        return {"outlaw": CRIME_TO_THE_END, "renegade": EVERYBODY}.get(role, LAW_TO_THE_END)
    if role == "outlaw":
        return CRIME_FOR_ALL if mode == "law_and_crime" else CRIME
    return LAW if outlaws > NONE_LEFT else LAW_IN_THE_END


def renegade_attitude(law: float, crime: float, deputies: float, outlaws: float, sheriff_life: int) -> Attitude:
    """Weaken whoever is stronger; the Sheriff must not die before all others.

    `law` and `crime` are the strengths of the camps; `deputies` and `outlaws` are how many of them are left.
    """
    if outlaws > FEW:
        sheriff = -1.2 if sheriff_life <= WEAK else -0.5
    else:
        sheriff = 0.2 if sheriff_life >= STRONG else -0.6
    if law > crime and sheriff_life > WEAK and deputies > FEW:
        return {**ALONE, "sheriff": sheriff, "deputy": 0.9, "outlaw": -0.4}
    if law > crime and sheriff_life > WEAK and outlaws > FEW:
        return SHERIFF_TOO_STRONG
    return {**ALONE, "sheriff": sheriff, "deputy": -0.2 if outlaws > FEW else 0.9, "outlaw": 0.8}


def spoils_value(hostility: float, friend: float, outlaw: float) -> float:
    """The value of a death, given the probabilities that it was a friend and that it was an Outlaw (BANG-D08)."""
    if hostility < 0:
        return DEAD_FRIEND_COST * hostility
    return DEAD_FOE_VALUE * hostility + REWARD_VALUE * outlaw - DEAD_FRIEND_COST * friend


def disgrace_cost(role: str, deputy: float, cards: int) -> float:
    """BANG-D09: the cost of killing a Deputy to a Sheriff, who loses all cards."""
    return deputy * (KILLED_DEPUTY_COST + cards) if role == "sheriff" else 0.0


def victory_value(role: str, sheriff: float, foe: float, foes_left: float, *, alone: bool) -> float:
    """What a death contributes to victory in the standard game (BANG-W02, BANG-W03).

    Takes the probabilities that it was the Sheriff and that it was one of the Sheriff's foes, and the number of those
    left; `alone` means that nobody else is left.
    """
    if role == "outlaw":
        return VICTORY_VALUE * sheriff
    if role == "renegade":
        return VICTORY_VALUE * sheriff * (1.0 if alone else -1.0)
    return VICTORY_VALUE * ((foe if foes_left < NONE_LEFT else 0.0) - sheriff)
