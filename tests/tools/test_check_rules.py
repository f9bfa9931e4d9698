"""The check of the rule ids, on the small game of Noughts and its dossier."""

from pathlib import Path

from tools.check_rules import NO_RULES, Rulebook, check, states_a_rule

NOUGHTS = Rulebook("noughts", "OX", "src/noughts")
UNTESTED = Rulebook("noughts", "OX", "src/noughts", all_tested=False)
RULES = """
# Noughts – rules dossier
OX-T turns, OX-E end.

OX-T01 – Players take turns.
  - a. Noughts begin.

OX-05 / OX-06 – **Nought / cross.** A mark stays, see OX-T01.
- OX-P01 **small** – three by three.
- OX-O1 `size`: 3 or 4.
* **OX-E01** Three in a row win.
* **OX-E02 Draw.** A full board without a row.

A remark (OX-Q01) that is no rule of its own.
"""


def repository(root: Path, **files: str) -> Path:
    """A repository with the rules of Noughts, a test file and perhaps a source file."""
    places = {
        "rules": "src/noughts/RULES.md",
        "tests": "tests/noughts/test_rules.py",
        "helper": "tests/noughts/board.py",
        "source": "src/noughts.py",
        "words": "src/texts/en/noughts.ftl",
        "told": "src/noughts/texts/ru/rules.ftl",
    }
    for name, text in {"rules": RULES, **files}.items():
        file = root / places[name]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


def test_every_id_that_heads_a_paragraph_is_a_rule(tmp_path: Path) -> None:
    _, coverage = check(repository(tmp_path), (NOUGHTS,))
    assert list(coverage) == ["OX-T01", "OX-05", "OX-06", "OX-P01", "OX-O1", "OX-E01", "OX-E02"]


def test_a_cited_id_must_be_in_the_dossier(tmp_path: Path) -> None:
    root = repository(tmp_path, source='"""OX-T01 and OX-T02."""', words="# OX-E09\nrow = Row")
    problems, _ = check(root, (UNTESTED,))
    assert problems == [
        "src/noughts.py: OX-T02 is not in src/noughts/RULES.md",
        "src/texts/en/noughts.ftl: OX-E09 is not in src/noughts/RULES.md",
    ]


def test_remarks_and_parts_of_a_rule_may_be_cited_too(tmp_path: Path) -> None:
    problems, _ = check(
        repository(tmp_path, source="# OX-Q01, OX-T01a, OX-E02.1"),
        (UNTESTED,),
    )
    assert problems == []


def test_every_rule_needs_a_test_that_cites_it(tmp_path: Path) -> None:
    tests = """
def test_turns() -> None:  # OX-T01a
    '''OX-05'''
    assert "OX-06"
    # OX-P01, OX-O1, OX-E01
"""
    problems, _ = check(repository(tmp_path, tests=tests), (NOUGHTS,))
    assert problems == ["OX-E02: no test cites this rule"]


def test_a_citation_outside_the_test_files_is_no_test(tmp_path: Path) -> None:
    _, coverage = check(repository(tmp_path, helper="# OX-T01", source="# OX-T01"), (NOUGHTS,))
    assert coverage["OX-T01"] == 0


def test_tests_are_counted_once_each_and_a_table_beside_them_as_one(tmp_path: Path) -> None:
    tests = """
CASES = ["OX-T01", "OX-E01"]

@parametrize("OX-T01")
def test_one() -> None:  # OX-T01
    pass

class TestMore:
    async def test_two(self) -> None:  # OX-T01
        pass
"""
    _, coverage = check(repository(tmp_path, tests=tests), (NOUGHTS,))
    assert coverage["OX-T01"] == 3
    assert coverage["OX-E01"] == 1
    assert coverage["OX-E02"] == 0


def test_exempt_ids_and_groups_need_no_test() -> None:
    assert not any(states_a_rule(id) for id in NO_RULES)
    assert not states_a_rule("KIT-G01")
    assert states_a_rule("KIT-" + "S01")  # in two halves, so that this is no citation


def test_every_rule_is_told_to_players_in_every_language(tmp_path: Path) -> None:
    told = "".join([f"rule-OX-{id} = Words.\n" for id in ("T01", "05", "06", "P01", "O1", "E01")])
    problems, _ = check(repository(tmp_path, told=told), (NOUGHTS,))
    assert [problem for problem in problems if "no test" not in problem] == [
        "src/noughts/texts/ru/rules.ftl: rule-OX-E02 is missing"
    ]
