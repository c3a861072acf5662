"""How likely each captain of a race on the river is to be home next: mates sail on a little, then the turns to go tell."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from paddlewheel.captains.queen.reckoning import reckoning_of
from paddlewheel.captains.queen.standing import LOST, spread_of
from paddlewheel.captains.queen.trials import TURN_TIME, Luck, OutOfTime, Trials, times_after
from paddlewheel.captains.queen.weights import weights_of
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import Seat
from paddlewheel.games.queen.facts import State, working_copy

ROUNDS: Final = 3
"""How many rounds mates sail on."""
TRIED: Final = 24
"""How often, with other tiles and dice."""
FARTHEST: Final = 50.0


def chances(state: State, rng: Random, effort: Effort) -> list[float]:
    """Return each seat's chance to be the next home; in a race that is on from the start, to win."""
    reckoning = reckoning_of(state.rules, weights_of("plain", state.options.school))
    ship = state.agenda[0].steamer if state.agenda and state.agenda[0].steamer >= 0 else 0
    trials = Trials([reckoning], ship, ship % len(state.seats), effort)
    seed, cost = rng.getrandbits(32), TURN_TIME * ROUNDS * max(len(state.order), 1)
    found: list[list[float]] = []
    for number in range(TRIED):
        if found and not effort.spend(cost):
            break
        luck, before = Luck(f"{seed}/{number}"), trials.work
        try:
            with working_copy(state) as race:
                found.append(likely(times_after(trials, race, ROUNDS if effort.left > 0 else 0, luck)))
        except OutOfTime:
            break
        cost = trials.work - before
        if luck.rng is None:
            break  # without luck another trial would bring the same
    if not found:
        with working_copy(state) as race:
            found.append(likely(times_after(trials, race, 0, Luck(str(seed)))))
    return [sum(seat) / len(found) for seat in zip(*found, strict=True)]


def turns_to_go(state: State, seat: Seat) -> float:
    """Return about how many turns a captain still has to go from where all lie now; LOST for who cannot come home."""
    reckoning = reckoning_of(state.rules, weights_of("plain", state.options.school))
    trials = Trials([reckoning], seat, seat, Effort(1, by_clock=False))
    with working_copy(state) as race:
        return times_after(trials, race, 0, Luck(""))[seat]


def likely(times: list[float]) -> list[float]:
    """Return the chances by the turns to go: the nearer the end, the more a turn counts."""
    nearest = min(times)
    spread = spread_of(nearest)
    powers = [0.0 if time >= LOST else exp(-min((time - nearest) / spread, FARTHEST)) for time in times]
    total = sum(powers)
    return [power / total for power in powers] if total else powers
