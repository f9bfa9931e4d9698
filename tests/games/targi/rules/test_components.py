"""What is in the box: every card as it is printed."""

import pytest

from igroteka.games.targi.rules.components import (
    BORDER,
    FACTS,
    GOODS_CARDS,
    KINDS,
    NUMBER_OF,
    SYMBOLS,
    TRIBE_CARDS,
    all_goods_cards,
    all_tribe_cards,
    goods_card,
    tribe_card,
)
from igroteka.games.targi.rules.grid import CORNERS, OPPOSITE, crossings
from tests.games.targi.table import seat, table

LETTERS = "dspg"

TRIBE = """
TARGI-T01 well_plain_gold dsg 3 none
TARGI-T02 well_plain_small ddsp 2 none
TARGI-T03 well_plain_big ddspp 3 none
TARGI-T04 well_targia_pairs sg 1 endgame
TARGI-T05 well_discount dss 1 permanent
TARGI-T06 well_robber_pass dg 1 permanent
TARGI-T07 well_harvest dssp 2 once
TARGI-T08 well_free_hand spg 2 permanent
TARGI-T09 well_hidden_gold dg 1 stored
TARGI-T10 camel_plain_gold dsg 3 none
TARGI-T11 camel_plain_small dssp 2 none
TARGI-T12 camel_plain_big dsspp 3 none
TARGI-T13 camel_camp_pairs sg 1 endgame
TARGI-T14 camel_more_cards g 1 endgame
TARGI-T15 camel_right_end ddssp 2 endgame
TARGI-T16 camel_discount g 1 permanent
TARGI-T17 camel_extra_pepper ppg 2 permanent
TARGI-T18 camel_open_land dds 1 once
TARGI-T19 oasis_plain_small pg 2 none
TARGI-T20 oasis_plain_gold dsg 3 none
TARGI-T21 oasis_plain_big ddspp 3 none
TARGI-T22 oasis_well_pairs pg 1 endgame
TARGI-T23 oasis_discount ssp 1 permanent
TARGI-T24 oasis_raid_shelter spg 1 permanent
TARGI-T25 oasis_extra_salt ssp 1 permanent
TARGI-T26 oasis_consolation dpg 2 permanent
TARGI-T27 oasis_resettle spg 2 once
TARGI-T28 targia_plain_gold dpg 3 none
TARGI-T29 targia_plain_small dspp 2 none
TARGI-T30 targia_plain_big dsspp 3 none
TARGI-T31 targia_camel_pairs pg 1 endgame
TARGI-T32 targia_diversity ppg 1 endgame
TARGI-T33 targia_discount dss/g 1 permanent
TARGI-T34 targia_raid_reward dg 1 permanent
TARGI-T35 targia_extra_dates ddg 2 permanent
TARGI-T36 targia_gift dspp 2 once
TARGI-T37 camp_plain_small pg 2 none
TARGI-T38 camp_plain_gold dpg 3 none
TARGI-T39 camp_plain_big ddssp 3 none
TARGI-T40 camp_oasis_pairs dg 1 endgame
TARGI-T41 camp_ten_cards dp 1 endgame
TARGI-T42 camp_discount dpp/g 1 permanent
TARGI-T43 camp_noble_discount dg 2 permanent
TARGI-T44 camp_trader dg 1 permanent
TARGI-T45 camp_ambush dspp 2 once
"""

GOODS = """
TARGI-G01 goods_date 2 date
TARGI-G02 goods_salt 2 salt
TARGI-G03 goods_pepper 2 pepper
TARGI-G04 goods_two_dates 1 date date
TARGI-G05 goods_two_salt 1 salt salt
TARGI-G06 goods_two_pepper 1 pepper pepper
TARGI-G07 goods_pepper_salt 1 salt pepper
TARGI-G08 goods_date_pepper 1 date pepper
TARGI-G09 goods_salt_date 1 date salt
TARGI-G11 goods_gold 3 gold
TARGI-G12 goods_vp 1 vp
"""


def lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


