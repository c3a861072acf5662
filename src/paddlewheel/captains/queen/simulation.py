"""Sound one-turn play: what a mate does for the actor. The trials of stronger captains let everyone sail like this."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel.captains.queen.evaluation import Care, Judge, time_to_go
from paddlewheel.captains.queen.weights import Weights
from paddlewheel.games.queen import legal
from paddlewheel.games.queen.facts import (
    BOARD,
    EXCHANGE,
    FACE,
    FUEL,
    HEADINGS,
    NOBODY,
    SAIL,
    SPEED,
    Action,
    Board,
    Exchange,
    Face,
    Fuel,
    Ship,
    Skip,
    State,
)


def sails(state: State) -> bool:
    """Return whether the next decision is about sailing a turn, or the rest of one."""
    return state.agenda[0].what in (SPEED, SAIL)


def next_actions(state: State, weights: Weights, care: Care = Care.FULL) -> tuple[Action, ...]:
    """Return what a mate does next: a whole turn, or a single decision."""
    if sails(state):
        judge = Judge(state, weights, care)
        return judge.way(judge.choices()[0].row)
    return (small_decision(state, weights),)


def small_decision(state: State, weights: Weights) -> Action:
    """Return the decision of a captain about anything but sailing."""
    task = state.agenda[0]
    if task.what == BOARD:
        return Board()
    if task.what == FUEL:
        return Fuel()
    if task.what == EXCHANGE:
        return _fair_share(state, task.steamer)
    if task.what == FACE:
        return headings(state, task.steamer, weights)[0][1]
    return legal(state)[0]


def headings(state: State, ship: Ship, weights: Weights) -> list[tuple[float, Face]]:
    """Return the headings a steamer may take with the turns to go from each, the best first."""
    faces: Sequence[Action] = HEADINGS if state.rules.rose == NOBODY else legal(state)
    found = []
    for face in faces:
        assert isinstance(face, Face)
        turned = state.with_steamer(ship, state.steamers[ship]._replace(heading=face.heading))
        found.append((time_to_go(turned, ship, weights), face))
    return sorted(found, key=lambda one: one[0])


def _fair_share(state: State, ship: Ship) -> Action:
    """Return the exchange that leaves both steamers about the same coal; from the Black Rose all that can be had."""
    rose = state.rules.rose
    best: Action = Skip()
    best_gap = 99
    for action in legal(state):
        if not isinstance(action, Exchange):
            continue
        if rose in (ship, action.steamer):
            gap = -abs(action.coal)
        else:
            gap = abs(state.steamers[ship].coal - state.steamers[action.steamer].coal - 2 * action.coal)
            if gap >= abs(state.steamers[ship].coal - state.steamers[action.steamer].coal):
                continue
        if gap < best_gap:
            best, best_gap = action, gap
    return best
