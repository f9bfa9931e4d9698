"""Who may know what (BANG-I): views, journals and prompts of every seat."""

from __future__ import annotations

import pytest

from igroteka.core.journal import EVERYONE
from igroteka.core.random import QuickRandom, from_seed
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.faces import BANG, KIND
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import SOURCE_WORDS
from tests.games.bang.table import CARD_COUNT, EVERYTHING, Actor, table

SPECTATOR = -1


def seen(actor: Actor, seat: int) -> object:
    """All that a seat can know: its view and the journal as told to it."""
    g = actor.table.g
    return GAME.view(g, seat).plain(), [entry.redacted_for(seat).plain() for entry in g.journal or []]


def last(actor: Actor, text: str) -> dict[str, object]:
    """The last line of the journal of that name, as told to this player."""
    return [entry for entry in actor.told if entry["text"] == f"bang-log-{text}"][-1]


# Roles.


def test_a_role_is_known_to_its_owner_and_turned_up_at_their_death() -> None:  # BANG-I01
    a, b, c, _ = table("A: bang", "B outlaw 1", "C renegade", "D outlaw")
    assert [figure.role for figure in c.board.figures] == ["sheriff", "", "renegade", ""]
    a.plays("bang", at=b)
    assert [figure.role for figure in c.board.figures] == ["sheriff", "outlaw", "renegade", ""]


def test_spectators_see_what_the_public_sees() -> None:  # BANG-I01
    a, *_ = table("A: bang beer", "B outlaw: missed", "C", "D dead")
    plain = str(GAME.view(a.table.g, SPECTATOR).plain())
    assert "missed" not in plain
    assert "bang.AS" not in plain
    board = GAME.view(a.table.g, SPECTATOR).plain()["board"]
    assert isinstance(board, dict)
    assert [figure["role"] for figure in board["figures"]][:3] == ["sheriff", "", ""]


def test_a_hidden_role_may_be_any_that_is_not_seen() -> None:  # BANG-I01
    _, _, c, *_ = table("A", "B outlaw", "C renegade", "D outlaw", "E deputy")
    found = {tuple(f.role for f in GAME.imagine(c.table.g, 2, QuickRandom(n)).figures) for n in range(40)}
    assert found == {(0, 2, 3, 2, 1), (0, 2, 3, 1, 2), (0, 1, 3, 2, 2)}


def test_the_roles_of_all_are_turned_up_at_the_end() -> None:  # BANG-I01
    a, b, *_, e = table("A 1", "B outlaw: bang", "C outlaw", "D renegade", "E deputy", turn="B")
    b.plays("bang", at=a)
    assert [figure.role for figure in e.board.figures] == ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]


def test_the_roles_that_are_turned_up_at_the_end_are_told() -> None:  # BANG-I01
    a, b, *_, e = table("A 1", "B outlaw: bang", "C outlaw", "D renegade", "E deputy", turn="B")
    b.plays("bang", at=a)
    told = [line["arguments"] for line in e.told if line["text"] == "bang-log-role"]
    assert told == [{"player": "D", "role": "renegade"}, {"player": "E", "role": "deputy"}]


# Characters.


def test_the_characters_on_offer_are_open() -> None:  # BANG-N2.1 BANG-V03
    g = GAME.deal(GAME.setup(2, {}, "1"), from_seed("1"))
    shown = GAME.view(g, SPECTATOR).plain()["board"]
    assert isinstance(shown, dict)
    assert shown["offered"] == [SOURCE_WORDS[number] for number in g.offered]
    assert len(g.offered) == 4


# Hands.


def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:  # BANG-I02
    a, b, *_ = table("A: bang beer", "B: missed", "C", "D")
    assert (a.board.hand, b.board.hand) == (["bang.AS", "beer.6H"], ["missed.10C"])
    assert [player.cards for player in b.board.players] == [2, 1, 0, 0]
    assert b.knows_of(a) == []


