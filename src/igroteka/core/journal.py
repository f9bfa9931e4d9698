"""The journal: what has happened, with secrets that only some seats may read."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.phrases import HIDDEN, NUMBER, Phrase, plain_arguments

# Bit masks of seats.
EVERYONE: Final = -1
NO_SEATS: Final = 0


@final
class Entry:
    """A phrase, its public numbers, its secret numbers, which only the seats in the mask `seen_by` may read, and the
    numbers of its cause.
    """

    def __init__(
        self,
        phrase: Phrase,
        numbers: tuple[int, ...],
        secret: tuple[int, ...] = (),
        seen_by: int = EVERYONE,
        cause: tuple[int, ...] = (),
    ) -> None:
        self.phrase: Final = phrase
        self.numbers: Final = numbers
        self.secret: Final = secret
        self.seen_by: Final = seen_by
        self.cause: Final = cause or tuple([0 if part.kind == NUMBER else HIDDEN for part in phrase.cause])

    def readable_by(self, seat: int) -> bool:
        """True if this seat (-1 for a spectator) may read the secret part."""
        return self.seen_by == EVERYONE or (seat >= 0 and self.seen_by >> seat & 1 == 1)

    def redacted_for(self, seat: int) -> Entry:
        """The entry as this seat may read it. All secret numbers are removed, since even their count may be secret."""
        if self.seen_by == EVERYONE:
            return self
        if not self.phrase.secret or self.readable_by(seat):
            return self.with_secret_public()
        return Entry(self.phrase, self.numbers, (HIDDEN,), NO_SEATS, self.cause)

    def with_secret_public(self) -> Entry:
        """The entry with its secret part made public."""
        return Entry(self.phrase, self.numbers, self.secret, EVERYONE, self.cause)

    @property
    def hidden(self) -> bool:
        """True if the secret part has been removed from this entry."""
        return self.seen_by == NO_SEATS

    def plain(self) -> dict[str, object]:
        """As plain data: text id, arguments, and whether a part is hidden."""
        arguments = plain_arguments(self.phrase.parts, self.numbers) | plain_arguments(self.phrase.cause, self.cause)
        if not self.hidden:
            arguments |= plain_arguments(self.phrase.secret, self.secret)
        return {"text": self.phrase.text, "arguments": arguments, "hidden": self.hidden}
