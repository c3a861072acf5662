"""What is so at a table: the numbers, the names and the yes or no that a rule book is filled in with and depends on."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from paddlewheel.engine import options
from paddlewheel.engine.contract import AnyGame


def facts_of(game: AnyGame, chosen: Any, players: int) -> dict[str, Any]:
    """Return every fact by its name: the options themselves, how many play, and what follows from them.

    What follows is said by the module here that is called as the game; a game without a printed book needs none.
    """
    module = f"{__package__}.{game.NAME}"
    more = import_module(module).facts(chosen, players) if find_spec(module) else {}
    return {**options.to_data(chosen), "players": players, **more}
