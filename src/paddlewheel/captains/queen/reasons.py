"""Why a turn is chosen, as data: what it gains, by the names of `advice.GAINS`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from math import ceil

from paddlewheel.captains.queen.counting_back import PARTS
from paddlewheel.captains.queen.distance_field import time_at
from paddlewheel.captains.queen.evaluation import Judge
from paddlewheel.captains.queen.turns_to_go import HOPELESS, open_to, outlook_of, stretch_of
from paddlewheel.games.queen.facts import (
    DOCKING_SPEED,
    LAND,
    NOWHERE,
    End,
    River,
    State,
    end,
    final_speed,
    free_ranks,
    position_after,
    projection,
    ranking,
    working_copy,
)


class Gains(Mapping[str, float]):
    """What an end of the turn gains for the captain, worked out when somebody looks: at most tables nobody does."""

    def __init__(self, judge: Judge, row: int, foreseen: float | None) -> None:
        self.judge, self.row, self.foreseen = judge, row, foreseen

    @cached_property
    def found(self) -> dict[str, float]:
        """The gains; a captain who has looked ahead knows its chances too."""
        chance = {} if self.foreseen is None else {"chance": round(self.foreseen, 3)}
        return _gains(self.judge, self.row) | chance

    def __getitem__(self, name: str) -> float:
        return self.found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


def _gains(judge: Judge, row: int) -> dict[str, float]:
    one, river = end(row), judge.state.river
    index, speed = one.spot // 6, final_speed(judge.state, one)
    gains: dict[str, float] = {"speed": speed}
    if judge.is_rose:
        return gains
    coal = judge.steamer.coal - one.coal
    element = river.elements.get(index)
    if element is not None and element.fills > coal and speed == DOCKING_SPEED:
        coal = element.fills
    if judge.arrives(index, speed):
        gains["rank"] = min(free_ranks(judge.state))
    elif judge.boards(index, speed):
        gains["passengers"] = 1
    if coal != judge.steamer.coal:
        gains["coal"] = coal - judge.steamer.coal
    gains["cells"] = _cells(judge, one)
    lead = sum(judge.losses_of(one.world))
    if lead:
        gains["lead"] = round(lead * judge.weights.cruising, 1)
    order = 0 if "rank" in gains else _order(judge, one, coal)
    if order:
        gains["order"] = order
    if judge.risk(row):
        gains["stuck"] = 1
    return gains if "rank" in gains else gains | _what_comes_next(judge, one, speed, coal)


def _what_comes_next(judge: Judge, one: End, speed: int, coal: int) -> dict[str, float]:
    """Return what the captain makes for then, and in how many turns; nothing if that is not on the table yet."""
    state, index = judge.state, one.spot // 6
    boards = judge.boards(index, speed)
    with working_copy(state) as race:
        stretch = stretch_of(judge.reckoning, race)
        outlook = outlook_of(judge.reckoning, race, stretch, judge.ship, state.river.dock_of[index] if boards else LAND)
        courses = open_to(outlook, judge.needed - boards, coal)
        course = min(courses, key=lambda course: course.after + time_at(course.field, speed, one.spot) / PARTS)
    turns = ceil(time_at(course.field, speed, one.spot) / PARTS)
    if not 0 < turns < HOPELESS or (course.dock < 0 and (state.river.open_end or judge.needed > boards)):
        return {}
    return {"home" if course.dock < 0 else f"dock_{_bank(state.river, course.dock)}": turns}


def _bank(water: River, dock: int) -> str:
    """Return on which bank a dock lies, looking down the river."""
    tile, cell = water.tile_of[dock], water.cells[dock]
    centre, flow = water.centres[tile], water.noses[tile]
    offset = cell[0] - centre[0], cell[1] - centre[1]
    return "left" if projection(offset, (flow + 5) % 6) > projection(offset, (flow + 1) % 6) else "right"


def _cells(judge: Judge, one: End) -> float:
    """Return by how many cells the way along the river to where it ends, or to the landing, is shorter."""
    before = judge.steamer.cell
    assert before is not None, "only a steamer on the river sails"
    ways = cells_to_go(judge.state.river)
    return ways[judge.state.river.index[before]] - ways[one.spot // 6]


def _order(judge: Judge, one: End, coal: int) -> int:
    """Return how many places the steamer wins in the order of play, as all lie then."""
    after = position_after(judge.state, judge.found.worlds[one.world], one)
    after = after.with_steamer(judge.ship, after.steamers[judge.ship]._replace(coal=coal))
    return _rank(judge.state, judge.ship) - _rank(after, judge.ship)


def _rank(state: State, ship: int) -> int:
    return [rank.steamer for rank in ranking(state)].index(ship)


@lru_cache(maxsize=256)
def cells_to_go(water: River) -> tuple[int, ...]:
    """Return for each cell how many cells it is to the landing, or to the frontmost tile's end while that is open."""
    flow, centre = water.noses[-1], water.centres[-1]
    goals = [index for index, jetty in enumerate(water.jetty) if jetty]
    if water.open_end:
        last = [index for index in water.index.values() if water.tile_of[index] == water.frontmost]
        along = {p: projection((water.cells[p][0] - centre[0], water.cells[p][1] - centre[1]), flow) for p in last}
        goals = [index for index in last if along[index] == max(along.values())]
    steps = [NOWHERE] * len(water.cells)
    for index in goals:
        steps[index] = 0
    for index in goals:  # grows as it goes: nearest cells first
        for heading in range(6):
            there = water.beside[index * 6 + heading]
            if there != NOWHERE and steps[there] == NOWHERE:
                steps[there] = steps[index] + 1
                goals.append(there)
    return tuple(max(step, 0) for step in steps)
