"""How much chance every captain of Mississippi gives away a turn: python benchmarks/chance_lost.py --positions 60

The judge plays races out to their end with a style of its own that no captain has, neither for itself nor for others. The
best turn is found with one half of the luck and compared with the captain's by the other half: luck does not make it best.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random

from paddlewheel.captains import CAPTAINS, hire
from paddlewheel.captains.chance import roll
from paddlewheel.captains.knowledge import CHARACTERS
from paddlewheel.captains.mississippi.chances import WHOLE_RACE
from paddlewheel.captains.mississippi.evaluation import Judge, weigh
from paddlewheel.captains.mississippi.playouts import Population, Style, played_out
from paddlewheel.captains.mississippi.weights import Weights
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.facts import (
    DISTANCE,
    INDEX,
    ROTATIONS,
    State,
    Steam,
    Water,
    packed,
    quick_turns,
    ranking,
)

HELD_OUT = Weights(log=1.15, turn=1.6, ready=4.0, lead=0.45, odds=0.12, late_odds=0.1)
"""How everyone judges whom the judge lets sail."""
LOOSE = 0.2
"""The temperature at which they draw."""
WIDE = 24
"""How many turns may be the best: those that look best to the held-out style, and the captains' own."""
TRIED = 40
"""How often each is played out, in each half."""


def positions(count: int) -> list[State]:
    """Return positions with a choice, one of each race among captains of several levels."""
    found: list[State] = []
    for number in range(count):
        luck = Random(f"lost/{number}")
        crew = [hire(level, luck) for level in luck.sample(["mate", "helmsman", "greedy", "leadsman"], 4)]
        state, turns = mississippi.setup(mississippi.OPTIONS(), mississippi.COLOURS[:4]), luck.randrange(4, 44)
        while (seat := mississippi.actor(state)) is not None:
            if seat == CHANCE:
                state = mississippi.apply(state, roll(mississippi, state, luck))[0]
                continue
            if turns <= 0 and len(mississippi.legal(state)) > 1:
                found.append(state)
                break
            state, turns = mississippi.apply(state, crew[seat].choose(mississippi, state))[0], turns - 1
    return found


def chances(first: Water, seat: int, seeds: range) -> float:
    """Return how often a seat is the next home, by the judge."""
    style = Style(Judge(first, *HELD_OUT), LOOSE)
    population, racing, won = Population(style, [style], 0), [field < first.goal for field in first.fields], 0
    for seed in seeds:
        then = played_out(population, first, seat, seed, WHOLE_RACE, 0)
        won += next(int(one) for one in ranking(then) if racing[one]) == seat
    return won / len(seeds)


def losses(state: State, levels: list[str], budget: float | None, seed: int) -> dict[str, float]:
    """Return what each captain gives away in a position."""
    at, seat = packed(state), state.to_move
    rows = quick_turns(at, 3)
    worths = list(weigh(Judge(at, *HELD_OUT), at, rows))
    width = len(rows) // len(worths)
    order = sorted(range(len(worths)), key=lambda nth: -worths[nth])[:WIDE]
    looked_at = [Steam(ROTATIONS[rows[nth * width + INDEX]], rows[nth * width + DISTANCE]) for nth in order]
    chosen = {level: hire(level, Random(seed), budget).choose(mississippi, state) for level in levels}
    turns = list(dict.fromkeys([*looked_at, *chosen.values()]))
    after = {turn: mississippi.apply(state, turn)[0] for turn in turns}
    home = [turn for turn in turns if after[turn].fields[seat] >= state.goal]
    if home:
        return {level: float(turn not in home) for level, turn in chosen.items()}
    first = {turn: chances(packed(after[turn]), seat, range(TRIED)) for turn in turns}
    best = max(turns, key=lambda turn: first[turn])
    second = {turn: chances(packed(after[turn]), seat, range(TRIED, 2 * TRIED)) for turn in {best, *chosen.values()}}
    return {level: second[best] - second[turn] for level, turn in chosen.items()}


def main() -> None:
    """Judge and print a line for each captain."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--captains", default=",".join(name for name in CAPTAINS if name not in CHARACTERS))
    parser.add_argument("--budget", type=float, help="the seconds for a decision, as captains count")
    given = parser.parse_args()
    levels = given.captains.split(",")
    found = [losses(state, levels, given.budget, nth) for nth, state in enumerate(positions(given.positions))]
    print(f"{len(found)} positions, {2 * TRIED} races each")
    for level in levels:
        lost = [one[level] for one in found]
        mean = sum(lost) / len(lost)
        error = sqrt(sum((one - mean) ** 2 for one in lost)) / len(lost)
        print(f"  {level:<10} {100 * mean:5.2f} % of the chance lost a turn (± {100 * error:.2f})")


if __name__ == "__main__":
    main()
