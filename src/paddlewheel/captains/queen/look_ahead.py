"""Looking ahead: turns are tried out, everyone sails on as a mate would, and then the position is judged."""

from __future__ import annotations

from contextlib import suppress
from math import exp
from random import Random
from typing import Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.captains.queen.evaluation import Care, Choice, Judge, time_to_go
from paddlewheel.captains.queen.simulation import next_actions, sails
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.games.queen import actor, legal
from paddlewheel.games.queen.facts import (
    SPEED,
    Action,
    Ship,
    State,
    captain_of,
    home,
    is_out,
    sail_on,
    ships_of,
)

TURN_TIME: Final = 1.0
"""The milliseconds that it takes on a usual machine to think of a turn in a trial and to sail it."""
KNOWN_TIME: Final = 0.2
"""The milliseconds that it takes to sail one that was thought of before."""
NEAR: Final = 8
"""Steamers farther away than this many cells make no difference to a turn."""
TRIED_WELL: Final = 2.5
"""How often a choice should be tried out on average."""
FAR: Final = 5
"""From how many cells on a steamer is assumed to push no one who matters."""
FEWEST: Final = 5
"""How many choices are tried out at least, if the plan has as many."""
BEHIND: Final = 0.25
"""What the next rank is worth, next to winning."""
LOST: Final = 99.0


class Luck:
    """Chance in a trial. It remembers whether it was asked: without luck another trial would bring the same."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.rng: Random | None = None

    @property
    def was_asked(self) -> bool:
        """Whether anything was left to chance."""
        return self.rng is not None

    def of(self, actions: tuple[Action, ...]) -> Action:
        """Return one of the actions of chance."""
        if self.rng is None:
            self.rng = Random(self.seed)
        return self.rng.choice(actions)


class OutOfTime(Exception):
    """A trial was given up because the time for the decision is over."""


class Trial:
    """Tries out the best-looking turns of a captain."""

    def __init__(self, judge: Judge, weights: Weights, seed: int, effort: Effort) -> None:
        self.judge, self.weights, self.seed, self.effort = judge, weights, seed, effort
        self.seat = captain_of(judge.state, judge.ship)
        self.known: dict[tuple[object, ...], tuple[Action, ...]] = {}
        """What captains would do where they were met before: trials of one decision are very similar."""
        self.best: dict[tuple[object, ...], float] = {}
        """What the best turn is worth there."""
        self.work = 0.0
        """The milliseconds that all trials so far take on a usual machine."""

    def value(self, choice: Choice, number: int, plan: Plan) -> tuple[float, bool]:
        """Return how well the captain stands some rounds after a turn, and whether luck had no part in it.

        Equal numbers mean equal luck.
        """
        luck = Luck(f"{self.seed}/{number}")
        worth = self._value(choice, luck, plan)
        return worth, not luck.was_asked

    def _value(self, choice: Choice, luck: Luck, plan: Plan) -> float:
        """Return the mean over the rounds that count: the later, the nearer to the end, but the more luck is in it."""
        state = self._carried_out(self.judge.state, self.judge.way(choice.row), luck)
        found: list[float] = []
        for nth in range(1, plan.rounds + 1):
            state = self._until_next_turn(state, luck)
            if not state.agenda:
                found += [ended(state, self.seat)] * (plan.rounds + 1 - nth)
                break
            if nth >= plan.counted:
                found.append(self._after_best_turn(state))
            if nth < plan.rounds:
                state = self._carried_out(state, self._next_actions(state, Care.TRIAL), luck)
        return sum(found) / len(found)

    def _after_best_turn(self, state: State) -> float:
        """Return how well the captain stands after the best turn there is now."""
        ship = state.agenda[0].steamer
        if ship == state.rules.rose:
            return standing(state, self.seat, self.weights, {})
        here = _lie(state)
        best = self.best.get(here)
        self.work += TURN_TIME if best is None else KNOWN_TIME
        if best is None:
            self._mind_the_clock()
            best = self.best[here] = Judge(state, self.weights, Care.HASTE).choices()[0].worth
        return standing(state, self.seat, self.weights, {ship: -best})

    def _until_next_turn(self, state: State, luck: Luck) -> State:
        """Let the others sail until the captain sets the speed of the same steamer again, or the race is over."""
        ship = self.judge.ship
        while state.agenda and not (state.agenda[0].what == SPEED and self._is_own(state, ship)):
            state = self._sailed(state, luck)
        return state

    def _is_own(self, state: State, ship: Ship) -> bool:
        """Return whether it is the steamer's turn, or another one's of the same captain if that steamer is gone."""
        steamer = state.agenda[0].steamer
        return steamer == ship or (state.steamers[ship].cell is None and captain_of(state, steamer) == self.seat)

    def _sailed(self, state: State, luck: Luck) -> State:
        """Carry out the next decision of chance or of a captain."""
        if actor(state) == CHANCE:
            return sail_on(state, (luck.of(legal(state)),))[0]
        return self._carried_out(state, self._next_actions(state, self._care(state)), luck)

    def _next_actions(self, state: State, care: Care) -> tuple[Action, ...]:
        """Return what the captain who decides does next, as a mate would."""
        if not sails(state):
            return next_actions(state, self.weights)
        here = _lie(state), care
        actions = self.known.get(here)
        self.work += KNOWN_TIME if actions else TURN_TIME
        if actions is None:
            self._mind_the_clock()
            actions = self.known[here] = next_actions(state, self.weights, care)
        return actions

    def _mind_the_clock(self) -> None:
        """Give the trial up if the time is over before a turn is thought of."""
        if self.effort.is_over:
            raise OutOfTime

    def _care(self, state: State) -> Care:
        """Return how carefully a turn is chosen: in haste by a steamer too far from the captain's own to push it."""
        own, other = state.steamers[self.judge.ship].cell, state.steamers[state.agenda[0].steamer].cell
        far = own is None or other is None or hexes.distance(own, other) > FAR
        return Care.HASTE if far else Care.TRIAL

    def _carried_out(self, state: State, actions: tuple[Action, ...], luck: Luck) -> State:
        """Carry out a turn, with what others and chance decide in between."""
        ship, tiles = state.agenda[0].steamer, state.tiles
        while actions and state.agenda:
            if state.agenda[0].steamer != ship:
                state = self._sailed(state, luck)
            elif state.tiles != tiles:
                break  # the river has grown under way: the rest is planned anew
            else:
                state, actions = sail_on(state, actions)
        return state


