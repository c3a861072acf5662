"""Q1–Q7, B2–B7, B11: the river in flat integers: where a step leads, what is special about a cell, how tiles are joined.

A cell has the same number as long as it lies on the table, its *place*: its tile's number × 20 + its index on the tile.
So a river grows and shrinks without renumbering. A *spot* is a place × 6 + a heading.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.integers import i64, vec

CELLS: Final = 20
MOST_TILES: Final = 22
MOST_PLACES: Final = 440
"""More than any river has: the start tile, every printed one, and one of open water that nobody has seen."""
NO_LANDING: Final = 9
"""What stands for a landing that is not joined yet."""

# What a step leads to: a place of plain water, or one of these. OTHERS + n stands for the n-th of the others, who has to
# be pushed; NOT_PLAIN - place stands for a place that is not entered like plain water.
LAND: Final = -1
NOT_PLAIN: Final = -2
OTHERS: Final = 440
MOST_OTHERS: Final = 8

# What is special about a cell, as one number. From the lowest bit on, three bits each:
POINTS: Final = 7
"""how many points more it takes to enter (the bits themselves),"""
SLOWS: Final = 3
"""how much speed entering takes at the end of the turn,"""
SHOVE: Final = 6
"""how many points more it takes to push somebody onto it;"""
STOPS: Final = 512
"""then flags: whether a move that enters ends there,"""
HOLDS: Final = 1024
"""whether a steamer there is aground and cannot be pushed,"""
KEEPS_HEADING: Final = 2048
"""whether one that is pushed there keeps its heading,"""
BARS_EXCHANGE: Final = 4096
"""whether no coal is exchanged there;"""
FILLS: Final = 13
"""and from this bit on up to how much coal a steamer may fill that docks there."""
ENTERING: Final = 575
"""The bits that make entering it different from entering plain water."""


class Tiles:
    """The printed tiles as numbers (see `tables`): what never changes."""

    def __init__(
        self,
        water: Sequence[int],
        docks: Sequence[int],
        roofs: Sequence[int],
        specials: Sequence[int],
        inner: Sequence[int],
        crossings: Sequence[int],
        offsets: Sequence[int],
        landings: Sequence[int],
        sticks: Sequence[int],
        rights: Sequence[int],
        berths: Sequence[int],
        open_water: int,
        near_overlaps: Sequence[int],
    ) -> None:
        self.water: vec[i64] = vec[i64](water)
        """By tile: a bit for each cell that is water."""
        self.docks: vec[i64] = vec[i64](docks)
        """By tile: the cell of the station's dock, -1 if there is none."""
        self.roofs: vec[i64] = vec[i64](roofs)
        """By tile: the roof of its station, 0 none, 1 red, 2 brown."""
        self.specials: vec[i64] = vec[i64](specials)
        """By tile × 20 + cell: what is special about it, 0 for plain water."""
        self.inner: vec[i64] = vec[i64](inner)
        """By cell × 6 + direction in the tile's own frame: the next cell of the tile, -1 beyond it."""
        self.crossings: vec[i64] = vec[i64](crossings)
        """By bend (64 numbers each): threes of a cell, a direction in its frame, a cell of the next tile; then -1."""
        self.offsets: vec[i64] = vec[i64](offsets)
        """By flow, cell: q and r of the cell as seen from the centre of the tile."""
        self.landings: vec[i64] = vec[i64](landings)
        """Q7, by bend: a bit for each cell that the landing lies against."""
        self.sticks: vec[i64] = vec[i64](sticks)
        """Q20, by bend to the next tile and cell: how far it lies along the nose that leads on."""
        self.rights: vec[i64] = vec[i64](rights)
        """Q20, likewise: how far right."""
        self.berths: vec[i64] = vec[i64](berths)
        """Q8, B11: the places of the start cells; the last one is the shipyard."""
        self.open_water: i64 = open_water
        """The tile that is not printed: water all over."""
        self.near_overlaps: vec[i64] = vec[i64](near_overlaps)
        """Q3, by direction, flow and flow: whether two tiles side by side can have a cell in common."""


STEPS_Q: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, -1, -1])
STEPS_R: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 0])
NEXT_CENTRE: Final = 4
"""Q2: how many cells the centre of the next tile lies away."""


