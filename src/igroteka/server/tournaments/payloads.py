"""What everybody is told of a tournament. It names entrants by numbers; nobody learns whose they are."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.server.common.times import now_ms
from igroteka.server.storage.tournaments import BoardState, Entrant
from igroteka.server.tables.names import DELETED, DELETED_NAME, bot_id
from igroteka.server.tournaments.book import summary
from igroteka.server.tournaments.events import Board
from igroteka.server.tournaments.tournament import Tournament, TournamentRound
from igroteka.tournaments.model import POINT, PlayedTable
from igroteka.tournaments.standings import Standing, tie_breaks

PAGE = 50  # standings or tables at once


def tournament_payload(tournament: Tournament, guest: str) -> dict[str, object]:
    """A tournament as this guest may see it: everything but the guests behind the names."""
    settings, me = tournament.settings, tournament.entrant_of(guest)
    director = next((one.name for one in tournament.entrants if one.guest_id == tournament.director), "")
    return {
        "id": tournament.id,
        "version": tournament.event_count,
        "status": tournament.status,
        "paused": tournament.paused,
        "settings": settings,
        "summary": summary(tournament),
        "tie_breaks": tie_breaks(settings.format, settings.scoring),
        "director": director,
        "round_over": tournament.between_rounds,
        "waits_until": waits_until(tournament),
        "now": now_ms(),
        "you": {
            "entrant": me,
            "active": me in tournament.active,
            "removed": me in tournament.removed,
            "director": bool(guest) and guest == tournament.director,
            "table": own_table(tournament, me),
        },
    }


def waits_until(tournament: Tournament) -> int:
    """When players of the present round must have come; 0 if nobody waits."""
    if tournament.status != "running" or tournament.paused or not tournament.rounds:
        return 0
    now = tournament.rounds[-1]
    return 0 if now.is_over else now.since + 1000 * tournament.settings.grace


def own_table(tournament: Tournament, entrant: int) -> str:
    """The unfinished table of an entrant in the present round."""
    if tournament.status != "running" or not tournament.rounds:
        return ""
    now = tournament.rounds[-1]
    mine = [
        board.table for place, board in enumerate(now.boards) if entrant in board.entrants and place not in now.played
    ]
    return mine[0] if mine else ""


def standings_payload(tournament: Tournament, guest: str, first: int) -> dict[str, object]:
    """A page of the standings; before the start, of the entrants."""
    rows = tournament.standings()
    me = tournament.entrant_of(guest)
    own = next((at for at, row in enumerate(rows) if row.entrant == me), -1)
    told = [_standing(tournament, row, me) for row in rows[first : first + PAGE]]
    return {"total": len(rows), "first": first, "own": own, "version": tournament.event_count, "rows": told}


def _standing(tournament: Tournament, row: Standing, me: int) -> dict[str, object]:
    return {
        **entrant_payload(tournament.entrants[row.entrant]),
        "place": row.place if tournament.rounds else 0,
        "points": row.points / POINT,
        "score": row.score,
        "opposition": row.opposition / POINT**2,
        "beaten": row.beaten / POINT**2,
        "wins": row.wins,
        "played": row.played,
        "out": row.out,
        "active": row.entrant in tournament.active,
        "me": row.entrant == me,
    }


def entrant_payload(entrant: Entrant) -> dict[str, object]:
    """Who takes part. The name of a bot is its own, with a number if there are several of that name."""
    bot = bot_id(entrant.name.partition(" ")[0]) if entrant.level else DELETED if entrant.name == DELETED_NAME else ""
    return {"entrant": entrant.number, "name": entrant.name, "bot": bot, "level": entrant.level}


def round_payload(
    tournament: Tournament, number: int, first: int, states: Mapping[str, BoardState], guest: str
) -> dict[str, object]:
    """A page of the tables of a round."""
    if not 1 <= number <= len(tournament.rounds):
        return {"round": number, "total": 0, "first": first, "boards": []}
    wanted, me = tournament.rounds[number - 1], tournament.entrant_of(guest)
    boards = [
        _board(tournament, wanted, place, states, me) for place in range(len(wanted.boards))[first : first + PAGE]
    ]
    return {"round": number, "total": len(wanted.boards), "first": first, "boards": boards}


def _board(
    tournament: Tournament, round: TournamentRound, place: int, states: Mapping[str, BoardState], me: int
) -> dict[str, object]:
    board, played = round.boards[place], round.played.get(place)
    return {
        "number": place + 1,
        "table": board.table if board.table in states else "",
        "status": _status(board, played, states),
        "mine": me in board.entrants,
        "entrants": [_at_board(tournament, board, played, seat) for seat in range(len(board.entrants))],
    }


def _status(board: Board, played: PlayedTable | None, states: Mapping[str, BoardState]) -> str:
    if not board.table:
        return "bye"
    if played is not None:
        return "over" if played.was_played else "forfeit"
    return states[board.table].status if board.table in states else "waiting"


def _at_board(tournament: Tournament, board: Board, played: PlayedTable | None, seat: int) -> dict[str, object]:
    number = board.entrants[seat]
    told = entrant_payload(tournament.entrants[number])
    if played is None or played.is_bye:
        return {**told, "place": 0, "points": 0.0, "score": 0, "absent": False}
    return {
        **told,
        "place": played.places[seat],
        "points": played.points()[number] / POINT,
        "score": played.scores[seat],
        "absent": number in played.absent,
    }
