"""What an action does, and what follows from it by itself: the agenda of Mississippi Queen.

A state's agenda says what is to be decided or done, first things first. A decision is taken by `apply`; what follows by
itself (docking, arriving, the next turn) is then done until the next decision stands first. A turn in order: speed (Q9),
movement with turns and pushes (Q10–Q16), the next tile (Q5), boarding and fuelling (Q19, B7), exchanging coal (B9), arrival
(Q17, Q21), tiles left behind (Q6). Nothing here asks whether an action is legal: `play.apply` does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.games.queen.model.actions import (
    Action,
    Ahead,
    Astern,
    Board,
    Die,
    Done,
    Draw,
    Exchange,
    Face,
    First,
    Fuel,
    Push,
    Rotate,
    Skip,
    Speed,
)
from paddlewheel.games.queen.model.events import (
    Began,
    DieRolled,
    Event,
    Faced,
    Pushed,
)
from paddlewheel.games.queen.model.setup import take_start_cells
from paddlewheel.games.queen.model.state import (
    ARRIVE,
    BOARD,
    BY_ITSELF,
    DIE,
    DOCK,
    EXCHANGE,
    FACE,
    FUEL,
    LANDING,
    NEXT,
    NOBODY,
    OF_THE_TURN,
    ROSE_COAL,
    TILE,
    TRADE,
    Ship,
    State,
    Task,
    captain_of,
)
from paddlewheel.games.queen.turn.aground import aground, run_aground
from paddlewheel.games.queen.turn.arrival import arrive, end_reason, has_arrived
from paddlewheel.games.queen.turn.boarding import board, why_not_board
from paddlewheel.games.queen.turn.exchange import exchange, exchanges
from paddlewheel.games.queen.turn.fuelling import fuel, why_not_fuel
from paddlewheel.games.queen.turn.growth import join_landing, lay, pile_size
from paddlewheel.games.queen.turn.pushing import after_being_pushed
from paddlewheel.games.queen.turn.rounds import bonus_lost, next_turn, race_over
from paddlewheel.games.queen.turn.steps import Run

Step = tuple[State, list[Event]]


def follow(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Do an action that is known to be legal, such as the next one of a route; nothing is asked again."""
    after, events = _DEEDS[type(action)](state, state.agenda[0], action)
    return _settle(after, events), tuple(events)


def follow_in_turn(state: State, action: Action) -> State:
    """Do an action that is known to be legal, but leave it there when the turn is over: nobody else's turn has begun."""
    return _settle(*_DEEDS[type(action)](state, state.agenda[0], action), OF_THE_TURN)


def follow_way(state: State, way: tuple[Action, ...]) -> tuple[State, tuple[Event, ...], tuple[Action, ...]]:
    """Do actions known to be legal, such as those of a route, until another steamer's captain or chance has to decide.

    Return also the actions that are left then (none of them matters any more if the race is over). What the mover does by
    itself is done in one go. B12: a player who pushes their own steamer home with the Black Rose no longer steers her.
    """
    mover, nth, events = state.agenda[0].steamer, 0, list[Event]()
    captain = captain_of(state, mover)
    while nth < len(way) and state.agenda and state.agenda[0].steamer == mover and captain_of(state, mover) == captain:
        deed = _DEEDS[type(way[nth])]
        if deed is _sail:
            run = Run(state, mover, events)
            nth = run.follow(way, nth)
            state = _after_run(run)
        else:
            state, more = deed(state, state.agenda[0], way[nth])
            events += more
            nth += 1
        state = _settle(state, events)
    return state, tuple(events), way[nth:]


def _first(state: State, _task: Task, action: First) -> Step:
    return take_start_cells(state, action.seat), [Began(action.seat)]


def _die(state: State, task: Task, action: Die) -> Step:
    rolled: list[Event] = [DieRolled(task.steamer, action.turn)]
    if task.what == LANDING:
        after, event = join_landing(state, action.turn)
        return _done_with(after), [*rolled, event]
    return _done_with(state, Task(TILE, task.steamer, action.turn)), rolled


def _draw(state: State, task: Task, action: Draw) -> Step:
    """Q5: whoever lays the last tile of the pile rolls for the landing at once."""
    after, event = lay(state, action.tile, task.turn)
    more = () if pile_size(after) else (Task(LANDING, task.steamer),)
    return _done_with(after, *more), [event]


def _face(state: State, task: Task, action: Face) -> Step:
    turned = state.with_steamer(task.steamer, state.steamers[task.steamer]._replace(heading=action.heading))
    return _done_with(turned), [Faced(task.steamer, action.heading)]


def _sail(state: State, task: Task, action: Speed | Rotate | Ahead | Done) -> Step:
    run = Run(state, task.steamer, [])
    run.follow((action,))
    return _after_run(run), run.events


def _after_run(run: Run) -> State:
    """Return the state after a piece of a move; Q17, B2: a jetty of the school and a sandbank end the move."""
    ship, events = run.ship, run.events
    if run.done:
        return run.state(_ending(ship, run.reached, run.before.rules.trades))
    if not run.stopped:
        return run.state()
    run.points = 0
    after = run_aground(run.state(), ship, events)
    ending = (Task(ARRIVE, ship),) if after.rules.jetties_end_moves else _at_the_end(after, ship)
    return _done_with(after, *ending)


