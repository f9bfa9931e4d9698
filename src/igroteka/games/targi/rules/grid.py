"""The 5 x 5 grid: sixteen border cards around nine central cells (dossier, section 3).

A *place* is a number: 1 to 16 for the border cards, from `CELL` for the central cells, row by row.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.targi.rules.components import BORDER, FACTS

CELL: Final = 17  # the place of the first central cell
CELLS: Final = 9
ROBBER_START: Final = 0  # beside B1 (TARGI-S7)

CELL_WORDS: Final = tuple([f"C{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3)])
PLACE_WORDS: Final = ("#0", *[f"B{number}" for number in range(1, CELL)], *CELL_WORDS)

CORNERS: Final = tuple([number for number, card in BORDER.items() if card.raid])
ENDS: Final = tuple([number for number, card in BORDER.items() if not card.raid])
ROUNDS: Final = len(ENDS)  # TARGI-R4: the robber stands on each of them for one round
OPPOSITE: Final = {number: BORDER[number].opposite for number in ENDS}

# The line of each end: rows and columns of the centre are 0, 1, 2; -1 if it does not run in that direction.
ROW_OF: Final = {n: int(BORDER[n].line[-1]) - 1 if BORDER[n].line.startswith("row") else -1 for n in ENDS}
COLUMN_OF: Final = {n: int(BORDER[n].line[-1]) - 1 if BORDER[n].line.startswith("col") else -1 for n in ENDS}

# The same as a mask: the rows are bits 0, 1, 2, the columns 3, 4, 5; and the cells where the lines of a mask cross.
_LINE: Final = [
    sum([1 << i for i in range(3) if ROW_OF.get(n) == i]) | sum([8 << i for i in range(3) if COLUMN_OF.get(n) == i])
    for n in range(CELL)
]
_CROSSINGS: Final = [
    [cell for cell in range(CELLS) if lines >> cell // 3 & 1 and lines >> 3 + cell % 3 & 1] for lines in range(64)
]

GOODS_CELLS: Final = tuple([CELL_WORDS.index(word) for word in FACTS["setup"]["goods_cells"]])  # TARGI-S2


def crossings(ends: list[int]) -> list[int]:
    """TARGI-M1: the central cells where a row line and a column line of these Targis cross, from the top left."""
    lines = 0
    for end in ends:
        lines |= _LINE[end]
    return _CROSSINGS[lines].copy()


def rounds_begun(robber: int) -> int:
    """TARGI-R4: the number of rounds begun when the robber stands there."""
    return len([end for end in ENDS if end <= robber])
