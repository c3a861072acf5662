"""Mississippi (Roland Siegers, Mattel 1987), part M of the rules: the module is the game as `games.game.Game` asks."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import CHANCE
from paddlewheel.games.mississippi.chart import draw, marks
from paddlewheel.games.mississippi.data import event_data, from_data, to_data, turn_data
from paddlewheel.games.mississippi.ending import outcome
from paddlewheel.games.mississippi.legality import actor, begins_turn, legal, on_turn, refusal, weights, why_not
from paddlewheel.games.mississippi.scene import scene
from paddlewheel.games.mississippi.setup import check_options, setup
from paddlewheel.games.mississippi.setups import SETUPS
from paddlewheel.games.mississippi.state import Options, State
from paddlewheel.games.mississippi.text import (
    AIM,
    HOW_TO,
    format_action,
    format_position,
    parse_action,
    position_data,
    tell,
)
from paddlewheel.games.mississippi.turn import apply, turns

NAME: Final = "mississippi"
TITLE: Final = "Mississippi"
RULES: Final = 1
COLOURS: Final = ("red", "green", "black", "yellow", "white", "orange")
PLAYERS: Final = range(3, 7)
OPTIONS: Final = Options

__all__ = [
    "AIM",
    "COLOURS",
    "HOW_TO",
    "NAME",
    "OPTIONS",
    "PLAYERS",
    "RULES",
    "SETUPS",
    "TITLE",
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
    "legal",
    "marks",
    "on_turn",
    "options",
    "outcome",
    "parse_action",
    "parse_position",
    "refusal",
    "scene",
    "seats",
    "setup",
    "tell",
    "to_data",
    "turn_data",
    "turns",
    "weights",
    "why_not",
]


def addressed(state: State) -> str:
    """Return how whoever decides next is addressed."""
    seat = actor(state)
    return "" if seat is None or seat == CHANCE else state.seats[seat].capitalize()


def seats(state: State) -> tuple[str, ...]:
    """Return the names of the seats, clockwise."""
    return state.seats


def options(state: State) -> Options:
    """Return the options the race is sailed with."""
    return state.options


def parse_position(text: str) -> State:
    """Return the position that a line means."""
    return from_data(position_data(text))