def test_a_drawn_card_is_told_to_its_owner_only() -> None:  # BANG-I02
    a, b, *_ = table("A", "B", "C", "D", phase="draw", deck="beer.6H bang.AS ...")
    assert last(a, "draw")["arguments"] == {
        "player": "A",
        "count": 2,
        "cause": None,
        "cards": ["beer.6H", "bang.AS"],
    }
    arguments = {"player": "A", "count": 2, "cause": None}
    assert last(b, "draw") == {"text": "bang-log-draw", "arguments": arguments, "hidden": True}


ORDERS = ["scope.AS bang.2C beer.6H", "beer.6H scope.AS bang.2C"]  # the same hand, as it may have come


def test_the_dead_do_not_tell_in_which_order_their_cards_came() -> None:  # BANG-I02 BANG-D05
    shown = []
    for hand in ORDERS:
        a, b, c, _ = table("A: duel.8C", f"B 1: {hand}", "C", "D")
        a.plays("duel", at=b)
        b.chooses("pass", "pass", "pass")
        assert len(a.table.discards) == 4
        shown.append(seen(c, c.seat))
    assert shown[0] == shown[1]


def test_a_penalty_does_not_tell_in_which_order_cards_came() -> None:  # BANG-I02 BANG-D09
    shown = []
    for hand in ORDERS:
        a, b, _, d, _ = table(f"A: duel.8C {hand}", "B deputy 1", "C outlaw", "D outlaw", "E renegade")
        a.plays("duel", at=b)
        assert len(a.table.discards) == 4
        shown.append(seen(d, d.seat))
    assert shown[0] == shown[1]


def test_an_exchanged_hand_does_not_tell_in_which_order_its_cards_came() -> None:  # BANG-I02 BANG-X05
    shown = []
    for hand in ORDERS:
        _, b, *_ = table(f"A: {hand}", "B", "C", "D", show="darling_valentine", phase="steps")
        assert len(b.board.discards) == 3
        shown.append(seen(b, b.seat))
    assert shown[0] == shown[1]


def test_open_hands_do_not_tell_in_which_order_their_cards_came() -> None:  # BANG-I02 BANG-X08
    shown = []
    for hand in ORDERS:
        a, b, c, _ = table("A: stagecoach", f"B: {hand}", "C", "D", shows="sacagaway")
        a.plays("stagecoach")
        assert len(c.knows_of(b)) == 3
        shown.append(seen(c, c.seat))
    assert shown[0] == shown[1]


def test_an_heir_does_not_learn_in_which_order_the_cards_of_the_dead_came() -> None:  # BANG-I02 BANG-I07
    shown = []
    for hand in ORDERS:
        a, b, c, _ = table("A: duel.8C", f"B 1: {hand}", "C vulture_sam", "D")
        a.plays("duel", at=b)
        b.chooses("pass", "pass")
        assert len(c.hand) == 3
        shown.append(seen(c, c.seat))
    assert shown[0] == shown[1]


# Deck.


def test_the_order_of_the_deck_is_hidden_and_its_size_is_not() -> None:  # BANG-I03
    a, *_ = table("A", "B", "C", "D", deck="beer.6H bang.AS ...")
    assert (a.board.deck, a.board.known_deck) == (CARD_COUNT, [])
    tops = {GAME.imagine(a.table.g, 0, QuickRandom(n)).piles.deck[-1] for n in range(20)}
    assert len(tops) > 5


def test_kit_carlson_knows_the_card_he_put_back() -> None:  # BANG-I03
    a, b, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="beer.6H bang.AS scope ...")
    assert (a.board.looked, b.board.looked) == (["beer.6H", "bang.AS", "scope.AS"], [])
    a.chooses("pick:beer.6H")
    arguments = {"player": "A", "count": 1, "cause": "kit_carlson"}
    assert last(b, "draw") == {"text": "bang-log-draw", "arguments": arguments, "hidden": True}
    a.chooses("pick:bang.AS")
    assert (a.board.known_deck, b.board.known_deck) == (["scope.AS"], [])
    for seed in range(5):
        imagined = GAME.imagine(a.table.g, 0, QuickRandom(seed))
        assert imagined.piles.deck[-1] == a.table.g.piles.deck[-1]


