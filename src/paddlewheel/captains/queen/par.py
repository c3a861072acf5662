"""Par: the fewest turns in which a steamer that is alone on a river gets home, the coal it has left, and how it is done.

The river is given: all tiles and the landing. On a *revealed* one they lie there from the beginning; on a *hidden* one
each is laid when its turn comes, so that no turn leads beyond the next tile. The plan knows them all the same: no one can
do better.
One thing is left out on a hidden river: to look onto a new tile and turn back in the same turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from paddlewheel.captains.queen.exact_plan import NEVER, Course, count, course_of, least_coal
from paddlewheel.games.queen.facts import (
    BOARD,
    CHANCE_TASKS,
    DOCKING_SPEED,
    FACE,
    FILLS,
    FIRST,
    FUEL,
    HEADINGS,
    MOST_ABOARD,
    NEXT,
    NOBODY,
    NOWHERE,
    SPEED,
    TILE,
    TILES,
    Action,
    Board,
    Die,
    Draw,
    First,
    Fuel,
    Laid,
    River,
    Ship,
    State,
    Steamer,
    Survey,
    Task,
    arrival_speed,
    end,
    free_bends,
    mover_after,
    passengers_for,
    river,
    sail_on,
    survey,
    way,
)

MOST_TURNS: Final = 60
"""After so many turns there is no way home."""


class FixedRiver(NamedTuple):
    """A river to its end."""

    tiles: tuple[Laid, ...]
    landing: int


class Par(NamedTuple):
    """The best that can be done."""

    turns: int
    """The fewest turns,"""
    coal: int
    """the most coal that can be left after as many,"""
    line: tuple[tuple[Action, ...], ...]
    """and the actions of each turn; with the first are the choices before it."""


def drawn(state: State, rng: Random) -> FixedRiver:
    """Q3, Q4: return the river of a state with what is face down drawn; tiles that overlap are drawn again."""
    while True:
        tiles = state.tiles
        pile = sorted(set(state.rules.river) - {laid.id for laid in tiles})
        rng.shuffle(pile)
        missing = state.rules.pile + 1 - len(tiles)
        for nth, name in enumerate(pile[:missing]):
            bends = (0,) if len(tiles) == 1 else free_bends(tiles, 0, nth + 1 < missing)
            tiles = (*tiles, Laid(name, rng.choice(bends)))
        landing = rng.choice((-1, 0, 1)) if state.landing is None else state.landing
        if missing == 0 or len(river(tiles, 0, landing).index) == sum(len(TILES[laid.id].water) for laid in tiles):
            return FixedRiver(tiles, landing)


def alone(state: State, ship: Ship, course: FixedRiver, revealed: bool) -> State:
    """Return a state with all other steamers out of the way; on demand with the whole river laid.

    It is over as soon as the steamer is home.
    """
    state = settled(state, course)
    steamers = tuple(one if number == ship else one._replace(cell=None) for number, one in enumerate(state.steamers))
    agenda = tuple(task for task in state.agenda if task.steamer in (ship, NOBODY))
    if all(task.steamer != ship for task in agenda):
        agenda, state = (Task(SPEED, ship), Task(NEXT, ship)), state._replace(under_way=None)
    rules = state.rules._replace(ends_with_winner=True, wanted_home=1)
    state = state._replace(rules=rules, steamers=steamers, order=(ship,), agenda=agenda)
    if revealed and state.landing is None:
        more = tuple(passengers_for(state, laid.id) for laid in course.tiles[len(state.tiles) :])
        state = state._replace(tiles=course.tiles, landing=course.landing, waiting=(*state.waiting, *more))
    return _with_tiles_left(state, ship)


def settled(state: State, course: FixedRiver) -> State:
    """Return the state when chance has decided all that it has to before a captain does."""
    while state.agenda and state.agenda[0].what in CHANCE_TASKS:
        state = sail_on(state, (by_chance(state, course),))[0]
    return state


def _with_tiles_left(state: State, ship: Ship) -> State:
    """Q6: return the state without the tiles on which only others were."""
    cell = state.steamers[ship].cell
    if cell is None:
        raise ValueError("a steamer that has left the river has no way to plan")
    first = state.river.tile_of[state.river.index[cell]]
    waiting = tuple(0 if number < first else guests for number, guests in enumerate(state.waiting))
    return state._replace(first_tile=first, waiting=waiting)


def by_chance(state: State, course: FixedRiver) -> Action:
    """Return what chance decides on a fixed river."""
    laid = len(state.tiles)
    if state.agenda[0].what == FIRST:
        return First(0)
    if state.agenda[0].what == TILE:
        return Draw(course.tiles[laid].id)
    return Die(course.tiles[laid].turn if laid < len(course.tiles) else course.landing)


def par(state: State, ship: Ship, course: FixedRiver, revealed: bool = True) -> Par | None:
    """Return the best that a steamer can do alone from here; None if there is no way home."""
    state = alone(state, ship, course, revealed)
    planner = Planner(state, ship, course)
    return None if planner.turns is None else Par(planner.turns, planner.keep + planner.spare, tuple(planner.line()))


class Planner:
    """Plans on a fixed river, and finds the turns of the plan among those that the rules allow."""

    def __init__(self, state: State, ship: Ship, course: FixedRiver) -> None:
        rules = state.rules
        self.state, self.ship, self.river = state, ship, course
        self.water: River = river(course.tiles, state.first_tile, course.landing, rules.jetties_end_moves, rules.shipyard)
        here = {tile for tile in self.water.dock_of if tile != NOWHERE and self._guests(tile)}
        self.stations = [] if rules.jetties_end_moves else sorted(here | set(state.steamers[ship].boarded_at))
        self.live = here
        self.keep = 0
        """The coal that is to be left at home, as far as the course says so,"""
        self.spare = 0
        """and what is to be left besides."""
        starts = [start for _, start in self._starts(state)]
        self.after_first = list(dict.fromkeys(after for start in starts for _, after in self._ends(start)[1]))
        self.course = self._course()
        self.turns = self._fewest()
        if self.turns is not None:
            self._save_coal(self.turns)

    def _guests(self, tile: int) -> int:
        laid = self.state.tiles
        return self.state.waiting[tile] if tile < len(laid) else passengers_for(self.state, self.river.tiles[tile].id)

    def _course(self) -> Course:
        """Return the river as the kernel plans on it."""
        state, water = self.state, self.water
        docks = [self.stations.index(tile) + 1 if tile in self.live and self.stations else 0 for tile in water.dock_of]
        return course_of(
            [there if there != water.yard else NOWHERE for there in water.beside],  # B11: nobody enters the shipyard
            water.special,
            water.jetty,
            docks,
            self.stations,
            self._modes(),
            arrival_speed(state.rules),
            self.keep,
            state.first_tile,
            len(state.tiles),
        )

    def _modes(self) -> list[bool]:
        """Return which modes the steamer can still come to."""
        if self.state.rules.jetties_end_moves:
            return [True]
        boarded = self.state.steamers[self.ship].boarded_at
        one = [not boarded or (len(boarded) == 1 and tile == boarded[0]) for tile in self.stations]
        return [not boarded, *one, True]

    def _mode(self, boarded: tuple[int, ...]) -> int:
        if self.state.rules.jetties_end_moves or not boarded:
            return 0
        return self.stations.index(boarded[0]) + 1 if len(boarded) < MOST_ABOARD else len(self.stations) + 1

    def _need(self, steamer: Steamer, turns: int) -> int:
        """Return the least coal with which a steamer that lies like this at the end of a turn is home in as many more."""
        assert steamer.cell is not None
        place = self.water.index[steamer.cell]
        if self._is_home(steamer):
            return self.keep
        while self.course.turns < turns:
            count(self.course)
        return least_coal(self.course, turns, self._mode(steamer.boarded_at), steamer.speed, place * 6 + steamer.heading)

    def _is_home(self, steamer: Steamer) -> bool:
        """Q17, Q21: return whether a steamer has arrived."""
        assert steamer.cell is not None
        school = self.state.rules.jetties_end_moves
        ready = school or steamer.passengers >= MOST_ABOARD
        fits = ready and steamer.speed <= arrival_speed(self.state.rules)
        return fits and self.water.jetty[self.water.index[steamer.cell]]

    def _docked(self, steamer: Steamer) -> Steamer:
        """Q19, B7: return a steamer with what it gets where its turn ends."""
        assert steamer.cell is not None
        place = self.water.index[steamer.cell]
        if steamer.speed != DOCKING_SPEED:
            return steamer
        tile, fills = self.water.dock_of[place], self.water.special[place] >> FILLS
        if fills:
            return steamer._replace(coal=max(steamer.coal, fills))
        boarded = steamer.boarded_at
        if tile not in self.live or not self.stations or tile in boarded or len(boarded) >= MOST_ABOARD:
            return steamer
        return steamer._replace(passengers=steamer.passengers + 1, boarded_at=(*boarded, tile))

    # --- which turn leads home ----------------------------------------------------------------------------------------

    def _ends(self, state: State) -> tuple[Survey, list[tuple[int, Steamer]]]:
        """Return the ends of the turn, in order, and how the steamer lies after each."""
        found = survey(state, pushing=False)
        return found, [(row, self._docked(mover_after(state, end(row)))) for row in sorted(found.rows)]

    def _starts(self, state: State) -> list[tuple[tuple[Action, ...], State]]:
        """Q8: return the headings that may be chosen before the first turn."""
        if state.agenda[0].what != FACE:
            return [((), state)]
        return [((face,), sail_on(state, (face,))[0]) for face in HEADINGS]

    def _fewest(self) -> int | None:
        """Return the fewest turns home; None if there is no way."""
        return next((turns + 1 for turns in range(MOST_TURNS) if self._spare(turns) >= 0), None)

    def _spare(self, turns: int) -> int:
        """Return how much more coal than it takes is left after the best first turn; below 0 if it is never enough."""
        return max((one.coal - self._need(one, turns) for one in self.after_first), default=-NEVER)

    def _save_coal(self, turns: int) -> None:
        """Find the most coal that can be left at home after as many turns, and plan for it."""
        if not any(special >> FILLS for special in self.water.special):
            self.spare = self._spare(turns - 1)
            return
        while self._spare(turns - 1) >= 0:  # B7: what is saved before a depot is not left after it, so each is tried
            self.keep += 1
            self.course = self._course()
        self.keep -= 1
        self.course = self._course()

    def line(self) -> Iterator[tuple[Action, ...]]:
        """Yield the actions of each turn of the plan, as the rules carry them out."""
        assert self.turns is not None
        state = self.state
        for left in range(self.turns - 1, -1, -1):
            state, actions = self._sailed(state, left)
            yield actions

    def _sailed(self, state: State, left: int) -> tuple[State, tuple[Action, ...]]:
        """Return the state after a turn with which the steamer is home in as many more, and its actions."""
        best = None
        for before, start in self._starts(state):
            found, lying = self._ends(start)
            for row, after in lying:
                more = after.coal - self._need(after, left)
                if more >= self.spare and (best is None or more > best[0]):
                    best = more, start, before, way(start, found, row)
        assert best is not None
        _, start, before, actions = best
        return self._carried_out(start, actions, (*before, *actions))

    def _carried_out(
        self, state: State, rest: tuple[Action, ...], done: tuple[Action, ...]
    ) -> tuple[State, tuple[Action, ...]]:
        """Return the state when the steamer's turn is over, and all that was decided."""
        while rest:
            state, rest = sail_on(state, rest)
            state = settled(state, self.river)
        while state.agenda and state.agenda[0].what in DOCKED and state.steamers[self.ship].cell is not None:
            action = DOCKED[state.agenda[0].what]
            state, done = settled(sail_on(state, (action,))[0], self.river), (*done, action)
        return state, done


DOCKED: Final[dict[str, Action]] = {BOARD: Board(), FUEL: Fuel()}
"""What a steamer alone on the river does where it may: it never regrets a passenger, nor coal."""
