"""What comes of a turn, beside the best: for the folders of games, which say as reasons what that means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from paddlewheel.engine.contract import AnyGame, Seat

LIKELY: Final = 2
"""In how many of them something has to happen to be called likely."""

Event: TypeAlias = Mapping[str, Any]
"""What happened, as plain data."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that matters about a turn: a code of the catalogues (`coach-…`) and its facts."""

    code: str
    facts: Mapping[str, float | str] = field(default_factory=dict)


class Outlook(NamedTuple):
    """What comes of a turn."""

    state: Any
    """The position after it, with what is decided right after it,"""
    own: tuple[Event, ...]
    """what happens in it,"""
    replies: tuple[tuple[Event, ...], ...] = ()
    """what others do then, until it is one's turn again, once for each future,"""
    next_own: tuple[tuple[Event, ...], ...] = ()
    """and what is likely in that turn."""


class Compared(NamedTuple):
    """A turn beside the best."""

    game: AnyGame
    before: Any
    seat: Seat
    yours: Outlook
    best: Outlook

    @property
    def name(self) -> str:
        """The name of the player's seat."""
        return self.game.seats(self.before)[self.seat]


def first_of(events: Sequence[Event], kind: str, **wanted: object) -> Event | None:
    """Return the first event of a kind with these facts."""
    fits = (one for one in events if one["event"] == kind and all(one.get(name) == is_so for name, is_so in wanted.items()))
    return next(fits, None)


def likely(found: Sequence[Event | None]) -> Event | None:
    """Return what happens in most futures, of those events that were found in each."""
    there = [one for one in found if one is not None]
    return there[0] if len(there) >= LIKELY else None
