"""The race of the day: to the goal in as few turns as can be, against two steamers that repeat the same turns.

You start with next to no wood, and the others hold the rest: docking is what takes you home. Nothing is left to chance, so
par is exact (`exact_race`).
"""

from __future__ import annotations

from random import Random
from typing import Final

from paddlewheel.captains.daily import Best, Repeated
from paddlewheel.captains.mississippi.exact_race import PLANS, Script, scripted_turn, way_home
from paddlewheel.engine.contract import Seat
from paddlewheel.games.mississippi import apply
from paddlewheel.games.mississippi.facts import NOBODY, ROTATIONS, Options, State, Steam, packed

SEATS: Final = ("red", "green", "black")
OPTIONS: Final = Options(rows=6, stop_at_winner=True, turn_limit=16)
WOOD: Final = (3, 28, 29)
"""All logs there are, so that the box is empty."""
PARS: Final = range(8, 13)
"""Races are taken that are won in so many turns."""
MOST: Final = 12_000
"""And of which no more positions have to be looked at in a round."""
MOST_LATER: Final = 1_000_000
"""From a position on the way as many as it takes."""
FIRST_FIELDS: Final = (range(3, 6), range(6, 9))
FREE_ROTATIONS: Final = (0, 1, 2)
"""M6: none, and 60° either way."""
REPEATED: Final = ((1, 1), (1, 2), (2, 1))
"""How far the others go in two turns, again and again: their wood lasts to the last round."""


class Daily:
    """The race of a day."""

    seat: Seat = PLANS

    def __init__(self, day: str) -> None:
        self.day = day
        for attempt in range(10_000):  # most are over too soon, some never
            rng = Random(f"daily/mississippi/{day}/{attempt}")
            self.start, self.others = _start(rng), {seat: _repeated(rng) for seat in range(1, len(SEATS))}
            self._way = way_home(packed(self.start), self._script, MOST)
            if len(self._way) in PARS:
                self.par = Best(len(self._way))
                return
        raise AssertionError("there is no race that is long enough")

    @property
    def _script(self) -> Script:
        """What the others do, round by round."""
        turns: list[int] = []
        for nth in range(OPTIONS.turn_limit):
            for repeated in self.others.values():
                one = repeated[nth % len(repeated)]
                turns += [ROTATIONS.index(one.rotation), one.distance]
        return Script(turns)

    def forced(self, state: State) -> Steam | None:
        """Return what another steamer does next."""
        if state.to_move in (NOBODY, PLANS):
            return None
        return Steam(*scripted_turn(packed(state), self._script))

    def best(self, state: State) -> Best | None:
        """Return par from where the own turn begins; None if no way leads home."""
        if state.to_move != PLANS:
            return None
        way = way_home(packed(state), self._script, MOST_LATER)
        return Best(len(way)) if way else None

    def line(self) -> list[Steam]:
        """Return all actions of a race that is as short as can be."""
        state, actions, own = self.start, [], [Steam(*turn) for turn in self._way]
        while own or self.forced(state) is not None:
            actions.append(self.forced(state) or own.pop(0))
            state, _ = apply(state, actions[-1])
        return actions

    def ends_turn(self, before: State, after: State) -> bool:  # noqa: ARG002  (a turn is one action)
        """Return whether an action was an own turn."""
        return before.to_move == PLANS

    def coal(self, state: State) -> None:
        """Logs that are left say nothing."""

    def is_home(self, state: State) -> bool:
        """Return whether the goal is reached."""
        return state.fields[PLANS] >= state.goal


def _start(rng: Random) -> State:
    """Return who lies where, how they lie turned, and what wood they have; it is the first one's turn."""
    fields = (0, *(rng.choice(some) for some in FIRST_FIELDS))
    easts = tuple(rng.randrange(6) for _ in SEATS)
    return State(OPTIONS, SEATS, PLANS, 1, PLANS, fields, easts, WOOD)


def _repeated(rng: Random) -> tuple[Repeated, ...]:
    return tuple(Repeated(ROTATIONS[rng.choice(FREE_ROTATIONS)], distance) for distance in rng.choice(REPEATED))
