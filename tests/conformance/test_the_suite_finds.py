"""A suite that cannot fail proves nothing: each flaw that is put into the tiny game is found by its check."""

from __future__ import annotations

import random as chance
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any, cast

import pytest
from rich.console import RenderableType

from igroteka.bots.bot import Imagine
from igroteka.bots.search.knowledge import Knowledge
from igroteka.conformance import CheckedSetup, Report, check_game, configurations, words
from igroteka.conformance.suite import DEALS, ENDS, MOMENTS
from igroteka.core import registry
from igroteka.core.decisions import Decision
from igroteka.core.errors import Refused
from igroteka.core.game import Game
from igroteka.core.options import Option, Verb
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import Message
from igroteka.core.random import Random
from igroteka.core.replays import read_replay
from igroteka.core.setup import Setup
from igroteka.core.state import Record, State, mask
from igroteka.core.views import View, with_fields
from igroteka.terminal.renderer import PlainRenderer
from igroteka.terminal.words import Words
from tests.bots.heaps import HeapKnowledge
from tests.core import toy
from tests.core.toy import CLOSE, Board, Toy, ToyGame

CLASSIC = CheckedSetup("classic_base", 2, {"deck": "classic_base"})  # short games of a real game

Patch = pytest.MonkeyPatch


def suite(game: Game[Any], games: int = 1, density: float = 20, seed: str = "flaws") -> Report:
    return check_game(game, configurations(game), games, seed, density=density, max_choices=100)


def assert_found(check: str, game: Game[Any] | None = None, *, density: float = 20) -> None:
    """The suite reports this check before long, with a replay that can be read."""
    game = game or ToyGame()
    for attempt in range(30):
        found = {violation.check: violation for violation in suite(game, 1, density, f"flaws {attempt}").violations}
        if check in found:
            assert len(read_replay(found[check].replay, cast(Game[Any], game)).choices) == found[check].step
            return
    raise AssertionError(f"{check}: not found")


def board_with(change: Callable[[Toy, int, Board], Board]) -> ToyGame:
    """The game with other boards."""

    class Changed(ToyGame):
        def view(self, g: Toy, seat: int) -> View:
            view = super().view(g, seat)
            assert isinstance(view.board, Board)
            return with_fields(view, board=change(g, seat, view.board))

    return Changed()


# Secrets.


def test_a_view_that_shows_another_hand() -> None:
    game = board_with(lambda g, seat, board: replace(board, discard=[str(hand) for hand in g.hands]))
    assert_found("imagination keeps what is known", game)


def test_a_view_that_shows_the_top_of_the_deck() -> None:
    game = board_with(lambda g, seat, board: replace(board, round=g.deck[-1] if g.deck else 0))
    assert_found("imagination keeps what is known", game)


def test_a_spectator_who_sees_a_hand() -> None:
    game = board_with(lambda g, seat, board: replace(board, hand=[str(g.hands[0])] if seat < 0 else board.hand))
    assert_found("imagination keeps what is known", game)


def test_a_view_that_shows_the_seed() -> None:
    assert_found("seeds are not shown", board_with(lambda g, seat, board: replace(board, hand=[g.setup.seed])))


def test_a_view_that_shows_the_generator() -> None:
    assert_found("seeds are not shown", board_with(lambda g, seat, board: replace(board, hand=[g.random.dump()])))


def test_a_prompt_that_tells_what_somebody_holds(monkeypatch: Patch) -> None:
    ask = toy.Turn.decisions

    def telling(self: toy.Turn, g: Toy) -> list[Decision]:
        return [Decision(d.seat, Message(toy.ASK_TURN, g.hands[d.seat].count(0)), d.options) for d in ask(self, g)]

    monkeypatch.setattr(toy.Turn, "decisions", telling)
    assert_found("imagination keeps what is known")


def test_a_window_that_asks_only_those_who_could_react(monkeypatch: Patch) -> None:
    everybody = toy.Window.asked
    monkeypatch.setattr(toy.Window, "asked", lambda self, g: [s for s in everybody(self, g) if self.card in g.hands[s]])
    assert_found("imagination keeps what is known")


def test_a_question_that_only_the_lucky_are_asked(monkeypatch: Patch) -> None:
    draw = toy.Turn.draw

    def quick(self: toy.Turn, g: Toy) -> None:
        if g.deck[-1] == toy.SIX:
            draw(self, g)
            return
        card = g.draw()
        g.hands[self.seat].append(card)
        g.log_secret(mask(self.seat), toy.LOG_DRAW, (self.seat,), (card,))

    monkeypatch.setattr(toy.Turn, "draw", quick)
    assert_found("hidden cards are not noticed")


