"""The errors that games, tables and tools raise: each says whose mistake it was, with a code and its facts.

PaddlewheelError
├── Refusal      the rules say no: a rule id, a code with the numbers, a legal action instead
└── BadInput     what came from outside cannot be understood
    ├── BadText    a text: the line, and what is wrong there
    └── BadData    plain data or options: the place inside it, and what is wrong there
        └── UnknownVersion   a version of the rules that this build does not know
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

Fact: TypeAlias = int | str | Sequence[int] | Sequence[str]
"""What an error tells besides its code: a number, a name or a code, or several of them; a cell is two numbers."""
NEAR: Final = 0.7
"""How similar two names must be, out of 1, for one to count as a misspelling of the other."""


class PaddlewheelError(Exception):
    """Anything that Paddlewheel itself says no to: a code with its facts, and the rule it rests on if there is one.

    Codes are stable and listed in `docs/codes.md`; sentences are made of them in `words`.
    """

    kind: str = "error"
    """What the id of its sentence begins with."""
    rule: str | None = None
    code: str
    facts: Mapping[str, Fact] = MappingProxyType({})
    where: str = ""
    """At which place in plain data, as `steamers.red.wood`."""
    line: int | None = None
    """In which line of a text."""
    nth: int | None = None
    """Which of several actions it is about, the first being 1; none if there was one alone."""

    @property
    def brief(self) -> str:
        """Code and facts as one text: `speed.no_coal (speed=4, needed=2, coal=0)`."""
        facts = ", ".join(f"{name}={_plain(fact)}" for name, fact in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __str__(self) -> str:
        line = "" if self.line is None else f"line {self.line}: "
        where = f"{self.where}: " if self.where else ""
        return f"{line}{self.rule} {where}{self.brief}" if self.rule else f"{line}{where}{self.brief}"


class Refusal(PaddlewheelError):
    """The rules say no. Nothing has changed."""

    kind = "refusal"

    def __init__(self, rule: str, code: str, instead: Any = None, **facts: Fact) -> None:
        super().__init__(rule, code, instead)
        self.rule: str = rule
        self.code, self.instead, self.facts = code, instead, facts

    def offering(self, instead: Any) -> Refusal:
        """Return the same refusal with a legal action instead."""
        return Refusal(self.rule, self.code, instead, **self.facts)


class BadInput(PaddlewheelError):
    """What came from outside cannot be understood. Nothing has changed."""


class BadText(BadInput):
    """A text that cannot be read: what was wrong, and in which line."""

    def __init__(self, code: str, line: int | None = None, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(code, line, rule)
        self.code, self.line, self.rule, self.facts = code, line, rule, facts


class BadData(BadInput):
    """Plain data that cannot be taken: at which place in it, and what was wrong there."""

    def __init__(self, where: str, code: str, rule: str | None = None, **facts: Fact) -> None:
        super().__init__(where, code, rule)
        self.where, self.code, self.rule, self.facts = where, code, rule, facts


class UnknownVersion(BadData):
    """A version of a game's rules that this build does not know; the race was begun by a newer one, or by none."""

    def __init__(self, version: int, known: Sequence[int]) -> None:
        super().__init__("rules", "rules.unknown_version", version=version, known=list(known))
        self.args = version, tuple(known)  # so that it can be sent to another process
        self.version = version


def at_line(error: PaddlewheelError, line: int) -> BadText:
    """Return what is wrong in a line of a text, whatever kind of error it is."""
    if isinstance(error, BadText) and error.line is not None:
        return error
    found = BadText(error.code, line, error.rule, **error.facts)
    found.where, found.kind = error.where, error.kind
    return found


def _plain(fact: Fact) -> str:
    return str(fact) if isinstance(fact, int | str) else ",".join(map(str, fact))


def known_version(known: Sequence[int], wanted: int | None) -> int:
    """Return the version of the rules that is wanted, the newest if none is named; raise UnknownVersion for any other."""
    if wanted is None:
        return known[-1]
    if wanted not in known:
        raise UnknownVersion(wanted, known)
    return wanted


def no_such(where: str, kind: str, found: str, known: Iterable[str]) -> BadData:
    """Return the error for an unknown name: the names that exist, and the one that may have been meant."""
    known = tuple(known)
    near = meant(found, known)
    if near is None:
        return BadData(where, "name.unknown", kind=kind, found=shortened(found), known=known)
    return BadData(where, "name.misspelt", kind=kind, found=shortened(found), near=near, known=known)


def meant(found: object, known: Iterable[str]) -> str | None:
    """Return the name so similar to the one found that it may have been meant; None if there is none."""
    near = difflib.get_close_matches(found.lower(), tuple(known), 1, NEAR) if isinstance(found, str) else []
    return near[0] if near else None


def shortened(found: object, most: int = 60) -> str:
    """Return what was found as it fits in a sentence: texts quoted and cut, numbers plain, lists as […]."""
    if isinstance(found, str):
        text = " ".join(found[: most + 1].split()) or found[:most]
        return repr(text) if len(text) <= most else repr(text[:most]) + "…"
    if found is None or isinstance(found, bool):
        return {None: "null", True: "true", False: "false"}[found]
    if isinstance(found, int) and found.bit_length() > 64:
        return "-…" if found < 0 else "…"
    if isinstance(found, int | float):
        return str(found)
    return "[…]" if isinstance(found, list | tuple) else "{…}"
