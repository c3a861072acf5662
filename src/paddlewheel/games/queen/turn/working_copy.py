"""Where states meet the kernel: a state is read into a race, which is used again and again, by one call at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from paddlewheel.games.queen.model.position import Rules, dump, load
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.model.state import FASTEST, State
from paddlewheel.games.queen.river.tables import TABLES, TILE_NUMBERS
from paddlewheel.games.queen.turn.race import Race

_idle: Final[list[Race]] = []
"""Races that nobody uses now: making one takes longer than most of what is done with it."""


@lru_cache(maxsize=256)
def rules_of(rule_set: RuleSet) -> Rules:
    """Return a rule set as the kernel has it."""
    options = rule_set.options
    return Rules(
        players=rule_set.players,
        each=rule_set.each,
        wanted_home=rule_set.wanted_home,
        ends_with_winner=rule_set.ends_with_winner,
        fixed_order=rule_set.fixed_order,
        jetties_end_moves=rule_set.jetties_end_moves,
        shipyard=rule_set.shipyard,
        rose=rule_set.rose,
        trades=rule_set.trades,
        looks_beyond_last_tile=rule_set.looks_beyond_last_tile,
        held_steamers_stay=rule_set.held_steamers_stay,
        exchange_needs_water=rule_set.exchange_needs_water,
        landing_stages=rule_set.landing_stages,
        one_action_at_the_end=rule_set.one_action_at_the_end,
        control_passes=rule_set.control_passes,
        need_may_stay=rule_set.need_may_stay,
        duty_sees_boarding=rule_set.duty_sees_boarding,
        school=options.school,
        push_astern=options.push_astern,
        exchange_at_docks=options.exchange_at_docks,
        arrival_speed=FASTEST if rule_set.jetties_end_moves else options.arrival_speed,
        round_limit=options.round_limit,
        pile=rule_set.pile,
        river=sum(1 << TILE_NUMBERS[name] for name in rule_set.river),
        guests=(0, rule_set.passengers.red, rule_set.passengers.brown),
        berths=[number for berth in rule_set.berths for number in berth],
    )


def take(state: State) -> Race:
    """Return a race that nobody else uses, as a state has it; it is to be given back."""
    rules = rules_of(state.rules)
    try:
        race = _idle.pop()
    except IndexError:
        race = Race(TABLES, rules)
    load(race, rules, state.packed)
    race.logged = 0
    return race


def give_back(race: Race) -> None:
    """Let others use a race."""
    _idle.append(race)


@contextmanager
def working_copy(state: State) -> Iterator[Race]:
    """Lend a race as a state has it; what is done to it changes no state."""
    race = take(state)
    try:
        yield race
    finally:
        _idle.append(race)


def state_of(race: Race, before: State) -> State:
    """Return what became of a state."""
    return State(before.rules, before.seats, None, dump(race))
