"""Every captain alone on fixed rivers: turns over the optimum, and wrecks: python benchmarks/solo.py --rivers 100

`--captains` names those who sail, `--budget` their seconds for a decision, as captains count.
"""

from __future__ import annotations

import argparse
from random import Random

from paddlewheel.captains import CAPTAINS, hire
from paddlewheel.captains.queen.par import FixedRiver, alone, by_chance, drawn, par
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import queen
from paddlewheel.games.queen.facts import SPEED, State

MOST_TURNS = 60


def sail(level: str, state: State, river: FixedRiver, revealed: bool, budget: float | None = None) -> int | None:
    """Return the turns in which a captain is home; None if it is wrecked or does not come home."""
    captain, state, turns = hire(level, Random(7), budget), alone(state, 0, river, revealed), 0
    while state.agenda and turns <= MOST_TURNS:
        if queen.actor(state) == CHANCE:
            state = queen.apply(state, by_chance(state, river))[0]
            continue
        turns += state.agenda[0].what == SPEED
        state = queen.apply(state, captain.choose(queen, state))[0]
    return turns if state.ranks[0] == 1 and 0 not in state.wrecked else None


def main() -> None:
    """Sail and print a line for each captain."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rivers", type=int, default=100)
    parser.add_argument("--captains", default=",".join(CAPTAINS))
    parser.add_argument("--budget", type=float)
    parser.add_argument("--only", choices=["revealed", "hidden"], help="one kind of river")
    given = parser.parse_args()
    start = queen.setup(queen.OPTIONS(), queen.COLOURS[:4])
    rivers = [drawn(start, Random(f"par/{number}")) for number in range(given.rivers)]
    for revealed in [kind == "revealed" for kind in ("revealed", "hidden") if given.only in (None, kind)]:
        plans = [par(start, 0, river, revealed) for river in rivers]
        best = [plan.turns if plan else 0 for plan in plans]
        print(f"{'revealed' if revealed else 'hidden'}: optimum {sum(best) / len(best):.2f} turns", flush=True)
        for level in given.captains.split(","):
            found = [sail(level, start, river, revealed, given.budget) for river in rivers]
            ratios = [turns / least for turns, least in zip(found, best, strict=True) if turns and least]
            mean = sum(ratios) / len(ratios) if ratios else 0.0
            print(f"  {level:<16} {mean:.3f} × optimum, {found.count(None)} of {len(found)} not home", flush=True)


if __name__ == "__main__":
    main()
