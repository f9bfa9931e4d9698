"""What the README shows works."""

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_example_for_bot_writers_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(README), "exec"), {})
    places = sorted(int(place) for place in re.findall(r"\d+", capsys.readouterr().out))
    assert places == [1, 2, 3, 4]
