"""The rule book as people read it."""
