"""What is looked up equals what is worked out anew: options, masks of titles, who is asked in a window."""

from itertools import combinations

import pytest

from igroteka.core.options import Option
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.rollout import next_decision
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.card import AT_NOBODY, card_of
from igroteka.games.kittens.rules.combos import NOT_TAKEN, next_of_five, wishes_of
from igroteka.games.kittens.rules.deck import CAT_COMBOS, CATS_ONLY, WITH_FIVE
from igroteka.games.kittens.rules.play import PlayPhase
from igroteka.games.kittens.rules.reactions import ReactionPoll
from igroteka.games.kittens.rules.state import KittensGame, Player
from igroteka.games.kittens.rules.titles import ALTER_NOW, FERAL, NOPE, TITLES, in_combos, is_cat, title_of
from igroteka.games.kittens.rules.words import DRAW, PAIR, PAIR_FOR, PLAY, PLAY_AT, TRIPLE

PRESETS = [preset.id for preset in GAME.presets]


def games(preset: str, number: int, quiet: bool) -> list[KittensGame]:
    """A game of a preset by chance, at every decision."""
    chosen = GAME.preset(preset)
    seats = chosen.seats[number % len(chosen.seats)]
    options = {**chosen.settings, "marked_steal": "choose" if number % 2 else "uniform"}
    setup = GAME.setup(seats, options, f"indexes/{number}", simulated=quiet)
    g = GAME.deal(setup, from_seed(setup.seed))
    random = QuickRandom(number)
    found: list[KittensGame] = []
    while g.decisions():
        found.append(g.clone())
        decision = next_decision(g)
        g.apply_unchecked(decision, random.pick(decision.options))
    return found


def plain_options(g: KittensGame, me: int) -> list[Option]:
    """Everything that may be played, found by trying all of it."""
    hand = g.players[me].hand
    others = [(me + g.direction * step) % len(g.players) for step in range(1, len(g.players))]
    others = [seat for seat in others if g.alive(seat)]
    found = [DRAW()]
    for title in dict.fromkeys([title_of(card) for card in hand]):
        card = card_of(title)
        if card.unplayable or card.forbids(g, me):
            continue
        if card.aims(g, me) == AT_NOBODY:
            found.append(PLAY(title))
        else:
            found += [PLAY_AT(title, seat) for seat in others if not card.forbids_target(g, me, seat)]
    targets = [seat for seat in others if g.players[seat].hand]
    for group in plain_groups(hand, cats_only=g.house_rules.combos in (CATS_ONLY, CAT_COMBOS)):
        for first, second in alike(group, 2):
            for target in targets:
                wishes = wishes_of(g.players[target]) if g.house_rules.choose_marked else []
                found += [PAIR_FOR(first, second, target, wish) for wish in wishes] or [PAIR(first, second, target)]
        if g.house_rules.combos != CATS_ONLY:
            found += [TRIPLE(*cards, target) for cards in alike(group, 3) for target in targets]
    if g.house_rules.combos == WITH_FIVE and set(g.discards) - set(NOT_TAKEN):
        found += next_of_five(g, me)
    return found


def plain_groups(hand: list[int], *, cats_only: bool) -> list[list[int]]:
    """Cards of one title, and cats with Feral Cats, in the order of the hand."""
    found: list[list[int]] = []
    for title in dict.fromkeys([title_of(card) for card in hand]):
        cards = [card for card in hand if title_of(card) == title]
        if is_cat(title):
            cards += [card for card in hand if title_of(card) == FERAL]
        if in_combos(title) and (not cats_only or is_cat(title) or title == FERAL):
            found.append(cards)
    return found


def alike(group: list[int], size: int) -> list[tuple[int, ...]]:
    """The different choices of so many cards of a group that begin with a card of its title."""
    return [cards for cards in dict.fromkeys(combinations(group, size)) if title_of(cards[0]) == title_of(group[0])]


