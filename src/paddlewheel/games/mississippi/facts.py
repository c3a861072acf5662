"""What may be known of Mississippi beyond the contract: the facts that captains and the rule book reckon with.

Nothing outside the game imports from its inside but through here, so that its rooms can be rebuilt behind this one door.
What is legal, what it costs and what comes of it is asked by the contract (`engine.contract`); listed here are the
course, the state, the actions and events, and the ends of a turn as rows of numbers.
"""

from __future__ import annotations

from paddlewheel.games.mississippi.arrival import arrived, by_position, lay_up
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
)
from paddlewheel.games.mississippi.movement import ROTATIONS, Row, quick_turns
from paddlewheel.games.mississippi.order import next_mover
from paddlewheel.games.mississippi.wood import LOGS, LOGS_EACH

__all__ = [
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
    "Row",
    "State",
    "Steam",
    "SteamedAhead",
    "arrived",
    "by_position",
    "goal_of",
    "lay_up",
    "next_mover",
    "quick_turns",
]
