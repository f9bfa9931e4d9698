"""Games that an earlier version has saved go on: every kind of frame that a game can be saved in.

Each line of `saved_games.jsonl` is a saved game, and the codes of the options that it offered when it was saved.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from igroteka.core.codec import encode
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.attack import IndiansDemand
from igroteka.games.bang.rules.dying import Dying
from igroteka.games.bang.rules.enums import CardUse, Timing
from igroteka.games.bang.rules.frames import Cause, RunTriggers, SetActive, Visit
from igroteka.games.bang.rules.play import AfterPlay, DiscardPlayed
from igroteka.games.bang.rules.turn import DrawChoice, DrawPhase, DrawRest, RevealEvent, Turn

SAVED = (Path(__file__).parent / "saved_games.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", SAVED, ids=range(len(SAVED)))
def test_a_game_saved_by_an_earlier_version_asks_what_it_asked(line: str) -> None:
    found = json.loads(line)
    g = GAME.load(found["saved"])
    assert [[option.code for option in decision.options] for decision in g.decisions()] == found["asked"]


@pytest.mark.parametrize("line", SAVED, ids=range(len(SAVED)))
def test_a_game_saved_by_an_earlier_version_is_saved_as_today(line: str) -> None:
    g = GAME.load(json.loads(line)["saved"])
    data = json.loads(json.dumps(GAME.dump(g)))
    assert GAME.dump(GAME.load(data)) == data


def test_phase_one_was_one_frame_and_is_three() -> None:  # BANG-T11
    old = [{"is": "DrawPhase", "figure": 1, "start": start, "chosen": 0} for start in (-1, -2, 0)]
    old += [{"is": "DrawPhase", "figure": 1, "start": 4, "chosen": chosen} for chosen in (1, 2)]
    today = [DrawPhase(1), DrawChoice(1), DrawChoice(1), DrawRest(1, 4), DrawRest(1, 4, 1)]
    assert GAME.frames(old) == today


def test_a_card_on_its_way_to_the_discard_pile_was_in_a_bin() -> None:  # BANG-T53
    assert GAME.frames([{"is": "Bin", "card": 3}]) == [DiscardPlayed(3)]


def test_triggers_of_a_timing_were_a_moment() -> None:
    old = {"is": "Moment", "figure": 2, "moment": Timing.STEP4, "waiting": [222], "begun": 1}
    assert GAME.frames([old]) == [RunTriggers(2, Timing.STEP4, (222,), 1)]


def test_the_active_figure_was_in_the_lead() -> None:  # BANG-N2.4
    cause = Cause(0, 1, 2, 4, CardUse.PLAY)
    saved = encode(cause)
    assert GAME.frames([{"is": "Visit", "cause": saved, "target": 3, "lead": 2}]) == [Visit(cause, 3, 2)]
    assert GAME.frames([{"is": "Lead", "figure": 3}]) == [SetActive(3)]


def test_the_step_of_a_turn_was_where_it_was_at_and_jailed_figures_were_barred() -> None:  # BANG-T02
    assert GAME.frames([{"is": "Turn", "figure": 1, "at": 3, "barred": 2}]) == [Turn(1, 3, 2)]
    assert GAME.frames([{"is": "Flip"}]) == [RevealEvent()]


def test_a_figure_beyond_help_was_lost_and_indians_demanded_a_surrender() -> None:  # BANG-D02, BANG-A07
    cause = Cause(0, 1, 2, 4, CardUse.PLAY)
    saved = encode(cause)
    assert GAME.frames([{"is": "Dying", "figure": 1, "cause": saved, "lost": 1}]) == [Dying(1, cause, 1)]
    assert GAME.frames([{"is": "Surrender", "figure": 1, "cause": saved, "given": 0}]) == [IndiansDemand(1, cause)]


def test_a_cause_had_a_manner() -> None:  # BANG-D07
    cause = {"is": "Cause", "by": 0, "source": 1, "card": 2, "suits": 4, "manner": 0}
    assert GAME.frames([{"is": "AfterPlay", "cause": cause}]) == [AfterPlay(Cause(0, 1, 2, 4, CardUse.PLAY))]
