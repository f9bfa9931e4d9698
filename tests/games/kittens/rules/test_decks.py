"""The preset decks (KIT-P) and decks of one's own (KIT-V)."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.deck import deck_warnings, read_cards
from igroteka.games.kittens.rules.titles import CARD_WORDS
from tests.games.kittens.box import BOX

# Preset decks. The tables are those of the dossier, written out once more.

THREE_CATS = {"cat_tacocat": 4, "cat_rainbow_ralphing": 4, "cat_zombie": 4}
FOUR_CATS = {**THREE_CATS, "cat_beard": 4}


def dealt(preset: str, n: int) -> dict[str, int]:
    """All cards of a game that has just been dealt, wherever they are."""
    g = GAME.deal(GAME.setup(n, {"deck": preset, "trim_third": False}, "1"), from_seed("1"))
    cards = g.pile + [card for player in g.players for card in player.hand]
    return dict(Counter(CARD_WORDS[card] for card in cards))


def players_of(preset: str) -> list[int]:
    """The numbers of players with whom this deck can be dealt."""
    found = []
    for n in range(2, 9):
        try:
            GAME.setup(n, {"deck": preset}, "1")
        except BadSetup:
            continue
        found.append(n)
    return found


def hands_of(preset: str) -> dict[int, tuple[int, int]]:
    """For each number of players: how many cards are dealt, and how many Defuses are given besides."""
    found = {}
    for n in players_of(preset):
        g = GAME.deal(GAME.setup(n, {"deck": preset}, "1"), from_seed("1"))
        found[n] = (len(g.players[0].hand) - g.house_rules.defuse_each, g.house_rules.defuse_each)
    return found


def test_the_classic_deck() -> None:  # KIT-P01
    cats = ["cat_tacocat", "cat_cattermelon", "cat_hairy_potato", "cat_beard", "cat_rainbow_ralphing"]
    actions = {"nope": 5, "attack_2x": 4, "skip": 4, "favor": 4, "shuffle": 4, "see_the_future_3x": 5}
    for n, defuses in {2: 4, 3: 5, 4: 6, 5: 6}.items():
        kittens = {"exploding_kitten": n - 1, "defuse": defuses}
        assert dealt("classic_base", n) == kittens | actions | dict.fromkeys(cats, 4)
    assert hands_of("classic_base") == dict.fromkeys((2, 3, 4, 5), (7, 1))


def test_the_classic_deck_has_the_five_different_combo() -> None:  # KIT-P01 KIT-O1
    assert GAME.setup(3, {"deck": "classic_base"}, "1").text("combos") == "with_five"


def test_the_whole_box() -> None:  # KIT-P02
    varied = ("exploding_kitten", "imploding_kitten", "defuse")
    others = {title: count for title, count in BOX.items() if title not in varied}
    assert sum(others.values()) == 103
    for n, (exploding, imploding, defuses) in {
        2: (1, 1, 4),
        3: (2, 1, 5),
        4: (3, 1, 6),
        5: (4, 1, 7),
        6: (5, 1, 8),
        7: (6, 1, 8),
        8: (6, 2, 8),
    }.items():
        kittens = {"exploding_kitten": exploding, "imploding_kitten": imploding, "defuse": defuses}
        assert dealt("full_box", n) == kittens | others
    assert hands_of("full_box") == dict.fromkeys(range(2, 9), (7, 1))


def test_the_counts_as_scanned_are_a_deck_of_their_own() -> None:  # KIT-P18, KIT-G01
    fewer = {"nope": 5, "feral_cat": 5, "targeted_attack_2x": 2, "ill_take_that": 2}
    for n in range(2, 9):
        kittens = {"exploding_kitten": min(n - 1, 5), "imploding_kitten": max(1, n - 5)}
        assert dealt("full_box_scanned", n) == dealt("full_box", n) | fewer | kittens
    assert hands_of("full_box_scanned") == hands_of("full_box")


def test_nope_sauce() -> None:  # KIT-P03
    for n in (2, 3, 4, 5):
        assert dealt("nope_sauce", n) == {
            "exploding_kitten": n - 1,
            "defuse": n,
            "nope": 8,
            "shuffle": 4,
            "skip": 4,
            "alter_the_future_3x_now": 2,
            "swap_top_and_bottom": 2,
            "attack_2x": 3,
            "targeted_attack_2x": 2,
            "catomic_bomb": 1,
            "bury": 3,
            "cat_tacocat": 4,
            "feral_cat": 6,
            "reverse": 4,
        }
    assert hands_of("nope_sauce") == {2: (7, 1), 3: (7, 1), 4: (7, 1), 5: (5, 1)}


def test_attack_of_the_attacks() -> None:  # KIT-P04
    for n in (2, 3, 4, 5):
        assert dealt("attack_of_the_attacks", n) == {
            "exploding_kitten": n - 1,
            "defuse": n + 1,
            "attack_2x": 6,
            "targeted_attack_2x": 4,
            "skip": 4,
            "super_skip": 2,
            "reverse": 3,
            "see_the_future_3x": 3,
            **THREE_CATS,
            "nope": 4,
            "catomic_bomb": 1,
        }
    assert hands_of("attack_of_the_attacks") == {2: (7, 1), 3: (7, 1), 4: (7, 1), 5: (5, 1)}


def test_black_hole() -> None:  # KIT-P05
    for n in (3, 4, 5):
        assert dealt("black_hole", n) == {
            "imploding_kitten": n - 1,
            "skip": 5,
            "nope": 4,
            "shuffle": 5,
            "alter_the_future_3x": 3,
            "share_the_future_3x": 4,
            "swap_top_and_bottom": 3,
            "draw_from_the_bottom": 3,
            "reverse": 4,
            "cat_tacocat": 3,
            "cat_rainbow_ralphing": 3,
            "feral_cat": 4,
        }
    assert hands_of("black_hole") == {3: (7, 0), 4: (7, 0), 5: (5, 0)}


def test_danger_mode() -> None:  # KIT-P06
    for n in (2, 3, 4):
        assert dealt("danger_mode", n) == {
            "exploding_kitten": 6,
            "defuse": n,
            "attack_2x": 4,
            "targeted_attack_2x": 4,
            "super_skip": 1,
            "shuffle": 3,
            "reverse": 5,
            "draw_from_the_bottom": 2,
            "streaking_kitten": 1,
            **THREE_CATS,
            "feral_cat": 4,
        }
    assert hands_of("danger_mode") == {2: (7, 1), 3: (7, 1), 4: (7, 1)}


def test_the_classic_recipe() -> None:  # KIT-P07
    for n in (3, 4, 5):
        assert dealt("classic_recipe", n) == {
            "exploding_kitten": n - 1,
            "defuse": n + 1,
            "nope": 5,
            "attack_2x": 4,
            "skip": 4,
            "shuffle": 4,
            "see_the_future_3x": 5,
            **FOUR_CATS,
        }
    assert hands_of("classic_recipe") == {2: (7, 1), 3: (7, 1), 4: (7, 1), 5: (5, 1)}


def test_the_classic_recipe_for_two() -> None:  # KIT-P07
    assert dealt("classic_recipe", 2) == {
        "exploding_kitten": 1,
        "defuse": 3,
        "nope": 3,
        "attack_2x": 2,
        "skip": 3,
        "shuffle": 2,
        "see_the_future_3x": 2,
        "cat_tacocat": 4,
        "cat_rainbow_ralphing": 4,
        "cat_beard": 4,
    }


def test_eye_for_an_eye() -> None:  # KIT-P08
    for n in (3, 4, 5):
        assert dealt("eye_for_an_eye", n) == {
            "exploding_kitten": n - 2,
            "imploding_kitten": 1,
            "defuse": n + 1,
            "see_the_future_3x": 5,
            "alter_the_future_3x": 3,
            "alter_the_future_3x_now": 2,
            "share_the_future_3x": 4,
            "mark": 4,
            "shuffle": 2,
            "attack_2x": 4,
            "skip": 4,
            **THREE_CATS,
        }
    assert hands_of("eye_for_an_eye") == {3: (7, 1), 4: (7, 1), 5: (7, 1)}


def test_lightning_kittens() -> None:  # KIT-P09
    for n in (2, 3, 4):
        assert dealt("lightning_kittens", n) == {
            "exploding_kitten": n - 1,
            "defuse": n,
            "skip": 4,
            "reverse": 2,
            "nope": 2,
        }
    assert hands_of("lightning_kittens") == {2: (1, 1), 3: (1, 1), 4: (1, 1)}


def test_meowsochist() -> None:  # KIT-P10
    for n in (2, 3, 4, 5):
        assert dealt("meowsochist", n) == {
            "exploding_kitten": n,
            "defuse": n + 3,
            "personal_attack_3x": 4,
            "ill_take_that": 2,
            "reverse": 3,
            "alter_the_future_3x_now": 2,
            "share_the_future_3x": 3,
            "garbage_collection": 2,
            "cat_tacocat": 4,
            "cat_rainbow_ralphing": 4,
            "feral_cat": 6,
            "streaking_kitten": 1,
        }
    assert hands_of("meowsochist") == dict.fromkeys((2, 3, 4, 5), (5, 1))


def test_power_play() -> None:  # KIT-P11
    for n in (3, 4, 5):
        assert dealt("power_play", n) == {
            "exploding_kitten": n - 1,
            "imploding_kitten": 1,
            "defuse": n + 2,
            "streaking_kitten": 1,
            "nope": 4,
            "see_the_future_5x": 3,
            "share_the_future_3x": 4,
            "attack_2x": 4,
            "bury": 2,
            "draw_from_the_bottom": 2,
            "skip": 4,
            "super_skip": 2,
            "cat_tacocat": 4,
            "feral_cat": 6,
            "garbage_collection": 2,
        }
    assert hands_of("power_play") == {3: (7, 1), 4: (7, 1), 5: (7, 1)}


def test_sharing_is_caring() -> None:  # KIT-P12
    for n in (3, 4, 5):
        assert dealt("sharing_is_caring", n) == {
            "exploding_kitten": n - 1,
            "defuse": n + 1,
            "mark": 4,
            "share_the_future_3x": 4,
            "skip": 4,
            "ill_take_that": 4,
            **THREE_CATS,
            "feral_cat": 4,
            "barking_kitten": 2,
        }
    assert hands_of("sharing_is_caring") == {3: (5, 1), 4: (5, 1), 5: (5, 1)}


def test_sticky_fingers() -> None:  # KIT-P13
    for n in (2, 3, 4, 5):
        assert dealt("sticky_fingers", n) == {
            "exploding_kitten": n,
            "defuse": n + 1,
            "attack_2x": 4,
            "skip": 4,
            "ill_take_that": 4,
            "mark": 4,
            "streaking_kitten": 1,
            **FOUR_CATS,
            "feral_cat": 6,
        }
    assert hands_of("sticky_fingers") == {2: (7, 1), 3: (7, 1), 4: (7, 1), 5: (5, 1)}


def test_the_purrrge() -> None:  # KIT-P14
    for n in (3, 4, 5):
        assert dealt("the_purrrge", n) == {
            "exploding_kitten": n - 1,
            "imploding_kitten": 1,
            "defuse": n,
            "catomic_bomb": 1,
            "super_skip": 2,
            "skip": 5,
            "reverse": 5,
            "attack_2x": 6,
            "targeted_attack_2x": 4,
            "personal_attack_3x": 4,
            "shuffle": 5,
            "nope": 8,
        }
    assert hands_of("the_purrrge") == {3: (7, 1), 4: (7, 1), 5: (5, 1)}


def test_mind_games() -> None:  # KIT-P15
    for n in (2, 3, 4, 5):
        assert dealt("mind_games", n) == {
            "exploding_kitten": n - 1,
            "defuse": n,
            "bury": 4,
            "see_the_future_3x": 6,
            "skip": 4,
            "mark": 4,
            "draw_from_the_bottom": 2,
            "reverse": 4,
            **THREE_CATS,
        }
    assert hands_of("mind_games") == dict.fromkeys((2, 3, 4, 5), (5, 1))


def test_card_hoarders() -> None:  # KIT-P16
    for n, exploding in {2: 1, 3: 1, 4: 2}.items():
        assert dealt("card_hoarders", n) == {
            "exploding_kitten": exploding,
            "imploding_kitten": 1,
            "defuse": n,
            "see_the_future_3x": 4,
            "share_the_future_3x": 4,
            "swap_top_and_bottom": 3,
            "draw_from_the_bottom": 2,
            "shuffle": 3,
            "nope": 4,
            **THREE_CATS,
        }
    assert hands_of("card_hoarders") == {2: (5, 1), 3: (5, 1), 4: (5, 1)}


def test_cat_fight() -> None:  # KIT-P17
    for n in (2, 3, 4):
        assert dealt("cat_fight", n) == {
            "exploding_kitten": n - 1,
            "defuse": n,
            "attack_2x": 4,
            "targeted_attack_2x": 2,
            "nope": 3,
            "alter_the_future_3x_now": 2,
            "reverse": 3,
        }
    assert hands_of("cat_fight") == {2: (2, 1), 3: (2, 1), 4: (2, 1)}


@pytest.mark.parametrize("preset", [preset.id for preset in GAME.presets if preset.id != "classic_base"])
def test_all_other_decks_have_combos_of_cats(preset: str) -> None:  # KIT-O1, KIT-K09
    n = players_of(preset)[0]
    assert GAME.setup(n, {"deck": preset}, "1").text("combos") == "cats"


@pytest.mark.parametrize("preset", [preset.id for preset in GAME.presets])
def test_every_preset_is_a_valid_deck(preset: str) -> None:  # KIT-V02 KIT-V03 KIT-V04 KIT-V05 KIT-V06 KIT-V07
    for n, (hand, each) in hands_of(preset).items():
        cards = " ".join(f"{card}:{count}" for card, count in dealt(preset, n).items())
        GAME.setup(n, {"deck": "custom", "cards": cards, "hand": hand, "defuse_each": each}, "1")
        assert deck_warnings(read_cards(cards), n) == []


# Decks of one's own.

# Valid for two players with four cards each and one Defuse: two more cards are left besides the kitten.
CARDS = {"exploding_kitten": 1, "defuse": 2, "skip": 5, "attack_2x": 5}


def written(cards: dict[str, int]) -> str:
    return " ".join(f"{card}:{count}" for card, count in cards.items())


def problems(n: int = 2, hand: int = 4, each: int = 1, **changed: int) -> list[tuple[str, dict[str, str | int]]]:
    """Everything that is wrong with the deck above after a change: the rule and the numbers of each problem."""
    options: dict[str, SettingValue] = {"deck": "custom", "cards": written({**CARDS, **changed})}
    try:
        GAME.setup(n, {**options, "hand": hand, "defuse_each": each}, "1")
    except BadSetup as refusal:
        refused = refusal
    else:
        return []
    assert (refused.text, refused.rule) == ("error-deck-invalid", "KIT-B22")
    return [(problem.rule, problem.arguments) for problem in refused.details]


def refused_rule(n: int, **options: SettingValue) -> str:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(n, {"deck": "custom", "cards": written(CARDS), "hand": 4, **options}, "1")
    return refused.value.rule


def test_a_deck_of_ones_own_that_keeps_all_rules_may_be_played() -> None:  # KIT-V01
    assert problems() == []
    g = GAME.deal(GAME.setup(2, {"deck": "custom", "cards": written(CARDS), "hand": 4}, "1"), from_seed("1"))
    assert [len(player.hand) for player in g.players] == [5, 5]
    assert len(g.pile) == 3


@pytest.mark.parametrize("n", [0, 1, 9])
def test_a_deck_of_ones_own_is_for_two_to_eight_players(n: int) -> None:  # KIT-V01
    with pytest.raises(BadSetup) as refused:
        GAME.setup(n, {"deck": "custom", "cards": written(CARDS)}, "1")
    assert refused.value.arguments == {"seats": n, "low": 2, "high": 8}


@pytest.mark.parametrize("hand", [0, 11, -1])
def test_a_hand_has_one_to_ten_cards(hand: int) -> None:  # KIT-V01
    assert refused_rule(2, hand=hand) == "KIT-V01"


@pytest.mark.parametrize("hand", [1, 10])
def test_a_hand_may_have_one_card_or_ten(hand: int) -> None:  # KIT-V01
    assert problems(hand=hand, skip=12, attack_2x=12) == []


@pytest.mark.parametrize("each", [-1, 4])
def test_everybody_is_given_up_to_three_defuses(each: int) -> None:  # KIT-V01
    assert refused_rule(2, defuse_each=each) == "KIT-V01"


@pytest.mark.parametrize("each", [0, 3])
def test_everybody_may_be_given_no_defuse_or_three(each: int) -> None:  # KIT-V01
    assert problems(each=each, defuse=6) == []


@pytest.mark.parametrize(
    ("word", "text", "arguments"),
    [
        ("tower_of_power:1", "card", {"card": "tower_of_power"}),
        ("cat:2", "card", {"card": "cat"}),
        ("skip:many", "count", {"card": "skip", "count": "many"}),
        ("skip:-1", "count", {"card": "skip", "count": "-1"}),
        ("skip:1.5", "count", {"card": "skip", "count": "1.5"}),
        ("skip:", "count", {"card": "skip", "count": ""}),
        ("skip", "count", {"card": "skip", "count": ""}),
    ],
)
def test_every_card_exists_and_every_count_is_a_whole_number(
    word: str, text: str, arguments: dict[str, str]
) -> None:  # KIT-V01
    with pytest.raises(BadSetup) as refused:
        GAME.setup(2, {"deck": "custom", "cards": f"{written(CARDS)} {word}", "hand": 4}, "1")
    [problem] = refused.value.details
    assert (problem.text, problem.rule) == (f"kittens-deck-problem-KIT-V01-{text}", "KIT-V01")
    assert problem.arguments == arguments


def test_all_words_that_are_no_cards_are_named_at_once() -> None:  # KIT-V01
    with pytest.raises(BadSetup) as refused:
        GAME.setup(2, {"deck": "custom", "cards": "dog:2 skip:x bird:1 nope:3"}, "1")
    assert [problem.arguments["card"] for problem in refused.value.details] == ["dog", "skip", "bird"]


def test_a_count_of_zero_is_a_count() -> None:  # KIT-V01
    assert problems(nope=0) == []


def test_there_must_be_a_kitten_for_every_player_but_one() -> None:  # KIT-V02
    assert problems(exploding_kitten=0) == [("KIT-V02", {"have": 0, "need": 1})]
    assert problems(n=3, defuse=3, skip=12) == [("KIT-V02", {"have": 1, "need": 2})]


def test_imploding_kittens_count_among_the_kittens() -> None:  # KIT-V02
    assert problems(n=3, defuse=3, skip=12, imploding_kitten=1) == []
    assert problems(exploding_kitten=0, imploding_kitten=1) == []


def test_with_a_streaking_kitten_there_must_be_a_kitten_for_every_player() -> None:  # KIT-V02
    assert problems(streaking_kitten=1) == [("KIT-V02", {"have": 1, "need": 2})]
    assert problems(streaking_kitten=1, exploding_kitten=2) == []


def test_there_is_at_most_one_streaking_kitten() -> None:  # KIT-V03
    assert problems(streaking_kitten=2, exploding_kitten=2) == [("KIT-V03", {"count": 2})]


def test_a_streaking_kitten_needs_an_exploding_one() -> None:  # KIT-V03
    assert problems(streaking_kitten=1, exploding_kitten=0, imploding_kitten=2) == [("KIT-V03", {})]


@pytest.mark.parametrize("count", [1, 3, 4])
def test_barking_kittens_come_in_twos(count: int) -> None:  # KIT-V04
    assert problems(barking_kitten=count) == [("KIT-V04", {"count": count})]
    assert problems(barking_kitten=2) == []


def test_there_must_be_the_defuses_that_everybody_is_given() -> None:  # KIT-V05
    assert problems(defuse=1, skip=6) == [("KIT-V05", {"have": 1, "need": 2})]
    assert problems(defuse=5, skip=6, each=3) == [("KIT-V05", {"have": 5, "need": 6})]


def test_there_must_be_a_card_for_each_player_left_for_the_pile() -> None:  # KIT-V06
    assert problems(attack_2x=4) == [("KIT-V06", {"have": 1, "need": 2})]
    assert problems(hand=5) == [("KIT-V06", {"have": 0, "need": 2})]


@pytest.mark.parametrize("card", ["exploding_kitten", "imploding_kitten", "defuse"])
def test_there_are_at_most_twenty_of_each_kitten_and_of_the_defuse(card: str) -> None:  # KIT-V07
    assert problems(**{card: 20}) == []
    assert problems(**{card: 21}) == [("KIT-V07", {"card": card, "count": 21, "most": 20})]


@pytest.mark.parametrize("card", ["nope", "cat_beard", "feral_cat", "catomic_bomb", "favor"])
def test_there_are_at_most_twelve_of_any_other_title(card: str) -> None:  # KIT-V07
    assert problems(**{card: 12}) == []
    assert problems(**{card: 13}) == [("KIT-V07", {"card": card, "count": 13, "most": 12})]


def test_copies_named_twice_are_counted_together() -> None:  # KIT-V07
    with pytest.raises(BadSetup) as refused:
        GAME.setup(2, {"deck": "custom", "cards": f"{written(CARDS)} nope:7, nope:6", "hand": 4}, "1")
    assert [problem.arguments["count"] for problem in refused.value.details] == [13]


def test_there_are_at_most_300_cards() -> None:  # KIT-V07
    titles = "nope favor shuffle reverse bury mark feral_cat cat_beard cat_tacocat cat_zombie super_skip ill_take_that"
    titles += " see_the_future_3x see_the_future_5x catomic_bomb personal_attack_3x targeted_attack_2x"
    titles += " garbage_collection share_the_future_3x swap_top_and_bottom"
    many = dict.fromkeys([*titles.split(), "skip", "attack_2x"], 12) | {"exploding_kitten": 16, "defuse": 20}
    assert sum(many.values()) == 300
    assert problems(**many) == []
    assert problems(**many | {"exploding_kitten": 17}) == [("KIT-V07", {"count": 301, "most": 300})]


def test_all_problems_of_a_deck_are_named_at_once() -> None:  # KIT-V02 KIT-V03 KIT-V04 KIT-V05 KIT-V06 KIT-V07
    found = problems(
        n=8, hand=10, exploding_kitten=0, streaking_kitten=2, barking_kitten=1, defuse=0, nope=13, cat_beard=14
    )
    rules = ["KIT-V02", "KIT-V03", "KIT-V03", "KIT-V04", "KIT-V05", "KIT-V06", "KIT-V07", "KIT-V07"]
    assert [rule for rule, _ in found] == rules
    assert found[-2:] == [
        ("KIT-V07", {"card": "nope", "count": 13, "most": 12}),
        ("KIT-V07", {"card": "cat_beard", "count": 14, "most": 12}),
    ]


# Warnings: the deck may be played all the same.


def warnings(n: int = 2, **changed: int) -> list[tuple[str, dict[str, str | int]]]:
    """What is odd about a deck that may be played."""
    assert problems(n, each=0, **changed) == []
    found = deck_warnings(read_cards(written({**CARDS, **changed})), n)
    assert {warning.rule for warning in found} <= {"KIT-V08"}
    return [(warning.text.removeprefix("kittens-deck-warning-KIT-V08-"), warning.arguments) for warning in found]


def test_an_ordinary_deck_gives_no_warning() -> None:  # KIT-V08
    assert warnings() == []


def test_exploding_kittens_without_a_defuse_give_a_warning() -> None:  # KIT-V08
    assert warnings(defuse=0) == [("no-defuse", {})]
    assert warnings(defuse=0, exploding_kitten=0, imploding_kitten=1) == []


def test_a_catomic_bomb_without_an_exploding_kitten_gives_a_warning() -> None:  # KIT-V08
    assert warnings(catomic_bomb=1, exploding_kitten=0, imploding_kitten=1) == [("no-exploding", {})]
    assert warnings(catomic_bomb=1) == []


def test_a_single_cat_without_a_feral_cat_gives_a_warning() -> None:  # KIT-V08
    assert warnings(cat_beard=1, cat_zombie=2) == [("lone-cat", {"card": "cat_beard"})]
    assert warnings(cat_beard=1, feral_cat=1) == []


def test_more_than_sixty_cards_for_each_player_give_a_warning() -> None:  # KIT-V08
    many = {"nope": 8, "feral_cat": 6, "cat_beard": 4, "cat_zombie": 4, "cat_tacocat": 4, "shuffle": 5, "reverse": 5}
    many |= {"see_the_future_3x": 6, "targeted_attack_2x": 4, "personal_attack_3x": 4, "mark": 4, "bury": 4}
    many |= {"share_the_future_3x": 4, "ill_take_that": 4, "favor": 4, "cat_cattermelon": 4, "cat_rainbow_ralphing": 4}
    many |= {"see_the_future_5x": 3, "alter_the_future_3x": 3, "swap_top_and_bottom": 3, "draw_from_the_bottom": 3}
    many |= {"attack_2x": 6, "defuse": 8, "exploding_kitten": 6, "cat_hairy_potato": 4, "super_skip": 1}
    assert sum({**CARDS, **many}.values()) == 120
    assert warnings(**many) == []
    assert warnings(**many | {"super_skip": 2}) == [("large", {"count": 121})]


def test_more_copies_than_the_box_has_give_a_warning() -> None:  # KIT-V08
    assert warnings(nope=8) == []
    assert warnings(nope=9, favor=5) == [
        ("beyond-box", {"card": "nope", "count": 9, "have": 8}),
        ("beyond-box", {"card": "favor", "count": 5, "have": 4}),
    ]


def test_all_warnings_are_given_at_once() -> None:  # KIT-V08
    found = warnings(exploding_kitten=0, imploding_kitten=5, catomic_bomb=2, cat_beard=1, cat_zombie=1)
    assert [name for name, _ in found] == ["no-exploding", "lone-cat", "lone-cat", "beyond-box", "beyond-box"]


def test_the_whole_box_is_played_if_no_deck_is_named() -> None:  # KIT-P02
    assert {GAME.setup(seats, {}, "1").text("deck") for seats in range(2, 9)} == {"full_box"}
    assert GAME.presets[0].id == "full_box"


def test_two_and_three_play_with_two_thirds_of_the_whole_box() -> None:  # KIT-P02, KIT-O6
    trimmed = [seats for seats in range(2, 9) if GAME.setup(seats, {}, "1").on("trim_third")]
    assert trimmed == [2, 3]
    assert not GAME.setup(2, {"trim_third": False}, "1").on("trim_third")
    assert not GAME.setup(2, {"deck": "classic_base"}, "1").on("trim_third")


def test_games_of_the_first_version_are_played_as_they_were() -> None:  # KIT-O1, KIT-O10, KIT-O11, KIT-P02
    old = [GAME.setup(seats, GAME.stored_settings({}, seats), "1") for seats in range(2, 9)]
    assert [setup.text("deck") for setup in old] == ["classic_base"] * 4 + ["full_box"] * 3
    assert [setup.text("combos") for setup in old] == ["with_five"] * 4 + ["standard"] * 3
    assert {setup.text("defuse_ends_turn") for setup in old} == {"drawn"}
    assert not any(setup.on("trim_third") or setup.on("kitten_in_five") for setup in old)
    whole = GAME.setup(2, GAME.stored_settings({"deck": "full_box"}, 2), "1")
    assert (whole.text("combos"), whole.on("trim_third")) == ("standard", False)


@pytest.mark.parametrize("setting", [{"hand": 3}, {"cards": "skip:4"}, {"defuse_each": 2}])
def test_what_belongs_to_a_custom_deck_is_refused_with_another(setting: dict[str, SettingValue]) -> None:  # KIT-V01
    with pytest.raises(BadSetup) as refused:
        GAME.setup(4, {"deck": "full_box", **setting}, "1")
    assert refused.value.text == "error-deck-not-custom"


def test_an_odd_deck_is_warned_of() -> None:  # KIT-V08
    cards = "exploding_kitten:1 cat_beard:1 skip:12 nope:8"
    setup = GAME.setup(2, {"deck": "custom", "hand": 3, "defuse_each": 0, "cards": cards}, "1")
    assert [warning.text.rpartition("KIT-V08-")[2] for warning in GAME.warnings(setup)] == [
        "no-defuse",
        "lone-cat",
        "beyond-box",
    ]
