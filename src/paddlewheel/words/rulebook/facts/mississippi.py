"""What a table of Mississippi is told by."""

from __future__ import annotations

from typing import Any

from paddlewheel.games.mississippi.facts import LOGS_EACH, USUAL_ROWS, Options, goal_of


def facts(chosen: Options, players: int) -> dict[str, Any]:
    """Return what follows from the options and the number of players."""
    return {"goal": goal_of(chosen.rows), "logs": LOGS_EACH[players], "usual_rows": chosen.rows == USUAL_ROWS}
