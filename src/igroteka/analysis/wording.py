"""An analysis as sentences and as an HTML page."""

from __future__ import annotations

from igroteka.analysis.analysing import Analysis, JudgedChoice, TurningPoint
from igroteka.arena.charts import Curve, lines
from igroteka.arena.page import Page
from igroteka.core.game import Game
from igroteka.core.replays import Replay
from igroteka.core.state import State
from igroteka.texts import Names, Texts
from igroteka.texts.numbers import Numbers


class AnalysisWording:
    """Sentences about one analysed game, with nothing hidden."""

    def __init__(self, texts: Texts, game: Game[State], replay: Replay, names: Names) -> None:
        self.texts = texts
        self.game = game
        self.names = names
        self.replay = replay
        self.numbers = Numbers(texts)
        self._stories = self._all_stories()

    def _all_stories(self) -> list[str]:
        """What happened with each choice, as sentences."""
        return [
            " ".join([self.texts.entry(entry.with_secret_public(), self.names) for entry in entries])
            for _, entries in self.replay.steps_with_entries(self.game)
        ]

    def name(self, seat: int) -> str:
        return self.names.names[seat]

    def option(self, code: str) -> str:
        """An option in words."""
        option = self.game.option(code)
        return code if option is None else self.texts.option(option, self.names)

    def mistake(self, choice: JudgedChoice) -> str:
        """A mistake as a sentence."""
        return self.texts.say(
            "analysis-mistake",
            step=choice.step + 1,
            player=self.name(choice.seat),
            choice=self.option(choice.code),
            chance=self.numbers.percent(choice.chance),
            best=self.option(choice.best),
            best_chance=self.numbers.percent(choice.best_chance),
        )

    def turn(self, turn: TurningPoint) -> str:
        """A turning point as a sentence."""
        before, after = self.numbers.percent(turn.before), self.numbers.percent(turn.after)
        return self.texts.say("analysis-turn", step=turn.step, player=self.name(turn.seat), before=before, after=after)

    def story(self, step: int) -> str:
        """What happened with this choice, or with the last earlier one that has a sentence."""
        return next((story for story in self._stories[step::-1] if story), "")


def page(analysis: Analysis, wording: AnalysisWording) -> str:
    """The analysis as an HTML page with a chart."""
    say = wording.texts.say
    title = say("analysis-title", game=say(wording.game.id))
    made = Page(wording.texts.language, title)
    made.say(say("analysis-how"))
    seats = range(wording.replay.setup.seats)
    steps = [moment.step for moment in analysis.moments]
    drawn = [Curve(wording.name(seat), steps, [moment.chances[seat] for moment in analysis.moments]) for seat in seats]
    chances, percent = say("analysis-chances"), wording.numbers.whole_percent
    made.draw(lines(drawn, say("analysis-choices"), title=chances, up=chances, percent=percent))
    made.head(say("analysis-turning-points"))
    turns = analysis.turning_points()
    for turn in turns:
        made.say(wording.turn(turn))
        made.say(wording.story(turn.step))
    if not turns:
        made.say(say("analysis-no-turning-points"))
    made.head(say("analysis-mistakes"))
    mistakes = analysis.mistakes()
    for choice in mistakes:
        made.say(wording.mistake(choice))
    if not mistakes:
        made.say(say("analysis-no-mistakes"))
    return made.html()
