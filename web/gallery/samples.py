"""Writes samples.json for the gallery: positions from races with fixed seeds, with scenes, turns and events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from paddlewheel.arena.racing import aboard, luck_of, sail
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.engine.options import from_data
from paddlewheel.engine.record import Step
from paddlewheel.games import mississippi, queen

TARGET = Path(__file__).parent / "samples.json"
EVERYTHING = ["coal", "coal-and-driftwood", "driftwood", "sandbanks-1", "sandbanks-2", "many-islands"]


def main() -> None:
    """Write the file."""
    samples = {
        "start": captured(queen, {}, 4, "greedy", lambda game, state: state.round == 1 and decides(game, state)),
        "middle": captured(queen, {}, 5, "greedy", lambda game, state: state.round == 6 and decides(game, state)),
        "expansion": captured(
            queen,
            {"added": EVERYTHING, "black_rose": True},
            5,
            "greedy",
            lambda game, state: state.round == 9 and decides(game, state),
        ),
        "landing": captured(
            queen, {"school": True}, 3, "greedy", lambda game, state: state.landing is not None and decides(game, state)
        ),
        "depots": told(queen, queen.parse_position(DEPOTS)),
        "course": captured(mississippi, {}, 5, "greedy", lambda game, state: state.round == 5 and decides(game, state)),
        "docking": told(mississippi, mississippi.parse_position(DOCKING)),
        "film": film(queen, {"added": ["driftwood", "coal", "sandbanks-1"]}, 6, 260),
        "courseFilm": film(mississippi, {"rows": 7}, 4, 60),
    }
    TARGET.write_text(json.dumps(samples, separators=(",", ":")), encoding="utf-8")


DEPOTS = (
    "queen added=driftwood+coal+sandbanks-1 tiles=start,red-1,driftwood:right,coal,sandbanks-1:left,brown-3,red-2"
    " to_move=red"
    " | red=2,-7:NE:s3:c4:p1 green=3,-7:NE:s2:c5 yellow=0,-5:NE:s2:c6 white=4,-9:N:s3:c1:p1 blue=1,-7:NE:s1:c3"
)
DOCKING = "mississippi rows=7 round=4 to_move=red | red=14:5:9 green=17:3:6 black=21:2:11 yellow=16:6:8 white=29:1:4"


def decides(game: AnyGame, state: Any) -> bool:
    """Tell whether a captain is at the beginning of a turn."""
    return game.actor(state) not in (None, CHANCE) and game.begins_turn(state)


def steps(game: AnyGame, options: dict[str, Any], players: int, crew: str) -> Iterator[Step]:
    """Sail a race, step by step."""
    start = game.setup(from_data(game.OPTIONS, options), game.COLOURS[:players])
    with aboard([crew] * players, 1997, 1) as captains:
        yield from sail(game, start, captains, luck_of(1997, 1))


def captured(
    game: AnyGame, options: dict[str, Any], players: int, crew: str, wanted: Callable[[AnyGame, Any], bool]
) -> Any:
    """Return the first state of a race that is wanted, with the turns of whoever decides."""
    return told(game, next(step.before for step in steps(game, options, players, crew) if wanted(game, step.before)))


def told(game: AnyGame, state: Any) -> dict[str, Any]:
    """Return a state with its scene and its turns."""
    return {
        "scene": game.scene(state),
        "position": game.to_data(state),
        "turns": [game.turn_data(state, turn) for turn in game.turns(state)],
    }


def film(game: AnyGame, options: dict[str, Any], players: int, most: int) -> list[dict[str, Any]]:
    """Return the moments of a race, each with the events that led to it."""
    found = [
        {
            "scene": game.scene(step.after),
            "position": game.to_data(step.after),
            "events": [game.event_data(step.before, event) for event in step.events],
        }
        for step in islice(steps(game, options, players, "greedy"), most)
    ]
    return [found[0] | {"events": []}, *found[1:]]


if __name__ == "__main__":
    main()
