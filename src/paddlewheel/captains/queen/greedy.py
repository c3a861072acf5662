"""What a turn of Mississippi Queen is worth to the captain who sails it: the way to go, the speed it leaves, the coal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from paddlewheel.games.queen import legal
from paddlewheel.games.queen.facts import (
    BOARD,
    DOCKING_SPEED,
    EXCHANGE,
    FACE,
    FUEL,
    MOST_ABOARD,
    NOWHERE,
    SPEED,
    Action,
    Board,
    End,
    Exchange,
    Face,
    Fuel,
    River,
    Ship,
    Skip,
    State,
    can_move,
    dutiful_ends,
    end,
    final_speed,
    mover_after,
    way,
    why_not_take,
    would_arrive,
)

STEP, TURN = 2, 1
"""What a cell and a turn of 60° count on the way to go."""
FAR: Final = 9999
COAL_WORTH: Final = 1.5
"""How many cells a coal point is worth."""
SPEED_WORTH: Final = 0.6
"""How many cells a point of speed is worth where there is no need to stop soon."""
TOO_FAST: Final = 2.0
"""How many cells are lost for each by which the speed will carry the steamer too far."""
OPEN_WATER: Final = 5
"""How many cells there will be beyond the frontmost tile before anything can stop a steamer."""
ABOARD: Final = 25.0
HOME: Final = 100.0
STUCK: Final = -60.0
LOOKED_AT: Final = 12
"""How many of the best-looking turns are checked for being stuck after them."""


def best_plans(state: State) -> list[list[Action]]:
    """Return the best whole turns, each as its actions; for any other decision the best single actions."""
    task = state.agenda[0]
    if task.what == BOARD:
        return [[Board()]]
    if task.what == FUEL:
        return [[Fuel()]]
    if task.what == EXCHANGE:
        return [[action] for action in _fair_shares(state, task.steamer)]
    if task.what == FACE:
        return [[face] for face in _best_headings(state, task.steamer)]
    if task.what == SPEED or state.under_way is not None:
        return [list(_best_turn(state, task.steamer))]
    return [[action] for action in legal(state)]


def _fair_shares(state: State, ship: Ship) -> list[Action]:
    """Return the exchange after which both steamers have about the same coal, or none if they have already."""
    best: Action = Skip()
    rose = state.rules.rose
    gap = 99
    for action in legal(state):
        coal = action.coal if isinstance(action, Exchange) else 0
        other = action.steamer if isinstance(action, Exchange) else ship
        if rose in (ship, other) and coal:
            return [min(legal(state), key=lambda one: -abs(one.coal) if isinstance(one, Exchange) else 0)]
        after = abs(state.steamers[ship].coal - coal - state.steamers[other].coal - coal) if other != ship else gap
        if after < gap:
            best, gap = action, after
    return [best]


def _best_turn(state: State, seat: Ship) -> tuple[Action, ...]:
    """Return the way to the end that is worth the most and does not leave the steamer stuck."""
    found, rows = dutiful_ends(state)
    rows.sort()
    to_go = _to_go(state, seat)
    scored = sorted(((_worth(state, seat, to_go, end(row)), -nth) for nth, row in enumerate(rows)), reverse=True)
    best = max(scored[:LOOKED_AT], key=lambda one: (one[0] + _risk(state, seat, end(rows[-one[1]])), one[1]))
    return way(state, found, rows[-best[1]])


def _worth(state: State, seat: Ship, to_go: tuple[int, ...], there: End) -> float:
    """Return what an end is worth, in cells."""
    river = state.river
    speed = final_speed(state, there)
    index = there.spot // 6
    worth = -COAL_WORTH * there.coal
    if river.jetty[index] and would_arrive(state, seat, speed):
        return worth + HOME
    station = river.dock_of[index]
    if station != NOWHERE and speed == DOCKING_SPEED and _wanted(state, seat, station):
        return worth + ABOARD
    left = to_go[there.spot] / STEP
    room = left if _must_stop(state, seat) else left + OPEN_WATER
    carried = speed * (speed - 1) / 2
    too_far = max(carried - room, 0)
    return worth - left + SPEED_WORTH * speed - TOO_FAST * too_far


def _risk(state: State, seat: Ship, there: End) -> float:
    """Return STUCK if the steamer could not move on from there with the coal it has left."""
    return 0.0 if can_move(state.with_steamer(seat, mover_after(state, there)), seat) else STUCK


def _best_headings(state: State, seat: Ship) -> list[Action]:
    """Return the headings from which the way to go is shortest."""
    to_go = _to_go(state, seat)
    cell = state.steamers[seat].cell
    assert cell is not None, "only a steamer on the river chooses a heading"
    index = state.river.index[cell]
    least = min(to_go[index * 6 : index * 6 + 6])
    return [Face(heading) for heading in range(6) if to_go[index * 6 + heading] == least]


def _to_go(state: State, seat: Ship) -> tuple[int, ...]:
    """Return for each spot the way to where this captain wants to go next."""
    river = state.river
    return _distances(river, tuple(_goals(state, seat)))


def _goals(state: State, seat: Ship) -> Iterable[int]:
    """Return the cells to make for: docks with passengers still wanted, else jetties, else the frontmost tile."""
    river = state.river
    if not state.options.school and state.steamers[seat].passengers < MOST_ABOARD:
        docks = [p for p, tile in enumerate(river.dock_of) if tile != NOWHERE and _wanted(state, seat, tile)]
        if docks:
            return docks
    jetties = [index for index, jetty in enumerate(river.jetty) if jetty]
    return jetties or [index for index in river.index.values() if river.tile_of[index] == river.frontmost]


def _wanted(state: State, seat: Ship, tile: int) -> bool:
    return why_not_take(state, seat, tile) is None


def _must_stop(state: State, seat: Ship) -> bool:
    """Return whether the captain makes for something that can be passed by: a dock, or a jetty with its passengers."""
    if state.options.school:
        return False
    return state.landing is not None or any(tile != NOWHERE and _wanted(state, seat, tile) for tile in state.river.dock_of)


@lru_cache(maxsize=256)
def _distances(river: River, goals: tuple[int, ...]) -> tuple[int, ...]:
    """Return for each spot the least way to any goal, a step counting STEP and a turn TURN, steamers left aside."""
    best = [FAR] * len(river.beside)
    behind = [NOWHERE] * len(river.beside)
    for spot in range(len(river.beside)):
        there = river.ahead(spot)
        if there != NOWHERE:
            behind[there] = spot
    buckets: list[list[int]] = [[index * 6 + heading for index in goals for heading in range(6)]]
    for spot in buckets[0]:
        best[spot] = 0
    length = 0
    while length < len(buckets):
        for spot in buckets[length]:
            if best[spot] != length:
                continue
            heading = spot % 6
            rotated = (spot - heading + (heading + 1) % 6, spot - heading + (heading + 5) % 6)
            for before, cost in ((behind[spot], STEP), (rotated[0], TURN), (rotated[1], TURN)):
                if before != NOWHERE and best[before] > length + cost:
                    best[before] = length + cost
                    while len(buckets) <= length + cost:
                        buckets.append([])
                    buckets[length + cost].append(before)
        length += 1
    return tuple(best)
