"""The greedy bot of Targi plays like a sensible person, and far better than chance."""

from igroteka.bots.bot import make_bot
from igroteka.core.random import from_seed
from igroteka.games.targi.bots.greedy import BOT
from igroteka.games.targi.bots.greedy.worth import ADVANTAGES
from igroteka.games.targi.rules.cards import KINDS
from igroteka.simulation import Plan, Tally, simulate
from tests.bots.imagining import nothing
from tests.games.targi.table import RICH, Actor, rows, seat, table

GAMES = 40


def answer(actor: Actor) -> str:
    """The code of what the bot would choose for this player."""
    assert actor.decision is not None
    return BOT.choose(actor.table.session.view(actor.seat), actor.decision, from_seed("1"), nothing).code


def tally(*bots: str, games: int = GAMES) -> Tally:
    found = Tally(2)
    for part in simulate(Plan("targi", 2, {}, bots, "test"), games):
        found.add(part)
    return found


def test_it_is_found_by_its_name() -> None:
    assert make_bot("greedy", "targi") is BOT


def test_it_beats_chance_from_either_seat() -> None:
    assert tally("greedy", "random").wins[0] >= GAMES * 0.95
    assert tally("random", "greedy").wins[1] >= GAMES * 0.95


def test_it_has_a_price_for_every_kind_of_advantage() -> None:
    reckoned = {"end_vp_per_pair", "once_goods_per_cards", "once_goods_per_free"}
    assert set(ADVANTAGES) | reckoned == set(KINDS)


def test_it_completes_a_row_of_one_symbol() -> None:
    display = "well_plain_gold well_plain_big well_plain_small | camel_plain_gold"
    a, _ = table(turn="A", a=seat(RICH, display, markers="C12"), centre={"C12": "well_robber_pass"})
    a.chooses("use:C12")
    assert answer(a) == "play"
    a.chooses("play")
    assert answer(a) == "row:1"


def test_it_completes_a_row_of_different_symbols() -> None:
    display = "well_plain_gold camel_plain_gold oasis_plain_gold | camp_plain_gold camp_plain_big targia_plain_gold"
    a, _ = table(turn="A", a=seat(RICH, display, markers="C12"), centre={"C12": "camp_trader"})
    a.chooses("use:C12", "play")
    assert answer(a) == "row:1"


def test_it_takes_goods_before_it_pays() -> None:
    a, _ = table(
        turn="A",
        a=seat(RICH, targis="B3 B10", markers="C11 C12"),
        centre={"C11": "goods_gold", "C12": "camp_trader"},
    )
    assert answer(a) in ("use:B3", "use:C11")


def test_it_pays_a_cheap_raid_in_goods_and_the_last_one_in_gold() -> None:
    a, _ = table(phase="robber", robber=3, a=seat("d5 v4"))
    assert answer(a) == "raid:goods"
    a, _ = table(phase="robber", robber=15, a=seat("g1 v4"))
    assert answer(a) == "raid:gold"


def test_it_sells_its_goods_at_the_end_of_the_game() -> None:
    a, _ = table(turn="A", robber=15, a=seat("d4 g1 v4", rows(3), targis="B10"))
    assert answer(a) == "use:B10"
    a.chooses("use:B10")
    assert answer(a) == "sell:4:date"


def test_it_keeps_a_gold_for_the_last_raid() -> None:
    a, _ = table(turn="A", robber=15, a=seat("g1 v4", rows(3), targis="B10 B3"))
    a.chooses("use:B10")
    assert answer(a) == "pass"


def test_it_uses_the_hidden_coin_first() -> None:
    a, _ = table(
        turn="A",
        a=seat("d1 g1 v4", "well_hidden_gold", markers="C12", coins=["well_hidden_gold"]),
        centre={"C12": "camp_trader"},
    )
    a.chooses("use:C12", "play", "row:2")
    assert answer(a) == "pay:date+coin"


def test_it_does_not_trade_in_circles() -> None:
    a, _ = table(turn="A", a=seat("d3 s3 p3 v4", "camp_trader", targis="B5"))
    a.chooses("use:B5")
    for _ in range(6):
        if a.asked == "trade":
            a.chooses(answer(a))
    assert a.asked != "trade"


def resettling(display: str) -> Actor:
    """A has just laid the resettlement into the third row."""
    a, _ = table(turn="A", a=seat(RICH, display, markers="C12", targis="B3"), centre={"C12": "oasis_resettle"})
    a.chooses("use:C12", "play", "row:3", "pay:salt+pepper+gold")
    return a


def test_it_moves_a_card_to_the_row_that_it_suits() -> None:
    a = resettling("well_plain_gold well_plain_big well_plain_small | camp_trader camp_ambush well_discount")
    assert answer(a) == "lift:2:3"
    a.chooses("lift:2:3")
    assert answer(a) == "put:1:4"


def test_it_leaves_cards_where_they_lie_if_a_move_brings_nothing() -> None:
    assert answer(resettling("well_plain_gold well_plain_big well_plain_small well_discount")) == "pass"


def test_it_puts_cards_back_that_have_nowhere_to_go() -> None:
    wells = "well_plain_gold well_plain_big well_plain_small camel_plain_gold"
    a = resettling(f"{wells} | camp_trader camp_ambush camp_discount | targia_plain_gold targia_plain_big targia_gift")
    a.chooses("lift:1:1")
    assert answer(a) == "pass"
