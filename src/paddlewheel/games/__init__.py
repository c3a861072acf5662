"""The games there are. Everything above this folder knows them only by name and by the contract in `games.game`."""

from __future__ import annotations

from typing import Final

from paddlewheel.games import mississippi, queen
from paddlewheel.games.game import AnyGame, BadData, no_such

GAMES: Final[dict[str, AnyGame]] = {"mississippi": mississippi, "queen": queen}


def game_named(name: str) -> AnyGame:
    """Return the game of that name."""
    if not name:
        raise BadData("game", f"is missing; there are {', '.join(GAMES)}")
    name = name.lower()
    if name not in GAMES:
        raise BadData("game", no_such("game ", name, GAMES))
    return GAMES[name]
