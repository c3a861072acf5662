"""The catalogues, read from their files when a language is first spoken, and `say`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeAlias, TypeGuard

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from paddlewheel.engine.contract import Say as Speaker
from paddlewheel.words.functions import LOCALES, Several, functions
from paddlewheel.words.ids import FILES, MessageId

Fact: TypeAlias = int | float | str | Sequence[int] | Sequence[str]
"""What an argument can be: a number, a name or a text, or several of them."""
Facts: TypeAlias = Mapping[str, Fact]

LANGUAGES: Final = tuple(LOCALES)
"""The first is the one that the games themselves speak."""

NameKind: TypeAlias = Literal["steamer", "captain", "heading", "bend", "element", "option"]
INSIDE: Final = {"refusals": ("ends",)}
"""Files whose messages stand inside those of another."""
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message with its lines: those that begin with a space, a closing brace or nothing."""
SENTENCE: Final = re.compile(r"[.?!…][”“’»\s]*\Z")


def say(message: MessageId, facts: Facts | None = None, language: str = "en") -> str:
    """Return a message in a language; raise a ValueError if it wants other facts than those given."""
    bundle = _bundle(language, FILES[message])
    pattern = bundle.get_message(message).value
    assert pattern is not None, "a message without a value is nowhere in the catalogues"
    given = {name: fact if isinstance(fact, str | int | float) else Several(fact) for name, fact in (facts or {}).items()}
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        raise ValueError(f"{message} ({language}) cannot be said with {facts}: {errors[0]}")
    said = str(text)
    return f"{said[:1].upper()}{said[1:]}" if SENTENCE.search(said) else said


def speaker(language: str = "en") -> Speaker:
    """Return `say` in one language, for a game that draws its board."""

    def spoken(message: str, facts: Facts | None = None, /, otherwise: str = "") -> str:
        return say(message, facts, language) if known(message) else otherwise or message

    return spoken


def known(message: str) -> TypeGuard[MessageId]:
    """Tell if there is a message of that id."""
    return message in FILES


def name_of(kind: NameKind, name: str, language: str = "en", form: str = "") -> str:
    """Return what a steamer, a captain or another thing is called in a language."""
    return str(_functions(language)[kind.upper()](name, form))


@cache
def _functions(language: str) -> dict[str, Callable[..., Any]]:
    return functions(language, lambda file: _bundle(language, file))


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    """Return the messages of a file, which is read when something of it is first said."""
    sources = (
        resources.files(__package__).joinpath(language, f"{one}.ftl").read_text(encoding="utf-8")
        for one in (file, *INSIDE.get(file, ()))
    )
    return _Catalogue(language, "\n".join(sources))


class _Catalogue(FluentBundle):
    """Messages that are parsed when they are first said: reading all of a file would take longer than most commands do."""

    def __init__(self, language: str, source: str) -> None:
        super().__init__([LOCALES[language]], functions=_functions(language), use_isolating=False)
        self._unread = {entry[1]: entry[0] for entry in MESSAGE.finditer(source)}

    def has_message(self, message_id: str) -> bool:
        """Tell if there is a message, read or not."""
        return message_id in self._unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        source = self._unread.get(entry_id)
        if source is not None:  # taken off the list only when it can be found: others may say it in another thread
            self.add_resource(FluentResource(source))
            self._unread.pop(entry_id, None)
        return super()._lookup(entry_id, term)
