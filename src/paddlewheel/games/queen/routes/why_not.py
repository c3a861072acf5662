"""Refusals that teach: why a turn cannot end at a cell, with a heading, at a speed that a captain asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.engine.errors import BadData, Refusal, shortened
from paddlewheel.engine.plain_data import Plain
from paddlewheel.games.queen.model.actions import Action
from paddlewheel.games.queen.model.state import ARRIVE, FASTEST, NOBODY, SAIL, SLOWEST, SPEED, Ship, State
from paddlewheel.games.queen.river.joining import NOWHERE
from paddlewheel.games.queen.routes.ends import STRANDED, End, Survey, dutiful_ends, end, way
from paddlewheel.games.queen.routes.listing import SPOT
from paddlewheel.games.queen.routes.reaching import ROTATIONS, USED
from paddlewheel.games.queen.routes.why_not_docking import END_ACTIONS, has_left, why_not_after, why_not_now
from paddlewheel.games.queen.turn.costs import OFF_COAL, rotations_coal, speed_coal
from paddlewheel.games.queen.turn.legality import told_of, wanted
from paddlewheel.games.queen.turn.movement import list_unbound
from paddlewheel.games.queen.turn.obstacles import no_water
from paddlewheel.games.queen.turn.refusals import too_dear
from paddlewheel.games.queen.turn.working_copy import working_copy
from paddlewheel.hexes import Cell, Direction

ANY: Final = -1


def why_not(state: State, wish: Mapping[str, Any]) -> Refusal | None:
    """Return why the turn cannot end as wished: at a `cell`, perhaps with a `heading`, perhaps at a `speed`.

    With `then` (board, fuel, exchange, arrive) return why that cannot be done there; without a cell, why a `steamer`, or
    else the one to decide next, cannot do it now.
    """
    asked = Plain(wish, "end")
    key = asked.named("then", "deed")
    then = None if asked.get(key, None) is None else tuple(END_ACTIONS)[asked.choice(key, tuple(END_ACTIONS))]
    if then is not None and asked.get("cell", None) is None:
        ship = None if asked.get("steamer", None) is None else asked.choice("steamer", state.names)
        asked.done()
        return _why_not_now(state, ship, then)
    cell = _cell(asked.get("cell"))
    heading = ANY if asked.get("heading", None) is None else asked.choice("heading", hexes.NAMES)
    speed = ANY if asked.get("speed", None) is None else asked.number("speed", SLOWEST, FASTEST)
    asked.done()
    if not state.agenda or state.agenda[0].what not in (SPEED, SAIL):
        return wanted(state)
    return why_not_there(state, cell, heading, speed, then)


def _why_not_now(state: State, ship: Ship | None, then: str) -> Refusal | None:
    """Return why a steamer, or the one to decide next, cannot do something now; who has arrived could."""
    if ship is None:
        ship = state.agenda[0].steamer if state.agenda else NOBODY
    if ship == NOBODY or not state.round:
        return wanted(state)
    if then == ARRIVE and has_left(state, ship) and ship not in state.wrecked:
        return None
    return why_not_now(state, ship, then) if state.agenda else wanted(state)


def why_not_there(
    state: State, cell: Cell, heading: Direction = ANY, speed: int = ANY, then: str | None = None
) -> Refusal | None:
    """Return why the turn cannot end there and go on so, and the turn that comes nearest to it; None if it can."""
    found, kept = dutiful_ends(state)
    index = state.river.index.get(cell, NOWHERE)
    fitting = [row for row in kept if _fits(state, end(row), index, heading, speed)]
    if not fitting:
        no = told_of(state, state.agenda[0].steamer, _why_not_there(state, found, kept, cell, heading, speed))
        return no.offering(_nearest(state, found, kept, cell, heading, speed))
    no_action = None if then is None else why_not_after(state, found, list(map(end, fitting)), then)
    if then is None or no_action is None:
        return None
    there = [row for row in kept if end(row).spot // 6 == index]
    able = [row for row in there if why_not_after(state, found, [end(row)], then) is None]
    return no_action.offering(_nearest(state, found, able, cell, heading, speed)) if able else no_action


def _nearest(
    state: State, found: Survey, rows: list[int], cell: Cell, heading: Direction, speed: int
) -> tuple[Action, ...]:
    """Return the way to the nearest of these ends: with the heading that was asked for if there is one, then by cell."""

    def how_far(row: int) -> tuple[bool, int, int, int, int]:
        one = end(row)
        faster = 0 if speed == ANY else abs(_set(state, one.speed) - speed)
        there = hexes.distance(state.river.cells[one.spot // 6], cell)
        return heading not in (ANY, one.spot % 6), there, faster, one.coal, row

    return way(state, found, min(rows, key=how_far))


def _why_not_there(state: State, found: Survey, kept: list[int], cell: Cell, heading: Direction, speed: int) -> Refusal:
    """Return why none of the ends that may be chosen is there, the plainest reason first."""
    river, steamer = state.river, state.steamers[state.agenda[0].steamer]
    if cell not in river.index or river.index[cell] == river.yard:
        return no_water(state, cell)
    if state.under_way is not None and speed not in (ANY, steamer.speed):
        return Refusal("Q9", "speed.set", speed=steamer.speed)
    if speed != ANY and speed_coal(steamer.speed, speed) > steamer.coal:
        return too_dear(steamer, speed)
    index, rows = river.index[cell], found.rows
    if len(kept) < len(rows) and any(_fits(state, end(row), index, heading, speed) for row in rows):
        return STRANDED
    return _shortage(state, cell, heading, speed) or _no_way(state, cell, heading, speed)


def _fits(state: State, one: End, index: int, heading: Direction, speed: int) -> bool:
    """Tell whether an end is there, with that heading, at that speed."""
    return one.spot // 6 == index and heading in (ANY, one.spot % 6) and speed in (ANY, _set(state, one.speed))


def _shortage(state: State, cell: Cell, heading: Direction, speed: int) -> Refusal | None:
    """Q12: say how much coal it would take, if coal is all that is missing."""
    seat, under_way = state.agenda[0].steamer, state.under_way
    steamer, index = state.steamers[seat], state.river.index[cell]
    rotated = 0 if under_way is None else under_way.rotated
    most = FASTEST if under_way is None else under_way.points
    met, held = meet(state, most)
    speeds = range(SLOWEST, FASTEST + 1) if under_way is None else range(most, most + 1)
    costs = [
        rotations_coal(rotated, turns) + (speed_coal(steamer.speed, points) if under_way is None else 0) + held * OFF_COAL
        for used, turns, spot, stopped in met
        if spot // 6 == index and heading in (ANY, spot % 6)
        for points in speeds
        if (points == used or (points > used and stopped)) and speed in (ANY, _set(state, points))
    ]
    if not costs:
        return None
    needed, coal = min(costs), steamer.coal
    if heading == ANY:
        return Refusal("Q12", "end.no_coal", cell=cell, needed=needed, coal=coal)
    return Refusal("Q12", "end.heading_no_coal", cell=cell, heading=hexes.NAMES[heading], needed=needed, coal=coal)


class Met(NamedTuple):
    """Where somebody could come with any amount of coal, and the fewest rotations for it."""

    used: int
    rotations: int
    spot: int
    stops: bool
    """Whether the turn is over there by itself."""


def meet(state: State, points: int) -> tuple[list[Met], bool]:
    """Return everything that can be met with up to so many points if coal is no object, and whether it is from aground."""
    with working_copy(state) as race:
        list_unbound(race, state.agenda[0].steamer, points)
        plain, over = list(race.listing.ends[: race.listing.found]), list(race.listing.over)
        held = race.search.held
    stopped = set(over)
    found = [row for row in plain if row not in stopped]
    return [
        Met(row >> USED & 7, row >> ROTATIONS & 31, row & SPOT, stops)
        for rows, stops in ((found, False), (over, True))
        for row in rows
    ], held


def _no_way(state: State, cell: Cell, heading: Direction, speed: int) -> Refusal:
    """Q10, Q14: say that no amount of coal leads there, and what is in the way or which points would."""
    seat, under_way = state.agenda[0].steamer, state.under_way
    met, _ = meet(state, FASTEST)
    index = state.river.index[cell]
    there = [(used, spot, stopped) for used, _, spot, stopped in met if spot // 6 == index and used]
    points = sorted({used for used, _, _ in there})
    lying = [name for name, one in zip(state.names, state.steamers, strict=True) if one.cell == cell]
    have = (speed if speed != ANY else FASTEST) if under_way is None else under_way.points
    if lying and lying[0] != state.names[seat] and not any(used <= have for used in points):
        if not points:
            return Refusal("Q14", "end.occupied", steamer=lying[0], cell=cell, points=have)
        return Refusal("Q14", "end.push_points", steamer=lying[0], cell=cell, points=have, enough=points)
    entered = sorted({spot % 6 for used, spot, stopped in there if stopped and used <= have})
    if entered and heading not in (ANY, *entered):
        headings = [hexes.NAMES[one] for one in entered]
        return Refusal(_ending_rule(state, index), "end.heading", cell=cell, headings=headings)
    if points:
        return Refusal("Q10", "end.points", cell=cell, enough=points, points=have)
    here = state.steamers[seat].cell
    if here is not None and cell in hexes.neighbours(here) and not state.river.leads(here, cell):
        return no_water(state, cell, here)
    return Refusal("Q10", "end.no_way", cell=cell, points=have)


def _ending_rule(state: State, index: int) -> str:
    """Return why a turn is over on a cell: aground, on a jetty of the school, or because the race is over with a push."""
    element = state.river.elements.get(index)
    if element is not None and element.grounds:
        return element.rule
    return "Q17" if state.rules.jetties_end_moves and state.river.jetty[index] else "Q22"


def _set(state: State, used: int) -> int:
    return used if state.under_way is None else state.steamers[state.agenda[0].steamer].speed


def _cell(found: Any) -> Cell:
    if isinstance(found, list | tuple) and len(found) == 2 and all(type(number) is int for number in found):
        return found[0], found[1]
    raise BadData("end.cell", "value.cell", found=shortened(found))
