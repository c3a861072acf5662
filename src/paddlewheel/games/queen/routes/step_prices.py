"""What each action of a way costs and where it leads, so that nobody who shows a whole turn need know how steamers move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paddlewheel import hexes
from paddlewheel.games.queen.model.actions import Action, Ahead, Astern, Face, Push, Rotate, Speed
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.flat_map import neighbour
from paddlewheel.games.queen.turn.aground import aground
from paddlewheel.games.queen.turn.costs import OFF_COAL, STEP_POINTS, push_points, rotation_coal, speed_coal, step_points
from paddlewheel.games.queen.turn.water import spot_of, water_for
from paddlewheel.hexes import Cell, Direction


class Step(NamedTuple):
    """An action of a way: the movement points and the coal it takes, the cell it leads to and the heading, if either."""

    points: int
    coal: int
    cell: Cell | None = None
    heading: Direction | None = None


def steps(state: State, way: Sequence[Action]) -> list[Step]:
    """Return what each action of a way takes and where it leads (Q9–Q11, Q14, B3, B5, B6)."""
    ship, voyage = state.agenda[0].steamer, state.voyage
    water, spot = water_for(state, ship, voyage), spot_of(state, ship)
    turned, held = 0 if voyage is None else voyage.rotated, aground(state, ship) is not None
    cells, found = state.river.cells, list[Step]()
    for action in way:
        step = Step(0, 0)
        if isinstance(action, Speed):
            step = Step(0, speed_coal(state.steamers[ship].speed, action.speed))
        elif isinstance(action, Rotate):
            spot += hexes.direction_after(spot % 6, action.way) - spot % 6
            step, turned = Step(0, rotation_coal(turned), None, spot % 6), turned + 1
        elif isinstance(action, Astern):
            step = Step(STEP_POINTS, 0, hexes.step(cells[spot // 6], hexes.opposite(spot % 6)))
        elif isinstance(action, Face):
            step = Step(0, 0, None, action.heading)
        elif isinstance(action, Ahead | Push):
            spot = neighbour(water.ahead, spot)
            points = step_points(water.ground, spot // 6)
            if isinstance(action, Push):
                points = push_points(water.ground, spot // 6, state.river.index[action.cell])
            step, held = Step(points, OFF_COAL if held else 0, cells[spot // 6]), False
        found.append(step)
    return found
