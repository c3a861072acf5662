"""M14–M16: who is home, when the race is over, and who takes which rank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.engine.contract import RANKED, Outcome, Seat
from paddlewheel.games.mississippi.model import UNDECIDED, State

ALL_BUT_ONE_HOME: Final = "all_but_one_are_home"
WINNER_HOME: Final = "the_winner_is_home"
TURN_LIMIT: Final = "the_turn_limit_is_reached"


def home(state: State) -> tuple[Seat, ...]:
    """M14: the seats whose steamers are home, in the order of their ranks."""
    return tuple(arrived(state.fields, state.goal))


def arrived(fields: Sequence[int], goal: int) -> list[Seat]:
    """M14: the seats that are home, the first there first."""
    return sorted([seat for seat, field in enumerate(fields) if field >= goal], key=fields.__getitem__)


def lay_up(fields: Sequence[int], easts: list[int], wood: list[int], goal: int) -> None:
    """M14, RULING: the logs of a steamer that is home go back to the box, and it points nowhere."""
    if max(fields) >= goal:
        for seat, field in enumerate(fields):
            if field >= goal:
                easts[seat], wood[seat] = UNDECIDED, 0


def by_position(fields: Sequence[int], goal: int, first: Seat) -> list[Seat]:
    """M16: the seats still on the way, the furthest first; RULING: those still ashore by turn order."""
    behind = [seat for seat, field in enumerate(fields) if field < goal]
    return sorted(behind, key=lambda seat: (-fields[seat], (seat - first) % len(fields)))


def end_reason(state: State) -> str | None:
    """Return why the race is over, None while it goes on."""
    return reason_to_end(state.fields, state.goal, state.options.stop_at_winner, state.round, state.options.turn_limit)


def reason_to_end(fields: Sequence[int], goal: int, stop_at_winner: bool, this_round: int, limit: int) -> str | None:
    """M15, M16: why a race is over with everybody on these fields, None if it goes on."""
    there = 0
    for field in fields:
        if field >= goal:
            there += 1
    if there >= len(fields) - 1:
        return ALL_BUT_ONE_HOME
    if there and stop_at_winner:
        return WINNER_HOME
    return TURN_LIMIT if this_round > limit else None


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
    ranking = [*arrived(state.fields, state.goal), *by_position(state.fields, state.goal, state.first)]
    return tuple(ranking.index(seat) + 1 for seat in range(len(ranking)))
