"""Messages that are parsed one by one are the messages of the whole file."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from igroteka.texts import LANGUAGES
from igroteka.texts.bundle import LazyBundle
from igroteka.texts.texts import text_files

FILES = [(language, file) for language in LANGUAGES for file in text_files(language)]


class Remembering(LazyBundle):
    """Remembers the source of each message."""

    def source(self, id: str) -> str:
        return self._sources[id]


@pytest.mark.parametrize(("language", "file"), FILES, ids=lambda one: str(getattr(one, "name", one)))
def test_every_message_of_a_file_is_parsed_by_itself_as_in_the_file(language: str, file: Traversable) -> None:
    text = file.read_text(encoding="utf-8")
    bundle = Remembering(language)
    bundle.add_source(text)
    parser = FluentParser(with_spans=False)
    for entry in parser.parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert bundle.has_message(id)
            assert parser.parse_entry(bundle.source(id)).equals(entry, ignored_fields=["comment"])


def formatted(bundle: FluentBundle, id: str, **arguments: str) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, arguments)
    return str(text), problems


TEXT = """# A comment
first = { second } and { -term(case: "of") }, { second.more }

-term =
    { $case ->
       *[is] a term
        [of] of a term
}
second = a message of { $player }
    in two lines
    .more = with an attribute
## Another comment
third = { missing }
"""


@pytest.mark.parametrize("id", ["first", "second", "third"])
def test_references_are_followed(id: str) -> None:
    lazy, whole = LazyBundle("en"), FluentBundle(["en"], use_isolating=False)
    lazy.add_source(TEXT)
    whole.add_resource(FluentResource(TEXT))
    text, problems = formatted(lazy, id, player="Anna")
    expected, expected_problems = formatted(whole, id, player="Anna")
    assert text == expected
    assert [str(problem) for problem in problems] == [str(problem) for problem in expected_problems]


def test_the_first_message_of_an_id_stays() -> None:
    bundle = LazyBundle("en")
    bundle.add_source("one = first\n")
    bundle.add_source("one = second\n")
    assert formatted(bundle, "one") == ("first", [])


def test_a_message_that_there_is_not() -> None:
    bundle = LazyBundle("en")
    assert not bundle.has_message("one")
    with pytest.raises(LookupError):
        bundle.get_message("one")
