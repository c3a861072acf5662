"""What the chapters' tests share: the seats by name, and a position sailed on by short texts."""

from __future__ import annotations

from collections.abc import Iterable

from paddlewheel.engine.errors import Refusal
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Event, State

RED, GREEN, BLACK, YELLOW, WHITE, ORANGE = range(6)


def sail(position: str | State, *actions: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state after these actions, and the events of the last one."""
    state = mississippi.parse_position(position) if isinstance(position, str) else position
    events: tuple[Event, ...] = ()
    for text in actions:
        state, events = mississippi.apply(state, mississippi.parse_action(state, text))
    return state, events


def refused(position: str | State, action: str) -> Refusal:
    """Return the refusal of this action."""
    state = mississippi.parse_position(position) if isinstance(position, str) else position
    no = mississippi.refusal(state, mississippi.parse_action(state, action))
    assert no is not None, f"{action} is legal"
    return no


def legal_texts(position: str | State) -> list[str]:
    """Return every legal action as its short text."""
    state = mississippi.parse_position(position) if isinstance(position, str) else position
    return [mississippi.format_action(state, action) for action in mississippi.legal(state)]


def without_rotation(texts: Iterable[str]) -> list[str]:
    """Return the actions that leave the steamer as it lies."""
    return [text for text in texts if text[0] not in "LR"]


def steamers(state: State) -> str:
    """Return the part of a position's text that says where everybody is."""
    return mississippi.format_position(state).partition("| ")[2]
