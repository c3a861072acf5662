"""What the chapters' tests share: seats by name, a position sailed on by short texts, and positions picked at random."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any, TypeAlias

from models.queen.river import COMPASS, in_the_plane, river_of
from models.queen.turn import Table, allowed_speeds

from paddlewheel.engine.contract import Seat
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Event
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.joining import Laid, shape_at, spots
from paddlewheel.games.queen.river.tables import TILE_NUMBERS
from paddlewheel.games.queen.river.tiles import RIVER
from paddlewheel.games.queen.turn import growth
from paddlewheel.games.queen.turn.working_copy import state_of, working_copy
from paddlewheel.hexes import Cell, Direction, direction_after, step

Data: TypeAlias = dict[str, Any]

RED, GREEN, YELLOW, WHITE, BLUE = range(5)
NOSES: dict[int, Cell] = {-1: (-2, 0), 0: (0, -2), 1: (2, -2)}
"""Q2: left, middle and right nose in a tile's own frame."""
REAR: tuple[Cell, ...] = ((-2, 3), (-1, 2), (0, 1), (1, 1), (2, 1))
"""Q1: the rear row of a tile from left to right."""
NAMES = ("red", "green", "yellow", "white", "blue")
TURNS = ("left", "straight", "right")


# --- one position, a few actions ------------------------------------------------------------------------------------------


def position(start: str | State) -> State:
    """Return the state that a line means; a state stands for itself."""
    return queen.parse_position(start) if isinstance(start, str) else start


