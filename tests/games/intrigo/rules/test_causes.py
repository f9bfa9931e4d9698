"""The journal says whose influence card acts, and where in the palace a card lies."""

from igroteka.core.journal import Entry
from igroteka.games.intrigo.rules.words import LOG_ASSASSIN, LOG_BOUGHT, LOG_PLAYED
from igroteka.texts import Names, texts_for
from tests.games.intrigo.table import Actor, table


def line(actor: Actor, phrase: object) -> Entry:
    return next(entry for entry in actor.table.g.journal or [] if entry.phrase is phrase)


def test_a_card_is_told_with_the_tokens_on_both_sides() -> None:  # INTR-M1
    a, *_ = table("A: C2 C3", "B: D2 D3", "C: G2", gaps="D4 - - M4 G4 M3 C4 - G3 M2 - -")
    tokens = a.table.g.tokens.copy()
    a.chooses("play:contarini_2:g1")
    assert line(a, LOG_PLAYED).cause == (tokens[1], tokens[2])
    names = Names(["Ann", "Bob", "Cleo"])
    told = texts_for("en").attribute(
        "intrigo-log-played",
        "page",
        player="Ann",
        player_is="other",
        card="Contarini 2",
        before_id="workers",
        after_id="ducat",
    )
    assert told == "Ann puts Contarini 2 between the Workers seal and a ducat."
    assert texts_for("en").entry(line(a, LOG_PLAYED), names) == "Ann puts Contarini 2 into gap g1."


def test_an_influence_card_is_told_with_its_owner() -> None:  # INTR-P3
    a, *_ = table("A: C2 C3", "B: D2 D3", "C: G2", gaps="D4 - - M4 G4 M3 C4 - G3 M2 - -")
    a.buys("assassin", "g2", near="b3")
    names = Names(["Ann", "Bob", "Cleo"])
    assert line(a, LOG_BOUGHT).cause
    assert texts_for("en").entry(line(a, LOG_ASSASSIN), names).startswith("Ann's Assassin turns ")
    assert texts_for("en").entry(line(a, LOG_ASSASSIN), Names(["Ann", "Bob", "Cleo"], 0)).startswith("Your Assassin ")
