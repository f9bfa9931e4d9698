"""`igroteka rules`: looks up a rule or card by id, by name, or by words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.cli.explain import FEW, explain_part, rule_text
from igroteka.cli.parameters import MaybeGame
from igroteka.cli.search import hits
from igroteka.cli.terminal import Terminal
from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from igroteka.core.registry import games
from igroteka.core.state import State
from igroteka.dossiers import LANGUAGE, Dossier, Paragraph, dossier, looks_like_id, names, whole_rule
from igroteka.rulebook import chapter_name, chapters
from igroteka.terminal import renderer_of
from igroteka.terminal.words import about, game_name
from igroteka.texts import Texts
from igroteka.texts.plain_words import plain_word
from igroteka.vocabulary import part_word, vocabulary

MAX_RESULTS = 12  # results that a search shows

Searched = Annotated[list[str] | None, typer.Argument(metavar="WORDS", help="cli-argument-words")]


def rules(context: typer.Context, game: MaybeGame = "", words: Searched = None) -> None:
    """Look something up. Without a game, search all of them."""
    terminal = Terminal.of(context)
    known = game in games() or game in names()
    asked = " ".join([*([] if known or not game else [game]), *(words or [])]).strip()
    chosen = [game] if known else sorted({*games(), *names()})
    if not asked and not known:
        list_books(terminal)
    elif not asked:
        print_contents(terminal, game)
    elif not sum(look_up(terminal, id, asked) for id in chosen) and not look_up_corrected(terminal, chosen, asked):
        raise IgrotekaError("cli-nothing-found", words=asked)


def list_books(terminal: Terminal) -> None:
    """List the games that have rules to read."""
    table = Table.grid(padding=(0, 2))
    for id in sorted({*games(), *names()}):
        table.add_row(f"igroteka rules {id}", Text(title_of(terminal.texts, id), style="head"))
    terminal.print("cli-rules-books")
    terminal.console.print(Padding(table, (0, 2), expand=False))
    print_hint(terminal, next(iter(games())))


def title_of(texts: Texts, id: str) -> str:
    """The name of a game, from the texts or from its dossier."""
    if id in games():
        return game_name(texts, games()[id])
    book = dossier(id)
    return book.title.replace("—", "–").split(" – ")[0] if book else id


def print_contents(terminal: Terminal, id: str) -> None:
    """Print what there is to read about a game: its cards, and the sections of its rules."""
    texts, say = terminal.texts, terminal.console.print
    say(Text(title_of(texts, id), style="head"))
    if id in games():
        say(Text(about(texts, id)))
        say()
        say(Padding(parts_table(texts, games()[id]), (0, 2), expand=False))
    book = dossier(id)
    if book is not None:
        say()
        say(Padding(sections_table(texts, id, book), (0, 2), expand=False))
    print_hint(terminal, id)


def print_hint(terminal: Terminal, id: str) -> None:
    """Explain how to look something up, with the first card or the first rule id of the game as an example."""
    parts = [part for part in games()[id].components if terminal.texts.has(part, "text")] if id in games() else []
    book = dossier(id)
    rules = book.paragraphs[0].ids if book else ()
    example = plain_word(terminal.say(parts[0])) if parts else next(iter(rules), "")
    terminal.print("cli-rules-hint", style="soft", game=id, words=example)


def parts_table(texts: Texts, game: Game[State]) -> Table:
    """The cards and other parts with their texts, and their words in option codes below the names."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column()
    for part in game.components:
        if texts.has(part, "text"):
            name = Text.assemble((texts.say(part), "head"), "\n", (part_word(part, game), "soft"))
            table.add_row(name, Text(texts.attribute(part, "text")))
    return table


def sections_table(texts: Texts, id: str, book: Dossier) -> Table:
    """The chapters of the rules, or the sections of the dossier if there are none, with the ids they define."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(style="note")
    named = [(chapter_name(texts, id, one), one.rules) for one in chapters(id)]
    for name, ids in named or dossier_sections(book):
        first, last = min(alike(ids, ids[0]), key=numbers_of), max(alike(ids, ids[-1]), key=numbers_of)
        table.add_row(Text(name), f"{first} … {last}" if len(ids) > 1 else first)
    return table


def alike(ids: Sequence[str], rule: str) -> list[str]:
    """The ids with the letters of a rule's id. A chapter begins with what matters most, not with its first id."""
    return [one for one in ids if one.rstrip("0123456789.") == rule.rstrip("0123456789.")]


