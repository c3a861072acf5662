"""What a position of Mississippi is worth to the captain who just moved: the way gone and the wood in hand."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.mississippi import legal
from paddlewheel.games.mississippi.facts import (
    DISTANCE,
    FIELDS,
    INDEX,
    LEFT,
    ROTATIONS,
    Action,
    State,
    Steam,
    packed,
    quick_turns,
)

LOG_WORTH: Final = 1.2
"""How many fields a log in hand is worth."""
LEAD_WORTH: Final = 0.3
"""How many own fields it is worth that the others, on average, are one field farther back."""
HOME_WORTH: Final = 1000.0


def best_plans(state: State) -> list[list[Action]]:
    """Return the turns after which way and wood are worth the most, each as a plan of one action."""
    choices = legal(state)
    if len(choices) == 1:
        return [[choices[0]]]
    seat, goal = state.to_move, state.goal
    rows, width = list(quick_turns(packed(state), len(ROTATIONS))), FIELDS + len(state.seats)
    worths = {}
    for row in range(0, len(rows), width):
        fields = rows[row + FIELDS : row + width]
        worths[Steam(ROTATIONS[rows[row + INDEX]], rows[row + DISTANCE])] = _worth(fields, rows[row + LEFT], seat, goal)
    best = max(worths.values())
    return [[action] for action in choices if isinstance(action, Steam) and worths[action] == best]


def _worth(fields: list[int], wood: int, seat: int, goal: int) -> float:
    own = fields[seat]
    others = sum(min(field, goal) for field in fields) - min(own, goal)
    if own >= goal:
        return HOME_WORTH - own - LEAD_WORTH * others / (len(fields) - 1)
    wood = min(wood, goal - own)  # more logs than fields to go are worth nothing
    return own + LOG_WORTH * wood - LEAD_WORTH * others / (len(fields) - 1)
