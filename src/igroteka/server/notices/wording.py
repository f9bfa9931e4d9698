"""The words of a notice. It tells that it is the guest's turn and where, and nothing of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from igroteka.server.notices.turns import Turn
from igroteka.texts import LANGUAGES, Texts, texts_for

Kind = Literal["turn", "late", "ready", "invited"]
LONGEST_BODY = 200  # characters, also in a language with two bytes each


@dataclass(frozen=True)
class Notice:
    """What a guest is told: a page of this server to open, and at how many tables it is their turn (-1: not said)."""

    title: str
    body: str
    page: str
    tag: str
    count: int


def notice_of(turns: Sequence[tuple[str, Turn]], kind: Kind, language: str, count: int) -> Notice:
    """What to say about these turns, each with the id of its table."""
    texts = texts_for(language if language in LANGUAGES else LANGUAGES[0])
    if len(turns) != 1:
        title = texts.say("notice-turns", count=count)
        return Notice(title, "", "tables", "tables", count)
    (table, turn), *_ = turns
    title = texts.say(f"notice-{kind}", game=game_name(texts, turn.game))
    return Notice(title, turn.title[:LONGEST_BODY], f"t/{table}", table, count)


def game_name(texts: Texts, game: str) -> str:
    """The name of a game; its id if another package does not say."""
    return texts.say(f"game-{game}") if texts.has(f"game-{game}") else game


def sample_notice(language: str) -> Notice:
    """A notice by which a guest can see that notices arrive."""
    texts = texts_for(language if language in LANGUAGES else LANGUAGES[0])
    return Notice(texts.say("notice-test"), texts.say("notice-test-body"), "tables", "test", -1)


def payload_of(notice: Notice) -> bytes:
    return msgspec.json.encode(notice)
