"""A position, an event and a whole turn of Mississippi Queen as plain data, for programs in any language.

`reading.from_data` is the way back. The agenda of a state is not written: it follows from the decision that is next.
"""

from __future__ import annotations

from typing import Any

from paddlewheel import hexes
from paddlewheel.games import options, plain
from paddlewheel.games.queen.actions import Route
from paddlewheel.games.queen.events import Began, Event, RoundBegan
from paddlewheel.games.queen.prices import prices
from paddlewheel.games.queen.river import Laid
from paddlewheel.games.queen.state import NOBODY, TILE, Rank, Ship, State, Task, Voyage, owner
from paddlewheel.games.queen.text import format_action
from paddlewheel.games.queen.tiles import TILES, TURN_NAMES
from paddlewheel.hexes import Cell


def to_data(state: State) -> dict[str, Any]:
    """Return a position as plain data."""
    task = state.agenda[0] if state.agenda else None
    return {
        "game": "queen",
        "options": options.to_data(state.options),
        "seats": list(state.seats),
        "tiles": [_tile_data(number, laid) for number, laid in enumerate(state.tiles)],
        "first_tile": state.first_tile,
        "landing": None if state.landing is None else TURN_NAMES[state.landing],
        "steamers": {name: _steamer_data(state, ship) for ship, name in enumerate(state.names)},
        "waiting": _waiting_data(state),
        "first": None if state.first == NOBODY else state.seats[state.first],
        "round": state.round,
        "order": [state.names[ship] for ship in state.order],
        "to_move": _name(state, state.agenda[-1].steamer if state.agenda else NOBODY),
        "decision": None if task is None else task.what,
        "captain": None if task is None else _name(state, task.steamer),
        "die": _die_data(task),
        "voyage": None if state.voyage is None else _voyage_data(state.voyage),
        **({} if state.rules.rose == NOBODY else {"given": state.given}),
    }


def event_data(state: State, event: Event) -> dict[str, Any]:
    """Return an event as plain data, seats, steamers and directions by their names."""
    data = plain.event_data(state.names, event)
    if isinstance(event, Began):
        data["seat"] = state.seats[event.seat]
    if "turn" in data:
        data["turn"] = TURN_NAMES[data["turn"]]
    if "heading" in data:
        data["heading"] = hexes.NAMES[data["heading"]]
    if "order" in data:
        data["order"] = [state.names[ship] for ship in data["order"]]
    if isinstance(event, RoundBegan):
        data["standings"] = [rank_data(state, rank) for rank in event.standings]
    if "jetties" in data:
        data["jetties"] = _cells_data(data["jetties"])
    for key in ("start", "end"):
        if key in data:
            data[key] = list(data[key])
    return data


def rank_data(state: State, rank: Rank) -> dict[str, Any]:
    """Q20: a place in the order as plain data: the numbers that are compared, and which put it ahead of the next."""
    return {"steamer": state.names[rank.steamer], **rank.standing._asdict(), "ahead_by": rank.ahead_by}


def turn_data(state: State, turn: Route) -> dict[str, Any]:
    """Return a whole turn as plain data: its end, the least coal it costs, whom it pushes where, one way to sail it."""
    return {
        "speed": turn.speed,
        "cell": list(turn.cell),
        "heading": hexes.NAMES[turn.heading],
        "final_speed": turn.final_speed,
        "coal": turn.coal,
        "pushes": [
            {"steamer": state.names[push.steamer], "start": list(push.start), "end": list(push.end)} for push in turn.pushes
        ],
        "way": [format_action(state, action) for action in turn.way],
        "prices": [list(price) for price in prices(state, turn.way)],
    }


def _name(state: State, ship: Ship) -> str | None:
    return None if ship == NOBODY else state.names[ship]


def _tile_data(number: int, laid: Laid) -> dict[str, Any]:
    if not number:
        return {"id": laid.id}
    left_out = {"left_out": _cells_data(laid.left_out)} if laid.left_out else {}
    return {"id": laid.id, "turn": TURN_NAMES[laid.turn], **left_out}


def _steamer_data(state: State, ship: Ship) -> dict[str, Any]:
    one = state.steamers[ship]
    place = 0 if ship == state.rules.rose or one.cell is not None else state.places[owner(state, ship)]
    wrecked = ship in state.wrecked
    home = state.rules.each > 1 and one.cell is None and state.round > 0 and not wrecked
    return {
        "cell": None if one.cell is None else list(one.cell),
        "heading": hexes.NAMES[one.heading],
        "speed": one.speed,
        "coal": one.coal,
        "passengers": one.passengers,
        "boarded_at": [state.tiles[number].id for number in one.boarded_at],
        **({"place": place} if place else {}),
        **({"wrecked": True} if wrecked else {"home": True} if home else {}),
    }


def _waiting_data(state: State) -> dict[str, int]:
    """Q18: every station on the table; in the school nobody waits at any."""
    if state.options.school:
        return {}
    return {
        laid.id: state.waiting[number]
        for number, laid in enumerate(state.tiles)
        if number >= state.first_tile and TILES[laid.id].station is not None
    }


def _die_data(task: Task | None) -> str | None:
    """Q5: how the die fell, once it is rolled and the tile still to be turned up."""
    return TURN_NAMES[task.turn] if task is not None and task.what == TILE and task.steamer != NOBODY else None


def _voyage_data(voyage: Voyage) -> dict[str, Any]:
    return {
        "points": voyage.points,
        "turned": voyage.turned,
        "stood": _cells_data(voyage.stood),
        "pushed_to": _cells_data(voyage.pushed_to),
        "reached": voyage.reached,
        **({"slowed": voyage.slowed} if voyage.slowed else {}),
    }


def _cells_data(cells: tuple[Cell, ...]) -> list[list[int]]:
    return [list(cell) for cell in cells]
