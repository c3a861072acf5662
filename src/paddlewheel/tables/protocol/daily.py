"""The race of a day: par, how everybody did, and how it stands at a table."""

from __future__ import annotations

import msgspec


class DailyBest(msgspec.Struct, kw_only=True):
    """The fewest turns home from somewhere."""

    turns: int
    coal: int | None
    """The most coal that can be left after as many; null in a game where that says nothing."""


class DailyCount(msgspec.Struct, kw_only=True):
    """How many races came home in so many turns."""

    turns: int
    races: int


class DailyTurn(msgspec.Struct, kw_only=True):
    """A turn that another steamer makes again and again."""

    rotation: int
    """Steps of 60° to the left; negative: to the right."""
    distance: int
    """Fields ahead."""


class DailyOther(msgspec.Struct, kw_only=True):
    """What another steamer does: these turns one after the other, then from the first again."""

    seat: str
    turns: list[DailyTurn]


class DailyInfo(msgspec.Struct, kw_only=True):
    """The race of a day."""

    game: str
    day: str
    today: str
    """The day that it is now, by universal time."""
    par: DailyBest
    others: list[DailyOther]
    """What the other steamers do, where there are any."""
    spread: list[DailyCount]
    """How the races ended that came home at this server, the fewest turns first."""


class DailyProgress(msgspec.Struct, kw_only=True):
    """How the race of a day stands at a table."""

    n: int
    """After which entry that is."""
    par: DailyBest
    """Par from the start."""
    here: list[DailyBest | None]
    """Par after each turn that was sailed to its end; null where no way leads home any more."""
    kept: list[bool]
    """Whether each of these turns kept par."""
    home: bool
    over: bool
