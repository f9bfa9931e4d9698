"""Choices of characters: which one to pick, copy or hire, and which of two figures acts."""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.games.bang.bots.evaluation.evaluator import Evaluator
from igroteka.games.bang.bots.policy.answers import of_verb, take_default
from igroteka.games.bang.rules.faces import BANG, FACTS
from igroteka.games.bang.rules.words import BID, CHARACTER, CHOOSE, PASS, SOURCE_WORDS, YES

MONEY_PER_VALUE: Final = 100  # money for each point of value above a poor character
READINESS_PER_CARD: Final = 0.5  # what a card in play adds to the readiness of a figure, besides its life points
SHOT_READINESS: Final = 3.0  # bonus if it can shoot
WORTHLESS_CHARACTER: Final = 8.0  # a character of this value or less is worth no money
CHARACTER_LIFE: Final = {row["id"]: row["life"] for row in FACTS["characters"]}
PER_LIFE: Final = 2.0  # value of each life point of a character, besides its ability
USUAL_ABILITY: Final = 2.0
ABILITIES: Final = {
    **dict.fromkeys(("pixie_pete",), 4.0),
    **dict.fromkeys(("willy_the_kid", "slab_the_killer", "jourdonnais", "bart_cassidy", "calamity_janet"), 3.0),
    **dict.fromkeys(("elena_fuente", "molly_stark", "flint_westwood", "gary_looter", "teren_kill"), 3.0),
    **dict.fromkeys(("sid_ketchum", "suzy_lafayette", "paul_regret", "vulture_sam", "greygory_deck"), 2.5),
    **dict.fromkeys(("black_jack", "el_gringo", "jesse_jones", "kit_carlson", "rose_doolan"), USUAL_ABILITY),
    **dict.fromkeys(("apache_kid", "bill_noface", "chuck_wengam", "doc_holyday", "greg_digger"), USUAL_ABILITY),
    **dict.fromkeys(("herb_hunter", "jose_delgado", "pat_brennan", "sean_mallory", "vera_custer"), USUAL_ABILITY),
    **dict.fromkeys(("uncle_will", "claus_the_saint", "john_pain", "lee_van_kliff", "youl_grinner"), USUAL_ABILITY),
    **dict.fromkeys(("lucky_duke", "pedro_ramirez", "belle_star", "tequila_joe"), 1.5),
    **dict.fromkeys(("johnny_kisch",), 1.0),
    **dict.fromkeys(("big_spencer",), -2.0),  # its ability is only a restriction (BANG-P35)
}


def ability_value(name: str) -> float:
    """The value of a character's ability."""
    return ABILITIES.get(name, USUAL_ABILITY)


def character_value(name: str) -> float:
    """The value of a character at the start."""
    return PER_LIFE * int(CHARACTER_LIFE.get(name, 0)) + ability_value(name)


def pick_character(ev: Evaluator, decision: Decision) -> Option:
    """The strongest character."""
    found = of_verb(decision, CHARACTER)
    return max(found, key=lambda option: character_value(SOURCE_WORDS[option.numbers[0]]))


def character_step(ev: Evaluator, decision: Decision) -> Option:
    """Vera Custer copies the strongest."""
    found = of_verb(decision, CHOOSE)
    return max(found, key=lambda option: ability_value(SOURCE_WORDS[ev.figures[option.numbers[0]].character]))


def new_pair(ev: Evaluator, decision: Decision) -> Option:
    """BANG-P38: Greygory Deck keeps a pair that is above average."""
    mine = ev.mine
    value = sum([ability_value(SOURCE_WORDS[number]) for number in mine.abilities if number != mine.character], 0.0)
    return YES() if YES() in decision.options and value < 2 * USUAL_ABILITY else take_default(ev, decision)


def readiest(ev: Evaluator, decision: Decision) -> Option:
    """BANG-N2.3: activate the figure that can shoot, or the one with more life points and cards in play."""
    return ev.best(decision.options, [readiness(ev, option.numbers[0]) for option in decision.options])


def readiness(ev: Evaluator, number: int) -> float:
    """How much a figure could do in this turn."""
    figure = ev.figures[number]
    ready = len(figure.in_play) if ev.cards_work(number) else 0
    armed = ev.held(BANG) > 0 and any(not ev.is_mine(foe) for foe in ev.in_range(number))
    return figure.life + READINESS_PER_CARD * ready + (SHOT_READINESS if armed else 0.0)


def healthiest(ev: Evaluator, decision: Decision) -> Option:
    """Activate the player's figure with the most life points."""
    return max(decision.options, key=lambda option: ev.figures[option.numbers[0]].life)


def wage(ev: Evaluator, name: str) -> float:
    """How much money a character is worth, at most half of what the player has."""
    return min(ev.money() / 2, MONEY_PER_VALUE * max(1.0, character_value(name) - WORTHLESS_CHARACTER))


def bid(ev: Evaluator, decision: Decision) -> Option:
    """BANG-V03: the minimum bid, as long as the character is worth it."""
    bids = of_verb(decision, BID)
    enough = wage(ev, SOURCE_WORDS[decision.prompt.numbers[0]])
    if bids and (bids[0].numbers[0] <= enough or PASS() not in decision.options):
        return bids[0]
    return take_default(ev, decision)


def keep_character(ev: Evaluator, decision: Decision) -> Option:
    """BANG-V03: keep a character if it is worth its price."""
    source, price = decision.prompt.numbers
    return YES() if price <= wage(ev, SOURCE_WORDS[source]) else PASS()
