"""Positions of BANG!: the state of a table as text, for tests, bug reports and sandbox tables.

    game: bang
    seats: 4
    options: {high_noon: true}
    turn: A                                  # in phase 2, unless `stack` says otherwise
    figures:
      A: {role: sheriff, character: willy_the_kid, life: 3, hand: [bang.AS, beer.6H], in_play: [barrel.QS]}
      B: {role: outlaw, alive: false}
    deck: [missed.2S, ...]                   # top card first; ... is filled from the remaining cards
    discards: [gatling.10H]                  # the last one is on top
    event: ambush
    next_events: [thirst]                    # on top of the pile of events, the next one first
    show: showdown

Missing fields of a figure are dealt: role, character, life of that character, hand. A missing deck is the rest,
shuffled. A file written from a state has a further field, `exact`, with everything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.codec import encode_record, fill_saved, read_records, saved_keys
from igroteka.core.errors import BadPosition
from igroteka.core.journal import EVERYONE
from igroteka.core.phrases import LETTERS
from igroteka.core.position_fields import (
    FILL,
    check_known,
    read_flag,
    read_list,
    read_mapping,
    read_number,
    read_seat,
    to_mapping,
)
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.games.bang.rules.deal import prepare_events, shuffled_roles, starting_hand, take_over
from igroteka.games.bang.rules.drawn_checks import check_drawn
from igroteka.games.bang.rules.enums import Phase, Role
from igroteka.games.bang.rules.faces import FACE_WORDS
from igroteka.games.bang.rules.frames import set_active
from igroteka.games.bang.rules.house_rules import HouseRules
from igroteka.games.bang.rules.modes import LAST_ALIVE, LAW_AND_CRIME, LAW_POOL, LAW_SET_ASIDE, THREE, TWO, mode_for
from igroteka.games.bang.rules.old_saves import upgrade_state
from igroteka.games.bang.rules.position_checks import check, check_saved_fields
from igroteka.games.bang.rules.public_actions import public_actions_of
from igroteka.games.bang.rules.records import Figure, Player
from igroteka.games.bang.rules.source import Character, EventCard, character_of, source_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import Turn, log_next_event
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS

_FIELDS: Final = ("turn", "figures", "deck", "discards", "event", "next_events", "show", "exact")
_FIGURE: Final = ("role", "character", "life", "max_life", "alive", "hand", "in_play")
LAW_AND_CRIME_ROLES: Final = (Role.SHERIFF, *LAW_POOL, *LAW_SET_ASIDE)


def describe(g: BangGame) -> dict[str, object]:
    """The game's own fields of a position that reproduces this state."""
    return {
        "turn": LETTERS[g.turn],
        "figures": {LETTERS[number]: _figure_fields(g, number) for number in range(len(g.figures))},
        "event": SOURCE_WORDS[g.events.current] if g.events.current else "",
        "show": SOURCE_WORDS[g.events.show_event] if g.events.show_event else "",
        "exact": encode_record(g),
    }


def _figure_fields(g: BangGame, number: int) -> dict[str, object]:
    figure = g.figures[number]
    return {
        "role": ROLES[figure.role] if figure.role >= 0 else "",
        "character": SOURCE_WORDS[figure.character],
        "life": figure.life,
        "hand": [FACE_WORDS[card] for card in g.hand(number)],
        "in_play": [FACE_WORDS[card] for card in figure.in_play],
    }


def arrange(position: Mapping[str, object], setup: Setup, random: Random) -> BangGame:
    check_known(position, _FIELDS)
    g = BangGame(setup, random, HouseRules(setup))
    exact = position.get("exact")
    if isinstance(exact, dict):
        try:
            restore(g, _whole(g, exact))
        except (ValueError, TypeError, LookupError):
            raise BadPosition("error-position-field", field="exact") from None
        return g
    prepare(g)
    rest = Rest(g)
    figures = read_mapping(position, "figures")
    fields = [_figure(figures.get(LETTERS[number], {})) for number in range(len(g.figures))]
    _set_roles(g, fields)
    _set_characters(g, fields)
    g.piles.discards = rest.take(position.get("discards", []))
    _set_cards(g, fields, rest, position.get("deck"))
    _set_events(g, position)
    g.turn = _letter(g, position.get("turn", LETTERS[g.announcer]))
    for seat, figure in enumerate(g.active_figures):
        set_active(g, seat, g.turn if g.owner(g.turn) == seat else figure)
    in_order = g.circle(g.announcer, 1)
    g.begun_this_round = in_order[: in_order.index(g.turn) + 1]
    g.stack = [Turn(g.turn, len(g.mode_rules.steps_of_turn(g)) + Phase.PLAY)]
    return g


