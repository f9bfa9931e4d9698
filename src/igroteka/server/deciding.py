"""What a command leads to: the events it makes at a table, or a refusal. Nothing is changed here."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import msgspec

from igroteka import __version__
from igroteka.bots.bot import levels_of, plays_well, unknown_bot
from igroteka.core.errors import Refused
from igroteka.core.random import commitment, fair_nonce, fair_seed
from igroteka.core.registry import game as find_game
from igroteka.core.session import LEAVE
from igroteka.server.events import (
    Answered,
    AnyEvent,
    Banned,
    BotSat,
    Chooser,
    Chose,
    Closed,
    Configured,
    Dealt,
    Emoted,
    HostChanged,
    Linked,
    Proposed,
    Readied,
    Resumed,
    Sat,
    Shared,
    Spoke,
    Stood,
    Undid,
)
from igroteka.server.messages import (
    AddBot,
    Answer,
    Choose,
    Claim,
    Close,
    Concede,
    Configure,
    Continue,
    Deed,
    Emote,
    Link,
    MakeHost,
    Propose,
    Ready,
    Rematch,
    Remove,
    Resume,
    Say,
    Sit,
    Stand,
    Start,
    Undo,
)
from igroteka.server.names import BOT_NAMES, bot_name, clean_text
from igroteka.server.refusals import NotAllowed
from igroteka.server.settings import Settings
from igroteka.server.table import BETWEEN, BROKEN, CLOSED, FINISHED, PLAYING, WAITING, Course, Table


@dataclass(frozen=True)
class Guest:
    """Who wants something: a visitor of this host, by the id of his cookie."""

    id: str
    name: str
    address: str = ""


def decide(table: Table, guest: Guest, command: Deed) -> list[AnyEvent]:
    """The events that the command of this guest makes; a refusal if he may not, or not now."""
    if table.status == CLOSED:
        raise NotAllowed("error-table-closed")
    match command:
        case Choose(_, moment, code):
            return choose(table, own_seat(table, guest), code, moment)
        case Say() | Emote():
            return speak(table, guest, command)
        case Undo() | Concede() | Propose() | Answer() | Resume() | Continue():
            return during(table, own_seat(table, guest), command)
        case Sit() | Stand() | Ready() | Link() | Claim():
            return be_seated(table, guest, command)
        case Rematch():
            raise NotAllowed("error-not-now")  # opens another table: the hub does that
        case _:
            if not table.hosted_by(guest.id):
                raise NotAllowed("error-not-host")
            return rule_table(table, command)


def own_seat(table: Table, guest: Guest) -> int:
    """The guest's seat; a refusal if he only watches."""
    seat = table.seat_of(guest.id)
    if seat < 0:
        raise NotAllowed("error-not-seated")
    return seat


def course_of(table: Table) -> Course:
    """The game that is being played; a refusal if there is none."""
    if table.course is None or table.status != PLAYING:
        raise NotAllowed("error-no-game")
    if table.paused:
        raise NotAllowed("error-paused")
    return table.course


def before_start(table: Table) -> None:
    """Refuse what can be done only before the start."""
    if table.status != WAITING:
        raise NotAllowed("error-already-started")


# Finding a seat.


def be_seated(table: Table, guest: Guest, command: Sit | Stand | Ready | Link | Claim) -> list[AnyEvent]:
    """Sit down, stand up, be ready; take one's seat along to another device."""
    match command:
        case Sit(_, seat):
            return sit(table, guest, seat)
        case Stand():
            before_start(table)
            seat = own_seat(table, guest)
            return [Stood(seat), *new_host(table, guest)]
        case Ready(_, yes):
            before_start(table)
            return [Readied(own_seat(table, guest), yes)]
        case Link(_, key):
            return [Linked(own_seat(table, guest), digest(key))]
        case Claim(_, seat, key):
            return claim(table, guest, seat, key)


def sit(table: Table, guest: Guest, seat: int) -> list[AnyEvent]:
    """Take a free seat, or another one than before."""
    before_start(table)
    if guest.id in table.banned:
        raise NotAllowed("error-banned")
    if seat >= len(table.chairs):
        raise NotAllowed("error-no-such-seat", seat=seat)
    if table.chairs[seat].taken:
        raise NotAllowed("error-seat-taken")
    before = table.seat_of(guest.id)
    moved: list[AnyEvent] = [Stood(before)] if before >= 0 else []
    if guest.id != table.host and table.hosted_by(guest.id):
        moved.append(HostChanged(guest.id))
    return [*moved, Sat(seat, guest.id, own_name(table, guest, seat), guest.address)]


