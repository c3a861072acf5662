"""The turns to a goal, counted back over sets of cells, against the engine's own routes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddlewheel.captains.queen.counting_back import LONGEST, PARTS
from paddlewheel.captains.queen.distance_field import Field, field_to, time_at
from paddlewheel.games import game_named
from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.model.state import SPEED, Task
from paddlewheel.games.queen.river.joining import NOWHERE
from paddlewheel.games.queen.river.layout import River, chart_of
from paddlewheel.games.queen.routes.ends import end, survey

QUEEN = game_named("queen")
RIVERS = [
    "tiles=start,red-1,brown-3:left,wild-2:right",
    "tiles=start,brown-2,red-4:right,brown-1:left,wild-1",
    "tiles=start,red-2,wild-3:left,brown-4:right,red-3:right",
]


def lying(text: str, coal: int) -> Any:
    """Return a position on that river."""
    steamers = f"red=0,-1:N:s1:c{coal} blue=0,1:N green=2,0:N"
    return QUEEN.parse_position(f"queen {text} round=3 order=red,blue,green to_move=red | {steamers}")


def reached(state: Any, spot: int, speed: int, coal: int) -> set[tuple[int, int, int]]:
    """Return the (spot, speed, coal) that a lone steamer can have after one turn from there, as the engine says."""
    cell = state.river.cells[spot // 6]
    steamers = tuple(one._replace(cell=None) for one in state.steamers[1:])
    red = state.steamers[0]._replace(cell=cell, heading=spot % 6, speed=speed, coal=coal)
    alone = state._replace(steamers=(red, *steamers), agenda=(Task(SPEED, 0),))
    return {(one.spot, one.speed, coal - one.coal) for one in map(end, survey(alone).rows)}


def least_turns(state: Any, goal: int, spot: int, speed: int, coal: int, most: int) -> int:
    """Return in how many turns a lone steamer can lie on a goal at speed 1, tried out turn by turn."""
    at = {(spot, speed, coal)}
    for turns in range(1, most + 1):
        at = {after for one in at for after in reached(state, *one)}
        if any(there // 6 == goal and slow == 1 for there, slow, _ in at):
            return turns
    return most + 1


def dock_of(river: River) -> int:
    return next(index for index, tile in enumerate(river.dock_of) if tile != NOWHERE)


def to_dock(state: Any, goal: int) -> Field:
    """Return the time to a dock, where the speed must be 1."""
    chart = chart_of(state.tiles, state.first_tile, state.landing)
    seeds = [number for heading in range(6) for number in (0, 1, goal * 6 + heading)]
    return field_to(chart, len(state.tiles), vec[i64](seeds), False)


@pytest.mark.parametrize("river", [RIVERS[0], *(pytest.param(river, marks=pytest.mark.long) for river in RIVERS[1:])])
def test_the_turns_are_those_that_the_engine_needs(river: str) -> None:
    """Without coal nobody is quicker than the engine's routes; with plenty nobody needs more turns than are counted."""
    state = lying(river, 6)
    goal = dock_of(state.river)
    times = to_dock(state, goal)
    rng, compared = Random(1), 0
    while compared < 12:
        spot, speed = rng.randrange(len(state.river.beside)), rng.randint(1, 4)
        counted = time_at(times, speed, spot)
        if not PARTS <= counted <= 4 * PARTS:
            continue
        without = least_turns(state, goal, spot, speed, 0, 4)
        assert without > 4 or counted <= without * PARTS
        assert least_turns(state, goal, spot, speed, 6, 3) * PARTS <= max(counted, 4 * PARTS)
        compared += 1


def test_at_the_goal_no_time_is_left() -> None:
    state = lying(RIVERS[0], 6)
    goal = dock_of(state.river)
    times = to_dock(state, goal)
    assert {time_at(times, 1, goal * 6 + heading) for heading in range(6)} == {0}
    assert max(times.times) <= LONGEST
