"""Why a turn is chosen, as data: what it gains, by the names of `advice.GAINS`."""

from __future__ import annotations

from paddlewheel.captains.queen.evaluation import Judge
from paddlewheel.captains.queen.turns_to_go import cells_to_go
from paddlewheel.games.queen.facts import (
    DOCKING_SPEED,
    End,
    State,
    end,
    final_speed,
    free_ranks,
    position_after,
    ranking,
)


def gains_of(judge: Judge, row: int) -> dict[str, float]:
    """Return what an end of the turn gains for the captain."""
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
    lead = sum(judge.losses_of(judge.found.worlds[one.world]))
    if lead:
        gains["lead"] = round(lead * judge.weights.cruising, 1)
    order = 0 if "rank" in gains else _order(judge, one, coal)
    if order:
        gains["order"] = order
    if judge.risk(row):
        gains["stuck"] = 1
    return gains


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
