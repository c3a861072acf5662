"""What each action of a way costs, so that whoever shows a whole turn can say where its points and its coal go."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel import hexes
from paddlewheel.games.queen.actions import Action, Ahead, Astern, Push, Speed, Turn
from paddlewheel.games.queen.helm import OFF_COAL, aground, spot_of, water_for
from paddlewheel.games.queen.speed import speed_coal
from paddlewheel.games.queen.state import State
from paddlewheel.games.queen.water import neighbour, push_points, step_points


def prices(state: State, way: Sequence[Action]) -> list[tuple[int, int]]:
    """Return for each action the movement points and the coal it takes (Q9–Q11, Q14, B3, B5, B6)."""
    ship, voyage = state.agenda[0].steamer, state.voyage
    water, spot = water_for(state, ship, voyage), spot_of(state, ship)
    turned, held = 0 if voyage is None else voyage.turned, aground(state, ship) is not None
    found: list[tuple[int, int]] = []
    for action in way:
        points = coal = 0
        if isinstance(action, Speed):
            coal = speed_coal(state.steamers[ship].speed, action.speed)
        elif isinstance(action, Turn):
            coal, turned = min(turned, 1), turned + 1
            spot += hexes.turned(spot % 6, action.way) - spot % 6
        elif isinstance(action, Astern):
            points = 1
        elif isinstance(action, Ahead | Push):
            spot = neighbour(water.ahead, spot)
            points = step_points(water, spot // 6)
            if isinstance(action, Push):
                points = push_points(water, spot // 6, state.river.index[action.cell])
            coal, held = OFF_COAL if held else 0, False
        found.append((points, coal))
    return found