def check_position(g: BangGame, position: Mapping[str, object]) -> None:
    """Raise BadPosition if no game can reach this state, or if a file contradicts itself."""
    read_mapping(position, "exact")
    check(g)
    if "exact" not in position:
        check_drawn(g, position)
    else:
        same = describe(g)
        for field, value in position.items():
            if field != "exact" and same.get(field) != value:
                raise BadPosition("error-position-contradiction", field=field, other="exact")


def _whole(g: BangGame, data: dict[str, object]) -> dict[str, object]:
    """All fields of a state; BadPosition names the first one that is missing or cannot be right."""
    data = upgrade_state(data)
    for key in saved_keys(g):
        if key not in data:
            raise BadPosition("error-position-field", field=f"exact.{key}")
    for name, keys in (("players", saved_keys(Player())), ("figures", saved_keys(Figure(0)))):
        for number, record in enumerate(read_list(data[name])):
            for key in keys:
                if key not in to_mapping(record, f"exact.{name}"):
                    raise BadPosition("error-position-field", field=f"exact.{name}[{number}].{key}")
    check_saved_fields(g.setup.seats, data)
    try:
        public_actions_of(data["deeds"])
    except (ValueError, TypeError):
        raise BadPosition("error-position-field", field="exact.deeds") from None
    return data


def restore(g: BangGame, data: dict[str, object]) -> None:
    """Set the fields of a saved state."""
    g.players = read_records(data["players"], Player)
    g.figures = read_records(data["figures"], lambda: Figure(0))
    fill_saved(g, data, "players", "figures", "public_actions")
    g.history.public_actions = public_actions_of(data["deeds"])