class FlatMap:
    """The tiles on the table, and the water that they make."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.count: i64 = 0
        """How many tiles were laid, also those that have left the table."""
        self.first_tile: i64 = 0
        """Q6: the rearmost tile on the table."""
        self.landing: i64 = NO_LANDING
        self.stops_at_jetties: bool = False
        """Q17: whether a move ends at a jetty."""
        self.with_yard: bool = False
        """B11: whether somebody starts in the shipyard."""
        self.yard: i64 = LAND
        """B11: the place of the shipyard while it is in use."""
        self.tile: vec[i64] = vec[i64]([0] * MOST_TILES)
        """By number: which tile it is,"""
        self.bend: vec[i64] = vec[i64]([0] * (MOST_TILES + 1))
        """how it turned from the one before,"""
        self.flow: vec[i64] = vec[i64]([0] * MOST_TILES)
        """the direction it flows,"""
        self.centre_q: vec[i64] = vec[i64]([0] * MOST_TILES)
        self.centre_r: vec[i64] = vec[i64]([0] * MOST_TILES)
        """where its centre lies, in steps of NEXT_CENTRE cells,"""
        self.left_out: vec[i64] = vec[i64]([0] * MOST_TILES)
        """Q3: and a bit for each cell that was not laid for want of room."""
        self.jetties: i64 = 0
        """Q7: a bit for each cell of the last tile that is a jetty."""
        self.beside: vec[i64] = vec[i64]([LAND] * (MOST_PLACES * 6))
        """By spot: the place one step ahead, LAND if no water leads there."""
        self.near: vec[i64] = vec[i64]([LAND] * (MOST_PLACES * 6))
        """The same as a turn finds it: with codes for special places, and during a search for other steamers."""
        self.special: vec[i64] = vec[i64]([0] * MOST_PLACES)
        """By place: what is special about it,"""
        self.q: vec[i64] = vec[i64]([0] * MOST_PLACES)
        self.r: vec[i64] = vec[i64]([0] * MOST_PLACES)
        """and its coordinates."""

    def water_of(self, number: i64) -> i64:
        """Return a bit for each cell of a laid tile that is water."""
        return self.tiles.water[self.tile[number]] & ~self.left_out[number]

    def is_water(self, place: i64) -> bool:
        """Return whether there is water at a place on the table."""
        number = place // CELLS
        if number < self.first_tile or number >= self.count:
            return False
        return self.water_of(number) >> (place % CELLS) & 1 != 0

    def is_jetty(self, place: i64) -> bool:
        """Q7: return whether the landing lies against a place."""
        if place < (self.count - 1) * CELLS:
            return False
        return self.jetties >> (place % CELLS) & 1 != 0

    def dock_tile(self, place: i64) -> i64:
        """Q19: return the number of the tile whose station's dock a place is, -1 if it is none."""
        number = place // CELLS
        if self.tiles.docks[self.tile[number]] != place % CELLS:
            return -1
        return number

    def is_first_on_frontmost(self, place: i64) -> bool:
        """Q5: return whether a steamer that comes there is the first on the frontmost tile."""
        return self.landing == NO_LANDING and place // CELLS == self.count - 1

    def distance(self, one: i64, other: i64) -> i64:
        """Return how many cells two places lie apart, straight across, whatever lies between them."""
        q, r = self.q[one] - self.q[other], self.r[one] - self.r[other]
        return (max(q, -q) + max(r, -r) + max(q + r, -q - r)) >> 1


def meaning(chart: FlatMap, place: i64) -> i64:
    """Return how a step says that it leads to a free place."""
    if chart.special[place] & ENTERING:
        return NOT_PLAIN - place
    return place


def bar(chart: FlatMap, place: i64, means: i64) -> None:
    """Let every step onto a place say something else than where it leads."""
    beside, near = chart.beside, chart.near
    spot = place * 6
    for heading in range(i64(3)):
        here, there = beside[spot + heading], beside[spot + heading + 3]
        if here >= 0:
            near[here * 6 + heading + 3] = means
        if there >= 0:
            near[there * 6 + heading] = means


def lay(chart: FlatMap, tile: i64, bend: i64, left_out: i64) -> None:
    """Q2, Q5: join a tile to the frontmost one."""
    number = chart.count
    if number:
        flow = (chart.flow[number - 1] + bend + 6) % 6
        chart.flow[number] = flow
        chart.centre_q[number] = chart.centre_q[number - 1] + STEPS_Q[flow]
        chart.centre_r[number] = chart.centre_r[number - 1] + STEPS_R[flow]
    else:
        chart.flow[0] = 0
        chart.centre_q[0] = 0
        chart.centre_r[0] = 0
    chart.tile[number] = tile
    chart.bend[number] = bend
    chart.bend[number + 1] = 0
    chart.left_out[number] = left_out
    chart.count = number + 1
    lay_water(chart, number)
    if number > chart.first_tile:
        set_crossing(chart, number, True)