@pytest.mark.parametrize("character", ["kit_carlson", "claus_the_saint"])
def test_cards_that_are_looked_at_are_no_open_hand(character: str) -> None:  # BANG-I03 BANG-X08
    a, b, *_ = table(f"A {character}", "B", "C", "D", phase="draw", show="sacagaway", deck="beer.6H bang.AS scope ...")
    assert len(a.board.looked) >= 3
    assert b.board.looked == []
    a.chooses("pick:beer.6H")
    assert b.knows_of(a) == ["beer.6H"]


def test_claus_alone_sees_the_cards_he_gives_from() -> None:  # BANG-I03 BANG-I06
    a, b, c, _ = table(
        "A claus_the_saint", "B", "C", "D", phase="draw", deck="beer.6H bang.AS scope barrel mustang ..."
    )
    assert (len(a.board.looked), b.board.looked) == (5, [])
    for card in ("beer.6H", "bang.AS", "scope.AS", "barrel.QS"):
        a.chooses(f"pick:{card}")
    assert (b.hand, a.knows_of(b), c.knows_of(b)) == (["scope.AS"], ["scope.AS"], [])


def test_what_was_shuffled_into_the_deck_is_in_no_hand_that_was_held_before() -> None:  # BANG-I03 BANG-T50
    a, b, c, _ = table(
        "A", "B: scope barrel", "C: mustang", "D", phase="draw", deck="", discards="beer.6H bang.AS bang.2C missed.2S"
    )
    assert sorted(c.board.reshuffled) == ["bang.2C", "bang.AS", "beer.6H", "missed.2S"]
    assert len(a.hand) == 2
    for seed in range(20):
        imagined = GAME.imagine(c.table.g, c.seat, QuickRandom(seed))
        assert set(imagined.piles.deck) <= set(imagined.piles.reshuffled)
    a.ends()
    b.chooses("play:scope.AS")
    for seed in range(20):
        imagined = GAME.imagine(c.table.g, c.seat, QuickRandom(seed))
        assert set(imagined.piles.deck) <= set(imagined.piles.reshuffled)


def test_the_deck_is_really_shuffled_and_nobody_knows_its_order() -> None:  # BANG-I03 BANG-T50
    orders = set()
    for seed in range(8):
        a, b, *_ = table(
            *("A", "B", "C", "D"), phase="draw", deck="", discards="beer.6H bang.AS bang.2C missed.2S", seed=str(seed)
        )
        orders.add(tuple(a.hand + a.table.deck))
        assert [actor.board.known_deck for actor in (a, b)] == [[], []]
    assert len(orders) > 3


def limit_in_the_mine(a: str, d: str) -> tuple[Actor, Actor, Actor]:
    """B discards to the hand limit, onto the deck."""
    first, second, _, fourth = table(
        *(a, "B 1: scope.AS barrel.QS mustang.8H", "C", d),
        event="abandoned_mine",
        note=1,
        turn="B",
        phase="limit",
        deck="bang.AS bang.2C",
    )
    return first, second, fourth


def test_a_card_laid_on_the_deck_since_then_may_be_any() -> None:  # BANG-I03 BANG-F02
    _, b, d = limit_in_the_mine(a="A", d="D: winchester.8S")
    g = b.table.g
    g.piles.reshuffled, g.piles.untouched = sorted(g.piles.deck), len(g.piles.deck)
    b.throws("scope")
    decks = [GAME.imagine(g, d.seat, QuickRandom(seed)).piles.deck for seed in range(40)]
    assert len({deck[-1] for deck in decks}) == 3
    assert all(sorted(deck[:2]) == g.piles.reshuffled for deck in decks)


def test_a_card_laid_on_the_deck_after_others_were_drawn_may_be_any() -> None:  # BANG-I03 BANG-F02
    a, b, d = limit_in_the_mine(a="A: beer.6H", d="D")
    g = b.table.g
    scope = g.player(b.number).hand[0]
    g.piles.reshuffled = sorted(g.piles.deck + g.player(a.number).hand)
    g.piles.untouched = 3  # of which the beer has been drawn
    b.throws("scope")
    assert scope in {GAME.imagine(g, d.seat, QuickRandom(seed)).piles.deck[-1] for seed in range(40)}


