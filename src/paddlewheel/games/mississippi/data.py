"""A position of Mississippi as plain data, for programs in any language; reading it checks everything that M1–M16 ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from paddlewheel.engine import options, plain_data
from paddlewheel.engine.contract import Seat
from paddlewheel.engine.data_types import Data
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.plain_data import Plain
from paddlewheel.games.mississippi import data_types
from paddlewheel.games.mississippi.arrival import TURN_LIMIT, end_reason
from paddlewheel.games.mississippi.course import goal_of
from paddlewheel.games.mississippi.data_types import EventData, Position, SteamerData
from paddlewheel.games.mississippi.model import ASHORE, MOST_TURNS, NOBODY, UNDECIDED, Event, Options, Pass, State, Turn
from paddlewheel.games.mississippi.notation import format_action
from paddlewheel.games.mississippi.setup import VERSIONS, setup
from paddlewheel.games.mississippi.steamers import east_with_front, front
from paddlewheel.games.mississippi.wood import LOGS

USUAL = options.to_data(Options())


def to_data(state: State) -> Position:
    """Return a position as plain data."""
    return {
        "game": "mississippi",
        "rules": VERSIONS[-1],
        "rows": state.options.rows,
        "stop_at_winner": state.options.stop_at_winner,
        "turn_limit": state.options.turn_limit,
        "seats": list(state.seats),
        "first": _name(state, state.first),
        "round": state.round,
        "to_move": _name(state, state.to_move),
        "box": state.box,
        "steamers": {name: steamer_data(state, seat) for seat, name in enumerate(state.seats)},
    }


def from_data(data: Mapping[str, Any]) -> State:
    """Return the position that plain data means; left out, options have their usual values and the rest is worked out."""
    position = Plain(data)
    position.choice("game", ["mississippi"], "mississippi")
    chosen = options.from_data(Options, {name: position.get(name, USUAL[name]) for name in USUAL}, where="")
    fresh = setup(chosen, position.names("seats"), position.version(VERSIONS))
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


def event_data(state: State, event: Event) -> EventData:
    """Return an event as plain data."""
    return plain_data.event_data(state.seats, event)


def joined(events: Sequence[Data]) -> Sequence[Data]:
    """Return events as they are told: each by itself."""
    return events


def turn_data(state: State, turn: Turn) -> data_types.Turn:
    """Return a whole turn as plain data: the action, its price, what its docking chain does, where everybody lies then."""
    action, after = turn.action, to_data(turn.state)
    steam: data_types.Steam = {} if isinstance(action, Pass) else {"rotation": action.rotation, "distance": action.distance}
    return {
        "action": format_action(state, action),
        **steam,
        "burns": turn.burns,
        "gathers": turn.gathers,
        "events": [event_data(state, event) for event in turn.events],
        "result": {
            "round": after["round"],
            "to_move": after["to_move"],
            "box": after["box"],
            "steamers": after["steamers"],
        },
    }


def _name(state: State, seat: Seat) -> str | None:
    return None if seat == NOBODY else state.seats[seat]


def steamer_data(state: State, seat: Seat) -> SteamerData:
    """Return where a steamer lies and what it has as plain data."""
    field, east, wood = state.fields[seat], state.easts[seat], state.wood[seat]
    if field >= state.goal:
        return {"field": None, "front": None, "wood": 0, "rank": field - state.goal + 1}
    ahead = None if east == UNDECIDED else front(east, max(field, 0))
    return {"field": None if field == ASHORE else field, "front": ahead, "wood": wood}


def _steamer(steamers: Plain, name: str, fresh: State) -> tuple[int, int, int]:
    """Return field, east and wood of one steamer."""
    goal, players = fresh.goal, len(fresh.seats)
    one = steamers.inner(name, {})
    named = one.named("rank", "place")
    rank = one.get(named, None)
    if rank is not None:
        one.number(named, 1, players - 1)
        for key in ("field", "front"):
            if one.get(key, None) is not None:
                raise BadData(one.at(key), "position.home_has_none", "M14")
        one.number("wood", 0, 0, 0)
        one.done()
        return goal + rank - 1, UNDECIDED, 0
    field = ASHORE if one.get("field", None) is None else one.number("field", 0, goal - 1)
    ahead = None if one.get("front", None) is None else one.number("front", 1, 6)
    if field != ASHORE and ahead is None:
        raise BadData(one.at("front"), "position.no_front", "M2")
    wood = one.number("wood", 0, LOGS, fresh.wood[0])
    one.done()
    return field, UNDECIDED if ahead is None else east_with_front(ahead, max(field, 0)), wood


def _seat(position: Plain, key: str, seats: tuple[str, ...], default: Seat) -> Seat:
    return default if position.get(key, None) is None else position.choice(key, seats)


def _check_water(seats: tuple[str, ...], fields: tuple[int, ...], chosen: Options) -> None:
    """One steamer a field; ranks from 1 on without a gap; with the option to stop at the winner only one."""
    goal = goal_of(chosen.rows)
    for seat, field in enumerate(fields):
        if field != ASHORE and fields.index(field) < seat:
            pair = [seats[fields.index(field)], seats[seat]]
            if field < goal:
                raise BadData("steamers", "position.same_field", "M7", both=pair, field=field)
            raise BadData("steamers", "position.same_rank", "M7", both=pair, rank=field - goal + 1)
    ranks = sorted(field - goal + 1 for field in fields if field >= goal)
    if ranks != list(range(1, len(ranks) + 1)):
        raise BadData("steamers", "position.home_ranks", "M15", ranks=ranks)
    if len(ranks) >= len(seats) or (chosen.stop_at_winner and len(ranks) > 1):
        raise BadData("steamers", "position.too_many_home", "M15", steamers=len(ranks))


def _check_wood(position: Plain, state: State) -> None:
    """M3: sixty logs in all."""
    if state.box < 0:
        raise BadData("steamers", "position.too_much_wood", "M3", logs=LOGS, held=sum(state.wood))
    box = position.number("box", 0, LOGS, state.box)
    if box != state.box:
        held = LOGS - state.box
        raise BadData("box", "position.box", "M3", logs=LOGS, held=held, left=state.box, box=box)


def _checked_turn(state: State) -> State:
    """Return the state if round, starting player and mover fit together and fit the steamers."""
    if state.first == NOBODY:
        fresh = setup(state.options, state.seats)
        if state != fresh:
            raise BadData("first", "position.first_missing", "M4")
        return state
    over = end_reason(state)
    if not 1 <= state.round <= state.options.turn_limit + 1:
        raise BadData("round", "position.round", "M16", most=state.options.turn_limit + 1, found=str(state.round))
    if over is not None and state.to_move != NOBODY:
        raise BadData("to_move", "position.race_over", "M16" if over == TURN_LIMIT else "M15", end=over)
    if over is None and state.to_move == NOBODY:
        raise BadData("to_move", "position.nobody_to_move", "M4")
    if over is None and state.fields[state.to_move] >= state.goal:
        raise BadData("to_move", "position.mover_home", "M14", steamer=state.seats[state.to_move])
    return state
