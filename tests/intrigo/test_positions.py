"""Tables as text, both ways, and what is wrong with some of them."""

from __future__ import annotations

import pytest

from igroteka.core.errors import IgrotekaError
from igroteka.core.positions import read_position, write_position
from igroteka.core.registry import game
from igroteka.games.intrigo.game import GAME
from tests.intrigo.table import FOUR, Actor, dealt, draft_all, table

INTRIGO = game(GAME.id)


def same(actor: Actor) -> bool:
    """Is a state that was written as a position and read again the same, but for what was counted before?"""
    again = INTRIGO.dump(read_position(write_position(INTRIGO, actor.table.g), INTRIGO))
    parts = ("state", "stack", "random", "setup")
    return [again[part] for part in parts] == [INTRIGO.dump(actor.table.g)[part] for part in parts]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_phase_can_be_written_and_read(seats: int) -> None:
    players = dealt(seats, family_assignment="choose", first_player="A")
    assert same(players[0])
    while players[0].board.phase == "families":
        asked = next(player for player in players if player.asked)
        asked.chooses(asked.options[0])
    assert same(players[0])
    players[1].chooses(players[1].options[-1])
    assert same(players[0])
    draft_all(players)
    assert same(players[0])
    players[0].chooses("buy:trader")
    assert same(players[0])
    players[0].chooses("gap:g4")
    assert same(players[0])


def test_a_finished_game_can_be_written_and_read() -> None:
    gaps = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
    a, *_ = table("A:", "B:", "C:", "D:", gaps=gaps, tokens="merc", seals={"A": {"merchants": 3}})
    assert a.table.g.over
    assert same(a)


def test_what_is_not_named_is_filled_up() -> None:
    players = table(*FOUR)
    board = players[0].board
    assert [player.family for player in board.players] == ["contarini", "dandolo", "gradenigo", "morosini"]
    assert all(board.tokens)
    assert [len(player.hand) for player in players] == [4, 4, 4, 4]
    assert board.pile == 20


BROKEN = [
    "hands: {E: []}",
    "hands: [A]",
    "hands: {A: [contarini_5]}",
    "hands: {A: [contarini_4, contarini_4]}",
    "hands: {A: contarini_4}",
    "hands: {A: [], B: [], C: []}",
    "gaps: {g12: contarini_4}",
    "gaps: {g0: mime}",
    "gaps: {g0: dandolo_2, g1: dandolo_2}",
    "gaps: {g0: tiepolo_2}",
    "gaps: {g0: tiepolo_2}\nhands: {A: [tiepolo_2]}",
    "gaps: {g0: thief, g1: thief, g2: thief, g3: thief}",
    "tokens: {b0: gold}",
    "tokens: {b0: clergy, b2: clergy, b4: clergy, b6: clergy}",
    "tokens: {b99: clergy}",
    "families: {A: tiepolo}",
    "families: {A: dandolo, B: dandolo}",
    "removed: medici",
    "ducats: {A: -1}",
    "ducats: {A: 40}",
    "pile: 3",
    "seals: {A: {gold: 1}}",
    "seals: {A: {clergy: 4}}",
    "seals: [A]",
    "stacks: {thief: 4}",
    "stacks: {mime: 1}",
    "phase: lunch",
    "phase: draft\npackets: {A: [contarini_2]}\nhands: {A: [contarini_3], B: [], C: []}",
    "picks: {A: [contarini_2]}",
    "picks: {A: [mime]}",
    "turn: D",
    "round: -2",
    "bought: 7",
    "weather: fine",
]


@pytest.mark.parametrize("text", BROKEN)
def test_broken_positions_are_refused_politely(text: str) -> None:
    with pytest.raises(IgrotekaError):
        read_position(f"game: intrigo\nseats: 3\n{text}\n", INTRIGO)
