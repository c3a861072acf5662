"""A second, deliberately naive reading of a turn (Q9–Q15, Q17's stop): plain recursion over single steps.

It works on the plain data of a position and shares with the engine only what is printed on the tiles. Cells lie in the
plane as complex numbers, y down, neighbours 1 apart; there is no table, no layer, no branch, only one step after another
and the sets of cells stood on and of steamers pushed.
"""

from __future__ import annotations

import cmath
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from math import cos, pi
from typing import Any, TypeAlias

Cell: TypeAlias = tuple[int, int]
Data: TypeAlias = dict[str, Any]
Step: TypeAlias = str | tuple[str, Cell]
"""Something a captain does: "left", "right", "ahead", "done" or ("push", where to)."""

PRINTED = tomllib.loads(resources.files("paddlewheel.games.queen").joinpath("tiles.toml").read_text(encoding="utf-8"))
ISLANDS = {tile["id"]: [tuple(cell) for cell in tile["island"]] for tile in PRINTED["river"]}
ISLANDS["start"] = [tuple(cell) for cell in PRINTED["start"]["island"]]

COMPASS = ("N", "NE", "SE", "S", "SW", "NW")
TURNS = {"left": -1, "straight": 0, "right": 1}


def in_the_plane(cell: Cell) -> complex:
    """Return where a cell's middle lies: q counts along SE, r along S."""
    return cell[0] * towards(2) + cell[1] * towards(3)


def towards(direction: int) -> complex:
    """Return the step in a direction: N is up, the others follow clockwise by 60°."""
    return cmath.rect(1, -pi / 2 + direction * pi / 3)


def cell_at(point: complex) -> Cell:
    """Return the cell whose middle a point is."""
    q = point.real / cos(pi / 6)
    return round(q), round(point.imag - q / 2)


@cache
def beside(cell: Cell, direction: int) -> Cell:
    """Return the neighbouring cell in a direction."""
    return cell_at(in_the_plane(cell) + towards(direction))


def printed_cells() -> list[Cell]:
    """Q1: a hexagon of radius 2 without its rear corner, and two cells more at the rear."""
    near = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(in_the_plane((q, r))) < 2.01]
    return [cell for cell in near if cell != (0, 2)] + [(-2, 3), (2, 1)]


def placed(cell: Cell, centre: complex, flow: int) -> Cell:
    """Return where a cell of a tile's own frame lies on the table."""
    return cell_at(centre + in_the_plane(cell) * cmath.rect(1, flow * pi / 3))


@dataclass
class Table:
    """What lies still during a turn: the water, the jetties, and how the other steamers lie."""

    data: Data
    mover: str = ""
    water: set[Cell] = field(default_factory=set)
    jetties: set[Cell] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.mover = self.data["to_move"]
        self.school: bool = self.data["options"]["school"]
        centre, flow = 0j, 0
        for number, tile in enumerate(self.data["tiles"]):
            if number:
                flow += TURNS[tile["turn"]]
                centre += 4 * towards(flow)
            if number < self.data["first_tile"]:
                continue
            gone = [tuple(cell) for cell in tile.get("left_out", [])]
            wet = [placed(cell, centre, flow) for cell in printed_cells() if cell not in ISLANDS[tile["id"]]]
            self.water |= {cell for cell in wet if cell not in gone}
        if self.data["landing"] is not None:
            flow += TURNS[self.data["landing"]]
            self.jetties = {placed(cell, centre, flow) for cell in [(-1, -1), (0, -2), (1, -2)]} & self.water

    def home_when_pushed(self, name: str, cell: Cell) -> bool:
        """Q17, Q21: whether a steamer that is pushed to a cell has arrived, and so leaves the river."""
        steamer = self.data["steamers"][name]
        slow = steamer["passengers"] == 2 and steamer["speed"] <= self.data["options"]["arrival_speed"]
        return cell in self.jetties and (self.school or slow)

    def over_with(self, sailing: int) -> bool:
        """Q22: whether the race ends when somebody arrives and so many sail on."""
        return sailing <= 1 or self.data["options"]["stop_at_winner"]

    def astern_of(self, name: str) -> Cell:
        steamer = self.data["steamers"][name]
        return beside(tuple(steamer["cell"]), COMPASS.index(steamer["heading"]) + 3)


@dataclass(frozen=True)
class Moment:
    """A turn under way."""

    cell: Cell
    heading: int
    points: int
    coal: int
    others: frozenset[tuple[str, Cell]]
    turned: int = 0
    stood: frozenset[Cell] = frozenset()
    pushed_to: frozenset[Cell] = frozenset()
    pushes: frozenset[tuple[str, Cell, Cell]] = frozenset()
    ended: bool = False
    """Whether it was cut short: on a jetty of the school, or by the end of the race."""

    @property
    def complete(self) -> bool:
        return self.ended or self.points == 0


End: TypeAlias = tuple[int, Cell, int, frozenset[tuple[str, Cell, Cell]]]
"""Speed, cell, heading, pushes."""


