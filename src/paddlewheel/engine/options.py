"""Options as a value: one frozen dataclass from plain data, from text such as `rows=13 stop_at_winner=no`, and back.

An option is yes or no, a whole number, or some of a list of names: `added=coal+driftwood`, `added=none`. Each is declared
by `option`, which keeps its rule and its limits beside its usual value. What it does is said in `words`.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict, TypeVar, cast

from paddlewheel.engine.data_types import type_like
from paddlewheel.engine.errors import BadData, BadText, no_such, shortened
from paddlewheel.engine.plain_data import LARGEST, whole_number

Options = TypeVar("Options")

YES_NO: Final = {"yes": True, "no": False}
NAMES: Final = tuple[str, ...]
NO_NAMES: Final = "none"
WANTED: Final = {NAMES: "value.names", int: "value.whole_number", bool: "value.yes_no"}
"""What is said of a value of another kind."""

OptionValue: TypeAlias = bool | int | list[str]
"""What can be chosen for an option."""


class NamesSchema(TypedDict):
    """Which names may be chosen, as a JSON schema says it."""

    type: Literal["string"]
    enum: list[str]


class OptionSchema(TypedDict):
    """Which values an option can have and which one is usual, as a JSON schema says it, and the rule it rests on."""

    type: Literal["boolean", "integer", "array"]
    minimum: NotRequired[int]
    maximum: NotRequired[int]
    items: NotRequired[NamesSchema]
    uniqueItems: NotRequired[bool]
    default: OptionValue
    rule: str
    description: NotRequired[str]


class OptionsSchema(TypedDict):
    """What may be chosen in a game, as a JSON schema."""

    type: Literal["object"]
    additionalProperties: bool
    properties: dict[str, OptionSchema]


def option(
    usual: Any,
    rule: str,
    sentence: str = "",
    *,
    limits: tuple[int, int] | None = None,
    names: Iterable[str] = (),
    quiet: bool = False,
) -> Any:
    """Declare an option: its usual value, the rule it rests on, and which values there are.

    `sentence` says what it does, for a game that no catalogue has words for. `limits` are those of a number; `names` are
    those that can be chosen, in the order in which they are written. A quiet option is left out of text while it has its
    usual value: one that came later, so that older texts stay as they were.
    """
    about = {"rule": rule, "sentence": sentence, "limits": limits, "names": tuple(names), "quiet": quiet}
    return dataclasses.field(default=usual, metadata=about)


def to_data(options: Any) -> dict[str, OptionValue]:
    """Return options as plain data, all of them."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in _values(options)}


def _values(options: Any) -> Iterator[tuple[str, Any]]:
    """Return name and value of every option; all of them are plain."""
    return ((field.name, getattr(options, field.name)) for field in dataclasses.fields(options))


def data_type(kind: type[Any]) -> Any:
    """Return the type of options as plain data."""
    listed = {name: list[str] if value == NAMES else value for name, value in _types(kind).items()}
    return type_like(kind, kind.__name__, listed)


def from_data(kind: type[Options], data: Mapping[str, Any], where: str = "options") -> Options:
    """Return the options that plain data means; what is left out has its usual value."""
    types, fields = _types(kind), _fields(kind)
    chosen: dict[str, Any] = {}
    for name, value in data.items():
        place = f"{where}.{name}".lstrip(".")
        if name not in types:
            raise no_such(where, "option", name, types)
        if not _fits(types[name], value):
            raise BadData(place, WANTED[types[name]], found=shortened(value))
        if types[name] == NAMES:
            _check_names(place, fields[name].metadata["names"], value)
        chosen[name] = tuple(value) if types[name] == NAMES else value
    return kind(**chosen)


def to_text(options: Any) -> str:
    """Return options as text, every one named so that a later change of what is usual changes nothing; but see `option`."""
    fields = _fields(type(options))
    return " ".join(
        f"{name}={text}"
        for name, text in texts(options).items()
        if getattr(options, name) != fields[name].default or not fields[name].metadata["quiet"]
    )


