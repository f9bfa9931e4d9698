"""Migration of saves of earlier versions: frames and fields that have another name or form today."""

from __future__ import annotations

from typing import Final

from igroteka.core.codec import KIND

_NAMES: Final = {"Bin": "DiscardPlayed"}
_KEYS: Final = {"manner": "card_use"}  # of a Cause
_DRAW_ENDED: Final = 2  # the `chosen` of an old DrawPhase whose draw a source had replaced


def upgrade_frames(data: object) -> object:
    """Saved frames in today's format."""
    return [upgrade_frame(frame) for frame in data] if isinstance(data, list) else data


def upgrade_frame(data: object) -> object:
    """One saved frame in today's format, with its values."""
    if not isinstance(data, dict):
        return data
    if data.get(KIND) == "DrawPhase" and "start" in data:
        return _draw_phase(data)
    found = {_KEYS.get(key, key): upgrade_frame(value) for key, value in data.items()}
    found[KIND] = _NAMES.get(str(data.get(KIND)), data.get(KIND))
    return found


def _draw_phase(old: dict[str, object]) -> dict[str, object]:
    """One frame used to hold all of phase 1; -1 and -2 as its `start` meant the time before the draw."""
    figure, start, chosen = old["figure"], old["start"], old["chosen"]
    if chosen:
        return {KIND: "DrawRest", "figure": figure, "start": start, "replaced": int(chosen == _DRAW_ENDED)}
    return {KIND: "DrawPhase" if start == -1 else "DrawChoice", "figure": figure}
