"""Writes src/games/queen/tiles.ts: the printed tiles of Mississippi Queen as scenes, each in its own frame."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from paddlewheel.games.queen.notation.scene import tile_scene
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER, SHAPE, START

TARGET: Final = Path(__file__).parent / "src" / "games" / "queen" / "tiles.ts"
HEAD: Final = """// Written by web/write_tiles.py from src/paddlewheel/games/queen/river/tiles.toml: change it there.

import type { Pair, SceneTile } from "./data";

type Printed = Pick<SceneTile, "land" | "station" | "elements">;

"""


def text() -> str:
    """Return the module."""
    lines = [HEAD, f"export const SHAPE: Pair[] = {_json([list(cell) for cell in SHAPE])};\n\n"]
    lines.append("export const PRINTED: Record<string, Printed> = {\n")
    for tile in (START, *RIVER.values(), *EXPANSION.values()):
        drawn = tile_scene(tile)
        lines.append(f'  "{tile.id}": {_json({key: drawn[key] for key in ("land", "station", "elements")})},\n')
    return "".join([*lines, "};\n"])


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
