"""The words of the terminal about a game. A game of another package without texts is shown by its codes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from igroteka.core.game import Game, Preset
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS, Message
from igroteka.core.state import State
from igroteka.texts import Names, Texts


@dataclass(frozen=True)
class Words:
    """The words for one table: a language and the names of its players."""

    texts: Texts
    names: Names

    def name(self, seat: int) -> str:
        """The name of a player; the reader is "you"."""
        return self.texts.say("you") if seat == self.names.me else self.names.names[seat]

    def figure(self, number: int) -> str:
        """The name of a figure: its player's name, with a symbol if players have several figures."""
        parts = (self.name(self.names.owner(number)), self.names.mark(number))
        return " ".join([part for part in parts if part])

    def option(self, option: Option) -> str:
        return self.texts.option(option, self.names) if self.texts.has(option.verb.text) else option.code

    def prompt(self, saying: Message) -> str:
        if self.texts.has(saying.phrase.text):
            return self.texts.saying(saying, self.names)
        return _codes(saying.phrase.text, saying.plain()["arguments"])

    def entry(self, entry: Entry) -> str:
        if self.texts.has(entry.phrase.text):
            return self.texts.entry(entry, self.names)
        return _codes(entry.phrase.text, entry.plain()["arguments"])


def _codes(text: str, arguments: object) -> str:
    return f"{text} {json.dumps(arguments, ensure_ascii=False)}"


def names_for(texts: Texts, seats: int, me: int = -1, owners: Sequence[int] = ()) -> Names:
    """Names for the players of a table; each begins with the letter of its seat. `owners`: see `Game.figures`.

    The reader's pronoun is unknown.
    """
    ids = [f"cli-player-{LETTERS[seat]}" for seat in range(seats)]
    addresses = ["" if seat == me else texts.attribute(id, "as") for seat, id in enumerate(ids)]
    return Names([texts.say(id) for id in ids], me, owners, addresses, ids)


def game_name(texts: Texts, game: Game[State]) -> str:
    return texts.say(game.id) if texts.has(game.id) else game.id


def preset_text(texts: Texts, game: Game[State], preset: Preset) -> str:
    """The text id of a preset, which may be a deck; empty if there is none."""
    ids = [f"{game.id}-{kind}-{preset.id}" for kind in ("preset", "deck")]
    return next((id for id in ids if texts.has(id)), "")


def preset_name(texts: Texts, game: Game[State], preset: Preset) -> str:
    id = preset_text(texts, game, preset)
    return texts.say(id) if id else preset.id


def about(texts: Texts, id: str) -> str:
    """The description of a game, a deck or a setting, if there is one."""
    return texts.attribute(id, "about") if texts.has(id, "about") else ""
