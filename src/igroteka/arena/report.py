"""The report of a contest: a page with tables and charts."""

from __future__ import annotations

from igroteka.arena.charts import Bar, Line, bars, lines
from igroteka.arena.contest import BALANCE, CHALLENGE
from igroteka.arena.page import Page
from igroteka.arena.shares import Share
from igroteka.arena.standings import Results
from igroteka.arena.wording import Wording
from igroteka.texts import Texts

POINTS = 200  # of a line, at most


def report(results: Results, texts: Texts) -> str:
    """The whole page."""
    words = Wording(texts)
    page = Page(texts.language, words.title(results.contest, len(results.played)))
    page.say(texts.say("arena-how"))
    if results.contest.kind != BALANCE:
        _standings(page, results, words)
    if results.few_deals:
        page.say(texts.say("arena-few"))
    for kind in results.kinds:
        page.head(texts.say(f"arena-by-{kind}"))
        if results.contest.kind == CHALLENGE:
            _gains(page, results, words, kind)
        else:
            _shares(page, results, words, kind)
    _happenings(page, results, words)
    return page.html()


def _standings(page: Page, results: Results, words: Wording) -> None:
    say = words.texts.say
    page.head(say("arena-standings"))
    standings = results.standings()
    columns, rows = words.standings(standings)
    page.table(words.heads(columns), rows)
    page.draw(bars([_bar(words, one.name, one.share, i) for i, one in enumerate(standings)]))
    page.head(say("arena-running"))
    page.draw(lines([_course(one.name, results) for one in standings], say("arena-deals")))


def _gains(page: Page, results: Results, words: Wording, kind: str) -> None:
    gains = results.gains(kind)
    columns, rows = words.gains(kind, gains)
    page.table(words.heads(columns), rows)
    drawn: list[Bar] = []
    for gain in gains:
        drawn.append(_bar(words, words.label(kind, gain.what), gain.challenger, 0))
        drawn.append(_bar(words, "", gain.others, 1))
    page.draw(bars(drawn))


def _shares(page: Page, results: Results, words: Wording, kind: str) -> None:
    names = list(dict.fromkeys(results.contest.bots))
    alone = len(names) == 1
    drawn: list[Bar] = []
    for row in results.rows(kind):
        label = words.label(kind, row.what)
        drawn.append(_bar(words, label if alone else f"{label}, {row.bot}", row.share, names.index(row.bot)))
    page.draw(bars(drawn))


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


def _course(bot: str, results: Results) -> Line:
    """The share of a bot after more and more deals: not more of them than a chart can show, and always the last one."""
    shares = results.running(bot)
    step = max(1, -(-len(shares) // POINTS))
    deals = range(len(shares), 0, -step)[::-1]
    return Line(bot, deals, [shares[deal - 1] for deal in deals])
