"""Q9–Q15, Q17: whole turns and single steps, held against a naive model on positions picked at random."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

import pytest
from models.queen import turn as model

from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Action, Done, Push, Route, Speed
from paddlewheel.games.queen.model.events import Arrived, Ended, Event, Sailed
from paddlewheel.games.queen.model.state import SAIL, SPEED, State

from .positions import others_decide, position, random_position

pytestmark = pytest.mark.sweep

BATCHES, POSITIONS, WORK = 4, 32, 120
LONG_BATCHES, LONG_POSITIONS, LONG_WORK = 16, 40, 300
"""The long sweep also has more coal at more speeds."""

every_batch = pytest.mark.parametrize("batch", range(BATCHES))
every_long_batch = pytest.mark.parametrize("batch", range(100, 100 + LONG_BATCHES))


def table(state: State) -> model.Table:
    """Return what the model knows of a position: its plain data."""
    return model.Table({**queen.to_data(state)})


def ends(state: State) -> dict[model.End, int]:
    """Return the ends of the engine's routes as the model tells them; each is there once."""
    routes = queen.turns(state)
    found = {end_of(state, route): route.coal for route in routes}
    assert len(found) == len(routes), "an end is told twice"
    return found


def end_of(state: State, route: Route) -> model.End:
    pushes = frozenset((state.seats[push.steamer], push.start, push.end) for push in route.pushes)
    assert len(pushes) == len(route.pushes)
    return route.speed, route.cell, route.heading, route.final_speed, pushes


def following(state: State, water: model.Table, now: model.Moment, taken: Action) -> tuple[int, model.Moment]:
    """Return the coal that a step takes, and the model's account of the turn after it."""
    steps = {step: (price, after) for step, price, after in model.steps(water, now)}
    return steps[queen.format_action(state, taken)]


@lru_cache(maxsize=2 * BATCHES)
def picked(batch: int, count: int, work: int) -> tuple[State, ...]:
    rng = Random(f"positions {batch}")
    return tuple(random_position(rng, work) for _ in range(count))


def picked_for_long(batch: int) -> tuple[State, ...]:
    """Return the positions of the long sweep."""
    return picked(batch, LONG_POSITIONS, LONG_WORK)


# --- whole turns ----------------------------------------------------------------------------------------------------------


def check_ends(states: tuple[State, ...]) -> None:
    for state in states:
        assert ends(state) == model.ends(table(state)), queen.format_position(state)


@every_batch
def test_the_ends_of_a_turn_and_what_they_cost_are_those_of_the_model(batch: int) -> None:
    """Q9–Q15, Q17: speed, cell, heading and pushes of every end there is, and the least coal for it."""
    check_ends(picked(batch, POSITIONS, WORK))


def test_routes_are_listed_in_one_order() -> None:
    """Q9: those without a push first, then by speed and by coal; those where a turn stops early stand among them."""
    for state in picked(0, POSITIONS, WORK):
        routes = queen.turns(state)
        assert [bool(route.pushes) for route in routes] == sorted(bool(route.pushes) for route in routes)
        calm = [(route.speed, route.coal) for route in routes if not route.pushes and route.way[-1] == Done()]
        assert calm == sorted(calm)


@pytest.mark.long
@every_long_batch
def test_the_ends_of_many_more_turns_are_those_of_the_model(batch: int) -> None:
    """Q9–Q15, Q17: with more coal, so that there is more to compare."""
    check_ends(picked_for_long(batch))


def test_the_positions_picked_have_something_of_everything() -> None:
    """Q14, Q15, Q17, Q23: otherwise to agree would say little; pushes, jetties, captains with no choice and with much."""
    seen: Counter[str] = Counter()
    for batch in range(BATCHES):
        for state in picked(batch, POSITIONS, WORK):
            found = queen.turns(state)
            seen["school"] += state.options.school
            seen["landing"] += state.landing is not None
            seen["not astern"] += not state.options.push_astern
            seen["hardly a way"] += len(found) < 10
            seen["many ways"] += len(found) > 500
            seen["stops"] += any(route.way[-1] != Done() for route in found)
            seen["one push"] += any(len(route.pushes) == 1 for route in found)
            seen["two pushes"] += any(len(route.pushes) == 2 for route in found)
    assert min(seen.values()) >= 5, seen


