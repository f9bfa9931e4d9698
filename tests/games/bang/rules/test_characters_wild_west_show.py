"""The characters of Wild West Show (BANG-P35 to BANG-P42)."""

from __future__ import annotations

import pytest

from igroteka.core.random import QuickRandom
from igroteka.games.bang.game import GAME
from tests.games.bang.table import Actor, Table, table

BASE = (
    *("bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais", "kit_carlson"),
    *("lucky_duke", "paul_regret", "pedro_ramirez", "rose_doolan", "sid_ketchum", "slab_the_killer"),
    *("suzy_lafayette", "vulture_sam", "willy_the_kid"),
)


def pair_of(actor: Actor) -> list[str]:
    """The pair that lies in front of Greygory Deck, or of Vera Custer who copies him."""
    abilities = actor.board.figures[actor.number].abilities
    return abilities[abilities.index("greygory_deck") + 1 :]


# Big Spencer.


def test_big_spencer_does_not_play_missed() -> None:  # BANG-P35 BANG-B21
    a, b, *_ = table("A: bang", "B big_spencer: missed.2S dodge.7D | barrel sombrero", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass", "answer:dodge.7D", "use:barrel", "use:sombrero"]


def test_big_spencer_may_discard_missed_as_a_price() -> None:  # BANG-P35 BANG-G08
    a, *_ = table("A big_spencer 3: whisky missed.2S", "B", "C", "D")
    a.plays("whisky")
    a.pays("missed")
    assert a.life == 5


def test_big_spencer_uses_bang_as_missed_under_showdown() -> None:  # BANG-P35 BANG-X07
    a, b, *_ = table("A: bang.AS", "B big_spencer: bang.2C missed.2S", "C", "D", show="showdown")
    a.plays("bang.AS", at=b)
    assert b.options == ["pass", "answer:bang.2C"]


def test_big_spencers_ban_looks_at_the_printed_name() -> None:  # BANG-P35 BANG-G12
    a, *_ = table("A big_spencer: missed.2S", "B", "C", "D", show="showdown")
    assert a.why_not("play-as:missed.2S:bang:B") == "BANG-P35"


@pytest.mark.parametrize("character", ["big_spencer", "gary_looter"])
def test_some_start_with_five_cards_whatever_their_life(character: str) -> None:  # BANG-P35 BANG-P37 BANG-S05
    hands = set()
    for seed in range(60):
        g = GAME.deal(GAME.setup(8, {"wild_west_show_characters": True}, str(seed)), QuickRandom(seed))
        whole = Table(g)
        for actor in [Actor(whole, number) for number in range(8)]:
            if actor.character == character and actor.letter != whole.turn:
                hands.add(len(actor.hand))
    assert hands == {5}


# Flint Westwood.


def test_flint_westwood_gives_a_card_for_two_random_ones() -> None:  # BANG-P36
    a, _, c, _ = table("A flint_westwood: beer.6H", "B", "C: bang.2C bang.3C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:C")
    assert (sorted(a.hand), c.hand) == (["bang.2C", "bang.3C"], ["beer.6H"])


def test_flint_westwood_takes_one_card_if_that_is_all() -> None:  # BANG-P36
    a, b, *_ = table("A flint_westwood: beer.6H", "B: bang.2C", "C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert (a.hand, b.hand) == (["bang.2C"], ["beer.6H"])


def test_flint_westwood_does_so_as_often_as_he_likes() -> None:  # BANG-P36 BANG-O17
    a, b, c, _ = table("A flint_westwood: beer.6H", "B: bang.2C", "C: scope.AS", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    a.chooses("use-card:flint_westwood:bang.2C:C")
    a.chooses("use-card:flint_westwood:scope.AS:B")
    assert (a.hand, b.hand, c.hand) == (["beer.6H"], ["scope.AS"], ["bang.2C"])


def test_by_option_flint_westwood_does_so_once_in_a_turn() -> None:  # BANG-P36 BANG-B18 BANG-O17
    a, *_ = table("A flint_westwood: beer.6H", "B: bang.2C", "C", "D", options={"flint_westwood_limit": "1"})
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert a.why_not("use-card:flint_westwood:bang.2C:B") == "BANG-P36"


def test_flint_westwood_needs_a_card_and_a_hand_to_take_from() -> None:  # BANG-P36 BANG-B18
    a, *_ = table("A flint_westwood: beer.6H", "B: | barrel", "C", "D")
    assert not [code for code in a.options if "flint" in code]
    a, *_ = table("A flint_westwood", "B: beer", "C", "D")
    assert a.why_not("use-card:flint_westwood:beer.6H:B") == "BANG-P36"


def test_the_order_in_which_flint_took_two_cards_is_not_told() -> None:  # BANG-P36 BANG-I06
    stories = set()
    for seed in range(20):
        a, b, *_ = table("A flint_westwood: beer.6H", "B: bang.2C bang.3C", "C", "D", seed=str(seed))
        a.chooses("use-card:flint_westwood:beer.6H:B")
        stories.add((str(a.told), str(b.told), str(a.hand)))
    assert len(stories) == 1


def test_flints_exchange_is_known_to_the_two_only() -> None:  # BANG-P36 BANG-I06
    a, b, c, _ = table("A flint_westwood: beer.6H", "B: bang.2C", "C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert (a.knows_of(b), b.knows_of(a), c.knows_of(a), c.knows_of(b)) == (["beer.6H"], ["bang.2C"], [], [])


# Gary Looter.


def test_gary_looter_gets_what_others_discard_for_the_hand_limit() -> None:  # BANG-P37 BANG-EX11
    _, b, c, d = table("A", "B 4: beer bang.2C bang.3C bang.4C bang.5C", "C", "D gary_looter", turn="B", phase="limit")
    b.throws("bang.2C")
    assert (d.hand, b.table.discards) == (["bang.2C"], [])
    assert (b.knows_of(d), c.knows_of(d)) == (["bang.2C"], [])


def test_gary_looter_discards_his_own_cards_as_usual() -> None:  # BANG-P37
    a, *_ = table("A gary_looter 1: beer.6H bang.2C", "B", "C", "D", phase="limit")
    a.throws("bang.2C")
    assert a.table.discards == ["bang.2C"]


def test_gary_looter_gets_no_other_discards() -> None:  # BANG-P37
    a, b, _, d = table("A 3: whisky beer.6H bang.AS", "B: missed.2S", "C", "D gary_looter")
    a.plays("whisky")
    a.pays("beer")
    a.plays("bang", at=b)
    b.answers("missed")
    assert d.hand == []


def test_of_several_garys_the_first_clockwise_gets_the_cards() -> None:  # BANG-P37
    _, b, c, d = table(
        "A", "B 1: beer.6H bang.2C", "C vera_custer +gary_looter", "D gary_looter", turn="B", phase="limit"
    )
    b.throws("bang.2C")
    assert (c.hand, d.hand) == (["bang.2C"], [])


# Greygory Deck.


def test_greygory_deck_draws_a_pair_of_base_characters() -> None:  # BANG-P38
    a, b, *_ = table("A greygory_deck +jourdonnais +willy_the_kid", "B kit_carlson", "C", "D", phase="steps")
    assert (a.options, a.defaults) == (["pass", "yes"], ["pass"])
    a.chooses("yes")
    assert len(pair_of(a)) == 2
    assert set(pair_of(a)) <= set(BASE)
    assert "kit_carlson" not in pair_of(a)
    assert b.board.figures[0].abilities == a.board.figures[0].abilities


def test_greygory_deck_keeps_both_or_changes_both() -> None:  # BANG-P38 BANG-B23
    a, *_ = table("A greygory_deck +jourdonnais +willy_the_kid", "B", "C", "D", phase="steps")
    a.passes()
    assert pair_of(a) == ["jourdonnais", "willy_the_kid"]


def test_greygory_deck_draws_no_life_counter() -> None:  # BANG-P38
    for seed in range(10):
        a, *_ = table(
            *("A greygory_deck", "B kit_carlson second=bart_cassidy", "C rose_doolan second=black_jack"),
            *("D paul_regret second=el_gringo", "E lucky_duke second=jesse_jones"),
            phase="steps",
            seed=str(seed),
        )
        a.chooses("yes")
        taken = {"kit_carlson", "rose_doolan", "paul_regret", "lucky_duke"}
        assert not set(pair_of(a)) & {*taken, "bart_cassidy", "black_jack", "el_gringo", "jesse_jones"}


def test_the_pair_just_put_back_may_be_drawn_again() -> None:  # BANG-P38
    drawn = set()
    for seed in range(40):
        a, *_ = table("A greygory_deck +jourdonnais +willy_the_kid", "B", "C", "D", phase="steps", seed=str(seed))
        a.chooses("yes")
        drawn.update(pair_of(a))
    assert {"jourdonnais", "willy_the_kid"} <= drawn


def test_greygory_deck_has_both_abilities() -> None:  # BANG-P38
    a, b, *_ = table("A greygory_deck +rose_doolan +willy_the_kid: bang.AS bang.2C", "B", "C", "D")
    c = Actor(a.table, 2)
    a.plays("bang.AS", at=c)
    a.plays("bang.2C", at=c)
    assert (c.life, b.life, a.life) == (2, 4, 5)


def test_greygory_decks_pool_does_not_depend_on_the_table() -> None:  # BANG-P38
    a, *_ = table("A greygory_deck", "B", "C", "D", phase="steps", options={"base_characters": False})
    a.chooses("yes")
    assert len(set(pair_of(a)) & set(BASE)) == 2


def test_with_one_free_character_greygory_deck_takes_that_one() -> None:  # BANG-P38
    a, *_ = table(
        *("A greygory_deck second=el_gringo", "B willy_the_kid second=black_jack"),
        *("C calamity_janet second=jesse_jones", "D jourdonnais second=kit_carlson"),
        *("E lucky_duke second=pedro_ramirez", "F paul_regret second=sid_ketchum"),
        *("G rose_doolan second=suzy_lafayette", "H slab_the_killer second=vulture_sam"),
        phase="steps",
    )
    a.chooses("yes")
    assert pair_of(a) == ["bart_cassidy"]
    lines = [line["arguments"] for line in a.told if line["text"] == "bang-log-half-pair"]
    assert lines == [{"player": "A", "source": "bart_cassidy"}]


# John Pain.


def test_john_pain_gets_the_cards_of_checks() -> None:  # BANG-P39
    *_, d = table("A", "B: | jail", "C", "D john_pain", turn="B", phase="steps", deck="bang.2C ...")
    assert d.hand == ["bang.2C"]
    assert "draw-open" in d.table.log


@pytest.mark.parametrize(("counts", "other"), [("bang.2C", "beer.6H"), ("beer.6H", "bang.2C")])
def test_john_pain_gets_the_card_of_lucky_duke_that_counted(counts: str, other: str) -> None:  # BANG-P39 BANG-K02
    _, b, _, d = table(
        "A", "B lucky_duke: | jail", "C", "D john_pain", turn="B", phase="steps", deck="bang.2C beer.6H ..."
    )
    b.chooses(f"check:{counts}")
    assert d.hand == [counts]
    assert other in b.table.discards


def test_john_pain_with_six_cards_gets_none() -> None:  # BANG-P39
    _, b, _, d = table(
        *("A", "B: | jail", "C", "D john_pain: beer beer beer beer beer beer"),
        turn="B",
        phase="steps",
        deck="bang.2C ...",
    )
    assert (len(d.hand), b.table.discards) == (6, ["bang.2C"])


def test_of_several_johns_the_checker_himself_comes_first() -> None:  # BANG-P39
    _, b, c, d = table(
        *("A", "B vera_custer +john_pain: | dynamite.2H", "C", "D john_pain"),
        turn="B",
        phase="steps",
        deck="bang.2C ...",
    )
    b.names(d)
    assert (b.hand[0], d.hand, c.in_play) == ("bang.2C", [], ["dynamite.2H"])


def test_a_full_john_leaves_the_card_to_the_next_one() -> None:  # BANG-P39
    _, _, c, d = table(
        *("A", "B: | jail", "C john_pain: beer beer beer beer beer beer", "D vera_custer +john_pain"),
        turn="B",
        phase="steps",
        deck="bang.2C ...",
    )
    assert ("bang.2C" in c.hand, d.hand) == (False, ["bang.2C"])


# Lee Van Kliff.


def test_lee_van_kliff_repeats_a_brown_card_for_a_bang() -> None:  # BANG-P40
    a, *_ = table("A lee_van_kliff: stagecoach bang.AS", "B", "C", "D")
    a.plays("stagecoach")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert (len(a.hand), a.table.discards) == (4, ["stagecoach.9S", "bang.AS"])


def test_lee_van_kliff_chooses_a_new_target() -> None:  # BANG-P40
    a, b, _, d = table("A lee_van_kliff: bang.AS bang.2C", "B", "C", "D")
    a.plays("bang.AS", at=b)
    assert [code for code in a.options if "lee" in code] == [f"use-card:lee_van_kliff:bang.2C:{x}" for x in "BD"]
    a.chooses("use-card:lee_van_kliff:bang.2C:D")
    assert (b.life, d.life, a.board.bangs) == (3, 3, 1)


def test_lee_van_kliff_repeats_a_card_once() -> None:  # BANG-P40 BANG-B24
    a, *_ = table(
        "A lee_van_kliff: stagecoach bang.AS bang.2C", "B", "C", "D", deck="beer.6H beer.7H beer.8H beer.9H ..."
    )
    a.plays("stagecoach")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert a.why_not("use-card:lee_van_kliff:bang.2C") == "BANG-P40"


def test_the_next_brown_card_gives_lee_a_new_chance() -> None:  # BANG-P40
    a, *_ = table(
        "A lee_van_kliff 1: stagecoach beer.6H bang.AS bang.2C",
        "B",
        "C",
        "D",
        deck="beer.7H beer.8H beer.9H beer.10H ...",
    )
    a.plays("stagecoach")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    a.plays("beer.6H")
    a.chooses("use-card:lee_van_kliff:bang.2C")
    assert a.life == 3


def test_a_blue_card_in_between_ends_lees_chance() -> None:  # BANG-P40 BANG-B24
    a, *_ = table("A lee_van_kliff: stagecoach barrel.QS bang.AS", "B", "C", "D")
    a.plays("stagecoach")
    a.plays("barrel")
    assert a.why_not("use-card:lee_van_kliff:bang.AS") == "BANG-P40"


def test_a_green_card_in_between_ends_lees_chance() -> None:  # BANG-P40
    a, *_ = table("A lee_van_kliff 3: stagecoach bang.AS | canteen", "B", "C", "D")
    a.plays("stagecoach")
    a.uses("canteen")
    assert a.why_not("use-card:lee_van_kliff:bang.AS") == "BANG-P40"


def test_an_event_action_in_between_ends_lees_chance() -> None:  # BANG-P40
    a, *_ = table("A lee_van_kliff: stagecoach bang.AS bang.2C", "B: | barrel.QS", "C", "D", event="ricochet")
    a.plays("stagecoach")
    a.chooses(next(code for code in a.options if "ricochet" in code))
    assert not [code for code in a.options if "lee_van_kliff" in code]


def test_lee_repeats_nothing_before_he_has_played() -> None:  # BANG-P40
    a, *_ = table("A lee_van_kliff: bang.AS", "B", "C", "D")
    assert a.why_not("use-card:lee_van_kliff:bang.AS") == "BANG-P40"


def test_lee_pays_no_price_again() -> None:  # BANG-P40
    a, *_ = table("A lee_van_kliff 1: whisky beer.6H bang.AS", "B", "C", "D")
    a.plays("whisky")
    a.pays("beer")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert (a.life, a.hand) == (5, [])


def test_lee_needs_a_legal_target() -> None:  # BANG-P40
    a, b, *_ = table("A lee_van_kliff: panic.JH bang.AS", "B: beer.6H", "C", "D")
    a.plays("panic", at=b)
    assert not [code for code in a.options if "lee_van_kliff" in code]


def test_a_card_of_any_colour_used_as_bang_can_be_repeated_under_showdown() -> None:  # BANG-P40 BANG-X07
    a, b, *_ = table("A lee_van_kliff: barrel.QS mustang.8H", "B", "C", "D", show="showdown")
    a.plays("barrel", at=b, as_="bang")
    a.chooses("use-card:lee_van_kliff:mustang.8H:B")
    assert b.life == 2


def test_a_repetition_counts_for_miss_susanna_and_its_price_does_not() -> None:  # BANG-P40 BANG-X09 BANG-Z35
    a, *_ = table("A lee_van_kliff: stagecoach bang.AS", "B", "C", "D")
    a.plays("stagecoach")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert a.board.played == 2


def test_lee_discards_a_bang_to_repeat_a_card_under_the_sermon() -> None:  # BANG-P40 BANG-H07
    deck = "beer.6H beer.7H beer.8H beer.9H ..."
    a, *_ = table("A lee_van_kliff: stagecoach bang.AS", "B", "C", "D", event="the_sermon", deck=deck)
    a.plays("stagecoach")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert a.hand == ["beer.6H", "beer.7H", "beer.8H", "beer.9H"]


def test_by_option_lee_repeats_nothing_with_bang_under_the_sermon() -> None:  # BANG-P40 BANG-H07 BANG-O15
    a, *_ = table(
        *("A lee_van_kliff: stagecoach bang.AS", "B", "C", "D"),
        event="the_sermon",
        deck="beer.6H beer.7H ...",
        options={"sermon_scope": "play_and_discard"},
    )
    a.plays("stagecoach")
    assert not [code for code in a.options if "lee_van_kliff" in code]


def test_lee_repeats_a_card_with_several_targets() -> None:  # BANG-P40
    a, b, c, d = table("A lee_van_kliff: gatling bang.AS", "B", "C", "D")
    a.plays("gatling")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert (b.life, c.life, d.life) == (2, 2, 2)


# Teren Kill.


def test_teren_kill_checks_when_he_is_dying_and_draws_a_card() -> None:  # BANG-P41
    a, b, *_ = table("A: bang", "B teren_kill 1", "C", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    assert (b.life, b.hand, b.table.discards[0]) == (1, ["beer.6H"], "bang.2C")


def test_spades_leave_teren_kill_no_beer() -> None:  # BANG-P41
    a, b, *_ = table("A: bang", "B teren_kill outlaw 1: beer.6H", "C", "D", deck="missed.2S ...")
    a.plays("bang", at=b)
    b.passes()
    b.uses("teren_kill")
    assert not b.alive


def test_teren_kill_saved_by_beer_draws_no_card() -> None:  # BANG-P41 BANG-Z54
    a, b, *_ = table("A: bang", "B teren_kill 1: beer.6H", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    b.answers("beer")
    assert (b.life, b.hand) == (1, [])


def test_one_check_is_enough_whatever_the_loss() -> None:  # BANG-P41
    _, b, *_ = table(
        *("A", "B teren_kill 1: | dynamite.2H", "C", "D"), turn="B", phase="steps", deck="missed.2S bang.2C beer.6H ..."
    )
    assert (b.life, b.table.log.count("check")) == (1, 2)


def test_each_new_loss_of_the_last_life_point_brings_a_new_check() -> None:  # BANG-P41
    a, b, *_ = table("A: bang punch", "B teren_kill 1", "C", "D", deck="bang.2C beer.6H bang.3C beer.7H ...")
    a.plays("bang", at=b)
    a.plays("punch", at=b)
    b.passes()
    b.uses("teren_kill")
    assert (b.life, b.hand) == (1, ["beer.6H", "beer.7H"])


@pytest.mark.parametrize("event", ["", "the_reverend"])
def test_teren_kill_checks_where_beer_is_of_no_use(event: str) -> None:  # BANG-P41
    two = "dead" if not event else ""
    a, b, *_ = table(
        "A: bang", "B teren_kill renegade 1: beer", f"C {two}", f"D {two}", deck="bang.2C beer.7H ...", event=event
    )
    a.plays("bang", at=b)
    b.passes()
    assert b.life == 1


def test_teren_kill_checks_while_he_is_handcuffed() -> None:  # BANG-P41 BANG-H09
    _, b, *_ = table(
        *("A", "B teren_kill 1: beer | dynamite.2H", "C", "D"),
        event="handcuffs",
        note=1,
        turn="B",
        phase="steps",
        deck="missed.2S bang.2C beer.7H ...",
    )
    assert (b.life, b.asked) == (1, "play")


def test_teren_kill_does_not_check_under_hangover() -> None:  # BANG-P41 BANG-H04
    a, b, *_ = table("A: bang", "B teren_kill outlaw 1", "C", "D", event="hangover")
    a.plays("bang", at=b)
    assert not b.alive


# Youl Grinner.


def test_whoever_has_more_cards_gives_youl_grinner_one() -> None:  # BANG-P42
    a, b, c, d = table(
        *("A youl_grinner: bang.AS", "B: beer.6H beer.7H", "C: beer.8H", "D: bang.2C bang.3C bang.4C"),
        phase="draw",
        deck="bang.8C bang.9C ...",
    )
    assert b.options == ["pick:beer.6H", "pick:beer.7H"]
    b.chooses("pick:beer.7H")
    d.chooses("pick:bang.3C")
    assert a.hand == ["bang.AS", "beer.7H", "bang.3C", "bang.8C", "bang.9C"]
    assert (b.hand, c.hand) == (["beer.6H"], ["beer.8H"])


def test_youl_grinner_compares_once_for_all() -> None:  # BANG-P42
    a, b, c, _ = table("A youl_grinner: bang.AS", "B: beer.6H beer.7H", "C: beer.8H beer.9H", "D", phase="draw")
    b.chooses("pick:beer.7H")
    assert c.asked == "levy"
    c.chooses("pick:beer.8H")
    assert len(a.hand) == 5


def test_only_the_two_know_a_card_of_the_levy() -> None:  # BANG-P42 BANG-I06
    a, b, c, _ = table("A youl_grinner", "B: beer.6H", "C", "D", phase="draw")
    assert (b.knows_of(a), c.knows_of(a)) == (["beer.6H"], [])
