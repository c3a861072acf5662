"""Write src/games/<name>/moments.json: moments of races that were sailed, as the start page draws them."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any, Final

from paddlewheel.engine.record import parse_record, replay

GAMES: Final = Path(__file__).parent / "src" / "games"
RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
MOMENTS: Final = {
    "queen": {"queen": ("queen-for-six", 130), "rose": ("queen-black-rose", 187)},
    "mississippi": {"mississippi": ("mississippi-usual-race", 20)},
}
"""For each picture of a game a record, and after how many actions it is looked at."""
SCENE: Final = ("tiles", "landing", "rows", "goal", "cells", "shift", "ways", "ring")
STEAMER: Final = ("cell", "heading", "speed", "coal", "passengers", "field", "front")


def target(game: str) -> Path:
    """Return the file of a game."""
    return GAMES / game / "moments.json"


def text(game: str) -> str:
    """Return what is in the file of a game."""
    return json.dumps({name: _moment(*where) for name, where in MOMENTS[game].items()}, separators=(",", ":")) + "\n"


def _moment(name: str, at: int) -> dict[str, Any]:
    record = parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    game = record.game
    state = next(islice(replay(record), at - 1, None)).after
    position = game.to_data(state)
    afloat = {
        name: {key: one[key] for key in STEAMER if key in one}
        for name, one in position["steamers"].items()
        if one.get("cell", one.get("field")) is not None
    }
    return {
        "scene": {key: value for key, value in game.scene(state).items() if key in SCENE},
        "seats": position["seats"],
        "steamers": afloat,
        "waiting": position.get("waiting", {}),
    }


if __name__ == "__main__":
    for game in MOMENTS:
        target(game).write_text(text(game), encoding="utf-8")
