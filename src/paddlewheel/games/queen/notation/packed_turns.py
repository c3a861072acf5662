"""All whole turns of a list as plain data that says once what they share: a table sends this with every decision.

`docs/table-protocol.md` tells how to read it. What the ways of the turns have in common is one tree of steps; each turn
names the last of its own. Where a turn ends, its price and its pushes are those of its steps together.
"""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.queen.model.actions import Route
from paddlewheel.games.queen.model.data_types import PackedMove, PackedTurns
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.notation.action_text import format_action
from paddlewheel.games.queen.routes.ends import Routes
from paddlewheel.games.queen.routes.listing import SPEED
from paddlewheel.games.queen.routes.step_tree import MOVE_ACTION, MOVE_COAL, MOVE_POINTS, MOVE_TO, step_tree
from paddlewheel.games.queen.turn.costs import speed_coal
from paddlewheel.games.queen.turn.kernel_numbers import decode
from paddlewheel.games.queen.turn.movement import FACE, PUSH, ROTATE
from paddlewheel.games.queen.turn.working_copy import working_copy


def turns_data(state: State, turns: Sequence[Route]) -> PackedTurns:
    """Return all routes as plain data: where they begin, their speeds, moves, the tree of their steps, and they in runs."""
    if not isinstance(turns, Routes):
        return {"start": None, "speeds": [], "moves": [], "steps": [], "turns": []}
    ship, found = state.agenda[0].steamer, turns.found
    worlds = [[number for push in pushes for number in push] for pushes in found.worlds]
    with working_copy(state) as race:
        moves, steps, runs = step_tree(race, ship, turns.rows, worlds, list(found.over))
    mover = state.steamers[ship]
    speeds = sorted({row >> SPEED & 7 for row in turns.rows}) if state.under_way is None else []
    return {
        "start": None if mover.cell is None or mover.heading is None else (*mover.cell, mover.heading),
        "speeds": [(speed, speed_coal(mover.speed, speed)) for speed in speeds],
        "moves": _moves(state, moves),
        "steps": steps,
        "turns": runs,
    }


def _moves(state: State, moves: list[int]) -> list[PackedMove]:
    """Return the moves with the texts of their actions, what they lead to, and who is pushed."""
    cells = state.river.cells
    lying = {one.cell: state.names[ship] for ship, one in enumerate(state.steamers) if one.cell is not None}
    texts: dict[int, str] = {}
    found: list[PackedMove] = []
    for move in moves:
        number, points, coal, where = move & MOVE_ACTION, move >> MOVE_POINTS & 15, move >> MOVE_COAL & 15, move >> MOVE_TO
        text = texts.get(number)
        if text is None:
            text = texts[number] = format_action(state, decode(cells, number))
        kind = number & 15
        if kind in (ROTATE, FACE):
            found.append((text, points, coal, where))
        elif kind == PUSH:
            found.append((text, points, coal, *cells[where], lying[cells[where]], *cells[number >> 4]))
        else:
            found.append((text, points, coal, *cells[where]))
    return found
