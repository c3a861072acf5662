"""Q13, Q17, Q21–Q23: arriving, being wrecked, places, and the end of the race."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Outcome, Seat
from paddlewheel.games.queen.boarding import MOST_ABOARD
from paddlewheel.games.queen.order import ranking
from paddlewheel.games.queen.state import Arrived, State, Steamer, Wrecked

ONE_LEFT: Final = "one steamer is left"
OTHERS_WRECKED: Final = "all others are wrecked"
WINNER_ARRIVED: Final = "the winner has arrived"
ROUND_LIMIT: Final = "the round limit is reached"


def has_arrived(state: State, seat: Seat) -> bool:
    """Q17: in the school any steamer on a jetty; Q21: else one with two passengers and slow enough."""
    steamer = state.steamers[seat]
    if steamer.cell is None or not state.river.jetty[state.river.index[steamer.cell]]:
        return False
    return would_arrive(state, steamer)


def would_arrive(state: State, steamer: Steamer) -> bool:
    """Q17, Q21: whether a steamer has arrived if it lies on a jetty."""
    if state.options.school:
        return True
    return steamer.passengers == MOST_ABOARD and steamer.speed <= state.options.arrival_speed


def arrivals_left(state: State) -> int:
    """Q22: how many arrivals are wanting until the race is over."""
    return 1 if state.options.stop_at_winner else sum(not place for place in state.places) - 1


def arrive(state: State, seat: Seat) -> tuple[State, Arrived]:
    """Q21: take the next place and leave the river."""
    place = min(free_places(state))
    return _leave(state, seat, place), Arrived(seat, place)


def wreck(state: State, seat: Seat) -> tuple[State, Wrecked]:
    """Q13: take the last free place and leave the river."""
    place = max(free_places(state))
    return _leave(state, seat, place)._replace(wrecked=(*state.wrecked, seat)), Wrecked(seat, place)


def free_places(state: State) -> list[int]:
    """Return the places nobody has taken."""
    return [place for place in range(1, len(state.seats) + 1) if place not in state.places]


def end_reason(state: State) -> str | None:
    """Q22, Q23: why the race is over, None while it goes on."""
    sailing = sum(not place for place in state.places)
    gone = len(state.seats) - sailing
    if sailing <= 1:
        return OTHERS_WRECKED if len(state.wrecked) == gone else ONE_LEFT
    if state.options.stop_at_winner and gone > len(state.wrecked):
        return WINNER_ARRIVED
    if state.round > state.options.round_limit:
        return ROUND_LIMIT
    return None


def outcome(state: State) -> Outcome | None:
    """Q22, Q23: the places taken; those still sailing share the free ones by passengers, then by Q20's order."""
    reason = None if state.agenda else end_reason(state)
    if reason is None:
        return None
    places = list(state.places)
    sailing = [rank.seat for rank in ranking(state)]
    sailing.sort(key=lambda seat: -state.steamers[seat].passengers)
    for seat, place in zip(sailing, free_places(state), strict=True):
        places[seat] = place
    return Outcome(tuple(places), reason, "Q23" if reason == ROUND_LIMIT else "Q22")


def _leave(state: State, seat: Seat, place: int) -> State:
    places = (*state.places[:seat], place, *state.places[seat + 1 :])
    return state.with_steamer(seat, state.steamers[seat]._replace(cell=None))._replace(places=places)
