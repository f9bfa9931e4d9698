"""From a command to the events it causes, or to a refusal. Nothing is changed here."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from igroteka import __version__
from igroteka.bots.bot import levels_of, unknown_bot
from igroteka.core.errors import Refused
from igroteka.core.random import commitment, fair_nonce, fair_seed
from igroteka.core.registry import find_game
from igroteka.core.session import LEAVE
from igroteka.server.bots.levels import substitute_level
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.tables.devices import device_of, new_companion
from igroteka.server.tables.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Banned,
    BotSat,
    Chooser,
    Chose,
    Closed,
    Configured,
    Dealt,
    DeviceLeft,
    Emoted,
    HostChanged,
    LessonStepped,
    LetsPass,
    Linked,
    Muted,
    Planned,
    Proposed,
    Readied,
    Resumed,
    Sat,
    Shared,
    SignedOut,
    SpectatorRemoved,
    Spoke,
    Step,
    Stood,
    Undid,
)
from igroteka.server.tables.messages import (
    AddBot,
    AnswerProposal,
    Choose,
    Claim,
    Close,
    Concede,
    Configure,
    Continue,
    Emote,
    LetPass,
    Link,
    MakeHost,
    Mute,
    Plan,
    Propose,
    ReadOn,
    Ready,
    Rematch,
    Remove,
    RemoveSpectator,
    Resume,
    Say,
    SeatPerson,
    SignOutOthers,
    Sit,
    Stand,
    Start,
    TableCommand,
    Undo,
)
from igroteka.server.tables.names import BOT_NAMES, bot_name, clean_name, clean_text, distinct_name, is_free
from igroteka.server.tables.plans import check_plan
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import (
    BETWEEN_GAMES,
    BROKEN,
    CLOSED,
    FINISHED,
    MAX_EMOTES,
    PLAYING,
    WAITING,
    GameInProgress,
    Table,
)

CHAT_MESSAGES, CHAT_MS = 5, 10_000  # chat messages of a guest or seat within so many ms
EMOTES_MS = 10_000  # in which a seat may show MAX_EMOTES


# What a device that came by a personal link may not do: whoever has a leaked link must not take the seat away.
RESERVED_FOR_PLAYER: tuple[type[TableCommand], ...] = (Concede, Link, SignOutOthers)
RESERVED_FOR_HOST: tuple[type[TableCommand], ...] = (MakeHost, Remove, Close, SeatPerson)


@dataclass(frozen=True)
class Guest:
    """A visitor of this server, identified by their cookie."""

    id: str
    name: str
    address: str = ""


Spectators = Mapping[str, Guest]  # whom the host may mute or remove, by spectator id


@dataclass(frozen=True)
class CommandContext:
    """What a command depends on besides the table."""

    now: int
    spectators: Spectators = field(default_factory=dict)
    unlimited: bool = False  # emotes of addresses without limits are not counted


def decide(table: Table, guest: Guest, command: TableCommand, context: CommandContext) -> list[AnyEvent]:
    """The events that a command of this guest causes; refused if they may not do that, or not now."""
    if table.status == CLOSED:
        raise NotAllowed("error-table-closed")
    if guest.id in table.removed:
        raise NotAllowed("error-removed")
    if table.tournament and is_left_to_tournament(table, command):
        raise NotAllowed("error-tournament-table")
    match command:
        case Choose(_, public_version, code):
            return choose(table, own_seat(table, guest), code, public_version)
        case ReadOn(_, step):
            return read_on(table, own_seat(table, guest), step)
        case Say() | Emote():
            return speak(table, guest, command, context)
        case Concede():
            seat = own_seat(table, guest)
            require_permission(table, guest, Concede)
            return concede(table, seat)
        case LetPass() | Plan() | Undo() | Propose() | AnswerProposal() | Resume() | Continue():
            return game_command(table, own_seat(table, guest), command)
        case Sit() | Stand() | Ready():
            return seat_command(table, guest, command)
        case Link() | Claim() | SignOutOthers():
            return change_devices(table, guest, command)
        case Rematch():
            raise NotAllowed("error-not-now")  # opens another table: the hub does that
        case _:
            if not table.hosted_by(guest.id):
                raise NotAllowed("error-not-host")
            if isinstance(command, Mute | RemoveSpectator):
                return restrict(table, context.spectators, command)
            require_permission(table, guest, type(command))
            if isinstance(command, SeatPerson):
                return seat_person(table, guest, command)
            return host_command(table, command)


def is_left_to_tournament(table: Table, command: TableCommand) -> bool:
    """True if a tournament decides about that at its tables: who sits there, and that its rounds go on."""
    moves = isinstance(command, Sit | Stand) and table.status == WAITING
    return moves or (isinstance(command, Propose) and command.what == "pause")


def own_seat(table: Table, guest: Guest) -> int:
    """The guest's seat; refused if they only watch."""
    seat = table.seat_of(guest.id)
    if seat < 0:
        raise NotAllowed("error-not-seated")
    return seat


