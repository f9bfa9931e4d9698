"""The command as a process of its own, in a real terminal and in pipes."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from igroteka.core.registry import games

PROMPT = "❯ "
SHORT = ("play", "kittens", "--bots", "random", "--preset", "lightning_kittens", "--seats", "2", "--seed", "1")
PATIENCE = 120  # seconds
DOOMED = """
game: kittens
seats: 4
options: {deck: full_box}
turn: A
hands: {A: [skip], B: [skip, defuse], C: [shuffle, defuse], D: [skip, defuse]}
pile: [exploding_kitten, skip, ...]
"""


def heed_interrupts() -> None:
    """A test that is started in the background ignores SIGINT, and its children would do so too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A terminal in which the command runs: what is shown can be read, and keys can be typed."""

    def __init__(self, *arguments: str, width: int = 80, height: int = 24, language: str = "en") -> None:
        self.screen, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        environment = {**os.environ, "IGROTEKA_LANG": language, "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "igroteka", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=environment,
            start_new_session=True,
            preexec_fn=heed_interrupts,  # noqa: PLW1509 - tests start no threads
        )
        os.close(inner)
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.shown = ""

    def read_until(self, *texts: str) -> str:
        """What is shown until one of the texts appears (or the command ends)."""
        new = ""
        end = time.monotonic() + PATIENCE
        while not any(text in new for text in texts) and time.monotonic() < end:
            if not select.select([self.screen], [], [], 0.2)[0]:
                continue
            try:
                new += self.decoder.decode(os.read(self.screen, 65536))
            except OSError:
                break
        self.shown += new
        return new

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.screen, keys.encode())

    def interrupt(self) -> None:
        """What Ctrl-C does: all processes of the terminal are interrupted."""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """Read on to the end; the exit status."""
        self.read_until("\0")
        code = self.process.wait(PATIENCE)
        os.close(self.screen)
        return code


def without_colours(shown: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)


@pytest.mark.parametrize(
    ("language", "width", "height"), [("en", 80, 24), ("ru", 80, 24), ("en", 120, 40), ("ru", 120, 40)]
)
def test_a_whole_game_in_a_terminal(language: str, width: int, height: int) -> None:
    terminal = Terminal(*SHORT, width=width, height=height, language=language)
    save = "[y/N]" if language == "en" else "[д/Н]"
    for _ in range(60):
        shown = terminal.read_until(PROMPT, save)
        if save in shown or terminal.process.poll() is not None:
            break
        terminal.type("1\n")
    terminal.type("\n")
    assert terminal.end() == 0
    shown = without_colours(terminal.shown)
    assert re.search(r" 2\. \w+", shown)
    assert max(len(line) for line in shown.splitlines()) <= width


def test_colours_are_used_in_a_terminal_and_nowhere_else() -> None:
    terminal = Terminal(*SHORT)
    assert "\x1b[" in terminal.read_until(PROMPT)
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "\x1b[" not in piped(*SHORT, typed="").stdout


def test_the_end_of_the_input_leaves_politely() -> None:
    terminal = Terminal(*SHORT)
    terminal.read_until(PROMPT)
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "See you next time!" in terminal.shown


def test_an_interrupt_leaves_politely() -> None:
    terminal = Terminal(*SHORT)
    terminal.read_until(PROMPT)
    terminal.interrupt()
    terminal.read_until("Save the game? [y/N]")
    terminal.type("\n")
    assert terminal.end() == 130
    assert terminal.shown.count("Save the game?") == 1
    assert "See you next time!" in terminal.shown
    assert "Traceback" not in terminal.shown


def test_an_interrupt_is_heeded_also_by_children_of_the_background() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        terminal = Terminal(*SHORT)
    finally:
        signal.signal(signal.SIGINT, before)
    terminal.read_until(PROMPT)
    terminal.interrupt()
    terminal.read_until("[y/N]")
    terminal.type("\n")
    assert terminal.end() == 130


def test_a_second_interrupt_leaves_without_saving() -> None:
    terminal = Terminal(*SHORT)
    terminal.read_until(PROMPT)
    terminal.interrupt()
    terminal.read_until("[y/N]")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown


def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    terminal = Terminal(*SHORT)
    terminal.read_until(PROMPT)
    terminal.interrupt()
    terminal.read_until("[y/N]")
    terminal.type("y\n")
    terminal.read_until("Save as")
    terminal.type(f"{tmp_path}/game.replay\n")
    assert terminal.end() == 130
    assert (tmp_path / "game.replay").exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_simulation_leaves_politely(workers: str) -> None:
    terminal = Terminal("simulate", "kittens", "-n", "1000000", "--workers", workers)
    terminal.read_until("/1000000")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.shown


def test_long_work_shows_a_bar_in_a_terminal() -> None:
    terminal = Terminal("simulate", "kittens", "-n", "200", "--preset", "cat_fight")
    assert terminal.end() == 0
    assert "/200" in without_colours(terminal.shown)
    assert "95% interval" in terminal.shown


def test_the_start_screen_in_a_terminal() -> None:
    terminal = Terminal(language="ru")
    assert "Взрывные котята" in terminal.read_until("[1]")
    if len(games()) > 1:
        terminal.type(f"{list(games()).index('kittens') + 1}\n")
        terminal.read_until("[1]")
    terminal.type("9\n")
    terminal.read_until("[4]")
    terminal.type("2\n")
    terminal.read_until(PROMPT)
    terminal.type("q\n")
    terminal.read_until("[Д/н]")
    terminal.type("\n")
    terminal.read_until("[д/Н]")
    terminal.type("н\n")
    assert terminal.end() == 0


def piped(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command between pipes."""
    return subprocess.run(
        [sys.executable, "-m", "igroteka", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "IGROTEKA_LANG": "en", **environment},
    )


