"""The card of a data set: what it contains, how it was made, and what it cannot tell.

It is Markdown with a header of metadata, as Hugging Face and others read it. `igroteka.research.collect` writes it
beside the data, as `games.card.md` beside `games.parquet`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from igroteka import __version__
from igroteka.research.configuration import Configuration
from igroteka.texts.texts import texts_for

COLUMNS = {
    "game": "the number of the game, from 0 on",
    "seed": "the seed of the game: it can be dealt again",
    "step": "the number of the decision in its game; forced choices are left out",
    "seat": "the seat that decides, from 0 on",
    "bot": "the bot at that seat",
    "code": "the option it took, in the notation of the game",
    "action": "its number in the action space",
    "options": "the codes of all legal options",
    "features": "what the seat saw: one byte for each feature",
    "reward": "what the seat got at the end of the game",
}


class Decided(Protocol):
    """What the card counts of a row."""

    @property
    def game(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def bot(self) -> str: ...
    @property
    def reward(self) -> float: ...


@dataclass
class Counts:
    """What a data set contains, counted while it is written."""

    decisions: int = 0
    by_bot: Counter[str] = field(default_factory=Counter)
    rewards: dict[tuple[int, int], tuple[str, float]] = field(default_factory=dict)  # by game and seat

    def add(self, row: Decided) -> None:
        self.decisions += 1
        self.by_bot[row.bot] += 1
        self.rewards[row.game, row.seat] = (row.bot, row.reward)

    def mean_reward(self, bot: str) -> float:
        """The mean over all seats of this bot that were asked anything."""
        found = [reward for name, reward in self.rewards.values() if name == bot]
        return sum(found) / len(found)


@dataclass(frozen=True)
class Origin:
    """How a data set was made."""

    games: int
    seed: str
    rewards: str
    command: str


def card_of(data: Path) -> Path:
    """The file of the card that belongs to a file of data."""
    return data.with_name(f"{data.name.removesuffix('.gz').rpartition('.')[0]}.card.md")


def card(data: Path, configuration: Configuration, counts: Counts, origin: Origin) -> str:
    """The whole card."""
    return "\n".join([*_header(configuration, counts), "", *_body(data, configuration, counts, origin)]) + "\n"


def _header(configuration: Configuration, counts: Counts) -> Iterator[str]:
    game = configuration.game.id
    yield from ("---", f"pretty_name: Igroteka {configuration}", "license: mit", "tags:")
    yield from [f"- {tag}" for tag in ("games", "imperfect-information", "reinforcement-learning", game)]
    yield from ("size_categories:", f"- {_size(counts.decisions)}", "---")


def _size(rows: int) -> str:
    """The category of a number of rows, as the header names it."""
    for most, name in ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M")):
        if rows < most:
            return name
    return "1M<n<10M" if rows < 10_000_000 else "n>10M"


def _body(data: Path, configuration: Configuration, counts: Counts, origin: Origin) -> Iterator[str]:
    title = texts_for("en").say(configuration.game.id)
    yield from (f"# {title}: {origin.games} games of bots", "")
    yield f"`{data.name}` has a row for each of {counts.decisions} decisions in {origin.games} games with"
    yield f"{configuration.seats} seats, made by Igroteka {__version__}. The same command makes the same rows:"
    yield from ("", f"    {origin.command}", "")
    yield from ("## How it was made", "", "| what | |", "|---|---|")
    for what, value in _origin(configuration, origin):
        yield f"| {what} | {value} |"
    yield from ("", "## What it contains", "", "| bot | decisions | mean reward of its seats |", "|---|---|---|")
    for bot, decisions in sorted(counts.by_bot.items()):
        yield f"| `{bot}` | {decisions} | {counts.mean_reward(bot):.3f} |"
    yield from ("", "| column | contents |", "|---|---|")
    yield from _rows(COLUMNS.items())
    yield from ("", "The names of the features, by their place:", "", "```")
    yield from (" ".join(configuration.features.layout.names), "```", "")
    yield from ("## What it cannot tell", "")
    yield "All players are bots of Igroteka: it says how they play, not how people do. Features are what one seat may"
    yield "know at that moment; what it remembers of earlier moves is in them only as far as its features are."
    yield "A seat that was never asked anything in a game has no row, so its reward is missing. Bots whose budget is in"
    yield "seconds do not play the same games again."


def _origin(configuration: Configuration, origin: Origin) -> Iterable[tuple[str, str]]:
    settings = ", ".join([f"`{id}` {value}" for id, value in sorted(configuration.setup("1").settings.items())])
    return (
        ("game, preset, seats", f"{configuration.game.id}, {configuration.preset or 'none'}, {configuration.seats}"),
        ("settings", settings),
        ("seed", f"`{origin.seed}`"),
        ("rewards", f"`{origin.rewards}`"),
        ("fingerprint of the actions", f"`{configuration.actions.fingerprint}`"),
        ("actions, features", f"{configuration.actions.size}, {configuration.features.size}"),
    )


def _rows(cells: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, meaning in cells:
        yield f"| `{name}` | {meaning} |"