def seat_owner(table: Table, guest: Guest) -> Guest:
    """The guest who sat down at this guest's seat, which may have been on another device."""
    seat = table.seat_of(guest.id)
    if seat < 0 or table.on_first_device(guest.id):
        return guest
    chair = table.chairs[seat]
    return Guest(chair.guests[0], chair.name, chair.address)


def person_on(table: Table, guest: Guest, seat: int) -> Guest | None:
    """The person on this seat, if they play on the guest's device."""
    found = table.person_on(guest.id, seat)
    return Guest(found, table.chairs[seat].name, table.chairs[seat].address) if found else None


def running_game(table: Table) -> GameInProgress:
    """The game that is being played; refused if there is none."""
    if table.current_game is None or table.status != PLAYING:
        raise NotAllowed("error-no-game")
    if table.paused:
        raise NotAllowed("error-paused")
    return table.current_game


def require_waiting(table: Table) -> None:
    """Refuse what is possible before the start only."""
    if table.status != WAITING:
        raise NotAllowed("error-already-started")


# Finding a seat.


def seat_command(table: Table, guest: Guest, command: Sit | Stand | Ready) -> list[AnyEvent]:
    match command:
        case Sit(_, seat):
            return sit(table, guest, seat)
        case Stand():
            return stand(table, guest)
        case Ready(_, yes):
            require_waiting(table)
            return [Readied(own_seat(table, guest), yes)]


def sit(table: Table, guest: Guest, seat: int) -> list[AnyEvent]:
    """Take a free seat, or change to it."""
    require_waiting(table)
    if guest.id in table.banned:
        raise NotAllowed("error-banned")
    if seat >= len(table.chairs):
        raise NotAllowed("error-no-such-seat", seat=seat)
    if table.chairs[seat].taken:
        raise NotAllowed("error-seat-taken")
    before = table.seat_of(guest.id)
    if before >= 0:
        return move(table, guest, before, seat)
    return [Sat(seat, guest.id, own_name(table, guest, seat), guest.address)]


def move(table: Table, guest: Guest, before: int, seat: int) -> list[AnyEvent]:
    """Change to another seat with all devices. The device that sat down first stays the first."""
    chair, player = table.chairs[before], seat_owner(table, guest)
    sat = Sat(seat, player.id, own_name(table, player, seat), player.address)
    return [Stood(before), sat, *[Shared(seat, device) for device in chair.guests[1:]]]


def stand(table: Table, guest: Guest) -> list[AnyEvent]:
    """Leave a seat before the start. A device that came by a personal link leaves alone, at any time."""
    seat = own_seat(table, guest)
    if not table.on_first_device(guest.id):
        return [DeviceLeft(seat, guest.id)]
    require_waiting(table)
    return [Stood(seat), *new_host(table, guest)]


def seat_person(table: Table, guest: Guest, command: SeatPerson) -> list[AnyEvent]:
    """Let one more person sit down on the host's device. They are ready: they stand beside it."""
    device, name = device_of(guest.id), clean_name(command.name)
    if not name:
        raise NotAllowed("error-name")
    taken = {other for chair in table.chairs for other in chair.guests} | table.banned
    person = Guest(new_companion(device, taken), name, command.address)
    return [*sit(table, person, command.seat), Readied(command.seat, yes=True)]


def own_name(table: Table, guest: Guest, seat: int) -> str:
    """The guest's name, with a number if it could be confused with a name at the table."""
    others = [chair for other, chair in enumerate(table.chairs) if other != seat and guest.id not in chair.guests]
    return distinct_name(guest.name, [name for chair in others for name in chair.shown_names])


def new_host(table: Table, leaving: Guest) -> list[AnyEvent]:
    """If the host leaves the table, the next player becomes host."""
    if not table.hosted_by(leaving.id):
        return []
    if table.seats_on(leaving.id):
        return []  # others play on the device of the host
    others = [chair.guests[0] for chair in table.chairs if chair.person and leaving.id not in chair.guests]
    return [HostChanged(device_of(others[0]))] if others else []


