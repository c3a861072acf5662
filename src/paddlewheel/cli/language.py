"""The language of this terminal, and saying something in it.

`--language` chooses it for any command, else the first of VARIABLES that is set, else it is English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from babel import Locale
from babel.numbers import format_decimal, format_percent

from paddlewheel.engine.contract import Say
from paddlewheel.engine.errors import BadData, no_such
from paddlewheel.words import LANGUAGES, Facts, MessageId, speaker
from paddlewheel.words import say as say_in
from paddlewheel.words.functions import LOCALES

OPTION: Final = "--language"
VARIABLES: Final = ("PADDLEWHEEL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

_spoken: Final[ContextVar[str]] = ContextVar("spoken", default=LANGUAGES[0])


def spoken() -> str:
    """Return the language of this terminal."""
    return _spoken.get()


def speak(language: str) -> None:
    """Speak a language from now on."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while, then return to the previous one."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def say(message: MessageId, facts: Facts | None = None) -> str:
    """Return a message in the language of this terminal."""
    return say_in(message, facts, spoken())


def number(value: float, digits: int = 0) -> str:
    """Return a number as the language writes it, rounded to some digits after the point."""
    pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
    return str(format_decimal(value, format=pattern, locale=_locale()))


def percent(share: float) -> str:
    """Return a share of 1 in percent, with one digit after the point."""
    return str(format_percent(round(share, 3), locale=_locale(), decimal_quantization=False))


def sayer() -> Say:
    """Return what a game draws its board with."""
    return speaker(spoken())


def chosen(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """Return the language that a command line asks for, or else the environment, and the rest of the command line."""
    rest = list(arguments)
    language = of_environment(environment)
    for nth, word in enumerate(arguments):
        if word == "--":
            break
        if word.partition("=")[0] == OPTION:
            size = 1 if "=" in word else 2
            language = _known(word.partition("=")[2] if size == 1 else "".join(arguments[nth + 1 : nth + 2]))
            return language, rest[:nth] + rest[nth + size :]
    return language, rest


def _locale() -> Locale:
    return Locale.parse(LOCALES[spoken()], sep="-")


def _known(wanted: str) -> str:
    if not wanted:
        raise BadData(OPTION, "value.choice", choices=list(LANGUAGES), found="''")
    if wanted.lower() not in LANGUAGES:
        raise no_such(OPTION, "language", wanted, LANGUAGES)
    return wanted.lower()


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the environment if there are words in it, else English."""
    told = next(filter(None, (environment.get(name) for name in VARIABLES)), "")
    language = re.split("[-_.@:]", told.lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]
