"""The hot path in flat integers: every way a turn can be sailed, all six speeds from one relaxation (Q9–Q15).

Least coal is least turning. After p movement points, `best[p][spot]` is the least number of 60° turns with which the
steamer can lie at that spot (place × 6 + heading): a layer steps ahead once, then relaxes round the six headings.

Pushes branch into *worlds*: a world is a list of pushes, each moving the steamer at one place to another. The cell a
steamer is pushed to must not have been stood on before (Q15) and is not entered afterwards (Q15, RULING), so in its world
it is closed from the beginning; the world is then relaxed in as many phases as it has pushes, one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOWHERE: Final = -1
NEVER: Final = 99
PUSH_POINTS: Final = 2
"""Q14: entering an occupied cell costs one point more."""
ROW: Final = 4
"""A row of `ends` is: points used, spot, least turns, number of the world."""


class Layers:
    """For each number of points used: the least turns to every spot, and the spots that can be reached at all."""

    __slots__ = ("best", "spots")

    def __init__(self) -> None:
        self.best: list[list[int]] = []
        self.spots: list[list[int]] = []


class Water:
    """What a turn sails on: where a step leads, where a move stops at once, where the other steamers lie."""

    __slots__ = ("ahead", "barred", "closed", "others", "stood", "stops")

    def __init__(
        self,
        ahead: Sequence[int],
        stops: Sequence[bool],
        others: Sequence[int],
        closed: Sequence[int],
        stood: Sequence[int],
        barred: Sequence[int],
    ) -> None:
        self.ahead = ahead
        """For each spot the spot one step ahead, NOWHERE if that is no water."""
        self.stops = stops
        """For each place whether a move that enters it ends there."""
        self.others = others
        """The places of the other steamers."""
        self.closed = closed
        """The places that steamers were pushed to earlier in this turn."""
        self.stood = stood
        """The places the mover stood on earlier in this turn."""
        self.barred = barred
        """For each of the others a place it may not be pushed to whatever the way; NOWHERE if there is none."""


class Worlds:
    """Every way a turn can go on from here: the worlds of pushes, the layers of each one's phases, and the ends."""

    __slots__ = ("ends", "phases", "pushes")

    def __init__(self) -> None:
        self.pushes: list[list[int]] = []
        """For each world its pushes as pairs: the place a steamer lies at, the place it is pushed to."""
        self.phases: list[list[Layers]] = []
        self.ends: list[int] = []


def explore(water: Water, spot: int, turned: int, most_turns: int, points: int) -> Worlds:
    """Return every way to use up to so many points from a spot, with no more turns than given."""
    found = Worlds()
    _add_world(found, [], water, spot, turned, most_turns, points)
    world = 0
    while world < len(found.pushes) and points >= PUSH_POINTS:
        pushed = found.pushes[world]
        reached = found.phases[world][-1]
        for nth in range(len(water.others)):
            target = water.others[nth]
            if target in water.closed or target in pushed[::2] or not _contacts(water, reached, target, points):
                continue
            for space in spaces(water, nth):
                if space not in pushed and space != spot // 6:
                    _add_world(found, [*pushed, target, space], water, spot, turned, most_turns, points)
        world += 1
    return found


