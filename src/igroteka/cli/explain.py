"""Explains a card or a rule, found by id, by its name in any language, or by words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from igroteka.cli.search import hits
from igroteka.cli.solo_table import SoloTable
from igroteka.core.game import Game
from igroteka.core.options import Option, Verb
from igroteka.core.phrases import SEAT, WORD, Part
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.dossiers import dossier, looks_like_id, whole_rule
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words
from igroteka.texts import LANGUAGES, Texts, texts_for
from igroteka.texts.plain_words import plain_names, plain_word
from igroteka.vocabulary import part_word, vocabulary

SHORTEST = 2  # letters that a prefix of a name needs
FEW = 6  # cards that a word may match before it counts as a search


def part_meant(typed: str, game: Game[State]) -> str:
    """The part with this name, or the only one whose name starts like this; "" if there is none."""
    wanted = plain_word(typed)
    known = vocabulary(game.id)
    found = known.cards_called(typed)
    if not found and len(wanted) >= SHORTEST:
        found = [part for part, names in known.cards.items() if any(name.startswith(wanted) for name in names)]
        found = found if len(found) == 1 else []
    return found[0] if found else ""


def explain_part(part: str, texts: Texts, renderer: TerminalRenderer) -> RenderableType:
    """A card: its name, its text unless the rule says the same, and its rule."""
    lines: list[RenderableType] = [Text(texts.say(part) if texts.has(part) else part, style="head")]
    rule = renderer.rule_of(part)
    card_text = texts.attribute(part, "text") if texts.has(part, "text") else ""
    if card_text and card_text not in texts.rule(rule):
        lines.append(Text(card_text))
    if rule:
        lines.append(rule_text(rule, texts))
    return Group(*lines)


def rule_text(rule: str, texts: Texts) -> Text:
    """A rule in words for players, with its id."""
    text = texts.rule(rule) or texts.rule(whole_rule(rule))
    return Text.assemble((rule, "note"), " ", text) if text else Text(rule, style="note")


def explain_option(
    option: Option, game: Game[State], words: Words, renderer: TerminalRenderer, view: View
) -> list[RenderableType]:
    """An option: its text, its rule, and the cards that it names or is about."""
    named = [part.text + part.write(n).split(".")[0] for part, n in option_words(option)]
    parts = renderer.about(option, view) or named or vocabulary(game.id).cards_called(option.verb.name)
    found: list[RenderableType] = [Text(f"{renderer.label(option, view, words)}  [{option.code}]")]
    rule = renderer.rule_of_option(option)
    if rule:
        found.append(rule_text(rule, words.texts))
    explained = [part for part in dict.fromkeys(parts) if words.texts.has(part, "text") or renderer.rule_of(part)]
    return found + [explain_part(part, words.texts, renderer) for part in explained]


def option_words(option: Option) -> Iterator[tuple[Part, int]]:
    """The parts of an option that are words of the game, each with its number."""
    parts = option.verb.parts
    for i, number in enumerate(option.numbers):
        part = parts[min(i, len(parts) - 1)]
        if part.kind == WORD:
            yield part, number


def explain_words(
    asked: str, game: Game[State], texts: Texts, renderer: TerminalRenderer, view: View
) -> list[RenderableType]:
    """A rule by its id, the cards with that name or at that place, or the rules that mention it."""
    if looks_like_id(asked):
        return [rule_text(asked.upper(), texts)] if knows_rule(asked, game, texts) else []
    wanted = plain_word(asked)
    known = vocabulary(game.id)
    rules = known.rules_about(asked)
    parts = [] if rules else renderer.parts_at(asked, view) or known.cards_like(asked)
    if parts:
        return [explain_part(part, texts, renderer) for part in parts[:FEW]]
    if not rules and len(wanted) >= SHORTEST:
        rules = tuple(id for one in hits(game.id, asked) for id in one.ids if texts.rule(id))[:FEW]
    meant = "" if rules else known.corrected(asked)
    if meant and meant != wanted:
        return explain_words(meant, game, texts, renderer, view)
    return [rule_text(rule, texts) for rule in rules]


def knows_rule(id: str, game: Game[State], texts: Texts) -> bool:
    """True if this rule exists, in the texts or in the dossier."""
    book = dossier(game.id)
    return bool(texts.rule(id.upper()) or (book and book.rule(id)))


def why_not(typed: str, table: SoloTable, renderer: TerminalRenderer, words: Words) -> str | None:
    """The rule that forbids what the person typed, a code or cards and places; None if it is neither."""
    option = option_meant(typed, table, renderer, words)
    return table.session.state.why_not(table.me, option) if option is not None else None


def option_meant(typed: str, table: SoloTable, renderer: TerminalRenderer, words: Words) -> Option | None:
    """The option that the person typed, a code or cards and places; it need not be offered. None if it is neither."""
    game = table.session.game
    decision = table.session.state.decision(table.me)
    tried = renderer.guess_option(typed, decision, table.view, words) if decision is not None else None
    option = game.option(typed) or tried or _like_offered(typed, table) or _called(typed, game)
    if option is None:
        part = part_meant(typed, game)
        option = _alone(part_word(part, game), game.verbs) if part else None
    return option


def _like_offered(typed: str, table: SoloTable) -> Option | None:
    """An option like those that are offered, but with the cards and places that were typed."""
    decision = table.session.state.decision(table.me)
    offered = decision.options if decision is not None else ()
    wanted = plain_word(typed)
    firsts = [option for i, option in enumerate(offered) if option.verb not in [one.verb for one in offered[:i]]]
    for first in firsts:
        if any(part.many for part in first.verb.parts):
            continue
        said = [_said(part, wanted) for part in first.verb.parts]
        meant = first.verb(*[own if n is None else n for n, own in zip(said, first.numbers, strict=True)])
        if said.count(None) < len(said) and meant not in offered:
            return meant
    return None


def _called(typed: str, game: Game[State]) -> Option | None:
    """The option with this name that has no cards or places."""
    for verb in game.verbs:
        spoken = [texts_for(language) for language in LANGUAGES if not verb.parts]
        if plain_word(typed) in [plain_word(texts.say(verb.text)) for texts in spoken if texts.has(verb.text)]:
            return verb()
    return None


def _said(part: Part, wanted: str) -> int | None:
    """The card or place of a part that the input names; the longest name wins."""
    if part.kind == SEAT:
        return None
    names = {name: number for number in range(len(part.words)) for name in _spellings(part, number)}
    found = [name for name in names if f" {name} " in f" {wanted} "]
    return names[max(found, key=len)] if found else None


def _spellings(part: Part, number: int) -> set[str]:
    word = part.write(number)
    found = {plain_word(word), plain_word(word.replace("_", " "))}
    for language in LANGUAGES:
        texts = texts_for(language)
        if part.text and texts.has(part.text + word):
            found |= plain_names(texts.say(part.text + word))
    return found


def _alone(word: str, verbs: tuple[Verb, ...]) -> Option | None:
    """The first option that is about this card alone, such as playing it."""
    for verb in verbs:
        if len(verb.parts) == 1 and not verb.parts[0].many and word in verb.parts[0].words:
            return verb(verb.parts[0].read(word))
    return None
