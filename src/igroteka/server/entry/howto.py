"""What a client draws the screens of `how to play` from: the view of a seat, and the table around it."""

from __future__ import annotations

from functools import cache

from msgspec import Raw

from igroteka.core.game import Game
from igroteka.core.session import Session
from igroteka.core.state import State
from igroteka.learning.howto import Screen, pictures
from igroteka.server.bots.levels import substitute_level
from igroteka.server.common.wire import raw, wire_line
from igroteka.server.common.wire_view import wire_view
from igroteka.server.tables.names import BOT_NAMES, bot_id
from igroteka.server.tables.settings import Settings


@cache
def howto_payload(game_id: str) -> Raw:
    """All screens of a game, and the pictures for its rules, set up once: they do not change while a server runs."""
    return raw([screen_payload(screen) for screen in pictures(game_id)])


def screen_payload(screen: Screen) -> dict[str, object]:
    session = screen.session()
    return {
        "id": screen.id,
        "number": screen.number,
        "text": screen.text,
        "point": screen.point,
        "chapters": screen.chapters,
        "view": wire_view(session.view(screen.seat)),
        "lines": [wire_line(entry, screen.seat) for entry in session.state.journal or []],
        "table": table_around(screen.game, session, screen.seat),
    }


def table_around(game: Game[State], session: Session, reader: int) -> dict[str, object]:
    """What a board needs of a table: its settings, and who sits there. The reader has no name here."""
    setup = session.state.setup
    return {
        "settings": Settings(game.id, setup.seats, dict(setup.settings), public=False),
        "chairs": [chair(game, seat, reader) for seat in range(setup.seats)],
        "figures": list(game.figures(setup.seats)),
        "values": dict(setup.settings),
    }


def chair(game: Game[State], seat: int, reader: int) -> dict[str, str]:
    """A seat of the picture: the reader, or a bot."""
    if seat == reader:
        return {"kind": "person", "name": "", "address": "", "level": "", "bot": ""}
    name = list(BOT_NAMES)[seat]
    return {
        "kind": "bot",
        "name": name,
        "address": BOT_NAMES[name],
        "level": substitute_level(game.id),
        "bot": bot_id(name),
    }
