"""Igroteka: tabletop games for people, bots and research."""

from igroteka.compiled import choose_engine

__version__ = "0.1.0"
ENGINE = choose_engine()
