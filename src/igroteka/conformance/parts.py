"""The parts that a game brings can be used: bots, hints, the terminal board, actions and features for research.

Programs find the parts of a game through the registry, so a game that is not registered is not checked here.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console

from igroteka.bots.advice import advise, has_advice
from igroteka.bots.bot import levels_of, make_bot, sampler
from igroteka.conformance.checked_table import CheckedTable
from igroteka.core.registry import games
from igroteka.core.views import SPECTATOR
from igroteka.research.configuration import Configuration, waiting
from igroteka.terminal import renderer_of
from igroteka.terminal.words import Words, names_for
from igroteka.texts import texts_for
from igroteka.texts.texts import LANGUAGES

SEARCH = "search:3"  # the levels that search by time would make a run depend on the machine
BY_TIME = ("normal", "hard")
HINT_SECONDS = 0.005
WIDTH = 100  # characters of a terminal
STEPS = 20  # of an environment
RESEARCH = ("research.actions", "research.features")


def bots_choose_what_is_offered(table: CheckedTable) -> Iterator[str]:
    """Every level of the game answers a decision with one of its options."""
    decision = waiting(table.state)
    if not is_registered(table) or decision is None:
        return
    view = table.game.view(table.state, decision.seat)
    levels = [name for name in levels_of(table.game.id) if name not in BY_TIME]
    for name in [*levels, SEARCH] if has_advice(table.game.id) else levels:
        imagine = sampler(table.game, table.state, decision.seat)
        option = make_bot(name, table.game.id).choose(view, decision, table.new_random(), imagine)
        if option not in decision.options:
            yield f"{name} chooses {option.code}, which is not offered"


def hints_have_reasons(table: CheckedTable) -> Iterator[str]:
    """A hint recommends an option of the decision, and its reason has a text in every language."""
    decision = waiting(table.state)
    if not is_registered(table) or decision is None or not has_advice(table.game.id):
        return
    view = table.game.view(table.state, decision.seat)
    imagine = sampler(table.game, table.state, decision.seat)
    advice = advise(table.game.id, view, decision, table.new_random(), imagine, HINT_SECONDS)
    for one in advice.options:
        if one.option not in decision.options:
            yield f"a hint recommends {one.option.code}, which is not offered"
    for language in LANGUAGES:
        if not texts_for(language).has(advice.reason.phrase.text):
            yield f"{language}: {advice.reason.phrase.text}"


def boards_can_be_drawn(table: CheckedTable) -> Iterator[str]:
    """The terminal draws the table for a player and for a spectator, in every language."""
    if not is_registered(table):
        return
    game, seats = table.game, table.setup.seats
    console = Console(width=WIDTH)
    for me in (table.any_seat(), SPECTATOR):
        for language in LANGUAGES:
            texts = texts_for(language)
            words = Words(texts, names_for(texts, seats, me, game.figures(seats)))
            drawn = renderer_of(game.id).table(game.view(table.state, me), words, brief=False)
            if not any(segment.text.strip() for segment in console.render(drawn)):
                yield f"the terminal shows nothing ({language}, seat {me})"


def environments_fit(table: CheckedTable) -> Iterator[str]:
    """Research can play: options become actions, and a view becomes the same features as its state."""
    game, setup = table.game, table.configuration
    if not is_registered(table) or not all(game.has_part(part) for part in RESEARCH):
        return
    configuration = Configuration(game.id, setup.seats, options=setup.settings, carried=table.setup.carried)
    state = configuration.deal(table.setup.seed)
    for _ in range(STEPS):
        decision = waiting(state)
        if decision is None:
            return
        legal = configuration.actions.legal(decision)
        if not legal:
            yield f"no action stands for any option of {decision!r}"
            return
        row = configuration.features.from_view(game.view(state, decision.seat))
        if row != configuration.features.from_state(state, decision.seat):
            yield "the features of the view and of the state differ"
        state.apply(decision.seat, legal[table.random.pick(sorted(legal))])


def is_registered(table: CheckedTable) -> bool:
    return games().get(table.game.id) is table.game
