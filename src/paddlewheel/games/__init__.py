"""The games that come with Paddlewheel: the rules and nothing else."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.registry import GAMES, game_named
from paddlewheel.games import mississippi, queen

__all__ = ["GAMES", "USUAL_GAME", "game_named"]

GAMES.update({game.NAME: game for game in (mississippi, queen)})
USUAL_GAME: Final = mississippi.NAME
"""The default game."""
