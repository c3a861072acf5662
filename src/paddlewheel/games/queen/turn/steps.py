"""Q9–Q11, B2–B5: what a mover does by itself: setting the speed, turning, stepping ahead or astern, ending the move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paddlewheel import hexes
from paddlewheel.games.queen.model.actions import Action, Ahead, Done, Rotate, Speed
from paddlewheel.games.queen.model.events import Backed, Event, GotOff, Rotated, Sailed, Slowed, SpeedSet
from paddlewheel.games.queen.model.state import NOBODY, SAIL, Ship, State, Steamer, Task, Voyage
from paddlewheel.games.queen.river.flat_map import neighbour
from paddlewheel.games.queen.river.layout import River
from paddlewheel.games.queen.turn.aground import aground
from paddlewheel.games.queen.turn.black_rose import need_at_start
from paddlewheel.games.queen.turn.costs import OFF_COAL, rotation_coal, shove_points, speed_coal, speed_left, step_points
from paddlewheel.hexes import Cell, Direction


class Run:
    """A piece of a move: all that changes in it, so that any number of steps and turns make one new state."""

    __slots__ = (
        "agenda",
        "before",
        "cell",
        "coal",
        "done",
        "events",
        "heading",
        "held",
        "index",
        "points",
        "pushed_to",
        "reached",
        "river",
        "rose_needed",
        "rotated",
        "ship",
        "slowed",
        "speed",
        "stood",
        "stopped",
    )

    def __init__(self, state: State, ship: Ship, events: list[Event]) -> None:
        steamer, river = state.steamers[ship], state.river
        assert steamer.cell is not None, "only a steamer on the river sails"
        self.before, self.ship, self.river, self.agenda, self.events = state, ship, river, state.agenda, events
        self.cell, self.heading, self.speed, self.coal = steamer.cell, steamer.heading, steamer.speed, steamer.coal
        self.index = river.index[steamer.cell]
        voyage = state.voyage or _MOORED
        self.points, self.rotated, self.stood, self.pushed_to, self.reached, self.slowed, self.rose_needed = voyage
        self.held = river.ground is not None and aground(state, ship) is not None
        self.stopped = False
        """B2, Q17: whether it came to a cell that ends the move."""
        self.done = False
        """Whether its captain ended the move."""

    def follow(self, actions: Sequence[Action], nth: int = 0) -> int:
        """Do actions from the n-th on, until one is not the mover's alone or the move ends; return how many are done."""
        while nth < len(actions) and not self.stopped and not self.done:
            action = actions[nth]
            if isinstance(action, Ahead):
                self.ahead()
            elif isinstance(action, Rotate):
                self.turn(action.way)
            elif isinstance(action, Speed):
                self.set_speed(action.speed)
            elif isinstance(action, Done):
                self.end()
            else:
                break
            nth += 1
        return nth

    def set_speed(self, speed: int) -> None:
        """Q9: one step up or down is free; the turn begins where the steamer lies, B12: what she needs is noted."""
        coal = speed_coal(self.speed, speed)
        self.events.append(_speed_set(self.ship, self.speed, speed, coal))
        self.speed, self.points, self.coal, self.stood = speed, speed, self.coal - coal, (self.cell,)
        self.agenda = (Task(SAIL, self.ship), *self.agenda[1:])
        if self.before.rules.rose != NOBODY:
            self.rose_needed = need_at_start(self.before)

    def turn(self, way: int) -> None:
        """Q11: the first turn is free, each further one costs a coal point."""
        coal = rotation_coal(self.rotated)
        self.heading = hexes.direction_after(self.heading, way)
        self.coal -= coal
        self.rotated += 1
        self.events.append(_rotated(self.ship, self.heading, coal))

    def ahead(self) -> None:
        """Q10: one cell along the heading; B3: off a sandbank for a coal point more."""
        if self.held:
            self.coal -= OFF_COAL
            self.held = False
            self.events.append(GotOff(self.ship, OFF_COAL))
        start = self.cell
        self._enter(self.heading)
        self.events.append(_sailed(self.ship, start, self.cell))

    def push(self, space: Cell) -> None:
        """Q14, B6: a step ahead onto the cell of a steamer, which was pushed to a space."""
        self.points -= shove_points(self.river.ground, self.river.index[space])
        self.pushed_to = (*self.pushed_to, space)
        self.ahead()

    def astern(self) -> None:
        """B3: one cell astern, off a sandbank."""
        start = self.cell
        self._enter(hexes.opposite(self.heading))
        self.events.append(Backed(self.ship, start, self.cell))

    def _enter(self, direction: Direction) -> None:
        """Q5, Q10, Q15, B5: the next cell is entered for its points; it may slow, or end the move."""
        river = self.river
        index = neighbour(river.ahead, self.index * 6 + direction) // 6
        self.index, self.cell = index, river.cells[index]
        self.stood = (*self.stood, self.cell)
        self.reached = self.reached or is_first_on_frontmost(river, index)
        ground = river.ground
        self.points -= step_points(ground, index)
        if ground is not None:
            self.slowed += ground.slows[index]
            self.stopped = ground.stops[index]

    def end(self) -> None:
        """B5: for each driftwood cell entered the speed drops by one at the end of the move, not below 1.

        RULING: it has dropped when it comes to docking and arriving.
        """
        self.done = True
        if self.slowed:
            speed = speed_left(self.speed, self.slowed)
            if speed != self.speed:
                self.speed = speed
                self.events.append(Slowed(self.ship, speed))

    def state(self, ending: tuple[Task, ...] | None = None) -> State:
        """Return the state after all that was done; if the move is over, with what comes then."""
        aboard = self.before.steamers[self.ship]
        steamer = Steamer(self.cell, self.heading, self.speed, self.coal, aboard.passengers, aboard.boarded_at)
        voyage = Voyage(self.points, self.rotated, self.stood, self.pushed_to, self.reached, self.slowed, self.rose_needed)
        agenda = self.agenda if ending is None else (*ending, *self.agenda[1:])
        return self.before.under_way(self.ship, steamer, agenda, voyage)


_MOORED = Voyage(0)
_KNOWN: Final = 4096
# The same events happen again and again; they are made once.
_speed_set = lru_cache(maxsize=_KNOWN)(SpeedSet)
_rotated = lru_cache(maxsize=_KNOWN)(Rotated)
_sailed = lru_cache(maxsize=_KNOWN)(Sailed)


def is_first_on_frontmost(river: River, index: int) -> bool:
    """Q5: whether whoever comes onto this cell is the first on the frontmost tile."""
    return river.open_end and river.tile_of[index] == river.frontmost
