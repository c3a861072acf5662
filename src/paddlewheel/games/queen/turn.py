"""What an action does, and what follows from it by itself: the agenda of Mississippi Queen.

A state's agenda says what is to be decided or done, first things first. A decision is taken by `apply`; what follows by
itself (docking, arriving, the next turn) is then done until the next decision stands first. A turn in order: speed (Q9),
movement with turns and pushes (Q10–Q16), the next tile (Q5), boarding (Q19), arrival (Q17, Q21), tiles left behind (Q6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.games.game import Seat
from paddlewheel.games.queen.arrival import arrive, end_reason, has_arrived, wreck
from paddlewheel.games.queen.boarding import board, why_not_board
from paddlewheel.games.queen.growth import join_landing, lay, leave_tiles, pile_size
from paddlewheel.games.queen.legality import refusal
from paddlewheel.games.queen.order import ranking
from paddlewheel.games.queen.setup import clockwise, take_start_cells
from paddlewheel.games.queen.speed import can_move, speed_coal
from paddlewheel.games.queen.state import (
    ARRIVE,
    BOARD,
    DIE,
    DOCK,
    FACE,
    LANDING,
    NEXT,
    NOBODY,
    SAIL,
    SPEED,
    TILE,
    Action,
    Ahead,
    Began,
    Board,
    Die,
    DieRolled,
    Done,
    Draw,
    Ended,
    Event,
    Face,
    Faced,
    First,
    Push,
    Pushed,
    RoundBegan,
    Sailed,
    Skip,
    Speed,
    SpeedSet,
    State,
    Task,
    Turn,
    Turned,
    Voyage,
    replaced,
)
from paddlewheel.games.queen.water import PUSH_POINTS
from paddlewheel.hexes import Cell

Step = tuple[State, list[Event]]


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action and what happened; raise the Refusal if it is not legal."""
    no = refusal(state, action)
    if no is not None:
        raise no
    return follow(state, action)


