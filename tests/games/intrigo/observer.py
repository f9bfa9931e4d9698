"""A second opinion on what somebody may know: worked out from the journal as told to a seat, never from the state.

An observer begins with an empty palace, reads line by line, and keeps the books as a careful player would. What the
engine shows a seat must be what the books say: no more, because views tell nothing besides the journal, and no less.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from igroteka.core.phrases import LETTERS
from igroteka.games.intrigo.rules.parts import CARDS, DUCAT, DUCATS, ORGANISATIONS, SEALS_OF_A_KIND, TOKENS
from igroteka.games.intrigo.rules.view import IntrigoBoard

Line = dict[str, object]
DOWN = ".down"


class Observer:
    """What one seat, or a spectator, can know from what it was told."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.letters = LETTERS[:seats]
        self.gaps = [""] * (4 * seats)
        self.tokens = [""] * (4 * seats)
        self.families: dict[str, str] = {}
        self.ducats = Counter(dict.fromkeys(self.letters, 1))
        self.seals: Counter[tuple[str, str]] = Counter()
        self.cards: Counter[str] = Counter()
        self.packet: list[str] = []
        self.hand: list[str] = []
        self.round = 0
        self.first = ""
        self.removed = ""

    def read(self, line: Line) -> None:
        """Keep the books up to date with one line."""
        arguments = line["arguments"]
        assert isinstance(arguments, dict)
        name = str(line["text"]).removeprefix("intrigo-log-").replace("-", "_")
        reader: Callable[[Line], None] = getattr(self, f"on_{name}")
        reader(arguments)

    def agrees(self, board: IntrigoBoard) -> bool:
        """Does the view say what the books say?"""
        seals = [{kind: self.seals[letter, kind] for kind in ORGANISATIONS} for letter in self.letters]
        in_palace = Counter(token.removesuffix(DOWN) for token in self.tokens if token)
        told = (
            *(self.round, LETTERS[board.first] if self.first else "", self.removed, self.gaps, self.tokens),
            *([self.families.get(letter, "") for letter in self.letters], seals),
            *([self.ducats[letter] for letter in self.letters], [self.cards[letter] for letter in self.letters]),
            *(sorted(self.hand, key=CARDS.index), sorted(self.packet, key=CARDS.index)),
            {k: count - in_palace[k] for k, count in zip(ORGANISATIONS, SEALS_OF_A_KIND, strict=True)},
            DUCATS - in_palace[TOKENS[DUCAT]] - sum(self.ducats.values()),
        )
        players = board.players
        shown = (
            *(board.round, self.first, board.removed, board.gaps, board.tokens),
            *([player.family for player in players], [player.seals for player in players]),
            *([player.ducats for player in players], [player.cards for player in players]),
            *(board.hand, board.packet, board.bag, board.pile),
        )
        return told == shown

    # Set-up and rounds.

    def on_removed(self, line: Line) -> None:
        self.removed = str(line["family"])

    def on_family(self, line: Line) -> None:
        self.families[str(line["player"])] = str(line["family"])

    def on_filled(self, line: Line) -> None:
        """New tokens lie from the door clockwise: seals on even buildings, ducats on odd ones while there are any."""
        new = [str(token) for token in line["tokens"]] if isinstance(line["tokens"], list) else []
        self.gaps = [""] * len(self.gaps)
        self.cards.clear()
        self.hand = []
        for building, token in enumerate(self.tokens):
            self.tokens[building] = token.removesuffix(DOWN)
            if not token and new and (new[0] == "ducat") == (building % 2 == 1):
                self.tokens[building] = new.pop(0)
        assert not new

    def on_no_ducats(self, line: Line) -> None:
        assert self.tokens.count("") == line["count"]

    def on_round(self, line: Line) -> None:
        self.round, self.first = int(str(line["round"])), str(line["player"])

    # The draft.

    def mine(self, line: Line) -> bool:
        return self.seat >= 0 and line["player"] == LETTERS[self.seat]

    def on_dealt(self, line: Line) -> None:
        self.on_packet(line)

    def on_packet(self, line: Line) -> None:
        assert ("cards" in line) == self.mine(line)
        if isinstance(cards := line.get("cards"), list):
            self.packet = [str(card) for card in cards]

    def on_taken(self, line: Line) -> None:
        self.cards[str(line["player"])] += 1
        assert ("card" in line) == self.mine(line)
        if "card" in line:
            self.hand.append(str(line["card"]))
            self.packet = []

    def on_last(self, line: Line) -> None:
        self.on_taken(line)

    # Placing.

    def put(self, player: str, card: str, gap: str) -> None:
        self.gaps[int(gap[1:])] = card
        self.cards[player] -= 1
        if self.seat >= 0 and player == LETTERS[self.seat]:
            self.hand.remove(card)

    def on_played(self, line: Line) -> None:
        self.put(str(line["player"]), str(line["card"]), str(line["gap"]))

    def on_passed(self, line: Line) -> None:
        assert self.cards[str(line["player"])] == 0

    def on_bought(self, line: Line) -> None:
        self.ducats[str(line["player"])] -= int(str(line["count"]))
        self.gaps[int(str(line["gap"])[1:])] = str(line["type"])

    def on_courtesan(self, line: Line) -> None:
        self.put(str(line["target"]), str(line["card"]), str(line["gap"]))

    def on_trader(self, line: Line) -> None:
        _swap(self.tokens, str(line["building"]), str(line["second_building"]))

    def on_gondolier(self, line: Line) -> None:
        _swap(self.gaps, str(line["gap"]), str(line["second_gap"]))

    def on_guard(self, line: Line) -> None:
        _swap(self.gaps, str(line["gap"]), str(line["second_gap"]))

    def on_assassin(self, line: Line) -> None:
        self.gaps[int(str(line["gap"])[1:])] += DOWN

    def on_thief(self, line: Line) -> None:
        self.tokens[int(str(line["building"])[1:])] += DOWN

    # Awarding.

    def on_awarded(self, line: Line) -> None:
        token, player = str(line["token"]), str(line["player"])
        self.tokens[int(str(line["building"])[1:])] = ""
        if token == "ducat":
            self.ducats[player] += 1
        else:
            self.seals[player, token] += 1

    def on_stays(self, line: Line) -> None:
        assert self.tokens[int(str(line["building"])[1:])].removesuffix(DOWN) == line["token"]

    def on_unplayed(self, line: Line) -> None:
        assert self.cards[str(line["player"])] == line["count"]

    def on_won(self, line: Line) -> None:
        pass

    def on_cap(self, line: Line) -> None:
        pass


def _swap(things: list[str], one: str, other: str) -> None:
    i, j = int(one[1:]), int(other[1:])
    things[i], things[j] = things[j], things[i]
