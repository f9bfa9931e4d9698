"""Set-up: roles, characters, life, hands, events (BANG-S)."""

from __future__ import annotations

from igroteka.core.journal import EVERYONE
from igroteka.games.bang.faces import FACTS
from igroteka.games.bang.source import GAIN, EventCard, all_sources, character_of, number_of, source_of
from igroteka.games.bang.state import SHERIFF, BangGame, Figure, Player
from igroteka.games.bang.turn import TurnStart
from igroteka.games.bang.words import LOG_CHARACTER, LOG_DEALT, LOG_ROLE, LOG_SHERIFF, ROLES

STANDARD = number_of("BANG-N8")
FINAL_EVENTS = ("high_noon", "a_fistful_of_cards")
LAST_SHOW = "wild_west_show"


def deal(g: BangGame) -> None:
    """BANG-S01 to BANG-S08: the standard game."""
    n = g.setup.seats
    g.mode = STANDARD
    g.players = [Player() for _ in range(n)]
    g.figures = [Figure(seat) for seat in range(n)]
    g.ring = list(range(n))
    g.lead = list(range(n))
    deal_roles(g)
    deal_characters(g)
    deal_hands(g)
    prepare_events(g)
    g.turn = g.announcer
    for figure in g.clockwise(g.announcer):
        for number in g.figures[figure].abilities:
            source_of(number).at(g, figure, GAIN)
    g.then(TurnStart(g.announcer))


def deal_roles(g: BangGame) -> None:
    """BANG-S02: one each, face down; the Sheriff turns his up."""
    roles = [ROLES.index(role) for role, count in FACTS["roles"][g.setup.seats].items() for _ in range(count)]
    g.shuffle(roles)
    if g.terms.sheriff >= 0:
        at = roles.index(SHERIFF)
        roles[at], roles[g.terms.sheriff] = roles[g.terms.sheriff], roles[at]
    for seat, role in enumerate(roles):
        figure = g.figures[seat]
        figure.role = role
        if role == SHERIFF:
            figure.role_seen = EVERYONE
            g.announcer = seat
            g.log(LOG_SHERIFF, seat)
        else:
            g.log_secret(g.mask(seat), LOG_ROLE, (seat,), (role,))


def deal_characters(g: BangGame) -> None:
    """BANG-S03, BANG-S04: one face up, one face down as a life counter; the Sheriff has one life point more."""
    pool = g.terms.characters.copy()
    g.shuffle(pool)
    for seat, figure in enumerate(g.figures):
        figure.character = pool.pop()
        figure.abilities = [figure.character]
        figure.max_life = character_of(figure.character).life + int(figure.role == SHERIFF)
        figure.life = figure.max_life
        g.log(LOG_CHARACTER, seat, figure.character, figure.life)
    for figure in g.figures:
        figure.second = pool.pop()


def deal_hands(g: BangGame) -> None:
    """BANG-S05: as many cards as life points, unless the character says otherwise."""
    g.deck = g.terms.cards.copy()
    g.shuffle(g.deck)
    g.deck_known = [0] * len(g.deck)
    for seat, figure in enumerate(g.figures):
        count = character_of(figure.character).starting_hand or figure.life
        cards = [g.take_top()[0] for _ in range(count)]
        for card in cards:
            g.players[seat].gain(card, 0)
        g.log_secret(g.mask(seat), LOG_DEALT, (seat, count), tuple(cards))


def prepare_events(g: BangGame) -> None:
    """BANG-U01, BANG-U07, BANG-U08: the piles of the decks that are played."""
    events = [source for source in all_sources() if isinstance(source, EventCard)]
    pile = [event.number for event in events if event.deck in g.terms.events]
    g.shuffle(pile)
    if g.terms.final_event and pile:
        finals = [event.number for event in events if event.id in FINAL_EVENTS and event.number in pile]
        last = finals[g.below(len(finals))]
        pile = [last] + [number for number in pile if number not in finals]
    g.event_pile = pile
    if g.terms.show:
        shows = [event.number for event in events if event.deck == LAST_SHOW]
        last_show = [event.number for event in events if event.id == LAST_SHOW]
        others = [number for number in shows if number not in last_show]
        g.shuffle(others)
        g.show_pile = last_show + others
