"""B2–B6: whole turns and single steps among sandbanks and driftwood, held against a naive model on random positions.

Like `model`, this one reads the plain data of a position and knows of the engine only what is printed on the tiles: plain
recursion over single steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

import pytest

from paddlewheel.games import queen
from paddlewheel.games.game import BadData
from paddlewheel.games.queen.actions import LEFT, RIGHT, Action, Ahead, Astern, Done, Push, Route, Speed, Turn
from paddlewheel.games.queen.state import SAIL, SPEED, State

from .model import COMPASS, PRINTED, TURNS, Cell, beside, in_the_plane, placed, printed_cells, speed_price, towards
from .positions import NAMES, others_decide, position

Data: TypeAlias = dict[str, Any]
Step: TypeAlias = str | tuple[str, Cell]
Pushes: TypeAlias = frozenset[tuple[str, Cell, Cell]]
End: TypeAlias = tuple[int, Cell, int, int, Pushes]
"""Speed set, cell, heading, speed after the turn, pushes."""

PRINTS: dict[str, Data] = {tile["id"]: tile for tile in (*PRINTED["river"], *PRINTED["expansion"])}
PRINTS["start"] = PRINTED["start"]
BASE = [tile["id"] for tile in PRINTED["river"]]
NEW = [tile["id"] for tile in PRINTED["expansion"]]
WITHOUT_STATION = ["wild-1", "wild-2", "wild-3"]

BATCHES, POSITIONS = 8, 40
every_batch = pytest.mark.parametrize("batch", range(BATCHES))


# --- the model ------------------------------------------------------------------------------------------------------------


@dataclass
class Table:
    """What lies still during a turn: the water and what is on it, the jetties, how the other steamers lie."""

    data: Data
    water: set[Cell] = field(default_factory=set)
    sand: set[Cell] = field(default_factory=set)
    wood: set[Cell] = field(default_factory=set)
    jetties: set[Cell] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.mover: str = self.data["to_move"]
        centre, flow = 0j, 0
        for number, tile in enumerate(self.data["tiles"]):
            if number:
                flow += TURNS[tile["turn"]]
                centre += 4 * towards(flow)
            if number < self.data["first_tile"]:
                continue
            print_of = PRINTS[tile["id"]]
            land = [tuple(cell) for cell in print_of["island"]]
            self.water |= {placed(cell, centre, flow) for cell in printed_cells() if cell not in land}
            self.sand |= {placed(tuple(cell), centre, flow) for cell in print_of.get("sandbank", [])}
            self.wood |= {placed(tuple(cell), centre, flow) for cell in print_of.get("driftwood", [])}
        if self.data["landing"] is not None:
            flow += TURNS[self.data["landing"]]
            self.jetties = {placed(cell, centre, flow) for cell in [(-1, -1), (0, -2), (1, -2)]} & self.water

    def home_when_pushed(self, name: str, cell: Cell) -> bool:
        """Q21, B4: whether a steamer that is pushed to a cell has arrived; a sandbank makes it slow enough."""
        steamer = self.data["steamers"][name]
        speed = 1 if cell in self.sand else steamer["speed"]
        return cell in self.jetties and steamer["passengers"] == 2 and speed <= self.data["options"]["arrival_speed"]

    def over_with(self, sailing: int) -> bool:
        """Q22: whether the race ends when somebody arrives and so many sail on, the Black Rose not counted."""
        return sailing <= 1 or self.data["options"]["stop_at_winner"]

    def astern_of(self, name: str) -> Cell:
        steamer = self.data["steamers"][name]
        return beside(tuple(steamer["cell"]), COMPASS.index(steamer["heading"]) + 3)


@dataclass(frozen=True)
class Moment:
    """A turn under way."""

    cell: Cell
    heading: int
    speed: int
    points: int
    coal: int
    others: frozenset[tuple[str, Cell]]
    turned: int = 0
    slowed: int = 0
    stood: frozenset[Cell] = frozenset()
    pushed_to: frozenset[Cell] = frozenset()
    pushes: Pushes = frozenset()
    ended: bool = False
    """Whether the turn is over whatever points are left."""
    any_heading: bool = False
    """B3: whether the captain may now choose any heading."""


def beginnings(table: Table) -> dict[int, Moment]:
    """Return for each speed that can be paid for (Q9, Q12) the moment after setting it."""
    steamer = table.data["steamers"][table.mover]
    cell, heading = tuple(steamer["cell"]), COMPASS.index(steamer["heading"])
    others = frozenset(
        (name, tuple(other["cell"]))
        for name, other in table.data["steamers"].items()
        if name != table.mover and other["cell"] is not None
    )
    left = {speed: steamer["coal"] - speed_price(steamer["speed"], speed) for speed in range(1, 7)}
    return {
        speed: Moment(cell, heading, speed, speed, coal, others, stood=frozenset([cell]))
        for speed, coal in left.items()
        if coal >= 0
    }


def steps(table: Table, now: Moment) -> Iterator[tuple[Step, Moment]]:
    """Return every single step the rules allow by themselves, whether or not the turn can be completed after it."""
    if now.ended:
        return
    if now.cell in table.sand:  # B2, B3: it began the turn there, or the turn would be over
        yield from off_a_sandbank(table, now)
        return
    price = 0 if now.turned == 0 else 1  # Q11
    if now.coal >= price:
        for name, way in (("left", -1), ("right", 1)):
            yield name, replace(now, heading=(now.heading + way) % 6, turned=now.turned + 1, coal=now.coal - price)
    yield from ahead_or_push(table, now)


def off_a_sandbank(table: Table, now: Moment) -> Iterator[tuple[Step, Moment]]:
    """B3: ahead for a coal point, astern for nothing at speed 1."""
    if now.coal:
        yield from ahead_or_push(table, replace(now, coal=now.coal - 1))
    back = beside(now.cell, now.heading + 3)
    taken = any(cell == back for _, cell in now.others)
    if now.speed == 1 and back in table.water and back not in table.wood and not taken:
        yield "astern", replace(now, cell=back, points=0, ended=True, any_heading=back not in table.sand)


def ahead_or_push(table: Table, now: Moment) -> Iterator[tuple[Step, Moment]]:
    """Q10, Q14, Q15, B4, B5: one cell ahead, with a push if somebody lies there."""
    ahead = beside(now.cell, now.heading)
    if ahead not in table.water or ahead in now.pushed_to:
        return
    there = [name for name, cell in now.others if cell == ahead]
    price = 2 if ahead in table.wood else 1
    if there and ahead not in table.sand:
        yield from pushes(table, now, there[0], ahead, price + 1)
    elif not there and now.points >= price:
        yield "ahead", entering(table, now, ahead, price)


def pushes(table: Table, now: Moment, name: str, ahead: Cell, price: int) -> Iterator[tuple[Step, Moment]]:
    """Q14, Q15, B6: every way to push the steamer ahead aside."""
    for direction in range(6):
        space = beside(ahead, direction)
        points = price + (space in table.wood)
        taken = any(cell == space for _, cell in now.others)
        astern = not table.data["options"]["push_astern"] and space == table.astern_of(name)
        if space not in table.water or taken or space in now.stood | now.pushed_to or astern or now.points < points:
            continue
        others = now.others - {(name, ahead)}
        home = table.home_when_pushed(name, space)
        after = replace(
            now,
            others=others if home else others | {(name, space)},
            pushed_to=now.pushed_to | {space},
            pushes=now.pushes | {(name, ahead, space)},
        )
        after = entering(table, after, ahead, points)
        over = home and table.over_with(1 + sum(other != "rose" for other, _ in others))
        yield ("push", space), replace(after, ended=after.ended or over)


def entering(table: Table, now: Moment, cell: Cell, points: int) -> Moment:
    """Q10, B2, B5: a cell entered; driftwood slows, a sandbank ends the turn."""
    slowed = now.slowed + (cell in table.wood)
    left = now.points - points
    return replace(now, cell=cell, points=left, slowed=slowed, stood=now.stood | {cell}, ended=cell in table.sand)


def complete(now: Moment) -> bool:
    return now.ended or now.points == 0


def can_be_completed(table: Table, now: Moment) -> bool:
    """Q10: whether there is any way to use up exactly the points that are left."""
    return complete(now) or any(can_be_completed(table, after) for _, after in steps(table, now))


def allowed(table: Table, now: Moment) -> set[Step]:
    """Return the steps after which the turn can still be completed, and "done" if it is complete."""
    found = {step for step, after in steps(table, now) if can_be_completed(table, after)}
    return found | {"done"} if now.points == 0 else found


def ends(table: Table, starts: list[Moment], full: int) -> dict[End, int]:
    """Return every distinct end of the turn with the least coal it costs, and the pushes still to come."""
    least: dict[End, int] = {}
    for beginning in starts:
        seen = {beginning}
        waiting = [beginning]
        while waiting:
            now = waiting.pop()
            if complete(now):
                for heading in range(6) if now.any_heading else [now.heading]:
                    speed = 1 if now.cell in table.sand else max(now.speed - now.slowed, 1)
                    end = (now.speed, now.cell, heading, speed, now.pushes)
                    least[end] = min(least.get(end, 99), full - now.coal)
            following = {after for _, after in steps(table, now)} - seen
            seen |= following
            waiting += following
    return least


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
            table = Table(data)
            assert not any(can_be_completed(table, now) for now in beginnings(table).values()), f"{data} is no wreck"


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
        "voyage": None,
    }
    return {**data, **random_steamers(rng, data)}


def random_steamers(rng: Random, data: Data) -> Data:
    """Return steamers close to each other and to what is special, and who is to move."""
    reached = {**data, "to_move": "", "tiles": data["tiles"] if data["landing"] else data["tiles"][:-1]}
    table = Table(reached)
    middle = rng.choice(sorted(table.water & (table.sand | table.wood) or table.water))
    near = [cell for cell in sorted(table.water) if abs(in_the_plane(cell) - in_the_plane(middle)) < rng.choice((1.1, 2.1))]
    cells = rng.sample(near, min(len(near), rng.randint(2, 5)))
    cells += rng.sample(sorted(table.water - set(cells)), max(2 - len(cells), 0))
    seats = NAMES[: max(3, len(cells))]
    steamers: Data = {}
    for nth, name in enumerate(seats):
        if nth >= len(cells):
            steamers[name] = {"cell": None, "place": nth + 1, "wrecked": True, "heading": "N"}
            continue
        speed = 1 if cells[nth] in table.sand else rng.randint(1, 6)
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


WORDS: dict[Step, Action] = {
    "left": Turn(LEFT),
    "right": Turn(RIGHT),
    "ahead": Ahead(),
    "astern": Astern(),
    "done": Done(),
}


def table_of(state: State) -> Table:
    return Table(queen.to_data(state))


def action_of(step: Step) -> Action:
    return WORDS[step] if isinstance(step, str) else Push(step[1])


def end_of(state: State, route: Route) -> End:
    pushed = frozenset((state.names[push.steamer], push.start, push.end) for push in route.pushes)
    return route.speed, route.cell, route.heading, route.final_speed, pushed


def engine_ends(state: State) -> dict[End, int]:
    routes = queen.turns(state)
    found = {end_of(state, route): route.coal for route in routes}
    assert len(found) == len(routes), f"an end is told twice: {queen.format_position(state)}"
    return found


def model_ends(state: State) -> dict[End, int]:
    table = table_of(state)
    return ends(table, list(beginnings(table).values()), table.data["steamers"][table.mover]["coal"])


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
        taken = choose(legal, rng)
        seen[type(taken).__name__] += 1
        if now is None:
            starts = {speed: one for speed, one in beginnings(table).items() if can_be_completed(table, one)}
            assert set(legal) == {Speed(speed) for speed in starts}, queen.format_position(state)
            assert isinstance(taken, Speed)
            now = starts[taken.speed]
        else:
            assert set(legal) == {action_of(one) for one in allowed(table, now)}, queen.format_position(state)
            if rng.random() < 0.3:
                rest = ends(table, [replace(now, pushes=frozenset())], now.coal)
                assert engine_ends(state) == rest, queen.format_position(state)
            following = {action_of(one): after for one, after in steps(table, now)}
            now = following.get(taken, now)
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
    assert not under_way or state.voyage is None, (queen.format_position(start), route)
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
        here = tuple(table.data["steamers"][table.mover]["cell"])
        shoves = [push for end in found for push in end[4]]
        seen["begins aground"] += here in table.sand
        seen["begins aground, without coal"] += here in table.sand and table.data["steamers"][table.mover]["coal"] == 0
        seen["runs aground"] += any(end[1] in table.sand for end in found)
        seen["slowed"] += any(end[3] == end[0] - 1 for end in found)
        seen["slowed twice"] += any(end[3] == end[0] - 2 and end[1] not in table.sand for end in found)
        seen["pushed onto driftwood"] += any(push[2] in table.wood for push in shoves)
        seen["pushed onto a sandbank"] += any(push[2] in table.sand for push in shoves)
        seen["pushed from driftwood"] += any(push[1] in table.wood for push in shoves)
        seen["lies on a sandbank ahead"] += any(tuple(o["cell"]) in table.sand for o in others_of(table))
        seen["two pushes"] += any(len(end[4]) == 2 for end in found)
        seen["landing"] += state.landing is not None
    assert min(seen.values()) >= 5, seen


def others_of(table: Table) -> list[Data]:
    steamers: Data = table.data["steamers"]
    return [one for name, one in steamers.items() if name != table.mover and one["cell"] is not None]


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
