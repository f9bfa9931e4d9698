"""How the game is played with different numbers of players, and what decides it (BANG-W, BANG-N)."""

from __future__ import annotations

from igroteka.games.bang.source import LOSES_ALL, Mode, register
from igroteka.games.bang.state import DEPUTY, OUTLAW, RENEGADE, SHERIFF, BangGame


def living_roles(g: BangGame) -> list[int]:
    """The roles of the living, ghosts in their own turn included (BANG-W06)."""
    return [figure.role for i, figure in enumerate(g.figures) if g.alive(i)]


def seats_with(g: BangGame, *roles: int) -> list[int]:
    """The seats that have one of these roles, living or dead."""
    return [figure.owner for figure in g.figures if figure.role in roles]


class Standard(Mode):
    """BANG-W02 to BANG-W04: four to eight players, law against crime, and Renegades for themselves."""

    id = "standard"
    rule = "BANG-N8"

    def verdict(self, g: BangGame, dead: int, killer: int) -> list[int]:
        living = living_roles(g)
        if SHERIFF not in living:
            if living == [RENEGADE]:
                return [figure.owner for i, figure in enumerate(g.figures) if g.alive(i)]
            return seats_with(g, OUTLAW)
        if OUTLAW not in living and RENEGADE not in living:
            return seats_with(g, SHERIFF, DEPUTY)
        return []

    def spoils(self, g: BangGame, killer: int, dead: int, n: int) -> int:
        """BANG-D08, BANG-D09: three cards for an Outlaw; a Sheriff loses all he has for a Deputy."""
        if g.figures[dead].role == OUTLAW:
            return 3
        if g.figures[killer].role == SHERIFF and g.figures[dead].role == DEPUTY:
            return LOSES_ALL
        return n


register(Standard())