def lay_water(chart: FlatMap, number: i64) -> None:
    """Q1, B2–B7: write down where the cells of a tile lie, the steps within it, and what is special there."""
    tiles, beside, near = chart.tiles, chart.beside, chart.near
    inner, specials, offsets = tiles.inner, tiles.specials, tiles.offsets
    water, flow, base, printed = chart.water_of(number), chart.flow[number], number * CELLS, chart.tile[number] * CELLS
    at_q, at_r, special, q, r = chart.q, chart.r, chart.special, chart.centre_q[number], chart.centre_r[number]
    for cell in range(i64(CELLS)):
        at_q[base + cell] = q * NEXT_CENTRE + offsets[(flow * CELLS + cell) * 2]
        at_r[base + cell] = r * NEXT_CENTRE + offsets[(flow * CELLS + cell) * 2 + 1]
        special[base + cell] = specials[printed + cell] if water >> cell & 1 else i64(0)
    for cell in range(i64(CELLS)):
        heading, is_water = flow, water >> cell & 1
        for way in range(i64(6)):
            spot = (base + cell) * 6 + heading
            there = inner[cell * 6 + way]
            if is_water and there >= 0 and water >> there & 1:
                beside[spot] = base + there
                near[spot] = NOT_PLAIN - base - there if special[base + there] & ENTERING else base + there
            else:
                beside[spot] = LAND
                near[spot] = LAND
            heading += 1
            if heading == 6:
                heading = 0


def set_crossing(chart: FlatMap, number: i64, is_open: bool) -> None:
    """Q2, Q6: let water lead from a tile to the one before it and back, or not; the tile before may have left the table."""
    tiles, beside, near = chart.tiles, chart.beside, chart.near
    crossings = tiles.crossings
    water, before = chart.water_of(number), chart.water_of(number - 1)
    base, rear = number * CELLS, (number - 1) * CELLS
    at = (chart.bend[number] + 1) * 64
    while crossings[at] >= 0:
        here, there = crossings[at], crossings[at + 2]
        if before >> here & 1 and water >> there & 1:
            heading = (crossings[at + 1] + chart.flow[number - 1]) % 6
            ahead, astern = (rear + here) * 6 + heading, (base + there) * 6 + (heading + 3) % 6
            if is_open:
                beside[ahead] = base + there
                beside[astern] = rear + here
                near[ahead] = meaning(chart, base + there)
                near[astern] = meaning(chart, rear + here)
            else:
                beside[ahead] = LAND
                beside[astern] = LAND
                near[ahead] = LAND
                near[astern] = LAND
        at += 3


def take_back(chart: FlatMap) -> None:
    """Take the frontmost tile away again."""
    number = chart.count - 1
    if number > chart.first_tile:
        set_crossing(chart, number, False)
    chart.bend[number] = 0
    chart.count = number


def set_first_tile(chart: FlatMap, number: i64) -> None:
    """Q6: let the tiles before this one be gone, and those from it on lie on the table."""
    if number == chart.first_tile:
        return
    set_yard(chart, False)
    if chart.first_tile > 0 and chart.first_tile < chart.count:
        set_crossing(chart, chart.first_tile, True)
    chart.first_tile = number
    if number > 0 and number < chart.count:
        set_crossing(chart, number, False)
    set_yard(chart, chart.with_yard)


def join_landing(chart: FlatMap, bend: i64) -> None:
    """Q5, Q7: join the landing to the last tile; Q17: in the school a move ends at its jetties."""
    chart.landing = bend
    last = chart.count - 1
    chart.bend[chart.count] = bend
    chart.jetties = chart.tiles.landings[bend + 1] & chart.water_of(last)
    if chart.stops_at_jetties:
        for cell in range(i64(CELLS)):
            if chart.jetties >> cell & 1:
                place = last * CELLS + cell
                chart.special[place] |= STOPS
                bar(chart, place, meaning(chart, place))