def test_a_secret_line_that_is_told_to_all(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy, "mask", lambda *seats: -1)
    assert_found("hidden cards are not noticed")


def test_something_visible_that_is_never_told(monkeypatch: Patch) -> None:
    draw = toy.Turn.draw

    def scoring(self: toy.Turn, g: Toy) -> None:
        draw(self, g)
        g.scores[self.seat] += g.drawn[-1]

    monkeypatch.setattr(toy.Turn, "draw", scoring)
    assert_found("hidden cards are not noticed")


def test_a_choice_that_everybody_notices_and_nobody_is_told(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Toy, "log", lambda *arguments: None)
    assert_found("public choices are told")


def test_a_known_card_that_moves_when_another_is_put_in_secretly(monkeypatch: Patch) -> None:
    def finish(self: toy.Bury, g: Toy) -> None:
        first, second = g.aside
        g.aside.clear()
        place = len(g.deck) if second % 2 else 0
        for card in (first, second):
            g.deck.insert(place, card)
            g.known.insert(place, mask(self.seat))
        g.log_secret(mask(self.seat), toy.LOG_BURY, (self.seat,), (first, second))

    monkeypatch.setattr(toy.Bury, "finish", finish)
    assert_found("secret choices are not noticed")


def test_a_sealed_answer_that_can_be_seen() -> None:
    def answered(g: Toy, seat: int, board: Board) -> Board:
        top = g.stack[-1] if g.stack else None
        return replace(board, round=len(top.answers) if isinstance(top, toy.Window) else 0)

    assert_found("sealed answers are private", board_with(answered))


def test_a_sealed_frame_in_which_the_first_to_arrive_is_served_first(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Bid, "asked", lambda self, g: [a.seat for a in self.answers] + unanswered(self, g))
    assert_found("sealed answers have no order")


def unanswered(frame: toy.Bid, g: Toy) -> list[int]:
    done = [answer.seat for answer in frame.answers]
    return [seat for seat in range(g.setup.seats) if g.hands[seat] and seat not in done]


def test_an_imagination_that_is_the_truth() -> None:
    class Honest(ToyGame):
        def imagine(self, g: Toy, seat: int, random: Random) -> Toy:
            other = g.clone()
            other.random = random
            return other

    assert_found("imagination varies", Honest())


def test_an_imagination_that_lets_shuffles_be_foreseen() -> None:
    class Repeating(ToyGame):
        def imagine(self, g: Toy, seat: int, random: Random) -> Toy:
            numbers = random.clone()
            other = super().imagine(g, seat, random)
            other.random = numbers
            return other

    assert_found("imagined chance is new", Repeating())


def test_an_imagination_that_forgets_what_was_seen() -> None:
    class Forgetful(ToyGame):
        def imagine(self, g: Toy, seat: int, random: Random) -> Toy:
            other = g.clone()
            other.known = [0] * len(other.known)
            return super().imagine(other, seat, random)

    assert_found("imagination keeps what is known", Forgetful())


def test_an_imagination_that_breaks_a_promise(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Play, "required_cards", lambda self: [])
    assert_found("imagined games can be played")


def test_an_imagination_that_loses_cards() -> None:
    class Careless(ToyGame):
        def imagine(self, g: Toy, seat: int, random: Random) -> Toy:
            other = super().imagine(g, seat, random)
            if other.deck and not other.known[0] >> seat & 1:
                other.deck[0] = 0
            return other

    assert_found("imagination keeps what is known", Careless())


def test_a_peek_that_can_be_taken_back(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Toy, "forbid_undo", lambda self: None)
    assert_found("what can be undone has shown nothing")


# Copies.


def test_a_clone_that_shares_a_list(monkeypatch: Patch) -> None:
    clone = Toy.clone

    def sharing(self: Toy) -> Toy:
        other = clone(self)
        other.discard = self.discard
        return other

    monkeypatch.setattr(Toy, "clone", sharing)
    assert_found("clones are equal and apart")


def test_a_clone_that_forgets_a_field(monkeypatch: Patch) -> None:
    clone = Toy.clone

    def forgetful(self: Toy) -> Toy:
        other = clone(self)
        other.scores = [0] * self.setup.seats
        return other

    monkeypatch.setattr(Toy, "clone", forgetful)
    assert_found("clones are equal and apart")


