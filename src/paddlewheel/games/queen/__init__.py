"""Mississippi Queen (Werner Hodel, Goldsieber 1997), part Q of the rules: a game as `engine.contract` asks."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.errors import known_version
from paddlewheel.games.queen.drawing.chart import draw
from paddlewheel.games.queen.drawing.legend import addressed
from paddlewheel.games.queen.drawing.marks import marks
from paddlewheel.games.queen.model.data_types import DATA
from paddlewheel.games.queen.model.option_checks import check_options
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.rule_set import VERSIONS
from paddlewheel.games.queen.model.setups import SETUPS
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.notation.action_text import format_action, parse_action
from paddlewheel.games.queen.notation.data import event_data, to_data, turn_data
from paddlewheel.games.queen.notation.joined import joined
from paddlewheel.games.queen.notation.packed_turns import turns_data
from paddlewheel.games.queen.notation.position_text import format_position, position_data
from paddlewheel.games.queen.notation.reading import from_data
from paddlewheel.games.queen.notation.scene import scene
from paddlewheel.games.queen.routes.reach import reach
from paddlewheel.games.queen.routes.why_not import why_not
from paddlewheel.games.queen.turn.legality import actor, begins_turn, legal, on_turn, refusal, turns, weights
from paddlewheel.games.queen.turn.outcome import outcome, racing, standing
from paddlewheel.games.queen.turn.play import apply, play
from paddlewheel.games.queen.turn.setup import setup

NAME: Final = "queen"
TITLE: Final = "Mississippi Queen"
RULES: Final = VERSIONS[-1]
COLOURS: Final = ("red", "green", "yellow", "white", "blue", "orange")
PLAYERS: Final = range(2, 7)
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


def seats(state: State) -> tuple[str, ...]:
    """Return the names of the seats, clockwise."""
    return state.seats


def options(state: State) -> Options:
    """Return the options the race is sailed with."""
    return state.options


def version(state: State) -> int:
    """Return the version of the rules that the race is sailed under."""
    return state.rules.version


def parse_position(text: str, version: int | None = None) -> State:
    """Return the position that a line means."""
    return from_data({"rules": known_version(VERSIONS, version), **position_data(text)})
