"""What may be known of Mississippi beyond the contract: the facts that captains and the rule book reckon with.

Nothing outside the game imports from its inside but through here, so that its rooms can be rebuilt behind this one door.
What is legal, what it costs and what comes of it is asked by the contract (`engine.contract`); listed here are the
course, the state, the actions and events, and for captains of the kernel the position in packed numbers with its turns.
"""

from __future__ import annotations

from paddlewheel.games.mississippi.course import USUAL_ROWS, goal_of
from paddlewheel.games.mississippi.model import (
    NOBODY,
    UNDECIDED,
    Action,
    Advanced,
    DroppedBack,
    Event,
    Options,
    Rotated,
    State,
    Steam,
    SteamedAhead,
    packed,
)
from paddlewheel.games.mississippi.movement import DISTANCE, FIELDS, INDEX, LEFT, ROTATIONS, make_turn, quick_turns, take
from paddlewheel.games.mississippi.order import end_turn, ranking
from paddlewheel.games.mississippi.steamers import side
from paddlewheel.games.mississippi.water import Water, begin_turn, copied
from paddlewheel.games.mississippi.wood import LOGS, LOGS_EACH

__all__ = [
    "DISTANCE",
    "FIELDS",
    "INDEX",
    "LEFT",
    "LOGS",
    "LOGS_EACH",
    "NOBODY",
    "ROTATIONS",
    "UNDECIDED",
    "USUAL_ROWS",
    "Action",
    "Advanced",
    "DroppedBack",
    "Event",
    "Options",
    "Rotated",
    "State",
    "Steam",
    "SteamedAhead",
    "Water",
    "begin_turn",
    "copied",
    "end_turn",
    "goal_of",
    "make_turn",
    "packed",
    "quick_turns",
    "ranking",
    "side",
    "take",
]