def test_a_clone_that_shares_the_generator(monkeypatch: Patch) -> None:
    clone = Toy.clone
    draw = toy.Turn.draw

    def sharing(self: Toy) -> Toy:
        other = clone(self)
        other.random = self.random
        return other

    def lucky(self: toy.Turn, g: Toy) -> None:
        draw(self, g)
        g.scores[self.seat] += g.random_below(2)

    monkeypatch.setattr(Toy, "clone", sharing)
    monkeypatch.setattr(toy.Turn, "draw", lucky)
    assert_found("clones are equal and apart")


def test_a_field_that_is_not_saved(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Toy, "saved", tuple(name for name in Toy.saved if name != "scores"))
    assert_found("saved games go on alike")


class Extra(Record):
    """A record that does not save all that it holds."""

    saved = ("left",)

    def __init__(self) -> None:
        self.left = 1
        self.right = 2


def test_a_record_with_a_field_that_is_not_saved(monkeypatch: Patch) -> None:
    make = Toy.__init__

    def with_extra(self: Toy, setup: Setup, random: Random) -> None:
        make(self, setup, random)
        self.extra = Extra()  # type: ignore[attr-defined]

    monkeypatch.setattr(Toy, "__init__", with_extra)
    monkeypatch.setattr(Toy, "saved", (*Toy.saved, "extra"))
    assert_found("states hold plain things")


def test_a_state_that_cannot_be_saved(monkeypatch: Patch) -> None:
    make = Toy.__init__

    def strange(self: Toy, setup: Setup, random: Random) -> None:
        make(self, setup, random)
        self.aside = {}  # type: ignore[assignment]

    monkeypatch.setattr(Toy, "__init__", strange)
    assert {violation.check for violation in suite(ToyGame()).violations} == {"games can be dealt"}


def test_a_position_that_leaves_something_out() -> None:
    class Brief(ToyGame):
        def describe(self, g: Toy) -> dict[str, object]:
            return {name: value for name, value in super().describe(g).items() if name != "known"}

    assert_found("positions give the state back", Brief())


def test_a_deal_by_a_chance_of_its_own() -> None:
    class Lucky(ToyGame):
        def deal(self, setup: Setup, random: Random) -> Toy:
            g = super().deal(setup, random)
            chance.shuffle(g.deck)
            return g

    assert_found("deals are determined", Lucky())


def test_a_rule_with_a_chance_of_its_own(monkeypatch: Patch) -> None:
    draw = toy.Turn.draw

    def lucky(self: toy.Turn, g: Toy) -> None:
        draw(self, g)
        g.scores[self.seat] += chance.randrange(2)

    monkeypatch.setattr(toy.Turn, "draw", lucky)
    assert_found("replays give the game back")


def test_a_pass_that_is_told_only_if_it_was_not_skipped(monkeypatch: Patch) -> None:
    choose = toy.Window.choose

    def telling(self: toy.Window, g: Toy, seat: int, option: Option) -> None:
        g.log(toy.LOG_REST, max(seat, 0))
        choose(self, g, seat, option)

    monkeypatch.setattr(toy.Window, "choose", telling)
    assert_found("forced moves can be skipped")


# Questions.


def test_two_options_with_the_same_code(monkeypatch: Patch) -> None:
    twin = Verb("toy", "draw", text="draw-twin")
    ask = toy.Turn.decisions

    def doubled(self: toy.Turn, g: Toy) -> list[Decision]:
        return [Decision(d.seat, d.prompt, [*d.options, twin()]) for d in ask(self, g)]

    monkeypatch.setattr(toy.Turn, "decisions", doubled)
    assert_found("questions are sound")


def test_an_option_that_is_refused(monkeypatch: Patch) -> None:
    def refuse(self: toy.Bury, g: Toy, seat: int, option: Option) -> None:
        raise Refused("error-not-offered", code=option.code)

    monkeypatch.setattr(toy.Bury, "choose", refuse)
    assert_found("offered options apply")


def test_a_question_without_options(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Found, "decisions", lambda self, g: [Decision(self.seat, Message(toy.ASK_SHOW), [])])
    assert_found("questions are sound")


def test_a_default_that_is_not_offered(monkeypatch: Patch) -> None:
    ask = toy.Turn.decisions
    monkeypatch.setattr(
        toy.Turn,
        "decisions",
        lambda self, g: [Decision(d.seat, d.prompt, d.options, [toy.PASS()]) for d in ask(self, g)],
    )
    assert_found("questions are sound")


def test_a_question_that_uses_up_chance(monkeypatch: Patch) -> None:
    ask = toy.Turn.decisions

    def nervous(self: toy.Turn, g: Toy) -> list[Decision]:
        g.random.below(2)
        return ask(self, g)

    monkeypatch.setattr(toy.Turn, "decisions", nervous)
    assert_found("asking changes nothing")


