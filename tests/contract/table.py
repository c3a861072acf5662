"""The table of games and variants that the contract is tested on. Another game joins by adding its variants here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

import two_lanes

from paddlewheel.captains.queen.greedy import best_plans
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.errors import Refusal
from paddlewheel.engine.options import texts
from paddlewheel.engine.small_game import complete
from paddlewheel.games import GAMES, mississippi, queen
from paddlewheel.games.mississippi.model import Action, Die, First, Options, Pass, State, Steam
from paddlewheel.games.queen.model import actions as queen_actions
from paddlewheel.games.queen.model import events as queen_events
from paddlewheel.games.queen.model import state as queen_state
from paddlewheel.games.queen.model.options import Options as QueenOptions
from paddlewheel.games.queen.model.state import PLENTY
from paddlewheel.games.queen.river.tiles import EXPANSION, TILES

from .pairwise import Row, every_row, sample
from .unpacking import mississippi_turns, queen_turns

LANES = complete(two_lanes)
KNOWN: dict[str, AnyGame] = {**GAMES, LANES.NAME: LANES}
"""The games, and the example of docs/adding-a-game.md."""


@dataclass(frozen=True)
class Variant:
    """One way to play a game, and what is known about it beyond the contract."""

    name: str
    options: Any
    players: int
    longest: int
    """No game of this variant has more actions."""
    invariants: Callable[[Any], None]
    """Asserts what must be true of every state."""
    crowd: Callable[[Any], list[Any]]
    """Many actions, legal and illegal, to try at a state."""
    choose: Callable[[AnyGame, Any, Random], Any]
    """Picks an action of a captain, so that games go somewhere."""
    turns: Callable[[Any], None]
    """Asserts that the whole turns of a captain are what applying their actions gives."""
    wish: Callable[[Any], dict[str, Any]]
    """Returns what somebody would wish for who wants a whole turn, given as plain data."""
    unpacked: Callable[[Any], list[dict[str, Any]]]
    """Reads all turns that are written shortly."""
    chance: Callable[[AnyGame, Any, Random], Any] = lambda game, state, rng: rng.choice(game.legal(state))
    """Picks an action of chance, so that games come to what is special about them."""

    @property
    def game(self) -> AnyGame:
        return KNOWN[self.name.partition(" ")[0]]


@dataclass(frozen=True)
class Played:
    """A game from its first state to its end."""

    states: tuple[Any, ...]
    actions: tuple[Any, ...]
    events: tuple[tuple[Any, ...], ...]
    looks: tuple[tuple[str, int], ...]
    """The repr and the hash of each state when it was new."""


@lru_cache(maxsize=len(KNOWN) * 64)
def play(variant: Variant, seed: int, version: int | None = None) -> Played:
    """Play a game by a seeded generator, under the newest rules or older ones; one that does not end raises an error."""
    game, rng = variant.game, Random(f"{variant.name}/{seed}")
    state = game.setup(variant.options, game.COLOURS[: variant.players], version)
    states, looks = [state], [(repr(state), hash(state))]
    actions: list[Any] = []
    events: list[tuple[Any, ...]] = []
    while (actor := game.actor(state)) is not None:
        assert len(actions) < variant.longest, "the game does not end"
        action = (variant.chance if actor == CHANCE else variant.choose)(game, state, rng)
        state, happened = game.apply(state, action)
        states.append(state)
        actions.append(action)
        events.append(happened)
        looks.append((repr(state), hash(state)))
    return Played(tuple(states), tuple(actions), tuple(events), tuple(looks))


# --- Mississippi ----------------------------------------------------------------------------------------------------------


def _mississippi_invariants(state: State) -> None:
    """M3: sixty logs at all times. M7: never two steamers on one field. M14: ranks without a gap."""
    assert sum(state.wood) + state.box == 60
    assert state.box >= 0
    assert min(state.wood) >= 0
    data = mississippi.to_data(state)["steamers"].values()
    fields = [steamer["field"] for steamer in data if steamer["field"] is not None]
    ranks = sorted(steamer["rank"] for steamer in data if "rank" in steamer)
    assert len(set(fields)) == len(fields)
    assert all(0 <= field < state.goal for field in fields)
    assert ranks == list(range(1, len(ranks) + 1))
    assert 0 <= state.round <= state.options.turn_limit + 1


def _mississippi_crowd(state: State) -> list[Action]:
    """Every turn near the legal ones and well beyond them, every die and draw there is and some there are not."""
    crowd: list[Action] = [Steam(rotation, distance) for rotation in range(-4, 6) for distance in range(-20, 66)]
    crowd += [Die(side) for side in range(-1, 9)]
    crowd += [First(seat) for seat in range(-2, len(state.seats) + 2)]
    return [*crowd, Pass()]


def _mississippi_choose(game: AnyGame, state: State, rng: Random) -> Any:
    """Half of the time any turn, else the best of eight by how far it leads."""
    legal = game.legal(state)
    if rng.random() < 0.5:
        return rng.choice(legal)
    seat = state.to_move
    return max(rng.sample(legal, min(8, len(legal))), key=lambda action: game.apply(state, action)[0].fields[seat])


def _mississippi_turns(state: State) -> None:
    """The turns are the legal actions, in their order, each with the events and the state it leads to."""
    turns = mississippi.turns(state)
    assert tuple(turn.action for turn in turns) == mississippi.legal(state)
    for turn in turns:
        assert mississippi.apply(state, turn.action) == (turn.state, turn.events)


def _mississippi() -> Iterator[Variant]:
    for players, rows, stop, limit in product(mississippi.PLAYERS, (3, 4, 7, 13), (False, True), (3, 60)):
        options = Options(rows=rows, stop_at_winner=stop, turn_limit=limit)
        name = f"mississippi {players} players, {rows} rows, {'stop at the winner' if stop else 'play on'}, {limit} turns"
        longest = 1 + players + players * limit
        yield Variant(
            name,
            options,
            players,
            longest,
            _mississippi_invariants,
            _mississippi_crowd,
            _mississippi_choose,
            _mississippi_turns,
            lambda turn: {key: turn[key] for key in ("rotation", "distance")} if "distance" in turn else {},
            mississippi_turns,
        )


# --- Mississippi Queen ----------------------------------------------------------------------------------------------------

WILD = ("wild-1", "wild-2", "wild-3")
QUEEN_VALUES: dict[str, tuple[Any, ...]] = {
    "players": (3, 4, 5, 2, 6),
    "added": ((), *((name,) for name in EXPANSION), tuple(EXPANSION)),
    "removed": ((), WILD),
    "school": (False, True),
    "steamers": (1, 2),
    "both_home": (False, True),
    "exchange_at_docks": (False, True),
    "black_rose": (False, True),
    "round_limit": (4, 60),
    "stop_at_winner": (False, True),
    "draw_first": (False, True),
    "arrival_speed": (1, 2),
    "push_astern": (True, False),
}
"""Every option of the game, with the values that are played; where nothing else decides, the first is taken."""
CONTRADICTING = ("players", "added", "removed", "school", "steamers", "both_home", "exchange_at_docks", "black_rose")
"""Those whose values may contradict each other; the others go with everything."""


def queen_allows(row: Row) -> bool:
    """Tell whether the rules allow some of the values, the others being the usual ones."""
    options = QueenOptions(**{name: value for name, value in row.items() if name != "players"})
    try:
        queen.check_options(options, row["players"])
    except Refusal:
        return False
    return True


def queen_rows() -> list[Row]:
    """Return a sample of all options in which every two values occur together that may."""
    return sample(QUEEN_VALUES, every_row({name: QUEEN_VALUES[name] for name in CONTRADICTING}, queen_allows))


def _queen_invariants(state: queen_state.State) -> None:
    """Q10, Q14: every steamer alone on a laid water cell. Q12, B11: coal 0 to 6, 7 for the shipyard's. Q13: ranks."""
    cells = [steamer.cell for steamer in state.steamers if steamer.cell is not None]
    assert len(set(cells)) == len(cells)
    assert all(cell in state.river.index for cell in cells)
    bonus = state.order[-1] if state.rules.shipyard and state.round <= 1 and state.order else None
    for ship, steamer in enumerate(state.steamers):
        assert 1 <= steamer.speed <= 6
        most = PLENTY if ship == state.rules.rose else 7 if ship == bonus else 6
        assert 0 <= steamer.coal <= most
    taken = [rank for rank in state.ranks if rank]
    assert len(set(taken)) == len(taken)
    assert 0 <= state.round <= state.options.round_limit + 1
    assert 0 <= state.given <= 2


