"""The table of games and variants that the contract is tested on. Another game joins by adding its variants here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from random import Random
from typing import Any

from paddlewheel.games import GAMES, mississippi
from paddlewheel.games.game import CHANCE, AnyGame
from paddlewheel.games.mississippi.state import Action, Die, First, Options, Pass, State, Steam


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

    @property
    def game(self) -> AnyGame:
        return GAMES[self.name.partition(" ")[0]]


@dataclass(frozen=True)
class Played:
    """A game from its first state to its end."""

    states: tuple[Any, ...]
    actions: tuple[Any, ...]
    events: tuple[tuple[Any, ...], ...]
    looks: tuple[tuple[str, int], ...]
    """The repr and the hash of each state when it was new."""


@lru_cache(maxsize=8)
def play(variant: Variant, seed: int) -> Played:
    """Play a game by a seeded generator; one that does not end raises an error."""
    game, rng = variant.game, Random(f"{variant.name}/{seed}")
    state = game.setup(variant.options, game.COLOURS[: variant.players])
    states, looks = [state], [(repr(state), hash(state))]
    actions: list[Any] = []
    events: list[tuple[Any, ...]] = []
    while (actor := game.actor(state)) is not None:
        assert len(actions) < variant.longest, "the game does not end"
        action = rng.choice(game.legal(state)) if actor == CHANCE else variant.choose(game, state, rng)
        state, happened = game.apply(state, action)
        states.append(state)
        actions.append(action)
        events.append(happened)
        looks.append((repr(state), hash(state)))
    return Played(tuple(states), tuple(actions), tuple(events), tuple(looks))


# --- Mississippi ----------------------------------------------------------------------------------------------------------


def _mississippi_invariants(state: State) -> None:
    """M3: sixty logs at all times. M7: never two steamers on one field. M14: places without a gap."""
    assert sum(state.wood) + state.box == 60
    assert state.box >= 0
    assert min(state.wood) >= 0
    data = mississippi.to_data(state)["steamers"].values()
    fields = [steamer["field"] for steamer in data if steamer["field"] is not None]
    places = sorted(steamer["place"] for steamer in data if "place" in steamer)
    assert len(set(fields)) == len(fields)
    assert all(0 <= field < state.goal for field in fields)
    assert places == list(range(1, len(places) + 1))
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


def _mississippi() -> Iterator[Variant]:
    for players, rows, stop, limit in product(mississippi.PLAYERS, (3, 4, 7, 13), (False, True), (3, 60)):
        options = Options(rows=rows, stop_at_winner=stop, turn_limit=limit)
        name = f"mississippi {players} players, {rows} rows, {'stop at the winner' if stop else 'play on'}, {limit} turns"
        longest = 1 + players + players * limit
        yield Variant(name, options, players, longest, _mississippi_invariants, _mississippi_crowd, _mississippi_choose)


VARIANTS: list[Variant] = [*_mississippi()]

ENDS: dict[str, set[str]] = {
    "mississippi": {"M15 all but one are home", "M15 the winner is home", "M16 the turn limit is reached"}
}
"""The ways a game can end; the games played by the seed 0 show all of them."""
