"""Computer captains: one protocol, several levels. `hire` makes one for a race."""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.captain import Captain, Hire
from paddlewheel.captains.drifter import Drifter
from paddlewheel.captains.greedy import Greedy
from paddlewheel.games.game import BadData, shortened

CAPTAINS: Final[dict[str, Hire]] = {"random": Drifter, "greedy": Greedy}


def hire(name: str, rng: Random) -> Captain:
    """Return a captain of that name for one race."""
    if name not in CAPTAINS:
        raise BadData("captains", f"there is no captain {shortened(name)}; there are {', '.join(CAPTAINS)}")
    return CAPTAINS[name](rng)
