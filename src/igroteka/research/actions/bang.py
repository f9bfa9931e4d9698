"""The actions of BANG!."""

from __future__ import annotations

from igroteka.core.setup import Setup
from igroteka.games.bang import words
from igroteka.games.bang.faces import BANG, KIND, MISSED, SUITS
from igroteka.games.bang.hiring import STEP
from igroteka.games.bang.source import Card, Character, EventCard, Source, all_sources, kind_of, number_of
from igroteka.games.bang.terms import Terms
from igroteka.research.actions.space import Block, Numbers

GENERAL_STORE = number_of("BANG-C08")
CALAMITY_JANET = number_of("BANG-P03")
ELENA_FUENTE = number_of("BANG-P22")
JOSE_DELGADO = number_of("BANG-P25")
PAT_BRENNAN = number_of("BANG-P27")
UNCLE_WILL = number_of("BANG-P33")
FLINT_WESTWOOD = number_of("BANG-P36")
LEE_VAN_KLIFF = number_of("BANG-P40")
RICOCHET = number_of("BANG-F06")
SNIPER = number_of("BANG-F13")
DOROTHY_RAGE = number_of("BANG-X04")
SHOWDOWN = number_of("BANG-X07")

PAIRS = 512  # BANG-F13: two cards and a target, by rank
AIMS = 512  # BANG-F06: a card, a target and a card in play, by rank
BIDS = 200  # BANG-V03: bids of up to so many steps


def sources_of(terms: Terms) -> list[Source]:
    """Every kind of card, character and event that can be met at a table."""
    found: list[Source] = []
    for source in all_sources():
        if isinstance(source, Card):
            met = source.number in terms.kinds
        elif isinstance(source, Character):
            met = source.number in terms.characters
        elif isinstance(source, EventCard):
            met = source.deck in terms.events or (terms.show and source.rule.startswith("BANG-X"))
        else:
            met = False
        if met:
            found.append(source)
    return sorted(found, key=lambda source: source.number)


def uses(met: set[int], cards: list[int]) -> list[Numbers]:
    """Cards with a kind, not their own, as which they can be used: what the `uses` of characters and events add."""
    found: set[Numbers] = set()
    for card in cards:
        kind = KIND[card]
        if CALAMITY_JANET in met and kind in (BANG, MISSED):
            found |= {(card, BANG), (card, MISSED)}
        if ELENA_FUENTE in met or (SHOWDOWN in met and kind == BANG):
            found.add((card, MISSED))
        if UNCLE_WILL in met:
            found.add((card, GENERAL_STORE))
        if SHOWDOWN in met:
            found.add((card, BANG))
    return sorted([(card, kind) for card, kind in found if kind != KIND[card]])


def blocks(setup: Setup, figures: int) -> list[Block]:
    """The actions of a table of BANG! (docs/notation-bang.md)."""
    terms = Terms(setup)
    aims = range(figures)
    sources = sources_of(terms)
    met = {source.number for source in sources}
    users = [source.number for source in sources if type(source).options is not Source.options]
    offering = [source.number for source in sources if source.anytime]
    cards = sorted(set(terms.cards))
    each = [(card,) for card in cards]
    as_others = uses(met, cards)
    played_as = [(card, kind) for card, kind in as_others if not kind_of(kind).answer_only]
    with_card = [number for number in (JOSE_DELGADO, LEE_VAN_KLIFF) if number in met]
    with_card_at = [number for number in (PAT_BRENNAN, FLINT_WESTWOOD, LEE_VAN_KLIFF) if number in met]
    return [
        Block(words.END),
        Block(words.PASS),
        Block(words.PLAY, each),
        Block(words.PLAY_AT, [(card, aim) for card in cards for aim in aims]),
        Block(words.PLAY_AS, [(card, kind) for card, kind in played_as if not kind_of(kind).needs_target]),
        Block(words.PLAY_AS_AT, [(*use, aim) for use in played_as if kind_of(use[1]).needs_target for aim in aims]),
        Block(words.ANSWER, each),
        Block(words.ANSWER_AS, as_others),
        Block(words.USE, [(number,) for number in users]),
        Block(words.USE_AT, [(number, aim) for number in users for aim in aims]),
        Block(words.USE_CARD, [(number, card) for number in with_card for card in cards]),
        Block(words.USE_CARD_AT, [(number, card, aim) for number in with_card_at for card in cards for aim in aims]),
        *([Block(words.USE_CARD_ON, ranks=AIMS)] if RICOCHET in met else []),
        *([Block(words.USE_CARDS_AT, ranks=PAIRS)] if SNIPER in met else []),
        Block(words.OFFER, [(number,) for number in offering]),
        Block(words.PAY, each),
        Block(words.DISCARD, each),
        Block(words.CHECK, each),
        Block(words.PICK, each),
        Block(words.FROM_HAND),
        Block(words.FROM_TABLE, each),
        Block(words.DRAW),
        Block(words.CHOOSE, [(aim,) for aim in aims]),
        Block(words.YES),
        Block(words.GUESS, [(colour,) for colour in range(len(words.COLOURS))]),
        Block(words.NAME, [(kind,) for kind in terms.kinds] if DOROTHY_RAGE in met else []),
        Block(words.NAME_SUIT, [(suit,) for suit in range(len(SUITS))]),
        Block(words.CHARACTER, [(number,) for number in terms.characters]),
        Block(words.BID, [(STEP * step,) for step in range(1, BIDS + 1)] if terms.hiring else []),
        Block(words.ANNOUNCE),
    ]
