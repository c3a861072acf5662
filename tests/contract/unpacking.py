"""Whole turns that are written shortly, read again as docs/table-protocol.md says."""

from __future__ import annotations

from typing import Any

from paddlewheel import hexes

Plain = dict[str, Any]


def queen_turns(packed: Plain) -> list[Plain]:
    found, at, last = [], 0, 0
    while at < len(packed["turns"]):
        speed, after, done, count = packed["turns"][at : at + 4]
        for gap in packed["turns"][at + 4 : at + 4 + count]:
            last += gap
            found.append(_route(packed, speed, after, done, last))
        at += 4 + count
    return found


def _route(packed: Plain, speed: int, after: int, done: int, last: int) -> Plain:
    moves = []
    while last >= 0:
        gap, move = packed["steps"][2 * last : 2 * last + 2]
        moves.append(packed["moves"][move])
        last -= gap
    *cell, heading = packed["start"]
    way: list[tuple[str, list[int], Any, Any]] = [
        (str(speed), [0, price], None, None) for one, price in packed["speeds"] if one == speed
    ]
    shoves = []
    for action, points, price, *where in reversed(moves):
        if len(where) == 1:
            (heading,) = where
            way.append((action, [points, price], None, hexes.NAMES[heading]))
        else:
            cell = where[:2]
            way.append((action, [points, price], cell, None))
        if len(where) > 2:
            shoves.append({"steamer": where[2], "start": cell, "end": where[3:]})
    if done:
        way.append(("done", [0, 0], None, None))
    actions, prices, cells, headings = map(list, zip(*way, strict=True))
    return {
        "speed": speed,
        "cell": cell,
        "heading": hexes.NAMES[heading],
        "final_speed": after,
        "coal": sum(coal for _, coal in prices),
        "pushes": shoves,
        "way": actions,
        "prices": prices,
        "cells": cells,
        "headings": headings,
    }


def mississippi_turns(packed: Plain) -> list[Plain]:
    return [_steam(packed, *row) for row in packed["turns"]]


def _steam(packed: Plain, *row: int) -> Plain:
    rotation, distance, burns, gathers, this_round, mover, box, events, *rest = row
    seats, steamers = packed["seats"], dict(packed["steamers"])
    for at in range(events, len(rest), 4):
        seat, field, front, wood = rest[at : at + 4]
        rank = {"rank": -1 - field} if field < -1 else {}
        steamers[seats[seat]] = {"field": field if field >= 0 else None, "front": front or None, "wood": wood, **rank}
    turned = "L" * rotation + "R" * -rotation
    return {
        "action": f"{turned}{distance:+d}" if distance else "pass",
        **({"rotation": rotation, "distance": distance} if distance else {}),
        "burns": burns,
        "gathers": gathers,
        "events": [_event(packed, *packed["events"][nth]) for nth in rest[:events]],
        "result": {"round": this_round, "to_move": seats[mover] if mover >= 0 else None, "box": box, "steamers": steamers},
    }


def _event(packed: Plain, kind: int, *values: Any) -> Plain:
    name, *fields = packed["kinds"][kind]
    told = dict(zip(fields, values, strict=True))
    return {"event": name, **told, **{field: packed["seats"][told[field]] for field in ("seat", "other") if field in told}}
