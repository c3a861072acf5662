"""A captain of your own, used through the library: here one who wants to be in the lead, racing two random ones.

python examples/own_captain.py
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from paddlewheel.arena.racing import race
from paddlewheel.captains import CAPTAINS
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.record import final, format_record
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.facts import Options, State

RACES = 20
SEATS = ("leader", "flotsam", "jetsam")
OPTIONS = Options(rows=5, stop_at_winner=True)


class Leader:
    """Looks at every whole turn, docking chain included, and takes the one that leaves the largest lead."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return the action of the best whole turn; equal ones by lot."""
        turns = game.turns(state)
        worths = [lead(turn.state, state.to_move) for turn in turns]
        return self.rng.choice([turn.action for turn, worth in zip(turns, worths, strict=True) if worth == max(worths)])


def lead(state: State, seat: int) -> int:
    """Return how far a seat is ahead of the best of the others; a log in hand counts as a field while it can be burnt."""
    own = state.fields[seat]
    best = max(field for other, field in enumerate(state.fields) if other != seat)
    return own - best + min(state.wood[seat], max(state.goal - own, 0))


def main() -> None:
    """Sail some races and print the last one as a record, then who won how often."""
    CAPTAINS["leader"] = Leader
    wins: Counter[str] = Counter()
    for number in range(RACES):
        record = race(mississippi, OPTIONS, SEATS, ("leader", "random", "random"), seed=1, number=number)
        outcome = mississippi.outcome(final(record))
        assert outcome is not None, "a race is sailed to its end"
        wins[SEATS[outcome.ranks.index(1)]] += 1
    print(format_record(record))
    for name in SEATS:
        print(f"{name:<8} won {wins[name]:>2} of {RACES}")


if __name__ == "__main__":
    main()
