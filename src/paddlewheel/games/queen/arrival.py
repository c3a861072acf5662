"""Q13, Q17, Q21–Q23, B10: arriving, being wrecked, places, and the end of the race."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Outcome, Seat
from paddlewheel.games.queen.boarding import MOST_ABOARD
from paddlewheel.games.queen.events import Arrived, Event, Withdrew, Wrecked
from paddlewheel.games.queen.order import ranking
from paddlewheel.games.queen.state import Ship, State, owner, ships_of, with_wrecks

ONE_LEFT: Final = "one steamer is left"
OTHERS_WRECKED: Final = "all others are wrecked"
WINNER_ARRIVED: Final = "the winner has arrived"
ROUND_LIMIT: Final = "the round limit is reached"
EVERYBODY: Final = -1


def has_arrived(state: State, ship: Ship) -> bool:
    """Q17, Q21: whether a steamer lies on a jetty and is home."""
    if state.landing is None:
        return False
    cell, river = state.steamers[ship].cell, state.river
    if cell is None:
        return False
    if not river.jetty[river.index[cell]]:
        return False
    return would_arrive(state, ship, state.steamers[ship].speed)


def would_arrive(state: State, ship: Ship, speed: int) -> bool:
    """Q17: in the school any steamer on a jetty is home; Q21: else one with two passengers and slow enough."""
    if state.rules.jetties_end_moves:
        return True
    return state.steamers[ship].passengers == MOST_ABOARD and speed <= state.options.arrival_speed


def arrivals_left(state: State, ship: Ship) -> tuple[int, int]:
    """Q22, B10: whose arrivals count together with this steamer's, and how many of them are wanting to end the race."""
    if not state.rules.ends_with_winner:
        return EVERYBODY, sum(not place for place in state.places) - 1
    if state.rules.wanted_home == 1:
        return EVERYBODY, 1
    seat = owner(state, ship)
    return seat, state.rules.wanted_home - len(home(state, seat))


def home(state: State, seat: Seat) -> list[Ship]:
    """B10: a player's steamers that have arrived."""
    return [ship for ship in ships_of(state, seat) if state.steamers[ship].cell is None and ship not in state.wrecked]


def is_out(state: State, seat: Seat) -> bool:
    """Q13, B10: whether a player has lost too many steamers to bring enough of them home."""
    lost = sum(ship in state.wrecked for ship in ships_of(state, seat))
    return state.rules.each - lost < state.rules.wanted_home


def arrive(state: State, ship: Ship) -> tuple[State, Arrived]:
    """Q21, B10: leave the river and take the next place, once enough of the player's steamers are home."""
    seat = owner(state, ship)
    after = _leave(state, ship)
    place = min(free_places(state)) if len(home(after, seat)) >= state.rules.wanted_home else 0
    return _placed(after, seat, place), Arrived(ship, place)


def wreck(state: State, ship: Ship) -> tuple[State, list[Event]]:
    """Q13: leave the river; B10: a player who is out takes the last free place and sails on with no other steamer."""
    seat = owner(state, ship)
    after = _leave(state, ship)._replace(wrecked=(*state.wrecked, ship))
    if not is_out(after, seat):
        return with_wrecks(after, after.wrecked), [Wrecked(ship, 0)]
    place = max(free_places(state))
    events: list[Event] = [Wrecked(ship, place)]
    for other in ships_of(state, seat):
        if after.steamers[other].cell is not None:
            after = _leave(after, other)._replace(wrecked=(*after.wrecked, other))
            events.append(Withdrew(other))
    after = _placed(after, seat, place)
    return with_wrecks(after, after.wrecked), events


def free_places(state: State) -> list[int]:
    """Return the places nobody has taken."""
    return [place for place in range(1, len(state.seats) + 1) if place not in state.places]


def end_reason(state: State) -> str | None:
    """Q22, Q23, B10: why the race is over, None while it goes on."""
    sailing, rules = state.places.count(0), state.rules
    if sailing <= 1 or rules.ends_with_winner:
        gone = [seat for seat, place in enumerate(state.places) if place]
        out = sum(is_out(state, seat) for seat in gone)
        if sailing <= 1 and out == len(gone):
            return OTHERS_WRECKED
        if rules.ends_with_winner and len(gone) > out and (sailing > 1 or rules.each > 1):
            return WINNER_ARRIVED
        if sailing <= 1:
            return ONE_LEFT
    return ROUND_LIMIT if state.round > state.options.round_limit else None


def outcome(state: State) -> Outcome | None:
    """Q22, Q23: the places taken; those still sailing share the free ones by passengers, then by Q20's order.

    RULING: for a player with two steamers (B10) first come the steamers home, then the passengers on the best one that is
    not wrecked, then the better place in the order.
    """
    reason = None if state.agenda else end_reason(state)
    if reason is None:
        return None
    places = list(state.places)
    order = [rank.steamer for rank in ranking(state)]

    def standing(seat: Seat) -> tuple[int, int, int]:
        ships = ships_of(state, seat)
        aboard = max(state.steamers[ship].passengers for ship in ships if ship not in state.wrecked)
        return -len(home(state, seat)), -aboard, min(order.index(ship) for ship in ships if ship in order)

    sailing = sorted((seat for seat, place in enumerate(places) if not place), key=standing)
    for seat, place in zip(sailing, free_places(state), strict=True):
        places[seat] = place
    return Outcome(tuple(places), reason, "Q23" if reason == ROUND_LIMIT else "B10" if state.rules.each > 1 else "Q22")


def _leave(state: State, ship: Ship) -> State:
    return state.with_steamer(ship, state.steamers[ship]._replace(cell=None))


def _placed(state: State, seat: Seat, place: int) -> State:
    return state._replace(places=(*state.places[:seat], place, *state.places[seat + 1 :]))
