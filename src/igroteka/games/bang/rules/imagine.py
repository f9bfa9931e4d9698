"""Sampling complete states from what one seat may know (determinization).

Hidden cards are exchanged with other hidden cards, and so are hidden roles and second characters; frames that promise a
hidden card keep it.
"""

from __future__ import annotations

from igroteka.core.random import Random
from igroteka.games.bang.rules.deal import FINAL_EVENTS
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.faces import FACES, KIND
from igroteka.games.bang.rules.records import Figure
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.view import knows
from igroteka.games.bang.rules.words import SOURCE_WORDS

Slot = tuple[list[int], int]


def imagine(g: BangGame, seat: int, random: Random) -> BangGame:
    """A complete state in which this seat sees exactly what it sees now."""
    other = g.clone()
    other.random = random.fork()
    other.skip_forced = False
    slots = unknown_slots(other, seat)
    mix(other, slots, random)
    keep_promises(other, slots, random)
    for player in other.players:
        for place in range(len(player.hand)):
            player.pool_knowledge(place)
    mix_roles(other, seat, random)
    mix_past_roles(other, seat, random)
    mix_second_characters(other, seat, random)
    mix_events(other, random)
    other.stack = [frame.as_known_to(other, seat, random) for frame in other.stack]
    other.start()
    return other


def unknown_slots(g: BangGame, seat: int) -> list[Slot]:
    """All places of playing cards that this seat does not know."""
    slots: list[Slot] = [
        (g.piles.deck, i) for i, known_by in enumerate(g.piles.deck_known_by) if not knows(seat, known_by)
    ]
    slots += [(g.piles.looked, i) for i, known_by in enumerate(g.piles.looked_known_by) if not knows(seat, known_by)]
    if g.hands_are_open():
        return slots
    for other, player in enumerate(g.players):
        if other != seat:
            slots += [(player.hand, i) for i, known_by in enumerate(player.known_by) if not knows(seat, known_by)]
    return slots


def mix(g: BangGame, slots: list[Slot], random: Random) -> None:
    """Redistribute the cards of these places. The places at the bottom of the deck come first."""
    cards = sorted([zone[i] for zone, i in slots])  # sorted, so that the true order does not leak
    random.shuffle(cards)
    if g.piles.reshuffled:
        cards = fitting(g, cards, random)
    for number, (zone, i) in enumerate(slots):
        zone[i] = cards[number]


def fitting(g: BangGame, cards: list[int], random: Random) -> list[int]:
    """BANG-T50: the bottom of the deck holds only cards it was made of; all others are anywhere else."""
    left = [0] * len(FACES)
    for card in g.piles.reshuffled:
        left[card] += 1
    fit: list[int] = []
    others: list[int] = []
    for card in cards:
        (fit if left[card] > 0 else others).append(card)
        left[card] -= 1
    bottom = bottom_of_deck(g)
    rest = fit[bottom:] + others
    random.shuffle(rest)
    return fit[:bottom] + rest


def bottom_of_deck(g: BangGame) -> int:
    """The number of cards at the bottom of the deck that have been there since the last shuffle."""
    return min(g.piles.untouched, len(g.piles.deck)) if g.piles.reshuffled else 0


def keep_promises(g: BangGame, slots: list[Slot], random: Random) -> None:
    """Keep the hidden cards that frames rely on in place."""
    bottom = bottom_of_deck(g)
    for frame in g.stack:
        for holder, kind in frame.required_cards():
            hand = g.hand(holder)
            if any(KIND[card] == kind for card in hand):
                continue
            free = [i for zone, i in slots if zone is hand]
            found = [(zone, i) for zone, i in slots if KIND[zone[i]] == kind]
            if free and found:
                at = random.pick(free)
                fit = hand[at] in g.piles.reshuffled
                elsewhere = [(zone, i) for zone, i in found if fit or zone is not g.piles.deck or i >= bottom]
                zone, i = random.pick(elsewhere or found)
                zone[i], hand[at] = hand[at], zone[i]


