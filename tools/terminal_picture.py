"""The picture of the README: a real moment of a game in the terminal, as SVG. The same in every run.

Run as `python -m tools.terminal_picture` after a change of how the table looks.
"""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from igroteka.bots.bot import make_bot
from igroteka.cli.sitting import Saving, Sitting
from igroteka.cli.table import Table
from igroteka.cli.terminal import Terminal
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import read_position
from igroteka.core.registry import game
from igroteka.core.session import Session
from igroteka.terminal import face_of
from igroteka.terminal.drawing import drawing
from igroteka.terminal.theme import THEME
from igroteka.terminal.words import names_for
from igroteka.texts import texts_for

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "terminal.svg"
WIDTH = 104
HEIGHT = 60
ME = 0

POSITION = """
game: kittens
seats: 4
options: {deck: full_box}
turn: C
hands:
  A: [defuse, nope, see_the_future_3x, attack_2x, cat_tacocat*2, skip, bury]
  B: [defuse, nope, reverse, feral_cat, shuffle]
  C: [defuse, mark, garbage_collection, cat_zombie, super_skip]
  D: [targeted_attack_2x, ill_take_that, nope, cat_beard]
pile: [cat_zombie, exploding_kitten, see_the_future_5x, swap_top_and_bottom, skip, share_the_future_3x, cat_beard, nope,
  alter_the_future_3x, reverse, exploding_kitten, mark, personal_attack_3x, defuse, imploding_kitten, cat_beard, bury,
  shuffle, exploding_kitten, feral_cat, draw_from_the_bottom, catomic_bomb]
discards: [skip, cat_rainbow_ralphing, cat_rainbow_ralphing, attack_2x, reverse]
"""

# What is chosen; whoever else is asked passes.
STORY = (
    "C play:mark:B",
    "C draw",
    "D play:ill_take_that:C",
    "D play:targeted_attack_2x:A",
    "B nope",
    "D nope",
    "A play:see_the_future_3x",
)

# Colours that can be looked at on a light and on a dark page.
RED, GREEN, YELLOW, BLUE = (232, 106, 94), (110, 190, 120), (222, 184, 90), (110, 160, 230)
PURPLE, CYAN, GREY, WHITE, GROUND = (190, 120, 200), (90, 190, 190), (60, 64, 72), (222, 224, 228), (24, 27, 33)
PAGE = TerminalTheme(GROUND, WHITE, [GREY, RED, GREEN, YELLOW, BLUE, PURPLE, CYAN, WHITE])


def play_story() -> Session:
    """The game up to the moment that is shown."""
    kittens = game("kittens")
    session = Session(kittens, read_position(POSITION, kittens))
    for step in STORY:
        seat, code = LETTERS.index(step[0]), step[2:]
        while not is_offered(session, seat, code):
            somebody_passes(session)
        session.choose(seat, code)
    while not is_offered(session, ME, "draw"):
        somebody_passes(session)
    return session


def is_offered(session: Session, seat: int, code: str) -> bool:
    """May a seat choose this now?"""
    decision = session.state.decision(seat)
    return decision is not None and decision.find(code) is not None


def somebody_passes(session: Session) -> None:
    """Whoever is asked takes the default."""
    decision = session.state.decisions()[0]
    session.choose(decision.seat, decision.defaults[0].code)


def draw_picture() -> str:
    """The screen at that moment."""
    session = play_story()
    texts = texts_for("en")
    console = Console(width=WIDTH, height=HEIGHT, record=True, file=io.StringIO(), theme=THEME, force_terminal=True)
    terminal = Terminal(texts, console, console)
    table = Table(session, ME, make_bot("random", "kittens"))
    names = names_for(texts, session.state.setup.seats, ME)
    sitting = Sitting(terminal, table, names, face_of("kittens"), Saving(Path("kittens.replay")))
    decision = session.state.decision(ME)
    assert decision is not None
    sitting.show(decision)
    console.print(Text(terminal.say("cli-prompt"), style="head"))
    return drawing(console, "igroteka play kittens", PAGE)


def main() -> None:
    """Draw the picture and write it."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw_picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
