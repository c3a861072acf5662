"""Mississippi Queen (Werner Hodel, Goldsieber 1997), part Q of the rules: the module is a game as `games.game` asks."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.arrival import outcome
from paddlewheel.games.queen.asking import why_not
from paddlewheel.games.queen.chart import draw
from paddlewheel.games.queen.data import event_data, to_data, turn_data
from paddlewheel.games.queen.legality import actor, begins_turn, legal, on_turn, refusal, turns, weights
from paddlewheel.games.queen.legend import addressed
from paddlewheel.games.queen.marks import marks
from paddlewheel.games.queen.options import Options
from paddlewheel.games.queen.position import format_position, position_data
from paddlewheel.games.queen.reading import from_data
from paddlewheel.games.queen.scene import scene
from paddlewheel.games.queen.setup import check_options, setup
from paddlewheel.games.queen.setups import SETUPS
from paddlewheel.games.queen.state import State
from paddlewheel.games.queen.telling import tell
from paddlewheel.games.queen.text import AIM, HOW_TO, format_action, parse_action
from paddlewheel.games.queen.turn import apply

NAME: Final = "queen"
TITLE: Final = "Mississippi Queen"
RULES: Final = 1
COLOURS: Final = ("red", "green", "yellow", "white", "blue", "orange")
PLAYERS: Final = range(2, 7)
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


def seats(state: State) -> tuple[str, ...]:
    """Return the names of the seats, clockwise."""
    return state.seats


def options(state: State) -> Options:
    """Return the options the race is sailed with."""
    return state.options


def parse_position(text: str) -> State:
    """Return the position that a line means."""
    return from_data(position_data(text))
