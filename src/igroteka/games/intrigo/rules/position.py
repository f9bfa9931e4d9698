"""Positions of Intrigo: the state of a table as text, for tests, bug reports and sandbox tables.

    game: intrigo
    seats: 3
    phase: placing                  # families, draft or placing
    round: 2
    first: A
    turn: B
    families: {A: contarini, B: dandolo, C: gradenigo}
    ducats: {A: 3}                  # the others have one
    seals: {A: {merchants: 2}}
    tokens: {b0: workers, b3: none, b10: clergy.down}
    gaps: {g0: dandolo_4, g4: gradenigo_4.down, g5: assassin}
    hands: {A: [contarini_2, ...], B: [], C: [morosini_3]}
    stacks: {thief: 1}              # cards left; the others are full
    pile: 20

Missing fields are filled in: families in order, tokens by the symbols of the buildings, missing hands and dots in hands
from the remaining cards, the pile from the remaining ducats. In the draft, `packets` are filled in the same way, and a
hand lists what was taken so far, in that order. A file written from a state has further fields: who took which card
when (`picks`), who has put down what (`played`), who was seen without it (`lacks`), the palace at the last awards
(`evening`), and counters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.core.errors import BadPosition
from igroteka.core.phrases import LETTERS
from igroteka.core.position_fields import FILL, check_known, read_list, read_mapping, read_number, read_seat, to_number
from igroteka.core.random import Random
from igroteka.core.setup import Setup
from igroteka.core.state import AnyFrame
from igroteka.games.intrigo.rules.frames import LAST_STEP, Awarding, ChooseFamilies, CleanUp, Draft, Open
from igroteka.games.intrigo.rules.house_rules import house_rules_of
from igroteka.games.intrigo.rules.parts import (
    BUILDING_WORDS,
    CARDS,
    DUCAT,
    DUCATS,
    EMPTY,
    FAMILIES,
    FOUR_ALIKE,
    GAP_THINGS,
    GAP_WORDS,
    HEADED,
    INFLUENCE,
    ORGANISATIONS,
    PACKET,
    SEALS_OF_A_KIND,
    STACK,
    STARTING_DUCATS,
    TOKEN_THINGS,
    TOKENS,
    TYPES,
    gives_seals,
    in_gap,
    kind_of,
    on_building,
)
from igroteka.games.intrigo.rules.placing import Placing
from igroteka.games.intrigo.rules.position_checks import check, check_first
from igroteka.games.intrigo.rules.state import IntrigoGame, Player
from igroteka.games.intrigo.rules.view import DRAFT_PHASE, FAMILIES_PHASE, OVER, PLACING_PHASE, phase
from igroteka.games.intrigo.rules.words import NOT_WON

NONE: Final = "none"
_PHASES: Final = (FAMILIES_PHASE, DRAFT_PHASE, PLACING_PHASE, OVER)
_HISTORY: Final = ("picks", "played", "lacks")
_FIELDS: Final = (
    *("phase", "round", "first", "turn", "families", "removed", "ducats", "seals", "tokens", "gaps"),
    *("hands", "packets", "stacks", "pile", "turns", "bought", "evening", *_HISTORY),
)


def describe(g: IntrigoGame) -> dict[str, object]:
    """The game's own fields of a position that reproduces this state."""
    seats = list(enumerate(g.players))
    data: dict[str, object] = {
        "phase": phase(g),
        "round": g.round,
        "first": LETTERS[g.first],
        "turn": LETTERS[g.current],
        "families": {LETTERS[seat]: FAMILIES[p.family] if p.family != NOBODY else NONE for seat, p in seats},
        "removed": FAMILIES[g.removed] if g.removed != NOBODY else NONE,
        "ducats": {LETTERS[seat]: player.ducats for seat, player in seats},
        "seals": {LETTERS[seat]: dict(zip(ORGANISATIONS, player.seals, strict=True)) for seat, player in seats},
        "tokens": {BUILDING_WORDS[i]: on_building(thing) or NONE for i, thing in enumerate(g.tokens)},
        "gaps": {GAP_WORDS[i]: in_gap(thing) for i, thing in enumerate(g.gaps) if thing != EMPTY},
        "hands": {LETTERS[seat]: _words(player.hand) for seat, player in seats},
        "packets": {LETTERS[seat]: _words(player.packet) for seat, player in seats},
        "stacks": dict(zip(TYPES, g.left, strict=True)),
        "pile": g.pile,
        "turns": g.turns,
        "bought": list(g.bought),
    }
    for name in _HISTORY:
        data[name] = {LETTERS[seat]: _words(getattr(player, name)) for seat, player in seats}
    if g.evening:
        data["evening"] = _evening(*g.evening)
    return data


