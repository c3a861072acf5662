"""Q4, Q8, Q23: the options a table may choose, and the start tile with every steamer on its cell."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel import hexes
from paddlewheel.games.game import Refusal, Seat, check_seats
from paddlewheel.games.queen.growth import PASSENGERS
from paddlewheel.games.queen.river import Laid
from paddlewheel.games.queen.state import (
    FACE,
    FIRST,
    MOST_ROUNDS,
    NEXT,
    NOBODY,
    TILE,
    Options,
    State,
    Steamer,
    Task,
)
from paddlewheel.games.queen.tiles import START_CELLS, STRAIGHT


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
    return state if options.draw_first else take_start_cells(state, 0)


def take_start_cells(state: State, first: Seat) -> State:
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
