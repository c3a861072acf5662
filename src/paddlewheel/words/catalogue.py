"""The catalogues, read from their files when a language is first spoken, and `say`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, TypeAlias, TypeGuard

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from paddlewheel.engine.contract import Say as Speaker
from paddlewheel.words.functions import LOCALES, Several, functions
from paddlewheel.words.ids import FILES, MessageId

Fact: TypeAlias = int | float | str | Sequence[int] | Sequence[str]
"""What an argument can be: a number, a name or a text, or several of them."""
Facts: TypeAlias = Mapping[str, Fact]

LANGUAGES: Final = tuple(LOCALES)
"""The first is the language of the games themselves."""

NameKind: TypeAlias = Literal["steamer", "captain", "heading", "bend", "element", "option"]
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message with its lines: those that begin with a space, a closing brace or nothing."""
INSIDE: Final = re.compile(r"\{\s*([a-z][a-z0-9-]*)(?:\.[a-z]+)?\s*\}")
"""A message that stands inside another."""
SENTENCE: Final = re.compile(r"[.?!…][”“’»\s]*\Z")


def say(message: MessageId, facts: Facts | None = None, language: str = "en") -> str:
    """Return a message in a language; raise a ValueError if it needs facts other than those given."""
    catalogue = _catalogue(language)
    found = catalogue.message(message)
    assert found is not None, f"{message} is in no catalogue"
    assert found.value is not None, f"{message} says nothing"
    given = {name: fact if isinstance(fact, str | int | float) else Several(fact) for name, fact in (facts or {}).items()}
    said, errors = catalogue.formatted(found.value, given)
    if errors:
        raise ValueError(f"{message} ({language}) cannot be said with {facts}: {errors[0]}")
    return f"{said[:1].upper()}{said[1:]}" if SENTENCE.search(said) else said


def speaker(language: str = "en") -> Speaker:
    """Return `say` in one language, for a game that draws its board."""

    def spoken(message: str, facts: Facts | None = None, /, otherwise: str = "") -> str:
        return say(message, facts, language) if known(message) else otherwise or message

    return spoken


def known(message: str) -> TypeGuard[MessageId]:
    """Return whether there is a message of that id."""
    return message in FILES


def name_of(kind: NameKind, name: str, language: str = "en", form: str = "") -> str:
    """Return what a steamer, a captain or another thing is called in a language."""
    return str(_functions(language)[kind.upper()](name, form))


@cache
def _functions(language: str) -> dict[str, Callable[..., Any]]:
    return functions(language, lambda: _catalogue(language))


@cache
def _catalogue(language: str) -> _Catalogue:
    """Return the messages of a language, whose files are read when something is first said in it."""
    files = (resources.files(__package__).joinpath(language, f"{name}.ftl") for name in sorted(set(FILES.values())))
    return _Catalogue(language, "\n".join(file.read_text(encoding="utf-8") for file in files))


class _Catalogue:
    """Messages that are parsed when they are first said: parsing all of them would take longer than most commands do."""

    def __init__(self, language: str, source: str) -> None:
        self._bundle = FluentBundle([LOCALES[language]], functions=_functions(language), use_isolating=False)
        self._unread = {entry[1]: entry[0] for entry in MESSAGE.finditer(source)}

    def message(self, name: str) -> Message | None:
        """Return a message of that id; None if there is none."""
        self._read(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def formatted(self, pattern: Pattern, facts: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """Return a pattern with its facts in words, and what was wrong with them."""
        text, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        return str(text), errors

    def _read(self, name: str) -> None:
        """Parse a message and those inside it, if that has not been done."""
        source = self._unread.get(name)
        if source is None:
            return
        for inside in INSIDE.findall(source):
            self._read(inside)
        self._bundle.add_resource(FluentResource(source))
        self._unread.pop(name, None)  # only now, when it can be found: others may say it in another thread
