"""How contests are told to people, in the terminal and in a report."""

from __future__ import annotations

from igroteka.arena.contest import Contest
from igroteka.arena.standings import SEAT, Happening
from igroteka.core.phrases import LETTERS
from igroteka.texts import Texts


class Wording:
    """Titles, labels and numbers in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def title(self, contest: Contest, games: int) -> str:
        """What was played."""
        return self.texts.say(
            "arena-title",
            game=self.texts.say(contest.game) if self.texts.has(contest.game) else contest.game,
            kind=contest.kind,
            bots=", ".join(contest.bots),
            seats=contest.seats,
            count=games,
            seed=contest.seed,
        )

    def label(self, kind: str, what: str) -> str:
        """A seat, a role, a character or an event; nothing at all: all of them."""
        if not what:
            return self.texts.say("arena-all")
        return LETTERS[int(what)] if kind == SEAT else self.texts.say(what)

    def happenings(self, kind: str, happenings: list[Happening]) -> tuple[list[str], list[list[str]]]:
        """For each event how often each role, or each seat, won where it came: the heads of columns, and the rows."""
        columns = sorted({what for happening in happenings for what in happening.shares})
        rows: list[list[str]] = []
        for happening in happenings:
            shares = [happening.shares.get(what) for what in columns]
            told = [self.percent(share.share) if share else "" for share in shares]
            rows.append([self.label("event", happening.event), str(happening.games), *told])
        return [self.label(kind, what) for what in columns], rows

    def percent(self, share: float) -> str:
        """A share, with one figure behind the point."""
        return self.texts.say("cli-percent", number=self.decimal(100 * share))

    def between(self, low: float, high: float) -> str:
        """An interval."""
        return f"{self.decimal(100 * low)} … {self.percent(high)}"

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        return f"{number:.{digits}f}".replace("-", "−").replace(".", self.texts.say("cli-decimal-point"))
