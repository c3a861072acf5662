"""The contract holds for the example of docs/adding-a-game.md, too, which is no game of the house elsewhere."""

from __future__ import annotations

import pytest
import two_lanes

from paddlewheel.engine.small_game import complete
from paddlewheel.games import GAMES


@pytest.fixture(autouse=True)
def with_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, two_lanes.NAME, complete(two_lanes))