def test_a_refusal_that_changes_something(monkeypatch: Patch) -> None:
    why_not_in_any_frame = Toy.why_not_in_any_frame

    def punishing(self: Toy, seat: int, option: Option) -> str:
        self.scores[0] -= 1
        return why_not_in_any_frame(self, seat, option)

    monkeypatch.setattr(Toy, "why_not_in_any_frame", punishing)
    assert_found("nonsense is refused")


def test_a_refusal_without_a_rule(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Turn, "why_not", lambda self, g, seat, option: "")
    assert_found("refusals have reasons")


def test_a_card_that_is_lost(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Toy, "spend", lambda self, seat, card: self.hands[seat].remove(card))
    assert_found("cards are conserved")


def test_a_game_that_does_not_end(monkeypatch: Patch) -> None:
    step = toy.Round.step

    def again(self: toy.Round, g: Toy) -> None:
        g.deck += g.discard
        g.known += [0] * len(g.discard)
        g.discard.clear()
        step(toy.Round(0), g)

    monkeypatch.setattr(toy.Round, "step", again)
    assert_found("games end", density=0.1)


def test_a_game_that_ends_without_a_result(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Toy, "outcome", lambda self: None)
    assert_found("the end is one")


def test_places_that_are_none(monkeypatch: Patch) -> None:
    monkeypatch.setattr(
        Toy, "outcome", lambda self: Outcome([2] * self.setup.seats, self.scores, {}) if self.over else None
    )
    assert_found("the end is one")


def test_a_view_that_is_no_plain_data() -> None:
    assert_found("views are plain", board_with(lambda g, seat, board: replace(board, hand={1, 2})))  # type: ignore[arg-type]


def test_keys_that_a_browser_reorders(monkeypatch: Patch) -> None:
    outcome = Toy.outcome

    def with_causes(self: Toy) -> Outcome | None:
        found = outcome(self)
        return found and Outcome(found.places, found.scores, {"causes": {"1": "left", "0": "left"}})

    monkeypatch.setattr(Toy, "outcome", with_causes)
    assert_found("the end is one")


def test_a_view_with_the_options_of_another() -> None:
    class Confused(ToyGame):
        def view(self, g: Toy, seat: int) -> View:
            return with_fields(super().view(g, seat), options=g.decisions()[0].options if g.decisions() else [])

    assert_found("views are plain", Confused())


# Words.


def test_every_check_runs_however_short_the_games_are() -> None:
    """Rare checks would hardly ever look at a game of a few choices."""
    report = check_game(ToyGame(), configurations(ToyGame())[:1], 40, "short", max_choices=100)
    assert [check.name for check in (*DEALS, *MOMENTS, *ENDS) if not report.runs[check.name]] == []


def test_a_refusal_that_names_no_rule_of_the_dossier(monkeypatch: Patch) -> None:
    game = registry.find_game("kittens")
    why_not = State.why_not
    monkeypatch.setattr(State, "why_not", lambda g, seat, option: why_not(g, seat, option) and "no such rule")
    report = check_game(game, [CLASSIC], 2, "flaws", density=20)
    assert "which is not in RULES.md" in {v.check: v.detail for v in report.violations}["refusals have reasons"]