def speed_price(before: int, speed: int) -> int:
    """Q9: keeping the speed is free, so is one step; each further step is a coal point."""
    return [0, 0, 1, 2, 3, 4][abs(speed - before)]


def beginnings(table: Table) -> dict[int, Moment]:
    """Return for each speed that can be paid for (Q9, Q12) the moment after setting it; in mid-turn the one there is."""
    steamer = table.data["steamers"][table.mover]
    cell, heading = tuple(steamer["cell"]), COMPASS.index(steamer["heading"])
    others = frozenset(
        (name, tuple(other["cell"]))
        for name, other in table.data["steamers"].items()
        if name != table.mover and other["cell"] is not None
    )
    voyage = table.data["voyage"]
    if voyage is not None:
        stood = frozenset(tuple(one) for one in voyage["stood"])
        pushed_to = frozenset(tuple(one) for one in voyage["pushed_to"])
        now = Moment(cell, heading, voyage["points"], steamer["coal"], others, voyage["turned"], stood, pushed_to)
        return {steamer["speed"]: now}
    left = {speed: steamer["coal"] - speed_price(steamer["speed"], speed) for speed in range(1, 7)}
    return {
        speed: Moment(cell, heading, speed, coal, others, stood=frozenset([cell]))
        for speed, coal in left.items()
        if coal >= 0
    }


def steps(table: Table, now: Moment) -> Iterator[tuple[Step, Moment]]:
    """Return every single step the rules allow by themselves, whether or not the turn can be completed after it."""
    if now.ended:
        return
    price = 0 if now.turned == 0 else 1  # Q11
    if now.coal >= price:  # Q12
        for name, way in (("left", -1), ("right", 1)):
            yield name, replace(now, heading=(now.heading + way) % 6, turned=now.turned + 1, coal=now.coal - price)
    ahead = beside(now.cell, now.heading)
    there = [name for name, cell in now.others if cell == ahead]
    if now.points == 0 or ahead not in table.water or ahead in now.pushed_to:  # Q10, Q15
        return
    if there:
        yield from pushes(table, now, there[0], ahead)
    else:
        yield "ahead", entering(table, now, ahead, 1)


def pushes(table: Table, now: Moment, name: str, ahead: Cell) -> Iterator[tuple[Step, Moment]]:
    """Q14, Q15: every way to push the steamer ahead aside."""
    if now.points < 2:
        return
    for direction in range(6):
        space = beside(ahead, direction)
        taken = any(cell == space for _, cell in now.others)
        astern = not table.data["options"]["push_astern"] and space == table.astern_of(name)
        if space not in table.water or taken or space in now.stood | now.pushed_to or astern:
            continue
        others = now.others - {(name, ahead)}
        home = table.home_when_pushed(name, space)
        after = replace(
            now,
            others=others if home else others | {(name, space)},
            pushed_to=now.pushed_to | {space},
            pushes=now.pushes | {(name, ahead, space)},
        )
        after = entering(table, after, ahead, 2)
        yield ("push", space), replace(after, ended=after.ended or (home and table.over_with(len(others) + 1)))


def entering(table: Table, now: Moment, cell: Cell, points: int) -> Moment:
    """Q10: a cell entered; Q17: in the school a jetty ends the turn, and points left over are dropped."""
    stops = table.school and cell in table.jetties
    return replace(now, cell=cell, points=now.points - points, stood=now.stood | {cell}, ended=stops)


def can_be_completed(table: Table, now: Moment) -> bool:
    """Q10: whether there is any way to use up exactly the points that are left."""
    return now.complete or any(can_be_completed(table, after) for _, after in steps(table, now))


def allowed(table: Table, now: Moment) -> set[Step]:
    """Return the steps after which the turn can still be completed, and "done" if it is complete."""
    found = {step for step, after in steps(table, now) if can_be_completed(table, after)}
    return found | {"done"} if now.points == 0 else found


def allowed_speeds(table: Table) -> set[int]:
    """Q9, Q10, Q12: the speeds that can be paid for and sailed."""
    return {speed for speed, now in beginnings(table).items() if can_be_completed(table, now)}


def ends(table: Table, under_way: Moment | None = None) -> dict[End, int]:
    """Return every distinct end of the turn with the least coal it costs from here, and the pushes still to come."""
    steamer = table.data["steamers"][table.mover]
    full = steamer["coal"] if under_way is None else under_way.coal
    least: dict[End, int] = {}
    starts = beginnings(table) if under_way is None else {steamer["speed"]: replace(under_way, pushes=frozenset())}
    for speed, beginning in starts.items():
        seen = {beginning}
        waiting = [beginning]
        while waiting:
            now = waiting.pop()
            if now.complete:
                end = (speed, now.cell, now.heading, now.pushes)
                least[end] = min(least.get(end, 99), full - now.coal)
            following = {after for _, after in steps(table, now)} - seen
            seen |= following
            waiting += following
    return least
