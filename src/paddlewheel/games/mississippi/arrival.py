"""M14–M16: when the race is over, and who takes which rank."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.contract import RANKED, Outcome, Seat
from paddlewheel.games.mississippi import order
from paddlewheel.games.mississippi.model import State, packed

ALL_BUT_ONE_HOME: Final = "all_but_one_are_home"
WINNER_HOME: Final = "the_winner_is_home"
TURN_LIMIT: Final = "the_turn_limit_is_reached"
REASONS: Final = (None, ALL_BUT_ONE_HOME, WINNER_HOME, TURN_LIMIT)
"""Why a race is over, by the kernel's numbers."""


def end_reason(state: State) -> str | None:
    """Return why the race is over, None while it goes on."""
    return REASONS[order.ending(packed(state))]


def outcome(state: State) -> Outcome | None:
    """M14–M16: the ranks and why the race is over, None while it goes on."""
    reason = end_reason(state)
    return None if reason is None else Outcome(_ranks(state), reason, "M16" if reason == TURN_LIMIT else "M15")


def standing(state: State) -> Outcome:
    """M15: how the race ended, or who would take which rank if it ended now."""
    return outcome(state) or Outcome(_ranks(state), RANKED, "M15")


def racing(state: State) -> tuple[Seat, ...]:
    """Return the seats that are not home; none when the race is over."""
    if end_reason(state) is not None:
        return ()
    return tuple(seat for seat, field in enumerate(state.fields) if field < state.goal)


def _ranks(state: State) -> tuple[int, ...]:
    """M14–M16: the ranks in order of arrival, then by position on the course."""
    ranking = list(order.ranking(packed(state)))
    return tuple(ranking.index(seat) + 1 for seat in range(len(ranking)))
