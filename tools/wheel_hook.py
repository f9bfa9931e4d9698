"""A build hook for wheels: with `IGROTEKA_COMPILE=1`, which `make wheel` sets, the wheel has the compiled engine.

A wheel without pages is good for play in the terminal and for research, so it is built all the same, with a warning.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/igroteka/server/pages/index.html"


class CompileHook(BuildHookInterface[Any]):
    """Compiles the engine and places its modules next to their source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is built."""
        if version == "editable":
            return
        if not (Path(self.root) / PAGES).is_file():
            self.app.display_warning("This wheel has no pages for browsers: run `make web` first.")
        if os.environ.get("IGROTEKA_COMPILE") != "1":
            return
        folder = Path(self.root) / "build" / "fast"
        subprocess.run([sys.executable, "-m", "tools.compile", "--into", str(folder)], cwd=self.root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in folder.rglob("*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(folder))
