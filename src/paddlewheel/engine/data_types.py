"""The types of what a game says as plain data.

They are `TypedDict`s, so that what a game says stays plain data. The page's types are written from them
(`web/write_protocol.py`), and the contract is tested against them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    NamedTuple,
    NotRequired,
    TypeAlias,
    TypedDict,
    get_args,
    get_origin,
    get_type_hints,
)

Data: TypeAlias = Mapping[str, Any]
"""Plain data of a game, of a type that its `DATA` names."""

if TYPE_CHECKING:
    Pair: TypeAlias = list[int]
    DrawnPiece: TypeAlias = list[str | None]
else:
    Pair: TypeAlias = tuple[int, int]
    DrawnPiece: TypeAlias = tuple[str, str | None]
"""As plain data a cell is a list of two numbers, a piece of a drawing a list of a text and whose steamer it shows, if any.

Checkers of Python have no type for that."""


class DataTypes(NamedTuple):
    """What a game's plain data is made of: a type for each thing that the contract has a function for."""

    position: Any
    """What `to_data` gives."""
    scene: Any
    """What `scene` gives."""
    events: tuple[Any, ...]
    """What `event_data` gives: a type for each kind of event, told apart by `event`."""
    turn: Any
    """What `turn_data` gives."""
    packed: Any
    """What `turns_data` gives."""
    reach: Any
    """What `reach` gives a list of."""
    wish: Any
    """What `why_not` takes."""


class AnyPosition(TypedDict):
    """What a position of any game has, whatever else it says."""

    rules: int
    seats: list[str]
    steamers: dict[str, Any]


class AnyScene(TypedDict, total=False):
    """What a scene of any game may have: its drawing as text, line by line."""

    drawing: list[list[DrawnPiece]]


class AnyEvent(TypedDict):
    """What an event of any game has: its name, and its sentence if the game brings its own words."""

    event: str
    told: NotRequired[str]


class AnyTurn(TypedDict, total=False):
    """What a whole turn of any game has: its actions, or the only one."""

    way: list[str]
    action: str


class Field(NamedTuple):
    """A field of a type of plain data: its type, and whether it must be there."""

    kind: Any
    required: bool


def fields_of(kind: Any) -> dict[str, Field]:
    """Return the fields of a `TypedDict` by their names.

    One whose module puts off the reading of annotations does not know itself which of them need not be there.
    """
    hints = get_type_hints(kind, include_extras=True)
    free = [name for name, hint in hints.items() if get_origin(hint) is NotRequired]
    required = kind.__required_keys__ - set(free)
    return {name: Field(get_args(hint)[0] if name in free else hint, name in required) for name, hint in hints.items()}


def type_like(kind: type[Any], name: str, fields: Mapping[str, Any]) -> Any:
    """Return the type of plain data that says what a class of a game holds."""
    made = TypedDict(name, dict(fields))  # type: ignore[misc]  # noqa: UP013
    made.__doc__, made.__module__ = kind.__doc__, kind.__module__
    return made
