"""A table with one person and bots."""

from igroteka.bots.bot import RandomBot
from igroteka.cli.solo_table import SoloTable
from igroteka.core.registry import find_game
from igroteka.core.session import Session

TARGI = find_game("targi")


class Rememberer(RandomBot):
    """Counts how often it has been told to forget."""

    def __init__(self) -> None:
        self.forgotten = 0

    def forget(self) -> None:
        self.forgotten += 1


def test_a_bot_forgets_what_a_game_has_not_come_to() -> None:
    bot = Rememberer()
    setup = TARGI.setup(2, TARGI.unattended, "1")
    for begun in (1, 2):
        table = SoloTable(Session.start(TARGI, setup), 0, bot)
        assert bot.forgotten == begun
    question = table.ask(lambda decision: None)
    assert question is not None
    table.choose(question.options[0])
    table.undo()
    assert bot.forgotten == 3