def _queen_crowd(state: queen_state.State) -> list[Any]:
    """Every speed, turn, heading, die, tile and draw there is and some there are not, and pushes all around."""
    ship = max(state.agenda[0].steamer, 0) if state.agenda else 0
    q, r = state.steamers[ship].cell or (0, 0)
    crowd: list[Any] = [queen_actions.Speed(speed) for speed in range(-1, 9)]
    crowd += [queen_actions.Push((q + dq, r + dr)) for dq in range(-2, 3) for dr in range(-2, 3)]
    crowd += [queen_actions.Face(heading) for heading in range(-1, 8)]
    crowd += [queen_actions.Die(turn) for turn in range(-2, 3)]
    crowd += [queen_actions.Draw(tile) for tile in (*TILES, "")]
    crowd += [queen_actions.First(other) for other in range(-2, len(state.seats) + 2)]
    crowd += [
        queen_actions.Exchange(other, coal)
        for other in range(-1, len(state.steamers) + 1)
        for coal in (-7, -2, -1, 0, 1, 2, 6)
    ]
    crowd += [queen_actions.Rotate(queen_actions.LEFT), queen_actions.Rotate(queen_actions.RIGHT), queen_actions.Ahead()]
    crowd += [queen_actions.Rotate(way) for way in (-2, 0, 2, 3)]
    crowd += [queen_actions.Astern(), queen_actions.Fuel()]
    return [*crowd, queen_actions.Done(), queen_actions.Board(), queen_actions.Skip()]