def test_a_card_that_was_promised_is_not_taken_for_one_that_cannot_be_in_the_deck() -> None:  # BANG-X04 BANG-T50
    a, b, c, _ = table(
        *("A", "B: bang.AS scope.AS", "C: beer.6H", "D: mustang.8H"),
        show="dorothy_rage",
        phase="draw",
        deck="",
        discards="bang.2C missed.2S bang.3C bang.4C",
    )
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(c)
    for seed in range(40):
        imagined = GAME.imagine(b.table.g, c.seat, QuickRandom(seed))
        assert set(imagined.piles.deck) <= set(imagined.piles.reshuffled)
        assert any(KIND[card] == BANG for card in imagined.players[b.seat].hand)


def test_what_kit_keeps_of_cards_that_others_knew_is_his_secret() -> None:  # BANG-I03
    a, b, *_ = table("A", "B kit_carlson", "C", "D", deck="beer.6H bang.AS scope ...")
    a.table.g.piles.deck_known_by[-1] = -1
    assert a.board.known_deck == ["beer.6H"]
    a.ends()
    assert a.board.known_deck == []
    b.chooses("pick:beer.6H")
    b.chooses("pick:bang.AS")
    assert (a.knows_of(b), b.board.known_deck) == ([], ["scope.AS"])


