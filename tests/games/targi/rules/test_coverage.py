"""No card is forgotten."""

from igroteka.dossiers import dossier
from igroteka.texts import texts_for
from tests.games.targi.coverage import FILE, table


def test_every_card_is_implemented_stated_tested_and_worded() -> None:
    found = table()
    assert "**no**" not in found
    assert found.count("\n| TARGI-") == 16 + 12 + 45
    assert FILE.read_text(encoding="utf-8") == found, "run `make generate`"


def test_every_rule_has_words_for_players() -> None:
    found = dossier("targi")
    assert found is not None
    ids = {id for paragraph in found.paragraphs for id in paragraph.ids if not id.startswith("TARGI-K")}
    for language in ("en", "ru"):
        assert not [id for id in sorted(ids) if not texts_for(language).rule(id)]
