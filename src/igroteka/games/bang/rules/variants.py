"""Variants: No Mercy, Bounties (BANG-V). Experience and Hiring are part of the setup (hiring.py)."""

from __future__ import annotations

from typing import final

from igroteka.core.decisions import Decision
from igroteka.core.journal import EVERYONE
from igroteka.core.options import Option
from igroteka.core.phrases import Message
from igroteka.games.bang.rules.asking import Ask
from igroteka.games.bang.rules.enums import CardUse, Role, Timing
from igroteka.games.bang.rules.faces import BANG, KIND, source_number
from igroteka.games.bang.rules.play import legal_targets, why_not_played
from igroteka.games.bang.rules.source import Source, kind_of, register
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ASK_TAKE_BACK, LOG_BOUNTY, LOG_DRAW_OPEN, LOG_ENDING, PASS, PICK

NO_MERCY = source_number("BANG-V01")
BOUNTIES = source_number("BANG-V04")
BOUNTY = 1000


class NoMercy(Source):
    """BANG-V01: the Sheriff takes a BANG! card back when their turn ends; or, by BANG-O10, must shoot if they can."""

    id = "no_mercy"
    rule = "BANG-V01"

    timings = (Timing.TURN_BACK,)

    def act(self, g: BangGame, me: int, timing: int) -> None:
        if g.figures[me].role == Role.SHERIFF and not g.house_rules.must_shoot:
            if taken_back(g):
                g.log(LOG_ENDING, me)
            g.then(TakeBack(me))

    def why_forbidden(self, g: BangGame, me: int, card: int, kind: int, card_use: int) -> str:
        obliged = g.house_rules.must_shoot and g.figures[me].role == Role.SHERIFF
        if card_use != CardUse.LIMIT or not obliged or KIND[card] != BANG:
            return ""
        bang = kind_of(BANG)
        playable = not why_not_played(g, me, card, bang) and legal_targets(g, me, bang)
        return self.rule if playable else ""


def taken_back(g: BangGame) -> list[int]:
    """The BANG! cards that may be taken back."""
    return [card for card in dict.fromkeys(g.this_turn.bang_cards) if card in g.piles.discards]


@final
class TakeBack(Ask):
    """One BANG! card that was played this turn and has been in the discard pile ever since."""

    rule = "BANG-V01"

    def decisions(self, g: BangGame) -> list[Decision]:
        cards = taken_back(g)
        if not cards or not g.takes_part(self.figure):
            return []
        return self.ask(g, Message(ASK_TAKE_BACK), [PASS(), *[PICK(card) for card in cards]])

    def choose(self, g: BangGame, seat: int, option: Option) -> None:
        if option.verb is PICK:
            card = option.numbers[0]
            g.piles.discards.reverse()
            g.piles.discards.remove(card)
            g.piles.discards.reverse()
            g.player(self.figure).gain(card, EVERYONE)
            g.log(LOG_DRAW_OPEN, self.figure, card)

    def step(self, g: BangGame) -> None:
        """There is nothing to take back."""


class Bounties(Source):
    """BANG-V04: the killer of an Outlaw gets money instead of cards, also when this death ends the game."""

    id = "bounties"
    rule = "BANG-V04"

    def on_kill(self, g: BangGame, killer: int, dead: int) -> None:
        if g.figures[dead].role == Role.OUTLAW and g.takes_part(killer):  # BANG-D10
            g.player(killer).money += BOUNTY
            g.log_because((dead,), LOG_BOUNTY, killer, BOUNTY)

    def spoils(self, g: BangGame, killer: int, dead: int, n: int) -> int:
        return 0 if g.figures[dead].role == Role.OUTLAW else n


def variants_of(g: BangGame) -> list[int]:
    return [NO_MERCY] * g.house_rules.no_mercy + [BOUNTIES] * g.house_rules.bounties


register(NoMercy())
register(Bounties())
