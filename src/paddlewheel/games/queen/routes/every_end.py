"""Q9–Q15: every end of a turn with all pushes, written down by `listing`; and whether there is any.

Kernel: mypyc compiles this file, and it runs uncompiled too. `docs/kernel.md` draws its numbers.
"""

from __future__ import annotations

from paddlewheel.games.integers import i64, vec
from paddlewheel.games.queen.river.flat_map import LAND
from paddlewheel.games.queen.routes.listing import (
    Listing,
    ends_somewhere,
    improve,
    is_cheapest,
    list_best,
    list_phase,
    list_stops,
)
from paddlewheel.games.queen.routes.pushes import (
    IMPOSSIBLE,
    LAST_ORDER,
    MOST_PUSHES,
    PUSH_POINTS,
    WORLD_SIZE,
    World,
    forget,
    leave,
    prepare,
    sail,
)
from paddlewheel.games.queen.routes.reaching import BEFORE, CALM, Search, begin, clear, mark, reach, unmark


def list_ends(search: Search, listing: Listing, pushing: bool) -> None:
    """List every end of the turn; those where it is over by itself are listed once each, as cheap as can be."""
    listing.forget()
    listing.reckon(search.limits[0])
    mark(search)
    bumped = be_calm(search)
    list_phase(search, listing, CALM, 0)
    list_stops(search, listing, 0)
    if bumped and pushing:
        push_others(search, listing, bumped, True)
        listing.worlds = listing.rows[: (listing.count - 1) * WORLD_SIZE]
    clear(search, CALM)
    unmark(search)
    for nth in range(len(listing.over)):
        if is_cheapest(listing, nth):
            listing.add(listing.over[nth])


def has_end(search: Search, listing: Listing) -> bool:
    """Q10, Q13: return whether there is any end at the speeds of a listing; pushes are tried when nothing else will do."""
    mark(search)
    bumped = be_calm(search)
    found = ends_somewhere(search, listing, CALM)
    if bumped and not found:
        found = push_others(search, listing, bumped, False)
    clear(search, CALM)
    unmark(search)
    return found


def be_calm(search: Search) -> i64:
    """Search what can be reached without a push; return a bit for each of the others that is in the way."""
    if len(search.stops):
        search.stops = vec[i64]()
    begin(search, CALM, 0)
    return reach(search, CALM, 0, LAND)


def search_world(search: Search, world: World) -> i64:
    """Search one world by itself, and keep what is found until `forget_world`; return the phase that it begins with."""
    if world.count == 0:
        be_calm(search)
        return CALM
    prepare(search, world, True)
    sail(search, world)
    return BEFORE


def forget_world(search: Search, world: World) -> None:
    """Forget what was found in a world."""
    if world.count:
        forget(search, world)
        leave(search, world)
    else:
        clear(search, CALM)


def push_others(search: Search, listing: Listing, bumped: i64, listed: bool) -> bool:
    """Q14: list the ends of all worlds that push, fewer pushes first; or else only return whether there are any."""
    listing.pushing.begin(search, bumped)
    for pushes in range(i64(1), min(search.last // PUSH_POINTS, i64(MOST_PUSHES)) + 1):
        if choose_ships(search, listing, pushes, 0, 0, listed):
            return True
    return False


def choose_ships(search: Search, listing: Listing, pushes: i64, chosen: i64, first: i64, listed: bool) -> bool:
    """Choose whom to push besides those that are chosen, in their order at the table."""
    worlds = listing.pushing
    if chosen == pushes:
        return worlds.are_likely(pushes) and choose_spaces(search, listing, pushes, 0, listed)
    for ship in range(first, search.count):
        if worlds.counts[ship]:
            worlds.ships[chosen] = ship
            if choose_ships(search, listing, pushes, chosen + 1, ship + 1, listed):
                return True
    return False


def choose_spaces(search: Search, listing: Listing, pushes: i64, chosen: i64, listed: bool) -> bool:
    """Choose where to push them, no two to the same space."""
    worlds = listing.pushing
    if chosen == pushes:
        return sail_orders(search, listing, pushes, listed)
    ship = worlds.ships[chosen]
    for side in range(worlds.counts[ship]):
        space = worlds.spaces[ship * 6 + side]
        if not worlds.is_chosen(space, chosen):
            worlds.sides[chosen] = side
            worlds.chosen[chosen] = space
            if choose_spaces(search, listing, pushes, chosen + 1, listed):
                return True
    return False


def sail_orders(search: Search, listing: Listing, pushes: i64, listed: bool) -> bool:
    """Sail what is chosen in every order that is likely. Pushes that can be made in several orders are listed once."""
    world, worlds, found = listing.world, listing.pushing, False
    worlds.put_in_order(world, pushes, 0)
    prepare(search, world, False)
    for order in range(i64(LAST_ORDER + 1) if pushes > 1 else i64(1)):
        if worlds.likely[order] and not found:
            if order:
                worlds.put_in_order(world, pushes, order)
            bumped = sail(search, world)
            if bumped != IMPOSSIBLE:
                worlds.note(world, bumped)
                if listed:
                    list_world(search, listing, world)
                else:
                    found = ends_somewhere(search, listing, world.phase)
            forget(search, world)
    leave(search, world)
    if pushes > 1 and listed:
        list_best(search, listing)
    return found


def list_world(search: Search, listing: Listing, world: World) -> None:
    """List the ends of a world; with several pushes only once all orders are sailed, see `list_best`."""
    if world.count == 1:
        list_phase(search, listing, world.phase, listing.count)
    else:
        improve(search, listing, world.phase, listing.count)
    list_stops(search, listing, listing.count)
    listing.add_world(world)
