"""Every line of the journal says why: which card, ability or event, and whose."""

from __future__ import annotations

import pytest

from igroteka.core.journal import Entry
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules import words
from igroteka.server.tables.replay_checksums import state_checksum
from igroteka.texts import Names, texts_for
from tests.games.bang.table import Actor, table

NAMES = {"en": ["Ann", "Bob", "Cleo", "Dina"], "ru": ["Аня", "Борис", "Соня", "Дина"]}
FORMS = {"en": [], "ru": ["", "cli-player-B", "cli-player-C", "cli-player-D"]}
ADDRESSES = ["she", "he", "she", "she"]


def lines(actor: Actor, text: str, language: str = "en", me: int = -1) -> list[str]:
    """The lines of a phrase as the journal tells them to a spectator, or to the player `me`."""
    entries = [entry for entry in actor.table.g.journal or [] if entry.phrase.text == f"bang-log-{text}"]
    names = Names(NAMES[language], me, GAME.figures(4), ADDRESSES, FORMS[language])
    return [texts_for(language).entry(entry.redacted_for(me), names) for entry in entries]


def test_a_loss_names_the_card_and_who_played_it() -> None:  # BANG-C10
    a, b, _, _ = table("A: gatling", "B 3: missed.2S", "C", "D")
    a.plays("gatling")
    b.passes()
    assert lines(a, "loss")[0] == "Bob loses 1 life point: Ann's Gatling (2 left)."
    assert lines(a, "loss", me=0)[0] == "Your Gatling costs Bob 1 life point (2 left)."
    assert lines(a, "loss", me=1)[0] == "You lose 1 life point: Ann's Gatling (2 left)."
    assert lines(a, "loss", "ru")[0] == "Борис теряет 1 жизнь: «Гатлинг» игрока Аня, остаётся 2."
    assert lines(a, "loss", "ru", 0)[0] == "Ты отнимаешь у Бориса 1 жизнь («Гатлинг»), остаётся 2."


def test_a_shot_of_a_fistful_of_cards_is_counted() -> None:  # BANG-F11
    a, *_ = table("A 4: missed.2S beer.6H bang.2C", "B", "C", "D", event="a_fistful_of_cards", phase="steps", turn="A")
    names = Names(NAMES["en"], 0)
    for shot in (1, 2, 3):
        assert a.decision is not None
        asked = texts_for("en").saying(a.decision.prompt, names)
        assert asked == f"A Fistful of Cards, shot {shot} of 3 at you. Answer with a Missed!?"
        a.passes()
    assert lines(a, "loss")[1] == "Ann loses 1 life point: A Fistful of Cards, shot 2 of 3 (2 left)."
    assert lines(a, "loss", "ru")[2] == "Аня теряет 1 жизнь: выстрел 3 из 3 («Россыпь карт»), остаётся 1."


def test_who_kills_whom_is_told_with_the_card() -> None:  # BANG-D05
    a, b, _, _ = table("A: bang.2C", "B 1", "C", "D")
    a.plays("bang.2C", b)
    assert lines(a, "dead")[0].startswith("Ann kills Bob (BANG!). Role: ")
    assert lines(a, "dead", me=0)[0].startswith("You kill Bob (BANG!).")
    assert lines(a, "dead", "ru", 1)[0].startswith("Аня убила тебя («Бэнг!»).")


def test_the_event_that_kills_is_told() -> None:  # BANG-H08
    a, *_ = table("A", "B 1", "C", "D", event="high_noon", turn="A", phase="play")
    a.ends()
    assert lines(a, "dead")[0].startswith("Bob is out of the game (High Noon). Role: ")


def test_el_gringo_takes_a_card_as_el_gringo() -> None:  # BANG-P04
    a, b, _, _ = table("A: bang.2C beer.6H", "B el_gringo", "C", "D")
    a.plays("bang.2C", b)
    assert lines(a, "take-hand") == ["Bob takes a card from Ann's hand (El Gringo)."]


def test_a_draw_names_the_ability_behind_it() -> None:  # BANG-P01
    a, b, _, _ = table("A: bang.2C", "B bart_cassidy", "C", "D")
    a.plays("bang.2C", b)
    assert lines(a, "draw") == ["Bob draws a card (Bart Cassidy)."]


