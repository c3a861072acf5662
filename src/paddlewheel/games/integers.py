"""Machine integers and arrays of them: what the kernel is written with.

Compiled they are those of mypyc. Uncompiled they are Python's own integers and lists: an array of librt takes many times as
long to read from there. This file itself is not compiled; it only says which they are.
"""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING


def is_compiled() -> bool:
    """Return whether the kernel is compiled, which one file of it tells: all of them are, or none."""
    found = find_spec("paddlewheel.games.mississippi.steamers")
    return found is not None and isinstance(found.loader, ExtensionFileLoader)


if TYPE_CHECKING or is_compiled():
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, u8
else:
    from paddlewheel.games.plain_integers import append, extend, i64, u8, vec

__all__ = ["append", "extend", "i64", "is_compiled", "u8", "vec"]
