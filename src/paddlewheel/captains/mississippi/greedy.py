"""What a position of Mississippi is worth to the captain who just moved: the way gone and the wood in hand."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.mississippi import legal
from paddlewheel.games.mississippi.facts import ROTATIONS, Action, Row, State, Steam, quick_turns

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
    stop = state.options.stop_at_winner
    rows = quick_turns(state.fields, state.easts, seat, state.wood[seat], state.box, goal, stop, len(ROTATIONS))
    worths = {Steam(row[0], row[1]): _worth(row, seat, goal) for row in rows}
    best = max(worths.values())
    return [[action] for action in choices if isinstance(action, Steam) and worths[action] == best]


def _worth(row: Row, seat: int, goal: int) -> float:
    fields = row[4]
    own = fields[seat]
    others = sum(min(field, goal) for field in fields) - min(own, goal)
    if own >= goal:
        return HOME_WORTH - own - LEAD_WORTH * others / (len(fields) - 1)
    wood = min(row[2], goal - own)  # more logs than fields to go are worth nothing
    return own + LOG_WORTH * wood - LEAD_WORTH * others / (len(fields) - 1)
