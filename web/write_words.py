"""Writes the messages of the catalogues down as types: src/i18n/messages.ts for the page, words/ids.py for Python.

What an argument is follows from what messages do with it, in any language: one that LIST takes is several, one that a
message selects by numbers, or that NUMBER, RANK or PERCENT take, is a number, and so is one named below; all else is text.
An argument of one name is the same kind of thing in every message.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WEB: Final = Path(__file__).parent
WORDS: Final = WEB.parent / "src" / "paddlewheel" / "words"
MESSAGES: Final = WEB / "src" / "i18n" / "messages.ts"
IDS: Final = WORDS / "ids.py"
LANGUAGES: Final = ("en", "de", "nl", "fr")
NOT_IN_PAGE: Final = ("drawn", "games", "help", "lessons", "puzzles", "terminal")
"""Files of which the page says nothing; vite.config.ts leaves the same ones out."""

NUMBERS: Final = ("NUMBER", "RANK", "PERCENT")
COUNTED: Final = (
    *("at", "before", "compared", "field", "fields", "front", "limit", "moment", "number", "of", "other_number", "round"),
    *("side", "speed", "tile", "version"),
)
"""Arguments that are numbers though no message counts with them."""
PLURALS: Final = ("zero", "one", "two", "few", "many")
WRAPPER: Final = textwrap.TextWrapper(120, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
TEXT, NUMBER, SEVERAL = "string", "number", "(string | number)[]"


class Message(NamedTuple):
    """A message of one language: the file it is in, its arguments with the kinds of their uses, the messages in it."""

    file: str
    arguments: dict[str, set[str]]
    inside: set[str]


@cache
def read(language: str) -> dict[str, Message]:
    """Return every message of a language by its id; raise a ValueError for what cannot be read or is there twice."""
    found: dict[str, Message] = {}
    for path in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {entry.annotations[0].message}\n{entry.content}")  # noqa: TRY004
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise ValueError(f"{path}: {entry.id.name} is there twice")
                uses = _Uses()
                uses.visit(entry)
                found[entry.id.name] = Message(path.stem, uses.found, uses.inside)
    for message in found.values():
        for name in message.inside:
            message.arguments.update(found[name].arguments)
    return found


def kinds(catalogues: list[dict[str, Message]]) -> dict[str, str]:
    """Return what the arguments of each name are; raise a ValueError for a name that is two kinds of things."""
    uses: dict[str, set[str]] = {name: {NUMBER} for name in COUNTED}
    for message in (one for catalogue in catalogues for one in catalogue.values()):
        for name, used in message.arguments.items():
            uses.setdefault(name, set()).update(used)
    twice = {name: used for name, used in uses.items() if len(used) > 1}
    if twice:
        raise ValueError(f"arguments of one name and several kinds: {twice}")
    return {name: next(iter(used), TEXT) for name, used in uses.items()}


def messages_ts() -> str:
    """Return the ids of the page with their arguments as TypeScript."""
    catalogues = [read(language) for language in LANGUAGES]
    kind = kinds(catalogues)
    lines = [
        "// Written by web/write_words.py from src/paddlewheel/words: change it there.\n",
        "/** Every message of the page with the facts it takes. */",
        "export interface Messages {",
    ]
    for name, message in sorted(catalogues[0].items()):
        if message.file not in NOT_IN_PAGE:
            facts = "; ".join(f"{one}: {kind[one]}" for one in sorted(message.arguments))
            lines.append(f'  "{name}": {f"{{ {facts} }}" if facts else "null"};')
    return "\n".join([*lines, "}", ""])


def ids_py() -> str:
    """Return the ids as types, one for each file."""
    files: dict[str, list[str]] = {}
    for name, message in sorted(read(LANGUAGES[0]).items()):
        files.setdefault(message.file, []).append(name)
    lines = [
        '"""The ids of all messages: written by web/write_words.py from the catalogues, change them there."""',
        "",
        "# fmt: off",
        "from __future__ import annotations",
        "",
        "from typing import Final, Literal, TypeAlias, get_args",
        "",
    ]
    for file, names in sorted(files.items()):
        ids = WRAPPER.fill(", ".join(f'"{name}"' for name in names))
        lines += [f"{file.capitalize()}Id: TypeAlias = Literal[", f"{ids},", "]"]
    lines += [
        "MessageId: TypeAlias = (",
        *(f"    {'| ' if nth else ''}{file.capitalize()}Id" for nth, file in enumerate(sorted(files))),
        ")",
        "",
        "FILES: Final[dict[str, str]] = {",
        *(f'    **dict.fromkeys(get_args({file.capitalize()}Id), "{file}"),' for file in sorted(files)),
        "}",
    ]
    return "\n".join([*lines, ""])


class _Uses(Visitor):
    """Collects the arguments of a message, each with what it must be."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.inside: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inside.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        numeric = any(isinstance(key, ast.NumberLiteral) or key.name in PLURALS for key in keys)
        self._uses(node.selector, NUMBER if numeric else TEXT)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        kind = SEVERAL if node.id.name == "LIST" else NUMBER if node.id.name in NUMBERS else ""
        for argument in _variables(node):
            self._uses(argument, kind)
        self.generic_visit(node)

    def _uses(self, node: ast.BaseNode, kind: str) -> None:
        if isinstance(node, ast.VariableReference) and kind:
            self.found.setdefault(node.id.name, set()).add(kind)


def _variables(call: ast.FunctionReference) -> Iterator[ast.VariableReference]:
    """Return the arguments that a function takes, those inside another function too."""
    for argument in call.arguments.positional:
        if isinstance(argument, ast.FunctionReference):
            yield from _variables(argument)
        elif isinstance(argument, ast.VariableReference):
            yield argument


if __name__ == "__main__":
    MESSAGES.write_text(messages_ts(), encoding="utf-8")
    IDS.write_text(ids_py(), encoding="utf-8")
