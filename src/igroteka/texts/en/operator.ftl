# The operator's page.

operator-title = Operator
operator-intro = For whoever runs this host. What is secret at a table stays secret here, too.
operator-key = Operator's key
operator-key-about = It stands in operator.key beside the database of this host; igroteka serve prints where. This tab keeps it until it is closed.
operator-enter = Open
operator-leave = Forget the key
operator-refresh = Refresh
operator-announce = Announcement
operator-announce-text = What everybody is told
operator-announce-send = Tell everybody
operator-announce-end = End it
operator-hours = For how many hours
operator-maintenance = Maintenance
operator-maintenance-about = From now on no new tables; running games go on.
operator-maintenance-in = Begins in how many minutes
operator-maintenance-begin = Announce maintenance
operator-maintenance-end = Maintenance is over
operator-maintenance-now = Maintenance begins { $time }.
operator-backup = Backup
operator-backup-now = Back up now
operator-backup-done = { $tables ->
        [one] { $tables } table was written to { $file }
       *[other] { $tables } tables were written to { $file }
    }
operator-reports = Reports
operator-reports-none = Nothing was reported.
operator-report-by = { $name } · { $time }
operator-report-settle = Dealt with
operator-people = Who is here
operator-people-none = Nobody is at a table now.
operator-unnamed = without a name
operator-bar = Bar
operator-bar-place = Bar address
operator-sure = Really?
operator-tables = Open tables
operator-tables-none = There is no open table.
operator-table-close = Close table
operator-tournaments = Open tournaments
operator-tournaments-none = There is no open tournament.
operator-tournament-end = End tournament
operator-unlisted = unlisted
operator-bans = Barred
operator-bans-none = Nobody is barred.
operator-ban-until = { $target }, until { $time }
operator-lift = Let in again
operator-audit = What operators have done
operator-did-close = Closed the table { $table }
operator-did-end-tournament = Ended the tournament { $tournament }
operator-did-bar = Barred { $target } for { $hours } h
operator-did-lift = Let { $target } in again
operator-did-announce = Announced: { $text }
operator-did-announce-end = Ended the announcement
operator-did-maintain = Announced maintenance
operator-did-maintain-end = Ended maintenance
operator-did-settle = Dealt with a report
operator-did-backup = Wrote the backup { $file }

error-operator-key = This is not the operator's key.
error-bar-own = This address is yours, or that of a proxy through which everybody comes.
