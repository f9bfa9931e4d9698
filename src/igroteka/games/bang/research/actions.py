"""The actions of BANG!."""

from __future__ import annotations

from igroteka.core.options import Verb
from igroteka.core.random import QuickRandom
from igroteka.core.setup import Setup
from igroteka.games.bang.rules import words
from igroteka.games.bang.rules.deal import deal
from igroteka.games.bang.rules.faces import KIND, SUITS
from igroteka.games.bang.rules.hiring import STEP
from igroteka.games.bang.rules.house_rules import HouseRules
from igroteka.games.bang.rules.source import Card, Character, EventCard, Source, all_sources, kind_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.research.actions.space import Block, Numbers

PAIRS = 512  # BANG-F13: two cards and a target, by rank
AIMS = 512  # BANG-F06: a card, a target and a card in play, by rank
BIDS = 200  # BANG-V03: maximum number of steps of a bid


def sources_of(house_rules: HouseRules) -> list[Source]:
    """Every kind of card, character and event that can occur at a table."""
    found: list[Source] = []
    for source in all_sources():
        if isinstance(source, Card):
            met = source.number in house_rules.kinds
        elif isinstance(source, Character):
            met = source.number in house_rules.characters
        elif isinstance(source, EventCard):
            met = source.deck in house_rules.events or (house_rules.wild_west_show and source.rule.startswith("BANG-X"))
        else:
            met = False
        if met:
            found.append(source)
    return sorted(found, key=lambda source: source.number)


class ActionParts:
    """What the actions of a table are made of: cards, figures, and the sources that can occur."""

    def __init__(self, setup: Setup, figures: int) -> None:
        self.setup = setup
        self.house_rules = HouseRules(setup)
        self.aims = range(figures)
        self.sources = sources_of(self.house_rules)
        self.cards = sorted(set(self.house_rules.cards))
        self.each: list[Numbers] = [(card,) for card in self.cards]

    def numbers(self, verb: Verb) -> list[int]:
        """The sources that have this verb."""
        return [source.number for source in self.sources if verb in source.verbs]

    def uses(self) -> list[Numbers]:
        """Cards with each other kind they can be used as, according to all sources in a turn."""
        g = BangGame(self.setup, QuickRandom(1), self.house_rules)
        deal(g)
        g.turn = 0
        found: set[Numbers] = set()
        for source in self.sources:
            for card in self.cards:
                kinds = source.uses(g, 0, card, 0)
                found |= {(card, kind) for kind in range(kinds.bit_length()) if kinds >> kind & 1}
        return sorted([(card, kind) for card, kind in found if kind != KIND[card]])


def blocks(setup: Setup, figures: int) -> list[Block]:
    """All actions at a table of BANG! (games/bang/NOTATION.md)."""
    parts = ActionParts(setup, figures)
    return [Block(words.END), Block(words.PASS), *_plays(parts), *_abilities(parts), *_choices(parts), *_deals(parts)]


def _plays(parts: ActionParts) -> list[Block]:
    """Cards played or used as answers, also as other kinds."""
    cards, aims, others = parts.cards, parts.aims, parts.uses()
    played_as = [(card, kind) for card, kind in others if not kind_of(kind).answer_only]
    return [
        Block(words.PLAY, parts.each),
        Block(words.PLAY_AT, [(card, aim) for card in cards for aim in aims]),
        Block(words.PLAY_AS, [(card, kind) for card, kind in played_as if not kind_of(kind).needs_target]),
        Block(words.PLAY_AS_AT, [(*use, aim) for use in played_as if kind_of(use[1]).needs_target for aim in aims]),
        Block(words.ANSWER, parts.each),
        Block(words.ANSWER_AS, others),
    ]


def _abilities(parts: ActionParts) -> list[Block]:
    """What characters, events and cards in play can do."""
    cards, aims = parts.cards, parts.aims
    users = [source.number for source in parts.sources if type(source).options is not Source.options]
    with_card, with_card_at = parts.numbers(words.USE_CARD), parts.numbers(words.USE_CARD_AT)
    found = [
        Block(words.USE, [(number,) for number in users]),
        Block(words.USE_AT, [(number, aim) for number in users for aim in aims]),
        Block(words.USE_CARD, [(number, card) for number in with_card for card in cards]),
        Block(words.USE_CARD_AT, [(number, card, aim) for number in with_card_at for card in cards for aim in aims]),
    ]
    if parts.numbers(words.USE_CARD_ON):
        found.append(Block(words.USE_CARD_ON, ranks=AIMS))
    if parts.numbers(words.USE_CARDS_AT):
        found.append(Block(words.USE_CARDS_AT, ranks=PAIRS))
    found.append(Block(words.OFFER, [(source.number,) for source in parts.sources if source.anytime]))
    return found


def _choices(parts: ActionParts) -> list[Block]:
    """Choices of cards, figures, colours and names."""
    named = parts.house_rules.kinds if parts.numbers(words.NAME) else []
    return [
        Block(words.PAY, parts.each),
        Block(words.DISCARD, parts.each),
        Block(words.CHECK, parts.each),
        Block(words.PICK, parts.each),
        Block(words.FROM_HAND),
        Block(words.FROM_TABLE, parts.each),
        Block(words.DRAW),
        Block(words.CHOOSE, [(aim,) for aim in parts.aims]),
        Block(words.YES),
        Block(words.GUESS, [(colour,) for colour in range(len(words.COLOURS))]),
        Block(words.NAME, [(kind,) for kind in named]),
        Block(words.NAME_SUIT, [(suit,) for suit in range(len(SUITS))]),
    ]


def _deals(parts: ActionParts) -> list[Block]:
    """Before the game and at the start of a turn: characters, bids, and announcements."""
    bids = range(1, BIDS + 1) if parts.house_rules.hiring else []
    return [
        Block(words.CHARACTER, [(number,) for number in parts.house_rules.characters]),
        Block(words.BID, [(STEP * step,) for step in bids], endless=True),
        Block(words.ANNOUNCE),
    ]
