"""Why an option is not offered: the id of the rule that says so (KIT-B)."""

from __future__ import annotations

from igroteka.core.options import Option
from igroteka.games.kittens.rules.card import AT_NOBODY, card_of
from igroteka.games.kittens.rules.cards.box import Contribute
from igroteka.games.kittens.rules.combos import Take
from igroteka.games.kittens.rules.deck import CATS_ONLY
from igroteka.games.kittens.rules.frames import Give, Order, PutBack, Receive
from igroteka.games.kittens.rules.play import Five, Name, PlayPhase
from igroteka.games.kittens.rules.reactions import DrawWindow, Poll, Window, target_of
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import FERAL, in_combos, is_cat, title_of, turned
from igroteka.games.kittens.rules.words import (
    CLOSE,
    DEMAND,
    DRAW,
    FIVE,
    FIVE_DIFFERENT,
    GIVE,
    KEEP,
    NAME,
    NOPE_IT,
    NOW,
    ORDER,
    PAIR,
    PAIR_FOR,
    PASS,
    PLAY,
    PLAY_AT,
    PUT,
    SHOW,
    TAKE,
    TRIPLE,
)

_PLAYS = (DRAW, PLAY, PLAY_AT, PAIR, PAIR_FOR, TRIPLE, FIVE)


def why_not(g: KittensGame, seat: int, option: Option) -> str:
    """The rule by which this seat may not take this option now."""
    if g.over:
        return "KIT-B23"
    if not 0 <= seat < len(g.players):
        return "KIT-T08"
    if not g.alive(seat):
        return "KIT-T10"
    if option.verb in (PASS, NOPE_IT, NOW):
        return no_reaction(g, seat, option)
    if option.verb in _PLAYS:
        return no_play(g, seat, option)
    return no_answer(g, seat, option)


def no_reaction(g: KittensGame, seat: int, option: Option) -> str:
    """KIT-B13, KIT-B14, KIT-B15: why no reaction is possible."""
    top = g.stack[-1]
    if not isinstance(top, Poll):
        return no_window(g, option)
    if isinstance(top, Window) and top.players[-1] == seat:
        return "KIT-N03"
    if isinstance(top, DrawWindow) and (option.verb is NOPE_IT or top.seat == seat):
        return "KIT-N08"
    if top.answer_of(seat) is not None:
        return "KIT-B15"
    return "KIT-N07" if option.verb is PASS else "KIT-B03"


def no_window(g: KittensGame, option: Option) -> str:
    """KIT-B13, KIT-N12: why there is nothing to react to."""
    if option.verb is not NOW:
        return "KIT-N01"
    return "KIT-09" if isinstance(g.stack[-1], PlayPhase) else "KIT-N12"


def no_play(g: KittensGame, seat: int, option: Option) -> str:
    """Why the play phase does not offer this."""
    if seat != g.current:
        return "KIT-T08"
    if isinstance(g.stack[-1], Five) and option.verb is FIVE:
        return no_combo(g, seat, option)
    if not isinstance(g.stack[-1], PlayPhase):
        return "KIT-T03"
    if option.verb is PLAY or option.verb is PLAY_AT:
        return no_single(g, seat, option)
    return no_combo(g, seat, option)


def no_single(g: KittensGame, seat: int, option: Option) -> str:
    """Why this single card cannot be played."""
    title = title_of(option.numbers[0])
    if not g.players[seat].holds(title):
        return "KIT-B03"
    card = card_of(title)
    if not card.playable:
        return card.why_unplayable
    if turned(option.numbers[0]):
        # Which copy is used is not chosen: the marked one, if there is one.
        return "KIT-X08" if option.numbers[0] in g.players[seat].hand else "KIT-B03"
    if card.forbids(g, seat):
        return card.forbids(g, seat)
    aimed = card.aims(g, seat) != AT_NOBODY
    if aimed != (option.verb is PLAY_AT):
        # A missing target, or one for a card that has none; for Barking Kittens both depend on what one has.
        return card.rule if not card.nopeable else "KIT-B08" if aimed else "KIT-B09"
    return no_target(g, seat, target_of(option)) or card.forbids_target(g, seat, target_of(option))


def no_target(g: KittensGame, seat: int, target: int) -> str:
    """KIT-B08: a target is another living player."""
    if target == seat or target >= len(g.players) or not g.alive(target):
        return "KIT-B08"
    return ""


def no_combo(g: KittensGame, seat: int, option: Option) -> str:
    """Why these cards make no combo now."""
    cards = [number for part, number in zip(option.verb.parts, option.numbers, strict=True) if is_combo_part(part.name)]
    hand = g.players[seat].hand.copy()
    for card in cards:
        if card not in hand:
            return "KIT-B03"
        hand.remove(card)
    if not all(in_combos(card) for card in cards):
        return "KIT-K05"
    if option.verb is FIVE:
        return "KIT-K03"
    titles = {title_of(card) for card in cards}
    cats = all(is_cat(title) for title in titles - {FERAL})
    if len(titles - {FERAL}) > 1 or (FERAL in titles and not cats):
        return "KIT-K06" if FERAL in titles else "KIT-K04"
    if g.terms.combos == CATS_ONLY and (option.verb is TRIPLE or not cats):
        return "KIT-K08"
    target = target_of(option)
    if no_target(g, seat, target) or not g.players[target].hand:
        return "KIT-B08"
    return "KIT-O5"


def is_combo_part(name: str) -> bool:
    """Is this part of an option a card that is spent?"""
    return name in ("card", "second", "third")


def no_answer(g: KittensGame, seat: int, option: Option) -> str:
    """Why this is no answer to what is asked."""
    top, verb = g.stack[-1], option.verb
    if isinstance(top, Give | Contribute) and verb is GIVE:
        return "KIT-B18"
    if verb is DEMAND:
        return "KIT-K02"
    if verb is FIVE_DIFFERENT:
        return "KIT-K03"
    if verb is CLOSE and g.setup.live:
        return "KIT-N10"
    if g.decision(seat) is None:
        return "KIT-X11"
    if isinstance(top, Order) and verb is ORDER:
        return "KIT-B16"
    if isinstance(top, PutBack) and verb is PUT:
        return "KIT-X04"
    if isinstance(top, Receive) and verb in (KEEP, SHOW):
        return "KIT-X02"
    if isinstance(top, Take) and verb is TAKE:
        return "KIT-K03"
    if isinstance(top, Name) and verb is NAME:
        return "KIT-K02"
    return "KIT-X11"