CROWDS = [
    # three in a row ahead, which can be pushed one after another
    "tiles=start,red-1,red-2 to_move=red | red=0,1:N:s6:c1 green=0,0 yellow=0,-1 white=0,-2 blue=1,1",
    "tiles=start,red-1,red-2 to_move=red | red=0,1:N:s5:c2 green=0,0 yellow=-1,0 white=1,-1 blue=0,-1",
    # all around: no way out without a push
    "tiles=start,red-1,red-2 to_move=red | red=0,0:NE:s4:c2 green=0,-1 yellow=1,-1 white=-1,0 blue=1,0",
    "push_astern=no tiles=start,red-1,red-2 to_move=red | red=0,0:NE:s4:c2 green=0,-1:S yellow=1,-1:SW white=-1,0 blue=1,0",
    # a ring around an island: the cell that was left can be come to again
    "tiles=start,wild-3,red-2,red-1 to_move=red | red=0,-4:N:s6:c2 green=0,-5 yellow=-1,-5 white=-2,-4 blue=1,-5",
    # in the school, two in a row some way before the landing
    "school=yes tiles=start,red-2,red-3,red-1 landing=straight to_move=red | "
    "red=0,-10:N:s5:c2 green=0,-11 yellow=1,-11 white=0,1 blue=1,1",
    # and right before it, so that they can be pushed home
    "school=yes tiles=start,red-2,red-3,red-1 landing=straight to_move=red | "
    "red=0,-11:N:s5:c2 green=0,-12 yellow=0,-13 white=0,1 blue=1,1",
]


@pytest.mark.parametrize("crowd", CROWDS)
def test_in_a_crowd_the_ends_are_those_of_the_model_too(crowd: str) -> None:
    """Q14, Q15: up to three pushes in one turn, in any order, from the beginning and in the middle."""
    state = position(f"queen {crowd}")
    check_ends((state,))
    check_ways((state,), Random(crowd))
    for nth in range(6):
        check_turn(state, Random(f"{crowd} {nth}"))


def test_three_can_be_pushed_in_one_turn() -> None:
    """Q14: six points are enough for just that, and the order of the pushes makes no end of its own."""
    routes = queen.turns(position(f"queen {CROWDS[0]}"))
    three = [route for route in routes if len(route.pushes) == 3]
    assert three
    assert {route.speed for route in three} == {6}
    assert {route.cell for route in three} == {(0, -2)}


def test_no_end_at_all_is_what_a_wreck_has() -> None:
    """Q13: speeds 4 to 6 lead off the water, slower ones cost more coal than there is."""
    start = "queen tiles=start,red-1 to_move=green | red=2,-2:NE:s6:c{} green=0,1 blue=2,0"
    state = position(start.format(6))._replace(agenda=position(start.format(6).replace("=green", "=red")).agenda)
    assert model.ends(table(state))
    poor = state.with_steamer(0, state.steamers[0]._replace(coal=0))
    assert model.ends(table(poor)) == ends(poor) == {}
    assert queen.legal(poor) == ()


def check_ways(states: tuple[State, ...], rng: Random) -> None:
    for state in states:
        routes = queen.turns(state)
        pushing = [route for route in routes if route.pushes]
        for route in (*rng.sample(pushing, min(12, len(pushing))), *rng.sample(routes, min(8, len(routes)))):
            check_way(state, route, rng)


def check_way(state: State, route: Route, rng: Random) -> None:
    """Sail a route step by step, in the engine and in the model; whoever is pushed faces anywhere, the die falls anyhow."""
    mover = state.agenda[0].steamer
    water, coal = table(state), state.steamers[mover].coal
    moments = model.beginnings(water)
    now = next(iter(moments.values()))[1] if state.under_way is not None else None
    spent = 0
    events: tuple[Event, ...] = ()
    for taken in route.way:
        assert taken in queen.legal(state), (queen.format_position(state), route, taken)
        if isinstance(taken, Speed):
            spent, now = moments[taken.speed]
        elif not isinstance(taken, Done):
            assert now is not None
            price, now = following(state, water, now, taken)
            spent += price
        else:
            check_steamer(state, mover, route, coal)
        state, events = queen.apply(state, taken)
        state = others_decide(state, mover, rng)
    assert now is not None
    assert now.complete
    assert (now.cell, now.heading, spent) == (route.cell, route.heading, route.coal)
    assert now.pushes == end_of(state, route)[4]
    if route.way[-1] != Done() and state.agenda:  # Q17: a jetty of the school
        assert [event.end for event in events if isinstance(event, Sailed)] == [route.cell]
        assert mover in [event.steamer for event in events if isinstance(event, Arrived)]
    elif route.way[-1] != Done():  # Q22: somebody came home, and with that the race is over
        assert any(isinstance(event, Ended) for event in events) or queen.outcome(state) is not None


def check_steamer(state: State, mover: int, route: Route, coal: int) -> None:
    steamer = state.steamers[mover]
    assert steamer.coal == coal - route.coal
    assert (steamer.cell, steamer.heading) == (route.cell, route.heading)
    assert steamer.speed == route.speed == route.final_speed
    assert state.under_way is not None
    assert state.under_way.points == 0


@every_batch
def test_every_route_can_be_sailed_as_it_says(batch: int) -> None:
    """Q9–Q17: each action of its way is legal when its turn comes, and it ends there, at that price, with these pushes."""
    check_ways(picked(batch, POSITIONS, WORK), Random(f"ways {batch}"))