@pytest.mark.parametrize("preset", PRESETS)
def test_options_that_are_looked_up_are_those_found_by_trying(preset: str) -> None:
    for number in range(4):
        for g in games(preset, number, quiet=True):
            if isinstance(g.stack[-1], PlayPhase):
                (decision,) = g.decisions()
                assert decision.options == plain_options(g, decision.seat)


def five_can_be_chosen(g: KittensGame, me: int) -> set[int]:
    """KIT-K03: the titles of which one may be chosen first, found by trying every five cards."""
    hand = [card for card in g.players[me].hand if in_combos(card)]
    found: set[int] = set()
    for cards in combinations(sorted({title_of(card) for card in hand}), 5):
        found.add(cards[0])
    return found


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_first_of_five_is_one_that_can_be_completed(seats: int) -> None:  # KIT-K03
    setup = GAME.setup(seats, {"deck": "classic_base"}, "five", simulated=True)
    g = GAME.deal(setup, from_seed(setup.seed))
    random = QuickRandom(5)
    while g.decisions():
        decision = next_decision(g)
        if isinstance(g.stack[-1], PlayPhase) and not g.picked:
            assert {option.numbers[0] for option in next_of_five(g, decision.seat)} == five_can_be_chosen(
                g, decision.seat
            )
        g.apply_unchecked(decision, random.pick(decision.options))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_knows_its_titles(preset: str) -> None:
    for g in games(preset, 1, quiet=True):
        imagined = GAME.imagine(g, g.current, QuickRandom(3))
        for player in g.players + imagined.players:
            check_masks(player)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_discards_of_each_title_are_counted(preset: str) -> None:  # KIT-N09
    for g in games(preset, 3, quiet=True):
        assert g.discarded == [g.discards.count(title) for title in range(len(TITLES))]
    assert GAME.load(GAME.dump(g)).discarded == g.discarded


def check_masks(player: Player) -> None:
    """Compare the masks of a hand with its cards."""
    titles = [title_of(card) for card in player.hand]
    assert [player.holds(title) for title in range(len(TITLES))] == [title in titles for title in range(len(TITLES))]
    for count, mask in ((1, player.titles), (2, player.twins), (3, player.triplets)):
        often = {title for title in titles if titles.count(title) >= count}
        assert often == {title for title in range(len(TITLES)) if mask >> title & 1}
    assert player.hand == sorted(player.hand)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_window_skips_those_without_a_card_to_react_with(preset: str) -> None:  # KIT-N04, KIT-N09
    for g in games(preset, 2, quiet=False):
        top = g.stack[-1]
        if isinstance(top, ReactionPoll):
            holders = [s for s in top.asked(g) if len(top.decision_for(g, s, waits=True).options) > 1]
            assert top.seats_with_choice(g) == holders
            assert all(g.players[s].holds(NOPE) or g.players[s].holds(ALTER_NOW) for s in holders)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_quiet_game_is_the_same_game(preset: str) -> None:
    chosen = GAME.preset(preset)
    for number in range(2):
        seats = chosen.seats[-1 - number % len(chosen.seats)]
        quiet, loud = [
            GAME.deal(setup, from_seed(setup.seed))
            for setup in [
                GAME.setup(seats, chosen.settings, f"quiet/{number}", simulated=quiet) for quiet in (True, False)
            ]
        ]
        random = QuickRandom(number)
        while quiet.decisions():
            decision = next_decision(quiet)
            option = random.pick(decision.options)
            quiet.apply_unchecked(decision, option)
            take_forced(loud, decision.seat, option)
            loud.apply(decision.seat, option)
        take_forced(loud, -1, DRAW())
        assert loud.decisions() == []
        assert GAME.dump(loud)["state"] == GAME.dump(quiet)["state"]
        assert loud.random.dump() == quiet.random.dump()


def take_forced(g: KittensGame, seat: int, option: Option) -> None:
    """Take forced choices until this seat may take this option among others."""
    while g.decisions():
        decision = g.decision(seat)
        if decision is not None and len(decision.options) > 1:
            assert option in decision.options
            return
        forced = next(decision for decision in g.decisions() if len(decision.options) == 1)
        g.apply_unchecked(forced, forced.options[0])
