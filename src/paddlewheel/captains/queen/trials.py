"""Looking ahead: turns are tried out, everybody sails on as a mate would, chance falls as it may, and who is ahead then?"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.captains.effort import Effort
from paddlewheel.captains.queen.judge import Care, Choice, Judge, time_to_go
from paddlewheel.captains.queen.policy import next_actions
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.games.game import CHANCE, Seat
from paddlewheel.games.queen.actions import Action
from paddlewheel.games.queen.arrival import home, is_out
from paddlewheel.games.queen.deeds import follow
from paddlewheel.games.queen.legality import actor, legal
from paddlewheel.games.queen.state import SPEED, Ship, State, captain_of, ships_of

TURN_TIME: Final = 1.0
"""The milliseconds that a turn in a trial takes on a usual machine."""
TRIED_WELL: Final = 5
"""How often a choice should be tried out on average."""
FAR: Final = 5
"""From how many cells on a steamer is thought to push nobody who matters."""
FEWEST: Final = 5
"""How many choices are tried out at least."""
BEHIND: Final = 0.25
"""What the next place is worth, next to winning."""
LOST: Final = 99.0


class Trial:
    """Tries out the best-looking turns of a captain."""

    def __init__(self, judge: Judge, weights: Weights, seed: int) -> None:
        self.judge, self.weights, self.seed = judge, weights, seed
        self.seat = captain_of(judge.state, judge.ship)

    def value(self, choice: Choice, number: int, rounds: int) -> float:
        """Return how well the captain stands so many rounds after a turn; equal numbers mean equal luck."""
        luck = Random(f"{self.seed}/{number}")
        state = self._carried_out(self.judge.state, self.judge.way(choice.row), luck)
        for nth in range(rounds):
            state = self._until_next_turn(state, luck)
            if not state.agenda:
                return ended(state, self.seat)
            if nth + 1 < rounds:
                state = self._carried_out(state, next_actions(state, self.weights, Care.TRIAL), luck)
        return self._after_best_turn(state)

    def _after_best_turn(self, state: State) -> float:
        """Return how well the captain stands after the best turn there is now."""
        judge = Judge(state, self.weights, Care.HASTE)
        if judge.is_rose:
            return standing(state, self.seat, self.weights, {})
        return standing(state, self.seat, self.weights, {judge.ship: -judge.choices()[0].worth})

    def _until_next_turn(self, state: State, luck: Random) -> State:
        """Let the others sail until the captain sets the speed of the same steamer again, or the race is over."""
        ship = self.judge.ship
        while state.agenda and not (state.agenda[0].what == SPEED and self._is_own(state, ship)):
            state = self._sailed(state, luck)
        return state

    def _is_own(self, state: State, ship: Ship) -> bool:
        """Tell whether it is the steamer's turn, or another one's of the same captain if that steamer is gone."""
        steamer = state.agenda[0].steamer
        return steamer == ship or (state.steamers[ship].cell is None and captain_of(state, steamer) == self.seat)

    def _sailed(self, state: State, luck: Random) -> State:
        """Carry out the next decision of chance or of a captain."""
        if actor(state) == CHANCE:
            return follow(state, luck.choice(legal(state)))[0]
        return self._carried_out(state, next_actions(state, self.weights, self._care(state)), luck)

    def _care(self, state: State) -> Care:
        """Return how carefully a turn is chosen: in haste by a steamer too far from the captain's own to push it."""
        own, other = state.steamers[self.judge.ship].cell, state.steamers[state.agenda[0].steamer].cell
        far = own is None or other is None or hexes.distance(own, other) > FAR
        return Care.HASTE if far else Care.TRIAL

    def _carried_out(self, state: State, actions: tuple[Action, ...], luck: Random) -> State:
        """Carry out a turn, with what others and chance decide in between."""
        ship, tiles = state.agenda[0].steamer, state.tiles
        for action in actions:
            while state.agenda and state.agenda[0].steamer != ship:
                state = self._sailed(state, luck)
            if not state.agenda or state.tiles is not tiles:
                break  # the river has grown under way: the rest is planned anew
            state = follow(state, action)[0]
        return state


