"""Igroteka for researchers: PettingZoo environments, OpenSpiel-style states, feature vectors, many games at once.

This part needs the extra `igroteka[research]`; the rest of Igroteka does without it.
"""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ImportError("igroteka.research needs NumPy: install it with  pip install 'igroteka[research]'", name="numpy")
