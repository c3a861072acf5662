"""A sample of all combinations of some values in which every pair of values that may occur together does occur.

It is greedy and has no chance in it: a row begins with a pair that is still missing, and each further value is the one that
brings the most pairs that are missing, the first of them if several do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, product
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]
Pair: TypeAlias = frozenset[tuple[str, Any]]


def every_row(values: Mapping[str, Sequence[Any]], allowed: Callable[[Row], bool]) -> list[Row]:
    """Return every combination that is allowed."""
    rows = (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
    return [row for row in rows if allowed(row)]


def pairs_of(row: Row) -> set[Pair]:
    """Return every pair of values that occurs in a row, whole or not."""
    return {frozenset(pair) for pair in combinations(row.items(), 2)}


def sample(values: Mapping[str, Sequence[Any]], rows: Sequence[Row]) -> list[Row]:
    """Return rows with every pair that occurs in the given ones; what these do not speak of goes with everything."""
    having = _having(rows)
    missing = dict.fromkeys(pair for pair in _ordered_pairs(values) if _may_be(dict(pair), having))
    chosen: list[Row] = []
    while missing:
        row = dict(next(iter(missing)))
        for name in [name for name in values if name not in row]:
            fitting = [value for value in values[name] if _may_be({**row, name: value}, having)]
            row[name] = max(fitting, key=lambda value: sum(pair in missing for pair in _with(row, name, value)))
        chosen.append({name: row[name] for name in values})
        for pair in pairs_of(row):
            missing.pop(pair, None)
    return chosen


def _ordered_pairs(values: Mapping[str, Sequence[Any]]) -> Iterable[Pair]:
    for (one, ones), (other, others) in combinations(values.items(), 2):
        for pair in product(ones, others):
            yield frozenset(zip((one, other), pair, strict=True))


def _with(row: Row, name: str, value: Any) -> list[Pair]:
    """Return the pairs that a value makes with those that are in a row already."""
    return [frozenset((item, (name, value))) for item in row.items()]


def _having(rows: Sequence[Row]) -> dict[tuple[str, Any], int]:
    """Return for each value that is spoken of which rows have it, a bit for each."""
    found: dict[tuple[str, Any], int] = {}
    for nth, row in enumerate(rows):
        for item in row.items():
            found[item] = found.get(item, 0) | 1 << nth
    return found


def _may_be(part: Row, having: Mapping[tuple[str, Any], int]) -> bool:
    """Tell whether some row has these values."""
    spoken_of = {name for name, _ in having}
    common = -1
    for name, value in part.items():
        if name in spoken_of:
            common &= having.get((name, value), 0)
    return common != 0
