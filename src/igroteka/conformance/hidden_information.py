"""Hidden information: what a seat sees, is asked and is told depends on nothing that it may not know.

The checks compare a state with an *imagined* one: `Game.imagine(g, seat, …)` replaces everything that the seat may not
know, so nothing that the seat can observe may differ.

- At one moment: the views of the original and of the imagined state are equal, and so are the decisions of the seat. A
  spectator knows no more than any seat, so the public view stays the same too.
- After one choice of somebody else, with other hidden cards or with another secret choice of the same kind: a seat that
  is told the same journal entries sees the same table. This finds known cards of a pile that move when somebody
  secretly puts one in. While the seat itself has a decision it may see more, because a prompt may show cards. With
  other hidden cards the check also runs the other way: whatever the journal tells must be visible, or an imagined state
  would not know it; except the order of cards that have been shuffled since.
- Over time (*paired play*): both states are played on with a journal, by the same choices where they are offered, else
  by choices of the same kind. Whenever the game waits for the seat, and it has been told the same and has chosen the
  same in both, it must get the same decision at the same public table. Hidden cards, chance and secret choices may
  change something for this seat only if the journal tells it so. This finds what a single step does not show: counters
  that advance with secret choices, and questions that only holders of some card are asked.
- Public events are logged: wherever somebody may act at any time, a public choice of another seat has a journal entry.

These checks cannot prove that `imagine` draws every possible state with the right probability; only that its states
vary, keep all cards, and can be played on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from igroteka.conformance.checked_table import (
    CheckedTable,
    Dump,
    any_choice,
    difference,
    journal_dump,
    play_on,
    question,
    reordered_by_browsers,
    seen,
    seen_without_choosers,
    view_difference,
    without_board,
)
from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.frames import SealedFrame
from igroteka.core.options import Option
from igroteka.core.random import QuickRandom
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR

PAIRED_CHOICES = 16  # choices in a paired play
NUMBERS = 500  # of a generator; drawing one state needs fewer
LARGE = 1 << 31  # two equal numbers below it are no coincidence
SHORTEST = 8  # digits after which a match with the generator's state is no coincidence


def views_are_plain(table: CheckedTable) -> Iterator[str]:
    """A view is plain data that a browser keeps as it is, and a spectator has no options."""
    for seat in table.watchers:
        view = table.game.view(table.state, seat)
        plain = view.plain()
        if found := difference(plain, json.loads(json.dumps(plain))):
            yield f"the view of seat {seat} is no plain data: {found}"
        if reordered := reordered_by_browsers(plain):
            yield f"a browser changes the order of keys in the view of seat {seat}: {reordered}"
        if view.seat != seat or view.public_version < 0:
            yield f"the view of seat {seat} says seat {view.seat}, moment {view.public_version}"
        decision = table.state.decision(seat) if seat != SPECTATOR else None
        if view.options != (decision.options if decision else []):
            yield f"the view of seat {seat} has other options than its decision"


def seeds_are_not_shown(table: CheckedTable) -> Iterator[str]:
    """The seed and the generator's state appear in no view and in no journal entry."""
    g = table.state
    numbers = [number for number in g.random.dump().split(":")[1:] if len(number) >= SHORTEST]
    secrets = [table.setup.seed, *numbers, *[str(int(number, 16)) for number in numbers]]
    for seat in table.watchers:
        shown = json.dumps([table.game.view(g, seat).plain(), journal_dump(g, seat)[-20:]])
        for secret in secrets:
            if secret in shown:
                yield f"seat {seat} is shown the secret {secret} of the generator"


def lines_hide_what_they_must(table: CheckedTable) -> Iterator[str]:
    """What a seat is told is plain data, without the hidden parts."""
    for entry in table.state.journal or []:
        for seat in table.watchers:
            line = entry.redacted_for(seat)
            plain = line.plain()
            if json.loads(json.dumps(plain)) != plain:
                yield f"a line of the journal is no plain data: {plain}"
            if entry.readable_by(seat):
                continue
            arguments = plain["arguments"]
            shown = set(arguments) if isinstance(arguments, dict) else set()
            if entry.phrase.secret and (not line.hidden or shown & {part.name for part in entry.phrase.secret}):
                yield f"seat {seat} is told the secret part of {plain}"


