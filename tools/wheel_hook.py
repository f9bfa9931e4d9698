"""A build hook for wheels: with `IGROTEKA_COMPILE=1`, which `make wheel` sets, the wheel has the compiled engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compiles the engine and places its modules next to their source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is built."""
        if version == "editable" or os.environ.get("IGROTEKA_COMPILE") != "1":
            return
        folder = Path(self.root) / "build" / "fast"
        subprocess.run([sys.executable, "-m", "tools.compile", "--into", str(folder)], cwd=self.root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in folder.rglob("*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(folder))
