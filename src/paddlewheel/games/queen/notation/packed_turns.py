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
    branch_of,
    end,
    final_speed,
    keeps_heading,
    pushes,
    stops,
)
from paddlewheel.games.queen.routes.search import Branch
from paddlewheel.games.queen.routes.tracing import At, step_before
from paddlewheel.games.queen.turn.aground import aground
from paddlewheel.games.queen.turn.costs import OFF_COAL, STEP_POINTS, rotation_coal, speed_coal

START = -1
"""What stands for the step before the first."""


def turns_data(state: State, turns: Sequence[Route]) -> PackedTurns:
    """Return all routes as plain data: their speeds, the tree of their steps, their pushes, and a row for each."""
    if not isinstance(turns, Routes):
        return {"speeds": [], "steps": [], "pushes": [], "turns": []}
    tree = _Tree(state, turns)
    rows = [tree.row(end(row)) for row in turns.rows]
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
        self.state, self.water, self.branches = state, turns.water, turns.branches
        ship = state.agenda[0].steamer
        self.held = aground(state, ship) is not None
        self.shown = None if state.voyage is None else state.steamers[ship].speed
        self.lying = {one.cell: state.names[ship] for ship, one in enumerate(state.steamers) if one.cell is not None}
        self.steps: list[PackedStep] = []
        self.pushes: list[list[tuple[str, int, int, int, int]]] = []
        self._numbers: dict[tuple[int, str], int] = {}
        self._reached: dict[tuple[int, At], int] = {}
        self._worlds: dict[int, int] = {}
        self._texts: dict[Action, str] = {}

    def row(self, one: End) -> tuple[int, int, int, int, int, int, int, int, int]:
        """Return speed, cell, heading, speed after it, coal, pushes, last step, and whether `done` comes after that."""
        q, r = self.state.river.cells[one.spot // 6]
        speed = one.speed if self.shown is None else self.shown
        last, done = self._last(one)
        return speed, q, r, one.spot % 6, final_speed(self.state, one), one.coal, self._pushing(one.world), last, done

    def _pushing(self, world: int) -> int:
        if world not in self._worlds:
            cells = self.state.river.cells
            found = [(self.lying[cells[at]], *cells[at], *cells[space]) for at, space in pushes(self.branches, world)]
            self._worlds[world] = len(self.pushes)
            self.pushes.append(found)
        return self._worlds[world]

    def _last(self, one: End) -> tuple[int, int]:
        """Return the number of the last step to an end, and 1 if the captain then ends the move, else 0."""
        if one.turned == BACKED:
            astern = self._number(START, Astern(), STEP_POINTS, 0, one.spot)
            keeps = keeps_heading(self.state, one.spot)
            return (astern if keeps else self._number(astern, Face(one.spot % 6), 0, 0, one.spot)), 0
        branch = branch_of(self.branches, one.world)
        nth = one.world - branch.first
        at = At(len(branch.targets), one.slowed, one.used, one.turned, one.spot)
        done = one.used == one.speed and not stops(branch, nth, one.used, one.spot)
        return self._reach(branch, one.world, at), int(done)

    def _reach(self, branch: Branch, world: int, at: At) -> int:
        """Return the number of the step that leads there; a way that is known already is followed no further."""
        new: list[At] = []
        here: At | None = at
        while here is not None and (world, here) not in self._reached:
            new.append(here)
            here = step_before(self.water, branch, world - branch.first, here)
        number = START if here is None else self._reached[world, here]
        for after in reversed(new):
            if here is not None:
                number = self._step(branch, world, number, here, after)
            self._reached[world, after] = number
            here = after
        return number

    def _step(self, branch: Branch, world: int, number: int, here: At, there: At) -> int:
        """Return the number of the step from one place and heading to the next."""
        if here.spot // 6 == there.spot // 6:
            return self._number(number, _TURNS[(there.spot - here.spot) % 6], 0, rotation_coal(here.turns), there.spot)
        coal = OFF_COAL if self.held and not here.used else 0
        if here.phase == there.phase:
            return self._number(number, _AHEAD, there.used - here.used, coal, there.spot)
        space = branch.spaces[world - branch.first][here.phase]
        push = Push(self.state.river.cells[space])
        return self._number(number, push, there.used - here.used, coal, there.spot)

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