def own_name(table: Table, guest: Guest, seat: int) -> str:
    """The guest's name, told apart from an equal one at the table."""
    others = {chair.name for other, chair in enumerate(table.chairs) if other != seat and guest.id not in chair.guests}
    name, count = guest.name, 1
    while name in others:
        count += 1
        name = f"{guest.name} {count}"
    return name


def new_host(table: Table, leaving: Guest) -> list[AnyEvent]:
    """Somebody else rules the table if its host leaves it."""
    if not table.hosted_by(leaving.id):
        return []
    others = [chair.guests[0] for chair in table.chairs if chair.person and leaving.id not in chair.guests]
    return [HostChanged(others[0])] if others else []


def claim(table: Table, guest: Guest, seat: int, key: str) -> list[AnyEvent]:
    """Come by a personal link. Whoever sits here already just stays."""
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is None or not chair.digest or not secrets.compare_digest(chair.digest, digest(key)):
        raise NotAllowed("error-link")
    if guest.id in chair.guests:
        return []
    if table.seat_of(guest.id) >= 0 or guest.id in table.banned:
        raise NotAllowed("error-link")
    return [Shared(seat, guest.id)]


def digest(key: str) -> str:
    """What is kept of a secret key."""
    return hashlib.blake2b(key.encode(), digest_size=32).hexdigest()


# The host.


def rule_table(table: Table, command: Deed) -> list[AnyEvent]:
    """What only the host may do."""
    match command:
        case AddBot(_, seat, level):
            return add_bot(table, seat, level)
        case Remove(_, seat, ban):
            return remove(table, seat, ban=ban)
        case Configure(_, settings):
            return configure(table, settings)
        case Start():
            return start(table)
        case MakeHost(_, seat):
            if seat >= len(table.chairs) or not table.chairs[seat].person:
                raise NotAllowed("error-no-person")
            return [HostChanged(table.chairs[seat].guests[0])]
        case Close():
            if table.status in (PLAYING, BETWEEN) and len(table.people) > 1:
                raise NotAllowed("error-game-runs")
            return [Closed()]
        case _:
            raise NotAllowed("error-not-now")


def configure(table: Table, settings: Settings) -> list[AnyEvent]:
    """Other settings. What a position says itself stays as it is."""
    before_start(table)
    if table.position and rules_of(settings) != rules_of(table.settings):
        raise NotAllowed("error-position-table")
    settings.check(find_game(settings.game))
    if any(chair.taken for chair in table.chairs[settings.seats :]):
        raise NotAllowed("error-seats-taken", seats=settings.seats)
    return [Configured(tidy(settings))]


def tidy(settings: Settings) -> Settings:
    """The settings with a title that can be read."""
    return msgspec.structs.replace(settings, title=clean_text(settings.title))


def rules_of(settings: Settings) -> tuple[object, ...]:
    """What is played."""
    return settings.game, settings.seats, settings.options, settings.games


def add_bot(table: Table, seat: int, level: str, wanted: str = "") -> list[AnyEvent]:
    """Put a bot on a free seat, one that was here before if it is wanted by its name."""
    before_start(table)
    if seat >= len(table.chairs):
        raise NotAllowed("error-no-such-seat", seat=seat)
    if table.chairs[seat].person:
        raise NotAllowed("error-seat-taken")
    known = levels_of(table.settings.game)
    if level not in known:
        raise unknown_bot(level, known)
    taken = {chair.name for chair in table.chairs}
    here_before = wanted in BOT_NAMES and wanted not in taken
    name = wanted if here_before else bot_name(taken, table.id, seat)
    return [BotSat(seat, level, name, BOT_NAMES[name])]


def remove(table: Table, seat: int, *, ban: bool) -> list[AnyEvent]:
    """Free a seat; in a running game a bot takes it over for good."""
    if seat >= len(table.chairs) or not table.chairs[seat].taken:
        raise NotAllowed("error-seat-free")
    chair = table.chairs[seat]
    if table.host in chair.guests:
        raise NotAllowed("error-remove-host")
    events: list[AnyEvent] = [Stood(seat)]
    if ban:
        events += [Banned(guest) for guest in chair.guests]
    if table.status != WAITING:
        if not chair.person:
            raise NotAllowed("error-already-started")
        events.append(BotSat(seat, substitute(table.settings.game), chair.name, chair.address))
    return events


