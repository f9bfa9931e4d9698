"""`replay analyse`: what comes out, for people and for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, refused, run

FILE = Path(__file__).parents[1] / "corpus" / "kittens" / "lightning_kittens-2-random.replay"
ANALYSE = ("replay", "analyse", str(FILE), "--iterations", "6")


@pytest.mark.parametrize(("language", "words"), [("en", "Turning points"), ("ru", "Переломы")])
def test_an_analysis_is_told_in_words(language: str, words: str) -> None:
    ran = run(*ANALYSE, "--lang", language)
    assert ran.code == 0
    assert words in ran.out
    assert "▁" in ran.out
    assert "%" in ran.out


def test_an_analysis_as_data() -> None:
    found = json.loads(run(*ANALYSE, "--json").out)
    assert set(found) == {"moments", "choices", "turning_points", "mistakes"}
    assert found["moments"][0]["step"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_a_page_with_a_chart(tmp_path: Path, language: str) -> None:
    file = tmp_path / "analysis.html"
    assert run(*ANALYSE, "--report", str(file), "--lang", language).code == 0
    page = file.read_text(encoding="utf-8")
    assert page.count("<polyline") == 2
    assert "<script" not in page


def test_an_analysis_never_takes_the_place_of_another_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.html"
    file.write_text("dear diary", encoding="utf-8")
    assert "--force" in refused(*ANALYSE, "--report", str(file))
    assert file.read_text(encoding="utf-8") == "dear diary"
    assert run(*ANALYSE, "--report", str(file), "--force").code == 0
    assert run(*ANALYSE, "--report", str(file)).code == 0


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_thought() -> None:
    assert refused(*ANALYSE, "--report", "no/such/folder/report.html")
