"""Where tables are kept: what is kept of one, the files of the schema, and SQLite."""
