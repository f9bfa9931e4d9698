"""What holds in every game, whatever is chosen: found by playing drawn positions and dealt games at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from igroteka.core.decisions import CLOCK_SEAT, Decision
from igroteka.core.journal import EVERYONE, Entry
from igroteka.core.phrases import LETTERS
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.core.setup import SettingValue
from igroteka.core.state import mask
from igroteka.core.views import SPECTATOR
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import EXPLODING, IMPLODING, STREAKING, TITLES, TURNED, title_of
from igroteka.games.kittens.rules.view import KittensBoard
from tests.density import times
from tests.games.kittens.observer import Observer
from tests.games.kittens.table import ALL_CARDS

pytestmark = pytest.mark.dense

OPTIONS: dict[str, SettingValue] = {**ALL_CARDS, "combos": "with_five", "hand": 1}
AGREED = {
    "streaking_loss": ("eliminated", "defuse_allowed"),
    "imploding_visibility": ("position_public", "top_only"),
    "eliminated_hand": ("face_up", "face_down"),
    "marked_steal": ("uniform", "choose"),
}
DECKS = ("full_box", "classic_base", "power_play", "meowsochist", "eye_for_an_eye", "sharing_is_caring", "the_purrrge")


def drawn(seed: int) -> Session:
    """A position in the middle of a game, with any options: hands, marks, a pile with kittens, cards before players."""
    chance = random.Random(seed)
    n = chance.randint(2, 4)
    agreed = {option: chance.choice(values) for option, values in AGREED.items()}
    setup = GAME.setup(n, {**OPTIONS, **agreed}, str(seed), live=chance.random() < 0.3)
    cards = [word for word, copies in EVERYTHING.items() for _ in range(copies)]
    chance.shuffle(cards)
    hands = {LETTERS[seat]: [marked(cards.pop(), chance) for _ in range(chance.randint(0, 8))] for seat in range(n)}
    discards = [cards.pop() for _ in range(chance.randint(0, 20))]
    pile = [cards.pop() for _ in range(chance.randint(n, 12))]
    up = chance.choice(["imploding_kitten", "imploding_kitten.up"])
    pile += ["exploding_kitten"] * n + [up]
    chance.shuffle(pile)
    discards += ["exploding_kitten"] * (6 - n) + ["imploding_kitten"] * 3
    position: dict[str, object] = {"hands": hands, "pile": pile, "discards": discards}
    position |= {"direction": chance.choice(["clockwise", "counterclockwise"]), "turn": LETTERS[chance.randrange(n)]}
    position |= {"turns_left": chance.randint(1, 3), "attacked": chance.random() < 0.5}
    if "ill_take_that" in cards:
        position["ill_take_that"] = {"A": "B"}
    g = GAME.arrange(position, setup, from_seed(str(seed)))
    g.start()
    return Session(find_game(GAME.id), g)


EVERYTHING = {
    title.id: max(title.count, title.base56)
    for title in TITLES
    if title.id not in ("exploding_kitten", "imploding_kitten")
}


def marked(card: str, chance: random.Random) -> str:
    """Some cards of a hand are marked."""
    return f"{card}.marked" if chance.random() < 0.15 else card


def dealt(seed: int) -> Session:
    """A new game with one of the decks."""
    chance = random.Random(seed)
    setup = GAME.setup(chance.randint(3, 4), {"deck": chance.choice(DECKS)}, str(seed))
    return Session.start(find_game(GAME.id), setup)


def played(session: Session, choices: list[int]) -> Iterator[KittensGame]:
    """The game after each choice: an option of somebody, or, seldom, somebody leaves."""
    g = cast(KittensGame, session.state)
    yield g
    for choice in choices:
        decisions = g.decisions()
        if not decisions:
            return
        if choice % 61 == 60:
            living = [seat for seat in range(len(g.players)) if g.alive(seat)]
            session.choose(living[choice % len(living)], "leave")
        else:
            decision = decisions[choice % len(decisions)]
            session.choose(decision.seat, pick(decision, choice // 7), session.state.public_version)
        yield g


def pick(decision: Decision, choice: int) -> str:
    """One of the codes: first the verb and the card, so that combos with many targets do not crowd out the rest."""
    kinds: dict[str, list[str]] = {}
    for option in decision.options:
        kinds.setdefault(":".join(option.code.split(":")[:2]), []).append(option.code)
    codes = list(kinds.values())[choice % len(kinds)]
    return codes[choice // 31 % len(codes)]


SESSIONS = st.one_of(st.integers(0, 10**6).map(drawn), st.integers(0, 10**6).map(dealt))
CHOICES = st.lists(st.integers(0, 10**6), min_size=60, max_size=150)
often = settings(max_examples=times(20), deadline=None, suppress_health_check=list(HealthCheck))


@settings(often, max_examples=times(40))
@given(SESSIONS, CHOICES)
def test_nobody_is_shown_more_or_less_than_he_was_told(
    session: Session, choices: list[int]
) -> None:  # KIT-H02, KIT-H03
    seats = [*range(session.state.setup.seats), SPECTATOR]
    observers = {seat: Observer(session.view(seat), session.state.setup.settings) for seat in seats}
    read = len(session.state.journal or [])
    for g in played(session, choices):
        lines = [[entry.plain() for entry in session.journal_for(seat)[read:]] for seat in seats]
        for seat, told in zip(seats, lines, strict=True):
            observers[seat].read(told, session.view(seat))
        read += len(lines[0])
        if g.over:
            return
        for seat in seats:
            # The dead know what a spectator knows (KIT-H05).
            dead = seat != SPECTATOR and not g.alive(seat)
            compare(cast(KittensBoard, session.view(seat).board), observers[SPECTATOR if dead else seat])


def compare(board: KittensBoard, observer: Observer) -> None:
    """What a seat sees is what it can know from what it was told."""
    assert Counter([card.removesuffix(".marked") for card in board.hand + board.picked]) == +observer.own
    assert {known.place: known.card for known in board.known_pile} == observer.known_pile
    assert [player.cards for player in board.players] == observer.cards
    for seat, player in enumerate(board.players):
        assert Counter([card.removesuffix(".marked") for card in player.marked]) == +observer.marked[seat]
        if seat != observer.seat:
            assert observer.sure[seat] <= Counter(player.known) <= observer.sharp[seat]


# KIT-H02: who may read the secret part of a line: its first player, or both that it names.
FOR_ONE = ("dealt", "draw", "draw-bottom", "put", "bury", "bury-up", "see", "order", "garbage")
FOR_BOTH = ("hand-on", "share", "steal", "favor")


@often
@given(SESSIONS, CHOICES)
def test_a_line_tells_its_secret_to_those_it_is_about(session: Session, choices: list[int]) -> None:  # KIT-H02
    for _ in played(session, choices):
        pass
    for entry in session.state.journal or []:
        if entry.phrase.secret:
            assert entry.seen_by == may_read(entry, session.state.setup.text("imploding_visibility"))


def may_read(entry: Entry, visibility: str) -> int:
    """The seats that may read the secret part of a line; everybody sees marked cards and those that lie face up, but
    not everywhere where they have been put (KIT-O3).
    """
    name = entry.phrase.text.removeprefix("kittens-log-")
    place = name in ("put", "bury-up")
    card = entry.numbers[1] if place else entry.secret[0] if entry.secret else 0
    hidden = ("dealt", "see", "order", "share", *(("put", "bury-up") if visibility == "top_only" else ()))
    if card >= TURNED and name not in hidden:
        return EVERYONE
    assert name in FOR_ONE + FOR_BOTH
    return mask(*entry.numbers[: 1 if name in FOR_ONE else 2])


@often
@given(SESSIONS, CHOICES)
def test_every_card_is_somewhere_exactly_once(session: Session, choices: list[int]) -> None:  # KIT-C01
    cards = GAME.conserved(cast(KittensGame, session.state))
    for g in played(session, choices):
        assert GAME.conserved(g) == cards


@often
@given(SESSIONS, CHOICES)
def test_the_current_player_lives_and_owes_a_turn(session: Session, choices: list[int]) -> None:  # KIT-T01, KIT-T10
    for g in played(session, choices):
        assert g.turns_left >= 1
        assert g.over or g.alive(g.current)


@often
@given(SESSIONS, CHOICES)
def test_a_kitten_is_kept_only_beside_streaking_and_never_two(session: Session, choices: list[int]) -> None:  # KIT-08
    for g in played(session, choices):
        if not g.over:
            kitten_rules(g)


def kitten_rules(g: KittensGame) -> None:
    """KIT-03, KIT-08: what a hand may hold."""
    for player in [player for player in g.players if player.alive]:
        titles = [title_of(card) for card in player.hand]
        assert titles.count(EXPLODING) <= (STREAKING in titles)
        assert IMPLODING not in titles


@often
@given(SESSIONS, CHOICES)
def test_the_dead_and_spectators_are_asked_nothing(session: Session, choices: list[int]) -> None:  # KIT-T10, KIT-H05
    for g in played(session, choices):
        assert all(decision.seat == CLOCK_SEAT or g.alive(decision.seat) for decision in g.decisions())
        assert session.view(SPECTATOR).options == []


@often
@given(SESSIONS, CHOICES, st.integers(0, 10**6))
def test_an_imagined_game_keeps_what_its_seat_knows(session: Session, choices: list[int], seed: int) -> None:  # KIT-H02
    for step, g in enumerate(played(session, choices)):
        if g.over or step % 5:
            continue
        for seat in [*range(len(g.players)), SPECTATOR]:
            other = GAME.imagine(g, seat, from_seed(f"{seed}:{step}"))
            assert GAME.view(other, seat).plain() == GAME.view(g, seat).plain()
            assert GAME.conserved(other) == GAME.conserved(g)
            assert all(decision.options for decision in other.decisions())
            kitten_rules(other)


@often
@given(SESSIONS, CHOICES, st.integers(0, 10**6))
def test_an_imagined_game_can_be_played(session: Session, choices: list[int], seed: int) -> None:  # KIT-H02
    for g in played(session, choices):
        state = g
    if state.over:
        return
    other = GAME.imagine(state, seed % len(state.players), from_seed(str(seed)))
    for now in played(Session(GAME, other), choices):  # type: ignore[arg-type]
        assert now.over or now.decisions()
