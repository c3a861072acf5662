"""B2–B6: whole turns and single steps among sandbanks and driftwood, held against a naive model on random positions."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

import pytest
from models.queen.river import BASE, COMPASS, NEW, TURNS, Data, in_the_plane, river_of
from models.queen.turn import End, Moment, Table, allowed, allowed_speeds, ends

from paddlewheel.engine.errors import BadData
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Action, Astern, Push, Route
from paddlewheel.games.queen.model.state import SAIL, SPEED, State

from .positions import NAMES, others_decide, position

pytestmark = pytest.mark.sweep

WITHOUT_STATION = ["wild-1", "wild-2", "wild-3"]

BATCHES, POSITIONS = 8, 40
every_batch = pytest.mark.parametrize("batch", range(BATCHES))


# --- positions ------------------------------------------------------------------------------------------------------------


def random_position(rng: Random) -> State:
    """Return a captain's turn to be begun: new tiles, steamers close together, any speed, heading and coal."""
    while True:
        data = random_data(rng)
        state, no = taken_as(data)
        if state is not None:
            return state
        assert no in ("Q3", "Q13", "Q21"), data
        if no == "Q13":
            assert not allowed_speeds(Table(data)), f"{data} is no wreck"


def taken_as(data: Data) -> tuple[State | None, str | None]:
    """Return the state that plain data means, or the rule that says no."""
    try:
        return queen.from_data(data), None
    except BadData as bad:
        return None, bad.rule


def random_data(rng: Random) -> Data:
    """Return plain data; some of it is refused: a river that bites itself, a steamer that is home, a wreck."""
    at_the_landing = rng.random() < 0.4
    names = rng.sample([name for name in BASE if name not in WITHOUT_STATION], 8)
    new = rng.sample(NEW, 6)
    names = [*names, *new] if at_the_landing else [*new[: rng.randint(1, 3)], names[0]]
    if not at_the_landing:
        rng.shuffle(names)
    tiles = [{"id": "start"}, *({"id": name, "turn": rng.choice(list(TURNS))} for name in names)]
    tiles[1]["turn"] = "straight"
    rearmost = len(tiles) - 2 if at_the_landing else max(0, len(tiles) - 4)
    data: Data = {
        "options": {
            "push_astern": rng.random() < 0.8,
            "stop_at_winner": rng.random() < 0.3,
            "arrival_speed": rng.choice((1, 2)),
            "added": NEW,
            "removed": WITHOUT_STATION,
        },
        "tiles": tiles,
        "first_tile": rng.randint(rearmost, len(tiles) - (1 if at_the_landing else 2)),
        "landing": rng.choice(list(TURNS)) if at_the_landing else None,
        "under_way": None,
    }
    return {**data, **random_steamers(rng, data)}


