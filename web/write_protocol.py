"""Write what crosses the wire as TypeScript: src/net/protocol.ts from the messages, src/games/NAME/data.ts from each game.

A message that carries data of a game takes the types of that game as its parameter, so that nothing here names a game.
"""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, is_typeddict

import msgspec
import msgspec.inspect as kinds

from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.data_types import AnyEvent, AnyPosition, AnyScene, AnyTurn, DataTypes, fields_of
from paddlewheel.games import GAMES
from paddlewheel.tables import protocol as messages
from paddlewheel.tables.protocol import Strict
from paddlewheel.tables.protocol.game_data import OF_A_GAME

SOURCE: Final = Path(__file__).parent / "src"
HEAD: Final = "// Written by web/write_protocol.py from src/paddlewheel/{}: change it there.\n"
UNIONS: Final = ("AnyEntry", "ServerMessage", "ClientMessage", "AnyOrder", "Reply")
BY_HTTP: Final = (
    "Captains",
    "Checked",
    "Courses",
    "DailyInfo",
    "DailyProgress",
    "Created",
    "Failure",
    "Games",
    "Listing",
    "Moment",
    "NewTable",
    "Noted",
    "Problem",
    "PuzzleTold",
    "Puzzles",
    "Report",
    "Review",
    "RuleBook",
    "TableView",
    "TakeSeat",
    "Taken",
    "Turns",
    "WhichRules",
)
OPTIONS: Final = "Record<string, OptionValue>"
OPTION_VALUE: Final = "/** What can be chosen for an option. */\nexport type OptionValue = boolean | number | string[];\n"
PARTS: Final = {"events": "event"}
"""What a part of a game's types is called where one of several is meant."""
COMMON: Final = {
    "position": AnyPosition,
    "scene": AnyScene,
    "event": AnyEvent,
    "turn": AnyTurn,
    "packed": None,
    "reach": None,
    "wish": None,
}
"""What the data of every game has in common, by the part it is of."""
PARAMETER: Final = "<D extends GameData = GameData>"


# --- messages -------------------------------------------------------------------------------------------------------------


def protocol() -> str:
    """Return every message as TypeScript."""
    written: dict[str, str] = {}
    roots = {name: kinds.type_info(getattr(messages, name)) for name in (*UNIONS, *BY_HTTP)}
    for kind in roots.values():
        _walk(kind, written)
    unions = [f"export type {name}{_parameter(roots[name])} = {typed(roots[name])};" for name in UNIONS]
    version = f"export const PROTOCOL = {messages.PROTOCOL};"
    head = HEAD.format("tables/protocol")
    whole = [head, version, "", any_game(), OPTION_VALUE, *unions, "", *(written[name] for name in sorted(written))]
    return "\n".join(whole)


def any_game() -> str:
    """Return what messages carry of a game, whichever it is."""
    parts = [f"  {name}: {_common(kind)};" for name, kind in COMMON.items()]
    event = '/** An event of a game, whichever it is. */\nexport type GameEvent = GameData["event"];'
    head = "/** What messages carry of a game, whichever it is. */\nexport interface GameData {"
    return "\n".join([head, *parts, "}", "", event, ""])


def _common(kind: Any) -> str:
    """Return the fields that all games have, and that there may be others."""
    if kind is None:
        return "Record<string, unknown>"
    fields = [f"{name}{'' if one.required else '?'}: {_plain(one.kind)}" for name, one in fields_of(kind).items()]
    return f"{{ {'; '.join(fields)}; [field: string]: unknown }}"


def _plain(kind: Any) -> str:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return _listed(_plain(inner[0]))
    if origin is tuple:
        return f"[{', '.join(map(_plain, inner))}]"
    if origin is dict:
        return f"Record<string, {_plain(inner[1])}>"
    if origin in (Union, types.UnionType):
        return " | ".join(map(_plain, inner))
    return "unknown" if kind is Any else _PLAIN[kind]


def typed(kind: kinds.Type) -> str:
    """Return the TypeScript of a type."""
    match kind:
        case kinds.Metadata(extra={"of a game": "options"}):
            return OPTIONS
        case kinds.Metadata(extra={"of a game": part}):
            return f'D["{part}"]'
        case kinds.Metadata(type=inner):
            return typed(inner)
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
        case kinds.LiteralType(values=values):
            return " | ".join(sorted(_json(value) for value in values))
        case kinds.UnionType(types=inner_types):
            return " | ".join(typed(one) for one in inner_types)
        case kinds.ListType(item_type=item):
            return _listed(typed(item))
        case kinds.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case kinds.StructType(cls=cls) | kinds.TypedDictType(cls=cls):
            return f"{cls.__name__}<D>" if _of_a_game(kind) else str(cls.__name__)
    raise TypeError(f"no TypeScript is known for {kind}")


def _walk(kind: kinds.Type, written: dict[str, str]) -> None:
    """Write a struct and everything it is made of."""
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        if kind.cls.__name__ in written:
            return
        written[kind.cls.__name__] = _interface(kind)
    for inner in _inside(kind):
        _walk(inner, written)


