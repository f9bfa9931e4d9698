"""The words for contests, in the terminal and in a report."""

from __future__ import annotations

from igroteka.arena.contest import BALANCE, CHALLENGE, Contest
from igroteka.arena.shares import Difference
from igroteka.arena.standings import SEAT, EventShares, Gain, Row, Standing
from igroteka.arguments import typed
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import SettingValue
from igroteka.texts.numbers import Numbers

NOTHING = "–"


class Wording(Numbers):
    """Titles, labels and numbers in one language."""

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

    def how(self, contest: Contest, *, allies: bool) -> str:
        """How it was played, and what the numbers mean."""
        say = self.texts.say
        if contest.kind == BALANCE:
            return f"{say('arena-how', kind=contest.kind)} {say('arena-how-bars')}"
        kind = contest.kind if contest.kind == CHALLENGE or contest.all_seatings else "turning"
        wins = say("arena-how-wins", allies="yes" if allies else "no")
        return " ".join([say("arena-how", kind=kind), wins, say("arena-how-bars"), say("arena-how-ratings")])

    def options(self, contest: Contest) -> str:
        """The settings that differ from the defaults."""
        changed = "; ".join([self._option(contest.game, id, value) for id, value in contest.changed().items()])
        return self.texts.say("arena-options", options=changed) if changed else self.texts.say("arena-options-usual")

    def _option(self, game: str, id: str, value: SettingValue) -> str:
        name = f"{game}-setting-{id}"
        word = f"{name}-{typed(value)}"
        shown = self.texts.say(word) if self.texts.has(word) else typed(value)
        if not self.texts.has(name):
            return f"{id}={typed(value)}"
        return self.texts.say("arena-option", option=self.texts.say(name), value=shown)

    def label(self, kind: str, what: str) -> str:
        """The name of a seat, role, character or event; an empty `what` means all of them."""
        if not what:
            return self.texts.say("arena-all")
        return LETTERS[int(what)] if kind == SEAT else self.texts.say(what)

    def rows(self, kind: str, rows: list[Row], *, alone: bool) -> tuple[list[str], list[list[str]]]:
        """One row per seat or trait, and per bot if there are several."""
        cells = [
            [
                *(self.label(kind, row.what), *([] if alone else [row.bot]), str(row.share.games)),
                *(self.percent(row.share.share), self.between(row.share.low, row.share.high)),
            ]
            for row in rows
        ]
        return [kind, *([] if alone else ["bot"]), "games", "share", "interval"], cells

    def heads(self, columns: list[str]) -> list[str]:
        return [self.texts.say(f"arena-{column}") for column in columns]

    def happenings(self, kind: str, happenings: list[EventShares]) -> tuple[list[str], list[list[str]]]:
        """Per event, the win share of each role or seat in games in which it came up: column heads and rows."""
        columns = sorted({what for happening in happenings for what in happening.shares})
        rows: list[list[str]] = []
        for happening in happenings:
            shares = [happening.shares.get(what) for what in columns]
            cells = [self.percent(share.share) if share else "" for share in shares]
            rows.append([self.label("event", happening.event), str(happening.games), *cells])
        return [self.label(kind, what) for what in columns], rows

    def standings(self, standings: list[Standing]) -> tuple[list[str], list[list[str]]]:
        """One row per bot: column heads and rows. Without a known fair share, that column is left out."""
        fair = any(one.fair is not None for one in standings)
        columns = ["bot", "games", "share", *(["fair"] if fair else []), "interval", "rating", "moves", "time"]
        return columns, [self._standing(one) for one in standings]

    def _standing(self, one: Standing) -> list[str]:
        return [
            *(one.name, str(one.share.games), self.percent(one.share.share)),
            *([] if one.fair is None else [self.percent(one.fair)]),
            *(self.between(one.share.low, one.share.high), self.decimal(one.rating)),
            *(self.decimal(one.decisions), self.decimal(one.ms_per_move, 2)),
        ]

    def gains(self, kind: str, gains: list[Gain]) -> tuple[list[str], list[list[str]]]:
        """One row per seat or trait: the challenger, the others, and the difference."""
        rows = [
            [
                *(self.label(kind, one.what), str(one.gain.games)),
                *(self.percent(one.challenger.share), self.percent(one.others.share)),
                *(self.points(one.gain.mean), self.gained(one.gain)),
            ]
            for one in gains
        ]
        return [kind, "games", "challenger", "others", "gain", "interval"], rows

    def between(self, low: float, high: float) -> str:
        return f"{self.decimal(100 * low)} … {self.percent(high)}"

    def points(self, gain: float) -> str:
        """A difference of two shares in percentage points, with its sign."""
        return self.texts.say("arena-points", number=self._signed(gain))

    def gained(self, gain: Difference) -> str:
        """The interval of a gain in percentage points; a dash if there is none."""
        if gain.low is None or gain.high is None:
            return NOTHING
        return f"{self._signed(gain.low)} … {self._signed(gain.high)}"

    def _signed(self, gain: float) -> str:
        points = self.decimal(abs(100 * gain))
        nothing = points == self.decimal(0.0)
        return points if nothing else f"{'+' if gain > 0 else '−'}{points}"
