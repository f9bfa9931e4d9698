"""What has happened, as told to those who may know it."""

from __future__ import annotations

from typing import Final, final

from igroteka.core.phrases import HIDDEN, Phrase, plain_arguments

# Masks of seats, one bit each.
EVERYONE: Final = -1
NO_SEATS: Final = 0


@final
class Entry:
    """A phrase, its public numbers, and its secret numbers for the seats of the mask `seen_by`."""

    def __init__(
        self, phrase: Phrase, numbers: tuple[int, ...], secret: tuple[int, ...] = (), seen_by: int = EVERYONE
    ) -> None:
        self.phrase: Final = phrase
        self.numbers: Final = numbers
        self.secret: Final = secret
        self.seen_by: Final = seen_by

    def seen(self, seat: int) -> bool:
        """May this seat (or a spectator, -1) see the secret part?"""
        return self.seen_by == EVERYONE or (seat >= 0 and self.seen_by >> seat & 1 == 1)

    def redacted_for(self, seat: int) -> Entry:
        """The entry as this seat may read it. How many secrets there are may be a secret too: none are left."""
        if not self.phrase.secret or self.seen(seat):
            return self.opened()
        return Entry(self.phrase, self.numbers, (HIDDEN,), NO_SEATS)

    def opened(self) -> Entry:
        """The entry as somebody may read it who may know everything."""
        return Entry(self.phrase, self.numbers, self.secret)

    @property
    def hidden(self) -> bool:
        """Is this the telling of somebody who may not see the secret part?"""
        return self.seen_by == NO_SEATS

    def plain(self) -> dict[str, object]:
        """As plain data: the id of the text, its arguments, and whether a part of it is hidden."""
        arguments = plain_arguments(self.phrase.parts, self.numbers)
        if not self.hidden:
            arguments |= plain_arguments(self.phrase.secret, self.secret)
        return {"text": self.phrase.text, "arguments": arguments, "hidden": self.hidden}
