"""Q9, Q13: setting the speed, what it costs, and being wrecked when no speed can be sailed."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Refusal, Seat
from paddlewheel.games.queen.helm import most_turns, shortage, spot_of, water_for
from paddlewheel.games.queen.routes import Start, can_finish
from paddlewheel.games.queen.state import FASTEST, SLOWEST, Speed, State, Steamer
from paddlewheel.games.queen.water import Water


def speed_coal(before: int, speed: int) -> int:
    """Q9: one step up or down is free, each further one costs a coal point."""
    return max(abs(speed - before) - 1, 0)


def legal_speeds(state: State, seat: Seat) -> tuple[Speed, ...]:
    """Return the speeds a captain can pay for and sail, slowest first."""
    water, spot = water_for(state, seat, None), spot_of(state, seat)
    steamer = state.steamers[seat]
    return tuple(Speed(speed) for speed in range(SLOWEST, FASTEST + 1) if _can_sail(steamer, water, spot, speed))


def can_move(state: State, seat: Seat) -> bool:
    """Q13: whether there is any legal turn, whatever it costs."""
    water, spot = water_for(state, seat, None), spot_of(state, seat)
    steamer = state.steamers[seat]
    return any(_can_sail(steamer, water, spot, speed) for speed in NEAREST[steamer.speed])


def _nearest(speed: int) -> list[int]:
    """Return all speeds, those nearest to this one first."""
    return sorted(range(SLOWEST, FASTEST + 1), key=lambda other: abs(other - speed))


NEAREST: Final = {speed: _nearest(speed) for speed in range(SLOWEST, FASTEST + 1)}


def why_not_speed(state: State, seat: Seat, action: Speed) -> Refusal | None:
    """Return why a speed cannot be set: out of range, too dear, or no way to sail it."""
    steamer, wanted = state.steamers[seat], action.speed
    if not SLOWEST <= wanted <= FASTEST:
        return Refusal("Q9", f"speed is {SLOWEST} to {FASTEST}, not {wanted}")
    cost = speed_coal(steamer.speed, wanted)
    if cost > steamer.coal:
        return Refusal("Q12", f"from speed {steamer.speed} to {wanted} needs {cost} coal, has {steamer.coal}")
    water, spot = water_for(state, seat, None), spot_of(state, seat)
    if _can_sail(steamer, water, spot, wanted):
        return None
    return shortage(water, spot, 0, steamer.coal - cost, wanted)


def _can_sail(steamer: Steamer, water: Water, spot: int, speed: int) -> bool:
    """Q9, Q10: the speed is paid for, and its points can all be used up."""
    coal = steamer.coal - speed_coal(steamer.speed, speed)
    return coal >= 0 and can_finish(water, Start(spot, 0, [most_turns(0, coal)] * (speed + 1)), speed)