def random_steamers(rng: Random, data: Data) -> Data:
    """Return steamers close to each other and to what is special, and who is to move."""
    river = river_of({**data, "tiles": data["tiles"] if data["landing"] else data["tiles"][:-1]})
    middle = rng.choice(sorted(river.sand | river.wood or river.water))
    near = [cell for cell in sorted(river.water) if abs(in_the_plane(cell) - in_the_plane(middle)) < rng.choice((1.1, 2.1))]
    cells = rng.sample(near, min(len(near), rng.randint(2, 5)))
    cells += rng.sample(sorted(river.water - set(cells)), max(2 - len(cells), 0))
    seats = NAMES[: max(3, len(cells))]
    steamers: Data = {}
    for nth, name in enumerate(seats):
        if nth >= len(cells):
            steamers[name] = {"cell": None, "rank": nth + 1, "wrecked": True, "heading": "N"}
            continue
        speed = 1 if cells[nth] in river.sand else rng.randint(1, 6)
        steamers[name] = {
            "cell": list(cells[nth]),
            "heading": rng.choice(COMPASS),
            "speed": speed,
            "coal": rng.randint(0, min(6, 150 // (speed + 3) ** 2 + 1)),
            "passengers": rng.randint(0, 2),
        }
    return {"seats": list(seats), "steamers": steamers, "to_move": rng.choice(seats[: len(cells)])}


@lru_cache(maxsize=BATCHES)
def picked(batch: int) -> tuple[State, ...]:
    rng = Random(f"the black rose {batch}")
    return tuple(random_position(rng) for _ in range(POSITIONS))


# --- the comparison -------------------------------------------------------------------------------------------------------


def table_of(state: State) -> Table:
    return Table({**queen.to_data(state)})


def end_of(state: State, route: Route) -> End:
    pushed = frozenset((state.names[push.steamer], push.start, push.end) for push in route.pushes)
    return route.speed, route.cell, route.heading, route.final_speed, pushed


def engine_ends(state: State) -> dict[End, int]:
    routes = queen.turns(state)
    found = {end_of(state, route): route.coal for route in routes}
    assert len(found) == len(routes), f"an end is told twice: {queen.format_position(state)}"
    return found


def model_ends(state: State) -> dict[End, int]:
    return ends(table_of(state))


@every_batch
def test_the_ends_of_a_turn_and_what_they_cost_are_those_of_the_model(batch: int) -> None:
    """B2, B3, B5, B6: speed, cell, heading, pushes and the speed afterwards of every end, and the least coal for it."""
    for state in picked(batch):
        assert engine_ends(state) == model_ends(state), queen.format_position(state)


@every_batch
def test_an_action_is_offered_exactly_if_the_turn_can_be_completed_after_it(batch: int) -> None:
    """Q10, B2, B3, B4, B5, B6: every speed and every step at every decision of random turns."""
    rng = Random(f"turns {batch}")
    seen: Counter[str] = Counter()
    for state in picked(batch):
        for _ in range(2):
            seen += check_turn(state, rng)
    assert seen["Push"] >= 5
    assert seen["Ahead"] >= 20


def check_turn(state: State, rng: Random) -> Counter[str]:
    """Sail a random turn that likes to push; at each decision compare what is legal, and sometimes the ends."""
    seen: Counter[str] = Counter()
    mover = queen.on_turn(state)
    assert mover is not None
    now: Moment | None = None
    decision = SPEED
    while state.agenda and state.agenda[0] == (decision, mover, 0):
        decision = SAIL
        legal, table = queen.legal(state), table_of(state)
        expected = allowed_speeds(table) if now is None else allowed(table, now, table.mine["coal"])
        assert {queen.format_action(state, one) for one in legal} == set(expected), queen.format_position(state)
        if now is not None and rng.random() < 0.3:
            rest = ends(table, [(0, now._replace(pushes=frozenset()))])
            assert engine_ends(state) == rest, queen.format_position(state)
        taken = choose(legal, rng)
        seen[type(taken).__name__] += 1
        _, now = expected[queen.format_action(state, taken)]
        state = others_decide(queen.apply(state, taken)[0], mover, rng)
    return seen


def choose(legal: tuple[Action, ...], rng: Random) -> Action:
    liked = [one for one in legal if isinstance(one, Push | Astern)]
    return rng.choice(liked) if liked and rng.random() < 0.6 else rng.choice(legal)


@every_batch
def test_every_route_can_be_sailed_as_it_says(batch: int) -> None:
    """B2, B3, B5, B6: each action of its way is legal when its turn comes, and the steamer ends there as told."""
    rng = Random(f"ways {batch}")
    for state in picked(batch):
        routes = queen.turns(state)
        for route in rng.sample(routes, min(12, len(routes))):
            check_way(state, route, rng)


def check_way(start: State, route: Route, rng: Random) -> None:
    mover, state = start.agenda[0].steamer, start
    for number, taken in enumerate(route.way):
        assert taken in queen.legal(state), (queen.format_position(start), route, taken)
        state = queen.apply(state, taken)[0]
        if number + 1 < len(route.way):
            state = others_decide(state, mover, rng)
            assert state.agenda, (queen.format_position(start), route, "the race is over too soon")
    under_way = [task for task in state.agenda if task.what in (SPEED, SAIL) and task.steamer == mover]
    assert not under_way or state.under_way is None, (queen.format_position(start), route)
    steamer = state.steamers[mover]
    if steamer.cell is not None and state.agenda:
        lies = steamer.cell, steamer.heading, steamer.speed
        assert lies == (route.cell, route.heading, route.final_speed), (queen.format_position(start), route)
        assert steamer.coal == start.steamers[mover].coal - route.coal, (queen.format_position(start), route)


def test_the_positions_picked_have_something_of_everything() -> None:
    """B2, B3, B5, B6: otherwise to agree would say little."""
    seen: Counter[str] = Counter()
    for state in (state for batch in range(BATCHES) for state in picked(batch)):
        table, found = table_of(state), engine_ends(state)
        river, here = table.river, tuple(table.mine["cell"])
        shoves = [push for end in found for push in end[4]]
        seen["begins aground"] += here in river.sand
        seen["begins aground, without coal"] += here in river.sand and table.mine["coal"] == 0
        seen["runs aground"] += any(end[1] in river.sand for end in found)
        seen["slowed"] += any(end[3] == end[0] - 1 for end in found)
        seen["slowed twice"] += any(end[3] == end[0] - 2 and end[1] not in river.sand for end in found)
        seen["pushed onto driftwood"] += any(push[2] in river.wood for push in shoves)
        seen["pushed onto a sandbank"] += any(push[2] in river.sand for push in shoves)
        seen["pushed from driftwood"] += any(push[1] in river.wood for push in shoves)
        seen["lies on a sandbank ahead"] += any(cell in river.sand for _, cell in table.others)
        seen["two pushes"] += any(len(end[4]) == 2 for end in found)
        seen["landing"] += state.landing is not None
    assert min(seen.values()) >= 5, seen


CROWDS = [
    # three on driftwood and around it
    "tiles=start,driftwood,red-2 first_tile=0 | red=1,-2:N:s5:c1 green=1,-3:N yellow=1,-4:N:s2 white=0,-3",
    # sandbanks ahead and astern
    "tiles=start,sandbanks-1,red-2 | red=-1,-3:SE:s1:c2 green=-2,-1:N yellow=0,-3 white=-1,-2:N:s3",
]


@pytest.mark.parametrize("crowd", CROWDS)
def test_in_a_crowd_the_ends_are_those_of_the_model_too(crowd: str) -> None:
    """B4, B6: pushes among sandbanks and driftwood."""
    head = "queen added=driftwood+sandbanks-1 to_move=red"
    state = position(f"{head} {crowd}")
    assert engine_ends(state) == model_ends(state)
    for nth in range(6):
        check_turn(state, Random(f"{crowd} {nth}"))
