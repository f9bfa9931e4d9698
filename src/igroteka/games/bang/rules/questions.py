"""The numbers of the questions: one for each method by which a source can change the rules.

The game keeps the sources that answer each question (`Index`), so that asking is free where nobody does.
"""

from __future__ import annotations

from typing import Final

Question = int  # one of these numbers

# How many?
SUIT: Final = 1
DIRECTION: Final = 2
DISTANCE: Final = 3
WEAPON_RANGE: Final = 4
BANG_LIMIT: Final = 5
CARDS_TO_DRAW: Final = 6
HAND_LIMIT: Final = 7
MISSED_NEEDED: Final = 8
CARDS_TO_CHECK: Final = 9
HEALING: Final = 10
USES: Final = 11
DESTINATION: Final = 12
DRAWS_FROM_DISCARDS: Final = 13
SPOILS: Final = 14
OVERRULES: Final = 15
# May it?
SILENCES: Final = 16
WHY_FORBIDDEN: Final = 17
WHY_IMMUNE: Final = 18
WHY_NOT_END_PHASE: Final = 19
OPENS_HANDS: Final = 20
# What else?
OPTIONS: Final = 21
# Instead?
REPLACES: Final = 22
# Afterwards.
ACT: Final = 23
AFTER_DRAW: Final = 24
AFTER_PLAY: Final = 25
AFTER_LOSS: Final = 26
ON_KILL: Final = 27
AFTER_DEATH: Final = 28

ANY: Final = 0  # any question
COUNT: Final = 29

# The methods of `Source`, indexed by question.
METHODS: Final = (
    *(
        "",
        "suit",
        "direction",
        "distance",
        "weapon_range",
        "bang_limit",
        "cards_to_draw",
        "hand_limit",
        "missed_needed",
    ),
    *("cards_to_check", "healing", "uses", "destination", "draws_from_discards", "spoils", "overrules"),
    *("silences", "why_forbidden", "why_immune", "why_not_end_phase", "opens_hands", "options", "replaces"),
    *("act", "after_draw", "after_play", "after_loss", "on_kill", "after_death"),
)