def _evening(gaps: list[int], tokens: list[int], ducats: list[int], cards: list[int]) -> dict[str, object]:
    """The palace when the last awards began, and what everybody had."""
    return {
        "gaps": {GAP_WORDS[i]: in_gap(thing) for i, thing in enumerate(gaps) if thing != EMPTY},
        "tokens": {BUILDING_WORDS[i]: on_building(thing) for i, thing in enumerate(tokens) if thing != EMPTY},
        "ducats": {LETTERS[seat]: count for seat, count in enumerate(ducats)},
        "cards": {LETTERS[seat]: count for seat, count in enumerate(cards)},
    }


def arrange(position: Mapping[str, object], setup: Setup, random: Random) -> IntrigoGame:
    """The state that a position describes."""
    check_known(position, _FIELDS)
    g = IntrigoGame(setup, random, house_rules_of(setup))
    g.players = [Player() for _ in range(setup.seats)]
    at = str(position.get("phase", PLACING_PHASE))
    if at not in _PHASES:
        raise BadPosition("error-position-field", field="phase")
    _set_families(g, position, at)
    _set_stacks(g, position)
    _set_gaps(g, position, at)
    _set_owned(g, position)
    _set_tokens(g, position, at)
    _set_pile(g, position)
    _set_cards(g, position, at)
    _set_history(g, position)
    _set_evening(g, position)
    _set_turn(g, position, at)
    _set_end(g, at)
    g.stack = _frames(g, at)
    return g


def check_position(g: IntrigoGame, position: Mapping[str, object]) -> None:
    """Raise BadPosition if no game can reach this state."""
    at = str(position.get("phase", PLACING_PHASE))
    check(g, _frames(g, at), placing=at == PLACING_PHASE)
    if "first" in position:
        check_first(g)


def _frames(g: IntrigoGame, at: str) -> list[AnyFrame]:
    """The pending frames of a phase; the last to run is first."""
    if at == OVER:
        return []
    if at == FAMILIES_PHASE:
        return [Open(), ChooseFamilies()]
    rest: list[AnyFrame] = [CleanUp(), Awarding(), Placing()]
    return [*rest, Draft(len(g.players[0].picks))] if at == DRAFT_PHASE else rest


# Families, tokens, money.


def _set_families(g: IntrigoGame, position: Mapping[str, object], at: str) -> None:
    """Families that are not named are assigned in order; with three players the remaining one is removed."""
    for seat, word in _by_seat(g, position, "families").items():
        if word != NONE:
            g.players[seat].family = _family(g, word)
    free = [family for family in range(len(HEADED)) if g.head_of(family) == NOBODY]
    removed = position.get("removed", NONE)
    if removed != NONE and not g.house_rules.removes_family:
        raise BadPosition("error-position-field", field="removed")
    if removed != NONE:
        g.removed = _family(g, removed)
        free.remove(g.removed)
    elif g.house_rules.removes_family:
        g.removed = free.pop()
    for player in g.players:
        if player.family == NOBODY and at != FAMILIES_PHASE:
            player.family = free.pop(0)


