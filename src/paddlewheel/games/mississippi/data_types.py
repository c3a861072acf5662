"""Mississippi as plain data: positions, scenes, events, whole turns; `docs/engine-protocol.md` has the meanings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, TypeAlias, TypedDict, Union

from paddlewheel.engine.data_types import DataTypes, Pair
from paddlewheel.engine.plain_data import event_types
from paddlewheel.games.mississippi.model import Event

EVENTS: Final = event_types(Event, {})

if TYPE_CHECKING:
    EventData: TypeAlias = dict[str, Any]
else:
    EventData = Union[EVENTS]  # noqa: UP007  (one that is made of a tuple)
"""An event of one of `EVENTS`, which follow from the classes of the events."""


class SteamerData(TypedDict):
    """A steamer; its field is null before it casts off, and once it is home."""

    field: int | None
    front: int | None
    wood: int
    rank: NotRequired[int]


class Position(TypedDict):
    """A position, with its options."""

    game: Literal["mississippi"]
    rules: int
    rows: int
    stop_at_winner: bool
    turn_limit: int
    seats: list[str]
    first: str | None
    round: int
    to_move: str | None
    box: int
    steamers: dict[str, SteamerData]


class Scene(TypedDict):
    """M1, M2: the fields that repeat up the course, how far they are moved each time, and the ring of numbers."""

    rows: int
    goal: int
    cells: list[Pair]
    shift: Pair
    sides: list[Literal["E", "W"]]
    ring: list[int]


class Result(TypedDict):
    """How everybody lies after a turn."""

    round: int
    to_move: str | None
    box: int
    steamers: dict[str, SteamerData]


class Steam(TypedDict, total=False):
    """How a turn steams: rotations to the left and fields ahead; neither for a pass."""

    rotation: int
    distance: int


class Turn(Steam):
    """A whole turn: what to do, the logs it burns and gathers, what its docking chain does, where everybody lies then."""

    action: str
    burns: int
    gathers: int
    events: list[EventData]
    result: Result


class PackedTurns(TypedDict):
    """All whole turns, written shortly: docs/table-protocol.md tells how to read them."""

    steamers: dict[str, SteamerData]
    seats: list[str]
    kinds: list[tuple[str, ...]]
    events: list[tuple[int | str, ...]]
    turns: list[list[int]]


class Reach(TypedDict):
    """A field where a turn could lead, the least logs that takes, and how far docking could carry from there."""

    field: int
    logs: int
    end: int


class Wish(TypedDict):
    """A turn that somebody wants: rotations to the left and fields ahead (negative: right, astern)."""

    rotation: NotRequired[int]
    distance: int


DATA: Final[DataTypes] = DataTypes(Position, Scene, EVENTS, Turn, PackedTurns, Reach, Wish)
