"""The output of a command: the user's language, a console for results, and another for errors."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

import typer
from rich.console import Console

from igroteka.core.errors import IgrotekaError
from igroteka.terminal.theme import THEME
from igroteka.texts import LANGUAGES, Texts, texts_for

DEFAULT_LANGUAGE = "en"


@dataclass(frozen=True)
class Terminal:
    """The texts and the two consoles of one run of the command."""

    texts: Texts
    console: Console
    errors: Console

    @classmethod
    def of(cls, context: typer.Context) -> Terminal:
        found = context.obj
        assert isinstance(found, Terminal)
        return found

    def say(self, id: str, **arguments: str | int) -> str:
        return self.texts.say(id, **arguments)

    def print(self, id: str, style: str = "", **arguments: str | int) -> None:
        """Print a text in the user's language. Quoted input is not interpreted as markup."""
        self.console.print(self.say(id, **arguments), style=style or None, markup=False, highlight=False)

    def error(self, problem: IgrotekaError) -> str:
        """Why something was refused; a game of another package may have no text for it."""
        return self.texts.error(problem) if self.texts.has(problem.text) else str(problem)

    def warn(self, problem: IgrotekaError) -> None:
        """Print a warning with the id of its rule only: several warnings may come from the same rule."""
        text = self.error(IgrotekaError(problem.text, "", *problem.details, **problem.arguments))
        text = self.say("error-detail", error=text, rule=problem.rule) if problem.rule else text
        self.console.print(text, style="note", markup=False, highlight=False)

    def complain(self, sentence: str) -> None:
        """Print an error on stderr; on one line if a program reads it."""
        self.errors.print(sentence, style="bad", markup=False, highlight=False, soft_wrap=not self.errors.is_terminal)

    def json(self, data: object) -> None:
        """Print data for other programs."""
        print(json.dumps(data, ensure_ascii=False, indent=2))


def open_terminal(language: str) -> Terminal:
    """The terminal for a language; characters that it cannot display or read are replaced."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Terminal(texts_for(language), Console(theme=THEME), Console(theme=THEME, stderr=True))


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment: IGROTEKA_LANG, else that of the system, else English."""
    own = environment.get("IGROTEKA_LANG", "")
    if own:
        return checked_language(own)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def checked_language(language: str) -> str:
    """The language, if there are texts in it; raises IgrotekaError otherwise."""
    if language not in LANGUAGES:
        raise IgrotekaError("error-language", language=language, known=", ".join(LANGUAGES))
    return language


def take_language(arguments: list[str]) -> tuple[list[str], str]:
    """The arguments without `--lang`, which may stand anywhere, and the language it names (or nothing)."""
    rest: list[str] = []
    language = ""
    words = iter(arguments)
    for word in words:
        if word == "--":
            return [*rest, word, *words], language
        if word == "--lang":
            language = checked_language(next(words, ""))
        elif word.startswith("--lang="):
            language = checked_language(word.removeprefix("--lang="))
        else:
            rest.append(word)
    return rest, language