def ended(state: State, seat: Seat) -> float:
    """Return what a race that is over was worth to a captain."""
    place = state.places[seat]
    return BEHIND ** (place - 1) if place else BEHIND ** sum(other > 0 for other in state.places)


def standing(state: State, seat: Seat, weights: Weights, known: dict[Ship, float]) -> float:
    """Return how likely a captain is to win, as it stands: the fewer turns to go next to the others', the likelier.

    Where some have their places already it is about the next place.
    """
    taken = sum(place > 0 and not is_out(state, other) for other, place in enumerate(state.places))
    if state.places[seat]:
        return BEHIND ** (state.places[seat] - 1)
    times = [_time(state, other, weights, known) for other in range(len(state.seats)) if not state.places[other]]
    own = _time(state, seat, weights, known)
    return BEHIND**taken / sum(exp(max(min((own - time) / weights.luck, 50), -50)) for time in times)


def _time(state: State, seat: Seat, weights: Weights, known: dict[Ship, float]) -> float:
    """Return the turns to go of a captain: those of the best steamer, or of the last of those that must come home."""
    times = sorted(
        known[ship] if ship in known else time_to_go(state, ship, weights)
        for ship in ships_of(state, seat)
        if state.steamers[ship].cell is not None
    )
    wanting = state.rules.wanted_home - len(home(state, seat))
    return times[wanting - 1] if 0 < wanting <= len(times) else LOST


class Plan(NamedTuple):
    """How a captain looks ahead."""

    choices: int
    """How many of the best-looking turns it tries out."""
    rounds: int
    """How far it looks."""
    samples: int
    """How often it tries each, with other luck."""


def affordable(plan: Plan, state: State, effort: Effort) -> int:
    """Return how many choices there is time to try out well."""
    trials = effort.budget / _cost(plan, state)
    return max(min(plan.choices, int(trials / TRIED_WELL)), FEWEST)


def _cost(plan: Plan, state: State) -> float:
    """Return the milliseconds that a trial takes."""
    return TURN_TIME * plan.rounds * len(state.order)


def compare(trial: Trial, choices: list[Choice], plan: Plan, effort: Effort) -> list[tuple[float, Choice]]:
    """Return choices with how well the captain stands after them on average, the best first.

    All are tried with the same luck. Each time the number of trials has doubled, the worse half is given up.
    """
    cost = _cost(plan, trial.judge.state)
    totals = [0.0] * len(choices)
    tried = [0] * len(choices)
    alive = list(range(len(choices)))
    for number in range(plan.samples):
        for nth in alive:
            if not effort.spend(cost):
                return _sorted(choices, totals, tried)
            totals[nth] += trial.value(choices[nth], number, plan.rounds)
            tried[nth] += 1
        if number + 1 in HALVINGS:
            alive = sorted(alive, key=lambda nth: -totals[nth] / tried[nth])[: max(len(alive) // 2, 2)]
    return _sorted(choices, totals, tried)


HALVINGS: Final = (2, 4, 8, 16, 32)
AT_A_GLANCE: Final = 0.02
"""What a turn that a choice looks better at a glance counts, next to the chance to win that trials find."""
MOST_APART: Final = 3.0
"""The most turns by which looks can differ."""


def _sorted(choices: list[Choice], totals: list[float], tried: list[int]) -> list[tuple[float, Choice]]:
    """Return the choices that were tried most by their average, then those that were tried less."""

    def rank(nth: int) -> tuple[bool, float]:
        looks = max(min(choices[nth].worth, choices[0].worth), choices[0].worth - MOST_APART)
        return tried[nth] * 2 > max(tried), _mean(totals, tried, nth) + AT_A_GLANCE * looks

    order = sorted(range(len(choices)), key=rank, reverse=True)
    return [(_mean(totals, tried, nth), choices[nth]) for nth in order]


def _mean(totals: list[float], tried: list[int], nth: int) -> float:
    return totals[nth] / tried[nth] if tried[nth] else 0.0