def follow(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Do an action that is known to be legal, such as the next one of a route; nothing is asked again."""
    after, events = _DEEDS[type(action)](state, state.agenda[0], action)
    return _settle(after, events)


def _first(state: State, _task: Task, action: First) -> Step:
    return take_start_cells(state, action.seat), [Began(action.seat)]


def _die(state: State, task: Task, action: Die) -> Step:
    rolled: list[Event] = [DieRolled(task.seat, action.turn)]
    if task.what == LANDING:
        after, event = join_landing(state, action.turn)
        return _done_with(after), [*rolled, event]
    return _done_with(state, Task(TILE, task.seat, action.turn)), rolled


def _draw(state: State, task: Task, action: Draw) -> Step:
    """Q5: whoever lays the last tile of the pile rolls for the landing at once."""
    after, event = lay(state, action.tile, task.turn)
    more = () if pile_size(after) else (Task(LANDING, task.seat),)
    return _done_with(after, *more), [event]


def _face(state: State, task: Task, action: Face) -> Step:
    turned = state.with_steamer(task.seat, state.steamers[task.seat]._replace(heading=action.heading))
    return _done_with(turned), [Faced(task.seat, action.heading)]


def _speed(state: State, task: Task, action: Speed) -> Step:
    steamer = state.steamers[task.seat]
    assert steamer.cell is not None
    coal = speed_coal(steamer.speed, action.speed)
    set_off = steamer._replace(speed=action.speed, coal=steamer.coal - coal)
    after = state._replace(
        steamers=replaced(state.steamers, task.seat, set_off),
        voyage=Voyage(action.speed, stood=(steamer.cell,)),
        agenda=(Task(SAIL, task.seat), *state.agenda[1:]),
    )
    return after, [SpeedSet(task.seat, steamer.speed, action.speed, coal)]


def _turn(state: State, task: Task, action: Turn) -> Step:
    steamer, voyage = state.steamers[task.seat], state.voyage
    assert voyage is not None
    coal = 1 if voyage.turned else 0
    heading = hexes.turned(steamer.heading, action.way)
    turned = steamer._replace(heading=heading, coal=steamer.coal - coal)
    after = state._replace(
        steamers=replaced(state.steamers, task.seat, turned), voyage=voyage._replace(turned=voyage.turned + 1)
    )
    return after, [Turned(task.seat, heading, coal)]


def _ahead(state: State, task: Task, _action: Ahead) -> Step:
    steamer = state.steamers[task.seat]
    assert steamer.cell is not None
    return _step(state, task.seat, hexes.step(steamer.cell, steamer.heading), 1, ())


def _push(state: State, task: Task, action: Push) -> Step:
    """Q14, Q16: the steamer ahead goes aside, and its captain decides at once whatever follows from that."""
    steamer, voyage = state.steamers[task.seat], state.voyage
    assert steamer.cell is not None
    assert voyage is not None
    ahead = hexes.step(steamer.cell, steamer.heading)
    other = next(seat for seat, one in enumerate(state.steamers) if one.cell == ahead)
    pushed = state.with_steamer(other, state.steamers[other]._replace(cell=action.cell))
    pushed = pushed._replace(voyage=voyage._replace(pushed_to=(*voyage.pushed_to, action.cell)))
    after, events = _step(pushed, task.seat, ahead, PUSH_POINTS, _after_being_pushed(pushed, other, voyage))
    return after, [Pushed(task.seat, other, ahead, action.cell), *events]


def _after_being_pushed(state: State, other: Seat, voyage: Voyage) -> tuple[Task, ...]:
    """Q16, Q19, Q21: heading, the next tile, boarding, arrival. RULING: one that has arrived is not asked for a heading."""
    if has_arrived(state, other):
        return (Task(ARRIVE, other),)
    cell = state.steamers[other].cell
    assert cell is not None
    grows = _is_first_on_frontmost(state, cell) and not voyage.reached
    return (Task(FACE, other), *((Task(DIE, other),) if grows else ()), Task(DOCK, other), Task(ARRIVE, other))


def _step(state: State, seat: Seat, cell: Cell, points: int, meanwhile: tuple[Task, ...]) -> Step:
    """Q10: the mover enters a cell; Q17: in the school a jetty ends its move."""
    steamer, voyage = state.steamers[seat], state.voyage
    assert voyage is not None
    assert steamer.cell is not None
    reached = voyage.reached or _is_first_on_frontmost(state, cell)
    under_way = Voyage(voyage.points - points, voyage.turned, (*voyage.stood, cell), voyage.pushed_to, reached)
    after = state._replace(
        steamers=replaced(state.steamers, seat, steamer._replace(cell=cell)),
        voyage=under_way,
        agenda=(*meanwhile, *state.agenda),
    )
    if state.options.school and has_arrived(after, seat):
        after = after._replace(agenda=(*meanwhile, Task(ARRIVE, seat), *state.agenda[1:]))
    return after, [Sailed(seat, steamer.cell, cell)]


def _is_first_on_frontmost(state: State, cell: Cell) -> bool:
    """Q5: whether whoever comes onto this cell is the first on the frontmost tile."""
    water = state.river
    return water.open_end and water.tile_of[water.index[cell]] == water.frontmost


def _done(state: State, task: Task, _action: Done) -> Step:
    assert state.voyage is not None
    grows = (Task(DIE, task.seat),) if state.voyage.reached else ()
    return _done_with(state, *grows, Task(DOCK, task.seat), Task(ARRIVE, task.seat)), []


def _board(state: State, task: Task, _action: Board) -> Step:
    after, event = board(state, task.seat)
    return _done_with(after), [event]


def _skip(state: State, _task: Task, _action: Skip) -> Step:
    return _done_with(state), []


_DEEDS: Final[dict[type[Any], Callable[[State, Task, Any], Step]]] = {
    First: _first,
    Die: _die,
    Draw: _draw,
    Face: _face,
    Speed: _speed,
    Turn: _turn,
    Ahead: _ahead,
    Push: _push,
    Done: _done,
    Board: _board,
    Skip: _skip,
}


def _done_with(state: State, *instead: Task) -> State:
    """Return the state with the first task of the agenda replaced."""
    return state._replace(agenda=(*instead, *state.agenda[1:]))


# --- what follows by itself -----------------------------------------------------------------------------------------------


def _settle(state: State, events: list[Event]) -> tuple[State, tuple[Event, ...]]:
    """Do what is to be done until the next decision stands first, or the race is over."""
    while state.agenda and state.agenda[0].what in (DOCK, ARRIVE, NEXT):
        task = state.agenda[0]
        if task.what == DOCK:
            asked = () if state.options.school or why_not_board(state, task.seat) else (Task(BOARD, task.seat),)
            state = _done_with(state, *asked)
        elif task.what == ARRIVE:
            state = _done_with(state)
            if has_arrived(state, task.seat):
                state, arrived = arrive(state, task.seat)
                events.append(arrived)
                state = _over(state, events)
        else:
            state = _next_turn(state, task.seat, events)
    return state, tuple(events)


def _over(state: State, events: list[Event]) -> State:
    """Return the state with nothing left to do if the race is over."""
    reason = end_reason(state)
    if reason is None:
        return state
    events.append(Ended(reason))
    return state._replace(agenda=(), voyage=None)


def _next_turn(state: State, seat: Seat, events: list[Event]) -> State:
    """Q6, Q13, Q20: tiles are left behind, the next steamer of the order sails; one that cannot is wrecked."""
    state, gone = leave_tiles(state._replace(voyage=None, agenda=()))
    events += gone
    after = seat
    while True:
        following = _following(state, after)
        if following is None:
            state = _new_round(state, events)
            if end_reason(state) is not None:
                return _over(state, events)
            following = state.order[0]
        if can_move(state, following):
            return state._replace(agenda=(Task(SPEED, following), Task(NEXT, following)))
        state, wrecked = wreck(state, following)
        events.append(wrecked)
        if end_reason(state) is not None:
            return _over(state, events)
        state, gone = leave_tiles(state)
        events += gone
        after = following


def _following(state: State, seat: Seat) -> Seat | None:
    """Return who follows in the order of this round, None if the round is over."""
    if seat == NOBODY:
        return None
    later = state.order[state.order.index(seat) + 1 :]
    return next((other for other in later if not state.places[other]), None)


def _new_round(state: State, events: list[Event]) -> State:
    """Q20: first round and school by start cells, after that by the lie of the steamers."""
    if state.round == 0 or state.options.school:
        order = tuple(seat for seat in clockwise(state, state.first) if not state.places[seat])
    else:
        order = tuple(rank.seat for rank in ranking(state))
    state = state._replace(round=state.round + 1, order=order)
    if state.round <= state.options.round_limit:
        events.append(RoundBegan(state.round, order))
    return state
