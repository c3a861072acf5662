"""The functions that messages call for names: the page has the same ones, in `web/src/i18n/functions.ts`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol, TypeAlias

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentType

LOCALES: Final = {"en": "en-GB", "de": "de", "nl": "nl", "fr": "fr"}

Name: TypeAlias = "str | int | Several"
NUMBERED: Final = re.compile(r"(.+)-(\d)\Z")
PLAIN: Final = re.compile(r"[a-z][a-z-]*\Z")
VOWEL: Final = re.compile(r"[aeiouyâàéèêîïôûœæh]", re.IGNORECASE)


class Several(FluentType):
    """A fact of several names or numbers."""

    def __init__(self, all_of_it: Iterable[str | int]) -> None:
        self.all = tuple(all_of_it)

    def format(self, locale: Locale) -> str:
        """Join them, as in a sentence."""
        return _joined(self.all, "and", locale)


class Names(Protocol):
    """Where names are found: the catalogue of a language."""

    def message(self, name: str) -> Message | None:
        """Return a message of that id; None if there is none."""

    def formatted(self, pattern: Pattern, facts: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """Return a pattern with its facts in words."""


def functions(language: str, names: Callable[[], Names]) -> dict[str, Callable[..., Any]]:
    """Return the functions of a language; `names` is asked for its catalogue when a name is first said."""
    locale = Locale.parse(LOCALES[language], sep="-")

    def looked_up(kind: str) -> Callable[..., Any]:
        def one(name: str, form: str) -> str:
            found = _message(names(), f"{kind}-{name.lower().replace('_', '-').replace(' ', '-')}", form)
            return found or _called(name)

        return lambda name, form="": _each(name, lambda text: one(text, form))

    def steamer(name: Name, form: str = "") -> Any:
        def one(text: str) -> str:
            numbered = NUMBERED.match(text)
            seat = numbered[1] if numbered else text
            called = _message(names(), f"steamer-{seat}", form) or _called(seat)
            return f"{called} {numbered[2]}" if numbered else called

        return _each(name, one)

    def rank(number: int) -> str:
        return _message(names(), "rank", "", {"rank": number})

    def several(items: Name, type: str = "and") -> str:  # noqa: A002  (messages name it so)
        return _joined(items.all, type, locale) if isinstance(items, Several) else str(items)

    return {
        "STEAMER": steamer,
        "CAPTAIN": looked_up("captain"),
        "HEADING": looked_up("heading"),
        "BEND": looked_up("bend"),
        "ELEMENT": looked_up("element"),
        "OPTION": looked_up("option"),
        "RANK": rank,
        "PERCENT": lambda share: format_percent(share, locale=locale),
        "LIST": several,
        "DE": lambda name: _each(name, lambda one: elided("de", one)),
        "QUE": lambda name: _each(name, lambda one: elided("que", one)),
    }


def elided(word: str, name: str) -> str:
    """Return *de* or *que* before a name, as French joins them: d’Orange, qu’Orange, du Second, de l’Avare."""
    if word == "de" and name.startswith("le "):
        return f"du {name[3:]}"
    if word == "de" and name.startswith("les "):
        return f"des {name[4:]}"
    return f"{word[:-1]}’{name}" if VOWEL.match(name) else f"{word} {name}"


def _message(names: Names, name: str, form: str, facts: dict[str, Any] | None = None) -> str:
    """Return a name of the catalogue, in a form if it has that one; empty if there is none."""
    message = names.message(name)
    pattern = message and (message.attributes.get(form) or message.value)
    return names.formatted(pattern, facts)[0] if pattern else ""


def _called(name: str) -> str:
    """Return a name that no catalogue has: one that a program gave in small letters, or a text that is a name already."""
    return name[:1].upper() + name[1:] if PLAIN.match(name) else name


def _each(name: Name, one: Callable[[str], str]) -> str | Several:
    return Several(one(str(item)) for item in name.all) if isinstance(name, Several) else one(str(name))


def _joined(items: Iterable[str | int], kind: str, locale: Locale) -> str:
    texts = [format_decimal(item, locale=locale) if isinstance(item, int) else item for item in items]
    return format_list(texts, style="or" if kind == "or" else "standard", locale=locale)
