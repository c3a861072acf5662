"""The hot path in flat integers: every way a turn can be sailed, all six speeds from one relaxation (Q9–Q15).

Least coal is least turning. The relaxation goes layer by layer, a layer for each movement point used. What a layer knows
of a cell is one number, its fan (see `heading_sets`): a step ahead hands the bits of one heading on to the next cell.
Cells are named by their first spot here, index × 6.

Pushes branch into *worlds*: a world is a list of pushes, each moving the steamer at one cell to a space beside it. The
space must not have been stood on before (Q15) and is not entered afterwards (Q15, RULING), so in its world it is closed
from the beginning. All worlds that push the same steamers in the same order are relaxed together, a leaf for each: a space
is closed to the leaves of the worlds that push onto it.

A cell that slows a steamer leads to another *plane* of the same layers: what is reached after having been slowed once,
twice, and so on. Where nothing slows anybody there is one plane.
"""

from __future__ import annotations

from itertools import pairwise

from paddlewheel.games.queen.river.flat_map import (
    NOWHERE,
    Water,
    around,
    coded,
    ends_race,
    spaces,
    stops_at,
)
from paddlewheel.games.queen.routes.heading_sets import (
    SMALL,
    SPREADS,
    SWINGS,
    begun,
    clips,
    columns,
    headings_in,
    leaf,
    leaves,
    width,
)
from paddlewheel.games.queen.turn.costs import PUSH_POINTS, push_points, step_points


class Layers:
    """What can be reached after each number of points."""

    __slots__ = ("bumped", "fans", "open", "stopped")

    def __init__(self, count: int, open_to: dict[int, int]) -> None:
        self.fans: list[dict[int, int]] = [{} for _ in range(count)]
        """By points used: the fans of the cells that are reached; of layers still to be relaxed, what leads there.

        Where the fans are small, what leads there is cut already and never empty.
        """
        self.open = open_to
        """For cells that are closed to some worlds: the leaves of the others."""
        self.bumped: set[int] = set()
        """The cells where somebody was in the way when there were points and turns left to push."""
        self.stopped: list[tuple[int, int, int]] = []
        """Where a turn is over whatever points are left: points used, the spot, its fan."""


class Branch:
    """The worlds that push the same steamers in the same order."""

    __slots__ = ("first", "first_leaf", "phases", "spaces", "targets", "width")

    def __init__(self, targets: list[int], spaces: list[list[int]], width: int) -> None:
        self.targets = targets
        """The cells of the steamers that are pushed, in the order of the pushes."""
        self.spaces = spaces
        """For each world where they are pushed to; the order of worlds is that of other branches with the same steamers."""
        self.width = width
        """How many bits a leaf has."""
        self.phases: list[list[Layers]] = []
        """The planes before the first push, after it, and so on; the ends are in the last ones."""
        self.first_leaf = 0
        """The leaf of its first world before the first push: all worlds with one push are relaxed together up to there."""
        self.first = 0
        """The number of its first world, counted through all branches."""


class Start:
    """Where a turn is sailed on from, and the turns that can be paid for."""

    __slots__ = ("held", "limits", "spot", "turned")

    def __init__(self, spot: int, turned: int, limits: tuple[int, ...], held: bool = False) -> None:
        self.spot = spot
        self.turned = turned
        self.limits = limits
        """The most turns that can be paid for after 0, 1, 2, … points; never more after more points."""
        self.held = held
        """Whether the steamer goes ahead from where it lies and does not turn before."""


def explore(water: Water, start: Start) -> list[Branch]:
    """Return every way to sail on, the branch without a push first; a branch is pushed on where it bumps into others."""
    limits = start.limits
    calm = Branch([], [[]], width(limits[0]))
    calm.phases.append(_begin(water, start, calm.spaces, limits, calm.width))
    branches = [calm]
    if calm.phases[0][0].bumped:
        here = start.spot // 6
        room = {index: [space for space in spaces(water, nth) if space != here] for nth, index in enumerate(water.others)}
        branches += _push_one(water, start, calm, room)
        for branch in branches[1:]:
            _push_on(water, start, branch, branches, room)
        for before, branch in pairwise(branches):
            branch.first = before.first + len(before.spaces)
    return branches


