"""Options as a value: one frozen dataclass from plain data, from text such as `rows=13 stop_at_winner=no`, and back."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from paddlewheel.games.game import BadData, BadText, shortened, unexpected
from paddlewheel.games.plain import LARGEST, whole_number

Options = TypeVar("Options")

YES_NO = {"yes": True, "no": False}


def to_data(options: Any) -> dict[str, Any]:
    """Return options as plain data."""
    return dataclasses.asdict(options)


def from_data(kind: type[Options], data: Mapping[str, Any], where: str = "options") -> Options:
    """Return the options that plain data means; what is left out has its usual value."""
    types = _types(kind)
    for name, value in data.items():
        if name not in types:
            raise BadData(where, f"there is no option {shortened(name)}; there are {', '.join(types)}")
        if not _fits(types[name], value):
            raise BadData(f"{where}.{name}".lstrip("."), f"expected {_wanted(types[name])}, found {shortened(value)}")
    return kind(**data)


def to_text(options: Any) -> str:
    """Return options as text, every one of them named, so that a later change of what is usual changes nothing."""
    return " ".join(f"{name}={_value_text(value)}" for name, value in to_data(options).items())


def from_text(kind: type[Options], text: str) -> Options:
    """Return the options that a text means: name=value, separated by spaces or commas."""
    return from_pairs(kind, split_pairs(text))


def from_pairs(kind: type[Options], pairs: Iterable[tuple[str, str]]) -> Options:
    """Return the options that pairs of name and text mean."""
    types = _types(kind)
    return from_data(kind, {name: _value(types[name], name, text) if name in types else text for name, text in pairs})


def split_pairs(text: str) -> list[tuple[str, str]]:
    """Return the pairs of a text such as `rows=13, turn_limit=5`, each name once."""
    pairs: dict[str, str] = {}
    for piece in text.replace(",", " ").split():
        name, equals, value = piece.partition("=")
        if not (name and equals and value):
            raise unexpected("name=value", piece)
        if name in pairs:
            raise BadText(f"{name} is given twice")
        pairs[name] = value
    return list(pairs.items())


def _types(kind: type[Any]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in dataclasses.fields(kind)}


def _fits(wanted: Any, value: object) -> bool:
    return type(value) is wanted and (not isinstance(value, int) or abs(value) <= LARGEST)


def _wanted(wanted: Any) -> str:
    return {int: "a whole number of at most nine digits", bool: "yes or no (true or false)"}[wanted]


def _value(wanted: Any, name: str, text: str) -> Any:
    if wanted is bool:
        if text.lower() not in YES_NO:
            raise unexpected(f"yes or no for {name}", text)
        return YES_NO[text.lower()]
    return whole_number(text, f"for {name}")


def _value_text(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
