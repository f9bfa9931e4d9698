"""The tables of the database. `events` is the truth; `tables` and `sittings` help to find it, `sums` count it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("address", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when they were last here, to a day
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),  # when the server has to act there
    Column("summary", Text, nullable=False),  # what lists of tables show
    Column("ended", BigInteger, nullable=True),  # when its last game ended, if it was played here to its end
    Index("ix_tables_status", "status", "public", "changed"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_host", "host", "status"),
    Index("ix_tables_ended", "ended"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("client", String(80), nullable=True),
    Column("data", Text, nullable=False),
    Index("uq_events_client", "table_id", "client", unique=True),
)

sittings = Table(
    "sittings",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_sittings_table", "table_id"),
)

learned = Table(
    "learned",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(80), primary_key=True),  # <game>/<name>
    Column("at", BigInteger, nullable=False),  # when it was first finished
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("code", String(200), nullable=False),  # the first answer, which alone counts
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

puzzle_solvers = Table(
    "puzzle_solvers",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(60), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

host_secrets = Table(
    "host_secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),  # it stays here: backups leave this table out
)

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # the time zone of the guest, and its offset when they were here last
    Column("offset", Integer, nullable=False),  # minutes east of UTC
    Column("quiet_from", Integer, nullable=False),  # minutes since midnight; quiet hours of no length: none
    Column("quiet_until", Integer, nullable=False),
    Column("digest", Integer, nullable=False),  # when correspondence games are told once a day; -1: each turn
    Column("vacation_until", BigInteger, nullable=False),
    Column("vacation_year", Integer, nullable=False),  # the year in which so many days of vacation were taken
    Column("vacation_days", Integer, nullable=False),
)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the digest of the endpoint
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("device", String(64), nullable=False, server_default=""),  # the digest of the token in its cookie
    Index("ix_push_subscriptions_guest", "guest_id"),
)

table_notices = Table(
    "table_notices",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_table_notices_table", "table_id"),
)

turn_notices = Table(
    "turn_notices",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("turn", String(60), nullable=False),  # which question of the table this is about
    Column("due", BigInteger, nullable=False),  # when to send it, or to try again
    Column("tries", Integer, nullable=False),
    Column("told", Boolean, nullable=False),  # sent, or given up
    Index("ix_turn_notices_due", "told", "due"),
    Index("ix_turn_notices_table", "table_id"),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(40), primary_key=True),  # what one process does for all
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),  # guest or address
    Column("target", String(64), primary_key=True),  # a guest's id, or what limits count: see `limit_key`
    Column("name", String(64), nullable=False),  # what the guest was called
    Column("until", BigInteger, nullable=False),
)

host_state = Table(
    "host_state",
    metadata,
    Column("name", String(40), primary_key=True),  # what the operator has switched on, for all processes
    Column("value", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),  # about whom
    Column("name", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # the last lines of the chat, as JSON
    Column("open", Boolean, nullable=False),
    Index("ix_reports_open", "open", "at"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("address", String(64), nullable=False),  # from where the operator did it
    Column("action", String(40), nullable=False),
    Column("detail", Text, nullable=False),
    Index("ix_audit_at", "at"),
)

sums = Table(
    "sums",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),  # since 1970, in UTC
    Column("games", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people_won", Integer, nullable=False),
    Column("bots_won", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one row
    Column("at", BigInteger, nullable=False),  # when a server last wrote a heartbeat
)

# Members: guests whom this host knows again on other devices.

devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),  # of the token in its cookie
    Column("label", String(60), nullable=False),  # browser and system
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when it was last here, to a day
    Index("ix_devices_guest", "guest_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the digest of the credential's id
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("credential", Text, nullable=False),  # its id, as base64 for URLs
    Column("public_key", Text, nullable=False),  # as the authenticator has encoded it
    Column("counter", BigInteger, nullable=False),
    Column("host", String(255), nullable=False),  # the name of this host for which it was made
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_passkeys_guest", "guest_id"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest_id", String(32), nullable=False),  # who adds a passkey; empty: somebody signs in
    Column("until", BigInteger, nullable=False),
)

departures = Table(
    "departures",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("member_id", String(32), nullable=False),  # who they are from now on; empty: they are deleted
    Column("at", BigInteger, nullable=False),
)

# Results of tables that have ended. They are computed from the logs, and ratings from them.

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("unrated", String(20), nullable=False),  # why it does not count for ratings; empty if it does
    Index("ix_results_game", "game", "ended", "table_id"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(32), ForeignKey("results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), nullable=False),  # empty: a bot
    Column("name", String(64), nullable=False),
    Column("bot", String(40), nullable=False),  # the id of its name
    Column("level", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("role", String(40), nullable=False),
    Index("ix_result_seats_guest", "guest_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(60), primary_key=True),  # a guest, or the bots of a level
    Column("game", String(40), primary_key=True),
    Column("role", String(40), primary_key=True),  # empty: all games together
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)

rating_marks = Table(
    "rating_marks",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("ended", BigInteger, nullable=False),  # the last result in these ratings
    Column("table_id", String(32), nullable=False),
)

# Tournaments: like a table, each is the list of its events. What names people is beside them.

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("title", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("director", String(32), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),  # what lists show
    Index("ix_tournaments_status", "status", "changed"),
    Index("ix_tournaments_director", "director", "status"),
)

tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)

tournament_entrants = Table(
    "tournament_entrants",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), nullable=False),  # empty: a bot, or a guest who was deleted
    Column("name", String(64), nullable=False),
    Column("address", String(8), nullable=False),
    Column("level", String(40), nullable=False),  # of a bot
    Index("ix_tournament_entrants_guest", "guest_id"),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),  # the table may not have been opened yet
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Index("ix_tournament_tables_round", "tournament_id", "round"),
)

# People: friends, groups, invitations. Nobody is told an id of somebody else.

contacts = Table(
    "contacts",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),  # asked, declined, friend (in both directions), blocked
    Column("at", BigInteger, nullable=False),
    Index("ix_contacts_other", "other_id"),
)

groups = Table(
    "groups",
    metadata,
    Column("id", String(32), primary_key=True),  # whoever knows it can join
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

group_members = Table(
    "group_members",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("group_id", String(32), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_group_members_group", "group_id"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("from_id", String(32), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_invitations_from", "from_id"),
)

FIRST_ROWS: dict[Table, list[dict[str, int]]] = {heartbeats: [{"id": 1, "at": 0}]}  # of a new database
