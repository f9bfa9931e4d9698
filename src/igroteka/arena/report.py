"""The report of a contest: an HTML page with tables and charts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from igroteka import __version__
from igroteka.arena.charts import Bar, Curve, bars, lines
from igroteka.arena.contest import BALANCE, CHALLENGE
from igroteka.arena.page import Page
from igroteka.arena.shares import Share
from igroteka.arena.standings import Results, few_deals
from igroteka.arena.wording import Wording
from igroteka.texts import Texts

POINTS = 200  # most points of a curve


def report(results: Results, texts: Texts, day: date) -> str:
    words = Wording(texts)
    contest = results.contest
    page = Page(texts.language, words.title(contest, len(results.played)))
    page.say(words.options(contest))
    page.say(words.how(contest, allies=results.allies))
    if contest.kind != BALANCE:
        _standings(page, results, words)
    if contest.kind == CHALLENGE and any(few_deals(results.gains(kind)) for kind in results.kinds):
        page.say(texts.say("arena-few"))
    for kind in results.kinds:
        page.head(texts.say(f"arena-by-{kind}"))
        if contest.kind == CHALLENGE:
            _gains(page, results, words, kind)
        else:
            _shares(page, results, words, kind)
    _happenings(page, results, words)
    page.head(texts.say("arena-again"))
    page.say(texts.say("arena-version", version=__version__, day=day.isoformat()))
    page.code(contest.command())
    return page.html()


def _standings(page: Page, results: Results, words: Wording) -> None:
    say = words.texts.say
    page.head(say("arena-standings"))
    standings = results.standings()
    columns, rows = words.standings(standings)
    page.table(words.heads(columns), rows)
    names = list(dict.fromkeys(results.contest.bots))
    drawn = [_bar(words, one.name, one.share, names.index(one.name)) for one in standings]
    _draw_bars(page, words, "arena-standings", drawn)
    page.head(say("arena-running"))
    courses = [_course(name, results) for name in names]
    title, up = say("arena-running"), say("arena-share-axis")
    page.draw(lines(courses, say("arena-deals"), title=title, up=up, percent=words.whole_percent))


def _gains(page: Page, results: Results, words: Wording, kind: str) -> None:
    gains = results.gains(kind)
    columns, rows = words.gains(kind, gains)
    page.table(words.heads(columns), rows)
    drawn: list[Bar] = []
    for gain in gains:
        drawn.append(_bar(words, words.label(kind, gain.what), gain.challenger, 0))
        drawn.append(_bar(words, "", gain.others, 1))
    _draw_bars(page, words, f"arena-by-{kind}", drawn, words.heads(["challenger", "others"]))


def _shares(page: Page, results: Results, words: Wording, kind: str) -> None:
    names = list(dict.fromkeys(results.contest.bots))
    alone = len(names) == 1
    found = results.rows(kind)
    columns, rows = words.rows(kind, found, alone=alone)
    page.table(words.heads(columns), rows, names=1 if alone else 2)
    drawn: list[Bar] = []
    for what in dict.fromkeys([row.what for row in found]):
        together = sorted([row for row in found if row.what == what], key=lambda row: names.index(row.bot))
        for number, row in enumerate(together):
            label = "" if number else words.label(kind, what)
            drawn.append(_bar(words, label, row.share, names.index(row.bot)))
    _draw_bars(page, words, f"arena-by-{kind}", drawn, [] if alone else names)


def _draw_bars(page: Page, words: Wording, title: str, drawn: list[Bar], legend: Sequence[str] = ()) -> None:
    say = words.texts.say
    across = say("arena-share-axis")
    page.draw(bars(drawn, title=say(title), across=across, legend=legend, percent=words.whole_percent))


def _happenings(page: Page, results: Results, words: Wording) -> None:
    happenings = results.happenings()
    if not happenings:
        return
    say = words.texts.say
    page.head(say("arena-by-event"))
    names, rows = words.happenings(results.main_kind, happenings)
    page.table([say("arena-event"), say("arena-games"), *names], rows)


def _bar(words: Wording, label: str, share: Share, colour: int) -> Bar:
    return Bar(label, share.share, share.low, share.high, words.percent(share.share), colour)


def _course(bot: str, results: Results) -> Curve:
    """The cumulative win share of a bot, sampled to as many deals as a chart can show, including the last one."""
    shares = results.running(bot)
    step = max(1, -(-len(shares) // POINTS))
    deals = range(len(shares), 0, -step)[::-1]
    return Curve(bot, deals, [shares[deal - 1] for deal in deals])
