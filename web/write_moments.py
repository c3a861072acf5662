"""Write src/games/<name>/moments.ts: moments of races that were sailed, as the start page draws them."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from paddlewheel.engine.record import parse_record, replay

GAMES: Final = Path(__file__).parent / "src" / "games"
RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"


class Moments(NamedTuple):
    """The pictures of a game: what is drawn of its scenes, positions and steamers, and for each a record and how far."""

    scene: tuple[str, ...]
    position: tuple[str, ...]
    steamer: tuple[str, ...]
    pictures: dict[str, tuple[str, int]]


MOMENTS: Final = {
    "queen": Moments(
        ("tiles", "landing"),
        ("seats", "waiting"),
        ("cell", "heading", "speed", "coal", "passengers"),
        {"queen": ("queen-for-six", 130), "rose": ("queen-black-rose", 187)},
    ),
    "mississippi": Moments(
        ("rows", "goal", "cells", "shift", "sides", "ring"),
        ("seats",),
        ("field", "front"),
        {"mississippi": ("mississippi-usual-race", 20)},
    ),
}
HEAD: Final = """// Written by web/write_moments.py from records in tests/records: change it there.

import type {{ Position, Scene, Steamer }} from "./data";

interface Moment extends Pick<Position, {position}> {{
  scene: Pick<Scene, {scene}>;
  steamers: Record<string, Pick<Steamer, {steamer}>>;
}}

"""


def target(game: str) -> Path:
    """Return the file of a game."""
    return GAMES / game / "moments.ts"


def text(game: str) -> str:
    """Return what is in the file of a game."""
    drawn = MOMENTS[game]
    head = HEAD.format(**{part: _either(getattr(drawn, part)) for part in ("scene", "position", "steamer")})
    moments = {name: _moment(drawn, *where) for name, where in drawn.pictures.items()}
    return f"{head}export const moments: Record<string, Moment> = {json.dumps(moments, separators=(',', ':'))};\n"


def _either(names: tuple[str, ...]) -> str:
    return " | ".join(map(json.dumps, names))


def _moment(drawn: Moments, name: str, at: int) -> dict[str, Any]:
    record = parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    game = record.game
    state = next(islice(replay(record), at - 1, None)).after
    position, scene = game.to_data(state), game.scene(state)
    afloat = {
        name: {key: one[key] for key in drawn.steamer}
        for name, one in position["steamers"].items()
        if one[drawn.steamer[0]] is not None
    }
    return {
        "scene": {key: scene[key] for key in drawn.scene},
        **{key: position[key] for key in drawn.position},
        "steamers": afloat,
    }


if __name__ == "__main__":
    for game in MOMENTS:
        target(game).write_text(text(game), encoding="utf-8")
