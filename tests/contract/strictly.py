"""Whether plain data is of the type that a game says it is: the fields that must be there, no others, each of its type."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

import msgspec

from paddlewheel.engine.data_types import fields_of


def misfits(data: object, kind: Any, where: str = "") -> list[str]:
    """Return what in some data is not of a type, place by place; nothing if all is well."""
    if is_typeddict(kind):
        return _fields(data, kind, where)
    if _is_simple(kind):
        return _converted(data, kind, where)
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType) and sum(get_origin(one) is tuple for one in inner) > 1:
        return misfits(data, _as_long(data, inner), where)
    if origin in (Union, types.UnionType) and any(map(is_typeddict, inner)):
        return [] if data is None and type(None) in inner else misfits(data, _told_apart(data, inner), where)
    if origin is list and isinstance(data, list):
        return _all(((f"{where}[{nth}]", one, inner[0]) for nth, one in enumerate(data)))
    if origin is dict and isinstance(data, dict):
        return _all(((f"{where}.{key}", one, inner[1]) for key, one in data.items()))
    if origin is tuple and isinstance(data, list | tuple) and ... not in inner and len(data) == len(inner):
        return _all((f"{where}[{nth}]", one, each) for nth, (one, each) in enumerate(zip(data, inner, strict=True)))
    return _converted(data, kind, where)


@cache
def _is_simple(kind: Any) -> bool:
    """Return whether msgspec can check a type whole: no fields in it, no tuples to be told apart by their length."""
    inner = [one for one in get_args(kind) if one is not ...] if get_origin(kind) is not Literal else []
    tuples = get_origin(kind) in (Union, types.UnionType) and sum(get_origin(one) is tuple for one in inner) > 1
    return not is_typeddict(kind) and not tuples and all(map(_is_simple, inner))


def _converted(data: object, kind: Any, where: str) -> list[str]:
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        return [f"{where}: {error}"]
    return []


def _all(parts: typing.Iterable[tuple[str, object, Any]]) -> list[str]:
    return [wrong for where, one, kind in parts for wrong in misfits(one, kind, where)]


def _as_long(data: object, kinds: tuple[Any, ...]) -> Any:
    """Return the one of several types of tuples that has as many members as the data, or the first for a complaint."""
    length = len(data) if isinstance(data, list | tuple) else None
    return next((kind for kind in kinds if len(get_args(kind)) == length), kinds[0])


def _told_apart(data: object, kinds: tuple[Any, ...]) -> Any:
    """Return the one of several types that data names in `event`, or the only one there is."""
    named = [kind for kind in kinds if is_typeddict(kind)]
    if len(named) == 1:
        return named[0]
    event = data["event"] if isinstance(data, dict) else None
    return next(kind for kind in named if fields_of(kind)["event"].kind == Literal[event])


def _fields(data: object, kind: Any, where: str) -> list[str]:
    if not isinstance(data, dict):
        return [f"{where}: {data!r} is no object"]
    fields = fields_of(kind)
    unknown = [f"{where}: {key} is not known" for key in data.keys() - fields.keys()]
    missing = [f"{where}: {key} is missing" for key, field in fields.items() if field.required and key not in data]
    known = ((f"{where}.{key}", value, fields[key].kind) for key, value in data.items() if key in fields)
    return [*unknown, *missing, *_all(known)]
