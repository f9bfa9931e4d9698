"""The set-up of a game (KIT-S)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import CARD_WORDS
from igroteka.games.kittens.rules.view import KittensBoard

# KIT-S08: for each deck and number of players the cards of the deck, Exploding and Imploding Kittens, Defuses, cards
# dealt, Defuses given to each, and the size of the pile.
SETUPS = """
classic_base | 2: 51/1+0/4/7+1/35 · 3: 53/2+0/5/7+1/29 · 4: 55/3+0/6/7+1/23 · 5: 56/4+0/6/7+1/16
full_box | 2: 109/1+1/4/7+1/93 · 3: 111/2+1/5/7+1/87 · 4: 113/3+1/6/7+1/81 · 5: 115/4+1/7/7+1/75
full_box_scanned | 2: 101/1+1/4/7+1/85 · 3: 103/2+1/5/7+1/79 · 4: 105/3+1/6/7+1/73 · 5: 107/4+1/7/7+1/67
full_box_scanned | 6: 109/5+1/8/7+1/61 · 7: 110/5+2/8/7+1/54 · 8: 111/5+3/8/7+1/47
full_box | 6: 117/5+1/8/7+1/69 · 7: 118/6+1/8/7+1/62 · 8: 119/6+2/8/7+1/55
nope_sauce | 2: 46/1+0/2/7+1/30 · 3: 48/2+0/3/7+1/24 · 4: 50/3+0/4/7+1/18 · 5: 52/4+0/5/5+1/22
attack_of_the_attacks | 2: 43/1+0/3/7+1/27 · 3: 45/2+0/4/7+1/21 · 4: 47/3+0/5/7+1/15 · 5: 49/4+0/6/5+1/19
black_hole | 3: 43/0+2/0/7+0/22 · 4: 44/0+3/0/7+0/16 · 5: 45/0+4/0/5+0/20
danger_mode | 2: 44/6+0/2/7+1/28 · 3: 45/6+0/3/7+1/21 · 4: 46/6+0/4/7+1/14
classic_recipe | 2: 28/1+0/3/7+1/12 · 3: 44/2+0/4/7+1/20 · 4: 46/3+0/5/7+1/14 · 5: 48/4+0/6/5+1/18
eye_for_an_eye | 3: 46/1+1/4/7+1/22 · 4: 48/2+1/5/7+1/16 · 5: 50/3+1/6/7+1/10
lightning_kittens | 2: 11/1+0/2/1+1/7 · 3: 13/2+0/3/1+1/7 · 4: 15/3+0/4/1+1/7
meowsochist | 2: 38/2+0/5/5+1/26 · 3: 40/3+0/6/5+1/22 · 4: 42/4+0/7/5+1/18 · 5: 44/5+0/8/5+1/14
power_play | 3: 46/2+1/5/7+1/22 · 4: 48/3+1/6/7+1/16 · 5: 50/4+1/7/7+1/10
sharing_is_caring | 3: 40/2+0/4/5+1/22 · 4: 42/3+0/5/5+1/18 · 5: 44/4+0/6/5+1/14
sticky_fingers | 2: 44/2+0/3/7+1/28 · 3: 46/3+0/4/7+1/22 · 4: 48/4+0/5/7+1/16 · 5: 50/5+0/6/5+1/20
the_purrrge | 3: 46/2+1/3/7+1/22 · 4: 48/3+1/4/7+1/16 · 5: 50/4+1/5/5+1/20
mind_games | 2: 39/1+0/2/5+1/27 · 3: 41/2+0/3/5+1/23 · 4: 43/3+0/4/5+1/19 · 5: 45/4+0/5/5+1/15
card_hoarders | 2: 36/1+1/2/5+1/24 · 3: 37/1+1/3/5+1/19 · 4: 39/2+1/4/5+1/15
cat_fight | 2: 17/1+0/2/2+1/11 · 3: 19/2+0/3/2+1/10 · 4: 21/3+0/4/2+1/9
"""

CASES = [
    (deck.strip(), int(case.partition(":")[0]), case.partition(":")[2].strip())
    for deck, _, cases in [line.partition("|") for line in SETUPS.strip().splitlines()]
    for case in cases.split("·")
]
SEEDS = [str(seed) for seed in range(40)]
KITTENS = ("exploding_kitten", "imploding_kitten")


def deal(n: int, options: Mapping[str, SettingValue], seed: str = "1") -> KittensGame:
    return GAME.deal(GAME.setup(n, options, seed), from_seed(seed))


def words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def hands(g: KittensGame) -> list[list[str]]:
    return [words(player.hand) for player in g.players]


def board(g: KittensGame, seat: int) -> KittensBoard:
    return cast(KittensBoard, GAME.view(g, seat).board)


# The whole table.


@pytest.mark.parametrize(("deck", "n", "expected"), CASES)
def test_each_deck_is_set_up_as_the_table_says(deck: str, n: int, expected: str) -> None:  # KIT-S08
    g = deal(n, {"deck": deck, "trim_third": False})
    everything = words(g.pile) + [card for hand in hands(g) for card in hand]
    found = Counter(everything)
    kittens = f"{found['exploding_kitten']}+{found['imploding_kitten']}"
    hand = f"{g.house_rules.hand}+{g.house_rules.defuse_each}"
    assert f"{len(everything)}/{kittens}/{found['defuse']}/{hand}/{len(g.pile)}" == expected
    assert {len(one) for one in hands(g)} == {g.house_rules.hand + g.house_rules.defuse_each}


def test_the_table_of_set_ups_has_every_deck_with_every_number_of_players() -> None:  # KIT-S08
    assert {(deck, n) for deck, n, _ in CASES} == {(preset.id, n) for preset in GAME.presets for n in preset.seats}
    assert len(GAME.presets) == 18


# Step by step.


@pytest.mark.parametrize(("deck", "n"), [("black_hole", 2), ("cat_fight", 5), ("classic_base", 6), ("power_play", 2)])
def test_a_deck_is_played_by_the_numbers_of_players_it_is_made_for(deck: str, n: int) -> None:  # KIT-S01
    with pytest.raises(BadSetup) as refused:
        GAME.setup(n, {"deck": deck}, "1")
    assert (refused.value.text, refused.value.rule) == ("error-deck-players", "KIT-B22")


def test_a_deck_that_does_not_exist_is_refused() -> None:  # KIT-S01
    with pytest.raises(BadSetup) as refused:
        GAME.setup(3, {"deck": "party_pack"}, "1")
    assert refused.value.rule == "KIT-S01"


def test_a_valid_deck_of_ones_own_may_be_played() -> None:  # KIT-S01
    g = deal(2, {"deck": "custom", "cards": "exploding_kitten:1 defuse:2 skip:6", "hand": 2, "defuse_each": 1})
    assert [len(hand) for hand in hands(g)] == [3, 3]
    assert len(g.pile) == 3


@pytest.mark.parametrize("deck", ["full_box", "danger_mode", "power_play"])
def test_no_kitten_to_draw_is_ever_dealt(deck: str) -> None:  # KIT-S02
    for seed in SEEDS:
        dealt = [card for hand in hands(deal(4, {"deck": deck}, seed)) for card in hand]
        assert not set(dealt) & set(KITTENS)


def test_other_kittens_may_be_dealt() -> None:  # KIT-S02
    dealt = {card for seed in SEEDS for hand in hands(deal(4, {"deck": "full_box"}, seed)) for card in hand}
    assert {"barking_kitten", "streaking_kitten"} <= dealt


def test_every_player_is_given_a_defuse() -> None:  # KIT-S03
    for seed in SEEDS:
        assert all("defuse" in hand for hand in hands(deal(5, {"deck": "classic_base"}, seed)))


def test_everybody_knows_of_the_defuse_that_each_player_is_given() -> None:  # KIT-S03
    g = deal(3, {"deck": "classic_base"})
    assert [board(g, 0).players[seat].known for seat in (1, 2)] == [["defuse"], ["defuse"]]


def test_nobody_is_given_a_defuse_in_the_black_hole() -> None:  # KIT-S03
    g = deal(4, {"deck": "black_hole"})
    assert [len(hand) for hand in hands(g)] == [7, 7, 7, 7]
    assert not any("defuse" in hand for hand in hands(g))


def test_a_custom_deck_may_give_several_defuses_to_each() -> None:  # KIT-S03
    options: dict[str, SettingValue] = {"deck": "custom", "cards": "exploding_kitten:1 defuse:6 skip:6"}
    g = deal(2, {**options, "hand": 1, "defuse_each": 3})
    assert hands(g) == [["defuse", "defuse", "defuse", "skip"]] * 2


def test_with_no_defuse_left_over_everybody_has_exactly_the_one_given() -> None:  # KIT-S04
    for seed in SEEDS:
        assert [hand.count("defuse") for hand in hands(deal(4, {"deck": "nope_sauce"}, seed))] == [1, 1, 1, 1]


def test_left_over_defuses_may_be_dealt_or_lie_in_the_pile() -> None:  # KIT-S04
    dealt = [sum(hand.count("defuse") for hand in hands(deal(2, {"deck": "classic_base"}, seed))) for seed in SEEDS]
    assert set(dealt) == {2, 3, 4}


def test_a_hand_is_dealt_at_random() -> None:  # KIT-S04
    assert len({tuple(hands(deal(3, {"deck": "full_box"}, seed))[0]) for seed in SEEDS}) > 30


def test_the_same_seed_deals_the_same_cards() -> None:  # KIT-S04
    first, again = deal(3, {"deck": "full_box"}, "x"), deal(3, {"deck": "full_box"}, "x")
    assert (hands(first), first.pile, first.current) == (hands(again), again.pile, again.current)


@pytest.mark.parametrize(("n", "left"), [(2, 91), (5, 70), (8, 47)])
def test_a_third_of_what_is_left_may_be_taken_out(n: int, left: int) -> None:  # KIT-S05 KIT-O6
    """`left` cards besides kittens are left after dealing; a third of them, rounded down, leaves the game."""
    whole = deal(n, {"deck": "full_box", "trim_third": False})
    trimmed = deal(n, {"deck": "full_box", "trim_third": True})
    kittens = [card for card in words(whole.pile) if card in KITTENS]
    assert len(whole.pile) == left + len(kittens)
    assert len(trimmed.pile) == left - left // 3 + len(kittens)
    assert sorted(card for card in words(trimmed.pile) if card in KITTENS) == sorted(kittens)


def test_the_cards_taken_out_are_random() -> None:  # KIT-S05
    piles = [deal(2, {"deck": "nope_sauce", "trim_third": True}, seed) for seed in SEEDS]
    assert len({tuple(sorted(g.aside)) for g in piles}) > 20


def test_nobody_sees_the_cards_taken_out() -> None:  # KIT-S05
    g = deal(2, {"deck": "nope_sauce", "trim_third": True})
    plain = deal(2, {"deck": "nope_sauce"})
    for seat in (-1, 0, 1):
        assert board(g, seat).deck == board(plain, seat).deck
        assert board(g, seat).known_pile == []
        assert board(g, seat).discards == []


def test_all_kittens_are_in_the_pile_face_down() -> None:  # KIT-S06
    for seed in SEEDS:
        pile = Counter(words(deal(5, {"deck": "the_purrrge"}, seed).pile))
        assert (pile["exploding_kitten"], pile["imploding_kitten"], pile["imploding_kitten.up"]) == (4, 1, 0)


def test_the_kittens_are_shuffled_into_the_pile() -> None:  # KIT-S06
    places = {words(deal(2, {"deck": "lightning_kittens"}, seed).pile).index("exploding_kitten") for seed in SEEDS}
    assert places == set(range(7))


def test_nobody_knows_a_card_of_the_new_pile() -> None:  # KIT-S06
    g = deal(5, {"deck": "full_box"})
    assert all(board(g, seat).known_pile == [] for seat in range(-1, 5))


def test_the_game_starts_clockwise_with_one_turn_and_no_discards() -> None:  # KIT-S07
    g = deal(4, {"deck": "full_box"})
    seen = board(g, 2)
    assert (seen.direction, seen.turns_left, seen.attacked, seen.discards) == (1, 1, False, [])


def test_the_first_player_is_random() -> None:  # KIT-S07
    assert {deal(4, {"deck": "full_box"}, seed).current for seed in SEEDS} == {0, 1, 2, 3}


def test_only_the_first_player_is_asked_at_the_start() -> None:  # KIT-S07
    for seed in SEEDS[:10]:
        g = deal(4, {"deck": "full_box"}, seed)
        assert [decision.seat for decision in g.decisions()] == [g.current]
