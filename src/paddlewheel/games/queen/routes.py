"""The hot path in flat integers: every way a turn can be sailed, all six speeds from one relaxation (Q9–Q15).

Least coal is least turning. The relaxation goes layer by layer, a layer for each movement point used: it steps ahead once,
then turns round the six headings, level by level, a level for each turn made. So a spot (place × 6 + heading) is met first
on the level of the least turns that lead there.

Pushes branch into *worlds*: a world is a list of pushes, each moving the steamer at one place to a space beside it. The
space must not have been stood on before (Q15) and is not entered afterwards (Q15, RULING), so in its world it is closed
from the beginning. All worlds that push the same steamers in the same order are relaxed together, a bit for each: a spot
is met with the bits of the worlds in which it can be reached, and a space is closed to the bits that push onto it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOWHERE: Final = -1
NEVER: Final = 99
PUSH_POINTS: Final = 2
"""Q14: entering an occupied cell costs one point more."""

_MOST_SPOTS: Final = 6 * 20 * 24
_LEFT: Final = [spot - 1 if spot % 6 else spot + 5 for spot in range(_MOST_SPOTS)]
_RIGHT: Final = [spot + 1 if spot % 6 < 5 else spot - 5 for spot in range(_MOST_SPOTS)]


class Water:
    """What a turn sails on: where a step leads, where a move stops at once, where the other steamers lie."""

    __slots__ = ("ahead", "barred", "closed", "others", "stood", "stops")

    def __init__(
        self,
        ahead: Sequence[int],
        stops: Sequence[bool] | None,
        others: list[int],
        closed: list[int],
        stood: list[int],
        barred: list[int],
    ) -> None:
        self.ahead = ahead
        """For each spot the spot one step ahead, NOWHERE if that is no water."""
        self.stops = stops
        """For each place whether a move that enters it ends there; None if there is no such place."""
        self.others = others
        """The places of the other steamers."""
        self.closed = closed
        """The places that steamers were pushed to earlier in this turn."""
        self.stood = stood
        """The places the mover stood on earlier in this turn."""
        self.barred = barred
        """For each of the others a place it may not be pushed to whatever the way; NOWHERE if there is none."""


class Layers:
    """What can be reached after each number of points, level by level: spots, and beside each the bits it is met with."""

    __slots__ = ("bits", "closed", "met", "spots")

    def __init__(self, closed: list[int]) -> None:
        self.closed = closed
        """For each spot the bits that it is closed to."""
        self.spots: list[list[list[int]]] = []
        """By points used, then by turns made."""
        self.bits: list[list[list[int]]] = []
        self.met: list[list[int]] = []
        """By points used: for each spot the bits it was met with on any level, and those it is closed to."""


class Branch:
    """The worlds that push the same steamers in the same order."""

    __slots__ = ("first_bit", "phases", "spaces", "targets")

    def __init__(self, targets: list[int], spaces: list[list[int]], first_bit: int, phases: list[Layers]) -> None:
        self.targets = targets
        """The places of the steamers that are pushed, in the order of the pushes."""
        self.spaces = spaces
        """For each world where they are pushed to; world w has the bit `first_bit` + w."""
        self.first_bit = first_bit
        self.phases = phases
        """The layers before the first push, after it, and so on; the ends are in the last ones."""


def explore(water: Water, spot: int, turned: int, limits: list[int]) -> list[Branch]:
    """Return every way to sail on from a spot; `limits` has the most turns that can be paid for after 0, 1, 2, … points."""
    pushes = [(nth, space) for nth in range(len(water.others)) for space in _spaces(water, nth, spot)]
    if len(limits) <= PUSH_POINTS:
        pushes = []
    spaces = [[], *([space] for _, space in pushes)]
    closed = _closed(water, spaces)
    base = relax(water, closed, [0, spot, turned, (1 << len(spaces)) - 1], limits)
    branches = [Branch([], [[]], 0, [base])]
    first_bit = 1
    while first_bit < len(spaces):
        nth = pushes[first_bit - 1][0]
        worlds = [[space] for other, space in pushes if other == nth]
        branch = Branch([water.others[nth]], worlds, first_bit, [base])
        if _push(water, branch, closed, limits, limits):
            branches.append(branch)
        first_bit += len(worlds)
    _push_more(water, branches, spot, turned, limits)
    return branches


def _push_more(water: Water, branches: list[Branch], spot: int, turned: int, limits: list[int]) -> None:
    """Add the branches with two and three pushes; they are relaxed from the beginning, with all their spaces closed."""
    nth = 1
    while nth < len(branches) and len(limits) > PUSH_POINTS * (len(branches[nth].targets) + 1):
        branch = branches[nth]
        nth += 1
        for other, target in enumerate(water.others):
            if target in branch.targets or not _contacts(water, branch, target, limits):
                continue
            free = _spaces(water, other, spot)
            worlds = [[*pushed_to, space] for pushed_to in branch.spaces for space in free if space not in pushed_to]
            wider = Branch([*branch.targets, target], worlds, 0, [])
            if worlds and _relax_branch(water, wider, spot, turned, limits):
                branches.append(wider)


def _relax_branch(water: Water, branch: Branch, spot: int, turned: int, limits: list[int]) -> bool:
    """Relax the worlds of a branch phase by phase; tell whether any of them can happen."""
    closed = _closed(water, branch.spaces)
    pushes = len(branch.targets)
    early = limits[: len(limits) - PUSH_POINTS * pushes]  # the pushes still to come need their points
    branch.phases.append(relax(water, closed, [0, spot, turned, (1 << len(branch.spaces)) - 1], early))
    for phase in range(1, pushes + 1):
        early = limits[: len(limits) - PUSH_POINTS * (pushes - phase)]
        if not _push(water, branch, closed, limits, early):
            return False
        closed = branch.phases[-1].closed
    return True


def _push(water: Water, branch: Branch, closed: list[int], limits: list[int], early: list[int]) -> bool:
    """Relax the phase after the next push of a branch; tell whether that push can be made in any of its worlds."""
    target = branch.targets[len(branch.phases) - 1]
    sources = _contacts(water, branch, target, limits)
    if not sources:
        return False
    opened = closed.copy()
    opened[target * 6 : target * 6 + 6] = [0] * 6
    branch.phases.append(relax(water, opened, sources, early))
    return True


def _closed(water: Water, spaces: list[list[int]]) -> list[int]:
    """Return for each spot the bits that it is closed to: all where a steamer lies, else those that push onto it."""
    closed = [0] * len(water.ahead)
    for world, pushed_to in enumerate(spaces):
        for space in pushed_to:
            closed[space * 6 : space * 6 + 6] = [closed[space * 6] | 1 << world] * 6
    every = (1 << len(spaces)) - 1
    for place in (*water.others, *water.closed):
        closed[place * 6 : place * 6 + 6] = [every] * 6
    return closed


def _spaces(water: Water, nth: int, spot: int) -> list[int]:
    """Return where the n-th of the others can be pushed in a turn that goes on from a spot; nowhere for a second time."""
    if water.others[nth] in water.closed:
        return []
    return [space for space in spaces(water, nth) if space != spot // 6]


def can_finish(water: Water, spot: int, turned: int, most_turns: int, points: int) -> bool:
    """Tell whether exactly so many points can be used up from a spot (Q10); pushes are tried when nothing else will do."""
    failed: dict[int, int] = {}
    if _reaches(water, [*water.others, *water.closed], spot, points, most_turns - turned, 0, failed):
        return True
    if NOWHERE not in failed:  # no steamer was in the way of any attempt
        return False
    return least_turns(explore(water, spot, turned, [most_turns] * (points + 1)), water, points) < NEVER


def least_turns(branches: list[Branch], water: Water, points: int) -> int:
    """Return the least number of turns with which exactly so many points can be used up, NEVER if they cannot."""
    least = NEVER
    for branch in branches:
        for used, levels in enumerate(branch.phases[-1].spots):
            for turns, level in enumerate(levels):
                if turns >= least:
                    break
                if level and (used == points or (used and any(stops_at(water, there) for there in level))):
                    least = turns
    return least


def stops_at(water: Water, spot: int) -> bool:
    """Tell whether a move that comes to a spot ends there at once."""
    return water.stops is not None and water.stops[spot // 6]


def spaces(water: Water, nth: int) -> list[int]:
    """Q15: the places to which the n-th of the others can be pushed: free water beside it, not stood on in this turn.

    RULING: a cell to which somebody was pushed stays closed for the turn, also once that steamer has arrived and left.
    """
    target = water.others[nth]
    found: list[int] = []
    for heading in range(6):
        beside = water.ahead[target * 6 + heading]
        space = beside // 6
        taken = space in water.others or space in water.stood or space in water.closed
        if beside >= 0 and not taken and space != water.barred[nth]:
            found.append(space)
    return found


def relax(water: Water, closed: list[int], sources: list[int], limits: list[int]) -> Layers:
    """Return what can be reached after each number of points, with the bits it is met with on each level.

    `closed` has for each spot the bits that it is closed to. `sources` are fours: a number of points used, the spot where
    the steamer lies then, the turns it has made by then, its bits.
    """
    layers = Layers(closed)
    going: list[list[int]] = []
    going_bits: list[list[int]] = []
    last = max(sources[::4])
    for used in range(len(limits)):
        entering = [at for at in range(0, len(sources), 4) if sources[at] == used] if used <= last else []
        if not going and not entering:
            layers.met.append(closed)
            layers.spots.append(going)
            layers.bits.append(going_bits)
            continue
        met = closed.copy()
        layers.met.append(met)
        going, going_bits = _layer(water, met, going, going_bits, sources, entering, limits[used])
        layers.spots.append(going)
        layers.bits.append(going_bits)
        if water.stops is not None and used:
            going, going_bits = _afloat(water.stops, going, going_bits)
    return layers


def _layer(
    water: Water,
    met: list[int],
    going: list[list[int]],
    going_bits: list[list[int]],
    sources: list[int],
    entering: list[int],
    limit: int,
) -> tuple[list[list[int]], list[list[int]]]:
    """Step ahead from the layer before, let sources enter, and turn: return the spots and bits met on each level."""
    ahead, stops = water.ahead, water.stops
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
                if stops is not None and stops[spot // 6]:
                    continue  # whoever stops there does not turn; at the start of a turn nobody lies on such a place
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


def _afloat(
    stops: Sequence[bool], spots: list[list[int]], bits: list[list[int]]
) -> tuple[list[list[int]], list[list[int]]]:
    """Return what goes on from a layer: all but those that stopped."""
    going: list[list[int]] = []
    going_bits: list[list[int]] = []
    for level, masks in zip(spots, bits, strict=True):
        moving = [nth for nth in range(len(level)) if not stops[level[nth] // 6]]
        going.append([level[nth] for nth in moving])
        going_bits.append([masks[nth] for nth in moving])
    return going, going_bits


def _contacts(water: Water, branch: Branch, target: int, limits: list[int]) -> list[int]:
    """Q14: return where the mover can push the steamer at a place, as the sources of the phase after it."""
    layers = branch.phases[-1]
    wanted = ((1 << len(branch.spaces)) - 1) << branch.first_bit
    sources: list[int] = []
    for heading in range(6):
        behind = water.ahead[target * 6 + (heading + 3) % 6]
        before = behind // 6 * 6 + heading
        if behind < 0 or stops_at(water, before):
            continue
        reachable = wanted & ~layers.closed[before]
        for used in range(min(len(limits) - PUSH_POINTS, len(layers.met))):
            if layers.met[used][before] & reachable:
                for turns in range(min(len(layers.spots[used]), limits[used + PUSH_POINTS] + 1)):
                    bits = _bits_at(layers, used, turns, before) & wanted
                    if bits:
                        sources += (used + PUSH_POINTS, target * 6 + heading, turns, bits)
    return sources


def _reaches(water: Water, shut: list[int], spot: int, points: int, turns: int, spin: int, failed: dict[int, int]) -> bool:
    """Look for any way to use up the points without a push, straight ahead first.

    `spin` is the way it turned last without a step since; turning back is never of use. `failed` remembers for spot and
    points the most turns that did not help, and at NOWHERE that a steamer stood in the way of somebody who could push.
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
        elif stops_at(water, there) or _reaches(water, shut, there, points - 1, turns, 0, failed):
            return True
    if turns:
        if spin <= 0 and _reaches(water, shut, _LEFT[spot], points, turns - 1, -1, failed):
            return True
        if spin >= 0 and _reaches(water, shut, _RIGHT[spot], points, turns - 1, 1, failed):
            return True
    failed[key] = turns
    return False