def _family(g: IntrigoGame, word: object) -> int:
    if word not in HEADED or g.head_of(HEADED.index(str(word))) != NOBODY:
        raise BadPosition("error-position-field", field="families")
    return HEADED.index(str(word))


def _set_stacks(g: IntrigoGame, position: Mapping[str, object]) -> None:
    for word, left in read_mapping(position, "stacks").items():
        if word not in TYPES or not isinstance(left, int) or not 0 <= left <= STACK:
            raise BadPosition("error-position-field", field="stacks")
        g.left[TYPES.index(word)] = left


def _set_gaps(g: IntrigoGame, position: Mapping[str, object], at: str) -> None:
    """Influence cards in the palace are not in their stacks; other missing ones are out of the game."""
    stacks = read_mapping(position, "stacks")
    g.gaps = _things(g, read_mapping(position, "gaps"), GAP_WORDS, GAP_THINGS)
    if at in (FAMILIES_PHASE, DRAFT_PHASE) and g.gaps.count(EMPTY) < len(g.gaps):
        raise BadPosition("error-position-field", field="gaps")
    for type, word in enumerate(TYPES):
        placed = g.gaps.count(INFLUENCE + type)
        if word not in stacks:
            g.left[type] -= placed
        g.gone[type] = STACK - g.left[type] - placed
        if g.left[type] < 0 or g.gone[type] < 0:
            raise BadPosition("error-position-too-many", card=word, count=STACK)


def _set_owned(g: IntrigoGame, position: Mapping[str, object]) -> None:
    """Set the ducats and seals of the players."""
    ducats = _by_seat(g, position, "ducats")
    for seat, player in enumerate(g.players):
        player.ducats = to_number(ducats.get(seat, STARTING_DUCATS), "ducats")
    for seat, seals in _by_seat(g, position, "seals").items():
        if not isinstance(seals, Mapping) or any(kind not in ORGANISATIONS for kind in seals):
            raise BadPosition("error-position-field", field="seals")
        g.players[seat].seals = [to_number(seals.get(kind, 0), "seals") for kind in ORGANISATIONS]
        if max(g.players[seat].seals) > FOUR_ALIKE:
            raise BadPosition("error-position-field", field="seals")


def _set_tokens(g: IntrigoGame, position: Mapping[str, object], at: str) -> None:
    """Tokens that are not named are those of the building's symbol."""
    named = read_mapping(position, "tokens")
    g.tokens = _things(g, named, BUILDING_WORDS, TOKEN_THINGS | {NONE: EMPTY})
    for token in g.tokens:
        if token != EMPTY:
            _use_token(g, kind_of(token))
    for building in range(g.house_rules.buildings):
        if BUILDING_WORDS[building] not in named and at != FAMILIES_PHASE:
            g.tokens[building] = g.draw_seal() if gives_seals(building) else DUCAT
    _check_strays(g)


def _check_strays(g: IntrigoGame) -> None:
    """INTR-R14: a seal gets onto a ducat building only through a trader."""
    strays = [
        b for b, token in enumerate(g.tokens) if not gives_seals(b) and token != EMPTY and kind_of(token) != DUCAT
    ]
    if len(strays) > STACK:
        raise BadPosition("error-position-field", field="tokens")


def _use_token(g: IntrigoGame, token: int) -> None:
    """Take a seal in the palace out of the bag."""
    if token != DUCAT:
        if g.bag[token] == 0:
            raise BadPosition("error-position-too-many", card=TOKENS[token], count=SEALS_OF_A_KIND[token])
        g.bag[token] -= 1


def _set_pile(g: IntrigoGame, position: Mapping[str, object]) -> None:
    """Set the ducats that nobody owns and that are not in the palace."""
    if g.house_rules.unlimited:
        return
    rest = DUCATS - sum([player.ducats for player in g.players])
    rest -= len([token for token in g.tokens if token != EMPTY and kind_of(token) == DUCAT])
    if rest < 0 or position.get("pile", rest) != rest:
        raise BadPosition("error-position-field", field="pile")
    g.pile = rest


