"""Sentences as the terminal words them, for the client's tests: the client must word them alike.

Run as `python -m tools.web_wording` to write `web/tests/sentences.json`; `make test` rewrites it each time.
The sentences are the journal entries, prompts and options of recorded games, one for each text.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.phrases import HIDDEN, SEAT, Message
from igroteka.core.registry import find_game
from igroteka.core.replays import read_replay, replay_game
from igroteka.core.session import Session
from igroteka.server.common.wire import encoder, wire_arguments, wire_entry, wire_message
from igroteka.texts import LANGUAGES, Names, texts_for

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "tests" / "sentences.json"
CORPUS = ROOT / "tests" / "corpus"
PEOPLE = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Guy", "Hal")
ADDRESSES = ("she", "he", "", "she", "she", "", "he", "he")

Sentence = dict[str, object]


Key = tuple[object, ...]
Wording = Callable[[], Sentence]


def sentences() -> list[Sentence]:
    """One sentence for each text and kind of wording, from the recorded games."""
    found: dict[Key, Sentence] = {}
    for file in sorted(CORPUS.glob("*/*.replay")):
        text = file.read_text(encoding="utf-8")
        game = find_game(replay_game(text))
        for session in read_replay(text, game).steps(game):
            for key, wording in said(session):
                if key not in found:
                    found[key] = wording()
    return list(found.values())


def said(session: Session) -> list[tuple[Key, Wording]]:
    """The sentences at one moment: the newest journal entry as the first seat reads it, prompts and options.

    Most are like others that were found before, so they are not worded yet.
    """
    setup = session.state.setup
    owners = session.game.figures(setup.seats)
    names = Names(PEOPLE[: setup.seats], 0, owners, ADDRESSES[: setup.seats])
    found: list[tuple[Key, Wording]] = []
    for entry in [one.redacted_for(0) for one in (session.state.journal or [])[-1:]]:
        actor = entry.numbers[0] if entry.phrase.parts and entry.phrase.parts[0].kind == SEAT else HIDDEN
        key = (setup.game, entry.phrase.text, entry.hidden, names.is_me(actor), names.spoken_of(actor))
        found.append((key, partial(written_entry, entry, names)))
    for decision in session.state.decisions():
        prompt, option = decision.prompt, decision.options[-1]
        found.append(((setup.game, prompt.phrase.text), partial(written_prompt, prompt, names)))
        found.append(((setup.game, option.verb.text), partial(written_option, option, names)))
    return found


def written_entry(entry: Entry, names: Names) -> Sentence:
    return written(wire_entry(entry), names, {one: texts_for(one).entry(entry, names) for one in LANGUAGES})


def written_prompt(prompt: Message, names: Names) -> Sentence:
    return written(wire_message(prompt), names, {one: texts_for(one).saying(prompt, names) for one in LANGUAGES})


def written_option(option: Option, names: Names) -> Sentence:
    phrase: dict[str, object] = {
        "text": option.verb.text,
        "arguments": wire_arguments(option.verb.parts, option.numbers),
    }
    return written(phrase, names, {one: texts_for(one).option(option, names) for one in LANGUAGES})


def written(phrase: dict[str, object], names: Names, told: dict[str, str]) -> Sentence:
    """A sentence with the phrase that it is made from."""
    people = {
        "names": list(names.names),
        "me": names.me,
        "owners": list(names.owners),
        "addresses": list(names.addresses),
    }
    return {"phrase": phrase, "people": people, "told": told}


def document() -> str:
    return json.dumps(json.loads(encoder.encode(sentences())), ensure_ascii=False, indent=1) + "\n"


def main() -> int:
    TARGET.write_text(document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
