"""A position of Mississippi as plain data, for programs in any language; reading it checks everything that M1–M16 ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddlewheel.games import options, plain
from paddlewheel.games.game import BadData, Seat
from paddlewheel.games.mississippi.course import goal_of
from paddlewheel.games.mississippi.ending import TURN_LIMIT, end_reason
from paddlewheel.games.mississippi.setup import setup
from paddlewheel.games.mississippi.state import ASHORE, MOST_TURNS, NOBODY, UNDECIDED, Event, Options, Pass, State, Turn
from paddlewheel.games.mississippi.steamers import LOGS, east_with_front, front
from paddlewheel.games.mississippi.text import format_action
from paddlewheel.games.plain import Plain

USUAL = options.to_data(Options())


def to_data(state: State) -> dict[str, Any]:
    """Return a position as plain data."""
    return {
        "game": "mississippi",
        **options.to_data(state.options),
        "seats": list(state.seats),
        "first": _name(state, state.first),
        "round": state.round,
        "to_move": _name(state, state.to_move),
        "box": state.box,
        "steamers": {name: _steamer_data(state, seat) for seat, name in enumerate(state.seats)},
    }


def from_data(data: Mapping[str, Any]) -> State:
    """Return the position that plain data means; left out, options have their usual values and the rest is worked out."""
    position = Plain(data)
    position.choice("game", ["mississippi"], "mississippi")
    chosen = options.from_data(Options, {name: position.get(name, USUAL[name]) for name in USUAL}, where="")
    fresh = setup(chosen, position.names("seats"))
    seats = fresh.seats
    steamers = position.inner("steamers", {name: {} for name in seats})
    states = [_steamer(steamers, name, fresh) for name in seats]
    steamers.done()
    fields, easts, wood = (tuple(column) for column in zip(*states, strict=True))
    _check_water(seats, fields, chosen)
    to_move = _seat(position, "to_move", seats, NOBODY)
    moored = any(field >= goal_of(chosen.rows) for field in fields)
    begun = to_move != NOBODY or moored or position.get("first", None) is not None
    first = _seat(position, "first", seats, 0 if moored and to_move == NOBODY else to_move)
    this_round = position.number("round", 0, MOST_TURNS + 1, int(begun))
    state = State(chosen, seats, first, this_round, to_move, fields, easts, wood)
    _check_wood(position, state)
    position.done()
    return _checked_turn(state)


def event_data(state: State, event: Event) -> dict[str, Any]:
    """Return an event as plain data."""
    return plain.event_data(state.seats, event)


def turn_data(state: State, turn: Turn) -> dict[str, Any]:
    """Return a whole turn as plain data: the action, its price, what its docking chain does, where everybody lies then."""
    action, after = turn.action, to_data(turn.state)
    way = {} if isinstance(action, Pass) else {"rotation": action.rotation, "distance": action.distance}
    return {
        "action": format_action(state, action),
        **way,
        "burns": turn.burns,
        "gathers": turn.gathers,
        "events": [event_data(state, event) for event in turn.events],
        "result": {key: after[key] for key in ("round", "to_move", "box", "steamers")},
    }


def _name(state: State, seat: Seat) -> str | None:
    return None if seat == NOBODY else state.seats[seat]


def _steamer_data(state: State, seat: Seat) -> dict[str, Any]:
    field, east, wood = state.fields[seat], state.easts[seat], state.wood[seat]
    if field >= state.goal:
        return {"field": None, "front": None, "wood": 0, "place": field - state.goal + 1}
    ahead = None if east == UNDECIDED else front(east, max(field, 0))
    return {"field": None if field == ASHORE else field, "front": ahead, "wood": wood}


def _steamer(steamers: Plain, name: str, fresh: State) -> tuple[int, int, int]:
    """Return field, east and wood of one steamer."""
    goal, players = fresh.goal, len(fresh.seats)
    one = steamers.inner(name, {})
    place = one.get("place", None)
    if place is not None:
        one.number("place", 1, players - 1)
        for key in ("field", "front"):
            if one.get(key, None) is not None:
                raise BadData(one.place(key), "a steamer that is home has none", "M14")
        one.number("wood", 0, 0, 0)
        one.done()
        return goal + place - 1, UNDECIDED, 0
    field = ASHORE if one.get("field", None) is None else one.number("field", 0, goal - 1)
    ahead = None if one.get("front", None) is None else one.number("front", 1, 6)
    if field != ASHORE and ahead is None:
        raise BadData(one.place("front"), "a steamer on the course has a side that points ahead, 1 to 6", "M2")
    wood = one.number("wood", 0, LOGS, fresh.wood[0])
    one.done()
    return field, UNDECIDED if ahead is None else east_with_front(ahead, max(field, 0)), wood


def _seat(position: Plain, key: str, seats: tuple[str, ...], default: Seat) -> Seat:
    return default if position.get(key, None) is None else position.choice(key, seats)


def _check_water(seats: tuple[str, ...], fields: tuple[int, ...], chosen: Options) -> None:
    """One steamer a field; places from 1 on without a gap; with the option to stop at the winner only one."""
    goal = goal_of(chosen.rows)
    for seat, field in enumerate(fields):
        if field != ASHORE and fields.index(field) < seat:
            what = f"field {field}" if field < goal else f"place {field - goal + 1}"
            raise BadData("steamers", f"{seats[fields.index(field)]} and {seats[seat]} are both on {what}", "M7")
    places = sorted(field - goal + 1 for field in fields if field >= goal)
    if places != list(range(1, len(places) + 1)):
        raise BadData("steamers", f"the places taken are 1, 2, … without a gap, not {places}", "M15")
    if len(places) >= len(seats) or (chosen.stop_at_winner and len(places) > 1):
        raise BadData("steamers", f"the race was over before {len(places)} steamers could come home", "M15")


def _check_wood(position: Plain, state: State) -> None:
    """M3: sixty logs in all."""
    if state.box < 0:
        raise BadData("steamers", f"there are {LOGS} logs in all, and the captains hold {sum(state.wood)}", "M3")
    box = position.number("box", 0, LOGS, state.box)
    if box != state.box:
        held = LOGS - state.box
        raise BadData("box", f"there are {LOGS} logs in all: {held} held leave {state.box} for the box, not {box}", "M3")


def _checked_turn(state: State) -> State:
    """Return the state if round, starting player and mover fit together and fit the steamers."""
    if state.first == NOBODY:
        fresh = setup(state.options, state.seats)
        if state != fresh:
            raise BadData("first", "is missing: only before the first turn has nobody been drawn to begin", "M4")
        return state
    over = end_reason(state)
    if not 1 <= state.round <= state.options.turn_limit + 1:
        raise BadData(
            "round", f"expected 1 to {state.options.turn_limit + 1} (turn limit and one), found {state.round}", "M16"
        )
    if over is not None and state.to_move != NOBODY:
        raise BadData("to_move", f"is nobody once the race is over: {over}", "M16" if over == TURN_LIMIT else "M15")
    if over is None and state.to_move == NOBODY:
        raise BadData("to_move", "is missing, and the race is not over", "M4")
    if over is None and state.fields[state.to_move] >= state.goal:
        raise BadData("to_move", f"{state.seats[state.to_move]} is home already", "M14")
    return state
