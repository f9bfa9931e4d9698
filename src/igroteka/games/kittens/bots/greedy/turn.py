"""The bot's own turn: compares every play with a plain draw and takes the best one that is worth its cards."""

from __future__ import annotations

from typing import Final

from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.games.kittens.bots.greedy.effects import ViewEval, best_demand, taking, theft
from igroteka.games.kittens.rules.combos import NOT_TAKEN
from igroteka.games.kittens.rules.titles import FERAL, IMPLODING, NUMBERS, TITLES, UNMARKED, in_combos, title_of
from igroteka.games.kittens.rules.words import DETONATE, DRAW, FIVE, PAIR, PAIR_FOR, PLAY, PLAY_AT, TRIPLE

MARGIN: Final = 0.005  # minimum gain of a play over drawing
MEDDLING: Final = tuple(
    [
        NUMBERS[id]
        for id in (
            *("shuffle", "swap_top_and_bottom", "alter_the_future_3x", "alter_the_future_3x_now"),
            *("share_the_future_3x", "see_the_future_3x", "see_the_future_5x"),
        )
    ]
)
RISKY: Final = 0.15  # a draw more dangerous than this counts as a risk
NEVER: Final = -10.0
EVEN: Final = 1e-9  # smaller differences do not matter

REASONS: Final = {
    NUMBERS[id]: f"bot-kittens-{reason}"
    for id, reason in {
        "skip": "escape",
        "super_skip": "escape",
        "reverse": "escape",
        "attack_2x": "attack",
        "targeted_attack_2x": "attack",
        "personal_attack_3x": "personal-attack",
        "see_the_future_3x": "look",
        "see_the_future_5x": "look",
        "alter_the_future_3x": "arrange",
        "alter_the_future_3x_now": "arrange",
        "share_the_future_3x": "arrange",
        "shuffle": "shuffle",
        "garbage_collection": "shuffle",
        "swap_top_and_bottom": "swap",
        "draw_from_the_bottom": "bottom",
        "bury": "bury",
        "catomic_bomb": "bomb",
        "favor": "favor",
        "mark": "mark",
        "ill_take_that": "take-that",
        "barking_kitten": "bark",
    }.items()
}


def play_or_draw(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """The most promising play, or the draw if none promises enough."""
    scores = [score(ev, option) for option in decision.options]
    best = max(scores)
    if best <= MARGIN:
        return ReasonedOption(DRAW(), draw_reason(ev.now.danger(0)))
    option = random.pick([o for o, found in zip(decision.options, scores, strict=True) if found > best - EVEN])
    return ReasonedOption(option, play_reason(option))


def draw_reason(danger: float) -> str:
    """Why the bot draws, given the probability of a kitten."""
    if danger == 0.0:
        return "bot-kittens-draw-safe"
    return "bot-kittens-draw-risk" if danger > RISKY else "bot-kittens-draw-calm"


def play_reason(option: Option) -> str:
    """Why the bot plays a card or combo."""
    if option.verb is PLAY or option.verb is PLAY_AT:
        return REASONS[option.numbers[0]]
    if option.verb is TRIPLE:
        return "bot-kittens-demand"
    return "bot-kittens-five" if option.verb is FIVE else "bot-kittens-rob"


def score(ev: ViewEval, option: Option) -> float:
    """How much better this option is than drawing."""
    verb, numbers = option.verb, option.numbers
    if verb is PLAY and numbers[0] in MEDDLING and nothing_to_fear(ev):
        return NEVER
    if verb is PLAY:
        return ev.effect(numbers[0], ev.me, NOBODY) - ev.prices.spend(numbers[0])
    if verb is PLAY_AT:
        return ev.effect(numbers[0], ev.me, numbers[1]) - ev.prices.spend(numbers[0])
    if verb is PAIR or verb is PAIR_FOR:
        return pair_score(ev, numbers)
    if verb is DETONATE:
        return NEVER
    if verb is TRIPLE:
        return best_demand(ev, numbers[3], names(ev))[0] - ev.prices.spend(*numbers[:3])
    return five_score(ev, numbers[0]) if verb is FIVE else 0.0


def nothing_to_fear(ev: ViewEval) -> bool:
    """True if all cards this seat still has to draw are known to be harmless, so that the pile is good as it is."""
    return not any(ev.now.danger(place) for place in range(ev.now.turns))


def pair_score(ev: ViewEval, numbers: tuple[int, ...]) -> float:
    """The expected value of what a pair steals, minus the value of its cards."""
    wish = numbers[3] if len(numbers) > 3 and numbers[3] != UNMARKED else -1
    return theft(ev, ev.me, numbers[2], wish) - ev.prices.spend(*numbers[:2])


def names(ev: ViewEval) -> list[int]:
    """The titles that a triple may name."""
    deck = ev.reading.board.deck
    return [n for n, title in enumerate(TITLES) if n != IMPLODING and deck.get(title.id, 0)]


# Five different cards.


def five_score(ev: ViewEval, first: int) -> float:
    """The best card of the discard pile minus the five cheapest cards. Only the first of those five starts the
    combo.
    """
    five = cheapest_set(ev, 5)
    if len(five) < 5 or title_of(first) != five[0]:
        return NEVER
    discards = [NUMBERS[word] for word in ev.reading.board.discards]
    return taking(ev, [card for card in discards if card not in NOT_TAKEN]) - ev.prices.spend(*five)


def cheapest_set(ev: ViewEval, number: int) -> list[int]:
    """The `number` cheapest different titles of the hand that may still be picked, in picking order."""
    picked = [NUMBERS[word.partition(".")[0]] for word in ev.reading.board.picked]
    last = max([five_order(title) for title in picked], default=-1)
    titles = {title_of(card) for card in ev.reading.hand if in_combos(card)}
    free = sorted([title for title in titles if five_order(title) > last], key=ev.prices.spend)
    return sorted(free[:number], key=five_order)


def five_order(title: int) -> int:
    """Cards are picked in title order, Feral Cats last."""
    return len(TITLES) if title == FERAL else title


def pick_for_five(ev: ViewEval, decision: Decision, random: Random) -> ReasonedOption:
    """The next of the five cheapest cards."""
    wanted = cheapest_set(ev, 5 - len(ev.reading.board.picked))
    offered = [option for option in decision.options if title_of(option.numbers[0]) in wanted[:1]]
    cheapest = min(decision.options, key=lambda option: ev.prices.spend(option.numbers[0]))
    return ReasonedOption(offered[0] if offered else cheapest, "bot-kittens-five")
