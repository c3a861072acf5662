"""Plain data: reading what came from outside with a clear error for each place in it, and writing events as data."""

from __future__ import annotations

import dataclasses
import re
import typing
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from paddlewheel.engine.contract import Span
from paddlewheel.engine.data_types import DrawnPiece, type_like
from paddlewheel.engine.errors import BadData, BadText, known_version, shortened

MISSING: Final = object()
LARGEST: Final = 999_999_999


class Plain:
    """A mapping from outside, read key by key; `done` refuses unknown keys."""

    def __init__(self, data: object, where: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadData(where, "value.object", found=shortened(data))
        self.data, self.where = data, where
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def at(self, key: str) -> str:
        """Return the path of a key, such as `steamers.red.wood`."""
        return f"{self.where}.{key}" if self.where else key

    def named(self, key: str, before: str) -> str:
        """Return a key, or its former name if only that is present: as in texts, and in old data."""
        return before if before in self.data and key not in self.data else key

    def get(self, key: str, default: object = MISSING) -> Any:
        """Return the value at a key, whatever it is."""
        self._read.add(key)
        value = self.data.get(key, default)
        if value is MISSING:
            raise BadData(self.at(key), "value.missing")
        return value

    def number(self, key: str, low: int, high: int, default: object = MISSING) -> int:
        """Return a whole number within its limits."""
        value = self.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise BadData(self.at(key), "value.number", low=low, high=high, found=shortened(value))
        return value

    def yes_no(self, key: str, default: object = MISSING) -> bool:
        """Return true or false."""
        value = self.get(key, default)
        if type(value) is not bool:
            raise BadData(self.at(key), "value.yes_no", found=shortened(value))
        return value

    def choice(self, key: str, choices: Sequence[str], default: object = MISSING) -> int:
        """Return the index of the choice at a key."""
        value = self.get(key, default)
        if not isinstance(value, str) or value not in choices:
            raise BadData(self.at(key), "value.choice", choices=list(choices), found=shortened(value))
        return choices.index(value)

    def names(self, key: str) -> list[str]:
        """Return a list of texts."""
        value = self.get(key)
        if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
            raise BadData(self.at(key), "value.names", found=shortened(value))
        return list(value)

    def inner(self, key: str, default: object = MISSING) -> Plain:
        """Return the object at a key."""
        return Plain(self.get(key, default), self.at(key))

    def version(self, known: Sequence[int]) -> int:
        """Return the version of the rules that is named, the newest if none is."""
        return known_version(known, self.number("rules", 0, LARGEST, known[-1]))

    def done(self) -> None:
        """Refuse keys that nothing has read."""
        for key in self.data:
            if key not in self._read:
                raise BadData(self.where, "value.unknown_key", found=shortened(key), known=sorted(self._read))


def whole_number(text: str, key: str) -> int:
    """Return the whole number that a text means for a key."""
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", text):
        raise BadText("text.number", key=key, found=shortened(text))
    return int(text)


def event_data(seats: Sequence[str], event: Any) -> dict[str, Any]:
    """Return an event as plain data: its name, then its fields, seats by their names."""
    name, fields = shape_of(type(event))
    return {"event": name, **dict(zip(fields, values_of(seats, event), strict=True))}


def event_types(kinds: Any, said: Mapping[str, Any], **more: Any) -> tuple[Any, ...]:
    """Return the type that each kind of event has as plain data.

    `said` has the types of fields that data says in another way, `more` those that every event has besides its own.
    """
    otherwise = {**dict.fromkeys(_NAMED, str), **said}
    return tuple(_event_type(kind, otherwise, more) for kind in typing.get_args(kinds))


def _event_type(kind: type[Any], said: Mapping[str, Any], more: Mapping[str, Any]) -> Any:
    name, fields = shape_of(kind)
    hints = typing.get_type_hints(kind)
    told = {field: said.get(field, hints[field]) for field in fields}
    return type_like(kind, kind.__name__, {"event": Literal[name], **told, **more})


def shape_of(kind: type[Any]) -> tuple[str, tuple[str, ...]]:
    """Return what events of a kind are called, and the names of their fields."""
    known = _SHAPES.get(kind)
    if known is None:
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
        known = _SHAPES[kind] = name, tuple(field.name for field in dataclasses.fields(kind))
    return known


def values_of(seats: Sequence[str], event: Any) -> list[Any]:
    """Return the fields of an event, seats by their names."""
    values = [(name, getattr(event, name)) for name in shape_of(type(event))[1]]
    return [seats[value] if name in _NAMED else value for name, value in values]


def drawing(lines: Sequence[Sequence[Span]], seats: Sequence[str]) -> list[list[DrawnPiece]]:
    """Return a board drawn as text as plain data: lines of pieces, each a text and whose steamer it shows, if any.

    A scene that has it under `drawing` is shown by a page that has no board for the game.
    """
    return [[[span.text, None if span.seat is None else seats[span.seat]] for span in line] for line in lines]


_SHAPES: dict[type[Any], tuple[str, tuple[str, ...]]] = {}
_NAMED = ("seat", "steamer", "other")
