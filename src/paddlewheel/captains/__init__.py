"""Computer captains: one protocol, several levels. `hire` makes one for a race, from here or from outside."""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.captain import Captain, Hire, Timed
from paddlewheel.captains.external import BUDGET, ExternalCaptain, command_for, is_external
from paddlewheel.captains.greedy import Greedy
from paddlewheel.captains.officer import OFFICERS, Officer
from paddlewheel.captains.random_captain import RandomCaptain
from paddlewheel.engine.errors import no_such

CAPTAINS: Final[dict[str, Hire]] = {"random": RandomCaptain, "greedy": Greedy, **OFFICERS}
RELIEF: Final = ("mate", "greedy")
"""Who takes over from a failed captain from outside: the first of these that exists."""


def hire(name: str, rng: Random, budget: float | None = None, by_clock: bool = False) -> Captain:
    """Return a captain of that name for one race, with this many seconds for a decision if it has a time limit.

    At a table captains think by the clock; in the arena by count, so that the same seed gives the same races.
    """
    if is_external(name):
        relief = next(CAPTAINS[known] for known in RELIEF if known in CAPTAINS)
        return ExternalCaptain(command_for(name), rng, BUDGET if budget is None else budget, relief(rng))
    if name not in CAPTAINS:
        raise no_such("captains", "captain", name, CAPTAINS)
    captain = CAPTAINS[name](rng)
    if budget is not None and isinstance(captain, Timed):
        captain.budget = budget
    if isinstance(captain, Officer):
        captain.by_clock = by_clock
    return captain
