"""What clients are sent about a table and its game. A seat is sent nothing that it may not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec import Raw

from igroteka.core.decisions import CLOCK_SEAT, SECRET
from igroteka.core.errors import BadSetup, IgrotekaError
from igroteka.core.frames import SealedFrame
from igroteka.core.journal import Entry
from igroteka.core.phrases import LETTERS
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.learning.course import Course
from igroteka.learning.lessons import lesson_after
from igroteka.server.common.changes import Changes, joined
from igroteka.server.common.wire import encoder, raw, wire_line, wire_option
from igroteka.server.common.wire_view import WireView, view_in_pieces, wire_view
from igroteka.server.tables.commands import permitted
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import Line, Step
from igroteka.server.tables.messages import ChatMessages, GameChanges, GameMessage, Refusal
from igroteka.server.tables.plans import state_after
from igroteka.server.tables.table import PLAYING, WAITING, GameInProgress, Table
from igroteka.texts.texts import LARGEST

LONGEST_ARGUMENT = 200


def table_payload(table: Table, online: int, watching: int, leaving: Mapping[int, int]) -> Raw:
    """What everybody may know of a table; `online` is the mask of seats whose players are connected, `leaving` says
    when a bot will play for those who are not.
    """
    settings = table.settings
    return raw(
        {
            "id": table.id,
            "status": table.status,
            "paused": table.paused,
            "settings": settings,
            "sandbox": bool(table.position),
            "lesson": table.lesson.lesson.id if table.lesson else "",
            "tournament": table.tournament,
            "opened": table.opened_at,
            "chairs": [_chair(table, seat, online, leaving.get(seat, 0)) for seat in range(len(table.chairs))],
            "figures": list(table.game.figures(settings.seats)),
            "watching": watching,
            "proposal": _proposal(table),
            "match": _match(table),
            "fair": _fair(table),
            "followed": table.next_table,
            "broken": table.foreign_engine,
            "abandoned": table.abandoned,
            "skipping": table.skipping,
            "only_bots_play": table.only_bots_play,
            "notes": table.notes,
            "values": _values(table),
            "before": _before_start(table),
        }
    )


def _values(table: Table) -> dict[str, object]:
    """The value of every setting: those of the game that is played, or of the one that would be dealt now."""
    if table.current_game is not None:
        return dict(table.current_game.session.state.setup.settings)
    try:
        return dict(table.settings.check(table.game).settings)
    except BadSetup:  # the seats do not fit yet, or another engine wrote it
        return {}


def _before_start(table: Table) -> dict[str, object] | None:
    """What the game says about a waiting table: certain facts about seats, and settings without effect."""
    if table.status != WAITING:
        return None
    try:
        setup = table.settings.check(table.game)
    except BadSetup:  # written by another engine
        return None
    notes, idle = table.game.seat_notes(setup), table.game.idle_settings(setup)
    if table.settings.clock.kind != "game":
        idle = idle | dict.fromkeys(table.game.clock_settings, "setting-idle-clock")
    return {
        "notes": [notes.get(seat, []) for seat in range(table.settings.seats)],
        "idle": idle,
        "seconds": table.game.seconds(setup),
    }


def _chair(table: Table, seat: int, online: int, bot_plays_at: int) -> dict[str, object]:
    chair = table.chairs[seat]
    return {
        "name": chair.name,
        "address": chair.address,
        "kind": "bot" if chair.level else "person" if chair.person else "free",
        "level": chair.level,
        "bot": chair.bot,
        "absent": chair.absent,
        "vacation": chair.vacation_until,
        "online": bool(online >> seat & 1),
        "bot_plays_at": bot_plays_at,
        "ready": chair.ready,
        "host": table.host in chair.guests,
    }


def _proposal(table: Table) -> dict[str, object] | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return {"what": proposal.what, "seat": proposal.seat, "agreed": sorted(proposal.agreed)}


def _match(table: Table) -> dict[str, object] | None:
    match = table.match
    if match is None:
        return None
    return {
        "games": match.games,
        "played": match.played,
        "scores": list(match.scores),
        "standing": match.places(),
        "over": match.over,
    }


def _fair(table: Table) -> dict[str, str] | None:
    """The commitment to the deal; seed and nonce are added when the game is over."""
    current = table.current_game
    if current is None:
        return None
    if not current.over:
        return {"commitment": current.dealt.commitment}
    return {"commitment": current.dealt.commitment, "seed": current.dealt.seed, "nonce": current.dealt.nonce}


def you_payload(table: Table, guest: str, seat: int, device: str) -> Raw:
    """What the table is to this guest, who is shown the game as this seat sees it.

    `here`: the seats of all who share this device, in their order; none if nobody does.
    """
    return raw(
        {
            "seat": seat,
            "host": table.hosted_by(guest),
            "muted": guest in table.muted,
            "devices": len(table.chairs[seat].guests) if seat >= 0 else 0,
            "first_device": table.on_first_device(guest),
            "may": permitted(table, guest),
            "out": seat >= 0 and table.status == PLAYING and table.is_out_for_good(seat),
            "absences": table.chairs[seat].absences if seat >= 0 else [],
            "here": table.seats_on(device),
        }
    )


@dataclass(eq=False)
class WireGame:
    """The game as a seat (or spectator) is sent it, but for the journal."""

    number: int
    view: WireView
    undo: bool
    clock: bytes
    passing: bool
    plan: bytes
    open: bytes
    lesson: bytes
    pass_to: list[int]

    @cached_property
    def others(self) -> tuple[tuple[bytes, bytes], ...]:
        """What there is besides the view, by path, as JSON."""
        undo, passing, pass_to = encoder.encode(self.undo), encoder.encode(self.passing), encoder.encode(self.pass_to)
        return (
            (b'"undo"', undo),
            (b'"clock"', self.clock),
            (b'"passing"', passing),
            (b'"plan"', self.plan),
            (b'"open"', self.open),
            (b'"lesson"', self.lesson),
            (b'"pass_to"', pass_to),
        )

    def same_as(self, other: WireGame | None) -> bool:
        """True if a client that was sent the other one knows everything."""
        return other is not None and self.view.same_as(other.view) and self.others == other.others

    def message(self, first: int, lines: Raw) -> bytes:
        """Everything, with the journal from line `first` on."""
        return encoder.encode(
            GameMessage(
                number=self.number,
                view=Raw(self.view.text),
                first=first,
                lines=lines,
                undo=self.undo,
                clock=Raw(self.clock),
                passing=self.passing,
                plan=Raw(self.plan),
                open=Raw(self.open),
                lesson=Raw(self.lesson),
                pass_to=self.pass_to,
            )
        )

    def message_since(self, before: WireGame | None, first: int, lines: Raw) -> bytes:
        """What has changed for a client that was sent `before` last; everything if that was no moment of this game."""
        if before is None or before.number != self.number or before.view.frame is not self.view.frame:
            return self.message(first, lines)
        found = Changes()
        for path, old, new in zip(self.view.frame.paths, before.view.pieces, self.view.pieces, strict=True):
            if old != new:
                found.note(path, old, new)
        for (path, old), (_, new) in zip(before.others, self.others, strict=True):
            if old != new:
                found.note(path, old, new)
        return encoder.encode(GameChanges(joined(found.put), joined(found.add), first, lines, self.view.checksum))


def wire_game(table: Table, current: GameInProgress, view: View, others: Sequence[View] = ()) -> WireGame:
    """The game as the seat (or spectator) of this view sees it.

    `others` are the views of all seats, for a client that watches with open cards.
    """
    seat = view.seat
    lesson = table.lesson if table.lesson and table.lesson.lesson.seat == seat else None
    return WireGame(
        number=table.games_dealt,
        view=view_in_pieces(view),
        undo=seat >= 0 and table.running and table.settings.undo and current.can_undo(seat),
        clock=encoder.encode(_clock(table, current, view)),
        passing=seat in table.passing,
        plan=encoder.encode(_plan(table, current, seat)),
        open=encoder.encode([wire_view(other) for other in others] or None),
        lesson=encoder.encode(_lesson(lesson, current) if lesson else None),
        pass_to=seats_to_pass_to(current.session.state) if table.has_shared_device and table.running else [],
    )


def journal_lines(current: GameInProgress, seat: int, first: int) -> Raw:
    """The journal from line `first` on, as a seat may read it."""
    return raw([wire_line(entry, seat) for entry in journal(current)[first:]])


def seats_to_pass_to(state: State) -> list[int]:
    """Who may have to be asked now, as far as everybody knows: a shared device must not tell more by going around.

    Where answers are secret, everybody concerned is on the list until all have answered. If nobody may know who is
    asked, that is everybody in the game.
    """
    top = state.stack[-1] if state.stack else None
    if isinstance(top, SealedFrame) and top.visibility == SECRET:
        return sorted(top.asked(state))
    waiting = [decision for decision in state.decisions() if decision.waits and decision.seat >= 0]
    if any(decision.visibility == SECRET for decision in waiting):
        return [seat for seat in range(state.setup.seats) if not state.is_out(seat)]
    return sorted({decision.seat for decision in waiting})


def _plan(table: Table, current: GameInProgress, seat: int) -> dict[str, object] | None:
    """What a seat has planned. Something can be planned while others are asked what everybody may know."""
    if seat < 0 or table.lesson is not None or not table.running:
        return None
    lines, state = table.plans.lines.get(seat, ()), current.session.state
    others = [decision.seat for decision in state.decisions() if decision.seat != seat]
    possible = any(state.is_public_choice(other) for other in others) and not state.is_out(seat)
    if not (possible or lines or seat in table.plans.dropped):
        return None
    return {
        "possible": possible,
        "lines": [[wire_step(current, step) for step in line] for line in lines],
        "dropped": seat in table.plans.dropped,
    }


def wire_step(current: GameInProgress, step: Step) -> dict[str, object]:
    """A step of a plan, worded like an option."""
    option = current.session.game.option(step.code)
    return {"seat": step.seat, "option": wire_option(option) if option else {"code": step.code}}


def preview_payload(current: GameInProgress, line: Line) -> dict[str, object]:
    """Who is asked what after a line, if that is public; nobody otherwise."""
    state = state_after(current.session.state, line)
    asked = [decision for decision in state.decisions() if state.is_public_choice(decision.seat)]
    return {"asked": [{"seat": one.seat, "options": [wire_option(o) for o in one.options]} for one in asked]}


def _lesson(course: Course, current: GameInProgress) -> dict[str, object]:
    """Where the learner is: what is said and pointed at, and which options are accepted, the best first.

    `step` counts from 0; after the last one there is nothing left to say. `next` is the lesson that follows.
    """
    step, lesson = course.step, course.lesson
    seats = {LETTERS[seat].lower(): {"seat": seat} for seat in range(current.session.state.setup.seats)}
    return {
        "id": lesson.id,
        "title": lesson.title,
        "step": course.index,
        "steps": len(lesson.steps),
        "kind": step.kind if step else "end",
        "say": {"text": course.sentence, "arguments": seats} if course.sentence else None,
        "point": step.point if step else [],
        "accept": course.accepted(current.session) if step and step.kind == "ask" else [],
        "next": lesson_after(lesson),
    }


def journal(current: GameInProgress) -> Sequence[Entry]:
    return current.session.state.journal or []


def _clock(table: Table, current: GameInProgress, view: View) -> dict[str, object]:
    """Deadlines of those whom this seat knows to be asked, and their reserves."""
    clocks = current.clocks
    asked = [one.seat for one in view.asked if one.waits]
    return {
        "deadlines": {seat: deadline for seat in asked if (deadline := clocks.deadline(seat))},
        "window": clocks.deadline(CLOCK_SEAT) if view.window else 0,
        "each": clocks.each,
        "reserve": clocks.reserve if table.settings.clock.reserve_ms else [],
    }


def chat_messages(table: Table, last: int, blocked: frozenset[str] = frozenset()) -> ChatMessages:
    """The last messages, without those of deleted guests and of those whom the reader has blocked."""
    said = [(at, one) for at, one in table.chat[len(table.chat) - last :] if one.text or one.line]
    told = [(at, one) for at, one in said if not one.guest or device_of(one.guest) not in blocked]
    messages = [{"at": at, "seat": one.seat, "name": one.name, "text": one.text, "line": one.line} for at, one in told]
    return ChatMessages(raw(messages))


def summary(table: Table) -> dict[str, object]:
    """What lists of tables show."""
    settings = table.settings
    outcome = table.current_game.outcome if table.current_game and (table.ended_at or table.imported) else None
    return {
        "title": settings.title,
        "seats": settings.seats,
        "options": settings.game_settings,
        "games": settings.games,
        "clock": settings.clock,
        "spectators": settings.spectators,
        "names": [chair.name for chair in table.chairs],
        "bots": [chair.bot for chair in table.chairs],
        "kinds": ["bot" if chair.level else "person" if chair.person else "free" for chair in table.chairs],
        "sandbox": bool(table.position),
        "lesson": table.lesson.lesson.id if table.lesson else "",
        "branch": table.is_branch,
        "tournament": table.tournament,
        "places": outcome.places if outcome else [],
        "played": played(table),
        "imported": table.imported,
    }


def played(table: Table) -> int:
    """How many games of a match were finished; all that were dealt if this engine cannot tell."""
    if table.foreign_engine:
        return table.games_dealt
    return table.match.played if table.match is not None else 0


def refusal_message(id: str, problem: IgrotekaError) -> Refusal:
    """The refusal of the command with this id. Arguments that quote the client's input are cut."""
    return Refusal(
        id=id,
        text=problem.text,
        arguments={name: _bounded_argument(value) for name, value in problem.arguments.items()},
        rule=problem.rule,
        details=[refusal_message("", detail) for detail in problem.details[:20]],
    )


def _bounded_argument(value: str | int) -> str | int:
    """An integer beyond what JavaScript represents exactly becomes a string."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return value[:LONGEST_ARGUMENT] if isinstance(value, str) else value
