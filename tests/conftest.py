"""What all tests share.

Property tests draw new examples on every run, so that they go on finding things. Where `CI` is set they draw the same
ones for the same code: a run that judges a change must not depend on chance. A counterexample found elsewhere becomes a
test of its own.
"""

import os
import signal

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
if os.environ.get("CI"):
    settings.load_profile("ci")

# Whoever starts the tests in the background ignores Ctrl-C, and every program that a test starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