def test_a_game_that_is_too_broken_to_be_recorded(monkeypatch: Patch) -> None:
    monkeypatch.setattr("igroteka.conformance.run.replay_of", lambda session: 1 // 0)
    game = board_with(lambda g, seat, board: replace(board, discard=[str(hand) for hand in g.hands]))
    violations = suite(game).violations
    assert violations
    assert {violation.replay for violation in violations} == {""}


def test_all_missing_texts_are_told_at_once(monkeypatch: Patch) -> None:
    game = registry.find_game("kittens")
    monkeypatch.setattr(type(game), "components", (*game.components, "kittens-card-dog", "kittens-card-bird"))
    report = check_game(game, [CLASSIC], 1, "flaws", density=100)
    (detail,) = [violation.detail for violation in report.violations if violation.check == "parts have words"]
    assert "en: kittens-card-dog, en: kittens-card-bird, ru: kittens-card-dog, ru: kittens-card-bird" in detail


def test_a_verb_without_words(monkeypatch: Patch) -> None:
    game = registry.find_game("kittens")
    monkeypatch.setattr(type(game), "verbs", (*game.verbs, Verb("kittens", "dance")))
    report = check_game(game, [CLASSIC], 1, "flaws", density=100)
    assert {violation.check for violation in report.violations} == {"parts have words"}
    assert "kittens-do-dance" in report.violations[0].detail


def test_a_question_without_words(monkeypatch: Patch) -> None:
    monkeypatch.setattr(words, "_formatted", Counter())
    monkeypatch.setattr("igroteka.texts.texts.Texts.has", lambda self, id, attribute="": "draw" not in id)
    game = registry.find_game("kittens")
    report = check_game(game, [CLASSIC], 1, "flaws", density=100)
    assert "everything has words" in {violation.check for violation in report.violations}


# Parts.


def kittens_violations() -> dict[str, str]:
    """What the suite says of a game whose parts it can find."""
    game = registry.find_game("kittens")
    report = check_game(game, [CLASSIC], 1, "flaws", density=1000)
    return {violation.check: violation.detail for violation in report.violations}


class Stubborn:
    """A bot that always wants the same."""

    name = "stubborn"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        return Option(CLOSE, ())


def test_a_bot_that_chooses_what_is_not_offered(monkeypatch: Patch) -> None:
    monkeypatch.setattr("igroteka.conformance.parts.make_bot", lambda name, game: Stubborn())
    assert kittens_violations() == {"bots choose what is offered": "random chooses close, which is not offered"}


def test_a_part_that_has_not_what_its_name_promises(monkeypatch: Patch) -> None:
    monkeypatch.delattr("igroteka.games.kittens.bots.greedy.BOT")
    assert "has no attribute 'BOT'" in kittens_violations()["bots choose what is offered"]


def test_what_a_search_needs_and_knowledge_lacks_is_named(monkeypatch: Patch) -> None:
    class Half(Knowledge):
        def reason(self, view: View, decision: Decision, option: Option) -> str:
            return "heap-why"

    monkeypatch.setattr("igroteka.games.kittens.bots.search.KNOWLEDGE", Half())
    assert "NotImplementedError: Half.option_scores" in kittens_violations()["bots choose what is offered"]


def test_a_hint_whose_reason_has_no_words(monkeypatch: Patch) -> None:
    monkeypatch.setattr("igroteka.games.kittens.bots.search.KNOWLEDGE", HeapKnowledge())
    assert kittens_violations() == {"hints have reasons": "en: heap-why"}


def test_a_terminal_board_on_which_there_is_nothing(monkeypatch: Patch) -> None:
    class Blank(PlainRenderer):
        def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
            return ""

    monkeypatch.setattr("igroteka.games.kittens.terminal.RENDERER", Blank())
    assert set(kittens_violations()) == {"boards can be drawn"}


def test_an_environment_without_an_action_for_an_option(monkeypatch: Patch) -> None:
    blocks = import_module("igroteka.games.kittens.research.actions").blocks
    monkeypatch.setattr(
        "igroteka.games.kittens.research.actions.blocks", lambda setup, figures: blocks(setup, figures)[:1]
    )
    assert "no action for" in kittens_violations()["environments fit"]


# What a violation tells.


def test_a_violation_says_what_is_wrong_where_and_how_to_get_there(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Toy, "spend", lambda self, seat, card: self.hands[seat].remove(card))
    game: Game[Any] = ToyGame()
    violation = next(one for one in suite(game).violations if one.check == "cards are conserved")
    assert violation.plain().keys() == {"check", "configuration", "seed", "step", "detail", "replay"}
    session = read_replay(violation.replay, game).play(game)
    assert game.conserved(session.state) != game.conserved(session.first)
    assert str(violation).startswith(f"{violation.check} ({violation.configuration}, seed {violation.seed}")


def test_a_check_that_breaks_is_a_violation_of_its_own(monkeypatch: Patch) -> None:
    def crash(self: ToyGame, g: Toy) -> object:
        if g.version > 3:
            raise ZeroDivisionError("conserved")
        return 1

    monkeypatch.setattr(ToyGame, "conserved", crash)
    report = suite(ToyGame(), 3)
    details = [violation.detail for violation in report.violations if violation.check == "cards are conserved"]
    assert details
    assert "ZeroDivisionError" in details[0]


def test_a_batch_reports_the_same_flaw_a_few_times_only(monkeypatch: Patch) -> None:
    monkeypatch.setattr(toy.Turn, "why_not", lambda self, g, seat, option: "")
    report = suite(ToyGame(), 10)
    same = [violation for violation in report.violations if violation.check == "refusals have reasons"]
    assert len(same) == 3 * len(configurations(ToyGame()))
