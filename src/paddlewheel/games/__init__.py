"""The games that come with Paddlewheel: the rules and nothing else."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

from paddlewheel.engine.registry import GAMES, game_named

try:
    from paddlewheel.games import mississippi, queen
except ImportError as error:
    if error.path is None or not error.path.endswith(tuple(EXTENSION_SUFFIXES)):
        raise
    older = f"{error.msg}: the compiled rules are older than their sources, run `make kernel`."
    raise ImportError(older, name=error.name, path=error.path) from error

__all__ = ["GAMES", "USUAL_GAME", "game_named"]

GAMES.update({game.NAME: game for game in (mississippi, queen)})
USUAL_GAME: Final = mississippi.NAME
"""The default game."""
