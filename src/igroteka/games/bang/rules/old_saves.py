"""Migration of saves of earlier versions: frames and fields that have another name or form today."""

from __future__ import annotations

from typing import Final

from igroteka.core.codec import CLASS_KEY

_NAMES: Final = {
    "Bin": "DiscardPlayed",
    "Flip": "RevealEvent",
    "Lead": "SetActive",
    "Moment": "RunTriggers",
    "Surrender": "IndiansDemand",
}
_KEYS: Final = {  # by the old name of the class
    "Cause": {"manner": "card_use"},
    "Dying": {"lost": "beyond_help"},
    "Moment": {"moment": "timing"},
    "Turn": {"at": "step_index", "barred": "jailed"},
    "Visit": {"lead": "active_before"},
}
_ADDED: Final[dict[str, dict[str, object]]] = {  # fields that came later, and their values
    "Draw": {"source": 0},
    "Heal": {"source": 0},
    "NewPair": {"first": 0},
    "TakeFromHand": {"source": 0},
    "Volley": {"total": 0},
}
_DRAW_ENDED: Final = 2  # the `chosen` of an old DrawPhase whose draw a source had replaced


def upgrade_state(data: dict[str, object]) -> dict[str, object]:
    """The saved fields of a state in today's format."""
    actions = data.get("deeds")
    # It used not to be saved what was done before this turn: let all of it count as before.
    return {"deeds_before": len(actions) if isinstance(actions, list) else 0, **data}


def upgrade_frames(data: object) -> object:
    """Saved frames in today's format."""
    return [upgrade_frame(frame) for frame in data] if isinstance(data, list) else data


def upgrade_frame(data: object) -> object:
    """One saved frame in today's format, with its values."""
    if not isinstance(data, dict):
        return data
    if data.get(CLASS_KEY) == "DrawPhase" and "start" in data:
        return _draw_phase(data)
    name = str(data.get(CLASS_KEY))
    keys = _KEYS.get(name, {})
    found: dict[str, object] = dict(_ADDED.get(name, {}))
    found |= {str(keys.get(key, key)): upgrade_frame(value) for key, value in data.items()}
    found[CLASS_KEY] = _NAMES.get(name, data.get(CLASS_KEY))
    return found


def _draw_phase(old: dict[str, object]) -> dict[str, object]:
    """One frame used to hold all of phase 1; -1 and -2 as its `start` meant the time before the draw."""
    figure, start, chosen = old["figure"], old["start"], old["chosen"]
    if chosen:
        return {CLASS_KEY: "DrawRest", "figure": figure, "start": start, "replaced": int(chosen == _DRAW_ENDED)}
    return {CLASS_KEY: "DrawPhase" if start == -1 else "DrawChoice", "figure": figure}
