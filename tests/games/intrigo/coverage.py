"""What of the box is played: a table of all components, made from the data, the dossier, the tests and the texts.

`make generate` writes it to games/intrigo/COVERAGE.md; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from igroteka.games.intrigo.rules.parts import FACTS, FAMILIES, HEADED, STACK
from igroteka.texts import texts_for

ROOT = Path(__file__).resolve().parents[3]
FILE = ROOT / "src" / "igroteka" / "games" / "intrigo" / "COVERAGE.md"
HEAD = """# What of Intrigo is played

Every kind of component of the box, where it is carried out, the rule and a test of it, and its names. The table is made
by `make generate`; a test compares it with the data, the code, the dossier, the tests and
the texts.

| component | in the box | carried out in | rule | test | en | ru |
| --- | --- | --- | --- | --- | --- | --- |
"""


@dataclass(frozen=True)
class Row:
    """One kind of component. `code` is a module and a name in it, `test` a file and a test in it."""

    text: str  # the id of its name and text
    count: int
    code: str
    rule: str
    test: str

    def line(self) -> str:
        """As a line of the table."""
        names = [texts_for(language).say(self.text) for language in ("en", "ru")]
        id = self.text.removeprefix("intrigo-")
        cells = [f"`{id}`", str(self.count), f"`{self.code}`", self.rule, f"`{self.test}`", *names]
        return f"| {' | '.join(cells)} |"


def rows() -> Iterator[Row]:
    """All kinds of components, in the order of the data."""
    test = "test_clean_up.test_the_first_player_card_goes_to_the_left"
    yield Row("intrigo-other-first_player", 1, "frames.CleanUp", "INTR-E1", test)
    for family in FAMILIES:
        headed = family in HEADED
        test = "the_family_decides_and_not_the_player_who_placed" if headed else "a_token_between_two_gaps"
        count = 1 if headed else 0  # there is no family card of Tiepolo
        yield Row(f"intrigo-family-{family}", count, "frames.award_building", "INTR-A5", f"test_awarding.test_{test}")
    for card in FACTS["intrigue_cards"]:
        test = "test_awarding.test_example_1_four_players_without_influence_cards"
        yield Row(f"intrigo-card-{card['id']}", card["count"], "frames.winning_card", "INTR-A4", test)
    for building in FACTS["building_cards"]:
        test = "test_clean_up.test_every_empty_building_gets_a_token_of_its_symbol"
        yield Row(f"intrigo-building-{building['id']}", building["count"], "frames.fill", "INTR-E6", test)
    for organisation in FACTS["organisations"]:
        test = "test_end.test_four_seals_of_a_kind_win"
        yield Row(f"intrigo-organisation-{organisation['id']}", organisation["cards"], "state.Player", "INTR-V1", test)
    for organisation in FACTS["organisations"]:
        test = "test_awarding.test_a_seal_is_counted_and_goes_back_into_the_bag"
        yield Row(f"intrigo-token-{organisation['id']}", organisation["seals"], "state.IntrigoGame", "INTR-A7", test)
    test = "test_awarding.test_a_ducat_won_can_be_spent_in_the_next_round"
    yield Row("intrigo-token-ducat", FACTS["ducats"]["count"], "state.IntrigoGame", "INTR-A7", test)
    for type in FACTS["influence_types"]:
        name = type["id"].capitalize()
        yield Row(f"intrigo-influence-{type['id']}", STACK, f"cards.box.{name}", type["rule"], TESTS[type["id"]])


TESTS = {
    "trader": "test_influence.test_the_trader_swaps_a_near_token_with_any_other",
    "assassin": "test_influence.test_the_assassin_turns_the_card_in_the_far_gap_face_down",
    "courtesan": "test_influence.test_the_courtesan_calls_a_named_card_into_the_empty_far_gap",
    "gondolier": "test_influence.test_the_gondolier_swaps_the_far_card_with_any_other_intrigue_card",
    "guard": "test_influence.test_the_guard_moves_the_far_card_to_another_empty_gap",
    "thief": "test_influence.test_the_thief_turns_a_near_token_face_down",
}


def page() -> str:
    """The whole page."""
    return HEAD + "\n".join([row.line() for row in rows()]) + "\n"


def files() -> dict[Path, str]:
    """What `make generate` writes."""
    return {FILE: page()}
