"""What the network of Exploding Kittens sees of a state with nothing pending: a row for each living seat.

The state is a real or an imagined one, so that everything in it is known.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from igroteka.core.decisions import NOBODY
from igroteka.games.kittens.bots.beliefs import top_chance
from igroteka.games.kittens.rules.deck import preset_counts
from igroteka.games.kittens.rules.state import KittensGame, Player
from igroteka.games.kittens.rules.titles import (
    CATS,
    DEFUSE,
    EXPLODING,
    FERAL,
    IMPLODING,
    IMPLODING_UP,
    STREAKING,
    TITLES,
    title_of,
)

# What a card is good for.
GROUPS: Final = (
    *("other", "defuse", "streaking", "nope", "skip", "attack", "bottom", "see", "alter", "shuffle", "swap"),
    *("favor", "cat", "feral"),
)
GROUP_NUMBER: Final = {group: number for number, group in enumerate(GROUPS)}
_GROUP: Final = {
    "nope": "nope",
    "attack_2x": "attack",
    "targeted_attack_2x": "attack",
    "skip": "skip",
    "super_skip": "skip",
    "reverse": "skip",
    "bury": "skip",
    "draw_from_the_bottom": "bottom",
    "see_the_future_3x": "see",
    "see_the_future_5x": "see",
    "alter_the_future_3x": "alter",
    "alter_the_future_3x_now": "alter",
    "share_the_future_3x": "alter",
    "shuffle": "shuffle",
    "swap_top_and_bottom": "swap",
    "favor": "favor",
}


def _groups() -> list[int]:
    groups = [GROUP_NUMBER[_GROUP.get(title.id, "other")] for title in TITLES]
    for cat in CATS:
        groups[cat] = GROUP_NUMBER["cat"]
    groups[FERAL] = GROUP_NUMBER["feral"]
    groups[DEFUSE] = GROUP_NUMBER["defuse"]
    groups[STREAKING] = GROUP_NUMBER["streaking"]
    return groups


GROUP_OF: Final = _groups()
RESCUE: Final = GROUP_NUMBER["defuse"]
ESCAPES: Final = tuple([GROUP_NUMBER[group] for group in ("skip", "attack", "bottom", "shuffle", "swap", "alter")])

WEIGHTS: Final = Path(str(files("igroteka.games.kittens"))) / "data" / "network.json"
AWAY: Final = 6  # a kitten this many cards or more below the top is far away
FEW: Final = 5  # tables of this many players and more are alike
CARDS: Final = 10.0  # scales of large numbers
PILE: Final = 20.0
DENSE: Final = 3.0  # with one kitten in this many cards, the danger of a pile reaches its maximum

PLACES: Final = (*[f"kitten_at.{place}" for place in range(AWAY)], "kitten_far")
INPUTS: Final = (
    *[f"own.{group}" for group in GROUPS],
    *("own.rescued", "own.pairs", "own.triples", "own.cards"),
    *[f"rivals.{group}" for group in GROUPS],
    *("rivals.rescued", "rivals.unrescued", "rivals.pairs", "rivals.cards"),
    *("living.2", "living.3", "living.4", "living.more"),
    *("pile", "kittens", "danger", "no_kitten"),
    *("current", "current.turns", "next", "distance"),
    *PLACES,
    *("meets_first", "meets_first.near", "meets_second", "rival_meets_first.near"),
    *("knows_top", "knows_kitten_on_top", "knows_first_kitten", "kitten_on_top.not_known"),
    *("victim.rescued", "victim.escapes", "victim.knows", "doomed", "doomed.escapes", "doomed.not_known"),
    *("put.own", "put.rival", "put.belief"),
)


PLAYERS: Final = 2
CLASSIC: Final = [title for title, count in enumerate(preset_counts("classic_base", PLAYERS)) if count > 0]


def is_familiar(g: KittensGame) -> bool:
    """True at tables like those where the network was measured: two players with the titles of the classic deck."""
    return len(g.players) == PLAYERS and g.house_rules.titles == CLASSIC


def inputs_of(g: KittensGame) -> list[list[float]]:
    """The inputs of each seat; an empty row for one that is out of the game."""
    hands = [held(player) for player in g.players]
    shared = table_inputs(g)
    meetings = who_meets(g)
    return [
        seat_inputs(g, seat, hands, shared, meetings) if player.alive else [] for seat, player in enumerate(g.players)
    ]


def held(player: Player) -> list[float]:
    """The cards of a hand by group, then the pairs and triples of equal cards."""
    found = [0.0] * (len(GROUPS) + 2)
    last, run = -1, 0
    for card in player.hand:
        title = title_of(card)
        found[GROUP_OF[title]] += 1.0
        run = run + 1 if title == last else 1
        last = title
        if run == 2 and title != DEFUSE:
            found[-2] += 1.0
        if run == 3 and title != DEFUSE:
            found[-1] += 1.0
    return found


def table_inputs(g: KittensGame) -> list[float]:
    """What is the same for all seats: players, pile, and the place of the next kitten."""
    living, size = g.count_living(), len(g.pile)
    kittens, first = 0, -1
    for place in range(size):
        title = title_of(g.pile[size - 1 - place])
        if title in (EXPLODING, IMPLODING):
            kittens += 1
            if first < 0 and g.pile[size - 1 - place] != IMPLODING:
                first = place
    found = [0.0] * (4 + 4)
    found[min(living, FEW) - 2] = 1.0
    found[4] = size / PILE
    found[5] = float(kittens)
    found[6] = min(1.0, DENSE * kittens / max(1, size))
    found[7] = 1.0 if first < 0 else 0.0
    places = [0.0] * (AWAY + 1)
    if first >= 0:
        places[min(first, AWAY)] = 1.0
    return found + places


def who_meets(g: KittensGame) -> list[int]:
    """If everybody only draws: who meets the first kitten, after how many turns of others, at which place of the pile
    counted from the top; then who meets the second one. -1 if nobody.
    """
    seat, turns, far = g.current, g.turns_left, 0
    found = [-1, -1, -1, -1]
    last = len(g.pile) - 1
    for place in range(last + 1):
        if g.pile[last - place] in (EXPLODING, IMPLODING_UP):
            if found[0] < 0:
                found[0], found[1], found[2] = seat, far, place
            else:
                found[3] = seat
                return found
        turns -= 1
        if turns <= 0:
            seat, turns, far = g.next_living(seat), 1, far + 1
    return found


def seat_inputs(
    g: KittensGame, seat: int, hands: list[list[float]], shared: list[float], meetings: list[int]
) -> list[float]:
    """The row of one seat."""
    own = hands[seat]
    rescued = 1.0 if own[RESCUE] > 0.0 else 0.0
    row = own[: len(GROUPS)]
    row += [rescued, own[-2], own[-1], len(g.players[seat].hand) / CARDS]
    row += rival_inputs(g, seat, hands)
    tail = len(shared) - AWAY - 1
    row += shared[:tail]
    living = g.count_living()
    current = g.current == seat
    row.append(1.0 if current else 0.0)
    row.append(float(g.turns_left - 1) if current else 0.0)
    steps, other = 0, g.current
    while other != seat:
        other = g.next_living(other)
        steps += 1
    row.append(1.0 if steps == 1 else 0.0)
    row.append(steps / living)
    row += shared[tail:]
    first, far, place, second = meetings[0], meetings[1], meetings[2], meetings[3]
    near = first >= 0 and far < living
    mine = first == seat
    row.append(1.0 if mine else 0.0)
    row.append(1.0 if mine and near else 0.0)
    row.append(1.0 if second == seat else 0.0)
    row.append(1.0 if near and not mine else 0.0)
    size = len(g.pile)
    knows_top = size > 0 and g.pile_known[-1] >> seat & 1 == 1
    on_top = place == 0
    row.append(1.0 if knows_top else 0.0)
    row.append(1.0 if knows_top and on_top else 0.0)
    knows_first = place >= 0 and g.pile_known[size - 1 - place] >> seat & 1 == 1
    row.append(1.0 if knows_first else 0.0)
    row.append(1.0 if on_top and current and not knows_top else 0.0)
    if near and not mine:
        victim = hands[first]
        row.append(1.0 if victim[RESCUE] > 0.0 else 0.0)
        row.append(escapes_of(victim))
        row.append(1.0 if g.pile_known[size - 1 - place] >> first & 1 == 1 else 0.0)
    else:
        row += [0.0, 0.0, 0.0]
    doomed = near and mine and rescued == 0.0
    row.append(1.0 if doomed else 0.0)
    row.append(escapes_of(own) if doomed else 0.0)
    row.append(1.0 if doomed and not knows_first else 0.0)
    put = g.kitten_put_by
    row.append(1.0 if put == seat else 0.0)
    row.append(1.0 if put not in (seat, NOBODY) else 0.0)
    row.append(top_chance(g, seat))
    return row


def rival_inputs(g: KittensGame, seat: int, hands: list[list[float]]) -> list[float]:
    """The mean hand of the other living players, and how many of them hold a Defuse."""
    found = [0.0] * (len(GROUPS) + 4)
    count, rescued = 0, 0
    for other, player in enumerate(g.players):
        if other != seat and player.alive:
            hand = hands[other]
            count += 1
            for group in range(len(GROUPS)):
                found[group] += hand[group]
            if hand[RESCUE] > 0.0:
                rescued += 1
            found[-2] += hand[-2]
            found[-1] += len(player.hand) / CARDS
    if count:
        for i in range(len(found)):
            found[i] /= count
    found[-4] = rescued / max(1, count)
    found[-3] = float(count - rescued)
    return found


def escapes_of(hand: list[float]) -> float:
    """How many cards of a hand avoid the next card."""
    found = 0.0
    for group in ESCAPES:
        found += hand[group]
    return found