def _queen_choose(game: AnyGame, state: queen_state.State, rng: Random) -> Any:
    """Mostly what a greedy captain would do, else anything."""
    return rng.choice(game.legal(state)) if rng.random() < 0.1 else rng.choice(best_plans(state))[0]


def _queen_chance(game: AnyGame, state: queen_state.State, rng: Random) -> Any:
    """Every other time a tile of the expansion if there is one, so that it comes up in short races too."""
    legal = game.legal(state)
    special = [action for action in legal if isinstance(action, queen_actions.Draw) and action.tile in EXPANSION]
    return rng.choice(special if special and rng.random() < 0.5 else legal)


def _queen_turns(state: queen_state.State) -> None:
    """Each route begins with a legal action; a sample is sailed to its end, where it says, for the coal it says."""
    routes = queen.turns(state)
    if state.agenda[0].what not in (queen_state.SPEED, queen_state.SAIL):
        assert routes == ()
        return
    first, legal = {route.way[0] for route in routes}, set(queen.legal(state))
    assert (
        first == legal if state.under_way is None else first <= legal
    )  # under way a legal turn may lie on no cheapest way
    for route in Random(len(routes)).sample(routes, min(6, len(routes))):
        assert _sails(state, route, route.way, 0)


def _sails(state: queen_state.State, route: queen_actions.Route, way: tuple[Any, ...], spent: int) -> bool:
    """Tell whether the rest of a way can be sailed, and assert that it then leads where the route says.

    B12: who pushes the Black Rose counts on the heading that is best for her, so some heading of hers will do.
    """
    ship = next(task.steamer for task in reversed(state.agenda) if task.what == queen_state.NEXT)
    while not _is_asked(state, ship, way[0]):
        if state.agenda[0] == queen_state.Task(queen_state.FACE, state.rules.rose):
            return any(_sails(queen.apply(state, face)[0], route, way, spent) for face in queen.legal(state))
        state, _ = queen.apply(state, Random(0).choice(queen.legal(state)))
    if way[0] not in queen.legal(state):
        assert state.rules.rose >= 0
        return False
    state, events = queen.apply(state, way[0])
    spent += sum(event.coal for event in events if isinstance(event, PAID) and event.steamer == ship)
    if way[1:]:
        return _sails(state, route, way[1:], spent)
    end = state.steamers[ship]
    assert (end.heading, end.speed, spent) == (route.heading, route.final_speed, route.coal)
    assert end.cell in (route.cell, None)
    return True