def substitute(game: str) -> str:
    """The bot that plays for people who are away: one with knowledge of the game, if there is any."""
    return "greedy" if plays_well(game) else "random"


def start(table: Table) -> list[AnyEvent]:
    """Deal, if everybody is there."""
    before_start(table)
    free = sum(not chair.taken for chair in table.chairs)
    if free:
        raise NotAllowed("error-seats-free", free=free)
    table.settings.check(table.game)
    return [deal(table)]


def deal(table: Table) -> Dealt:
    """A new game with a secret seed, and the promise that it will not change."""
    seed, nonce = fair_seed(), fair_nonce()
    people = sum(chair.person for chair in table.chairs)
    live = people > 1 and table.settings.clock.kind != "days"
    return Dealt(__version__, seed, nonce, commitment(seed, nonce), live, unattended=people == 0)


# During the game.


def choose(table: Table, seat: int, code: str, moment: int | None, by: Chooser = "player") -> list[AnyEvent]:
    """A choice in the game. To leave it is a command of its own."""
    course = course_of(table)
    if code == LEAVE:
        raise Refused("error-code-unknown", code=code)
    course.session.check(seat, code, moment)
    return [chose(seat, code, by)]


def chose(seat: int, code: str, by: Chooser = "player") -> Chose:
    """The choice as it will be written once it has been taken."""
    return Chose(seat, code, by)


def during(table: Table, seat: int, command: Undo | Concede | Propose | Answer | Resume | Continue) -> list[AnyEvent]:
    """What a player may do besides choosing."""
    match command:
        case Continue():
            if table.status != BETWEEN:
                raise NotAllowed("error-not-now")
            return [deal(table)]
        case Resume():
            if not table.paused:
                raise NotAllowed("error-not-now")
            return [Resumed()]
        case Undo(_, moment):
            return undo(table, seat, moment)
        case Concede():
            return concede(table, seat)
        case Propose(_, what):
            course_of(table)
            if table.proposal is not None:
                raise NotAllowed("error-proposal-open")
            return [Proposed(seat, what)]
        case Answer(_, yes):
            course_of(table)
            if table.proposal is None or (yes and seat in table.proposal.agreed):
                raise NotAllowed("error-no-proposal")
            return [Answered(seat, yes)]


def undo(table: Table, seat: int, moment: int) -> list[AnyEvent]:
    """Take the last choice back, if the table and the game allow it."""
    session = course_of(table).session
    if moment != session.state.moment:
        raise Refused("error-too-late", moment=moment, now=session.state.moment)
    if not table.settings.undo or not session.can_undo(seat):
        raise Refused("error-no-undo")
    return [Undid(seat)]


def concede(table: Table, seat: int) -> list[AnyEvent]:
    """Leave the game for good, by its own rules or by handing the seat over to a bot."""
    course = course_of(table)
    try:
        course.session.check(seat, LEAVE)
    except Refused:
        chair = table.chairs[seat]
        return [Stood(seat), BotSat(seat, substitute(table.settings.game), chair.name, chair.address)]
    return [chose(seat, LEAVE)]


# Talking.


def speak(table: Table, guest: Guest, command: Say | Emote) -> list[AnyEvent]:
    """A message or a sign. In some games, at some times, a message is a choice (BANG-X03)."""
    seat = table.seat_of(guest.id)
    if isinstance(command, Emote):
        return [Emoted(own_seat(table, guest), command.emote)]
    if guest.id in table.banned:
        raise NotAllowed("error-banned")
    text = clean_text(command.text)
    if not text:
        raise NotAllowed("error-chat-empty")
    said = Spoke(guest.id, table.chairs[seat].name if seat >= 0 else guest.name, text, seat)
    return [*price_of_speech(table, seat, command), said]


def price_of_speech(table: Table, seat: int, command: Say) -> list[AnyEvent]:
    """What it costs to speak now; a refusal where the game wants silence, or if the price was not confirmed."""
    if table.course is None or table.status != PLAYING:
        return []
    option = table.course.session.state.speech(seat)
    if option is None:
        return []
    if not command.costs:
        raise NotAllowed("error-chat-costs")
    return choose(table, seat, option.code, None)


def may_rematch(table: Table, guest: Guest) -> None:
    """Refuse a rematch to those who have not played, or while the game is running."""
    own_seat(table, guest)
    if table.status not in (FINISHED, BROKEN):
        raise NotAllowed("error-not-now")