def _push_one(water: Water, start: Start, calm: Branch, room: dict[int, list[int]]) -> list[Branch]:
    """Return the branches with one push; what comes before it is relaxed for all of them together.

    In `room` is where each of the others can be pushed to.
    """
    branches: list[Branch] = []
    worlds: list[list[int]] = []
    for target in _pushable(calm, room):
        branch = Branch([target], [[space] for space in room[target]], calm.width)
        branch.first_leaf = len(worlds)
        branches.append(branch)
        worlds += branch.spaces
    if not worlds:
        return []
    before = _begin(water, start, worlds, start.limits[PUSH_POINTS:], calm.width)
    for branch in branches:
        branch.phases.append(before)
    return [branch for branch in branches if _push(water, branch, start.limits)]


def _push_on(water: Water, start: Start, branch: Branch, branches: list[Branch], room: dict[int, list[int]]) -> None:
    """Add the branches that push one more, and still more; they are relaxed from the beginning, all their spaces closed."""
    if len(start.limits) <= PUSH_POINTS * (len(branch.targets) + 1):
        return
    for target in _pushable(branch, room):
        targets = [*branch.targets, target]
        twin = next((other for other in branches if same_targets(other.targets, targets)), None)
        if twin is None:
            worlds = [
                [*pushed_to, space] for pushed_to in branch.spaces for space in room[target] if space not in pushed_to
            ]
        else:
            order = [twin.targets.index(one) for one in targets]
            worlds = [[pushed_to[nth] for nth in order] for pushed_to in twin.spaces]
        wider = Branch(targets, worlds, branch.width)
        if worlds and _relax_branch(water, wider, start):
            branches.append(wider)
            _push_on(water, start, wider, branches, room)


def same_targets(one: list[int], other: list[int]) -> bool:
    """Tell whether the same steamers are pushed, in whatever order."""
    return len(one) == len(other) and set(one) == set(other)


def _pushable(branch: Branch, room: dict[int, list[int]]) -> list[int]:
    """Return the cells of the steamers that a branch bumps into and that can be pushed."""
    bumped = branch.phases[-1][0].bumped
    return [index for index, free in room.items() if free and index * 6 in bumped and index not in branch.targets]


def _relax_branch(water: Water, branch: Branch, start: Start) -> bool:
    """Relax the worlds of a branch phase by phase; tell whether any of them can happen."""
    limits, pushes = start.limits, len(branch.targets)
    later = PUSH_POINTS * pushes  # the pushes still to come need their points
    branch.phases.append(_begin(water, start, branch.spaces, limits[later:], branch.width))
    return all(_push(water, branch, limits[later - PUSH_POINTS * phase :]) for phase in range(1, pushes + 1))


def _begin(water: Water, start: Start, worlds: list[list[int]], limits: tuple[int, ...], width: int) -> list[Layers]:
    """Relax what can be reached before any push."""
    first, heading = Layers(len(limits), _open(water, worlds, width)), start.spot % 6
    fan = begun(heading, start.turned, limits[0]) * leaves(len(worlds), width)
    rows = clips(limits, len(worlds), width)
    first.fans[0][start.spot - heading] = (fan if start.held else fan * SWINGS[heading]) & rows[0]
    return _relax(water, [first], rows)


def _open(water: Water, worlds: list[list[int]], width: int) -> dict[int, int]:
    """Return for the cells that are closed to some worlds the leaves of those that may enter: nobody's where one lies."""
    every = (1 << width * len(worlds)) - 1
    open_to: dict[int, int] = {}
    own = leaf(0, width)
    for pushed_to in worlds:
        for space in pushed_to:
            open_to[space * 6] = open_to.get(space * 6, every) ^ own  # a world pushes to each space once
        own <<= width
    for index in (*water.others, *water.closed):
        open_to[index * 6] = 0
    return open_to