def imagination_keeps_what_is_known(table: CheckedTable) -> Iterator[str]:
    """The swap test: an imagined state looks the same to its seat, and a spectator knows no more than any seat."""
    game = table.game
    g, seat = _fast_forwarded(table) if table.random.below(3) == 0 else (table.state, table.any_seat())
    other = game.imagine(g, seat, table.new_random())
    look = seen_without_choosers if g.skip_forced else seen
    for watcher in (seat, SPECTATOR):
        if found := view_difference(look(table, g, watcher), look(table, other, watcher)):
            yield f"imagined by seat {seat}, the view of seat {watcher} differs: {found}"
    if found := difference(_questions_to(g, seat), _questions_to(other, seat)):
        yield f"imagined by seat {seat}, its questions differ: {found}"
    if found := difference(table.conserved, game.conserved(other)):
        yield f"imagined by seat {seat}, cards were lost or made: {found}"
    for decision in other.decisions():
        if not decision.options:
            yield f"imagined by seat {seat}, there is nothing to choose: {decision}"
    if other.random.dump() == g.random.dump():
        yield "an imagined state has the generator of the game"
    if other.journal:
        yield "an imagined state has a journal"


def _fast_forwarded(table: CheckedTable) -> tuple[State, int]:
    """The game as a bot in a simulation finds it, with forced choices skipped, at a choice of the bot's own."""
    fast = table.state.clone()
    fast.skip_forced = True
    fast.start()
    asked = [decision.seat for decision in fast.decisions() if decision.waits and decision.seat != CLOCK_SEAT]
    return (fast, table.random.pick(asked)) if asked else (table.state, table.any_seat())


def _questions_to(g: State, seat: int) -> list[Dump]:
    return [question(decision) for decision in g.decisions() if decision.seat == seat]


def imagination_varies(table: CheckedTable) -> Iterator[str]:
    """A seat imagines unknown things in different ways; otherwise bots would see the real game."""
    game, g, seat = table.game, table.state, table.any_seat()
    if not any(entry.redacted_for(seat).hidden for entry in g.journal or []):
        return
    found = {json.dumps(game.dump(game.imagine(g, seat, table.new_random()))["state"]) for _ in range(12)}
    if len(found) == 1:
        yield f"seat {seat} does not know everything, but imagines one state only"


def imagined_chance_is_new(table: CheckedTable) -> Iterator[str]:
    """Chance in an imagined state does not follow from the numbers that chose its hidden cards."""
    random = table.new_random()
    numbers = random.clone()
    other = table.game.imagine(table.state, table.any_seat(), random)
    if other.random.below(LARGE) in [numbers.below(LARGE) for _ in range(NUMBERS)]:
        yield "an imagined state shares its random numbers with whoever imagined it"


def imagined_games_can_be_played(table: CheckedTable) -> Iterator[str]:
    """An imagined state can be played to its end, and no card is lost."""
    other = table.game.imagine(table.state, table.any_seat(), table.new_random())
    play_on(other, table.random, 1 if table.random.below(2) else 2000)
    if found := difference(table.conserved, table.game.conserved(other)):
        yield f"cards were lost or made: {found}"


def same_information_same_view(table: CheckedTable) -> Iterator[str]:
    """Paired play: a seat that was told the same and chose the same sees the same table."""
    g, seat = _fast_forwarded(table) if table.random.below(3) == 0 else (table.state, table.any_seat())
    other = table.game.imagine(g, seat, table.new_random())
    other.skip_forced = g.skip_forced
    other.start()
    script = _Script(table.random, seat)
    pictures = dict(_observed(table, g.clone(), seat, script.write))
    for known, picture in _observed(table, other, seat, script.follow):
        if known in pictures and (found := difference(pictures[known], picture)):
            yield f"seat {seat} was told the same, but sees another table: {found}"
            return


def _observed(
    table: CheckedTable, g: State, seat: int, choose: Callable[[State], tuple[int, Option]]
) -> Iterator[tuple[str, Dump]]:
    """Each time the game waits for the seat: what the seat knows by then, and the table it sees."""
    g.journal = []
    chosen: list[str] = []
    last = ""
    for _ in range(PAIRED_CHOICES):
        if not g.decisions():
            return
        mine = g.decision(seat)
        if mine is not None and mine.waits and (known := json.dumps([journal_dump(g, seat), chosen])) != last:
            last = known
            picture = seen_without_choosers(table, g, SPECTATOR).plain()
            yield known, picture | {"asked of this seat": mine.prompt.plain()}
        chooser, option = choose(g)
        if chooser == seat:
            chosen.append(option.code)
        g.apply(chooser, option)


class _Script:
    """The choices of one play, for another play to follow where they are offered."""

    def __init__(self, random: QuickRandom, seat: int) -> None:
        self.random = random
        self.seat = seat
        self.planned: dict[int, list[Option]] = {}

    def write(self, g: State) -> tuple[int, Option]:
        """Choose at random, and record the choice."""
        chooser, option = any_choice(g, self.random)
        self.planned.setdefault(chooser, []).append(option)
        return chooser, option

    def follow(self, g: State) -> tuple[int, Option]:
        """The choice that the seat made in the other play, or one of the same kind, or else the default."""
        for decision in g.decisions():
            planned = self.planned.get(decision.seat, [])
            if planned and planned[0] in decision.options:
                option = planned.pop(0)
                if decision.seat != self.seat and self.random.below(3) == 0:
                    option = self.random.pick([other for other in decision.options if other.verb is option.verb])
                return decision.seat, option
        waiting = [decision for decision in g.decisions() if decision.waits and decision.defaults]
        return (waiting[0].seat, waiting[0].defaults[0]) if waiting else any_choice(g, self.random)


