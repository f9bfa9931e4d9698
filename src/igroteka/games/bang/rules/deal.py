"""Setup: roles, characters, life, hands, events (BANG-S, BANG-N)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.frames import Frame
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.asking import Ask
from igroteka.games.bang.rules.enums import Role, Timing
from igroteka.games.bang.rules.faces import FACTS
from igroteka.games.bang.rules.frames import act_at
from igroteka.games.bang.rules.modes import LAW_AND_CRIME, LAW_POOL, LAW_SET_ASIDE, THREE, TWO, mode_for
from igroteka.games.bang.rules.records import Figure, Player
from igroteka.games.bang.rules.source import EventCard, all_sources, character_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.turn import TurnStart, log_next_event
from igroteka.games.bang.rules.variants import variants_of
from igroteka.games.bang.rules.words import (
    ASK_ACTIVE,
    ASK_PICK_CHARACTER,
    ASK_RIGHT,
    CHARACTER,
    CHOOSE,
    LOG_ACTIVE,
    LOG_CHARACTER,
    LOG_DEALT,
    LOG_OFFERED,
    LOG_RIGHT,
    LOG_ROLE,
    LOG_SHERIFF,
    ROLES,
)

FINAL_EVENTS = ("high_noon", "a_fistful_of_cards")
LAST_SHOW = "wild_west_show"


def deal(g: BangGame) -> None:
    """Set up the table for its mode."""
    g.players = [Player() for _ in range(g.setup.seats)]
    g.mode = mode_for(g)
    shuffle_deck(g)
    if g.mode == TWO:
        deal_two(g)
    else:
        deal_table(g)


def shuffle_deck(g: BangGame) -> None:
    """BANG-S05: all playing cards of the sets in play."""
    g.piles.deck = g.house_rules.cards.copy()
    g.shuffle(g.piles.deck)
    g.piles.deck_known_by = [0] * len(g.piles.deck)


def deal_table(g: BangGame) -> None:
    """BANG-S01 to BANG-S08, BANG-N3.1, BANG-N6.1: one figure for each player."""
    n = g.setup.seats
    g.figures = [Figure(seat) for seat in range(n)]
    g.ring = list(range(n))
    g.active_figures = list(range(n))
    if g.mode == LAW_AND_CRIME:
        give_roles(g, law_and_crime_roles(g))
    else:
        give_roles(g, shuffled_roles(g))
    prepare_events(g)
    log_next_event(g)
    take_over(g)
    if g.setup.carried:
        before_game(g)
    else:
        deal_characters(g)
        for seat in range(n):
            deal_hand(g, seat)
    g.then(Begin(g.announcer))


def take_over(g: BangGame) -> None:
    """BANG-M01: take over the money of the match and the variants of the table."""
    g.variants = variants_of(g)
    g.invalidate_index()
    money = g.setup.carried.get("money")
    if isinstance(money, list):
        for player, amount in zip(g.players, money, strict=True):
            player.money = amount


@final
class Begin(Frame[BangGame]):
    """The first turn."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def step(self, g: BangGame) -> None:
        begin(g, self.figure)


def begin(g: BangGame, figure: int) -> None:
    """BANG-S06, BANG-S08: abilities that act at the start, then the first turn."""
    g.set_turn(figure)
    for other in g.clockwise(figure):
        for number in g.figures[other].abilities.copy():
            act_at(g, number, other, Timing.START)
    g.then(TurnStart(figure))


def shuffled_roles(g: BangGame) -> list[int]:
    """BANG-S01, BANG-S02: the roles for this number of players, with the Sheriff where the table wants them."""
    roles = [ROLES.index(role) for role, count in FACTS["roles"][g.setup.seats].items() for _ in range(count)]
    g.shuffle(roles)
    if g.house_rules.sheriff >= 0 and Role.SHERIFF in roles:
        at = roles.index(Role.SHERIFF)
        roles[at], roles[g.house_rules.sheriff] = roles[g.house_rules.sheriff], roles[at]
    return roles


def law_and_crime_roles(g: BangGame) -> list[int]:
    """BANG-N6.1: one role to the player opposite the Sheriff, one removed, the rest to the other four."""
    sheriff = g.house_rules.sheriff if g.house_rules.sheriff >= 0 else g.random_below(6)
    pool = list(LAW_POOL)
    g.shuffle(pool)
    opposite, g.history.removed_role = pool.pop(), pool.pop()
    rest = pool + list(LAW_SET_ASIDE)
    g.shuffle(rest)
    roles = [0] * 6
    roles[sheriff] = Role.SHERIFF
    roles[(sheriff + 3) % 6] = opposite
    for seat in range(6):
        if seat not in (sheriff, (sheriff + 3) % 6):
            roles[seat] = rest.pop()
    return roles


def give_roles(g: BangGame, roles: list[int]) -> None:
    """BANG-S02: face down; the Sheriff reveals theirs. With three players all are open and the Deputy begins."""
    opener = Role.DEPUTY if g.mode == THREE else Role.SHERIFF
    for seat, role in enumerate(roles):
        figure = g.figures[seat]
        figure.role = role
        if role == opener:
            g.announcer = seat
        if role == Role.SHERIFF:
            g.log(LOG_SHERIFF, seat)
        if role == Role.SHERIFF or g.mode_rules.open_roles:
            figure.role_known_by = EVERYONE
        g.log_secret(EVERYONE if figure.role_known_by else g.seats_that_see(seat), LOG_ROLE, (seat,), (role,))


def take_character(g: BangGame, number: int, character: int) -> None:
    """BANG-S04: life points are those of the character; the Sheriff has one more."""
    figure = g.figures[number]
    figure.character = character
    figure.abilities = [character]
    g.invalidate_index()
    figure.max_life = character_of(character).life + int(figure.role == Role.SHERIFF)
    figure.life = figure.max_life
    g.log(LOG_CHARACTER, number, character, figure.life)


