"""What others see: for tests of what is hidden from whom (KIT-H)."""

from __future__ import annotations

from igroteka.core.views import SPECTATOR
from tests.games.kittens.table import Actor


def spectator(actor: Actor) -> Actor:
    """Somebody who only watches."""
    return Actor(actor.table, SPECTATOR)


def seen_by(actor: Actor) -> tuple[object, object]:
    """All that one player, or a spectator, sees and has been told."""
    return actor.table.session.view(actor.seat).plain(), actor.told


def others_see(actor: Actor, *, but: int) -> list[object]:
    """All that the others and a spectator see and have been told."""
    seats = [seat for seat in range(actor.table.g.setup.seats) if seat != but]
    return [seen_by(Actor(actor.table, seat)) for seat in [*seats, SPECTATOR]]


def told(actor: Actor, name: str) -> object:
    """What this player was told in the last line of that name besides the players: a card, cards, a place …

    What was hidden is missing. A failed assertion if there is no such line.
    """
    lines = [line for line in actor.told if line["text"] == f"kittens-log-{name}"]
    assert lines, f"{actor.letter} was told nothing of {name}"
    arguments = lines[-1]["arguments"]
    assert isinstance(arguments, dict)
    rest = [value for key, value in arguments.items() if key not in ("player", "target")]
    if not rest:
        return None
    return rest[0] if len(rest) == 1 else tuple(rest)
