"""Unguessable keys. A key lets its holder do what it opens; a table keeps only hashes, so its history gives none away."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """Return a key that nobody can guess: 144 bits from the operating system."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """Return a name for a table: short enough to read out, and unique."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def next_table_id(name: str, lock: str) -> str:
    """Return the name of the table that follows one: always the same, and a secret of the holder of its lock."""
    digest = hashlib.sha256(f"{name} {lock}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:12])


def lock_of(key: str) -> str:
    """Return what a table keeps of a key. Keys are long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()[:40]
