"""Who decides next, what is legal, and what an action does: the agenda of Mississippi Queen.

A state's agenda says what is to be decided or done, first things first. A decision is taken by `apply`; what follows by
itself (docking, arriving, the next turn) is then done until the next decision stands first. A turn in order: speed (Q9),
movement with turns and pushes (Q10–Q16), the next tile (Q5), boarding (Q19), arrival (Q17, Q21), tiles left behind (Q6).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from paddlewheel import hexes
from paddlewheel.games.game import CHANCE, Refusal, Seat, check_seats
from paddlewheel.games.queen.arrival import arrive, end_reason, has_arrived, wreck
from paddlewheel.games.queen.boarding import board, why_not_board
from paddlewheel.games.queen.growth import PASSENGERS, join_landing, lay, leave_tiles, pile_size, unseen
from paddlewheel.games.queen.helm import legal_helm, why_not_helm
from paddlewheel.games.queen.order import ranking
from paddlewheel.games.queen.river import Laid, free_turns
from paddlewheel.games.queen.routes import PUSH_POINTS
from paddlewheel.games.queen.speed import can_move, legal_speeds, speed_coal, why_not_speed
from paddlewheel.games.queen.state import (
    ARRIVE,
    BOARD,
    CHANCE_TASKS,
    DIE,
    DOCK,
    FACE,
    FIRST,
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
    Options,
    Push,
    Pushed,
    RoundBegan,
    Sailed,
    Skip,
    Speed,
    SpeedSet,
    State,
    Steamer,
    Task,
    Turn,
    Turned,
    Voyage,
    replaced,
)
from paddlewheel.games.queen.tiles import START_CELLS, STRAIGHT, TURN_NAMES, TURNS
from paddlewheel.hexes import Cell

MOST_ROUNDS: Final = 1_000_000
FACES: Final = 2
"""Q2: how many faces of the die show each direction."""


# --- set-up ---------------------------------------------------------------------------------------------------------------


def check_options(options: Options) -> None:
    """Refuse options outside Q23."""
    if not 1 <= options.round_limit <= MOST_ROUNDS:
        raise Refusal("Q23", f"the round limit is 1 to {MOST_ROUNDS:,} rounds, not {options.round_limit:,}")
    if options.arrival_speed not in (1, 2):
        raise Refusal("Q23", f"steamers arrive at speed 1, or at 1 or 2, not up to {options.arrival_speed:,}")


def setup(options: Options, seats: Sequence[str]) -> State:
    """Q4, Q8: the start tile lies there; the first tile is to be turned up, then every captain chooses a heading."""
    check_options(options)
    seats = check_seats("Q18", min(PASSENGERS), max(PASSENGERS), seats)
    players = len(seats)
    state = State(
        options=options,
        seats=seats,
        first=NOBODY,
        tiles=(Laid("start", STRAIGHT),),
        first_tile=0,
        landing=None,
        waiting=(0,),
        steamers=(Steamer(None, hexes.N),) * players,
        places=(0,) * players,
        wrecked=(),
        round=0,
        order=(),
        agenda=(Task(FIRST),),
        voyage=None,
    )
    return state if options.draw_first else _take_start_cells(state, 0)


def _take_start_cells(state: State, first: Seat) -> State:
    """Q8: the first seat lies on start cell 1, the others follow clockwise."""
    order = clockwise(state, first)
    steamers = list(state.steamers)
    for cell, seat in zip(START_CELLS, order, strict=False):
        steamers[seat] = steamers[seat]._replace(cell=cell)
    agenda = (Task(TILE), *(Task(FACE, seat) for seat in order), Task(NEXT))
    return state._replace(first=first, steamers=tuple(steamers), order=order, agenda=agenda)


def clockwise(state: State, first: Seat) -> tuple[Seat, ...]:
    """Return all seats clockwise from one of them."""
    players = len(state.seats)
    return tuple((first + nth) % players for nth in range(players))


# --- who decides, and what is legal ---------------------------------------------------------------------------------------


def actor(state: State) -> Seat | None:
    """Return whose decision is next."""
    if not state.agenda:
        return None
    task = state.agenda[0]
    return CHANCE if task.what in CHANCE_TASKS else task.seat


def on_turn(state: State) -> Seat | None:
    """Return whose turn it is; before the first round, who is choosing a heading."""
    if not state.agenda:
        return None
    seat = state.agenda[-1].seat
    if seat == NOBODY and state.agenda[0].what == FACE:
        return state.agenda[0].seat
    return None if seat == NOBODY else seat


def legal(state: State) -> tuple[Action, ...]:
    """Return every legal action of whoever decides next."""
    if not state.agenda:
        return ()
    task = state.agenda[0]
    match task.what:
        case "sail":
            assert state.voyage is not None
            return legal_helm(state, task.seat, state.voyage)
        case "speed":
            return legal_speeds(state, task.seat)
        case "face":
            return HEADINGS
        case "board":
            return (Board(), Skip())
        case "die":
            return tuple(Die(turn) for turn in free_turns(state.tiles, state.first_tile))
        case "landing":
            return tuple(Die(turn) for turn in TURNS)
        case "tile":
            return tuple(Draw(name) for name in unseen(state))
        case _:
            return tuple(First(seat) for seat in range(len(state.seats)))


HEADINGS: Final = tuple(Face(heading) for heading in range(6))


def weights(state: State) -> tuple[int, ...]:
    """Q2, Q4: two faces of the die for each direction, every unseen tile as likely as any other."""
    if actor(state) != CHANCE:
        raise ValueError("only the actions of chance have weights")
    return (FACES if state.agenda[0].what in (DIE, LANDING) else 1,) * len(legal(state))


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why an action is not legal here, with the rule and the numbers; None if it is."""
    if not state.agenda:
        return Refusal("Q22", f"the race is over: {end_reason(state)}")
    task = state.agenda[0]
    if not isinstance(action, ANSWERS[task.what]):
        return Refusal(*_wanted(state, task), legal(state)[0])
    no = _why_not(state, task, action)
    return no if no is None else Refusal(no.rule, no.sentence, _instead(state, action))


