"""NumPy and librt are needed for research alone."""

from __future__ import annotations

import subprocess
import sys

import pytest


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("missing", ["numpy", "librt"])
def test_research_says_what_to_install(missing: str) -> None:
    told = python(f"import sys; sys.modules['{missing}'] = None; import igroteka.research")
    assert told.returncode != 0
    assert "pip install 'igroteka[research]'" in told.stderr


def test_the_rest_of_igroteka_does_without_them() -> None:
    modules = "igroteka.cli.main, igroteka.cli.simulate, igroteka.server.entry.app, igroteka.bots.bot"
    told = python(f"import sys; sys.modules['numpy'] = sys.modules['librt'] = None; import {modules}")
    assert told.returncode == 0, told.stderr


def test_a_policy_without_numpy_is_refused_in_words() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; from igroteka.bots.bot import make_own_bot; "
        "from igroteka.core.setup import Setup; make_own_bot('policy:x', Setup('bang', 4, {}, '1'))"
    )
    assert "error-bot-file" in python(code).stderr