def _astern(state: State, task: Task, _action: Astern) -> Step:
    """B3: one cell astern, then any heading, unless it is aground again."""
    ship, run = task.steamer, Run(state, task.steamer, [])
    run.astern()
    after = run_aground(run.state(), ship, run.events)
    faces = () if aground(after, ship) is not None else (Task(FACE, ship),)
    return _done_with(after, *faces, *_at_the_end(after, ship)), run.events


def _push(state: State, task: Task, action: Push) -> Step:
    """Q14, Q16: the steamer ahead goes aside, and its captain decides at once whatever follows from that."""
    steamer, voyage = state.steamers[task.steamer], state.voyage
    assert steamer.cell is not None
    assert voyage is not None
    ahead = hexes.step(steamer.cell, steamer.heading)
    other = next(ship for ship, one in enumerate(state.steamers) if one.cell == ahead)
    events: list[Event] = [Pushed(task.steamer, other, ahead, action.cell)]
    pushed = state.with_steamer(other, state.steamers[other]._replace(cell=action.cell))
    pushed = run_aground(pushed, other, events)
    run = Run(pushed, task.steamer, events)
    run.push(action.cell)
    after = _after_run(run)
    return after.with_agenda((*after_being_pushed(pushed, other, voyage), *after.agenda)), events


def _at_the_end(state: State, ship: Ship) -> tuple[Task, ...]:
    """Q5, Q19, Q21, B7, B9: what comes after a move: the next tile, docking, exchanging coal, arriving."""
    assert state.voyage is not None
    return _ending(ship, state.voyage.reached, state.rules.trades)


@lru_cache(maxsize=64)
def _ending(ship: Ship, grows: bool, trades: bool) -> tuple[Task, ...]:
    tile = (Task(DIE, ship),) if grows else ()
    trade = (Task(TRADE, ship),) if trades else ()
    return (*tile, Task(DOCK, ship), *trade, Task(ARRIVE, ship))


def _board(state: State, task: Task, _action: Board) -> Step:
    after, event = board(state, task.steamer)
    return _done_with(_nothing_else(after, task.steamer)), [event]


def _fuel(state: State, task: Task, _action: Fuel) -> Step:
    after, event = fuel(state, task.steamer)
    return _done_with(_nothing_else(after, task.steamer)), [event]


def _nothing_else(state: State, ship: Ship) -> State:
    """B9: return the state in which a steamer exchanges no more coal in its turn.

    RULING: taking a passenger, fuelling and exchanging coal are one of three things in a turn; what a steamer does when it
    is pushed in another's turn does not count as its own.
    """
    trade = Task(TRADE, ship)
    if not state.rules.one_deed_a_turn or trade not in state.agenda:
        return state
    return bonus_lost(state.with_agenda(tuple(task for task in state.agenda if task != trade)), ship)


def _exchange(state: State, task: Task, action: Exchange) -> Step:
    after, event = exchange(state, task.steamer, action)
    return _done_with(after), [event]


def _skip(state: State, _task: Task, _action: Skip) -> Step:
    return _done_with(state), []


_DEEDS: Final[dict[type[Any], Callable[[State, Task, Any], Step]]] = {
    First: _first,
    Die: _die,
    Draw: _draw,
    Face: _face,
    Speed: _sail,
    Rotate: _sail,
    Ahead: _sail,
    Astern: _astern,
    Push: _push,
    Done: _sail,
    Board: _board,
    Fuel: _fuel,
    Exchange: _exchange,
    Skip: _skip,
}


def _done_with(state: State, *instead: Task) -> State:
    """Return the state with the first task of the agenda replaced."""
    return state.with_agenda((*instead, *state.agenda[1:]))


# --- what follows by itself -----------------------------------------------------------------------------------------------


def _settle(state: State, events: list[Event], by_itself: tuple[str, ...] = BY_ITSELF) -> State:
    """Do what is to be done until the next decision stands first, or the race is over."""
    agenda = state.agenda
    while agenda and agenda[0].what in by_itself:
        what, ship, _ = agenda[0]
        agenda = agenda[1:]
        if what == DOCK:
            agenda = (*_docking(state, ship), *agenda)
        elif what == TRADE:
            state = bonus_lost(state, ship)
            if exchanges(state, ship):
                agenda = (Task(EXCHANGE, ship), *agenda)
        elif what == NEXT:
            state = next_turn(_rested(state, ship), ship, events)
            agenda = state.agenda
        elif has_arrived(state, ship):
            state, arrived = arrive(state, ship)
            events.append(arrived)
            if end_reason(state) is not None:
                state = race_over(state, events)
                agenda = ()
    return state if agenda is state.agenda else state.with_agenda(agenda)


def _docking(state: State, ship: Ship) -> tuple[Task, ...]:
    """Q19, B7: what may be done where a steamer has docked."""
    if why_not_board(state, ship) is None:
        return (Task(BOARD, ship),)
    return (Task(FUEL, ship),) if why_not_fuel(state, ship) is None else ()


def _rested(state: State, ship: Ship) -> State:
    """B12: after her turn the Black Rose has the coal of the next one."""
    if ship == NOBODY or ship != state.rules.rose:
        return state
    return state.with_steamer(ship, state.steamers[ship]._replace(coal=ROSE_COAL))