def mix_roles(g: BangGame, seat: int, random: Random) -> None:
    """BANG-I01: redeal the roles that this seat does not know among those who could have them."""
    groups = role_groups(g)
    for group in dict.fromkeys(groups):
        hidden = [
            figure
            for figure, own in zip(g.figures, groups[:-1], strict=True)
            if own == group and figure.role >= 0 and figure.owner != seat and not knows(seat, figure.role_known_by)
        ]
        roles = sorted([figure.role for figure in hidden])
        if g.history.removed_role >= 0 and group == groups[-1]:
            roles = law_and_crime_roles(g, hidden, roles, random)
        else:
            random.shuffle(roles)
        for figure, role in zip(hidden, roles, strict=True):
            figure.role = role


def role_groups(g: BangGame) -> list[int]:
    """Which figures may have exchanged roles: all at first; the dead of Bone Orchard only among themselves."""
    groups = [0] * (len(g.figures) + 1)  # the last entry is the removed role (BANG-N6.1)
    for number, (among_open, *figures) in enumerate(g.history.role_log, start=1):
        touched = {groups[figure] for figure in figures}
        for figure in range(len(groups)):
            if figure in figures or (not among_open and groups[figure] in touched):
                groups[figure] = number
    return groups


def law_and_crime_roles(g: BangGame, hidden: list[Figure], roles: list[int], random: Random) -> list[int]:
    """BANG-N6.1: the removed role is unknown too.

    Two Outlaws were dealt neither to the player opposite the Sheriff nor out of the game. So of all deals, three times
    as many have no Outlaw in those two places as have one, and none has two.
    """
    opposite = g.figures[(g.sheriff_seat + 3) % 6]
    known = opposite.role if opposite not in hidden else Role.NONE
    while True:
        dealt = sorted([*roles, g.history.removed_role])
        random.shuffle(dealt)
        removed = dealt.pop()
        across = dealt[hidden.index(opposite)] if known == Role.NONE else known
        ways = 3 - 2 * [across, removed].count(Role.OUTLAW)
        if g.history.role_log or random.below(3) < ways:
            g.history.removed_role = removed
            return dealt


def mix_past_roles(g: BangGame, seat: int, random: Random) -> None:
    """BANG-M04: a killer of the Sheriff knows their role before roles were mixed; others only if it was open."""
    roles = [figure.role for figure in g.figures if figure.role not in (Role.NONE, Role.SHERIFF)]
    for killer in g.history.sheriff_killers:
        figure, role, was_open = killer
        if role != Role.NONE and not was_open and g.owner(figure) != seat:
            killer[1] = random.pick(roles)


def mix_second_characters(g: BangGame, seat: int, random: Random) -> None:
    """BANG-I08: second characters that this seat does not know may be any that are not visible."""
    hidden = [
        figure for figure in g.figures if figure.second_character and not knows(seat, figure.second_character_known_by)
    ]
    seen = {figure.character for figure in g.figures} | {number for f in g.figures for number in f.abilities}
    seen |= {figure.second_character for figure in g.figures if figure not in hidden}
    pool = [number for number in g.house_rules.characters if number not in seen]
    random.shuffle(pool)
    for figure in hidden:
        figure.second_character = pool.pop()


def mix_events(g: BangGame, random: Random) -> None:
    """BANG-I09: the next event is open, the order below it is not; the last one of the Wild West Show is known, and
    that of a single deck with a final card; of two such decks it may be either (BANG-U07).
    """
    below = g.events.pile[:-1]
    final = below[:1] if g.house_rules.final_event else []
    rest = sorted(below[len(final) :])
    random.shuffle(rest)
    if final and len(g.house_rules.events) > 1:
        final = [SOURCE_WORDS.index(random.pick(list(FINAL_EVENTS)))]
    g.events.pile = final + rest + g.events.pile[-1:]
    shows = sorted(g.events.show_pile[1:])
    random.shuffle(shows)
    g.events.show_pile = g.events.show_pile[:1] + shows
