"""Par: the plan is carried out by the rules in just as many turns, and no search over the rules' own turns finds fewer."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from paddlewheel.captains.queen.par import FixedRiver, Par, alone, by_chance, drawn, par
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.facts import BOARD, FUEL, Face, Laid, Options, State, Steamer

SEATS = ("red", "green", "blue")
SCHOOL = Options(school=True)
RIVER = Options()
WILD = Options(added=("coal", "driftwood", "sandbanks-1", "sandbanks-2"))


def start(options: Options, seed: int, *tiles: str) -> tuple[State, FixedRiver]:
    """Return the start of a race, and its river: drawn, or of these tiles."""
    state = queen.setup(options, SEATS)
    rng = Random(seed)
    if not tiles:
        return state, drawn(state, rng)
    bends = [0, 0, *(rng.choice((-1, 0, 1)) for _ in tiles[1:])]
    laid = tuple(Laid(name, bend) for name, bend in zip(("start", *tiles), bends, strict=True))
    return state, FixedRiver(laid, rng.choice((-1, 0, 1)))


def carried_out(state: State, river: FixedRiver, found: Par, revealed: bool) -> State:
    """Sail a plan by the contract alone, chance as the river has it; each action must be legal."""
    state = alone(state, 0, river, revealed)
    for turn in found.line:
        for action in turn:
            assert queen.actor(state) == 0
            assert action in queen.legal(state)
            state = queen.apply(state, action)[0]
            while queen.actor(state) == CHANCE:
                state = queen.apply(state, by_chance(state, river))[0]
    return state


@pytest.mark.parametrize("revealed", [True, False])
@pytest.mark.parametrize("options", [SCHOOL, RIVER, WILD], ids=["school", "passengers", "hazards"])
def test_the_plan_is_legal_and_brings_the_steamer_home_in_just_as_many_turns(options: Options, revealed: bool) -> None:
    for seed in range(2):
        state, river = start(options, seed)
        found = par(state, 0, river, revealed)
        assert found is not None
        assert len(found.line) == found.turns
        after = carried_out(state, river, found, revealed)
        assert after.ranks[0] == 1
        assert 0 not in after.wrecked
        assert after.steamers[0].coal == found.coal


def test_a_hidden_river_never_takes_fewer_turns_than_a_revealed_one() -> None:
    for seed in range(3):
        state, river = start(SCHOOL, seed)
        shown, hidden = par(state, 0, river, True), par(state, 0, river, False)
        assert shown is not None
        assert hidden is not None
        assert (shown.turns, -shown.coal) <= (hidden.turns, -hidden.coal)


def test_par_falls_by_one_with_every_turn_of_the_plan() -> None:
    state, river = start(SCHOOL, 3)
    found = par(state, 0, river, False)
    assert found is not None
    now = alone(state, 0, river, False)
    for nth, turn in enumerate(found.line[:-1]):
        for action in turn:
            now = queen.apply(now, action)[0]
            while queen.actor(now) == CHANCE:
                now = queen.apply(now, by_chance(now, river))[0]
        rest = par(now, 0, river, False)
        assert rest is not None
        assert (rest.turns, rest.coal) == (found.turns - nth - 1, found.coal)


def test_the_same_river_gives_the_same_plan() -> None:
    first, second = (start(RIVER, 5) for _ in range(2))
    assert first[1] == second[1]
    assert par(first[0], 0, first[1]) == par(second[0], 0, second[1])


# --- brute force over the engine's own whole turns ------------------------------------------------------------------------


SHORT = ["red-1", "brown-3", "coal-and-driftwood", "driftwood", "sandbanks-1", "sandbanks-2"]
"""Rivers of one tile: stations, sandbanks, driftwood and a depot."""


@pytest.mark.parametrize("tile", SHORT)
def test_brute_force_over_whole_turns_finds_the_same_optimum(tile: str) -> None:
    """With one passenger aboard where the tile has a station, else with two."""
    state, river = start(RIVER, 1, tile)
    aboard = (0,) if tile.startswith(("red", "brown")) else (0, 0)
    steamer = state.steamers[0]._replace(coal=0, passengers=len(aboard), boarded_at=aboard)
    state = state.with_steamer(0, steamer)
    found = par(state, 0, river)
    assert found is not None
    assert (found.turns, found.coal) == brute_force(alone(state, 0, river, True), river, found.turns)


class Lying(NamedTuple):
    """All that matters of a state of one steamer between two turns."""

    first_tile: int
    tiles: int
    steamer: Steamer
    waiting: tuple[int, ...]


def brute_force(state: State, river: FixedRiver, most: int) -> tuple[int, int] | None:
    """Return the fewest turns home and the most coal left then, by trying out every whole turn that the rules list."""
    front = {_lying(one): one for one in _faced(state)}
    seen: set[Lying] = set(front)
    for turns in range(1, most + 1):
        home: list[int] = []
        following: dict[Lying, State] = {}
        for one in front.values():
            for after in _after_turns(one, river):
                if after.ranks[0] == 1 and 0 not in after.wrecked:
                    home.append(after.steamers[0].coal)
                elif after.agenda and after.steamers[0].cell is not None and _lying(after) not in seen:
                    following[_lying(after)] = after
        if home:
            return turns, max(home)
        seen |= set(following)
        front = _best(following)
    return None


def _lying(state: State) -> Lying:
    return Lying(state.first_tile, len(state.tiles), state.steamers[0], state.waiting)


def _best(found: dict[Lying, State]) -> dict[Lying, State]:
    """Leave out those that lie like another one with more coal."""
    most: dict[Lying, int] = {}
    for one in found:
        key = one._replace(steamer=one.steamer._replace(coal=0))
        most[key] = max(most.get(key, -1), one.steamer.coal)
    kept = {one._replace(steamer=one.steamer._replace(coal=coal)) for one, coal in most.items()}
    return {one: state for one, state in found.items() if one in kept}


def _faced(state: State) -> list[State]:
    if isinstance(queen.legal(state)[0], Face):
        return [queen.apply(state, action)[0] for action in queen.legal(state)]
    return [state]


def _after_turns(state: State, river: FixedRiver) -> list[State]:
    """Return what every whole turn leads to, with every choice at a dock."""
    found = []
    for route in queen.turns(state):
        after, rest = state, route.way
        while rest:
            played = queen.play(after, rest)
            after, rest = _by_chance(played.state, river), played.rest
        found += _docked(after, river)
    return found


def _docked(state: State, river: FixedRiver) -> list[State]:
    if not state.agenda or state.agenda[0].what not in (BOARD, FUEL):
        return [state]
    return [
        one for action in queen.legal(state) for one in _docked(_by_chance(queen.apply(state, action)[0], river), river)
    ]


def _by_chance(state: State, river: FixedRiver) -> State:
    while queen.actor(state) == CHANCE:
        state = queen.apply(state, by_chance(state, river))[0]
    return state


def test_a_steamer_that_is_not_to_move_begins_a_turn_of_its_own() -> None:
    """Whoever is to move, and in whatever turn: it is out of the way."""
    text = "queen school=yes tiles=start,red-1,red-2 to_move=green | red=0,-3:N green=0,1 blue=1,1"
    state = queen.parse_position(text)
    river = drawn(state, Random(1))
    found = par(state, 0, river, revealed=True)
    assert found is not None
    assert carried_out(state, river, found, revealed=True).ranks[0] == 1