PAID = (queen_events.SpeedSet, queen_events.Rotated, queen_events.GotOff)
"""What a turn costs coal for."""


def _is_asked(state: queen_state.State, ship: int, action: Any) -> bool:
    """Tell whether it is this steamer's captain who decides about something of the kind."""
    task = state.agenda[0]
    kinds = (queen_state.FACE,) if isinstance(action, queen_actions.Face) else (queen_state.SPEED, queen_state.SAIL)
    return task.steamer == ship and task.what in kinds


def _queen() -> Iterator[Variant]:
    """A sample of the product of all options in which every pair of values occurs that may."""
    for row in queen_rows():
        options = QueenOptions(**{name: value for name, value in row.items() if name != "players"})
        chosen = [
            f"{name}={text}" for name, text in texts(options).items() if getattr(options, name) != QUEEN_VALUES[name][0]
        ]
        name = f"queen {row['players']} players, {', '.join(chosen) or 'nothing chosen'}"
        longest = 60 + 6 * options.round_limit * 40
        yield Variant(
            name,
            options,
            row["players"],
            longest,
            _queen_invariants,
            _queen_crowd,
            _queen_choose,
            _queen_turns,
            lambda turn: {key: turn[key] for key in ("cell", "heading", "speed")},
            queen_turns,
            _queen_chance,
        )


# --- the example of docs/adding-a-game.md ---------------------------------------------------------------------------------


def _lanes_invariants(state: two_lanes.State) -> None:
    """T3: never two steamers on one hex. T4: one winner at most."""
    assert len(set(state.steamers)) == len(state.steamers)
    assert sum(-r > state.options.length for _, r in state.steamers) <= 1


def _lanes_turns(state: two_lanes.State) -> None:
    assert tuple(turn.way[0] for turn in LANES.turns(state)) == LANES.legal(state)


def _lanes() -> Iterator[Variant]:
    for players, length in product(two_lanes.PLAYERS, (4, 12, 40)):
        yield Variant(
            f"{two_lanes.NAME} {players} players, {length} hexes",
            two_lanes.Options(length=length),
            players,
            2 * players * (length + players),
            _lanes_invariants,
            lambda _state: list(two_lanes.ACTIONS),
            lambda game, state, rng: rng.choice(game.legal(state)),
            _lanes_turns,
            lambda turn: {"action": turn["action"]},
            lambda packed: list(packed["turns"]),
        )


VARIANTS: list[Variant] = [*_mississippi(), *_queen(), *_lanes()]

ENDS: dict[str, set[str]] = {
    "mississippi": {"M15 all_but_one_are_home", "M15 the_winner_is_home", "M16 the_turn_limit_is_reached"},
    "queen": {
        "Q22 one_steamer_is_left",
        "Q22 all_others_are_wrecked",
        "Q22 the_winner_has_arrived",
        "Q23 the_round_limit_is_reached",
        "B10 the_winner_has_arrived",
        "B10 all_others_are_wrecked",
    },
    two_lanes.NAME: {"T4 the_winner_is_home"},
}
"""The ways a game can end; the games played by the seed 0 show all of them."""
