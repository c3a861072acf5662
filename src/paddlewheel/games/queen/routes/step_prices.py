"""What each action of a way costs and where it leads, so that nobody who shows a whole turn need know how steamers move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paddlewheel import hexes
from paddlewheel.games.queen.model.actions import Action, Ahead, Astern, Face, Push, Rotate, Speed
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.flat_map import HOLDS
from paddlewheel.games.queen.routes.reaching import STEP_POINTS
from paddlewheel.games.queen.turn.costs import OFF_COAL, push_points, rotation_coal, speed_coal, step_points
from paddlewheel.games.queen.turn.working_copy import working_copy
from paddlewheel.hexes import Cell, Direction


class Step(NamedTuple):
    """An action of a way: the movement points and the coal it takes, the cell it leads to and the heading, if either."""

    points: int
    coal: int
    cell: Cell | None = None
    heading: Direction | None = None


def steps(state: State, way: Sequence[Action]) -> list[Step]:
    """Return what each action of a way takes and where it leads (Q9–Q11, Q14, B3, B5, B6)."""
    ship, under_way, river = state.agenda[0].steamer, state.under_way, state.river
    steamer, cells, found = state.steamers[ship], state.river.cells, list[Step]()
    assert steamer.cell is not None, "only a steamer on the river sails"
    spot, rotated = river.index[steamer.cell] * 6 + steamer.heading, 0 if under_way is None else under_way.rotated
    with working_copy(state) as race:
        for action in way:
            step = Step(0, 0)
            if isinstance(action, Speed):
                step = Step(0, speed_coal(steamer.speed, action.speed))
            elif isinstance(action, Rotate):
                spot += hexes.direction_after(spot % 6, action.way) - spot % 6
                step, rotated = Step(0, rotation_coal(rotated), None, spot % 6), rotated + 1
            elif isinstance(action, Astern):
                step = Step(STEP_POINTS, 0, hexes.step(cells[spot // 6], hexes.opposite(spot % 6)))
            elif isinstance(action, Face):
                step = Step(0, 0, None, action.heading)
            elif isinstance(action, Ahead | Push):
                off = OFF_COAL if river.special[spot // 6] & HOLDS else 0
                spot = river.ahead(spot)
                points = step_points(race.chart, spot // 6)
                if isinstance(action, Push):
                    points = push_points(race.chart, spot // 6, river.index[action.cell])
                step = Step(points, off, cells[spot // 6])
            found.append(step)
    return found