def test_a_missed_that_calamity_janet_uses_as_a_bang_is_told_as_one() -> None:  # BANG-P03
    a, b, _, _ = table("A: duel", "B calamity_janet: missed.2S", "C", "D")
    a.plays("duel", b)
    b.answers("missed.2S")
    assert lines(a, "give") == ["Bob discards Missed! 2♠ as BANG! in answer (Duel)."]
    assert lines(a, "give", "ru", 1) == ["Ты сбрасываешь в ответ карту «Мимо!» 2♠ как «Бэнг!» («Дуэль»)."]


def test_whoever_began_a_duel_is_asked_about_their_own_duel() -> None:  # BANG-A08
    a, b, _, _ = table("A: duel bang.2C", "B: bang.3C", "C", "D")
    a.plays("duel", b)
    b.answers("bang.3C")
    assert a.decision is not None
    names = Names(NAMES["en"], 0)
    assert texts_for("en").saying(a.decision.prompt, names).startswith("Your Duel with Bob.")
    a.passes()
    assert lines(a, "loss") == ["Ann loses 1 life point: Duel (4 left)."]


def test_a_card_in_play_is_lost_to_somebody_or_replaced() -> None:  # BANG-C04 BANG-E03
    a, b, _, _ = table("A: cat_balou winchester | remington", "B: | barrel", "C", "D")
    a.plays("cat_balou", b)
    a.plays("winchester")
    told = lines(a, "removed")
    assert told[0].startswith("Bob loses Barrel ")
    assert told[0].endswith("(Ann's Cat Balou).")
    assert told[1].endswith(": Winchester takes its place.")


def test_immunity_is_told_with_its_ability() -> None:  # BANG-P17
    a, b, _, _ = table("A: bang.7D", "B apache_kid", "C", "D")
    a.plays("bang.7D", b)
    assert lines(a, "spared") == ["BANG! has no effect on Bob (Apache Kid)."]


def test_a_reward_says_for_whom() -> None:  # BANG-D08
    a, b, _, _ = table("A sheriff: bang.2C", "B outlaw 1", "C", "D")
    a.plays("bang.2C", b)
    assert lines(a, "reward") == ["Ann gets a reward of 3 cards for killing Bob."]
    assert lines(a, "reward", "ru") == ["Аня получает награду за Бориса: 3 карты."]


def test_greygory_deck_is_asked_about_the_pair_that_he_has() -> None:  # BANG-P38
    a, *_ = table("A greygory_deck", "B", "C", "D", phase="steps", turn="A")
    a.figure.abilities += [words.SOURCE_WORDS.index("bart_cassidy"), words.SOURCE_WORDS.index("rose_doolan")]
    g = a.table.g
    g.invalidate_index()
    told = texts_for("en").saying(g.stack[-1].decisions(g)[0].prompt, Names(NAMES["en"], 0))
    assert told == (
        "Greygory Deck: you have the abilities of Bart Cassidy and Rose Doolan. Do you draw two new characters instead?"
    )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_lines_without_a_cause_can_be_read(language: str) -> None:
    for phrase in vars(words).values():
        if getattr(phrase, "cause", ()) and not phrase.secret:
            told = texts_for(language).entry(Entry(phrase, (0,) * len(phrase.parts)), Names(NAMES[language]))
            assert "(" not in told or phrase is words.LOG_LOSS or phrase is words.LOG_GUESS


def test_a_cause_does_not_make_the_log_of_an_earlier_engine_unreadable() -> None:
    """An engine that explains more has the same checksums: tables that were stored before continue."""
    a, b, _, _ = table("A: gatling", "B: missed.2S", "C", "D")
    a.plays("gatling")
    g = a.table.g
    before = state_checksum(g)
    assert g.journal is not None
    last = g.journal[-1]
    g.journal[-1] = Entry(last.phrase, last.numbers, last.secret, last.seen_by)
    assert state_checksum(g) == before
    b.passes()
    assert state_checksum(g) != before