@pytest.mark.long
@every_long_batch
def test_many_more_routes_can_be_sailed_as_they_say(batch: int) -> None:
    """Q9–Q17: the same for the long sweep."""
    check_ways(picked_for_long(batch), Random(f"ways {batch}"))


def test_a_route_is_told_with_the_coal_of_its_steps() -> None:
    """Q9, Q11, Q12: the price of the speed and of every turn but the first, as the way spends it."""
    state = position("queen tiles=start,red-1 to_move=red | red=0,0:N:s1:c6 green=-1,2 blue=1,1")
    prices = {(route.speed, route.cell, route.heading): route.coal for route in queen.turns(state) if not route.pushes}
    assert prices[1, (0, -1), 0] == 0
    assert prices[1, (0, -1), 1] == 0
    assert prices[1, (0, -1), 2] == 1
    assert prices[1, (0, -1), 3] == 2
    assert prices[2, (1, -2), 1] == 0
    assert prices[3, (0, -3), 0] == 1
    assert prices[3, (0, -3), 3] == 3
    assert prices[1, (0, 1), 3] == 2


# --- step by step ---------------------------------------------------------------------------------------------------------


def check_turn(state: State, rng: Random) -> Counter[str]:
    """Sail a random turn that likes to push; at each of the captain's decisions compare what is legal, and the ends.

    The model keeps its own account of the turn: what the engine remembers of it is not asked.
    """
    seen: Counter[str] = Counter()
    mover = queen.on_turn(state)
    now: model.Moment | None = None
    assert mover is not None
    while state.agenda and state.agenda[0] in ((SPEED, mover, 0), (SAIL, mover, 0)):
        legal = queen.legal(state)
        check_legal(state, legal, now)
        if now is not None and rng.random() < 0.5:
            rest = [(0, now._replace(pushes=frozenset()))]
            assert ends(state) == model.ends(table(state), rest), queen.format_position(state)
            seen["in the middle of a turn"] += 1
            seen["after a push"] += bool(now.pushed_to)
        pushes = [one for one in legal if isinstance(one, Push)]
        taken = rng.choice(pushes) if pushes and rng.random() < 0.7 else rng.choice(legal)
        seen[type(taken).__name__] += 1
        now = account(state, now, taken)
        state = others_decide(queen.apply(state, taken)[0], mover, rng)
    return seen


def account(state: State, now: model.Moment | None, taken: Action) -> model.Moment | None:
    """Return the model's account of the turn after an action, None when it is over."""
    if isinstance(taken, Speed):
        return model.beginnings(table(state))[taken.speed][1]
    assert now is not None
    return None if isinstance(taken, Done) else following(state, table(state), now, taken)[1]


def check_legal(state: State, legal: tuple[Action, ...], now: model.Moment | None) -> None:
    """Q10: what is legal is exactly what the model can complete the turn after."""
    water = table(state)
    assert len(set(legal)) == len(legal)
    allowed = model.allowed_speeds(water) if now is None else model.allowed(water, now, water.mine["coal"])
    assert {queen.format_action(state, one) for one in legal} == set(allowed), queen.format_position(state)


def check_turns(states: tuple[State, ...], rng: Random) -> Counter[str]:
    seen: Counter[str] = Counter()
    for state in states:
        seen += check_turn(state, rng)
    return seen


@every_batch
def test_an_action_is_offered_exactly_if_the_turn_can_be_completed_after_it(batch: int) -> None:
    """Q10, Q13: every speed and every step at every decision of random turns; in the middle of a turn also its ends."""
    seen = check_turns(picked(batch, POSITIONS, WORK), Random(f"turns {batch}"))
    assert seen["Push"] >= 5
    assert seen["after a push"] >= 3
    assert min(seen.values()) >= 3


@pytest.mark.long
@every_long_batch
def test_it_is_so_in_many_more_turns(batch: int) -> None:
    """Q10, Q13: the same for the long sweep."""
    check_turns(picked_for_long(batch), Random(f"turns {batch}"))


def test_looking_for_routes_leaves_the_state_alone() -> None:
    """Q9–Q15: looking is not sailing."""
    for state in picked(0, POSITIONS, WORK):
        before = repr(state)
        queen.turns(state)
        queen.legal(state)
        assert repr(state) == before


def test_only_a_captain_under_way_or_about_to_be_has_routes() -> None:
    """Q8, Q16: chance, a captain who chooses a heading, and a race that is over have none."""
    state = queen.setup(queen.OPTIONS(), ("red", "green", "blue"))
    assert queen.turns(state) == ()
    pushed = position("queen tiles=start,red-1,red-2 to_move=red | red=0,0:N:s2 green=0,-1 blue=1,1")
    for taken in (Speed(2), Push((1, -2))):
        pushed, _ = queen.apply(pushed, taken)
    assert pushed.agenda[0].what == "face"
    assert queen.turns(pushed) == ()
    over = position("queen tiles=start,red-1 | red=home:1 green=home:2 blue=0,1")
    assert queen.turns(over) == ()
