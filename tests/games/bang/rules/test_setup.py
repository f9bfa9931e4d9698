"""Setting up a table of four to eight players (BANG-S), and the phases of a turn (BANG-T10 to BANG-T14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.options import Option
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.enums import Role
from igroteka.games.bang.rules.faces import FACE_WORDS, FACTS
from igroteka.games.bang.rules.source import character_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import PASS, ROLES, SOURCE_WORDS, YES
from tests.games.bang.table import CARD_COUNT, Actor, Table, table

MANY = [4, 5, 6, 7, 8]
SHOW: Mapping[str, SettingValue] = {"wild_west_show": True, "wild_west_show_characters": True}


def dealt(seats: int, options: Mapping[str, SettingValue] | None = None, seed: str = "1") -> BangGame:
    """A new game at its first decision."""
    return GAME.deal(GAME.setup(seats, options or {}, seed), from_seed(seed))


def players(g: BangGame) -> list[Actor]:
    """The players of a game."""
    whole = Table(g)
    return [Actor(whole, number) for number in range(len(g.figures))]


def with_character(word: str, options: Mapping[str, SettingValue]) -> tuple[BangGame, int]:
    """A new game in which somebody has this character, and who."""
    for seed in range(200):
        g = dealt(8, options, str(seed))
        for number, figure in enumerate(g.figures):
            if SOURCE_WORDS[figure.character] == word:
                return g, number
    raise AssertionError(word)


# Roles.


@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (4, {"sheriff": 1, "renegade": 1, "outlaw": 2}),
        (5, {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}),
        (6, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1}),
        (7, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2}),
        (8, {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2}),
    ],
)
def test_every_number_of_players_has_its_roles(seats: int, roles: dict[str, int]) -> None:  # BANG-S01 BANG-Z60
    assert Counter(ROLES[figure.role] for figure in dealt(seats).figures) == roles


def test_roles_are_dealt_at_random() -> None:  # BANG-S02
    dealt_roles = {tuple(figure.role for figure in dealt(5, seed=str(seed)).figures) for seed in range(30)}
    assert len(dealt_roles) > 10
    assert len({roles.index(Role.SHERIFF) for roles in dealt_roles}) == 5


@pytest.mark.parametrize("seats", MANY)
def test_only_the_sheriff_turns_their_role_up(seats: int) -> None:  # BANG-S02 BANG-I01
    for me in players(dealt(seats)):
        seen = [figure.role for figure in me.board.figures]
        expected = ["sheriff" if f.role == Role.SHERIFF else "" for f in me.table.g.figures]
        expected[me.seat] = ROLES[me.figure.role]
        assert seen == expected


# Characters and life points.


@pytest.mark.parametrize("seats", MANY)
def test_everybody_has_an_open_character_and_another_face_down(seats: int) -> None:  # BANG-S03
    g = dealt(seats)
    assert len({number for figure in g.figures for number in (figure.character, figure.second_character)}) == 2 * seats
    for me in players(g):
        assert all(figure.character for figure in me.board.figures)
        assert not any(figure.second for figure in me.board.figures)


def test_sixteen_characters_are_just_enough_for_eight() -> None:  # BANG-S03
    g = dealt(8, GAME.preset("base").settings)
    assert sorted({n for f in g.figures for n in (f.character, f.second_character)}) == list(range(101, 117))


@pytest.mark.parametrize(("seats", "sets"), [(8, ["wild_west_show"]), (7, ["wild_west_show"]), (2, ["promo"])])
def test_too_few_characters_are_refused(seats: int, sets: list[str]) -> None:  # BANG-S03
    every = ("base", "dodge_city", "promo", "wild_west_show")
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, {f"{name}_characters": name in sets for name in every}, "1")
    assert caught.value.rule == "BANG-S03"


@pytest.mark.parametrize(
    ("word", "first", "last"),
    [("base", 1, 16), ("dodge_city", 17, 31), ("promo", 32, 34), ("wild_west_show", 35, 42)],
)
def test_characters_come_from_the_sets_that_are_switched_on(word: str, first: int, last: int) -> None:  # BANG-S03
    every = ("base", "dodge_city", "promo", "wild_west_show")
    others = {f"{name}_characters": name != word for name in every}
    for seed in range(10):
        g = dealt(8, others, str(seed))
        assert not {n - 100 for f in g.figures for n in (f.character, f.second_character)} & set(range(first, last + 1))


@pytest.mark.parametrize("seats", MANY)
def test_everybody_has_the_life_of_their_character_and_the_sheriff_one_more(seats: int) -> None:  # BANG-S04
    for figure in dealt(seats, SHOW).figures:
        assert figure.life == figure.max_life == character_of(figure.character).life + (figure.role == Role.SHERIFF)


# Hands and deck.


def dealt_cards(g: BangGame) -> list[int]:
    """How many cards were dealt to each player."""
    return [entry.numbers[1] for entry in g.journal or [] if entry.phrase.text == "bang-log-dealt"]


@pytest.mark.parametrize("seats", MANY)
def test_everybody_starts_with_as_many_cards_as_life_points(seats: int) -> None:  # BANG-S05
    g = dealt(seats)
    assert dealt_cards(g) == [figure.max_life for figure in g.figures]


@pytest.mark.parametrize(("word", "life"), [("big_spencer", 9), ("gary_looter", 5)])
def test_two_characters_always_start_with_five_cards(word: str, life: int) -> None:  # BANG-S05 BANG-Z48
    g, number = with_character(word, SHOW)
    assert (dealt_cards(g)[number], g.figures[number].max_life) == (5, life + (g.figures[number].role == Role.SHERIFF))


def test_gary_looter_as_sheriff_has_six_life_points_and_five_cards() -> None:  # BANG-Z48 BANG-S05
    for seed in range(400):
        g = dealt(8, SHOW, str(seed))
        if SOURCE_WORDS[g.figures[g.announcer].character] == "gary_looter":
            assert (g.figures[g.announcer].life, dealt_cards(g)[g.announcer]) == (6, 5)
            return
    raise AssertionError


def words_of(g: BangGame) -> set[str]:
    """The names of all playing cards."""
    return {FACE_WORDS[card].partition(".")[0] for card in g.all_cards()}


@pytest.mark.parametrize("on", [True, False])
def test_the_base_game_has_binocular_and_hideout_by_the_book(on: bool) -> None:  # BANG-O19 BANG-C23 BANG-C24
    g = dealt(5, {"dodge_city": False, "binocular_and_hideout": on})
    assert (len(g.all_cards()), {"binocular", "hideout"} <= words_of(g)) == ((82, True) if on else (80, False))


def test_the_preset_base_has_80_cards() -> None:  # BANG-O19
    assert len(dealt(5, GAME.preset("base").settings).all_cards()) == 80


def test_dodge_city_has_binocular_and_hideout_once() -> None:  # BANG-O19
    assert len(dealt(5, {"binocular_and_hideout": True}).all_cards()) == CARD_COUNT


@pytest.mark.parametrize(("dodge_city", "cards"), [(True, CARD_COUNT), (False, 80)])
def test_the_rest_of_the_cards_is_the_deck(dodge_city: bool, cards: int) -> None:  # BANG-S05
    g = dealt(5, {"dodge_city": dodge_city, "binocular_and_hideout": False})
    assert len(g.piles.deck) + sum(len(player.hand) for player in g.players) == cards
    assert g.piles.discards == []


# Greygory Deck, events, the first turn.


def take_pair(g: BangGame, number: int, answer: Option) -> None:
    """Greygory Deck is asked for his first pair."""
    (decision,) = g.decisions()
    assert (decision.seat, decision.options, decision.defaults) == (number, [PASS(), YES()], [YES()])
    g.apply(number, answer)


def test_greygory_deck_may_decline_his_first_pair() -> None:  # BANG-S06 BANG-P38
    g, number = with_character("greygory_deck", SHOW)
    take_pair(g, number, PASS())
    assert [SOURCE_WORDS[n] for n in g.figures[number].abilities] == ["greygory_deck"]


def test_by_option_greygory_deck_draws_his_first_pair_without_a_question() -> None:  # BANG-O18
    g, number = with_character("greygory_deck", {**SHOW, "greygory_first_pair": "drawn"})
    assert len(g.figures[number].abilities) == 3


def test_greygory_deck_has_two_base_characters_before_the_first_turn() -> None:  # BANG-S06 BANG-P38
    g, number = with_character("greygory_deck", SHOW)
    take_pair(g, number, YES())
    own, *pair = g.figures[number].abilities
    assert SOURCE_WORDS[own] == "greygory_deck"
    assert len(pair) == 2
    assert {SOURCE_WORDS[n] for n in pair} <= {row["id"] for row in FACTS["characters"] if row["set"] == "base"}
    assert not set(pair) & {n for f in g.figures for n in (f.character, f.second_character)}


def test_greygory_draws_from_the_base_game_even_if_it_is_switched_off() -> None:  # BANG-P38 BANG-S06
    g, number = with_character("greygory_deck", {**SHOW, "base_characters": False})
    take_pair(g, number, YES())
    assert len(g.figures[number].abilities) == 3
    assert all(100 < n <= 116 for n in g.figures[number].abilities[1:])


@pytest.mark.parametrize("seats", MANY)
def test_no_event_is_in_force_at_the_start(seats: int) -> None:  # BANG-S07
    g = dealt(seats, GAME.preset("everything").settings)
    assert (g.events.current, g.events.show_event) == (0, 0)
    assert (len(g.events.pile), len(g.events.show_pile)) == (30, 10)


def test_a_table_has_no_events_unless_they_are_switched_on() -> None:  # BANG-S07 BANG-U02
    g = dealt(5)
    assert (g.events.pile, g.events.show_pile) == ([], [])


@pytest.mark.parametrize("seats", MANY)
def test_the_sheriff_begins(seats: int) -> None:  # BANG-S08
    g = dealt(seats, seed="3")
    assert g.figures[g.turn].role == Role.SHERIFF
    assert players(g)[g.turn].asked in ("play", "draw", "character-step", "look")


def test_the_table_may_say_who_is_sheriff() -> None:  # BANG-S08 BANG-M01
    for letter in "ABCDE":
        assert players(dealt(5, {"first_sheriff": letter}))[0].table.turn == letter


def test_play_goes_clockwise() -> None:  # BANG-S08
    a, *others = table("A", "B", "C", "D")
    order = []
    for actor in (a, *others):
        order.append(actor.table.turn)
        actor.ends()
    assert (order, a.table.turn) == (["A", "B", "C", "D"], "A")


# The three phases.


def test_phase_one_takes_the_two_top_cards() -> None:  # BANG-T10
    a, *_ = table("A", "B", "C", "D", phase="draw", deck="beer.6H bang.AS missed.2S ...")
    assert (a.hand, a.table.deck[0]) == (["beer.6H", "bang.AS"], "missed.2S")


def test_the_levy_comes_before_the_draw() -> None:  # BANG-T11 BANG-P42
    a, b, *_ = table("A youl_grinner", "B: beer.6H bang.AS", "C", "D", phase="draw", deck="bang.2C bang.3C ...")
    assert (b.asked, a.hand) == ("levy", [])
    b.chooses("pick:bang.AS")
    assert a.hand == ["bang.AS", "bang.2C", "bang.3C"]


def test_the_levy_comes_before_peyote() -> None:  # BANG-T11 BANG-F04
    a, b, *_ = table("A youl_grinner", "B: beer.6H", "C", "D", phase="draw", event="peyote")
    assert (a.hand, b.hand, a.asked) == (["beer.6H"], [], "event")


@pytest.mark.parametrize(
    ("character", "life", "cards"),
    [("willy_the_kid", "2", 2), ("pixie_pete", "2", 4), ("bill_noface", "2/4", 3), ("bill_noface", "4/4", 1)],
)
def test_how_many_cards_are_drawn(character: str, life: str, cards: int) -> None:  # BANG-T11
    a, *_ = table(f"A {character} {life}", "B", "C", "D", phase="draw")
    assert len(a.hand) == cards


def test_a_train_comes_after_black_jacks_card() -> None:  # BANG-T11
    a, *_ = table(
        *("A black_jack", "B", "C", "D"),
        phase="draw",
        event="train_arrival",
        deck="bang.2C bang.2D beer.6H beer.7H ...",
    )
    assert a.hand == ["bang.2C", "bang.2D", "beer.6H", "beer.7H"]


def test_nothing_must_be_played() -> None:  # BANG-T12
    a, *_ = table("A: bang beer barrel", "B", "C", "D")
    a.ends()
    assert (a.hand, a.table.turn) == (["bang.AS", "beer.6H", "barrel.QS"], "B")


def test_any_number_of_actions_may_be_taken() -> None:  # BANG-T12
    a, *_ = table("A: barrel mustang scope schofield.KS hideout", "B", "C", "D")
    for card in a.hand:
        a.plays(card)
    assert len(a.in_play) == 5


def test_an_action_is_finished_before_the_next() -> None:  # BANG-T12 BANG-T41
    a, b, *_ = table("A: bang barrel", "B: missed", "C", "D")
    a.plays("bang", at=b)
    assert (a.asked, a.why_not("play:barrel.QS")) == ("", "BANG-T30")
    b.passes()
    a.plays("barrel")


def test_no_action_follows_the_end_of_phase_two() -> None:  # BANG-T13
    a, *_ = table("A 1: bang beer.6H", "B", "C", "D")
    a.ends()
    assert a.why_not("play:beer.6H") == "BANG-T30"


def test_ranch_comes_after_the_declared_end() -> None:  # BANG-T13 BANG-F03
    a, *_ = table("A: bang.AS beer.6H", "B", "C", "D", event="ranch")
    a.ends()
    assert (a.asked, a.why_not("play:bang.AS:B")) == ("event", "BANG-T30")


@pytest.mark.parametrize(("character", "excess"), [("willy_the_kid", 2), ("sean_mallory", 0)])
def test_the_hand_limit_is_the_life(character: str, excess: int) -> None:  # BANG-T14
    a, *_ = table(f"A {character} 3: bang bang bang bang bang", "B", "C", "D")
    a.ends()
    for _ in range(excess):
        a.throws("bang")
    assert (len(a.hand), a.table.turn) == (5 - excess, "B")


def test_sean_mallory_keeps_ten_cards() -> None:  # BANG-T14
    a, *_ = table("A sean_mallory 1:" + " bang" * 11, "B", "C", "D")
    a.ends()
    a.throws("bang")
    assert (len(a.hand), a.table.turn) == (10, "B")


def test_the_excess_goes_to_gary_looter() -> None:  # BANG-T14 BANG-EX11
    a, b, *_ = table("A 4: bang bang bang bang beer.6H", "B gary_looter", "C", "D", deck="bang.KD bang.QD ...")
    a.ends()
    a.throws("beer")
    assert b.hand[0] == "beer.6H"
    assert a.table.discards == []
