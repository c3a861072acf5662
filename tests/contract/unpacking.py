"""Whole turns that are written shortly, read again as docs/table-protocol.md says."""

from __future__ import annotations

from typing import Any

from paddlewheel import hexes

Plain = dict[str, Any]


def queen_turns(packed: Plain) -> list[Plain]:
    return [_route(packed, *row) for row in packed["turns"]]


def _route(
    packed: Plain, speed: int, q: int, r: int, heading: int, after: int, coal: int, pushes: int, last: int, done: int
) -> Plain:
    way: list[tuple[str, list[int], Any, Any]] = [("done", [0, 0], None, None)] if done else []
    while last >= 0:
        last, action, points, price, cell, turned = packed["steps"][last]
        way.append((action, [points, price], cell, None if turned is None else hexes.NAMES[turned]))
    way += [(str(speed), [0, price], None, None) for one, price in packed["speeds"] if one == speed]
    actions, prices, cells, headings = map(list, zip(*reversed(way), strict=True))
    shoves = [{"steamer": who, "start": [a, b], "end": [c, d]} for who, a, b, c, d in packed["pushes"][pushes]]
    return {
        "speed": speed,
        "cell": [q, r],
        "heading": hexes.NAMES[heading],
        "final_speed": after,
        "coal": coal,
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
