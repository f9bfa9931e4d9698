"""The variants of a match: No Mercy, Experience, Hiring, Bounties (BANG-V)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import SOURCE_WORDS
from tests.games.bang.table import Actor, Table, table

NO_MERCY: Mapping[str, SettingValue] = {"no_mercy": True}
MUST_SHOOT: Mapping[str, SettingValue] = {"no_mercy": True, "no_mercy_form": "must_shoot"}


def next_game(
    options: Mapping[str, SettingValue],
    money: list[int],
    in_play: Mapping[str, list[str]] | None = None,
    hired: Mapping[str, list[object]] | None = None,
    seed: str = "1",
) -> list[Actor]:
    """A game of a match of four with A as Sheriff; what was in play and who was hired in the last one is by letters."""
    carried: dict[str, object] = {
        "sheriff": 0,
        "money": money,
        "in_play": [(in_play or {}).get(letter, []) for letter in "ABCD"],
        "hired": [number_and_price((hired or {}).get(letter, [])) for letter in "ABCD"],
        "wins": [[0] * 4] * 4,
        "turns": [0] * 4,
    }
    setup = GAME.setup(4, options, seed, carried=carried)
    whole = Table(GAME.deal(setup, from_seed(seed)))
    return [Actor(whole, number) for number in range(4)]


def number_and_price(hired: list[object]) -> list[int]:
    """A hired character as it is carried over."""
    return [SOURCE_WORDS.index(str(hired[0])), int(str(hired[1]))] if hired else []


def money(actor: Actor) -> list[int]:
    """What everybody has."""
    return [player.money for player in actor.board.players]


def characters(actor: Actor) -> list[str]:
    """The characters of the players; a number sign stands for none."""
    return [SOURCE_WORDS[figure.character] for figure in actor.table.g.figures]


# No Mercy.


def test_the_sheriff_takes_a_bang_back_at_the_end_of_their_turn() -> None:  # BANG-V01 BANG-T21
    a, b, *_ = table("A: bang.AS", "B", "C", "D", options=NO_MERCY)
    a.plays("bang", at=b)
    a.ends()
    assert (a.asked, a.options, a.defaults) == ("take-back", ["pass", "pick:bang.AS"], ["pass"])
    a.chooses("pick:bang.AS")
    assert (a.hand, a.table.discards, b.knows_of(a)) == (["bang.AS"], [], ["bang.AS"])


def test_the_sheriff_takes_back_one_card_only() -> None:  # BANG-V01 BANG-Z10
    a, b, *_ = table("A: bang.AS bang.2C | volcanic", "B", "C", "D", options=NO_MERCY)
    a.plays("bang.AS", at=b)
    a.plays("bang.2C", at=b)
    a.ends()
    a.chooses("pick:bang.2C")
    assert (a.hand, a.table.turn) == (["bang.2C"], "B")


def test_the_card_taken_back_is_not_counted_for_the_hand_limit() -> None:  # BANG-V01
    a, b, *_ = table("A 1: bang.AS beer.6H", "B", "C", "D", options=NO_MERCY)
    a.plays("bang", at=b)
    a.ends()
    a.chooses("pick:bang.AS")
    assert (len(a.hand), a.table.turn) == (2, "B")


def test_nobody_but_the_sheriff_takes_cards_back() -> None:  # BANG-V01
    _, b, c, _ = table("A", "B: bang.AS", "C", "D", options=NO_MERCY, turn="B")
    b.plays("bang", at=c)
    b.ends()
    assert b.table.turn == "C"


def test_without_the_variant_nothing_is_taken_back() -> None:  # BANG-V01
    a, b, *_ = table("A: bang.AS", "B", "C", "D")
    a.plays("bang", at=b)
    a.ends()
    assert a.table.turn == "B"


def test_a_card_played_as_bang_is_taken_back_too() -> None:  # BANG-V01 BANG-G06
    a, b, *_ = table("A calamity_janet: missed.2S", "B", "C", "D", options=NO_MERCY)
    a.plays("missed", at=b, as_="bang")
    a.ends()
    assert a.options == ["pass", "pick:missed.2S"]


def test_cards_given_in_a_duel_are_not_taken_back() -> None:  # BANG-V01
    a, b, *_ = table("A: duel.8C bang.AS", "B: bang.2C", "C", "D", options=NO_MERCY)
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang")
    a.ends()
    assert a.table.turn == "B"


def test_a_card_that_was_shuffled_into_the_deck_is_not_taken_back() -> None:  # BANG-V01
    a, b, *_ = table("A: bang.AS stagecoach", "B", "C", "D", options=NO_MERCY, deck="beer.6H")
    a.plays("bang", at=b)
    a.plays("stagecoach")
    a.ends()
    assert a.asked != "take-back"


def test_a_card_that_was_shuffled_and_discarded_again_is_not_taken_back() -> None:  # BANG-V01
    a, b, *_ = table("A 1: bang.AS stagecoach", "B", "C", "D", options=NO_MERCY, deck="beer.6H")
    a.plays("bang.AS", at=b)
    a.plays("stagecoach")
    assert a.hand == ["beer.6H", "bang.AS"]
    a.ends()
    a.throws("bang.AS")
    assert (a.asked, "bang.AS" in a.table.discards + b.hand) == ("", True)


def test_a_card_that_was_in_progress_when_the_deck_was_shuffled_is_taken_back() -> None:  # BANG-V01 BANG-T53
    a, b, *_ = table(
        "A: bang.AS", "B: dodge.7D", "C", "D", options=NO_MERCY, deck="", discards="beer.6H beer.7H beer.8H"
    )
    a.plays("bang", at=b)
    b.answers("dodge")
    a.ends()
    assert a.options == ["pass", "pick:bang.AS"]


def test_by_option_the_sheriff_does_not_discard_a_bang_they_could_have_played() -> None:  # BANG-V01 BANG-O10
    a, *_ = table("A 1: bang.AS beer.6H scope", "B", "C", "D", options=MUST_SHOOT)
    a.ends()
    assert a.options == ["discard:beer.6H", "discard:scope.AS"]
    assert a.why_not("discard:bang.AS") == "BANG-V01"


def test_by_option_nothing_is_taken_back() -> None:  # BANG-O10
    a, b, *_ = table("A: bang.AS", "B", "C", "D", options=MUST_SHOOT)
    a.plays("bang", at=b)
    a.ends()
    assert a.table.turn == "B"


def test_a_bang_that_could_not_be_played_is_discarded_freely() -> None:  # BANG-O10
    a, b, *_ = table("A 1: bang.AS bang.2C beer.6H", "B", "C", "D", options=MUST_SHOOT)
    a.plays("bang.AS", at=b)
    a.ends()
    assert a.options == ["discard:bang.2C", "discard:beer.6H"]


def test_without_a_target_in_range_a_bang_is_discarded_freely() -> None:  # BANG-O10
    a, *_ = table("A 1: bang.AS beer.6H", "B: | mustang", "C", "D: | hideout", options=MUST_SHOOT)
    a.ends()
    assert "discard:bang.AS" in a.options


def test_others_discard_freely() -> None:  # BANG-O10
    _, b, *_ = table("A", "B 1: bang.AS beer.6H", "C", "D", options=MUST_SHOOT, turn="B")
    b.ends()
    assert "discard:bang.AS" in b.options


# Experience.

EXPERIENCE: Mapping[str, SettingValue] = {"experience": True}


def test_cards_of_the_last_game_are_kept_for_money() -> None:  # BANG-V02
    a, b, *_ = next_game(EXPERIENCE, [0, 1200, 0, 0], {"B": ["barrel.QS", "scope.AS", "mustang.8H"]})
    assert (b.asked, b.options, b.defaults) == (
        "keep-cards",
        ["pass", "pick:barrel.QS", "pick:scope.AS", "pick:mustang.8H"],
        ["pass"],
    )
    b.chooses("pick:scope.AS")
    b.chooses("pick:barrel.QS")
    assert (b.hand[:2], money(a)) == (["scope.AS", "barrel.QS"], [0, 200, 0, 0])
    assert len(b.hand) == b.figure.max_life  # they count in the deal
    assert a.table.deck.count("scope.AS") + sum(actor.hand.count("scope.AS") for actor in (a, b)) == 1


def test_nobody_keeps_more_than_they_can_pay() -> None:  # BANG-V02 BANG-B33
    _, b, *_ = next_game(EXPERIENCE, [0, 999, 0, 0], {"B": ["barrel.QS", "scope.AS"]})
    b.chooses("pick:scope.AS")
    assert b.asked != "keep-cards"
    a, *_ = next_game(EXPERIENCE, [499] * 4, {letter: ["barrel.QS"] for letter in "A"})
    assert a.asked != "keep-cards"


def test_nobody_keeps_more_than_their_starting_hand_and_life() -> None:  # BANG-V02 BANG-B33
    lots = ["barrel.QS", "scope.AS", "mustang.8H", "hideout.KD", "binocular.10D", "canteen.7H", "bible.10H"]
    _, b, *_ = next_game(EXPERIENCE, [0, 9000, 0, 0], {"B": lots})
    kept = 0
    while b.asked == "keep-cards":
        b.chooses(b.options[-1])
        kept += 1
    assert kept == b.figure.max_life


def test_the_starting_hand_limits_what_a_long_life_would_allow() -> None:  # BANG-V02 BANG-P35
    lots = ["barrel.QS", "scope.AS", "mustang.8H", "hideout.KD", "binocular.10D", "canteen.7H", "bible.10H"]
    _, b, *_ = next_game(
        {**EXPERIENCE, "hiring": True, "wild_west_show_characters": True},
        [0, 9000, 0, 0],
        {"B": lots},
        {"B": ["big_spencer", 0]},
    )
    b.chooses("yes")
    kept = 0
    while b.asked == "keep-cards":
        b.chooses(b.options[-1])
        kept += 1
    assert (b.figure.life, kept, len(b.hand)) == (9, 5, 5)


def test_the_dead_of_the_last_game_keep_nothing() -> None:  # BANG-V02
    a, b, *_ = table("A: duel | scope", "B outlaw 1: | mustang hideout", "C outlaw dead", "D renegade dead")
    a.plays("duel", at=b)
    series = GAME.match(4, {}, "1", 0)
    series.add_result(a.table.g)
    assert series.carried["in_play"] == [["scope.AS"], [], [], []]


def test_kept_cards_are_known_to_all() -> None:  # BANG-V02 BANG-I11
    a, b, c, _ = next_game(EXPERIENCE, [0, 500, 0, 0], {"B": ["barrel.QS"]})
    b.chooses("pick:barrel.QS")
    assert (a.knows_of(b), c.knows_of(b)) == (["barrel.QS"], ["barrel.QS"])


def test_characters_are_known_before_cards_are_kept() -> None:  # BANG-V02 BANG-V05
    _, b, *_ = next_game(EXPERIENCE, [0, 500, 0, 0], {"B": ["barrel.QS"]})
    assert b.asked == "keep-cards"
    assert all(figure.character for figure in b.table.g.figures)
    assert [len(player.hand) for player in b.table.g.players] == [0, 0, 0, 0]


# Hiring.

HIRING: Mapping[str, SettingValue] = {"hiring": True}
THOUSAND = [1000] * 4


def test_everybody_starts_with_a_thousand_dollars() -> None:  # BANG-V03
    series = GAME.match(5, HIRING, "1", 0)
    assert series.scores == [1000] * 5
    g = series.next_game()
    assert isinstance(g, BangGame)
    assert [player.money for player in g.players] == [1000] * 5


def test_the_player_on_the_sheriffs_right_opens() -> None:  # BANG-V03
    a, b, c, d = next_game(HIRING, THOUSAND)
    assert (d.asked, len(d.options), a.table.asked) == ("open", 4, "D")
    assert (a.asked, b.asked, c.asked) == ("", "", "")


def test_the_opener_bids_any_multiple_of_a_hundred() -> None:  # BANG-V03 BANG-V06
    *_, d = next_game(HIRING, [1000, 1000, 1000, 450])
    d.chooses(d.options[0])
    assert (d.asked, d.options) == ("opening-bid", ["bid:100", "bid:200", "bid:300", "bid:400"])


def test_everybody_is_told_who_is_put_up_for_auction() -> None:  # BANG-V03
    a, *_, d = next_game(HIRING, THOUSAND)
    wanted = d.options[0].removeprefix("character:")
    d.chooses(d.options[0])
    assert {"text": "bang-log-opens", "arguments": {"player": "D", "source": wanted}, "hidden": False} in a.told


def test_the_others_raise_or_pass_counter_clockwise() -> None:  # BANG-V03
    a, b, c, d = next_game(HIRING, THOUSAND)
    d.chooses(d.options[0])
    d.chooses("bid:300")
    assert (c.asked, c.options[:3], c.options[-1]) == ("bid", ["pass", "bid:400", "bid:500"], "bid:1000")
    c.passes()
    b.chooses("bid:500")
    a.passes()
    assert d.options[:2] == ["pass", "bid:600"]
    d.passes()
    assert (money(a), characters(a)[1] != SOURCE_WORDS[0]) == ([1000, 500, 1000, 1000], True)


def test_whoever_has_passed_is_not_asked_again() -> None:  # BANG-V03
    a, b, c, d = next_game(HIRING, THOUSAND)
    d.chooses(d.options[0])
    d.chooses("bid:100")
    c.passes()
    b.chooses("bid:200")
    a.chooses("bid:300")
    d.passes()
    b.passes()
    assert (money(a), a.table.g.players[0].price, d.asked) == ([700, 1000, 1000, 1000], 300, "")


def first_character_hired_by_c() -> list[Actor]:
    """D has opened, and C has outbid everybody."""
    a, b, c, d = next_game(HIRING, THOUSAND)
    d.chooses(d.options[0])
    d.chooses("bid:100")
    c.chooses("bid:200")
    for actor in (b, a, d):
        actor.passes()
    return [a, b, c, d]


def test_the_next_opener_follows_the_last_opener() -> None:  # BANG-V06
    a, b, *_ = first_character_hired_by_c()
    assert (money(a)[2], a.table.asked, b.asked) == (800, "B", "open")


def test_a_later_opener_is_answered_counter_clockwise_from_himself() -> None:  # BANG-V03 BANG-V06
    a, b, _, d = first_character_hired_by_c()
    b.chooses(b.options[0])
    b.chooses("bid:100")
    assert a.table.asked == "A"
    a.passes()
    assert d.asked == "bid"


def test_the_next_opener_follows_the_opener_and_not_the_winner() -> None:  # BANG-V06
    a, b, c, d = next_game(HIRING, THOUSAND)
    d.chooses(d.options[0])
    d.chooses("bid:100")
    c.passes()
    b.passes()
    a.chooses("bid:200")
    d.passes()
    assert (money(a)[0], c.asked, d.asked) == (800, "open", "")


def test_the_opener_opens_again_if_nobody_else_is_left() -> None:  # BANG-V06
    a, b, c, d = next_game(HIRING, THOUSAND, hired={"A": ["bart_cassidy", 0], "D": ["jourdonnais", 0]})
    for actor in (d, a):
        actor.chooses("yes")
    c.chooses(c.options[0])
    c.chooses("bid:100")
    b.chooses("bid:200")
    c.passes()
    assert money(a) == [1000, 800, 900, 1000]  # with one character left there is nothing to ask (BANG-O24)


def test_nobody_bids_more_than_they_have() -> None:  # BANG-V03 BANG-B32
    _, b, c, d = next_game(HIRING, [1000, 350, 250, 1000])
    d.chooses(d.options[0])
    d.chooses("bid:300")
    assert (c.asked, b.asked) == ("", "")  # neither can go higher
    _, b, c, d = next_game(HIRING, [1000, 350, 250, 1000])
    d.chooses(d.options[0])
    d.chooses("bid:100")
    assert c.options == ["pass", "bid:200"]


def test_a_player_without_a_hundred_dollars_is_passed_over() -> None:  # BANG-V03
    _, _, c, d = next_game(HIRING, [1000, 1000, 1000, 50])
    assert (d.asked, c.asked) == ("", "open")


def test_characters_left_over_are_dealt_for_nothing() -> None:  # BANG-V03 BANG-V06
    a, *_ = next_game(HIRING, [0, 50, -500, 0])
    assert "#" not in "".join(characters(a))
    assert (money(a), [player.price for player in a.table.g.players]) == ([0, 50, -500, 0], [0] * 4)


KEPT = (("B", "bart_cassidy"), ("C", "black_jack"), ("D", "jourdonnais"))


def test_the_last_player_opens_alone_for_a_hundred() -> None:  # BANG-V03 BANG-V06
    a, b, c, d = next_game(HIRING, [700, 0, 0, 0], hired={x: [y, 0] for x, y in KEPT})
    for actor in (d, c, b):
        actor.chooses("yes")
    assert (money(a), a.table.log.count("bid")) == ([600, 0, 0, 0], 1)


def test_by_option_a_player_who_opens_alone_is_asked() -> None:  # BANG-V03 BANG-O24
    options = {**HIRING, "forced_answers": "asked"}
    a, b, c, d = next_game(options, [700, 0, 0, 0], hired={x: [y, 0] for x, y in KEPT})
    for actor in (d, c, b):
        actor.chooses("yes")
    assert (a.asked, len(a.options)) == ("open", 1)
    a.chooses(a.options[0])
    assert (a.asked, a.options) == ("opening-bid", ["bid:100"])


def test_a_survivor_keeps_their_character_for_its_old_price() -> None:  # BANG-V03
    *_, d = next_game(HIRING, THOUSAND, hired={"D": ["jourdonnais", 300]})
    assert (d.asked, d.options, d.defaults) == ("keep-character", ["pass", "yes"], ["pass"])
    d.chooses("yes")
    assert (characters(d)[3], money(d)[3], d.table.g.players[3].price) == ("jourdonnais", 700, 300)
    assert len(d.table.g.offered) == 3


def test_a_character_that_was_kept_is_not_on_offer() -> None:  # BANG-V03
    for seed in range(12):
        *_, d = next_game({**HIRING, **BASE}, THOUSAND, hired={"D": ["jourdonnais", 100]}, seed=str(seed))
        d.chooses("yes")
        assert SOURCE_WORDS.index("jourdonnais") not in d.table.g.offered


def test_a_survivor_in_debt_keeps_what_cost_nothing() -> None:  # BANG-V03 BANG-V06
    *_, d = next_game(HIRING, [1000, 1000, 1000, -4000], hired={"D": ["jourdonnais", 0]})
    d.chooses("yes")
    assert (characters(d)[3], money(d)[3]) == ("jourdonnais", -4000)


def test_a_survivor_who_cannot_pay_is_not_asked() -> None:  # BANG-V03
    _, _, c, d = next_game(HIRING, [1000, 1000, 1000, 200], hired={"D": ["jourdonnais", 300]})
    assert d.asked == "open"
    assert c.asked == ""


def test_characters_are_kept_before_the_auction_counter_clockwise() -> None:  # BANG-V05
    a, b, c, d = next_game(HIRING, THOUSAND, hired={x: [y, 100] for x, y in KEPT})
    for actor in (d, c, b):
        assert a.table.asked == actor.letter
        actor.passes()
    assert d.asked == "open"


def test_who_gives_their_character_up_may_see_it_on_offer_again() -> None:  # BANG-V03
    found = set()
    for seed in range(20):
        *_, d = next_game({**HIRING, **BASE}, THOUSAND, hired={"D": ["jourdonnais", 100]}, seed=str(seed))
        d.passes()
        found.add("character:jourdonnais" in d.options)
    assert found == {True, False}


BASE: Mapping[str, SettingValue] = {"dodge_city_characters": False, "promo_characters": False}


def test_only_survivors_may_keep_their_characters() -> None:  # BANG-V03 BANG-V06
    a, b, *_ = table("A: bang", "B outlaw 1", "C outlaw dead", "D renegade dead")
    a.table.g.history.hired = [figure.character for figure in a.table.g.figures]
    a.table.g.players[0].price = 400
    a.plays("bang", at=b)
    series = GAME.match(4, HIRING, "1", 0)
    series.add_result(a.table.g)
    assert series.carried["hired"] == [[a.figure.character, 400], [], [], []]


def test_the_hired_character_is_kept_even_after_new_identity() -> None:  # BANG-V06
    a, b, *_ = table(
        *("A bart_cassidy second=willy_the_kid: bang", "B outlaw 1", "C outlaw dead", "D renegade dead"),
        event="new_identity",
        phase="steps",
    )
    a.table.g.history.hired = [figure.character for figure in a.table.g.figures]
    a.chooses("yes")
    a.plays("bang", at=b)
    series = GAME.match(4, HIRING, "1", 0)
    series.add_result(a.table.g)
    assert series.carried["hired"] == [[SOURCE_WORDS.index("bart_cassidy"), 0], [], [], []]


def test_in_the_first_game_nobody_keeps() -> None:  # BANG-V06
    g = GAME.match(4, {**HIRING, "experience": True}, "1", 0).next_game()
    assert g.decisions()[0].prompt.phrase.text == "bang-ask-open"


def test_life_counters_are_dealt_after_the_auction() -> None:  # BANG-V05
    a, b, c, d = next_game(HIRING, THOUSAND)
    assert [figure.second_character for figure in a.table.g.figures] == [0] * 4
    while a.table.g.decisions() and (me := next(x for x in (a, b, c, d) if x.asked)).asked in (
        "open",
        "opening-bid",
        "bid",
    ):
        me.chooses(me.options[0])
    numbers = [n for figure in a.table.g.figures for n in (figure.character, figure.second_character)]
    assert len(set(numbers)) == 8


def test_cards_are_kept_after_the_auction() -> None:  # BANG-V05
    a, *others = next_game({**HIRING, "experience": True}, [0, 0, 0, 2000], {"D": ["barrel.QS"]})
    d = others[2]
    assert d.asked == "open"
    d.chooses(d.options[0])
    d.chooses("bid:1500")
    assert (d.asked, money(a)[3]) == ("keep-cards", 500)


def test_bids_are_public() -> None:  # BANG-I11
    a, b, _, d = next_game(HIRING, THOUSAND)
    d.chooses(d.options[0])
    d.chooses("bid:300")
    for actor in (a, b):
        assert {"text": "bang-log-bid", "arguments": {"player": "D", "count": 300}, "hidden": False} in actor.told


def test_the_price_of_a_character_is_its_bid() -> None:  # BANG-V03
    a, b, c, d = next_game(HIRING, THOUSAND)
    d.chooses(d.options[2])
    d.chooses("bid:700")
    for actor in (c, b, a):
        actor.passes()
    assert (money(a), d.table.g.players[3].price) == ([1000, 1000, 1000, 300], 700)


# Bounties.

BOUNTIES: Mapping[str, SettingValue] = {"bounties": True}
CARRIED: Mapping[str, object] = {"sheriff": 0, "money": [0] * 4}


def test_the_killer_of_an_outlaw_gets_a_thousand_dollars_and_no_cards() -> None:  # BANG-V04
    a, b, *_ = table("A: bang", "B outlaw 1", "C outlaw", "D", options=BOUNTIES, carried=CARRIED)
    a.plays("bang", at=b)
    assert (money(a), a.hand) == ([1000, 0, 0, 0], [])


def test_a_bounty_is_paid_also_for_the_last_outlaw() -> None:  # BANG-V04 BANG-Z72
    a, b, *_ = table("A: bang", "B outlaw 1", "C outlaw dead", "D dead", options=BOUNTIES, carried=CARRIED)
    a.plays("bang", at=b)
    assert (money(a), a.table.winners) == ([1000, 0, 0, 0], "A")


def test_a_killer_who_is_dead_gets_no_bounty() -> None:  # BANG-V04 BANG-D10
    _, b, _, d = table(
        *("A", "B outlaw 1: gatling", "C", "D outlaw 1"), turn="B", show="gag", options=BOUNTIES, carried=CARRIED
    )
    b.chooses("offer:gag")
    b.plays("gatling")  # the fine is due between two targets
    assert (b.alive, d.alive, money(b)) == (False, False, [0, 0, 0, 0])


def test_other_deaths_bring_no_bounty() -> None:  # BANG-V04
    a, b, *_ = table("A: bang beer", "B renegade 1", "C outlaw", "D", options=BOUNTIES, carried=CARRIED)
    a.plays("bang", at=b)
    assert (money(a), a.hand) == ([0, 0, 0, 0], ["beer.6H"])


def test_a_sheriff_still_loses_all_for_a_deputy() -> None:  # BANG-V04 BANG-D09
    lines = ("A: bang beer | scope", "B deputy 1", "C outlaw", "D outlaw", "E renegade")
    a, b, *_ = table(*lines, options=BOUNTIES, carried={"sheriff": 0, "money": [0] * 5})
    a.plays("bang", at=b)
    assert (a.hand, a.in_play) == ([], [])


def test_dynamite_earns_no_bounty() -> None:  # BANG-V04 BANG-D07
    a, b, *_ = table(
        *("A", "B outlaw 1: | dynamite", "C outlaw", "D"),
        options=BOUNTIES,
        carried=CARRIED,
        turn="B",
        phase="steps",
        deck="bang.8S ...",
    )
    assert (b.alive, money(a)) == (False, [0, 0, 0, 0])


# What needs a match.


@pytest.mark.parametrize("variant", ["experience", "hiring", "bounties"])
def test_three_variants_need_a_match(variant: str) -> None:  # BANG-V05
    with pytest.raises(BadSetup) as caught:
        GAME.setup(5, {variant: True}, "1")
    assert caught.value.rule == "BANG-V05"


def test_no_mercy_needs_no_match() -> None:  # BANG-V05
    assert GAME.setup(5, {"no_mercy": True}, "1")
