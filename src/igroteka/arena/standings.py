"""Statistics of a contest: win shares, ratings, thinking time, and shares by seat, trait and event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from openskill.models import PlackettLuce

from igroteka.arena.bouts import FinishedGame
from igroteka.arena.contest import Contest
from igroteka.arena.shares import Difference, Share, difference_of, share_of
from igroteka.core.registry import find_game

SEAT = "seat"
Label = Callable[[FinishedGame, int], list[str]]


@dataclass(frozen=True)
class Standing:
    """One bot: its win share, the share that equal bots would have, its rating, and its thinking time.

    A bot wins a game in any of its seats. In games with allies each seat counts for itself, and no fair share is known.
    """

    name: str
    share: Share
    fair: float | None
    rating: float
    decisions: float  # of one seat in one game
    ms_per_move: float

    def plain(self) -> dict[str, object]:
        return {
            "name": self.name,
            **plain_share(self.share),
            "fair": _rounded(self.fair),
            "rating": round(self.rating, 2),
            "decisions": round(self.decisions, 1),
            "ms_per_move": round(self.ms_per_move, 3),
        }


@dataclass(frozen=True)
class Row:
    """The win share of one bot in a seat, or with a role or character."""

    what: str
    bot: str
    share: Share

    def plain(self) -> dict[str, object]:
        return {"what": self.what, "bot": self.bot, **plain_share(self.share)}


@dataclass(frozen=True)
class Gain:
    """How much a challenger wins beyond the baseline in the same seat of the same deals."""

    what: str
    challenger: Share
    others: Share
    gain: Difference

    def plain(self) -> dict[str, object]:
        bounds = {"mean": self.gain.mean, "low": self.gain.low, "high": self.gain.high}
        gain = {name: _rounded(number) for name, number in bounds.items()}
        challenger, others = plain_share(self.challenger), plain_share(self.others)
        return {"what": self.what, "challenger": challenger, "others": others, "gain": gain}


@dataclass(frozen=True)
class EventShares:
    """Win shares by role, or by seat, in games in which an event came up."""

    event: str
    games: int
    shares: dict[str, Share]

    def plain(self) -> dict[str, object]:
        shares = {what: plain_share(share) for what, share in self.shares.items()}
        return {"event": self.event, "games": self.games, "shares": shares}


def plain_share(share: Share) -> dict[str, object]:
    bounds = {"share": share.share, "low": share.low, "high": share.high}
    return {"games": share.games, "wins": round(share.wins, 2), **{name: round(bounds[name], 4) for name in bounds}}


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


class Results:
    """The finished games of a contest, in an order that does not depend on timing."""

    def __init__(self, contest: Contest, played: list[FinishedGame]) -> None:
        self.contest = contest
        self.played = sorted(played, key=lambda one: one.key)
        self.allies = find_game(contest.game).allies

    def credits(self, one: FinishedGame) -> list[float]:
        """The credit of each seat: 1 for a win, a part of a shared first place, else 0; allies get 1 each."""
        part = 1.0 if self.allies else 1.0 / one.places.count(1)
        return [part if place == 1 else 0.0 for place in one.places]

    @property
    def kinds(self) -> list[str]:
        """The ways to group seats: by number, and by the kinds of traits that the game deals."""
        return [SEAT, *dict.fromkeys([kind for one in self.played for kind in one.traits])]

    def standings(self) -> list[Standing]:
        """All bots, best first."""
        ratings = self._ratings()
        found = [self._standing(name, ratings[name]) for name in dict.fromkeys(self.contest.bots)]
        return sorted(found, key=lambda standing: -standing.share.share)

    def _standing(self, name: str, rating: float) -> Standing:
        met = self._compared()
        seats = [(one, seat) for one in met for seat, bot in enumerate(one.bout.bots) if bot == name]
        decisions = sum([one.decisions[seat] for one, seat in seats])
        seconds = sum([one.seconds[seat] for one, seat in seats])
        share = share_of([(one.bout.deal, won) for one in met for won in self._won(one, name)])
        fair = None if self.allies else len(seats) / max(1, share.games * self.contest.seats)
        return Standing(name, share, fair, rating, decisions / max(1, len(seats)), 1000 * seconds / max(1, decisions))

    def _won(self, one: FinishedGame, name: str) -> list[float]:
        """The credits of a bot in a game: one value, or one for each of its seats in games with allies."""
        mine = [won for won, bot in zip(self.credits(one), one.bout.bots, strict=True) if bot == name]
        return mine if self.allies or not mine else [min(1.0, sum(mine))]

    def _compared(self) -> list[FinishedGame]:
        """Games in which different bots meet, without the baseline of a challenge."""
        alone = len(set(self.contest.bots)) == 1
        return [one for one in self.played if alone or len(set(one.bout.bots)) > 1]

    def _ratings(self) -> dict[str, float]:
        """Plackett–Luce ratings; a bot with several seats gets the mean of their updates."""
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.contest.bots}
        for one in self._compared():
            if len(set(one.bout.bots)) == 1:
                continue
            seats = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma], bot)] for bot in one.bout.bots]
            new = model.rate(seats, ranks=[float(place) for place in one.places])
            for name in set(one.bout.bots):
                mine = [team[0] for team, bot in zip(new, one.bout.bots, strict=True) if bot == name]
                mu = sum([rating.mu for rating in mine]) / len(mine)
                sigma = sum([rating.sigma for rating in mine]) / len(mine)
                ratings[name] = model.create_rating([mu, sigma], name)
        return {name: rating.mu for name, rating in ratings.items()}

    def running(self, name: str) -> list[float]:
        """The cumulative win share of a bot after each deal."""
        found: dict[int, tuple[float, int]] = {}
        won, games = 0.0, 0
        for one in self._compared():
            mine = self._won(one, name)
            won, games = won + sum(mine), games + len(mine)
            found[one.bout.deal] = won, games
        return [won / max(1, games) for won, games in found.values()]

    def rows(self, kind: str) -> list[Row]:
        """The win share of each bot in each seat, or with each trait of a kind."""
        label = self._label(kind)
        found: dict[tuple[str, str], list[tuple[int, float]]] = {}
        for one in self._compared():
            for seat, won in enumerate(self.credits(one)):
                for what in label(one, seat):
                    found.setdefault((what, one.bout.bots[seat]), []).append((one.bout.deal, won))
        rows = [Row(what, bot, share_of(results)) for (what, bot), results in sorted(found.items())]
        return rows if kind == SEAT else sorted(rows, key=lambda row: -row.share.share)

    def _label(self, kind: str) -> Label:
        if kind == SEAT:
            return lambda one, seat: [str(seat)]
        return lambda one, seat: one.traits[kind][seat] if kind in one.traits else []

    def gains(self, kind: str) -> list[Gain]:
        """The gain of the challenger in each seat, or with each trait that it shares with the baseline."""
        found: dict[str, list[tuple[int, float, float]]] = {}
        label = self._label(kind)
        for one, seat, beside in self._pairs():
            mine, theirs = self.credits(one)[seat], self.credits(beside)[seat]
            for what in ["", *label(one, seat)]:
                if not what or what in label(beside, seat):
                    found.setdefault(what, []).append((one.bout.deal, mine, theirs))
        return [_gain(what, results) for what, results in sorted(found.items())]

    def _pairs(self) -> Iterator[tuple[FinishedGame, int, FinishedGame]]:
        """Each game of the challenger with its seat, and the baseline game of the same deal."""
        challenger = self.contest.bots[0]
        alone = {one.bout.deal: one for one in self.played if one.bout.line_up == 1}
        for one in self.played:
            if one.bout.line_up == 0 and one.bout.deal in alone:
                yield one, one.bout.bots.index(challenger), alone[one.bout.deal]

    @property
    def main_kind(self) -> str:
        """The most important grouping: the first kind of trait that the game deals, or the seat number."""
        return self.kinds[1] if len(self.kinds) > 1 else SEAT

    def happenings(self) -> list[EventShares]:
        """For each event, the win shares by role or seat in games in which it came up."""
        label = self._label(self.main_kind)
        games: dict[str, int] = {}
        found: dict[str, dict[str, list[tuple[int, float]]]] = {}
        for one in self._compared():
            for event in one.events:
                games[event] = games.get(event, 0) + 1
                for seat, won in enumerate(self.credits(one)):
                    for what in label(one, seat):
                        found.setdefault(event, {}).setdefault(what, []).append((one.bout.deal, won))
        return [
            EventShares(event, games[event], {what: share_of(won) for what, won in sorted(results.items())})
            for event, results in sorted(found.items())
        ]


def few_deals(gains: list[Gain]) -> bool:
    """True if some gain has no interval, because there are too few deals."""
    return any(one.gain.low is None for one in gains)


def _gain(what: str, results: list[tuple[int, float, float]]) -> Gain:
    return Gain(
        what,
        share_of([(deal, mine) for deal, mine, _ in results]),
        share_of([(deal, theirs) for deal, _, theirs in results]),
        difference_of([(deal, mine - theirs) for deal, mine, theirs in results]),
    )
