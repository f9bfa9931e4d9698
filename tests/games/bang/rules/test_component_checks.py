"""A component that is there twice or only in part is named in a sentence when the game is loaded."""

from __future__ import annotations

import pytest

from igroteka.games.bang.rules.component_checks import BadComponents, check_classes, check_rows

BANDAGE = {"id": "bandage", "rule": "BANG-C25"}
SMOKE = {"id": "smoke", "rule": "BANG-C25"}


def test_two_rows_with_one_rule_are_named() -> None:
    with pytest.raises(BadComponents, match=r"BANG-C25 stands there twice, for bandage and smoke"):
        check_rows([BANDAGE, SMOKE])


def test_two_rows_with_one_id_are_named() -> None:
    with pytest.raises(BadComponents, match=r"bandage stands there twice"):
        check_rows([BANDAGE, {"id": "bandage", "rule": "BANG-C26"}])


def test_a_row_without_a_class_is_named() -> None:
    with pytest.raises(BadComponents, match=r"bandage \(BANG-C25\) is in data/bang.yaml, but no class"):
        check_classes([BANDAGE], {"BANG-C25": "smoke"})


def test_a_class_without_a_row_is_named() -> None:
    with pytest.raises(BadComponents, match=r"smoke \(BANG-C26\) is a class in rules/cards, but not in data/bang.yaml"):
        check_classes([BANDAGE], {"BANG-C25": "bandage", "BANG-C26": "smoke"})
