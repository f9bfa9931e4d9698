"""Random generators. Their few numbers are part of the state, so that seed and choices determine a game."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_LARGE: Final = 1 << 62
_HALF_SEED: Final = 1 << 31


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Random:
    """A source of random numbers. It is cloned and saved with the state and must not appear in any view."""

    def below(self, n: int) -> int:
        """A uniform random number from 0 to n - 1."""
        raise NotImplementedError

    def clone(self) -> Random:
        """A copy that continues with the same numbers."""
        raise NotImplementedError

    def fork(self) -> QuickRandom:
        """Another generator, seeded by the next numbers of this one. It repeats none of them."""
        return QuickRandom((self.below(_HALF_SEED) << 31) + self.below(_HALF_SEED))

    def dump(self) -> str:
        """Everything needed to continue from here, as text."""
        raise NotImplementedError

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place, uniformly."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: list[T]) -> T:
        """A uniformly random item."""
        return items[self.below(len(items))]


def _wraps() -> bool:
    """True if 64-bit integers wrap around here, as they do when this module is compiled."""
    largest: i64 = (1 << 62) - 1 + (1 << 62)
    return largest + 1 < 0


WRAPS: Final = _wraps()


def _signed(number: int) -> int:
    """A 64-bit number reinterpreted as signed."""
    if 0 <= number < _LARGE:
        return number
    number &= _MASK
    return number if number >> 63 == 0 else number - (1 << 64)


# Constants of splitmix64. They are computed, because a 64-bit literal would be an object that is read anew each time.
_STEP: Final[i64] = _signed(0x9E3779B97F4A7C15)
_FIRST: Final[i64] = _signed(0xBF58476D1CE4E5B9)
_SECOND: Final[i64] = _signed(0x94D049BB133111EB)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class QuickRandom(Random):
    """A small and fast generator (splitmix64) for simulation, search and imagined states.

    Anyone who sees some of its numbers can compute the rest, so people play with `FairRandom`. Compiled 64-bit integers
    and Python integers of any size give the same numbers.
    """

    def __init__(self, state: int) -> None:
        self.state: i64 = _signed(state) if WRAPS else state & _MASK

    def below(self, n: int) -> int:
        # The upper 32 bits scaled to n: for the sizes in a game the bias is below one in ten million.
        return (self._upper() * n) >> 32

    def _upper(self) -> i64:
        """The upper 32 bits of the next number."""
        if not WRAPS:
            return self._upper_of_any_size()
        self.state += _STEP
        z = self.state
        z = (z ^ ((z >> 30) & 0x3FFFFFFFF)) * _FIRST
        z = (z ^ ((z >> 27) & 0x1FFFFFFFFF)) * _SECOND
        return (z >> 32) & 0xFFFFFFFF

    def _upper_of_any_size(self) -> int:
        state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        self.state = state
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z >> 32

    def shuffle(self, items: list[T]) -> None:
        last: i64 = len(items) - 1
        while last > 0:
            other = (self._upper() * (last + 1)) >> 32
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def clone(self) -> QuickRandom:
        other = QuickRandom(0)
        other.state = self.state
        return other

    def dump(self) -> str:
        return f"quick:{int(self.state) & _MASK:x}"


@final
class FairRandom(Random):
    """For tables with people: BLAKE2b over a counter, keyed by a 256-bit secret, so that nobody can predict it."""

    def __init__(self, key: str, counter: int = 0) -> None:
        self.key: Final = key
        self.counter = counter

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            number = self._next()
            if number < limit:
                return number % n

    def _next(self) -> int:
        message = self.counter.to_bytes(8, "big")
        self.counter += 1
        return int.from_bytes(hashlib.blake2b(message, digest_size=8, key=bytes.fromhex(self.key)).digest(), "big")

    def clone(self) -> FairRandom:
        return FairRandom(self.key, self.counter)

    def dump(self) -> str:
        return f"fair:{self.key}:{self.counter:x}"


def load_random(text: str) -> Random:
    """The generator that `dump` wrote; ValueError if the text is malformed."""
    kind, *rest = text.split(":")
    if rest and len(rest[-1]) > 16:  # a 64-bit number
        raise ValueError(text)
    if kind == "quick" and len(rest) == 1:
        return QuickRandom(int(rest[0], 16))
    if kind == "fair" and len(rest) == 2 and is_fair(rest[0]) and int(rest[1], 16) >= 0:
        return FairRandom(rest[0], int(rest[1], 16))
    raise ValueError(text)


def from_seed(seed: str) -> Random:
    """The generator of a seed: 64 hexadecimal digits give a fair one, any other text a quick one."""
    if is_fair(seed):
        return FairRandom(seed)
    digest = hashlib.blake2b(seed.encode(), digest_size=8).digest()
    return QuickRandom(int.from_bytes(digest, "big"))


def is_fair(seed: str) -> bool:
    """True if this is a 256-bit seed, as used at tables with people."""
    return len(seed) == 64 and all(c in "0123456789abcdef" for c in seed)


def derived_seed(seed: str, number: int) -> str:
    """The seed of one game of a series. The seeds of a fair series are fair."""
    text = f"{seed}/{number}"
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest() if is_fair(seed) else text


def fair_seed() -> str:
    """A new secret 256-bit seed."""
    return secrets.token_hex(32)


def fair_nonce() -> str:
    """A new 128-bit nonce for a commitment."""
    return secrets.token_hex(16)


def commitment(seed: str, nonce: str) -> str:
    """The hash that the host publishes before the deal. Seed and nonce, published at the end, let anybody verify it."""
    return hashlib.blake2b(f"{seed}:{nonce}".encode(), digest_size=32).hexdigest()
