"""Igroteka for researchers: PettingZoo environments, OpenSpiel-style states, feature vectors, batches of games.

This package needs the extra `igroteka[research]`; the rest of Igroteka works without it.
"""

from importlib.util import find_spec

for _needed in ("numpy", "librt"):
    if find_spec(_needed) is None:
        message = f"igroteka.research needs {_needed}: install it with  pip install 'igroteka[research]'"
        raise ImportError(message, name=_needed)
