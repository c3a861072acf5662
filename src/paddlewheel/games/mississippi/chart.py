"""The course drawn as text."""

from __future__ import annotations

from paddlewheel.games.game import Span
from paddlewheel.games.mississippi.state import State


def draw(state: State) -> list[list[Span]]:
    """Return the course drawn as text, line by line."""
    return []
