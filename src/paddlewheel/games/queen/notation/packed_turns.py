"""All whole turns of a list as plain data that says once what they share: a table sends this with every decision.

`docs/table-protocol.md` tells how to read it. What the ways of the turns have in common is one tree of steps; each turn
names the last of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.games.queen.model.actions import Action, Ahead, Astern, Face, Push, Rotate, Route
from paddlewheel.games.queen.model.data_types import PackedStep, PackedTurns
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.notation.action_text import format_action
from paddlewheel.games.queen.routes.ends import (
    BACKED,
    End,
    Routes,
    end,
    final_speed,
    keeps_heading,
    stops,
    ways_to,
)
from paddlewheel.games.queen.routes.listing import SPOT
from paddlewheel.games.queen.routes.reaching import ROTATIONS, USED
from paddlewheel.games.queen.routes.search import Pushes
from paddlewheel.games.queen.routes.way_back import PHASE_AT
from paddlewheel.games.queen.turn.aground import aground
from paddlewheel.games.queen.turn.costs import OFF_COAL, STEP_POINTS, rotation_coal, speed_coal

START = -1
"""What stands for the step before the first."""


def turns_data(state: State, turns: Sequence[Route]) -> PackedTurns:
    """Return all routes as plain data: their speeds, the tree of their steps, their pushes, and a row for each."""
    if not isinstance(turns, Routes):
        return {"speeds": [], "steps": [], "pushes": [], "turns": []}
    tree = _Tree(state, turns)
    rows = [tree.row(row) for row in turns.rows]
    ship = state.agenda[0].steamer
    set_before = state.steamers[ship].speed
    speeds = sorted({row[0] for row in rows}) if state.voyage is None else []
    return {
        "speeds": [(speed, speed_coal(set_before, speed)) for speed in speeds],
        "steps": tree.steps,
        "pushes": tree.pushes,
        "turns": rows,
    }


class _Tree:
    """The steps of some routes, each with the one before it, its text, its price, and where it leads."""

    def __init__(self, state: State, turns: Routes) -> None:
        self.state, self.found = state, turns.found
        ship = state.agenda[0].steamer
        self.held = aground(state, ship) is not None
        self.shown = None if state.voyage is None else state.steamers[ship].speed
        self.lying = {one.cell: state.names[ship] for ship, one in enumerate(state.steamers) if one.cell is not None}
        self.steps: list[PackedStep] = []
        self.pushes: list[list[tuple[str, int, int, int, int]]] = []
        self._numbers: dict[tuple[int, str], int] = {}
        self._reached: dict[tuple[int, int], int] = {}
        self._worlds: dict[int, int] = {}
        self._texts: dict[Action, str] = {}
        self._ways = ways_to(turns.found, turns.rows)

    def row(self, row: int) -> tuple[int, int, int, int, int, int, int, int, int]:
        """Return speed, cell, heading, speed after it, coal, pushes, last step, and whether `done` comes after that."""
        one = end(row)
        q, r = self.state.river.cells[one.spot // 6]
        speed = one.speed if self.shown is None else self.shown
        last, done = self._last(row, one)
        return speed, q, r, one.spot % 6, final_speed(self.state, one), one.coal, self._pushing(one.world), last, done

    def _pushing(self, world: int) -> int:
        if world not in self._worlds:
            cells = self.state.river.cells
            found = [(self.lying[cells[at]], *cells[at], *cells[space]) for at, space in self.found.worlds[world]]
            self._worlds[world] = len(self.pushes)
            self.pushes.append(found)
        return self._worlds[world]

    def _last(self, row: int, one: End) -> tuple[int, int]:
        """Return the number of the last step to an end, and 1 if the captain then ends the move, else 0."""
        if one.turned == BACKED:
            astern = self._number(START, Astern(), STEP_POINTS, 0, one.spot)
            keeps = keeps_heading(self.state, one.spot)
            return (astern if keeps else self._number(astern, Face(one.spot % 6), 0, 0, one.spot)), 0
        done = one.used == one.speed and not stops(self.found, one)
        return self._reach(one.world, self._ways[row]), int(done)

    def _reach(self, world: int, way: list[int]) -> int:
        """Return the number of the last step of a way; one that is known already is followed no further."""
        known = next((nth for nth, at in enumerate(way) if (world, at) in self._reached), len(way))
        number = START if known == len(way) else self._reached[world, way[known]]
        for nth in range(known - 1, -1, -1):
            if nth + 1 < len(way):
                number = self._step(self.found.worlds[world], number, way[nth + 1], way[nth])
            self._reached[world, way[nth]] = number
        return number

    def _step(self, pushes: Pushes, number: int, here: int, there: int) -> int:
        """Return the number of the step from one cell and heading to the next."""
        spot, used = there & SPOT, here >> USED & 7
        if (here & SPOT) // 6 == spot // 6:
            return self._number(number, _TURNS[(spot - (here & SPOT)) % 6], 0, rotation_coal(here >> ROTATIONS & 31), spot)
        points, coal = (there >> USED & 7) - used, OFF_COAL if self.held and not used else 0
        phase = here >> PHASE_AT
        if phase == there >> PHASE_AT:
            return self._number(number, _AHEAD, points, coal, spot)
        return self._number(number, Push(self.state.river.cells[pushes[phase][1]]), points, coal, spot)

    def _number(self, before: int, action: Action, points: int, coal: int, spot: int) -> int:
        """Return the number of an action after a step; what it leads to is the cell or the heading of a spot."""
        text = self._texts.get(action)
        if text is None:
            text = self._texts[action] = format_action(self.state, action)
        known = self._numbers.setdefault((before, text), len(self.steps))
        if known == len(self.steps):
            turns = isinstance(action, Rotate | Face)
            cell, heading = (None, spot % 6) if turns else (self.state.river.cells[spot // 6], None)
            self.steps.append((before, text, points, coal, cell, heading))
        return known


_AHEAD = Ahead()
_TURNS = {1: Rotate(1), 5: Rotate(-1)}
