"""Draws the terminal screenshot of the README as SVG: a real moment of a game, the same in every run.

Run as `python -m tools.terminal_picture` after changing how the table looks.
"""

import io
from pathlib import Path

import yaml
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from igroteka.bots.bot import make_bot
from igroteka.cli.solo_table import SoloTable
from igroteka.cli.terminal import Terminal
from igroteka.cli.terminal_game import SaveTarget, TerminalGame
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import position_game, read_position
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.terminal import renderer_of
from igroteka.terminal.drawing import drawing
from igroteka.terminal.theme import THEME
from igroteka.terminal.words import names_for
from igroteka.texts import texts_for

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "terminal.svg"
WIDTH = 104
HEIGHT = 60
ME = 0

MOMENT = yaml.safe_load(PICTURE.with_suffix(".yaml").read_text(encoding="utf-8"))

# Colours that are legible on light and on dark pages.
RED, GREEN, YELLOW, BLUE = (232, 106, 94), (110, 190, 120), (222, 184, 90), (110, 160, 230)
PURPLE, CYAN, GREY, WHITE, GROUND = (190, 120, 200), (90, 190, 190), (60, 64, 72), (222, 224, 228), (24, 27, 33)
PAGE = TerminalTheme(GROUND, WHITE, [GREY, RED, GREEN, YELLOW, BLUE, PURPLE, CYAN, WHITE])


def play_story() -> Session:
    """The game up to the moment of the screenshot."""
    position = MOMENT["position"]
    game = find_game(position_game(position))
    session = Session(game, read_position(position, game))
    for step in MOMENT["story"]:
        seat, code = LETTERS.index(step[0]), step[2:]
        while not is_offered(session, seat, code):
            somebody_passes(session)
        session.choose(seat, code)
    while not is_offered(session, ME, "draw"):
        somebody_passes(session)
    return session


def is_offered(session: Session, seat: int, code: str) -> bool:
    """True if a seat may choose this now."""
    decision = session.state.decision(seat)
    return decision is not None and decision.find(code) is not None


def somebody_passes(session: Session) -> None:
    """Let the next seat take the default."""
    decision = session.state.decisions()[0]
    session.choose(decision.seat, decision.defaults[0].code)


def draw_picture() -> str:
    session = play_story()
    texts = texts_for("en")
    console = Console(width=WIDTH, height=HEIGHT, record=True, file=io.StringIO(), theme=THEME, force_terminal=True)
    terminal = Terminal(texts, console, console)
    table = SoloTable(session, ME, make_bot("random", session.game.id))
    names = names_for(texts, session.state.setup.seats, ME)
    sitting = TerminalGame(terminal, table, names, renderer_of(session.game.id), SaveTarget(Path("game.replay")))
    decision = session.state.decision(ME)
    assert decision is not None
    sitting.show(decision)
    console.print(Text(terminal.say("cli-prompt"), style="head"))
    return drawing(console, f"igroteka play {session.game.id}", PAGE)


def main() -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw_picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
