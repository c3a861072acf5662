"""Whole races for the tests: captains who drift, and captains who seek passengers and the landing."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import TypeAlias

from paddlewheel import hexes
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Action, Board, Face, Fuel, Route
from paddlewheel.games.queen.model.events import Event
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import SAIL, SPEED, Ship, State
from paddlewheel.games.queen.river.joining import nose, spots
from paddlewheel.games.queen.river.layout import River
from paddlewheel.games.queen.routes.ends import End, dutiful_ends, end, final_speed, route
from paddlewheel.games.queen.turn.arrival import MOST_ABOARD
from paddlewheel.games.queen.turn.outcome import can_move
from paddlewheel.hexes import Cell


def of_kind(events: Iterable[Event], *kinds: type[Event]) -> list[Event]:
    """Return the events of these kinds, in their order."""
    return [event for event in events if isinstance(event, kinds)]


def decides(state: State) -> tuple[str, str]:
    """Return what is to be decided next, and for whom: chance rolls and draws for a captain."""
    return state.agenda[0].what, state.names[state.agenda[0].steamer]


# --- whole races ----------------------------------------------------------------------------------------------------------

Choose: TypeAlias = Callable[[State, Random], Action]
Step: TypeAlias = tuple[State, Action, State, tuple[Event, ...]]


def race(options: Options, players: int, seed: int, choose: Choose) -> Iterator[Step]:
    """Sail a race to its end: the state before each action, the action, the state after it, what happened."""
    rng = Random(f"{players}/{seed}")
    state = queen.setup(options, queen.COLOURS[:players])
    while (actor := queen.actor(state)) is not None:
        action = rng.choice(queen.legal(state)) if actor == CHANCE else choose(state, rng)
        after, events = queen.apply(state, action)
        yield state, action, after, events
        state = after


def drift(state: State, rng: Random) -> Action:
    """Pick any legal action."""
    return rng.choice(queen.legal(state))


def seek(state: State, rng: Random) -> Action:
    """Take passengers and make for the landing, slowing down in time; a captain with many faults who finishes races."""
    task = state.agenda[0]
    if task.what in (SPEED, SAIL):
        return next(iter(best_routes(state, task.steamer))).way[0]
    legal = queen.legal(state)
    for gain in (Board(), Fuel()):
        if gain in legal:
            return gain
    if isinstance(legal[0], Face):
        return min(legal, key=lambda face: _helm_worth(state, task.steamer, face))
    return rng.choice(legal)


def mixed(state: State, rng: Random) -> Action:
    """Now and then drift, else seek."""
    return drift(state, rng) if rng.random() < 0.15 else seek(state, rng)


def best_routes(state: State, seat: Ship) -> Iterator[Route]:
    """Yield the routes of the captain to move, the best first; those after which the steamer could not move come last."""
    ways, steamer = far_from_goal(state.river, goals(state, seat)), state.steamers[seat]
    survey, rows = dutiful_ends(state)
    hopeless = []
    rows.sort()  # so that of equal ones always the same is taken
    for row in sorted(rows, key=lambda row: worth(state, ways, end(row), len(survey.worlds[end(row).world]))):
        found = route(state, survey, row)
        coal = steamer.coal - found.coal
        there = steamer._replace(cell=found.cell, heading=found.heading, speed=found.final_speed, coal=coal)
        if state.landing is None or can_move(_pushed(state, found).with_steamer(seat, there), seat):
            yield found
        else:
            hopeless.append(found)
    yield from hopeless


def worth(state: State, ways: dict[Cell, int], there: End, pushes: int) -> float:
    """Return how bad an end is: the way still to go, too much speed for it, coal spent, a heading that leads off."""
    speed, coal, spot = final_speed(state, there), there.coal, there.spot
    cell = state.river.cells[spot // 6]
    left = ways.get(cell, 99)
    too_fast = max(speed * (speed - 1) // 2 - left, 0)
    arrived = -8 if left == 0 and speed == 1 else 0
    return left + arrived + 2.5 * too_fast + 1.8 * coal + 0.6 * _off_course(ways, cell, spot % 6) + 0.3 * pushes


def _off_course(ways: dict[Cell, int], cell: Cell, heading: int) -> int:
    """Return how many turns lie between a heading and the nearest one that leads on."""
    left = ways.get(cell, 99)
    return min(
        (hexes.turns_between(heading, way) for way in range(6) if ways.get(hexes.step(cell, way), 99) < left), default=0
    )


def _helm_worth(state: State, seat: Ship, face: Action) -> int:
    assert isinstance(face, Face)
    cell = state.steamers[seat].cell
    assert cell is not None
    return _off_course(far_from_goal(state.river, goals(state, seat)), cell, face.heading)


def goals(state: State, seat: Ship) -> frozenset[Cell]:
    """Return the docks where a passenger can be had, else the jetties, else the nose of the frontmost tile."""
    steamer, water = state.steamers[seat], state.river
    if not state.options.school and steamer.passengers < MOST_ABOARD:
        docks = frozenset(
            cell
            for cell, tile in zip(water.cells, water.dock_of, strict=True)
            if tile >= 0 and state.waiting[tile] and tile not in steamer.boarded_at
        )
        if docks:
            return docks
    if state.landing is not None:
        return frozenset(cell for cell, jetty in zip(water.cells, water.jetty, strict=True) if jetty)
    centre, flow = spots(state.tiles)[-1].centre, nose(state.tiles, None, len(state.tiles) - 1)
    return frozenset({hexes.step(centre, flow, 2)})


@lru_cache(maxsize=512)
def _distances(cells: tuple[Cell, ...], goal_cells: frozenset[Cell]) -> dict[Cell, int]:
    water, found = set(cells), dict.fromkeys(goal_cells, 0)
    pending = deque(goal_cells)
    while pending:
        cell = pending.popleft()
        for beside in hexes.neighbours(cell):
            if beside in water and beside not in found:
                found[beside] = found[cell] + 1
                pending.append(beside)
    return found


def far_from_goal(water: River, goal_cells: frozenset[Cell]) -> dict[Cell, int]:
    """Return how many steps it is from each cell to the nearest goal."""
    return _distances(tuple(water.index), goal_cells)


def _pushed(state: State, route: Route) -> State:
    """Return the state with the steamers that a route pushes where it pushes them."""
    for shove in route.pushes:
        state = state.with_steamer(shove.steamer, state.steamers[shove.steamer]._replace(cell=shove.end))
    return state
