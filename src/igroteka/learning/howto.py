"""How to play in two minutes: a few screens, each with a picture of the real board.

`howto/*.yaml` in the folder of a game has a file for each screen, in the order of the numbers in their names. A picture
is a position with a few choices, seen from a seat; so it is drawn by the board itself, in every language and size. A
file without a number is a picture for the rules only.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from igroteka.core.facts import parse_facts
from igroteka.core.game import Game
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import state_from
from igroteka.core.registry import games
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.state import State

log = logging.getLogger("igroteka.learning")

FOLDER = "howto"
SUFFIX = ".yaml"
FIELDS = frozenset({"seat", "point", "chapters", "position", "story"})

_NAME = re.compile(r"^(?:(?P<number>\d+)-)?(?P<id>[a-z][a-z-]*)\.yaml$")


@dataclass(frozen=True)
class Screen:
    """One screen. Its words are the text `<game>-howto-<id>` with the attribute `title`.

    `number`: its place among the screens; 0 if it is a picture for the rules only. `point`: the places of the board
    that it is about. `chapters`: the chapters of the rules that it illustrates.
    """

    game: Game[State]
    number: int
    id: str
    seat: int
    point: tuple[str, ...]
    chapters: tuple[str, ...]
    position: Mapping[str, object]
    story: tuple[RecordedChoice, ...]

    @property
    def text(self) -> str:
        """The id of its words."""
        return f"{self.game.id}-howto-{self.id}"

    def session(self) -> Session:
        """The game that is shown: the position after the choices of the story."""
        state = state_from({"game": self.game.id, **self.position}, self.game)
        session = Session(self.game, state)
        for choice in self.story:
            session.take(choice)
        return session


@cache
def screen_count(game_id: str) -> int:
    """How many screens a game has, for a list of all games; 0 if a file of it is broken: the other games go on."""
    try:
        return len(screens(game_id))
    except Exception as problem:  # files of another package may be wrong in any way
        log.warning("how to play %s cannot be read: %s", game_id, problem)
        return 0


def screens(game_id: str) -> tuple[Screen, ...]:
    """The screens of an installed game in their order; none if it has none."""
    return tuple([one for one in pictures(game_id) if one.number])


@cache
def pictures(game_id: str) -> tuple[Screen, ...]:
    """The screens of an installed game in their order, and the pictures for its rules."""
    game = games()[game_id]
    folder = game.folder.joinpath(FOLDER)
    if not game.package or not folder.is_dir():
        return ()
    found = [read_screen(game, file) for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return tuple(sorted(found, key=lambda one: (one.number, one.id)))


def read_screen(game: Game[State], file: Traversable) -> Screen:
    """A screen from its file; ValueError says what is wrong with it."""
    named = _NAME.match(file.name)
    data = parse_facts(file.read_text(encoding="utf-8"))
    unknown = sorted(set(data) - FIELDS)
    if named is None or unknown or not isinstance(data.get("position"), Mapping):
        raise ValueError(
            f"{file.name}: expected <number>-<id>.yaml or <id>.yaml with a position; unknown fields: {unknown}"
        )
    return Screen(
        game=game,
        number=int(named["number"] or 0),
        id=named["id"],
        seat=LETTERS.index(str(data.get("seat", LETTERS[0]))),
        point=tuple([str(place) for place in data.get("point", ())]),
        chapters=tuple([str(chapter) for chapter in data.get("chapters", ())]),
        position=data["position"],
        story=tuple([read_choice(str(line)) for line in data.get("story", ())]),
    )


def read_choice(line: str) -> RecordedChoice:
    """A choice as replays write it: the letter of a seat and a code."""
    seat, _, code = line.partition(" ")
    return RecordedChoice(LETTERS.index(seat), code)
