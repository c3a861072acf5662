"""M1: ready-made set-ups with names, for people who do not want to choose every option."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.contract import Setup
from paddlewheel.games.mississippi.model import Options

SETUPS: Final[dict[str, Setup[Options]]] = {
    "usual": Setup(
        "The usual race", "Thirteen rows, and everybody sails on until one is left (M1, M15).", range(3, 7), Options()
    ),
    "short": Setup(
        "A short race",
        "Seven rows, over as soon as the first steamer is home (M1, M15).",
        range(3, 7),
        Options(rows=7, stop_at_winner=True),
    ),
}
