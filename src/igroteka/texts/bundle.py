"""Messages that are parsed when they are first needed."""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

# A message or term starts in the first column; the lines that belong to it are indented.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class LazyBundle(FluentBundle):
    """All messages of a language. Each is parsed when it is first needed.

    Parsing all texts took a third of the start of a command, and no command needs many of them.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._sources: Final[dict[str, str]] = {}  # by id; those of terms begin with a dash

    def add_source(self, text: str) -> None:
        """Add the messages of a file. A message that is known already stays as it is."""
        starts = [*ENTRY.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._sources.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """References are looked up here, too, so they need not be known beforehand."""
        known = self._terms if term else self._messages
        source = self._sources.get(f"-{entry_id}" if term else entry_id)
        if source is not None and entry_id not in known:
            self.add_resource(FluentResource(source))
        return super()._lookup(entry_id, term)
