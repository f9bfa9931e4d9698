"""Consistency checks between the component data and the card classes, with readable errors for missing or duplicate
ones.
"""

from __future__ import annotations


class BadComponents(Exception):
    """A row of `data/bang.yaml` or a card class is missing or duplicated."""


def check_rows(rows: list[dict[str, str]]) -> None:
    """Refuse two rows with the same id or the same rule."""
    for key in ("id", "rule"):
        seen: dict[str, str] = {}
        for row in rows:
            value = row[key]
            if value in seen:
                raise BadComponents(f"data/bang.yaml: {value} stands there twice, for {seen[value]} and {row['id']}")
            seen[value] = row["id"]


def check_classes(rows: list[dict[str, str]], classes: dict[str, str]) -> None:
    """Refuse a row without a class of its id and rule, and vice versa; `classes` maps rules to ids."""
    rules = {row["rule"] for row in rows}
    for row in rows:
        id, rule = row["id"], row["rule"]
        if classes.get(rule) != id:
            raise BadComponents(f"{id} ({rule}) is in data/bang.yaml, but no class in rules/cards has that id and rule")
    for rule, id in classes.items():
        if rule not in rules:
            raise BadComponents(f"{id} ({rule}) is a class in rules/cards, but not in data/bang.yaml")
