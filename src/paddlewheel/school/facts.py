"""What a goal or a mistake asks of a race: facts about its plain data and about the events of the try.

    { fact = "state", of = "steamers.red.cell", is = [0, -2] }              or at_least, at_most, with a number
    { fact = "event", name = "NAME", with = { steamer = "red" } }           it happened, with these facts among others
    { fact = "no-event", name = "NAME" }                                    it did not

Nothing here knows a game: `of` is a way into its plain data, and events are called as its plain data calls them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from paddlewheel.engine.data_types import Data

Value: TypeAlias = bool | int | str | list[int | str]


class StateFact(Struct, tag_field="fact", tag="state", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A place in the position has a value, or a number that is high or low enough."""

    of: str
    value: Value | UnsetType = msgspec.field(name="is", default=UNSET)
    at_least: int | UnsetType = UNSET
    at_most: int | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Take no fact that asks nothing."""
        if self.value is UNSET and self.at_least is UNSET and self.at_most is UNSET:
            raise ValueError(f"{self.of}: is, at_least or at_most")

    def holds(self, position: Data, _events: Sequence[Data]) -> bool:
        """Return whether it is so."""
        found = _found(position, self.of.split("."))
        return (
            (self.value is UNSET or found == self.value)
            and (self.at_least is UNSET or (isinstance(found, int) and found >= self.at_least))
            and (self.at_most is UNSET or (isinstance(found, int) and found <= self.at_most))
        )


class EventFact(Struct, tag_field="fact", tag="event", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """An event happened in the try."""

    name: str
    facts: dict[str, Value] = msgspec.field(name="with", default_factory=dict)

    def holds(self, _position: Data, events: Sequence[Data]) -> bool:
        """Return whether it happened."""
        wanted = {"event": self.name, **self.facts}
        return any(all(event.get(key) == value for key, value in wanted.items()) for event in events)


class NoEventFact(Struct, tag_field="fact", tag="no-event", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """An event did not happen in the try."""

    name: str
    facts: dict[str, Value] = msgspec.field(name="with", default_factory=dict)

    def holds(self, position: Data, events: Sequence[Data]) -> bool:
        """Return whether it did not happen."""
        return not EventFact(name=self.name, facts=self.facts).holds(position, events)


AnyFact: TypeAlias = StateFact | EventFact | NoEventFact


def all_hold(facts: Sequence[AnyFact], position: Data, events: Sequence[Data]) -> bool:
    """Return whether every one of these facts is so."""
    return all(fact.holds(position, events) for fact in facts)


def _found(data: Any, way: Sequence[str]) -> Any:
    """Return what is at the end of a way into plain data, None if the way leads nowhere."""
    for name in way:
        if isinstance(data, Mapping):
            data = data.get(name)
        elif isinstance(data, list) and name.isdecimal() and int(name) < len(data):
            data = data[int(name)]
        else:
            return None
    return data
