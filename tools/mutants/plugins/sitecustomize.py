"""Python imports this at the start of every program: the programs that a test starts are recorded, too."""

import os
from pathlib import Path

import marks

if marks.FOLDER in os.environ:
    marks.mark_functions(Path(os.environ[marks.FOLDER]))
