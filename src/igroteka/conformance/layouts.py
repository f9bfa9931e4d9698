"""Layouts, from which the browser draws boards, refer only to texts, options and colours that exist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from igroteka.conformance.checked_table import CheckedTable
from igroteka.core.components import COLOURS, HIGHLIGHTS, TABLE_COLOURS, DrawnComponent, Look
from igroteka.core.layout import CLIENT, KINDS, BoardLayout, Zone, layout_of
from igroteka.core.views import SPECTATOR
from igroteka.texts import texts_for
from igroteka.texts.texts import LANGUAGES


def layouts_are_sound(table: CheckedTable) -> Iterator[str]:
    """Every zone, counter and card of a layout has a name in every language and can be drawn."""
    for seat in (table.any_seat(), SPECTATOR):
        layout = layout_of(table.game, table.game.view(table.state, seat))
        if layout is None:
            return
        if len(layout.players) != table.state.setup.seats:
            yield f"the layout has {len(layout.players)} players"
        for language in LANGUAGES:
            texts = texts_for(language)
            yield from [f"{language}: {id}" for id in _ids(table.game.id, layout) if not texts.has(id)]
        for zone in _zones(layout):
            if zone.kind not in KINDS or zone.hidden < 0:
                yield f"the zone {zone.id} cannot be drawn: {asdict(zone)}"
            if zone.press and table.game.option(zone.press) is None:
                yield f"the zone {zone.id} takes an option that nobody knows: {zone.press}"


def looks_can_be_drawn(table: CheckedTable) -> Iterator[str]:
    """Components and pages use colours of the client and name components of the game."""
    game = table.game
    if not game.has_part(CLIENT):
        return
    client = game.part(CLIENT)
    look: Look = getattr(client, "LOOK", Look())
    if look.table not in TABLE_COLOURS:
        yield f"there is no table of the colour {look.table}"
    yield from [
        f"the poster shows {id}, which is no component of the game" for id in look.poster if id not in game.components
    ]
    for id, highlight in look.highlights.items():
        if highlight not in HIGHLIGHTS or not texts_for(LANGUAGES[0]).has(id):
            yield f"the line {id} cannot stand out as {highlight}"
    for id, part in client.components().items():
        if isinstance(part, DrawnComponent) and part.colour not in COLOURS:
            yield f"{id} has the colour {part.colour}"


def _zones(layout: BoardLayout) -> list[Zone]:
    return [*layout.zones, *[zone for player in layout.players for zone in player.zones]]


def _ids(game: str, layout: BoardLayout) -> list[str]:
    zones = _zones(layout)
    counters = [*layout.counters, *[counter for player in layout.players for counter in player.counters]]
    return [
        *[f"{game}-zone-{zone.id}" for zone in zones],
        *[zone.of + card.split(".")[0] for zone in zones for card in zone.cards],
        *[f"{game}-counter-{counter.id}" for counter in counters],
        *[note for player in layout.players for note in player.notes],
    ]
