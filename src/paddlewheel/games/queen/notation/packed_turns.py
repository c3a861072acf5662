"""All whole turns of a list as plain data that says once what they share: a table sends this with every decision.

`docs/table-protocol.md` tells how to read it. What the ways of the turns have in common is one tree of steps; each turn
names the last of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.queen.model.actions import Route
from paddlewheel.games.queen.model.data_types import PackedStep, PackedTurns
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.notation.action_text import format_action
from paddlewheel.games.queen.routes.ends import Routes
from paddlewheel.games.queen.routes.step_tree import END_SIZE, STEP_SIZE, step_tree
from paddlewheel.games.queen.turn.codes import decode
from paddlewheel.games.queen.turn.costs import speed_coal
from paddlewheel.games.queen.turn.movement import FACE, ROTATE
from paddlewheel.games.queen.turn.working_copy import working_copy


def turns_data(state: State, turns: Sequence[Route]) -> PackedTurns:
    """Return all routes as plain data: their speeds, the tree of their steps, their pushes, and a row for each."""
    if not isinstance(turns, Routes):
        return {"speeds": [], "steps": [], "pushes": [], "turns": []}
    ship, found = state.agenda[0].steamer, turns.found
    worlds = [[number for push in pushes for number in push] for pushes in found.worlds]
    with working_copy(state) as race:
        steps, ends = step_tree(race, ship, turns.rows, worlds, list(found.over))
    rows = list(zip(*[iter(ends)] * END_SIZE, strict=True))
    numbers: dict[int, int] = {}
    for row in rows:
        numbers.setdefault(row[6], len(numbers))
    set_before = state.steamers[ship].speed
    speeds = sorted({row[0] for row in rows}) if state.voyage is None else []
    return {
        "speeds": [(speed, speed_coal(set_before, speed)) for speed in speeds],
        "steps": _steps(state, steps),
        "pushes": [_pushes(state, found.worlds[world]) for world in numbers],
        "turns": [(*row[:6], numbers[row[6]], *row[7:]) for row in rows],
    }


def _steps(state: State, steps: list[int]) -> list[PackedStep]:
    """Return the steps with the texts of their actions, and the cell or the heading that each leads to."""
    cells = state.river.cells
    texts: dict[int, str] = {}
    found: list[PackedStep] = []
    for before, action, points, coal, spot in zip(*[iter(steps)] * STEP_SIZE, strict=True):
        text = texts.get(action)
        if text is None:
            text = texts[action] = format_action(state, decode(cells, action))
        turns = action & 15 in (ROTATE, FACE)
        found.append((before, text, points, coal, None if turns else cells[spot // 6], spot % 6 if turns else None))
    return found


def _pushes(state: State, pushes: Sequence[tuple[int, int]]) -> list[tuple[str, int, int, int, int]]:
    cells = state.river.cells
    lying = {one.cell: state.names[ship] for ship, one in enumerate(state.steamers) if one.cell is not None}
    return [(lying[cells[target]], *cells[target], *cells[space]) for target, space in pushes]