def _inside(kind: Any) -> list[kinds.Type]:
    single = [getattr(kind, name) for name in ("item_type", "value_type", "type") if hasattr(kind, name)]
    return [*single, *getattr(kind, "types", ()), *(field.type for field in getattr(kind, "fields", ()))]


def _of_a_game(kind: kinds.Type) -> bool:
    """Tell whether something in a type is data of a game."""
    extra = kind.extra if isinstance(kind, kinds.Metadata) else None
    if extra and OF_A_GAME in extra:
        return bool(extra[OF_A_GAME] != "options")
    return any(map(_of_a_game, _inside(kind)))


def _parameter(kind: kinds.Type) -> str:
    return PARAMETER if _of_a_game(kind) else ""


def _interface(kind: kinds.StructType | kinds.TypedDictType) -> str:
    config = getattr(kind.cls, "__struct_config__", None)
    lacks = config is None or config.omit_defaults or issubclass(kind.cls, Strict)
    lines = [f"/** {inspect.getdoc(kind.cls)} */", f"export interface {kind.cls.__name__}{_parameter(kind)} {{"]
    if isinstance(kind, kinds.StructType) and kind.tag is not None:
        lines.append(f"  {kind.tag_field}: {_json(kind.tag)};")
    for field in kind.fields:
        may_lack = lacks and not field.required
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {typed(field.type)};")
    return "\n".join([*lines, "}", ""])


# --- the data of a game ---------------------------------------------------------------------------------------------------


class GameWriter:
    """Writes the types of a game's plain data, each once, under the name it has in the game."""

    def __init__(self, game: AnyGame) -> None:
        self.module = sys.modules[game.DATA.position.__module__]
        self.data: DataTypes = game.DATA
        self.written: dict[str, str] = {}
        self.aliases = {
            alias: name
            for name, alias in vars(self.module).items()
            if get_origin(alias) in (Literal, tuple) and not name.startswith("_")
        }

    def written_out(self) -> str:
        """Return the types of the game as TypeScript."""
        parts = []
        for name, kind in self.data._asdict().items():
            told = " | ".join(map(self.typed, kind)) if isinstance(kind, tuple) else self.typed(kind)
            if isinstance(kind, tuple):
                self.written["Event"] = f"/** What happened. */\nexport type Event = {told};\n"
                told = "Event"
            parts.append(f"  {PARTS.get(name, name)}: {told};")
        whole = ["/** What messages carry of this game. */", "export type Data = {", *parts, "};", ""]
        place = self.module.__name__.removeprefix("paddlewheel.").replace(".", "/")
        written = [self.written[name] for name in sorted(self.written)]
        return "\n".join([HEAD.format(f"{place}.py"), *whole, *written])

    def typed(self, kind: Any) -> str:
        """Return the TypeScript of a type, and keep what it is made of to be written."""
        if is_typeddict(kind):
            return self._kept(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if kind in self.aliases:
            self.written.setdefault(
                self.aliases[kind], f"export type {self.aliases[kind]} = {self._unnamed(origin, inner)};\n"
            )
            return self.aliases[kind]
        if origin is None:
            return _PLAIN[kind]
        return self._unnamed(origin, inner)

    def _unnamed(self, origin: Any, inner: tuple[Any, ...]) -> str:
        if origin is Literal:
            return " | ".join(map(_json, inner))
        if origin in (Union, types.UnionType):
            return "Event" if inner == self.data.events else " | ".join(map(self.typed, inner))
        if origin is list or (origin is tuple and inner[-1] is ...):
            return _listed(self.typed(inner[0]))
        if origin is tuple:
            return f"[{', '.join(map(self.typed, inner))}]"
        if origin is dict:
            return f"Record<string, {self.typed(inner[1])}>"
        raise TypeError(f"no TypeScript is known for {origin}")

    def _kept(self, kind: Any) -> str:
        name = str(kind.__name__).removesuffix("Data")
        if name not in self.written:
            self.written[name] = ""
            fields = fields_of(kind)
            lines = [f"  {key}{'' if one.required else '?'}: {self.typed(one.kind)};" for key, one in fields.items()]
            doc = " ".join((inspect.getdoc(kind) or name).split())
            self.written[name] = "\n".join([f"/** {doc} */", f"export type {name} = {{", *lines, "};", ""])
        return name


_PLAIN: Final = {int: "number", str: "string", bool: "boolean", type(None): "null"}


def _listed(item: str) -> str:
    return f"({item})[]" if " | " in item and not item.startswith("[") else f"{item}[]"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# --- the files ------------------------------------------------------------------------------------------------------------


def files() -> dict[Path, str]:
    """Return every file that is written: the messages, and the data of each game that the page has a folder for."""
    shown = {SOURCE / "games" / name: game for name, game in GAMES.items()}
    data = {folder / "data.ts": GameWriter(game).written_out() for folder, game in shown.items() if folder.is_dir()}
    return {SOURCE / "net" / "protocol.ts": protocol(), **data}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