def change_devices(table: Table, guest: Guest, command: Link | Claim | SignOutOthers) -> list[AnyEvent]:
    """Open a seat to another device, or close it to all others.

    Only the device that sat down may do that: whoever has got hold of a leaked link must neither lock the player out
    nor let more people in.
    """
    if isinstance(command, Claim):
        return claim(table, guest, command.seat, command.key)
    seat = own_seat(table, guest)
    require_permission(table, guest, type(command))
    made = digest(command.key)
    return [Linked(seat, made) if isinstance(command, Link) else SignedOut(seat, made)]


def may_use(table: Table, guest: str, command: type[TableCommand]) -> bool:
    """True unless the command is reserved for the device that sat down, and this guest came by a personal link."""
    if command in RESERVED_FOR_HOST:
        return table.hosted_by(guest) and (guest == table.host or table.on_first_device(guest))
    return command not in RESERVED_FOR_PLAYER or table.on_first_device(guest)


def require_permission(table: Table, guest: Guest, command: type[TableCommand]) -> None:
    """Refuse a command that is reserved for another device of the seat."""
    if not may_use(table, guest.id, command):
        raise NotAllowed("error-first-device")


def permitted(table: Table, guest: str) -> list[str]:
    """Which of the reserved commands this device may use, whether or not it is the time for them."""
    return [tag_of(one) for one in (*RESERVED_FOR_PLAYER, *RESERVED_FOR_HOST) if may_use(table, guest, one)]


def tag_of(command: type[TableCommand]) -> str:
    """The name of a command in the protocol."""
    return str(command.__struct_config__.tag)


def claim(table: Table, guest: Guest, seat: int, key: str) -> list[AnyEvent]:
    """Join a seat by its personal link; no event if the guest has the seat already."""
    chair = table.chairs[seat] if seat < len(table.chairs) else None
    if chair is None or not chair.digest or not secrets.compare_digest(chair.digest, digest(key)):
        raise NotAllowed("error-link")
    if guest.id in chair.guests:
        return []
    if table.seat_of(guest.id) >= 0 or guest.id in table.banned:
        raise NotAllowed("error-link")
    return [Shared(seat, guest.id)]


def digest(key: str) -> str:
    """The hash that is stored instead of a secret."""
    return hashlib.blake2b(key.encode(), digest_size=32).hexdigest()


# The host.


def host_command(table: Table, command: TableCommand) -> list[AnyEvent]:
    """A command that only the host may give."""
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
            return [HostChanged(device_of(table.chairs[seat].guests[0]))]
        case Close():
            if table.status in (PLAYING, BETWEEN_GAMES) and len(table.people) > 1:
                raise NotAllowed("error-game-runs")
            return [Closed()]
        case _:
            raise NotAllowed("error-not-now")


def restrict(table: Table, spectators: Spectators, command: Mute | RemoveSpectator) -> list[AnyEvent]:
    """Mute or remove a spectator. A player who was muted as a spectator may only be unmuted."""
    found = spectators.get(command.spectator)
    if found is None:
        raise NotAllowed("error-no-such-spectator")
    if isinstance(command, Mute):
        return [Muted(found.id, found.name, command.yes)]
    if table.seat_of(found.id) >= 0:
        raise NotAllowed("error-spectator-seated")
    return [SpectatorRemoved(found.id)]


def configure(table: Table, settings: Settings) -> list[AnyEvent]:
    """Change the settings. What a position determines cannot be changed."""
    require_waiting(table)
    if table.position and rules_of(settings) != rules_of(table.settings):
        raise NotAllowed("error-position-table")
    settings.check(find_game(settings.game))
    if any(chair.taken for chair in table.chairs[settings.seats :]):
        raise NotAllowed("error-seats-taken", seats=settings.seats)
    return [Configured(with_clean_title(settings))]


def with_clean_title(settings: Settings) -> Settings:
    """The settings with a readable title."""
    return msgspec.structs.replace(settings, title=clean_text(settings.title))


def rules_of(settings: Settings) -> tuple[object, ...]:
    return settings.game, settings.seats, settings.game_settings, settings.games


def add_bot(table: Table, seat: int, level: str, wanted: str = "") -> list[AnyEvent]:
    """Put a bot on a free seat, preferably the one with the `wanted` name."""
    require_waiting(table)
    if seat >= len(table.chairs):
        raise NotAllowed("error-no-such-seat", seat=seat)
    if table.chairs[seat].person:
        raise NotAllowed("error-seat-taken")
    known = levels_of(table.settings.game)
    if level not in known:
        raise unknown_bot(level, known)
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    taken = {name for chair in others for name in chair.shown_names}
    name = wanted if wanted in BOT_NAMES and is_free(wanted, taken) else bot_name(taken, table.id, seat)
    return [BotSat(seat, level, name, BOT_NAMES[name])]


