"""Plain data: reading what came from outside with a clear error for each place in it, and writing events as data."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from paddlewheel.games.game import BadData, shortened, unexpected

MISSING: Final = object()
LARGEST: Final = 999_999_999


class Plain:
    """A mapping from outside, read key by key; `done` refuses what nobody asked for."""

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadData(where, f"expected an object, found {shortened(data)}")
        self.data, self.where = data, where
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def place(self, key: str) -> str:
        """Return where a key stands, as `steamers.red.wood`."""
        return f"{self.where}.{key}" if self.where else key

    def get(self, key: str, default: object = MISSING) -> Any:
        """Return what stands at a key, whatever it is."""
        self._read.add(key)
        value = self.data.get(key, default)
        if value is MISSING:
            raise BadData(self.place(key), "is missing")
        return value

    def number(self, key: str, low: int, high: int, default: object = MISSING) -> int:
        """Return a whole number within its limits."""
        value = self.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise BadData(self.place(key), f"expected a whole number from {low} to {high:,}, found {shortened(value)}")
        return value

    def yes_no(self, key: str, default: object = MISSING) -> bool:
        """Return true or false."""
        value = self.get(key, default)
        if type(value) is not bool:
            raise BadData(self.place(key), f"expected true or false, found {shortened(value)}")
        return value

    def choice(self, key: str, choices: Sequence[str], default: object = MISSING) -> int:
        """Return the index of the choice that stands at a key."""
        value = self.get(key, default)
        if not isinstance(value, str) or value not in choices:
            raise BadData(self.place(key), f"expected one of {', '.join(choices)}, found {shortened(value)}")
        return choices.index(value)

    def names(self, key: str) -> list[str]:
        """Return a list of texts."""
        value = self.get(key)
        if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
            raise BadData(self.place(key), f"expected a list of names, found {shortened(value)}")
        return list(value)

    def inner(self, key: str, default: object = MISSING) -> Plain:
        """Return the object that stands at a key."""
        return Plain(self.get(key, default), self.place(key))

    def done(self) -> None:
        """Refuse keys that nothing has read."""
        for key in self.data:
            if key not in self._read:
                raise BadData(self.where, f"there is no {shortened(key)} here; there are {', '.join(sorted(self._read))}")


def whole_number(text: str, what: str = "", line: int | None = None) -> int:
    """Return the whole number that a text means."""
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        raise unexpected(f"a whole number {what}".strip(), text, line)
    return int(text)


def event_data(seats: Sequence[str], event: Any) -> dict[str, Any]:
    """Return an event as plain data: its name, then its fields, seats by their names."""
    data: dict[str, Any] = {"event": re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()}
    for field in dataclasses.fields(event):
        value = getattr(event, field.name)
        data[field.name] = seats[value] if field.name in ("seat", "steamer", "other") else value
    return data