@pytest.mark.parametrize("line", lines(TRIBE), ids=lambda line: line[1])
def test_each_tribe_card_has_its_symbol_cost_and_points(line: list[str]) -> None:
    rule, id, cost, vp, timing = line
    card = tribe_card(NUMBER_OF[id])
    printed = "/".join(["".join([LETTERS[kind] * amounts[kind] for kind in range(4)]) for amounts in card.costs])
    assert (card.rule, card.id, printed, card.vp, card.timing) == (rule, id, cost, int(vp), timing)
    assert SYMBOLS[card.symbol].split("_")[0] == id.split("_")[0]
    assert bool(card.effect) == (timing != "none")


@pytest.mark.parametrize("line", lines(GOODS), ids=lambda line: line[1])
def test_each_goods_card_gives_what_it_shows(line: list[str]) -> None:
    rule, id, count, *gives = line
    card = goods_card(NUMBER_OF[id])
    assert (card.rule, card.count) == (rule, int(count))
    assert [KINDS[kind] for kind in card.gives] == gives
    a, _ = table(turn="A", a=seat(markers="C11"), centre={"C11": id})
    a.chooses("use:C11")
    assert [KINDS[kind] for kind, n in enumerate(a.g.players[0].stock[:4]) for _ in range(n)] == [
        kind for kind in gives if kind != "vp"
    ]


def test_a_choice_of_goods_offers_the_three_kinds() -> None:  # TARGI-G10
    assert goods_card(NUMBER_OF["goods_choice"]).count == 3
    a, _ = table(turn="A", a=seat(markers="C11"), centre={"C11": "goods_choice"})
    a.chooses("use:C11")
    assert a.options == ["take:date", "take:salt", "take:pepper"]
    a.chooses("take:salt")
    assert a.stock == "s1 v4"


def test_the_box_holds_eighty_cards() -> None:
    assert len(BORDER) + len(all_goods_cards()) + len(all_tribe_cards()) == 16 + 19 + 45
    assert [sum([card.symbol == n for card in TRIBE_CARDS]) for n in range(5)] == [9] * 5
    assert sum([card.vp for card in TRIBE_CARDS]) == 80
    timings = [card.timing for card in TRIBE_CARDS]
    assert {timing: timings.count(timing) for timing in timings} == {
        "none": 15,
        "endgame": 9,
        "permanent": 15,
        "once": 5,
        "stored": 1,
    }
    assert [sum([card.costs[0][kind] for card in TRIBE_CARDS]) for kind in range(4)] == [37, 35, 38, 26]
    given = [kind for card in GOODS_CARDS for kind in card.gives * card.count]
    assert [given.count(kind) for kind in range(5)] == [6, 6, 6, 3, 1]


def test_there_are_five_symbols() -> None:  # TARGI-D5
    assert SYMBOLS == ("well", "camel_rider", "oasis", "targia", "camp")


def test_the_border_is_a_ring_of_sixteen_with_raids_in_the_corners() -> None:  # TARGI-S1, TARGI-Q29
    assert list(BORDER) == list(range(1, 17))
    assert CORNERS == (4, 8, 12, 16)
    assert OPPOSITE == {1: 11, 11: 1, 2: 10, 10: 2, 3: 9, 9: 3, 15: 5, 5: 15, 14: 6, 6: 14, 13: 7, 7: 13}
    assert [card.rule for card in BORDER.values()] == [f"TARGI-B{number}" for number in range(1, 17)]


@pytest.mark.parametrize(
    ("ends", "cells"), [([1, 15], [0]), ([2, 14], [4]), ([9, 7], [8]), ([3, 15, 13], [2, 8]), ([1, 2, 3], [])]
)
def test_lines_cross_where_row_and_column_meet(ends: list[int], cells: list[int]) -> None:  # TARGI-M1
    assert crossings(ends) == cells


def test_tokens_are_counted_but_never_run_out() -> None:  # TARGI-GC2, TARGI-S4
    assert FACTS["tokens"]["date"] == 10
    a, b = table(turn="A", a=seat("d9", markers="C11"), b=seat("d9"), centre={"C11": "goods_two_dates"})
    a.chooses("use:C11")
    assert a.g.players[0].stock[0] + b.g.players[1].stock[0] == 20
