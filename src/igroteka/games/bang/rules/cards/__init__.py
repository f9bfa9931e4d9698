"""All cards, characters and events: every class in these modules that has an id. Importing this package fills the
library.
"""

from __future__ import annotations

from types import ModuleType

from igroteka.games.bang.rules.cards import base, dodge_city, fistful, high_noon, wild_west_show
from igroteka.games.bang.rules.component_checks import BadComponents, check_classes
from igroteka.games.bang.rules.faces import COMPONENT_ROWS
from igroteka.games.bang.rules.source import Card, Character, EventCard, register

_classes: dict[str, str] = {}  # the ids of all cards, characters and events by their rules


def _register(module: ModuleType) -> None:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Card | Character | EventCard) and thing.id:
            source = thing()
            if _classes.setdefault(source.rule, source.id) != source.id:
                raise BadComponents(
                    f"{source.rule} is the rule of two classes: {_classes[source.rule]} and {source.id}"
                )
            register(source)


_register(base)
_register(dodge_city)
_register(high_noon)
_register(fistful)
_register(wild_west_show)
check_classes(COMPONENT_ROWS, _classes)
