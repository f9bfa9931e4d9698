"""Where tables and guests are kept: one schema for SQLite and PostgreSQL."""