# --- the relaxation -------------------------------------------------------------------------------------------------------


def _relax(water: Water, planes: list[Layers], limits: tuple[int, ...]) -> list[Layers]:
    """Relax the layers of every plane from what leads there; planes are added as steamers are slowed.

    `limits` are the bits that count in each layer. The first layer is where the turn begins: whoever lies in the shipyard
    begins there although it is closed.
    """
    small, last = limits[0].bit_length() <= SMALL, len(limits) - 1
    step = _step if small else _step_in_many_worlds
    for plane, layers in enumerate(planes):  # which grow meanwhile
        for used, uncut in enumerate(layers.fans):
            if uncut:
                leading = layers.fans[used] = uncut if small else _cut(uncut, limits[used])
                if used:
                    _keep_out(layers, leading, limits[used + 1] if used < last else 0)
                if used < last:
                    step(water, planes, plane, used, limits)
    return planes


def _cut(fans: dict[int, int], limit: int) -> dict[int, int]:
    """Return of some fans the bits that count; the cells that have none are left out."""
    return {cell: kept for cell, fan in fans.items() if (kept := fan & limit)}


def _keep_out(layers: Layers, leading: dict[int, int], limit: int) -> None:
    """Keep everybody out of the cells that are closed to them; note who is bumped into and can be pushed in the limit."""
    for cell, some in layers.open.items():
        if cell in leading:
            fan = leading[cell]
            if fan & some:
                leading[cell] = fan & some
            else:
                del leading[cell]
                if not some and fan & limit:
                    layers.bumped.add(cell)


def _step(water: Water, planes: list[Layers], plane: int, used: int, limits: tuple[int, ...]) -> None:
    """Step ahead from what is reached with so many points; the fans are small, and mostly known."""
    leading, following = planes[plane].fans[used : used + 2]
    ahead, spreads = water.ahead, SPREADS[limits[used + 1]]
    for cell, fan in leading.items():
        for heading, coming in spreads[fan]:
            there = ahead[cell + heading]
            if there >= 0:
                there -= heading
                if there in following:  # a plain dict asked first is faster than one with a default
                    following[there] |= coming
                else:
                    following[there] = coming
            elif there != NOWHERE:
                _enter(water, planes, plane, used, coded(there), fan, limits)


def _step_in_many_worlds(water: Water, planes: list[Layers], plane: int, used: int, limits: tuple[int, ...]) -> None:
    """Step ahead from what is reached with so many points; the fans are large, and hardly ever known."""
    leading, following = planes[plane].fans[used : used + 2]
    ahead, headings = water.ahead, headings_in(limits[0].bit_length())
    for cell, fan in leading.items():
        for heading, column, swing in headings:
            there = ahead[cell + heading]
            if there >= 0:
                part = fan & column
                if part:
                    there -= heading
                    if there in following:
                        following[there] |= part * swing
                    else:
                        following[there] = part * swing
            elif there != NOWHERE:
                _enter(water, planes, plane, used, coded(there), fan, limits)


def _enter(
    water: Water, planes: list[Layers], plane: int, used: int, there: int, fan: int, limits: tuple[int, ...]
) -> None:
    """Step onto a special cell: it takes more points, slows, or ends the turn; a steamer may lie there, of course."""
    ground, index = water.ground, there // 6
    assert ground is not None, "only a special cell is coded"
    used += step_points(ground, index)
    if used < len(limits):
        part = fan & columns(limits[0].bit_length())[there % 6] & limits[used]
        if index * 6 in planes[plane].open:
            planes[plane].bumped.add(index * 6)
            part &= planes[plane].open[index * 6]
        if part:
            _come(water, planes, plane + ground.slows[index], used, there, part, limits[used])


