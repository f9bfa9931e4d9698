"""Tables as text, both ways, and what is wrong with some of them."""

from __future__ import annotations

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.positions import read_position, state_from, write_position
from igroteka.core.registry import find_game
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import CARDS
from tests.games.intrigo.table import FOUR, Actor, dealt, draft_all, table

INTRIGO = find_game(GAME.id)


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
    ("hands: {E: []}", "position-seat"),
    ("hands: [A]", "position-field"),
    ("hands: {A: [contarini_5]}", "position-card"),
    ("hands: {A: [contarini_4, contarini_4]}", "position-too-many"),
    ("hands: {A: contarini_4}", "position-list"),
    ("hands: {A: [], B: [], C: []}", "intrigo-cards-left"),
    ("gaps: {g12: contarini_4}", "intrigo-no-place"),
    ("gaps: {g0: mime}", "position-card"),
    ("gaps: {g0: dandolo_2, g1: dandolo_2}", "position-too-many"),
    ("gaps: {g0: tiepolo_2}", "position-too-many"),
    ("gaps: {g0: dandolo_2}\nhands: {A: [dandolo_2]}", "position-too-many"),
    ("gaps: {g0: thief, g1: thief, g2: thief, g3: thief}", "position-too-many"),
    ("gaps: {g0: thief, g1: thief}\nstacks: {thief: 2}", "position-too-many"),
    ("phase: draft\ngaps: {g0: thief}", "position-field"),
    ("phase: families\ngaps: {g0: dandolo_2}", "position-field"),
    ("tokens: {b0: gold}", "position-card"),
    ("tokens: {b0: clergy, b2: clergy, b4: clergy, b6: clergy}", "position-too-many"),
    ("tokens: {b12: clergy}", "intrigo-no-place"),
    ("tokens: {b1: clergy, b3: clergy, b5: clergy, b7: farmers}", "position-field"),
    ("families: {A: tiepolo}", "position-field"),
    ("families: {A: dandolo, B: dandolo}", "position-field"),
    ("removed: medici", "position-field"),
    ("families: {A: dandolo}\nremoved: dandolo", "position-field"),
    ("phase: families\nfamilies: {A: dandolo}", "position-field"),
    ("phase: families\nfamilies: {B: dandolo}", "position-field"),
    ("phase: families\nfamilies: {A: dandolo}\nturn: C", "position-field"),
    ("phase: families\nhands: {A: [dandolo_2]}", "position-field"),
    ("phase: families\nround: 1", "position-field"),
    ("ducats: {A: -1}", "position-field"),
    ("ducats: {A: true}", "position-field"),
    ("ducats: {A: 40}", "position-field"),
    ("pile: 3", "position-field"),
    ("seals: {A: {gold: 1}}", "position-field"),
    ("seals: {A: {clergy: 4}}", "intrigo-already-won"),
    ("seals: [A]", "position-field"),
    ("phase: over\nseals: {A: {clergy: 5}}", "position-field"),
    ("phase: over\nseals: {A: {clergy: 4}, B: {clergy: 4}}", "position-field"),
    ("phase: over", "position-field"),
    ("phase: over\nround: 3\noptions: {round_cap: 4}", "position-field"),
    ("stacks: {thief: 4}", "position-field"),
    ("stacks: {mime: 1}", "position-field"),
    ("phase: lunch", "position-field"),
    ("phase: draft\npackets: {A: [contarini_2]}\nhands: {A: [contarini_3], B: [], C: []}", "position-field"),
    ("packets: {A: [contarini_2]}", "position-field"),
    ("picks: {A: [contarini_2]}", "position-field"),
    ("picks: {A: [mime]}", "position-field"),
    ("played: {A: [contarini_2]}", "position-field"),
    ("hands: {B: [contarini_2, ...]}\nlacks: {B: [contarini_2]}", "position-field"),
    ("turn: D", "position-seat"),
    ("round: -2", "position-field"),
    ("round: 0", "position-field"),
    ("evening: [g0]", "position-field"),
    ("evening: {gaps: {g0: mime}}", "position-card"),
    ("evening: {tokens: {b12: clergy}}", "intrigo-no-place"),
    ("evening: {ducats: {A: -1}}", "position-field"),
    ("bought: 7", "position-list"),
    ("bought: [1, 2, 3]", "position-field"),
    ("weather: fine", "position-unknown"),
]