# Intrigue cards.


def _set_cards(g: IntrigoGame, position: Mapping[str, object], at: str) -> None:
    """Set hands and packets: what is named, and the remaining cards for dots or where nothing is said."""
    rest = [g.unplayed(card) for card in range(len(CARDS))]
    for card, count in enumerate(rest):
        if count < 0:
            raise BadPosition("error-position-too-many", card=CARDS[card], count=g.house_rules.cards[card])
    named = {zone: _by_seat(g, position, zone) for zone in ("hands", "packets")}
    seats = range(len(g.players))
    hands = [_take(g, rest, named["hands"].get(seat, [])) for seat in seats]
    packets = [_take(g, rest, named["packets"].get(seat, [])) for seat in seats]
    if at != FAMILIES_PHASE:
        zone, lists = ("packets", packets) if at == DRAFT_PHASE else ("hands", hands)
        _share(g, [lists[seat] for seat in seats if FILL in read_list(named[zone].get(seat, [FILL]))], rest)
    for player, hand, packet in zip(g.players, hands, packets, strict=True):
        player.picks = hand if at == DRAFT_PHASE else []
        player.hand, player.packet = sorted(hand), sorted(packet)
    _check_sizes(g, at)


def _take(g: IntrigoGame, rest: list[int], words: object) -> list[int]:
    """Take the cards of a list of words; BadPosition if they are not left."""
    cards: list[int] = []
    for word in read_list(words):
        if word == FILL:
            continue
        if word not in CARDS:
            raise BadPosition("error-position-card", card=str(word))
        card = CARDS.index(str(word))
        if rest[card] <= 0:
            raise BadPosition("error-position-too-many", card=str(word), count=g.house_rules.cards[card])
        rest[card] -= 1
        cards.append(card)
    return cards


def _check_sizes(g: IntrigoGame, at: str) -> None:
    """Nobody holds a card before the draft; during it all hold equally many; after it nobody holds a packet."""
    done = len(g.players[0].hand)
    for player in g.players:
        hand, packet = len(player.hand), len(player.packet)
        if at == FAMILIES_PHASE and hand:
            raise BadPosition("error-position-field", field="hands")
        if packet != (PACKET - done if at == DRAFT_PHASE else 0):
            raise BadPosition("error-position-field", field="packets")
        if at == DRAFT_PHASE and (hand != done or done >= LAST_STEP):
            raise BadPosition("error-position-field", field="hands")


def _share(g: IntrigoGame, lists: list[list[int]], rest: list[int]) -> None:
    """Deal the remaining cards, each to the list with the fewest."""
    cards = [card for card, count in enumerate(rest) for _ in range(count)]
    if cards and not lists:
        raise BadPosition("error-intrigo-cards-left", count=len(cards), all=len(g.deck()))
    g.random.shuffle(cards)
    for card in cards:
        min(lists, key=len).append(card)


def _set_history(g: IntrigoGame, position: Mapping[str, object]) -> None:
    """Set who took and put down what, and who was seen without it, if the position says so."""
    for name in _HISTORY:
        for seat, words in _by_seat(g, position, name).items():
            if any(word not in CARDS for word in read_list(words)):
                raise BadPosition("error-position-field", field=name)
            setattr(g.players[seat], name, [CARDS.index(str(word)) for word in read_list(words)])
    _check_picks(g)
    played = [card for player in g.players for card in player.played]
    if any(played.count(card) > g.in_palace(card) for card in played):
        raise BadPosition("error-position-field", field="played")
    if any(card in player.hand for player in g.players for card in player.lacks):
        raise BadPosition("error-position-field", field="lacks")


