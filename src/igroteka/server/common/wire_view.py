"""Views as they are sent to clients, in pieces: what all views have, each field of the board, and the layout if any.

Pieces are encoded in one call. What has changed between two views of a seat is found by comparing them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, is_dataclass
from functools import cached_property, lru_cache
from operator import attrgetter
from zlib import crc32

from msgspec import Raw

from igroteka.core.layout import layout_of
from igroteka.core.registry import find_game
from igroteka.core.views import View, dataclass_fields
from igroteka.server.common.wire import encoder, wire_asked, wire_option

VIEW_FIELDS = ("game", "seats", "seat", "moment", "asked", "options", "window", "outcome")
BOARD, LAYOUT = "board", "layout"


@dataclass(frozen=True)
class Frame:
    """Where the pieces of a view stand."""

    paths: tuple[bytes, ...]  # of each piece in a message, as JSON without brackets
    text: list[bytes]  # what stands before each piece, each followed by a place for it, and the end
    fields: Callable[[object], tuple[object, ...]]  # the values of the pieces of a board


@lru_cache(maxsize=256)
def frame_of(board: type, *, has_layout: bool) -> Frame:
    """The frame of views with a board of this type. A board without several fields is one piece."""
    paths = [f'"view","{name}"' for name in VIEW_FIELDS]
    heads = [f',"{name}":' for name in VIEW_FIELDS]
    heads[0] = "{" + heads[0][1:]
    end = "}"
    names = dataclass_fields(board) if is_dataclass(board) else ()
    if len(names) > 1:
        paths += [f'"view","{BOARD}","{name}"' for name in names]
        heads += [f',"{BOARD}":{{"{names[0]}":', *[f',"{name}":' for name in names[1:]]]
        end = "}}"
    else:
        paths.append(f'"view","{BOARD}"')
        heads.append(f',"{BOARD}":')
    if has_layout:
        paths.append(f'"view","{LAYOUT}"')
        heads.append(f'{end[1:]},"{LAYOUT}":')
        end = "}"
    text = [part for head in heads for part in (head.encode(), b"")]
    return Frame(
        tuple([path.encode() for path in paths]),
        [*text, end.encode()],
        attrgetter(*names) if len(names) > 1 else lambda whole: (whole,),
    )


@dataclass(eq=False)
class WireView:
    """A view in pieces, each of them JSON."""

    frame: Frame
    pieces: list[bytes]

    @property
    def text(self) -> bytes:
        """The whole view."""
        parts = self.frame.text.copy()
        parts[1::2] = self.pieces
        return b"".join(parts)

    @cached_property
    def checksum(self) -> int:
        """CRC-32 of the whole view."""
        return crc32(self.text)

    def same_as(self, other: WireView) -> bool:
        return self.frame is other.frame and self.pieces == other.pieces


def view_in_pieces(view: View) -> WireView:
    """What a seat may know of the game; `layout` only for a game whose board is drawn from it."""
    board, layout = view.board, layout_of(find_game(view.game), view)
    kind: type = type(board)
    frame = frame_of(kind, has_layout=layout is not None)
    values: list[object] = [
        view.game,
        view.seats,
        view.seat,
        view.public_version,
        [wire_asked(one.seat, one.prompt.phrase, one.prompt.numbers, waits=one.waits) for one in view.asked],
        [wire_option(option) for option in view.options],
        view.window,
        view.outcome.plain() if view.outcome else None,
        *frame.fields(board),
    ]
    if layout is not None:
        values.append(layout)
    pieces = encoder.encode_lines(values).split(b"\n")  # strings in JSON have no line breaks
    return WireView(frame, pieces[: len(values)])


def wire_view(view: View) -> Raw:
    """A whole view."""
    return Raw(view_in_pieces(view).text)
