"""A position, an event and a whole turn of Mississippi Queen as plain data, for programs in any language.

`reading.from_data` is the way back. The agenda of a state is not written: it follows from the decision that is next.
"""

from __future__ import annotations

from typing import cast

from paddlewheel import hexes
from paddlewheel.engine import options, plain_data
from paddlewheel.engine.data_types import Pair
from paddlewheel.games.queen.model import data_types
from paddlewheel.games.queen.model.actions import Route
from paddlewheel.games.queen.model.events import Began, Event, RoundBegan
from paddlewheel.games.queen.model.state import NOBODY, ROSE_COAL, TILE, Rank, Ship, State, Task, TurnUnderWay, owner
from paddlewheel.games.queen.notation.action_text import format_action
from paddlewheel.games.queen.river.joining import Laid
from paddlewheel.games.queen.river.tiles import TILES, TURN_NAMES, Bend
from paddlewheel.games.queen.routes.step_prices import steps
from paddlewheel.hexes import Cell


def to_data(state: State) -> data_types.Position:
    """Return a position as plain data."""
    task = state.agenda[0] if state.agenda else None
    data: data_types.Position = {
        "game": "queen",
        "rules": state.rules.version,
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
        "decision": None if task is None else cast(data_types.Decision, task.what),
        "captain": None if task is None else _name(state, task.steamer),
        "die": _die_data(task),
        "under_way": None if state.under_way is None else _under_way_data(state.under_way),
    }
    if state.rules.rose != NOBODY:
        data["given"] = state.given
    return data


def event_data(state: State, event: Event) -> data_types.EventData:
    """Return an event as plain data, seats, steamers and directions by their names."""
    data = plain_data.event_data(state.names, event)
    if isinstance(event, Began):
        data["seat"] = state.seats[event.seat]
    if "turn" in data:
        data["turn"] = TURN_NAMES[data["turn"]]
    if "heading" in data:
        data["heading"] = hexes.NAMES[data["heading"]]
    if "order" in data:
        data["order"] = [state.names[ship] for ship in data["order"]]
    if "holders" in data:
        data["holders"] = [state.names[ship] for ship in data["holders"]]
    if isinstance(event, RoundBegan):
        data["standings"] = [rank_data(state, rank) for rank in event.standings]
    if "jetties" in data:
        data["jetties"] = _cells_data(data["jetties"])
    for key in ("start", "end"):
        if key in data:
            data[key] = list(data[key])
    return data


def rank_data(state: State, rank: Rank) -> data_types.RankData:
    """Q20: a place in the order as plain data: the numbers that are compared, and which put it ahead of the next."""
    tile, stick, speed, coal, right = rank.standing
    return {
        "steamer": state.names[rank.steamer],
        "tile": tile,
        "stick": stick,
        "speed": speed,
        "coal": coal,
        "right": right,
        "ahead_by": rank.ahead_by,
    }


def turn_data(state: State, turn: Route) -> data_types.Turn:
    """Return a whole turn as plain data: its end, the least coal it costs, whom it pushes where, one way to sail it."""
    told = steps(state, turn.way)
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
        "prices": [[step.points, step.coal] for step in told],
        "cells": [None if step.cell is None else list(step.cell) for step in told],
        "headings": [None if step.heading is None else hexes.NAMES[step.heading] for step in told],
    }


def _name(state: State, ship: Ship) -> str | None:
    return None if ship == NOBODY else state.names[ship]


def _tile_data(number: int, laid: Laid) -> data_types.LaidTile:
    if not number:
        return {"id": laid.id}
    data: data_types.LaidTile = {"id": laid.id, "turn": TURN_NAMES[laid.turn]}
    if laid.left_out:
        data["left_out"] = _cells_data(laid.left_out)
    return data


def _steamer_data(state: State, ship: Ship) -> data_types.SteamerData:
    one = state.steamers[ship]
    rank = 0 if ship == state.rules.rose or one.cell is not None else state.ranks[owner(state, ship)]
    data: data_types.SteamerData = {
        "cell": None if one.cell is None else list(one.cell),
        "heading": hexes.NAMES[one.heading],
        "speed": one.speed,
        "coal": one.coal,
        "passengers": one.passengers,
        "boarded_at": [state.tiles[number].id for number in one.boarded_at],
    }
    if rank:
        data["rank"] = rank
    if ship in state.wrecked:
        data["wrecked"] = True
    elif state.rules.each > 1 and one.cell is None and state.round > 0:
        data["home"] = True
    return data


def _waiting_data(state: State) -> dict[str, int]:
    """Q18: every station on the table; in the school no one waits at any."""
    if state.options.school:
        return {}
    return {
        laid.id: state.waiting[number]
        for number, laid in enumerate(state.tiles)
        if number >= state.first_tile and TILES[laid.id].station is not None
    }


def _die_data(task: Task | None) -> Bend | None:
    """Q5: how the die fell, once it is rolled and the tile still to be turned up."""
    return TURN_NAMES[task.turn] if task is not None and task.what == TILE and task.steamer != NOBODY else None


def _under_way_data(under_way: TurnUnderWay) -> data_types.TurnUnderWayData:
    data: data_types.TurnUnderWayData = {
        "points": under_way.points,
        "rotated": under_way.rotated,
        "stood": _cells_data(under_way.stood),
        "pushed_to": _cells_data(under_way.pushed_to),
        "reached": under_way.reached,
    }
    if under_way.slowed:
        data["slowed"] = under_way.slowed
    if under_way.rose_needed > ROSE_COAL:
        data["rose_needed"] = under_way.rose_needed
    return data


def _cells_data(cells: tuple[Cell, ...]) -> list[Pair]:
    return [list(cell) for cell in cells]