def _set_evening(g: IntrigoGame, position: Mapping[str, object]) -> None:
    """Set the palace when the last awards began, if the position says so."""
    evening = read_mapping(position, "evening")
    if not evening:
        return
    ducats, cards = _by_seat(g, evening, "ducats"), _by_seat(g, evening, "cards")
    g.evening = [
        _things(g, read_mapping(evening, "gaps"), GAP_WORDS, GAP_THINGS),
        _things(g, read_mapping(evening, "tokens"), BUILDING_WORDS, TOKEN_THINGS),
        [to_number(ducats.get(seat, 0), "evening") for seat in range(len(g.players))],
        [to_number(cards.get(seat, 0), "evening") for seat in range(len(g.players))],
    ]


def _check_picks(g: IntrigoGame) -> None:
    """If picks are given, they must cover all cards in hands, in packets or put down."""
    with_picks = [player for player in g.players if player.picks]
    if not with_picks:
        return
    taken = [card for player in g.players for card in player.picks + player.packet]
    fits = [sorted(player.picks) == sorted(player.hand + player.played) for player in g.players]
    sizes = {len(player.picks) for player in g.players}
    if len(sizes) > 1 or not all(fits) or sorted(taken) != g.deck():
        raise BadPosition("error-position-field", field="picks")


# Turn and end.


def _set_turn(g: IntrigoGame, position: Mapping[str, object], at: str) -> None:
    g.first = read_seat(position.get("first", LETTERS[0]), len(g.players))
    g.current = read_seat(position.get("turn", LETTERS[g.first]), len(g.players))
    g.round = read_number(position, "round", 0 if at == FAMILIES_PHASE else 1)
    g.turns = read_number(position, "turns", 0)
    g.bought = [to_number(count, "bought") for count in read_list(position.get("bought", [0] * len(TYPES)))]
    if len(g.bought) != len(TYPES):
        raise BadPosition("error-position-field", field="bought")
    if (g.round == 0) != (at == FAMILIES_PHASE):
        raise BadPosition("error-position-field", field="round")
    if at == FAMILIES_PHASE:
        _check_choosers(g)


def _check_choosers(g: IntrigoGame) -> None:
    """INTR-S11: exactly the players who come before the one to choose have a family."""
    order = g.round_from(g.first)
    waiting = order[order.index(g.current) :]
    if any((g.players[seat].family == NOBODY) != (seat in waiting) for seat in order):
        raise BadPosition("error-position-field", field="families")


def _set_end(g: IntrigoGame, at: str) -> None:
    """INTR-V1, INTR-V5: the game is over exactly if somebody has a set, or after the last round."""
    winners = [seat for seat, player in enumerate(g.players) if player.victory() != NOT_WON]
    if len(winners) > 1:
        raise BadPosition("error-position-field", field="seals")
    if winners and at != OVER:
        raise BadPosition("error-intrigo-already-won", "INTR-V1", seat=LETTERS[winners[0]])
    if at == OVER and not winners and not 0 < g.house_rules.cap <= g.round:
        raise BadPosition("error-position-field", field="phase")
    g.winner = winners[0] if winners else NOBODY
    g.over = at == OVER


# Reading.


def _words(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _by_seat(g: IntrigoGame, position: Mapping[str, object], field: str) -> dict[int, object]:
    return {read_seat(letter, len(g.players)): value for letter, value in read_mapping(position, field).items()}


def _place(g: IntrigoGame, word: str, words: tuple[str, ...]) -> int:
    if word not in words[: g.house_rules.buildings]:
        raise BadPosition("error-intrigo-no-place", place=word, last=words[g.house_rules.buildings - 1])
    return words.index(word)


def _things(
    g: IntrigoGame, named: Mapping[str, object], places: tuple[str, ...], words: Mapping[str, int]
) -> list[int]:
    """What lies in the gaps or on the buildings, where named; empty elsewhere."""
    found = [EMPTY] * g.house_rules.buildings
    for place, word in named.items():
        at = _place(g, place, places)
        if not isinstance(word, str) or word not in words:
            raise BadPosition("error-position-card", card=str(word))
        found[at] = words[str(word)]
    return found