def _lie(state: State) -> tuple[object, ...]:
    """Return all that a turn depends on: the river, the steamer that sails, those near it, who waits at the stations."""
    task, voyage, steamers = state.agenda[0], state.voyage, state.steamers
    own = steamers[task.steamer].cell
    assert own is not None, "only a steamer on the river sails"
    near = [one if one.cell and hexes.distance(one.cell, own) <= NEAR else None for one in steamers]
    return task, voyage, tuple(near), state.tiles, state.first_tile, state.landing, state.waiting


def ended(state: State, seat: Seat) -> float:
    """Return what a race that is over was worth to a captain."""
    rank = state.ranks[seat]
    return BEHIND ** (rank - 1) if rank else BEHIND ** sum(other > 0 for other in state.ranks)


def standing(state: State, seat: Seat, weights: Weights, known: dict[Ship, float]) -> float:
    """Return how likely a captain is to win, as it stands: the fewer turns to go next to the others', the likelier.

    Where some have their ranks already it is about the next rank.
    """
    taken = sum(rank > 0 and not is_out(state, other) for other, rank in enumerate(state.ranks))
    if state.ranks[seat]:
        return BEHIND ** (state.ranks[seat] - 1)
    times = [_time(state, other, weights, known) for other in range(len(state.seats)) if not state.ranks[other]]
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
    counted: int = 1
    """From which round on it counts how well the captain stands."""


def affordable(plan: Plan, state: State, effort: Effort) -> int:
    """Return how many choices there is time to try out well."""
    trials = effort.budget / _cost(plan, state)
    return min(plan.choices, max(int(trials / TRIED_WELL), FEWEST))


def _cost(plan: Plan, state: State) -> float:
    """Return the milliseconds that a trial takes."""
    return TURN_TIME * plan.rounds * len(state.order)


class Tally:
    """The results of the trials of a choice so far."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.total, self.tried, self.is_certain = 0.0, 0, False

    @property
    def mean(self) -> float:
        """How well the captain stands on average."""
        return self.total / self.tried if self.tried else 0.0

    def add(self, worth: float, is_certain: bool) -> None:
        """Count a trial; one without luck is enough."""
        self.total, self.tried, self.is_certain = self.total + worth, self.tried + 1, is_certain


def compare(trial: Trial, choices: list[Choice], plan: Plan) -> list[tuple[float, Choice]]:
    """Return choices with how well the captain stands after them on average, the best first.

    All are tried with the same luck. Each time the number of trials has doubled, the worse half is given up.
    """
    tallies = [Tally(choice) for choice in choices]
    with suppress(OutOfTime):
        _try_out(trial, tallies, plan)
    return _sorted(tallies)


def _try_out(trial: Trial, tallies: list[Tally], plan: Plan) -> None:
    """Try choices out until one is left that matters, or there is no more time."""
    cost = _cost(plan, trial.judge.state)
    alive = tallies
    for number in range(plan.samples):
        for tally in alive:
            if tally.is_certain:
                continue
            if not trial.effort.spend(cost):
                return
            before = trial.work
            tally.add(*trial.value(tally.choice, number, plan))
            cost = trial.work - before
        if number + 1 in HALVINGS:
            alive = sorted(alive, key=lambda tally: -tally.mean)[: max(len(alive) // 2, 2)]
        if all(tally.is_certain for tally in alive):
            return


HALVINGS: Final = (2, 4, 8, 16, 32)
AT_A_GLANCE: Final = 0.02
"""What a turn that a choice looks better at a glance counts, next to the chance to win that trials find."""
MOST_APART: Final = 3.0
"""The most turns by which looks can differ."""


def _sorted(tallies: list[Tally]) -> list[tuple[float, Choice]]:
    """Return the choices that are certain or were tried most by their average, then those that were tried less."""
    most, best = max(tally.tried for tally in tallies), tallies[0].choice.worth

    def rank(tally: Tally) -> tuple[bool, float]:
        looks = max(min(tally.choice.worth, best), best - MOST_APART)
        return tally.is_certain or tally.tried * 2 > most, tally.mean + AT_A_GLANCE * looks

    return [(tally.mean, tally.choice) for tally in sorted(tallies, key=rank, reverse=True)]
