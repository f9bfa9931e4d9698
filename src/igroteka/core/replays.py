"""Replays: a finished or running game as a text file, with its setup and every choice.

    igroteka replay 1
    game: <id>
    engine: 0.1.0
    seats: 4
    seed: 7
    option combos: standard
    ---
    A play:skip
    B pass
    ---
    places: 1 3 2 4

A choice of the table's clock has a dash instead of a letter. The places at the end are present only if the game was
over. A fair deal (`commitment`, `nonce`) lets anybody verify that the seed was fixed before the start. For a game of a
match, `match` holds the state of the match before it, so that the match can be resumed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from igroteka import __version__
from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import BadReplay, BadSetup, IgrotekaError
from igroteka.core.game import Game
from igroteka.core.journal import Entry
from igroteka.core.match import Match
from igroteka.core.phrases import LETTERS
from igroteka.core.random import commitment
from igroteka.core.session import RecordedChoice, Session
from igroteka.core.setup import Setup, one_line
from igroteka.core.state import State

TITLE = "igroteka replay 1"
SEPARATOR = "---"
SETTING_PREFIX = "option "
NAMES = {f"name {letter}": seat for seat, letter in enumerate(LETTERS)}
HEAD = ("game", "engine", "seats", "seed", "live", "carried", "match", "nonce", "commitment", *NAMES)


@dataclass(frozen=True)
class Replay:
    """Everything that determines a game, and its result."""

    setup: Setup
    choices: list[RecordedChoice]
    places: list[int] | None = None
    engine: str = __version__
    nonce: str = ""
    commitment: str = ""
    names: dict[int, str] = field(default_factory=dict)
    match: Mapping[str, object] = field(default_factory=dict)

    def match_of(self, game: Game[State]) -> Match | None:
        """The match as it stood before this game. None for a single game; BadSetup if the game does not belong to the
        match.
        """
        if not self.match:
            return None
        kind = type(game.match(self.setup.seats, self.setup.settings, self.setup.seed, 1))
        match = kind.resume(game, self.match)
        if match.over or _setup_lines(match.setup()) != _setup_lines(self.setup):
            raise BadSetup("error-match-broken")
        return match

    def steps(self, game: Game[State]) -> Iterator[Session]:
        """Replay the game: yields the session at the start and after each choice."""
        session = Session.start(game, self.setup)
        try:
            yield from session.follow(self.choices)
        except IgrotekaError as problem:
            taken = len(session.choices)
            choice = str(self.choices[taken])
            raise BadReplay("error-replay-choice", problem.rule, number=taken + 1, choice=choice) from problem

    def steps_with_entries(self, game: Game[State]) -> Iterator[tuple[Session, list[Entry]]]:
        """Like `steps`, with the journal entries added since the previous step."""
        count = 0
        for session in self.steps(game):
            entries = (session.state.journal or [])[count:]
            count += len(entries)
            yield session, entries

    def play(self, game: Game[State]) -> Session:
        """The session after the last choice."""
        *_, last = self.steps(game)
        return last

    def verify(self, game: Game[State]) -> Session:
        """Replay the game and check its result and its commitment; BadReplay if something differs."""
        if self.commitment and commitment(self.setup.seed, self.nonce) != self.commitment:
            raise BadReplay("error-replay-commitment")
        session = self.play(game)
        outcome = session.state.outcome()
        places = outcome.places if outcome else None
        if places != self.places:
            raise BadReplay("error-replay-result", told=_places(self.places), found=_places(places))
        return session


def replay_of(
    session: Session,
    nonce: str = "",
    commitment: str = "",
    names: dict[int, str] | None = None,
    match: Match | None = None,
) -> Replay:
    """The replay of a session, finished or not. A session that began from a position has none, since it cannot be dealt
    again.
    """
    if not session.dealt:
        raise BadReplay("error-replay-position")
    outcome = session.state.outcome()
    return Replay(
        setup=session.state.setup,
        choices=list(session.choices),
        places=outcome.places if outcome else None,
        nonce=nonce,
        commitment=commitment,
        names=names or {},
        match=match.dump() if match else {},
    )


def write_replay(replay: Replay) -> str:
    lines = [TITLE, f"game: {replay.setup.game}", f"engine: {replay.engine}", *_setup_lines(replay.setup)]
    if replay.match:
        lines.append(f"match: {json.dumps(dict(replay.match), ensure_ascii=False)}")
    lines += [f"name {LETTERS[seat]}: {one_line(name)}" for seat, name in replay.names.items()]
    if replay.commitment:
        lines += [f"nonce: {replay.nonce}", f"commitment: {replay.commitment}"]
    lines += [SEPARATOR, *[str(choice) for choice in replay.choices]]
    if replay.places is not None:
        lines += [SEPARATOR, f"places: {_places(replay.places)}"]
    return "\n".join(lines) + "\n"


def _setup_lines(setup: Setup) -> list[str]:
    """The setup as header lines."""
    lines = [f"seats: {setup.seats}", f"seed: {setup.seed}"]
    if setup.live:
        lines.append("live: yes")
    if setup.carried:
        lines.append(f"carried: {json.dumps(dict(setup.carried), ensure_ascii=False)}")
    return lines + [f"{SETTING_PREFIX}{id}: {value}" for id, value in setup.settings.items()]


def replay_game(text: str) -> str:
    """The game id of a replay."""
    return _head(_blocks(text)[0]).get("game", "")


def engine_of(text: str) -> str:
    """The engine version that wrote a replay."""
    return _head(_blocks(text)[0]).get("engine", "")


def choices_of(text: str) -> list[RecordedChoice]:
    """The choices of a replay, even if this engine cannot play them."""
    return [_choice(number, line) for number, line in _blocks(text)[1]]


def read_replay(text: str, game: Game[State]) -> Replay:
    """Parse a replay; BadReplay says what is wrong and in which line."""
    blocks = _blocks(text)
    head = _head(blocks[0])
    places = _fields(blocks[2], ("places",))["places"] if len(blocks) == 3 and blocks[2] else None
    try:
        if head["game"] != game.id:
            raise BadReplay("error-replay-game", game=head["game"], wanted=game.id)
        return Replay(
            setup=_setup(head, game),
            choices=choices_of(text),
            places=None if places is None else [int(place) for place in places.split()],
            engine=head["engine"],
            nonce=head.get("nonce", ""),
            commitment=head.get("commitment", ""),
            names={seat: head[name] for name, seat in NAMES.items() if name in head},
            match=_data(head, "match", "error-match-broken"),
        )
    except KeyError as problem:
        raise BadReplay("error-replay-field", field=str(problem.args[0])) from None
    except ValueError:
        raise BadReplay("error-replay-number") from None


Line = tuple[int, str]  # line number and text


def _blocks(text: str) -> list[list[Line]]:
    """Header, choices and result. Lines that begin with # are comments."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise BadReplay("error-replay-title", title=TITLE)
    blocks: list[list[Line]] = [[]]
    for number, line in lines[1:]:
        if line == SEPARATOR:
            blocks.append([])
        else:
            blocks[-1].append((number, line))
    if len(blocks) not in (2, 3):
        raise BadReplay("error-replay-parts")
    return blocks


