"""Views as they are sent to clients, in pieces: what all views have, each field of the board, and the layout if any.

Pieces are encoded in one call. What has changed between two views of a seat is found by comparing them.
"""

from __future__ import annotations

from dataclasses import dataclass, is_dataclass
from functools import cached_property, lru_cache
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
    heads: tuple[bytes, ...]  # the text before each piece
    tail: bytes


@lru_cache(maxsize=256)
def frame_of(board: type, *, has_layout: bool) -> Frame:
    """The frame of views with a board of this type. A board that is no dataclass is one piece."""
    paths = [f'"view","{name}"' for name in VIEW_FIELDS]
    heads = [f',"{name}":' for name in VIEW_FIELDS]
    heads[0] = "{" + heads[0][1:]
    end = "}"
    if is_dataclass(board):
        fields = dataclass_fields(board)
        paths += [f'"view","{BOARD}","{name}"' for name in fields]
        heads += [f',"{BOARD}":{{"{fields[0]}":', *[f',"{name}":' for name in fields[1:]]]
        end = "}}"
    else:
        paths.append(f'"view","{BOARD}"')
        heads.append(f',"{BOARD}":')
    if has_layout:
        paths.append(f'"view","{LAYOUT}"')
        heads.append(f'{end[1:]},"{LAYOUT}":')
        end = "}"
    return Frame(tuple([path.encode() for path in paths]), tuple([head.encode() for head in heads]), end.encode())


@dataclass(eq=False)
class WireView:
    """A view in pieces, each of them JSON."""

    frame: Frame
    pieces: list[bytes]

    @property
    def text(self) -> bytes:
        """The whole view."""
        parts = [part for pair in zip(self.frame.heads, self.pieces, strict=True) for part in pair]
        return b"".join([*parts, self.frame.tail])

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
    values: list[object] = [
        view.game,
        view.seats,
        view.seat,
        view.public_version,
        [wire_asked(one.seat, one.prompt.phrase, one.prompt.numbers, waits=one.waits) for one in view.asked],
        [wire_option(option) for option in view.options],
        view.window,
        view.outcome.plain() if view.outcome else None,
    ]
    if is_dataclass(kind):
        values += [getattr(board, name) for name in dataclass_fields(kind)]
    else:
        values.append(board)
    if layout is not None:
        values.append(layout)
    pieces = encoder.encode_lines(values).split(b"\n")  # strings in JSON have no line breaks
    return WireView(frame_of(kind, has_layout=layout is not None), pieces[: len(values)])


def wire_view(view: View) -> Raw:
    """A whole view."""
    return Raw(view_in_pieces(view).text)