def set_yard(chart: FlatMap, in_use: bool) -> None:
    """B11: open the one way out of the shipyard, straight on to the dock cell before it, or close it."""
    yard = chart.tiles.berths[len(chart.tiles.berths) - 1]
    there = chart.tiles.inner[yard * 6]
    if in_use and chart.first_tile == 0:
        chart.yard = yard
        chart.beside[yard * 6] = there
        chart.near[yard * 6] = meaning(chart, there)
        chart.beside[there * 6 + 3] = yard
    elif chart.yard != LAND:
        chart.yard = LAND
        chart.beside[yard * 6] = LAND
        chart.near[yard * 6] = LAND
        chart.beside[there * 6 + 3] = LAND


def clear(chart: FlatMap) -> None:
    """Take everything off the table."""
    set_yard(chart, False)
    chart.count = 0
    chart.first_tile = 0
    chart.landing = NO_LANDING
    chart.jetties = 0


# --- where the next tile may go (Q3) --------------------------------------------------------------------------------------


def overlap(chart: FlatMap, q: i64, r: i64, flow: i64) -> i64:
    """Q3: return a bit for each cell of a tile with its centre there that is covered by a tile on the table."""
    found: i64 = 0
    for number in range(chart.first_tile, chart.count):
        dq, dr = q - chart.centre_q[number], r - chart.centre_r[number]
        if -1 <= dq <= 1 and -1 <= dr <= 1 and may_overlap(chart, number, dq, dr, flow):
            found |= shared_cells(chart, number, q, r, flow)
    return found


def may_overlap(chart: FlatMap, number: i64, dq: i64, dr: i64, flow: i64) -> bool:
    """Return whether a tile side by side with a laid one can share a cell with it."""
    if dq == 0 and dr == 0:
        return True
    for way in range(i64(6)):
        if STEPS_Q[way] == dq and STEPS_R[way] == dr:
            return chart.tiles.near_overlaps[way * 36 + chart.flow[number] * 6 + flow] != 0
    return False


def shared_cells(chart: FlatMap, number: i64, q: i64, r: i64, flow: i64) -> i64:
    """Return a bit for each cell of a tile with its centre there that a laid tile covers too; hardly ever any."""
    offsets = chart.tiles.offsets
    found: i64 = 0
    one: i64 = 1
    for cell in range(i64(CELLS)):
        at_q = q * NEXT_CENTRE + offsets[(flow * CELLS + cell) * 2]
        at_r = r * NEXT_CENTRE + offsets[(flow * CELLS + cell) * 2 + 1]
        for other in range(i64(CELLS)):
            place = number * CELLS + other
            if chart.left_out[number] >> other & 1 == 0 and chart.q[place] == at_q and chart.r[place] == at_r:
                found |= one << cell
    return found


def overlap_at_bend(chart: FlatMap, bend: i64) -> i64:
    """Q3, RULING: return a bit for each cell of the next tile that is not laid because others lie there already."""
    last = chart.count - 1
    flow = (chart.flow[last] + bend + 6) % 6
    return overlap(chart, chart.centre_q[last] + STEPS_Q[flow], chart.centre_r[last] + STEPS_R[flow], flow)


def free_bends(chart: FlatMap, goes_on: bool) -> i64:
    """Q3: return a bit for each direction of the die that is not rolled again: left, straight, right.

    One that overlaps is rolled again, and so is one after which the following tile would have no free nose, if the river
    goes on after this one. RULING: if the second demand leaves nothing, only the first holds; if that leaves nothing
    either, the die stands.
    """
    last = chart.count - 1
    fitting: i64 = 0
    going_on: i64 = 0
    one: i64 = 1
    for bend in range(i64(3)):
        flow = (chart.flow[last] + bend + 5) % 6
        q, r = chart.centre_q[last] + STEPS_Q[flow], chart.centre_r[last] + STEPS_R[flow]
        if overlap(chart, q, r, flow) == 0:
            fitting |= one << bend
            if goes_on and has_free_nose(chart, q, r, flow):
                going_on |= one << bend
    if going_on:
        return going_on
    return fitting if fitting else 7


def has_free_nose(chart: FlatMap, q: i64, r: i64, flow: i64) -> bool:
    """Return whether a tile with its centre there would have room for another after it."""
    for after in range(i64(3)):
        onward = (flow + after + 5) % 6
        if overlap(chart, q + STEPS_Q[onward], r + STEPS_R[onward], onward) == 0:
            return True
    return False
