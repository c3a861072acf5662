"""The requests of `paddlewheel engine` (docs/engine-protocol.md), and what is wrong with a line that is none."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, get_args

import msgspec

from paddlewheel.captains.judgement import SECONDS
from paddlewheel.engine.errors import BadData, shortened
from paddlewheel.games import USUAL_GAME


class Request(msgspec.Struct, tag_field="cmd", forbid_unknown_fields=True, kw_only=True):
    """What every request may have: an id that comes back with the answer."""

    id: int | str | None = None


class New(Request, tag="new"):
    """Begin a game: `game`, then `seats` (names) or `players` (a number), a `setup` by its name, and `options`."""

    game: str = USUAL_GAME
    seats: list[str] | None = None
    players: int | None = None
    setup: str | None = None
    options: dict[str, Any] = {}


class Load(Request, tag="load"):
    """Take over a record or a one-line position, given as `text`."""

    text: str


class Set(Request, tag="set"):
    """Take over a `position` given as plain data."""

    position: dict[str, Any]


class Show(Request, tag="show"):
    """Give the position as plain data."""


class Scene(Request, tag="scene"):
    """Give what lies on the table as plain data, for drawing it."""


class Position(Request, tag="position"):
    """Give the position as one line of text."""


class WholeRecord(Request, tag="record"):
    """Give the game so far as a text record."""


class Legal(Request, tag="legal"):
    """List every legal action of the actor; chance's with their weights."""


class Turns(Request, tag="turns"):
    """List every whole turn of the captain to move, with its price and its exact result."""


class Apply(Request, tag="apply"):
    """Do an `action`, given as its short text."""

    action: str


class Why(Request, tag="why"):
    """Say why an `action` is not legal, or why the turn cannot `end` as wished; nothing is done."""

    action: str | None = None
    end: dict[str, Any] | None = None


class Roll(Request, tag="roll"):
    """Let chance decide, with the operating system's generator."""


class Evaluate(Request, tag="evaluate"):
    """Say each seat's chance to be the next home, within `seconds`; the same `seed` means the same luck."""

    seconds: float = SECONDS
    seed: int = 0


class JudgeTurn(Request, tag="judge"):
    """Say what a turn, given as its `actions`, loses against the best that a captain finds; nothing is done."""

    actions: Annotated[list[str], msgspec.Meta(min_length=1)]
    seconds: float = SECONDS
    seed: int = 0


class Undo(Request, tag="undo"):
    """Take the last action back."""


class Choices(Request, tag="options"):
    """Say what can be chosen in a `game`: the schema of its options, and its ready-made setups."""

    game: str = USUAL_GAME


class Help(Request, tag="help"):
    """List the commands."""


class Quit(Request, tag="quit"):
    """Leave."""


Command: TypeAlias = (
    New
    | Load
    | Set
    | Show
    | Scene
    | Position
    | WholeRecord
    | Legal
    | Turns
    | Apply
    | Why
    | Roll
    | Evaluate
    | JudgeTurn
    | Undo
    | Choices
    | Help
    | Quit
)
REQUESTS: Final[tuple[type[Request], ...]] = get_args(Command)


def name_of(kind: type[Request]) -> str:
    """Return how a request is called in a line."""
    return str(kind.__struct_config__.tag)


def identity_of(line: bytes) -> int | str | None:
    """Return the id of a request, even of one that cannot be understood."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    identity = data.get("id") if isinstance(data, dict) else None
    return identity if isinstance(identity, int | str) and not isinstance(identity, bool) else None


def not_a_request(line: bytes, error: Exception) -> BadData:
    """Return what is wrong with a line that is not a request: its JSON, its command, its fields."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return BadData("", "engine.no_json", why=str(error))
    kinds = {name_of(kind): kind for kind in REQUESTS}
    if not isinstance(data, dict):
        return BadData("", "engine.no_object", found=shortened(data))
    if not isinstance(data.get("cmd"), str) or data["cmd"] not in kinds:
        if "cmd" not in data:
            return BadData("cmd", "engine.no_command", known=list(kinds))
        return BadData("cmd", "engine.unknown_command", found=shortened(data["cmd"]), known=list(kinds))
    fields = [field.name for field in msgspec.structs.fields(kinds[data["cmd"]])]
    for name in data:
        if name not in (*fields, "cmd"):
            return BadData("", "engine.unknown_field", command=data["cmd"], found=shortened(name), known=fields)
    return BadData("", "engine.bad_field", command=data["cmd"], why=str(error))