def sail(start: str | State, *actions: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state after these actions, and everything that happened."""
    state = position(start)
    events: tuple[Event, ...] = ()
    for text in " ".join(actions).split():
        state, happened = queen.apply(state, queen.parse_action(state, text))
        events += happened
    return state, events


def refused(start: str | State, action: str) -> Refusal:
    """Return the refusal of this action."""
    state = position(start)
    no = queen.refusal(state, queen.parse_action(state, action))
    assert no is not None, f"{action} is legal"
    return no


def legal_texts(start: str | State) -> list[str]:
    """Return every legal action as its short text."""
    state = position(start)
    return [queen.format_action(state, action) for action in queen.legal(state)]


def spaces(start: str | State) -> set[Cell]:
    """Return the cells to which the steamer ahead can be pushed."""
    return {tuple(map(int, text[5:].split(","))) for text in legal_texts(start) if text.startswith("push=")}  # type: ignore[misc]


def laid(*turns: int) -> tuple[Laid, ...]:
    """Return the start tile and after it as many of the river's tiles as there are turns."""
    return (Laid("start", 0), *(Laid(name, turn) for name, turn in zip(RIVER, turns, strict=False)))


def with_tile(state: State, name: str, turn: int) -> State:
    """Return the state with one more tile joined to the frontmost one."""
    with working_copy(state) as race:
        growth.lay(race, TILE_NUMBERS[name], turn)
        return state_of(race, state)


def with_landing(state: State, turn: int) -> State:
    """Return the state with the landing joined to the last tile."""
    with working_copy(state) as race:
        growth.join_landing(race, turn)
        return state_of(race, state)


def covered(tiles: tuple[Laid, ...], first_tile: int) -> frozenset[Cell]:
    """Return every cell that the tiles on the table cover, land and water."""
    lying = zip(tiles[first_tile:], spots(tiles)[first_tile:], strict=True)
    return frozenset().union(*(shape_at(spot).difference(one.left_out) for one, spot in lying))


def afloat(water: Collection[Cell], cell: Cell, heading: Direction) -> set[tuple[Cell, Direction]]:
    """Return where a steamer can come, and with which headings, at speed 1 and with no coal: one free turn in each turn."""
    seen = {(cell, heading)}
    waiting = [(cell, heading)]
    while waiting:
        here, facing = waiting.pop()
        before = [(step(here, direction_after(facing, way)), direction_after(facing, way)) for way in (-1, 1)]
        after = [(step(here, facing), direction_after(facing, way)) for way in (-1, 0, 1)]
        fresh = {there for there in (*before, *after) if there[0] in water} - seen
        seen |= fresh
        waiting += fresh
    return seen


# --- positions picked at random -------------------------------------------------------------------------------------------


def random_position(rng: Random, most_work: int = 120) -> State:
    """Return a captain's turn to be begun: a short river, steamers close together, any speed, heading and coal."""
    while True:
        data = random_data(rng, most_work)
        state, no = _taken(data)
        if state is not None:
            return state
        wreck = no == "Q13"
        assert wreck or no in ("Q3", "Q17", "Q21"), data
        assert not (wreck and allowed_speeds(Table(data))), f"{data} is no wreck"


def _taken(data: Data) -> tuple[State | None, str | None]:
    """Return the state that plain data means, or the rule that says no."""
    try:
        return queen.from_data(data), None
    except BadData as bad:
        return None, bad.rule


def random_data(rng: Random, most_work: int) -> Data:
    """Return plain data for `random_position`; some of it is refused: a river that bites itself, a steamer that is home."""
    school, at_the_landing = rng.random() < 0.4, rng.random() < 0.5
    river = 3 if school else 11 if at_the_landing else rng.randint(2, 4)
    names = rng.sample(sorted(RIVER), river if at_the_landing or not school else 2)
    tiles = [{"id": "start"}, *({"id": name, "turn": rng.choice(TURNS)} for name in names)]
    tiles[1]["turn"] = "straight"
    rearmost = len(tiles) - 2 if at_the_landing else max(0, len(tiles) - 4)
    first_tile = rng.randint(rearmost, len(tiles) - (1 if at_the_landing else 2))
    data: Data = {
        "options": {
            "school": school,
            "push_astern": rng.random() < 0.7,
            "stop_at_winner": False,
            "arrival_speed": rng.choice((1, 2)),
        },
        "tiles": tiles,
        "first_tile": first_tile,
        "landing": rng.choice(TURNS) if at_the_landing else None,
        "under_way": None,
    }
    return {**data, **_random_steamers(rng, data, most_work)}


def _random_steamers(rng: Random, data: Data, most_work: int) -> Data:
    """Return steamers close to each other, and who is to move; nobody lies on a tile that is still to be reached."""
    reached = {**data, "tiles": data["tiles"] if data["landing"] else data["tiles"][:-1]}
    water = sorted(river_of(reached).water)
    middle = rng.choice(water)
    near = [cell for cell in water if abs(in_the_plane(cell) - in_the_plane(middle)) < rng.choice((1.1, 2.1))]
    seats = NAMES[: rng.randint(3, 5)]
    cells = rng.sample(near, min(len(near), rng.randint(2, len(seats))))
    cells += rng.sample(sorted(set(water) - set(cells)), max(2 - len(cells), 0))
    steamers: Data = {}
    for nth, name in enumerate(seats):
        if nth < len(cells):
            speed = rng.randint(1, 6)
            steamers[name] = {
                "cell": list(cells[nth]),
                "heading": rng.choice(COMPASS),
                "speed": speed,
                "coal": rng.randint(0, min(6, most_work // (speed + 3) ** 2 + 1)),
                "passengers": 0 if data["options"]["school"] else rng.randint(0, 2),
            }
        else:
            steamers[name] = {"cell": None, "rank": nth + 1, "wrecked": True, "heading": "N"}
    return {"seats": list(seats), "steamers": steamers, "to_move": rng.choice(seats[: len(cells)])}


def others_decide(state: State, mover: Seat, rng: Random) -> State:
    """Return the state when everybody else has decided, at random, what comes up in the middle of a captain's turn."""
    while queen.actor(state) not in (mover, None) and queen.on_turn(state) == mover:
        state, _ = queen.apply(state, rng.choice(queen.legal(state)))
    return state