def remove(table: Table, seat: int, *, ban: bool) -> list[AnyEvent]:
    """Free a seat. In a running game a bot takes it over for good."""
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
        events += replaced_by_bot(table, seat)
    return events


def replaced_by_bot(table: Table, seat: int) -> list[AnyEvent]:
    """A bot plays on for a player who has left for good. A game that all people have left is over (INTR-R21).

    Absent players have left, too: a bot plays for them.
    """
    chair = table.chairs[seat]
    events: list[AnyEvent] = [BotSat(seat, substitute_level(table.settings.game), chair.name, chair.address)]
    if table.status == PLAYING and not [other for other in table.people if other != seat]:
        events.append(Abandoned())
    return events


def start(table: Table) -> list[AnyEvent]:
    """Deal; refused if seats are free."""
    require_waiting(table)
    free = sum(not chair.taken for chair in table.chairs)
    if free:
        raise NotAllowed("error-seats-free", free=free)
    table.settings.check(table.game)
    return [deal(table)]


def deal(table: Table) -> Dealt:
    """A new game with a secret seed and a commitment to it. The game of a lesson is always the same."""
    seed, nonce = fair_seed() if table.lesson is None else table.lesson.lesson.seed, fair_nonce()
    people = sum(chair.person for chair in table.chairs)
    # Who shares a device is asked one after another: a window that a clock closes would be over before the last one.
    live = people > 1 and not (table.settings.clock.by_correspondence or table.has_shared_device)
    chosen = dict(table.match.settings) if table.match is not None else table.settings.chosen()
    settings = {**table.game.unattended, **chosen} if people == 0 else chosen
    setup = table.settings.check(table.game, settings)
    return Dealt(
        __version__, seed, nonce, commitment(seed, nonce), live, unattended=people == 0, settings=dict(setup.settings)
    )


# During the game.


def choose(table: Table, seat: int, code: str, public_version: int | None, by: Chooser = "player") -> list[AnyEvent]:
    """Take an option of the game. Conceding is a command of its own."""
    current = running_game(table)
    if code == LEAVE:
        raise Refused("error-code-unknown", code=code)
    if table.lesson is not None and public_version in (None, current.session.state.public_version):
        table.lesson.check_choice(current.session, code)
    current.session.check(seat, code, public_version)
    return [chose(seat, code, by)]


def read_on(table: Table, seat: int, step: int) -> list[AnyEvent]:
    """Show the next step of the lesson; no event if the learner has gone on already."""
    running_game(table)
    if table.lesson is None or table.lesson.lesson.seat != seat or step > table.lesson.index:
        raise NotAllowed("error-not-now")
    if step < table.lesson.index:
        return []
    if table.lesson.step is None or table.lesson.step.kind != "read":
        raise NotAllowed("error-not-now")
    return [LessonStepped(step)]


def chose(seat: int, code: str, by: Chooser = "player") -> Chose:
    return Chose(seat, code, by)


def game_command(
    table: Table, seat: int, command: LetPass | Plan | Undo | Propose | AnswerProposal | Resume | Continue
) -> list[AnyEvent]:
    """A command of a player during the game, other than choosing."""
    match command:
        case Continue():
            if table.status != BETWEEN_GAMES:
                raise NotAllowed("error-not-now")
            return [deal(table)]
        case Resume():
            if not table.paused:
                raise NotAllowed("error-not-now")
            return [Resumed()]
        case LetPass(_, yes):
            return let_pass(table, seat, yes=yes)
        case Plan():
            return plan(table, seat, command)
        case Undo(_, public_version):
            return undo(table, seat, public_version)
        case Propose(_, what):
            running_game(table)
            if table.proposal is not None:
                raise NotAllowed("error-proposal-open")
            if what == "skip" and (table.skipping or not table.only_bots_play):
                raise NotAllowed("error-not-now")
            return [Proposed(seat, what)]
        case AnswerProposal(_, yes):
            running_game(table)
            if table.proposal is None or (yes and seat in table.proposal.agreed):
                raise NotAllowed("error-no-proposal")
            return [Answered(seat, yes)]


