"""Whole turns of Mississippi Queen counted twice: by the engine, one legal action after another, and by plain recursion.

The recursion reads the tiles and the rules anew (Q9–Q15, B2–B6). It asks nobody whether a turn can be completed: a way that
cannot be counts for nothing, so that both counts are equal only if the engine offers every way and no dead end.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from importlib import resources
from typing import Any, TypeAlias

from paddlewheel import hexes
from paddlewheel.games import queen
from paddlewheel.games.queen.state import FACE, SAIL, SPEED, Ship, State, Task

Cell: TypeAlias = tuple[int, int]
PRINTED = tomllib.loads(resources.files("paddlewheel.games.queen").joinpath("tiles.toml").read_text(encoding="utf-8"))
TILES: dict[str, Any] = {tile["id"]: tile for tile in (*PRINTED["river"], *PRINTED["expansion"])} | {
    "start": PRINTED["start"]
}
SHIPYARD: Cell = tuple(PRINTED["start"]["shipyard"])
"""B11: a cell of land, from which whoever starts there goes straight on."""


COLUMNS = {-2: range(4), -1: range(-1, 3), 0: range(-2, 2), 1: range(-2, 2), 2: range(-2, 2)}
"""Q1: the rows of each of the five columns of a tile."""


def engine_turns(state: State) -> int:
    """Return in how many ways the engine lets the turn be sailed; what others decide on the way is not counted."""
    return _engine_turns(state, state.agenda[-1].steamer)


def _engine_turns(state: State, mover: Ship) -> int:
    task = state.agenda[0]
    if task.steamer != mover:
        return _go_on(state, queen.legal(state)[0], mover)
    return sum(_go_on(state, action, mover) for action in queen.legal(state))


def _go_on(state: State, action: Any, mover: Ship) -> int:
    after, _ = queen.apply(state, action)
    under_way = after.voyage is not None and (
        Task(SAIL, mover) in after.agenda or Task(FACE, mover) in after.agenda or state.agenda[0].what == SPEED
    )
    return _engine_turns(after, mover) if under_way else 1


@dataclass(frozen=True)
class Chart:
    """The cells of the river by what they are."""

    water: frozenset[Cell]
    sand: frozenset[Cell]
    wood: frozenset[Cell]


@dataclass(frozen=True)
class Moment:
    """A turn under way."""

    cell: Cell
    heading: int
    points: int
    coal: int
    others: tuple[Cell, ...]
    turned: int = 0
    stood: tuple[Cell, ...] = ()
    pushed_to: tuple[Cell, ...] = ()


def naive_turns(state: State) -> int:
    """Return in how many ways the turn can be sailed, read off the plain data of the position."""
    data: dict[str, Any] = queen.to_data(state)
    chart = _chart(data)
    mover = data["steamers"][data["to_move"]]
    cell, heading = tuple(mover["cell"]), hexes.NAMES.index(mover["heading"])
    lying = [tuple(one["cell"]) for name, one in data["steamers"].items() if one["cell"] and name != data["to_move"]]
    count = 0
    for speed in range(1, 7):
        coal = mover["coal"] - max(abs(speed - mover["speed"]) - 1, 0)
        if coal >= 0:
            start = Moment(cell, heading, speed, coal, tuple(lying), stood=(cell,))
            count += _off(chart, start) if cell in chart.sand else _ways(chart, start)
    return count


def _chart(data: dict[str, Any]) -> Chart:
    """Q1, Q2: every tile lies four cells on from the one before, in its own direction; none here has left the table."""
    (q, r), flow = (0, 0), hexes.N
    kinds: dict[str, set[Cell]] = {"water": set(), "sandbank": set(), "driftwood": set()}
    for number, tile in enumerate(data["tiles"]):
        if number:
            flow = hexes.turned(flow, {"left": -1, "straight": 0, "right": 1}[tile["turn"]])
            q, r = hexes.step((q, r), flow, 4)
        shown = TILES[tile["id"]]
        wet = [(column, row) for column, rows in COLUMNS.items() for row in rows if [column, row] not in shown["island"]]
        for kind, cells in {
            "water": wet,
            "sandbank": shown.get("sandbank", []),
            "driftwood": shown.get("driftwood", []),
        }.items():
            for column, row in cells:
                dq, dr = hexes.rotated((column, row), flow)
                kinds[kind].add((q + dq, r + dr))
    return Chart(*(frozenset(cells) for cells in kinds.values()))


def _off(chart: Chart, now: Moment) -> int:
    """B3: straight ahead for a coal point, or astern at speed 1 to plain water with any heading, to sand with the same."""
    back = hexes.step(now.cell, hexes.opposite(now.heading))
    count = _ahead(chart, replace(now, coal=now.coal - 1)) if now.coal else 0
    if now.points == 1 and back in chart.water - chart.wood and back not in now.others:
        count += 1 if back in chart.sand else 6
    return count


def _ways(chart: Chart, now: Moment) -> int:
    """Q10, Q11: done if no point is left, else or also a turn to either side, or a step."""
    count = 1 if now.points == 0 else 0
    price = 1 if now.turned else 0
    if now.coal >= price:
        for way in (-1, 1):
            turned = replace(now, heading=(now.heading + way) % 6, turned=now.turned + 1, coal=now.coal - price)
            count += _ways(chart, turned)
    return count + _ahead(chart, now)


def _ahead(chart: Chart, now: Moment) -> int:
    """Q10, Q14, B4–B6: into the cell ahead, or pushing who lies there."""
    ahead = hexes.step(now.cell, now.heading)
    if ahead not in chart.water or ahead in now.pushed_to or (now.cell == SHIPYARD and now.heading != hexes.N):
        return 0
    price = 2 if ahead in chart.wood else 1
    if ahead not in now.others:
        return _enter(chart, now, ahead, price)
    if ahead in chart.sand:
        return 0
    count = 0
    for space in hexes.neighbours(ahead):
        if space in chart.water and space not in (*now.others, *now.stood, *now.pushed_to):
            others = tuple(space if cell == ahead else cell for cell in now.others)
            pushed = replace(now, others=others, pushed_to=(*now.pushed_to, space))
            count += _enter(chart, pushed, ahead, price + 1 + (space in chart.wood))
    return count


def _enter(chart: Chart, now: Moment, cell: Cell, price: int) -> int:
    """Q10, B2: the points must be there; a sandbank ends the turn."""
    if now.points < price:
        return 0
    if cell in chart.sand:
        return 1
    return _ways(chart, replace(now, cell=cell, points=now.points - price, stood=(*now.stood, cell)))
