"""Mississippi Queen as plain data: positions, scenes, events, whole turns; `docs/engine-protocol.md` has the meanings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, TypeAlias, TypedDict, Union

from paddlewheel.engine import options
from paddlewheel.engine.data_types import DataTypes, Pair
from paddlewheel.engine.options import OptionValue
from paddlewheel.engine.plain_data import event_types
from paddlewheel.games.queen.model.events import Event
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.river.elements import ELEMENTS
from paddlewheel.games.queen.river.tiles import Bend, Roof
from paddlewheel.hexes import Heading

Decision: TypeAlias = Literal["first", "die", "tile", "landing", "face", "speed", "sail", "board", "fuel", "exchange"]
"""What is decided next: the first four by chance."""
EndAction: TypeAlias = Literal["board", "fuel", "exchange", "arrive"]

if TYPE_CHECKING:
    OptionsData: TypeAlias = dict[str, OptionValue]
    ElementsData: TypeAlias = dict[str, list[Pair]]
else:
    OptionsData = options.data_type(Options)
    ElementsData = TypedDict("Elements", {kind.cells: list[Pair] for kind in ELEMENTS})
    ElementsData.__doc__ = "B2–B7: the cells of each kind of water."


# --- positions ------------------------------------------------------------------------------------------------------------


class LaidTile(TypedDict):
    """A tile in the order in which they were laid: how it turned from the one before, and the cells left out."""

    id: str
    turn: NotRequired[Bend]
    left_out: NotRequired[list[Pair]]


class SteamerData(TypedDict):
    """A steamer; its cell is null once it has left the river."""

    cell: Pair | None
    heading: Heading
    speed: int
    coal: int
    passengers: int
    boarded_at: list[str]
    rank: NotRequired[int]
    wrecked: NotRequired[bool]
    home: NotRequired[bool]


class TurnUnderWayData(TypedDict):
    """What a turn under way has to remember."""

    points: int
    rotated: int
    stood: list[Pair]
    pushed_to: list[Pair]
    reached: bool
    slowed: NotRequired[int]
    rose_needed: NotRequired[int]


class Position(TypedDict):
    """A position."""

    game: Literal["queen"]
    rules: int
    options: OptionsData
    seats: list[str]
    tiles: list[LaidTile]
    first_tile: int
    landing: Bend | None
    steamers: dict[str, SteamerData]
    waiting: dict[str, int]
    first: str | None
    round: int
    order: list[str]
    to_move: str | None
    decision: Decision | None
    captain: str | None
    die: Bend | None
    under_way: TurnUnderWayData | None
    given: NotRequired[int]


# --- the scene ------------------------------------------------------------------------------------------------------------


class Station(TypedDict):
    """Q18: a station: its roof, the land it stands on, and the water beside it."""

    roof: Roof
    house: Pair
    dock: Pair


class SceneTile(TypedDict):
    """A tile as it lies."""

    number: int
    id: str
    centre: Pair
    flow: Heading
    cells: list[Pair]
    land: list[Pair]
    station: Station | None
    elements: ElementsData


class Landing(TypedDict):
    """Q7: how the landing lies: the water it lies against, and the cells it covers itself."""

    heading: Heading
    jetties: list[Pair]
    quay: list[Pair]


class TileToCome(TypedDict):
    """Q2: where the next tile can lie."""

    turn: Bend
    heading: Heading
    cells: list[Pair]


class RoseCaptain(TypedDict):
    """B12: who steers the Black Rose in this round, and the steamer whose rank in the order makes it so."""

    captain: str
    because: str
    why: Literal["last", "before", "passed"]


class Scene(TypedDict):
    """The river as it lies on the table."""

    tiles: list[SceneTile]
    start_cells: list[Pair]
    shipyard: Pair | None
    landing: Landing | None
    to_come: list[TileToCome]
    pile: int
    rose: RoseCaptain | None


# --- events ---------------------------------------------------------------------------------------------------------------


class RankData(TypedDict):
    """Q20: a rank in the order: the numbers that are compared, and which of them put it ahead of the next."""

    steamer: str
    tile: int
    stick: int
    speed: int
    coal: int
    right: int
    ahead_by: str | None


EVENTS: Final = event_types(
    Event,
    {
        "turn": Bend,
        "heading": Heading,
        "start": Pair,
        "end": Pair,
        "jetties": list[Pair],
        "order": list[str],
        "holders": list[str],
        "standings": list[RankData],
    },
)

if TYPE_CHECKING:
    EventData: TypeAlias = dict[str, Any]
else:
    EventData = Union[EVENTS]  # noqa: UP007  (one that is made of a tuple)
"""An event of one of `EVENTS`, which follow from the classes of the events."""


# --- whole turns ----------------------------------------------------------------------------------------------------------


class PushData(TypedDict):
    """Q14: a push as part of a whole turn."""

    steamer: str
    start: Pair
    end: Pair


class Turn(TypedDict):
    """A whole turn: its end, the least coal it costs, whom it pushes where, and one way to sail it, action by action."""

    speed: int
    cell: Pair
    heading: Heading
    final_speed: int
    coal: int
    pushes: list[PushData]
    way: list[str]
    prices: list[Pair]
    cells: list[Pair | None]
    headings: list[Heading | None]


PackedRotation: TypeAlias = tuple[str, int, int, int]
"""The action, the points and the coal it takes, the heading it turns to."""
PackedStep: TypeAlias = tuple[str, int, int, int, int]
"""The action, the points and the coal it takes, and the two numbers of the cell it leads to,"""
PackedPush: TypeAlias = tuple[str, int, int, int, int, str, int, int]
"""and with a push also who is pushed from that cell, and the cell it is pushed to."""
PackedMove: TypeAlias = PackedRotation | PackedStep | PackedPush


class PackedTurns(TypedDict):
    """All whole turns, written shortly: docs/table-protocol.md tells how to read them."""

    start: tuple[int, int, int] | None
    speeds: list[tuple[int, int]]
    moves: list[PackedMove]
    steps: list[int]
    turns: list[int]


class Reach(TypedDict):
    """A cell where a turn could end, with the least coal."""

    cell: Pair
    coal: int


class Wish(TypedDict, total=False):
    """How somebody wants the turn to end, or what they want to do."""

    cell: Pair | None
    heading: Heading | None
    speed: int | None
    then: EndAction | None
    steamer: str | None


DATA: Final[DataTypes] = DataTypes(Position, Scene, EVENTS, Turn, PackedTurns, Reach, Wish)
