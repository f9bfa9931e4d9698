"""Texts exist in every language for everything that a game can say.

A game without a folder of texts is shown by its codes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from igroteka.conformance.checked_table import CheckedTable
from igroteka.core.game import Game
from igroteka.core.phrases import LETTERS
from igroteka.core.registry import games
from igroteka.core.setup import OneOf, OnOff, Setting
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR
from igroteka.dossiers import dossier
from igroteka.texts import Names, Texts, texts_for
from igroteka.texts.texts import LANGUAGES, BrokenText, MissingText

OFTEN_ENOUGH = 5  # successful formattings of a text after which it is not tried again
ADDRESSES = ("she", "he", "") * 3  # pronouns of the players
PRESETS = ("preset", "deck")  # a preset that is a deck is named by `<game>-deck-<id>`

_formatted: Counter[tuple[str, str]] = Counter()  # how often, by language and text


def everything_has_words(table: CheckedTable) -> Iterator[str]:
    """Prompts, options and journal entries can be formatted for every reader in every language."""
    if has_texts(table.game):
        for language in LANGUAGES:
            try:
                _format(texts_for(language), table, table.any_seat())
            except (MissingText, BrokenText) as problem:
                yield str(problem)


def _format(texts: Texts, table: CheckedTable, reader: int) -> None:
    """Format what has not been formatted often enough yet, for a player and for a spectator."""
    for me in (reader, SPECTATOR):
        names = Names(list(LETTERS), me, table.game.figures(table.state.setup.seats), ADDRESSES)
        for decision in table.state.decisions():
            if _count_rare(texts, decision.prompt.phrase.text):
                texts.saying(decision.prompt, names)
            for option in decision.options:
                if _count_rare(texts, option.verb.text):
                    texts.option(option, names)
        for entry in (table.state.journal or [])[-12:]:
            line = entry.redacted_for(me)
            if _count_rare(texts, line.phrase.text + (".hidden" if line.hidden else "")):
                texts.entry(line, names)


def _count_rare(texts: Texts, id: str) -> bool:
    """Count a use of this text; True if it has not been formatted often enough."""
    _formatted[texts.language, id] += 1
    return _formatted[texts.language, id] <= OFTEN_ENOUGH


def parts_have_words(table: CheckedTable) -> Iterator[str]:
    """The game, its components, settings and presets have a name in every language."""
    missing = [f"{language}: {id}" for language in LANGUAGES for id in _missing(table.game, texts_for(language))]
    if missing and has_texts(table.game):
        yield f"these texts are missing: {', '.join(missing)}"


def has_texts(game: Game[State]) -> bool:
    """True if the game is shown in words."""
    return bool(game.package) and game.folder.joinpath("texts").is_dir()


def _missing(game: Game[State], texts: Texts) -> Iterator[str]:
    for id in (game.id, *game.components, *_settings(game), *_verbs(game)):
        if not texts.has(id):
            yield id
    for preset in (*game.presets, *game.match_presets):
        if not any(texts.has(f"{game.id}-{kind}-{preset.id}") for kind in PRESETS):
            yield f"{game.id}-{PRESETS[0]}-{preset.id}"
    for rule in _rules_with_words(game):
        if not texts.rule(rule):
            yield f"rule-{rule.replace('.', '_')}"


def _rules_with_words(game: Game[State]) -> Iterator[str]:
    """The rules of the dossier that at least one language tells."""
    book = dossier(game.id) if game.id in games() else None
    for paragraph in book.paragraphs if book else ():
        for rule in paragraph.ids:
            if any(texts_for(language).rule(rule) for language in LANGUAGES):
                yield rule


def _verbs(game: Game[State]) -> Iterator[str]:
    for verb in game.verbs:
        yield verb.text


def _settings(game: Game[State]) -> Iterator[str]:
    for setting in game.settings:
        id = f"{game.id}-setting-{setting.id}"
        yield id
        for word in _setting_words(setting):
            yield f"{id}-{word}"


def _setting_words(setting: Setting) -> tuple[str, ...]:
    """The values of a setting that need texts. A seat is named by its letter or its player."""
    if isinstance(setting, OneOf):
        return tuple([word for word in setting.words if word not in LETTERS])
    return ("on", "off") if isinstance(setting, OnOff) else ()