def can_finish(water: Water, spot: int, turned: int, most_turns: int, points: int) -> bool:
    """Tell whether exactly so many points can be used up from a spot (Q10); the straight way is tried first."""
    here = spot
    for _ in range(points):
        here = water.ahead[here]
        if here < 0 or here // 6 in water.others:
            break
        if water.stops[here // 6]:
            return True
    else:
        return True
    base = relax(_table(water, []), water.stops, [0, spot, turned], most_turns, points)
    if _finishes(base, water.stops, points):
        return True
    if points < PUSH_POINTS or not any(_contacts(water, base, target, points) for target in water.others):
        return False
    return least_turns(explore(water, spot, turned, most_turns, points), water.stops, points) < NEVER


def least_turns(found: Worlds, stops: Sequence[bool], points: int) -> int:
    """Return the least number of turns with which exactly so many points can be used up, NEVER if they cannot."""
    ends = found.ends
    least = NEVER
    for at in range(0, len(ends), ROW):
        used, turns = ends[at], ends[at + 2]
        if turns < least and (used == points or (used < points and stops[ends[at + 1] // 6])):
            least = turns
    return least


def spaces(water: Water, nth: int) -> list[int]:
    """Q15: the places to which the n-th of the others can be pushed: free water beside it, not stood on in this turn."""
    target = water.others[nth]
    found: list[int] = []
    for heading in range(6):
        beside = water.ahead[target * 6 + heading]
        space = beside // 6
        if beside >= 0 and space not in water.others and space not in water.stood and space != water.barred[nth]:
            found.append(space)
    return found


def relax(table: Sequence[int], stops: Sequence[bool], sources: list[int], most_turns: int, points: int) -> Layers:
    """Return for each number of points used the least turns to every spot.

    `sources` are triples: a number of points used, the spot where the steamer lies then, the turns it has made by then.
    """
    layers = Layers()
    size = len(table)
    by_turns: list[list[int]] = [[] for _ in range(most_turns + 1)]
    for used in range(points + 1):
        best = [NEVER] * size
        fresh: list[list[int]] = [[] for _ in range(most_turns + 1)]
        stopped: list[int] = []
        for turns in range(most_turns + 1):
            for spot in by_turns[turns]:
                there = table[spot]
                if there >= 0:
                    best[there] = turns
                    (stopped if stops[there // 6] else fresh[turns]).append(there)
        for at in range(0, len(sources), 3):
            there, turns = sources[at + 1], sources[at + 2]
            if sources[at] == used and turns <= most_turns and best[there] > turns:
                best[there] = turns
                (stopped if used and stops[there // 6] else fresh[turns]).append(there)
        by_turns = _turn(best, fresh, most_turns)
        for spots in by_turns:
            stopped += spots
        layers.best.append(best)
        layers.spots.append(stopped)
    return layers


def _turn(best: list[int], fresh: list[list[int]], most_turns: int) -> list[list[int]]:
    """Relax one layer round the headings; return its spots by their least turns."""
    kept: list[list[int]] = []
    for turns in range(most_turns + 1):
        now = [spot for spot in fresh[turns] if best[spot] == turns]
        kept.append(now)
        if turns == most_turns:
            break
        more = turns + 1
        for spot in now:
            heading = spot % 6
            left = spot - 1 if heading else spot + 5
            right = spot + 1 if heading < 5 else spot - 5
            if best[left] > more:
                best[left] = more
                fresh[more].append(left)
            if best[right] > more:
                best[right] = more
                fresh[more].append(right)
    return kept


def _table(water: Water, pushed_to: Sequence[int]) -> list[int]:
    """Return the steps that lead onto no steamer and onto no cell that one is pushed to."""
    table = list(water.ahead)
    for place in (*water.others, *water.closed, *pushed_to):
        for heading in range(6):
            behind = water.ahead[place * 6 + (heading + 3) % 6]
            if behind >= 0:
                table[behind // 6 * 6 + heading] = NOWHERE
    return table


def _open(table: list[int], water: Water, place: int) -> None:
    """Let steps lead onto a place again, its steamer having been pushed away."""
    for heading in range(6):
        behind = water.ahead[place * 6 + (heading + 3) % 6]
        if behind >= 0:
            table[behind // 6 * 6 + heading] = place * 6 + heading


def _add_world(
    found: Worlds, pushes: list[int], water: Water, spot: int, turned: int, most_turns: int, points: int
) -> None:
    """Relax a world phase by phase, every cell that is pushed to closed from the beginning; keep it if it can happen."""
    table = _table(water, pushes[1::2])
    phases = [relax(table, water.stops, [0, spot, turned], most_turns, points)]
    for target in pushes[::2]:
        sources = _contacts(water, phases[-1], target, points)
        if not sources:
            return
        _open(table, water, target)
        phases.append(relax(table, water.stops, sources, most_turns, points))
    world = len(found.pushes)
    found.pushes.append(pushes)
    found.phases.append(phases)
    last = phases[-1]
    for used in range(1, points + 1):
        best = last.best[used]
        for there in last.spots[used]:
            found.ends += (used, there, best[there], world)


def _contacts(water: Water, layers: Layers, target: int, points: int) -> list[int]:
    """Q14: return where the mover can push the steamer at a place, as the sources of the phase after it."""
    sources: list[int] = []
    for heading in range(6):
        behind = water.ahead[target * 6 + (heading + 3) % 6]
        if behind < 0:
            continue
        before = behind // 6 * 6 + heading
        for used in range(points - PUSH_POINTS + 1):
            turns = layers.best[used][before]
            if turns < NEVER and not (used and water.stops[before // 6]):
                sources += (used + PUSH_POINTS, target * 6 + heading, turns)
    return sources


def _finishes(layers: Layers, stops: Sequence[bool], points: int) -> bool:
    if layers.spots[points]:
        return True
    return any(stops[spot // 6] for spots in layers.spots[1:points] for spot in spots)


def way_to(found: Worlds, water: Water, used: int, spot: int, world: int) -> list[int]:
    """Return one cheapest way to an end: every spot it passes, the start first.

    Two neighbouring spots differ by a turn in place or a step ahead; a step onto a place of the world's pushes that is
    entered for the first time is a push.
    """
    phases, pushes = found.phases[world], found.pushes[world]
    phase = len(phases) - 1
    way = [spot]
    while phase or used or phases[0].best[0][spot] > phases[0].best[0][phases[0].spots[0][0]]:
        turns = phases[phase].best[used][spot]
        behind = water.ahead[spot // 6 * 6 + (spot % 6 + 3) % 6]
        before = behind // 6 * 6 + spot % 6
        if phase and spot // 6 == pushes[2 * phase - 2] and _led(phases[phase - 1], water, behind, before, used - 2, turns):
            phase, used, spot = phase - 1, used - PUSH_POINTS, before
        elif _led(phases[phase], water, behind, before, used - 1, turns):
            used, spot = used - 1, before
        else:
            heading = spot % 6
            left = spot - 1 if heading else spot + 5
            right = spot + 1 if heading < 5 else spot - 5
            spot = left if phases[phase].best[used][left] == turns - 1 else right
        way.append(spot)
    way.reverse()
    return way


def _led(layers: Layers, water: Water, behind: int, before: int, used: int, turns: int) -> bool:
    """Tell whether a step from the spot before, with so many points used, led on with no further turn."""
    if behind < 0 or used < 0 or (used and water.stops[before // 6]):
        return False
    return layers.best[used][before] == turns
