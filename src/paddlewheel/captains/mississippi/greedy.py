"""What a position of Mississippi is worth to the captain who just moved: the way gone and the wood in hand."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.mississippi import legal
from paddlewheel.games.mississippi.facts import ROW_HEAD, Action, State, whole_turns

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
    rows = whole_turns(
        list(state.fields), list(state.easts), seat, state.wood[seat], state.box, goal, state.options.stop_at_winner, []
    )
    width = ROW_HEAD + len(state.seats)
    worths = [_worth(rows[at : at + width], seat, goal) for at in range(0, len(rows), width)]
    best = max(worths)
    return [[action] for action, worth in zip(choices, worths, strict=True) if worth == best]


def _worth(row: list[int], seat: int, goal: int) -> float:
    fields = row[ROW_HEAD:]
    own = fields[seat]
    others = sum(min(field, goal) for field in fields) - min(own, goal)
    if own >= goal:
        return HOME_WORTH - own - LEAD_WORTH * others / (len(fields) - 1)
    wood = min(row[2], goal - own)  # more logs than fields to go are worth nothing
    return own + LOG_WORTH * wood - LEAD_WORTH * others / (len(fields) - 1)
