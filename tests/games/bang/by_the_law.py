"""BANG! for four to eight players without events, written a second time and from the rules alone.

It knows nothing of the engine but the position at the start, and decides no legality: it is told what was chosen, and
says who is asked what, and where every card lies. Chance does not stir: of a hand the first card is taken, and a
discard pile that becomes the deck keeps its order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from igroteka.core.phrases import LETTERS
from igroteka.games.bang.rules.faces import FACE_WORDS
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import ROLES, SOURCE_WORDS

Question = tuple[int, str]  # who is asked, and what
Choice = tuple[int, str]  # who has chosen, and the code of what
Steps = Generator[Question, Choice, None]
Asked = Generator[Question, Choice, str]

WEAPONS = ("volcanic", "schofield", "remington", "rev_carabine", "winchester")
BLUE = (*WEAPONS, "jail", "dynamite", "barrel", "scope", "mustang", "binocular", "hideout")
GREEN_MISSED = ("bible", "ten_gallon_hat", "iron_plate", "sombrero")
GREEN_GUNS = ("derringer", "buffalo_rifle", "pepperbox", "knife")
GREEN = (*GREEN_MISSED, *GREEN_GUNS, "canteen", "can_can", "conestoga", "howitzer", "pony_express")
COSTLY = ("springfield", "rag_time", "brawl", "tequila", "whisky")
HEALING = {"tequila": 1, "whisky": 2, "canteen": 1}
DRAWING = {"stagecoach": 2, "wells_fargo": 3, "pony_express": 3}
EXPLODES = tuple([f"{rank}S" for rank in range(2, 10)])

# Characters that only change what is legal: it is not decided here.
LEGALITY_ONLY = ("calamity_janet", "paul_regret", "rose_doolan", "willy_the_kid", "elena_fuente", "uncle_will")

OFFER = "offer:sid_ketchum"


class GameOver(Exception):
    """Somebody has won."""


def name(card: str) -> str:
    """The name of a card."""
    return card.partition(".")[0]


def suit(card: str) -> str:
    """The suit of a card."""
    return card[-1]


def seat_of(letter: str) -> int:
    """The seat of a letter."""
    return LETTERS.index(letter)


class Law:
    """The table, and what happens at it."""

    def __init__(self, g: BangGame) -> None:
        self.seats = range(len(g.figures))
        self.hand = [[FACE_WORDS[card] for card in player.hand] for player in g.players]
        self.in_play = [[FACE_WORDS[card] for card in figure.in_play] for figure in g.figures]
        self.fresh: list[list[str]] = [[] for _ in self.seats]
        self.life = [figure.life for figure in g.figures]
        self.max_life = [figure.max_life for figure in g.figures]
        self.alive = [True for _ in self.seats]
        self.role = [ROLES[figure.role] for figure in g.figures]
        self.character = [SOURCE_WORDS[figure.character] for figure in g.figures]
        self.copied = ["" for _ in self.seats]
        self.deck = [FACE_WORDS[card] for card in g.piles.deck]
        self.discards = [FACE_WORDS[card] for card in g.piles.discards]
        self.spent = [0 for _ in self.seats]  # hand cards used out of turn (BANG-P26)
        self.turn = g.turn
        self.winners: list[int] = []
        self.option = g.setup.text
        self.skips = self.option("forced_answers") == "skipped"

    # Who and where.

    def has(self, seat: int, character: str) -> bool:
        """Has a living player this ability (BANG-D11)?"""
        return self.alive[seat] and character in (self.character[seat], self.copied[seat])

    def living(self, start: int) -> list[int]:
        """The living clockwise from somebody on (BANG-G02)."""
        order = [(start + i) % len(self.seats) for i in self.seats]
        return [seat for seat in order if self.alive[seat]]

    def others(self, me: int) -> list[int]:
        """The other living players, the left neighbour first (BANG-A06)."""
        return [seat for seat in self.living(me) if seat != me]

    def count(self) -> int:
        """How many are living?"""
        return sum(self.alive)

    def in_front(self, seat: int, kind: str) -> str:
        """The card of that name in front of somebody (BANG-E03)."""
        return next((card for card in self.in_play[seat] if name(card) == kind), "")

    def working(self, seat: int) -> list[str]:
        """The names of the cards in front of somebody that have an effect (BANG-P18)."""
        if seat != self.turn and self.has(self.turn, "belle_star"):
            return []
        return [name(card) for card in self.in_play[seat]]

    # Cards and life.

    def take(self) -> str:
        """The top card of the deck, if there is any (BANG-T50, BANG-T51)."""
        if not self.deck:
            self.deck, self.discards = self.discards, []
        return self.deck.pop() if self.deck else ""

    def take_several(self, count: int) -> list[str]:
        """As many cards of the deck as there are."""
        return [card for card in [self.take() for _ in range(count)] if card]

    def draw(self, seat: int, count: int) -> None:
        """The dead draw nothing."""
        if self.alive[seat]:
            self.hand[seat] += self.take_several(count)

    def heal(self, seat: int, count: int) -> None:
        """BANG-G05."""
        self.life[seat] = max(self.life[seat], min(self.max_life[seat], self.life[seat] + count))

    def discard(self, seat: int, card: str) -> None:
        """A hand card is discarded."""
        self.hand[seat].remove(card)
        self.discards.append(card)
        self.fill(seat)

    def fill(self, seat: int) -> None:
        """BANG-P14, BANG-O23: by the book Suzy Lafayette does not wait until an action is over."""
        at_once = self.option("suzy_lafayette_draws") == "at_once"
        if at_once and not self.hand[seat] and self.has(seat, "suzy_lafayette"):
            self.draw(seat, 1)

    def destroy(self, seat: int, card: str) -> None:
        """A card in play is discarded."""
        self.leave_play(seat, card)
        self.discards.append(card)

    def leave_play(self, seat: int, card: str) -> None:
        """A card in play goes elsewhere."""
        self.in_play[seat].remove(card)
        if card in self.fresh[seat]:
            self.fresh[seat].remove(card)

    def use(self, seat: int, card: str) -> None:
        """An answer or a rescue: the card is counted if it is out of turn (BANG-P26)."""
        self.discard(seat, card)
        self.spent[seat] += int(seat != self.turn)

    # Questions.

    def ask(self, seat: int, question: str) -> Asked:
        """What somebody chooses; nothing, if somebody has healed himself before (BANG-P12): then all is seen anew."""
        who, code = yield seat, question
        if code != OFFER:
            return code
        for _ in range(2):
            yield from self.pay(who)
        self.heal(who, 1)
        if question == "play":
            self.settle(whole=True)
        return ""

    def insist(self, seat: int, question: str) -> Asked:
        """The same where nothing of it can change meanwhile."""
        while True:
            code = yield from self.ask(seat, question)
            if code:
                return code

    # Settle points (BANG-T40, BANG-T44).

    def settle(self, *, whole: bool) -> None:
        """Molly Stark, by option after whole actions only, then Suzy Lafayette; again while something happens."""
        molly = whole or self.option("molly_stark_draws") == "played"  # BANG-O20
        while (molly and self.settle_molly()) | self.settle_suzy():
            pass

    def settle_molly(self) -> bool:
        """BANG-P26. Has anything happened?"""
        happened = False
        for seat in self.living(self.turn):
            if self.spent[seat] and self.has(seat, "molly_stark"):
                self.draw(seat, self.spent[seat])
                happened = True
            self.spent[seat] = 0
        return happened

    def settle_suzy(self) -> bool:
        """BANG-P14. Has anything happened?"""
        happened = False
        for seat in self.living(self.turn):
            if not self.hand[seat] and self.has(seat, "suzy_lafayette"):
                self.draw(seat, 1)
                happened = happened or bool(self.hand[seat])
        return happened

    # Checks.

    def check(self, me: int) -> Asked:
        """The card that counts; nothing if there is none (BANG-K02, BANG-K04, BANG-K05)."""
        cards = self.take_several(2 if self.has(me, "lucky_duke") else 1)
        chosen = cards[0] if cards else ""
        if len(set(cards)) > 1:
            code = yield from self.insist(me, "check")
            chosen = code.partition(":")[2]
        self.discards += cards
        return chosen

    # Attacks.

    def spared(self, target: int, by: int, suits: str) -> bool:
        """BANG-P17."""
        return self.has(target, "apache_kid") and target != by and "D" in suits

    def shot(self, target: int, by: int, suits: str, needed: int = 1) -> Steps:
        """BANG-A01 to BANG-A04."""
        if self.spared(target, by, suits):
            return
        missed = 0
        tried: list[str] = []
        while missed < needed and (self.hand[target] or self.means(target, tried)):
            code = yield from self.ask(target, "shot")
            if code == "pass":
                break
            if code:
                missed += yield from self.parry(target, code, tried)
        if missed < needed:
            yield from self.lose(target, 1, by)

    def means(self, target: int, tried: list[str]) -> list[str]:
        """What else than hand cards may stop a shot (BANG-A02, BANG-A03, BANG-E06)."""
        fresh = [name(card) for card in self.fresh[target]]
        found = [kind for kind in self.working(target) if kind == "barrel" or kind in GREEN_MISSED]
        found += ["jourdonnais"] if self.has(target, "jourdonnais") else []
        return [source for source in found if source not in fresh and source not in tried]

    def parry(self, target: int, code: str, tried: list[str]) -> Generator[Question, Choice, int]:
        """How many Missed! effects an answer is."""
        verb, source, *_ = code.split(":")
        if verb in ("answer", "answer-as"):
            self.use(target, source)
            self.draw(target, int(verb == "answer" and name(source) == "dodge"))
        elif source in ("barrel", "jourdonnais"):
            tried.append(source)
            card = yield from self.check(target)
            return int(card != "" and suit(card) == "H")
        else:
            self.destroy(target, self.in_front(target, source))
            self.draw(target, int(source == "bible"))
        return 1

    def indians(self, target: int, by: int, suits: str) -> Steps:
        """BANG-A07."""
        if self.spared(target, by, suits):
            return
        code = ""
        while not code:
            code = (yield from self.ask(target, "indians")) if self.hand[target] else "pass"
        if code == "pass":
            yield from self.lose(target, 1, by)
        elif self.option("molly_stark_draws") == "used":  # BANG-O20
            self.use(target, code.partition(":")[2])
        else:
            self.discard(target, code.partition(":")[2])

    def duel(self, target: int, by: int) -> Steps:
        """BANG-A08; diamonds are as good as any (BANG-P17)."""
        asked, other = target, by
        while self.hand[asked]:
            code = yield from self.ask(asked, "duel")
            if code == "pass":
                break
            if code:
                self.use(asked, code.partition(":")[2])
                asked, other = other, asked
        yield from self.lose(asked, 1, by)

    # Losing life and dying.

    def lose(self, seat: int, count: int, by: int) -> Steps:
        """BANG-D01, BANG-D06; `by` is -1 where no player is behind it."""
        self.life[seat] -= count
        if self.life[seat] <= 0:
            yield from self.dying(seat, by)
        if self.has(seat, "bart_cassidy"):
            self.draw(seat, count)
        if self.has(seat, "el_gringo") and by not in (-1, seat):
            if self.has(by, "suzy_lafayette") and not self.hand[by]:  # BANG-P14
                self.draw(by, 1)
            self.hand[seat] += [self.hand[by].pop(0) for _ in self.hand[by][:count]]
            self.fill(by)

    def dying(self, seat: int, by: int) -> Steps:
        """BANG-D02, BANG-D03, BANG-I10."""
        while self.life[seat] <= 0 and self.may_be_rescued(seat):
            code = yield from self.ask(seat, "dying")
            if code == "pass":
                break
            if code:
                self.use(seat, code.partition(":")[2])
                self.heal(seat, 2 if self.has(seat, "tequila_joe") else 1)
        if self.life[seat] <= 0:
            yield from self.die(seat, by)

    def may_be_rescued(self, seat: int) -> bool:
        """As far as everybody can see."""
        beer = self.hand[seat] and self.count() > 2
        return bool(beer) or (self.has(seat, "sid_ketchum") and len(self.hand[seat]) >= 2)

    def die(self, seat: int, by: int) -> Steps:
        """BANG-D05."""
        self.alive[seat], self.life[seat], self.copied[seat], self.spent[seat] = False, 0, "", 0
        self.test_victory()
        yield from self.leave_cards(seat)
        for other in self.living(self.turn):
            self.heal(other, 2 * self.has(other, "greg_digger"))
            self.draw(other, 2 * self.has(other, "herb_hunter"))
        if by in (-1, seat) or not self.alive[by]:
            return
        if self.role[seat] == "outlaw":  # BANG-D08
            self.draw(by, 3)
        if (self.role[seat], self.role[by]) == ("deputy", "sheriff"):  # BANG-D09
            self.discard_all(by)
            self.fill(by)

    def test_victory(self) -> None:
        """BANG-W02, BANG-W03."""
        living = [self.role[seat] for seat in self.living(0)]
        if "sheriff" not in living:
            self.win("renegade" if living == ["renegade"] else "outlaw")
        elif "outlaw" not in living and "renegade" not in living:
            self.win("sheriff", "deputy")

    def win(self, *roles: str) -> None:
        """All of these roles have won; of Renegades only the last one alive (BANG-W04)."""
        self.winners = [seat for seat in self.seats if self.role[seat] in roles]
        if roles == ("renegade",):
            self.winners = self.living(0)
        raise GameOver

    def leave_cards(self, seat: int) -> Steps:
        """BANG-P15, BANG-Q40, BANG-D05: to the heirs, by turns, or to the discard pile in any order."""
        heirs = [other for other in self.others(seat) if self.has(other, "vulture_sam")]
        pedro = any(self.has(other, "pedro_ramirez") for other in self.others(seat))
        events = "True" in (self.option("high_noon"), self.option("fistful"))
        matters = pedro or events or self.option("estate_order") == "always"  # BANG-O21
        while len(self.in_play[seat]) + len(self.hand[seat]) > 1 and (len(heirs) > 1 or (not heirs and matters)):
            code = "hand"
            if not (heirs and self.skips and not self.in_play[seat]):  # BANG-O24
                code = yield from self.insist(heirs[0] if heirs else seat, "estate")
            if code == "pass":
                break
            card = self.hand[seat][0] if code == "hand" else code.partition(":")[2]
            self.remove_anywhere(seat, card)
            (self.hand[heirs[0]] if heirs else self.discards).append(card)
            heirs = heirs[1:] + heirs[:1]
        if heirs:
            self.hand[heirs[0]] += self.in_play[seat] + self.sorted_hand(seat)
            self.in_play[seat], self.hand[seat] = [], []
        self.discard_all(seat)

    def remove_anywhere(self, seat: int, card: str) -> None:
        """A card in play, or else one of the hand, goes elsewhere."""
        if card in self.in_play[seat]:
            self.leave_play(seat, card)
        else:
            self.hand[seat].remove(card)

    def discard_all(self, seat: int) -> None:
        """Cards in play first, then the hand."""
        self.discards += self.in_play[seat] + self.sorted_hand(seat)
        self.in_play[seat], self.hand[seat], self.fresh[seat] = [], [], []

    def sorted_hand(self, seat: int) -> list[str]:
        """BANG-I02: a whole hand leaves in the order of the card list, not in that in which it came."""
        return sorted(self.hand[seat], key=FACE_WORDS.index)

    # Playing and using cards.

    def act(self, me: int, code: str) -> Steps:
        """One action of phase 2 (BANG-T12); a card reaches the pile when all else of it is over (BANG-T53)."""
        verb, source, *rest = code.split(":")
        done = ""
        if verb == "play" and name(source) in BLUE + GREEN:
            self.lay(me, source, seat_of(rest[0]) if rest else me)
        elif verb in ("play", "play-as"):
            done = source
            kind = rest.pop(0) if verb == "play-as" else name(source)
            yield from self.play(me, source, kind, seat_of(rest[0]) if rest else me)
        elif source in GREEN:  # BANG-E06
            done = self.in_front(me, source)
            self.leave_play(me, done)
            yield from self.effect(me, source, suit(done), seat_of(rest[0]) if rest else me)
        else:
            yield from self.use_ability(me, source, rest)
        self.settle(whole=True)
        self.discards += [done] if done else []

    def use_ability(self, me: int, character: str, rest: list[str]) -> Steps:
        """BANG-P20, BANG-P21, BANG-P25."""
        if character == "chuck_wengam":
            yield from self.lose(me, 1, -1)
            self.draw(me, 2)
        elif character == "doc_holyday":
            first = yield from self.pay(me)
            second = yield from self.pay(me)
            yield from self.shot(seat_of(rest[0]), me, suit(first) + suit(second))
        else:
            assert character == "jose_delgado"
            self.discard(me, rest[0])
            self.draw(me, 2)

    def pay(self, me: int) -> Asked:
        """A hand card as a price."""
        card = self.hand[me][0]
        if len(self.hand[me]) > 1 or not self.skips:  # BANG-O24
            code = yield from self.insist(me, "pay")
            card = code.partition(":")[2]
        self.discard(me, card)
        return card

    def lay(self, me: int, card: str, target: int) -> None:
        """BANG-E01 to BANG-E03, BANG-P32."""
        self.hand[me].remove(card)
        for old in self.in_play[target].copy():
            if name(old) == name(card) or (name(old) in WEAPONS and name(card) in WEAPONS):
                self.destroy(target, old)
        for other in self.others(me) if self.has(me, "johnny_kisch") else []:
            if self.in_front(other, name(card)):
                self.destroy(other, self.in_front(other, name(card)))
        self.in_play[target].append(card)
        self.fresh[target].append(card)
        self.fill(me)

    def play(self, me: int, card: str, kind: str, target: int) -> Steps:
        """A brown card, or one that stands in for it."""
        self.hand[me].remove(card)
        self.fill(me)
        if kind in COSTLY:
            yield from self.pay(me)
        yield from self.effect(me, kind, suit(card), target)

    def effect(self, me: int, kind: str, suits: str, target: int) -> Steps:
        """What a card does (section 13)."""
        if kind == "bang":
            yield from self.shot(target, me, suits, 2 if self.has(me, "slab_the_killer") else 1)
        elif kind in ("punch", "springfield", *GREEN_GUNS):
            self.draw(me, int(kind == "derringer"))
            yield from self.shot(target, me, suits)
        elif kind in ("gatling", "howitzer"):
            yield from self.visit(self.others(me), lambda other: self.shot(other, me, suits))
        elif kind == "indians":
            yield from self.visit(self.others(me), lambda other: self.indians(other, me, suits))
        elif kind == "duel":
            yield from self.duel(target, me)
        elif kind == "brawl":
            yield from self.visit(self.others(me), lambda other: self.rob(me, other, suits, self.discards))
        elif kind in ("panic", "rag_time", "conestoga", "cat_balou", "can_can"):
            goal = self.discards if kind in ("cat_balou", "can_can") else self.hand[me]
            yield from self.rob(me, target, suits, goal)
        elif kind == "general_store":
            yield from self.general_store(me, suits)
        elif kind in DRAWING:
            self.draw(me, DRAWING[kind])
        else:
            self.drink(me, kind, target)

    def drink(self, me: int, kind: str, target: int) -> None:
        """BANG-C03, BANG-C12, BANG-C30, BANG-C31, BANG-C33, BANG-P30."""
        if kind == "beer":
            self.heal(me, (1 + self.has(me, "tequila_joe")) * int(self.count() > 2))
        elif kind == "saloon":
            for place, other in enumerate(self.living(me)):
                if place:
                    self.settle(whole=False)
                self.heal(other, 1)
        elif kind in HEALING:
            self.heal(target, HEALING[kind])
        else:
            raise LookupError(
                f"tests/games/bang/by_the_law.py does not know {kind}: write its rule a second time there"
            )

    def visit(self, targets: list[int], part: Callable[[int], Steps]) -> Steps:
        """BANG-A06: one after another, with a settle point between two of them."""
        for place, target in enumerate(targets):
            if place:
                self.settle(whole=False)
            yield from part(target)

    def rob(self, me: int, target: int, suits: str, goal: list[str]) -> Steps:
        """BANG-A11, BANG-A12: a card of the hand, or one in play."""
        if self.spared(target, me, suits):
            return
        code = ""
        while not code:
            hand = ["hand"] if target != me and self.hand[target] else []
            options = hand + [f"table:{card}" for card in self.in_play[target]]
            if not options:
                return
            code = options[0] if len(options) == 1 else (yield from self.ask(me, "pick-from"))
        if code == "hand":
            goal.append(self.hand[target].pop(0))
            self.fill(target)
        else:
            card = code.partition(":")[2]
            self.leave_play(target, card)
            goal.append(card)

    def general_store(self, me: int, suits: str) -> Steps:
        """BANG-C08, BANG-Q10."""
        display = self.take_several(self.count())

        def pick(seat: int) -> Steps:
            if display and not self.spared(seat, me, suits):
                card = display[0]
                if len(set(display)) > 1:
                    code = yield from self.insist(seat, "display")
                    card = code.partition(":")[2]
                display.remove(card)
                self.hand[seat].append(card)

        yield from self.visit(self.living(me), pick)
        self.discards += display

    # Turns.

    def play_on(self) -> Steps:
        """The game, from phase 2 of the first turn to its end."""
        try:
            yield from self.phases(self.turn)
            self.end_turn()
            while True:
                self.turn = self.others(self.turn)[0]
                yield from self.whole_turn(self.turn)
                self.end_turn()
        except GameOver:
            return

    def end_turn(self) -> None:
        """BANG-T23, BANG-O11."""
        waits = self.option("green_missed_ready") == "own_next_turn"
        for seat in self.seats:
            self.fresh[seat] = [card for card in self.fresh[seat] if waits and name(card) in GREEN_MISSED]

    def whole_turn(self, me: int) -> Steps:
        """BANG-T05 to BANG-T14; each step has its settle point (BANG-T43)."""
        self.fresh[me] = []
        self.settle(whole=True)
        if self.character[me] == "vera_custer":  # BANG-P31
            code = yield from self.insist(me, "character-step")
            self.copied[me] = "" if code == "pass" else self.character[seat_of(code.partition(":")[2])]
            self.settle(whole=True)
        yield from self.dynamite(me)
        self.settle(whole=True)
        free = self.alive[me] and (yield from self.jail(me))
        self.settle(whole=True)
        if free:
            yield from self.draw_phase(me)
            self.settle(whole=True)
            yield from self.phases(me)

    def dynamite(self, me: int) -> Steps:
        """BANG-C14, BANG-E04."""
        dynamite = self.in_front(me, "dynamite")
        if not dynamite:
            return
        card = yield from self.check(me)
        free = [other for other in self.others(me) if not self.in_front(other, "dynamite")]
        if card.partition(".")[2] in EXPLODES:
            self.destroy(me, dynamite)
            yield from self.lose(me, 3, -1)
        elif free:
            self.leave_play(me, dynamite)
            self.in_play[free[0]].append(dynamite)

    def jail(self, me: int) -> Generator[Question, Choice, bool]:
        """BANG-C13, BANG-O01: True if the player takes their turn."""
        jail = self.in_front(me, "jail")
        if not jail:
            return True
        card = yield from self.check(me)
        free = card != "" and suit(card) == "H"
        if free or self.option("jail_release") == "one_turn":
            self.destroy(me, jail)
        return free

    def draw_phase(self, me: int) -> Steps:
        """BANG-T11."""
        code = ""
        while not code:
            code = (yield from self.ask(me, "draw")) if self.may_choose_draw(me) else "draw"
        verb, *rest = code.split(":")
        if verb == "use-card":  # BANG-P27
            self.leave_play(seat_of(rest[2]), rest[1])
            self.hand[me].append(rest[1])
            return
        held = len(self.hand[me])
        if verb == "use-at":  # BANG-P05
            self.hand[me].append(self.hand[seat_of(rest[1])].pop(0))
            self.fill(seat_of(rest[1]))
        elif verb == "use":  # BANG-P10
            self.hand[me].append(self.discards.pop())
        yield from self.take_cards(me, self.cards_to_draw(me) - (len(self.hand[me]) - held))
        second = self.hand[me][held + 1 : held + 2]
        if self.has(me, "black_jack") and second and suit(second[0]) in "HD":  # BANG-P02
            self.draw(me, 1)

    def may_choose_draw(self, me: int) -> bool:
        """Is there another way to draw?"""
        hands = any(self.hand[other] for other in self.others(me))
        tables = any(self.in_play[other] for other in self.living(me))
        found = ((hands, "jesse_jones"), (bool(self.discards), "pedro_ramirez"), (tables, "pat_brennan"))
        return any(possible and self.has(me, character) for possible, character in found)

    def cards_to_draw(self, me: int) -> int:
        """BANG-T11 step 3."""
        if self.has(me, "pixie_pete"):
            return int(self.option("pixie_pete_draw"))
        return 1 + self.max_life[me] - self.life[me] if self.has(me, "bill_noface") else 2

    def take_cards(self, me: int, count: int) -> Steps:
        """BANG-P07, BANG-P34: Kit Carlson and Claus choose."""
        if self.has(me, "kit_carlson"):
            looked = self.take_several(3)
            yield from self.share(me, looked, [me] * count, alone=count)
            self.deck += reversed(looked)
        elif self.has(me, "claus_the_saint"):
            receivers = [me] * count + self.others(me)
            yield from self.share(me, self.take_several(len(receivers)), receivers, alone=1)
        else:
            self.draw(me, count)

    def share(self, me: int, looked: list[str], receivers: list[int], *, alone: int) -> Steps:
        """One of the cards for each, by choice; not if there are no more than these are `alone`."""
        for place, receiver in enumerate(receivers):
            if not looked:
                return
            card = looked[0]
            if len(looked) > (alone - place if alone > 1 else 1):
                code = yield from self.insist(me, "look" if receiver == me else "gift")
                card = code.partition(":")[2]
            looked.remove(card)
            self.hand[receiver].append(card)

    def phases(self, me: int) -> Steps:
        """BANG-T12 to BANG-T14."""
        code = ""
        while self.alive[me] and code != "end":
            code = yield from self.ask(me, "play")
            if code not in ("", "end"):
                yield from self.act(me, code)
        if not self.alive[me]:
            return
        self.settle(whole=True)
        while len(self.hand[me]) > (10 if self.has(me, "sean_mallory") else self.life[me]):
            code = yield from self.ask(me, "limit")
            if code:
                self.discard(me, code.partition(":")[2])
        self.settle(whole=True)
