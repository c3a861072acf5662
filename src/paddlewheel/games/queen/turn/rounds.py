"""Q6, Q13, Q20: whose turn comes next: tiles are left behind, who cannot move is out or held, each round has its order."""

from __future__ import annotations

from functools import lru_cache

from paddlewheel.games.queen.model.events import (
    Ended,
    Event,
    Held,
    RoundBegan,
    Stayed,
)
from paddlewheel.games.queen.model.setup import start_order
from paddlewheel.games.queen.model.state import (
    FULL_COAL,
    NEXT,
    NOBODY,
    SPEED,
    Ship,
    State,
    Task,
)
from paddlewheel.games.queen.turn.arrival import end_reason, wreck
from paddlewheel.games.queen.turn.black_rose import with_coal_for_her_turn
from paddlewheel.games.queen.turn.growth import leave_tiles
from paddlewheel.games.queen.turn.no_legal_turn import HELD, why_no_way_on
from paddlewheel.games.queen.turn.order import by_start_cell, ranking
from paddlewheel.games.queen.turn.speed import can_move


def bonus_lost(state: State, ship: Ship) -> State:
    """B11: a bonus coal point that is not spent in the first turn is lost."""
    steamer = state.steamers[ship]
    return state if steamer.coal <= FULL_COAL else state.with_steamer(ship, steamer._replace(coal=FULL_COAL))


def race_over(state: State, events: list[Event]) -> State:
    """Return the state with nothing left to do: the race is over."""
    reason = end_reason(state)
    assert reason is not None
    events.append(Ended(reason))
    return state.between_turns(())


def next_turn(state: State, ship: Ship, events: list[Event]) -> State:
    """Q6, Q13, Q20: tiles are left behind, the next steamer of the order sails; one that cannot is out, or held."""
    state, gone = leave_tiles(state)
    events += gone
    after, idle = ship, False
    while True:
        following = _following(state, after)
        if following is None:
            if idle:  # a whole round in which everybody was held: no later one can be different
                state = state._replace(round=max(state.round, state.options.round_limit))
            state, idle = _new_round(state, events), True
            if end_reason(state) is not None:
                return race_over(state, events)
            following = state.order[0]
        if following == state.rules.rose:
            state = with_coal_for_her_turn(state)
        if can_move(state, following):
            return state.between_turns(_whole_turn(following))
        after = following
        if following == state.rules.rose:
            events.append(Stayed(following))
            continue
        why = why_no_way_on(state, following)
        if why.reason == HELD and state.rules.held_steamers_stay:
            events.append(Held(following, why.holders))
            state = bonus_lost(state, following)
            continue
        state, wrecked = wreck(state, following, *why)
        events += wrecked
        idle = False
        if end_reason(state) is not None:
            return race_over(state, events)
        state, gone = leave_tiles(state)
        events += gone


@lru_cache(maxsize=64)
def _whole_turn(ship: Ship) -> tuple[Task, ...]:
    return (Task(SPEED, ship), Task(NEXT, ship))


def _following(state: State, ship: Ship) -> Ship | None:
    """Return which steamer follows in the order of this round, None if the round is over."""
    if ship == NOBODY:
        return None
    for other in state.order[state.order.index(ship) + 1 :]:
        if state.steamers[other].cell is not None:
            return other
    return None


def _new_round(state: State, events: list[Event]) -> State:
    """Q20: first round and school by start cells, after that by the lie of the steamers."""
    if state.round == 0 or state.rules.fixed_order:
        start = start_order(state.rules, state.first)
        order = tuple(ship for ship in start if state.steamers[ship].cell is not None)
        standings = by_start_cell(state, order) if state.round else ()
    else:
        standings = tuple(ranking(state))
        order = tuple(rank.steamer for rank in standings)
    state = state.in_next_round(order)
    if state.round <= state.options.round_limit:
        events.append(RoundBegan(state.round, order, standings))
    return state
