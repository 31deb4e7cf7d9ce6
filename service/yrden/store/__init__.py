"""Where matches are kept: a small port, and SQLite behind it."""
