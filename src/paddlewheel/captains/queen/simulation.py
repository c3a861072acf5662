"""Small decisions: what a captain does where it is about anything but sailing. Trials let everyone decide like this."""

from __future__ import annotations

from paddlewheel.captains.queen import replies
from paddlewheel.captains.queen.reckoning import reckoning_of
from paddlewheel.captains.queen.turns_to_go import stretch_of, time_to_go
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.games.queen.facts import (
    SAIL,
    SPEED,
    Action,
    Face,
    Ship,
    State,
    cells_of,
    decode,
    working_copy,
)


def sails(state: State) -> bool:
    """Return whether the next decision is about sailing a turn, or the rest of one."""
    return state.agenda[0].what in (SPEED, SAIL)


def small_decision(state: State, weights: Weights) -> Action:
    """Return the decision of a captain about anything but sailing."""
    with working_copy(state) as race:
        number = replies.small_decision(reckoning_of(state.rules, weights), race)
    return decode(cells_of(state.tiles), number)


def headings(state: State, ship: Ship, weights: Weights) -> list[tuple[float, Face]]:
    """Return the headings a steamer may take with the turns to go from each, the best first."""
    reckoning = reckoning_of(state.rules, weights)
    with working_copy(state) as race:
        faces, stretch = [number >> 4 for number in replies.headings_allowed(race)], stretch_of(reckoning, race)
        found = [(time_to_go(reckoning, race, stretch, ship, heading), Face(heading)) for heading in faces]
    return sorted(found, key=lambda one: one[0])
