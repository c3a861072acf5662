"""Mississippi (Roland Siegers, Mattel 1987), part M of the rules: the module is the game as `engine.contract.Game` asks."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.errors import known_version
from paddlewheel.games.mississippi.arrival import outcome, racing, standing
from paddlewheel.games.mississippi.data import event_data, from_data, joined, to_data, turn_data
from paddlewheel.games.mississippi.data_types import DATA
from paddlewheel.games.mississippi.drawing import draw, marks
from paddlewheel.games.mississippi.legality import actor, begins_turn, legal, on_turn, refusal, weights, why_not
from paddlewheel.games.mississippi.model import Options, State
from paddlewheel.games.mississippi.notation import (
    format_action,
    format_position,
    parse_action,
    position_data,
)
from paddlewheel.games.mississippi.packed_turns import turns_data
from paddlewheel.games.mississippi.reach import reach
from paddlewheel.games.mississippi.scene import scene
from paddlewheel.games.mississippi.setup import VERSIONS, check_options, setup
from paddlewheel.games.mississippi.setups import SETUPS
from paddlewheel.games.mississippi.turn import apply, play, turns

NAME: Final = "mississippi"
TITLE: Final = "Mississippi"
RULES: Final = VERSIONS[-1]
COLOURS: Final = ("red", "green", "black", "yellow", "white", "orange")
PLAYERS: Final = range(3, 7)
OPTIONS: Final = Options

__all__ = [
    "COLOURS",
    "DATA",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "RULES",
    "SETUPS",
    "TITLE",
    "VERSIONS",
    "actor",
    "addressed",
    "apply",
    "begins_turn",
    "check_options",
    "draw",
    "event_data",
    "format_action",
    "format_position",
    "from_data",
    "joined",
    "legal",
    "marks",
    "on_turn",
    "options",
    "outcome",
    "parse_action",
    "parse_position",
    "play",
    "racing",
    "reach",
    "refusal",
    "scene",
    "seats",
    "setup",
    "standing",
    "to_data",
    "turn_data",
    "turns",
    "turns_data",
    "version",
    "weights",
    "why_not",
]


def addressed(state: State) -> str:
    """Return whose steamer the next decision is for."""
    seat = actor(state)
    return "" if seat is None or seat == CHANCE else state.seats[seat]


def seats(state: State) -> tuple[str, ...]:
    """Return the names of the seats, clockwise."""
    return state.seats


def options(state: State) -> Options:
    """Return the options the race is sailed with."""
    return state.options


def version(_state: State) -> int:
    """Return the version of the rules that the race is sailed under: there has been one so far."""
    return RULES


def parse_position(text: str, version: int | None = None) -> State:
    """Return the position that a line means."""
    return from_data({"rules": known_version(VERSIONS, version), **position_data(text)})
