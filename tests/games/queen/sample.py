"""What the tests of plain data share: a position in the middle of a turn, one with something changed, races at random."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Rotate, Speed
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import State

MIDDLE: dict[str, Any] = {
    "game": "queen",
    "rules": 2,
    "options": {
        "school": False,
        "draw_first": False,
        "stop_at_winner": False,
        "round_limit": 60,
        "arrival_speed": 1,
        "push_astern": True,
        "added": [],
        "removed": [],
        "steamers": 1,
        "both_home": False,
        "exchange_at_docks": False,
        "black_rose": False,
    },
    "seats": ["red", "green", "yellow", "white"],
    "tiles": [
        {"id": "start"},
        {"id": "red-1", "turn": "straight"},
        {"id": "brown-2", "turn": "left"},
        {"id": "wild-1", "turn": "straight"},
    ],
    "first_tile": 1,
    "landing": None,
    "steamers": {
        "red": {"cell": [-3, -5], "heading": "NW", "speed": 2, "coal": 5, "passengers": 1, "boarded_at": ["red-1"]},
        "green": {"cell": [0, -4], "heading": "N", "speed": 1, "coal": 3, "passengers": 0, "boarded_at": []},
        "yellow": {"cell": [0, -5], "heading": "N", "speed": 3, "coal": 6, "passengers": 0, "boarded_at": []},
        "white": {"cell": None, "heading": "S", "speed": 4, "coal": 0, "passengers": 0, "boarded_at": [],
                  "rank": 4, "wrecked": True},
    },
    "waiting": {"red-1": 0, "brown-2": 2},
    "first": "red",
    "round": 7,
    "order": ["red", "yellow", "green"],
    "to_move": "red",
    "decision": "sail",
    "captain": "red",
    "die": None,
    "under_way": {"points": 1, "rotated": 2, "stood": [[-3, -4], [-3, -5]], "pushed_to": [], "reached": False},
}  # fmt: skip
MIDDLE_TEXT = (
    "queen rules=2 school=no draw_first=no stop_at_winner=no round_limit=60 arrival_speed=1 push_astern=yes"
    " tiles=start,red-1,brown-2:left,wild-1 round=7 order=red,yellow,green to_move=red decision=sail"
    " points=1 rotated=2 stood=-3,-4/-3,-5"
    " | red=-3,-5:NW:s2:c5:p1@red-1 green=0,-4:N:s1:c3 yellow=0,-5:N:s3:c6 white=wrecked:4:S:s4:c0"
)
SPIRAL = "brown-1,brown-2:left,brown-3,brown-4:left,red-1,red-2:left,red-3:left,red-4:left"
"""A river with no room at its end, which Q3 would hardly ever let come about."""


def changed(data: Mapping[str, Any], *path: Any, to: Any) -> dict[str, Any]:
    """Return a position with one value changed; `...` takes it out."""
    copied = copy.deepcopy(dict(data))
    place: Any = copied
    for key in path[:-1]:
        place = place[key]
    if to is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return copied


def journey(options: Options, players: int, rng: Random) -> Iterator[tuple[State, Any]]:
    """Sail a race at random, mostly straight on and slowly, so that it gets somewhere: each state with the next action."""
    state = queen.setup(options, queen.COLOURS[:players])
    while (actor := queen.actor(state)) is not None:
        legal: list[Any] = list(queen.legal(state))
        if actor != CHANCE and rng.random() < 0.9:
            now = state.steamers[actor].speed
            legal = [a for a in legal if not isinstance(a, Rotate)] or legal
            legal = [a for a in legal if not isinstance(a, Speed) or (a.speed < 4 and abs(a.speed - now) < 2)] or legal
        action = rng.choice(legal)
        yield state, action
        state, _ = queen.apply(state, action)
    yield state, None
