"""The list of checks, and how often each one runs."""

from __future__ import annotations

from typing import Final

from igroteka.conformance import asking, copies, hidden_information, layouts, parts, sealed, words
from igroteka.conformance.checked_table import Check

# During a game; the number N means: at one moment in N.
MOMENTS: Final = (
    Check("questions are sound", asking.questions_are_sound, 4),
    Check("cards are conserved", asking.cards_are_conserved, 4),
    Check("asking changes nothing", asking.asking_changes_nothing, 100),
    Check("nonsense is refused", asking.nonsense_is_refused, 80),
    Check("refusals have reasons", asking.refusals_have_reasons, 20),
    Check("clones are equal and apart", copies.clones_are_equal_and_apart, 250),
    Check("saved games go on alike", copies.saved_games_go_on_alike, 250),
    Check("positions give the state back", copies.positions_give_the_state_back, 1500),
    Check("undone is undone", copies.undone_is_undone, 80),
    Check("states hold plain things", copies.states_hold_plain_things, 120),
    Check("views are plain", hidden_information.views_are_plain, 200),
    Check("seeds are not shown", hidden_information.seeds_are_not_shown, 500),
    Check("imagination keeps what is known", hidden_information.imagination_keeps_what_is_known, 25),
    Check("imagined chance is new", hidden_information.imagined_chance_is_new, 100),
    Check("imagined games can be played", hidden_information.imagined_games_can_be_played, 300),
    Check("same information, same view", hidden_information.same_information_same_view, 150),
    Check("secret choices are not noticed", hidden_information.secret_choices_are_not_noticed, 25),
    Check("hidden cards are not noticed", hidden_information.hidden_cards_are_not_noticed, 25),
    Check("public choices are told", hidden_information.public_choices_are_told, 10),
    Check("what can be undone has shown nothing", hidden_information.what_can_be_undone_has_shown_nothing, 40),
    Check("sealed answers are private", sealed.sealed_answers_are_private, 50),
    Check("sealed answers have no order", sealed.sealed_answers_have_no_order, 50),
    Check("everything has words", words.everything_has_words, 20),
    Check("layouts are sound", layouts.layouts_are_sound, 50),
    Check("bots choose what is offered", parts.bots_choose_what_is_offered, 600),
    Check("hints have reasons", parts.hints_have_reasons, 1200),
    Check("boards can be drawn", parts.boards_can_be_drawn, 600),
)

# Right after the deal; the number N means: in one game in N.
DEALS: Final = (
    Check("deals are determined", copies.deals_are_determined, 4),
    Check("imagination varies", hidden_information.imagination_varies, 8),
    Check("parts have words", words.parts_have_words, 100),
    Check("looks can be drawn", layouts.looks_can_be_drawn, 100),
    Check("environments fit", parts.environments_fit, 100),
)

# When a game is over.
ENDS: Final = (
    Check("the end is one", asking.the_end_is_one, 1),
    Check("replays give the game back", copies.replays_give_the_game_back, 10),
    Check("forced moves can be skipped", copies.forced_moves_can_be_skipped, 10),
    Check("lines hide what they must", hidden_information.lines_hide_what_they_must, 20),
)
