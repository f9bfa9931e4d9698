"""Rules are found in the dossiers by their ids and by words."""

from igroteka import dossiers
from igroteka.dossiers import looks_like_id, read, whole_rule

TEXT = """# Chess (Шахматы) – rules dossier

Preface without an id.

## 1. Moves

CHESS-M01 – **Pawn.** One step ahead:
  - a. two from its home,
  - b. across to capture.

Nothing stands in its way.

CHESS-M02 / CHESS-M03 – Rook and bishop.

**Rare moves**
- CHESS-M04 – Castling.
- **CHESS-M05 En passant.** Rare. **CHESS-M06 Promotion.** Less rare.

---

| id | mistake | rule |
|---|---|---|
| CHESS-B01 | moving into check | M01 |
| **CHESS-B02** | moving twice | M02 |
"""


def text_of(id: str) -> list[str]:
    return [paragraph.text for paragraph in read("chess", TEXT).rule(id)]


def test_a_rule_runs_to_the_next_head() -> None:
    (found,) = text_of("CHESS-M01")
    assert found.startswith("CHESS-M01 – **Pawn.**")
    assert found.endswith("Nothing stands in its way.")


def test_a_part_of_a_rule_leads_to_the_whole() -> None:
    assert text_of("CHESS-M01b") == text_of("chess-m01") == text_of("CHESS-M01")
    assert whole_rule("KIT-X05.1") == "KIT-X05"
    assert whole_rule("KIT-04b") == "KIT-04"


def test_one_head_may_define_two_rules() -> None:
    assert text_of("CHESS-M02") == text_of("CHESS-M03") == ["CHESS-M02 / CHESS-M03 – Rook and bishop."]


def test_a_bold_line_is_no_part_of_a_rule() -> None:
    assert "Rare moves" not in text_of("CHESS-M03")[0]
    assert text_of("CHESS-M04") == ["CHESS-M04 – Castling."]


def test_a_rule_may_begin_within_a_line() -> None:
    assert text_of("CHESS-M06") == text_of("CHESS-M05")


def test_a_row_of_a_table_is_a_rule() -> None:
    assert text_of("CHESS-B01") == ["CHESS-B01 – moving into check – M01"]


def test_words_are_searched_in_any_case() -> None:
    book = read("chess", TEXT)
    assert [found.ids for found in book.search("ROOK bishop")] == [("CHESS-M02", "CHESS-M03")]
    assert book.search("") == book.search("dragon") == []


def test_sections_and_titles_are_kept() -> None:
    book = read("chess", TEXT)
    assert book.title == "Chess (Шахматы) – rules dossier"
    assert book.paragraphs[0].section == "1. Moves"


def test_ids_are_told_from_words() -> None:
    assert all(looks_like_id(word) for word in ("KIT-04", "kit-04b", "BANG-N2.10", "TARGI-RD1", "KIT-X05.1"))
    assert not any(looks_like_id(word) for word in ("nope", "see the future", "KIT-", "KIT-T07 attack", ""))


def test_the_dossiers_of_all_four_games_are_found() -> None:
    assert dossiers.names() == ["bang", "intrigo", "kittens", "targi"]
    assert dossiers.dossier("ludo") is None
    for name, id in {"bang": "BANG-P24", "intrigo": "INTR-S1", "kittens": "KIT-T07", "targi": "TARGI-S1"}.items():
        book = dossiers.dossier(name)
        assert book is not None
        assert len(book.rule(id)) == 1


def test_an_id_in_bold_begins_a_row_of_a_table() -> None:
    assert text_of("CHESS-B02") == ["**CHESS-B02** – moving twice – M02"]
    assert "CHESS-B02" not in text_of("CHESS-B01")[0]
