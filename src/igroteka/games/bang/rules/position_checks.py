"""Checks of hand-written positions for states that BANG! cannot reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.errors import BadPosition
from igroteka.core.field_checks import (
    MAX_COUNT,
    FieldCheck,
    a_value,
    check_data,
    check_fields,
    check_frames,
    check_pending,
    exactly,
    many,
    masks,
    misplaced,
    one_of,
    text,
    whole,
    yes_no,
)
from igroteka.core.position_fields import read_list, to_mapping
from igroteka.games.bang.rules.asking import Anytime
from igroteka.games.bang.rules.cards.base import Look
from igroteka.games.bang.rules.cards.dodge_city import Gifts
from igroteka.games.bang.rules.deal import Begin, BeginTwo, PickCharacter
from igroteka.games.bang.rules.enums import NO_CARD, CardUse, Role, Timing
from igroteka.games.bang.rules.faces import FACES, FACTS, KINDS, SUITS
from igroteka.games.bang.rules.frames import Check, Finish
from igroteka.games.bang.rules.hiring import Auction, NextOpener, Open, TurnUp, without_character
from igroteka.games.bang.rules.modes import (
    LAST_ALIVE,
    LAW_AND_CRIME,
    LAW_POOL,
    LAW_SET_ASIDE,
    SHOOT_OUT,
    STANDARD,
    THREE,
    TWO,
)
from igroteka.games.bang.rules.picking import PickDisplay
from igroteka.games.bang.rules.play import AfterPlay, DiscardPlayed
from igroteka.games.bang.rules.source import Character, EventCard, all_sources
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import EndOfTurn, Turn, TurnStart
from igroteka.games.bang.rules.variants import variants_of
from igroteka.games.bang.rules.words import ROLES

ROLES_OF_LAW_AND_CRIME: Final = (Role.SHERIFF, *LAW_POOL, *LAW_SET_ASIDE)
LONGEST: Final = 100_000  # turns of a game
RICHEST: Final = 100_000  # dollars
HEALTHIEST: Final = 20  # life points
LONG_HISTORY: Final = 5_000  # public actions


def check(g: BangGame) -> None:
    """Raise BadPosition, with the wrong field or frame, if no game can reach this state."""
    check_all_fields(g)
    for field, sound in TABLE_CHECKS:
        if not sound(g):
            raise BadPosition("error-position-field", field=field)
    g.invalidate_index()
    pending_is_sound(g)


# Fields.


def check_all_fields(g: BangGame) -> None:
    """Every field must be a number, or a list of numbers, within its range."""
    seats = g.setup.seats
    figures = figure_count(seats)
    check_counts(seats, len(g.players), len(g.figures))
    for number, player in enumerate(g.players):
        check_fields(player, player_checks(seats), f"players[{number}].")
    for number, figure in enumerate(g.figures):
        check_fields(figure, figure_checks(seats), f"figures[{number}].")
    check_fields(g, table_checks(seats, figures))
    check_frames(g, frame_checks(seats, figures))


def check_saved_fields(seats: int, data: Mapping[str, object]) -> None:
    """The same for saved fields, before a state takes them."""
    players, figures = read_list(data["players"]), read_list(data["figures"])
    check_counts(seats, len(players), len(figures))
    for number, player in enumerate(players):
        check_data(to_mapping(player, "players"), player_checks(seats), f"players[{number}].")
    for number, figure in enumerate(figures):
        check_data(to_mapping(figure, "figures"), figure_checks(seats), f"figures[{number}].")
    table = table_checks(seats, figure_count(seats))
    del table["deeds"]  # written in another form
    check_data(data, table)


def check_counts(seats: int, players: int, figures: int) -> None:
    if players != seats:
        raise BadPosition("error-position-field", field="players")
    if figures != figure_count(seats):
        raise BadPosition("error-position-field", field="figures")


def figure_count(seats: int) -> int:
    """BANG-N2.1: two players have two figures each."""
    return 2 * seats if seats == 2 else seats


def card_shape() -> FieldCheck:
    return whole(0, len(FACES) - 1)


def source_shape() -> FieldCheck:
    """Accepts the number of a card, a character, an event, a mode or a variant."""
    return one_of({source.number for source in all_sources()})


def character_shape() -> FieldCheck:
    """Accepts a character, or none."""
    return one_of({0, *[source.number for source in all_sources() if isinstance(source, Character)]})


def event_shape() -> FieldCheck:
    """Accepts an event, or none."""
    return one_of({0, *[source.number for source in all_sources() if isinstance(source, EventCard)]})


def player_checks(seats: int) -> dict[str, FieldCheck]:
    return {
        "hand": many(card_shape()),
        "known": many(masks(seats)),
        "fines": whole(0, MAX_COUNT),
        "money": whole(-RICHEST, RICHEST),
        "price": whole(0, RICHEST),
        "turns": whole(0, LONGEST),
    }


def figure_checks(seats: int) -> dict[str, FieldCheck]:
    return {
        "owner": whole(0, seats - 1),
        "character": character_shape(),
        "abilities": many(character_shape()),
        "second": character_shape(),
        "second_seen": masks(seats),
        "role": whole(Role.NONE, len(ROLES) - 1),
        "role_seen": masks(seats),
        "life": whole(-HEALTHIEST, HEALTHIEST),
        "max_life": whole(0, HEALTHIEST),
        "alive": yes_no,
        "left": yes_no,
        "ghost": yes_no,
        "skip": yes_no,
        "in_play": many(card_shape()),
        "fresh": many(card_shape()),
        "spent": whole(0, MAX_COUNT),
    }


def table_checks(seats: int, figures: int) -> dict[str, FieldCheck]:
    """Checks for the fields of the table, except players, figures and public actions."""
    card, figure = card_shape(), whole(0, figures - 1)
    cards, nobody = many(card), whole(NOBODY, figures - 1)
    any_card = whole(NO_CARD, len(FACES) - 1)
    return {
        "ring": exactly(figures, figure),
        "lead": exactly(seats, figure),
        "deck": cards,
        "deck_known": many(masks(seats)),
        "reshuffled": cards,
        "untouched": whole(0, MAX_COUNT),
        "discards": cards,
        "playing": cards,
        "display": cards,
        "turned": cards,
        "looked": cards,
        "looked_known": many(masks(seats)),
        "aside": cards,
        "aside_by": many(figure),
        "event_pile": many(event_shape()),
        "event_used": many(event_shape()),
        "show_pile": many(event_shape()),
        "event": event_shape(),
        "event_note": whole(NOBODY, figures * len(SUITS) - 1),
        "show": event_shape(),
        "mode": one_of((STANDARD, TWO, THREE, LAST_ALIVE, LAW_AND_CRIME, SHOOT_OUT)),
        "variants": many(source_shape()),
        "turn": figure,
        "extra": yes_no,
        "announcer": figure,
        "round": many(figure),
        "first_dead": nobody,
        "commander": nobody,
        "bangs": whole(0, MAX_COUNT),
        "played": whole(0, MAX_COUNT),
        "last_card": any_card,
        "last_kind": one_of({0, *KINDS}),
        "shown": any_card,
        "used": many(source_shape()),
        "shot": cards,
        "role_log": many(many(whole(0, figures - 1), figures + 1)),
        "turns": whole(0, LONGEST),
        "over": yes_no,
        "winners": many(whole(0, seats - 1), seats),
        "offered": many(character_shape()),
        "removed_role": whole(Role.NONE, len(ROLES) - 1),
        "idle": whole(0, LONGEST),
        "sheriff_killers": many(exactly(3, nobody)),
        "last_dead": nobody,
        "hired": many(character_shape()),
        "deeds": many(many_parts(figures), LONG_HISTORY),
        "deeds_before": whole(0, LONG_HISTORY),
    }


def many_parts(figures: int) -> FieldCheck:
    """Accepts a public action: by whom, to whom, what, a note, and among whom."""
    nobody = whole(NOBODY, figures - 1)
    parts = (nobody, nobody, text, text, many(whole(0, figures - 1), figures))

    def fits(value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(parts):
            return False
        return all(part(one) for part, one in zip(parts, value, strict=True))

    return fits


def frame_checks(seats: int, figures: int) -> dict[str, FieldCheck]:
    """Checks for the fields of all frames, by name."""
    figure, nobody = whole(0, figures - 1), whole(NOBODY, figures - 1)
    few, flag, source = whole(0, MAX_COUNT), whole(0, 1), source_shape()
    checks: dict[str, FieldCheck] = dict.fromkeys(
        ("figure", "target", "other", "giver", "receiver", "whom", "commander", "opener", "holder", "taker"), figure
    )
    checks |= dict.fromkeys(("victim", "dead"), figure)
    checks |= dict.fromkeys(("by", "active_before", "last"), nobody)
    checks |= dict.fromkeys(("tried", "waiting"), many(source))
    checks |= dict.fromkeys(("places", "others", "heirs", "Auction.waiting"), many(figure, figures))
    checks |= dict.fromkeys(("begun", "whole", "happened", "skipped", "extra", "taken", "replaced", "first"), flag)
    checks |= dict.fromkeys(("count", "given", "need", "missed", "right", "kept", "open_cards"), few)
    checks |= dict.fromkeys(("stage", "beyond_help"), whole(0, 4))
    checks |= dict.fromkeys(("bid", "price"), whole(0, RICHEST))
    return checks | {
        "cause": a_value("Cause"),
        "source": source,
        "card": whole(NO_CARD, len(FACES) - 1),
        "DiscardPlayed.card": card_shape(),
        "PassOn.card": card_shape(),
        "cards": many(card_shape()),
        "kind": one_of({0, *KINDS}),
        "suits": whole(0, (1 << len(SUITS)) - 1),
        "card_use": whole(0, CardUse.DUEL),
        "timing": whole(0, Timing.RETURN),
        "note": whole(NOBODY, MAX_COUNT),
        "step_index": whole(0, Timing.RETURN),
        "jailed": whole(0, (1 << figures) - 1),
        "start": whole(0, MAX_COUNT),
        "character": character_shape(),
        "seat": whole(0, seats - 1),
    }


# The table.


def owners_are_sound(g: BangGame) -> bool:
    """BANG-N2.1: one figure for each player, with two players two."""
    each = len(g.figures) // len(g.players)
    return [figure.owner for figure in g.figures] == [number // each for number in range(len(g.figures))]


def ring_is_sound(g: BangGame) -> bool:
    """BANG-G01: every figure stands in the ring once."""
    return sorted(g.ring) == list(range(len(g.figures)))


def active_figures_are_sound(g: BangGame) -> bool:
    """BANG-N2.4: the active figure of everybody is one of their own figures."""
    return [g.figures[figure].owner for figure in g.active_figures] == list(range(len(g.players)))


def cards_are_sound(g: BangGame) -> bool:
    """BANG-S05: every card of the sets in play is somewhere, and no other one."""
    return sorted(g.all_cards()) == sorted(g.house_rules.cards)


def knowledge_is_sound(g: BangGame) -> bool:
    """Every hidden card has a mask of the seats that know it."""
    pairs = [(player.hand, player.known_by) for player in g.players]
    pairs += [
        (g.piles.deck, g.piles.deck_known_by),
        (g.piles.looked, g.piles.looked_known_by),
        (g.piles.set_aside, g.piles.set_aside_by),
    ]
    return all(len(cards) == len(beside) for cards, beside in pairs)


def roles_are_sound(g: BangGame) -> bool:
    """BANG-S01, BANG-N6.1: the roles for this number of players, and no others."""
    found = Counter([figure.role for figure in g.figures])
    if g.setup.seats == 2:
        return set(found) == {Role.NONE} and g.history.removed_role == Role.NONE
    if g.house_rules.law_and_crime:
        return found + Counter([g.history.removed_role]) == Counter(ROLES_OF_LAW_AND_CRIME)
    wanted = {ROLES.index(role): count for role, count in FACTS["roles"][g.setup.seats].items() if count}
    return found == wanted and g.history.removed_role == Role.NONE


def mode_is_sound(g: BangGame) -> bool:
    """BANG-N: the mode for this number of players, and the variants of the table."""
    modes = {2: (TWO,), 3: (THREE, LAST_ALIVE)}.get(g.setup.seats, (STANDARD,))
    if g.house_rules.law_and_crime:
        modes = (LAW_AND_CRIME, SHOOT_OUT)
    dealt_without = g.mode == TWO and not g.variants  # two players are dealt no variants
    return g.mode in modes and (dealt_without or g.variants == variants_of(g))


def events_are_sound(g: BangGame) -> bool:
    """BANG-U01: an event is in one pile only, and its number is that of an event."""
    events, shows = g.events.pile + g.events.used, g.events.show_pile
    return 0 not in events + shows and different(events) and different(shows)


def abilities_are_sound(g: BangGame) -> bool:
    """BANG-S03: a character has its own ability at least; before it is chosen there is none."""
    return all(0 not in f.abilities and bool(f.abilities) == bool(f.character) for f in g.figures)


def second_characters_are_sound(g: BangGame) -> bool:
    """BANG-S03: the face-down characters are among those in play or hired earlier, without duplicates."""
    seconds = [figure.second_character for figure in g.figures if figure.second_character]
    return different(seconds) and set(seconds) <= {*g.house_rules.characters, *g.history.hired}


def life_is_sound(g: BangGame) -> bool:
    """BANG-G05: nobody has more life than the maximum."""
    return all(figure.life <= figure.max_life for figure in g.figures)


def not_ready_is_sound(g: BangGame) -> bool:
    """BANG-E06: cards laid this turn are in play."""
    return all(not Counter(figure.not_ready) - Counter(figure.in_play) for figure in g.figures)


def somebody_lives(g: BangGame) -> bool:
    """BANG-W01: a running game has living figures of at least two players, including ghosts in their turn."""
    living = [figure for i, figure in enumerate(g.figures) if g.takes_part(i)]
    return g.over or (len({figure.owner for figure in living}) > 1 and any(figure.alive for figure in living))


def reshuffled_is_sound(g: BangGame) -> bool:
    """BANG-T50: the bottom of the deck consists of the cards it was last made of."""
    if not g.piles.reshuffled:
        return True
    bottom = g.piles.deck[: min(g.piles.untouched, len(g.piles.deck))]
    return not Counter(bottom) - Counter(g.piles.reshuffled) and not Counter(g.piles.reshuffled) - Counter(
        g.house_rules.cards
    )


def hired_is_sound(g: BangGame) -> bool:
    """BANG-V03: where characters are hired, everybody has an entry for one."""
    return len(g.history.hired) == (len(g.figures) if g.house_rules.hiring and g.history.hired else 0)


def different(numbers: list[int]) -> bool:
    """True if there are no duplicates."""
    return len(set(numbers)) == len(numbers)


TABLE_CHECKS: Final[tuple[tuple[str, Callable[[BangGame], bool]], ...]] = (
    ("owner", owners_are_sound),
    ("ring", ring_is_sound),
    ("lead", active_figures_are_sound),
    ("deck", cards_are_sound),
    ("known", knowledge_is_sound),
    ("role", roles_are_sound),
    ("mode", mode_is_sound),
    ("event_pile", events_are_sound),
    ("abilities", abilities_are_sound),
    ("second", second_characters_are_sound),
    ("life", life_is_sound),
    ("fresh", not_ready_is_sound),
    ("alive", somebody_lives),
    ("reshuffled", reshuffled_is_sound),
    ("hired", hired_is_sound),
)


# What is pending.


def pending_is_sound(g: BangGame) -> None:
    """Raise BadPosition, with the first frame that does not fit the table; nothing is pending after the end."""
    if g.over and g.stack:
        raise misplaced(g.stack[0], 1)
    if g.over:
        return
    for number, frame in enumerate(g.stack, start=1):
        lowest = number == 1
        if isinstance(frame, BASES) != lowest or isinstance(frame, Anytime):
            raise misplaced(frame, number)
    check_pending(g)
    for field, sound in PENDING_CHECKS:
        if not sound(g):
            raise BadPosition("error-position-field", field=field)


def playing_is_sound(g: BangGame) -> bool:
    """BANG-T53: every card being played is owed to the discard pile, and no other one is."""
    owed = [frame.card for frame in g.stack if isinstance(frame, DiscardPlayed)]
    owed += [frame.cause.card for frame in g.stack if isinstance(frame, AfterPlay) and frame.discards_card()]
    return sorted(owed) == sorted(g.piles.playing)


def turned_is_sound(g: BangGame) -> bool:
    """BANG-K02: cards are revealed only for a check."""
    return sorted([card for frame in g.stack if isinstance(frame, Check) for card in frame.cards]) == sorted(
        g.piles.turned
    )


def looked_is_sound(g: BangGame) -> bool:
    """BANG-P07, BANG-P34: cards are looked at only while somebody does so."""
    return not g.piles.looked or len([frame for frame in g.stack if isinstance(frame, Look | Gifts)]) == 1


def display_is_sound(g: BangGame) -> bool:
    """BANG-C08: cards are on display only while a General Store is open."""
    return not g.piles.display or any(isinstance(frame, PickDisplay | Finish) for frame in g.stack)


def offered_is_sound(g: BangGame) -> bool:
    """BANG-N2.1, BANG-V03: as many characters are offered as are still to be taken."""
    if not different(g.offered) or 0 in g.offered:
        return False
    picks = len([frame for frame in g.stack if isinstance(frame, PickCharacter)])
    if any(isinstance(frame, NextOpener | Open | Auction) for frame in g.stack):
        picks = len(without_character(g))
    return len(g.offered) == picks


def characters_are_sound(g: BangGame) -> bool:
    """BANG-S03, BANG-N2.1, BANG-V03: a player without a character is about to get one."""
    without = len([figure for figure in g.figures if not figure.character])
    if g.mode == TWO:
        return without == len([frame for frame in g.stack if isinstance(frame, PickCharacter)])
    return not without or any(isinstance(frame, TurnUp | NextOpener | Open | Auction) for frame in g.stack)


# The lowest frame, which leads from turn to turn.
BASES: Final = (Turn, EndOfTurn, TurnStart, Begin, BeginTwo)

PENDING_CHECKS: Final[tuple[tuple[str, Callable[[BangGame], bool]], ...]] = (
    ("playing", playing_is_sound),
    ("turned", turned_is_sound),
    ("looked", looked_is_sound),
    ("display", display_is_sound),
    ("offered", offered_is_sound),
    ("character", characters_are_sound),
)