def numbers_of(rule: str) -> list[int]:
    """The numbers at the end of an id: 2 and 14 of N2.14."""
    letters = rule.rstrip("0123456789.")
    return [int(number) for number in rule.removeprefix(letters).split(".") if number]


def dossier_sections(book: Dossier) -> list[tuple[str, Sequence[str]]]:
    """The sections of a dossier that define rules, with the ids of these."""
    titles = dict.fromkeys(one.section for one in book.paragraphs)
    return [(title, [id for one in book.paragraphs if one.section == title for id in one.ids]) for title in titles]


def look_up(terminal: Terminal, id: str, asked: str) -> int:
    """Show what a game has on the words: a rule of that id, else a topic, else cards of that name, else a search."""
    found = exact_rule(terminal.texts, id, asked) if looks_like_id(asked) else []
    found = found or about_topic(terminal, id, asked) or cards(terminal, id, asked) or search(terminal, id, asked)
    for one in found:
        terminal.console.print(Padding(one, (0, 0, 1, 0), expand=False))
    return len(found)


def look_up_corrected(terminal: Terminal, chosen: Sequence[str], asked: str) -> bool:
    """Show what was probably meant by a mistyped name, where anything is like it."""
    meant = {id: vocabulary(id).corrected(asked) for id in chosen if id in games()}
    for id, name in meant.items():
        if name:
            terminal.print("cli-rules-corrected", style="soft", asked=asked, name=name)
            look_up(terminal, id, name)
    return any(meant.values())


def exact_rule(texts: Texts, id: str, rule: str) -> list[RenderableType]:
    """A rule in words for players, followed by the paragraph of the dossier for those who read its language."""
    book = dossier(id)
    paragraphs = book.rule(rule) if book else []
    if book and not paragraphs:
        return []  # a rule of another game
    words = texts.rule(rule.upper()) or texts.rule(whole_rule(rule))
    found: list[RenderableType] = [rule_text(rule.upper(), texts)] if words else []
    shown = paragraphs if texts.language == LANGUAGE or not words else ()
    return found + [Padding(markdown(one.text), (0, 2), expand=False) for one in shown]


def cards(terminal: Terminal, id: str, asked: str) -> list[RenderableType]:
    """The cards with that name, and the ids of the rules that mention them most."""
    parts = vocabulary(id).cards_like(asked) if id in games() else []
    if not 0 < len(parts) <= FEW:
        return []
    texts, renderer = terminal.texts, renderer_of(id)
    found: list[RenderableType] = [explain_part(part, texts, renderer) for part in parts]
    paragraphs = worded(texts, hits(id, texts.say(parts[0]) if texts.has(parts[0]) else asked))
    mentions = [rule for one in paragraphs for rule in one.ids if rule != renderer.rule_of(parts[0])]
    if mentions:
        rules, more = ", ".join(mentions[:MAX_RESULTS]), max(0, len(mentions) - MAX_RESULTS)
        found.append(Text(terminal.say("cli-rules-mentions", rules=rules, more=more), style="soft"))
    return found


def search(terminal: Terminal, id: str, asked: str) -> list[RenderableType]:
    """The rules that contain the words, in words for players where there are any; the most relevant first."""
    texts = terminal.texts
    best = list(
        {paragraph_text(texts, one) or one.text: one for one in reversed(worded(texts, hits(id, asked)))}.values()
    )
    found = [_short(texts, one) for one in best[::-1][:MAX_RESULTS]]
    if len(best) > MAX_RESULTS:
        found.append(Text(terminal.say("cli-rules-more", count=len(best) - MAX_RESULTS), style="soft"))
    return found


def about_topic(terminal: Terminal, id: str, asked: str) -> list[RenderableType]:
    """The rules about a word that is not a card, such as a role."""
    rules = vocabulary(id).rules_about(asked) if id in games() else ()
    return [rule_text(rule, terminal.texts) for rule in rules]


def worded(texts: Texts, paragraphs: Sequence[Paragraph]) -> Sequence[Paragraph]:
    """The paragraphs that have words for players; others, such as notes on sources, only if there are none."""
    return [one for one in paragraphs if any(texts.rule(id) for id in one.ids)] or paragraphs


def _short(texts: Texts, paragraph: Paragraph) -> RenderableType:
    rule = paragraph_text(texts, paragraph)
    return rule_text(rule, texts) if rule else markdown(paragraph.text)


def paragraph_text(texts: Texts, paragraph: Paragraph) -> str:
    """The first rule of a paragraph that has words for players; empty if there is none."""
    return next((id for id in paragraph.ids if texts.rule(id)), "")


def markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown

    return Markdown(text)
