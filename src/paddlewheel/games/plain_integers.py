"""The integers and arrays of an uncompiled kernel: Python's own. See `integers`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

i64: TypeAlias = int
u8: TypeAlias = int


class vec:  # noqa: N801  (named as that of librt)
    """Makes an array: `vec[i64]([1, 2])`."""

    def __class_getitem__(cls, item: object) -> Callable[..., list[Any]]:
        """Return what makes an array of something."""
        return _array


def _array(items: Iterable[Any] = (), capacity: int = 0) -> list[Any]:  # noqa: ARG001  (lists see to that)
    """Return an array."""
    return list(items)


def append(items: list[Any], item: object) -> list[Any]:
    """Return the array with something more at its end."""
    items.append(item)
    return items


def extend(items: list[Any], more: Iterable[Any]) -> list[Any]:
    """Return the array with more at its end."""
    items.extend(more)
    return items