@pytest.mark.parametrize(("text", "problem"), BROKEN)
def test_broken_positions_are_refused_politely(text: str, problem: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(f"game: intrigo\nseats: 3\n{text}\n", INTRIGO)
    assert refused.value.text == f"error-{problem}"


def test_with_four_players_no_family_is_removed() -> None:  # INTR-S2
    with pytest.raises(BadPosition, match="error-position-field"):
        read_position("game: intrigo\nseats: 4\nremoved: contarini\n", INTRIGO)


def test_the_way_of_the_packets_is_that_of_all_cards() -> None:
    players = dealt(3)
    draft_all(players)
    text = write_position(INTRIGO, players[0].table.g)
    taken = [CARDS[players[seat].table.g.players[seat].picks[0]] for seat in (0, 1)]
    before, picks = text.split("picks:")
    broken = picks.replace(taken[0], taken[1], 1)
    with pytest.raises(BadPosition) as refused:
        read_position(f"{before}picks:{broken}", INTRIGO)
    assert refused.value.code == "error-position-field(field=picks)"


def test_if_picks_are_told_then_also_those_that_were_put_down() -> None:
    hands = {
        "A": "[contarini_2, contarini_3, dandolo_2]",
        "B": "[dandolo_3, dandolo_4, gradenigo_2]",
        "C": "[gradenigo_3, gradenigo_4, morosini_2]",
    }
    taken = "{" + ", ".join([f"{letter}: {cards}" for letter, cards in hands.items()]) + "}"
    gaps = "{g0: contarini_4, g1: morosini_3, g2: morosini_4}"
    with pytest.raises(BadPosition) as refused:
        read_position(f"game: intrigo\nseats: 3\ngaps: {gaps}\nhands: {taken}\npicks: {taken}\n", INTRIGO)
    assert refused.value.code == "error-position-field(field=picks)"


def test_families_that_were_chosen_are_those_before_the_one_to_choose() -> None:  # INTR-S11
    text = "game: intrigo\nseats: 4\nphase: families\nfirst: B\nturn: D\nfamilies: {B: dandolo, C: morosini}\n"
    g = read_position(text, INTRIGO)
    assert [option.code for option in g.decisions()[0].options] == ["family:contarini", "family:gradenigo"]
    assert g.decisions()[0].seat == 3


ROUND = [{"is": "CleanUp"}, {"is": "Awarding"}, {"is": "Placing"}]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"stack": []}, "error-position-field"),
        ({"stack": ROUND[1:]}, "error-position-frame"),
        ({"stack": [{"is": "Awarding"}, *ROUND[1:]]}, "error-position-frame"),
        ({"stack": [*ROUND, {"is": "Draft", "number": 0, "answers": []}]}, "error-position-frame"),
        ({"phase": "draft", "stack": [*ROUND, {"is": "Draft", "number": 1, "answers": []}]}, "error-position-frame"),
        ({"phase": "families", "stack": [{"is": "Placing"}, {"is": "ChooseFamilies"}]}, "error-position-frame"),
        ({"stack": [*ROUND, {"is": "ChooseGap", "seat": 2, "type": 0}]}, "error-position-frame"),
        ({"stack": [*ROUND, {"is": "ChooseGap", "seat": 0, "type": 9}]}, "error-position-frame-field"),
        ({"stack": [*ROUND, {"is": "ChooseNear", "seat": 0, "type": 0, "gap": 99}]}, "error-position-frame-field"),
        ({"turns": 1 << 70}, "error-position-field"),
    ],
)
def test_what_is_pending_must_fit_the_phase(change: dict[str, object], text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        state_from({"game": "intrigo", "seats": 3, **change}, INTRIGO)
    assert refused.value.text == text
