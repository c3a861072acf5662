"""The hot path in flat integers: every way a turn can be sailed, all six speeds from one relaxation (Q9–Q15).

Least coal is least turning. The relaxation goes layer by layer, a layer for each movement point used: it steps ahead once,
then turns round the six headings, level by level, a level for each turn made. So a spot (place × 6 + heading) is met first
on the level of the least turns that lead there.

Pushes branch into *worlds*: a world is a list of pushes, each moving the steamer at one place to a space beside it. The
space must not have been stood on before (Q15) and is not entered afterwards (Q15, RULING), so in its world it is closed
from the beginning. All worlds that push the same steamers in the same order are relaxed together, a bit for each: a spot
is met with the bits of the worlds in which it can be reached, and a space is closed to the bits that push onto it.

A cell that slows a steamer leads to another *plane* of the same layers: what is reached after having been slowed once,
twice, and so on. Where nothing slows anybody there is one plane.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from paddlewheel.games.queen.water import (
    NEVER,
    NOWHERE,
    PUSH_POINTS,
    Water,
    behind,
    coded,
    ends_race,
    push_points,
    spaces,
)

_MOST_SPOTS: Final = 6 * 20 * 24
_LEFT: Final = [spot - 1 if spot % 6 else spot + 5 for spot in range(_MOST_SPOTS)]
_RIGHT: Final = [spot + 1 if spot % 6 < 5 else spot - 5 for spot in range(_MOST_SPOTS)]


class Layers:
    """What can be reached after each number of points, level by level: spots, and beside each the bits it is met with."""

    __slots__ = ("bits", "closed", "met", "sources", "spots", "start", "stopped")

    def __init__(self, closed: list[int]) -> None:
        self.closed = closed
        """For each spot the bits that it is closed to."""
        self.start = NOWHERE
        """The place where the mover lies, if that is one that is closed to everybody else: the shipyard."""
        self.sources: list[int] = []
        """Where they begin, as fours: points used, the spot, the turns made by then, bits."""
        self.spots: list[list[list[int]]] = []
        """By points used, then by turns made."""
        self.bits: list[list[list[int]]] = []
        self.met: list[list[int]] = []
        """By points used: for each spot the bits it was met with on any level, and those it is closed to."""
        self.stopped: list[int] = []
        """Where a turn is over whatever points are left, as fours like the sources."""


class Branch:
    """The worlds that push the same steamers in the same order."""

    __slots__ = ("alone", "first", "first_bit", "phases", "spaces", "targets")

    def __init__(self, targets: list[int], spaces: list[list[int]], first_bit: int, phases: list[list[Layers]]) -> None:
        self.targets = targets
        """The places of the steamers that are pushed, in the order of the pushes."""
        self.spaces = spaces
        """For each world where they are pushed to; world w has the bit `first_bit` + w."""
        self.first_bit = first_bit
        self.phases = phases
        """The planes before the first push, after it, and so on; the ends are in the last ones."""
        self.first = 0
        """The number of its first world, counted through all branches."""
        self.alone = False
        """Whether its worlds are the only ones that its layers were relaxed for."""


class Start:
    """Where a turn is sailed on from, and the turns that can be paid for."""

    __slots__ = ("held", "limits", "spot", "turned")

    def __init__(self, spot: int, turned: int, limits: list[int], held: bool = False) -> None:
        self.spot = spot
        self.turned = turned
        self.limits = limits
        """The most turns that can be paid for after 0, 1, 2, … points."""
        self.held = held
        """Whether the steamer goes ahead from where it lies and does not turn before."""


def explore(water: Water, start: Start) -> list[Branch]:
    """Return every way to sail on, the branch without a push first."""
    limits, distances = start.limits, water.distances
    farthest = len(limits) - PUSH_POINTS
    near = [nth for nth in range(len(water.others)) if distances is None or distances[nth] <= farthest]
    pushes = [(nth, space) for nth in near for space in _free(water, nth, start)] if farthest else []
    spaces_to = [[], *([space] for _, space in pushes)]
    base = _begin(water, start, spaces_to, limits)
    branches = [Branch([], [[]], 0, [base])]
    if not pushes:
        branches[0].alone = True
        return branches
    first_bit = 1
    while first_bit < len(spaces_to):
        nth = pushes[first_bit - 1][0]
        worlds = [[space] for other, space in pushes if other == nth]
        branch = Branch([water.others[nth]], worlds, first_bit, [base])
        if _push(water, branch, limits, limits):
            branches.append(branch)
        first_bit += len(worlds)
    if len(branches) > 1:
        _push_more(water, start, branches)
        for before, branch in pairwise(branches):
            branch.first = before.first + len(before.spaces)
    return branches


def _push_more(water: Water, start: Start, branches: list[Branch]) -> None:
    """Add the branches with two and three pushes; they are relaxed from the beginning, with all their spaces closed."""
    nth = 1
    while nth < len(branches) and len(start.limits) > PUSH_POINTS * (len(branches[nth].targets) + 1):
        branch = branches[nth]
        nth += 1
        for other, target in enumerate(water.others):
            if target in branch.targets or not _contacts(water, branch, target, start.limits):
                continue
            free = _free(water, other, start)
            worlds = [[*pushed_to, space] for pushed_to in branch.spaces for space in free if space not in pushed_to]
            wider = Branch([*branch.targets, target], worlds, 0, [])
            if worlds and _relax_branch(water, wider, start):
                branches.append(wider)


def _free(water: Water, nth: int, start: Start) -> list[int]:
    """Return where the n-th of the others can be pushed in a turn that goes on from a spot."""
    return [space for space in spaces(water, nth) if space != start.spot // 6]


def _relax_branch(water: Water, branch: Branch, start: Start) -> bool:
    """Relax the worlds of a branch phase by phase; tell whether any of them can happen."""
    limits, pushes = start.limits, len(branch.targets)
    early = limits[: len(limits) - PUSH_POINTS * pushes]  # the pushes still to come need their points
    branch.phases.append(_begin(water, start, branch.spaces, early))
    for phase in range(1, pushes + 1):
        if not _push(water, branch, limits, limits[: len(limits) - PUSH_POINTS * (pushes - phase)]):
            return False
    return True


def _begin(water: Water, start: Start, worlds: list[list[int]], limits: list[int]) -> list[Layers]:
    """Relax what can be reached before any push."""
    first = Layers(_closed(water, worlds))
    first.start = start.spot // 6 if start.spot // 6 in water.closed else NOWHERE
    first.sources += (0, start.spot, start.turned, (1 << len(worlds)) - 1)
    return _relax(water, [first], [start.turned, *limits[1:]] if start.held else limits)


def _closed(water: Water, worlds: list[list[int]]) -> list[int]:
    """Return for each spot the bits that it is closed to: all where a steamer lies, else those that push onto it."""
    closed = [0] * len(water.ahead)
    for world, pushed_to in enumerate(worlds):
        for space in pushed_to:
            closed[space * 6 : space * 6 + 6] = [closed[space * 6] | 1 << world] * 6
    every = (1 << len(worlds)) - 1
    for place in (*water.others, *water.closed):
        closed[place * 6 : place * 6 + 6] = [every] * 6
    return closed


# --- the relaxation -------------------------------------------------------------------------------------------------------


def _relax(water: Water, planes: list[Layers], limits: list[int]) -> list[Layers]:
    """Fill the layers of every plane from their sources; planes are added as steamers are slowed."""
    for plane, layers in enumerate(planes):  # which grow meanwhile
        going: list[list[int]] = []
        going_bits: list[list[int]] = []
        sources = layers.sources
        counted = last = -1
        for used in range(len(limits)):
            if counted != len(sources):  # a special cell adds to them
                counted, last = len(sources), max(sources[::4], default=-1)
            entering = [at for at in range(0, counted, 4) if sources[at] == used] if used <= last else []
            if not going and not entering:
                layers.met.append(layers.closed)
                layers.spots.append(going)
                layers.bits.append(going_bits)
                continue
            met = layers.closed.copy()
            layers.met.append(met)
            if layers.start != NOWHERE and not used:
                met[layers.start * 6 : layers.start * 6 + 6] = [0] * 6
            going, going_bits = _layer(water, planes, plane, used, going, going_bits, entering, limits)
            layers.spots.append(going)
            layers.bits.append(going_bits)
    return planes


def _layer(
    water: Water,
    planes: list[Layers],
    plane: int,
    used: int,
    going: list[list[int]],
    going_bits: list[list[int]],
    entering: list[int],
    limits: list[int],
) -> tuple[list[list[int]], list[list[int]]]:
    """Step ahead from the layer before, let sources enter, and turn: return the spots and bits met on each level."""
    ahead, met, sources, limit = water.ahead, planes[plane].met[used], planes[plane].sources, limits[used]
    all_spots: list[list[int]] = []
    all_bits: list[list[int]] = []
    latest = len(going) - 1
    for at in entering:
        latest = max(latest, sources[at + 2])
    spots: list[int] = []
    bits: list[int] = []
    for turns in range(limit + 1):
        if turns < len(going):
            for spot, mask in zip(going[turns], going_bits[turns], strict=True):
                there = ahead[spot]
                if there >= 0:
                    fresh = mask & ~met[there]
                    if fresh:
                        met[there] |= fresh
                        spots.append(there)
                        bits.append(fresh)
                elif there != NOWHERE:
                    _enter(water, planes, plane, used - 1, coded(there), turns, mask, limits)
        for at in entering:
            there = sources[at + 1]
            fresh = sources[at + 3] & ~met[there]
            if sources[at + 2] == turns and fresh:
                met[there] |= fresh
                spots.append(there)
                bits.append(fresh)
        if not spots and turns >= latest:
            break
        all_spots.append(spots)
        all_bits.append(bits)
        beside: list[int] = []
        beside_bits: list[int] = []
        if turns < limit:
            for spot, mask in zip(spots, bits, strict=True):
                left, right = _LEFT[spot], _RIGHT[spot]
                fresh = mask & ~met[left]
                if fresh:
                    met[left] |= fresh
                    beside.append(left)
                    beside_bits.append(fresh)
                fresh = mask & ~met[right]
                if fresh:
                    met[right] |= fresh
                    beside.append(right)
                    beside_bits.append(fresh)
        spots, bits = beside, beside_bits
    return all_spots, all_bits


def _enter(
    water: Water, planes: list[Layers], plane: int, used: int, there: int, turns: int, bits: int, limits: list[int]
) -> None:
    """Step onto a special cell: it takes more points, slows, or ends the turn; a steamer may lie there, of course."""
    bits &= ~planes[plane].closed[there]
    ground = water.ground
    assert ground is not None, "only a special cell is coded"
    used += 1 + ground.points[there // 6]
    if bits and used < len(limits) and turns <= limits[used]:
        _come(water, planes, plane + ground.slows[there // 6], used, there, turns, bits)


def _come(water: Water, planes: list[Layers], plane: int, used: int, there: int, turns: int, bits: int) -> None:
    """Come to a spot with so many points used: the turn is over there, or goes on from it."""
    layers = _plane(planes, plane)
    if water.ground is not None and water.ground.stops[there // 6]:
        layers.stopped += (used, there, turns, bits)
    else:
        layers.sources += (used, there, turns, bits)


def _plane(planes: list[Layers], plane: int) -> Layers:
    """Return the layers of a plane, which is there from now on."""
    while len(planes) <= plane:
        planes.append(Layers(planes[0].closed))
    return planes[plane]


# --- pushes ---------------------------------------------------------------------------------------------------------------


def _push(water: Water, branch: Branch, limits: list[int], early: list[int]) -> bool:
    """Relax the phase after the next push of a branch; tell whether that push can be made in any of its worlds."""
    nth = len(branch.phases) - 1
    target = branch.targets[nth]
    contacts = _contacts(water, branch, target, limits)
    if not contacts:
        return False
    opened = branch.phases[-1][0].closed.copy()
    opened[target * 6 : target * 6 + 6] = [0] * 6
    planes = [Layers(opened)]
    slows = 0 if water.ground is None else water.ground.slows[target]
    kinds = _kinds(water, branch, nth)
    found = False
    for at in range(0, len(contacts), 5):
        plane, used, there, turns, bits = contacts[at : at + 5]
        for (cost, over), worlds in kinds.items():
            if bits & worlds and used + cost < len(early) and turns <= early[used + cost]:
                found = True
                if over:
                    _plane(planes, plane + slows).stopped += (used + cost, there, turns, bits & worlds)
                else:
                    _come(water, planes, plane + slows, used + cost, there, turns, bits & worlds)
    if found:
        branch.phases.append(_relax(water, planes, early))
    return found


def _kinds(water: Water, branch: Branch, nth: int) -> dict[tuple[int, bool], int]:
    """Return by the points that the n-th push costs, and by whether the race is over with it, the bits of the worlds."""
    if water.ground is None and water.homes is None:
        return {(PUSH_POINTS, False): ((1 << len(branch.spaces)) - 1) << branch.first_bit}
    kinds: dict[tuple[int, bool], int] = {}
    for world, pushed_to in enumerate(branch.spaces):
        cost = push_points(water, branch.targets[nth], pushed_to[nth])
        kind = (cost, ends_race(water, branch.targets[: nth + 1], pushed_to[: nth + 1]))
        kinds[kind] = kinds.get(kind, 0) | 1 << branch.first_bit + world
    return kinds


def _contacts(water: Water, branch: Branch, target: int, limits: list[int]) -> list[int]:
    """Q14: return where the mover can push the steamer at a place: plane, points used before, spot then, turns, bits."""
    wanted = ((1 << len(branch.spaces)) - 1) << branch.first_bit
    found: list[int] = []
    for plane, layers in enumerate(branch.phases[-1]):
        for heading in range(6):
            before = behind(water, target * 6 + heading)
            if before == NOWHERE:
                continue
            reachable = wanted if before // 6 == layers.start else wanted & ~layers.closed[before]
            for used in range(min(len(limits) - PUSH_POINTS, len(layers.met))):
                left = layers.met[used][before] & reachable
                if left:
                    for turns in range(min(len(layers.spots[used]), limits[used + PUSH_POINTS] + 1)):
                        bits = _bits_at(layers, used, turns, before) & left
                        if bits:
                            found += (plane, used, target * 6 + heading, turns, bits)
                            left ^= bits
                            if not left:
                                break
    return found


# --- finishing a turn -----------------------------------------------------------------------------------------------------


def can_finish(water: Water, start: Start, points: int) -> bool:
    """Tell whether exactly so many points can be used up (Q10); pushes are tried when nothing else will do."""
    failed: dict[int, int] = {}
    shut = [*water.others, *water.closed]
    if not start.held:
        if _reaches(water, shut, start.spot, points, start.limits[0] - start.turned, 0, failed):
            return True
        if NOWHERE not in failed:  # nothing but plain water and land was in the way of any attempt
            return False
    return least_turns(explore(water, start), points) < NEVER


def least_turns(branches: list[Branch], points: int) -> int:
    """Return the least number of turns with which exactly so many points can be used up, NEVER if they cannot."""
    least = NEVER
    for branch in branches:
        for layers in branch.phases[-1]:
            for turns, level in enumerate(layers.spots[points]):
                if level and turns < least:
                    least = turns
            for at in range(0, len(layers.stopped), 4):
                if layers.stopped[at] <= points and layers.stopped[at + 2] < least:
                    least = layers.stopped[at + 2]
    return least


def _reaches(water: Water, shut: list[int], spot: int, points: int, turns: int, spin: int, failed: dict[int, int]) -> bool:
    """Look for any way to use up the points on plain water without a push, straight ahead first.

    `spin` is the way it turned last without a step since; turning back is never of use. `failed` remembers for spot and
    points the most turns that did not help, and at NOWHERE that something else was in the way: a steamer, a special cell.
    """
    if points == 0:
        return True
    key = spot * 8 + points
    if failed.get(key, -1) >= turns:
        return False
    there = water.ahead[spot]
    if there >= 0:
        if there // 6 in shut:
            if points >= PUSH_POINTS:
                failed[NOWHERE] = 0
        elif _reaches(water, shut, there, points - 1, turns, 0, failed):
            return True
    elif there != NOWHERE:
        failed[NOWHERE] = 0
    if turns:
        if spin <= 0 and _reaches(water, shut, _LEFT[spot], points, turns - 1, -1, failed):
            return True
        if spin >= 0 and _reaches(water, shut, _RIGHT[spot], points, turns - 1, 1, failed):
            return True
    failed[key] = turns
    return False


# --- one way to an end ----------------------------------------------------------------------------------------------------


def way_to(water: Water, branch: Branch, world: int, plane: int, used: int, turns: int, spot: int) -> list[int]:
    """Return one way to an end that a world meets after so many points and turns: spots, start first.

    Two neighbouring spots differ by a turn in place or a step ahead; a step onto the place of a steamer that is to be
    pushed and has not been yet is a push.
    """
    bit, phase = 1 << branch.first_bit + world, len(branch.targets)
    ground = water.ground
    way = [spot]
    while True:
        before = behind(water, spot)
        place = spot // 6
        points, slows = (1, 0) if ground is None else (1 + ground.points[place], ground.slows[place])
        pushed = phase and place == branch.targets[phase - 1]
        price = push_points(water, place, branch.spaces[world][phase - 1]) if pushed else 0
        if pushed and _met(branch, phase - 1, plane - slows, used - price, turns, before, bit):
            phase, plane, used, spot = phase - 1, plane - slows, used - price, before
        elif _met(branch, phase, plane - slows, used - points, turns, before, bit):
            plane, used, spot = plane - slows, used - points, before
        elif _met(branch, phase, plane, used, turns - 1, _LEFT[spot], bit):
            turns, spot = turns - 1, _LEFT[spot]
        elif _met(branch, phase, plane, used, turns - 1, _RIGHT[spot], bit):
            turns, spot = turns - 1, _RIGHT[spot]
        else:
            break
        way.append(spot)
    way.reverse()
    return way


def _met(branch: Branch, phase: int, plane: int, used: int, turns: int, spot: int, bit: int) -> bool:
    """Tell whether a world meets a spot there from where it can go on."""
    if spot < 0 or used < 0 or turns < 0 or not 0 <= plane < len(branch.phases[phase]):
        return False
    layers = branch.phases[phase][plane]
    return used < len(layers.spots) and bool(_bits_at(layers, used, turns, spot) & bit)


def _bits_at(layers: Layers, used: int, turns: int, spot: int) -> int:
    """Return the bits with which a spot is met on one level; it may be met there in more than one way."""
    if turns >= len(layers.spots[used]) or spot not in layers.spots[used][turns]:
        return 0
    bits = 0
    for met, mask in zip(layers.spots[used][turns], layers.bits[used][turns], strict=True):
        if met == spot:
            bits |= mask
    return bits
