"""Clocks as values: time for each turn and a bank for all of them, worked out from when things happened.

Time runs for a person who must decide, from the moment the decision is theirs until it is made: by them, or by a captain
to whom they handed over meanwhile. A turn's own time is used first, then the bank; what is left of the turn's own time is
lost. All times are in milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from paddlewheel.engine.contract import Seat


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a table: what each seat has left, and since when whose time is running."""

    turn: int
    banks: tuple[int, ...]
    spent: tuple[int, ...]
    """What each seat has used in its turn so far, taken from the bank only once the turn is over."""
    running: Seat | None = None
    since: int = 0


def clocks(turn: int, bank: int, seats: int) -> Clocks:
    """Return clocks that no one has used yet; both times in milliseconds."""
    return Clocks(turn, (bank,) * seats, (0,) * seats)


def switch(now: Clocks, to: Seat | None, at: int) -> Clocks:
    """Stop the clock that runs and start another one, or none."""
    return replace(_stopped(now, at), running=to, since=at)


def turn_over(now: Clocks, seat: Seat) -> Clocks:
    """Take from a seat's bank what its turn took too long, and give it the time for a new turn."""
    left = max(now.banks[seat] - max(now.spent[seat] - now.turn, 0), 0)
    return replace(now, banks=_with(now.banks, seat, left), spent=_with(now.spent, seat, 0))


def deadline(now: Clocks) -> int | None:
    """Return when the time that is running will be used up; None if none is running."""
    if now.running is None:
        return None
    return now.since + now.turn + now.banks[now.running] - now.spent[now.running]


def left(now: Clocks, seat: Seat, at: int) -> tuple[int, int]:
    """Return what a seat has left of its turn's time and of its bank."""
    spent = _stopped(now, at).spent[seat]
    return max(now.turn - spent, 0), max(now.banks[seat] - max(spent - now.turn, 0), 0)


def _stopped(now: Clocks, at: int) -> Clocks:
    if now.running is None:
        return now
    used = now.spent[now.running] + max(at - now.since, 0)
    return replace(now, spent=_with(now.spent, now.running, used), running=None)


def _with(values: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