def _instead(state: State, action: Action) -> Action:
    """Return something legal: a push if there is one and the way ahead was wanted, else the first of the list."""
    choices = legal(state)
    pushes = [choice for choice in choices if isinstance(choice, Push)] if isinstance(action, Ahead | Push) else []
    return (pushes or choices)[0]


ANSWERS: Final[dict[str, tuple[type[Any], ...]]] = {
    FIRST: (First,),
    TILE: (Draw,),
    DIE: (Die,),
    LANDING: (Die,),
    FACE: (Face,),
    SPEED: (Speed,),
    SAIL: (Ahead, Push, Turn, Done),
    BOARD: (Board, Skip),
}


def _wanted(state: State, task: Task) -> tuple[str, str]:
    """Return the rule and the sentence that say what has to be decided first."""
    name = "" if task.seat == NOBODY else state.seats[task.seat]
    return {
        FIRST: ("Q8", "who takes start cell 1 has to be drawn first"),
        TILE: ("Q4", "a tile has to be turned up first"),
        DIE: ("Q5", f"{name} has to roll the direction of the next tile first"),
        LANDING: ("Q5", f"{name} has to roll the direction of the landing first"),
        FACE: ("Q16" if state.round else "Q8", f"{name} has to choose a heading first"),
        SPEED: ("Q9", f"{name} has to set the speed first"),
        SAIL: ("Q10", f"{name} is under way: ahead, a push, a turn, or done"),
        BOARD: ("Q19", f"{name} may take a passenger aboard, or skip it"),
    }[task.what]


def _why_not(state: State, task: Task, action: Action) -> Refusal | None:
    match action:
        case Speed():
            return why_not_speed(state, task.seat, action)
        case Ahead() | Push() | Turn() | Done():
            assert state.voyage is not None
            return why_not_helm(state, task.seat, state.voyage, action)
        case Face(heading):
            return None if heading in range(6) else Refusal("Q8", "a heading is one of N, NE, SE, S, SW, NW")
        case Die(turn):
            return (
                None
                if action in legal(state)
                else Refusal("Q3", f"a {TURN_NAMES.get(turn, 'wrong')} turn of the river is rolled again here")
            )
        case Draw(tile):
            return None if action in legal(state) else Refusal("Q4", f"there is no tile {tile} face down")
        case First():
            return None if action in legal(state) else Refusal("Q8", "there is no such seat")
        case Board() | Skip():
            return None


# --- what an action does --------------------------------------------------------------------------------------------------

Step = tuple[State, list[Event]]


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after an action and what happened; raise the Refusal if it is not legal."""
    no = refusal(state, action)
    if no is not None:
        raise no
    after, events = _DEEDS[type(action)](state, state.agenda[0], action)
    return _settle(after, events)


def _first(state: State, _task: Task, action: First) -> Step:
    return _take_start_cells(state, action.seat), [Began(action.seat)]


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
