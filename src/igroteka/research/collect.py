"""A data set of games, one row for each decision.

    python -m igroteka.research.collect GAME --seats 4 --bots greedy --games 1000 --out games.parquet

A row tells the game and its seed, the number of the decision, the seat and its bot, the code of the option it took, its
action, the codes of all options, the features of what the seat saw, and what the seat got in the end. A file that ends
in `.parquet` is written with PyArrow; one that ends in `.jsonl`, or packed in `.jsonl.gz`, is a line of JSON for each
decision. The same command writes the same rows. Beside the data it writes their card, `games.card.md`, which says what
they contain and how they were made (`igroteka.research.card`).
"""

from __future__ import annotations

import argparse
import gzip
import json
import shlex
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.arguments import read_bots, read_options
from igroteka.bots.bot import make_own_bot, sampler
from igroteka.core.errors import IgrotekaError
from igroteka.core.random import from_seed
from igroteka.research.card import Counts, Origin, card, card_of
from igroteka.research.configuration import Configuration, NoResearchPart, waiting
from igroteka.research.rewards import SCHEMES, Rewards, scheme
from igroteka.texts.texts import texts_for

if TYPE_CHECKING:
    import pyarrow

CHUNK = 5_000  # rows per write
PARQUET = ".parquet"
FORMATS = (PARQUET, ".jsonl", ".jsonl.gz")


@dataclass(frozen=True)
class Row:
    """One decision."""

    game: int
    seed: str
    step: int
    seat: int
    bot: str
    code: str
    action: int
    options: list[str]
    features: bytes
    reward: float


def rows(
    configuration: Configuration, bots: list[str], games: int, seed: str, rewards: str | Rewards = "win"
) -> Iterator[Row]:
    """All decisions of this many games, except forced ones. The bots rotate around the table from game to game."""
    for number in range(games):
        yield from _game(configuration, bots, number, f"{seed}/{number}", scheme(rewards))


def _game(configuration: Configuration, names: list[str], number: int, seed: str, rewards: Rewards) -> Iterator[Row]:
    game, features, actions = configuration.game, configuration.features, configuration.actions
    state = configuration.deal(seed)
    random = from_seed(f"{seed}/bots")
    seated = [names[(seat + number) % len(names)] for seat in range(configuration.seats)]
    bots = [make_own_bot(name, state.setup) for name in seated]
    found: list[Row] = []
    while (decision := waiting(state)) is not None:
        seat = decision.seat
        view = game.view(state, seat)
        option = bots[seat].choose(view, decision, random, sampler(game, state, seat))
        row = features.from_view(view)
        action = actions.action(decision, option.code)
        codes = [one.code for one in decision.options]
        found.append(
            Row(number, seed, len(found), seat, seated[seat], option.code, action, codes, bytes(row), 0.0),
        )
        state.apply(seat, option)
    outcome = state.outcome()
    assert outcome is not None
    won = rewards(outcome)
    for one in found:
        yield replace(one, reward=won[one.seat])


def write(path: Path, configuration: Configuration, found: Iterable[Row]) -> int:
    """Write the rows in the format given by the file extension; returns their number."""
    if path.suffix == PARQUET:
        return _write_parquet(path, configuration, found)
    return _write_lines(path, found)


def _write_lines(path: Path, found: Iterable[Row]) -> int:
    written = 0
    with gzip.open(path, "wt", encoding="utf-8") if path.suffix == ".gz" else path.open("w", encoding="utf-8") as out:
        for row in found:
            print(json.dumps({**asdict(row), "features": list(row.features)}), file=out)
            written += 1
    return written


def _write_parquet(path: Path, configuration: Configuration, found: Iterable[Row]) -> int:
    if find_spec("pyarrow") is None:
        raise ImportError("Parquet files need PyArrow: pip install pyarrow, or write to a file that ends in .jsonl.gz")
    import pyarrow
    import pyarrow.parquet

    schema = _schema(configuration)
    written = 0
    with pyarrow.parquet.ParquetWriter(path, schema, compression="zstd") as out:
        for chunk in _chunks(found):
            out.write_table(pyarrow.Table.from_pylist([asdict(row) for row in chunk], schema=schema))
            written += len(chunk)
    return written


def _schema(configuration: Configuration) -> pyarrow.Schema:
    """The columns of a file, with the meaning of their numbers as metadata."""
    import pyarrow

    metadata = {
        "configuration": str(configuration),
        "actions": configuration.actions.fingerprint,
        "features": json.dumps(configuration.features.layout.names),
    }
    fields = [
        ("game", pyarrow.int32()),
        ("seed", pyarrow.string()),
        ("step", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("bot", pyarrow.string()),
        ("code", pyarrow.string()),
        ("action", pyarrow.int32()),
        ("options", pyarrow.list_(pyarrow.string())),
        ("features", pyarrow.binary(configuration.features.size)),
        ("reward", pyarrow.float32()),
    ]
    return pyarrow.schema(fields, metadata=metadata)


def counted(found: Iterable[Row], counts: Counts) -> Iterator[Row]:
    """The same rows; the card counts what they contain."""
    for row in found:
        counts.add(row)
        yield row


def _chunks(found: Iterable[Row]) -> Iterator[list[Row]]:
    chunk: list[Row] = []
    for row in found:
        chunk.append(row)
        if len(chunk) == CHUNK:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def at_least_one(text: str) -> int:
    """Parse a number of games: a whole number >= 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


def data_file(text: str) -> Path:
    """Parse the name of a file in one of the formats."""
    if not text.endswith(FORMATS):
        raise argparse.ArgumentTypeError(f"{text!r} does not end in {', '.join(FORMATS[:-1])} or {FORMATS[-1]}")
    return Path(text)


def main(arguments: list[str] | None = None) -> int:
    """Parse the arguments, play, and write."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.research.collect")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--preset", default="")
    parser.add_argument("--options", default="", metavar="K=V,…")
    parser.add_argument("--bots", default="greedy", metavar="A,B,…")
    parser.add_argument("--games", type=at_least_one, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rewards", default="win", choices=list(SCHEMES))
    parser.add_argument("--out", type=data_file, default=Path("games.jsonl.gz"))
    given = sys.argv[1:] if arguments is None else arguments
    wanted = parser.parse_args(given)
    counts = Counts()
    try:
        options = read_options([wanted.options] if wanted.options else [])
        configuration = Configuration(wanted.game, wanted.seats, wanted.preset, options)
        found = rows(configuration, read_bots(wanted.bots), wanted.games, wanted.seed, wanted.rewards)
        written = write(wanted.out, configuration, counted(found, counts))
        command = f"{parser.prog} {shlex.join(given)}"
        origin = Origin(wanted.games, wanted.seed, wanted.rewards, command)
        card_of(wanted.out).write_text(card(wanted.out, configuration, counts, origin), encoding="utf-8")
    except IgrotekaError as problem:
        print(texts_for("en").error(problem), file=sys.stderr)
        return 1
    except (ImportError, OSError, NoResearchPart) as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{written} decisions of {wanted.games} games of {configuration}: {wanted.out}, {card_of(wanted.out)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