def way_to(branch: Branch, water: Water, world: int, used: int, turns: int, spot: int) -> list[int]:
    """Return one way to an end that a world meets after so many points on the level of so many turns: spots, start first.

    Two neighbouring spots differ by a turn in place or a step ahead; a step onto the place of a steamer that is to be
    pushed and has not been yet is a push.
    """
    bit, phase = 1 << branch.first_bit + world, len(branch.targets)
    way = [spot]
    while True:
        behind = water.ahead[spot // 6 * 6 + (spot % 6 + 3) % 6]
        before = behind // 6 * 6 + spot % 6 if behind >= 0 else NOWHERE
        pushed = phase and spot // 6 == branch.targets[phase - 1]
        if pushed and _met(branch, water, phase - 1, used - PUSH_POINTS, turns, before, bit):
            phase, used, spot = phase - 1, used - PUSH_POINTS, before
        elif _met(branch, water, phase, used - 1, turns, before, bit):
            used, spot = used - 1, before
        elif _met(branch, water, phase, used, turns - 1, _LEFT[spot], bit):
            turns, spot = turns - 1, _LEFT[spot]
        elif _met(branch, water, phase, used, turns - 1, _RIGHT[spot], bit):
            turns, spot = turns - 1, _RIGHT[spot]
        else:
            break
        way.append(spot)
    way.reverse()
    return way


def _met(branch: Branch, water: Water, phase: int, used: int, turns: int, spot: int, bit: int) -> bool:
    """Tell whether a world meets a spot there from where it can go on."""
    if spot < 0 or used < 0 or turns < 0 or (used and stops_at(water, spot)):
        return False
    layers = branch.phases[phase]
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
