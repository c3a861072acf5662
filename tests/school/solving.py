"""A second way to solve puzzles: every action of a turn tried, one by one, and what came of it read off the position alone.

Nothing of the search that found them is used: no list of whole turns, no events, no captain.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.data_types import Data
from paddlewheel.engine.errors import BadInput
from paddlewheel.games import game_named
from paddlewheel.school.puzzle import Collection, Puzzle

Number: TypeAlias = "Callable[[Solver, Any], int]"


class Solver:
    """Works out what the best turn from a position comes to, whatever others decide in it."""

    def __init__(self, collection: Collection, puzzle: Puzzle) -> None:
        game = game_named(collection.game)
        self._begin(game, game.parse_position(puzzle.position), NUMBERS[puzzle.theme])

    @classmethod
    def beginning(cls, game: AnyGame, state: Any, number: Number) -> Solver:
        """Return a solver for any position and number."""
        solver = cls.__new__(cls)
        solver._begin(game, state, number)
        return solver

    def _begin(self, game: AnyGame, state: Any, number: Number) -> None:
        self.game, self.start, self.number = game, state, number
        self.seat = game.actor(state)
        self.name = game.addressed(state)
        self.before = game.to_data(state)
        self.known: dict[Any, int] = {}

    def worth(self, state: Any) -> int:
        """Return what can be had from here for certain: our own choices the best, those of others the worst."""
        if state not in self.known:
            self.known[state] = self._worth(state)
        return self.known[state]

    def _worth(self, state: Any) -> int:
        game, actor = self.game, self.game.actor(state)
        if state != self.start and (game.on_turn(state) != self.seat or game.begins_turn(state)):
            return self.number(self, state)
        found = (self.worth(game.apply(state, action)[0]) for action in game.legal(state))
        return next(found) if actor == CHANCE else max(found) if actor == self.seat else min(found)

    def firsts(self, some: Sequence[str] = ()) -> dict[str, int]:
        """Return what each first action, or each of some, can come to."""
        game = self.game
        firsts = {game.format_action(self.start, action): action for action in game.legal(self.start)}
        return {
            text: self.worth(game.apply(self.start, action)[0])
            for text, action in firsts.items()
            if not some or text in some
        }

    def ours(self, state: Any) -> Data:
        found: Data = self.game.to_data(state)["steamers"][self.name]
        return found

    def gained(self, state: Any, what: str) -> int:
        return int(self.ours(state)[what]) - int(self.before["steamers"][self.name][what])


def is_home(steamer: Data) -> bool:
    """Return whether a steamer left the water at its goal."""
    place = steamer["field"] if "field" in steamer else steamer["cell"]
    return place is None and not steamer.get("wrecked") and bool(steamer.get("rank") or steamer.get("home"))


def home(solver: Solver, state: Any) -> int:
    return int(is_home(solver.ours(state)))


def aboard(solver: Solver, state: Any) -> int:
    return int(solver.gained(state, "passengers") > 0)


def aboard_with_coal(solver: Solver, state: Any) -> int:
    return aboard(solver, state) * (int(solver.ours(state)["coal"]) + 1)


def aboard_or_home(solver: Solver, state: Any) -> int:
    return int(home(solver, state) or aboard(solver, state))


def filled(solver: Solver, state: Any) -> int:
    return int(solver.ours(state)["coal"] == 6 and solver.gained(state, "coal") > 0)


def awaited_next_turn(solver: Solver, state: Any) -> int:
    """Return one more than the coal after a next turn that takes a passenger aboard or lands, everybody else lying still.

    The turn is given back to the steamer in the text of the position; a dock is reached at speed 1, at 2 over driftwood.
    """
    game, own = solver.game, solver.ours(state)
    if own["cell"] is None or aboard(solver, state):
        return 0
    text = re.sub(r"to_move=\S+", f"to_move={solver.name}", game.format_position(state))
    try:
        again = Solver.beginning(game, game.parse_position(text), aboard_or_home_with_coal)
    except BadInput:  # a steamer that has no move left cannot be on turn
        return 0
    return max(again.firsts(("1", "2")).values(), default=0)


def aboard_or_home_with_coal(solver: Solver, state: Any) -> int:
    return aboard_or_home(solver, state) * (int(solver.ours(state)["coal"]) + 1)


def can_go_on(solver: Solver, state: Any) -> int:
    if home(solver, state):
        return 1
    if solver.ours(state)["cell"] is None:
        return 0
    return int(bool(solver.game.reach(state, solver.name)))


def off_the_sand(solver: Solver, state: Any) -> int:
    tiles = solver.game.scene(state)["tiles"]
    sand = [cell for tile in tiles for cell in tile["elements"]["sandbanks"]]
    return int(solver.ours(state)["cell"] not in sand and can_go_on(solver, state))


def held_up(solver: Solver, state: Any) -> int:
    """Return 1 if no whole turn of who is next leads home, 2 if our own steamer is."""
    if home(solver, state):
        return 2
    game, rival = solver.game, solver.game.actor(state)
    assert rival is not None
    name = game.addressed(state)
    ends = (game.play(state, turn.way).state for turn in game.turns(state))
    return int(rival == solver.seat or not any(is_home(game.to_data(end)["steamers"][name]) for end in ends))


def field(solver: Solver, state: Any) -> int:
    return solver.game.scene(state)["goal"] if home(solver, state) else int(solver.ours(state)["field"])


def fields_for_no_log(solver: Solver, state: Any) -> int:
    return 0 if home(solver, state) or solver.gained(state, "wood") < 0 else max(solver.gained(state, "field"), 0)


def logs_for_no_field(solver: Solver, state: Any) -> int:
    return 0 if home(solver, state) or solver.gained(state, "field") < 0 else max(solver.gained(state, "wood"), 0)


def ahead_of_all(solver: Solver, state: Any) -> int:
    if home(solver, state):
        return 1
    fields = [one["field"] for one in solver.game.to_data(state)["steamers"].values() if one["field"] is not None]
    return int(solver.ours(state)["field"] == max(fields))


NUMBERS: dict[str, Number] = {
    "arrive": home,
    "passenger": aboard_with_coal,
    "fetch": aboard,
    "push": aboard_or_home,
    "ready": awaited_next_turn,
    "depot": filled,
    "afloat": can_go_on,
    "aground": off_the_sand,
    "stop": held_up,
    "chain": field,
    "thrift": fields_for_no_log,
    "gather": logs_for_no_field,
    "lead": ahead_of_all,
}