def secret_choices_are_not_noticed(table: CheckedTable) -> Iterator[str]:
    """Whatever a seat chooses: others who are told the same, by journal and decisions, see the same."""
    decision = table.random.pick([decision for decision in table.state.decisions() if decision.waits])
    option = table.random.pick(decision.options)
    alike = [other for other in decision.options if other.verb is option.verb and other is not option]
    if not alike:
        return
    one, other = table.state.clone(), table.state.clone()
    _choose_in_both((one, other), decision.seat, (option, table.random.pick(alike)))
    for seat in table.watchers:
        if seat != decision.seat and not _waits_for(one, seat) and journal_dump(one, seat) == journal_dump(other, seat):
            views = [seen(table, g, seat) for g in (one, other)]
            asked = [without_board(view)["asked"] for view in views]
            if asked[0] == asked[1] and (found := view_difference(*views)):
                yield f"seat {decision.seat} chose in secret, and seat {seat} sees it: {found}"


def hidden_cards_are_not_noticed(table: CheckedTable) -> Iterator[str]:
    """Another seat makes the same choice with different hidden cards: what is told is visible, and nothing else is."""
    seat = table.any_seat()
    other = table.game.imagine(table.state, seat, table.new_random())
    chooser, option = any_choice(table.state, table.random)
    decision = other.decision(chooser)
    sealed = isinstance(table.state.stack[-1], SealedFrame)  # an imagined one asks again and closes later
    if sealed or seat == chooser or decision is None or option not in decision.options:
        return
    one = table.state.clone()
    _choose_in_both((one, other), chooser, (option, option))
    if _waits_for(one, seat) or _waits_for(other, seat):
        return
    lines, other_lines = journal_dump(one, seat), journal_dump(other, seat)
    same = lines == other_lines
    found = view_difference(seen_without_choosers(table, one, seat), seen_without_choosers(table, other, seat))
    if same and found:
        yield f"after {option.code} by seat {chooser}, seat {seat} sees what it was not told: {found}"
    shuffled = one.random.dump() != table.state.random.dump()
    if not same and not found and not (shuffled and _in_another_order(lines, other_lines)):
        extra = difference(lines, other_lines)
        yield f"after {option.code} by seat {chooser}, seat {seat} is told what it does not see: {extra}"


def _in_another_order(one: list[Dump], other: list[Dump]) -> bool:
    """True if two journals tell the same words in another order: once the cards are shuffled, no view can show it."""
    return _words_told(one) == _words_told(other)


def _words_told(lines: list[Dump]) -> list[str]:
    return sorted([word for line in lines for word in json.dumps(line["arguments"]).split()])


def public_choices_are_told(table: CheckedTable) -> Iterator[str]:
    """A public choice has a journal entry wherever somebody else may act before the next question.

    Otherwise a player who may act at any time learns from the decisions of others, and from the public version, what no
    journal tells. A bot, or a person who reconnects later, would know less.
    """
    g, clone = table.state, table.state.clone()
    seat, option = any_choice(g, table.random)
    clone.journal = []
    clone.apply(seat, option)
    acting = [decision.seat for decision in clone.decisions() if any(o.verb.offer for o in decision.options)]
    if (
        clone.public_version > g.public_version
        and not clone.journal
        and any(other not in (seat, CLOCK_SEAT) for other in acting)
    ):
        yield f"{option.code} by seat {seat} is told to nobody, and these may act now: {acting}"


def what_can_be_undone_has_shown_nothing(table: CheckedTable) -> Iterator[str]:
    """A choice that can be undone looks the same to its seat whatever the hidden cards are."""
    seat, option = any_choice(table.state, table.random)
    if seat == CLOCK_SEAT:
        return
    one, other = table.state.clone(), table.game.imagine(table.state, seat, table.new_random())
    for g in (one, other):
        g.apply(seat, option)
    if one.undo_floor < one.version and (
        found := view_difference(seen_without_choosers(table, one, seat), seen_without_choosers(table, other, seat))
    ):
        yield f"{option.code} by seat {seat} may be taken back although it has shown something: {found}"


def _waits_for(g: State, seat: int) -> bool:
    decision = g.decision(seat)
    return decision is not None and decision.waits


def _choose_in_both(states: tuple[State, State], chooser: int, options: tuple[Option, Option]) -> None:
    """Apply a choice to two states, with a new journal for each."""
    for g, option in zip(states, options, strict=True):
        g.journal = []
        g.apply(chooser, option)
