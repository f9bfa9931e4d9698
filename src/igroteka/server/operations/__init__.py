"""What an operator sees: metrics, logs, readiness, retention, backups, statistics."""
