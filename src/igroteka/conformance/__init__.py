"""What every game must pass, whoever wrote it: `check_game` plays random games and checks them.

`suite.py` lists the checks; each is a small function that yields the problems it finds. They know a game only through
the contract of `igroteka.core`, so they work for games of other packages too.
"""

from igroteka.conformance.report import CheckedSetup, Report, Violation, configurations
from igroteka.conformance.run import check_game

__all__ = ["CheckedSetup", "Report", "Violation", "check_game", "configurations"]
