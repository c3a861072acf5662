"""What all the routes lead to: everything that is met, whether a turn can be finished, and one way to an end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from paddlewheel.games.queen.river.flat_map import NEVER, NOWHERE, Water, behind
from paddlewheel.games.queen.routes.heading_sets import ROW, bits, clips, least
from paddlewheel.games.queen.routes.search import Branch, Start, explore
from paddlewheel.games.queen.turn.costs import PUSH_POINTS, STEP_POINTS, push_points, step_points

_MOST_SPOTS: Final = 6 * 20 * 24
_LEFT: Final = [spot - 1 if spot % 6 else spot + 5 for spot in range(_MOST_SPOTS)]
_RIGHT: Final = [spot + 1 if spot % 6 < 5 else spot - 5 for spot in range(_MOST_SPOTS)]


def met(branches: list[Branch]) -> Iterator[tuple[int, int, int, bool]]:
    """Yield everything that is met: points used, turns made, spot, whether the turn is over there by itself."""
    for branch in branches:
        for layers in branch.phases[-1]:
            for used, fans in enumerate(layers.fans):
                for cell, fan in fans.items():
                    for _, turns, heading in bits(least(fan), branch.width):
                        yield used, turns, cell + heading, False
            for used, spot, fan in layers.stopped:
                for _, turns, _ in bits(least(fan), branch.width):
                    yield used, turns, spot, True


def least_rotations(branches: list[Branch], points: int) -> int:
    """Return the least number of turns with which exactly so many points can be used up, NEVER if they cannot."""
    uses = (turns for used, turns, _, stops in met(branches) if used == points or (stops and used < points))
    return min(uses, default=NEVER)


def can_finish(water: Water, start: Start, points: int) -> bool:
    """Tell whether exactly so many points can be used up (Q10); pushes are tried when nothing else will do."""
    shut, turns = [*water.others, *water.closed], start.limits[0] - start.turned
    plain = None if start.held else can_finish_plainly(water.ahead, shut, start.spot, points, turns)
    return can_use_up(explore(water, start), points, start.limits[0]) if plain is None else plain


def can_use_up(branches: list[Branch], points: int, turns: int) -> bool:
    """Tell whether exactly so many points can be used up with at most so many turns."""
    for branch in branches:
        (rows,) = clips((turns,), len(branch.spaces), branch.width)
        for layers in branch.phases[-1]:
            if any(fan & rows for fan in layers.fans[points].values()):
                return True
            if any(fan & rows for used, _, fan in layers.stopped if used <= points):
                return True
    return False


def can_finish_plainly(ahead: Sequence[int], shut: list[int], spot: int, points: int, turns: int) -> bool | None:
    """Tell whether the points can be used up on plain water without a push; None if only that is sure to be impossible.

    In `shut` are the cells that are not entered without a push, or not at all; so many turns can be paid for.
    """
    failed: dict[int, int] = {}
    if not points or _reaches(ahead, shut, spot, points, turns, 0, failed):
        return True
    return None if NOWHERE in failed else False  # was nothing but plain water and land in the way of any attempt?


def _reaches(
    ahead: Sequence[int], shut: list[int], spot: int, points: int, turns: int, spin: int, failed: dict[int, int]
) -> bool:
    """Look for any way to use up the points on plain water without a push, straight ahead first.

    `spin` is the way it turned last without a step since; turning back is never of use. `failed` remembers for spot and
    points the most turns that did not help, and at NOWHERE that something else was in the way: a steamer, a special cell.
    """
    key = spot * 8 + points
    if failed.get(key, -1) >= turns:
        return False
    there = ahead[spot]
    if there >= 0:
        if there // 6 in shut:
            if points >= PUSH_POINTS:
                failed[NOWHERE] = 0
        elif points == STEP_POINTS or _reaches(ahead, shut, there, points - STEP_POINTS, turns, 0, failed):
            return True
    elif there != NOWHERE:
        failed[NOWHERE] = 0
    if turns:
        if spin <= 0 and _reaches(ahead, shut, _LEFT[spot], points, turns - 1, -1, failed):
            return True
        if spin >= 0 and _reaches(ahead, shut, _RIGHT[spot], points, turns - 1, 1, failed):
            return True
    failed[key] = turns
    return False


class At(NamedTuple):
    """Where a world is met: the pushes made, the plane, the points used, the rotations made, and the spot."""

    phase: int
    plane: int
    used: int
    turns: int
    spot: int


def way_to(water: Water, branch: Branch, world: int, plane: int, used: int, turns: int, spot: int) -> list[int]:
    """Return one way to an end that a world meets after so many points and turns: spots, start first.

    Two neighbouring spots differ by a rotation in place or a step ahead; a step onto the cell of a steamer that is to be
    pushed and has not been yet is a push.
    """
    way = [spot]
    at: At | None = At(len(branch.targets), plane, used, turns, spot)
    while at is not None and (at := step_before(water, branch, world, at)) is not None:
        way.append(at.spot)
    way.reverse()
    return way


def step_before(water: Water, branch: Branch, world: int, at: At) -> At | None:
    """Return from where one way of a world comes there, None at its start: the ways to all ends are one tree."""
    phase, plane, used, turns, spot = at
    index, before, ground = spot // 6, behind(water, spot), water.ground
    points, slows = step_points(ground, index), 0 if ground is None else ground.slows[index]
    if phase and index == branch.targets[phase - 1]:
        price = push_points(ground, index, branch.spaces[world][phase - 1])
        if _is_met(branch, world, phase - 1, plane - slows, used - price, turns, before):
            return At(phase - 1, plane - slows, used - price, turns, before)
    if before >= 0 and points <= used and _is_met(branch, world, phase, plane - slows, used - points, turns, before):
        return At(phase, plane - slows, used - points, turns, before)
    if turns and _is_met(branch, world, phase, plane, used, turns - 1, _LEFT[spot]):
        return At(phase, plane, used, turns - 1, _LEFT[spot])
    if turns and _is_met(branch, world, phase, plane, used, turns - 1, _RIGHT[spot]):
        return At(phase, plane, used, turns - 1, _RIGHT[spot])
    return None


def _is_met(branch: Branch, world: int, phase: int, plane: int, used: int, turns: int, spot: int) -> bool:
    """Tell whether a world meets a spot there from where it can go on."""
    planes = branch.phases[phase]
    if spot < 0 or used < 0 or not 0 <= plane < len(planes):
        return False
    layers, heading = planes[plane].fans, spot % 6
    cell = spot - heading
    if used >= len(layers) or cell not in layers[used]:
        return False
    leaf = world if phase else branch.first_leaf + world
    return layers[used][cell] >> leaf * branch.width + turns * ROW + heading & 1 == 1
