"""Refusals that teach: why a turn cannot end at a cell, with a heading, at a speed that a captain asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.games.game import BadData, Refusal, shortened
from paddlewheel.games.plain import Plain
from paddlewheel.games.queen.duty import STRANDED, dutiful_ends
from paddlewheel.games.queen.helm import OFF_COAL, aground, spot_of, water_for
from paddlewheel.games.queen.legality import wanted
from paddlewheel.games.queen.river import covered
from paddlewheel.games.queen.routes import Start, explore
from paddlewheel.games.queen.speed import speed_coal, too_dear
from paddlewheel.games.queen.state import FASTEST, SAIL, SLOWEST, SPEED, State
from paddlewheel.games.queen.turns import end, ends
from paddlewheel.games.queen.water import MOST_TURNS
from paddlewheel.games.queen.ways import met
from paddlewheel.games.wording import Fact
from paddlewheel.hexes import Cell, Direction

ANY: Final = -1


def why_not(state: State, wish: Mapping[str, Any]) -> Refusal | None:
    """Return why the turn cannot end as wished: at a `cell`, perhaps with a `heading`, perhaps at a `speed`."""
    asked = Plain(wish, "end")
    cell = _cell(asked.get("cell"))
    heading = ANY if asked.get("heading", None) is None else asked.choice("heading", hexes.NAMES)
    speed = ANY if asked.get("speed", None) is None else asked.number("speed", SLOWEST, FASTEST)
    asked.done()
    if not state.agenda or state.agenda[0].what not in (SPEED, SAIL):
        return wanted(state)
    return why_not_there(state, cell, heading, speed)


def why_not_there(state: State, cell: Cell, heading: Direction = ANY, speed: int = ANY) -> Refusal | None:
    """Return why the turn cannot end there, the plainest reason first; None if it can."""
    river, steamer = state.river, state.steamers[state.agenda[0].steamer]
    if cell not in river.index:
        land = cell in covered(state.tiles, state.first_tile)
        return Refusal(
            "Q10", "{cell} is land" if land else "{cell} is not on the tiles that lie on the table", cell=_name(cell)
        )
    if state.voyage is not None and speed not in (ANY, steamer.speed):
        return Refusal("Q9", "the speed of this turn is set: {speed}", speed=steamer.speed)
    if speed != ANY and speed_coal(steamer.speed, speed) > steamer.coal:
        return too_dear(steamer, speed)
    place = river.index[cell]
    if place == river.yard:
        return Refusal("B11", "{cell} is the shipyard: land that nobody enters", cell=_name(cell))
    _, branches, kept = dutiful_ends(state)
    if _fits(state, kept, place, heading, speed):
        return None
    if len(kept) < len(rows := ends(state, branches)) and _fits(state, rows, place, heading, speed):
        return STRANDED
    return _shortage(state, cell, heading, speed) or _no_way(state, cell, heading, speed)


def _fits(state: State, rows: list[int], place: int, heading: Direction, speed: int) -> bool:
    """Tell whether one of these ends is there, with that heading, at that speed."""
    found = [one for one in map(end, rows) if one.spot // 6 == place]
    return any((heading in (ANY, one.spot % 6)) and (speed in (ANY, _set(state, one.speed))) for one in found)


def _shortage(state: State, cell: Cell, heading: Direction, speed: int) -> Refusal | None:
    """Q12: say how much coal it would take, if coal is all that is missing."""
    seat, voyage = state.agenda[0].steamer, state.voyage
    steamer, place = state.steamers[seat], state.river.index[cell]
    turned = 0 if voyage is None else voyage.turned
    most = FASTEST if voyage is None else voyage.points
    water = water_for(state, seat, voyage)
    held = aground(state, seat) is not None
    branches = explore(water, Start(spot_of(state, seat), turned, (MOST_TURNS,) * (most + 1), held))
    speeds = range(SLOWEST, FASTEST + 1) if voyage is None else range(most, most + 1)
    costs = [
        max(turns - max(turned, 1), 0) + (speed_coal(steamer.speed, points) if voyage is None else 0) + held * OFF_COAL
        for used, turns, spot, stopped in met(branches)
        if spot // 6 == place and heading in (ANY, spot % 6)
        for points in speeds
        if (points == used or (points > used and stopped)) and speed in (ANY, _set(state, points))
    ]
    if not costs:
        return None
    facts: dict[str, Fact] = {"cell": _name(cell), "needed": min(costs), "coal": steamer.coal}
    if heading == ANY:
        return Refusal("Q12", "to end at {cell} needs {needed} coal, has {coal}", **facts)
    wording = "to end at {cell} heading {heading:heading} needs {needed} coal, has {coal}"
    return Refusal("Q12", wording, heading=hexes.NAMES[heading], **facts)


def _no_way(state: State, cell: Cell, heading: Direction, speed: int) -> Refusal:
    """Q10, Q14: say that no amount of coal leads there, and what is in the way or which points would."""
    seat, voyage = state.agenda[0].steamer, state.voyage
    turned = 0 if voyage is None else voyage.turned
    start = Start(spot_of(state, seat), turned, (MOST_TURNS,) * (FASTEST + 1), aground(state, seat) is not None)
    branches = explore(water_for(state, seat, voyage), start)
    place = state.river.index[cell]
    there = [(used, spot, stopped) for used, _, spot, stopped in met(branches) if spot // 6 == place and used]
    points = sorted({used for used, _, _ in there})
    lying = [name for name, one in zip(state.names, state.steamers, strict=True) if one.cell == cell]
    have = (speed if speed != ANY else FASTEST) if voyage is None else voyage.points
    if lying and lying[0] != state.names[seat] and not any(used <= have for used in points):
        stays = "{who:steamer} lies at {cell} and cannot be pushed away with {points:point|points}"
        with_more = (
            "{who:steamer} lies at {cell} and cannot be pushed away with {points:point|points}; with {enough} it could be"
        )
        facts: dict[str, Fact] = {"who": lying[0], "cell": _name(cell), "points": have, "enough": points}
        return Refusal("Q14", with_more if points else stays, **facts)
    entered = sorted({spot % 6 for used, spot, stopped in there if stopped and used <= have})
    if entered and heading not in (ANY, *entered):
        wording = "{cell} ends the turn, with the heading it is entered with: {headings:heading}"
        headings = [hexes.NAMES[one] for one in entered]
        return Refusal(_ending_rule(state, place), wording, cell=_name(cell), headings=headings)
    if points:
        wording = "{cell} takes {enough} points, and exactly {points:is|are} to be used up"
        return Refusal("Q10", wording, cell=_name(cell), enough=points, points=have)
    return Refusal("Q10", "no way leads to {cell} with {points:point|points}", cell=_name(cell), points=have)


def _ending_rule(state: State, place: int) -> str:
    """Return why a turn is over on a cell: aground, on a jetty of the school, or because the race is over with a push."""
    element = state.river.elements.get(place)
    if element is not None and element.grounds:
        return element.rule
    return "Q17" if state.rules.jetties_end_moves and state.river.jetty[place] else "Q22"


def _set(state: State, used: int) -> int:
    return used if state.voyage is None else state.steamers[state.agenda[0].steamer].speed


def _cell(found: Any) -> Cell:
    if isinstance(found, list | tuple) and len(found) == 2 and all(type(number) is int for number in found):
        return found[0], found[1]
    raise BadData("end.cell", f"expected two whole numbers, found {shortened(found)}")


def _name(cell: Cell) -> str:
    return f"({cell[0]},{cell[1]})"