def prepare(g: BangGame) -> None:
    """An empty table for the mode."""
    n = g.setup.seats
    g.mode = mode_for(g)
    each = 2 if g.mode == TWO else 1
    g.players = [Player() for _ in range(n)]
    g.figures = [Figure(number // each) for number in range(n * each)]
    g.ring = list(range(n * each))
    g.active_figures = [seat * each for seat in range(n)]
    prepare_events(g)
    take_over(g)


class Rest:
    """The playing cards that a position has not named yet."""

    def __init__(self, g: BangGame) -> None:
        self.g = g
        self.cards = g.house_rules.cards.copy()

    def take(self, words: object) -> list[int]:
        """Take the cards of a list of words; BadPosition if there are not enough."""
        found: list[int] = []
        for word in read_list(words):
            card = self._card(str(word))
            if card not in self.cards:
                raise BadPosition("error-position-too-many", card=str(word), count=self.g.house_rules.cards.count(card))
            self.cards.remove(card)
            found.append(card)
        return found

    def _card(self, word: str) -> int:
        """The card of a word: kind, rank and suit, or rank and suit alone (`10H`), for the first one that is left."""
        alike = [number for number, face in enumerate(FACE_WORDS) if word in (face, face.partition(".")[2])]
        if not alike:
            raise BadPosition("error-position-card", card=word)
        return next((card for card in alike if card in self.cards), alike[0])

    def deal(self, count: int) -> list[int]:
        """Random cards from the rest."""
        self.g.random.shuffle(self.cards)
        return [self.cards.pop() for _ in range(min(count, len(self.cards)))]


def _set_roles(g: BangGame, fields: list[Mapping[str, object]]) -> None:
    """Named roles first, the others at random."""
    if g.mode == TWO:
        return
    roles = list(LAW_AND_CRIME_ROLES) if g.mode == LAW_AND_CRIME else shuffled_roles(g)
    g.random.shuffle(roles)
    wanted = [str(field.get("role", "")) for field in fields]
    for number, role in enumerate(wanted):
        if role and role not in ROLES:
            raise BadPosition("error-position-field", field="role")
        if role and ROLES.index(role) in roles:
            roles.remove(ROLES.index(role))
        elif role:
            raise BadPosition("error-position-too-many", card=role, count=0)
        g.figures[number].role = ROLES.index(role) if role else Role.NONE
    if g.mode == LAW_AND_CRIME:
        _remove_role(g, roles)
    for figure in g.figures:
        figure.role = roles.pop() if figure.role < 0 else figure.role
        figure.role_known_by = EVERYONE if figure.role == Role.SHERIFF or g.mode_rules.open_roles else 0
    opener = Role.DEPUTY if g.mode_rules.open_roles else Role.SHERIFF
    g.announcer = next(number for number, figure in enumerate(g.figures) if figure.role == opener)


def _remove_role(g: BangGame, roles: list[int]) -> None:
    """BANG-N6.1: remove one of the remaining roles, but not the Sheriff's."""
    g.history.removed_role = next((role for role in roles if role != Role.SHERIFF), Role.NONE)
    if g.history.removed_role == Role.NONE:
        raise BadPosition("error-position-too-many", card=ROLES[Role.SHERIFF], count=0)
    roles.remove(g.history.removed_role)


def _set_characters(g: BangGame, fields: list[Mapping[str, object]]) -> None:
    """Set characters and life; what is not named is dealt."""
    named = [_source(field.get("character", "")) for field in fields]
    pool = [number for number in g.house_rules.characters if number not in named]
    g.random.shuffle(pool)
    for number, figure in enumerate(g.figures):
        character = named[number] or pool.pop()
        if not isinstance(source_of(character), Character):
            raise BadPosition("error-position-field", field="character")
        figure.character = character
        figure.abilities = [character]
        figure.max_life = character_of(character).life + int(figure.role == Role.SHERIFF)
        figure.max_life = read_number(fields[number], "max_life", figure.max_life)
        figure.life = read_number(fields[number], "life", figure.max_life)
        figure.alive = read_flag(fields[number], "alive", default=True) and figure.life > 0
        if not figure.alive:
            figure.life, figure.role_known_by = 0, EVERYONE
            g.mode = LAST_ALIVE if g.mode == THREE else g.mode  # BANG-N3.3
    for figure in g.figures:
        figure.second_character = pool.pop() if pool else 0


def _set_cards(g: BangGame, fields: list[Mapping[str, object]], rest: Rest, deck: object) -> None:
    """Set cards in play and hands, named ones first; then the deck."""
    hands = [rest.take(field["hand"]) if "hand" in field else None for field in fields]
    for number, figure in enumerate(g.figures):
        figure.in_play = rest.take(fields[number].get("in_play", []))
    words = read_list(deck) if deck is not None else [FILL]
    before = words.index(FILL) if FILL in words else len(words)
    top, bottom = rest.take(words[:before]), rest.take([word for word in words[before:] if word != FILL])
    for number, figure in enumerate(g.figures):
        hand = hands[number]
        active = g.active_figures[figure.owner] == number
        if hand is None:
            hand = rest.deal(starting_hand(g, number)) if figure.alive and active else []
        for card in hand:
            g.player(number).gain(card, 0)
    middle = rest.deal(len(rest.cards)) if FILL in words else []
    g.piles.deck = (top + middle + bottom)[::-1]
    g.piles.discards = rest.cards + g.piles.discards
    g.piles.deck_known_by = [0] * len(g.piles.deck)


def _set_events(g: BangGame, position: Mapping[str, object]) -> None:
    """Take events in force out of their piles, and put those that come next on top."""
    g.events.current = _event(position.get("event", ""), "event")
    g.events.show_event = _event(position.get("show", ""), "show")
    following = [_event(word, "next_events") for word in read_list(position.get("next_events", []))]
    others = [number for number in g.events.pile if number != g.events.current]
    if len(set(following)) < len(following) or not set(following) <= set(others):
        raise BadPosition("error-position-field", field="next_events")
    g.events.pile = [number for number in others if number not in following] + following[::-1]
    g.events.show_pile = [number for number in g.events.show_pile if number != g.events.show_event]
    if g.events.current:
        g.events.used = [g.events.current]
    log_next_event(g)


def _event(word: object, field: str) -> int:
    number = _source(word)
    if number and not isinstance(source_of(number), EventCard):
        raise BadPosition("error-position-field", field=field)
    return number


def _source(word: object) -> int:
    if word == "":
        return 0
    if word not in SOURCE_WORDS:
        raise BadPosition("error-position-card", card=str(word))
    return SOURCE_WORDS.index(str(word))


def _figure(value: object) -> Mapping[str, object]:
    fields = to_mapping(value, "figures")
    check_known(fields, _FIGURE)
    return fields


def _letter(g: BangGame, value: object) -> int:
    number = read_seat(value, len(g.figures))
    if not g.figures[number].alive:
        raise BadPosition("error-position-seat", seat=str(value))
    return number
