"""What every game must pass, whoever wrote it: `check_game` plays at random and looks on.

The checks are listed in `suite.py`; each one is a small function that yields what it finds wrong. They know a game only
through the contract of `igroteka.core`, so they serve games of other packages alike.
"""

from igroteka.conformance.report import Configuration, Report, Violation, configurations
from igroteka.conformance.run import check_game

__all__ = ["Configuration", "Report", "Violation", "check_game", "configurations"]
