"""Writes src/protocol.ts: the messages of the table protocol as TypeScript, from the Python classes that define them."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, Final

import msgspec
import msgspec.inspect as kinds

from paddlewheel.tables import messages
from paddlewheel.tables.messages import Strict

TARGET: Final = Path(__file__).parent / "src" / "protocol.ts"
HEAD: Final = "// Written by web/write_protocol.py from src/paddlewheel/tables/messages: change it there.\n"
UNIONS: Final = ("AnyEntry", "ServerMessage", "ClientMessage", "AnyOrder", "Reply")
BY_HTTP: Final = (
    "Captains",
    "Checked",
    "Created",
    "Games",
    "Listing",
    "Moment",
    "NewTable",
    "Problem",
    "RuleBook",
    "TableView",
    "TakeSeat",
    "Taken",
    "Turns",
    "WhichRules",
)


def protocol() -> str:
    """Return every message as TypeScript."""
    written: dict[str, str] = {}
    for name in (*UNIONS, *BY_HTTP):
        _walk(kinds.type_info(getattr(messages, name)), written)
    unions = [f"export type {name} = {typed(kinds.type_info(getattr(messages, name)))};" for name in UNIONS]
    version = f"export const PROTOCOL = {messages.PROTOCOL};"
    return "\n".join([HEAD, version, "", *unions, "", *(written[name] for name in sorted(written))])


def typed(kind: kinds.Type) -> str:
    """Return the TypeScript of a type."""
    match kind:
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
        case kinds.UnionType(types=types):
            return " | ".join(typed(one) for one in types)
        case kinds.ListType(item_type=item):
            return f"({typed(item)})[]" if isinstance(item, kinds.UnionType | kinds.LiteralType) else f"{typed(item)}[]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case kinds.StructType(cls=cls):
            return str(cls.__name__)
    raise TypeError(f"no TypeScript is known for {kind}")


def _walk(kind: kinds.Type, written: dict[str, str]) -> None:
    """Write a struct and everything it is made of."""
    if isinstance(kind, kinds.StructType):
        if kind.cls.__name__ in written:
            return
        written[kind.cls.__name__] = _interface(kind)
        for field in kind.fields:
            _walk(field.type, written)
    for inner in _inside(kind):
        _walk(inner, written)


def _inside(kind: Any) -> list[kinds.Type]:
    single = [getattr(kind, name) for name in ("item_type", "value_type", "type") if hasattr(kind, name)]
    return [*single, *getattr(kind, "types", ())]


def _interface(kind: kinds.StructType) -> str:
    from_outside = issubclass(kind.cls, Strict)
    lines = [f"/** {inspect.getdoc(kind.cls)} */", f"export interface {kind.cls.__name__} {{"]
    if kind.tag is not None:
        lines.append(f"  {kind.tag_field}: {_json(kind.tag)};")
    for field in kind.fields:
        may_lack = "?" if from_outside and not field.required else ""
        lines.append(f"  {field.encode_name}{may_lack}: {typed(field.type)};")
    return "\n".join([*lines, "}", ""])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    TARGET.write_text(protocol(), encoding="utf-8")
