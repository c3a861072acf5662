"""How commands print: tables and words for people, JSON for programs, one line for a mistake."""

from __future__ import annotations

import sys
from typing import Any, Final, NoReturn, TextIO

import msgspec
from rich.console import Console

INTERRUPTED: Final = 130
"""The exit code of a command that Ctrl-C ended."""


class Screen(Console):
    """A console that reports a reader who has gone as the error it is, instead of leaving on its own."""

    def on_broken_pipe(self) -> NoReturn:
        """Let `main` decide what a broken pipe means."""
        raise BrokenPipeError


def print_json(data: Any) -> None:
    """Print data as one line of JSON."""
    sys.stdout.write(msgspec.json.encode(data).decode() + "\n")


def print_mistake(sentence: str) -> None:
    """Print what was wrong as one line on standard error."""
    sys.stderr.write(f"paddlewheel: {' '.join(sentence.split())}\n")


def forgiving(stream: TextIO | None) -> None:
    """Let a stream that cannot write some sign write a question mark for it."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