def _come(water: Water, planes: list[Layers], plane: int, used: int, there: int, part: int, limit: int) -> None:
    """Come to a spot with so many points used: the turn is over there, or goes on from it within the limit."""
    layers, heading = _plane(planes, plane), there % 6
    if water.ground is not None and water.ground.stops[there // 6]:
        layers.stopped.append((used, there, part))
    else:
        fans, cell = layers.fans[used], there - heading
        fans[cell] = fans.get(cell, 0) | part * SWINGS[heading] & limit


def _plane(planes: list[Layers], plane: int) -> Layers:
    """Return the layers of a plane, which is there from now on."""
    while len(planes) <= plane:
        planes.append(Layers(len(planes[0].fans), planes[0].open))
        planes[-1].bumped = planes[0].bumped
    return planes[plane]


# --- pushes ---------------------------------------------------------------------------------------------------------------


def _push(water: Water, branch: Branch, limits: tuple[int, ...]) -> bool:
    """Q14: relax the phase after the next push of a branch; tell whether that push can be made in any of its worlds."""
    nth, before = len(branch.phases) - 1, branch.phases[-1]
    target, lower = branch.targets[nth], 0 if nth else branch.first_leaf * branch.width
    opened = {cell: some >> lower for cell, some in before[0].open.items() if cell != target * 6}
    planes = [Layers(len(limits), opened)]
    slows = 0 if water.ground is None else water.ground.slows[target]
    rows = clips(limits, len(branch.spaces), branch.width)
    kinds, sides = _kinds(water, branch, nth), _sides(water, target, lower + rows[0].bit_length())
    for plane, layers in enumerate(before):
        for used, fans in enumerate(layers.fans):
            contacts = [(there, fans[cell] & column) for cell, there, column in sides if cell in fans]
            for cost, over, some in kinds if contacts else ():
                if used + cost < len(limits):
                    bits = (some & rows[used + cost]) << lower
                    _come_pushing(planes, plane + slows, used + cost, contacts, bits, lower, over)
    if not any(layers.stopped or any(layers.fans) for layers in planes):
        return False
    branch.phases.append(_relax(water, planes, rows))
    return True


def _come_pushing(
    planes: list[Layers],
    plane: int,
    used: int,
    contacts: list[tuple[int, int]],
    bits: int,
    lower: int,
    over: bool,
) -> None:
    """Come to the cell of a steamer that is pushed, with so many points used: the turn is over there, or goes on."""
    if over:
        stopped = [(used, there, part >> lower) for there, fan in contacts if (part := fan & bits)]
        if stopped:
            _plane(planes, plane).stopped += stopped
        return
    coming = 0
    for there, fan in contacts:
        coming |= fan * SWINGS[there % 6]
    coming = (coming & bits) >> lower
    if coming:
        fans, cell = _plane(planes, plane).fans[used], contacts[0][0] // 6 * 6
        fans[cell] = fans.get(cell, 0) | coming


def _sides(water: Water, target: int, bits: int) -> list[tuple[int, int, int]]:
    """Return from where a steamer can be pushed: the cell beside it, the spot after the push, the bits that go ahead."""
    found: list[tuple[int, int, int]] = []
    by_heading = columns(bits)
    for backwards, beside in enumerate(around(water.ahead, target)):
        if beside != NOWHERE:
            heading = backwards - 3 if backwards > 2 else backwards + 3
            found.append((beside - backwards, target * 6 + heading, by_heading[heading]))
    return found


def _kinds(water: Water, branch: Branch, nth: int) -> list[tuple[int, bool, int]]:
    """Return the kinds of the n-th push: the points it costs, whether the turn is over with it, the worlds' leaves."""
    target = branch.targets[nth]
    if water.ground is None and water.homes is None:
        return [(PUSH_POINTS, False, (1 << len(branch.spaces) * branch.width) - 1)]
    kinds: dict[tuple[int, bool], int] = {}
    for world, pushed_to in enumerate(branch.spaces):
        cost = push_points(water.ground, target, pushed_to[nth])
        over = stops_at(water, target) or ends_race(water, branch.targets[: nth + 1], pushed_to[: nth + 1])
        kinds[cost, over] = kinds.get((cost, over), 0) | leaf(world, branch.width)
    return [(cost, over, leaves) for (cost, over), leaves in kinds.items()]