def test_what_claus_gives_from_the_discard_pile_is_open() -> None:  # BANG-I05 BANG-P34 BANG-F02
    a, b, c, d = table(
        *("A claus_the_saint", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="beer.6H bang.AS scope.AS barrel.QS mustang.8H",
    )
    for card in ("beer.6H", "bang.AS", "scope.AS", "barrel.QS"):
        a.chooses(f"pick:{card}")
    assert last(d, "draw-open")["arguments"] == {"player": "A", "card": "bang.AS", "cause": "claus_the_saint"}
    assert [line["hidden"] for line in d.told if line["text"] == "bang-log-gift"] == [False, False, False]
    assert (d.knows_of(b), d.knows_of(c)) == (["scope.AS"], ["barrel.QS"])


# Discard pile, and what is public.


def test_the_discard_pile_is_public() -> None:  # BANG-I04
    a, b, *_ = table("A: beer", "B", "C", "D", discards="bang.2C")
    a.plays("beer")
    assert b.board.discards == ["bang.2C", "beer.6H"]


def test_what_is_turned_up_or_played_is_public() -> None:  # BANG-I05
    a, b, c, _ = table("A: bang.AS", "B: missed.2S | barrel", "C", "D", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    b.answers("missed")
    for line in ("play-at", "check", "answer"):
        assert last(c, line)["hidden"] is False
    assert last(c, "check")["arguments"] == {"player": "B", "source": "barrel", "cards": ["bang.2C"]}


def test_a_card_of_a_general_store_is_known_to_all() -> None:  # BANG-I05
    a, b, *_ = table("A: general_store.QS", "B", "C", "D", deck="beer.6H bang.AS scope mustang ...")
    a.plays("general_store")
    assert b.board.display == ["beer.6H", "bang.AS", "scope.AS", "mustang.8H"]
    a.chooses("pick:beer.6H")
    assert b.knows_of(a) == ["beer.6H"]


def test_black_jacks_second_card_is_known_to_all() -> None:  # BANG-I05
    a, b, *_ = table("A black_jack", "B", "C", "D", phase="draw", deck="beer.6H bang.2C ...")
    assert b.knows_of(a) == ["bang.2C"]
    assert last(b, "shown") == {
        "text": "bang-log-shown",
        "arguments": {"player": "A", "card": "bang.2C", "cause": "black_jack"},
        "hidden": False,
    }


def test_a_card_of_a_hand_that_is_discarded_by_others_is_told_to_all() -> None:  # BANG-I05 BANG-C05
    a, b, c, _ = table("A: cat_balou.KH", "B: scope.AS", "C", "D")
    a.plays("cat_balou", at=b)
    arguments = {"player": "A", "target": "B", "card": "scope.AS", "cause": "cat_balou"}
    assert last(c, "lose-hand")["arguments"] == arguments


def test_of_two_equal_cards_the_one_that_was_taken_openly_is_the_one_that_leaves() -> None:  # BANG-I02 BANG-I05
    a, b, c, _ = table("A: bang.5C general_store", "B", "C", "D", deck="bang.5C scope barrel mustang ...")
    a.plays("general_store")
    a.chooses("pick:bang.5C")
    b.chooses("pick:scope.AS")
    c.chooses("pick:barrel.QS")
    assert b.knows_of(a) == ["bang.5C"]
    a.plays("bang.5C", at=b)
    b.passes()
    assert (a.hand, b.knows_of(a)) == (["bang.5C"], [])


def test_of_two_equal_cards_the_one_that_was_shown_is_the_one_that_leaves() -> None:  # BANG-I02 BANG-I05 BANG-P02
    a, b, *_ = table("A black_jack: bang.5C", "B", "C", "D", phase="draw", deck="beer.6H bang.5C ...")
    assert b.knows_of(a) == ["bang.5C"]
    a.plays("bang.5C", at=b)
    assert ("bang.5C" in a.hand, b.knows_of(a)) == (True, [])


def test_a_card_from_the_discard_pile_is_known_to_all() -> None:  # BANG-I05
    a, b, *_ = table("A pedro_ramirez", "B", "C", "D", phase="draw", discards="beer.6H")
    a.uses("pedro_ramirez")
    assert b.knows_of(a) == ["beer.6H"]


def test_a_peyote_card_is_known_to_all() -> None:  # BANG-I05
    a, b, *_ = table("A", "B", "C", "D", phase="draw", event="peyote", deck="beer.6H bang.AS ...")
    a.chooses("guess:red")
    assert b.knows_of(a) == ["beer.6H"]


# Known to two.


@pytest.mark.parametrize("card", ["panic.JH", "rag_time.9H"])
def test_a_card_taken_from_a_hand_is_known_to_two(card: str) -> None:  # BANG-I06
    a, b, c, _ = table(f"A: {card} beer.7H", "B: scope", "C", "D")
    a.plays(card, at=b)
    if a.asked == "pay":
        a.pays("beer")
    assert "scope.AS" in a.hand
    assert (b.knows_of(a), c.knows_of(a)) == (["scope.AS"], [])
    assert (last(b, "take-hand")["hidden"], last(c, "take-hand")["hidden"]) == (False, True)


def test_after_an_unseen_card_has_left_a_hand_only_the_two_know_what_is_left() -> None:  # BANG-I06 BANG-I02
    a, b, c, _ = table("A: general_store.9C panic.JH", "B", "C", "D", deck="scope barrel mustang beer.6H beer.7H ...")
    a.plays("general_store")
    a.chooses("pick:beer.6H")
    b.chooses("pick:scope.AS")
    c.chooses("pick:barrel.QS")
    b.table.g.player(b.number).gain(b.table.g.piles.deck.pop(), 0)
    b.table.g.piles.deck_known_by.pop()
    assert c.knows_of(b) == ["scope.AS"]
    a.plays("panic", at=b)  # it takes the one or the other
    assert (len(b.hand), c.knows_of(b)) == (1, [])
    assert a.knows_of(b) == (["scope.AS"] if b.hand == ["scope.AS"] else [])


def test_jesse_jones_and_his_victim_know_the_card() -> None:  # BANG-I06
    a, b, c, _ = table("A jesse_jones", "B: scope", "C", "D", phase="draw")
    a.chooses("use-at:jesse_jones:B")
    assert (b.knows_of(a), c.knows_of(a)) == (["scope.AS"], [])


def test_el_gringo_and_his_shooter_know_the_card() -> None:  # BANG-I06
    a, b, c, _ = table("A: bang.AS scope", "B el_gringo", "C", "D")
    a.plays("bang", at=b)
    assert (a.knows_of(b), c.knows_of(b)) == (["scope.AS"], [])


def test_flint_westwood_trades_in_secret() -> None:  # BANG-I06
    a, b, c, _ = table("A flint_westwood: beer.6H", "B: scope", "C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert (a.knows_of(b), b.knows_of(a), c.knows_of(a), c.knows_of(b)) == (["beer.6H"], ["scope.AS"], [], [])


def test_a_levy_is_known_to_two() -> None:  # BANG-I06
    a, b, c, _ = table("A youl_grinner", "B: scope beer.6H", "C", "D", phase="draw")
    b.chooses("pick:scope.AS")
    assert (b.knows_of(a), c.knows_of(a)) == (["scope.AS"], [])


def test_gary_looters_loot_is_known_to_two() -> None:  # BANG-I06 BANG-Z55
    a, b, c, _ = table("A 1: scope beer.6H", "B", "C", "D gary_looter")
    a.ends()
    a.throws("scope")
    d = Actor(a.table, 3)
    assert (a.knows_of(d), b.knows_of(d), c.knows_of(d)) == (["scope.AS"], [], [])
    assert a.board.discards == []
    assert [last(actor, "gift")["hidden"] for actor in (a, b, c, d)] == [False, True, True, False]


def test_the_first_seat_is_told_of_its_loot() -> None:  # BANG-I06 BANG-P37
    a, b, c, _ = table("A gary_looter", "B 1: scope beer.6H", "C", "D", turn="B")
    b.ends()
    b.throws("scope")
    assert (a.hand, b.knows_of(a), c.knows_of(a)) == (["scope.AS"], ["scope.AS"], [])
    assert [last(actor, "gift")["hidden"] for actor in (a, b, c)] == [False, False, True]


def test_after_the_loot_only_gary_looter_knows_what_is_left() -> None:  # BANG-I06 BANG-I02
    a, b, _, d = table("A black_jack 1: beer.6H", "B", "C", "D gary_looter", phase="draw", deck="scope.AS bang.2C ...")
    assert (b.knows_of(a), d.knows_of(a)) == (["bang.2C"], ["bang.2C"])
    a.plays("scope")
    a.ends()
    a.throws("beer")
    assert (a.hand, b.knows_of(a), d.knows_of(a)) == (["bang.2C"], [], ["bang.2C"])


# The dead.


def test_vulture_sam_and_the_dead_know_the_dead_hand() -> None:  # BANG-I07
    a, b, c, d = table("A: duel.8C", "B 1: scope beer.6H", "C vulture_sam", "D")
    a.plays("duel", at=b)
    while b.asked:
        b.passes()
    assert sorted(c.hand) == ["beer.6H", "scope.AS"]
    assert (b.knows_of(c), d.knows_of(c)) == (["beer.6H", "scope.AS"], [])
    assert (last(b, "inherit")["hidden"], last(d, "inherit")["hidden"]) == (False, True)


def test_of_two_heirs_each_knows_what_they_took() -> None:  # BANG-I07 BANG-Q40
    a, b, c, d = table("A: duel.8C", "B 1: scope barrel", "C vulture_sam", "D vera_custer +vulture_sam")
    a.plays("duel", at=b)
    while b.asked:
        b.passes()
    assert (len(c.hand), len(d.hand), c.knows_of(d), d.knows_of(c)) == (1, 1, [], [])
    assert sorted(b.knows_of(c) + b.knows_of(d)) == ["barrel.QS", "scope.AS"]
    told = [[line["hidden"] for line in actor.told if line["text"] == "bang-log-inherit"] for actor in (a, b, c, d)]
    assert told == [[True, True], [False, False], [False, True], [True, False]]
    counts = [line["arguments"] for line in b.told if line["text"] == "bang-log-inherit"]
    assert [found["count"] for found in counts if isinstance(found, dict)] == [1, 1]


def test_what_the_second_heir_gets_is_not_known_to_those_who_knew_a_card_of_the_dead() -> None:  # BANG-I07 BANG-Q40
    a, b, c, d = table("A: duel.8C", "B 1: scope barrel", "C vulture_sam", "D vera_custer +vulture_sam")
    b.table.g.player(b.number).known_by = [-1, -1]
    assert a.knows_of(b) == ["barrel.QS", "scope.AS"]
    a.plays("duel", at=b)
    while b.asked:
        b.passes()
    assert (a.knows_of(c), a.knows_of(d)) == ([], [])


def test_what_an_heir_takes_from_play_is_told_to_all() -> None:  # BANG-I05 BANG-P15
    a, b, _, d = table("A: duel.8C", "B outlaw 1: | scope.AS", "C vulture_sam", "D")
    a.plays("duel", at=b)
    arguments = {"player": "C", "target": "B", "card": "scope.AS", "cause": "vulture_sam", "reason": None}
    assert last(d, "take-table")["arguments"] == arguments


# Second characters and events.


def test_the_second_character_is_hidden_from_its_owner_too() -> None:  # BANG-I08
    a, *_ = table("A second=willy_the_kid", "B", "C", "D")
    assert a.board.figures[0].second == ""
    found = {GAME.imagine(a.table.g, 0, QuickRandom(n)).figures[0].second_character for n in range(20)}
    assert len(found) > 5


def test_the_event_in_force_and_the_next_are_public() -> None:  # BANG-I09
    a, *_ = table("A", "B", "C", "D", event="ambush", events="high_noon curse thirst", show="gag", shows="showdown")
    board = a.board
    assert (board.event, board.next_event, board.show) == ("ambush", "high_noon", "gag")
    assert "curse" not in str(seen(a, 1))
    assert "showdown" not in str(seen(a, 1))


# Prompts.

HANDS = ("missed.2S bang.AS beer.6H", "scope mustang barrel")
ATTACKS = {
    "shot": ("A: bang.2C | winchester", "play:bang.2C:B", ""),
    "indians": ("A: indians.KD", "play:indians.KD", ""),
    "duel": ("A: duel.8C", "play:duel.8C:B", ""),
    "ricochet": ("A: bang.2C", "use-card:ricochet:bang.2C:B:hideout", "ricochet"),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_a_prompt_does_not_tell_who_can_answer(name: str) -> None:  # BANG-I10
    line, code, event = ATTACKS[name]
    views = []
    for hand in HANDS:
        a, b, *_ = table(line, f"B: {hand} | hideout binocular", "C", "D", event=event)
        found = [found for found in a.options if found.startswith(code.rsplit(":", 1)[0]) and ":B" in found]
        a.chooses(code if code in a.options else found[0])
        assert b.asked != ""
        views.append([seen(a, seat) for seat in (SPECTATOR, 0, 2, 3)])
    assert views[0] == views[1]


@pytest.mark.parametrize("cards", ["stagecoach.9S stagecoach.9S", "scope.AS barrel.QS"])
def test_claus_is_asked_whether_or_not_his_last_cards_are_alike(cards: str) -> None:  # BANG-I10 BANG-P34
    a, *_ = table("A claus_the_saint", "B", "C", "D", phase="draw", deck=f"beer.6H bang.2C bang.3C {cards} ...")
    for card in ("beer.6H", "bang.2C", "bang.3C"):
        a.chooses(f"pick:{card}")
    assert a.asked == "gift"


@pytest.mark.parametrize("hand", ["stagecoach.9S stagecoach.9S", "scope.AS barrel.QS"])
def test_a_levy_is_asked_for_whether_or_not_the_cards_are_alike(hand: str) -> None:  # BANG-I10 BANG-P42
    a, b, *_ = table("A youl_grinner", f"B: {hand}", "C", "D", phase="draw")
    assert b.asked == "levy"
    b.chooses(b.options[0])
    assert (len(a.hand), len(b.hand)) == (3, 1)


def test_a_roulette_asks_whoever_has_a_card() -> None:  # BANG-I10
    views = []
    for hand in ("missed.2S", "scope"):
        a, *_ = table(f"A: {hand}", "B", "C", "D", events="russian_roulette", phase="turn")
        assert a.asked == "event"
        views.append([seen(a, seat) for seat in (SPECTATOR, 1, 2, 3)])
    assert views[0] == views[1]


def test_a_dying_player_with_a_card_is_asked() -> None:  # BANG-I10 BANG-Z73
    views = []
    for hand in ("beer.6H", "scope"):
        a, b, *_ = table("A: bang.2C", f"B 1: {hand}", "C", "D")
        a.plays("bang", at=b)
        b.passes()
        assert b.asked == "dying"
        views.append([seen(a, seat) for seat in (SPECTATOR, 0, 2, 3)])
    assert views[0] == views[1]


def test_a_target_without_cards_is_not_asked() -> None:  # BANG-I10
    a, b, *_ = table("A: bang.2C", "B", "C", "D")
    a.plays("bang", at=b)
    assert (a.asked, b.life) == ("play", 3)


@pytest.mark.parametrize(
    ("lines", "event"),
    [
        (("A: duel.8C", "B outlaw 1: beer.6H", "C dead", "D dead"), ""),
        (("A: duel.8C", "B 1: beer.6H", "C", "D"), "the_reverend"),
    ],
)
def test_nobody_is_asked_where_all_can_see_that_nothing_helps(lines: tuple[str, ...], event: str) -> None:  # BANG-I10
    a, b, *_ = table(*lines, event=event)
    a.plays("duel", at=b)
    b.passes()
    assert not b.alive


def test_a_dying_sid_ketchum_with_two_cards_is_asked() -> None:  # BANG-I10
    a, b, *_ = table("A: duel.8C", "B sid_ketchum 1: scope barrel", "C", "D", event="the_reverend")
    a.plays("duel", at=b)
    b.passes()
    assert b.asked == "dying"
    a, b, *_ = table("A: duel.8C", "B sid_ketchum 1: scope", "C", "D", event="the_reverend")
    a.plays("duel", at=b)
    b.passes()
    assert not b.alive


def test_options_are_told_to_their_owner_only() -> None:  # BANG-I10
    a, b, *_ = table("A: bang.2C", "B: missed.2S", "C", "D")
    a.plays("bang", at=b)
    assert "answer:missed.2S" in str(seen(a, 1))
    assert "missed.2S" not in str(seen(a, 0))


# The whole game.


def codes(g: BangGame, seat: int) -> list[str]:
    """What a seat may choose."""
    decision = g.decision(seat)
    return [option.code for option in decision.options] if decision else []


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_what_a_seat_may_not_know_changes_nothing_it_sees(seats: int) -> None:  # BANG-I10
    random = QuickRandom(seats)
    options = EVERYTHING if seats > 2 else {}
    g: BangGame = GAME.deal(GAME.setup(seats, options, str(seats)), from_seed(str(seats)))
    for _ in range(150):
        if not g.decisions():
            break
        seat = random.below(seats + 1) - 1
        imagined = GAME.imagine(g, seat, random)
        assert GAME.view(imagined, seat).plain() == GAME.view(g, seat).plain()
        if seat >= 0:
            mine, theirs = g.decision(seat), imagined.decision(seat)
            assert (
                [o.code for o in mine.options] == [o.code for o in theirs.options]
                if mine and theirs
                else mine is theirs
            )
        decision = random.pick([found for found in g.decisions() if found.waits] or g.decisions())
        g.apply(decision.seat, random.pick(decision.options))


@pytest.mark.parametrize(("card", "left"), [("bang.AS", ["beer.6H"]), ("beer.6H", [])])
def test_an_unseen_discard_leaves_others_in_doubt_what_is_left(card: str, left: list[str]) -> None:  # BANG-I06 BANG-P37
    a, _, c, d = table("A 1: beer.6H bang.AS", "B", "C", "D gary_looter", phase="limit")
    a.table.g.players[a.seat].known_by = [EVERYONE, 0]
    a.throws(card)
    assert (c.knows_of(a), d.knows_of(a)) == ([], left)


def test_a_card_that_is_given_unseen_leaves_others_in_doubt_what_is_left() -> None:  # BANG-I06 BANG-P42
    lines = ("A", "B: beer.6H bang.AS", "C", "D youl_grinner")
    a, b, _, d = table(*lines, turn="C")
    b.table.g.players[b.seat].known_by = [EVERYONE, 0]
    Actor(b.table, 2).ends()
    b.chooses("pick:bang.AS")
    assert (a.knows_of(b), d.knows_of(b)) == ([], ["beer.6H"])
