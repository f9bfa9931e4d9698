"""Chance: the same seed gives the same numbers, each as likely as the other, and nobody can cheat."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.random import (
    FairRandom,
    QuickRandom,
    Random,
    commitment,
    derived_seed,
    fair_nonce,
    fair_seed,
    from_seed,
    is_fair,
    load_random,
)

KEY = "ab" * 32
KINDS = [QuickRandom(12345), FairRandom(KEY)]

# Chi-square with n - 1 degrees of freedom stays below this in 9999 of 10000 cases.
LIMITS = {2: 15.14, 6: 25.74, 24: 53.48, 52: 94.1}


def numbers(random: Random, n: int = 1000, count: int = 50) -> list[int]:
    return [random.below(n) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_same_seed_gives_the_same_numbers() -> None:
    for seed in ("7", "any text", KEY):
        assert numbers(from_seed(seed)) == numbers(from_seed(seed))
    assert numbers(from_seed("7")) != numbers(from_seed("8"))


def test_a_seed_means_the_same_for_ever() -> None:
    assert numbers(from_seed("7"), 100, 8) == [51, 72, 92, 63, 75, 88, 68, 26]
    assert numbers(from_seed(KEY), 100, 8) == [68, 16, 55, 26, 94, 11, 95, 80]


def upper_half(state: int) -> int:
    """The upper 32 bits of the next number of splitmix64, by its definition."""
    z = (state + 0x9E3779B97F4A7C15) % 2**64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
    return z >> 32


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_the_quick_generator_is_splitmix64_compiled_or_not(state: int, n: int) -> None:
    quick = QuickRandom(state)
    for step in range(3):
        assert quick.below(n) == upper_half((state + step * 0x9E3779B97F4A7C15) % 2**64) * n >> 32
    assert quick.dump() == f"quick:{(state + 3 * 0x9E3779B97F4A7C15) % 2**64:x}"


def test_a_seed_of_256_bits_makes_a_fair_generator_and_any_other_a_quick_one() -> None:
    assert isinstance(from_seed(KEY), FairRandom)
    for seed in ("", "7", KEY[:-1], KEY.upper(), KEY + "0"):
        assert isinstance(from_seed(seed), QuickRandom)


@pytest.mark.parametrize("random", KINDS)
def test_a_clone_goes_on_alike_and_apart(random: Random) -> None:
    random = random.clone()
    random.below(10)
    clone = random.clone()
    before = random.dump()
    ahead = numbers(clone)
    assert random.dump() == before
    assert numbers(random) == ahead


@pytest.mark.parametrize("random", KINDS)
def test_a_fork_repeats_no_number_of_its_origin_and_depends_on_nothing_else(random: Random) -> None:
    origin, again = random.clone(), random.clone()
    before = numbers(random.clone(), 1 << 31, 200)
    fork = origin.fork()
    assert fork.dump() == again.fork().dump() != origin.fork().dump()
    assert not set(numbers(fork, 1 << 31)) & {*before, *numbers(origin, 1 << 31)}


@pytest.mark.parametrize("random", KINDS)
def test_a_saved_generator_goes_on_alike(random: Random) -> None:
    random = random.clone()
    numbers(random)
    assert numbers(load_random(random.dump())) == numbers(random)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "quick",
        "quick:",
        "quick:xyz",
        "quick:1:2",
        "fair:ab:0",
        f"fair:{KEY}",
        f"fair:{KEY}:z",
        f"fair:{KEY}:-1",
        "slow:1",
    ],
)
def test_what_is_no_saved_generator_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        load_random(text)


@pytest.mark.parametrize("random", KINDS)
@pytest.mark.parametrize("n", list(LIMITS))
def test_every_number_is_as_likely_as_the_other(random: Random, n: int) -> None:
    random = random.clone()
    counts = [0] * n
    for _ in range(400 * n):
        counts[random.below(n)] += 1
    assert chi_square(counts) < LIMITS[n]


@pytest.mark.parametrize("random", KINDS)
def test_every_order_of_a_shuffle_is_as_likely_as_the_other(random: Random) -> None:
    random = random.clone()
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(9600):
        items = [0, 1, 2, 3]
        random.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < LIMITS[24]


def test_seeds_that_are_neighbours_deal_independently() -> None:
    counts = [0] * 52
    for seed in range(20_800):
        counts[from_seed(str(seed)).below(52)] += 1
    assert chi_square(counts) < LIMITS[52]


@given(st.integers(0, 2**64 - 1), st.integers(1, 10_000))
def test_a_number_is_below_its_bound(seed: int, n: int) -> None:
    assert 0 <= QuickRandom(seed).below(n) < n
    assert 0 <= FairRandom(KEY, seed % 2**40).below(n) < n


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    QuickRandom(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_one_item_is_picked() -> None:
    assert {QuickRandom(seed).pick(["a", "b"]) for seed in range(20)} == {"a", "b"}


def test_new_secrets_are_new_and_long_enough() -> None:
    assert is_fair(fair_seed())
    assert fair_seed() != fair_seed()
    assert len(bytes.fromhex(fair_nonce())) == 16


def test_a_commitment_fits_one_seed_and_one_nonce_only() -> None:
    promise = commitment(KEY, "nonce")
    assert promise == commitment(KEY, "nonce")
    assert promise not in (commitment("cd" * 32, "nonce"), commitment(KEY, "other"))
    assert len(promise) == 64
    assert KEY not in promise


def test_the_games_of_a_series_have_seeds_of_their_own() -> None:
    assert derived_seed("7", 1) == "7/1"
    fair = [derived_seed(KEY, number) for number in (1, 2)]
    assert all(is_fair(seed) for seed in fair)
    assert len({KEY, *fair}) == 3


def test_a_generator_must_say_what_it_does() -> None:
    for call in (lambda: Random().below(2), lambda: Random().clone(), lambda: Random().dump()):
        with pytest.raises(NotImplementedError):
            call()
