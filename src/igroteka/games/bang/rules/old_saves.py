"""Reads what earlier versions have saved: frames and fields that have another name or form today."""

from __future__ import annotations

from typing import Final

from igroteka.core.codec import KIND

_DRAW_ENDED: Final = 2  # the `chosen` of an old DrawPhase whose draw a source had replaced


def upgrade_frames(data: object) -> object:
    """Saved frames, as today's version writes them."""
    return [upgrade_frame(frame) for frame in data] if isinstance(data, list) else data


def upgrade_frame(data: object) -> object:
    """One saved frame."""
    if isinstance(data, dict) and data.get(KIND) == "DrawPhase" and "start" in data:
        return _draw_phase(data)
    return data


def _draw_phase(old: dict[str, object]) -> dict[str, object]:
    """One frame held all of phase 1: -1 and -2 as its `start` stood for what comes before the draw."""
    figure, start, chosen = old["figure"], old["start"], old["chosen"]
    if chosen:
        return {KIND: "DrawRest", "figure": figure, "start": start, "replaced": int(chosen == _DRAW_ENDED)}
    return {KIND: "DrawPhase" if start == -1 else "DrawChoice", "figure": figure}