def _head(lines: list[Line]) -> dict[str, str]:
    """The fields of the header."""
    settings = [line.partition(":")[0].strip() for _, line in lines if line.startswith(SETTING_PREFIX)]
    found = _fields(lines, (*HEAD, *settings))
    if found.get("live", "yes") != "yes":
        raise BadReplay("error-replay-line", number=_number(lines, "live"), line=f"live: {found['live']}")
    return found


def _fields(lines: list[Line], known: tuple[str, ...]) -> dict[str, str]:
    """Fields by name. Each must be known and appear only once."""
    found: dict[str, str] = {}
    for number, line in lines:
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon or key not in known or key in found:
            raise BadReplay("error-replay-line", number=number, line=line)
        found[key] = value.strip()
    return found


def _number(lines: list[Line], key: str) -> int:
    return next(number for number, line in lines if line.startswith(key))


def _setup(head: dict[str, str], game: Game[State]) -> Setup:
    """The setup in the header."""
    settings = {id[len(SETTING_PREFIX) :]: value for id, value in head.items() if id.startswith(SETTING_PREFIX)}
    carried = _data(head, "carried", "error-replay-carried")
    try:
        seats = int(head["seats"])
        return game.setup(seats, game.stored_settings(settings, seats), head["seed"], "live" in head, carried)
    except BadSetup as problem:
        raise BadReplay("error-replay-setup", "", problem) from None


def _data(head: dict[str, str], name: str, error: str) -> dict[str, object]:
    """A field that holds data, empty if absent; BadReplay with this error if it cannot be parsed."""
    try:
        data = json.loads(head.get(name, "{}"))
    except (ValueError, RecursionError):
        raise BadReplay(error) from None
    if not isinstance(data, dict):
        raise BadReplay(error)
    return data


def _choice(number: int, line: str) -> RecordedChoice:
    letter, space, code = line.partition(" ")
    if not space or len(letter) != 1 or letter not in f"-{LETTERS}":
        raise BadReplay("error-replay-line", number=number, line=line)
    return RecordedChoice(CLOCK_SEAT if letter == "-" else LETTERS.index(letter), code.strip())


def _places(places: list[int] | None) -> str:
    return "" if places is None else " ".join([str(place) for place in places])
