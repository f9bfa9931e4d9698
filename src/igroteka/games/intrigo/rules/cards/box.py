"""The six influence cards of the box (INTR-I1 to INTR-I6)."""

from __future__ import annotations

from typing import final

from igroteka.core.phrases import Message
from igroteka.games.intrigo.rules.card import Influence, far_gap, far_intrigue, is_free
from igroteka.games.intrigo.rules.parts import CARDS, DOWN, EMPTY, counts, is_down, is_intrigue, kind_of
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.words import (
    ASK_COURTESAN,
    ASK_GONDOLIER,
    ASK_GUARD,
    ASK_TRADER,
    LOG_ASSASSIN,
    LOG_COURTESAN,
    LOG_GONDOLIER,
    LOG_GUARD,
    LOG_THIEF,
    LOG_TRADER,
    MOVE_TO,
    NAME,
    SWAP_CARD,
    SWAP_TOKEN,
)


@final
class Trader(Influence):
    """Swap the token of the near building with any other token; each keeps its side (INTR-R6)."""

    id = "trader"
    on_token = True
    verb = SWAP_TOKEN
    no_target = "INTR-N13"

    def forbids(self, g: IntrigoGame, gap: int, near: int) -> str:
        return "INTR-N13" if g.tokens[near] == EMPTY else ""

    def forbids_target(self, g: IntrigoGame, gap: int, near: int, target: int) -> str:
        if target == near:
            return "INTR-N17"
        return "INTR-N13" if g.tokens[target] == EMPTY else ""

    def question(self, g: IntrigoGame, gap: int, near: int) -> Message:
        return Message(ASK_TRADER, kind_of(g.tokens[near]), near)

    def use(self, g: IntrigoGame, seat: int, gap: int, near: int, target: int) -> None:
        g.log_because((seat,), LOG_TRADER, kind_of(g.tokens[near]), near, kind_of(g.tokens[target]), target)
        g.tokens[near], g.tokens[target] = g.tokens[target], g.tokens[near]


@final
class Assassin(Influence):
    """Turn the intrigue card in the far gap face down."""

    id = "assassin"

    def forbids(self, g: IntrigoGame, gap: int, near: int) -> str:
        if not far_intrigue(g, gap, near):
            return "INTR-N15"
        return "" if counts(g.gaps[far_gap(g, gap, near)]) else "INTR-N16"

    def use(self, g: IntrigoGame, seat: int, gap: int, near: int, target: int) -> None:
        far = far_gap(g, gap, near)
        g.log_because((seat,), LOG_ASSASSIN, g.gaps[far], far)
        g.gaps[far] += DOWN


@final
class Courtesan(Influence):
    """Name a card that is not in the palace: its holder puts it into the empty far gap."""

    id = "courtesan"
    verb = NAME

    def forbids(self, g: IntrigoGame, gap: int, near: int) -> str:
        return "" if is_free(g, far_gap(g, gap, near), gap) else "INTR-N18"

    def candidates(self, g: IntrigoGame) -> int:
        return len(CARDS)

    def forbids_target(self, g: IntrigoGame, gap: int, near: int, target: int) -> str:
        """INTR-H4: the name is checked against the palace, not against hands."""
        if g.house_rules.cards[target] == 0:
            return "INTR-N19"
        return "" if g.unplayed(target) else "INTR-N20"

    def question(self, g: IntrigoGame, gap: int, near: int) -> Message:
        return Message(ASK_COURTESAN, far_gap(g, gap, near))

    def use(self, g: IntrigoGame, seat: int, gap: int, near: int, target: int) -> None:
        """INTR-R8: of two holders, the first to the left of the buyer; the buyer comes last.

        Players who were passed over have shown that they do not hold the card.
        """
        far = far_gap(g, gap, near)
        holder = g.left_of(seat)
        while target not in g.players[holder].hand:
            g.players[holder].lacks.append(target)
            holder = g.left_of(holder)
        g.forbid_undo()
        g.players[holder].put_down(target)
        g.put(far, target)
        g.log_because((seat, *g.tokens_beside(far)), LOG_COURTESAN, holder, target, far)


@final
class Gondolier(Influence):
    """Swap the intrigue card in the far gap with any other intrigue card; each keeps its side (INTR-R5)."""

    id = "gondolier"
    verb = SWAP_CARD
    no_target = "INTR-N15"

    def forbids(self, g: IntrigoGame, gap: int, near: int) -> str:
        return "" if far_intrigue(g, gap, near) else "INTR-N15"

    def forbids_target(self, g: IntrigoGame, gap: int, near: int, target: int) -> str:
        if target == far_gap(g, gap, near):
            return "INTR-N17"
        return "" if is_intrigue(g.gaps[target]) else "INTR-N15"

    def question(self, g: IntrigoGame, gap: int, near: int) -> Message:
        far = far_gap(g, gap, near)
        return Message(ASK_GONDOLIER, kind_of(g.gaps[far]), far)

    def use(self, g: IntrigoGame, seat: int, gap: int, near: int, target: int) -> None:
        far = far_gap(g, gap, near)
        g.log_because((seat,), LOG_GONDOLIER, kind_of(g.gaps[far]), far, kind_of(g.gaps[target]), target)
        g.gaps[far], g.gaps[target] = g.gaps[target], g.gaps[far]


@final
class Guard(Influence):
    """Move the intrigue card in the far gap to any other empty gap; it keeps its side (INTR-R5)."""

    id = "guard"
    verb = MOVE_TO
    no_target = "INTR-N18"

    def forbids(self, g: IntrigoGame, gap: int, near: int) -> str:
        return "" if far_intrigue(g, gap, near) else "INTR-N15"

    def forbids_target(self, g: IntrigoGame, gap: int, near: int, target: int) -> str:
        return "" if is_free(g, target, gap) else "INTR-N18"

    def question(self, g: IntrigoGame, gap: int, near: int) -> Message:
        far = far_gap(g, gap, near)
        return Message(ASK_GUARD, kind_of(g.gaps[far]), far)

    def use(self, g: IntrigoGame, seat: int, gap: int, near: int, target: int) -> None:
        far = far_gap(g, gap, near)
        g.log_because((seat, *g.tokens_beside(target)), LOG_GUARD, kind_of(g.gaps[far]), far, target)
        g.put(target, g.gaps[far])
        g.put(far, EMPTY)


@final
class Thief(Influence):
    """Turn the token of the near building face down: nobody can win it this round."""

    id = "thief"
    on_token = True

    def forbids(self, g: IntrigoGame, gap: int, near: int) -> str:
        if g.tokens[near] == EMPTY:
            return "INTR-N13"
        return "INTR-N14" if is_down(g.tokens[near]) else ""

    def use(self, g: IntrigoGame, seat: int, gap: int, near: int, target: int) -> None:
        g.log_because((seat,), LOG_THIEF, g.tokens[near], near)
        g.tokens[near] += DOWN