def texts(options: Any) -> dict[str, str]:
    """Return the value of every option as text."""
    return {name: _value_text(value) for name, value in to_data(options).items()}


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
            raise BadText("text.pair", found=shortened(piece))
        if name in pairs:
            raise BadText("text.twice", name=name)
        pairs[name] = value
    return list(pairs.items())


def names_of(kind: type[Any]) -> tuple[str, ...]:
    """Return which options there are."""
    return tuple(_fields(kind))


def changed(options: Options, text: str) -> Options:
    """Return options with those changed that a text names."""
    kind = type(options)
    wanted = from_text(kind, text)
    return dataclasses.replace(options, **{name: getattr(wanted, name) for name, _ in split_pairs(text)})  # type: ignore[type-var]


def schema(kind: type[Any]) -> OptionsSchema:
    """Return what may be chosen as a JSON schema, with the rule that each option rests on."""
    types, usual = _types(kind), to_data(kind())
    properties = {name: _schema(types[name], field, usual[name]) for name, field in _fields(kind).items()}
    return {"type": "object", "additionalProperties": False, "properties": properties}


def rules_of(kind: type[Any], part: str) -> dict[str, str]:
    """Return the options that rest on a rule of one part of the rule book, each with that rule."""
    rules = {name: field.metadata["rule"] for name, field in _fields(kind).items()}
    return {name: rule for name, rule in rules.items() if rule.startswith(part)}


def put_names_in_order(options: Any) -> None:
    """Write the names that were chosen in the order in which they are declared: for the `__post_init__` of options."""
    for name, field in _fields(type(options)).items():
        known = field.metadata["names"]
        if known:
            chosen = sorted(getattr(options, name), key=lambda one: known.index(one) if one in known else len(known))
            object.__setattr__(options, name, tuple(chosen))


def wrong_name(known: Iterable[str], chosen: Iterable[str]) -> str | None:
    """Return the first of the names chosen that there is not, or that is there twice; None if all are well."""
    known, chosen = tuple(known), tuple(chosen)
    return next((name for name in chosen if name not in known or chosen.count(name) > 1), None)


def _check_names(where: str, known: Iterable[str], chosen: Iterable[str]) -> None:
    known, wrong = tuple(known), wrong_name(known, chosen)
    if wrong is None:
        return
    if not wrong:
        raise BadData(where, "name.empty")
    if wrong not in known:
        raise no_such(where, "name", wrong, known)
    raise BadData(where, "name.twice", name=wrong)


def _fields(kind: type[Any]) -> dict[str, dataclasses.Field[Any]]:
    return {field.name: field for field in dataclasses.fields(kind)}


def _types(kind: type[Any]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {name: hints[name] for name in _fields(kind)}


def _schema(kind: Any, field: dataclasses.Field[Any], usual: OptionValue) -> OptionSchema:
    """Return which values an option can have, as a JSON schema says it."""
    about: dict[str, Any]
    if kind == NAMES:
        items: NamesSchema = {"type": "string", "enum": list(field.metadata["names"])}
        about = {"type": "array", "items": items, "uniqueItems": True}
    elif kind is bool:
        about = {"type": "boolean"}
    else:
        low, high = field.metadata["limits"]
        about = {"type": "integer", "minimum": low, "maximum": high}
    about |= {"default": usual, "rule": field.metadata["rule"]}
    if field.metadata["sentence"]:
        about["description"] = field.metadata["sentence"]
    return cast("OptionSchema", about)


def _fits(wanted: Any, value: object) -> bool:
    if wanted == NAMES:
        return isinstance(value, list | tuple) and all(isinstance(name, str) for name in value)
    return type(value) is wanted and (not isinstance(value, int) or abs(value) <= LARGEST)


def _value(wanted: Any, name: str, text: str) -> Any:
    if wanted == NAMES:
        return [] if text == NO_NAMES else text.split("+")
    if wanted is bool:
        if text.lower() not in YES_NO:
            raise BadText("text.yes_no", key=name, found=shortened(text))
        return YES_NO[text.lower()]
    return whole_number(text, name)


def _value_text(value: Any) -> str:
    if isinstance(value, list):
        return "+".join(value) or NO_NAMES
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