def test_the_command_between_pipes() -> None:
    ran = piped("simulate", "kittens", "-n", "2", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = piped("play", "ludo")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("There is no game called “ludo”. There are: ")


def test_a_reader_that_stops_listening_is_no_error() -> None:
    command = f"{sys.executable} -m igroteka rules kittens | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ran.returncode == 0
    assert ran.stderr == ""


def test_letters_that_the_terminal_cannot_show_are_replaced() -> None:
    ran = piped("games", "--lang", "ru", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert "kittens" in ran.stdout


def test_keys_that_are_no_text_are_refused_politely() -> None:
    command = [sys.executable, "-m", "igroteka", *SHORT]
    ran = subprocess.run(command, input=b"\xff\xfe\x80\n", capture_output=True, timeout=PATIENCE, check=False)
    assert ran.returncode == 0
    assert b"Traceback" not in ran.stderr


def test_benchmarks_run_as_a_module() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--help"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 0
    assert "--json" in ran.stdout


def test_whoever_is_out_reads_it_before_the_rest_goes_by(tmp_path: Path) -> None:
    table = tmp_path / "table.yaml"
    table.write_text(DOOMED, encoding="utf-8")
    terminal = Terminal("position", "play", str(table), "--bots", "random")
    terminal.read_until(PROMPT)
    terminal.type("draw\n")
    shown = terminal.read_until("read on")
    assert "You explode" in shown
    assert "[y/N]" not in shown
    for _ in range(20):
        terminal.type("\n")
        if "[y/N]" in terminal.read_until("read on", "[y/N]"):
            break
    terminal.type("\n")
    assert terminal.end() == 0


def test_a_long_story_is_read_page_by_page() -> None:
    terminal = Terminal("play", "kittens", "--seats", "5", "--bots", "random", "--seed", "3", height=12)
    first = without_colours(terminal.read_until(PROMPT))
    assert "Enter to read on" in first
    assert first.count("\n") <= 12
    terminal.interrupt()
    terminal.read_until("[y/N]")
    terminal.type("\n")
    assert terminal.end() == 130
