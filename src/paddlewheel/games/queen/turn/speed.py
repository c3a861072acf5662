"""Q9, Q13, B3: which speeds can be set and sailed, and why another cannot. What one costs is in `costs`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.actions import Speed
from paddlewheel.games.queen.model.state import FASTEST, SLOWEST, Ship, State, Steamer
from paddlewheel.games.queen.river.flat_map import NOWHERE, Water
from paddlewheel.games.queen.routes.search import Start, can_use_up
from paddlewheel.games.queen.routes.using_up import can_finish, can_finish_plainly
from paddlewheel.games.queen.turn.aground import aground, why_not_astern
from paddlewheel.games.queen.turn.costs import OFF_COAL, fastest_paid, most_rotations, speed_coal
from paddlewheel.games.queen.turn.finishing import shortage
from paddlewheel.games.queen.turn.water import cells_of_others, spot_of, water_for


def legal_speeds(state: State, ship: Ship) -> tuple[Speed, ...]:
    """Return the speeds a captain can pay for and sail, slowest first."""
    water, spot = water_for(state, ship, None), spot_of(state, ship)
    return tuple(Speed(speed) for speed in range(SLOWEST, FASTEST + 1) if _can_sail(state, ship, water, spot, speed))


def can_move(state: State, ship: Ship) -> bool:
    """Q13: whether there is any legal turn, whatever it costs; all speeds that need a closer look get it together."""
    river, steamer, spot = state.river, state.steamers[ship], spot_of(state, ship)
    if river.ground is not None and aground(state, ship) is not None:
        water = water_for(state, ship, None)
        return any(_can_sail(state, ship, water, spot, speed) for speed, _ in CHEAPEST[steamer.speed])
    shut = cells_of_others(state, ship)
    if river.yard != NOWHERE:
        shut.append(river.yard)
    unsure: list[tuple[int, int]] = []
    for speed, price in CHEAPEST[steamer.speed]:
        if price <= steamer.coal:
            most = most_rotations(0, steamer.coal - price)
            plain = can_finish_plainly(river.ahead, shut, spot, speed, most)
            if plain:
                return True
            if plain is None:
                unsure.append((speed, most))
    if not unsure:
        return False
    water, start = water_for(state, ship, None), Start(spot, 0, limits(steamer.speed, steamer.coal))
    return any(can_use_up(water, start, speed, most) for speed, most in unsure)


@lru_cache(maxsize=64)
def limits(speed: int, coal: int) -> tuple[int, ...]:
    """Return the most turns that can be paid for after 0, 1, 2, … points, at the cheapest speed that has so many."""
    fastest = fastest_paid(speed, coal)
    return tuple(
        most_rotations(0, coal - min(speed_coal(speed, faster) for faster in range(max(used, SLOWEST), fastest + 1)))
        for used in range(fastest + 1)
    )


def _cheapest(speed: int) -> list[tuple[int, int]]:
    """Return all speeds with their price, the cheapest first, and of these the slowest: it is the soonest sailed."""
    prices = sorted([(speed_coal(speed, other), other) for other in range(SLOWEST, FASTEST + 1)])
    return [(other, price) for price, other in prices]


CHEAPEST: Final = {speed: _cheapest(speed) for speed in range(SLOWEST, FASTEST + 1)}


def why_not_speed(state: State, ship: Ship, action: Speed) -> Refusal | None:
    """Return why a speed cannot be set: out of range, too dear, or no way to sail it."""
    steamer, wanted = state.steamers[ship], action.speed
    if not SLOWEST <= wanted <= FASTEST:
        return Refusal("Q9", "speed.range", slowest=SLOWEST, fastest=FASTEST, speed=wanted)
    cost = speed_coal(steamer.speed, wanted)
    if cost > steamer.coal:
        return too_dear(steamer, wanted)
    water, spot = water_for(state, ship, None), spot_of(state, ship)
    if _can_sail(state, ship, water, spot, wanted):
        return None
    paid, ground = cost, aground(state, ship)
    if ground is not None:
        paid += OFF_COAL
        if paid > steamer.coal:
            return Refusal(
                "B3", "aground.speed_no_coal", element=ground.cells, speed=wanted, needed=paid, coal=steamer.coal
            )
    return shortage(water, Start(spot, 0, (), ground is not None), steamer.coal - paid, wanted, paid)


def too_dear(steamer: Steamer, speed: int) -> Refusal:
    """Q12: say what a speed costs that is too far from the one before."""
    needed = speed_coal(steamer.speed, speed)
    return Refusal("Q12", "speed.no_coal", before=steamer.speed, speed=speed, needed=needed, coal=steamer.coal)


def _can_sail(state: State, ship: Ship, water: Water, spot: int, speed: int) -> bool:
    """Q9, Q10: the speed is paid for, and its points can all be used up; B3: from a sandbank ahead or astern."""
    steamer = state.steamers[ship]
    coal = steamer.coal - speed_coal(steamer.speed, speed)
    if coal < 0:
        return False
    if water.ground is None or aground(state, ship) is None:
        return can_finish(water, Start(spot, 0, (most_rotations(0, coal),) * (speed + 1)), speed)
    if why_not_astern(state, ship, water, speed) is None:
        return True
    coal -= OFF_COAL
    return coal >= 0 and can_finish(water, Start(spot, 0, (most_rotations(0, coal),) * (speed + 1), held=True), speed)
