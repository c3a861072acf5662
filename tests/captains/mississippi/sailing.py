"""What the tests of the captains of Mississippi share: positions, as texts and from races, and what a level advises."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from random import Random

from paddlewheel.arena.racing import aboard, luck_of, sail
from paddlewheel.captains.advice import Advice
from paddlewheel.captains.mississippi import advise
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Options, State

LEVELS = ("deckhand", "helmsman", "mate", "captain", "commodore", "admiral")
SOUND = LEVELS[2:]
FORESEEING = LEVELS[3:]
OPENING = "mississippi to_move=red | red=12:3:9 green=20:6:10 black=9:5:14 yellow=11:6:14"
CROWDED = "mississippi to_move=green | red=16:5:11 green=14:2:7 black=19:1:6 yellow=15:6:4 white=9:2:10 orange=1:4:10"


def advised(position: str | State, level: str, seed: int = 1, seconds: float = 0.05) -> Advice:
    """Return what a captain of a level advises, thinking by count."""
    state = mississippi.parse_position(position) if isinstance(position, str) else position
    return advise(state, level, "plain", Random(seed), Effort(seconds, by_clock=False))


def chosen(position: str | State, level: str, seconds: float = 0.05) -> str:
    """Return the turn it chooses as text."""
    state = mississippi.parse_position(position) if isinstance(position, str) else position
    return mississippi.format_action(state, advised(state, level, seconds=seconds).best.actions[0])


@lru_cache(maxsize=1)
def met() -> tuple[State, ...]:
    """Return positions that come up in races of good and bad captains, in many variants; some have hopeless movers."""
    found: list[State] = []
    variants = product(mississippi.PLAYERS, (3, 4, 7), (False, True))
    for number, (players, rows, stop) in enumerate(variants):
        start = mississippi.setup(Options(rows=rows, stop_at_winner=stop, turn_limit=20), mississippi.COLOURS[:players])
        with aboard(["greedy", "random", "greedy", "deckhand", "greedy", "greedy"][:players], 1, number) as captains:
            steps = list(sail(mississippi, start, captains, luck_of(1, number)))
        states = [step.before for step in steps if mississippi.actor(step.before) != CHANCE]
        found += [*states[number % 3 : players : 3], *states[players::13], states[-1]]
    return tuple(found)
