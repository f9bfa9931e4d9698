"""The events of the Wild West Show (BANG-X)."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.errors import Refused
from igroteka.core.random import QuickRandom, from_seed
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.faces import BANG, KIND, KINDS
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS
from tests.games.bang.table import EVERYTHING, Actor, table

FIVE = ("A: stagecoach.9S", "B outlaw", "C outlaw", "D renegade", "E deputy")


def roles(actor: Actor) -> list[str]:
    """The roles that a player sees."""
    return [figure.role for figure in actor.board.figures]


# The pile.


def test_the_wild_west_show_lies_at_the_bottom_of_its_own_pile() -> None:  # BANG-U08 BANG-U02
    orders = set()
    for seed in range(8):
        g = GAME.deal(GAME.setup(5, EVERYTHING, str(seed)), from_seed(str(seed)))
        assert SOURCE_WORDS[g.events.show_pile[0]] == "wild_west_show"
        assert not set(g.events.show_pile) & set(g.events.pile)
        orders.add(tuple(g.events.show_pile))
    assert len(orders) == 8


def test_the_pile_is_face_down() -> None:  # BANG-U08 BANG-I09
    a, *_ = table("A", "B", "C", "D", shows="gag showdown wild_west_show")
    assert (a.board.show, a.board.next_event) == ("", "")
    tops = {GAME.imagine(a.table.g, 0, QuickRandom(seed)).events.show_pile[-1] for seed in range(20)}
    assert len(tops) == 2  # the last one is known


@pytest.mark.parametrize("card", ["stagecoach.9S", "wells_fargo.3H"])
def test_a_coach_turns_up_the_next_show(card: str) -> None:  # BANG-U08 BANG-C06 BANG-C07
    a, *_ = table(f"A: {card}", "B", "C", "D", shows="gag showdown", show="sacagaway")
    a.plays(card)
    assert (a.board.show, len(a.table.g.events.show_pile)) == ("gag", 1)


def test_the_cards_are_drawn_before_the_show_comes() -> None:  # BANG-U08 BANG-Z53
    a, *_ = table(*("A: stagecoach", "B", "C", "D"), shows="helena_zontero", deck="beer.6H beer.7H bang.AS bang.2C ...")
    a.plays("stagecoach")
    assert (a.hand, a.table.discards[0]) == (["beer.6H", "beer.7H"], "bang.AS")


def test_pony_express_turns_up_nothing() -> None:  # BANG-Z53 BANG-C42
    a, *_ = table("A: | pony_express", "B", "C", "D", shows="gag")
    a.uses("pony_express")
    assert (len(a.hand), a.board.show) == (3, "")


def test_a_coach_that_stands_in_for_another_card_turns_up_nothing() -> None:  # BANG-U08 BANG-Q87 BANG-P33
    a, *_ = table("A uncle_will: stagecoach", "B", "C", "D", shows="gag")
    a.plays("stagecoach", as_="general_store")
    assert a.board.show == ""


def test_after_the_wild_west_show_nothing_is_turned_up() -> None:  # BANG-U08 BANG-X10
    a, *_ = table("A: stagecoach.9S stagecoach.9S", "B", "C", "D", shows="wild_west_show")
    a.plays("stagecoach")
    a.plays("stagecoach")
    assert a.board.show == "wild_west_show"


def test_a_show_and_another_event_are_in_force_together() -> None:  # BANG-U02 BANG-U09
    a, *_ = table("A: stagecoach", "B", "C", "D", event="ambush", shows="gag")
    a.plays("stagecoach")
    assert (a.board.event, a.board.show) == ("ambush", "gag")


# Helena Zontero.


@pytest.mark.parametrize("card", ["beer.6H", "bang.2D"])
def test_a_red_card_deals_the_roles_of_the_living_anew(card: str) -> None:  # BANG-X01
    dealt = set()
    for seed in range(12):
        a, b, *_ = table(*FIVE, shows="helena_zontero", deck=f"bang.2C bang.3C {card} ...", seed=str(seed))
        a.plays("stagecoach")
        assert roles(a) == ["sheriff", "", "", "", ""]
        found = tuple(figure.role for figure in a.table.g.figures)
        assert Counter(found) == {0: 1, 1: 1, 2: 2, 3: 1}
        dealt.add(found)
        assert roles(b)[1] != ""
    assert len(dealt) > 3


@pytest.mark.parametrize("card", ["bang.2C", "bang.AS"])
def test_a_black_card_leaves_the_roles_alone(card: str) -> None:  # BANG-X01
    for seed in range(4):
        a, *_ = table(*FIVE, shows="helena_zontero", deck=f"bang.4C bang.3C {card} ...", seed=str(seed))
        a.plays("stagecoach")
        assert [figure.role for figure in a.table.g.figures] == [0, 2, 2, 3, 1]
        assert a.table.discards == [card, "stagecoach.9S"]


def test_the_roles_of_the_dead_stay() -> None:  # BANG-X01
    for seed in range(6):
        lines = ("A: stagecoach", "B outlaw", "C outlaw", "D renegade dead", "E deputy")
        a, *_ = table(*lines, shows="helena_zontero", deck="bang.2C bang.3C beer.6H ...", seed=str(seed))
        a.plays("stagecoach")
        assert roles(a)[3] == "renegade"


def test_blessing_makes_helenas_card_red() -> None:  # BANG-X01 BANG-K06 BANG-H01
    a, *_ = table(*FIVE, shows="helena_zontero", event="blessing", deck="bang.2C bang.3C bang.4C ...")
    a.plays("stagecoach")
    assert "roles-mixed" in a.table.log


def test_helenas_card_is_no_check() -> None:  # BANG-Z36 BANG-K06
    lines = ("A lucky_duke: stagecoach.9S", "B john_pain", "C", "D")
    a, b, *_ = table(*lines, shows="helena_zontero", deck="bang.2C bang.3C bang.4C ...")
    a.plays("stagecoach")
    assert ("check" in a.table.log, b.hand, a.table.discards[0]) == (False, [], "bang.4C")


def test_nobody_shows_helenas_card() -> None:  # BANG-Z36 BANG-X01
    _, b, *_ = table(
        "A", "B: stagecoach", "C", "D", turn="B", shows="helena_zontero", deck="bang.2C bang.3C bang.4C ..."
    )
    b.plays("stagecoach")
    lines = [line["arguments"] for line in b.told if line["text"] == "bang-log-turned-up"]
    assert (lines, "shown" in b.table.log) == ([{"source": "helena_zontero", "card": "bang.4C"}], False)


def test_what_was_known_of_a_role_is_void_after_helena() -> None:  # BANG-X01 BANG-I01
    lines = ("A: stagecoach", "B outlaw", "C outlaw", "D renegade", "E deputy dead")
    a, *others = table(*lines, show="bone_orchard", shows="helena_zontero", deck="bang.2C bang.3C beer.6H ...")
    others[3].figure.alive = True  # they have come back, with their role face up (BANG-X06)
    others[3].figure.life = 1
    a.plays("stagecoach")
    assert roles(a) == ["sheriff", "", "", "", ""]


# Lady Rosa of Texas.


def test_a_player_changes_seats_with_the_one_on_their_right() -> None:  # BANG-X02 BANG-G01
    a, _, _, d = table("A", "B", "C", "D: beer.6H | barrel", show="lady_rosa")
    a.uses("lady_rosa")
    assert a.board.ring == [3, 1, 2, 0]
    assert (d.figure.skips_turn, d.hand, d.in_play) == (True, ["beer.6H"], ["barrel.QS"])


def test_play_goes_on_from_the_new_seat() -> None:  # BANG-X02
    a, b, _, d = table("A", "B", "C", "D", show="lady_rosa")
    a.uses("lady_rosa")
    a.ends()
    assert (a.table.turn, d.figure.skips_turn) == ("B", False)
    b.ends()
    assert a.table.turn == "C"


def test_the_dead_are_passed_over_by_lady_rosa() -> None:  # BANG-X02
    a, _, c, d = table("A", "B", "C", "D dead", show="lady_rosa")
    a.uses("lady_rosa")
    assert (a.board.ring, c.figure.skips_turn, d.figure.skips_turn) == ([2, 1, 0, 3], True, False)


def test_lady_rosa_is_used_once_in_a_turn() -> None:  # BANG-X02 BANG-B29
    a, *_ = table("A", "B", "C", "D", show="lady_rosa")
    a.uses("lady_rosa")
    assert a.why_not("use:lady_rosa") == "BANG-X02"


def test_lady_rosa_needs_three_living_players() -> None:  # BANG-X02 BANG-B29
    a, *_ = table("A", "B outlaw", "C dead", "D dead", show="lady_rosa")
    assert a.why_not("use:lady_rosa") == "BANG-X02"


def test_a_skip_mark_outlasts_its_event() -> None:  # BANG-Q84 BANG-T01
    a, b, *_ = table("A", "B", "C", "D skip", turn="C", show="gag")
    Actor(a.table, 2).ends()
    assert (a.table.turn, Actor(a.table, 3).figure.skips_turn) == ("A", False)
    assert b.alive


def test_elimination_removes_a_skip_mark() -> None:  # BANG-T01
    a, b, *_ = table("A: bang", "B 1 skip", "C", "D", show="lady_rosa")
    a.plays("bang", at=b)
    assert (b.alive, b.figure.skips_turn) == (False, False)


def test_distances_follow_the_new_seats() -> None:  # BANG-X02 BANG-R01
    a, b, c, d = table("A", "B", "C", "D", show="lady_rosa")
    a.uses("lady_rosa")
    assert (a.distance(b), a.distance(c), a.distance(d)) == (2, 1, 1)


def test_right_keeps_its_meaning_in_a_gold_rush() -> None:  # BANG-H05 BANG-X02
    a, _, _, d = table("A", "B", "C", "D", show="lady_rosa", event="gold_rush")
    a.uses("lady_rosa")
    assert (a.board.ring, d.figure.skips_turn) == ([3, 1, 2, 0], True)


# Gag.


def test_a_message_costs_a_life_point_at_the_next_settle_point() -> None:  # BANG-X03 BANG-T40
    a, b, *_ = table("A: beer", "B", "C", "D", show="gag")
    b.chooses("offer:gag")
    assert b.life == 4
    a.plays("beer")
    assert b.life == 3


def test_two_messages_cost_two_life_points() -> None:  # BANG-Q90
    a, b, *_ = table("A: beer", "B", "C", "D", show="gag")
    b.chooses("offer:gag")
    b.chooses("offer:gag")
    a.plays("beer")
    assert b.life == 2


def test_the_turn_player_is_fined_too() -> None:  # BANG-X03
    a, *_ = table("A: barrel", "B", "C", "D", show="gag")
    a.chooses("offer:gag")
    a.plays("barrel")
    assert a.life == 4


def test_a_fine_has_no_killer() -> None:  # BANG-X03 BANG-D07
    a, b, *_ = table("A: barrel", "B outlaw 1", "C outlaw", "D", show="gag")
    b.chooses("offer:gag")
    a.plays("barrel")
    assert (b.alive, a.hand) == (False, [])


def test_beer_rescues_from_a_fine() -> None:  # BANG-X03 BANG-D02
    a, b, *_ = table("A: barrel", "B 1: beer.6H", "C", "D", show="gag")
    b.chooses("offer:gag")
    a.plays("barrel")
    b.answers("beer")
    assert b.life == 1


def test_bart_cassidy_draws_for_a_fine() -> None:  # BANG-X03 BANG-P01
    a, b, *_ = table("A: barrel", "B bart_cassidy", "C", "D", show="gag")
    b.chooses("offer:gag")
    b.chooses("offer:gag")
    a.plays("barrel")
    assert (b.life, len(b.hand)) == (2, 2)


def test_a_fine_is_collected_although_the_next_show_has_come() -> None:  # BANG-X03 BANG-T40
    a, b, *_ = table("A: stagecoach", "B", "C", "D", show="gag", shows="sacagaway")
    b.chooses("offer:gag")
    a.plays("stagecoach")
    assert (a.board.show, b.life) == ("sacagaway", 3)


def test_the_fine_of_the_dead_is_not_collected_when_they_return() -> None:  # BANG-X03 BANG-X06
    a, b, *_ = table("A: bang stagecoach", "B outlaw 1: beer.6H", "C", "D", show="gag", shows="bone_orchard")
    a.plays("bang", at=b)
    b.passes()
    b.chooses("offer:gag")
    b.passes()
    assert not b.alive
    a.plays("stagecoach")
    a.ends()
    assert (b.alive, b.life) == (True, 1)


def test_a_ghost_takes_no_fine_along() -> None:  # BANG-X03 BANG-H03 BANG-V01
    a, b, *_ = table(
        *("A dead", "B outlaw", "C outlaw", "D deputy", "E deputy", "F renegade"),
        show="gag",
        event="ghost_town",
        phase="turn",
        options={"mode": "law_and_crime", "no_mercy": True},
        deck="bang.AS scope ...",
    )
    a.plays("bang.AS", at=b)
    a.ends()
    assert a.asked == "take-back"
    a.chooses("offer:gag")
    a.passes()
    a.passes()
    assert (a.alive, a.table.g.players[a.seat].fines) == (False, 0)


def test_silence_costs_nothing() -> None:  # BANG-X03
    a, *_ = table("A: beer", "B", "C", "D", show="gag")
    a.plays("beer")
    assert [figure.life for figure in a.table.g.figures] == [5, 4, 4, 4]


def test_the_dead_cannot_speak_under_the_gag() -> None:  # BANG-X03 BANG-B35
    _, b, *_ = table("A", "B dead", "C", "D", show="gag")
    assert (b.options, b.why_not("offer:gag")) == ([], "BANG-X03")


def test_a_message_under_the_gag_is_an_offer_that_costs() -> None:  # BANG-X03
    a, b, *_ = table("A", "B", "C", "D", show="gag")
    spoken = a.table.g.speech(b.seat)
    assert spoken is not None
    assert spoken.code == "offer:gag"


def test_the_dead_and_watchers_are_silent_under_the_gag() -> None:  # BANG-X03 BANG-B35
    a, b, *_ = table("A", "B dead", "C", "D", show="gag")
    for seat in (b.seat, -1):
        with pytest.raises(Refused) as problem:
            a.table.g.speech(seat)
        assert (problem.value.text, problem.value.rule) == ("error-chat-closed", "BANG-X03")


def test_everybody_may_speak_without_the_gag() -> None:  # BANG-X03
    a, b, *_ = table("A", "B dead", "C", "D", show="sacagaway")
    assert [a.table.g.speech(seat) for seat in (a.seat, b.seat, -1)] == [None, None, None]


def test_messages_are_free_without_the_gag() -> None:  # BANG-X03
    _, b, *_ = table("A", "B", "C", "D", show="sacagaway")
    assert b.options == []


# Dorothy Rage.


def test_the_commander_names_a_player_and_a_card_then_its_target() -> None:  # BANG-X04 BANG-O22
    a, b, c, d = table("A", "B: bang.AS beer.6H", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    assert (a.asked, a.options) == ("command-target", ["choose:C", "choose:A"])
    assert (b.asked, d.knows_of(b)) == ("", [])  # that they have a BANG!, but not which one
    a.names(c)
    b.chooses("play:bang.AS")
    assert c.life == 3


def test_whoever_does_not_have_the_named_card_shows_their_hand_and_no_target_is_named() -> None:  # BANG-X04 BANG-O22
    a, b, _, d = table("A", "B: beer.6H", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    assert (a.asked, a.table.log[-1], d.knows_of(b)) == ("play", "hand-open", ["beer.6H"])


def test_every_card_of_the_game_may_be_named() -> None:  # BANG-X04 BANG-O22
    a, b, *_ = table("A", "B: beer.6H", "C", "D", show="dorothy_rage", event="the_sermon")
    a.uses("dorothy_rage", at=b)
    assert a.options == [f"name:{facts.id}" for facts in KINDS.values()]


@pytest.mark.parametrize(
    ("hand", "name", "event"),
    [
        ("missed.2S", "missed", ""),
        ("dodge.7D beer.6H", "dodge", ""),
        ("whisky.QH", "whisky", ""),
        ("cat_balou.KH", "cat_balou", ""),
        ("bang.AS", "bang", "the_sermon"),
        ("barrel.QS", "barrel", "the_judge"),
        ("beer.6H", "beer", "the_reverend"),
    ],
)
def test_a_named_card_that_cannot_be_played_is_only_shown(hand: str, name: str, event: str) -> None:  # BANG-X04
    a, b, _, d = table("A", f"B: {hand}", "C", "D", show="dorothy_rage", event=event)
    a.uses("dorothy_rage", at=b)
    a.chooses(f"name:{name}")
    assert (a.asked, a.table.log[-1], b.hand) == ("play", "shown", hand.split())
    assert d.knows_of(b) == hand.split()[:1]


def test_a_command_can_be_taken_back_until_something_is_shown() -> None:  # BANG-X04 BANG-O22
    a, b, *_ = table("A", "B: bang.AS", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.undoes()
    assert "use-at:dorothy_rage:B" in a.options
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    assert not a.session.can_undo(a.seat)


def test_a_player_who_has_the_named_card_keeps_it_until_its_target_is_named() -> None:  # BANG-X04 BANG-P12
    a, b, *_ = table("A", "B sid_ketchum 2: bang.AS beer.6H", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    assert b.options == ["offer:sid_ketchum"]
    a.chooses("name:bang")
    assert (a.asked, b.options) == ("command-target", [])


def test_a_named_card_is_shown_if_its_last_target_is_gone() -> None:  # BANG-X04 BANG-P12
    lines = ("A", "B: panic.JH beer.6H", "C sid_ketchum 2/4: bang.2D bang.3D", "D sid_ketchum 2/4: bang.4D bang.5D")
    a, b, c, d = table(*lines, show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:panic")
    assert a.options == ["choose:C", "choose:D"]
    c.chooses("offer:sid_ketchum")
    c.pays("bang.2D", "bang.3D")
    b.chooses("play:panic.JH")
    assert (len(b.hand), len(d.hand)) == (2, 1)


def test_others_imagine_only_hands_with_the_named_card() -> None:  # BANG-X04 BANG-I10
    a, b, c, _ = table("A", "B: bang.AS scope.AS", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    for seed in range(20):
        imagined = GAME.imagine(b.table.g, c.seat, QuickRandom(seed))
        assert any(KIND[card] == BANG for card in imagined.players[b.seat].hand)


FULL_COMMAND = {"dorothy_rage_order": "card_and_target"}


def test_by_option_a_command_names_card_and_target_before_anything_is_shown() -> None:  # BANG-X04 BANG-O22
    a, b, c, _ = table("A", "B: beer.6H", "C", "D", show="dorothy_rage", options=FULL_COMMAND)
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    assert (a.asked, a.options) == ("command-target", ["choose:C", "choose:A"])
    assert a.session.can_undo(a.seat)
    a.names(c)
    assert (a.asked, a.table.log[-1], c.knows_of(b)) == ("play", "hand-open", ["beer.6H"])


def test_by_option_another_card_is_named_when_no_target_is_left() -> None:  # BANG-X04 BANG-P12 BANG-O22
    lines = ("A", "B: panic.JH beer.6H", "C sid_ketchum 2/4: bang.2D bang.3D", "D")
    a, b, c, _ = table(*lines, show="dorothy_rage", options=FULL_COMMAND)
    a.uses("dorothy_rage", at=b)
    a.chooses("name:panic")
    assert a.options == ["choose:C"]
    c.chooses("offer:sid_ketchum")
    c.pays("bang.2D", "bang.3D")
    assert a.asked == "command"
    assert "name:panic" not in a.options
    a.chooses("name:beer")
    b.chooses("play:beer.6H")
    assert b.hand == ["panic.JH"]


def test_a_commanded_player_plays_the_card_they_have() -> None:  # BANG-X04
    a, b, c, _ = table("A", "B: bang.AS", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(c)
    b.obeys("bang.AS")
    assert (c.life, b.hand, a.board.bangs) == (3, [], 0)


def test_the_range_is_seen_from_the_commanded_player() -> None:  # BANG-X04
    a, b, *_ = table("A: | winchester", "B: bang.AS", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    assert a.options == ["choose:C", "choose:A"]


def test_whoever_has_no_such_card_shows_their_hand() -> None:  # BANG-X04 BANG-I02
    a, b, c, _ = table("A", "B: beer.6H bang.AS", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:stagecoach")
    assert (a.knows_of(b), c.knows_of(b)) == (["bang.AS", "beer.6H"], ["bang.AS", "beer.6H"])
    assert (a.asked, a.table.log[-1]) == ("play", "hand-open")


def test_a_command_is_used_up_either_way() -> None:  # BANG-X04 BANG-B29
    a, b, c, _ = table("A", "B: beer.6H bang.AS", "C: beer", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:stagecoach")
    assert not [code for code in a.options if "dorothy" in code]
    assert a.why_not("use-at:dorothy_rage:C") == "BANG-X04"
    assert c.hand


def test_nobody_commands_himself_or_an_empty_hand() -> None:  # BANG-X04 BANG-B29
    a, *_ = table("A: beer bang", "B: beer", "C", "D dead", show="dorothy_rage")
    assert [code for code in a.options if "dorothy" in code] == ["use-at:dorothy_rage:B"]
    assert a.why_not("use-at:dorothy_rage:A") == "BANG-X04"
    assert a.why_not("use-at:dorothy_rage:C") == "BANG-X04"


@pytest.mark.parametrize("card", ["missed", "dodge"])
def test_by_option_answers_cannot_be_commanded(card: str) -> None:  # BANG-X04 BANG-B29 BANG-O22
    a, b, *_ = table("A", f"B: {card} beer", "C", "D", show="dorothy_rage", options=FULL_COMMAND)
    a.uses("dorothy_rage", at=b)
    assert f"name:{card}" not in a.options


@pytest.mark.parametrize("order", ["card_first", "card_and_target"])
def test_what_can_be_commanded_does_not_depend_on_the_hand(order: str) -> None:  # BANG-X04 BANG-I10
    codes = []
    for hand in ("bang.AS beer.6H", "missed.2S dodge.7D"):
        a, b, *_ = table("A", f"B: {hand}", "C", "D", show="dorothy_rage", options={"dorothy_rage_order": order})
        a.uses("dorothy_rage", at=b)
        codes.append(a.options)
    assert codes[0] == codes[1]


@pytest.mark.parametrize(("hand", "offered"), [("whisky", False), ("whisky beer.6H", True)])
def test_by_option_a_card_with_a_price_needs_two_cards(hand: str, offered: bool) -> None:  # BANG-X04 BANG-Q106
    a, b, *_ = table("A", f"B 2: {hand}", "C", "D", show="dorothy_rage", options=FULL_COMMAND)
    a.uses("dorothy_rage", at=b)
    assert ("name:whisky" in a.options) == offered


def test_the_commanded_player_picks_what_they_pay_with() -> None:  # BANG-Q106 BANG-X04
    a, b, *_ = table("A", "B 2: whisky.QH beer.6H bang.AS", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:whisky")
    b.chooses("play:whisky.QH")
    assert (b.options, sorted(b.defaults)) == (["pay:beer.6H", "pay:bang.AS"], ["pay:bang.AS", "pay:beer.6H"])
    b.pays("bang")
    assert (b.life, b.hand) == (4, ["beer.6H"])


def test_the_commanded_player_picks_the_copy() -> None:  # BANG-X04
    a, b, *_ = table("A", "B: bang.AS bang.2D", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(a)
    assert (b.asked, b.options, b.defaults) == ("obey", ["play:bang.AS", "play:bang.2D"], b.options)


def test_a_stand_in_does_not_count_for_a_command() -> None:  # BANG-X04
    a, b, *_ = table("A", "B calamity_janet: missed.2S", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    assert (a.table.log[-1], b.hand) == ("hand-open", ["missed.2S"])


def test_the_commander_says_what_is_taken() -> None:  # BANG-X04
    a, b, c, _ = table("A", "B: cat_balou.KH", "C: beer.6H | barrel", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:cat_balou")
    b.obeys("cat_balou.KH")  # nobody else has a card
    assert a.options == ["hand", "table:barrel.QS"]
    a.chooses("table:barrel.QS")
    assert (c.in_play, c.hand) == ([], ["beer.6H"])


def test_after_a_command_everybody_says_again_what_they_take() -> None:  # BANG-X04 BANG-A11
    a, b, c, _ = table("A", "B: beer.6H cat_balou.KH", "C: beer.7H | barrel", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:beer")
    b.chooses("play:beer.6H")
    a.ends()
    b.plays("cat_balou", at=c)
    assert (a.asked, b.asked) == ("", "pick-from")


def test_the_commander_says_what_a_brawl_takes_from_each() -> None:  # BANG-X04
    a, b, c, d = table("A: beer.7H | scope", "B: brawl beer.6H", "C: | barrel hideout", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:brawl")
    b.chooses("play:brawl.JS")
    b.pays("beer")
    a.chooses("table:hideout.KD")
    a.chooses("hand")
    assert (c.in_play, a.hand, a.in_play, d.hand) == (["barrel.QS"], [], ["scope.AS"], [])


def test_the_fresh_allowance_of_the_commanded_player_counts() -> None:  # BANG-X04
    a, b, c, _ = table("A: bang.2C", "B: bang.AS", "C", "D", show="dorothy_rage")
    a.plays("bang", at=b)
    b.passes()
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(c)
    b.obeys("bang.AS")
    assert c.life == 3


def test_by_option_events_restrict_what_may_be_named() -> None:  # BANG-X04 BANG-H07 BANG-F07 BANG-O22
    for event, card in (("the_sermon", "bang"), ("the_judge", "barrel"), ("the_reverend", "beer")):
        a, b, *_ = table("A", f"B: {card}", "C", "D", show="dorothy_rage", event=event, options=FULL_COMMAND)
        a.uses("dorothy_rage", at=b)
        assert f"name:{card}" not in a.options


def test_a_commanded_slab_needs_two_missed() -> None:  # BANG-Q85
    a, b, c, _ = table("A", "B slab_the_killer: bang.AS", "C: missed.2S missed.3S", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(c)
    b.obeys("bang.AS")
    c.answers("missed")
    assert c.asked == "shot"


def test_a_commanding_slab_gives_no_bonus() -> None:  # BANG-Q85
    a, b, c, _ = table("A slab_the_killer", "B: bang.AS", "C: missed.2S missed.3S", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(c)
    b.obeys("bang.AS")
    c.answers("missed")
    assert (c.life, c.asked) == (4, "")


def test_a_commanded_duel_is_fought_by_the_commanded_player() -> None:  # BANG-Q85 BANG-X04
    a, b, c, _ = table("A", "B: duel.8C", "C: bang.AS beer", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:duel")
    a.names(c)
    b.obeys("duel.8C")
    c.answers("bang")
    assert (a.life, b.life, c.life) == (5, 3, 4)


def test_a_commanded_coach_draws_for_its_player_and_turns_up_a_show() -> None:  # BANG-Q85
    a, b, *_ = table("A", "B: stagecoach", "C", "D", show="dorothy_rage", shows="gag")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:stagecoach")
    b.obeys("stagecoach.9S")
    assert (len(a.hand), len(b.hand), a.board.show) == (0, 2, "gag")


def test_a_commanded_molly_stark_draws_afterwards() -> None:  # BANG-Q106 BANG-P26
    a, b, *_ = table("A", "B molly_stark: beer.6H", "C", "D", show="dorothy_rage", deck="bang.2C ...")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:beer")
    b.obeys("beer.6H")
    assert b.hand == ["bang.2C"]


def test_a_commanded_player_who_dies_of_their_own_duel_has_no_killer() -> None:  # BANG-Q106 BANG-D07
    a, b, c, _ = table("A", "B outlaw 1: duel.8C", "C outlaw: bang.AS", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:duel")
    a.names(c)
    b.obeys("duel.8C")
    c.answers("bang")
    assert (b.alive, a.hand, c.hand) == (False, [], [])


def test_the_commanded_player_is_the_killer() -> None:  # BANG-D07 BANG-X04
    a, b, c, _ = table("A", "B renegade: bang.AS", "C outlaw 1", "D outlaw", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(c)
    b.obeys("bang.AS")
    assert (c.alive, len(a.hand), len(b.hand)) == (False, 0, 3)


def test_a_commanded_card_in_play_is_ready_when_the_turn_ends() -> None:  # BANG-Q54
    a, b, *_ = table("A", "B: sombrero", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:sombrero")
    b.obeys("sombrero.7C")
    assert b.board.figures[1].fresh == ["sombrero.7C"]
    a.ends()
    assert b.board.figures[1].fresh == []


def test_a_commanded_player_can_do_nothing_else_first() -> None:  # BANG-X04 BANG-P12
    a, b, *_ = table("A", "B sid_ketchum 2: bang.AS beer.6H", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(a)
    assert b.options == ["play:bang.AS"]


# Darling Valentine.


def test_the_whole_hand_is_exchanged_at_the_start_of_a_turn() -> None:  # BANG-X05 BANG-T03
    a, *_ = table(
        *("A: beer.6H bang.AS", "B", "C", "D"),
        show="darling_valentine",
        phase="steps",
        deck="bang.2C bang.3C bang.4C bang.5C ...",
    )
    assert (a.hand, a.table.discards) == (["bang.2C", "bang.3C", "bang.4C", "bang.5C"], ["bang.AS", "beer.6H"])


def test_a_jailed_player_exchanges_their_hand_too() -> None:  # BANG-Q83
    _, b, *_ = table(
        *("A", "B: beer.6H | jail", "C", "D"),
        show="darling_valentine",
        phase="steps",
        turn="B",
        deck="bang.2C bang.3C ...",
    )
    assert (b.hand, b.table.turn) == (["bang.2C"], "C")


def test_suzy_draws_nothing_while_she_exchanges() -> None:  # BANG-X05
    a, *_ = table(
        *("A suzy_lafayette: beer.6H", "B", "C", "D"),
        show="darling_valentine",
        phase="steps",
        deck="bang.2C bang.3C ...",
    )
    assert len(a.hand) == 3  # one for one, then the draw of the turn


def test_others_keep_their_hands() -> None:  # BANG-X05
    _, b, *_ = table("A", "B: beer.6H", "C", "D", show="darling_valentine", phase="steps")
    assert b.hand == ["beer.6H"]


# Bone Orchard.


def test_a_dead_player_returns_for_good_with_one_life_point() -> None:  # BANG-X06 BANG-T01
    a, b, *_ = table("A", "B outlaw dead", "C", "D", show="bone_orchard", phase="turn", turn="B")
    assert (b.alive, b.life, len(b.hand), b.table.turn) == (True, 1, 2, "B")
    assert roles(a)[1] == "outlaw"  # the only one who was dead
    b.ends()
    b.throws(b.hand[0])
    assert b.alive


def test_the_roles_of_all_dead_are_dealt_among_them_anew() -> None:  # BANG-X06 BANG-I01
    found = set()
    for seed in range(12):
        lines = ("A", "B outlaw dead", "C renegade dead", "D deputy dead", "E outlaw")
        a, b, c, d, e = table(*lines, show="bone_orchard", phase="turn", turn="B", seed=str(seed))
        assert roles(a)[:4] == ["sheriff", "", "", ""]
        assert (roles(b)[0:1] + roles(b)[2:4], roles(c)[1], roles(c)[3]) == (["sheriff", "", ""], "", "")
        dealt = tuple(f.role for f in a.table.g.figures)
        assert sorted(dealt[1:4]) == [1, 2, 3]
        assert roles(e)[4] == "outlaw"
        assert (c.alive, d.alive) == (False, False)
        found.add(dealt)
    assert len(found) > 2


def test_a_player_who_dies_again_returns_again() -> None:  # BANG-Q81
    a, b, c, d = table("A: bang", "B outlaw 1", "C", "D", show="bone_orchard")
    a.plays("bang", at=b)
    assert not b.alive
    a.ends()
    assert (b.alive, b.life) == (True, 1)
    assert (c.alive, d.alive) == (True, True)


def test_a_dead_sheriffs_role_is_never_dealt() -> None:  # BANG-X06
    for seed in range(6):
        lines = ("A dead", "B outlaw dead", "C deputy dead", "D outlaw", "E renegade", "F outlaw")
        a, *_ = table(
            *lines,
            show="bone_orchard",
            phase="turn",
            turn="B",
            seed=str(seed),
            options={"mode": "law_and_crime"},
        )
        assert a.figure.role == 0
        assert roles(a)[0] == "sheriff"


def test_a_returned_player_draws_and_plays_a_complete_turn() -> None:  # BANG-X06
    _, b, *_ = table("A", "B dead", "C", "D", show="bone_orchard", phase="turn", turn="B", deck="bang.2C beer.6H ...")
    assert b.hand == ["bang.2C", "beer.6H"]


# Showdown.


def test_every_hand_card_is_a_bang() -> None:  # BANG-X07
    a, b, *_ = table("A: beer.6H mustang", "B", "C", "D", show="showdown")
    a.plays("mustang", at=b, as_="bang")
    assert (b.life, a.in_play) == (3, [])


def test_stand_ins_use_up_the_allowance() -> None:  # BANG-X07 BANG-G12
    a, b, *_ = table("A: beer.6H mustang", "B", "C", "D", show="showdown")
    a.plays("beer", at=b, as_="bang")
    assert a.why_not("play-as:mustang.8H:bang:B") == "BANG-T31"
    a.plays("mustang")


def test_stand_ins_need_the_range() -> None:  # BANG-X07 BANG-R04
    a, *_ = table("A: beer.6H", "B", "C", "D", show="showdown")
    assert a.why_not("play-as:beer.6H:bang:C") == "BANG-R04"


def test_a_bang_serves_as_missed_in_a_showdown() -> None:  # BANG-X07
    a, b, *_ = table("A: bang.AS", "B: bang.2C beer.6H", "C", "D", show="showdown")
    a.plays("bang", at=b)
    assert [code for code in b.options if "beer" in code] == []
    b.answers("bang")
    assert (b.life, b.hand) == (4, ["beer.6H"])


def test_any_card_serves_in_a_duel_and_against_indians() -> None:  # BANG-X07 BANG-A08 BANG-A07
    a, b, c, d = table("A: duel.8C indians.KD", "B: beer.6H beer.7H", "C", "D", show="showdown")
    a.plays("duel", at=b)
    b.answers("beer.6H")
    a.answers("indians")
    b.answers("beer.7H")
    assert (a.life, b.life) == (4, 4)
    e, f, *_ = table("A: indians.KD", "B: beer.6H", "C", "D", show="showdown")
    e.plays("indians")
    f.answers("beer")
    assert (f.life, c.life, d.life) == (4, 4, 4)


def test_a_coach_fired_as_bang_turns_up_no_show() -> None:  # BANG-Q87
    a, b, *_ = table("A: stagecoach", "B", "C", "D", show="showdown", shows="gag")
    a.plays("stagecoach", at=b, as_="bang")
    assert (a.board.show, a.hand, b.life) == ("showdown", [], 3)


def test_willy_the_kid_shoots_his_whole_hand() -> None:  # BANG-Q87
    a, b, *_ = table("A willy_the_kid: stagecoach beer.6H scope", "B", "C", "D", show="showdown")
    for card in ("stagecoach", "beer", "scope"):
        a.plays(card, at=b, as_="bang")
    assert b.life == 1


def test_cards_keep_their_suit_in_a_showdown() -> None:  # BANG-X07 BANG-P17
    a, b, *_ = table("A willy_the_kid: panic.8D beer.6H", "B apache_kid", "C", "D", show="showdown")
    a.plays("panic", at=b, as_="bang")
    assert b.life == 3
    a.plays("beer", at=b, as_="bang")
    assert b.life == 2


def test_any_two_cards_make_a_sniper_in_a_showdown() -> None:  # BANG-X07 BANG-F13
    a, b, *_ = table("A: beer.6H scope", "B", "C", "D", show="showdown", event="sniper")
    a.chooses("use-cards:sniper:beer.6H:scope.AS:B")
    assert b.life == 3


def test_any_card_ricochets_in_a_showdown() -> None:  # BANG-X07 BANG-F06
    a, b, *_ = table("A: beer.6H", "B: | barrel", "C", "D", show="showdown", event="ricochet")
    a.chooses(next(code for code in a.options if code.startswith("use-card:ricochet:beer")))
    assert b.in_play == []


def test_a_mustang_may_be_fired_before_the_judge() -> None:  # BANG-Q109
    a, b, *_ = table("A: mustang", "B", "C", "D", show="showdown", event="the_judge")
    a.plays("mustang", at=b, as_="bang")
    assert b.life == 3


def test_big_spencer_may_use_bang_as_missed_in_a_showdown() -> None:  # BANG-P35
    a, b, *_ = table("A: bang.AS", "B big_spencer: bang.2C missed", "C", "D", show="showdown")
    a.plays("bang", at=b)
    assert [code for code in b.options if code != "pass"] == [code for code in b.options if "bang.2C" in code]
    b.answers("bang")
    assert b.life == 9


# Sacagaway.


def test_all_hands_are_open() -> None:  # BANG-X08 BANG-I02
    a, b, c, _ = table("A: beer.6H", "B: bang.AS beer.7H", "C", "D", show="sacagaway")
    assert (a.knows_of(b), c.knows_of(a)) == (["bang.AS", "beer.7H"], ["beer.6H"])
    spectator = GAME.view(a.table.g, -1).plain()
    assert "bang.AS" in str(spectator)


def test_the_hands_that_are_opened_are_told() -> None:  # BANG-X08
    a, b, c, _ = table("A: stagecoach", "B: beer.7H bang.AS", "C", "D", shows="sacagaway", deck="beer.6H bang.2C ...")
    a.plays("stagecoach")
    told = [line["arguments"] for line in c.told if line["text"] == "bang-log-hand-open"]
    assert told == [
        {"player": "A", "cards": ["bang.2C", "beer.6H"], "cause": "sacagaway"},
        {"player": "B", "cards": ["bang.AS", "beer.7H"], "cause": "sacagaway"},
    ]
    assert (c.knows_of(a), c.knows_of(b)) == (["bang.2C", "beer.6H"], ["bang.AS", "beer.7H"])


def test_roles_and_second_characters_stay_hidden() -> None:  # BANG-X08
    a, *_ = table("A", "B", "C", "D", show="sacagaway")
    assert roles(a) == ["sheriff", "", "", ""]
    assert not any(figure.second for figure in a.board.figures)


def test_a_second_character_is_seen_by_its_owner_only_while_hands_are_open() -> None:  # BANG-X08 BANG-I08 BANG-H15
    a, b, *_ = table("A second=bart_cassidy", "B", "C", "D", show="sacagaway", event="new_identity", phase="steps")
    assert (a.asked, a.board.figures[0].second) == ("event", "bart_cassidy")
    assert b.board.figures[0].second == ""
    assert "bart_cassidy" not in str(b.told)


def test_panic_takes_a_random_card_of_an_open_hand() -> None:  # BANG-Q86 BANG-A11
    taken = set()
    for seed in range(12):
        a, b, *_ = table("A: panic.JH", "B: bang.AS beer.6H", "C", "D", show="sacagaway", seed=str(seed))
        a.plays("panic", at=b)
        taken.add(a.hand[0])
    assert taken == {"bang.AS", "beer.6H"}


def test_what_was_open_is_still_known_when_sacagaway_goes() -> None:  # BANG-X08
    a, b, *_ = table("A: stagecoach", "B: beer.6H", "C", "D", show="sacagaway", shows="gag")
    a.plays("stagecoach")
    assert a.knows_of(b) == ["beer.6H"]


# Miss Susanna.


@pytest.mark.parametrize(("count", "life"), [(0, 4), (2, 4), (3, 5)])
def test_whoever_plays_fewer_than_three_cards_loses_a_life_point(count: int, life: int) -> None:  # BANG-X09 BANG-T20
    a, *_ = table("A: scope barrel mustang", "B", "C", "D", show="miss_susanna")
    for card in ("scope", "barrel", "mustang")[:count]:
        a.plays(card)
    a.ends()
    assert a.life == life


def test_two_laid_cards_and_a_beer_are_three() -> None:  # BANG-Q88
    a, *_ = table("A: scope barrel beer", "B", "C", "D", show="miss_susanna")
    for card in ("scope", "barrel", "beer"):
        a.plays(card)
    a.ends()
    assert a.life == 5


def test_doc_holydays_cards_count_nothing() -> None:  # BANG-Q88
    a, b, *_ = table("A doc_holyday: scope barrel beer.6H beer.7H", "B", "C", "D", show="miss_susanna")
    a.uses("doc_holyday", at=b)
    a.pays("beer.6H", "beer.7H")
    a.plays("scope")
    a.plays("barrel")
    a.ends()
    assert a.life == 4


def test_uncle_wills_card_counts_one() -> None:  # BANG-Q88 BANG-X09
    a, *_ = table("A uncle_will: scope barrel beer.6H", "B", "C", "D", show="miss_susanna")
    a.plays("scope")
    a.plays("barrel")
    a.plays("beer", as_="general_store")
    assert a.board.played == 3


def test_a_used_green_card_counts_nothing() -> None:  # BANG-X09 BANG-E06
    a, *_ = table("A: | canteen", "B", "C", "D", show="miss_susanna")
    a.uses("canteen")
    assert a.board.played == 0


def test_answers_in_ones_own_turn_count() -> None:  # BANG-X09
    a, *_ = table("A: missed.2S beer.6H", "B", "C", "D", event="a_fistful_of_cards", show="miss_susanna", phase="steps")
    a.answers("missed")
    a.passes()
    assert a.board.played == 1


def test_a_repetition_counts_as_a_card() -> None:  # BANG-X09 BANG-Z35 BANG-P40
    a, b, *_ = table("A lee_van_kliff: bang.AS bang.2C", "B", "C", "D", show="miss_susanna")
    a.plays("bang.AS", at=b)
    a.chooses("use-card:lee_van_kliff:bang.2C:B")
    assert a.board.played == 2


def test_a_ricochet_counts_as_a_card() -> None:  # BANG-X09
    a, *_ = table("A: bang.AS", "B: | barrel", "C", "D", show="miss_susanna", event="ricochet")
    a.chooses(next(code for code in a.options if "ricochet" in code))
    assert a.board.played == 1


def test_a_bang_given_in_a_duel_counts_nothing() -> None:  # BANG-X09 BANG-G08
    a, b, *_ = table("A: duel.8C bang.AS", "B: bang.2C", "C", "D", show="miss_susanna")
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang")
    assert a.board.played == 1


def test_cards_played_before_susanna_came_count() -> None:  # BANG-X09 BANG-Z35
    a, *_ = table("A: scope barrel stagecoach", "B", "C", "D", shows="miss_susanna")
    for card in ("scope", "barrel", "stagecoach"):
        a.plays(card)
    a.ends()
    assert a.life == 5


def test_a_player_without_cards_is_not_exempt() -> None:  # BANG-Q107
    a, *_ = table("A", "B", "C", "D", show="miss_susanna")
    a.ends()
    assert a.life == 4


def test_a_jailed_player_who_escapes_is_not_exempt() -> None:  # BANG-Q107
    _, b, *_ = table("A", "B: | jail", "C", "D", show="miss_susanna", turn="B", phase="steps", deck="beer.6H ...")
    b.ends()
    assert b.life == 3


def test_susanna_has_no_killer() -> None:  # BANG-X09 BANG-D07
    a, b, *_ = table("A", "B outlaw 1", "C outlaw", "D", show="miss_susanna", turn="B")
    b.ends()
    assert (b.alive, a.hand, a.table.turn) == (False, [], "C")


def test_the_hand_limit_comes_before_susanna() -> None:  # BANG-T14 BANG-T20
    a, *_ = table("A 2: bang.AS bang.2C", "B", "C", "D", show="miss_susanna")
    a.ends()
    assert (a.life, len(a.hand), a.table.turn) == (1, 2, "B")


# Wild West Show.


def test_the_game_goes_on_when_the_sheriff_dies() -> None:  # BANG-Q89 BANG-W05 BANG-X10
    a, b, *_ = table("A 1", "B outlaw: bang", "C", "D", show="wild_west_show", turn="B")
    b.plays("bang", at=a)
    assert (a.alive, a.table.winners, a.board.announcer) == (False, "", 1)


def test_the_last_one_alive_wins_alone() -> None:  # BANG-W05 BANG-X10
    a, b, *_ = table("A 1", "B outlaw: bang", "C outlaw dead", "D dead", show="wild_west_show", turn="B")
    b.plays("bang", at=a)
    assert a.table.winners == "B"


def test_the_law_does_not_win_while_two_are_alive() -> None:  # BANG-W05
    a, b, *_ = table("A: bang", "B outlaw 1", "C deputy", "D dead", "E dead", show="wild_west_show")
    a.plays("bang", at=b)
    assert (b.alive, a.table.winners) == (False, "")


def test_the_sheriff_is_still_not_jailed() -> None:  # BANG-X10 BANG-C13
    _, b, *_ = table("A", "B: jail.10S", "C", "D", show="wild_west_show", turn="B")
    assert b.why_not("play:jail.10S:A") == "BANG-C13"


def test_rewards_and_penalties_stay_in_the_wild_west_show() -> None:  # BANG-X10
    lines = ("A: bang.AS bang.2C beer | volcanic", "B outlaw 1", "C outlaw", "D renegade", "E deputy 1")
    a, b, *_, e = table(*lines, show="wild_west_show")
    a.plays("bang", at=b)
    assert len(a.hand) == 5
    a.plays("bang", at=e)
    assert (a.hand, a.in_play) == ([], [])


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_random_games_with_everything(seats: int) -> None:  # BANG-U02 BANG-I10
    for seed in range(4):
        setup = GAME.setup(seats, {**EVERYTHING, "no_mercy": seed % 2 == 0}, str(seed))
        random = QuickRandom(seed)
        g = GAME.deal(setup, random.clone())
        conserved = GAME.conserved(g)
        while g.decisions():
            decision = random.pick([found for found in g.decisions() if found.waits] or g.decisions())
            g.apply(decision.seat, random.pick(decision.options))
            assert GAME.conserved(g)[0] == conserved[0]  # type: ignore[index]
            if random.below(20) == 0:
                seat = random.below(seats + 1) - 1
                imagined = GAME.imagine(g, seat, random)
                assert GAME.view(imagined, seat).plain() == GAME.view(g, seat).plain()
            assert g.version < 20000
        assert g.outcome() is not None


def test_a_ghost_may_be_the_last_one_of_the_wild_west_show() -> None:  # BANG-W06 BANG-W05
    a, b, *_ = table(
        *("A 1", "B outlaw dead", "C dead", "D dead"),
        show="wild_west_show",
        event="ghost_town",
        phase="turn",
        turn="B",
        deck="bang.AS ...",
    )
    b.plays("bang.AS", at=a)
    assert b.table.winners == "B"


# What is told.


def test_at_whom_a_card_is_commanded_is_told() -> None:  # BANG-X04
    a, b, c, d = table("A", "B: duel.8C", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:duel")
    a.names(c)
    assert {"text": "bang-log-command-target", "arguments": {"target": "C"}, "hidden": False} in d.told
    assert d.told == c.told


def test_a_role_that_is_dealt_anew_is_told_to_its_owner() -> None:  # BANG-X01 BANG-I01
    a, b, *_ = table(*FIVE, shows="helena_zontero", deck="bang.2C bang.3C beer.6H ...")
    a.plays("stagecoach")
    told = [line for line in b.told if line["text"] == "bang-log-role"]
    assert [line["hidden"] for line in told] == [False, True, True, True]
    assert told[0]["arguments"] == {"player": "B", "role": ROLES[b.figure.role]}