def deal_characters(g: BangGame) -> None:
    """BANG-S03: one face up, one face down as a life counter."""
    pool = g.house_rules.characters.copy()
    g.shuffle(pool)
    for number in range(len(g.figures)):
        take_character(g, number, pool.pop())
    for figure in g.figures:
        figure.second_character = pool.pop()


def starting_hand(g: BangGame, number: int) -> int:
    figure = g.figures[number]
    return character_of(figure.character).starting_hand or figure.life


def deal_hand(g: BangGame, number: int) -> None:
    """BANG-S05: as many cards as life points, unless the character says otherwise."""
    count = starting_hand(g, number) - len(g.hand(number))
    cards = [g.take_top()[0] for _ in range(count)]
    for card in cards:
        g.player(number).gain(card, 0)
    g.log_secret(g.seats_that_see(number), LOG_DEALT, (number, count), tuple(cards))


def prepare_events(g: BangGame) -> None:
    """BANG-U01, BANG-U07, BANG-U08: the piles of the decks in play."""
    if not g.house_rules.events and not g.house_rules.wild_west_show:
        return
    events = [source for source in all_sources() if isinstance(source, EventCard)]
    pile = [event.number for event in events if event.deck in g.house_rules.events]
    g.shuffle(pile)
    if g.house_rules.final_event and pile:
        finals = [event.number for event in events if event.id in FINAL_EVENTS and event.number in pile]
        last = finals[g.random_below(len(finals))]
        pile = [last] + [number for number in pile if number not in finals]
    g.events.pile = pile
    if g.house_rules.wild_west_show:
        shows = [event.number for event in events if event.deck == LAST_SHOW]
        last_show = [event.number for event in events if event.id == LAST_SHOW]
        others = [number for number in shows if number not in last_show]
        g.shuffle(others)
        g.events.show_pile = last_show + others


# Two players.


def deal_two(g: BangGame) -> None:
    """BANG-N2.1: four characters are revealed; the player who does not begin picks first."""
    g.figures = [Figure(number // 2) for number in range(4)]
    g.ring = list(range(4))
    g.active_figures = [0, 2]
    pool = g.house_rules.characters.copy()
    g.shuffle(pool)
    g.offered = pool[:4]
    g.log(LOG_OFFERED, *g.offered)
    first = g.random_below(2)
    other = 1 - first
    if g.house_rules.events or g.house_rules.wild_west_show:  # BANG-N2.14
        g.announcer = 2 * first
        prepare_events(g)
        log_next_event(g)
    for seat, place in ((other, 0), (first, 0), (other, 1), (first, 1)):
        g.then(PickCharacter(2 * seat + place))
    for seat in (other, first):
        g.then(RightOne(2 * seat))
        g.then(FirstActive(2 * seat))
    g.then(BeginTwo(first))


@final
class PickCharacter(Ask):
    """BANG-N2.1: one of the characters on offer."""

    def decisions(self, g: BangGame) -> list[Decision]:
        if len(g.offered) < 2:
            return []
        return self.ask(g, Message(ASK_PICK_CHARACTER), [CHARACTER(number) for number in g.offered])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        self.take(g, option.numbers[0])

    def step(self, g: BangGame) -> None:
        self.take(g, g.offered[0])

    def take(self, g: BangGame, character: int) -> None:
        g.offered.remove(character)
        take_character(g, self.figure, character)


@final
class RightOne(Ask):
    """BANG-N2.1: which of the two stands on the right."""

    def decisions(self, g: BangGame) -> list[Decision]:
        options = [CHARACTER(g.figures[self.figure + i].character) for i in (0, 1)]
        return self.ask(g, Message(ASK_RIGHT), options)

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        right, left = g.figures[self.figure], g.figures[self.figure + 1]
        if left.character == option.numbers[0]:
            g.figures[self.figure], g.figures[self.figure + 1] = left, right
            g.invalidate_index()
        g.log(LOG_RIGHT, self.figure, option.numbers[0])


@final
class FirstActive(Ask):
    """BANG-N2.1: which of the two is active first; the hand is dealt by its life points."""

    def decisions(self, g: BangGame) -> list[Decision]:
        return self.ask(g, Message(ASK_ACTIVE), [CHOOSE(self.figure), CHOOSE(self.figure + 1)])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        g.active_figures[seat] = option.numbers[0]
        g.invalidate_index()
        g.log(LOG_ACTIVE, option.numbers[0])
        deal_hand(g, option.numbers[0])


# A game of a match.


def before_game(g: BangGame) -> None:
    """BANG-V05: characters are kept and hired, or dealt; then life counters, kept cards, and the hands."""
    from igroteka.games.bang.rules import hiring

    carried = g.setup.carried
    if g.house_rules.hiring:
        g.history.hired = [0] * len(g.figures)
        for figure in hiring.counterclockwise(g):
            kept = carried["hired"][figure] if isinstance(carried["hired"], list) else []
            if kept:
                g.then(hiring.KeepCharacter(figure, *kept))
        g.then(hiring.TurnUp())
        g.then(hiring.Counters())
    else:
        deal_characters(g)
    if g.house_rules.experience and isinstance(carried["in_play"], list):
        for figure in g.clockwise(g.announcer):
            cards = hiring.kept_cards(carried["in_play"][figure])
            if cards:
                g.then(hiring.KeepCards(figure, cards))
    g.then(hiring.DealHands())


@final
class BeginTwo(Frame[BangGame]):
    """The first turn of a game of two."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: BangGame) -> None:
        begin(g, g.active_figures[self.seat])
