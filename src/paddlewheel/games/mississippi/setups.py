"""M1: ready-made setups with names, for people who do not want to choose every option."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.contract import Setup
from paddlewheel.games.mississippi.model import Options

SETUPS: Final[dict[str, Setup[Options]]] = {
    "usual": Setup(range(3, 7), Options()),
    "short": Setup(range(3, 7), Options(rows=7, stop_at_winner=True)),
}
