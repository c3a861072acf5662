"""What `paddlewheel par` tells: the river, and the best that a steamer alone on it can do, as plain data."""

from __future__ import annotations

from random import Random
from typing import Any

from paddlewheel.captains.queen.par import FixedRiver, drawn, par, settled
from paddlewheel.engine.errors import BadData
from paddlewheel.games.queen import format_action
from paddlewheel.games.queen.facts import NOBODY, TURN_NAMES, Ship, State


def par_data(state: State, last: State, seed: int) -> dict[str, Any]:
    """Return par for the steamer that sails next, on the river of the last state; the seed draws what is face down."""
    course = drawn(last, Random(f"par/{seed}"))
    state = settled(state, course)
    ship = _who(state)
    tiles = [laid.id if laid.turn == 0 else f"{laid.id}:{TURN_NAMES[laid.turn]}" for laid in course.tiles]
    return {
        "steamer": state.names[ship],
        "tiles": tiles,
        "landing": TURN_NAMES[course.landing],
        "revealed": _told(state, ship, course, True),
        "hidden": _told(state, ship, course, False),
    }


def _who(state: State) -> Ship:
    """Return the steamer that sails next; the Black Rose goes nowhere."""
    ships = [task.steamer for task in state.agenda] + list(state.order)
    found = next((ship for ship in ships if ship not in (NOBODY, state.rules.rose) and state.steamers[ship].cell), None)
    if found is None:
        raise BadData("position", "hint.race_over")
    return found


def _told(state: State, ship: Ship, course: FixedRiver, revealed: bool) -> dict[str, Any] | None:
    """Return turns, coal and the actions of each turn; None if there is no way home."""
    found = par(state, ship, course, revealed)
    if found is None:
        return None
    line = [[format_action(state, action) for action in turn] for turn in found.line]
    return {"turns": found.turns, "coal": found.coal, "line": line}