def let_pass(table: Table, seat: int, *, yes: bool) -> list[AnyEvent]:
    """Let everything pass until one's turn, or no longer. Not in one's own turn, nor out of the game."""
    state = running_game(table).session.state
    if yes and (state.is_turn_of(seat) or state.is_out(seat)):
        raise NotAllowed("error-not-now")
    return [LetsPass(seat, yes)] if yes != (seat in table.passing) else []


def plan(table: Table, seat: int, command: Plan) -> list[AnyEvent]:
    """Plan answers, or nothing any more. A plan that was made for an earlier moment is refused, as a late choice is."""
    state = running_game(table).session.state
    if table.lesson is not None or state.is_out(seat):
        raise NotAllowed("error-not-now")
    if not command.lines:
        return [Planned(seat)] if seat in table.plans.lines or seat in table.plans.dropped else []
    if command.moment != state.public_version:
        raise Refused("error-too-late", moment=command.moment, now=state.public_version)
    lines = tuple([tuple([Step(step.seat, step.code) for step in line]) for line in command.lines])
    check_plan(state, seat, lines)
    return [Planned(seat, lines)]


def undo(table: Table, seat: int, public_version: int) -> list[AnyEvent]:
    """Undo the last choice, if the table and the game allow it."""
    current = running_game(table)
    now = current.session.state.public_version
    if public_version != now:
        raise Refused("error-too-late", moment=public_version, now=now)
    if not table.settings.undo or not current.can_undo(seat):
        raise Refused("error-no-undo")
    return [Undid(seat)]


def concede(table: Table, seat: int) -> list[AnyEvent]:
    """Leave the game for good: by the rules of the game, or else a bot takes over."""
    current = running_game(table)
    try:
        current.session.check(seat, LEAVE)
    except Refused:
        return [Stood(seat), *replaced_by_bot(table, seat)]
    return [chose(seat, LEAVE)]


# Talking.


def speak(table: Table, guest: Guest, command: Say | Emote, context: CommandContext) -> list[AnyEvent]:
    """Chat, or show an emote. In some games a chat message costs a choice."""
    seat = table.seat_of(guest.id)
    check_may_speak(table, guest, seat)
    if isinstance(command, Emote):
        return emote(table, own_seat(table, guest), command.emote, context)
    text = clean_text(command.text)
    if not text:
        raise NotAllowed("error-chat-empty")
    check_pace([at for at, said in table.chat if said.guest == guest.id or said.seat == seat >= 0], context.now)
    name = table.chairs[seat].name if seat >= 0 else own_name(table, guest, seat)
    said = Spoke(guest.id, name, text, seat)
    return [*cost_of_speech(table, seat, command), said]


def emote(table: Table, seat: int, shown: str, context: CommandContext) -> list[AnyEvent]:
    """Show an emote, within a rate limit for all devices of the seat."""
    recent = sum(at > context.now - EMOTES_MS for at in table.emote_times.get(seat, ()))
    if recent >= MAX_EMOTES and not context.unlimited:
        raise NotAllowed("error-emotes-fast", most=MAX_EMOTES, seconds=EMOTES_MS // 1000)
    return [Emoted(seat, shown)]


def check_may_speak(table: Table, guest: Guest, seat: int) -> None:
    """Refuse guests who may not chat at this table."""
    if guest.id in table.banned:
        raise NotAllowed("error-banned")
    if not table.watchable_by(seat):
        raise NotAllowed("error-spectators-off")
    if guest.id in table.muted:
        raise NotAllowed("error-muted")


def check_pace(times: list[int], now: int) -> None:
    """Refuse to chat faster than people can read; `times` are the earlier messages of the same guest or seat.

    The log has these times, so the limit holds for all connections and processes of a server.
    """
    if sum(at > now - CHAT_MS for at in times) >= CHAT_MESSAGES:
        raise NotAllowed("error-chat-fast", most=CHAT_MESSAGES, seconds=CHAT_MS // 1000)


def cost_of_speech(table: Table, seat: int, command: Say) -> list[AnyEvent]:
    """The choice that a chat message costs now; refused if the client did not confirm the cost."""
    if table.current_game is None or table.status != PLAYING:
        return []
    option = table.current_game.session.state.speech(seat)
    if option is None:
        return []
    if not command.costs:
        raise NotAllowed("error-chat-costs")
    return choose(table, seat, option.code, None)


def check_rematch(table: Table, guest: Guest) -> None:
    """Refuse a rematch to guests who have not played, and while the game is running, unless bots only finish it."""
    if table.tournament:
        raise NotAllowed("error-tournament-table")
    own_seat(table, guest)
    if table.status not in (FINISHED, BROKEN) and not table.skipping:
        raise NotAllowed("error-not-now")
